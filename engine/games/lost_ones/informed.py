"""A player that has read the whole book: it knows every tile, what opens what, and how to get home.

It shows that the Otherworld can be left by those who know it, and how hard that is (rules.md E4, simulation gate). It
sees the table like everybody else; the pack is what it remembers of earlier nights.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.core.game import Player
from engine.core.model import Model
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.lost_ones.actions import Action, Attempt, EndTurn, Explore, Move
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.card_effects import GivesPower
from engine.games.lost_ones.effects import (
    Advance,
    AllOf,
    AnyOf,
    Choose,
    Condition,
    Draw,
    DrawBane,
    Effect,
    GainBoon,
    GainPlot,
    HasBoon,
    HasFlag,
    HasPlot,
    HasPower,
    Lose,
    MeetFoe,
    Outcome,
    Recover,
    Rest,
    SetFlag,
    StirNightmare,
    Transform,
    When,
    Win,
)
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.pack import Encounter, Tile
from engine.games.lost_ones.players import LAST_PHASE, WEARY, Explorer, leaves_a_card, of
from engine.games.lost_ones.standing import holds, number, powers
from engine.games.lost_ones.views import PublicView, SeatView
from engine.games.lost_ones.walking import Way, distances

ICON = 2.0
"""What an icon of a cost is thought to be worth, in steps."""
FAR = 14.0
"""A detour for breath is not longer than this, in steps."""


def flattened(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """Yield outcomes and all that stand inside them."""
    for outcome in outcomes:
        yield outcome
        if isinstance(outcome, Choose):
            for branch in outcome.of:
                yield from flattened(branch.outcomes)
        elif isinstance(outcome, When):
            yield from flattened((*outcome.then, *outcome.otherwise))


class Goal(Model):
    """Which Gateway the party makes for."""

    gateway: str


class Informed(Explorer, Player[SeatView, Event, Model, Action, Goal]):  # type: ignore[misc]
    """Makes for a Gateway by the cheapest way that it knows; all seats choose the same one."""

    def __init__(self, book: Book, gateway: str | None = None) -> None:
        """`gateway` None: one that the first hands decide, so that games differ."""
        self._book, self._gateway = book, gateway
        self._opens = {
            e.id: outcome.gateway
            for e in book.encounters.values()
            for outcome in e.outcomes
            if isinstance(outcome, Win)
        }

    def start(self, view: SeatView) -> Goal:  # type: ignore[override]
        """Choose the Gateway."""
        gateways = [gateway.id for gateway in self._book.pack.gateways]
        dealt = sum(card for hero in view.public.table.heroes for card in hero.hand)
        return Goal(gateway=self._gateway or gateways[dealt % len(gateways)])

    def observe(  # type: ignore[override]
        self, memory: Goal, view: SeatView, public: Sequence[Event], private: Sequence[Model]
    ) -> Goal:
        """Stay with it."""
        return memory

    def choose(  # type: ignore[override]
        self, memory: Goal, view: SeatView, offers: Sequence[Offer[Action]], rng: Rng
    ) -> Action:
        """Return an answer, or the next step of the plan."""
        answer = self.answer(view, offers, rng)
        if answer is not None:
            return answer
        planned = self._planned(memory, view.public, offers, rng)
        return planned if planned is not None else self.turn(view.public, offers, rng)

    def _planned(self, memory: Goal, view: PublicView, offers: Sequence[Offer[Action]], rng: Rng) -> Action | None:
        if view.table.hero is None:
            return None
        if (fresh := self._refresh(view, offers, rng)) is not None:
            return fresh
        plan = Plan(self._book, view)
        attempts = {a.encounter: a for offer in of(offers, Attempt) if isinstance(a := offer.action, Attempt)}
        wanted = plan.wanted(next(e for e, gateway in self._opens.items() if gateway == memory.gateway))
        for encounter in sorted(wanted.intersection(attempts)):
            if self._opens.get(encounter) or leaves_a_card(view, attempts[encounter]):
                return attempts[encounter]
        for encounter, action in sorted(attempts.items()):
            if plan.refreshes(self._book.encounters[encounter]) and leaves_a_card(view, action):
                return action
        return self._onward(plan, wanted, offers, attempts)

    def _onward(
        self,
        plan: "Plan",
        wanted: frozenset[str],
        offers: Sequence[Offer[Action]],
        attempts: Mapping[str, Attempt],
    ) -> Action | None:
        """Walk towards what is wanted, or first to where breath can be had; open what is shut on the way."""
        targets = plan.breath() if plan.weary else None
        target = targets or plan.nearest({number(self._book.tile_of[e]) for e in wanted})
        if target is None:
            return None
        steps = {offer.action.side: offer.action for offer in offers if isinstance(offer.action, Explore | Move)}
        if target in steps:
            return steps[target]
        for encounter in plan.openers(target):
            if encounter in attempts and leaves_a_card(plan.view, attempts[encounter]):
                return attempts[encounter]
        endings = of(offers, EndTurn)
        return endings[0].action if endings else None


class Plan:
    """The book beside the table: what has changed, what is wanted, which way it lies."""

    def __init__(self, book: Book, view: PublicView) -> None:
        self.book, self.view, self.table = book, view, view.table
        assert view.table.hero is not None
        self.hero = view.table.hero
        self.me = view.table.heroes[self.hero]
        self._boons = {card.n: card for card in view.boons}
        self._keys = {tile.n: tile.key for tile in book.pack.tiles if not tile.variant}
        for done in view.table.done:
            for outcome in flattened(book.encounters[done].outcomes):
                if isinstance(outcome, Transform):
                    self._keys[outcome.tile] = f"{outcome.tile}{outcome.letter}"
        self._reach = distances(
            self.me.tile, self._ways, self._icons, powers(self.me, self._boons), view.table.nightmare
        )

    @property
    def weary(self) -> bool:
        """Whether somebody in the party has few cards left."""
        return min(len(hero.hand) for hero in self.table.heroes) <= WEARY

    def _tile(self, n: int) -> Tile:
        return self.book.tiles[self._keys[n]]

    def _icons(self, n: int) -> tuple[Effect, ...]:
        return self._tile(n).icons

    def _ways(self, n: int) -> Iterator[Way]:
        """Yield the ways out of a tile; a shut one costs what opening it costs, if that can be done at all."""
        tile = self._tile(n)
        for side, way in tile.sides.items():
            if way.lock is None or f"{tile.key}:{side}" in self.table.unlocked:
                yield Way(side, way.to)
                continue
            prices = [self._price(self.book.encounters[e]) for e in way.lock.by if self._possible(e)]
            if prices and (way.lock.mode == "any" or len(prices) == len(way.lock.by)):
                yield Way(side, way.to, min(prices) if way.lock.mode == "any" else sum(prices))

    def _price(self, encounter: Encounter) -> float:
        return 1.0 + ICON * encounter.cost.total

    def _open(self, encounter: str) -> bool:
        """Whether an encounter can still be done, on the version of its tile that is in force."""
        key = self.book.tile_of[encounter]
        return (
            self._keys[number(key)] == key
            and encounter not in self.table.closed
            and (encounter not in self.table.done or self.book.encounters[encounter].repeatable)
        )

    def _possible(self, encounter: str) -> bool:
        require = self.book.encounters[encounter].require
        return self._open(encounter) and (require is None or self._met(require))

    def _met(self, test: Condition) -> bool:
        return holds(test, self.table, self.hero, self._boons)

    def wanted(self, encounter: str, above: frozenset[str] = frozenset()) -> frozenset[str]:
        """Return the encounters that can be done now and lead to this one, itself if it can be done."""
        if encounter in above:
            return frozenset()
        above |= {encounter}
        key = self.book.tile_of[encounter]
        if self._keys[number(key)] != key:
            return self._any(self._which(lambda o: isinstance(o, Transform) and f"{o.tile}{o.letter}" == key), above)
        if not self._open(encounter):
            return frozenset()
        require = self.book.encounters[encounter].require
        if require is None or self._met(require):
            return frozenset({encounter})
        return self._leading_to(require, above)

    def _leading_to(self, test: Condition, above: frozenset[str]) -> frozenset[str]:
        """Return what can be done now towards a condition that does not hold."""
        match test:
            case AllOf(of=of_):
                unmet = [part for part in of_ if not self._met(part)]
                return frozenset().union(*(self._leading_to(part, above) for part in unmet))
            case AnyOf(of=of_):
                return frozenset().union(*(self._leading_to(part, above) for part in of_))
            case HasFlag(flag=flag):
                return self._any(self._which(lambda o: isinstance(o, SetFlag) and o.flag == flag), above)
            case HasPlot(plot=plot):
                return self._any(self._which(lambda o: isinstance(o, GainPlot) and o.plot == plot), above)
            case HasBoon(boon=boon):
                return self._any(self._which(lambda o: isinstance(o, GainBoon) and o.boon == boon), above)
            case HasPower(power=power):
                boons = {
                    card.n
                    for card in self.book.pack.boons
                    for e in card.lasting
                    if isinstance(e, GivesPower) and e.power == power
                }
                return self._any(self._which(lambda o: isinstance(o, GainBoon) and o.boon in boons), above)
            case _:
                return frozenset()

    def _which(self, does: Callable[[Outcome], bool]) -> list[str]:
        """Return the encounters with an outcome like that."""
        return [e.id for e in self.book.encounters.values() if any(map(does, flattened(e.outcomes)))]

    def _any(self, encounters: Iterable[str], above: frozenset[str]) -> frozenset[str]:
        return frozenset().union(*(self.wanted(e, above) for e in encounters))

    def refreshes(self, encounter: Encounter) -> bool:
        """Whether an encounter gives more cards than it takes, and nothing bad."""
        outcomes = list(flattened(encounter.outcomes))
        if any(isinstance(o, DrawBane | MeetFoe | StirNightmare | Advance | Lose) for o in outcomes):
            return False
        if any(isinstance(o, Rest) for o in outcomes):
            return self.weary and self.table.phase < LAST_PHASE - 1
        gained = sum(o.k for o in outcomes if isinstance(o, Draw | Recover))
        return gained >= encounter.cost.total and gained > 0

    def breath(self) -> str | None:
        """Return the side towards the nearest tile where breath can be had, if it is near enough."""
        tiles = {
            number(key)
            for encounter, key in self.book.tile_of.items()
            if self._possible(encounter) and self.refreshes(self.book.encounters[encounter])
        }
        near = {n for n in tiles if n in self._reach and n != self.me.tile and self._reach[n][0] <= FAR}
        return self.nearest(near)

    def nearest(self, tiles: Iterable[int]) -> str | None:
        """Return the first side of the cheapest way to one of these tiles, None if none can be reached."""
        found = [(*self._reach[n], n) for n in tiles if n in self._reach and n != self.me.tile]
        return min(found, key=lambda way: (way[0], way[2]))[1] if found else None

    def openers(self, side: str) -> tuple[str, ...]:
        """Return the encounters of this tile that open a side."""
        lock = next((way.lock for s, way in self._tile(self.me.tile).sides.items() if s == side), None)
        return lock.by if lock else ()
