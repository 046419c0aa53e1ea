"""A player that has read the whole book: it knows every tile, what opens what, and how to get home.

It shows that the Otherworld can be left by those who know it, and how hard that is (rules.md E4, simulation gate). It
sees the table like everybody else; the pack is what it remembers of earlier nights.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.core.game import Player
from engine.core.model import Model
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.lost_ones.actions import Action, Attempt, EndTurn, Explore, Move
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.effects import (
    Advance,
    Draw,
    DrawBane,
    Lose,
    MeetFoe,
    Recover,
    Rest,
    StirNightmare,
)
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.pack import Encounter
from engine.games.lost_ones.players import LAST_PHASE, WEARY, Explorer, leaves_a_card, of
from engine.games.lost_ones.routes import Progress, Routes, Sources, flattened
from engine.games.lost_ones.standing import number
from engine.games.lost_ones.views import PublicView, SeatView, Table

FAR = 14.0
"""A detour for breath is not longer than this, in steps."""


class Goal(Model):
    """Which Gateway the party makes for."""

    gateway: str


class Informed(Explorer, Player[SeatView, Event, Model, Action, Goal]):
    """Makes for a Gateway by the cheapest way that it knows; all seats choose the same one."""

    def __init__(self, book: Book, gateway: str | None = None) -> None:
        """`gateway` None: one that the first hands decide, so that games differ."""
        self._book, self._gateway, self._sources = book, gateway, Sources(book)

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
        """Return the next step: breathe, do what is wanted here, do what costs nothing, walk on."""
        if view.table.hero is None:
            return None
        if (fresh := self._refresh(view, offers, rng)) is not None:
            return fresh
        plan = Plan(self._book, self._sources, view)
        attempts = {a.encounter: a for offer in of(offers, Attempt) if isinstance(a := offer.action, Attempt)}
        (last,) = self._sources.of[("gateway", memory.gateway)]
        wanted = plan.routes.wanted(last)
        for encounter in sorted(wanted.intersection(attempts)):
            if encounter == last or leaves_a_card(view, attempts[encounter]):
                return attempts[encounter]
        for encounter, action in sorted(attempts.items()):
            if plan.refreshes(self._book.encounters[encounter]) and leaves_a_card(view, action):
                return action
        return self._onward(plan, wanted, offers, attempts)

    def _onward(
        self, plan: "Plan", wanted: Iterable[str], offers: Sequence[Offer[Action]], attempts: Mapping[str, Attempt]
    ) -> Action | None:
        """Walk towards what is wanted, or first to where breath can be had; open what is shut on the way."""
        to = plan.breath() if plan.weary else None
        side = to or plan.nearest({number(self._book.tile_of[e]) for e in wanted})
        if side is None:
            return None
        steps = {offer.action.side: offer.action for offer in offers if isinstance(offer.action, Explore | Move)}
        if side in steps:
            return steps[side]
        for encounter in plan.openers(side):
            if encounter in attempts and leaves_a_card(plan.view, attempts[encounter]):
                return attempts[encounter]
        endings = of(offers, EndTurn)
        return endings[0].action if endings else None


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


class Plan:
    """The book beside the table, for the hero on turn: what is wanted, which way it lies."""

    def __init__(self, book: Book, sources: Sources, view: PublicView) -> None:
        self.view, self.table = view, view.table
        assert view.table.hero is not None, "plans are made on a turn"
        self._at = view.table.heroes[view.table.hero].tile
        self.routes = Routes(book, sources, progress_of(view.table))
        self._reach = self.routes.reach(self._at, view.table.nightmare)

    @property
    def weary(self) -> bool:
        """Whether somebody in the party has few cards left."""
        return min(len(hero.hand) for hero in self.table.heroes) <= WEARY

    def refreshes(self, encounter: Encounter) -> bool:
        """Whether an encounter gives at least as many cards as it takes, and nothing bad."""
        outcomes = list(flattened(encounter.outcomes))
        if any(isinstance(o, DrawBane | MeetFoe | StirNightmare | Advance | Lose) for o in outcomes):
            return False
        if any(isinstance(o, Rest) for o in outcomes):
            return self.weary and self.table.phase < LAST_PHASE - 1
        gained = sum(o.k for o in outcomes if isinstance(o, Draw | Recover))
        return gained >= encounter.cost.total and gained > 0

    def breath(self) -> str | None:
        """Return the side towards the nearest tile where breath can be had, if it is near enough."""
        book = self.routes.book
        near = set()
        for encounter, key in book.tile_of.items():
            n = number(key)
            if n == self._at or n not in self._reach or self._reach[n][0] > FAR:
                continue
            if self.routes.possible(encounter) and self.refreshes(book.encounters[encounter]):
                near.add(n)
        return self.nearest(near)

    def nearest(self, tiles: Iterable[int]) -> str | None:
        """Return the first side of the cheapest way to one of these tiles, None if none can be reached."""
        found = [(*self._reach[n], n) for n in tiles if n in self._reach and n != self._at]
        return min(found, key=lambda way: (way[0], way[2]))[1] if found else None

    def openers(self, side: str) -> tuple[str, ...]:
        """Return the encounters of this tile that open a side."""
        lock = next((way.lock for s, way in self.routes.tile(self._at).sides.items() if s == side), None)
        return lock.by if lock else ()
