"""Night and lanterns: how far each pixel of the land is lit."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import numpy as np
from PIL import Image, ImageChops

from images.core.theme import rgb
from images.games.lost_ones.chart import Light, Square
from images.games.lost_ones.furniture import GLOWS, furniture
from images.games.lost_ones.theme import LostOnesTheme

_LAVA = (Light(0.3, 0.4, 0.75, 0.8), Light(0.7, 0.7, 0.75, 0.8))  # within its square
_DAY = "#fff8e8"


def burning(squares: Iterable[Square]) -> Iterator[Light]:
    """Yield the lights that belong to the land, in squares of the map: lanterns, fires, lava."""
    for one in squares:
        if "lava" in one.icons:
            yield from (Light(one.column + each.x, one.row + each.y, each.radius, each.warmth) for each in _LAVA)
        for thing in furniture(one):
            if (glow := GLOWS.get(thing.sprite)) is not None:
                x, y = one.column + thing.x, one.row + thing.y - glow.up * thing.size
                yield Light(x, y, glow.radius, glow.warmth)


def mask(lights: Iterable[Light], left: float, top: float, side: int) -> Image.Image | None:
    """Return how far each pixel of the square at (left, top) is lit, or None where no light reaches it."""
    total: Image.Image | None = None
    for light in lights:
        x, y, r = ((light.x - left) * side, (light.y - top) * side, light.radius * side)
        if x + r <= 0 or y + r <= 0 or x - r >= side or y - r >= side:
            continue
        pool = _pool(max(1, round(r)), round(255 * light.warmth))
        own = Image.new("L", (side, side))
        own.paste(pool, (round(x) - pool.width // 2, round(y) - pool.height // 2))
        total = own if total is None else ImageChops.screen(total, own)
    return total


@lru_cache(maxsize=32)
def _pool(radius: int, strength: int) -> Image.Image:
    """Return a pool of light, fading from the middle."""
    line = (np.arange(-radius, radius + 1, dtype=np.float32) / radius) ** 2
    near = np.clip(1 - line[None, :] - line[:, None], 0, 1) ** np.float32(1.35)
    return Image.fromarray((strength * near + 0.5).astype(np.uint8))


def by_night(theme: LostOnesTheme, day: Image.Image) -> Image.Image:
    """Return the land as it looks far from every light."""
    return _washed(theme, _tinted(day, theme.night))


def by_lantern(theme: LostOnesTheme, day: Image.Image) -> Image.Image:
    """Return the land as it looks in the middle of a lantern's light."""
    glow = Image.new("RGB", day.size, rgb(theme.lantern))
    return _washed(theme, ImageChops.add(_tinted(day, _DAY), glow))


def _washed(theme: LostOnesTheme, land: Image.Image) -> Image.Image:
    """Return the land as ink on paper, as far as the theme is paper."""
    if not theme.wash:
        return land
    return Image.blend(land, Image.new("RGB", land.size, rgb(theme.paper)), theme.wash)


def _tinted(day: Image.Image, colour: str) -> Image.Image:
    return ImageChops.multiply(day, Image.new("RGB", day.size, rgb(colour)))
