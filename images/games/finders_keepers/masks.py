"""Which cells of a card a thing covers: its drawing's outline, turned and shrunk with whole numbers only.

Layouts depend on these masks, and a saved game must show the same cards on every machine, so nothing here rounds
floating-point numbers. A cell is two pixels of a card that is SIDE pixels wide.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from images.core.sprites import SIDE as MASTER_SIDE
from images.core.sprites import master

Bits = NDArray[np.bool_]

SIDE = 480
"""Pixels of a card's side; a layout is made for this size and painted at any."""

CELL = 2
CELLS = SIDE // CELL
_SOLID = 128  # the least alpha that covers
_ONE = 1 << 14
_SINES = tuple(round(_ONE * math.sin(math.radians(angle))) for angle in range(360))


@dataclass(frozen=True, slots=True)
class Stance:
    """How a thing lies: its drawing's longer side in pixels, the clockwise turn in degrees, whether it is mirrored."""

    size: int
    angle: int = 0
    mirrored: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """The cells that a thing covers, cut to those that hold any; (across, down) is its middle from the corner in cells.

    `count` is the number of covered cells, `ninths` which ninth of the upright drawing each cell belongs to, 0 … 8.
    """

    bits: Bits
    across: int
    down: int
    count: int
    ninths: NDArray[np.intp]


def sine(angle: int) -> int:
    """Return the sine of whole degrees times 2 to the power of 14, rounded."""
    return _SINES[angle % 360]


@lru_cache(maxsize=192)  # 64 KiB each
def outline(name: str) -> Bits:
    """Return where a drawing of `images.core.sprites` is solid."""
    return np.asarray(master(name).getchannel("A")) >= _SOLID


@lru_cache(maxsize=192)
def fullness(name: str) -> int:
    """Return how much of the square round a drawing is solid, in thousandths."""
    return int(outline(name).sum()) * 1000 // MASTER_SIDE**2


def mask(name: str, stance: Stance) -> Mask:
    """Return the cells that a thing covers. No thing is so small that it covers none."""
    solid = outline(name)
    height, width = solid.shape
    cos, sin = sine(stance.angle + 90), sine(stance.angle)
    across = _half(width, abs(cos), height, abs(sin), stance.size)
    down = _half(width, abs(sin), height, abs(cos), stance.size)
    x = CELL * np.arange(-across, across, dtype=np.int64)[None, :] + CELL // 2
    y = CELL * np.arange(-down, down, dtype=np.int64)[:, None] + CELL // 2
    scale = 2 * stance.size * _ONE
    along = (-1 if stance.mirrored else 1) * (cos * x + sin * y) * 2 * MASTER_SIDE
    column = (along + width * (scale // 2)) // scale
    row = ((cos * y - sin * x) * 2 * MASTER_SIDE + height * (scale // 2)) // scale
    inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
    bits = inside & solid[row.clip(0, height - 1), column.clip(0, width - 1)]
    rows, columns = np.flatnonzero(bits.any(axis=1)), np.flatnonzero(bits.any(axis=0))
    top, left = int(rows[0]), int(columns[0])
    window = (slice(top, int(rows[-1]) + 1), slice(left, int(columns[-1]) + 1))
    ninths = (3 * (3 * row // height).clip(0, 2) + (3 * column // width).clip(0, 2))[window]
    return Mask(bits[window], across - left, down - top, int(np.count_nonzero(bits[window])), ninths)


def _half(width: int, along: int, height: int, athwart: int, size: int) -> int:
    """Return half the extent of the turned drawing, in cells, rounded up."""
    return (width * along + height * athwart) * size // (2 * CELL * MASTER_SIDE * _ONE) + 1


def largest_piece(bits: Bits) -> int:
    """Return the number of cells in the largest part of a mask that hangs together by edges."""
    runs = np.diff(bits.astype(np.int8), axis=1, prepend=0, append=0)
    begins, ends = np.argwhere(runs == 1), np.argwhere(runs == -1)
    parent: list[int] = []
    cells: list[int] = []
    above: list[tuple[int, int, int]] = []  # begin, end and number of the runs of the row before
    current: list[tuple[int, int, int]] = []
    at = -1
    for (row, begin), (_, end) in zip(begins.tolist(), ends.tolist(), strict=True):
        if row != at:
            above, current = (current if row == at + 1 else []), []
            at = row
        number = len(parent)
        parent.append(number)
        cells.append(end - begin)
        for other_begin, other_end, other in above:
            if other_begin < end and begin < other_end:
                _join(parent, cells, other, number)
        current.append((begin, end, number))
    return max(cells, default=0)


def _join(parent: list[int], cells: list[int], one: int, other: int) -> None:
    a, b = _root(parent, one), _root(parent, other)
    if a != b:
        parent[b] = a
        cells[a] += cells[b]


def _root(parent: list[int], number: int) -> int:
    while parent[number] != number:
        number = parent[number]
    return number
