"""The pictures in words. Keep Me cards are the puzzle: their words name numbers and nothing else (FK-40)."""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.messages import Message, Several, message
from engine.games.finders_keepers.words import joined, numbers, people, span, tile_names, who, word_lists
from engine.games.finders_keepers_expert.narrative import score_list
from engine.games.finders_keepers_expert.views import PublicView, SeatView


def board(view: PublicView) -> Message:
    """Return the board: where cards lie, everybody's tiles by name, and how many cards each has captured.

    After the end: who has won, everybody's points, and the tiles that nobody saw.
    """
    table = view.table
    if table.outcome is not None:
        return _end(view, table.outcome.winners)
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
    lines = [_cards(tuple(cell + 1 for cell in view.cells)), *seats]
    lines.append(message("fx-alt-reserve", count=view.reserve))
    return joined(lines)


def in_words(view: PublicView) -> Message:
    """Return the board with the words of the cards in text mode: the lists of nine cards are too long for an alt."""
    if not view.table.options.text_mode or not view.cells or view.table.outcome is not None:
        return board(view)
    return joined((board(view), word_lists(slot for slot in view.grid if slot is not None)))


def _end(view: PublicView, winners: Sequence[Seat]) -> Message:
    """Return the end picture: the winners, all scores, and the tiles that lay face down to the end."""
    tiles = view.reveal.face_down if view.reveal is not None else ()
    return message(
        "fx-alt-end",
        count=len(winners),
        winners=people(winners),
        scores=score_list(view.scores or ()),
        left=len(tiles),
        tiles=tile_names(tiles),
    )


def _cards(shown: Sequence[int]) -> Message:
    """Return how many cards are shown and their numbers."""
    return message("fx-alt-cards", count=len(shown), cards=span(shown)) if shown else message("fx-alt-nothing")


def sight(shown: Sequence[int]) -> Message:
    """Return the short name of one of the panel's pictures."""
    return message("fx-sight", count=len(shown), cards=span(shown), own=numbers(shown))


def panel(view: SeatView, page: int) -> Message:
    """Return one of the panel's pictures, with the seat's own tiles."""
    sheets = view.sheets
    shown = sheets[page] if 0 <= page < len(sheets) else next(iter(sheets), ())
    hand = view.public.table.places[view.seat].hand
    tiles = message("fx-alt-hand", count=len(hand), tiles=tile_names(hand))
    return joined([_cards(shown), tiles])


def hand(view: SeatView) -> Several:
    """Return the names of a seat's own face-up tiles."""
    return tile_names(view.public.table.places[view.seat].hand)
