"""What drifts through the air of a picture: snow, leaves, sparks, rain, bubbles."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.core.theme import rgb
from images.games.lost_ones.settings import Setting

_FINE = 2  # particles are drawn so many times larger and shrunk
_Rng = np.random.Generator


def drift(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    """Draw what the air of a place is full of."""
    if setting.air:
        _AIRS[setting.air](canvas, setting, rng)


def _layer(canvas: Image.Image) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (_FINE * canvas.width, _FINE * canvas.height))
    return mask, ImageDraw.Draw(mask)


def _lay(canvas: Image.Image, mask: Image.Image, colour: str, blur: float = 0.0, glowing: bool = False) -> None:
    mask = mask.reduce(_FINE)
    if blur:
        mask = mask.filter(ImageFilter.GaussianBlur(blur))
    if glowing:
        light = Image.merge("RGB", [mask.point([level * part // 255 for level in range(256)]) for part in rgb(colour)])
        canvas.paste(ImageChops.screen(canvas, light))
    else:
        canvas.paste(rgb(colour), (0, 0), mask)


def _dots(
    canvas: Image.Image,
    rng: _Rng,
    count: int,
    sizes: tuple[float, float],
    levels: tuple[int, int],
    colour: str,
    blur: float = 0.0,
    glowing: bool = False,
    top: float = 0.0,
) -> None:
    mask, pen = _layer(canvas)
    for _ in range(count):
        x, y = rng.uniform(0, mask.width), rng.uniform(top * mask.height, mask.height)
        r = _FINE * rng.uniform(*sizes)
        pen.ellipse((x - r, y - r, x + r, y + r), int(rng.integers(*levels)))
    _lay(canvas, mask, colour, blur, glowing)


def _snow(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    _dots(canvas, rng, 150, (0.8, 1.8), (90, 210), "#ffffff")
    _dots(canvas, rng, 42, (1.8, 3.2), (120, 220), "#ffffff", 0.7)
    _dots(canvas, rng, 12, (4.0, 6.5), (70, 130), "#ffffff", 2.2)


def _blizzard(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    mask, pen = _layer(canvas)
    for _ in range(260):
        x, y = rng.uniform(-60, mask.width), rng.uniform(0, mask.height)
        length = _FINE * rng.uniform(8, 34)
        pen.line((x, y, x + length, y + 0.32 * length), int(rng.integers(50, 190)), int(_FINE * rng.uniform(1, 2.4)))
    _lay(canvas, mask, "#ffffff", 0.6)
    _snow(canvas, setting, rng)


def _flakes(canvas: Image.Image, rng: _Rng, count: int, colours: tuple[str, ...], size: tuple[float, float]) -> None:
    """Draw small almond shapes, turned every way."""
    for colour in colours:
        mask, pen = _layer(canvas)
        for _ in range(count):
            x, y, r = rng.uniform(0, mask.width), rng.uniform(0, mask.height), _FINE * rng.uniform(*size)
            turn, thin = rng.uniform(0, 6.3), rng.uniform(0.25, 0.6)
            along, across = (
                np.array((np.cos(turn), np.sin(turn))) * r,
                np.array((-np.sin(turn), np.cos(turn))) * r * thin,
            )
            at = np.array((x, y))
            pen.polygon(
                [tuple(at + d) for d in (along, across + 0.2 * along, -along, -across + 0.2 * along)],
                int(rng.integers(150, 245)),
            )
        _lay(canvas, mask, colour, 0.5)


def _leaves(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    _flakes(canvas, rng, 9, ("#f0c860", "#d9a23c", "#b9772e"), (2.5, 6.0))


def _petals(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    _flakes(canvas, rng, 14, ("#fff4f0", "#ffd7d2"), (2.0, 4.5))


def _embers(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    _dots(canvas, rng, 30, (3.0, 6.0), (60, 120), "#ff6a24", 3.0, True)
    _dots(canvas, rng, 70, (0.7, 1.7), (140, 255), "#ffb45a", 0.0, True)
    _dots(canvas, rng, 24, (0.8, 1.3), (200, 255), "#fff0b8", 0.0, True)


def _dust(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    _dots(canvas, rng, 70, (0.7, 1.5), (70, 170), "#fff3cf")
    _dots(canvas, rng, 10, (3.0, 6.0), (30, 70), "#fff3cf", 2.5, True)


def _fireflies(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    _dots(canvas, rng, 16, (5.0, 8.0), (60, 110), "#ffc65a", 5.0, True, 0.45)
    _dots(canvas, rng, 26, (1.0, 1.9), (190, 255), "#fff0b0", 0.5, True, 0.40)


def _lamps(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    """Two strings of coloured lamps across the sky."""
    x = np.linspace(-0.02, 1.02, 29)
    mask, pen = _layer(canvas)
    strings = []
    for top, sag in ((rng.uniform(0.03, 0.07), 0.16), (rng.uniform(0.16, 0.22), 0.12)):
        y = top + sag * 4 * (x - rng.uniform(0.0, 0.1)) * (1 - x) * rng.uniform(0.8, 1.1)
        strings.append([(float(a) * mask.width, float(b) * mask.height) for a, b in zip(x, y, strict=True)])
        pen.line(strings[-1], 150, _FINE)
    _lay(canvas, mask, "#17122a")
    for i, colour in enumerate(("#ffd36a", "#ff8a6a", "#8fd0ff", "#ffe9b0")):
        for size, level, blur in ((9.0, 105, 6.0), (2.9, 255, 0.5)):
            mask, pen = _layer(canvas)
            r = _FINE * size
            for px, py in (point for points in strings for point in points[i::4]):
                pen.ellipse((px - r, py - r + 6, px + r, py + r + 6), level)
            _lay(canvas, mask, colour, blur, glowing=blur > 1)


def _rain(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    mask, pen = _layer(canvas)
    for _ in range(190):
        x, y, length = rng.uniform(0, mask.width), rng.uniform(-40, mask.height), _FINE * rng.uniform(10, 26)
        pen.line((x, y, x - 0.16 * length, y + length), int(rng.integers(35, 105)), _FINE)
    _lay(canvas, mask, "#dfeaea", 0.5)


def _bubbles(canvas: Image.Image, setting: Setting, rng: _Rng) -> None:
    mask, pen = _layer(canvas)
    for _ in range(46):
        x, y, r = rng.uniform(0, mask.width), rng.uniform(0, mask.height), _FINE * rng.uniform(1.5, 7.0)
        pen.ellipse((x - r, y - r, x + r, y + r), None, int(rng.integers(110, 220)), max(1, int(0.22 * r)))
        pen.ellipse((x - 0.5 * r, y - 0.55 * r, x - 0.15 * r, y - 0.2 * r), 230)
    _lay(canvas, mask, "#e8fff6", 0.4)
    _dots(canvas, rng, 60, (0.7, 1.4), (60, 150), "#d8fff0")


_AIRS: Mapping[str, Callable[[Image.Image, Setting, _Rng], None]] = MappingProxyType(
    {
        "snow": _snow,
        "blizzard": _blizzard,
        "leaves": _leaves,
        "petals": _petals,
        "embers": _embers,
        "lamps": _lamps,
        "dust": _dust,
        "rain": _rain,
        "bubbles": _bubbles,
        "fireflies": _fireflies,
    }
)
