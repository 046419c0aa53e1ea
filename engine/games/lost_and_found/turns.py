"""What a seat does in a turn: look, put back, flip or hint, end (rulebook, On Your Turn)."""

from functools import lru_cache
from typing import Any

from engine.core.ids import Seat
from engine.core.model import M
from engine.core.protocol import Step
from engine.games.lost_and_found.actions import EndTurn, FlipCard, Look, LookPair, PlaceHint, PutBack, Skip, TakeHint
from engine.games.lost_and_found.events import CardFlipped, HintPlaced, HintTaken, Looked, PutBackDone, Saw, TurnSkipped
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.steps import (
    Moved,
    advance,
    end,
    exchanged,
    noted,
    notes_without,
    pass_turn,
    presence,
)
from engine.games.lost_and_found.views import Hint


@lru_cache(maxsize=8192)
def _shared(kind: type[M], **values: Any) -> M:
    """Return an event; there are few different ones of the common kinds, so that they are shared."""
    return kind(**values)


def look(state: State, actor: Seat, action: Look) -> Moved:
    """Show one card to the seat on turn; the first stays in its hand during the second look (LF-06)."""
    table = state.table
    looked = (*table.looked, action.cell)
    phase = "second_look" if len(looked) == 1 else "return"
    return _looked(state, actor, (action.cell,), looked, phase)


def look_pair(state: State, actor: Seat, action: LookPair) -> Moved:
    """Show both named cards at once (LF-19)."""
    cells = tuple(sorted(action.cells))
    return _looked(state, actor, cells, cells, "return")


def _looked(state: State, actor: Seat, cells: tuple[int, ...], looked: tuple[int, ...], phase: str) -> Moved:
    table = state.table
    changes = {"phase": phase, "looked": looked, **presence(table, actor)}
    if actor in table.conceding and len(looked) == len(cells):
        # Beginning a turn of one's own takes back an older wish to give up (LF-33).
        changes["conceding"] = tuple(seat for seat in table.conceding if seat != actor)
    return advance(
        state,
        (_shared(Looked, seat=actor, cells=cells),),
        changes,
        {"notes": noted(state, actor, cells)} if state.notes else {},
        private=tuple([(actor, _shared(Saw, cell=cell, item=state.cards[cell])) for cell in cells]),
        reveals=True,
    )


def put_back(state: State, actor: Seat, action: PutBack) -> Moved:
    """Put the looked-at cards back, swapped or not, for all to see (LF-07).

    Counts as revealing, so that it cannot be undone: an undo would show the cards a second time (LF-31, LF-34).
    """
    table = state.table
    return advance(
        state,
        (_shared(PutBackDone, seat=table.seat, cells=table.looked, swapped=action.swap),),
        {"phase": "act", "looked": (), "returned": table.looked, **presence(table, actor)},
        exchanged(state) if action.swap else {},
        reveals=True,
    )


def _acted(state: State) -> dict[str, object]:
    """Return the changes after one action of the third step: the other one, or the end of the turn (LF-25)."""
    left = state.table.actions - 1
    return {"actions": left, "phase": "act" if left else "close"}


def flip(state: State, actor: Seat, action: FlipCard) -> Moved:
    """Turn a card up for good; the game ends at once if one face-down card is left (LF-10, LF-14)."""
    table, cell = state.table, action.cell
    item = state.cards[cell]
    up = (*table.up[:cell], item, *table.up[cell + 1 :])
    event = _shared(CardFlipped, seat=actor, cell=cell, item=item)
    step = advance(
        state,
        (event,),
        {"up": up, **_acted(state), **presence(table, actor)},
        {"notes": notes_without(state, cell)} if state.notes else {},
        reveals=True,
    )
    if up.count(None) > 1:
        return step
    last = end(step.state, "last_card")
    return Step(last.state, (event, *last.public), reveals=True)


def take_hint(state: State, actor: Seat, action: TakeHint) -> Moved:
    """Take the top hint, or an open one, for all to see; there is no way back to a flip (LF-11, LF-22)."""
    table, index = state.table, action.index
    item, left = state.supply[index], state.supply[:index] + state.supply[index + 1 :]
    return advance(
        state,
        (HintTaken(seat=actor, item=item),),
        {
            "phase": "place",
            "in_hand": item,
            "spread": left if table.options.open_hints else (),
            **presence(table, actor),
        },
        {"supply": left},
        reveals=True,
    )


def place_hint(state: State, actor: Seat, action: PlaceHint) -> Moved:
    """Lay the hint in hand beside the grid, of which it is now a part (LF-12). All knew it: nothing is revealed."""
    table = state.table
    assert table.in_hand is not None, "a hint is laid only in the phase that follows taking it"
    hint = Hint(row=action.row, col=action.col, item=table.in_hand)
    return advance(
        state,
        (HintPlaced(seat=actor, row=hint.row, col=hint.col, item=hint.item),),
        {"hints": (*table.hints, hint), "in_hand": None, **_acted(state), **presence(table, actor)},
    )


def end_turn(state: State, actor: Seat, action: EndTurn) -> Moved:
    """End the turn without declaring."""
    return pass_turn(state)


def skip(state: State, actor: Seat, action: Skip) -> Moved:
    """Pass over the absent seat on turn, which has not looked yet, at no cost (LF-32)."""
    return pass_turn(state, (TurnSkipped(seat=state.table.seat, by=actor),), {"idle": 0})
