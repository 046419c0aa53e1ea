"""The pictures in words. Keep Me cards are the puzzle: their words name numbers and nothing else (FK-40)."""

from collections.abc import Sequence

from engine.core.messages import Message, Several, message
from engine.games.finders_keepers.words import joined, span, tile_names, who, word_lists
from engine.games.finders_keepers_expert.views import PublicView, SeatView


def board(view: PublicView) -> Message:
    """Return the board: where cards lie, everybody's tiles by name, and how many cards each has captured."""
    table = view.table
    seats = [
        message(
            "fx-alt-seat",
            who=who(seat),
            count=len(table.places[seat].hand),
            tiles=tile_names(table.places[seat].hand),
            stack=table.places[seat].stack,
            captured=table.places[seat].captured,
        )
        for seat in table.seated
    ]
    lines = [*_cards(view, tuple(cell + 1 for cell in view.cells)), *seats]
    lines.append(message("fx-alt-reserve", count=view.reserve))
    return joined(lines)


def _cards(view: PublicView, shown: Sequence[int]) -> list[Message]:
    """Return how many cards are shown and their numbers; in text mode also their words."""
    if not shown:
        return [message("fx-alt-nothing")]
    said = [message("fx-alt-cards", count=len(shown), cards=span(shown))]
    if view.table.options.text_mode:
        said.append(word_lists(slot for slot in view.grid if slot is not None and slot.number in shown))
    return said


def sight(shown: Sequence[int]) -> Message:
    """Return the short name of one of the panel's pictures."""
    return message("fx-sight", count=len(shown), cards=span(shown))


def panel(view: SeatView, page: int) -> Message:
    """Return one of the panel's pictures, with the seat's own tiles."""
    sheets = view.sheets
    shown = sheets[page] if 0 <= page < len(sheets) else next(iter(sheets), ())
    hand = view.public.table.places[view.seat].hand
    tiles = message("fx-alt-hand", count=len(hand), tiles=tile_names(hand))
    return joined([*_cards(view.public, shown), tiles])


def hand(view: SeatView) -> Several:
    """Return the names of a seat's own face-up tiles."""
    return tile_names(view.public.table.places[view.seat].hand)
