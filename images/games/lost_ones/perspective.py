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
_LEVELS = ((1, 1, 0.42, 9.0), (2, 3, 0.20, 0.42), (5, 5, 0.0, 0.20))
"""By how much the land is shrunk beforehand, and how many copies lie side by side, from one nearness to the next."""


def land(terrain: str, rng: np.random.Generator, width: int, height: int, horizon: int) -> Image.Image:
    """Return land that fills a picture, RGB, from its `horizon` (a row) down."""
    left, top = (int(rng.integers(0, _MAP - span)) * _SQUARE for span in (_COLUMNS, _ROWS))
    full = picture(TERRAINS[terrain](Patch(_SQUARE, left, top, _COLUMNS * _SQUARE, _ROWS * _SQUARE)))
    slope = (_NEAREST - _FARTHEST) / (height - horizon)
    start = _FARTHEST - slope * horizon
    near = start + slope * (np.arange(height) + 0.5)
    out = Image.new("RGB", (width, height))
    for shrink, copies, low, high in reversed(_LEVELS):
        part = np.clip((near - low) / 0.06 + 0.5, 0, 1) if high > 1 else np.clip((near - low) / 0.05 + 0.5, 0, 1)
        sheet = _mirrored(full.reduce(shrink), copies) if copies > 1 else full
        laid = _laid(sheet, shrink, (width, height), start, slope)
        mask = Image.fromarray(np.repeat((255 * part).astype(np.uint8)[:, None], width, axis=1), "L")
        out.paste(laid, (0, 0), mask)
    return out


def _mirrored(image: Image.Image, copies: int) -> Image.Image:
    """Return a picture with its mirror images round it, so many to a side (an odd number)."""
    width, height = image.size
    out = Image.new("RGB", (copies * width, copies * height))
    for row in range(copies):
        for column in range(copies):
            part = ImageOps.mirror(image) if (column - copies // 2) % 2 else image
            out.paste(ImageOps.flip(part) if row % 2 else part, (column * width, row * height))
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
