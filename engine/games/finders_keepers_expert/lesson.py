"""A first turn of Expert: one card, two cards, one with Seymour, a pass that is refused, and a free choice."""

from engine.core.ids import Seat
from engine.core.lessons import Deeds, Script, Task
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers_expert.actions import Capture, Pass
from engine.games.finders_keepers_expert.options import Options

ME, OTHER = Seat(0), Seat(1)


def _capture(thing: str, *numbers: int) -> Capture:
    """Return the capture of the cards with these numbers."""
    return Capture(tile=FIND_ME.index(thing), cells=frozenset(number - 1 for number in numbers))


def _other(thing: str, number: int) -> Deeds:
    return ((OTHER, _capture(thing, number)),)


LESSON = Script(
    number=184,
    options=Options(clutter=0, first_seat="owner"),
    seats=2,
    learner=ME,
    tasks=(
        Task("one", (_capture("domino", 9),), _other("feather", 3)),
        Task("two", (_capture("pretzel", 5, 9),), _other("key", 2)),
        Task("seymour", (_capture("camera", 6),), _other("lollipop", 1)),
        Task("pass", (Pass(),)),
        Task("free", (_capture("button", 1, 5, 9), _capture("puzzle-piece", 4, 9), _capture("cupcake", 2))),
    ),
)
