"""A first turn of Finders Keepers: five tiles in a row, with one, two, none and three of one's cards to find."""

from engine.core.ids import Seat
from engine.core.lessons import Script, Task
from engine.games.finders_keepers.actions import Claim
from engine.games.finders_keepers.options import Options

ME, OTHER = Seat(0), Seat(1)


def _task(name: str, mine: tuple[int, ...], others: tuple[int, ...]) -> Task:
    """Return the task to claim exactly these of one's cards; the other player's answer closes the tile."""
    return Task(name, (Claim(slots=frozenset(mine)),), ((OTHER, Claim(slots=frozenset(others))),))


LESSON = Script(
    number=237,
    options=Options(clutter=0, first_seat="owner"),
    seats=2,
    learner=ME,
    tasks=(
        _task("one", (2,), (8,)),  # the butterfly
        _task("two", (7, 10), ()),  # the cherries
        _task("none", (), (11,)),  # the rocket
        _task("three", (8, 11, 12), ()),  # the marble
        _task("last", (9,), (10,)),  # the key
    ),
)
