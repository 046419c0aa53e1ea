"""Checks by walking: what can be reached, in one consistent history each (E3.4 to E3.7, E3.9, E3.12, E4).

A walk has cards without end, knows the map, and takes the cheapest way to what it wants. What it meets on the way is
what a party has to bear at least.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.checks.problem import of_pack, of_tile
from engine.games.lost_ones.effects import (
    PROTECTION,
    Advance,
    Discard,
    Draw,
    Effect,
    GainPlot,
    MeetFoe,
    NoneOf,
    Power,
    Recover,
    Rest,
    Teleport,
    Transform,
)
from engine.games.lost_ones.pack import Encounter, Tile
from engine.games.lost_ones.routes import ICON, Key, Progress, Routes, Sources, asked, brings, conditions, flattened
from engine.games.lost_ones.standing import number

MOST_ADVANCES, EASY_ADVANCES = 3, 2
MOST_FOES = 2
MOST_COST, EASY_COST = 15, 9
"""Icons on the way to a Gateway: at most, and for at least one of them."""
MOST_SPENT = 9.0
"""Icons that a way may cost before cards come back: six cards (E4)."""
ICONS_OF_A_CARD = 1.5
"""What a card that a result takes away would have paid."""
MOST_STEPS = 400
NO_WAY = (MOST_COST * 9, 0, 0)
WEIGHTS = (1.0, ICON, 4.0, 8.0)
"""What an icon is worth in steps, for walks that look for a cheap way."""

BOUNCING: Collection[Effect] = ("lava", "underwater")


@dataclass
class Walk:
    """A history: where it is, what it has brought about, what it has met."""

    book: Book
    sources: Sources
    at: int
    progress: Progress = field(default_factory=Progress)
    deeds: list[str] = field(default_factory=list)
    cost: int = 0
    advances: int = 0
    foes: int = 0
    spent: float = 0  # icons since cards last came back
    most_spent: float = 0
    icon: float = ICON  # what an icon of a cost is worth, in steps
    _routes: Routes | None = None

    def routes(self) -> Routes:
        """Return the pack as it stands now."""
        if self._routes is None:
            self._routes = Routes.at(self.book, self.sources, self.progress, self.icon)
        return self._routes

    def towards(self, goal: str, banned: Collection[str] = ()) -> bool:
        """Go and do an encounter, and all that it asks for first; False if that cannot be done from here."""
        for _ in range(MOST_STEPS):
            routes = self.routes()
            reach = routes.reach(self.at)
            wanted = [e for e in routes.wanted(goal) if e not in banned]
            near = [(reach[n][0] + routes.price(e), e) for e in wanted if (n := number(self.book.tile_of[e])) in reach]
            if not near:
                return False
            _, encounter = min(near)
            if not self._go(number(self.book.tile_of[encounter])):
                return False
            self._do(encounter)
            if encounter == goal:
                return True
        return False

    def does(self, encounter: str) -> bool:
        """Go and do one encounter and no other; False if that cannot be done now."""
        if not self.routes().possible(encounter):
            return False
        if not self._go(number(self.book.tile_of[encounter]), opening=False):
            return False
        self._do(encounter)
        return True

    def _go(self, target: int, *, opening: bool = True) -> bool:
        """Walk to a tile, opening what is shut on the way."""
        for _ in range(MOST_STEPS):
            if self.at == target:
                return True
            routes = self.routes()
            reach = routes.reach(self.at)
            if target not in reach:
                return False
            side = reach[target][1]
            tile = routes.tile(self.at)
            way = next(way for s, way in tile.sides.items() if s == side)
            if way.lock and f"{tile.key}:{side}" not in self.progress.unlocked:
                if not opening:
                    return False
                keys = [e for e in way.lock.by if routes.possible(e)]
                opened = sorted(keys, key=routes.price) if way.lock.mode == "any" else keys
                for encounter in opened[:1] if way.lock.mode == "any" else opened:
                    self._do(encounter)
                continue
            self.advances += "fae_rings" in tile.icons
            self.at = way.to
            self.foes += routes.icons(self.at).count("foe")
        return False

    def _do(self, encounter: str) -> None:
        """Complete an encounter."""
        face = self.book.encounters[encounter]
        outcomes = list(flattened(face.outcomes))
        self.cost += face.cost.total
        self.spent += face.cost.total + ICONS_OF_A_CARD * sum(o.k for o in outcomes if isinstance(o, Discard))
        self.most_spent = max(self.most_spent, self.spent)
        if any(isinstance(o, Draw | Recover | Rest) for o in outcomes):
            self.spent = 0
        self.advances += sum(o.k for o in outcomes if isinstance(o, Advance))
        self.advances += sum(isinstance(o, Rest) for o in outcomes)
        self.foes += sum(isinstance(o, MeetFoe) for o in outcomes)
        self.progress, self._routes = self.routes().after(encounter), None
        self.deeds.append(encounter)
        self.at = next((o.tile for o in face.outcomes if isinstance(o, Teleport)), self.at)


class Histories:
    """Walks over one pack, each from the beginning."""

    def __init__(self, book: Book) -> None:
        self.book, self.sources = book, Sources(book)

    def walk(self, icon: float = ICON) -> Walk:
        """Return a walk that has not begun."""
        return Walk(self.book, self.sources, self.book.pack.manifest.start, icon=icon)

    def to(self, goal: str) -> Walk | None:
        """Return a history that ends with an encounter, None if none is found.

        Where the nearest way leads nowhere, each of its deeds is left out in turn.
        """
        first = self.walk()
        if first.towards(goal):
            return first
        for banned in first.deeds:
            other = self.walk()
            if other.towards(goal, (banned,)):
                return other
        return None

    def cheapest(self, goal: str) -> Walk | None:
        """Return the history with the fewest icons that is found by weighing them differently and leaving deeds out."""
        walks = [walk for icon in WEIGHTS if (walk := self.walk(icon)).towards(goal)]
        best = min(walks, key=_burden) if walks else self.to(goal)
        while best is not None:
            shorter = [less for less in self._shorter(best.deeds) if less is not None]
            if not shorter:
                break
            best = min(shorter, key=_burden)
        return best

    def _shorter(self, deeds: Sequence[str]) -> Iterator[Walk | None]:
        """Yield the same history without each of its deeds but the last."""
        return (self._without(deeds, deed) for deed in deeds[:-1])

    def _without(self, deeds: Sequence[str], spared: str) -> Walk | None:
        """Return a history with the same deeds but one, None if that one is needed."""
        walk = self.walk(icon=max(WEIGHTS))
        for deed in deeds:
            if deed != spared and not walk.does(deed):
                return None
        return walk


def _burden(walk: Walk) -> tuple[int, int, int]:
    return walk.cost, walk.advances, walk.foes


def problems(book: Book) -> Iterator[str]:
    """Yield what cannot be reached, what closes too much, what costs too much."""
    histories = Histories(book)
    yield from _reached(histories)
    ways = {e.id: histories.cheapest(e.id) for e in book.encounters.values() if e.kind == "gateway"}
    yield from _gateways(book, {id: way for id, way in ways.items() if way is not None})
    yield from _alternatives(histories, sorted(ways, key=lambda id: _burden(way) if (way := ways[id]) else NO_WAY))
    yield from _threads(histories)
    yield from _powers(histories)


def _reached(histories: Histories) -> Iterator[str]:
    """Every tile, version and encounter has a history of its own (E3.4, E3.5, E3.6)."""
    book, start = histories.book, histories.book.pack.manifest.start
    near = histories.walk().routes().reach(start)
    for tile in book.pack.tiles:
        found = {encounter.id: histories.to(encounter.id) for encounter in tile.encounters}
        if not any(found.values()) and tile.n not in near:
            yield of_tile(tile, "(whole file)", "cannot be reached")
        for id, way in found.items():
            if way is None:
                yield of_tile(tile, id, "cannot be done in any history that was found")


def _gateways(book: Book, ways: dict[str, Walk]) -> Iterator[str]:
    """Ways home cost neither too much time, nor too many cards or foes (E3.12, E4)."""
    for id, way in ways.items():
        tile = book.tiles[book.tile_of[id]]
        if way.advances > MOST_ADVANCES:
            yield of_tile(
                tile, id, f"the way there moves the moon on {way.advances} times, at most {MOST_ADVANCES} may"
            )
        if way.foes > MOST_FOES:
            yield of_tile(tile, id, f"the way there meets {way.foes} foes, at most {MOST_FOES} may")
        if way.cost > MOST_COST:
            yield of_tile(tile, id, f"the way there costs {way.cost} icons, at most {MOST_COST} may")
        if way.most_spent > MOST_SPENT:
            yield of_tile(tile, id, f"the way there spends {way.most_spent:g} icons before any card comes back")
    if ways and min(way.advances for way in ways.values()) > EASY_ADVANCES:
        yield of_pack("gateways", f"none can be reached with {EASY_ADVANCES} moves of the moon")
    if ways and min(way.cost for way in ways.values()) > EASY_COST:
        yield of_pack("gateways", f"none can be reached for {EASY_COST} icons")


def _alternatives(histories: Histories, gateways: Collection[str]) -> Iterator[str]:
    """No choice makes every Gateway unreachable, unless it is flagged so (E3.7); the easiest Gateways come first."""
    book = histories.book
    shunned = frozenset(_shunned(book))
    for tile in book.pack.tiles:
        for encounter in tile.encounters:
            if not _may_close(tile, encounter, shunned):
                continue
            way = histories.to(encounter.id)
            if way is None or "doom" in encounter.flags:
                continue
            if not any(_goes_on(way, gateway) for gateway in gateways):
                yield of_tile(tile, encounter.id, "closes every Gateway and is not flagged doom")


def _may_close(tile: Tile, encounter: Encounter, shunned: frozenset[Key]) -> bool:
    """Whether an encounter can close anything: as one side of an "or", by changing the map, by what it brings."""
    outcomes = tuple(flattened(encounter.outcomes))
    changes = any(isinstance(o, Transform | Teleport) for o in outcomes)
    return tile.relation == "or" or changes or not shunned.isdisjoint(brings(o) for o in outcomes)


def _shunned(book: Book) -> Iterator[Key]:
    """Yield what some requirement wants not to be there."""
    for encounter in book.encounters.values():
        for test in conditions(encounter.require) if encounter.require is not None else ():
            if isinstance(test, NoneOf):
                yield from (key for part in conditions(test) if (key := asked(part)) is not None)


def _threads(histories: Histories) -> Iterator[str]:
    """All that a plot token's result asks for, and the token, can be had in one history: no beat closes another."""
    book = histories.book
    shunned = frozenset(_shunned(book))
    for encounter in book.encounters.values():
        if encounter.require is None or not any(isinstance(o, GainPlot) for o in flattened(encounter.outcomes)):
            continue
        keys = dict.fromkeys(key for test in conditions(encounter.require) if (key := asked(test)) is not None)
        beats = [key for key in keys if key not in shunned]
        if not any(_in_one(histories, order, encounter.id) for order in (beats, beats[::-1])):
            told = ", ".join(str(id) for _, id in beats)
            tile = book.tiles[book.tile_of[encounter.id]]
            yield of_tile(tile, encounter.id, f"gives a token, and no history was found that has all of {told}")


def _in_one(histories: Histories, beats: Sequence[Key], goal: str) -> bool:
    """Whether one history has all beats and ends with an encounter."""
    walk, sources = histories.walk(), histories.sources.of
    for beat in beats:
        givers = sources.get(beat, ())
        if not any(giver in walk.deeds or walk.towards(giver, (goal,)) for giver in givers):
            return False
    return walk.towards(goal)


def _goes_on(way: Walk, goal: str) -> bool:
    """Whether a history can still come to an encounter."""
    after = Walk(way.book, way.sources, way.at, way.progress.copy())
    return after.towards(goal)


def _powers(histories: Histories) -> Iterator[str]:
    """A power can be had without it, twice or safely; some Gateway needs none (E3.9)."""
    for effect in BOUNCING:
        power = PROTECTION[effect]
        without = _Dry(histories, effect)
        boons = histories.sources.with_power.get(power, ())
        givers = [e for boon in boons for e in histories.sources.of.get(("boon", boon), ())]
        safe = [e for e in givers if (way := without.to(e)) is not None and not way.foes]
        if not safe and len([e for e in givers if without.to(e) is not None]) < 2:
            yield of_pack(f"power {power}", "has neither a safe source nor two")
        gateways = [e.id for e in histories.book.encounters.values() if e.kind == "gateway"]
        if not any(without.to(gateway) for gateway in gateways):
            yield of_pack(f"power {power}", "is needed for every Gateway")
        yield from _pairs(histories, effect, power)


def _pairs(histories: Histories, effect: Effect, power: Power) -> Iterator[str]:
    """Two neighbours that send back without a power lie on no way that must be taken (E3.9)."""
    book = histories.book
    bouncing = {tile.n for tile in book.pack.tiles if effect in tile.icons and not tile.variant}
    for n in sorted(bouncing):
        for way in book.tiles[str(n)].sides.values():
            if way.to in bouncing and way.to > n:
                around = _Dry(histories, effect, shut=(n, way.to))
                gateways = [e for e in book.encounters.values() if e.kind == "gateway"]
                homes = [e for e in gateways if number(book.tile_of[e.id]) not in (n, way.to)]
                if homes and not any(around.to(e.id) for e in homes):
                    yield of_pack(f"tiles {n} and {way.to}", f"both need {power} and lie on every way home")


class _Dry:
    """Walks that never enter a tile with an effect, or other tiles that are shut."""

    def __init__(self, histories: Histories, effect: Effect, shut: Collection[int] = ()) -> None:
        book = histories.book
        closed = {tile.n for tile in book.pack.tiles if effect in tile.icons}.union(shut)
        tiles = tuple(
            tile.model_copy(update={"sides": {s: way for s, way in tile.sides.items() if way.to not in closed}})
            for tile in book.pack.tiles
        )
        self._histories = Histories(Book(book.pack.model_copy(update={"tiles": tiles})))

    def to(self, goal: str) -> Walk | None:
        """Return a history without those tiles."""
        return self._histories.to(goal)
