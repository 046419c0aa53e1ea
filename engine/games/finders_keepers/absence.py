"""When people are away: deadlines and leaving (FK-13, FK-16)."""

from engine.core.events import SeatHanded, SeatLeft
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Step
from engine.core.rng import Rng
from engine.games.finders_keepers.rounds import close, pause, turn_tiles
from engine.games.finders_keepers.searching import with_claims
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.steps import Events, Moved, end, next_seat, on_table, unlocked_if_all, with_place


def lapse(state: State, rng: Rng) -> Moved:
    """The deadline passed: open tiles are judged as they are, the bot turns what a seat did not turn."""
    match state.table.phase:
        case "search":
            return close(state, (), rng)
        case "reveal" if all(state.table.places[seat].away for seat in state.table.seated):
            return pause(state, ())
        case "reveal":
            return turn_tiles(state, (), rng)
        case _:
            return end(state, "abandoned", ())


def leave(state: State, seat: Seat, rng: Rng) -> Moved:
    """A seat is given up: its cards leave the game, and so do its answers (FK-16)."""
    state = with_place(state, seat, gone=True, final=False, away=False, locked=False, missed=0)
    state = with_claims(state, seat, (None,) * len(state.table.open))
    left: Events = (SeatLeft(seat=seat),)
    table = state.table
    if not table.seated:
        return end(state, "abandoned", left)
    if table.phase == "reveal" and seat == table.revealer:
        revealer = next_seat(table, seat)
        return Step(on_table(state, revealer=revealer, decision=table.decision + 1), left)
    if table.phase == "search" and not table.awaited:
        return _nobody_awaited(state, left, rng)
    return Step(state, left)


def _nobody_awaited(state: State, events: Events, rng: Rng) -> Moved:
    """The last one to be waited for left: judge what was answered, or let those answer who sat out, or pause."""
    if any(place.final for place in state.table.places):
        return close(state, events, rng)
    state = on_table(state, places=unlocked_if_all(state.table.places))
    return Step(state, events) if state.table.awaited else pause(state, events)


def change_hands(state: State, seat: Seat) -> Moved:
    """A seat has another holder, who is there and knows its sealed answers, but not what became of earlier ones."""
    verdicts = (*state.verdicts[:seat], (), *state.verdicts[seat + 1 :])
    state = evolve(with_place(state, seat, away=False, missed=0), verdicts=verdicts)
    return Step(state, (SeatHanded(seat=seat),))
