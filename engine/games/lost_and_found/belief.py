"""What one seat knows and expects: a pure function of its view and of what it remembers having seen."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.rng import Rng
from engine.games.lost_and_found.grid import neighbours
from engine.games.lost_and_found.options import COPIES, ITEMS, Options
from engine.games.lost_and_found.views import Hint, SeatView, Table

KINDS = len(ITEMS)
SAMPLED_COUNTS = 10
"""With random counts, so many guesses at them are planned for side by side."""

Counts = tuple[int, ...]
"""One number per item of ITEMS."""


@dataclass(frozen=True, slots=True)
class Guess:
    """How many of each item may lie in the grid, and the chance that it is so."""

    counts: Counts
    chance: float


@dataclass(frozen=True, slots=True)
class Bundle:
    """Hints of one item that touch each other, and the grid cells beside them: one of those must get the item."""

    item: int
    beside: int


@dataclass(frozen=True, slots=True)
class Belief:
    """`known` is the item at each cell, face up or remembered, or None; `up` and `unknown` are masks of cells.

    `chance` is each item's share of what an unknown cell may hold, `next_hint` that of the next hint in the pile.
    `guesses` are at how many of each item lie in the grid: one, which is sure, unless the counts are random.
    """

    options: Options
    items: tuple[int, ...]
    known: tuple[int | None, ...]
    up: int
    unknown: int
    chance: tuple[float, ...]
    next_hint: tuple[float, ...]
    bundles: tuple[Bundle, ...]
    guesses: tuple[Guess, ...]

    def mask(self, item: int) -> int:
        """Return the cells that are known to hold an item."""
        return sum(1 << cell for cell, other in enumerate(self.known) if other == item)


def bundles(table: Table) -> tuple[Bundle, ...]:
    """Return the laid hints in bundles, each with the grid cells that it touches."""
    left = {(hint.row, hint.col): hint.item for hint in table.hints}
    out = []
    while left:
        start, item = next(iter(left.items()))
        todo, beside = [start], 0
        del left[start]
        while todo:
            for row, col in neighbours(*todo.pop()):
                if 0 <= row < table.options.rows and 0 <= col < table.options.cols:
                    beside |= 1 << (row * table.options.cols + col)
                elif left.get((row, col)) == item:
                    del left[row, col]
                    todo.append((row, col))
        out.append(Bundle(item, beside))
    return tuple(out)


def _shares(left: Counts) -> tuple[float, ...]:
    total = sum(left)
    return tuple(n / total if total else 0.0 for n in left)


def _seen(known: Sequence[int | None], hints: Sequence[Hint], in_hand: int | None) -> tuple[Counts, Counts]:
    """Return how many of each item are known in the grid, and have come up as hints."""
    shown = [hint.item for hint in hints] + ([] if in_hand is None else [in_hand])
    grid = tuple(sum(item == other for other in known) for item in range(KINDS))
    return grid, tuple(shown.count(item) for item in range(KINDS))


def _guesses(left: Counts, known: Counts, cells: int, rng: Rng) -> tuple[Guess, ...]:
    """Return guesses at the counts in the grid: the unknown cells filled at random from what is left of each item."""
    pool = [item for item in range(KINDS) for _ in range(left[item])]
    found: Counter[Counts] = Counter()
    for _ in range(SAMPLED_COUNTS):
        drawn = rng.shuffled(pool)[:cells]
        found[tuple(known[item] + drawn.count(item) for item in range(KINDS))] += 1
    return tuple(Guess(counts, times / SAMPLED_COUNTS) for counts, times in found.items())


def believe(view: SeatView, remembered: Sequence[int | None], rng: Rng) -> Belief:
    """Return the belief of a seat that remembers these items by cell; what it sees now is added."""
    table = view.public.table
    options = table.options
    known = [up if up is not None else own for up, own in zip(table.up, remembered, strict=True)]
    for seen in (*view.notes, *view.seen):
        known[seen.cell] = seen.item
    grid, shown = _seen(known, table.hints, table.in_hand)
    spread = [0 if not options.open_hints else table.spread.count(item) for item in range(KINDS)]
    unknown = known.count(None)
    in_play = [COPIES if item in table.items else 0 for item in range(KINDS)]
    if options.random_counts:
        left = tuple(in_play[i] - grid[i] - shown[i] - spread[i] for i in range(KINDS))
        hints, guesses = left, _guesses(left, grid, unknown, rng)
    else:
        each = tuple(options.cells // options.kinds if item in table.items else 0 for item in range(KINDS))
        left = tuple(each[i] - grid[i] for i in range(KINDS))
        hints = tuple(in_play[i] - each[i] - shown[i] - spread[i] for i in range(KINDS))
        guesses = (Guess(each, 1.0),)
    certain = [item for item in range(KINDS) if left[item]]
    if unknown and len(certain) == 1:
        known = [certain[0] if item is None else item for item in known]
    return Belief(
        options=options,
        items=table.items,
        known=tuple(known),
        up=sum(1 << cell for cell, item in enumerate(table.up) if item is not None),
        unknown=sum(1 << cell for cell, item in enumerate(known) if item is None),
        chance=_shares(left),
        next_hint=_shares(hints),
        bundles=bundles(table),
        guesses=guesses,
    )
