"""What a seat does: capture, pass, be back, go on after a pause, stop (rulebook, Expert, How to Play)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.core.events import Resumed, SeatBack
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Step
from engine.core.rng import Rng
from engine.games.finders_keepers_expert.actions import Action, Capture, Pass, Resume, Return, Stop
from engine.games.finders_keepers_expert.events import By, Captured, Mistaken, Passed, Reminded
from engine.games.finders_keepers_expert.matches import able, matching
from engine.games.finders_keepers_expert.state import State
from engine.games.finders_keepers_expert.steps import (
    Events,
    Moved,
    begin_turn,
    cycled,
    end,
    left_of,
    on_table,
    pass_turn,
    with_place,
)


def capture(state: State, actor: Seat, action: Capture, rng: Rng) -> Moved:
    """Capture the cards pointed at, if all of them match; right but incomplete is fine (FK-20, FK-21)."""
    options = state.table.options
    state = with_place(state, actor, missed=0)
    right = matching(state.grid, action.tile)
    pointed = right if options.collect == "auto" else tuple(sorted(action.cells))
    good = tuple(cell for cell in pointed if cell in right)
    if good and (good == pointed or options.wrong == "ignore"):
        return taken(state, actor, action.tile, good, (), rng)
    again = not state.table.mistaken and options.wrong != "lose"
    mistaken = Mistaken(seat=actor, tile=action.tile, cells=pointed, again=again)
    if not again:
        return pass_turn(state, (mistaken,), rng)
    return Step(on_table(state, mistaken=True, decision=state.table.decision + 1), (mistaken,), reveals=True)


def taken(
    state: State, seat: Seat, tile: int, cells: tuple[int, ...], events: Events, rng: Rng, by: By = "seat"
) -> Moved:
    """Return the step after a capture: the tile is used, the hand is filled, then the grid in reading order (FK-25)."""
    cards = tuple(card for cell in cells if (card := state.grid[cell]) is not None)
    captured = (*state.captured[seat], *cards)
    state = evolve(state, captured=(*state.captured[:seat], captured, *state.captured[seat + 1 :]))
    state = _refilled(_redrawn(state, seat, tile), cells)
    state = with_place(state, seat, captured=len(captured))
    places = tuple(evolve(place, cycled=0) for place in state.table.places)
    state = on_table(state, used=(*state.table.used, tile), places=places)
    return pass_turn(state, (*events, Captured(seat=seat, tile=tile, cells=cells, by=by)), rng)


def _redrawn(state: State, seat: Seat, tile: int) -> State:
    """Return the state with the top tile of the seat's stack in place of a used one, or a smaller hand (FK-27)."""
    hand, stack = state.table.places[seat].hand, state.stacks[seat]
    at = hand.index(tile)
    state = with_place(state, seat, hand=(*hand[:at], *stack[:1], *hand[at + 1 :]), stack=len(stack[1:]))
    return evolve(state, stacks=(*state.stacks[:seat], stack[1:], *state.stacks[seat + 1 :]))


def _refilled(state: State, cells: tuple[int, ...]) -> State:
    """Return the state with new cards at emptied cells, as long as there are any (FK-25, FK-26)."""
    new = dict(zip(cells, state.reserve, strict=False))
    grid = tuple(new.get(cell) if cell in cells else card for cell, card in enumerate(state.grid))
    return evolve(state, grid=grid, reserve=state.reserve[len(cells) :])


def pass_(state: State, actor: Seat, action: Pass, rng: Rng) -> Moved:
    """Pass the turn; while something can be captured this is refused once, with nothing more said (FK-22)."""
    table = state.table
    state = with_place(state, actor, missed=0)
    if table.options.must_take == "enforce" and not table.reminded and able(state, actor):
        reminded = on_table(state, reminded=True, decision=table.decision + 1)
        return Step(reminded, (Reminded(seat=actor),), reveals=True)
    return pass_turn(cycled(state, actor), (Passed(seat=actor, by="seat"),), rng)


def return_(state: State, actor: Seat, action: Return, rng: Rng) -> Moved:
    """Be back: the turn order has this seat again."""
    return Step(with_place(state, actor, away=False, missed=0), (SeatBack(seat=actor),))


def resume(state: State, actor: Seat, action: Resume, rng: Rng) -> Moved:
    """Go on after a pause. It is a fresh start: nobody counts as away."""
    table = state.table
    places = tuple(evolve(place, away=False, missed=0) for place in table.places)
    state = on_table(state, places=places)
    return begin_turn(state, left_of(table, table.seat, table.seated), (Resumed(seat=actor),), rng)


def stop(state: State, actor: Seat, action: Stop, rng: Rng) -> Moved:
    """End the game without a winner: nobody else is left."""
    return end(state, "stopped", ())


TURNS: Mapping[type[Action], Callable[[State, Seat, Any, Rng], Moved]] = MappingProxyType(
    {Capture: capture, Pass: pass_, Return: return_, Resume: resume, Stop: stop}
)
