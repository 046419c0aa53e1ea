"""Stored plans, read: what their makers mean to do, and what of it may be shown to them."""

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bot.publication import Plan
from bot.store.records import GameRow, PlanRow
from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.plans import Intention, intention, read
from engine.core.protocol import Offer


def plan_row(row: GameRow, seat: Seat) -> PlanRow | None:
    """Return the plan of whoever sits in a seat."""
    user_id = row.seats[seat].user_id
    return next((plan for plan in row.plans if plan.user_id == user_id), None)


def plans_of(plans: Iterable[PlanRow], people: Collection[int]) -> tuple[PlanRow, ...]:
    """Return the plans of these people: whoever stands up leaves none behind."""
    return tuple(plan for plan in plans if plan.user_id in people)


def without(plans: Iterable[PlanRow], user_id: int | None, *instead: PlanRow) -> tuple[PlanRow, ...]:
    """Return the plans with one person's exchanged, or taken away."""
    return (*(plan for plan in plans if plan.user_id != user_id), *instead)


def steps_of(game: AnyGame, plan: PlanRow) -> tuple[Intention, ...]:
    """Return the steps of a plan; none if the game no longer has such actions."""
    try:
        return read(game, plan.steps)
    except ValueError:
        return ()


def events_in(game: AnyGame, raw: str) -> list[Model]:
    """Return public events from a JSON list, without those of a kind that the game no longer has."""
    found = []
    for event in json.loads(raw):
        try:
            found.append(game.events.validate_json(json.dumps(event)))
        except ValueError:
            continue
    return found


def as_now(game: AnyGame, view: Any, offers: Sequence[Offer[Any]], step: Intention) -> Intention | None:
    """Return a step as it would be said now, or None if it is not among the offers."""
    offer = next((offer for offer in offers if offer.admits(step.action)), None)
    return None if offer is None else intention(game, view, offer, step.action)


def plan_of(game: AnyGame, row: GameRow, view: Any, offers: Sequence[Offer[Any]]) -> Plan | None:
    """Return the plan of the seat whose view this is, as it may be shown to its maker."""
    plan = plan_row(row, view.seat)
    steps = () if plan is None else steps_of(game, plan)
    if plan is None or not steps:
        return None
    if plan.state == "asks":
        steps = (as_now(game, view, offers, steps[0]) or steps[0], *steps[1:])
    return Plan(steps, plan.state, tuple(events_in(game, plan.news)), plan.private)


def can_plan(game: AnyGame, view: Any) -> bool:
    """Whether a seat of a running game may plan: it plays on, is not awaited, and something can be foreseen."""
    status = game.rules.status(view.public)
    if game.foresee is None or status.pending is None or view.seat in status.pending.seats:
        return False
    return view.seat in status.seated and game.foresee(view, ()) is not None
