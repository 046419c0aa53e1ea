"""What leads to what in a pack, and the cheapest way there: for the player who knows the book, and for the checks.

`Progress` is how far a party has come, whoever of it holds what; `Routes` looks at the whole pack with that in mind.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.card_effects import GivesPower
from engine.games.lost_ones.effects import (
    WET,
    Advance,
    AllOf,
    AnyOf,
    Choose,
    Condition,
    Discard,
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
    NoneOf,
    Outcome,
    Power,
    SetFlag,
    Side,
    StirNightmare,
    Teleport,
    Transform,
    Unlock,
    When,
    Win,
)
from engine.games.lost_ones.pack import Tile
from engine.games.lost_ones.standing import number
from engine.games.lost_ones.walking import Way, distances

HARM = (Advance, Discard, DrawBane, Lose, MeetFoe, StirNightmare, Teleport)
"""What a result may do that nobody wants."""
ICON = 2.0
"""What an icon of a cost is thought to be worth, in steps."""

Key = tuple[str, str | int]
"""Something that an encounter can bring about: ("flag", name), ("boon", number), ("plot", number), ("tile", key)."""


def flattened(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """Yield outcomes and all that stand inside them."""
    for outcome in outcomes:
        yield outcome
        if isinstance(outcome, Choose):
            for branch in outcome.of:
                yield from flattened(branch.outcomes)
        elif isinstance(outcome, When):
            yield from flattened((*outcome.then, *outcome.otherwise))


def conditions(test: Condition) -> Iterator[Condition]:
    """Yield a condition and all that stand inside it."""
    yield test
    if isinstance(test, AllOf | AnyOf | NoneOf):
        for part in test.of:
            yield from conditions(part)


def brings(outcome: Outcome) -> Key | None:
    """Return what an outcome brings about that a later page may ask for."""
    match outcome:
        case SetFlag(flag=flag):
            return "flag", flag
        case GainBoon(boon=boon):
            return "boon", boon
        case GainPlot(plot=plot):
            return "plot", plot
        case Transform(tile=tile, letter=letter):
            return "tile", f"{tile}{letter}"
        case Win(gateway=gateway):
            return "gateway", gateway
        case _:
            return None


def asked(test: Condition) -> Key | None:
    """Return what a condition asks for that an outcome brings about; the counterpart of `brings`."""
    match test:
        case HasFlag(flag=flag):
            return "flag", flag
        case HasPlot(plot=plot):
            return "plot", plot
        case HasBoon(boon=boon):
            return "boon", boon
        case _:
            return None


class Sources:
    """Which encounters bring what about; made once for a book."""

    def __init__(self, book: Book) -> None:
        self.of: Mapping[Key, tuple[str, ...]] = _grouped(book)
        self.outcomes: Mapping[str, tuple[Outcome, ...]] = {
            e.id: tuple(flattened(e.outcomes)) for e in book.encounters.values()
        }
        self.tile_of: Mapping[str, int] = {e: number(key) for e, key in book.tile_of.items()}
        self.keys: Mapping[int, str] = {tile.n: tile.key for tile in book.pack.tiles if not tile.variant}
        self.turns: frozenset[str] = frozenset(
            e for e, outcomes in self.outcomes.items() if any(isinstance(o, Transform) for o in outcomes)
        )
        self.harmful: frozenset[str] = frozenset(
            e for e, outcomes in self.outcomes.items() if any(isinstance(o, HARM) for o in outcomes)
        )
        self.dry: frozenset[int] = frozenset(
            n for n in self.keys if not any(i in WET for t in book.pack.tiles if t.n == n for i in t.icons)
        )
        self.routes: dict[tuple[Standing, float], Routes] = {}
        self.with_power: dict[Power, tuple[int, ...]] = defaultdict(tuple)
        for card in book.pack.boons:
            for effect in card.lasting:
                if isinstance(effect, GivesPower):
                    self.with_power[effect.power] += (card.n,)


def _grouped(book: Book) -> Mapping[Key, tuple[str, ...]]:
    found: dict[Key, dict[str, None]] = defaultdict(dict)
    for encounter in book.encounters.values():
        for outcome in flattened(encounter.outcomes):
            if (key := brings(outcome)) is not None:
                found[key][encounter.id] = None
    return {key: tuple(ids) for key, ids in found.items()}


@dataclass(frozen=True)
class Standing:
    """A Progress that does not change, to find things by."""

    done: frozenset[str]
    closed: frozenset[str]
    unlocked: frozenset[str]
    flags: frozenset[str]
    plots: frozenset[int]
    boons: frozenset[int]


@dataclass
class Progress:
    """How far a party has come."""

    done: set[str] = field(default_factory=set)
    closed: set[str] = field(default_factory=set)
    unlocked: set[str] = field(default_factory=set)
    flags: set[str] = field(default_factory=set)
    plots: set[int] = field(default_factory=set)
    boons: set[int] = field(default_factory=set)

    def standing(self) -> Standing:
        """Return what it comes to now."""
        return Standing(
            frozenset(self.done),
            frozenset(self.closed),
            frozenset(self.unlocked),
            frozenset(self.flags),
            frozenset(self.plots),
            frozenset(self.boons),
        )

    def copy(self) -> "Progress":
        """Return the same, to go on from separately."""
        return Progress(
            set(self.done), set(self.closed), set(self.unlocked), set(self.flags), set(self.plots), set(self.boons)
        )


class Routes:
    """The whole pack as it stands after some progress."""

    def __init__(self, book: Book, sources: Sources, progress: Progress, icon: float = ICON) -> None:
        """`icon` is what an icon of a cost is worth, in steps."""
        self.book, self.sources, self.progress, self._icon = book, sources, progress, icon
        self.keys, self.dry = dict(sources.keys), sources.dry
        for done in progress.done & sources.turns:
            for outcome in sources.outcomes[done]:
                if isinstance(outcome, Transform):
                    self.keys[outcome.tile] = f"{outcome.tile}{outcome.letter}"
        self._ways: dict[int, tuple[Way, ...]] = {}
        self._reach: dict[tuple[int, int | None], Mapping[int, tuple[float, Side | None]]] = {}
        self._tiles: dict[int, Tile] = {n: book.tiles[key] for n, key in self.keys.items()}

    @classmethod
    def at(cls, book: Book, sources: Sources, progress: Progress, icon: float = ICON) -> "Routes":
        """Return the same routes for the same progress: histories have their beginnings in common."""
        key = progress.standing(), icon
        if key not in sources.routes:
            sources.routes[key] = cls(book, sources, progress.copy(), icon)
        return sources.routes[key]

    def tile(self, n: int) -> Tile:
        """Return a tile in the version that is in force."""
        return self._tiles[n]

    def icons(self, n: int) -> tuple[Effect, ...]:
        """Return the effects of a tile."""
        return self._tiles[n].icons

    @cached_property
    def powers(self) -> frozenset[Power]:
        """The powers that somebody of the party has."""
        return frozenset(
            power for power, boons in self.sources.with_power.items() if self.progress.boons.intersection(boons)
        )

    def ways(self, n: int) -> tuple[Way, ...]:
        """Return the ways out of a tile; a shut one costs what opening it costs, if that can be done at all."""
        if n not in self._ways:
            self._ways[n] = tuple(self._found(self.tile(n)))
        return self._ways[n]

    def _found(self, tile: Tile) -> Iterator[Way]:
        for side, way in tile.sides.items():
            if way.lock is None or f"{tile.key}:{side}" in self.progress.unlocked:
                yield Way(side, way.to)
                continue
            prices = [self.price(e) for e in way.lock.by if self.possible(e)]
            if prices and (way.lock.mode == "any" or len(prices) == len(way.lock.by)):
                yield Way(side, way.to, min(prices) if way.lock.mode == "any" else sum(prices))

    def price(self, encounter: str) -> float:
        """Return what doing an encounter costs, in steps."""
        return 1.0 + self._icon * self.book.encounters[encounter].cost.total

    def is_open(self, encounter: str) -> bool:
        """Whether an encounter can still be done, on the version of its tile that is in force."""
        key = self.book.tile_of[encounter]
        if self.keys[self.sources.tile_of[encounter]] != key or encounter in self.progress.closed:
            return False
        return encounter not in self.progress.done or self.book.encounters[encounter].repeatable

    def possible(self, encounter: str) -> bool:
        """Whether an encounter is open and its requirement met."""
        require = self.book.encounters[encounter].require
        return self.is_open(encounter) and (require is None or self.met(require))

    def met(self, test: Condition) -> bool:
        """Whether a condition holds for the party; what passes by itself (a phase, a bane) is taken to hold."""
        match test:
            case AllOf(of=of):
                return all(map(self.met, of))
            case AnyOf(of=of):
                return any(map(self.met, of))
            case NoneOf(of=of):
                return not any(map(self.met, of))
            case HasFlag(flag=flag):
                return flag in self.progress.flags
            case HasPlot(plot=plot):
                return plot in self.progress.plots
            case HasBoon(boon=boon):
                return boon in self.progress.boons
            case HasPower(power=power):
                return power in self.powers
            case _:
                return True

    def reach(self, start: int, shut: int | None = None) -> Mapping[int, tuple[float, Side | None]]:
        """Return price and first side for every tile that can be reached."""
        if (start, shut) not in self._reach:
            self._reach[start, shut] = distances(start, self.ways, self.icons, self.powers, shut)
        return self._reach[start, shut]

    def wanted(self, encounter: str, above: frozenset[str] = frozenset()) -> frozenset[str]:
        """Return the encounters that can be done now and lead to this one: itself, if it can be done."""
        if encounter in above:
            return frozenset()
        above |= {encounter}
        key = self.book.tile_of[encounter]
        if self.keys[self.sources.tile_of[encounter]] != key:
            return self._any(("tile", key), above)
        if not self.is_open(encounter):
            return frozenset()
        require = self.book.encounters[encounter].require
        if require is None or self.met(require):
            return frozenset({encounter})
        return self._leading_to(require, above)

    def _leading_to(self, test: Condition, above: frozenset[str]) -> frozenset[str]:
        """Return what can be done now towards a condition that does not hold."""
        match test:
            case AllOf(of=of):
                unmet = [part for part in of if not self.met(part)]
                parts = [self._leading_to(part, above) for part in unmet]
                return frozenset().union(*parts) if all(parts) else frozenset()
            case AnyOf(of=of):
                return frozenset().union(*(self._leading_to(part, above) for part in of))
            case HasFlag(flag=flag):
                return self._any(("flag", flag), above)
            case HasPlot(plot=plot):
                return self._any(("plot", plot), above)
            case HasBoon(boon=boon):
                return self._any(("boon", boon), above)
            case HasPower(power=power):
                boons = self.sources.with_power.get(power, ())
                return frozenset().union(*(self._any(("boon", boon), above) for boon in boons))
            case _:
                return frozenset()

    def _any(self, key: Key, above: frozenset[str]) -> frozenset[str]:
        return frozenset().union(*(self.wanted(e, above) for e in self.sources.of.get(key, ())))

    def after(self, encounter: str) -> Progress:
        """Return the progress after an encounter: what it brings, what it opens, what it closes."""
        progress = self.progress.copy()
        key = self.book.tile_of[encounter]
        tile = self.book.tiles[key]
        progress.done.add(encounter)
        if tile.relation == "or":
            progress.closed.update(e.id for e in tile.encounters if e.id != encounter)
        for outcome in self.sources.outcomes[encounter]:
            match outcome:
                case SetFlag(flag=flag):
                    progress.flags.add(flag)
                case GainPlot(plot=plot):
                    progress.plots.add(plot)
                case GainBoon(boon=boon):
                    progress.boons.add(boon)
                case Unlock(side=side):
                    progress.unlocked.add(f"{key}:{side}")
        for side, way in tile.sides.items():
            if way.lock is None or encounter not in way.lock.by:
                continue
            if way.lock.mode == "any" or progress.done.issuperset(way.lock.by):
                progress.unlocked.add(f"{key}:{side}")
        return progress
