"""Cards on the table: the grid with its marks, hints round it, free places, and what stands below."""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.lost_and_found.views import Table
from images.core import shapes
from images.core.scene import Piece, Place, Scene, Shadow, Shape, Text
from images.core.theme import fade
from images.games.lost_and_found import badges, cards
from images.games.lost_and_found.grid import TRAY, Cell, Geometry, name
from images.games.lost_and_found.marks import Marks, Own
from images.games.lost_and_found.strip import MARGIN, Strip
from images.games.lost_and_found.theme import READ, THEME, WIDTH

NOBODY = Own()


def finished(items: Sequence[Place], bottom: int, lower: Strip) -> Scene:
    """Return the scene of a table that reaches down to `bottom`, with a strip below it."""
    top = bottom + MARGIN
    below = tuple(Place(item.piece, item.x, item.y + top) for item in lower.items)
    return Scene(WIDTH, top + lower.height + MARGIN, THEME.ground, (*items, *below))


def grid_cards(table: Table, geometry: Geometry, done: Marks, own: Own = NOBODY) -> tuple[Place, ...]:
    """Return the cards of the grid with their marks."""
    places: list[Place] = []
    notes = dict(own.notes)
    for cell, item in enumerate(table.up):
        side, (x, y) = geometry.side, geometry.corner(divmod(cell, table.options.cols))
        shadows = _shadows(cell in done.held | done.swapped | done.flipped, cell in own.choosable)
        label = name(table, cell)
        card = cards.back(label, side, shadows) if item is None else cards.face(item, label, side, shadows)
        places.append(Place(card, x, y))
        if item is None:
            places += _sticker(cell, done, side, x, y)
        if cell in notes:
            places.append(_note(notes[cell], side, x, y))
    return tuple(places)


def _note(item: int, side: int, x: int, y: int) -> Place:
    """Return what a seat noted about a face-down card, on its lower right corner."""
    mark = badges.badge_side(READ)
    return Place(badges.badge(item, READ), x + side - round(0.72 * mark), y + side - round(0.72 * mark))


def _shadows(fresh: bool, choosable: bool) -> tuple[Shadow, ...]:
    if fresh:
        return THEME.glow_shadows
    return THEME.calm_shadows if choosable else THEME.card_shadows


def _sticker(cell: int, done: Marks, side: int, x: int, y: int) -> tuple[Place, ...]:
    """Return the sticker on a face-down card's upper right corner, if it has one."""
    size = max(34, round(0.34 * side))
    if cell in done.held:
        mark = badges.eye(size)
    elif cell in done.swapped:
        mark = badges.swap(size)
    elif cell in done.returned:
        mark = badges.eye(size)
    else:
        return ()
    return (Place(mark, x + side - round(0.78 * size), y - round(0.2 * size)),)


def hints(table: Table, geometry: Geometry, done: Marks) -> tuple[Place, ...]:
    """Return the hint cards round the grid, with an arrow on those that touch it."""
    places: list[Place] = []
    for hint in table.hints:
        cell = (hint.row, hint.col)
        shadows = _shadows(cell in done.laid, False)
        card = cards.face(hint.item, "", geometry.side, shadows, hint=True)
        places += [*_pointer(geometry, cell, hint.item), Place(card, *geometry.corner(cell))]
    return tuple(places)


def _pointer(geometry: Geometry, cell: Cell, item: int) -> tuple[Place, ...]:
    """Return the arrow from a hint to the grid beside it, if the grid is beside it."""
    row, col = cell
    down, right = (row < 0) - (row >= geometry.rows), (col < 0) - (col >= geometry.cols)
    if abs(down) + abs(right) != 1 or not (-1 <= row <= geometry.rows and -1 <= col <= geometry.cols):
        return ()
    (x, y), half = geometry.corner(cell), geometry.side // 2
    side = max(12, round(0.72 * geometry.aside))
    away = half + (geometry.pitch - geometry.side + geometry.aside - TRAY) // 2 + 1
    corner = (x + half + right * away - side // 2, y + half + down * away - side // 2)
    return (Place(badges.pointer(item, side, down, right), *corner),)


def free_spots(geometry: Geometry, spots: Sequence[Cell], numbered: bool = True) -> tuple[Place, ...]:
    """Return the places where a hint may be laid, dashed, and numbered from 1 in their order."""
    return tuple(
        Place(_spot(str(number) if numbered else "", geometry.side), *geometry.corner(spot))
        for number, spot in enumerate(spots, start=1)
    )


@lru_cache(maxsize=128)
def _spot(words: str, side: int) -> Piece:
    u = side / 150
    inside = shapes.rounded(5 * u, 5 * u, side - 10 * u, side - 10 * u, 16 * u)
    size = max(READ, 50 * u)
    return Piece(
        side,
        side,
        (
            Shape(
                inside,
                fill=THEME.spot,
                stroke=fade(THEME.accent, 0.9),
                width=3.2 * u,
                dash=(11 * u, 9 * u),
            ),
            *(
                (Text(words, side / 2, side / 2, size, THEME.accent, "title", shadow=THEME.text_shadow),)
                if words
                else ()
            ),
        ),
    )
