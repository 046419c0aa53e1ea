"""What a seat may ask for. Cells are grid positions 0 … rows*cols-1, row by row."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.model import Model
from engine.core.protocol import Concede, HandOver, Join, Lapse, Leave


class Look(Model):
    """Look at one face-down card (rulebook, On Your Turn, 1)."""

    kind: Literal["look"] = "look"
    cell: int


class LookPair(Model):
    """Name two face-down cards, then see both (variation 1, LF-19)."""

    kind: Literal["look_pair"] = "look_pair"
    cells: frozenset[int]


class PutBack(Model):
    """Put the two cards back, swapped or as they were (On Your Turn, 2)."""

    kind: Literal["put_back"] = "put_back"
    swap: bool


class FlipCard(Model):
    """Turn a face-down grid card up (On Your Turn, 3)."""

    kind: Literal["flip"] = "flip"
    cell: int


class TakeHint(Model):
    """Take the top hint card, or with open hints the one at `index` of the spread (LF-11, LF-22)."""

    kind: Literal["take_hint"] = "take_hint"
    index: int = 0


class PlaceHint(Model):
    """Lay the hint in hand on an empty place; row and column are 0 for the grid's first and may be negative (LF-12)."""

    kind: Literal["place_hint"] = "place_hint"
    row: int
    col: int


class Declare(Model):
    """Say "All sorted!" (On Your Turn, 4)."""

    kind: Literal["declare"] = "declare"


class Vote(Model):
    """Agree or not that everything is sorted (house rule of LF-09)."""

    kind: Literal["vote"] = "vote"
    agree: bool


class EndTurn(Model):
    """End the turn without declaring."""

    kind: Literal["end_turn"] = "end_turn"


class Skip(Model):
    """Skip the turn of an absent seat that has not looked yet (LF-32)."""

    kind: Literal["skip"] = "skip"


Action = (
    Look | LookPair | PutBack | FlipCard | TakeHint | PlaceHint | Declare | Vote | EndTurn | Skip | Concede
    | Lapse | Leave | Join | HandOver
)  # fmt: skip
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
