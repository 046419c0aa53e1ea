"""The land of a region as somebody sees it who stands on it: the map's ground, laid into perspective."""

import numpy as np
from PIL import Image, ImageOps

from images.games.lost_ones.noise import Patch
from images.games.lost_ones.sky import picture
from images.games.lost_ones.terrain import TERRAINS

_SQUARE = 150  # pixels of a square before it is laid down
_COLUMNS, _ROWS = 8, 3  # squares of land that are painted; farther off they are mirrored
_MAP = 11
_WIDE = 3.2  # squares from edge to edge close to the feet
_FIRST = 0.9  # squares from below the feet to the lower edge
_NEAREST, _FARTHEST = 1.0, 0.10  # how large a square is at the lower edge and at the horizon
_LEVELS = ((1, 0.42, 9.0), (2, 0.20, 0.42), (5, 0.0, 0.20))
"""By how much the land is shrunk beforehand where it is so large."""


def land(terrain: str, rng: np.random.Generator, width: int, height: int, horizon: int) -> Image.Image:
    """Return land that fills a picture, RGB, from its `horizon` (a row) down."""
    left, top = (int(rng.integers(0, _MAP - span)) * _SQUARE for span in (_COLUMNS, _ROWS))
    full = picture(TERRAINS[terrain](Patch(_SQUARE, left, top, _COLUMNS * _SQUARE, _ROWS * _SQUARE)))
    slope = (_NEAREST - _FARTHEST) / (height - horizon)
    start = _FARTHEST - slope * horizon
    near = start + slope * (np.arange(height) + 0.5)
    out = Image.new("RGB", (width, height))
    for shrink, low, high in reversed(_LEVELS):
        part = np.clip((near - low) / 0.06 + 0.5, 0, 1) if high > 1 else np.clip((near - low) / 0.05 + 0.5, 0, 1)
        laid = _laid(full if shrink == 1 else _mirrored(full.reduce(shrink)), shrink, (width, height), start, slope)
        mask = Image.fromarray(np.repeat((255 * part).astype(np.uint8)[:, None], width, axis=1), "L")
        out.paste(laid, (0, 0), mask)
    return out


def _mirrored(image: Image.Image) -> Image.Image:
    """Return a picture with its mirror images round it, three by three."""
    width, height = image.size
    out = Image.new("RGB", (3 * width, 3 * height))
    for row in range(3):
        for column in range(3):
            part = image if column == 1 else ImageOps.mirror(image)
            out.paste(part if row % 2 == 0 else ImageOps.flip(part), (column * width, row * height))
    return out


def _laid(image: Image.Image, shrink: int, size: tuple[int, int], start: float, slope: float) -> Image.Image:
    """Lay a picture of land down. In squares: x is (column - middle) / nearness, y is _FIRST / nearness."""
    square = _SQUARE / shrink
    middle = image.width / 2
    across = _WIDE / size[0] * square
    # nearness is start + slope * row; both coordinates are divided by it
    coefficients = (
        across / start, middle * slope / start, (middle * start - across * size[0] / 2) / start,
        0.0, 0.0, _FIRST * square / start,
        0.0, slope / start,
    )  # fmt: skip
    return image.transform(size, Image.Transform.PERSPECTIVE, coefficients, Image.Resampling.BILINEAR)
