"""Positions of Lost & Found, written down: "kkgg/ppww" is a grid of two rows, each letter an item's first."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.play import act
from engine.core.protocol import Lapse, Step
from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_and_found.actions import Action, EndTurn, FlipCard, Look, LookPair, PutBack
from engine.games.lost_and_found.game import RULES
from engine.games.lost_and_found.offers import offers
from engine.games.lost_and_found.options import COPIES, ITEMS, Options
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.views import Hint, Table

LETTERS = "".join(item[0] for item in ITEMS)
GLASSES, PHONE, KEYS, SOCKS, WALLET = range(len(ITEMS))


def items(letters: str) -> tuple[int, ...]:
    """Return the items that letters stand for."""
    return tuple(LETTERS.index(letter) for letter in letters)


def cell(name: str, cols: int) -> int:
    """Return the cell of a name such as B3: second column, third row."""
    return (int(name[1:]) - 1) * cols + ord(name[0]) - ord("A")


def cells(names: str, cols: int) -> tuple[int, ...]:
    return tuple(cell(name, cols) for name in names.split())


def position(
    grid: str,
    *,
    up: str = "",
    hints: Sequence[tuple[str, int, int]] = (),
    supply: str = "",
    seats: int = 2,
    seat: int = 0,
    phase: str = "look",
    options: dict[str, Any] | None = None,
    **table: Any,
) -> State:
    """Return a position.

    `up` names the face-up cells, `hints` are (letter, row, column) from 0, `supply` the pile with the top first; the
    other cards of the items in the grid are left over. `table` sets further fields of the public table.
    """
    rows = grid.split("/")
    cards = items("".join(rows))
    kinds = sorted(set(cards) | set(items(supply)) | {LETTERS.index(letter) for letter, _, _ in hints})
    made = Options(rows=len(rows), cols=len(rows[0]), kinds=len(kinds), **(options or {}))
    laid = tuple(Hint(row=row, col=col, item=LETTERS.index(letter)) for letter, row, col in hints)
    pile = items(supply)
    used = [*cards, *pile, *(hint.item for hint in laid)]
    if (in_hand := table.get("in_hand")) is not None:
        used.append(in_hand)
    aside = tuple(item for item in kinds for _ in range(COPIES - used.count(item)))
    shown = set(cells(up, made.cols))
    begun: dict[str, Any] = {"actions": 2 if made.double else 1, **table}
    return State(
        table=Table(
            options=made,
            seats=seats,
            items=tuple(kinds),
            up=tuple(item if i in shown else None for i, item in enumerate(cards)),
            hints=laid,
            spread=pile if made.open_hints else (),
            seat=Seat(seat),
            first=Seat(seat),
            phase=phase,
            **begun,
        ),
        cards=cards,
        supply=pile,
        aside=aside,
        notes=((),) * seats if made.memory == "notes" else (),
    )


def deal(seats: int = 2, number: int = 1, **options: Any) -> State:
    """Return a fresh deal."""
    made = Options(**options)
    return RULES.setup(made, seats_of(seats), Rng(number.to_bytes(SEED_BYTES, "big"))).state


def step(state: State, action: Action, actor: int | None = -1) -> Step[State, Any, Any]:
    """Do an action through the only door; by the seat on turn unless another, or None for the table, is given."""
    who = state.table.seat if actor == -1 else None if actor is None else Seat(actor)
    return act(RULES, state, who, action, Rng(bytes(SEED_BYTES)))


def after(state: State, *actions: Action) -> State:
    """Return the position after actions of whoever is on turn."""
    for action in actions:
        state = step(state, action).state
    return state


def lapse(state: State) -> Step[State, Any, Any]:
    """Let the open decision's deadline pass."""
    return step(state, Lapse(decision=state.table.decision), None)


def looked(state: State, a: str, b: str) -> State:
    """Return the position after the seat on turn looked at two cells."""
    cols = state.table.options.cols
    return after(state, Look(cell=cell(a, cols)), Look(cell=cell(b, cols)))


def turn(state: State, a: str, b: str, flip: str, *, swap: bool = False, end: bool = True) -> State:
    """Return the position after a whole turn with a flip."""
    cols = state.table.options.cols
    if state.table.options.commit_both:
        state = after(state, LookPair(cells=frozenset({cell(a, cols), cell(b, cols)})))
    else:
        state = looked(state, a, b)
    state = after(state, PutBack(swap=swap), FlipCard(cell=cell(flip, cols)))
    return after(state, EndTurn()) if end and state.table.phase == "close" else state


def may(state: State, seat: int) -> set[str]:
    """Return the kinds of actions that a seat is offered."""
    return {offer.action.kind for offer in offers(RULES.seat_view(state, Seat(seat)))}


def targets(state: State, kind: str, seat: int | None = None) -> set[int]:
    """Return the cells that a seat (the one on turn) may choose for a kind of action."""
    who = state.table.seat if seat is None else Seat(seat)
    found = offers(RULES.seat_view(state, who))
    return {
        offer.action.cell for offer in found if isinstance(offer.action, Look | FlipCard) and offer.action.kind == kind
    }


def spots(state: State) -> set[tuple[int, int]]:
    """Return the places where the hint in hand may be laid, as offered."""
    found = offers(RULES.seat_view(state, state.table.seat))
    return {(o.action.row, o.action.col) for o in found if o.action.kind == "place_hint"}
