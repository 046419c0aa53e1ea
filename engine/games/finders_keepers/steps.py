"""How a position follows another: the log, a seat's place, the end."""

from typing import Any

from engine.core.events import Ended
from engine.core.ids import Seat
from engine.core.model import Model, evolve
from engine.core.protocol import Outcome, Step
from engine.games.finders_keepers.events import Event, SeatReady, TilesTurned
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.views import Place, Table

Moved = Step[State, Event, Model]
Events = tuple[Event, ...]

LOG_LINES = 12
"""How many lines the public log keeps: what matters for longer lies on the table."""

_UNLOGGED = (SeatReady, Ended)


def worth_a_line(table: Table, events: Events) -> Events:
    """Return the events that stand in a log of this table, however old they are."""
    return tuple(
        event
        for event in events
        if type(event) not in _UNLOGGED
        and (not isinstance(event, TilesTurned) or not set(table.open).isdisjoint(event.tiles))
    )


def logged(step: Moved) -> Moved:
    """Return the step with its events written into the table's log, as far as they are worth a line.

    Who turned a tile is told for as long as it is open (FK-10).
    """
    table = step.state.table
    lines = worth_a_line(table, (*table.log, *step.public))
    if lines == table.log:
        return step
    state = on_table(step.state, log=lines[-LOG_LINES:])
    return Step(state, step.public, step.private, step.reveals)


def on_table(state: State, **changes: Any) -> State:
    """Return the state with changes of the table."""
    return evolve(state, table=evolve(state.table, **changes))


def with_place(state: State, seat: Seat, **changes: Any) -> State:
    """Return the state with changes of one seat's place."""
    places = state.table.places
    return on_table(state, places=(*places[:seat], evolve(places[seat], **changes), *places[seat + 1 :]))


def next_seat(table: Table, after: Seat) -> Seat:
    """Return the next seat to the left that plays on, one that is not away if there is any (FK-18)."""
    order = [Seat((after + step) % len(table.places)) for step in range(1, len(table.places) + 1)]
    here = [seat for seat in order if not table.places[seat].gone]
    return next((seat for seat in here if not table.places[seat].away), here[0])


def unlocked_if_all(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return the places; if everybody who is there would sit out, nobody does."""
    if any(not (place.gone or place.away or place.locked) for place in places):
        return places
    return tuple(evolve(place, locked=False) for place in places)


def end(state: State, reason: str, events: Events, winners: tuple[Seat, ...] = ()) -> Moved:
    """Return the step that ends the game. There are winners, and no places behind them (FK-15)."""
    table = state.table
    practised = table.options.practice and reason == "finished"
    outcome = Outcome(reason=reason, winners=winners, score=len(table.closed) if practised else None)
    state = on_table(
        state,
        phase="over",
        open=(),
        used=(*table.used, *table.open),
        outcome=outcome,
        decision=table.decision + 1,
        places=tuple(evolve(place, final=False, locked=False) for place in table.places),
    )
    state = evolve(state, claims=((),) * len(table.places))
    return Step(state, (*events, Ended(outcome=outcome)), reveals=True)
