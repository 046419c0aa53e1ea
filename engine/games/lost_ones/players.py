"""What automatic players have in common: how they answer. And the one that goes about at random."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from engine.core.model import Model, evolve
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
    Fight,
    GiveUpFight,
    LeadNightmare,
    PickBranch,
    PlayText,
    RecoverCards,
    UseBoon,
    UseTalent,
)
from engine.games.lost_ones.asks import AskTurn
from engine.games.lost_ones.foes import foe_cost, foe_purse
from engine.games.lost_ones.payment import Payment, Purse
from engine.games.lost_ones.thrift import varied, variety
from engine.games.lost_ones.views import EncounterFace, PublicView, SeatView

A = TypeVar("A", bound=Model)


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
        if isinstance(public.table.ask, AskTurn):
            return None
        for kind in (ChooseCharacter, Begin, PickBranch):
            if found := of(offers, kind):
                return rng.choice(found).action
        if questions := of(offers, Answer):
            return next(o.action for o in questions if o.action.yes == self.comes_along(public, o))  # type: ignore[union-attr]
        if of(offers, Decline):
            return self.reaction(public, offers)
        if found := of(offers, LeadNightmare):
            return found[0].action
        if found := of(offers, Assign):
            return min(found, key=lambda offer: _hand(public, offer.action.to)).action  # type: ignore[union-attr]
        if discards := of(offers, DiscardCards):
            return self.discard(public, discards[0])
        if chosen := [*of(offers, RecoverCards), *of(offers, DropBanes)]:
            return chosen[0].action
        if fights := [*of(offers, Fight), *of(offers, GiveUpFight)]:
            return self.fight(public, offers, fights)
        return None

    def comes_along(self, view: PublicView, offer: Offer[Action]) -> bool:
        """Whether to come along, or help: always."""
        return True

    def reaction(self, view: PublicView, offers: Sequence[Offer[Action]]) -> Action:
        """Cancel with what is at hand, but never with the last card."""
        for offer in of(offers, Counter):
            action = offer.action
            assert isinstance(action, Counter)
            if action.card is None or len(view.table.heroes[action.hero].hand) > 1:
                return action
        return of(offers, Decline)[0].action

    def discard(self, view: PublicView, offer: Offer[Action]) -> Action:
        """Keep cards of as many kinds as can be."""
        pick = offer.form[0]
        purse = Purse(view, offer.action.hero)  # type: ignore[union-attr]
        hand = purse.me.hand
        gone = max(
            combinations(pick.choices, pick.least),
            key=lambda cards: variety(purse, (card for card in hand if card not in cards)),
        )
        return evolve(offer.action, cards=frozenset(gone))

    def fight(self, view: PublicView, offers: Sequence[Offer[Action]], fights: Sequence[Offer[Action]]) -> Action:
        """Pay; where that would empty a hand, or cannot be done, first use what is free."""
        pay = fights[0].action
        if isinstance(pay, Fight):
            purse = foe_purse(view)
            paid = Payment(tuple(pay.cards), tuple(pay.boons), tuple(pay.talents))
            pay = evolve(pay, cards=frozenset(varied(purse, purse.cost(foe_cost(view)), paid).cards))
        if isinstance(pay, Fight) and leaves_a_card(view, pay):
            return pay
        for kind in (UseTalent, PlayText, UseBoon):
            if found := of(offers, kind):
                return found[0].action
        return pay


def _hand(view: PublicView, hero: int) -> int:
    return len(view.table.heroes[hero].hand)


def going_on(offers: Iterable[Offer[Action]]) -> list[Offer[Action]]:
    """Return the offers that are not about giving up or standing answers."""
    rest = [offer for offer in offers if not offer.path[-2:-1] or not offer.path[-2].startswith("prefer")]
    return [offer for offer in rest if offer.path != ("concede",)] or list(offers)


class Wanderer(RandomPlayer):
    """Chooses at random, but does not fiddle with its standing answers."""

    def choose(self, memory: None, view: Model, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return an admitted action."""
        action: Action = super().choose(memory, view, going_on(offers), rng)
        return action
