"""Positions of Expert, written down: "duck key, -" is a card and an empty cell, "crown / bell" a hand and a stack."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.play import act
from engine.core.protocol import Lapse, Leave, Step
from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers_expert.actions import Action, Capture, Pass
from engine.games.finders_keepers_expert.game import RULES
from engine.games.finders_keepers_expert.options import CELLS, Options
from engine.games.finders_keepers_expert.state import Card, State
from engine.games.finders_keepers_expert.views import Place, PublicView, SeatView, Table
from tests.games.finders_keepers.builders import picture, tile, tiles


def card(names: str, number: int = 0) -> Card:
    return Card(picture=picture(names, number))


def position(
    grid: str,
    *hands: str,
    reserve: str = "",
    captured: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    places: Sequence[dict[str, Any]] = (),
    **table: Any,
) -> State:
    """Return a position on seat 0's turn, unless `table` says otherwise.

    Cards of the grid, the reserve and of what each seat has captured are separated by commas; cells that are not named
    are empty. Tiles that no hand or stack has are out of play.
    """
    made = Options(**(options or {}))
    split = [hand.partition("/") for hand in hands]
    own = [tiles(hand) for hand, _, _ in split]
    stacks = tuple(tiles(stack) for _, _, stack in split)
    piles = [*captured, *([""] * (len(hands) - len(captured)))]
    extra = [*places, *({} for _ in range(len(hands) - len(places)))]
    held = {number for group in (*own, *stacks) for number in group}
    cells = [None if names.strip() in ("", "-") else card(names, i) for i, names in enumerate(grid.split(","))]
    taken = tuple(_cards(pile, 300 + 30 * seat) for seat, pile in enumerate(piles))
    begun: dict[str, Any] = {"seat": Seat(0), "first": Seat(0), **table}
    return State(
        table=Table(
            options=made,
            places=tuple(
                Place(hand=hand, stack=len(stack), captured=len(pile), **more)
                for hand, stack, pile, more in zip(own, stacks, taken, extra, strict=True)
            ),
            **begun,
        ),
        grid=(*cells, *([None] * (CELLS - len(cells)))),
        reserve=_cards(reserve, 100),
        stacks=stacks,
        captured=taken,
        out=tuple(number for number in range(len(FIND_ME)) if number not in held),
    )


def _cards(text: str, start: int) -> tuple[Card, ...]:
    return tuple(card(names, start + i) for i, names in enumerate(text.split(",")) if names.strip())


def deal(seats: int = 2, number: int = 1, **options: Any) -> State:
    """Return a fresh deal."""
    return RULES.setup(Options(**options), seats_of(seats), Rng(number.to_bytes(SEED_BYTES, "big"))).state


def step(state: State, action: Action, actor: int | None = -1) -> Step[State, Any, Any]:
    """Do an action through the only door; by the seat on turn unless another, or None for the table, is given."""
    who = state.table.seat if actor == -1 else None if actor is None else Seat(actor)
    return act(RULES, state, who, action, Rng(bytes(SEED_BYTES)))


def capture(state: State, name: str, *numbers: int) -> Step[State, Any, Any]:
    """Capture cards, by their numbers, with a tile, by its name."""
    return step(state, Capture(tile=tile(name), cells=frozenset(number - 1 for number in numbers)))


def passes(state: State) -> Step[State, Any, Any]:
    return step(state, Pass())


def lapse(state: State) -> Step[State, Any, Any]:
    """Let the open decision's deadline pass."""
    return step(state, Lapse(decision=state.table.decision), None)


def leave(state: State, seat: int) -> Step[State, Any, Any]:
    return step(state, Leave(seat=Seat(seat)), None)


def may(state: State, seat: int) -> set[str]:
    """Return the kinds of actions that a seat is offered."""
    return {offer.action.kind for offer in RULES.offers(view(state, seat))}


def view(state: State, seat: int) -> SeatView:
    return RULES.seat_view(state, Seat(seat))


def public(state: State) -> PublicView:
    return RULES.public_view(state)


def awaited(state: State) -> tuple[int, ...]:
    """Return the seats that are awaited."""
    pending = RULES.status(public(state)).pending
    return tuple(map(int, pending.seats)) if pending else ()


def numbers(state: State) -> list[int]:
    """Return the numbers of the cards in the middle."""
    return [cell + 1 for cell in public(state).cells]


def hand(state: State, seat: int) -> list[str]:
    """Return the names of a seat's face-up tiles."""
    return [FIND_ME[number] for number in state.table.places[seat].hand]


def on_table(state: State, **changes: Any) -> State:
    """Return the position with changes of the table."""
    return evolve(state, table=evolve(state.table, **changes))
