"""What happened, in words: single events, the public log, the end."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core.events import Paused, SeatAway, SeatLeft, in_words, told
from engine.core.ids import Seat
from engine.core.messages import Message, MessageValue, Several, message
from engine.games.finders_keepers.events import (
    Event,
    Found,
    LockedOut,
    Reshuffled,
    SeatReady,
    TileClosed,
    TilesTurned,
    TileVoided,
)
from engine.games.finders_keepers.views import Missed, PublicView
from engine.games.finders_keepers.words import numbers, people, tile_name, tile_names, who

MOST_MISSED = 8
"""Of how many overlooked cards the end tells for each seat."""


def sentence(view: PublicView, event: Event) -> Message | None:
    """Return one event in words; None for the end, which the table shows anyway."""
    match event:
        case TilesTurned(seat=seat, tiles=tiles):
            return message("fk-event-turned", who=who(seat), tiles=tile_names(tiles))
        case SeatReady(seat=seat):
            return message("fk-event-ready", who=who(seat))
        case TileClosed():
            return closed(event)
        case LockedOut(seat=seat):
            return message("fk-event-locked-out", who=who(seat))
        case TileVoided(seat=seat, tile=tile):
            return message("fk-event-voided", who=who(seat), tile=tile_name(tile))
        case SeatAway(seat=seat):
            return message("fk-event-away", who=who(seat))
        case SeatLeft(seat=seat):
            return message("fk-event-left", who=who(seat))
        case Reshuffled():
            return message("fk-event-reshuffled")
        case Paused():
            return message("fk-event-paused")
        case _:
            return told(event)


def closed(event: TileClosed) -> Message:
    """Return what a tile brought to whom."""
    found = Several(tuple(map(_found, event.found)))
    return message("fk-event-closed", number=event.number, tile=tile_name(event.tile), found=found)


def _found(found: Found) -> Message:
    """Return how many cards a seat collected; which ones it overlooked where the table shows that (FK-08)."""
    count = len(found.slots)
    if found.missed:
        return message("fk-found-missed", who=who(found.seat), count=count, missed=numbers(found.missed))
    return message("fk-found", who=who(found.seat), count=count)


def log(view: PublicView) -> Sequence[Message]:
    """Return the log, oldest first."""
    return in_words(view.table.log, lambda event: sentence(view, event))


def headline(view: PublicView) -> Message:
    """Return the state of the game in a few words."""
    table = view.table
    if table.outcome is not None:
        winners = table.outcome.winners
        return message(
            "fk-headline-over",
            reason=table.outcome.reason,
            count=len(winners),
            winners=people(winners),
            practice=int(table.options.practice),
        )
    if table.phase == "search":
        last = table.number + len(table.open) - 1
        return message(
            "fk-headline-search",
            count=len(table.open),
            number=table.number,
            last=last,
            tiles=tile_names(table.open),
        )
    return message(f"fk-headline-{table.phase}", number=table.number)


def result(view: PublicView) -> Sequence[Message]:
    """Return the end in words: how it came, what is left before whom, and what was overlooked (FK-08, FK-15)."""
    table, reveal = view.table, view.reveal
    assert table.outcome is not None, "result is asked for after the end"
    assert reveal is not None, "the end reveals what was overlooked"
    outcome = table.outcome
    values: dict[str, MessageValue] = {
        "reason": outcome.reason,
        "practice": int(table.options.practice),
        "winners": people(outcome.winners),
        "count": len(outcome.winners),
        "tiles": len(table.closed),
        "collected": max((table.places[seat].keepers for seat in outcome.winners), default=0),
    }
    left = Several(
        tuple(
            message("fk-left", who=who(seat), count=len(table.places[seat].slots))
            for seat in table.seated
            if seat not in outcome.winners or outcome.reason == "pile_end"
        )
    )
    out = [Message("fk-result", values)]
    if left.items:
        out.append(message("fk-result-left", left=left))
    return (*out, *_overlooked(reveal.missed))


def _overlooked(missed: Sequence[Missed]) -> Iterator[Message]:
    """Yield for each seat what it overlooked: the object and the card."""
    for seat, group in groupby(missed, key=lambda one: one.seat):
        cards = list(group)
        told = Several(
            tuple(message("fk-missed", tile=tile_name(one.tile), slot=one.slot.number) for one in cards[:MOST_MISSED])
        )
        yield message("fk-result-missed", who=who(Seat(seat)), missed=told, more=max(0, len(cards) - MOST_MISSED))
