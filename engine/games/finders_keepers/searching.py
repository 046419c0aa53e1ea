"""What a seat does: claim cards, be done, turn tiles, void one, go on after a pause, stop."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.core.events import Resumed, SeatBack
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Step
from engine.core.rng import Rng
from engine.games.finders_keepers.actions import Action, Claim, Done, Resume, Stop, TurnTile, VoidTile
from engine.games.finders_keepers.events import SeatReady, TilesTurned, TileVoided
from engine.games.finders_keepers.rounds import close, next_round, turn_tiles
from engine.games.finders_keepers.state import Claims, State
from engine.games.finders_keepers.steps import Events, Moved, end, on_table, with_place


def claim(state: State, actor: Seat, action: Claim, rng: Rng) -> Moved:
    """Seal a claim for one open tile; it replaces an earlier one."""
    mine = state.claims[actor]
    sealed = tuple(sorted(action.slots))
    return _answered(state, actor, (*mine[: action.tile], sealed, *mine[action.tile + 1 :]), rng)


def done(state: State, actor: Seat, action: Done, rng: Rng) -> Moved:
    """Claim nothing for the tiles that have no answer yet."""
    return _answered(state, actor, tuple(answer or () for answer in state.claims[actor]), rng)


def _answered(state: State, actor: Seat, claims: Claims, rng: Rng) -> Moved:
    """Return the step after a seat's answer: it is back if it was away, and the last one to be ready closes."""
    before = state.table.places[actor]
    final = before.final or None not in claims
    events: Events = (SeatBack(seat=actor),) if before.away else ()
    if final and not before.final:
        events = (*events, SeatReady(seat=actor))
    state = with_place(state, actor, final=final, away=False, missed=0)
    state = with_claims(state, actor, claims)
    return Step(state, events) if state.table.awaited else close(state, events, rng)


def with_claims(state: State, seat: Seat, claims: Claims) -> State:
    """Return the state with one seat's sealed claims exchanged."""
    return evolve(state, claims=(*state.claims[:seat], claims, *state.claims[seat + 1 :]))


def turn_tile(state: State, actor: Seat, action: TurnTile, rng: Rng) -> Moved:
    """Turn the next tiles by hand (FK-10)."""
    events: Events = (SeatBack(seat=actor),) if state.table.places[actor].away else ()
    return turn_tiles(with_place(state, actor, away=False, missed=0), events, rng)


def void_tile(state: State, actor: Seat, action: VoidTile, rng: Rng) -> Moved:
    """Put an open tile aside unjudged; another takes its place if there is one (FK-42)."""
    table, place = state.table, action.tile
    voided = TileVoided(seat=actor, tile=table.open[place])
    state = on_table(state, used=(*table.used, table.open[place]), decision=table.decision + 1)
    if state.pile:
        return _replaced(state, place, (voided,))
    state = _narrowed(state, place)
    if not state.table.open:
        return next_round(state, (voided,), rng, table.revealer)
    if not state.table.awaited:
        return close(state, (voided,), rng)
    return Step(state, (voided,), reveals=True)


def _replaced(state: State, place: int, events: Events) -> Moved:
    """Turn the top tile in place of a voided one: nobody has answered for it yet."""
    table, tile = state.table, state.pile[0]
    opened = (*table.open[:place], tile, *table.open[place + 1 :])
    places = tuple(evolve(one, final=False) if one.final else one for one in table.places)
    claims = tuple((*mine[:place], None, *mine[place + 1 :]) for mine in state.claims)
    state = evolve(on_table(state, open=opened, places=places), pile=state.pile[1:], claims=claims)
    turned = TilesTurned(seat=table.revealer, tiles=(tile,), number=table.number + place)
    return Step(state, (*events, turned), reveals=True)


def _narrowed(state: State, place: int) -> State:
    """Return the state with one open tile fewer; whoever has answered for the others is ready."""
    table = state.table
    claims = tuple((*mine[:place], *mine[place + 1 :]) for mine in state.claims)
    places = tuple(
        evolve(one, final=not (one.gone or one.away or one.locked) and None not in mine)
        for one, mine in zip(table.places, claims, strict=True)
    )
    opened = (*table.open[:place], *table.open[place + 1 :])
    return evolve(on_table(state, open=opened, places=places), claims=claims)


def resume(state: State, actor: Seat, action: Resume, rng: Rng) -> Moved:
    """Go on after a pause. It is a fresh start: nobody counts as away."""
    places = tuple(evolve(place, away=False, missed=0) for place in state.table.places)
    return next_round(on_table(state, places=places), (Resumed(seat=actor),), rng)


def stop(state: State, actor: Seat, action: Stop, rng: Rng) -> Moved:
    """End the game without a winner: nobody else is left (FK-16)."""
    return end(state, "stopped", ())


ACTIONS: Mapping[type[Action], Callable[[State, Seat, Any, Rng], Moved]] = MappingProxyType(
    {Claim: claim, Done: done, TurnTile: turn_tile, VoidTile: void_tile, Resume: resume, Stop: stop}
)
