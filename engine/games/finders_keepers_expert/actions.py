"""What a seat may ask for. Tiles are places in FIND_ME; cells are those of the grid, 0 to 8 in reading order."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.model import Model
from engine.core.protocol import HandOver, Join, Lapse, Leave


class Capture(Model):
    """Name one of one's face-up tiles and point at cards that show it (FK-20).

    Where the bot collects what matches, no cells are named.
    """

    kind: Literal["capture"] = "capture"
    tile: int
    cells: frozenset[int] = frozenset()


class Pass(Model):
    """Pass the turn. While something could be captured this is refused, once a turn (FK-22)."""

    kind: Literal["pass"] = "pass"


class Return(Model):
    """Be back, after having been away: turns are no longer skipped (FK-34)."""

    kind: Literal["return"] = "return"


class Resume(Model):
    """Go on after a pause: everybody had been away."""

    kind: Literal["resume"] = "resume"


class Stop(Model):
    """End the game without a winner, once nobody else is left."""

    kind: Literal["stop"] = "stop"


Action = Capture | Pass | Return | Resume | Stop | Lapse | Leave | Join | HandOver
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
