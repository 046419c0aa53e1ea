"""Cards that change places: drawing, discarding, taking back, banes, and the questions about them."""

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from engine.core.model import evolve
from engine.games.lost_ones.actions import DiscardCards, DropBanes, RecoverCards
from engine.games.lost_ones.asks import AskBanes, AskDiscard, AskRecover
from engine.games.lost_ones.card_effects import RemovedBy
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.events import (
    BaneDrawn,
    BaneRemoved,
    CardsDiscarded,
    CardsRecovered,
    DeckRenewed,
    Drew,
)
from engine.games.lost_ones.standing import hand_limit
from engine.games.lost_ones.views import BoonHeld
from engine.games.lost_ones.work import Deed, DrawBanes, Limits, Results

Cause = Literal["blizzard", "lava", "underwater", "result", "limit", "card"]


def limit(d: Draft, hero: int) -> int:
    """Return how many cards a hero may hold."""
    return hand_limit(d, hero, d.book.boons, d.book.banes)


def room(d: Draft, hero: int) -> int:
    """Return how many cards a hero may still take."""
    return max(0, limit(d, hero) - len(d.heroes[hero].hand))


# ---------------------------------------------------------------- ability cards


def draw(d: Draft, hero: int, k: int, but: Collection[int] = ()) -> None:
    """Draw up to `k` cards: the limit ends it, an empty deck is renewed from all discards `but` some (LO-75, LO-76)."""
    k = min(k, room(d, hero))
    _take(d, hero, k - _take(d, hero, k, but), but)


def _take(d: Draft, hero: int, k: int, but: Collection[int]) -> int:
    """Take `k` cards, or what the deck has; return how many. An empty deck is renewed first."""
    if k and not d.deck and not d.options.no_reshuffle:
        _renew(d, but)
    drawn, d.deck = d.deck[:k], d.deck[k:]
    if drawn:
        d.heroes[hero].hand += drawn
        d.say(Drew(hero=hero, cards=drawn), reveals=True)
    return len(drawn)


def _renew(d: Draft, but: Collection[int]) -> None:
    discards = tuple(card for body in d.heroes for card in body.discard if card not in but)
    if not discards:
        return
    d.deck = d.rng.shuffled(discards)
    for body in d.heroes:
        body.discard = tuple(card for card in body.discard if card in but)
    d.say(DeckRenewed())


def put_away(d: Draft, hero: int, cards: Collection[int]) -> tuple[int, ...]:
    """Move cards from a hand to its discards; return them in hand order."""
    body = d.heroes[hero]
    gone = tuple(card for card in body.hand if card in cards)
    body.hand = tuple(card for card in body.hand if card not in cards)
    body.discard += gone
    return gone


def must_discard(d: Draft, heroes: Iterable[int], k: int, cause: Cause) -> None:
    """Each of these discards `k` cards of its own choice, all at the same time; who has no more has no choice."""
    choosing = []
    for h in heroes:
        hand = d.heroes[h].hand
        if len(hand) > k:
            choosing.append(h)
        elif hand:
            d.say(CardsDiscarded(hero=h, cards=put_away(d, h, hand), cause=cause))
    if choosing:
        d.pose(AskDiscard(waiting=tuple(choosing), count=(k,) * len(choosing), cause=cause))


def discard(d: Draft, action: DiscardCards) -> None:
    """A hero has chosen what to discard."""
    ask = d.ask
    assert isinstance(ask, AskDiscard)
    d.say(CardsDiscarded(hero=action.hero, cards=put_away(d, action.hero, action.cards), cause=ask.cause))
    _answered(d, ask, action.hero)


def may_recover(d: Draft, heroes: Iterable[int], k: int, but: tuple[int, ...] = ()) -> None:
    """Each of these takes back up to `k` of its discards `but` some; who can take all of them is not asked."""
    choosing, counts = [], []
    for h in heroes:
        n, there = min(k, room(d, h)), [card for card in d.heroes[h].discard if card not in but]
        if n >= len(there):
            _take_back(d, h, there)
        elif n:
            choosing.append(h)
            counts.append(n)
    if choosing:
        d.pose(AskRecover(waiting=tuple(choosing), count=tuple(counts), but=but))


def recover(d: Draft, action: RecoverCards) -> None:
    """A hero has chosen what to take back."""
    ask = d.ask
    assert isinstance(ask, AskRecover)
    _take_back(d, action.hero, action.cards)
    _answered(d, ask, action.hero)


def _take_back(d: Draft, hero: int, cards: Collection[int]) -> None:
    body = d.heroes[hero]
    back = tuple(card for card in body.discard if card in cards)
    if back:
        body.discard = tuple(card for card in body.discard if card not in cards)
        body.hand += back
        d.say(CardsRecovered(hero=hero, cards=back))


def _answered(d: Draft, ask: AskDiscard | AskRecover | AskBanes, hero: int) -> None:
    """Take a hero off the list of those who are asked; the last one closes the question."""
    left = [(h, k) for h, k in zip(ask.waiting, ask.count, strict=True) if h != hero]
    if left:
        d.ask = evolve(ask, waiting=tuple(h for h, _ in left), count=tuple(k for _, k in left))
    else:
        d.ask = None


def limits(d: Draft, frame: Limits) -> None:
    """Whoever holds more than the limit discards down at once (LO-74)."""
    over = {h: len(d.heroes[h].hand) - limit(d, h) for h in d.order()}
    over = {h: k for h, k in over.items() if k > 0}
    if over:
        d.pose(AskDiscard(waiting=tuple(over), count=tuple(over.values()), cause="limit"))


# ---------------------------------------------------------------- banes


def draw_banes(d: Draft, frame: DrawBanes) -> None:
    """Draw the next bane; its limit and its immediate text come before the one after it (LO-31)."""
    hero, *others = frame.heroes
    rest = () if frame.k == 1 else (DrawBanes(heroes=(hero,), k=frame.k - 1),)
    if others:
        rest = (*rest, DrawBanes(heroes=tuple(others), k=frame.k))
    d.push(*rest)
    if not d.bane_deck and d.bane_discard:
        d.bane_deck, d.bane_discard = d.rng.shuffled(d.bane_discard), ()
    if not d.bane_deck:
        return
    bane, d.bane_deck = d.bane_deck[0], d.bane_deck[1:]
    body = d.heroes[hero]
    body.banes += (bane,)
    d.say(BaneDrawn(hero=hero, bane=bane), reveals=True)
    if immediate := d.book.banes[bane].immediate:
        deed = Deed(hero=hero, contributors=(hero,), tile=body.tile, card=True)
        d.push(Results(outcomes=immediate, deed=deed))
    d.push(Limits())


def may_drop_banes(d: Draft, heroes: Iterable[int], k: int) -> None:
    """Each of these is rid of up to `k` of its banes; who has no more is not asked."""
    choosing = []
    for h in heroes:
        if len(d.heroes[h].banes) > k:
            choosing.append(h)
        else:
            _lift(d, h, d.heroes[h].banes)
    if choosing:
        d.pose(AskBanes(waiting=tuple(choosing), count=(k,) * len(choosing)))


def drop_banes(d: Draft, action: DropBanes) -> None:
    """A hero has chosen which banes to be rid of."""
    ask = d.ask
    assert isinstance(ask, AskBanes)
    _lift(d, action.hero, action.banes)
    _answered(d, ask, action.hero)


Remover = Literal["rest", "paid", "foe", "phase"]


def lift_banes(d: Draft, heroes: Iterable[int], by: Remover, cost: Sequence[str] = ()) -> None:
    """Take away the banes that something removes by itself; `cost`: the abilities of what was paid."""
    for h in heroes:
        if d.heroes[h].banes:
            _lift(d, h, [bane for bane in d.heroes[h].banes if any(_fits(r, by, cost) for r in _removers(d, bane))])


def _removers(d: Draft, bane: int) -> tuple[RemovedBy, ...]:
    return d.book.banes[bane].removed


def _fits(remover: RemovedBy, by: Remover, cost: Sequence[str]) -> bool:
    return remover.by == by and (by != "paid" or remover.ability in cost)


def _lift(d: Draft, hero: int, banes: Collection[int]) -> None:
    body = d.heroes[hero]
    for bane in [bane for bane in body.banes if bane in banes]:
        body.banes = tuple(other for other in body.banes if other != bane)
        d.bane_discard += (bane,)
        d.say(BaneRemoved(hero=hero, bane=bane))


# ---------------------------------------------------------------- boons and talents


def turn_boon(d: Draft, hero: int, boon: int) -> None:
    """Turn a boon sideways: its special was used, which is an action (LO-56, LO-84)."""
    body = d.heroes[hero]
    body.boons = tuple(BoonHeld(boon=boon, ready=False) if held.boon == boon else held for held in body.boons)
    d.used += 1


def turn_talent(d: Draft, hero: int) -> None:
    """Turn a talent sideways until it is ready again (LO-55)."""
    talent = d.talent(hero)
    assert talent is not None, "only a character has a talent to use"
    if talent.frequency != "unlimited":
        d.heroes[hero].talent_ready = False


def ready_talents(d: Draft, frequency: Literal["phase", "round", "turn"]) -> None:
    """Make the talents ready that come back now."""
    for h, body in enumerate(d.heroes):
        talent = d.talent(h)
        if talent is not None and talent.frequency == frequency:
            body.talent_ready = True


def ready_boons(d: Draft) -> None:
    """Make all boons ready: a new phase (LO-80)."""
    for body in d.heroes:
        if any(not held.ready for held in body.boons):
            body.boons = tuple(BoonHeld(boon=held.boon) for held in body.boons)
