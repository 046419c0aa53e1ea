"""What the table agrees on: declaring by vote (LF-09) and giving up (LF-33). A majority is over half of the seated."""

from typing import Any

from engine.core.events import Conceding
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Concede, Step
from engine.games.lost_and_found.actions import Declare, Vote
from engine.games.lost_and_found.events import VoteCalled, VoteClosed
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.steps import Moved, advance, end, pass_turn, presence
from engine.games.lost_and_found.views import Table


def concede(state: State, actor: Seat, action: Concede) -> Moved:
    """Count a seat's wish to give up.

    The open decision goes on. The wish stands until the seat begins a turn of its own by looking, or undoes it; when
    others leave it counts among those who stay.
    """
    table = evolve(state.table, conceding=(*state.table.conceding, actor), idle=0)
    state = evolve(state, table=table)
    needed = votes_needed(table)
    event = Conceding(seat=actor, needed=max(needed, 0))
    return end(state, "conceded", (event,)) if needed <= 0 else Step(state, (event,))


def votes_needed(table: Table) -> int:
    """Return how many more wishes to give up would make a majority of those seated."""
    wishes = sum(seat in table.seated for seat in table.conceding)
    return len(table.seated) // 2 + 1 - wishes


def declare(state: State, actor: Seat, action: Declare) -> Moved:
    """Say "All sorted!": the end, or under the house rule a vote (LF-09)."""
    if not state.table.options.declare_vote:
        return end(state, "declared")
    changes: dict[str, Any] = {"phase": "vote", "votes": ((actor, True),), **presence(state.table, actor)}
    called = advance(state, (VoteCalled(seat=actor),), changes)
    counted = settled(called.state)
    return (
        called if counted is None else Step(counted.state, (*called.public, *counted.public), reveals=counted.reveals)
    )


def vote(state: State, actor: Seat, action: Vote) -> Moved:
    """Count one vote on the open proposal. The proposal stays the same decision until it is settled."""
    table = evolve(state.table, votes=(*state.table.votes, (actor, action.agree)), idle=0)
    state = evolve(state, table=table)
    return settled(state) or Step(state)


def settled(state: State, *, open_: bool = True) -> Moved | None:
    """Return how the proposal ends, or None while it is open: it closes as soon as the rest cannot change it.

    It does not stay `open_` when its time is up, since silence is no agreement, nor when whoever made it leaves. A
    proposal that fails at the end of a turn ends the turn; one that was made instead of an action (LF-08) leaves the
    action to be done.
    """
    table = state.table
    ayes = sum(agree for seat, agree in table.votes if seat in table.seated)
    noes = sum(not agree for seat, agree in table.votes if seat in table.seated)
    if 2 * ayes > len(table.seated):
        return end(state, "declared", (VoteClosed(agreed=True),))
    if open_ and 2 * noes < len(table.seated) and ayes + noes < len(table.seated):
        return None
    closed = (VoteClosed(agreed=False),)
    if table.actions:
        return advance(state, closed, {"phase": "act"})
    return pass_turn(state, closed)
