"""What happens at the table of any game: seats come, go and rest, and the game ends.

A game's event union names those it has. `kind` stands in saved games and never changes.
"""

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from engine.core.ids import Seat
from engine.core.messages import Message, SeatName, message
from engine.core.model import Model
from engine.core.protocol import Outcome

E = TypeVar("E", bound=Model)


class SeatLeft(Model):
    """A seat was given up."""

    kind: Literal["seat_left"] = "seat_left"
    seat: Seat


class SeatTaken(Model):
    """A vacant seat was taken."""

    kind: Literal["seat_taken"] = "seat_taken"
    seat: Seat


class SeatHanded(Model):
    """A seat that plays on has another holder."""

    kind: Literal["seat_handed"] = "seat_handed"
    seat: Seat


class SeatAway(Model):
    """A seat has missed too much and is not waited for until it acts again."""

    kind: Literal["seat_away"] = "seat_away"
    seat: Seat


class SeatBack(Model):
    """A seat that was away has acted."""

    kind: Literal["seat_back"] = "seat_back"
    seat: Seat


class Paused(Model):
    """There is nobody to wait for: the game rests."""

    kind: Literal["paused"] = "paused"


class Resumed(Model):
    """A seat let the game go on."""

    kind: Literal["resumed"] = "resumed"
    seat: Seat


class Conceding(Model):
    """A seat wants to give up; `needed` more votes end the game."""

    kind: Literal["conceding"] = "conceding"
    seat: Seat
    needed: int


class Ended(Model):
    """The game ended. What was hidden stands in the view."""

    kind: Literal["ended"] = "ended"
    outcome: Outcome


def since_taken(events: Sequence[Model]) -> tuple[bool, ...]:
    """Return for each event whether it is about a seat that somebody else has taken since.

    Seats are named after whoever sits there now, so that such an event must be told without a name.
    """
    found: list[bool] = []
    taken: set[Seat] = set()
    for event in reversed(events):
        found.append(isinstance(event, SeatLeft | SeatTaken | SeatHanded) and event.seat in taken)
        if isinstance(event, SeatTaken | SeatHanded):
            taken.add(event.seat)
    return tuple(reversed(found))


def told_without_name(event: Model) -> Message | None:
    """Return in words what happened to a seat that somebody else has taken since; None for any other event."""
    match event:
        case SeatLeft():
            return message("event-left-before")
        case SeatTaken():
            return message("event-taken-before")
        case SeatHanded():
            return message("event-handed-before")
        case _:
            return None


def in_words(events: Sequence[E], sentence: Callable[[E], Message | None]) -> tuple[Message, ...]:
    """Return events in words, oldest first; what happened to a seat that somebody else has taken since without a name.

    `events` reach up to now. `sentence` says an event, None where it needs no words.
    """
    said = (
        told_without_name(event) if nameless else sentence(event)
        for event, nameless in zip(events, since_taken(events), strict=True)
    )
    return tuple(words for words in said if words is not None)


def told(event: Model) -> Message | None:
    """Return an event of the table in words that are the same in every game.

    None for what only a game's own rules can explain (what a pause came from, what being away means) and for what the
    table shows anyway. A game that has more to say about an event says it itself before it asks here.
    """
    match event:
        case SeatLeft(seat=seat):
            return message("event-left", who=SeatName(seat))
        case SeatTaken(seat=seat):
            return message("event-taken", who=SeatName(seat))
        case SeatHanded(seat=seat):
            return message("event-handed", who=SeatName(seat))
        case SeatBack(seat=seat):
            return message("event-back", who=SeatName(seat))
        case Resumed(seat=seat):
            return message("event-resumed", who=SeatName(seat))
        case _:
            return None
