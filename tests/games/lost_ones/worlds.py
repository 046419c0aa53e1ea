"""Lost Ones for the contract tests: set-ups, paired worlds with other stories in them, conservation."""

import hashlib
from functools import lru_cache

from hypothesis import strategies as st

from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_ones.game import LOST_ONES, lost_ones
from engine.games.lost_ones.lobby import SETTINGS
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import Pack, Tile
from engine.games.lost_ones.state import State
from engine.games.lost_ones.work import Struggle
from tests.games.lost_ones.unread import Known, KnownMap, rewritten, tiles_rewritten

SEALED: frozenset[str] = frozenset()
"""Nothing is chosen in secret: all hands are open (LO-05)."""

HELPER = "greedy"
EVERY = 9


@st.composite
def setups(draw: st.DrawFn) -> tuple[Options, int]:
    """Draw a set-up by clicking about in the lobby: a third of all settings."""
    lobby = LOST_ONES.lobby
    options, seats = Options(), draw(st.sampled_from([1, 2, 2, 3, 4]))
    for setting in SETTINGS:
        values = setting.values(options, seats)
        if len(values) > 1 and draw(st.integers(0, 2)) == 2:
            options = lobby.changed(options, setting.name, draw(st.sampled_from(values)), seats)
    return options, seats


def conserved(state: State) -> object:
    """Return every card there is: in decks, hands and discards, before heroes, in the supply, in a fight (D3)."""
    table = state.table
    abilities = [*state.deck, *(card for hero in table.heroes for card in (*hero.hand, *hero.discard))]
    banes = [*state.bane_deck, *table.bane_discard, *(bane for hero in table.heroes for bane in hero.banes)]
    boons = [*state.supply, *(held.boon for hero in table.heroes for held in hero.boons)]
    foes = [*state.foe_deck, *(frame.foe for frame in state.work if isinstance(frame, Struggle))]
    return sorted(abilities), sorted(banes), sorted(boons), sorted(foes)


def world(state: State, known_to: frozenset[Seat], rng: Rng) -> State:
    """Deal anew what nobody can see: the orders of the decks, and which unplaced tiles have become other versions."""
    placed = {key.rstrip(LETTERS) for key in state.table.placed}
    letters: dict[int, list[str]] = {}
    for tile in _pack().tiles:
        if tile.variant and str(tile.n) not in placed:
            letters.setdefault(tile.n, [""]).append(tile.variant)
    versions = ((n, rng.choice(found)) for n, found in letters.items())
    return evolve(
        state,
        deck=rng.shuffled(state.deck),
        bane_deck=rng.shuffled(state.bane_deck),
        foe_deck=rng.shuffled(state.foe_deck),
        supply=rng.shuffled(state.supply),
        versions=tuple((n, letter) for n, letter in versions if letter),
    )


LETTERS = "abcdefghijklmnopqrstuvwxyz"


def elsewhere(state: State) -> AnyGame:
    """Return the game with another story: whatever nobody has read, seen or met is another's."""
    return _with_other_story(Known.of(state.table))


@lru_cache(maxsize=4)
def _with_other_story(known: Known) -> AnyGame:
    return lost_ones(rewritten(_pack(), known, _other_tiles(known.map), _rng(known)))


@lru_cache(maxsize=4)
def _other_tiles(known: KnownMap) -> tuple[Tile, ...]:
    return tiles_rewritten(_pack().tiles, known, _rng(known))


def _rng(known: Known | KnownMap) -> Rng:
    """Return a random stream that belongs to what is known: the same in every run."""
    values = {**known.__dict__, **(known.map.__dict__ if isinstance(known, Known) else {}), "map": None}
    parts = [sorted(part) if isinstance(part, frozenset) else part for part in values.values()]
    return Rng(hashlib.blake2b(repr(parts).encode(), digest_size=SEED_BYTES).digest())


def _pack() -> Pack:
    assert isinstance(LOST_ONES.pack, Pack)
    return LOST_ONES.pack
