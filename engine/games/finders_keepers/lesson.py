"""A first turn of Finders Keepers: five tiles in a row, with one, two, none and three of one's cards to find."""

from engine.core.ids import Seat
from engine.core.lessons import Script, Task
from engine.games.finders_keepers.actions import Claim
from engine.games.finders_keepers.options import Options

OTHER, ME = Seat(0), Seat(1)


def _task(name: str, mine: tuple[int, ...], others: tuple[int, ...]) -> Task:
    """Return the task to claim exactly these of one's cards; the other player's answer closes the tile."""
    return Task(name, (Claim(slots=frozenset(mine)),), ((OTHER, Claim(slots=frozenset(others))),))


LESSON = Script(
    number=3400,
    options=Options(clutter=0, first_seat="owner"),
    seats=2,
    learner=ME,
    tasks=(
        _task("one", (1,), (11,)),  # the bell
        _task("two", (2, 8), ()),  # the top hat
        _task("none", (), (2,)),  # the strawberry
        _task("three", (5, 7, 10), (12,)),  # the cupcake
        _task("last", (9,), ()),  # the cherries
    ),
)
