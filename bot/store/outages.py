"""Where it is kept when the bot was last there for its players, and what an outage moves."""

import sqlite3

from bot.store import Queue
from bot.store.idle import give_back

OUTAGE_SECONDS, SHORT_OUTAGE_SECONDS = 600.0, 30.0
"""An outage counts from ten minutes on; for short turns from a tenth of their time on, but not below half a minute."""
SHARE = 0.1

_MOVED = """
SELECT game_id, version, gap FROM (
    SELECT game_id, version, ?1 - MAX(?2, updated_at) AS gap, deadline_at - opened_at - extended_seconds AS given
    FROM games WHERE status = 'running' AND deadline_at IS NOT NULL
) WHERE gap > MIN(?3, MAX(?4, ?5 * given)) ORDER BY game_id
"""
_MOVE = """
UPDATE games SET version = version + 1, deadline_at = deadline_at + ?2, remind_at = remind_at + ?2,
    undo_deadline_at = undo_deadline_at + ?2, extended_seconds = extended_seconds + ?2 WHERE game_id = ?1
"""


class Outages:
    """Keeps the heartbeat."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def beat(self, now: float) -> None:
        """Note that the bot is there for its players now."""
        await self._queue.write(lambda conn: _beat(conn, now))

    async def make_up(self, now: float) -> tuple[int, ...]:
        """Note that the bot is there again, and move every open deadline by as long as it was not.

        Tables without one, of servers that can be reached, have not been left alone for that time either.

        A game that was changed after the last heartbeat shows that the bot was there then. Returns the games whose
        deadlines were moved; heartbeat and deadlines change at once, so that no outage counts twice. Without a
        heartbeat nothing is known of an outage.
        """

        def run(conn: sqlite3.Connection) -> tuple[int, ...]:
            last = conn.execute("SELECT at FROM heartbeat").fetchone()
            _beat(conn, now)
            if last is None:
                return ()
            asked = (now, last[0], OUTAGE_SECONDS, SHORT_OUTAGE_SECONDS, SHARE)
            give_back(conn, now, last[0], OUTAGE_SECONDS, "guild_id NOT IN (SELECT guild_id FROM absences)")
            moved = conn.execute(_MOVED, asked).fetchall()
            conn.executemany(_MOVE, [(game_id, gap) for game_id, _, gap in moved])
            conn.executemany(
                "INSERT INTO actions (game_id, version, kind, at) VALUES (?, ?, 'outage', ?)",
                [(game_id, version + 1, now) for game_id, version, _ in moved],
            )
            return tuple(game_id for game_id, _, _ in moved)

        return await self._queue.write(run)


def _beat(conn: sqlite3.Connection, now: float) -> None:
    conn.execute("INSERT OR REPLACE INTO heartbeat (only, at) VALUES (1, ?)", (now,))
