"""What lies ahead of a party that knows the book: the price of every tile from here, and what could go wrong there.

Prices are in steps. What would end the night is priced, not forbidden: somebody who has no other way takes it.
"""

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf

from engine.games.lost_ones.effects import PROTECTION, WET, Effect, Power, Side
from engine.games.lost_ones.pack import Lock
from engine.games.lost_ones.payment import Purse
from engine.games.lost_ones.routes import Routes
from engine.games.lost_ones.standing import here, powers
from engine.games.lost_ones.thrift import affordable
from engine.games.lost_ones.views import PublicView

DEADLY = 400.0
"""What may well end the night."""
FOE, UNBEATEN = 5.0, 90.0
"""A foe that is beaten costs cards; one that is not, everything: the price of certainly not beating it."""
BANE, BLIZZARD = 3.0, 2.0
"""For each character whom it meets."""
STIRS, TAKES = 40.0, 20.0
"""A bane may rouse the Nightmare, or take a card: beside the Nightmare, and with one card left."""
NIGHTMARE, NEARER = 3.0, 8.0
"""A step of the Nightmare; one that brings it close."""
CLOSE = 3
RINGS: Mapping[int, float] = {1: 9.0, 2: 14.0, 3: 40.0}
"""Leaving Fae Rings, by the phase that it ends; in the last phase it ends the night."""
SHUT = 60.0
"""A way that nobody here can open or enter now, in the search for what stands in the way."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """How a tile is reached: price, the first side to take, the tile before it."""

    price: float
    side: Side | None
    before: int | None


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What keeps a party from going on: a lock that cannot be opened yet, or a tile that asks for a power."""

    lock: Lock | None = None
    power: Power | None = None


class Outlook:
    """The whole map from where a hero stands, as things are now."""

    def __init__(self, routes: Routes, view: PublicView, hero: int) -> None:
        self.routes, self.view, self.table = routes, view, view.table
        self.purse = Purse(view, hero)
        self.at = self.purse.me.tile
        self.party = here(self.table, self.at, hero)
        self.powers: frozenset[Power] = frozenset().union(
            *(powers(self.table.heroes[h], self.purse.boons) for h in self.party)
        )
        self._purses = tuple(Purse(view, h, fresh=True) for h in self.party)
        self._safe = routes.dry
        self._entering: dict[int, float] = {}
        self._payable: dict[tuple[int, ...], bool] = {}

    def payable(self, encounter: str) -> bool:
        """Whether somebody here can pay for an encounter, with the others' help, so that all keep a card."""
        cost = self.routes.book.encounters[encounter].cost
        if cost.each not in self._payable:
            self._payable[cost.each] = any(affordable(purse, cost) for purse in self._purses)
        return self._payable[cost.each]

    def coverable(self, encounter: str) -> bool:
        """Whether somebody here can pay for an encounter with all that there is."""
        cost = self.routes.book.encounters[encounter].cost
        return any(affordable(purse, cost, keep=False) for purse in self._purses)

    @cached_property
    def unbeaten(self) -> float:
        """The share of the foes that those here could not pay for now."""
        foes = self.routes.book.pack.foes
        purse = Purse(self.view, self.purse.hero, foe=True)
        return sum(not affordable(purse, foe.cost, keep=False) for foe in foes) / len(foes) if foes else 0.0

    def distance(self, n: int) -> int | None:
        """Return how far the Nightmare is from a tile, as the raven flies; None while it sleeps."""
        if self.table.nightmare is None:
            return None
        one, other = self.routes.tile(n), self.routes.tile(self.table.nightmare)
        return abs(one.x - other.x) + abs(one.y - other.y)

    def caught(self, n: int, steps: int) -> bool:
        """Whether so many steps bring the Nightmare to a tile."""
        distance = self.distance(n)
        return distance is not None and distance <= steps

    def restful(self, n: int) -> bool:
        """Whether the clock may advance on a tile: the Nightmare takes as many steps as phases have passed."""
        return not self.caught(n, self.table.phase)

    def entering(self, n: int) -> float:
        """Return what coming to a tile costs beside the step."""
        if n not in self._entering:
            icons = self.routes.icons(n)
            self._entering[n] = sum(self._effect(icon, n) for icon in icons) if icons else 0.0
        return self._entering[n]

    def _effect(self, icon: Effect, n: int) -> float:
        match icon:
            case "foe":
                return FOE + UNBEATEN * self.unbeaten
            case "bane":
                weak = sum(len(self.table.heroes[h].hand) == 1 for h in self.party)
                return len(self.party) * (BANE + (STIRS if self.caught(n, 1) else 0.0)) + weak * TAKES
            case "blizzard":
                return self._blizzard
            case "nightmare":
                return DEADLY if self.caught(n, 1) else NEARER if self.caught(n, CLOSE) else NIGHTMARE
            case _:
                return 0.0

    @cached_property
    def _blizzard(self) -> float:
        bodies = [self.table.heroes[h] for h in self.party]
        cold = [body for body in bodies if "winters_touch" not in powers(body, self.purse.boons)]
        return BLIZZARD * len(cold) + (DEADLY if any(len(body.hand) == 1 for body in cold) else 0.0)

    def leaving(self, n: int) -> float:
        """Return what leaving a tile costs: Fae Rings turn the clock on."""
        return RINGS.get(self.table.phase, DEADLY) if "fae_rings" in self.routes.icons(n) else 0.0

    def followed(self, n: int) -> float:
        """Return what coming to a tile out of Fae Rings costs: the Nightmare takes a step for each phase that ends."""
        distance = self.distance(n)
        if distance is None:
            return 0.0
        return DEADLY if distance <= self.table.phase else NEARER if distance <= self.table.phase + 1 else 0.0

    def missing(self, n: int) -> Power | None:
        """Return the power without which nobody stays on a tile, if the party lacks it."""
        for icon in self.routes.icons(n):
            if icon in WET and PROTECTION[icon] not in self.powers:
                return PROTECTION[icon]
        return None

    @cached_property
    def reach(self) -> Mapping[int, Arrival]:
        """Every tile that can be reached."""
        return self._search(hopeful=False)

    @cached_property
    def hopes(self) -> Mapping[int, Arrival]:
        """Every tile, if what cannot be opened and entered yet could be."""
        return self._search(hopeful=True)

    def _search(self, *, hopeful: bool) -> Mapping[int, Arrival]:
        """Return the cheapest ways (Dijkstra)."""
        found: dict[int, Arrival] = {}
        queue: list[tuple[float, int, int, Side | None, int | None]] = [(0.0, 0, self.at, None, None)]
        seen: dict[int, float] = {}  # the cheapest way so far
        pushed, shut = 0, self.table.nightmare
        while queue:
            price, _, n, first, before = heapq.heappop(queue)
            if n in found:
                continue
            found[n] = Arrival(price, first, before)
            rings = self.leaving(n)
            leaving = price + 1.0 + rings
            for side, way in self.routes.tile(n).sides.items():
                to = way.to
                if to in found or to == shut:
                    continue
                step = self._step(n, side, to, way.lock)
                if step >= SHUT and not hopeful:
                    continue
                if rings:
                    step += self.followed(to)
                arriving = leaving + step + self.entering(to)
                if arriving < seen.get(to, inf):
                    seen[to] = arriving
                    pushed += 1
                    heapq.heappush(queue, (arriving, pushed, to, first or side, n))
        return found

    def _step(self, n: int, side: Side, to: int, lock: Lock | None) -> float:
        """Return what a step costs for locks and powers; SHUT or more where it cannot be taken yet."""
        price = self._opening(n, side, lock) if lock is not None else 0.0
        return price + SHUT if to not in self._safe and self.missing(to) is not None else price

    def _opening(self, n: int, side: Side, lock: Lock) -> float:
        if f"{self.routes.keys[n]}:{side}" in self.routes.progress.unlocked:
            return 0.0
        prices = [
            self.routes.price(e) if self.payable(e) else SHUT
            for e in lock.by
            if e not in self.routes.progress.done and self.routes.possible(e)
        ]
        if lock.mode == "any":
            return min(prices, default=SHUT)
        left = [e for e in lock.by if e not in self.routes.progress.done]
        return sum(prices) if len(prices) == len(left) else SHUT

    def obstacle(self, to: int) -> Obstacle | None:
        """Return the first thing that stands in the way to a tile that cannot be reached; None if nobody can say."""
        steps: list[tuple[int, int]] = []
        n: int | None = to
        while n is not None and (arrival := self.hopes.get(n)) is not None and arrival.before is not None:
            steps.append((arrival.before, n))
            n = arrival.before
        for start, end in reversed(steps):
            if (power := self.missing(end)) is not None:
                return Obstacle(power=power)
            ways = self.routes.tile(start).sides
            side, lock = next((side, way.lock) for side, way in ways.items() if way.to == end)
            if lock is not None and self._opening(start, side, lock) >= SHUT:
                return Obstacle(lock=lock)
        return None

    def nearest(self, tiles: Iterable[int], far: float = inf) -> int | None:
        """Return the tile, not the one here, that is cheapest to reach, None if none can be for less than `far`."""
        near = [(self.reach[n].price, n) for n in tiles if n in self.reach and n != self.at]
        price, n = min(near, default=(inf, self.at))
        return n if price < far else None
