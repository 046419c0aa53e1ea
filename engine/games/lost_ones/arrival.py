"""Coming to a tile: placing it, the rings of the old one, icons from left to right, the page (A4.4, LO-26 to LO-40)."""

from collections.abc import Iterable

from engine.core.model import evolve
from engine.games.lost_ones.actions import Counter, Decline
from engine.games.lost_ones.asks import AskReact
from engine.games.lost_ones.card_effects import Cancel
from engine.games.lost_ones.cards import must_discard, put_away, turn_boon, turn_talent
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import PROTECTION, Effect
from engine.games.lost_ones.events import Countered, EffectStruck, Moved, PageRead, TilePlaced
from engine.games.lost_ones.locks import open_by_completed
from engine.games.lost_ones.offers import counters
from engine.games.lost_ones.standing import powers
from engine.games.lost_ones.work import Arrive, Bounce, DrawBanes, Enter, Icon, Meet, Night, Phases, Settle, Work


def arrive(d: Draft, frame: Arrive) -> None:
    """Move a group to a tile, which is placed if it was not, and see what awaits it there."""
    key = d.key(frame.to) or _place(d, frame.to)
    left: dict[int, list[int]] = {}
    for h in frame.group:
        left.setdefault(d.heroes[h].tile, []).append(h)
        _put(d, h, frame.to)
    for old, group in left.items():
        d.say(Moved(heroes=tuple(group), old=old, new=frame.to, how=frame.how))
    _meets_nightmare(d, frame.to)
    rings = [icon for old, group in left.items() for icon in _rings(d, old, group)]
    d.push(
        *rings,
        Settle(),
        *_icons(d, key, frame.group),
        Enter(group=frame.group, tile=frame.to, explored=frame.explore),
    )


def _place(d: Draft, n: int) -> str:
    """Place a tile in its present version (LO-65); locks that somebody far away has opened are open."""
    key = f"{n}{dict(d.versions).get(n, '')}"
    d.placed += (key,)
    d.say(TilePlaced(tile=key), reveals=True)
    open_by_completed(d, key)
    return key


def _put(d: Draft, hero: int, to: int) -> None:
    body = d.heroes[hero]
    body.came_from, body.tile = body.tile, to
    body.route += (to,)


def _meets_nightmare(d: Draft, tile: int) -> None:
    """A step into the Nightmare is not offered; who is forced onto its tile is caught (LO-24, LO-40)."""
    if tile == d.nightmare:
        d.doom("caught")


def _rings(d: Draft, old: int, group: Iterable[int]) -> tuple[Work, ...]:
    """Return the departure from a tile with Fae Rings (LO-32, LO-33)."""
    if "fae_rings" not in d.tile(old).icons:
        return ()
    return (Icon(effect="fae_rings", tile=old, group=tuple(group)),)


def _icons(d: Draft, key: str, group: tuple[int, ...], *, bounces: bool = True) -> tuple[Work, ...]:
    """Return what awaits whoever comes to a tile; Fae Rings wait until it is left."""
    tile = d.book.tiles[key]
    icons = (
        Icon(effect=effect, tile=tile.n, group=group, bounces=bounces) for effect in tile.icons if effect != "fae_rings"
    )
    return tuple(frame for icon in icons for frame in (icon, Settle()))


# ---------------------------------------------------------------- effects


def icon(d: Draft, frame: Icon) -> None:
    """Resolve an icon, after the window in which it may be cancelled (LO-83)."""
    if not _stands(d, frame):
        return
    struck, spared = _struck(d, frame)
    if not struck:
        d.say(EffectStruck(effect=frame.effect, tile=frame.tile, spared=spared))
        return
    waiting = () if frame.asked else _reacting(d, frame)
    if waiting:
        d.push(evolve(frame, asked=True))
        d.pose(AskReact(waiting=waiting, effect=frame.effect, tile=frame.tile))
        return
    d.say(EffectStruck(effect=frame.effect, tile=frame.tile, heroes=struck, spared=spared))
    if d.options.effect_ends_move and frame.effect != "fae_rings" and d.hero in frame.group:
        d.halted = True
    _strike(d, frame, struck)


def _stands(d: Draft, frame: Icon) -> bool:
    """Whether the icon still applies: somebody of the group is there, rings and foes still count, nobody bounced."""
    match frame.effect:
        case "fae_rings":
            return not (d.options.rings_once_per_round and d.rings_round == d.round)
        case "foe" if d.options.foe_once and frame.tile in d.cleared:
            return False
        case "lava" | "underwater" if not frame.bounces:
            return False
        case _:
            return any(d.heroes[h].tile == frame.tile for h in frame.group)


def _struck(d: Draft, frame: Icon) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return whom an icon meets, and whom a power spares (LO-28, LO-30, LO-37)."""
    there = d.here(frame.tile)
    arrivals = tuple(h for h in there if h in frame.group)
    match frame.effect:
        case "fae_rings":
            return frame.group, ()
        case "bane":
            return (arrivals if d.options.effects_hit == "arrivals" else there), ()
        case "blizzard":
            met = arrivals if d.options.effects_hit == "arrivals" else there
            shared = d.options.touch_all
        case "lava" | "underwater":
            met, shared = arrivals, not d.options.power_each
        case _:
            return arrivals, ()
    power = PROTECTION[frame.effect]
    safe = {h for h in there if power in powers(d.heroes[h], d.book.boons)}
    if safe and shared:
        return (), met
    return tuple(h for h in met if h not in safe), tuple(h for h in met if h in safe)


def _strike(d: Draft, frame: Icon, struck: tuple[int, ...]) -> None:
    """Let an icon happen."""
    match frame.effect:
        case "bane":
            d.push(DrawBanes(heroes=struck, k=1))
        case "blizzard":
            must_discard(d, struck, 1, "blizzard")
        case "lava" | "underwater":
            d.push(Bounce(group=struck, tile=frame.tile))
            must_discard(d, struck, 1, frame.effect)
        case "foe":
            d.push(Meet(tile=frame.tile))
        case "nightmare":
            d.push(Night(k=1))
        case "fae_rings":
            d.rings_round = d.round
            d.push(Phases(k=1))


def bounce(d: Draft, frame: Bounce) -> None:
    """Send heroes back to where they came from; nothing happens there, unless the house rule says so (LO-39, LO-40)."""
    back: dict[int, list[int]] = {}
    for h in frame.group:
        to = d.heroes[h].came_from
        if to is not None and d.heroes[h].tile == frame.tile:
            back.setdefault(to, []).append(h)
            _put(d, h, to)
    for to, group in back.items():
        d.say(Moved(heroes=tuple(group), old=frame.tile, new=to, how="bounce"))
        _meets_nightmare(d, to)
    if d.options.bounce_triggers:
        for to, group in back.items():
            d.push(Settle(), *_icons(d, d.tile(to).key, tuple(group), bounces=False))
        d.push(*_rings(d, frame.tile, [h for group in back.values() for h in group]))


def enter(d: Draft, frame: Enter) -> None:
    """Read the page, if somebody is still there and nobody has read it (LO-25, LO-26)."""
    there = [h for h in frame.group if d.heroes[h].tile == frame.tile]
    if not there:
        return
    read_page(d, d.tile(frame.tile).key)
    if frame.explored and d.hero in there:
        d.explored = True


def read_page(d: Draft, key: str) -> None:
    """Read a page, if it has not been read."""
    if key not in d.read:
        d.read += (key,)
        d.say(PageRead(tile=key), reveals=True)


# ---------------------------------------------------------------- reaction windows


def _reacting(d: Draft, frame: Icon) -> tuple[int, ...]:
    """Return who can cancel an icon and wants to be asked, in the order in which they are."""
    there = {*d.here(frame.tile), *(frame.group if frame.effect == "fae_rings" else ())}
    who = [h for h in d.order() if h in there and d.heroes[h].react == "ask" and _may_cancel(d, h, frame.effect)]
    if not who:
        return ()
    view = d.view()
    return tuple(h for h in who if counters(view, h, frame.effect))


def _may_cancel(d: Draft, hero: int, effect: Effect) -> bool:
    """Whether a hero has anything at all that cancels this effect; whether it is usable is for `counters`."""
    body, book, cancel = d.heroes[hero], d.book, Cancel(effect=effect)
    talent = d.talent(hero)
    return (
        (talent is not None and talent.cancels == effect)
        or any(book.abilities[card].text == cancel for card in body.hand)
        or any(book.boons[held.boon].special == cancel for held in body.boons)
    )


def counter(d: Draft, action: Counter) -> None:
    """Cancel the icon in whose window the table stands; the first counter closes it."""
    frame = d.work.pop()
    assert isinstance(frame, Icon)
    d.ask = None
    if action.card is not None:
        put_away(d, action.hero, (action.card,))
    if action.boon is not None:
        turn_boon(d, action.hero, action.boon)
    if action.talent:
        turn_talent(d, action.hero)
    d.say(Countered(hero=action.hero, effect=frame.effect, card=action.card, boon=action.boon, talent=action.talent))


def decline(d: Draft, action: Decline) -> None:
    """Ask the next one who could cancel the icon; each is a decision of its own."""
    ask = d.ask
    assert isinstance(ask, AskReact)
    d.ask = None
    if ask.waiting[1:]:
        d.pose(evolve(ask, waiting=ask.waiting[1:]))
