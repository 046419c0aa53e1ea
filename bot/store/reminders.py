"""Where it is kept how people want to be told, what they have been told, and when to look at a game again."""

import sqlite3
from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields
from typing import Literal

from bot.store import Queue
from bot.store.rows import ids

Way = Literal["channel", "private", "never"]
Kind = Literal["call", "half", "late"]

INVITED = -1
"""In place of a decision: a seat was offered to somebody by name."""

KEPT_SECONDS = 40 * 86400.0
"""For how long it is known what somebody was told; longer than any decision may stay open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRow:
    """How somebody wants to be told. `closed`: private messages did not reach them when last tried.

    Quiet hours are minutes since midnight in the time zone `zone` (an IANA name); both None: there are none.
    """

    user_id: int
    way: Way = "channel"
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    locale: str | None = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class ReminderRow:
    """Something that somebody was told of a decision at a time, or, if not `told`, is owed since."""

    game_id: int
    decision: int
    user_id: int
    kind: Kind
    told: bool
    at: float


_NOTICE = tuple(f.name for f in fields(NoticeRow))
_REMINDER = tuple(f.name for f in fields(ReminderRow))
_KEEP_NOTICE = f"INSERT OR REPLACE INTO notices ({', '.join(_NOTICE)}) VALUES ({', '.join('?' * len(_NOTICE))})"
_KEEP_REMINDER = f"({', '.join(_REMINDER)}) VALUES ({', '.join('?' * len(_REMINDER))})"
_LOOK_SOONER = "UPDATE games SET remind_at = MIN(COALESCE(remind_at, ?2), ?2) WHERE game_id = ?1"
_ANSWERED = f"""
SELECT reminders.channel_id, reminders.message_id FROM reminders JOIN games USING (game_id)
WHERE reminders.message_id IS NOT NULL GROUP BY reminders.message_id HAVING NOT MAX(
    games.status = 'running' AND (
        games.decision = reminders.decision AND reminders.user_id IN (SELECT value FROM json_each(games.told))
        OR reminders.decision = {INVITED} AND reminders.user_id > 0 AND EXISTS (
            SELECT 1 FROM seats WHERE seats.game_id = games.game_id AND seats.offer = reminders.user_id)))
"""


class Reminders:
    """Keeps what reminders need. Games themselves say in `remind_at` when they are to be looked at."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    # People

    async def notice(self, user_id: int) -> NoticeRow | None:
        """Return how somebody wants to be told, or None if they never said."""
        sql = f"SELECT {', '.join(_NOTICE)} FROM notices WHERE user_id = ?"

        def run(conn: sqlite3.Connection) -> NoticeRow | None:
            row = conn.execute(sql, (user_id,)).fetchone()
            return None if row is None else NoticeRow(**dict(zip(_NOTICE, (*row[:-1], bool(row[-1])), strict=True)))

        return await self._queue.read(run)

    async def keep_notice(self, notice: NoticeRow, now: float) -> None:
        """Store how somebody wants to be told, and let all their games be looked at now."""
        values = tuple(getattr(notice, name) for name in _NOTICE)
        again = (
            "UPDATE games SET remind_at = ?2 WHERE status = 'running' AND decision IS NOT NULL "
            "AND game_id IN (SELECT game_id FROM seats WHERE user_id = ?1)"
        )

        def run(conn: sqlite3.Connection) -> None:
            conn.execute(_KEEP_NOTICE, values)
            conn.execute(again, (notice.user_id, now))

        await self._queue.write(run)

    async def close_private(self, user_id: int) -> None:
        """Note that private messages do not reach somebody."""
        sql = "UPDATE notices SET closed = 1 WHERE user_id = ?"
        await self._queue.write(lambda conn: conn.execute(sql, (user_id,)) and None)

    async def last_told(self, user_id: int) -> float | None:
        """Return when somebody was last reminded of anything."""
        sql = "SELECT MAX(at) FROM reminders WHERE user_id = ? AND told = 1"
        return await self._queue.read(lambda conn: conn.execute(sql, (user_id,)).fetchone()[0])

    # Games

    async def due(self, now: float) -> tuple[int, ...]:
        """Return the ids of running games that are to be looked at, the longest due first."""
        sql = "SELECT game_id FROM games WHERE status = 'running' AND remind_at <= ? ORDER BY remind_at, game_id"
        return await self._queue.read(ids(sql, now))

    async def next_due(self) -> float | None:
        """Return when the next running game is to be looked at."""
        sql = "SELECT MIN(remind_at) FROM games WHERE status = 'running' AND remind_at IS NOT NULL"
        return await self._queue.read(lambda conn: conn.execute(sql).fetchone()[0])

    async def look_at(self, game_id: int, at: float | None) -> None:
        """Let a game be looked at then, or not at all. Callers hold the game's lock."""
        sql = "UPDATE games SET remind_at = ?2 WHERE game_id = ?1"
        await self._queue.write(lambda conn: conn.execute(sql, (game_id, at)) and None)

    async def of_decision(self, game_id: int, decision: int) -> tuple[ReminderRow, ...]:
        """Return what people were told of a decision, or are owed."""
        sql = f"SELECT {', '.join(_REMINDER)} FROM reminders WHERE game_id = ? AND decision = ?"

        def run(conn: sqlite3.Connection) -> tuple[ReminderRow, ...]:
            found = conn.execute(sql, (game_id, decision)).fetchall()
            return tuple(ReminderRow(row[0], row[1], row[2], row[3], bool(row[4]), row[5]) for row in found)

        return await self._queue.read(run)

    async def unanswered(self, game_id: int) -> int:
        """Return how many deadlines of a game have passed since a person last did anything there."""
        sql = (
            "SELECT COUNT(*) FROM actions WHERE game_id = ?1 AND kind = 'lapse' AND version > "
            "(SELECT COALESCE(MAX(version), 0) FROM actions WHERE game_id = ?1 AND user_id IS NOT NULL)"
        )
        return await self._queue.read(lambda conn: int(conn.execute(sql, (game_id,)).fetchone()[0]))

    # Calls

    async def called(self, game_id: int, call: int, decision: int) -> frozenset[int]:
        """Return who was pinged for what a decision calls for, or is owed that since it opened."""
        sql = (
            "SELECT user_id FROM calls WHERE game_id = ?1 AND decision = ?2 UNION "
            "SELECT user_id FROM reminders WHERE game_id = ?1 AND decision = ?3 AND kind = 'call'"
        )
        return frozenset(await self._queue.read(ids(sql, game_id, call, decision)))

    async def invited(self, game_id: int) -> frozenset[int]:
        """Return who was told that a seat at a table is offered to them."""
        sql = "SELECT user_id FROM reminders WHERE game_id = ? AND decision = ?"
        return frozenset(await self._queue.read(ids(sql, game_id, INVITED)))

    async def call(self, game_id: int, call: int, users: Collection[int], now: float) -> None:
        """Note that people are being pinged for what a decision calls for, and forget what is too old to matter."""
        values = [(game_id, call, user, now) for user in users]

        def run(conn: sqlite3.Connection) -> None:
            conn.executemany("INSERT OR IGNORE INTO calls (game_id, decision, user_id, at) VALUES (?, ?, ?, ?)", values)
            conn.execute("DELETE FROM calls WHERE at < ?", (now - KEPT_SECONDS,))

        await self._queue.write(run)

    async def uncall(self, game_id: int, call: int, users: Collection[int]) -> None:
        """Forget that people were pinged: the message did not go out."""
        values = [(game_id, call, user) for user in users]
        sql = "DELETE FROM calls WHERE game_id = ? AND decision = ? AND user_id = ?"
        await self._queue.write(lambda conn: conn.executemany(sql, values) and None)

    # Reminders

    async def tell(self, reminders: Iterable[ReminderRow], now: float) -> None:
        """Note what somebody is being told, all of it at once, and forget what is too old to matter."""
        values = [tuple(getattr(row, name) for name in _REMINDER) for row in reminders]

        def run(conn: sqlite3.Connection) -> None:
            conn.executemany(f"INSERT OR REPLACE INTO reminders {_KEEP_REMINDER}", values)
            conn.execute("DELETE FROM reminders WHERE at < ?", (now - KEPT_SECONDS,))

        await self._queue.write(run)

    async def put_off(self, game_id: int, user_ids: Collection[int], at: float, until: float) -> None:
        """Let people be owed until then what was noted at a time. Callers hold the game's lock."""
        known = "game_id = ? AND user_id = ? AND told = 1 AND at = ?"
        values = [(until, game_id, user_id, at) for user_id in user_ids]

        def run(conn: sqlite3.Connection) -> None:
            conn.executemany(f"UPDATE reminders SET told = 0, at = ? WHERE {known}", values)
            conn.execute(_LOOK_SOONER, (game_id, until))

        await self._queue.write(run)

    async def posted(
        self, user_ids: Collection[int], game_ids: Collection[int], at: float, channel_id: int, message_id: int
    ) -> None:
        """Note the message that tells what was noted for these people and games at that time."""
        known = "game_id = ? AND user_id = ? AND told = 1 AND at = ?"
        sql = f"UPDATE reminders SET channel_id = ?, message_id = ? WHERE {known}"
        values = [(channel_id, message_id, game_id, user_id, at) for game_id in game_ids for user_id in user_ids]
        await self._queue.write(lambda conn: conn.executemany(sql, values) and None)

    async def answered(self) -> tuple[tuple[int, int], ...]:
        """Return the messages of which nothing waits any more, as channel and message id, and forget them."""
        found = await self._queue.read(lambda conn: tuple(conn.execute(_ANSWERED).fetchall()))
        if found:
            gone = [(message_id,) for _, message_id in found]
            sql = "UPDATE reminders SET channel_id = NULL, message_id = NULL WHERE message_id = ?"
            await self._queue.write(lambda conn: conn.executemany(sql, gone) and None)
        return found

    async def owe(self, reminders: Iterable[ReminderRow], look_at: float) -> None:
        """Note calls that people are owed and let the game be looked at when the first may be made.

        Callers hold the game's lock. A call that was noted before changes nothing.
        """
        rows = list(reminders)
        values = [tuple(getattr(row, name) for name in _REMINDER) for row in rows]

        def run(conn: sqlite3.Connection) -> None:
            conn.executemany(f"INSERT OR IGNORE INTO reminders {_KEEP_REMINDER}", values)
            conn.executemany(_LOOK_SOONER, [(game_id, look_at) for game_id in {row.game_id for row in rows}])

        await self._queue.write(run)
