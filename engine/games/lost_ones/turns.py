"""What a hero does on its turn, beside paying: walking, boons, texts, talents, giving (A4.2)."""

from engine.core.model import evolve
from engine.games.lost_ones.actions import (
    Answer,
    Explore,
    Move,
    Mulligan,
    PlayText,
    Trade,
    UseBoon,
    UseTalent,
)
from engine.games.lost_ones.asks import AskFollow
from engine.games.lost_ones.cards import draw, put_away, room, turn_boon, turn_talent
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import Draw, Outcome, Recover, RemoveBane, Teleport
from engine.games.lost_ones.events import BoonUsed, CardsDiscarded, Stayed, TalentUsed, TextPlayed, Traded
from engine.games.lost_ones.outcomes import Aimed, befall
from engine.games.lost_ones.work import Arrive, Deed, Limits, Results


def walk(d: Draft, action: Explore | Move) -> None:
    """Take a step, after asking those on the tile who have no standing answer (LO-21, LO-22)."""
    here, explore = d.heroes[action.hero].tile, isinstance(action, Explore)
    to = d.tile(here).sides[action.side].to
    d.used += 1
    d.explored = False
    d.ask = None
    others = d.here(here)[1:]
    yes = tuple(h for h in others if d.heroes[h].follow == "always")
    asked = tuple(h for h in others if d.heroes[h].follow == "ask")
    if asked:
        d.pose(AskFollow(waiting=asked, to=to, explore=explore, yes=yes))
    else:
        d.push(Arrive(group=(action.hero, *yes), to=to, explore=explore))


def follow(d: Draft, action: Answer) -> None:
    """Somebody comes along, or stays."""
    answer_follow(d, action.hero, yes=action.yes)


def answer_follow(d: Draft, hero: int, *, yes: bool) -> None:
    """Note an answer; when all have answered the step is taken."""
    ask = d.ask
    assert isinstance(ask, AskFollow)
    assert d.hero is not None, "only the hero on turn takes steps"
    agreed = (*ask.yes, hero) if yes else ask.yes
    left = tuple(h for h in ask.waiting if h != hero)
    if not yes:
        d.say(Stayed(hero=hero))
    if left:
        d.ask = evolve(ask, waiting=left, yes=agreed)
        return
    d.ask = None
    group = tuple(h for h in d.order() if h == d.hero or h in agreed)
    d.push(Arrive(group=group, to=ask.to, explore=ask.explore))


def use_boon(d: Draft, action: UseBoon) -> None:
    """Activate a boon's special by itself (LO-56)."""
    special = d.book.boons[action.boon].special
    assert isinstance(special, Draw | Recover | RemoveBane | Teleport), "icons and counters have their own moments"
    turn_boon(d, action.hero, action.boon)
    d.explored = False
    d.say(BoonUsed(hero=action.hero, boon=action.boon))
    _do(d, special, _deed(d, action.hero))


def play_text(d: Draft, action: PlayText) -> None:
    """Play an ability card for its text instead of its icons (LO-78).

    Its text brings back neither itself nor, if it recovers, others that do: two of those would never come to an end.
    """
    text = d.book.abilities[action.card].text
    assert isinstance(text, Draw | Recover | RemoveBane | Teleport), "counters have their own moments"
    put_away(d, action.hero, (action.card,))
    d.say(TextPlayed(hero=action.hero, card=action.card))
    kept = tuple(
        card
        for card in d.heroes[action.hero].discard
        if card == action.card or (isinstance(text, Recover) and isinstance(d.book.abilities[card].text, Recover))
    )
    _do(d, text, evolve(_deed(d, action.hero), kept=kept))


def _do(d: Draft, outcome: Outcome, deed: Deed) -> None:
    d.ask = None
    d.push(Results(outcomes=(outcome,), deed=deed))


def _deed(d: Draft, hero: int) -> Deed:
    return Deed(hero=hero, contributors=(hero,), tile=d.heroes[hero].tile, card=True)


def use_talent(d: Draft, action: UseTalent) -> None:
    """Use a talent by itself, for the hero or for somebody on its tile."""
    talent = d.talent(action.hero)
    assert talent is not None, "only a character has a talent to use"
    turn_talent(d, action.hero)
    if talent.on == "explored":
        d.explored = False
    d.say(TalentUsed(hero=action.hero, to=action.to))
    d.ask = None
    choice, deed = talent.choices[action.choice], _deed(d, action.hero)
    if isinstance(choice, Aimed):
        befall(d, choice, (action.to,), deed)
    else:
        d.push(Results(outcomes=(choice,), deed=deed))


def trade(d: Draft, action: Trade) -> None:
    """Give a card or a boon away: an action of the house rule (LO-81)."""
    giver, taker = d.heroes[action.hero], d.heroes[action.to]
    d.used += 1
    d.explored = False
    d.ask = None
    if action.card is not None:
        giver.hand = tuple(card for card in giver.hand if card != action.card)
        taker.hand += (action.card,)
    given = tuple(held for held in giver.boons if held.boon == action.boon)
    giver.boons = tuple(held for held in giver.boons if held.boon != action.boon)
    taker.boons += given
    d.say(Traded(hero=action.hero, to=action.to, card=action.card, boon=action.boon))
    d.push(Limits())


def mulligan(d: Draft, action: Mulligan) -> None:
    """Draw a new hand and shuffle the old one into the deck (LO-08). The open decision stays open."""
    body = d.heroes[action.hero]
    old, body.hand, body.redrawn = body.hand, (), True
    d.say(CardsDiscarded(hero=action.hero, cards=old, cause="mulligan"))
    draw(d, action.hero, room(d, action.hero))
    d.deck = d.rng.shuffled((*d.deck, *old))
