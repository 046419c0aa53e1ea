"""A player that has read the whole book: it knows every tile, what opens what, and how to get home.

It shows that the Otherworld can be left by those who know it, and how hard that is (rules.md E4, simulation gate). It
sees the table like everybody else; the pack is what it remembers of earlier nights.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.core.game import Player
from engine.core.model import Model
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.lost_ones.actions import (
    Action,
    Attempt,
    Counter,
    Decline,
    EndTurn,
    Explore,
    Fight,
    Move,
    PlayText,
    UseBoon,
    UseTalent,
)
from engine.games.lost_ones.asks import AskFight, AskReact
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.effects import Teleport
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.explorer import Explorer
from engine.games.lost_ones.outlook import CLOSE
from engine.games.lost_ones.plan import Plan, leading_to
from engine.games.lost_ones.players import leaves_a_card, of
from engine.games.lost_ones.routes import Sources
from engine.games.lost_ones.thrift import thrifty, thrifty_fight
from engine.games.lost_ones.views import PublicView, SeatView


class Goal(Model):
    """Which Gateway the party makes for."""

    gateway: str


class Informed(Explorer, Player[SeatView, Event, Model, Action, Goal]):
    """Makes for a Gateway by the cheapest way that it knows; all seats choose the same one."""

    def __init__(self, book: Book, gateway: str | None = None) -> None:
        """`gateway` None: one that the first hands decide, so that games differ."""
        self._book, self._gateway = book, gateway
        self._leading: dict[str, frozenset[str]] = {}

    @cached_property
    def _sources(self) -> Sources:
        return Sources(self._book)

    def _plan(self, memory: Goal, view: PublicView) -> Plan:
        gateway = memory.gateway
        if gateway not in self._leading:
            self._leading[gateway] = leading_to(self._book, self._sources, gateway)
        return Plan(self._book, self._sources, view, gateway, self._leading[gateway])

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
        planned = None if self.lost_patience(view.public) else self._planned(memory, view.public, offers)
        return planned if planned is not None else self.turn(view.public, offers, rng)

    # ------------------------------------------------------------ answers

    def comes_along(self, view: PublicView, offer: Offer[Action]) -> bool:
        """Always: whoever stays behind has to be waited for."""
        return True

    def reaction(self, view: PublicView, offers: Sequence[Offer[Action]]) -> Action:
        """Cancel what matters: rings always, the Nightmare when it is close, the rest with a card to spare."""
        ask = view.table.ask
        assert isinstance(ask, AskReact)
        for offer in of(offers, Counter):
            action = offer.action
            assert isinstance(action, Counter)
            cards = len(view.table.heroes[action.hero].hand)
            if action.card is None or (ask.effect == "fae_rings" and cards > 1):
                return action
            near = ask.effect != "nightmare" or self._near(view)
            if near and cards > 2:
                return action
        return of(offers, Decline)[0].action

    def _near(self, view: PublicView) -> bool:
        """Whether the Nightmare is so close that a step of it matters."""
        places = {face.n: (face.x, face.y) for face in view.tiles}
        if view.table.nightmare not in places:
            return False
        x, y = places[view.table.nightmare]
        return any(abs(x - places[hero.tile][0]) + abs(y - places[hero.tile][1]) <= CLOSE for hero in view.table.heroes)

    def fight(self, view: PublicView, offers: Sequence[Offer[Action]], fights: Sequence[Offer[Action]]) -> Action:
        """Pay with what hurts least; where that would empty a hand, first use what is free."""
        ask, pay = view.table.ask, fights[0].action
        if isinstance(pay, Fight) and isinstance(ask, AskFight):
            pay = thrifty_fight(view, pay, self._book.foes[ask.foe].cost)
            if leaves_a_card(view, pay):
                return pay
        free = self._free(view, offers)
        return free[0] if free else pay

    # ------------------------------------------------------------ a turn

    def _planned(self, memory: Goal, view: PublicView, offers: Sequence[Offer[Action]]) -> Action | None:
        """Return the next step: breathe, do what is wanted here, do what costs nothing, walk on."""
        table = view.table
        if table.hero is None:
            return None
        plan = self._plan(memory, view)
        if plan.room > 1 and (free := self._free(view, offers)):
            return free[0]
        attempts = {action.encounter: action for offer in offers if isinstance(action := offer.action, Attempt)}
        deed = self._deed_of(plan, attempts)
        if deed is None and plan.for_another and (endings := of(offers, EndTurn)):
            return endings[0].action
        return deed or self._onward(plan, offers, attempts)

    def _thrifty(self, plan: Plan, action: Attempt) -> Attempt:
        """Return a deed with the payment that hurts least."""
        return thrifty(plan.view, action, self._book.encounters[action.encounter].cost)

    def _free(self, view: PublicView, offers: Sequence[Offer[Action]]) -> list[Action]:
        """Return what refreshes and does not carry anybody away."""
        found = [offer.action for kind in (UseTalent, PlayText, UseBoon) for offer in of(offers, kind)]
        return [action for action in found if not self._carries(action)]

    def _carries(self, action: Action) -> bool:
        match action:
            case PlayText(card=card):
                return isinstance(self._book.abilities[card].text, Teleport)
            case UseBoon(boon=boon):
                return isinstance(self._book.boons[boon].special, Teleport)
            case _:
                return False

    def _deed_of(self, plan: Plan, attempts: Mapping[str, Attempt]) -> Action | None:
        """Return what is to be done on this tile: what is wanted, or what gives back more than it takes."""
        for encounter in sorted(plan.wanted.intersection(attempts), key=lambda e: (e in self._sources.harmful, e)):
            action = self._thrifty(plan, attempts[encounter])
            if encounter == plan.last or leaves_a_card(plan.view, action):
                return action
        for use in (plan.refreshes, plan.churns):
            for encounter in filter(use, sorted(attempts)):
                action = self._thrifty(plan, attempts[encounter])
                if leaves_a_card(plan.view, action):
                    return action
            if plan.ready:
                return None
        return None

    def _onward(self, plan: Plan, offers: Sequence[Offer[Action]], attempts: Mapping[str, Attempt]) -> Action | None:
        """Walk towards what is wanted, or first to where breath can be had; open what is shut on the way."""
        to = plan.next_tile()
        if to is None:
            return None
        side = plan.outlook.reach[to].side
        steps = {offer.action.side: offer.action for offer in offers if isinstance(offer.action, Explore | Move)}
        if side in steps:
            return steps[side]
        for encounter in plan.openers(side):
            if encounter in attempts:
                action = self._thrifty(plan, attempts[encounter])
                if leaves_a_card(plan.view, action):
                    return action
        return None
