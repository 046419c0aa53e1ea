"""The pictures in words. Keep Me cards are the puzzle: their words name numbers and nothing else (FK-40)."""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.messages import Message, Several, message
from engine.games.finders_keepers.views import PublicView, SeatView, Sheet
from engine.games.finders_keepers.words import joined, numbers, people, span, tile_name, tile_names, who, word_lists


def board(view: PublicView) -> Message:
    """Return the board: the open tiles by name, and how many cards lie before whom; after the end who has won."""
    table = view.table
    seats = Several(
        tuple(
            message(
                "fk-alt-seat",
                who=who(seat),
                left=len(table.places[seat].slots),
                collected=table.places[seat].keepers,
                ready=int(table.places[seat].final),
            )
            for seat in table.seated
        )
    )
    if table.outcome is not None:
        return _end(view, table.outcome.winners, seats)
    return message("fk-alt-board", count=len(table.open), tiles=tile_names(table.open), pile=view.pile, seats=seats)


def _end(view: PublicView, winners: Sequence[Seat], seats: Several) -> Message:
    """Return the end picture: the winners, how far everybody came, and the overlooked cards that it shows."""
    shown = view.reveal.shown if view.reveal is not None else ()
    missed = Several(
        tuple(
            message("fk-alt-missed", who=who(one.seat), tile=tile_name(one.tile), slot=one.slot.number) for one in shown
        )
    )
    return message(
        "fk-alt-end",
        count=len(winners),
        practice=int(view.table.options.practice),
        winners=people(winners),
        seats=seats,
        shown=len(shown),
        missed=missed,
    )


def sight(view: SeatView, sheet: Sheet) -> Message:
    """Return the short name of one of the panel's pictures."""
    if sheet.seat != view.seat:
        return message("fk-sight-other", who=who(sheet.seat), cards=span(sheet.slots))
    return message("fk-sight-own", count=len(sheet.slots), cards=span(sheet.slots), own=numbers(sheet.slots))


def panel(view: SeatView, page: int) -> Message:
    """Return one of the panel's pictures: how many cards it shows and their numbers; in text mode their words.

    The words of one's own cards stand on the panel anyway.
    """
    sheet = view.sheet(page)
    if sheet is None:
        return message("fk-alt-nothing")
    shown = message(
        "fk-alt-sheet",
        own=int(sheet.seat == view.seat),
        who=who(sheet.seat),
        count=len(sheet.slots),
        cards=span(sheet.slots),
    )
    if not view.public.table.options.text_mode or sheet.seat == view.seat:
        return shown
    lying = view.public.tableaus[sheet.seat]
    return joined((shown, word_lists(slot for slot in lying if slot.number in sheet.slots)))
