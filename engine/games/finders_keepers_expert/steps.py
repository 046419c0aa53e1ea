"""How a position follows another: the log, whose turn it is, the end of a game and of a match."""

from typing import Any

from engine.core.events import Ended, Paused
from engine.core.ids import Seat
from engine.core.model import Model, evolve
from engine.core.protocol import Outcome, Step
from engine.core.rng import Rng
from engine.games.finders_keepers_expert.deal import deal
from engine.games.finders_keepers_expert.events import Event, LegEnded, Passed
from engine.games.finders_keepers_expert.matches import able
from engine.games.finders_keepers_expert.options import FEWEST_SEATS
from engine.games.finders_keepers_expert.scoring import added, scores, winners
from engine.games.finders_keepers_expert.state import State
from engine.games.finders_keepers_expert.views import Place, Table

Moved = Step[State, Event, Model]
Events = tuple[Event, ...]

LOG_LINES = 12
"""How many lines the public log keeps."""


def logged(step: Moved) -> Moved:
    """Return the step with its events written into the table's log."""
    lines = tuple(event for event in step.public if not isinstance(event, Ended))
    if not lines:
        return step
    state = on_table(step.state, log=(*step.state.table.log, *lines)[-LOG_LINES:])
    return Step(state, step.public, step.private, step.reveals)


def on_table(state: State, **changes: Any) -> State:
    """Return the state with changes of the table."""
    return evolve(state, table=evolve(state.table, **changes))


def with_place(state: State, seat: Seat, **changes: Any) -> State:
    """Return the state with changes of one seat's place."""
    places = state.table.places
    return on_table(state, places=(*places[:seat], evolve(places[seat], **changes), *places[seat + 1 :]))


def left_of(table: Table, seat: Seat, among: tuple[Seat, ...]) -> Seat:
    """Return the next of some seats to the left of one; it may be that one again."""
    return min(among, key=lambda other: (other - seat - 1) % len(table.places))


def pass_turn(state: State, events: Events, rng: Rng) -> Moved:
    """Return the step to the next turn: that of the next seat to the left that is there."""
    return begin_turn(state, state.table.seat, events, rng, after=True)


def begin_turn(state: State, seat: Seat, events: Events, rng: Rng, *, after: bool = False) -> Moved:
    """Return the step to a seat's turn, or (`after`) the turn of the one to its left.

    The bot passes for seats that cannot capture anything, or have no tile (FK-24, FK-27); the game may be over, or
    everybody away.
    """
    while True:
        table = state.table
        if not table.active:
            return pause(state, events)
        if over(state):
            return end_leg(state, events, rng)
        if after or seat not in table.active:
            seat = left_of(table, seat, table.active)
        state = on_table(state, seat=seat, turn=table.turn + 1, phase="turn", mistaken=False, reminded=False)
        if able(state, seat) or not (table.options.auto_pass or not table.places[seat].hand):
            return Step(on_table(state, decision=table.decision + 1), events, reveals=True)
        events = passed_over(events, seat)
        state, after = cycled(state, seat), True


def passed_over(events: Events, seat: Seat) -> Events:
    """Return the events after the bot has passed for a seat; passes of one seat in a row of them are one event.

    Where passing changes tiles there may be dozens of them (FK-23), and nothing else would find room in the log.
    """
    row = len(events)
    while row and (last := events[row - 1]).kind == "passed" and last.by == "bot":
        row -= 1
    for i, event in enumerate(events[row:], row):
        if isinstance(event, Passed) and event.seat == seat:
            return (*events[:i], evolve(event, times=event.times + 1), *events[i + 1 :])
    return (*events, Passed(seat=seat, by="bot"))


def cycled(state: State, seat: Seat) -> State:
    """Return the state after a pass, which under the house rule changes the oldest tile for the top one (FK-23)."""
    place, stack = state.table.places[seat], state.stacks[seat]
    if not state.table.options.pass_cycles or not stack:
        return state
    hand, turned = (*place.hand[1:], stack[0]), (*stack[1:], place.hand[0])
    state = with_place(state, seat, hand=hand, cycled=place.cycled + 1)
    return evolve(state, stacks=(*state.stacks[:seat], turned, *state.stacks[seat + 1 :]))


def over(state: State) -> bool:
    """Whether nothing can be captured any more with the face-up tiles of those who are there (FK-29).

    Where passing changes tiles, every tile of their stacks must have come up since the last capture (FK-23).
    """
    table = state.table
    if any(able(state, seat) for seat in table.active):
        return False
    if not table.options.pass_cycles:
        return True
    return all(table.places[seat].cycled >= table.places[seat].stack for seat in table.active)


def pause(state: State, events: Events) -> Moved:
    """Return the step that stops the game until somebody is back: everybody is away."""
    state = on_table(state, phase="paused", decision=state.table.decision + 1, mistaken=False, reminded=False)
    return Step(state, (*events, Paused()), reveals=True)


def end_leg(state: State, events: Events, rng: Rng) -> Moved:
    """Return the step that ends a game: that is the end, or in a match the next deal (FK-30)."""
    table = state.table
    if table.leg == table.legs or len(table.seated) < FEWEST_SEATS:
        return end(state, "no_match", events)
    ended = scores(state)
    first = left_of(table, table.first, waiting_to_begin(table))
    fresh = deal(table.options, len(table.places), table.seated, first, rng)
    places = tuple(_kept(new, old) for new, old in zip(fresh.table.places, table.places, strict=True))
    state = on_table(
        fresh,
        places=places,
        turn=table.turn,
        decision=table.decision,
        leg=table.leg + 1,
        legs=table.legs,
        begun=(*table.begun, first),
        totals=added(table.totals, ended),
        log=table.log,
    )
    return begin_turn(state, first, (*events, LegEnded(leg=table.leg, scores=ended)), rng)


def waiting_to_begin(table: Table) -> tuple[Seat, ...]:
    """Return the seats that play on and have not begun a game of the match yet (FK-30)."""
    return tuple(seat for seat in table.seated if seat not in table.begun)


def _kept(new: Place, old: Place) -> Place:
    """Return a place of a new game for whoever sat there in the game before."""
    return evolve(new, missed=old.missed, away=old.away)


def end(state: State, reason: str, events: Events) -> Moved:
    """Return the step that ends it all. Played to the end there are winners; stopped or abandoned there are none."""
    table = state.table
    total = added(table.totals, scores(state))
    won = winners(total, table.seated) if reason == "no_match" else ()
    score = max((one.points for one in total if one.seat in won), default=None)
    outcome = Outcome(reason=reason, winners=won, score=score)
    state = on_table(state, phase="over", outcome=outcome, decision=table.decision + 1, mistaken=False, reminded=False)
    return Step(state, (*events, Ended(outcome=outcome)), reveals=True)
