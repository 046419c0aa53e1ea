"""What a seat may do, from its view alone: the open decision, standing answers, giving up."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from engine.core.ids import Seat
from engine.core.protocol import Concede, Offer, Pick
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
    Mulligan,
    PickBranch,
    Prefer,
    RecoverCards,
)
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
from engine.games.lost_ones.card_effects import Cancel
from engine.games.lost_ones.effects import Effect
from engine.games.lost_ones.foes import fight_of, foe_cost, foe_purse, for_foe, hopeful
from engine.games.lost_ones.payment import Payment, Purse
from engine.games.lost_ones.standing import banned, here, holds
from engine.games.lost_ones.turn_offers import beside_the_fight, cheap, payment_form, turn_offers
from engine.games.lost_ones.views import PublicView, SeatView, Table


def actors(table: Table, hero: int) -> tuple[Seat, ...]:
    """Return the seats that may act for a hero: its owner, or all that are there to look after it (LO-96, LO-97)."""
    owner = table.heroes[hero].owner
    return table.seated if table.lapsed or owner in table.gone else (owner,)


def asked(table: Table) -> tuple[int, ...]:
    """Return the heroes whose answer is awaited now; in a reaction window only the first (LO-83)."""
    ask = table.ask
    if ask is None or table.outcome is not None:
        return ()
    return ask.waiting[:1] if isinstance(ask, AskReact) else ask.waiting


def also_asked(table: Table) -> tuple[int, ...]:
    """Return the heroes that may answer though nobody waits for them: those in a fight beside the hero on turn."""
    ask = table.ask
    if not isinstance(ask, AskFight) or table.outcome is not None:
        return ()
    return tuple(h for h in here(table, ask.tile) if h not in ask.waiting and h not in ask.wishes)


def offers(view: SeatView) -> tuple[Offer[Action], ...]:
    """Return all that the seat may do."""
    table, seat = view.public.table, view.seat
    if table.outcome is not None or seat not in table.seated:
        return ()
    mine = tuple(h for h in asked(table) if seat in actors(table, h))
    out: list[Offer[Action]] = []
    for hero in mine:
        for offer in _answers(view.public, hero):
            out.append(offer if len(mine) == 1 else _for(hero, offer))
    out.extend(Offer(("wish", str(h)), GiveUpFight(hero=h)) for h in also_asked(table) if seat in actors(table, h))
    out.extend(_new_hands(table, seat))
    out.extend(_preferences(table, seat))
    if seat not in table.conceding:
        out.append(Offer(("concede",), Concede()))
    return tuple(out)


def _for(hero: int, offer: Offer[Action]) -> Offer[Action]:
    """Return an offer of a seat that may act for several heroes now."""
    return Offer((f"for-{hero}", *offer.path), offer.action, offer.form)


def _answers(view: PublicView, hero: int) -> Iterator[Offer[Action]]:
    """Yield what a hero may answer to the open decision."""
    table = view.table
    match table.ask:
        case AskCharacter():
            taken = {other.character for other in table.heroes}
            for who in view.characters:
                if who.id not in taken:
                    yield Offer(("character", who.id), ChooseCharacter(hero=hero, character=who.id))
        case AskBegin():
            yield Offer(("begin", str(hero)), Begin(hero=hero))
        case AskTurn():
            yield from turn_offers(view, hero)
        case AskFollow() | AskHelp():
            yield Offer(("answer", "yes"), Answer(hero=hero, yes=True))
            yield Offer(("answer", "no"), Answer(hero=hero, yes=False))
        case AskReact(effect=effect):
            yield from (Offer(_counter_path(action), action) for action in counters(view, hero, effect))
            yield Offer(("decline",), Decline(hero=hero))
        case AskFight():
            yield from _fight(view, hero)
        case AskLead(to=to):
            yield from (Offer(("lead", str(n)), LeadNightmare(hero=hero, tile=n)) for n in to)
        case AskAssign(to=to):
            yield from (Offer(("assign", str(h)), Assign(hero=hero, to=h)) for h in to)
        case AskBranch(labels=labels):
            yield from (Offer(("branch", str(i)), PickBranch(hero=hero, branch=i)) for i in range(len(labels)))
        case AskDiscard() | AskRecover() | AskBanes():
            yield _selection(view, hero)


def _counter_path(action: Counter) -> tuple[str, ...]:
    if action.card is not None:
        return ("counter", f"card-{action.card}")
    return ("counter", "talent" if action.talent else f"boon-{action.boon}")


def _selection(view: PublicView, hero: int) -> Offer[Action]:
    """Return the choice of so many of one's cards or banes; what stands chosen is what a deadline would take."""
    table, ask = view.table, view.table.ask
    assert isinstance(ask, AskDiscard | AskRecover | AskBanes)
    count = ask.count[ask.waiting.index(hero)]
    body = table.heroes[hero]
    if isinstance(ask, AskBanes):
        form = (Pick("banes", body.banes, count, count),)
        return Offer(("banes",), DropBanes(hero=hero, banes=frozenset(body.banes[:count])), form)
    choices = body.hand
    if isinstance(ask, AskRecover):
        choices = tuple(card for card in body.discard if card not in ask.but)
    form = (Pick("cards", choices, count, count),)
    if isinstance(ask, AskDiscard):
        return Offer(("discard",), DiscardCards(hero=hero, cards=frozenset(cheap(view, choices)[:count])), form)
    return Offer(("recover",), RecoverCards(hero=hero, cards=frozenset(choices[-count:])), form)


def _fight(view: PublicView, hero: int) -> Iterator[Offer[Action]]:
    """Yield how to meet a foe: pay, use what is free, or face it (LO-35, LO-36)."""
    payment = for_foe(view)
    if payment is not None:
        action = Fight(
            hero=hero,
            cards=frozenset(payment.cards),
            boons=frozenset(payment.boons),
            talents=frozenset(payment.talents),
        )
        purse = foe_purse(view)
        yield Offer(("fight",), action, payment_form(purse, purse.cost(foe_cost(view))))
    yield from beside_the_fight(view, hero)
    if hero not in fight_of(view).wishes or not hopeful(view):
        yield Offer(("give_up_fight",), GiveUpFight(hero=hero))


def counters(view: PublicView, hero: int, effect: Effect) -> tuple[Counter, ...]:
    """Return what a hero can cancel an effect with: cards, the talent, and boons in its own turn (LO-83, LO-84)."""
    purse = Purse(view, hero)
    body, out = purse.me, list[Counter]()
    if not banned(body, "text", purse.banes):
        for card in body.hand:
            if purse.abilities[card].text == Cancel(effect=effect):
                out.append(Counter(hero=hero, card=card))
    if hero == view.table.hero and purse.actions_left > 0 and not banned(body, "boons", purse.banes):
        for held in body.boons:
            if held.ready and purse.boons[held.boon].special == Cancel(effect=effect):
                out.append(Counter(hero=hero, boon=held.boon))
    if _talent_cancels(purse, effect):
        out.append(Counter(hero=hero, talent=True))
    return tuple(out)


def _talent_cancels(purse: Purse, effect: Effect) -> bool:
    body = purse.me
    if body.character is None or not body.talent_ready or banned(body, "talent", purse.banes):
        return False
    talent = purse.characters[body.character].talent
    if talent.cancels != effect:
        return False
    return talent.condition is None or holds(talent.condition, purse.table, purse.hero, purse.boons)


def _new_hands(table: Table, seat: Seat) -> Iterator[Offer[Action]]:
    """Yield the new hands that may still be drawn: before anybody has acted (LO-08)."""
    if not (table.options.mulligan and isinstance(table.ask, AskBegin | AskTurn)):
        return
    begun = any(hero.acted or hero.discard or not hero.talent_ready for hero in table.heroes)
    if table.round > 1 or table.used or begun:
        return
    for h, hero in enumerate(table.heroes):
        if hero.owner == seat and not hero.redrawn:
            yield Offer(("mulligan", str(h)), Mulligan(hero=h))


def _preferences(table: Table, seat: Seat) -> Iterator[Offer[Action]]:
    """Yield the standing answers that a seat may change."""
    for h, hero in enumerate(table.heroes):
        if hero.owner != seat:
            continue
        about = PREFERENCES if len(table.heroes) > 1 else {"react": PREFERENCES["react"]}
        for name, values in about.items():
            for value in values:
                if getattr(hero, name) != value:
                    yield _preference(h, name, value, table.options.solo_two)


PREFERENCES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"react": ("ask", "never"), "follow": ("always", "ask", "never"), "help": ("ask", "yes")}
)
"""Standing answers and what they may be; alone there is nobody to follow or to help."""


@cache
def _preference(hero: int, about: Any, value: Any, named: bool) -> Offer[Action]:
    """Return the offer to change a standing answer; `named`: of a seat that has two heroes."""
    who = (str(hero),) if named else ()
    return Offer((*who, f"prefer-{about}", value), Prefer(hero=hero, about=about, value=value))


def objection(view: SeatView, action: Action) -> str | None:
    """Return why a payment or a choice is refused, as a code."""
    public = view.public
    match action:
        case Attempt(hero=hero, encounter=encounter):
            faces = {face.id: face for page in public.pages for face in page.encounters}
            purse = Purse(public, hero)
            return purse.objection(purse.cost(faces[encounter].cost), paid_with(purse, action))
        case Fight():
            purse = foe_purse(public)
            return purse.objection(purse.cost(foe_cost(public)), paid_with(purse, action))
        case _:
            return None


def paid_with(purse: Purse, action: Attempt | Fight) -> Payment:
    """Return what an action lays down, in the order of the pool."""
    return Payment(
        cards=tuple(card for card in purse.pool if card in action.cards),
        boons=tuple(sorted(action.boons)),
        talents=tuple(sorted(action.talents)),
    )
