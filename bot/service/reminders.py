"""Reminders: who is to be told that they are awaited, when, and never twice.

Of a decision with a deadline its people hear at half and at nine tenths of its time. Somebody who was not pinged when
their turn came, since it was night there, hears of it in the morning: that call is owed. One message names all that
waits for its reader, and nobody gets two within ten minutes. It is stored first that somebody is told or pinged, and
sent afterwards, so that a crash may lose a message, but never doubles one.

A game says in its row when it is to be looked at next (`remind_at`). A look finds out who is awaited, what each has
been told, and when the next look must be.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.errors import BadNotices, ServiceError
from bot.logs import ids
from bot.publication import Notices, Publication, Reminder, Table, TableStatus
from bot.servers import ReminderPolicy
from bot.service.absence import stalled
from bot.service.quiet import DAY_MINUTES, awake, zone_of
from bot.service.tables import Loaded, Tables
from bot.store.reminders import INVITED, Kind, NoticeRow, ReminderRow

log = logging.getLogger(__name__)

HALF, LATE = 0.5, 0.9
SHORTEST_SECONDS = 300.0
"""Who has less time for a decision is playing just now, and is not reminded of it."""
SPACING_SECONDS = 600.0
"""Nobody gets two messages within so many seconds."""

RUNNING: tuple[TableStatus, ...] = ("running",)

Policy = Callable[[int], Awaitable[ReminderPolicy]]
"""Which reminders a server (by its id) admits; of "one" it is the later."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who may be told something, with when they last were."""

    id: int
    notices: Notices
    last: float | None

    def moment(self, at: float) -> float:
        """Return the first moment from `at` on at which they may be told something."""
        if self.last is not None:
            at = max(at, self.last + SPACING_SECONDS)
        return awake(at, self.notices.quiet, self.notices.zone)


@dataclass(frozen=True, slots=True)
class Waiting:
    """An open decision: `times` are its reminders with when each falls due; empty if nobody is to be reminded."""

    table: Table
    decision: int
    awaited: tuple[int, ...]
    times: tuple[tuple[Kind, float], ...]
    notes: tuple[ReminderRow, ...]
    stalled: bool

    def left(self, user_id: int) -> dict[Kind, float]:
        """Return what is left to be told to somebody, with when it falls due; the late reminder settles the others."""
        if self.stalled or user_id not in self.awaited:
            return {}
        mine = [note for note in self.notes if note.user_id == user_id]
        told = {note.kind for note in mine if note.told}
        owed: dict[Kind, float] = {note.kind: note.at for note in mine if not note.told}
        return owed | {kind: at for kind, at in self.times if not {kind, "late"} & told}

    def when(self, person: Person, now: float) -> float | None:
        """Return when somebody is next to be told of this; None if never, or only after the deadline."""
        left = self.left(person.id)
        if not left or person.notices.way == "never":
            return None
        at = person.moment(max(now, min(left.values())))
        end = self.table.deadline_at
        return None if end is not None and at >= end else at

    def told(self, user_id: int, now: float) -> tuple[Kind, ...]:
        """Return what a message now settles: what is due, else, if there is a later one, the first reminder."""
        left = self.left(user_id)
        end = self.table.deadline_at
        if end is not None and end <= now:
            return ()
        due = tuple(kind for kind, at in left.items() if at <= now)
        return due or (tuple(left)[:1] if len(left) > 1 else ())


class Reminders:
    """What people are told of what waits for them, and how they want it."""

    def __init__(self, tables: Tables, policy: Policy) -> None:
        self._tables, self._policy = tables, policy
        self._clock, self._store = tables.clock, tables.store.reminders

    # How people want to be told

    async def notices(self, user_id: int) -> Notices:
        """Return how somebody wants to be told."""
        row = await self._store.notice(user_id)
        if row is None:
            return Notices()
        quiet = None if row.quiet_from is None or row.quiet_to is None else (row.quiet_from, row.quiet_to)
        return Notices(row.way, row.zone, quiet, row.locale, row.closed)

    async def choose(self, user_id: int, wanted: Notices) -> None:
        """Set how somebody wants to be told; it holds for what waits for them already. Raises BadNotices."""
        if wanted.zone is not None and zone_of(wanted.zone) is None:
            raise BadNotices
        begin, end = wanted.quiet or (None, None)
        if wanted.quiet and (begin == end or not all(0 <= minute < DAY_MINUTES for minute in wanted.quiet)):
            raise BadNotices
        row = NoticeRow(
            user_id=user_id,
            way=wanted.way,
            zone=wanted.zone,
            quiet_from=begin,
            quiet_to=end,
            locale=wanted.locale,
            closed=wanted.closed,
        )
        await self._store.keep_notice(row, self._clock.now())

    async def closed(self, user_id: int) -> None:
        """Note that private messages do not reach somebody: until they choose anew they are told in channels."""
        await self._store.close_private(user_id)

    # Their turn

    async def call(self, publication: Publication, users: Collection[int]) -> frozenset[int]:
        """Return who of these people is to be pinged now for the open decision; they count as pinged from here on.

        Nobody is pinged twice for a decision, even if it was taken back and is open again, nor for one that calls for
        the same. Whoever has quiet hours is
        owed the call and gets it as a reminder. Nobody is called in a game that has stalled.
        """
        pending, game_id, now = publication.status.pending, publication.table.game_id, self._clock.now()
        if not users or pending is None or await self._stalled(publication.table):
            return frozenset()
        people = await self._people(set(users) - await self._store.called(game_id, pending.calls_for, pending.id))
        wanting = [person for person in people if person.notices.way != "never"]
        later = {p.id: at for p in wanting if (at := awake(now, p.notices.quiet, p.notices.zone)) > now}
        if later:
            await self._owe(game_id, pending.id, later)
        called = frozenset(person.id for person in wanting) - later.keys()
        if called:
            await self._store.call(game_id, pending.calls_for, called, now)
        return called

    async def uncall(self, publication: Publication, users: Collection[int]) -> None:
        """Let people be pinged for the open decision after all: Discord has refused the message that was to do so."""
        if users and publication.status.pending is not None:
            await self._store.uncall(publication.table.game_id, publication.status.pending.calls_for, users)

    async def invite(self, table: Table, user_id: int) -> Reminder | None:
        """Return what tells somebody, once for a table, that a seat is offered to them; None if it is not to be told.

        Noted as told from here on. In their quiet hours nobody is to be pinged by it: see `asleep`.
        """
        if user_id in await self._store.invited(table.game_id) or (await self.notices(user_id)).way == "never":
            return None
        now = self._clock.now()
        await self._store.tell([ReminderRow(table.game_id, INVITED, user_id, "call", True, now)], now)
        return Reminder((user_id,), (table,), now)

    async def asleep(self, user_id: int) -> bool:
        """Whether somebody has quiet hours now."""
        notices, now = await self.notices(user_id), self._clock.now()
        return awake(now, notices.quiet, notices.zone) > now

    async def _owe(self, game_id: int, decision: int, later: Mapping[int, float]) -> None:
        now = self._clock.now()
        async with self._tables.turn(game_id) as loaded:
            if loaded.row.decision == decision:
                rows = [ReminderRow(game_id, decision, user, "call", False, now) for user in later]
                await self._store.owe(rows, min(later.values()))

    # Reminders

    async def next_due(self) -> float | None:
        """Return when `due` is to be asked next, in Unix seconds."""
        return await self._store.next_due()

    async def due(self) -> tuple[Reminder, ...]:
        """Return the messages that are to be sent now; they count as sent from here on."""
        made, now = list[Reminder](), self._clock.now()
        for game_id in await self._store.due(now):
            try:
                made += await self._look(game_id, now)
            except Exception as error:  # trouble with one game stops no other, and is not tried for ever
                log.error("nobody was reminded", extra=ids(game=game_id, error=type(error).__name__))
                await self._store.look_at(game_id, None)
        return merged(made)

    async def still(self, reminder: Reminder) -> Reminder | None:
        """Return a reminder without what was answered since it was noted; None if nothing of it waits any more.

        To be asked just before it is sent: where many are sent, the last ones are sent much later.
        """
        awaited = [(table, await self._awaited(table)) for table in reminder.tables]
        users = tuple(user for user in reminder.user_ids if any(user in those for _, those in awaited))
        tables = tuple(table for table, those in awaited if not those.isdisjoint(users))
        return replace(reminder, user_ids=users, tables=tables) if users else None

    async def _awaited(self, table: Table) -> frozenset[int]:
        """Return who is awaited for the decision that was open at a table as it was then."""
        try:
            loaded = await self._tables.load(table.game_id)
        except ServiceError:
            return frozenset()
        if loaded.row.status != "running" or loaded.row.opened != table.opened:
            return frozenset()
        return frozenset(self._tables.publication(loaded).awaited)

    async def put_off(self, reminder: Reminder) -> None:
        """Let what was noted as told be told by another message, as soon as nobody gets two too near each other."""
        until = reminder.at + SPACING_SECONDS
        for table in reminder.tables:
            async with self._tables.turn(table.game_id, unreadable=True):
                await self._store.put_off(table.game_id, reminder.user_ids, reminder.at, until)

    async def posted(self, reminder: Reminder, channel_id: int, message_id: int) -> None:
        """Note where a reminder stands, in a channel or a private one."""
        games = [table.game_id for table in reminder.tables]
        await self._store.posted(reminder.user_ids, games, reminder.at, channel_id, message_id)

    async def answered(self) -> tuple[tuple[int, int], ...]:
        """Return such reminders, as channel and message id, of which nothing waits any more; each is returned once."""
        return await self._store.answered()

    async def _look(self, game_id: int, now: float) -> list[Reminder]:
        """Return whom to tell what because of one game, and note when to look at it again."""
        waiting = await self._waiting(await self._tables.load(game_id))
        people = await self._people(waiting.awaited) if waiting else []
        made = [found for person in people if (found := await self._reminder(waiting, person, now))]
        async with self._tables.turn(game_id) as loaded:
            await self._store.look_at(game_id, await self._next_look(loaded, now))
        return made

    async def _next_look(self, loaded: Loaded, now: float) -> float | None:
        waiting = await self._waiting(loaded)
        if waiting is None:
            return None
        people = await self._people(waiting.awaited)
        if waiting.stalled:  # what falls due meanwhile is not made up for
            return min((at for _, at in waiting.times if at > now), default=None)
        return min((at for person in people if (at := waiting.when(person, now)) is not None), default=None)

    async def _reminder(self, waiting: Waiting | None, person: Person, now: float) -> Reminder | None:
        """Return what to tell somebody if this decision is due for them: all that waits for them, all noted as told."""
        at = None if waiting is None else waiting.when(person, now)
        if waiting is None or at is None or at > now:
            return None
        private = person.notices.way == "private" and not person.notices.closed
        others = await self._others(person.id, waiting.table, None if private else waiting.table.guild_id)
        told = [(each, kinds) for each in (waiting, *others) if (kinds := each.told(person.id, now))]
        await self._store.tell(
            [
                ReminderRow(each.table.game_id, each.decision, person.id, kind, True, now)
                for each, kinds in told
                for kind in kinds
            ],
            now,
        )
        return Reminder((person.id,), _urgent(each.table for each, _ in told), now, private, person.notices.locale)

    async def _others(self, user_id: int, but: Table, guild_id: int | None) -> list[Waiting]:
        """Return what else waits for somebody, on one server or on all."""
        rows = await self._tables.store.find(statuses=RUNNING, guild_id=guild_id, user_id=user_id)
        found = []
        for row in rows:
            if row.game_id == but.game_id or user_id not in row.told:  # a row's `told` holds all who are awaited
                continue
            try:
                waiting = await self._waiting(await self._tables.load(row.game_id))
            except ServiceError as error:
                log.warning("a game is not in a reminder", extra=ids(game=row.game_id, code=error.code))
                continue
            found += [waiting] if waiting else []
        return found

    async def _waiting(self, loaded: Loaded) -> Waiting | None:
        """Return a game's open decision; None if the game waits for nobody."""
        if loaded.state is None or loaded.row.status != "running":
            return None
        shown = self._tables.publication(loaded)
        if shown.status.pending is None:
            return None
        decision = shown.status.pending.id
        return Waiting(
            shown.table,
            decision,
            shown.awaited,
            times(shown.table, await self._policy(shown.table.guild_id)),
            await self._store.of_decision(loaded.game_id, decision),
            await self._stalled(shown.table),
        )

    async def _stalled(self, table: Table) -> bool:
        """Return whether a game has stalled.

        It has when as many deadlines in a row as people sit there, and at least two, have passed without any of them
        doing anything. Whatever one of them does ends that.
        """
        people = sum(who.user_id is not None for who in table.seats)
        return stalled(people, await self._store.unanswered(table.game_id))

    async def _people(self, users: Iterable[int]) -> list[Person]:
        async def person(user_id: int) -> Person:
            notices, last = await asyncio.gather(self.notices(user_id), self._store.last_told(user_id))
            return Person(user_id, notices, last)

        return list(await asyncio.gather(*map(person, sorted(users))))


def times(table: Table, policy: ReminderPolicy) -> tuple[tuple[Kind, float], ...]:
    """Return when the reminders of a table's open decision fall due.

    An outage that put the deadline off moves them along.
    """
    if table.deadline_at is None or policy == "none":
        return ()
    whole = table.deadline_at - table.opened_at - table.extended_seconds
    if table.deadline_seconds is not None:
        whole = min(whole, table.deadline_seconds)  # a game that was frozen in between got its time anew
    if whole < SHORTEST_SECONDS:
        return ()
    late: tuple[Kind, float] = ("late", table.deadline_at - (1 - LATE) * whole)
    return (("half", table.deadline_at - (1 - HALF) * whole), late) if policy == "both" else (late,)


def merged(reminders: Iterable[Reminder]) -> tuple[Reminder, ...]:
    """Return reminders with one for all people who are told of the same tables in the same channel."""
    public: dict[tuple[int, ...], Reminder] = {}
    private = []
    for reminder in reminders:
        key = tuple(table.game_id for table in reminder.tables)
        if reminder.private:
            private.append(reminder)
        elif key in public:
            public[key] = replace(public[key], user_ids=(*public[key].user_ids, *reminder.user_ids))
        else:
            public[key] = replace(reminder, locale=None)
    return (*public.values(), *private)


def _urgent(tables: Iterable[Table]) -> tuple[Table, ...]:
    """Return tables by deadline, those without one last, the longest waiting first."""
    return tuple(sorted(tables, key=lambda t: (t.deadline_at is None, t.deadline_at or 0.0, t.opened_at, t.game_id)))
