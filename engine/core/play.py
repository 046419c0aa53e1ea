"""The only door to a game's rules: every action is checked here, then applied."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from engine.core.errors import Illegal, Over, Refused, Stale
from engine.core.ids import Seat
from engine.core.model import Model, evolve
from engine.core.protocol import HandOver, Join, Lapse, Leave, Offer, Rules, Status, Step
from engine.core.rng import Rng

S = TypeVar("S", bound=Model)
A = TypeVar("A", bound=Model)
E = TypeVar("E", bound=Model)
X = TypeVar("X", bound=Model)


def _check_table_action(status: Status, action: Model) -> None:
    """Raise Over, Stale or Illegal unless the table itself may send `action` now."""
    if status.pending is None:
        raise Over
    match action:
        case Lapse(decision=decision):
            if decision != status.pending.id:
                raise Stale
        case Leave(seat=seat) | HandOver(seat=seat):
            if seat not in status.seated:
                raise Stale
        case Join(seat=seat):
            if seat not in status.vacant:
                raise Stale
        case _:
            raise Illegal


def check(rules: Rules[Any, S, A, Any, Any, Any, Any], state: S, actor: Seat | None, action: A) -> None:
    """Raise a GameError unless `actor` (None: the table) may do `action` in `state`.

    Raises Over after the end, Stale for a table action whose moment has passed, Illegal if no offer admits the action,
    Refused with the rules' objection otherwise.
    """
    if actor is None:
        _check_table_action(rules.status(rules.public_view(state)), action)
        return
    view = rules.seat_view(state, actor)
    if not any(offer.admits(action) for offer in rules.offers(view)):
        if rules.status(rules.public_view(state)).outcome is not None:
            raise Over
        raise Illegal
    if code := rules.objection(view, action):
        raise Refused(code)


def act(rules: Rules[Any, S, A, E, X, Any, Any], state: S, actor: Seat | None, action: A, rng: Rng) -> Step[S, E, X]:
    """Check `action`, then apply it. Raises what `check` raises; `state` is never changed."""
    check(rules, state, actor, action)
    return rules.apply(state, actor, action, rng)


def fill(offer: Offer[A], chosen: Mapping[str, Sequence[int]]) -> A:
    """Return the offer's action with form fields set to the choices at the given positions.

    Raises Illegal for a position that does not exist or a number of choices that the form does not admit.
    """
    values: dict[str, Any] = {}
    for pick in offer.form:
        if pick.name not in chosen:
            continue
        positions = chosen[pick.name]
        if not all(0 <= i < len(pick.choices) for i in positions):
            raise Illegal
        picked = [pick.choices[i] for i in positions]
        value: Any = frozenset(picked) if pick.many else (picked[0] if len(picked) == 1 else None)
        if not pick.admits(value):
            raise Illegal
        values[pick.name] = value
    return evolve(offer.action, **values) if values else offer.action


def ticket(opened: int, offers: Sequence[Offer[Any]]) -> str:
    """Return a digest (10 hex digits) of a seat's offers and of when the decision opened.

    `opened` is the game version at which the open decision's id appeared. Simultaneous panels stay valid while others
    answer, since the decision stays the same; none survives an undo, since that opens the decision anew.
    """
    shape = repr((opened, [(offer.path, offer.form) for offer in offers]))
    return hashlib.blake2s(shape.encode(), digest_size=5).hexdigest()
