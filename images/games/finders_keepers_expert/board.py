"""The table of Expert as everybody sees it: nine cards with the numbers of their cells, the reserve, all hands."""

from functools import lru_cache

from engine.games.finders_keepers_expert.views import Place as Seated
from engine.games.finders_keepers_expert.views import PublicView, Slot
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Item, Piece, Place, Scene, Shape, Text
from images.core.theme import fade
from images.games.finders_keepers import marks, tiles
from images.games.finders_keepers.sheets import Numbered, empty, grid
from images.games.finders_keepers.theme import THEME, WIDTH

COLUMNS = 3
GAP = 18
SIDE = (WIDTH - (COLUMNS + 1) * GAP) // COLUMNS
_ROW, _LOW_ROW, _MANY = 90, 78, 5
_GAP = 8  # between rows
_PILE = 66


def board(view: PublicView, say: Say) -> Scene:
    """Return the scene of a running game."""
    table = view.table
    cards, bottom = nine(view, GAP)
    top = bottom + GAP
    step = _ROW if len(table.seated) < _MANY else _LOW_ROW
    rows = [
        Place(_seat(int(seat), table.places[seat], seat == table.seat, step - _GAP), GAP, top + i * step)
        for i, seat in enumerate(table.seated)
    ]
    below = top + len(rows) * step
    reserve = Place(_reserve(view.reserve), GAP, below)
    return Scene(WIDTH, below + _PILE + GAP, THEME.ground, (*cards, *rows, reserve))


def nine(view: PublicView, top: int) -> tuple[tuple[Place, ...], int]:
    """Return the grid in the middle and where it ends."""
    cards = [numbered(cell + 1, slot) for cell, slot in enumerate(view.grid)]
    return grid(cards, COLUMNS, GAP, top, SIDE, GAP, GAP)


def numbered(cell: int, slot: Slot | None) -> Numbered:
    """Return a cell's number and what lies there; in text mode that is a list of words."""
    return str(cell), None if slot is None else slot.picture or "words"


@lru_cache(maxsize=256)
def _seat(seat: int, place: Seated, on_turn: bool, height: int) -> Piece:
    """Return a seat's token, its face-up tiles, its stack, and how many cards it has captured."""
    width, side = WIDTH - 2 * GAP, height - 10
    rim = Gradient(0, 0, 1, 0, ((0.0, THEME.accent), (1.0, fade(THEME.accent, 0.35))))
    middle = height / 2
    drawn: list[Item] = [
        Shape(shapes.rounded(2, 2, width - 4, height - 4, 24), fill=THEME.strip),
        Place(marks.token(seat, side, place.away), 10, 5),
    ]
    if on_turn:
        drawn.insert(1, Shape(shapes.rounded(2, 2, width - 4, height - 4, 24), stroke=rim, width=4))
    if place.away:
        drawn.append(Place(marks.asleep(38), 56, height - 42))
    for i, number in enumerate(place.hand):
        drawn.append(Place(tiles.small(number, side), 100 + i * (side + 10), 5))
    x = width - 282
    if place.stack:
        drawn.append(Place(tiles.back(56), x, round(middle) - 28))
        drawn.append(Text(f"×{place.stack}", x + 64, middle + 1, 40, THEME.ink_on_ground, "title", anchor="lm"))
    drawn.append(Place(marks.kept(62), width - 138, round(middle) - 31))
    drawn.append(
        Text(
            str(place.captured), width - 38, middle + 1, 48, THEME.accent, "title", fit=64,
            shadow=THEME.text_shadow,
        )
    )  # fmt: skip
    return Piece(width, height, tuple(drawn))


@lru_cache(maxsize=64)
def _reserve(count: int) -> Piece:
    """Return the reserve's cards, face down, with their number."""
    width = WIDTH - 2 * GAP
    drawn: list[Item] = [
        *(Place(marks.card_back(58), 16 + 9 * i, 6) for i in range(min(4, -(-count // 13)))),
        *([] if count else [Place(empty(54), 24, 6)]),
        Text(f"×{count}", 122, _PILE / 2, 44, THEME.ink_on_ground, "title", anchor="lm", shadow=THEME.text_shadow),
    ]
    return Piece(width, _PILE, tuple(drawn))
