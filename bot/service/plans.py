"""Standing answers: people say what they will do when their turn comes, and it is done as if they had been there.

A step is carried out in the same locked turn that made its maker awaited, as an ordinary action of theirs, and goes
from their plan in the transaction that stores it: a restart in between carries it out once. It is done only if

- the decision is of the kind that it was planned for, and it is legal;
- nothing hidden was shown to its maker since they made the plan: no private event, and no public one that `shows`;
- it is said in the same words as when it was planned, and the game asks nothing about it that was not asked then.

Where it is legal but one of the others fails, the plan waits at this decision, and its maker is asked. Where it is not,
it is gone, and its maker is told. Either is over when the decision is.

To everybody else a plan is an answer that came at once, as from somebody who sat there waiting. Nothing else shows that
there is one: making it, changing it and asking about it are no changes of the table.
"""

import json
import logging
from dataclasses import dataclass, replace

from bot.errors import NotNow, ServiceError, StaleTicket
from bot.logs import ids
from bot.publication import Draft
from bot.service.intentions import as_now, events_in, plan_row, steps_of, without
from bot.service.play import Clicked, Planned, Play, Played, require_running
from bot.service.replay import without_undone
from bot.service.tables import Cause, Loaded, Tables, dump
from bot.store import StoreError
from bot.store.records import PlanRow
from engine.core.errors import GameError, Illegal, Refused, Stale
from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.plans import Foreseen, Intention, foreseen, intention, ticket, written
from engine.core.play import check, fill

log = logging.getLogger(__name__)

MOST_STEPS = 6
MOST_NEWS = 5
"""Of so many events that showed something a maker is told, the last ones."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What was shown to a seat since it made its plan."""

    events: tuple[Model, ...] = ()
    private: bool = False
    anything: bool = False


class Plans:
    """Keeps plans and carries them out."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables, self._play = tables, play

    # What their makers do

    async def draft(self, game_id: int, user_id: int) -> Draft:
        """Return what somebody may plan. Raises NotSeated, NotRunning, Over, and NotNow if nothing can be foreseen."""
        loaded = await self._tables.load(game_id)
        return self._draft(loaded, loaded.seat_of(user_id))

    async def add(self, game_id: int, user_id: int, choice: Clicked, version: int) -> Draft:
        """Add a step to somebody's plan, chosen from a draft that was shown at a version of the table.

        Raises StaleTicket if the draft is another now, NotNow if they are awaited, and GameErrors.
        """
        async with self._tables.turn(game_id) as loaded:
            seat = loaded.seat_of(user_id)
            draft = self._draft(loaded, seat)
            if choice.ticket != draft.ahead.ticket:
                raise StaleTicket(draft.peek)
            step = _chosen(loaded, draft, choice)
            old = plan_row(loaded.row, seat)
            known = [min(version, loaded.row.version), *([old.version] if old else [])]
            steps = (*(steps_of(loaded.game, old) if old else ()), step)
            plan = PlanRow(user_id=user_id, version=min(known), steps=written(steps))
            return self._draft(await self._keep(loaded, without(loaded.row.plans, user_id, plan)), seat)

    async def drop(self, game_id: int, user_id: int) -> None:
        """Forget somebody's plan, if they have one. Raises NotSeated."""
        async with self._tables.turn(game_id, unreadable=True) as loaded:
            loaded.seat_of(user_id)
            await self._keep(loaded, without(loaded.row.plans, user_id))

    def _draft(self, loaded: Loaded, seat: Seat) -> Draft:
        require_running(loaded)
        peek = self._tables.peek(loaded, seat)
        plan = plan_row(loaded.row, seat)
        steps = () if plan is None else steps_of(loaded.game, plan)
        awaited = peek.status.pending is not None and seat in peek.status.pending.seats
        if awaited or not (peek.can_plan or steps):
            raise NotNow(loaded.game_id)
        then = self._ahead(loaded, peek.view, steps) if peek.can_plan else None
        then = then or Foreseen(peek.view, ())
        ahead = replace(peek, view=then.view, offers=then.offers, ticket=ticket(loaded.game, steps, then))
        return Draft(peek, ahead)

    def _ahead(self, loaded: Loaded, view: object, steps: tuple[Intention, ...]) -> Foreseen | None:
        full = len(steps) >= MOST_STEPS
        return None if full else foreseen(loaded.game, view, [step.action for step in steps])

    async def _keep(self, loaded: Loaded, plans: tuple[PlanRow, ...]) -> Loaded:
        """Store a game's plans: no change of the table, so that nobody else notices."""
        if plans != loaded.row.plans:
            await self._tables.store.plans.keep(loaded.game_id, plans)
        return replace(loaded, row=replace(loaded.row, plans=plans))

    def taken_up(self, loaded: Loaded, seat: Seat, yes: Planned) -> tuple[Model, tuple[PlanRow, ...]]:
        """Return the action of a plan whose maker was asked and says yes, and the plans that are left.

        Raises StaleTicket, and Stale where nobody was asked.
        """
        require_running(loaded)
        self._play.at_ticket(loaded, seat, yes.ticket)
        plan = plan_row(loaded.row, seat)
        if plan is None or plan.state != "asks":
            raise Stale
        known = min(yes.version, loaded.row.version)
        return steps_of(loaded.game, plan)[0].action, self._rest(loaded, plan, known)

    # What becomes of them

    async def carry_on(self, loaded: Loaded, cause: Cause) -> tuple[Loaded, Played | None]:
        """Judge the plans of those who are awaited, and carry out one step of one of them if it may be."""
        loaded = await self._judged(loaded)
        for plan in loaded.row.plans:
            step = self._due(loaded, plan)
            if step is not None and plan.state == "ready":
                return loaded, await self._carry_out(loaded, plan, step, cause)
        return loaded, None

    async def _judged(self, loaded: Loaded) -> Loaded:
        if not loaded.row.plans or loaded.row.status != "running":
            return loaded
        judged = [await self._verdict(loaded, plan) for plan in loaded.row.plans]
        return await self._keep(loaded, tuple(plan for plan in judged if plan is not None))

    def _due(self, loaded: Loaded, plan: PlanRow) -> Intention | None:
        """Return the first step of a plan if it is meant for the decision that its maker is awaited for."""
        pending = loaded.status.pending
        if pending is None or loaded.seat_of(plan.user_id) not in pending.seats:
            return None
        steps = steps_of(loaded.game, plan)
        return steps[0] if steps and steps[0].kind == pending.kind else None

    async def _verdict(self, loaded: Loaded, plan: PlanRow) -> PlanRow | None:
        """Return a plan as it stands now; None if its moment has passed, or nobody can read it any more."""
        if not steps_of(loaded.game, plan):
            return None
        pending, seat = loaded.status.pending, loaded.seat_of(plan.user_id)
        assert pending is not None, "a running game waits for somebody"
        if plan.decision is not None:
            return plan if plan.decision == pending.id and seat in pending.seats else None
        step = self._due(loaded, plan)
        if step is None:
            return plan
        try:
            check(loaded.game.rules, loaded.state, seat, step.action)
        except GameError:
            return replace(plan, state="gone", decision=pending.id)
        view = loaded.game.rules.seat_view(loaded.state, seat)
        now = as_now(loaded.game, view, loaded.game.rules.offers(view), step)
        shown = await self._shown(loaded, seat, plan.version)
        if now is not None and step.still(now) and not shown.anything:
            return plan
        news = dump(shown.events[-MOST_NEWS:])
        return replace(plan, state="asks", decision=pending.id, news=news, private=shown.private)

    async def _shown(self, loaded: Loaded, seat: Seat, version: int) -> Shown:
        """Return what was shown to a seat after a version."""
        events, private, anything = list[Model](), False, False
        shows, public = loaded.game.shows, loaded.game.rules.public_view(loaded.state)
        for entry in without_undone(await self._tables.store.log(loaded.game_id, version)):
            private |= any(to == seat for to, _ in json.loads(entry.private))
            if entry.reveals:
                found = [e for e in events_in(loaded.game, entry.public) if shows is None or shows(public, e)]
                events += found
                anything |= shows is None or bool(found)
        return Shown(tuple(events), private, anything or private)

    async def _carry_out(self, loaded: Loaded, plan: PlanRow, step: Intention, cause: Cause) -> Played:
        """Carry out the first step of a plan; one that fails is dropped, since what led here is stored."""
        seat = loaded.seat_of(plan.user_id)
        cause = replace(cause, kind="plan", user_id=plan.user_id)
        try:
            return await self._play.step(loaded, seat, step.action, cause, plans=self._rest(loaded, plan, plan.version))
        except (ServiceError, StoreError):
            raise
        except Exception as error:
            log.error(
                "the plan of a seat failed", extra=ids(game=loaded.game_id, seat=seat, error=type(error).__name__)
            )
            dropped = await self._keep(loaded, without(loaded.row.plans, plan.user_id))
            return Played(dropped, dropped.row.version)

    def _rest(self, loaded: Loaded, plan: PlanRow, version: int) -> tuple[PlanRow, ...]:
        """Return the game's plans without the first step of one of them."""
        steps = steps_of(loaded.game, plan)[1:]
        left = [PlanRow(user_id=plan.user_id, version=version, steps=written(steps))] if steps else []
        return without(loaded.row.plans, plan.user_id, *left)


def _chosen(loaded: Loaded, draft: Draft, choice: Clicked) -> Intention:
    """Return the step that a choice means. Raises Illegal or Refused."""
    ahead = draft.ahead
    if not 0 <= choice.offer < len(ahead.offers):
        raise Illegal
    offer = ahead.offers[choice.offer]
    action = fill(offer, choice.filled)
    if code := loaded.game.rules.objection(ahead.view, action):
        raise Refused(code)
    return intention(loaded.game, ahead.view, offer, action)
