"""The private panel's words: what is wanted of the seat now, what it needs to know for that, what it may look up."""

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.messages import Message, Several, message
from engine.games.lost_ones.actions import Prefer, talent_icon
from engine.games.lost_ones.asks import (
    AskAssign,
    AskBanes,
    AskBegin,
    AskBranch,
    AskCharacter,
    AskDiscard,
    AskFight,
    AskFollow,
    AskHelp,
    AskLead,
    AskReact,
    AskRecover,
    AskTurn,
)
from engine.games.lost_ones.awaiting import awaiting
from engine.games.lost_ones.cautions import last_cards
from engine.games.lost_ones.effects import GainBoon
from engine.games.lost_ones.foes import asks_again, foe_purse, for_foe
from engine.games.lost_ones.narrative import result
from engine.games.lost_ones.news import lingers, news
from engine.games.lost_ones.offers import actors, also_asked, asked
from engine.games.lost_ones.payment import Purse
from engine.games.lost_ones.standing import hand_limit
from engine.games.lost_ones.storybook import choices
from engine.games.lost_ones.views import Hero, PublicView, SeatView
from engine.games.lost_ones.words import (
    ability,
    ability_rule,
    bane_rules,
    boon_rules,
    cards_named,
    counted,
    effect,
    encounter_of,
    hero,
    heroes,
    in_hand,
    joined,
    length,
    page_of,
    parted,
    reward,
    tile,
)


def prompt(view: SeatView) -> Message:
    """Return what the seat is asked, then the page where its hero stands and its hand."""
    public, table = view.public, view.public.table
    if table.outcome is not None:
        return message("lo-prompt-over", result=joined(result(public)))
    if view.seat not in table.seated:
        return message("lo-prompt-left")
    mine = [h for h in asked(table) if view.seat in actors(table, h)]
    if not mine:
        also = [h for h in also_asked(table) if view.seat in actors(table, h)]
        head = message("lo-prompt-fight-beside") if also else _waited(public)
        own = next(h for h, body in enumerate(table.heroes) if body.owner == view.seat)
        return _fitting(public, own, head, _here(public, own)) if table.read else head
    h = mine[0]
    asks = _asked(public, h)
    if table.heroes[h].owner != view.seat:
        asks = message("lo-prompt-for", hero=hero(public, h), rest=asks)
    return _fitting(public, h, asks, _more(public, h))


def _waited(view: PublicView) -> Message:
    """Return who is asked instead, and about what."""
    table = view.table
    if table.ask is None:
        return message("lo-prompt-wait", late=message("lo-waiting-nobody"))
    owners = dict.fromkeys(table.heroes[h].owner for h in asked(table))
    return message("lo-prompt-wait", late=awaiting(view, table.ask.kind, tuple(owners)))


ROOM = 2500
"""How many characters a prompt may have."""

AMPLE = 1200
"""With more than this an introduction that has just been read is left out."""


def _fitting(view: PublicView, h: int, head: Message, below: Iterable[Message]) -> Message:
    """Return the head, what has just happened, and the rest, in so far as there is room.

    The hand gives way to what has happened: it stands in a picture of its own.
    """
    rest = list(below)
    placed = any(part.id.startswith("lo-here") for part in rest)
    recent = list(news(view, h, placed=placed)) if view.table.read else []
    if lingers(view) and length(parted((head, *recent, *rest))) > AMPLE:
        rest = [part for part in rest if part.id not in ("lo-here-before", "lo-story")]
    if recent and length(parted((head, *recent, *rest))) > ROOM:
        rest = [part for part in rest if part.id != "lo-hand"]
    while recent and length(parted((head, *recent, *rest))) > ROOM:
        del recent[0]
    return parted((joined((head, *recent)), *rest))


def _asked(view: PublicView, h: int) -> Message:
    """Return what a hero is asked. The first line stands out."""
    table, name = view.table, hero(view, h)
    match table.ask:
        case AskCharacter():
            return message("lo-prompt-character")
        case AskBegin():
            return message("lo-prompt-begin", hero=name, round=table.round)
        case AskTurn():
            left = max(0, Purse(view, h).actions_left)
            return message("lo-prompt-turn", hero=name, left=left)
        case AskFollow(to=to, explore=explore):
            mover = hero(view, table.hero or 0)
            settle = _settle(table.heroes[h].follow != "ask")
            if explore:
                return joined((message("lo-prompt-follow-explore", hero=name, mover=mover, number=to), settle))
            return joined((message("lo-prompt-follow", hero=name, mover=mover, to=tile(view, to)), settle))
        case AskHelp():
            return _help(view, h)
        case AskReact(effect=which, tile=n):
            up, at = int(table.nightmare is not None), tile(view, n)
            asks = message("lo-prompt-react", hero=name, effect=effect(which), which=which, at=at, up=up)
            return joined((asks, _settle(settled=True))) if table.heroes[h].react == "never" else asks
        case AskDiscard(count=count, waiting=waiting, cause=cause):
            return message("lo-prompt-discard", hero=name, count=count[waiting.index(h)], cause=cause)
        case AskRecover(count=count, waiting=waiting):
            return message("lo-prompt-recover", hero=name, count=count[waiting.index(h)])
        case AskBanes(count=count, waiting=waiting):
            return message("lo-prompt-banes", hero=name, count=count[waiting.index(h)])
        case AskLead():
            return message("lo-prompt-lead")
        case AskFight():
            return _fight(view)
        case AskAssign(reward=what):
            boon = int(isinstance(what, GainBoon))
            return message("lo-prompt-assign", reward=reward(what), boon=boon)
        case AskBranch():
            return message("lo-prompt-branch")
        case None:
            return _waited(view)


def _help(view: PublicView, h: int) -> Message:
    """Return which of a hero's cards are asked for, and its talent if that is, and what for."""
    ask, table = view.table.ask, view.table
    assert isinstance(ask, AskHelp)
    own = tuple(id for id in table.heroes[h].hand if id in ask.cards)
    icons = [which for who, which in map(talent_icon, ask.talents) if who == h]
    deed = None if ask.encounter is None else encounter_of(view, ask.encounter)
    asks = message(
        "lo-prompt-help",
        hero=hero(view, table.hero or 0),
        foe=int(ask.encounter is None),
        label="" if deed is None else deed.label,
        cost="" if deed is None else counted(deed.cost.each),
        count=len(own),
        cards=cards_named(view, own),
        talent=len(icons),
        ability=ability(icons[0] if icons else "search"),
    )
    last = last_cards(view, own)
    warning = () if last is None else (message("lo-bold", text=last),)
    return joined((asks, *warning, _settle(table.heroes[h].help == "yes")))


def _settle(settled: bool) -> Message:
    """Return that this may be settled once for all, or that it is: the open decision is asked as it was (LO-21)."""
    return message("lo-prompt-settle", settled=int(settled))


def _fight(view: PublicView) -> Message:
    """Return the foe, what it takes, and whether that can be paid now."""
    ask = view.table.ask
    assert isinstance(ask, AskFight)
    face = next(face for face in view.foes if face.id == ask.foe)
    payment = for_foe(view)
    can = 0 if payment is None else 2 if asks_again(view) else 1
    return message(
        "lo-prompt-fight",
        foe=face.name,
        text=face.flavour.strip(),
        cost=counted(face.cost.each),
        can=can,
        count=len(foe_purse(view).contributors(payment)) if payment else 0,
    )


def _more(view: PublicView, h: int) -> Iterator[Message]:
    """Yield what helps to decide: the page on a turn, cards where cards are chosen."""
    match view.table.ask:
        case AskCharacter():
            taken = {body.character for body in view.table.heroes}
            yield joined(
                [
                    message("lo-character-line", name=who.name, talent=who.talent.name, text=who.talent.text)
                    for who in view.characters
                    if who.id not in taken
                ]
            )
        case AskTurn() | AskFight():
            yield from _here(view, h)
            yield from _hand(view, h)
            yield from _banes(view, h)
        case AskBegin():
            yield from _here(view, h)
            yield from _banes(view, h)
        case AskDiscard() | AskHelp() | AskReact():
            yield from _hand(view, h)
            yield from _banes(view, h)
        case AskBanes():
            yield from _banes(view, h)
        case _:
            return


def _here(view: PublicView, h: int) -> Iterator[Message]:
    """Yield the page where a hero stands, if it has been read, else only where that is.

    Once something has been done there, the introduction is marked as what it is: how the place was found.
    """
    n = view.table.heroes[h].tile
    page = page_of(view, n)
    if page is None:
        yield message("lo-here-unread", tile=tile(view, n))
        return
    others = tuple(o for o, body in enumerate(view.table.heroes) if body.tile == n and o != h)
    text = message("lo-story", text=page.intro.strip())
    yield message("lo-here", tile=tile(view, n), count=len(others), others=heroes(view, others))
    if any("fae_rings" in face.icons for face in view.tiles if face.n == n):
        yield message("lo-here-rings")
    if any(face.id in view.table.done for face in page.encounters):
        yield message("lo-here-before")
    yield text
    yield choices(view, page, h)


def _hand(view: PublicView, h: int) -> Iterator[Message]:
    """Yield a hero's hand as a list."""
    faces = {face.id: face for face in view.abilities}
    cards = tuple(in_hand(view, h, faces[id]) for id in view.table.heroes[h].hand)
    purse = Purse(view, h)
    limit = hand_limit(view.table, h, purse.boons, purse.banes)
    yield message("lo-hand", hero=hero(view, h), count=len(cards), limit=limit, cards=Several(cards))


def standing(view: SeatView) -> tuple[tuple[Message, Prefer], ...]:
    """Return what the seat's heroes have settled, each with the action that has them asked again."""
    public, table = view.public, view.public.table
    return tuple(
        (message(f"lo-settled-{about}", hero=hero(public, h), value=value), Prefer(hero=h, about=about, value="ask"))
        for h, body in enumerate(table.heroes)
        if body.owner == view.seat and view.seat in table.seated
        for about, value in _settled(body)
        if value != "ask"
    )


def _settled(body: Hero) -> tuple[tuple[Literal["follow", "help", "react"], str], ...]:
    return ("follow", body.follow), ("help", body.help), ("react", body.react)


def notes(view: SeatView) -> tuple[Message, ...]:
    """Return what the cards of the heroes that the seat plays say, a paragraph for each hero."""
    table = view.public.table
    if table.outcome is not None:
        return ()
    played = {h for h in asked(table) if view.seat in actors(table, h)}
    played |= {h for h, body in enumerate(table.heroes) if body.owner == view.seat and view.seat in table.seated}
    return tuple(parted(tuple(_rules(view.public, h))) for h in sorted(played) if table.heroes[h].character is not None)


def _rules(view: PublicView, h: int) -> Iterator[Message]:
    """Yield a hero's name, then what the texts on its cards, boons, banes and talent say."""
    yield message("lo-rules-of", hero=hero(view, h))
    body = view.table.heroes[h]
    abilities = {face.id: face for face in view.abilities}
    lines: list[Message] = []
    for id in body.hand:
        if (text := ability_rule(abilities[id])) is not None:
            lines.append(message("lo-rule-line", name=abilities[id].name, rules=text))
    boons = {face.n: face for face in view.boons}
    for held in body.boons:
        rules = Several(boon_rules(boons[held.boon]))
        lines.append(message("lo-boon-line", name=boons[held.boon].name, rules=rules, ready=int(held.ready)))
    who = next((who for who in view.characters if who.id == body.character), None)
    if who is not None:
        ready = int(body.talent_ready)
        lines.append(message("lo-talent-line", name=who.talent.name, text=who.talent.text, ready=ready))
    if lines:
        yield joined(lines)
    yield from _banes(view, h)


def _banes(view: PublicView, h: int) -> Iterator[Message]:
    """Yield a hero's banes with their rules."""
    banes = {face.id: face for face in view.banes}
    lines = [
        message("lo-bane-line", name=banes[id].name, rules=Several(bane_rules(banes[id])))
        for id in view.table.heroes[h].banes
    ]
    if lines:
        yield joined(lines)
