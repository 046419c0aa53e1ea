"""What a seat may ask for. Slots are the numbers on one's own cards, `tile` a place among the open tiles."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.model import Model
from engine.core.protocol import HandOver, Join, Lapse, Leave


class Claim(Model):
    """Say in secret on which of one's own cards an open tile's object lies: none is an answer too.

    It replaces an earlier claim for the same tile, for as long as the tile is open (FK-11, FK-43).
    """

    kind: Literal["claim"] = "claim"
    slots: frozenset[int] = frozenset()
    tile: int = 0


class Done(Model):
    """Claim nothing for those of several open tiles that have no answer yet (FK-19)."""

    kind: Literal["done"] = "done"


class TurnTile(Model):
    """Turn the next tile, or the next few, where players do it themselves (FK-10)."""

    kind: Literal["turn_tile"] = "turn_tile"


class VoidTile(Model):
    """Put an open tile aside whose picture is in dispute, and turn another (FK-42). The owner's alone."""

    kind: Literal["void_tile"] = "void_tile"
    tile: int = 0


class Resume(Model):
    """Go on after a pause; nobody counts as away any more (FK-13)."""

    kind: Literal["resume"] = "resume"


class Stop(Model):
    """End the game without a winner, once nobody else is left (FK-16)."""

    kind: Literal["stop"] = "stop"


Action = Claim | Done | TurnTile | VoidTile | Resume | Stop | Lapse | Leave | Join | HandOver
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
