"""What happened, in the past tense. Public events hold nothing that the table does not see."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.events import Conceding, Ended, SeatHanded, SeatLeft, SeatTaken
from engine.core.ids import Seat
from engine.core.model import Model


class Looked(Model):
    """A seat looked at face-down cards."""

    kind: Literal["looked"] = "looked"
    seat: Seat
    cells: tuple[int, ...]


class PutBackDone(Model):
    """The cards went back; `swapped` is public (LF-07)."""

    kind: Literal["put_back"] = "put_back"
    seat: Seat
    cells: tuple[int, ...]
    swapped: bool


class CardFlipped(Model):
    """A card was turned up for good."""

    kind: Literal["flipped"] = "flipped"
    seat: Seat
    cell: int
    item: int


class HintTaken(Model):
    """A hint card was taken and shown (LF-11)."""

    kind: Literal["hint_taken"] = "hint_taken"
    seat: Seat
    item: int


class HintPlaced(Model):
    """The hint card was laid beside the grid."""

    kind: Literal["hint_placed"] = "hint_placed"
    seat: Seat
    row: int
    col: int
    item: int


class TurnPassed(Model):
    """A new turn began."""

    kind: Literal["turn_passed"] = "turn_passed"
    to: Seat
    turn: int


class TurnLapsed(Model):
    """The seat on turn did not answer in time, or left; others may go on for it (LF-32)."""

    kind: Literal["turn_lapsed"] = "turn_lapsed"
    seat: Seat


class TurnSkipped(Model):
    """`by` skipped the turn of the absent `seat`; None: nobody did anything in time."""

    kind: Literal["turn_skipped"] = "turn_skipped"
    seat: Seat
    by: Seat | None


class VoteCalled(Model):
    """A seat proposes "All sorted!" (LF-09)."""

    kind: Literal["vote_called"] = "vote_called"
    seat: Seat


class VoteClosed(Model):
    """The proposal was counted."""

    kind: Literal["vote_closed"] = "vote_closed"
    agreed: bool


Event = (
    Looked | PutBackDone | CardFlipped | HintTaken | HintPlaced | TurnPassed | TurnLapsed | TurnSkipped
    | VoteCalled | VoteClosed | Conceding | SeatLeft | SeatTaken | SeatHanded | Ended
)  # fmt: skip
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


class Saw(Model):
    """Private: the seat saw an item at a cell."""

    kind: Literal["saw"] = "saw"
    cell: int
    item: int


WHISPERS: TypeAdapter[Saw] = TypeAdapter(Saw)
