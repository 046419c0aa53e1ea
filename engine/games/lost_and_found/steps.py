"""How a position follows another: the log, the next decision, the next turn, the end."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.events import Conceding, Ended
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Outcome, Step
from engine.games.lost_and_found.events import Event, Saw, TurnPassed
from engine.games.lost_and_found.grouping import apart, laid_out
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.views import Logged, Seen, Table

Moved = Step[State, Event, Saw]

_NOTHING: Mapping[str, Any] = MappingProxyType({})
_UNLOGGED = (TurnPassed, Conceding, Ended)


def actions_per_turn(options: Options) -> int:
    """Return how often a turn's third step is carried out (LF-25)."""
    return 2 if options.double else 1


def worth_a_line(event: Event) -> bool:
    """Whether an event stands in the log."""
    return type(event) not in _UNLOGGED


def with_log(table: Table, events: tuple[Event, ...]) -> tuple[Logged, ...]:
    """Return the table's log with the events that are worth a line."""
    lines = (Logged(turn=table.turn, round=table.round, event=event) for event in events if worth_a_line(event))
    return (*table.log, *lines)


def remembered(log: tuple[Logged, ...], options: Options, turn: int, round_: int) -> tuple[Logged, ...]:
    """Return what of the log may still be read in a turn (LF-30): this and the last turn, or round, or all."""
    if not log or (log[0].round >= round_ - 1 and options.memory != "strict"):
        return log
    match options.memory:
        case "full":
            return log
        case "strict":
            return tuple(line for line in log if line.turn >= turn - 1)
        case _:
            return tuple(line for line in log if line.round >= round_ - 1)


def presence(table: Table, actor: Seat) -> Mapping[str, Any]:
    """Return the changes that any action of a seat brings: the table is not idle, and whoever is on turn is back."""
    if not (table.idle or table.caretaker):
        return _NOTHING
    return {"idle": 0, "caretaker": table.caretaker and actor != table.seat}


def advance(
    state: State,
    events: tuple[Event, ...],
    changes: Mapping[str, Any],
    hidden: Mapping[str, Any] = _NOTHING,
    *,
    private: tuple[tuple[Seat, Saw], ...] = (),
    reveals: bool = False,
) -> Moved:
    """Return the step to the next decision.

    `changes` are of the table, `hidden` of the state beside it (cards, supply, notes).
    """
    table = state.table
    following = evolve(table, decision=table.decision + 1, log=with_log(table, events), **changes)
    return Step(evolve(state, table=following, **hidden), events, private, reveals)


def next_seat(table: Table) -> Seat:
    """Return the seat whose turn comes next: the order is fixed, gone seats are left out (LF-02, LF-35)."""
    seat = (table.seat + 1) % table.seats
    while seat in table.gone:
        seat = (seat + 1) % table.seats
    return Seat(seat)


def pass_turn(state: State, events: tuple[Event, ...] = (), changes: Mapping[str, Any] | None = None) -> Moved:
    """Return the step to the next seat's turn. Reveals nothing."""
    table = state.table
    to, turn = next_seat(table), table.turn + 1
    wrapped = (to - table.first) % table.seats <= (table.seat - table.first) % table.seats
    round_ = table.round + 1 if wrapped else table.round
    log = remembered(with_log(table, events), table.options, turn, round_)
    begun: dict[str, Any] = {
        "phase": "look",
        "seat": to,
        "turn": turn,
        "round": round_,
        "returned": (),
        "actions": actions_per_turn(table.options),
        "caretaker": False,
        "votes": (),
        **(changes or {}),
    }
    following = evolve(table, decision=table.decision + 1, log=log, **begun)
    return Step(evolve(state, table=following), (*events, TurnPassed(to=to, turn=turn)))


def end(state: State, reason: str, events: tuple[Event, ...] = ()) -> Moved:
    """Return the step that ends the game and reveals the grid.

    Sorted or not is asked only if the players, or the last card, ended it; given up is lost (LF-16, LF-33).
    """
    table = state.table
    played_out = reason in ("declared", "last_card")
    won = played_out and not apart(laid_out(state.cards, table.hints, table.options.cols))
    outcome = Outcome(reason=reason, winners=table.seated if won else (), score=table.down if won else None)
    supply = state.supply if table.in_hand is None else (table.in_hand, *state.supply)
    over = evolve(
        table,
        decision=table.decision + 1,
        log=with_log(table, events),
        phase="over",
        outcome=outcome,
        in_hand=None,
        looked=(),
        caretaker=False,
        votes=(),
    )
    return Step(evolve(state, table=over, supply=supply), (*events, Ended(outcome=outcome)), reveals=True)


def noted(state: State, seat: Seat, cells: tuple[int, ...]) -> tuple[tuple[Seen, ...], ...]:
    """Return everybody's notes after a seat has seen cells (LF-30, own notes)."""
    mine = {note.cell: note for note in state.notes[seat]}
    mine.update({cell: Seen(cell=cell, item=state.cards[cell]) for cell in cells})
    own = tuple(mine[cell] for cell in sorted(mine))
    return tuple(own if other == seat else notes for other, notes in enumerate(state.notes))


def exchanged(state: State) -> Mapping[str, Any]:
    """Return the hidden changes of a swap of the two cards in hand."""
    a, b = state.table.looked
    cards = list(state.cards)
    cards[a], cards[b] = cards[b], cards[a]
    return {"cards": tuple(cards), "notes": notes_swapped(state, a, b)} if state.notes else {"cards": tuple(cards)}


def notes_swapped(state: State, a: int, b: int) -> tuple[tuple[Seen, ...], ...]:
    """Return everybody's notes after the cards at two cells changed places, which all could see (LF-07)."""
    to = {a: b, b: a}
    return tuple(
        tuple(sorted((Seen(cell=to.get(n.cell, n.cell), item=n.item) for n in notes), key=lambda note: note.cell))
        for notes in state.notes
    )


def notes_without(state: State, cell: int) -> tuple[tuple[Seen, ...], ...]:
    """Return everybody's notes without a cell that has been turned up."""
    return tuple(tuple(note for note in notes if note.cell != cell) for notes in state.notes)
