"""Tables that nobody touches any more."""

import sqlite3

from bot.store import Queue, rows
from bot.store.records import Waits

OPEN = """FROM games WHERE status IN ('lobby', 'running') AND deadline_at IS NULL
    AND guild_id NOT IN (SELECT guild_id FROM absences)"""
DUE_AT = """CASE
    WHEN status = 'lobby' THEN updated_at + ?1
    WHEN stalled_at IS NULL THEN updated_at + ?2
    ELSE stalled_at + ?3 END"""
GAP = "(?1 - MAX(?2, updated_at))"
GIVEN_BACK = f"""
UPDATE games SET updated_at = updated_at + {GAP}, stalled_at = stalled_at + {GAP},
    extended_seconds = extended_seconds + CASE WHEN time_left IS NULL THEN {GAP} ELSE 0 END
WHERE status IN ('lobby', 'running') AND deadline_at IS NULL AND {GAP} > ?3
"""
"""A clock that was stopped makes up for itself once it goes on."""


def give_back(conn: sqlite3.Connection, now: float, since: float, least: float, where: str, *values: int) -> None:
    """Let it be for tables without an open deadline as if the time since a moment had not been.

    Nobody could come to them. `where` says which (`?` for `values`); for those that changed after that moment the time
    counts from then on, and not at all unless it was longer than `least` seconds.
    """
    conn.execute(f"{GIVEN_BACK} AND {where}", (now, since, least, *values))


class IdleStore:
    """Finds tables without an open deadline that have been left alone, where people could come back."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def due(self, waits: Waits, now: float) -> tuple[int, ...]:
        """Return the ids of tables that have been left alone for too long."""
        sql = f"SELECT game_id {OPEN} AND {DUE_AT} <= ?4 ORDER BY game_id"
        return await self._queue.read(rows.ids(sql, waits.lobby, waits.running, waits.stalled, now))

    async def next_due(self, waits: Waits) -> float | None:
        """Return when the next table will have been left alone for too long."""
        sql = f"SELECT MIN({DUE_AT}) {OPEN}"
        values = (waits.lobby, waits.running, waits.stalled)
        return await self._queue.read(lambda conn: conn.execute(sql, values).fetchone()[0])
