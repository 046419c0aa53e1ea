"""What happened, in the past tense. All of it is public; what a seat alone knows stands in its own view.

Nothing here is made from a picture before a tile has been closed. Tiles are places in FIND_ME.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.events import Ended, Paused, Resumed, SeatAway, SeatBack, SeatHanded, SeatLeft
from engine.core.ids import Seat
from engine.core.model import Model


class TilesTurned(Model):
    """Tiles were turned up, in the name of a seat (FK-10); `number` counts the first of them."""

    kind: Literal["tiles_turned"] = "tiles_turned"
    seat: Seat
    tiles: tuple[int, ...]
    number: int


class SeatReady(Model):
    """A seat has answered for every open tile. What, and whether it changes it later, is sealed (FK-43)."""

    kind: Literal["seat_ready"] = "seat_ready"
    seat: Seat


class Found(Model):
    """What a seat collected with one tile, and if the table shows it (FK-08) what it overlooked: numbers of cards."""

    seat: Seat
    slots: tuple[int, ...]
    missed: tuple[int, ...] = ()


class TileClosed(Model):
    """A tile's claims were judged."""

    kind: Literal["tile_closed"] = "tile_closed"
    tile: int
    number: int
    found: tuple[Found, ...]


class LockedOut(Model):
    """A wrong claim: the seat sits out what is turned next (FK-06)."""

    kind: Literal["locked_out"] = "locked_out"
    seat: Seat


class TileVoided(Model):
    """The owner put a tile aside (FK-42)."""

    kind: Literal["tile_voided"] = "tile_voided"
    seat: Seat
    tile: int


class Reshuffled(Model):
    """All tiles had been turned; they were shuffled for their second and last time round (FK-03)."""

    kind: Literal["reshuffled"] = "reshuffled"


Event = (
    TilesTurned | SeatReady | TileClosed | LockedOut | TileVoided | Reshuffled
    | SeatAway | SeatBack | Paused | Resumed | SeatLeft | SeatHanded | Ended
)  # fmt: skip
LoggedEvent = Annotated[Event, Field(discriminator="kind")]
EVENTS: TypeAdapter[Event] = TypeAdapter(LoggedEvent)
WHISPERS: TypeAdapter[Model] = TypeAdapter(Model)
"""There are no private events."""
