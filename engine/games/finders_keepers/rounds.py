"""From tile to tile (rulebook, How to Play, Winning the Game).

[reveal ->] search -> judged -> a tableau is empty: the end; nobody answered: paused; else the next tiles
"""

from collections.abc import Collection

from engine.core.events import Paused, SeatAway
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Step
from engine.core.rng import Rng
from engine.games.finders_keepers.events import Event, LockedOut, Reshuffled, TilesTurned
from engine.games.finders_keepers.judging import judged
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.steps import Events, Moved, end, next_seat, on_table, unlocked_if_all
from engine.games.finders_keepers.views import Place, Table, Verdict


def next_round(state: State, events: Events, rng: Rng, revealer: Seat | None = None) -> Moved:
    """Return the step to the next tiles, or to the end if there are none; the next seat reveals unless one is named."""
    table = state.table
    if not state.pile and table.last_pass:
        return end(state, "pile_end", events, _most_collected(table))
    state = on_table(
        state,
        revealer=next_seat(table, table.revealer) if revealer is None else revealer,
        places=tuple(evolve(place, final=False) for place in table.places),
    )
    if not table.options.manual_reveal:
        return turn_tiles(state, events, rng)
    state = on_table(state, phase="reveal", open=(), decision=table.decision + 1)
    return Step(evolve(state, claims=((),) * len(table.places)), events, reveals=True)


def turn_tiles(state: State, events: Events, rng: Rng) -> Moved:
    """Turn as many tiles as a round has, or as are left; the used ones are shuffled once if none is (FK-03)."""
    table = state.table
    pile, used, passes = state.pile, table.used, table.passes
    if not pile:
        pile, used, passes = rng.shuffled(used), (), passes + 1
        events = (*events, Reshuffled())
    tiles, pile = pile[: table.options.tiles_per_round], pile[table.options.tiles_per_round :]
    state = on_table(
        state,
        phase="search",
        open=tiles,
        used=used,
        passes=passes,
        decision=table.decision + 1,
        places=unlocked_if_all(table.places),
    )
    unanswered = ((None,) * len(tiles),) * len(table.places)
    turned = TilesTurned(seat=table.revealer, tiles=tiles, number=table.number)
    return Step(evolve(state, pile=pile, claims=unanswered), (*events, turned), reveals=True)


def _most_collected(table: Table) -> tuple[Seat, ...]:
    if table.options.practice:
        return ()
    most = max(table.places[seat].keepers for seat in table.seated)
    return tuple(seat for seat in table.seated if table.places[seat].keepers == most)


def close(state: State, events: Events, rng: Rng) -> Moved:
    """Judge the open tiles in their order; whoever has no card left after one of them has won (FK-14, FK-19)."""
    answered = {seat for seat in state.table.seated if any(claim is not None for claim in state.claims[seat])}
    wrong: set[Seat] = set()
    verdicts: list[tuple[Verdict, ...]] = [()] * len(state.claims)
    for place in range(len(state.table.open)):
        state, event, by_seat = judged(state, place)
        events = (*events, event)
        for seat, one in by_seat.items():
            verdicts[seat] = (*verdicts[seat], one.verdict)
            if one.wrong:
                wrong.add(seat)
        state = evolve(state, verdicts=tuple(verdicts))
        winners = tuple(seat for seat in state.table.seated if not state.table.places[seat].slots)
        if winners:
            return end(state, "finished", events, winners)
    return _closed(state, events, rng, answered, wrong)


def _closed(state: State, events: Events, rng: Rng, answered: Collection[Seat], wrong: Collection[Seat]) -> Moved:
    """Return the step after tiles that nobody won with: who is away now, who sits out, and what is next (FK-13)."""
    table = state.table
    before = table.places
    places = tuple(
        place if place.gone else _after(place, table.options, answered=seat in answered, wrong=seat in wrong)
        for seat, place in enumerate(before)
    )
    state = on_table(state, places=places, open=(), used=(*table.used, *table.open))
    events = (*events, *_changed(before, places))
    return next_round(state, events, rng) if answered else pause(state, events)


def _after(place: Place, options: Options, *, answered: bool, wrong: bool) -> Place:
    """Return a seat's place after tiles were judged."""
    waited_for = not (place.away or place.locked)
    missed = 0 if answered else place.missed + waited_for
    late = options.away_after and missed >= options.away_after
    return evolve(
        place,
        missed=missed,
        away=not answered and (place.away or bool(late)),
        locked=wrong and options.wrong == "lockout",
    )


def _changed(before: tuple[Place, ...], after: tuple[Place, ...]) -> list[Event]:
    """Return what has become of seats, for all to know."""
    pairs = list(enumerate(zip(before, after, strict=True)))
    away: list[Event] = [SeatAway(seat=Seat(seat)) for seat, (old, new) in pairs if new.away and not old.away]
    return [*away, *(LockedOut(seat=Seat(seat)) for seat, (_, new) in pairs if new.locked)]


def pause(state: State, events: Events) -> Moved:
    """Return the step that stops the game until somebody comes back: nobody answered at all (FK-13)."""
    table = state.table
    state = on_table(state, phase="paused", open=(), used=(*table.used, *table.open), decision=table.decision + 1)
    return Step(evolve(state, claims=((),) * len(table.places)), (*events, Paused()), reveals=True)
