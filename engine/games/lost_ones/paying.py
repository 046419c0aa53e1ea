"""Encounters and foes: consent, payment, what follows (LO-34 to LO-36, LO-49 to LO-62)."""

from collections.abc import Iterable

from engine.core.ids import Seat
from engine.core.model import evolve
from engine.games.lost_ones.actions import Answer, Attempt, Fight, GiveUpFight, talent_icon
from engine.games.lost_ones.asks import AskFight, AskHelp
from engine.games.lost_ones.cards import lift_banes, put_away, turn_boon, turn_talent
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import ABILITIES, Cost
from engine.games.lost_ones.events import (
    EncounterDone,
    FightWish,
    FoeBeaten,
    FoeMet,
    FoeUnbeaten,
    HelpRefused,
    Paid,
)
from engine.games.lost_ones.foes import more_wishes
from engine.games.lost_ones.locks import open_elsewhere
from engine.games.lost_ones.work import Deed, Meet, Pay, Results, Struggle

# ---------------------------------------------------------------- consent


def attempt(d: Draft, seat: Seat, action: Attempt) -> None:
    """Declare a payment for an encounter (LO-49)."""
    _declare(d, seat, action, action.encounter)


def fight(d: Draft, seat: Seat, action: Fight) -> None:
    """Declare a payment for the foe (LO-35)."""
    _declare(d, seat, action, None)


def _declare(d: Draft, seat: Seat, action: Attempt | Fight, encounter: str | None) -> None:
    """Pay, or first ask whoever has a say in it (LO-52)."""
    pay = Pay(
        hero=action.hero,
        encounter=encounter,
        cards=tuple(sorted(action.cards)),
        boons=tuple(sorted(action.boons)),
        talents=tuple(sorted(action.talents)),
    )
    d.ask = None
    waiting = tuple(h for h in _helpers(d, pay) if _has_a_say(d, h, seat, action.hero))
    if waiting:
        d.pose(AskHelp(waiting=waiting, encounter=encounter, cards=pay.cards, boons=pay.boons, talents=pay.talents))
    d.push(pay)


def _helpers(d: Draft, pay: Pay) -> tuple[int, ...]:
    """Return whose cards and talents are used beside the performer's, in seat order."""
    talents = {talent_icon(entry)[0] for entry in pay.talents}
    return tuple(
        h for h in d.order() if h != pay.hero and (h in talents or not set(pay.cards).isdisjoint(d.heroes[h].hand))
    )


def _has_a_say(d: Draft, helper: int, seat: Seat, hero: int) -> bool:
    body = d.heroes[helper]
    return not (body.help == "yes" or body.owner in (seat, d.heroes[hero].owner) or body.owner in d.gone)


def consent(d: Draft, action: Answer) -> None:
    """A helper agrees, or keeps its cards for the rest of the turn: then nothing is paid."""
    ask = d.ask
    assert isinstance(ask, AskHelp)
    left = tuple(h for h in ask.waiting if h != action.hero)
    if not action.yes:
        refuse(d, (action.hero,))
    else:
        d.ask = evolve(ask, waiting=left) if left else None


def refuse(d: Draft, heroes: Iterable[int]) -> None:
    """Nothing is paid, since these keep their cards; in a fight that is a wish not to pay for the foe."""
    frame = d.work.pop()
    assert isinstance(frame, Pay)
    d.ask = None
    for h in heroes:
        if h not in d.refused:
            d.refused += (h,)
        d.say(HelpRefused(hero=h))
        if frame.encounter is None:
            _wish(d, h)


# ---------------------------------------------------------------- payment


def pay(d: Draft, frame: Pay) -> None:
    """Lay everything down (LO-50), then complete the encounter or beat the foe."""
    order = (frame.hero, *(h for h in d.order() if h != frame.hero))
    contributors = (frame.hero, *_helpers(d, frame))
    laid = tuple((h, cards) for h in order if (cards := put_away(d, h, frame.cards)))
    for boon in frame.boons:
        turn_boon(d, frame.hero, boon)
    for entry in frame.talents:
        turn_talent(d, talent_icon(entry)[0])
    d.say(
        Paid(
            hero=frame.hero,
            encounter=frame.encounter,
            cards=laid,
            boons=frame.boons,
            talents=frame.talents,
        )
    )
    if frame.encounter is None:
        _beat(d)
    else:
        _complete(d, frame.encounter, frame.hero, contributors)


def _complete(d: Draft, encounter: str, hero: int, contributors: tuple[int, ...]) -> None:
    """Mark the encounter, close the other one where it says "or", and read the result (LO-57, LO-60)."""
    d.used += 1
    d.explored = False
    tile, deed = d.book.tiles[d.book.tile_of[encounter]], d.book.encounters[encounter]
    if encounter not in d.done:
        d.done += (encounter,)
    if tile.relation == "or":
        d.closed += tuple(e.id for e in tile.encounters if e.id != encounter and e.id not in d.closed)
    d.say(EncounterDone(hero=hero, encounter=encounter), reveals=True)
    lift_banes(d, contributors, "paid", _printed(deed.cost))
    open_elsewhere(d, encounter)
    if deed.outcomes:
        d.push(Results(outcomes=deed.outcomes, deed=Deed(hero=hero, contributors=contributors, tile=tile.n)))


def _printed(cost: Cost) -> tuple[str, ...]:
    return tuple(ability for ability, n in zip(ABILITIES, cost.each, strict=True) if n)


# ---------------------------------------------------------------- foes


def meet(d: Draft, frame: Meet) -> None:
    """Turn up the top foe, if there are any in this pack; it is put back as soon as it is beaten (LO-103)."""
    if not d.foe_deck:
        return
    foe, d.foe_deck = d.foe_deck[0], d.foe_deck[1:]
    if foe not in d.foes_met:
        d.foes_met += (foe,)
    d.say(FoeMet(foe=foe, tile=frame.tile), reveals=True)
    d.push(Struggle(foe=foe, tile=frame.tile))


def struggle(d: Draft, frame: Struggle) -> None:
    """Ask how the foe is met: the hero on turn, or the first of those there if it stands elsewhere."""
    d.push(frame)
    d.pose(AskFight(waiting=d.here(frame.tile)[:1], foe=frame.foe, tile=frame.tile, wishes=frame.wishes))


def _beat(d: Draft) -> None:
    frame = d.work.pop()
    assert isinstance(frame, Struggle)
    d.foe_deck = d.rng.shuffled((*d.foe_deck, frame.foe))
    if frame.foe not in d.foes_beaten:
        d.foes_beaten += (frame.foe,)
    d.say(FoeBeaten(foe=frame.foe, tile=frame.tile))
    if d.options.foe_once and frame.tile not in d.cleared:
        d.cleared += (frame.tile,)
    lift_banes(d, d.here(frame.tile), "foe")


def give_up_fight(d: Draft, action: GiveUpFight) -> None:
    """Face a foe that nothing can beat; otherwise a majority of those there must wish it (LO-36)."""
    ask = d.ask
    assert isinstance(ask, AskFight)
    needed = more_wishes(d.view(), action.hero)
    if needed:
        d.ask = evolve(ask, wishes=_wish(d, action.hero))
        d.say(FightWish(hero=action.hero, needed=needed))
    else:
        lose_fight(d)


def _wish(d: Draft, hero: int) -> tuple[int, ...]:
    """Note on top of the stack that a hero would rather not pay for the foe; return all who would."""
    frame = d.work.pop()
    assert isinstance(frame, Struggle)
    wishes = frame.wishes if hero in frame.wishes else (*frame.wishes, hero)
    d.push(evolve(frame, wishes=wishes))
    return wishes


def lose_fight(d: Draft) -> None:
    """The foe is not paid for: it goes back, and the game is lost when that is settled."""
    frame = d.work.pop()
    assert isinstance(frame, Struggle)
    d.ask = None
    d.foe_deck = (*d.foe_deck, frame.foe)
    d.say(FoeUnbeaten(foe=frame.foe))
    d.doom("foe")
