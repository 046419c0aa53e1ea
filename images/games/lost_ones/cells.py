"""One square of land: ground, paths, brambles, furniture, mist.

Everything is a function of the square and those round it, so a tile that comes to the table changes nine squares at
most, and the rest is kept.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from engine.games.lost_ones.effects import SIDES
from images.core.cache import ByteCache
from images.core.theme import rgb
from images.games.lost_ones import light, mist, paths, stamps
from images.games.lost_ones.chart import FACING, Spot, Square, beside
from images.games.lost_ones.furniture import furniture
from images.games.lost_ones.noise import Floats, Patch
from images.games.lost_ones.terrain import TERRAINS, kind, over, step
from images.games.lost_ones.theme import THEMES, LostOnesTheme

CELL_BYTES = 36 << 20
"""About fourteen overviews, or nine close-ups."""

Near = tuple[Square | None, ...]
"""A square and the eight round it, row by row; None where no tile lies."""


class Cell(NamedTuple):
    """A square of land by night, with the lights that belong to it, and by lantern. Shared: never drawn on."""

    dark: Image.Image
    bright: Image.Image


_COARSE = 2  # pixels of the picture to one of the ground, which is soft; what stands on it is not
_MARGIN = 0.16  # of a square: what blurs and slopes need to know of the neighbours
_BLUR, _MIST_BLUR = 0.030, 0.075
_GRAIN = 3.2  # levels: gives the ground the picture's sharpness
_MIST = "mist"
_kept: ByteCache[tuple[str, int, Spot, Near], Cell] = ByteCache(
    CELL_BYTES, lambda cell: 6 * cell.dark.width * cell.dark.height
)


def cell(theme: str, side: int, at: Spot, near: Near) -> Cell:
    """Return one square of land, `side` pixels wide (an even number)."""
    key = (theme, side, at, near)
    return _kept.get_or_make(key, lambda: _lit(THEMES[theme], side, at, near))


def forget() -> None:
    """Drop every square that is kept."""
    _kept.clear()


def nearby(at: Spot, squares: Mapping[Spot, Square]) -> Near:
    """Return what shapes a square of land."""
    return tuple(squares.get((at[0] + dx, at[1] + dy)) for dy in (-1, 0, 1) for dx in (-1, 0, 1))


def _lit(theme: LostOnesTheme, side: int, at: Spot, near: Near) -> Cell:
    day, veil = _paint(theme, side, at, near)
    dark, bright = light.by_night(theme, day), light.by_lantern(theme, day)
    if veil is not None:
        bright.paste(dark, (0, 0), veil.point(_DULL))
    own = light.mask(light.burning(one for one in near if one is not None), *at, side)
    if own is not None:
        dark.paste(bright, (0, 0), own)
    return Cell(dark, bright)


_DULL = [round(0.8 * level) for level in range(256)]  # mist takes little light


def _paint(theme: LostOnesTheme, side: int, at: Spot, near: Near) -> tuple[Image.Image, Image.Image | None]:
    """Return a square of land in daylight, and how thick the mist lies on it."""
    squares = {one.at: one for one in near if one is not None}
    patch = _patch(side // _COARSE, at)
    if not squares:
        image = _enlarged(mist.cloud(theme, patch), side)
        mist.sky(image, theme, side, at, bare=True)
        return image, Image.new("L", image.size, 255)
    kinds = _kinds(patch, at, near)
    image = _grained(_enlarged(_land(patch, kinds), side), at)
    _seams(image, theme, near)
    paths.lay(image, theme, side, at, squares)
    _stand(image, side, at, squares)
    thick = _veil(kinds, patch)
    veil = None if thick is None else _enlarged(255 * thick, side)
    if veil is not None:
        image.paste(_enlarged(mist.cloud(theme, patch), side), (0, 0), veil)
    if near[4] is None:
        goal = any(FACING[s] in one.exits for s in SIDES if (one := squares.get(beside(at, s))) is not None)
        mist.sky(image, theme, side, at, bare=not goal)
        paths.run_out(image, theme, side, at, squares)
        _stand(image, side, at, {spot: one for spot, one in squares.items() if spot[1] > at[1]}, hedges=False)
    return image, veil


def _patch(side: int, at: Spot) -> Patch:
    margin = round(_MARGIN * side)
    size = side + 2 * margin
    return Patch(side, at[0] * side - margin, at[1] * side - margin, size, size)


def _enlarged(values: Floats, side: int) -> Image.Image:
    """Return the inner part of coarse colours (or of one level each) as a picture of a square."""
    margin = (values.shape[0] - side // _COARSE) // 2
    picture = Image.fromarray(np.clip(values + 0.5, 0, 255).astype(np.uint8))
    box = (margin, margin, margin + side // _COARSE, margin + side // _COARSE)
    return picture.resize((side, side), Image.Resampling.BICUBIC, box)


def _grained(image: Image.Image, at: Spot) -> Image.Image:
    side = image.width
    grain = Patch(side, at[0] * side, at[1] * side, side, side).grain()
    rough = np.asarray(image, np.float32) + np.float32(_GRAIN) * grain[..., None]
    return Image.fromarray(np.clip(rough, 0, 255).astype(np.uint8))


def _kinds(patch: Patch, at: Spot, near: Near) -> dict[str, Floats]:
    """Return for each terrain where it lies, 0 or 1: tiles with their borders bent."""
    x, y = patch.places()
    fine_x, fine_y = 0.026 * patch.noise(902, 6), 0.026 * patch.noise(904, 6)
    which = _places(x + fine_x, y + fine_y, at)
    far = _places(x + fine_x + 0.085 * patch.noise(901, 2), y + fine_y + 0.085 * patch.noise(903, 2), at)
    seen = np.array([one is not None for one in near])
    which = np.where(seen[which] & seen[far], far, which)  # the mist keeps closer to the tiles' edges than regions do
    names = [_MIST if one is None else kind(one) for one in near]
    found: dict[str, Floats] = {}
    for name in dict.fromkeys(names):
        table = np.array([other == name for other in names], np.float32)
        mask: Floats = table[which]
        if mask.any():
            found[name] = mask
    return found


def _places(x: Floats, y: Floats, at: Spot) -> NDArray[np.int32]:
    """Return which of the nine squares each place lies in."""
    column = np.clip(np.floor(x).astype(np.int32) - at[0] + 1, 0, 2)
    row = np.clip(np.floor(y).astype(np.int32) - at[1] + 1, 0, 2)
    return 3 * row + column


def _blurred(mask: Floats, radius: float) -> Floats:
    if mask.all():
        return mask
    image = Image.fromarray((255 * mask).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))
    soft: Floats = np.asarray(image, np.float32) / np.float32(255)
    return soft


def _land(patch: Patch, kinds: Mapping[str, Floats]) -> Floats:
    """Return the ground, each terrain running into the next."""
    solid = {name: _blurred(mask, _BLUR * patch.side) for name, mask in kinds.items() if name != _MIST}
    if not solid:
        return np.zeros((patch.height, patch.width, 3), np.float32)
    total = np.maximum(sum(solid.values()), 1e-3)
    land: Floats = np.zeros((patch.height, patch.width, 3), np.float32)
    for name, part in solid.items():
        land += TERRAINS[name](patch) * (part / total)[..., None]
    for name in ("water", "flood"):
        if name in solid and len(solid) > 1:
            land = _shore(land, patch, solid[name], tall=name == "water")
    if "lava" in solid:
        land = over(land, "#ff7a1e", 0.35 * solid["lava"] * (1 - solid["lava"]) * 4)
    return land


def _shore(land: Floats, patch: Patch, water: Floats, tall: bool) -> Floats:
    """Give water a rim of foam; the sea that stands by itself has a glassy side towards the south."""
    if tall:
        drop = round(0.17 * patch.side)
        lower = np.roll(water, drop, axis=0)
        lower[:drop] = water[:1]
        wall = np.clip(lower - water, 0, 1)
        streaks = 0.5 + 0.3 * patch.noise(911, 14, 2)
        land = over(land, "#0f3d3d", 0.88 * wall)
        land = over(land, "#8fe3cf", 0.7 * wall * streaks)
        below = np.roll(lower, drop // 2, axis=0)
        below[: drop // 2] = lower[:1]
        land = over(land, "#06141a", 0.4 * np.clip(below - lower, 0, 1))
    foam = np.exp(-(((water - 0.62) / 0.20) ** 2)) * step(patch.noise(912, 9), -0.9, 1.2)
    return over(land, "#f1fcf6", (0.85 if tall else 0.35) * foam.astype(np.float32))


def _veil(kinds: Mapping[str, Floats], patch: Patch) -> Floats | None:
    """Return how thick the mist lies, 0 … 1, in wisps at its edge; None where there is none."""
    mask = kinds.get(_MIST)
    if mask is None:
        return None
    wisps = _blurred(mask, _MIST_BLUR * patch.side) + 0.10 * patch.clouds(921, ((4, 0.7), (9, 0.6)))
    return step(wisps, 0.5, 0.7)


def _seams(image: Image.Image, theme: LostOnesTheme, near: Near) -> None:
    """Draw the faint line where one tile ends and the next begins."""
    if near[4] is None:
        return
    width = max(1, image.width // 120)
    colour, opacity = rgb(theme.seam), int(theme.seam[7:], 16)
    mask = Image.new("L", image.size)
    mask.paste(opacity, (0, 0, width, image.height))
    mask.paste(opacity, (0, 0, image.width, width))
    image.paste(colour, (0, 0), mask)


def _stand(image: Image.Image, side: int, at: Spot, squares: Mapping[Spot, Square], hedges: bool = True) -> None:
    """Put up what stands on this square and what reaches over from those round it, the hindmost first."""
    pieces = list(_things(side, at, squares))
    if hedges:
        pieces += paths.brambles(side, at, squares)
    for _, (picture, dx, dy), x, y in sorted(pieces, key=lambda piece: piece[0]):
        left, top = x + dx, y + dy
        if left < side and top < side and left + picture.width > 0 and top + picture.height > 0:
            image.paste(picture, (left, top), picture)


def _things(side: int, at: Spot, squares: Mapping[Spot, Square]) -> Iterator[paths.Standing]:
    for spot, one in squares.items():
        left, top = (spot[0] - at[0]) * side, (spot[1] - at[1]) * side
        for thing in furniture(one):
            x, y = round(left + thing.x * side), round(top + thing.y * side)
            if -side < x < 2 * side and -side // 4 < y < 2 * side:
                size = max(4, round(thing.size * side))
                yield (
                    top + thing.y * side,
                    stamps.stamp(thing.sprite, size, thing.flip, thing.lean, thing.shadow),
                    x,
                    y,
                )
