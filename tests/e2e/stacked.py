"""Games whose deal a test has chosen, and pairs of deals that some people cannot tell apart."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Step
from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.lost_and_found.actions import FlipCard, Look, LookPair, PutBack, TakeHint
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.rules import LostAndFound
from engine.games.lost_and_found.state import State
from tests.e2e.hands import Moment

KIND = "lost_and_found"
Redeal = Callable[[State], State]


class Stacked(LostAndFound):
    """The game's own rules, but for the deal."""

    def __init__(self, redeal: Redeal) -> None:
        self._redeal = redeal

    def setup(self, options: Options, seats: Sequence[Seat], rng: Rng) -> Step[State, Any, Any]:
        """Deal as the test wants it."""
        step = super().setup(options, seats, rng)
        return replace(step, state=self._redeal(step.state))


def stacked(redeal: Redeal) -> dict[str, AnyGame]:
    """Return the games, Lost & Found with a chosen deal."""
    return {**GAMES, KIND: replace(GAMES[KIND], rules=Stacked(redeal))}


@dataclass
class Known:
    """Which of the dealt cards somebody has come to know: places of the deal in the grid, hints from the top."""

    cells: set[int] = field(default_factory=set)
    hints: int = 0

    @classmethod
    def to(cls, seats: set[int], moments: Sequence[Moment]) -> "Known":
        """Follow the cards of a game; `seats` see what they look at, everybody sees what is turned up or taken."""
        known = cls()
        table = moments[0].before.view.table
        dealt_at = list(range(len(table.up)))
        if table.options.open_hints:
            known.hints = moments[0].before.view.supply
        for moment in moments:
            table = moment.before.view.table
            match moment.action:
                case PutBack(swap=True):
                    a, b = table.looked
                    dealt_at[a], dealt_at[b] = dealt_at[b], dealt_at[a]
                case FlipCard(cell=cell):
                    known.cells.add(dealt_at[cell])
                case Look(cell=cell) if table.seat in seats:
                    known.cells.add(dealt_at[cell])
                case LookPair(cells=cells) if table.seat in seats:
                    known.cells |= {dealt_at[cell] for cell in cells}
                case TakeHint() if not table.options.open_hints:
                    known.hints += 1
        return known

    def redeal(self, state: State, rng: random.Random) -> State:
        """Return the deal with what is not known dealt again, as differently as a few tries allow."""
        return max((self._shuffled(state, rng) for _ in range(20)), key=lambda other: _difference(state, other))

    def _shuffled(self, state: State, rng: random.Random) -> State:
        free = [cell for cell in range(len(state.cards)) if cell not in self.cells]
        rest = [*state.supply[self.hints :], *state.aside]
        items = [state.cards[cell] for cell in free]
        if state.table.options.random_counts:  # nobody knows how many of each lie in the grid
            items += rest
            rng.shuffle(items)
            items, rest = items[: len(free)], items[len(free) :]
        rng.shuffle(items)
        rng.shuffle(rest)
        cards = list(state.cards)
        for cell, item in zip(free, items, strict=True):
            cards[cell] = item
        split = len(state.supply) - self.hints
        supply = (*state.supply[: self.hints], *rest[:split])
        return evolve(state, cards=tuple(cards), supply=supply, aside=tuple(rest[split:]))


def _difference(a: State, b: State) -> int:
    return sum(x != y for x, y in zip((*a.cards, *a.supply), (*b.cards, *b.supply), strict=True))
