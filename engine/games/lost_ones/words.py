"""Names of things and the rules on cards, by message id. Story text comes with the faces that the view carries."""

from collections.abc import Collection, Iterable, Sequence
from functools import reduce

from engine.core.ids import Seat
from engine.core.messages import Message, MessageValue, SeatName, Several, message
from engine.games.lost_ones.card_effects import (
    AddIcons,
    Bans,
    Cancel,
    ChangesActions,
    ChangesLimit,
    GivesIcons,
    GivesPower,
    Lasting,
    RemovedBy,
    Taxes,
    Wild,
)
from engine.games.lost_ones.effects import (
    ABILITIES,
    Ability,
    Discard,
    Draw,
    DrawBane,
    Effect,
    GainBoon,
    Outcome,
    Recover,
    RemoveBane,
    Side,
    StirNightmare,
    Teleport,
)
from engine.games.lost_ones.pack import AbilityCard, BaneCard, BoonCard
from engine.games.lost_ones.payment import Icons, icons
from engine.games.lost_ones.views import EncounterFace, PageFace, PublicView

COLUMNS = "ABCDEFGHIJK"
"""Names of the map's columns from west to east; the first is five west of the start."""

MIDDLE = len(COLUMNS) // 2


def who(seat: Seat) -> SeatName:
    """Return whoever sits there."""
    return SeatName(seat)


def people(seats: Iterable[Seat]) -> Several:
    """Return several seats' names as a list."""
    return Several(tuple(map(who, seats)))


def hero(view: PublicView, h: int) -> Message:
    """Return a hero's name: the character's, or the person's while there is none."""
    body = view.table.heroes[h]
    names = {character.id: character.name for character in view.characters}
    name = names.get(body.character or "", "")
    return message("lo-hero", known=int(bool(name)), name=name, who=who(body.owner))


def heroes(view: PublicView, which: Iterable[int]) -> Several:
    """Return several heroes' names as a list."""
    return Several(tuple(hero(view, h) for h in which))


def ability(which: Ability) -> Message:
    """Return the name of an ability."""
    return message("lo-ability", ability=which)


def effect(which: Effect) -> Message:
    """Return the name of an effect."""
    return message("lo-effect", effect=which)


def side(which: Side) -> Message:
    """Return the name of a side."""
    return message("lo-side", side=which)


def square(view: PublicView, n: int) -> str:
    """Return where a placed tile lies, as on the map: "F6" is the start."""
    face = next(face for face in view.tiles if face.n == n)
    return coordinates(face.x, face.y)


def coordinates(x: int, y: int) -> str:
    """Return the name of a square; the map's rows count from the north, the start is in row 6."""
    column = COLUMNS[x + MIDDLE] if 0 <= x + MIDDLE < len(COLUMNS) else str(x)
    return f"{column}{MIDDLE + 1 - y}"


def page_of(view: PublicView, n: int) -> PageFace | None:
    """Return the page of a placed tile as it lies there, if it has been read."""
    key = next((face.key for face in view.tiles if face.n == n), None)
    return next((page for page in view.pages if page.key == key), None)


def tile(view: PublicView, n: int) -> Message:
    """Return a placed tile: its name if its page is read, else its number; with its square."""
    page = page_of(view, n)
    return message("lo-tile", number=n, read=int(page is not None), name=page.name if page else "", at=square(view, n))


def number_of(key: str) -> int:
    """Return the number of a tile by the key of any of its versions."""
    return int("".join(filter(str.isdecimal, key)))


def key_of(view: PublicView, key: str) -> Message:
    """Return a tile by the key of any of its versions, as it lies there now."""
    return tile(view, number_of(key))


def counted(vector: Icons) -> Message:
    """Return icons in words: "Search 2, Talk 1", or that there are none."""
    parts = tuple(
        message("lo-icons", ability=ability(which), count=n) for which, n in zip(ABILITIES, vector, strict=True) if n
    )
    return message("lo-cost", count=len(parts), icons=Several(parts))


def card(face: AbilityCard) -> Message:
    """Return an ability card in a few words: its name and icons, and what its text does instead."""
    does = ability_rule(face)
    text, rule = int(does is not None), does or ""
    return message("lo-card", name=face.name, icons=counted(icons(face.icons)), text=text, rule=rule)


def in_hand(view: PublicView, h: int, face: AbilityCard) -> Message:
    """Return a card of a hero's hand with its number there, as in the picture of the hand."""
    return message("lo-numbered", number=view.table.heroes[h].hand.index(face.id) + 1, card=card(face))


def card_named(view: PublicView, id: int) -> str:
    """Return the name of an ability card that lies open."""
    return next(face.name for face in view.abilities if face.id == id)


def cards_named(view: PublicView, ids: Iterable[int]) -> Several:
    """Return names of ability cards as a list."""
    return Several(tuple(message("lo-named", name=card_named(view, id)) for id in ids))


def boon_named(view: PublicView, n: int) -> str:
    """Return the name of a boon that somebody owns."""
    return next(face.name for face in view.boons if face.n == n)


def bane_named(view: PublicView, id: int) -> str:
    """Return the name of a bane that lies open."""
    return next(face.name for face in view.banes if face.id == id)


def taxing(view: PublicView, h: int, printed: Icons) -> Several:
    """Return the names of what lies before a hero and makes a deed of this cost dearer."""
    body, priced = view.table.heroes[h], {which for which, n in zip(ABILITIES, printed, strict=True) if n}
    held = {held.boon for held in body.boons}
    names = [face.name for face in view.banes if face.id in body.banes and _taxes(face.lasting, priced)]
    names += [f.name for f in view.boons if f.n in held and any(_taxes(what, priced) for what in f.lasting)]
    return Several(tuple(message("lo-named", name=name) for name in names))


def _taxes(what: Lasting | None, priced: Collection[Ability]) -> bool:
    return isinstance(what, Taxes) and what.ability in priced


def talent_named(view: PublicView, h: int) -> str:
    """Return the name of a hero's talent."""
    character = view.table.heroes[h].character
    return next(who.talent.name for who in view.characters if who.id == character)


def foe_named(view: PublicView, id: int) -> str:
    """Return the name of a foe that has been met."""
    return next(face.name for face in view.foes if face.id == id)


def encounter_of(view: PublicView, id: str) -> EncounterFace:
    """Return an encounter of a read page."""
    return next(face for page in view.pages for face in page.encounters if face.id == id)


# What cards do, in words


def rule(what: Outcome | Cancel | AddIcons | Wild) -> Message:
    """Return what a card's text, special or immediate effect does."""
    match what:
        case Draw(k=k):
            return message("lo-rule-draw", count=k)
        case Recover(k=k, to=to):
            return message("lo-rule-recover", count=k, here=int(to == "one_here"))
        case RemoveBane(k=k):
            return message("lo-rule-remove-bane", count=k)
        case Discard(k=k):
            return message("lo-rule-discard", count=k)
        case DrawBane(k=k):
            return message("lo-rule-bane", count=k)
        case StirNightmare(k=k):
            return message("lo-rule-nightmare", count=k)
        case Teleport(tile=n):
            return message("lo-rule-teleport", number=n)
        case Cancel(effect=which):
            return message("lo-rule-cancel", effect=effect(which))
        case AddIcons(icons=cost):
            return message("lo-rule-icons", icons=counted(cost.each))
        case Wild(k=k):
            return message("lo-rule-wild", count=k)
        case _:
            return message("lo-rule-other", what=what.do.replace("_", "-"))


def lasting(what: Lasting) -> Message:
    """Return what a boon or bane does for as long as it lies there."""
    match what:
        case GivesPower(power=power):
            return message("lo-lasting-power", power=power)
        case ChangesLimit(by=by):
            return message("lo-lasting-limit", more=int(by > 0), count=abs(by))
        case ChangesActions(by=by):
            return message("lo-lasting-actions", more=int(by > 0), count=abs(by))
        case GivesIcons(icons=cost):
            return message("lo-lasting-icons", icons=counted(cost.each))
        case Taxes(ability=which, k=k):
            return message("lo-lasting-tax", ability=ability(which), count=k)
        case Bans(what=banned):
            return message("lo-lasting-ban", what=banned)


def removed(by: RemovedBy) -> Message:
    """Return what takes a bane away."""
    return message("lo-removed", by=by.by, ability=ability(by.ability or "search"))


def ability_rule(face: AbilityCard) -> Message | None:
    """Return the rule text of an ability card, if it has one."""
    return None if face.text is None else rule(face.text)


def boon_rules(face: BoonCard) -> tuple[Message, ...]:
    """Return the rule texts of a boon: what lasts, then the special."""
    cancels = int(isinstance(face.special, Cancel))
    special = () if face.special is None else (message("lo-special", rule=rule(face.special), cancels=cancels),)
    return (*map(lasting, face.lasting), *special)


def added(face: BoonCard) -> Message:
    """Return the icons that a boon's special adds to a payment."""
    match face.special:
        case Wild(k=k):
            return message("lo-any-icons", count=k)
        case AddIcons(icons=cost):
            return counted(cost.each)
        case _:
            return counted((0,) * len(ABILITIES))


def bane_rules(face: BaneCard) -> tuple[Message, ...]:
    """Return the rule texts of a bane: at once, for as long as it lies there, what takes it away."""
    at_once = tuple(message("lo-at-once", rule=rule(outcome)) for outcome in face.immediate)
    long = () if face.lasting is None else (lasting(face.lasting),)
    return (*at_once, *long, _gone(face))


def _gone(face: BaneCard) -> Message:
    """Return what takes a bane away: any one of its ways will do."""
    if not face.removed:
        return message("lo-stays")
    return message("lo-gone", by=reduce(_either, map(removed, face.removed)))


def _either(first: Message, then: Message) -> Message:
    return message("lo-either", first=first, then=then)


def reward(what: Outcome) -> Message:
    """Return what the performer gives to somebody."""
    if isinstance(what, GainBoon):
        return message("lo-rule-other", what="gain-boon")
    return rule(what)


def length(what: MessageValue) -> int:
    """Return about how many characters a message has when it is said, rather too many than too few."""
    match what:
        case str():
            return len(what)
        case Message():
            return 24 * (what.id not in _BARE) + sum(map(length, what.values.values()))
        case Several():
            return sum(length(item) + 2 for item in what.items)
        case SeatName():
            return 32
        case _:
            return 2


_BARE = frozenset({"lo-story", "lo-named", "lo-hero", "lo-lines", "lo-paragraphs", "lo-news", "lo-ability"})
"""Messages that add next to nothing to their values."""


def joined(lines: Sequence[Message]) -> Message:
    """Return messages one below the other; there is at least one."""
    return reduce(lambda first, then: message("lo-lines", first=first, then=then), lines)


def parted(paragraphs: Sequence[Message]) -> Message:
    """Return messages with an empty line between them; there is at least one."""
    return reduce(lambda first, then: message("lo-paragraphs", first=first, then=then), paragraphs)
