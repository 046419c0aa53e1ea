"""Who has been away for so long that the others may let somebody sit in, and when everybody has."""

from collections.abc import Sequence
from dataclasses import replace

from bot.store.records import GameRow, SeatRow
from engine.core.ids import Seat
from engine.core.protocol import Status

MOST_MISSED = 2
"""Deadlines in a row after which whoever let them pass counts as absent."""
STALLED = 2
"""At least so many deadlines must have passed unheeded before a game counts as stalled."""
MOST_SECONDS = 3 * 86_400
"""Where decisions have no deadline: how long one may wait for somebody until they count as absent."""

Seats = tuple[SeatRow, ...]


def absent(row: GameRow, status: Status, now: float) -> tuple[Seat, ...]:
    """Return the seats of people who are absent.

    The game has stopped waiting for them, or they have let deadlines pass, or they are waited for for days. While
    everybody is waited for nobody in particular is late.
    """
    if row.status != "running" or status.pending is None:
        return ()
    late: set[Seat] = set()
    waited = now - row.opened_at - row.extended_seconds
    if row.deadline_at is None and row.stopped_at is None and waited >= MOST_SECONDS:
        late = _late(row.seats, status)
    return tuple(
        seat
        for seat in _people(row.seats, status.seated)
        if seat in status.away or seat in late or row.seats[seat].missed >= MOST_MISSED
    )


def stalled(people: int, unanswered: int) -> bool:
    """Whether a game has stalled: so many deadlines in a row have passed without any of its people doing anything."""
    return unanswered >= max(STALLED, people)


def rests(row: GameRow, status: Status, unanswered: int) -> bool:
    """Whether the open decision of a game gets no deadline: the game has stalled, and any of its people may go on.

    Deadlines are for those who wait for somebody. Where nobody does, they would only play the game to its end by night.
    """
    people = set(_people(row.seats, status.seated))
    return stalled(len(people), unanswered) and people.issubset(status.pending.seats if status.pending else ())


def after_lapse(seats: Seats, status: Status) -> Seats:
    """Return the seats after the deadline of an open decision has passed; `status` is from before."""
    late = _late(seats, status)
    return tuple(replace(who, missed=who.missed + 1) if seat in late else who for seat, who in enumerate(seats))


def after_act(seats: Seats, seat: Seat) -> Seats:
    """Return the seats after one of them has acted: whoever holds it is there."""
    who = seats[seat]
    if not who.missed and not who.votes:
        return seats
    return (*seats[:seat], replace(who, missed=0, votes=()), *seats[seat + 1 :])


def _late(seats: Seats, status: Status) -> set[Seat]:
    """Return the people who are waited for; nobody if that is everybody."""
    waited = set(_people(seats, status.pending.seats if status.pending else ()))
    return set() if waited.issuperset(_people(seats, status.seated)) else waited


def _people(seats: Seats, among: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in among if seats[seat].user_id is not None]
