"""Places on the table: neighbours, and where a hint may lie (LF-12). A place is (row, column), from 0 in the grid."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

Place = tuple[int, int]


def neighbours(row: int, col: int) -> tuple[Place, Place, Place, Place]:
    """Return the four places that share an edge with one: above, left, right, below."""
    return (row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)


def beside(places: Iterable[Place]) -> set[Place]:
    """Return every place that shares an edge with one of `places`, those themselves included if they do."""
    return {near for place in places for near in neighbours(*place)}


@lru_cache(maxsize=4096)
def spots(rows: int, cols: int, hints: tuple[Place, ...], touch: Literal["any", "grid"]) -> tuple[Place, ...]:
    """Return the empty places where a hint may be laid, in reading order.

    They share an edge with any card, earlier hints included, or under the house rule with a grid card (LF-12).
    """
    grid = {(row, col) for row in range(rows) for col in range(cols)}
    near = beside(grid) if touch == "grid" else beside(grid | set(hints))
    return tuple(sorted(near - grid - set(hints)))
