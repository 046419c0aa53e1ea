"""What happened, in words: single events, the public log, the headline, the end."""

from collections.abc import Sequence
from itertools import takewhile

from engine.core.events import SeatHanded, SeatLeft, SeatTaken, told
from engine.core.messages import Message, Several, message
from engine.games.lost_ones.actions import talent_icon
from engine.games.lost_ones.events import (
    BaneDrawn,
    BaneRemoved,
    BoonGained,
    BoonUsed,
    CardsDiscarded,
    CardsRecovered,
    CharacterChosen,
    Countered,
    DeckRenewed,
    Drew,
    EffectStruck,
    EncounterDone,
    Event,
    FightWish,
    FoeBeaten,
    FoeMet,
    FoeUnbeaten,
    GatewayOpened,
    HelpRefused,
    Lapsed,
    Moved,
    NightBegan,
    NightmareMoved,
    NightmareRevealed,
    NothingTaken,
    PageRead,
    Paid,
    PhaseBegan,
    PlotFound,
    Remembered,
    Rested,
    RoundBegan,
    SideUnlocked,
    Stayed,
    TalentUsed,
    TextPlayed,
    TileTransformed,
    Traded,
    TurnBegan,
    TurnEnded,
)
from engine.games.lost_ones.standing import LAST_PHASE, here
from engine.games.lost_ones.views import PublicView
from engine.games.lost_ones.words import (
    ability,
    bane_named,
    boon_named,
    boon_rules,
    card_named,
    cards_named,
    effect,
    encounter_of,
    foe_named,
    hero,
    heroes,
    key_of,
    number_of,
    side,
    talent_named,
    tile,
    who,
)


def sentence(view: PublicView, event: Event) -> Message | None:
    """Return one event in words; None for what the table or a page of the story shows anyway."""
    for part in (_course, _walking, _cards, _night):
        if (words := part(view, event)) is not None:
            return words
    return told(event)


def _course(view: PublicView, event: Event) -> Message | None:
    """Return what belongs to the course of rounds and turns."""
    match event:
        case CharacterChosen(hero=h):
            return message("lo-event-character", who=who(view.table.heroes[h].owner), hero=hero(view, h))
        case NightBegan():
            return message("lo-event-night")
        case RoundBegan(round=number):
            return message("lo-event-round", number=number)
        case TurnBegan(hero=h, by=None):
            return message("lo-event-turn", hero=hero(view, h))
        case TurnBegan(hero=h, by=by) if by is not None:
            return message("lo-event-turn-by", hero=hero(view, h), who=who(by))
        case TurnEnded(hero=h, passed=passed):
            return message("lo-event-turn-ended", hero=hero(view, h)) if passed else None
        case Lapsed():
            return _lapsed(view, event)
        case FightWish(hero=h, needed=needed):
            return message("lo-event-fight-wish", hero=hero(view, h), needed=needed)
        case _:
            return None


def _lapsed(view: PublicView, event: Lapsed) -> Message:
    """Return who was late, and what was done instead; some of that is a matter of the house rules."""
    options = view.table.options
    lot = {"discard": options.default_discard == "random", "lead": options.tie_default == "random"}
    return message(
        "lo-event-lapsed",
        decision=event.decision,
        count=len(event.heroes),
        heroes=heroes(view, event.heroes),
        lot=int(lot.get(event.decision, False)),
    )


def _walking(view: PublicView, event: Event) -> Message | None:
    """Return what belongs to the map."""
    match event:
        case Moved(heroes=group, new=new, how=how):
            return message(f"lo-event-moved-{how}", count=len(group), heroes=heroes(view, group), to=tile(view, new))
        case Stayed(hero=h):
            return message("lo-event-stayed", hero=hero(view, h))
        case EffectStruck(effect="foe"):
            return None
        case EffectStruck(effect=which, tile=n, heroes=met, spared=spared):
            return message(
                "lo-event-effect",
                effect=which,
                at=tile(view, n),
                count=len(met),
                heroes=heroes(view, met),
                saved=len(spared),
                spared=heroes(view, spared),
            )
        case Countered(hero=h, effect=which, card=card, boon=boon):
            by = card_named(view, card) if card is not None else boon_named(view, boon) if boon is not None else ""
            return message("lo-event-countered", hero=hero(view, h), effect=effect(which), by=by, named=int(bool(by)))
        case PageRead(tile=key):
            return message("lo-event-page", tile=key_of(view, key))
        case SideUnlocked(tile=n, side=which):
            return message("lo-event-unlocked", tile=tile(view, n), side=side(which))
        case TileTransformed(tile=key):
            once = _once(view, key)
            return message("lo-event-transformed", named=int(bool(once)), once=once, now=key_of(view, key))
        case _:
            return None


def _once(view: PublicView, key: str) -> str:
    """Return what a tile was called before it became this version: by the page that was read last of it, if any."""
    versions = [page for page in view.pages if number_of(page.key) == number_of(key)]
    before = takewhile(lambda page: page.key != key, versions)
    return next((page.name for page in reversed(tuple(before))), "")


def _cards(view: PublicView, event: Event) -> Message | None:
    """Return what belongs to hands, boons and banes."""
    match event:
        case Paid():
            return _paid(view, event) if event.cards or event.boons or event.talents else None
        case HelpRefused(hero=h):
            return message("lo-event-help-refused", hero=hero(view, h))
        case EncounterDone(hero=h, encounter=id):
            return message("lo-event-done", hero=hero(view, h), label=encounter_of(view, id).label)
        case Remembered():
            return message("lo-event-remembered")
        case NothingTaken(full=full):
            return message("lo-event-nothing-taken", full=int(full))
        case Drew(hero=h, cards=cards):
            return message("lo-event-drew", hero=hero(view, h), count=len(cards), cards=cards_named(view, cards))
        case DeckRenewed():
            return message("lo-event-renewed")
        case CardsDiscarded(hero=h, cards=cards, cause=cause):
            return message("lo-event-discarded", hero=hero(view, h), cards=cards_named(view, cards), cause=cause)
        case CardsRecovered(hero=h, cards=cards):
            return message("lo-event-recovered", hero=hero(view, h), cards=cards_named(view, cards))
        case TextPlayed(hero=h, card=card):
            return message("lo-event-text", hero=hero(view, h), card=card_named(view, card))
        case TalentUsed(hero=h, to=to):
            name = talent_named(view, h)
            return message("lo-event-talent", hero=hero(view, h), talent=name, other=int(to != h), to=hero(view, to))
        case BoonGained(hero=h, boon=boon):
            rules = Several(boon_rules(next(face for face in view.boons if face.n == boon)))
            return message("lo-event-boon", hero=hero(view, h), boon=boon_named(view, boon), rules=rules)
        case BoonUsed(hero=h, boon=boon):
            return message("lo-event-boon-used", hero=hero(view, h), boon=boon_named(view, boon))
        case Traded(hero=h, to=to, card=card, boon=boon):
            thing = card_named(view, card) if card is not None else boon_named(view, boon or 0)
            return message("lo-event-traded", hero=hero(view, h), to=hero(view, to), thing=thing)
        case BaneDrawn(hero=h, bane=bane):
            return message("lo-event-bane", hero=hero(view, h), bane=bane_named(view, bane))
        case BaneRemoved(hero=h, bane=bane):
            return message("lo-event-bane-removed", hero=hero(view, h), bane=bane_named(view, bane))
        case _:
            return None


def _paid(view: PublicView, event: Paid) -> Message:
    """Return what was laid down, by whom."""
    parts = [message("lo-paid-cards", hero=hero(view, h), cards=cards_named(view, cards)) for h, cards in event.cards]
    parts += [message("lo-paid-boon", boon=boon_named(view, boon)) for boon in event.boons]
    for entry in event.talents:
        h, which = talent_icon(entry)
        parts.append(message("lo-paid-talent", hero=hero(view, h), ability=ability(which)))
    return message("lo-event-paid", parts=Several(tuple(parts)))


def _night(view: PublicView, event: Event) -> Message | None:
    """Return what belongs to the night: foes, the Nightmare, the moon, the way home."""
    match event:
        case FoeMet(foe=foe, tile=n):
            return message("lo-event-foe", foe=foe_named(view, foe), at=tile(view, n))
        case FoeBeaten(foe=foe):
            return message("lo-event-foe-beaten", foe=foe_named(view, foe))
        case FoeUnbeaten(foe=foe):
            line = next(face.unbeaten for face in view.foes if face.id == foe)
            return message("lo-event-foe-unbeaten", line=line.strip())
        case PhaseBegan(phase=phase):
            last = LAST_PHASE + int(view.table.options.fifth_phase)
            return message("lo-event-phase", phase=phase, left=max(-1, last - phase))
        case NightmareRevealed(tile=n):
            return message("lo-event-nightmare", at=tile(view, n))
        case NightmareMoved(tile=n):
            return message("lo-event-nightmare-moved", to=tile(view, n))
        case Rested(heroes=resting):
            return message("lo-event-rested", count=len(resting), heroes=heroes(view, resting))
        case PlotFound(hero=h, plot=plot):
            return message("lo-event-plot", hero=hero(view, h), number=plot)
        case GatewayOpened(hero=h):
            return message("lo-event-gateway", hero=hero(view, h))
        case _:
            return None


_KEPT = (
    CharacterChosen, PageRead, EncounterDone, FoeMet, FoeBeaten, PhaseBegan, NightmareRevealed, TileTransformed,
    PlotFound, GatewayOpened, SeatLeft, SeatTaken, SeatHanded,
)  # fmt: skip
"""Events that are told of turns which the log has forgotten: cards and ways of then can no longer be named."""


def memorable(view: PublicView, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return of the newest events all that the log still has, and of those before what stays with the table."""
    before = max(0, len(events) - len(view.table.log))
    return (*(event for event in events[:before] if isinstance(event, _KEPT)), *events[before:])


def brief(log: Sequence[Event]) -> tuple[Event, ...]:
    """Return the log without what stands beside it anyway: pages, which are posted, own cards laid down, waking up."""
    begun = any(isinstance(event, TurnBegan) for event in log)
    return tuple(event for event in log if not (_beside(event) or (begun and _waking(event))))


def _beside(event: Event) -> bool:
    match event:
        case Paid(hero=h, cards=cards, boons=(), talents=()):
            return all(owner == h for owner, _ in cards)
        case _:
            return isinstance(event, PageRead)


def _waking(event: Event) -> bool:
    return isinstance(event, CharacterChosen | NightBegan)


def headline(view: PublicView) -> Message:
    """Return the state of the game in a few words."""
    table = view.table
    if table.outcome is not None:
        return message("lo-headline-over", reason=table.outcome.reason, won=int(bool(table.outcome.winners)))
    if not table.read:
        return message("lo-headline-waking")
    return message(
        "lo-headline",
        round=table.round,
        phase=table.phase,
        tiles=len(table.placed),
        tokens=len(table.plots),
    )


def result(view: PublicView) -> Sequence[Message]:
    """Return the end in words: how it came, and what the night brought."""
    table = view.table
    assert table.outcome is not None, "result is asked for after the end"
    back = message("lo-back-to-bed", alone=int(len(table.heroes) == 1))
    met = here(table, table.nightmare) if table.nightmare is not None else ()
    empty = tuple(h for h, body in enumerate(table.heroes) if not body.hand)
    whom = {"caught": met, "hand": empty}.get(table.outcome.reason, range(len(table.heroes)))
    at = tile(view, table.nightmare) if table.nightmare is not None else ""
    reason, named = table.outcome.reason, heroes(view, whom)
    lines = [message("lo-result", reason=reason, count=len(whom), heroes=named, at=at, back=back)]
    lines.append(
        message(
            "lo-result-figures",
            rounds=table.round,
            tiles=len(table.placed),
            pages=len(table.read),
            encounters=len(table.done),
            tokens=len(table.plots),
        )
    )
    return tuple(lines)
