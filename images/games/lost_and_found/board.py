"""The table as everybody sees it while the game runs."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.lost_and_found.views import PublicView, Table
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Piece, Place, Scene, Shadow, Shape, Text
from images.core.theme import fade
from images.games.lost_and_found import badges, cards
from images.games.lost_and_found.grid import Cell, Geometry, frame, measure, name
from images.games.lost_and_found.strip import MARGIN, Strip, lower_part
from images.games.lost_and_found.theme import HEIGHT, READ, THEME, WIDTH


@dataclass(frozen=True, slots=True)
class Marks:
    """What happened in the latest turn that did anything: grid cells, and the hints that were laid."""

    held: frozenset[int] = frozenset()
    returned: frozenset[int] = frozenset()
    swapped: frozenset[int] = frozenset()
    flipped: frozenset[int] = frozenset()
    laid: frozenset[Cell] = frozenset()


def marks(table: Table) -> Marks:
    """Return the marks of a table, read from its own fields and from its log, as far as the options let that reach."""
    doing = [(line.turn, line.event) for line in table.log if line.event.kind in ("put_back", "flipped", "hint_placed")]
    latest = table.turn if table.looked else max((turn for turn, _ in doing), default=0)
    returned: frozenset[int] = frozenset()
    swapped: frozenset[int] = frozenset()
    flipped, laid = set[int](), set[Cell]()
    for event in (event for turn, event in doing if turn == latest):
        if event.kind == "put_back":
            returned = frozenset(event.cells)
            swapped = returned if event.swapped else frozenset()
        elif event.kind == "flipped":
            flipped.add(event.cell)
        elif event.kind == "hint_placed":
            laid.add((event.row, event.col))
    return Marks(frozenset(table.looked), returned - swapped, swapped, frozenset(flipped), frozenset(laid))


def board(view: PublicView, say: Say) -> Scene:
    """Return the scene of a running game."""
    table = view.table
    spots = table.spots if table.phase == "place" else ()
    lower = lower_part(view, say)
    geometry = measure(table, spots, HEIGHT - lower.height - 2 * MARGIN)
    done = marks(table)
    return finished(
        geometry,
        (
            *frame(geometry),
            *free_spots(geometry, spots),
            *grid_cards(table, geometry, done),
            *hints(table, geometry, done),
        ),
        lower,
    )


def finished(geometry: Geometry, items: Sequence[Place], lower: Strip) -> Scene:
    """Return the scene of a grid with a strip below it."""
    top = geometry.bottom + MARGIN
    below = tuple(Place(item.piece, item.x, item.y + top) for item in lower.items)
    return Scene(WIDTH, top + lower.height + MARGIN, THEME.ground, (*items, *below))


def grid_cards(table: Table, geometry: Geometry, done: Marks, choosable: Collection[int] = ()) -> tuple[Place, ...]:
    """Return the cards of the grid with their marks; cells that may be chosen glow softly."""
    places: list[Place] = []
    for cell, item in enumerate(table.up):
        x, y = geometry.corner(divmod(cell, table.options.cols))
        shadows = _shadows(cell in done.held | done.swapped | done.flipped, cell in choosable)
        label = name(table, cell)
        card = (
            cards.back(label, geometry.side, shadows)
            if item is None
            else cards.face(item, label, geometry.side, shadows)
        )
        places.append(Place(card, x, y))
        if item is None:
            places += _sticker(cell, done, geometry.side, x, y)
    return tuple(places)


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
    """Return the hint cards round the grid."""
    return tuple(
        Place(
            cards.face(hint.item, "", geometry.side, _shadows((hint.row, hint.col) in done.laid, False), hint=True),
            *geometry.corner((hint.row, hint.col)),
        )
        for hint in table.hints
    )


def free_spots(geometry: Geometry, spots: Sequence[Cell]) -> tuple[Place, ...]:
    """Return the places where a hint may be laid, dashed and numbered from 1 in their order."""
    return tuple(
        Place(_spot(str(number), geometry.side), *geometry.corner(spot)) for number, spot in enumerate(spots, start=1)
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
                fill=fade(THEME.accent, 0.1),
                stroke=fade(THEME.accent, 0.9),
                width=3.2 * u,
                dash=(11 * u, 9 * u),
            ),
            Text(words, side / 2, side / 2, size, THEME.accent, "title", shadow=THEME.text_shadow),
        ),
    )
