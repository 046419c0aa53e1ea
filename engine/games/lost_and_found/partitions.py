"""Ways to cut a grid into connected regions of given sizes: what a sorted grid can look like.

Cells are bits: cell c is 1 << c. Everything is computed once and shared; equal arguments give equal answers in every
process. Where there are too many ways, those that a shuffled search finds first are kept.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_and_found.grid import neighbours

MOST_LAYOUTS = 3_000
"""More than the ways to cut any grid but the largest evenly; of that one's 33,344 so many serve as well as all."""


@dataclass(frozen=True, slots=True)
class Layouts:
    """`regions` are masks; a layout is a tuple of indices into them, compact ones first; `columns` are their first,
    second … regions."""

    regions: tuple[int, ...]
    layouts: tuple[tuple[int, ...], ...]
    columns: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=32)
def borders(rows: int, cols: int) -> tuple[int, ...]:
    """Return for each cell the mask of its neighbours."""
    out = []
    for cell in range(rows * cols):
        near = [(r, c) for r, c in neighbours(*divmod(cell, cols)) if 0 <= r < rows and 0 <= c < cols]
        out.append(sum(1 << (r * cols + c) for r, c in near))
    return tuple(out)


def cells_of(mask: int) -> Iterator[int]:
    """Yield the cells of a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def component(start: int, within: int, near: tuple[int, ...]) -> int:
    """Return the connected part of `within` around the mask `start`."""
    reached = edge = start & within
    while edge:
        beyond = 0
        for cell in cells_of(edge):
            beyond |= near[cell]
        edge = beyond & within & ~reached
        reached |= edge
    return reached


def components(within: int, near: tuple[int, ...]) -> Iterator[int]:
    """Yield the connected parts of a mask."""
    while within:
        part = component(within & -within, within, near)
        yield part
        within &= ~part


def _grown(seed: int, free: int, size: int, near: tuple[int, ...]) -> list[int]:
    """Return every connected region of `size` cells in `free` that holds the one-cell mask `seed`."""
    found: list[int] = []

    def grow(region: int, edge: int, banned: int, left: int) -> None:
        if not left:
            found.append(region)
            return
        while edge:
            low = edge & -edge
            edge ^= low
            banned |= low
            grow(region | low, (edge | near[low.bit_length() - 1]) & free & ~region & ~banned, banned, left - 1)

    grow(seed, near[seed.bit_length() - 1] & free, seed, size - 1)
    return found


def _fillable(part: int, sizes: tuple[int, ...]) -> bool:
    """Whether a connected part could be filled by some of the sizes."""
    sums = {0}
    for size in sizes:
        sums |= {size + other for other in sums}
    return part.bit_count() in sums


class _Cutter:
    """Cuts a grid, always the first free cell's region next. `most` ways are shared out among the first regions."""

    def __init__(self, rows: int, cols: int) -> None:
        self.near, self.rng = borders(rows, cols), Rng(bytes(SEED_BYTES), stream=b"layouts")
        self.found: list[tuple[int, ...]] = []

    def cut(self, free: int, sizes: tuple[int, ...], most: int, done: tuple[int, ...] = ()) -> None:
        if not sizes:
            self.found.append(done)
            return
        tries = self._tries(free, sizes)
        end = len(self.found) + most
        for tried, (region, left) in enumerate(tries):
            share = end - len(self.found) if done else -(-(end - len(self.found)) // (len(tries) - tried))
            if share > 0:
                self.cut(free & ~region, left, share, (*done, region))

    def _tries(self, free: int, sizes: tuple[int, ...]) -> Sequence[tuple[int, tuple[int, ...]]]:
        """Return each region for the first free cell, with the sizes left, that leaves nothing unfillable."""
        tries = []
        for size in sorted(set(sizes)):
            left = list(sizes)
            left.remove(size)
            for region in _grown(free & -free, free, size, self.near):
                if all(_fillable(part, tuple(left)) for part in components(free & ~region, self.near)):
                    tries.append((region, tuple(left)))
        return self.rng.shuffled(tries)


def _touching(region: int, near: tuple[int, ...]) -> int:
    """Return how often a cell of the region borders on another one of it: more is rounder."""
    return sum((near[cell] & region).bit_count() for cell in cells_of(region))


@lru_cache(maxsize=32)
def layouts(rows: int, cols: int, sizes: tuple[int, ...]) -> Layouts:
    """Return ways to cut the grid into connected regions of these sizes (ascending, no zeros)."""
    cutter = _Cutter(rows, cols)
    cutter.cut((1 << rows * cols) - 1, sizes, MOST_LAYOUTS)
    regions = tuple(sorted({region for found in cutter.found for region in found}))
    index = {region: i for i, region in enumerate(regions)}
    round_ = [_touching(region, cutter.near) for region in regions]
    indexed = [tuple(index[region] for region in found) for found in cutter.found]
    indexed.sort(key=lambda layout: (-sum(round_[i] for i in layout), layout))
    return Layouts(regions, tuple(indexed), tuple(zip(*indexed, strict=True)))
