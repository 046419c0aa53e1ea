"""Paying as somebody does who counts cards: what comes back by itself first, and nobody's last card."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, islice
from math import comb
from operator import gt, sub

from engine.games.lost_ones.actions import Attempt, Fight
from engine.games.lost_ones.effects import Cost
from engine.games.lost_ones.foes import foe_purse
from engine.games.lost_ones.payment import NOTHING, Icons, Payment, Purse, icons
from engine.games.lost_ones.views import PublicView

CARD, BOON, TALENT, KIND = 2.0, 1.2, 0.5, 0.9
"""What is laid down, by what it is worth to its owner: boons cost an action, talents come back; a kind of card that is
left in no hand may be what a foe asks for."""
LAST_CARD = 100.0
MOST_COMPARED = 130
"""So many ways to lay down as many cards are compared."""
SAFE = 2
"""Cards that nothing takes at once."""
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


def covers(purse: Purse, need: Icons) -> bool:
    """Whether each kind of icon is there as often as it is needed: if not, nothing pays."""
    return all(n <= most for n, most in zip(need, purse.at_most, strict=True))


def affordable(purse: Purse, printed: Cost, *, keep: bool = True) -> bool:
    """Whether a cost can be paid; with `keep` so that everybody keeps a card."""
    need = purse.cost(printed)
    return covers(purse, need) and purse.reaches(need, keep=keep)


def _best(purse: Purse, printed: Cost) -> Payment | None:
    """Return the exact payment that is worth least, None if none is exact."""
    need = purse.cost(printed)
    heroes = purse.table.heroes
    pool = [card for h in sorted(purse.payers, key=lambda h: -len(heroes[h].hand)) for card in heroes[h].hand]
    found = list(islice(purse.payments(need, pool, keep=True), SEVERAL)) or list(
        islice(purse.payments(need, pool), SEVERAL)
    )
    exact = [varied(purse, need, payment) for payment in found if purse.objection(need, payment) is None]
    return min(exact, key=_worth(purse), default=None)


def _worth(purse: Purse) -> Callable[[Payment], float]:
    pool = purse.pool
    kinds = variety(purse, pool)[0]

    def worth(payment: Payment) -> float:
        lost = kinds - variety(purse, (card for card in pool if card not in payment.cards))[0]
        spent = purse.owners(payment.cards)
        last = sum(len(cards) == len(purse.table.heroes[h].hand) for h, cards in spent.items())
        free = BOON * len(payment.boons) + TALENT * len(payment.talents)
        return CARD * len(payment.cards) + free + KIND * lost + LAST_CARD * last

    return worth


def variety(purse: Purse, cards: Iterable[int]) -> tuple[int, int]:
    """Return how many different abilities are on cards, and how many icons that make one of them at most two."""
    faces = (icons(purse.abilities[card].icons) for card in cards)
    sums = tuple(map(sum, zip(NOTHING, *faces, strict=True)))
    return _kinds(sums)


def varied(purse: Purse, need: Icons, payment: Payment) -> Payment:
    """Return a payment with as many cards that leaves the most different abilities in hand: foes ask for any of them.

    Nobody gives the last card where the given payment does not ask for it.
    """
    size, pool = len(payment.cards), purse.pool
    if not size or size == len(pool) or comb(len(pool), size) > MOST_COMPARED:
        return payment
    places = tuple(i for i, card in enumerate(pool) if card in payment.cards)
    best, most = payment, _left(purse, places, _laid(purse, places))
    plain = not (payment.boons or payment.talents or any(purse.gifts))
    for places in combinations(range(len(pool)), size):
        laid = _laid(purse, places)
        if plain and any(map(gt, need, laid)):
            continue
        left = _left(purse, places, laid)
        if left > most:
            other = Payment(tuple(pool[i] for i in places), payment.boons, payment.talents)
            if purse.objection(need, other) is None:
                best, most = other, left
    return best


def _laid(purse: Purse, places: tuple[int, ...]) -> Icons:
    """Return the icons of cards by their places in the pool."""
    return tuple(map(sum, zip(*(purse.faces[i] for i in places), strict=True)))


def _left(purse: Purse, places: tuple[int, ...], laid: Icons) -> tuple[int, tuple[int, int]]:
    """Return what to keep: the smallest hand of whoever pays, as far as it matters, then the kinds of cards."""
    paying = Counter(purse.hands[i] for i in places)
    hands = (len(purse.table.heroes[h].hand) - cards for h, cards in paying.items())
    return min((SAFE, *hands)), _kinds(tuple(map(sub, purse.all_icons, laid)))


def _kinds(sums: Icons) -> tuple[int, int]:
    """Return how many abilities there are, and how many icons that make one of them at most two."""
    return sum(n > 0 for n in sums), sum(min(n, 2) for n in sums)
