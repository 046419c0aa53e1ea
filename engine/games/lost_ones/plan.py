"""What a party that knows the book should do next: what is wanted, what stands in its way, where breath can be had."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from math import inf

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.effects import (
    Draw,
    HasPower,
    Outcome,
    Recover,
    RemoveBane,
)
from engine.games.lost_ones.outlook import Outlook
from engine.games.lost_ones.pack import Encounter
from engine.games.lost_ones.routes import Progress, Routes, Sources, asked, conditions
from engine.games.lost_ones.standing import LAST_PHASE, hand_limit
from engine.games.lost_ones.views import PublicView, Table

FAR = 14.0
"""A detour for breath is not longer than this, in steps."""
DEPTH = 4
"""So many things may stand in the way of each other."""
LOW: Mapping[int, int] = {1: 2, 2: 1, 3: 1, 4: 0}
"""Seats -> with so few cards in a hand a party looks for breath; four lose more on the detour than they find there."""
AT_LEAST = 2
"""Cards that a detour should give."""
BACK, AGAIN = 10, 3
"""Who has stood on a tile so often, of the last so many, does not know what it wants."""
WARY = 0.25
"""The share of foes that may be unbeatable before a party looks for breath."""


def progress_of(table: Table) -> Progress:
    """Return how far the party at a table has come."""
    return Progress(
        done=set(table.done),
        closed=set(table.closed),
        unlocked=set(table.unlocked),
        flags=set(table.flags),
        plots={plot for plot, _ in table.plots},
        boons={held.boon for hero in table.heroes for held in hero.boons},
    )


def leading_to(book: Book, sources: Sources, gateway: str) -> frozenset[str]:
    """Return every encounter that may be of use on the way to a Gateway, whatever has happened."""
    found: set[str] = set()
    queue = list(sources.of.get(("gateway", gateway), ()))
    while queue:
        encounter = queue.pop()
        if encounter in found:
            continue
        found.add(encounter)
        queue.extend(sources.of.get(("tile", book.tile_of[encounter]), ()))
        require = book.encounters[encounter].require
        for test in conditions(require) if require is not None else ():
            if (key := asked(test)) is not None:
                queue.extend(sources.of.get(key, ()))
            elif isinstance(test, HasPower):
                for boon in sources.with_power.get(test.power, ()):
                    queue.extend(sources.of.get(("boon", boon), ()))
    return frozenset(found)


class Plan:
    """The book beside the table, for the hero on turn."""

    def __init__(self, book: Book, sources: Sources, view: PublicView, gateway: str, leading: frozenset[str]) -> None:
        """`leading` are all encounters that may be of use for the Gateway."""
        self.book, self.sources, self.view, self.table = book, sources, view, view.table
        assert view.table.hero is not None, "plans are made on a turn"
        self.hero = view.table.hero
        self.routes = Routes(book, sources, progress_of(view.table))
        self.outlook = Outlook(self.routes, view, self.hero)
        (self.last,) = sources.of["gateway", gateway]
        self._leading = leading

    @cached_property
    def wanted(self) -> frozenset[str]:
        """The encounters that can be done now, can be reached, and lead home."""
        return self._reachable(self.routes.wanted(self.last), DEPTH)

    def _reachable(self, wanted: frozenset[str], depth: int) -> frozenset[str]:
        """Return those that can be reached; if none can, what clears the way to them."""
        reach = self.outlook.reach
        near = frozenset(e for e in wanted if self._place(e) in reach)
        if near or not depth:
            return near
        cleared: frozenset[str] = frozenset()
        for encounter in wanted:
            obstacle = self.outlook.obstacle(self._place(encounter))
            if obstacle is None:
                continue
            if obstacle.power is not None:
                boons = self.sources.with_power.get(obstacle.power, ())
                givers = {e for boon in boons for e in self.sources.of.get(("boon", boon), ())}
            else:
                givers = set(obstacle.lock.by) if obstacle.lock is not None else set()
            cleared |= frozenset().union(*(self.routes.wanted(e) for e in givers))
        return self._reachable(cleared - wanted, depth - 1)

    def _place(self, encounter: str) -> int:
        return self.sources.tile_of[encounter]

    # ------------------------------------------------------------ breath

    @cached_property
    def rooms(self) -> tuple[int, ...]:
        """How many cards the hand of each character here has room for, the hero's own first."""
        purse, table = self.outlook.purse, self.table
        return tuple(
            hand_limit(table, h, purse.boons, purse.banes) - len(table.heroes[h].hand) for h in self.outlook.party
        )

    @property
    def room(self) -> int:
        """How many cards the hero's hand has room for."""
        return self.rooms[0]

    @cached_property
    def ready(self) -> frozenset[str]:
        """What is wanted and can be paid for; what opens the Gateway may take everything."""
        last = {self.last} if self.outlook.coverable(self.last) else set[str]()
        return frozenset(e for e in self.wanted if e in last or self.outlook.payable(e))

    @property
    def for_another(self) -> bool:
        """Whether something that is wanted here is for somebody else to do, who has not had a turn yet."""
        waiting = any(not self.table.heroes[h].acted for h in self.outlook.party[1:])
        return waiting and any(self._place(e) == self.outlook.at for e in self.ready)

    @cached_property
    def weary(self) -> bool:
        """Whether to look for breath first: hands run out, or would not do for a foe."""
        hands = [len(hero.hand) for hero in self.table.heroes]
        low = min(hands) <= LOW[len(hands)]
        return low or not self.ready or (self.outlook.unbeaten > WARY and sum(self.rooms) >= AT_LEAST)

    @property
    def undecided(self) -> bool:
        """Whether turning back does not help: the hero has been here again and again, or has just beaten a foe here."""
        if self.ready and "foe" in self.routes.icons(self.outlook.at):
            return True
        return self.outlook.purse.me.route[-BACK:].count(self.outlook.at) >= AGAIN

    def refreshes(self, encounter: str) -> bool:
        """Whether an encounter gives back more cards than it takes, does no harm, and closes nothing of use."""
        entry = self.book.encounters[encounter]
        if not self.harmless(encounter):
            return False
        if entry.kind == "rest":
            early = self.table.phase < LAST_PHASE - 1
            return self.weary and early and self.outlook.restful(self._place(encounter)) and sum(self.rooms) >= AT_LEAST
        gained = sum(self._gained(o) for o in self.sources.outcomes[encounter])
        return gained > 0 and gained >= self._cards(entry)

    def harmless(self, encounter: str) -> bool:
        """Whether an encounter does no harm and closes nothing of use."""
        return encounter not in self.sources.harmful and not self._closes(encounter)

    def churns(self, encounter: str) -> bool:
        """Whether an encounter, harmless in itself, makes room for other cards."""
        return self.harmless(encounter) and self.book.encounters[encounter].kind == "normal"

    def _gained(self, outcome: Outcome) -> int:
        if isinstance(outcome, RemoveBane):
            return min(outcome.k, max(len(self.table.heroes[h].banes) for h in self.outlook.party))
        if not isinstance(outcome, Draw | Recover):
            return 0
        if outcome.to in ("tile", "all"):
            return sum(min(outcome.k, room) for room in self.rooms)
        return min(outcome.k, max(self.rooms))

    def _cards(self, encounter: Encounter) -> int:
        """Return how many cards an encounter is likely to take."""
        return -(-encounter.cost.total * 3 // 4)

    def _closes(self, encounter: str) -> bool:
        """Whether doing this shuts out something that may be of use."""
        tile = self.book.tiles[self.book.tile_of[encounter]]
        if tile.relation != "or" or encounter in self._leading:
            return False
        return any(e.id in self._leading and e.id not in self.routes.progress.done for e in tile.encounters)

    def _where(self, use: Callable[[str], bool]) -> set[int]:
        """Return the tiles where something can be done that is of use."""
        return {
            n
            for encounter, n in self.sources.tile_of.items()
            if n in self.outlook.reach
            and self.routes.possible(encounter)
            and use(encounter)
            and self.outlook.payable(encounter)
        }

    # ------------------------------------------------------------ the way

    def next_tile(self) -> int | None:
        """Return where to go: for breath if the party is weary, else to the nearest thing that is wanted.

        Where nothing that is wanted can be paid for, other cards are needed, however far away.
        """
        if self.weary and not self.undecided:
            breath = self.outlook.nearest(self._where(self.refreshes), FAR if self.ready else inf)
            if breath is not None:
                return breath
        if self.ready:
            return self.outlook.nearest(map(self._place, self.ready))
        return self.outlook.nearest(self._where(self.churns))

    def openers(self, side: str | None) -> Iterable[str]:
        """Return the encounters of this tile that open a side."""
        sides = self.routes.tile(self.outlook.at).sides.items()
        lock = next((way.lock for s, way in sides if s == side), None)
        return lock.by if lock else ()
