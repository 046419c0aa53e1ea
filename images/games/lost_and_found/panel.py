"""What one seat sees on its private panel: the cards in its hand, large, or the board with what it may do."""

from engine.games.lost_and_found.views import SeatView, Seen
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Piece, Place, Scene, Shape, Text
from images.core.theme import fade
from images.games.lost_and_found import badges, cards
from images.games.lost_and_found.board import board
from images.games.lost_and_found.grid import frame, measure, name
from images.games.lost_and_found.layout import grid_cards, hints
from images.games.lost_and_found.marks import marks, own
from images.games.lost_and_found.theme import THEME, WIDTH

_SIDE, _TOP, _GAP = 396, 42, 72  # of the cards in the hand
_BELOW = 30
_BOARD = 640  # pixels of height for the small board below them
_EDGE = 30
_SWAP = 108


def panel(view: SeatView, say: Say) -> Scene | None:
    """Return the panel's scene; None after the end and where a seat has nothing to do and no notes."""
    table = view.public.table
    if table.phase == "over":
        return None
    if view.seen:
        return _hand(view)
    on_turn = view.seat == table.seat or table.caretaker or table.phase == "vote"
    if not on_turn and not view.notes:
        return None
    return board(view.public, say, own(view, on_turn))


def _hand(view: SeatView) -> Scene:
    """Return the cards in the seat's hand above the small board that shows where they belong."""
    table = view.public.table
    left = (WIDTH - 2 * _SIDE - _GAP) // 2
    places = [_held(view, seen, left + i * (_SIDE + _GAP)) for i, seen in enumerate(view.seen)]
    if len(view.seen) == 1:
        places.append(Place(_empty(_SIDE), left + _SIDE + _GAP, _TOP))
    elif table.phase == "return":
        places.append(Place(badges.swap(_SWAP), (WIDTH - _SWAP) // 2, _TOP + (_SIDE - _SWAP) // 2))
    top = _TOP + _SIDE + _BELOW
    geometry = measure(table, (), _BOARD)
    done = marks(table)
    below = (*frame(geometry), *grid_cards(table, geometry, done, own(view, False)), *hints(table, geometry, done))
    places += [Place(place.piece, place.x, place.y + top) for place in below]
    return Scene(WIDTH, top + geometry.bottom + _EDGE, THEME.ground, tuple(places))


def _held(view: SeatView, seen: Seen, x: int) -> Place:
    label = name(view.public.table, seen.cell)
    return Place(cards.face(seen.item, label, _SIDE, THEME.card_shadows), x, _TOP)


def _empty(side: int) -> Piece:
    """Return the place of the card that is still to be looked at."""
    outline = shapes.rounded(4, 4, side - 8, side - 8, 44)
    return Piece(
        side,
        side,
        (
            Shape(outline, fill=THEME.spot, stroke=fade(THEME.accent, 0.8), width=5, dash=(22, 18)),
            Text("?", side / 2, side / 2, 170, THEME.accent, "title", shadow=THEME.text_shadow),
        ),
    )
