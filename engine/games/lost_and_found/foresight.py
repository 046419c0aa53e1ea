"""What a seat may plan for its next turn: the cards that it will look at. All else depends on what it sees there."""

from collections.abc import Sequence

from engine.core.events import Ended
from engine.core.model import evolve
from engine.games.lost_and_found.actions import Action, Look
from engine.games.lost_and_found.events import CardFlipped, Event, HintTaken
from engine.games.lost_and_found.views import PublicView, SeatView

LOOKS = 2
"""Cards that a turn begins with looking at (rulebook, On Your Turn, 1)."""


def foresee(view: SeatView, before: Sequence[Action]) -> SeatView | None:
    """Return the seat's view as its next turn begins, or after a first look.

    None in its own turn, and where looks last only for seconds (LF-31): nobody can say that it will be there to see.
    """
    table = view.public.table
    looked = tuple(action.cell for action in before if isinstance(action, Look))
    if table.phase == "over" or view.seat in (*table.gone, table.seat) or table.options.look_seconds:
        return None
    if len(looked) < len(before) or len(looked) == LOOKS:
        return None
    phase = "second_look" if looked else "look"
    turn = evolve(table, seat=view.seat, phase=phase, looked=looked, returned=(), caretaker=False, votes=())
    return evolve(view, public=evolve(view.public, table=turn))


def shows(view: PublicView, event: Event) -> bool:
    """Whether an event shows cards. Whoever looks at one sees it alone, and what goes back stays face down."""
    return isinstance(event, CardFlipped | HintTaken | Ended)
