"""When people are away: deadlines, leaving, joining, giving up (LO-88, LO-96, LO-97, LO-100).

a turn nobody takes in time -> any seat may take it -> it is skipped; every other decision has a default of its own
deadlines alone for two whole rounds -> the game ends as "abandoned"
"""

from engine.core.events import Conceding, SeatHanded, SeatLeft, SeatTaken
from engine.core.ids import Seat
from engine.games.lost_ones.actions import (
    Assign,
    Decline,
    DiscardCards,
    DropBanes,
    LeadNightmare,
    PickBranch,
    Prefer,
    RecoverCards,
)
from engine.games.lost_ones.arrival import decline
from engine.games.lost_ones.asks import (
    Ask,
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
from engine.games.lost_ones.cards import discard, drop_banes, recover
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.events import Lapsed
from engine.games.lost_ones.foes import for_foe
from engine.games.lost_ones.nightmare import lead
from engine.games.lost_ones.outcomes import assign, pick_branch
from engine.games.lost_ones.paying import lose_fight, refuse
from engine.games.lost_ones.rounds import skip_turn, take_character, turn_over
from engine.games.lost_ones.settle import end
from engine.games.lost_ones.turns import answer_follow
from engine.games.lost_ones.work import Pay

IDLE_ROUNDS = 2
"""A game that only deadlines have moved for so many rounds is over."""


def present(d: Draft, seat: Seat) -> None:
    """A seat has done something: the table is not idle, and whoever is on turn may be back."""
    d.idle = 0
    if d.minded and d.hero is not None and d.heroes[d.hero].owner == seat:
        d.minded = False


def lapse(d: Draft) -> None:
    """The deadline of the open decision has passed."""
    ask = d.ask
    assert ask is not None, "only an open decision has a deadline"
    d.say(_late_event(d, ask))
    d.idle += 1
    if d.idle >= IDLE_ROUNDS * len(d.heroes) * (2 if d.options.caretaker else 1):
        end(d, "abandoned")
    elif isinstance(ask, AskBegin | AskTurn):
        _late(d, ask)
    elif isinstance(ask, AskFight):
        _fight(d, ask)
    else:
        _default(d)


def _late_event(d: Draft, ask: Ask) -> Lapsed:
    """Return who is late for what: where a turn is skipped whose it was, in a reaction window only the first."""
    skipped = isinstance(ask, AskBegin | AskTurn) and (d.lapsed or not d.options.caretaker)
    if skipped or isinstance(ask, AskReact):
        return Lapsed(decision="caretaker" if skipped else ask.kind, heroes=ask.waiting[:1])
    return Lapsed(decision=ask.kind, heroes=ask.waiting)


def _late(d: Draft, ask: AskBegin | AskTurn) -> None:
    """Let anybody act for who is late; nobody did that in time either: the turn is skipped (LO-96)."""
    if d.options.caretaker and not d.lapsed:
        d.minded = isinstance(ask, AskTurn)
        d.pose(ask)
        d.lapsed = True
    elif isinstance(ask, AskTurn):
        turn_over(d, passed=False)
    else:
        skip_turn(d, ask.waiting[0])


def _fight(d: Draft, ask: AskFight) -> None:
    """Pay the foe with the cheapest cards of all who are there, asked or not (LO-36)."""
    payment = for_foe(d.view(), anyone=True)
    if payment is None:
        lose_fight(d)
        return
    d.ask = None
    d.push(
        Pay(
            hero=ask.waiting[0],
            encounter=None,
            cards=tuple(sorted(payment.cards)),
            boons=payment.boons,
            talents=payment.talents,
        )
    )


def _default(d: Draft) -> None:
    """Give the answer of everybody who has not answered, as if given by hand (LO-21, LO-23, LO-44, LO-54, LO-83)."""
    match d.ask:
        case AskCharacter(waiting=waiting):
            for h in waiting:
                taken = {body.character for body in d.heroes}
                take_character(d, h, next(who for who in d.book.characters if who not in taken))
            d.ask = None
        case AskFollow(waiting=waiting):
            for h in waiting:
                answer_follow(d, h, yes=False)
        case AskHelp(waiting=waiting):
            refuse(d, waiting)
        case AskReact(waiting=(hero, *_)):
            decline(d, Decline(hero=hero))
        case AskDiscard(waiting=waiting, count=count):
            for h, k in zip(waiting, count, strict=True):
                discard(d, DiscardCards(hero=h, cards=frozenset(_dispensable(d, h)[:k])))
        case AskRecover(waiting=waiting, count=count, but=but):
            for h, k in zip(waiting, count, strict=True):
                back = [card for card in d.heroes[h].discard if card not in but]
                recover(d, RecoverCards(hero=h, cards=frozenset(back[-k:])))
        case AskBanes(waiting=waiting, count=count):
            for h, k in zip(waiting, count, strict=True):
                drop_banes(d, DropBanes(hero=h, banes=frozenset(d.heroes[h].banes[:k])))
        case _:
            _default_of_one(d)


def _default_of_one(d: Draft) -> None:
    match d.ask:
        case AskLead(waiting=(hero, *_), to=to):
            tile = to[0] if d.options.tie_default == "first" else d.rng.choice(to)
            lead(d, LeadNightmare(hero=hero, tile=tile))
        case AskAssign(waiting=(hero, *_), to=able):
            assign(d, Assign(hero=hero, to=hero if hero in able else able[0]))
        case AskBranch(waiting=(hero, *_)):
            pick_branch(d, PickBranch(hero=hero, branch=0))
        case ask:
            raise TypeError(f"no default for {ask}")


def _dispensable(d: Draft, hero: int) -> tuple[int, ...]:
    """Return a hand with the cards first that a deadline takes: the fewest icons, ties by hand order (LO-23)."""
    hand = d.heroes[hero].hand
    if d.options.default_discard == "random":
        return d.rng.shuffled(hand)
    return tuple(sorted(hand, key=lambda card: len(d.book.abilities[card].icons)))


# ---------------------------------------------------------------- seats


def leave(d: Draft, seat: Seat) -> None:
    """A seat is given up; its heroes stay, and anybody may act for them (LO-97)."""
    d.gone = tuple(sorted((*d.gone, seat)))
    d.conceding = tuple(other for other in d.conceding if other != seat)
    d.say(SeatLeft(seat=seat))
    if not d.seated:
        end(d, "abandoned")
    elif _votes_needed(d) <= 0:
        end(d, "given_up")


def join(d: Draft, seat: Seat) -> None:
    """A newcomer takes a seat that was given up, with its heroes as they are (LO-97)."""
    d.gone = tuple(other for other in d.gone if other != seat)
    d.idle = 0
    d.say(SeatTaken(seat=seat))


def change_hands(d: Draft, seat: Seat) -> None:
    """A seat has another holder: its heroes stay as they are, but standing answers were the former holder's."""
    d.idle = 0
    d.conceding = tuple(other for other in d.conceding if other != seat)
    for hero in d.heroes:
        if hero.owner == seat:
            hero.follow, hero.help, hero.react = "ask", "ask", "ask"
    d.say(SeatHanded(seat=seat))


def concede(d: Draft, seat: Seat) -> None:
    """Count a seat's wish to give up: a majority of those seated ends the game (LO-88)."""
    d.conceding = (*d.conceding, seat)
    needed = _votes_needed(d)
    d.say(Conceding(seat=seat, needed=max(needed, 0)))
    if needed <= 0:
        end(d, "given_up")


def _votes_needed(d: Draft) -> int:
    return len(d.seated) // 2 + 1 - len(d.conceding)


def prefer(d: Draft, action: Prefer) -> None:
    """Note a standing answer; the open decision is asked as it was (LO-21, LO-52, LO-83)."""
    setattr(d.heroes[action.hero], action.about, action.value)
