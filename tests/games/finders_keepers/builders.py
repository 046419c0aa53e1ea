"""Positions of Finders Keepers, written down: "duck rocket, duck" is a tableau of two cards."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.play import act
from engine.core.protocol import Lapse, Leave, Step
from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.actions import Action, Claim
from engine.games.finders_keepers.game import RULES
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.picture import Picture
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.views import Place, PublicView, SeatView, Table

SHORT = {"duck": "rubber-duck"}


def tile(name: str) -> int:
    """Return the tile of an object."""
    return FIND_ME.index(SHORT.get(name, name))


def tiles(names: str) -> tuple[int, ...]:
    return tuple(map(tile, names.split()))


def picture(names: str, number: int = 0) -> Picture:
    """Return a card with these objects; "seymour" may be among them."""
    words = names.split()
    on = sorted(tile(name) for name in words if name != "seymour")
    return Picture(objects=tuple(on), seymour="seymour" in words, clutter=8, seed=number)


def position(
    *tableaus: str,
    open: str = "duck",
    pile: str = "crown kite umbrella",
    options: dict[str, Any] | None = None,
    places: Sequence[dict[str, Any]] = (),
    **table: Any,
) -> State:
    """Return a position in the middle of a search; `places` sets fields of the seats' places, `table` of the table.

    Tiles that are neither open nor in the pile are used.
    """
    made = Options(**(options or {}))
    cards = tuple(
        tuple(picture(names, 100 * seat + i) for i, names in enumerate(own.split(",")))
        for seat, own in enumerate(tableaus)
    )
    opened, left = tiles(open), tiles(pile)
    used = tuple(number for number in range(len(FIND_ME)) if number not in (*opened, *left))
    extra = [*places, *({} for _ in range(len(cards) - len(places)))]
    begun: dict[str, Any] = {"phase": "search", "used": used, "revealer": Seat(0), **table}
    return State(
        table=Table(
            options=made,
            places=tuple(Place(taken=(0,) * len(own), **more) for own, more in zip(cards, extra, strict=True)),
            open=opened,
            **begun,
        ),
        cards=cards,
        words=tuple(tuple(("word",) for _ in own) for own in cards) if made.text_mode else (),
        pile=left,
        claims=((None,) * len(opened),) * len(cards),
        verdicts=((),) * len(cards),
        unused=(),
    )


def deal(seats: int = 2, number: int = 1, **options: Any) -> State:
    """Return a fresh deal."""
    return RULES.setup(Options(**options), seats_of(seats), Rng(number.to_bytes(SEED_BYTES, "big"))).state


def step(state: State, action: Action, actor: int | None) -> Step[State, Any, Any]:
    """Do an action through the only door; actor None is the table."""
    return act(RULES, state, None if actor is None else Seat(actor), action, Rng(bytes(SEED_BYTES)))


def claim(state: State, seat: int, *slots: int, tile: int = 0) -> Step[State, Any, Any]:
    """Let a seat claim cards by number."""
    return step(state, Claim(slots=frozenset(slots), tile=tile), seat)


def after(state: State, *claims: Sequence[int]) -> State:
    """Return the position after each seat, in order, has claimed cards."""
    for seat, slots in enumerate(claims):
        state = claim(state, seat, *slots).state
    return state


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


def keepers(state: State) -> list[int]:
    return [place.keepers for place in state.table.places]


def lying(state: State, seat: int) -> tuple[int, ...]:
    return state.table.places[seat].slots


def with_options(state: State, **options: Any) -> State:
    """Return the position under other house rules."""
    return evolve(state, table=evolve(state.table, options=evolve(state.table.options, **options)))
