"""The machine: an answer is taken, then work is done from the top of the stack until the next decision or the end."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.core.ids import Seat
from engine.core.protocol import Concede, HandOver, Join, Lapse, Leave
from engine.games.lost_ones import absence, arrival, cards, nightmare, outcomes, paying, rounds, turns
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
    EndTurn,
    Explore,
    Fight,
    GiveUpFight,
    LeadNightmare,
    Move,
    Mulligan,
    PickBranch,
    PlayText,
    Prefer,
    RecoverCards,
    Trade,
    UseBoon,
    UseTalent,
)
from engine.games.lost_ones.asks import AskFollow
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.settle import doomed, settle
from engine.games.lost_ones.work import (
    Arrive,
    Bounce,
    DrawBanes,
    Enter,
    Icon,
    Limits,
    Meet,
    Night,
    Pay,
    Phases,
    Results,
    Settle,
    Struggle,
    Work,
)

Done = Callable[[Draft, Any], None]


def run(d: Draft) -> None:
    """Do what is to be done until somebody is asked or the game is over."""
    while d.outcome is None and not doomed(d) and d.ask is None:
        if d.work:
            frame = d.work.pop()
            _WORK[type(frame)](d, frame)
        else:
            rounds.go_on(d)


def act(d: Draft, seat: Seat, action: Action) -> None:
    """Carry out what a seat does; whether it may is known already."""
    absence.present(d, seat)
    match action:
        case Begin():
            rounds.begin(d, seat, action)
        case Attempt():
            paying.attempt(d, seat, action)
        case Fight():
            paying.fight(d, seat, action)
        case Concede():
            absence.concede(d, seat)
        case _:
            _ACTIONS[type(action)](d, action)


def act_of_table(d: Draft, action: Action) -> None:
    """Carry out what the table itself does: deadlines and seats."""
    match action:
        case Lapse():
            absence.lapse(d)
        case Leave(seat=seat):
            absence.leave(d, seat)
        case Join(seat=seat):
            absence.join(d, seat)
        case HandOver(seat=seat):
            absence.change_hands(d, seat)
        case _:
            raise TypeError(f"no action of the table: {type(action).__name__}")


def _answer(d: Draft, action: Answer) -> None:
    if isinstance(d.ask, AskFollow):
        turns.follow(d, action)
    else:
        paying.consent(d, action)


def _settle(d: Draft, frame: Settle) -> None:
    settle(d)


_WORK: Mapping[type[Work], Done] = MappingProxyType(
    {
        Arrive: arrival.arrive,
        Icon: arrival.icon,
        Bounce: arrival.bounce,
        Enter: arrival.enter,
        Settle: _settle,
        Phases: nightmare.phases,
        Night: nightmare.night,
        Meet: paying.meet,
        Struggle: paying.struggle,
        Pay: paying.pay,
        Results: outcomes.results,
        DrawBanes: cards.draw_banes,
        Limits: cards.limits,
    }
)
"""Forks and Grants are not here: their question is open for as long as they are on top of the stack."""

_ACTIONS: Mapping[type[Action], Done] = MappingProxyType(
    {
        ChooseCharacter: rounds.choose_character,
        Mulligan: turns.mulligan,
        Explore: turns.walk,
        Move: turns.walk,
        UseBoon: turns.use_boon,
        PlayText: turns.play_text,
        UseTalent: turns.use_talent,
        Trade: turns.trade,
        EndTurn: rounds.end_turn,
        Answer: _answer,
        Counter: arrival.counter,
        Decline: arrival.decline,
        DiscardCards: cards.discard,
        RecoverCards: cards.recover,
        DropBanes: cards.drop_banes,
        LeadNightmare: nightmare.lead,
        GiveUpFight: paying.give_up_fight,
        Assign: outcomes.assign,
        PickBranch: outcomes.pick_branch,
        Prefer: absence.prefer,
    }
)
