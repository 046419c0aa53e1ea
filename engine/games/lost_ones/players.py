"""Automatic players that know no more than the table: how they answer, and the explorer who takes what it meets."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from engine.core.game import Player
from engine.core.model import Model
from engine.core.players import RandomPlayer
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.lost_ones.actions import (
    Action,
    Answer,
    Assign,
    Attempt,
    Begin,
    ChooseCharacter,
    Counter,
    Decline,
    DiscardCards,
    DropBanes,
    EndTurn,
    Explore,
    Fight,
    GiveUpFight,
    LeadNightmare,
    Move,
    PickBranch,
    PlayText,
    RecoverCards,
    UseBoon,
    UseTalent,
)
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.foes import foe_purse
from engine.games.lost_ones.payment import Payment, Purse
from engine.games.lost_ones.standing import hand_limit, powers
from engine.games.lost_ones.views import EncounterFace, PublicView, SeatView
from engine.games.lost_ones.walking import KnownMap, distances

A = TypeVar("A", bound=Model)

LAST_PHASE = 4
PATIENCE = 200
"""After so many tiles in one night nothing has helped: go wherever there is a way."""
WEARY = 2
"""With so few cards in hand a player looks for rest."""


def of(offers: Sequence[Offer[Action]], kind: type[A]) -> list[Offer[Action]]:
    """Return the offers of one kind of action."""
    return [offer for offer in offers if isinstance(offer.action, kind)]


def encounters(view: PublicView) -> Mapping[str, EncounterFace]:
    """Return all encounters of read pages by id."""
    return {face.id: face for page in view.pages for face in page.encounters}


def leaves_a_card(view: PublicView, action: Attempt | Fight) -> bool:
    """Whether everybody who pays keeps a card in hand: the hand is health."""
    purse = foe_purse(view) if isinstance(action, Fight) else Purse(view, action.hero)
    return purse.leaves_cards(Payment(cards=tuple(action.cards)))


class Answers:
    """How the players that want to come home answer what they are asked."""

    def answer(self, view: SeatView, offers: Sequence[Offer[Action]], rng: Rng) -> Action | None:
        """Return the answer to an open question, or None if it is a turn."""
        public = view.public
        for kind in (ChooseCharacter, Begin, PickBranch):
            if found := of(offers, kind):
                return rng.choice(found).action
        if questions := of(offers, Answer):
            return next(offer.action for offer in questions if offer.action.yes)  # type: ignore[union-attr]
        if of(offers, Decline):
            return self.reaction(public, offers)
        if found := of(offers, LeadNightmare):
            return found[0].action
        if found := of(offers, Assign):
            return min(found, key=lambda offer: _hand(public, offer.action.to)).action  # type: ignore[union-attr]
        if chosen := [*of(offers, DiscardCards), *of(offers, RecoverCards), *of(offers, DropBanes)]:
            return chosen[0].action
        if fights := [*of(offers, Fight), *of(offers, GiveUpFight)]:
            return self.fight(public, offers, fights)
        return None

    def reaction(self, view: PublicView, offers: Sequence[Offer[Action]]) -> Action:
        """Cancel with what is at hand, but never with the last card."""
        for offer in of(offers, Counter):
            action = offer.action
            assert isinstance(action, Counter)
            if action.card is None or len(view.table.heroes[action.hero].hand) > 1:
                return action
        return of(offers, Decline)[0].action

    def fight(self, view: PublicView, offers: Sequence[Offer[Action]], fights: Sequence[Offer[Action]]) -> Action:
        """Pay; where that would empty a hand, or cannot be done, first use what is free."""
        pay = fights[0].action
        if isinstance(pay, Fight) and leaves_a_card(view, pay):
            return pay
        for kind in (UseTalent, PlayText, UseBoon):
            if found := of(offers, kind):
                return found[0].action
        return pay


def _hand(view: PublicView, hero: int) -> int:
    return len(view.table.heroes[hero].hand)


class Explorer(Answers, Player[SeatView, Event, Model, Action, None]):
    """Takes nearly every deed that it can pay, goes where nobody has been, rests when it is weary."""

    def start(self, view: SeatView) -> None:
        """Remember nothing: the table shows it all."""

    def observe(self, memory: None, view: SeatView, public: Sequence[Event], private: Sequence[Model]) -> None:
        """Remember nothing."""

    def choose(self, memory: None, view: SeatView, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return an answer, or the best thing to do on a turn."""
        answer = self.answer(view, offers, rng)
        if answer is not None:
            return answer
        return self.turn(view.public, offers, rng)

    def lost_patience(self, view: PublicView) -> bool:
        """Whether the night has been so long that any way will do."""
        return max(len(hero.route) for hero in view.table.heroes) > PATIENCE

    def turn(self, view: PublicView, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return the best thing to do on a turn: refresh, do a deed, explore, walk on."""
        if self.lost_patience(view):
            return rng.choice(_going_on(offers)).action
        ideas: tuple[Callable[[PublicView, Sequence[Offer[Action]], Rng], Action | None], ...] = (
            self._refresh,
            self._deed,
            self._explore,
            self._walk,
        )
        for idea in ideas:
            if (action := idea(view, offers, rng)) is not None:
                return action
        endings = of(offers, EndTurn)
        return endings[0].action if endings else rng.choice(_going_on(offers)).action

    def _refresh(self, view: PublicView, offers: Sequence[Offer[Action]], rng: Rng) -> Action | None:
        """Use what is free as soon as the hand has room for it."""
        if view.table.hero is None:
            return None
        purse = Purse(view, view.table.hero)
        room = hand_limit(view.table, purse.hero, purse.boons, purse.banes) - len(purse.me.hand)
        if found := of(offers, UseTalent):
            return found[0].action
        for offer in (*of(offers, PlayText), *of(offers, UseBoon)):
            if room > 1 or purse.me.banes:
                return offer.action
        return None

    def _deed(self, view: PublicView, offers: Sequence[Offer[Action]], rng: Rng) -> Action | None:
        """Do what the page offers: a Gateway first, a rest only when weary, nothing that takes a last card."""
        faces = encounters(view)
        found: list[Action] = []
        for offer in of(offers, Attempt):
            action = offer.action
            assert isinstance(action, Attempt)
            face = faces[action.encounter]
            if face.kind == "gateway":
                return action
            if face.kind == "rest":
                if view.table.phase < LAST_PHASE and min(len(h.hand) for h in view.table.heroes) <= WEARY:
                    return action
                continue
            if leaves_a_card(view, action):
                found.append(action)
        return rng.choice(found) if found else None

    def _explore(self, view: PublicView, offers: Sequence[Offer[Action]], rng: Rng) -> Action | None:
        """Go where nobody has been."""
        found = of(offers, Explore)
        return rng.choice(found).action if found else None

    def _walk(self, view: PublicView, offers: Sequence[Offer[Action]], rng: Rng) -> Action | None:
        """Walk towards the nearest open side, or the nearest deed that could be paid."""
        steps = {offer.action.side: offer.action for offer in of(offers, Move)}  # type: ignore[union-attr]
        if not steps or view.table.hero is None:
            return None
        known, me = KnownMap(view), view.table.heroes[view.table.hero]
        boons = {card.n: card for card in view.boons}
        reach = distances(me.tile, known.ways, known.icons, powers(me, boons), view.table.nightmare)
        goals = [
            (price, tile, side)
            for tile, (price, side) in reach.items()
            if side in steps and (known.frontiers(tile) or self._promising(view, tile))
        ]
        if not goals:
            return None
        side = min(goals)[2]
        return steps[side] if side is not None else None

    def _promising(self, view: PublicView, tile: int) -> bool:
        """Whether a read page has a deed left that the hand could nearly pay."""
        keys = {face.key for face in view.tiles if face.n == tile}
        open_ = (
            face
            for page in view.pages
            if page.key in keys
            for face in page.encounters
            if face.id not in view.table.done and face.id not in view.table.closed and face.require is None
        )
        cards = sum(len(hero.hand) for hero in view.table.heroes)
        return any(face.kind != "rest" and face.cost.total < cards for face in open_)


def _going_on(offers: Iterable[Offer[Action]]) -> list[Offer[Action]]:
    """Return the offers that are not about giving up or standing answers."""
    rest = [offer for offer in offers if not offer.path[-2:-1] or not offer.path[-2].startswith("prefer")]
    return [offer for offer in rest if offer.path != ("concede",)] or list(offers)


class Wanderer(RandomPlayer):
    """Chooses at random, but does not fiddle with its standing answers."""

    def choose(self, memory: None, view: Model, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return an admitted action."""
        action: Action = super().choose(memory, view, _going_on(offers), rng)
        return action
