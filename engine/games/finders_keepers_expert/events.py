"""What happened, in the past tense. All of it is public: in this game no seat knows more than another."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.events import Ended, Paused, Resumed, SeatAway, SeatBack, SeatHanded, SeatLeft
from engine.core.ids import Seat
from engine.core.model import Model

By = Literal["seat", "bot", "deadline"]


class Captured(Model):
    """Cards were captured with a tile; `by` the bot for a seat that was late (FK-34)."""

    kind: Literal["captured"] = "captured"
    seat: Seat
    tile: int
    cells: tuple[int, ...]
    by: By = "seat"


class Mistaken(Model):
    """Not all of the cards pointed at match, or none does: nothing is taken (FK-21). Which ones is not said."""

    kind: Literal["mistaken"] = "mistaken"
    seat: Seat
    tile: int
    cells: tuple[int, ...]
    again: bool  # one more try


class Reminded(Model):
    """A pass was refused: the seat can capture something (FK-22)."""

    kind: Literal["reminded"] = "reminded"
    seat: Seat


class Passed(Model):
    """A turn went by without a capture: passed, passed by the bot (FK-24), or skipped at the deadline (FK-34)."""

    kind: Literal["passed"] = "passed"
    seat: Seat
    by: By
    times: int = 1  # of the bot's passes in a row


class Score(Model):
    """What a seat has captured."""

    seat: Seat
    cards: int
    seymours: int

    @property
    def points(self) -> int:
        """Two points for a card with Seymour, one for any other (rulebook, Ending the Game and Scoring)."""
        return self.cards + self.seymours


class LegEnded(Model):
    """One game of a match ended (FK-30)."""

    kind: Literal["leg_ended"] = "leg_ended"
    leg: int
    scores: tuple[Score, ...]


Event = (
    Captured | Mistaken | Reminded | Passed | LegEnded | Ended
    | SeatAway | SeatBack | Paused | Resumed | SeatLeft | SeatHanded
)  # fmt: skip
LoggedEvent = Annotated[Event, Field(discriminator="kind")]
EVENTS: TypeAdapter[Event] = TypeAdapter(LoggedEvent)
WHISPERS: TypeAdapter[Model] = TypeAdapter(Model)
"""There are no private events."""
