"""When people are away: deadlines and leaving (FK-34, FK-35)."""

from engine.core.events import SeatAway, SeatHanded, SeatLeft
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Step
from engine.core.rng import Rng
from engine.games.finders_keepers_expert.events import Passed
from engine.games.finders_keepers_expert.matches import best
from engine.games.finders_keepers_expert.state import State
from engine.games.finders_keepers_expert.steps import (
    Events,
    Moved,
    end,
    end_leg,
    on_table,
    over,
    pass_turn,
    waiting_to_begin,
    with_place,
)
from engine.games.finders_keepers_expert.turns import taken


def lapse(state: State, rng: Rng) -> Moved:
    """The deadline passed: the turn is skipped, or under the house rule played by the bot (FK-34)."""
    table = state.table
    if table.phase == "paused":
        return end(state, "abandoned", ())
    seat, options = table.seat, table.options
    missed = table.places[seat].missed + 1
    away = missed >= options.away_after
    state = with_place(state, seat, missed=missed, away=away)
    gone: Events = (SeatAway(seat=seat),) if away else ()
    found = best(state, seat) if options.timeout_play else None
    if found is not None:
        tile, cells = found
        return taken(state, seat, tile, cells, gone, rng, by="bot")
    return pass_turn(state, (Passed(seat=seat, by="deadline"), *gone), rng)


def leave(state: State, seat: Seat, rng: Rng) -> Moved:
    """A seat is given up: its tiles leave the game, its captured cards stay with it, and it cannot win (FK-35)."""
    hand, stack = state.table.places[seat].hand, state.stacks[seat]
    state = with_place(state, seat, hand=(), stack=0, gone=True, away=False, missed=0)
    state = evolve(state, stacks=(*state.stacks[:seat], (), *state.stacks[seat + 1 :]), out=(*state.out, *hand, *stack))
    left: Events = (SeatLeft(seat=seat),)
    table = state.table
    if not table.seated:
        return end(state, "abandoned", left)
    if table.options.match_play:  # a game for each who plays on and has not begun one (FK-30)
        state = on_table(state, legs=table.leg + len(waiting_to_begin(table)))
    if table.phase == "paused":
        return Step(state, left)
    if seat == table.seat:
        return pass_turn(state, left, rng)
    return end_leg(state, left, rng) if over(state) else Step(state, left)


def change_hands(state: State, seat: Seat) -> Moved:
    """A seat has another holder, who is there."""
    return Step(with_place(state, seat, away=False, missed=0), (SeatHanded(seat=seat),))
