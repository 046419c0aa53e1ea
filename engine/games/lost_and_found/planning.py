"""Sorted grids to aim for, weighed by how far they are from what a seat believes; what a change would be worth.

A plan gives every cell an item so that everything is sorted. Its cost counts the cells that hold something else, the
unknown ones by their chance. Plans are weighed by exp(-cost): the worth of a position is -log of the sum of weights,
a soft form of the least cost, which also tells how many ways are still open.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from math import exp, log
from operator import add

from engine.games.lost_and_found.belief import KINDS, Belief, Counts
from engine.games.lost_and_found.partitions import Layouts, cells_of, layouts

CONFLICT = 6.0
"""The cost of a face-up card or a hint that contradicts a plan."""
WARMTH = 0.7
"""Plans that cost this much more weigh a third."""
SLACK = 4.0
"""Plans that cost more than the least by so much are left out: they would weigh next to nothing."""
MOST_PLANS = 120
LEAST_PLANS = 32
MOST_LAYOUTS_WEIGHED = 160
HOPELESS = 14.0
"""The worth, at most, of a position that no plan fits."""

Plan = tuple[int, ...]
"""The item of each cell."""


@dataclass(frozen=True, slots=True)
class Costs:
    """The cost of giving a region an item: a pure sum over cells and hints, so that plans are sums over regions."""

    belief: Belief
    wrong: tuple[int, ...]  # per item: cells known to hold another one
    clash: tuple[int, ...]  # per item: face-up cells of another one

    @classmethod
    def of(cls, belief: Belief) -> "Costs":
        """Return the costs that follow from a belief."""
        seen = sum(1 << cell for cell, item in enumerate(belief.known) if item is not None)
        other = [seen & ~belief.mask(item) for item in range(KINDS)]
        return cls(belief, tuple(mask & ~belief.up for mask in other), tuple(mask & belief.up for mask in other))

    def region(self, region: int, item: int) -> float:
        """Return the cost of a region for an item."""
        cost = float((region & self.wrong[item]).bit_count())
        if hidden := (region & self.belief.unknown).bit_count():
            cost += hidden * (1.0 - self.belief.chance[item])
        if clash := (region & self.clash[item]).bit_count():
            cost += CONFLICT * clash
        for bundle in self.belief.bundles:
            if bundle.item == item and not bundle.beside & region:
                cost += CONFLICT
        return cost


def _labelled(
    layout: tuple[int, ...], items: Sequence[int], costs: Sequence[Sequence[float]], limit: float
) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield (cost, item per region) for each way to give the regions items that costs less than `limit`."""
    least = [min(costs[region][i] for i in range(len(items))) for region in layout]
    rest = [sum(least[at:]) for at in range(len(layout) + 1)]

    def give(at: int, cost: float, given: tuple[int, ...]) -> Iterator[tuple[float, tuple[int, ...]]]:
        if at == len(layout):
            yield cost, tuple(items[i] for i in given)
            return
        own = costs[layout[at]]
        for i in range(len(items)):
            if i not in given and cost + own[i] + rest[at + 1] < limit:
                yield from give(at + 1, cost + own[i], (*given, i))

    return give(0, 0.0, ())


class Plans:
    """The best plans for one guess at the counts, with their weights, and what changes would be worth under it."""

    def __init__(self, belief: Belief, found: Sequence[tuple[float, Plan]]) -> None:
        """`found` are costs and plans, at least one."""
        self.best = min(cost for cost, _ in found)
        self.plans = [plan for _, plan in found]
        self.weights = [exp((self.best - cost) / WARMTH) for cost, _ in found]
        self._belief, self._total = belief, sum(self.weights)
        self._marginals: dict[int, list[float]] = {}
        self._joint: tuple[int, int, list[list[float]]] | None = None

    def marginal(self, cell: int) -> list[float]:
        """Return the weight of the plans that give a cell each item."""
        if cell not in self._marginals:
            sums = [0.0] * KINDS
            for plan, weight in zip(self.plans, self.weights, strict=True):
                sums[plan[cell]] += weight
            self._marginals[cell] = sums
        return self._marginals[cell]

    def joint(self, a: int, b: int) -> list[list[float]]:
        """Return the weight of the plans that give cell a one item and cell b another."""
        if self._joint is None or self._joint[:2] != (a, b):
            sums = [[0.0] * KINDS for _ in range(KINDS)]
            for plan, weight in zip(self.plans, self.weights, strict=True):
                sums[plan[a]][plan[b]] += weight
            self._joint = (a, b, sums)
        return self._joint[2]

    def worth(self, weight: float) -> float:
        """Return the worth (less is better, in cells out of place) of a position whose plans weigh so much together."""
        return min(HOPELESS, -WARMTH * log(max(weight / self._total, 1e-9)))

    def misses(self, cell: int) -> list[float]:
        """Return what plans pay now for each item at a cell."""
        item = self._belief.known[cell]
        if item is None:
            return [1.0 - chance for chance in self._belief.chance]
        return [0.0 if other == item else 1.0 for other in range(KINDS)]

    def after_look(self, cell: int, item: int) -> float:
        """See Outlook.after_look."""
        now, marginal = self.misses(cell), self.marginal(cell)
        return self.worth(
            sum(
                weight * exp((now[other] - (other != item)) / WARMTH) for other, weight in enumerate(marginal) if weight
            )
        )

    def after_flip(self, cell: int, item: int) -> float:
        """See Outlook.after_flip."""
        return self.worth(self.marginal(cell)[item] * exp(self.misses(cell)[item] / WARMTH))

    def after_pair(self, a: int, b: int, here: int, there: int) -> tuple[float, float]:
        """See Outlook.after_pair."""
        now_a, now_b = self.misses(a), self.misses(b)
        keep = swap = 0.0
        for x, row in enumerate(self.joint(a, b)):
            for y, weight in enumerate(row):
                if weight:
                    lifted = weight * exp((now_a[x] + now_b[y]) / WARMTH)
                    keep += lifted * _WEIGHT[(x != here) + (y != there)]
                    swap += lifted * _WEIGHT[(x != there) + (y != here)]
        return self.worth(keep), self.worth(swap)

    def with_hint(self, item: int, beside: tuple[int, ...]) -> float:
        """See Outlook.with_hint."""
        fitting = zip(self.plans, self.weights, strict=True)
        return self.worth(sum(weight for plan, weight in fitting if any(plan[cell] == item for cell in beside)))


class Outlook:
    """Plans for every guess at the counts. What a change is worth is the mean over the guesses.

    So a change that spoils one guess is as bad as that guess is likely, however good it is for the others.
    """

    def __init__(self, guesses: Sequence[tuple[float, Plans]]) -> None:
        """`guesses` are chances and plans; without random counts there is one."""
        self.guesses = guesses
        self.best = min(plans.best for _, plans in guesses)

    def fits(self, cell: int, item: int) -> float:
        """Return the weight of the plans that give a cell an item."""
        return sum(chance * plans.marginal(cell)[item] for chance, plans in self.guesses)

    def after_look(self, cell: int, item: int) -> float:
        """Return the worth once a cell is seen to hold an item."""
        return sum(chance * plans.after_look(cell, item) for chance, plans in self.guesses)

    def after_flip(self, cell: int, item: int) -> float:
        """Return the worth once a cell is turned up and shows an item: only plans that agree are left."""
        return sum(chance * plans.after_flip(cell, item) for chance, plans in self.guesses)

    def after_pair(self, a: int, b: int, here: int, there: int) -> tuple[float, float]:
        """Return the worth once cells a and b are known to hold `here` and `there`: as they are, and exchanged."""
        keep = swap = 0.0
        for chance, plans in self.guesses:
            kept, swapped = plans.after_pair(a, b, here, there)
            keep, swap = keep + chance * kept, swap + chance * swapped
        return keep, swap

    def with_hint(self, item: int, beside: tuple[int, ...]) -> float:
        """Return the worth once a hint lies beside these cells."""
        return sum(chance * plans.with_hint(item, beside) for chance, plans in self.guesses)


_WEIGHT = tuple(exp(-missed / WARMTH) for missed in range(3))


def _plans_for(belief: Belief, counts: Counts, costs: Costs, most: int) -> list[tuple[float, Plan]]:
    """Return the cheapest plans for certain counts."""
    items = [item for item in range(KINDS) if counts[item]]
    known: Layouts = layouts(belief.options.rows, belief.options.cols, tuple(sorted(counts[item] for item in items)))
    table: list[list[float]] = []
    for region in known.regions:
        size = region.bit_count()
        table.append([costs.region(region, i) if counts[i] == size else 1e6 for i in items])
    bounds = _bounds(known, [min(row) for row in table])
    limit = min(bounds) + SLACK
    while not (found := _within(known, items, table, bounds, limit, most)):
        limit += SLACK
    return [(cost, _drawn(known, at, given, belief)) for cost, given, at in found]


def _bounds(known: Layouts, least: list[float]) -> list[float]:
    """Return what each layout costs at least: column by column, since there may be many."""
    first, *others = known.columns
    sums: Iterator[float] = map(least.__getitem__, first)
    for column in others:
        sums = map(add, sums, map(least.__getitem__, column))
    return list(sums)


def _within(
    known: Layouts, items: Sequence[int], table: list[list[float]], bounds: list[float], limit: float, most: int
) -> list[tuple[float, tuple[int, ...], int]]:
    """Return the cheapest ways, `most` of them, to give regions items below a limit: cost, items, layout."""
    near = sorted((at for at, bound in enumerate(bounds) if bound < limit), key=bounds.__getitem__)
    found: list[tuple[float, tuple[int, ...], int]] = []
    for at in near[:MOST_LAYOUTS_WEIGHED]:
        if bounds[at] >= limit:
            break
        found += [(cost, given, at) for cost, given in _labelled(known.layouts[at], items, table, limit)]
        if len(found) > most + most // 4:
            found = nsmallest(most, found)
            limit = found[-1][0]
    return nsmallest(most, found)


def _drawn(known: Layouts, at: int, given: tuple[int, ...], belief: Belief) -> Plan:
    plan = [0] * belief.options.cells
    for region, item in zip(known.layouts[at], given, strict=True):
        for cell in cells_of(known.regions[region]):
            plan[cell] = item
    return tuple(plan)


def plan(belief: Belief) -> Outlook:
    """Return the best plans for a belief; with random counts, for each guess at them."""
    costs = Costs.of(belief)
    most = max(LEAST_PLANS, MOST_PLANS // len(belief.guesses))
    found = [(guess.chance, _plans_for(belief, guess.counts, costs, most)) for guess in belief.guesses]
    return Outlook([(chance, Plans(belief, plans)) for chance, plans in found])
