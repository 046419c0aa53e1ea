"""Actions of the rules: checked, carried out, stored. The only module that calls `engine.core.play.act`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.clock import snowflake
from bot.errors import CannotUndo, NotRunning, StaleTicket
from bot.publication import Receipt
from bot.service.absence import Seats, after_act, after_lapse, rests
from bot.service.intentions import without
from bot.service.receipts import opening_of
from bot.service.sitting import called_off
from bot.service.tables import CLOSED, NO_CLOCK, NO_UNDO, Cause, Loaded, Tables, dump, dump_private
from bot.service.timing import clock, opened_by, stood, time_left
from bot.service.undo import Why, why_not
from bot.store.records import EntryRow, GameRow, PlanRow, ResultRow
from engine.core.errors import Illegal, Over, Stale
from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.play import act, fill, ticket
from engine.core.protocol import Outcome, Status, Step
from engine.core.rng import Rng
from engine.core.sealing import commitment


@dataclass(frozen=True, slots=True)
class Clicked:
    """An answer by button: the panel's ticket, the position of the offer in it, and the choices of its form fields."""

    ticket: str
    offer: int
    filled: Mapping[str, Sequence[int]]


@dataclass(frozen=True, slots=True)
class Asked:
    """An answer by slash command: a whole action, and the ticket of the offers that it was chosen among, if any."""

    action: Model
    ticket: str = ""


@dataclass(frozen=True, slots=True)
class Planned:
    """Yes to a plan that waits for its maker's word: the panel's ticket, and the table's version that it showed."""

    ticket: str
    version: int


Choice = Clicked | Asked


@dataclass(frozen=True, slots=True)
class Played:
    """A game after some steps from version `since` on, with the events of all of them."""

    loaded: Loaded
    since: int
    public: tuple[Model, ...] = ()
    private: tuple[tuple[Seat, Model], ...] = ()

    def then(self, loaded: Loaded, step: Step[Any, Any, Any]) -> "Played":
        """Return this with one more step."""
        return Played(loaded, self.since, self.public + step.public, self.private + step.private)

    def and_then(self, later: "Played") -> "Played":
        """Return this with all that came later."""
        return Played(later.loaded, self.since, self.public + later.public, self.private + later.private)

    def whispers(self, seat: Seat) -> tuple[Model, ...]:
        """Return the private events of one seat."""
        return tuple(event for to, event in self.private if to == seat)


class Play:
    """Carries actions out, one at a time, each stored before anything else happens. Callers hold the game's lock."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    # What a person wants

    def chosen(self, loaded: Loaded, seat: Seat, choice: Choice, interaction_id: int) -> Any:
        """Return the action that a choice means. Raises StaleTicket, Stale, Illegal, Over or NotRunning."""
        require_running(loaded)
        if isinstance(choice, Asked):
            if interaction_id < loaded.row.opened_by:
                raise Stale
            if choice.ticket:
                self.at_ticket(loaded, seat, choice.ticket)
            return choice.action
        offers = self.at_ticket(loaded, seat, choice.ticket)
        if not 0 <= choice.offer < len(offers):
            raise Illegal
        return fill(offers[choice.offer], choice.filled)

    def at_ticket(self, loaded: Loaded, seat: Seat, theirs: str) -> Sequence[Any]:
        """Return the seat's offers if the ticket is theirs. Raises StaleTicket with a fresh peek."""
        offers: Sequence[Any] = loaded.game.rules.offers(loaded.game.rules.seat_view(loaded.state, seat))
        if theirs != ticket(loaded.row.opened, offers):
            raise StaleTicket(self._tables.peek(loaded, seat))
        return offers

    # What happens

    async def step(
        self, loaded: Loaded, seat: Seat | None, action: Any, cause: Cause, *, in_time: bool = False, **people: Any
    ) -> Played:
        """Carry out one action; seat None is the table. `people` are fields of the row that change with it.

        `in_time`: what it opens must be answered in the time that was left for what was open. Raises a GameError if the
        rules refuse it.
        """
        return await self.steps(loaded, [(seat, action)], cause, in_time=in_time, **people)

    async def steps(
        self, loaded: Loaded, actions: Sequence[tuple[Seat | None, Any]], cause: Cause,
        *, in_time: bool = False, **people: Any,
    ) -> Played:  # fmt: skip
        """Carry out several actions as one change; those after the end of the game are left out."""
        row = replace(loaded.row, **people)
        played, entries = Played(loaded, loaded.row.version), list[EntryRow]()
        after: Step[Any, Any, Any] | None = None
        for seat, action in actions:
            rng = _rng(row)
            state = loaded.state if after is None else after.state
            after = act(loaded.game.rules, state, seat, action, rng)
            row = replace(row, seats=self._attendance(loaded, row, seat, state, cause))
            entries.append(self._entry(row.version + 1, seat, action, after, cause, first=not entries))
            before, undo = row, _undo(loaded, row, seat, state, after)
            row = self._row(loaded, row, after, rng.cursor, undo, entries[-1], cause)
            row = replace(row, **time_left(before, row, entries[-1].at)) if in_time else row
            played = played.then(loaded, after)
            if row.status != "running":
                break
        assert after is not None
        if row.status == "running" and called_off(row):
            row = replace(row, status="cancelled", passed_version=row.version, **CLOSED)
        result = self._result(loaded, row, after.state)
        stored = await self._tables.commit(loaded, row, entries, state=after.state, result=result)
        return replace(played, loaded=stored)

    def _attendance(self, loaded: Loaded, row: GameRow, seat: Seat | None, state: Any, cause: Cause) -> Seats:
        """Return the seats after an action in a state: who was there, who let a deadline pass."""
        if seat is not None:
            return after_act(row.seats, seat)
        if cause.kind != "lapse":
            return row.seats
        return after_lapse(row.seats, loaded.game.rules.status(loaded.game.rules.public_view(state)))

    async def deal(self, loaded: Loaded, seed: bytes, salt: bytes, cause: Cause) -> Played:
        """Start the game; `salt` seals its receipt."""
        rules, rng = loaded.game.rules, Rng(seed)
        step = rules.setup(loaded.options, tuple(Seat(i) for i in range(len(loaded.row.seats))), rng)
        digest = await self._tables.packs.keep(loaded.game)
        row = replace(loaded.row, seed=seed, salt=salt, status="running", content_digest=digest)
        row = replace(row, commitment=commitment(opening_of(row)))
        entry = self._entry(row.version + 1, None, None, step, cause, first=True)
        row = self._row(loaded, row, step, rng.cursor, {}, entry, cause)
        result = self._result(loaded, row, step.state)
        stored = await self._tables.commit(loaded, row, [entry], state=step.state, result=result)
        return Played(stored, loaded.row.version).then(stored, step)

    async def undo(self, loaded: Loaded, seat: Seat, theirs: str, cause: Cause) -> Loaded:
        """Take back the last action. Raises CannotUndo with the reason, StaleTicket or NotRunning.

        The random stream goes back with it, so that doing the same again leads to the same.
        """
        row, now = loaded.row, self._tables.clock.now()
        if row.undo_state is None or row.undo_seat != seat:
            why = await self._why_not(loaded, seat)
            if why is Why.TAKEN_BACK:  # a second click on the button that took it back is only late
                self.at_ticket(loaded, seat, theirs)
            raise CannotUndo(row.game_id, why)
        self.at_ticket(loaded, seat, theirs)
        version = row.version + 1
        state = loaded.game.state.model_validate_json(row.undo_state)
        status = loaded.game.rules.status(loaded.game.rules.public_view(state))
        assert status.pending is not None  # somebody acted there
        same = status.pending.id == row.decision
        row = replace(
            row,
            version=version,
            rng_cursor=row.undo_cursor or 0,
            deadline_at=None if row.undo_deadline_at is None else row.undo_deadline_at + stood(row, now),
            extended_seconds=row.extended_seconds + stood(row, now) if same else 0.0,
            remind_at=now,
            time_left=None,
            stopped_at=None,
            decision=status.pending.id,
            opened=version,
            opened_at=row.opened_at if same else now,
            opened_by=cause.interaction_id or snowflake(now),
            automatic_next=_automatic_next(row, status),
            told=_awaited(row, status) or row.told,
            state=row.undo_state,
            plans=_unjudged(row, seat),
            **NO_UNDO,
        )
        entry = EntryRow(
            version=version, kind="undo", seat=seat, user_id=cause.user_id, interaction_id=cause.interaction_id, at=now
        )
        return await self._tables.commit(loaded, row, [entry], state=state)

    async def _why_not(self, loaded: Loaded, seat: Seat) -> Why:
        """Return why a seat's last action cannot be taken back. Raises NotRunning."""
        if loaded.row.status == "over":
            return Why.OVER
        require_running(loaded)
        user_id = loaded.row.seats[seat].user_id
        assert user_id is not None  # a person asks
        return why_not(await self._tables.store.log(loaded.game_id), user_id)

    def receipt(self, played: Played, seat: Seat | None, *, duplicate: bool = False) -> Receipt:
        """Return the answer to what somebody did; `seat` is theirs, if they have one."""
        peek = None if seat is None else self._tables.peek(played.loaded, seat, played.whispers(seat))
        publication = self._tables.publication(played.loaded, played.public, since=played.since)
        return Receipt(publication, peek, duplicate)

    def _entry(
        self, version: int, seat: Seat | None, action: Any, step: Step[Any, Any, Any], cause: Cause, *, first: bool
    ) -> EntryRow:
        return EntryRow(
            version=version,
            kind=cause.kind,
            at=self._tables.clock.now(),
            seat=seat,
            user_id=cause.user_id,
            interaction_id=cause.interaction_id if first and cause.since is None else None,
            action=None if action is None else action.model_dump_json(),
            public=dump(step.public),
            private=dump_private(step.private),
            reveals=step.reveals,
        )

    def _row(
        self, loaded: Loaded, row: GameRow, step: Step[Any, Any, Any], cursor: int, undo: dict[str, Any],
        entry: EntryRow, cause: Cause,
    ) -> GameRow:  # fmt: skip
        """Return the row after a step."""
        status: Status = loaded.game.rules.status(loaded.game.rules.public_view(step.state))
        ended = status.outcome is not None
        changes: dict[str, Any] = {
            "version": entry.version,
            "state": step.state.model_dump_json(),
            "state_schema": loaded.game.schema,
            "rng_cursor": cursor,
            **(undo or NO_UNDO),
            "automatic_next": _automatic_next(row, status),
        }
        if ended:
            changes |= {"status": "over", **CLOSED}
        elif status.pending is not None and (status.pending.id != row.decision or cause.kind == "lapse"):
            changes |= {
                "decision": status.pending.id,
                "opened": entry.version if status.pending.id != row.decision else row.opened,
                "opened_at": entry.at,
                "opened_by": opened_by(cause, entry.at),
                **(NO_CLOCK if rests(row, status, cause.unanswered) else clock(loaded, status.pending.kind, entry.at)),
            }
            if undo and undo["undo_deadline_at"] is not None:
                changes["undo_deadline_at"] = undo["undo_deadline_at"] + stood(row, entry.at)
        elif status.pending is not None and cause.user_id is not None and loaded.resting:
            changes |= clock(loaded, status.pending.kind, entry.at) | {"extended_seconds": entry.at - row.opened_at}
        row = replace(row, **changes)
        if cause.kind == "lapse":
            row = replace(row, told=())  # whoever is awaited now did not see it happen
        return _told(row, _awaited(row, status), ended=ended)

    def _result(self, loaded: Loaded, row: GameRow, state: Any) -> ResultRow | None:
        if row.status != "over":
            return None
        status = loaded.game.rules.status(loaded.game.rules.public_view(state))
        return result_of(loaded, row, status.outcome, self._tables.clock.now())


def unchanged(loaded: Loaded) -> Played:
    """Return a game as it is, nothing having been done."""
    return Played(loaded, loaded.row.version)


def require_running(loaded: Loaded) -> None:
    """Raise Over or NotRunning unless the game runs."""
    if loaded.row.status == "over":
        raise Over
    if loaded.row.status != "running":
        raise NotRunning(loaded.game_id)


def result_of(loaded: Loaded, row: GameRow, outcome: Outcome | None, at: float) -> ResultRow:
    """Return what a finished game is remembered by; a table that automatic players sat at earns no badge.

    A seat's part in it is that of the person who holds it at the end, or of its owner if an automatic player does.
    """
    assert outcome is not None
    result = loaded.game.result(loaded.options, len(row.seats), outcome)
    automatic = any(seat.player is not None or seat.assisted for seat in row.seats)
    whose = [seat.user_id or seat.owner_id for seat in row.seats]
    return ResultRow(
        game_id=row.game_id,
        guild_id=row.guild_id,
        kind=row.kind,
        board=result.board,
        won=result.won,
        score=result.score,
        badge=None if automatic else result.badge,
        automatic=automatic,
        user_ids=tuple(user for user in whose if user is not None),
        winner_ids=tuple(user for seat in outcome.winners if (user := whose[seat]) is not None),
        ended_at=at,
    )


def _rng(row: GameRow) -> Rng:
    assert row.seed is not None
    return Rng(row.seed, row.rng_cursor)


def _undo(loaded: Loaded, row: GameRow, seat: Seat | None, state: Any, step: Step[Any, Any, Any]) -> dict[str, Any]:
    """Return the fields that let a person take an action back; none if something was revealed."""
    if seat is None or step.reveals or row.seats[seat].user_id is None:
        return NO_UNDO
    return {
        "undo_state": row.state if row.state_schema == loaded.game.schema else state.model_dump_json(),
        "undo_cursor": row.rng_cursor,
        "undo_seat": seat,
        "undo_deadline_at": row.deadline_at if row.time_left is None else (row.stopped_at or 0.0) + row.time_left,
    }


def _awaited(row: GameRow, status: Status) -> tuple[int, ...]:
    """Return the user ids of the people who are awaited."""
    seats = status.pending.seats if status.pending else ()
    return tuple(user for seat in seats if (user := row.seats[seat].user_id) is not None)


def _unjudged(row: GameRow, seat: Seat) -> tuple[PlanRow, ...]:
    """Return the plans after a seat took its action back: its own is over, others are judged when their turn comes."""
    theirs = without(row.plans, row.seats[seat].user_id)
    return tuple(replace(plan, state="ready", decision=None, news="[]", private=False) for plan in theirs)


def _automatic_next(row: GameRow, status: Status) -> bool:
    return status.pending is not None and any(row.seats[seat].player is not None for seat in status.pending.seats)


def _told(row: GameRow, awaited: tuple[int, ...], *, ended: bool) -> GameRow:
    """Note whether somebody must be told: of the end, or of a turn that was not theirs when last told.

    While only automatic players are awaited nobody is told anything, so a person whose turn comes back is not called
    to a table that they are looking at.
    """
    if ended:
        return replace(row, told=(), passed_version=row.version)
    if not awaited:
        return row
    new = not set(awaited) <= set(row.told)
    return replace(row, told=awaited, passed_version=row.version if new else row.passed_version)
