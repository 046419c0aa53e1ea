"""Finders Keepers for the contract tests: set-ups, paired worlds, conservation."""

from typing import Any

from hypothesis import strategies as st

from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.rng import Rng
from engine.games.finders_keepers.game import FINDERS_KEEPERS
from engine.games.finders_keepers.lobby import SETTINGS
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.state import Claims, State

SEALED = frozenset({"claim", "done"})
"""What was claimed is nobody else's business until the tile closes (FK-09, FK-43)."""

HELPER = "sharp"


@st.composite
def setups(draw: st.DrawFn) -> tuple[Options, int]:
    """Draw a set-up by clicking about in the lobby; small tables and short games more often, for they are faster."""
    lobby = FINDERS_KEEPERS.lobby
    options, seats = Options(), draw(st.sampled_from([1, 2, 2, 2, 3, 3, 4, 6]))
    if seats == 1:
        options = lobby.changed(options, "practice", "yes", 1)
    if seats > 2:
        options = evolve(options, pile_end="most")
    for setting in SETTINGS:
        if setting.name not in ("practice", "pile_end") and draw(st.integers(0, 2)) == 2:
            value = draw(st.sampled_from(setting.values(options, seats)))
            options = lobby.changed(options, setting.name, value, seats)
    return options, seats


def conserved(state: State) -> object:
    """Return all sixty cards where they were dealt, and all forty tiles: in the pile, beside it and open (D2)."""
    table = state.table
    tiles = sorted([*state.pile, *table.used, *table.open])
    return state.cards, state.unused, tiles, len(tiles)


def world(state: State, known_to: frozenset[Seat], rng: Rng) -> State:
    """Deal anew what `known_to` cannot see: the pile, the cards out of play, sealed claims, hidden tableaus."""
    if state.table.phase == "over":
        return state
    changes: dict[str, Any] = {"pile": rng.shuffled(state.pile), "unused": rng.shuffled(state.unused)}
    if state.table.options.private_tableaus:
        changes |= _cards(state, known_to, rng)
    claims = tuple(
        mine if Seat(seat) in known_to else _other_claims(state, Seat(seat), mine, rng)
        for seat, mine in enumerate(state.claims)
    )
    return evolve(state, claims=claims, **changes)


def _cards(state: State, known_to: frozenset[Seat], rng: Rng) -> dict[str, Any]:
    """Return other cards for the seats whose cards nobody in `known_to` sees."""
    hidden = [seat for seat in range(len(state.cards)) if seat not in known_to]
    places = [(seat, i) for seat in hidden for i in range(len(state.cards[seat]))]
    mixed = rng.shuffled(places)
    cards, words = [list(own) for own in state.cards], [list(own) for own in state.words]
    for (seat, i), (from_seat, j) in zip(places, mixed, strict=True):
        cards[seat][i] = state.cards[from_seat][j]
        if words:
            words[seat][i] = state.words[from_seat][j]
    return {"cards": tuple(map(tuple, cards)), "words": tuple(map(tuple, words))}


def _other_claims(state: State, seat: Seat, mine: Claims, rng: Rng) -> Claims:
    """Return other sealed claims that look the same: as ready as before, or with one answer at least missing."""
    place = state.table.places[seat]
    if place.gone or not mine:
        return mine
    made = [tuple(sorted(rng.shuffled(place.slots)[: rng.below(4)])) for _ in mine]
    if place.final:
        return tuple(made)
    missing = rng.below(len(mine))
    return tuple(
        None if i == missing or place.locked or place.away or rng.below(2) else claim for i, claim in enumerate(made)
    )
