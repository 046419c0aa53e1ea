"""Paying as somebody does who counts cards: what comes back by itself first, and nobody's last card."""

from collections.abc import Callable
from itertools import islice

from engine.games.lost_ones.actions import Attempt, Fight
from engine.games.lost_ones.effects import Cost
from engine.games.lost_ones.foes import foe_purse
from engine.games.lost_ones.payment import Payment, Purse
from engine.games.lost_ones.views import PublicView

CARD, BOON, TALENT = 2.0, 1.2, 0.5
"""What is laid down, by what it is worth to its owner: boons cost an action, talents come back."""
LAST_CARD = 100.0
SEVERAL = 24
"""So many ways to pay are compared."""


def thrifty(view: PublicView, action: Attempt, cost: Cost) -> Attempt:
    """Return an offered attempt with the payment that hurts least."""
    best = _best(Purse(view, action.hero), cost)
    if best is None:
        return action
    return Attempt(
        hero=action.hero,
        encounter=action.encounter,
        cards=frozenset(best.cards),
        boons=frozenset(best.boons),
        talents=frozenset(best.talents),
    )


def thrifty_fight(view: PublicView, action: Fight, cost: Cost) -> Fight:
    """Return an offered fight with the payment that hurts least."""
    best = _best(foe_purse(view), cost)
    if best is None:
        return action
    return Fight(
        hero=action.hero,
        cards=frozenset(best.cards),
        boons=frozenset(best.boons),
        talents=frozenset(best.talents),
    )


def affordable(purse: Purse, printed: Cost) -> bool:
    """Whether a cost can be paid so that everybody keeps a card."""
    return next(purse.payments(purse.cost(printed), purse.pool(), keep=True), None) is not None


def _best(purse: Purse, printed: Cost) -> Payment | None:
    """Return the exact payment that is worth least, None if none is exact."""
    need = purse.cost(printed)
    heroes = purse.table.heroes
    pool = [card for h in sorted(purse.payers(), key=lambda h: -len(heroes[h].hand)) for card in heroes[h].hand]
    found = list(islice(purse.payments(need, pool, keep=True), SEVERAL)) or list(
        islice(purse.payments(need, pool), SEVERAL)
    )
    exact = [payment for payment in found if purse.objection(need, payment) is None]
    return min(exact, key=_worth(purse), default=None)


def _worth(purse: Purse) -> Callable[[Payment], float]:
    def worth(payment: Payment) -> float:
        spent = purse.owners(payment.cards)
        last = sum(len(cards) == len(purse.table.heroes[h].hand) for h, cards in spent.items())
        return CARD * len(payment.cards) + BOON * len(payment.boons) + TALENT * len(payment.talents) + LAST_CARD * last

    return worth
