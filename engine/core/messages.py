"""What is to be said, without saying it: an id and values. The words stand in message catalogues."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Union

from engine.core.ids import Seat


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name of whoever sits there; filled in where the message is shown, since the engine knows no names."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Several:
    """Messages said one after the other, joined as a list of words ("A1, B2")."""

    items: tuple["MessageValue", ...]


MessageValue = Union[int, str, SeatName, Several, "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """One entry of a message catalogue (`id`) with the values that it names."""

    id: str
    values: Mapping[str, MessageValue] = field(default_factory=lambda: MappingProxyType({}))

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted((k, repr(v)) for k, v in self.values.items()))))


def message(id: str, **values: MessageValue) -> Message:
    """Build a Message; ids are lower case with hyphens, prefixed by the game's prefix or the shared layer's."""
    return Message(id, values)
