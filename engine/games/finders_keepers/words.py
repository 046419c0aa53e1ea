"""Names of things: objects, cards, seats. Ids and values only; the words stand in the message catalogue."""

from collections.abc import Iterable, Sequence

from engine.core.ids import Seat
from engine.core.messages import Message, SeatName, Several, message
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers.views import Slot


def thing(id: str) -> Message:
    """Return the name of anything that may lie on a card, by its id."""
    return message("fk-object", object=id)


def tile_name(tile: int) -> Message:
    """Return the name of a tile's object."""
    return thing(FIND_ME[tile])


def tile_names(tiles: Iterable[int]) -> Several:
    """Return the names of tiles as a list."""
    return Several(tuple(map(tile_name, tiles)))


def numbers(slots: Iterable[int]) -> Several:
    """Return numbers of cards as a list."""
    return Several(tuple(slots))


def span(slots: Sequence[int]) -> Message:
    """Return numbers of cards in few words: "5", "1 to 6" or a list. There is at least one."""
    first, last = slots[0], slots[-1]
    if len(slots) > 2 and last - first == len(slots) - 1:
        return message("fk-span", first=first, last=last)
    return message("fk-numbers", numbers=numbers(slots))


def who(seat: Seat) -> SeatName:
    """Return whoever sits there, to be named where the message is shown."""
    return SeatName(seat)


def people(seats: Iterable[Seat]) -> Several:
    """Return several seats' names as a list."""
    return Several(tuple(map(who, seats)))


def legend(seats: Sequence[Seat]) -> Message | None:
    """Return whose the numbers on the board picture are; None where one plays alone."""
    if len(seats) < 2:
        return None
    return message(
        "fk-legend", seats=Several(tuple(message("fk-token", number=seat + 1, who=who(seat)) for seat in seats))
    )


def word_lists(slots: Iterable[Slot]) -> Message:
    """Return cards as lists of words, one card a line (FK-40)."""
    lines = [message("fk-words", number=slot.number, words=Several(tuple(map(thing, slot.words)))) for slot in slots]
    return joined(lines)


def joined(lines: Sequence[Message]) -> Message:
    """Return messages one below the other; there is at least one."""
    text = lines[0]
    for line in lines[1:]:
        text = message("fk-lines", first=text, then=line)
    return text
