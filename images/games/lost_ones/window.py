"""Which part of the map a picture shows."""

from collections.abc import Iterable

from engine.games.lost_ones.views import PublicView
from images.games.lost_ones.chart import SPAN, Spot, Window, spot

MOST = (7, 6)
"""Columns and rows of a close-up at most."""

LEAST = 5
_WIDTHS = (5, 7, 9, 11)  # of the overview, few, so that a new tile seldom changes the size of all others

Box = tuple[int, int, int, int]
"""First column, first row, last column, last row."""


def close_up(view: PublicView, hero: int | None) -> Window:
    """Return the tiles round a hero: with the others and the Nightmare on them as far as they are near.

    Without a hero it is the tile of the first.
    """
    where = places(view)
    heroes = [where[each.tile] for each in view.table.heroes]
    focus = heroes[hero or 0]
    wanted = [*heroes, *([where[view.table.nightmare]] if view.table.nightmare is not None else [])]
    box: Box = (*focus, *focus)
    for other in sorted(wanted, key=lambda at: abs(at[0] - focus[0]) + abs(at[1] - focus[1])):
        wider = _hull(box, other)
        if all(size + 2 <= most for size, most in zip(_size(wider), MOST, strict=True)):
            box = wider
    columns, rows = (min(most, max(LEAST, size + 2)) for size, most in zip(_size(box), MOST, strict=True))
    columns, rows = max(columns, rows), max(rows, columns - 1)
    left, top, right, bottom = _ringed(where.values())
    return Window(
        _start(box[0], box[2], columns, left, right), _start(box[1], box[3], rows, top, bottom), columns, rows
    )


def overview(view: PublicView) -> Window:
    """Return everything that is placed, with a ring of mist where the map goes on."""
    left, top, right, bottom = _ringed(places(view).values())
    wide = max(right - left, bottom - top) + 1
    columns = next(width for width in _WIDTHS if width >= wide)
    rows = min(SPAN, max(bottom - top + 1, columns - 2))
    return Window(_start(left, right, columns, left, right), _start(top, bottom, rows, top, bottom), columns, rows)


def places(view: PublicView) -> dict[int, Spot]:
    """Return where each placed tile lies, by number."""
    return {face.n: spot(face) for face in view.tiles}


def _hull(box: Box, at: Spot) -> Box:
    return min(box[0], at[0]), min(box[1], at[1]), max(box[2], at[0]), max(box[3], at[1])


def _size(box: Box) -> tuple[int, int]:
    return box[2] - box[0] + 1, box[3] - box[1] + 1


def _ringed(spots: Iterable[Spot]) -> Box:
    """Return the box round all placed tiles and one ring of mist, within the map."""
    columns, rows = zip(*spots, strict=True)
    return (
        max(0, min(columns) - 1),
        max(0, min(rows) - 1),
        min(SPAN - 1, max(columns) + 1),
        min(SPAN - 1, max(rows) + 1),
    )


def _start(first: int, last: int, count: int, least: int, most: int) -> int:
    """Return where `count` squares begin: first … last in their middle, none beyond least … most if that can be."""
    start = first - (count - (last - first + 1)) // 2
    low, high = sorted((least, most - count + 1))
    return min(max(start, low, 0), high, SPAN - count) if high >= 0 else 0
