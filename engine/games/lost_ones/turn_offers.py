"""What a hero may do on its turn: the four actions, what is free, ending it; and whether everybody is trapped."""

from collections.abc import Iterator, Sequence

from engine.core.ids import Value
from engine.core.protocol import Offer, Pick
from engine.games.lost_ones.actions import (
    Action,
    Attempt,
    EndTurn,
    Explore,
    Move,
    PlayText,
    Trade,
    UseBoon,
    UseTalent,
    talent_icon,
)
from engine.games.lost_ones.card_effects import AddIcons, Cancel, Wild
from engine.games.lost_ones.effects import ABILITIES, SIDES, STEPS, Draw, Outcome, Recover, RemoveBane, Teleport
from engine.games.lost_ones.pack import BoonCard
from engine.games.lost_ones.payment import Icons, Purse
from engine.games.lost_ones.standing import banned, hand_limit, here, holds
from engine.games.lost_ones.views import EncounterFace, PublicView, TileFace


def turn_offers(view: PublicView, hero: int) -> tuple[Offer[Action], ...]:
    """Return what the hero on turn may do (A4.2)."""
    spent = list(actions(view, hero))
    out = [*spent, *free_actions(view, hero), *_trades(view, hero)]
    if view.table.used or not spent:
        out.append(Offer(("end_turn",), EndTurn(hero=hero)))
    return tuple(out)


def trapped(view: PublicView) -> bool:
    """Whether nobody has anything to do, each looked at as if beginning a fresh turn (LO-87).

    What may be paid or used is read from the open table; what it would lead to is not looked at.
    """
    heroes = range(len(view.table.heroes))
    return not any(True for h in heroes for _ in (*actions(view, h, fresh=True), *free_actions(view, h, fresh=True)))


def actions(view: PublicView, hero: int, *, fresh: bool = False) -> Iterator[Offer[Action]]:
    """Yield the four kinds of actions: explore, move, encounter, boon. None if the turn has no action left."""
    purse = Purse(view, hero, fresh=fresh)
    if purse.actions_left < 1:
        return
    face = next(tile for tile in view.tiles if tile.n == purse.me.tile)
    if fresh or not view.table.halted:
        yield from _steps(view, hero, face)
    yield from _encounters(view, purse, face)
    yield from _boons(view, purse)


def _steps(view: PublicView, hero: int, face: TileFace) -> Iterator[Offer[Action]]:
    """Yield the ways out: a side with a number, not locked, and not into the Nightmare (LO-17 to LO-24)."""
    table = view.table
    numbers = {tile.n for tile in view.tiles}
    for side in SIDES:
        way = face.sides.get(side)
        if way is None or (way.locked and f"{face.key}:{side}" not in table.unlocked):
            continue
        if way.to not in numbers:
            dx, dy = STEPS[side]
            if not any((tile.x, tile.y) == (face.x + dx, face.y + dy) for tile in view.tiles):
                yield Offer(("explore", side), Explore(hero=hero, side=side))
        elif way.to != table.nightmare:
            yield Offer(("move", side), Move(hero=hero, side=side))


def _encounters(view: PublicView, purse: Purse, face: TileFace) -> Iterator[Offer[Action]]:
    """Yield the encounters of the hero's tile that can be paid now, with the cheapest payment filled in."""
    page = next((page for page in view.pages if page.key == face.key), None)
    for encounter in page.encounters if page else ():
        if not may_attempt(view, purse, encounter):
            continue
        payment = purse.cheapest(purse.cost(encounter.cost))
        if payment is None:
            continue
        action = Attempt(
            hero=purse.hero,
            encounter=encounter.id,
            cards=frozenset(payment.cards),
            boons=frozenset(payment.boons),
            talents=frozenset(payment.talents),
        )
        form = payment_form(purse, purse.cost(encounter.cost)) if encounter.cost.total else ()
        yield Offer(("attempt", encounter.id), action, form)


def may_attempt(view: PublicView, purse: Purse, encounter: EncounterFace) -> bool:
    """Whether an encounter of the hero's tile is open and its requirement met, whatever it costs (LO-57, LO-58)."""
    table = view.table
    if encounter.id in table.closed or (encounter.id in table.done and not encounter.repeatable):
        return False
    if encounter.require is not None and not holds(encounter.require, table, purse.hero, purse.boons):
        return False
    if encounter.kind == "gateway" and table.options.all_at_tree:
        return len(here(table, purse.me.tile)) == len(table.heroes)
    return True


def payment_form(purse: Purse, need: Icons) -> tuple[Pick, ...]:
    """Return the fields of a payment: what of the cards of all who may help, of boons and of talents can add to it.

    What has no ability that is needed would always be too much (LO-51), so it is not among them.
    """
    boons = tuple(boon for boon in purse.specials if _adds(purse.boons[boon], need)) if purse.most_specials else ()
    talents = tuple(entry for entry in purse.talents if need[ABILITIES.index(talent_icon(entry)[1])])
    pool = purse.paying(need)
    least = 0 if boons or talents or any(purse.gifts) else 1
    picks = [Pick("cards", pool, min(least, len(pool)), len(pool))] if pool else []
    for name, choices in (("boons", boons), ("talents", talents)):
        values: tuple[Value, ...] = tuple(choices)
        if values:
            picks.append(Pick(name, values, 0, len(values)))
    return tuple(picks)


def _adds(boon: BoonCard, need: Icons) -> bool:
    """Whether a boon's special adds an ability that is needed, or one of any kind."""
    if isinstance(boon.special, AddIcons):
        return any(n and more for n, more in zip(need, boon.special.icons.each, strict=True))
    return isinstance(boon.special, Wild)


def _boons(view: PublicView, purse: Purse) -> Iterator[Offer[Action]]:
    """Yield the boons whose special does something by itself (LO-56, LO-80)."""
    if banned(purse.me, "boons", purse.banes):
        return
    for held in purse.me.boons:
        special = purse.boons[held.boon].special
        if not (held.ready and isinstance(special, Draw | Recover | RemoveBane | Teleport)):
            continue
        if _useful(view, purse, special, purse.hero, spare=0):
            yield Offer(("boon", str(held.boon)), UseBoon(hero=purse.hero, boon=held.boon))


def free_actions(view: PublicView, hero: int, *, fresh: bool = False) -> Iterator[Offer[Action]]:
    """Yield what costs no action: texts of ability cards, and the talent (LO-55, LO-78, LO-79)."""
    purse = Purse(view, hero, fresh=fresh)
    if not banned(purse.me, "text", purse.banes):
        for card in purse.me.hand:
            text = purse.abilities[card].text
            if text is not None and not isinstance(text, Cancel) and _useful(view, purse, text, hero, spare=1):
                yield Offer(("play", str(card)), PlayText(hero=hero, card=card))
    yield from _talent(view, purse)


def beside_the_fight(view: PublicView, hero: int) -> Iterator[Offer[Action]]:
    """Yield what a hero may do in a fight beside paying: what is free, and on its turn boons (LO-15).

    Nobody is carried away from it.
    """
    purse = Purse(view, hero)
    spent = actions(view, hero) if hero == view.table.hero else ()
    for offer in (*free_actions(view, hero), *spent):
        match offer.action:
            case PlayText(card=card):
                effect: object = purse.abilities[card].text
            case UseBoon(boon=boon):
                effect = purse.boons[boon].special
            case UseTalent(choice=choice):
                effect = purse.characters[purse.me.character or ""].talent.choices[choice]
            case _:
                continue
        if not isinstance(effect, Teleport):
            yield offer


def _talent(view: PublicView, purse: Purse) -> Iterator[Offer[Action]]:
    me = purse.me
    if me.character is None or not me.talent_ready or banned(me, "talent", purse.banes):
        return
    talent = purse.characters[me.character].talent
    explored = view.table.explored and purse.hero == view.table.hero
    if talent.on == "payment" or (talent.on == "explored" and not explored):
        return
    if talent.condition is not None and not holds(talent.condition, view.table, purse.hero, purse.boons):
        return
    for i, choice in enumerate(talent.choices):
        for to in here(view.table, me.tile, purse.hero) if _anybody(choice) else (purse.hero,):
            if _useful(view, purse, choice, to, spare=0):
                action = UseTalent(hero=purse.hero, choice=i, to=to)
                yield Offer(("talent", f"{i}-{to}"), action)


def _anybody(choice: Outcome) -> bool:
    """Whether a card's effect may go to anybody on the tile."""
    return getattr(choice, "to", None) == "one_here"


def _useful(view: PublicView, purse: Purse, effect: Outcome, hero: int, *, spare: int) -> bool:
    """Whether a card's effect would do anything for a hero; `spare` cards leave the hand first."""
    table, body = view.table, view.table.heroes[hero]
    room = hand_limit(table, hero, purse.boons, purse.banes) - len(body.hand) + spare
    match effect:
        case Draw():
            discards = any(other.discard for other in table.heroes) and not table.options.no_reshuffle
            return room > 0 and bool(view.deck or discards)
        case Recover():
            back = (card for card in body.discard if not (spare and isinstance(purse.abilities[card].text, Recover)))
            return room > 0 and any(True for _ in back)
        case RemoveBane():
            return bool(body.banes)
        case Teleport(tile=tile):
            return body.tile != tile and table.nightmare != tile
        case _:
            return True


def _trades(view: PublicView, hero: int) -> Iterator[Offer[Action]]:
    """Yield what may be given away on the same tile, where the house rule allows it (LO-81)."""
    table = view.table
    purse = Purse(view, hero)
    if not table.options.trade or purse.actions_left < 1:
        return
    for to in here(table, purse.me.tile, hero)[1:]:
        if hand_limit(table, to, purse.boons, purse.banes) > len(table.heroes[to].hand):
            for card in purse.me.hand:
                yield Offer(("trade", f"card-{card}-{to}"), Trade(hero=hero, to=to, card=card))
        for held in purse.me.boons:
            yield Offer(("trade", f"boon-{held.boon}-{to}"), Trade(hero=hero, to=to, boon=held.boon))


def cheap(view: PublicView, cards: Sequence[int]) -> tuple[int, ...]:
    """Return ability cards with the fewest icons first, ties in the order given (LO-23)."""
    size = {card.id: len(card.icons) for card in view.abilities}
    return tuple(sorted(cards, key=lambda card: size[card]))
