"""Expert for the contract tests: set-ups, paired worlds, conservation."""

from hypothesis import strategies as st

from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.rng import Rng
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT
from engine.games.finders_keepers_expert.lobby import SETTINGS
from engine.games.finders_keepers_expert.options import Options
from engine.games.finders_keepers_expert.state import State

SEALED: frozenset[str] = frozenset()
"""Nothing is chosen in secret: hands are open, and pointing is public (FK-20, FK-33)."""

HELPER = "sharp"


@st.composite
def setups(draw: st.DrawFn) -> tuple[Options, int]:
    """Draw a set-up by clicking about in the lobby: a third of all settings."""
    lobby = FINDERS_KEEPERS_EXPERT.lobby
    options, seats = Options(), draw(st.integers(2, 6))
    if seats > 4:
        options = evolve(options, max_seats=6)
    for setting in SETTINGS:
        if setting.name != "max_seats" and draw(st.integers(0, 2)) == 2:
            value = draw(st.sampled_from(setting.values(options, seats)))
            options = lobby.changed(options, setting.name, value, seats)
    return options, seats


def conserved(state: State) -> object:
    """Return that there are sixty cards and forty tiles, whichever game of a match it is (D2)."""
    cards = [*state.grid, *state.reserve, *(card for own in state.captured for card in own)]
    pictures = [card.picture for card in cards if card is not None]
    table = state.table
    tiles = [*table.used, *state.out, *(tile for place in table.places for tile in place.hand)]
    tiles += [tile for stack in state.stacks for tile in stack]
    seymours = sum(picture.seymour for picture in pictures)
    return len(pictures), len({picture.seed for picture in pictures}), seymours, sorted(tiles)


def world(state: State, known_to: frozenset[Seat], rng: Rng) -> State:
    """Deal anew what nobody can see: stacks, tiles out of play, the reserve, what lies in the piles of captured cards.

    Open scores tell how many Seymour cards each pile has, so that those stay what they are.
    """
    table = state.table
    if table.phase == "over":
        return state
    tiles = iter(rng.shuffled([*(tile for stack in state.stacks for tile in stack), *state.out]))
    stacks = tuple(tuple(next(tiles) for _ in stack) for stack in state.stacks)
    state = evolve(state, stacks=stacks, out=tuple(tiles))
    if table.options.open_scores:
        return evolve(state, reserve=rng.shuffled(state.reserve))
    cards = iter(rng.shuffled([*(card for own in state.captured for card in own), *state.reserve]))
    captured = tuple(tuple(next(cards) for _ in own) for own in state.captured)
    return evolve(state, captured=captured, reserve=tuple(cards))
