"""Who sits in which seat, and whose it is: rows before and after somebody comes or goes."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.store.records import GameRow, SeatRow
from engine.core.ids import Seat


def people_of(seats: Iterable[SeatRow]) -> tuple[int, ...]:
    """Return the user ids of the people in the seats, by seat."""
    return tuple(seat.user_id for seat in seats if seat.user_id is not None)


def person(user_id: int, name: str) -> SeatRow:
    """Return a seat with a person in it."""
    return SeatRow(user_id, None, name)


def with_seat(seats: tuple[SeatRow, ...], seat: Seat, who: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats with one of them changed."""
    return (*seats[:seat], who, *seats[seat + 1 :])


def held_by(before: SeatRow, holder: SeatRow) -> SeatRow:
    """Return a seat with another holder: it stays its owner's, or becomes theirs who held it before."""
    owner_id, owner = (before.owner_id, before.owner) if before.owner_id else (before.user_id, before.name)
    assisted = before.assisted or before.player is not None
    if owner_id is None or holder.user_id == owner_id:
        return replace(holder, assisted=assisted)
    return replace(holder, owner_id=owner_id, owner=owner, assisted=assisted)


def given_back(who: SeatRow) -> SeatRow:
    """Return a seat held by its owner."""
    return who if who.owner_id is None else held_by(who, person(who.owner_id, who.owner))


def present(row: GameRow, seats: tuple[SeatRow, ...]) -> dict[str, Any]:
    """Return the fields of the row that change with the seats: votes are those of people who are there, and a host."""
    people = people_of(seats)
    return {
        "seats": tuple(replace(who, votes=tuple(vote for vote in who.votes if vote in people)) for who in seats),
        "votes": tuple(vote for vote in row.votes if vote in people),
        "host_id": row.host_id if row.host_id in people or not people else people[0],
    }


def sitting(before: Sequence[SeatRow], after: Sequence[SeatRow], version: int) -> tuple[SeatRow, ...]:
    """Return the seats after a change that leads to a version: whoever is new in theirs sits there since then."""
    if after is before:
        return tuple(after)
    known = {(seat, who.user_id, who.player): who.since for seat, who in enumerate(before)}
    return tuple(
        replace(who, since=known.get((seat, who.user_id, who.player), version)) for seat, who in enumerate(after)
    )


def called_off(row: GameRow) -> bool:
    """Whether more than half of the people at a running table want to call it off, or nobody is left there.

    Without people the rules would let automatic players go on by themselves for ever.
    """
    people = people_of(row.seats)
    return not people or 2 * len(row.votes) > len(people)
