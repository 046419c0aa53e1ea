"""Lost & Found for the contract tests: set-ups, paired worlds, conservation."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.rng import Rng
from engine.games.lost_and_found.game import LOST_AND_FOUND
from engine.games.lost_and_found.options import COPIES, ITEMS, Options
from engine.games.lost_and_found.settings import SETTINGS
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.views import Seen

SEALED: frozenset[str] = frozenset()
"""Nothing is chosen in secret: swaps, votes and hints are public (LF-07, LF-09, LF-11)."""


@st.composite
def setups(draw: st.DrawFn) -> tuple[Options, int]:
    """Draw a set-up by clicking about in the lobby: a challenge now and then, then a third of all settings."""
    lobby, options, seats = LOST_AND_FOUND.lobby, Options(), draw(st.integers(1, 5))
    if seats > 4:
        options = evolve(options, max_seats=8)
    if draw(st.integers(0, 7)) == 7:
        options = lobby.changed(options, "challenge", draw(st.integers(1, 10)), seats)
    for setting in SETTINGS[1:]:
        if setting.name != "max_seats" and draw(st.integers(0, 2)) == 2:
            value = draw(st.sampled_from(setting.values(options, seats)))
            options = lobby.changed(options, setting.name, value, seats)
    return options, seats


def conserved(state: State) -> object:
    """Return all thirty cards: in the grid, beside it, in hand, in the pile, aside and in the box (D1)."""
    table = state.table
    in_hand = [] if table.in_hand is None else [table.in_hand]
    box = [item for item in range(len(ITEMS)) if item not in table.items for _ in range(COPIES)]
    cards = Counter([*state.cards, *(h.item for h in table.hints), *state.supply, *in_hand, *state.aside, *box])
    return cards, len(state.cards), table.items


def world(state: State, known_to: frozenset[Seat], rng: Rng) -> State:
    """Deal anew what `known_to` cannot see: face-down cards that none of them holds or has a note of, pile, left-overs.

    Without V5 the counts of the grid are public, so that grid and left-overs stay apart; open hints are public.
    """
    table = state.table
    if table.phase == "over":
        return state
    seen: set[int] = set(table.looked) if table.seat in known_to else set()
    seen |= {note.cell for seat, notes in enumerate(state.notes) if seat in known_to for note in notes}
    hidden = [cell for cell, item in enumerate(table.up) if item is None and cell not in seen]
    pile = () if table.options.open_hints else state.supply
    if table.options.random_counts:
        mixed = rng.shuffled([*(state.cards[cell] for cell in hidden), *pile, *state.aside])
        grid, rest = mixed[: len(hidden)], mixed[len(hidden) :]
    else:
        grid = rng.shuffled(state.cards[cell] for cell in hidden)
        rest = rng.shuffled([*pile, *state.aside])
    dealt = dict(zip(hidden, grid, strict=True))
    cards = tuple(dealt.get(cell, item) for cell, item in enumerate(state.cards))
    changes: dict[str, Any] = {"cards": cards, "aside": rest[len(pile) :]}
    if not table.options.open_hints:
        changes["supply"] = rest[: len(pile)]
    notes = tuple(tuple(Seen(cell=n.cell, item=cards[n.cell]) for n in own) for own in state.notes)
    return evolve(state, notes=notes, **changes)
