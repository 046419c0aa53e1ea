"""When people are away: deadlines, leaving, joining (LF-32, LF-35). Nothing is ever turned up by chance.

the seat on turn is late   -> any cards in its hand go back; the others may go on for it (caretakers)
the caretakers are late    -> the turn passes on; a hint in hand goes under the pile
nobody did anything for a whole round of such turns -> the game ends as "abandoned"
"""

from typing import Any

from engine.core.events import SeatHanded, SeatLeft, SeatTaken
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Step
from engine.games.lost_and_found.consent import settled, votes_needed
from engine.games.lost_and_found.events import Event, PutBackDone, TurnLapsed, TurnSkipped
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.steps import Moved, advance, end, exchanged, pass_turn, with_log

LEAST_IDLE_TURNS = 2
"""A game is not abandoned after fewer idle turns than this, however few are seated."""


def lapse(state: State) -> Moved:
    """The deadline of the open decision has passed."""
    table = state.table
    if table.phase == "vote":
        counted = settled(state, open_=False)
        assert counted is not None, "a vote whose time is up is always settled"
        return counted
    if not table.caretaker:
        return hand_over(state)
    return _give_up_turn(state)


def hand_over(state: State, events: tuple[Event, ...] = ()) -> Moved:
    """Return the step that lets the others act for the seat on turn; cards in its hand go back first.

    Two cards go back swapped only under V2; one card cannot be swapped (LF-32).
    """
    return _put_back(state, (*events, TurnLapsed(seat=state.table.seat)), caretaker=True)


def _put_back(state: State, events: tuple[Event, ...], **changes: Any) -> Moved:
    """Return the step that puts any cards in the hand of the seat on turn back."""
    table = state.table
    if not table.looked:
        return advance(state, events, changes)
    swap = table.options.always_swap and len(table.looked) == 2
    events = (*events, PutBackDone(seat=table.seat, cells=table.looked, swapped=swap))
    changes |= {"phase": "act", "looked": (), "returned": table.looked}
    return advance(state, events, changes, exchanged(state) if swap else {})


def _give_up_turn(state: State) -> Moved:
    """Nobody acted for the absent seat either: the turn passes on, or the game is abandoned."""
    table = state.table
    if table.in_hand is not None:
        supply = (*state.supply, table.in_hand)
        table = evolve(table, in_hand=None, spread=supply if table.options.open_hints else ())
        state = evolve(state, table=table, supply=supply)
    skipped = (TurnSkipped(seat=table.seat, by=None),)
    idle = table.idle + 1
    if idle >= max(len(table.seated), LEAST_IDLE_TURNS):
        return end(state, "abandoned", skipped)
    return pass_turn(state, skipped, {"idle": idle})


def leave(state: State, seat: Seat) -> Moved:
    """A seat is given up: it is left out of the order, its notes are gone, the hints stay as dealt (LF-35)."""
    table = state.table
    withdrawn = table.phase == "vote" and table.votes[0][0] == seat
    table = evolve(
        table,
        gone=tuple(sorted((*table.gone, seat))),
        conceding=tuple(other for other in table.conceding if other != seat),
        votes=tuple((other, agree) for other, agree in table.votes if other != seat),
    )
    state = _forgotten(evolve(state, table=table), seat)
    left: tuple[Event, ...] = (SeatLeft(seat=seat),)
    if not table.seated:
        return end(state, "abandoned", left)
    if votes_needed(table) <= 0:
        return end(state, "conceded", left)
    if table.phase == "vote":
        return _left_vote(state, seat, left, withdrawn=withdrawn)
    if seat == table.seat and table.phase == "look":
        return pass_turn(state, left)
    if seat != table.seat or table.caretaker:
        return _noted(state, left)
    return hand_over(state, left)


def _forgotten(state: State, seat: Seat) -> State:
    """Return the state without the notes of what was seen from a seat (LF-35)."""
    return evolve(state, notes=tuple(() if other == seat else own for other, own in enumerate(state.notes)))


def _noted(state: State, events: tuple[Event, ...]) -> Moved:
    """Return the step that writes events down and leaves the open decision as it is."""
    return Step(evolve(state, table=evolve(state.table, log=with_log(state.table, events))), events)


def _left_vote(state: State, seat: Seat, left: tuple[Event, ...], *, withdrawn: bool) -> Moved:
    """A seat leaves while all are asked: the proposal is counted anew among those who stay, or falls with its maker."""
    if seat == state.table.seat:
        state = evolve(state, table=evolve(state.table, caretaker=True))
    step = _noted(state, left)
    counted = settled(step.state, open_=not withdrawn)
    return step if counted is None else Step(counted.state, (*left, *counted.public), reveals=counted.reveals)


def join(state: State, seat: Seat) -> Moved:
    """A vacant seat is taken by somebody who learns nothing of what was seen from it (LF-35).

    If it is on turn nobody needs to go on for it any longer.
    """
    table = state.table
    back = table.caretaker and seat == table.seat
    gone = tuple(other for other in table.gone if other != seat)
    state = evolve(state, table=evolve(table, gone=gone, caretaker=table.caretaker and not back))
    taken = (SeatTaken(seat=seat),)
    return advance(state, taken, {"idle": 0}) if back and table.phase != "vote" else _noted(state, taken)


def change_hands(state: State, seat: Seat) -> Moved:
    """A seat has another holder, who learns nothing of what was seen from it (LF-35).

    Cards in its hand go back, as when its time is up (LF-32); the turn stays with it. If others may go on for it they
    still may, until it acts.
    """
    table = state.table
    conceding = tuple(other for other in table.conceding if other != seat)
    state = _forgotten(evolve(state, table=evolve(table, conceding=conceding, idle=0)), seat)
    handed = (SeatHanded(seat=seat),)
    if seat != table.seat or not table.looked:
        return _noted(state, handed)
    return _put_back(state, handed)
