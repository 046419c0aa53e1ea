"""What a seat may plan for its next turn: to capture what lies there now, or to pass."""

from collections.abc import Sequence

from engine.core.events import Resumed, SeatAway, SeatBack, SeatLeft
from engine.core.model import evolve
from engine.games.finders_keepers_expert.actions import Action
from engine.games.finders_keepers_expert.events import Event, Passed
from engine.games.finders_keepers_expert.views import PublicView, SeatView


def foresee(view: SeatView, before: Sequence[Action]) -> SeatView | None:
    """Return the seat's view as its next turn begins; what comes after that is judged first."""
    table, seat = view.public.table, view.seat
    if before or table.phase != "turn" or seat == table.seat or seat not in table.active:
        return None
    return evolve(view, public=evolve(view.public, table=evolve(table, seat=seat, mistaken=False, reminded=False)))


def shows(view: PublicView, event: Event) -> bool:
    """Whether an event shows something: a new card or tile, or how the bot judges what a seat pointed at."""
    if isinstance(event, Passed):
        return view.table.options.pass_cycles
    return not isinstance(event, SeatAway | SeatBack | SeatLeft | Resumed)
