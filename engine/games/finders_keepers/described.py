"""The pictures in words. Keep Me cards are the puzzle: their words name numbers and nothing else (FK-40)."""

from engine.core.ids import Seat
from engine.core.messages import Message, Several, message
from engine.games.finders_keepers.views import PublicView, SeatView, Sheet, Slot
from engine.games.finders_keepers.words import joined, span, tile_names, who, word_lists


def board(view: PublicView) -> Message:
    """Return the board: the open tiles by name, and how many cards lie before whom."""
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
    return message("fk-alt-board", count=len(table.open), tiles=tile_names(table.open), pile=view.pile, seats=seats)


def sight(view: SeatView, sheet: Sheet) -> Message:
    """Return the short name of one of the panel's pictures."""
    if sheet.seat != view.seat:
        return message("fk-sight-other", who=who(sheet.seat), cards=span(sheet.slots))
    return message("fk-sight-own", count=len(sheet.slots), cards=span(sheet.slots))


def panel(view: SeatView, page: int) -> Message:
    """Return one of the panel's pictures: how many cards it shows and their numbers; in text mode their words."""
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
    if not view.public.table.options.text_mode:
        return shown
    return joined((shown, word_lists(_on(view, sheet))))


def _on(view: SeatView, sheet: Sheet) -> tuple[Slot, ...]:
    """Return the cards of a sheet."""
    tableau = view.own if sheet.seat == view.seat else view.public.tableaus[Seat(sheet.seat)]
    return tuple(slot for slot in tableau if slot.number in sheet.slots)
