"""Tables that the bot cannot show: clocks that are stopped, and servers that it cannot reach."""

import sqlite3

from bot.store import Queue
from bot.store.idle import give_back

RUNNING_CLOCK = "status = 'running' AND deadline_at IS NOT NULL"
STOPPED_CLOCK = "status = 'running' AND time_left IS NOT NULL"
LOG = "INSERT INTO actions (game_id, version, kind, at) SELECT game_id, version + 1, ?, ? FROM games WHERE game_id = ?"
STOP = """
UPDATE games SET stopped_at = ?1, time_left = MAX(0, deadline_at - ?1), deadline_at = NULL, remind_at = NULL,
    version = version + 1, published_version = published_version + (published_version = version) WHERE game_id = ?2
"""
GO_ON = """
UPDATE games SET deadline_at = ?1 + time_left, remind_at = ?1, extended_seconds = extended_seconds + ?1 - stopped_at,
    undo_deadline_at = undo_deadline_at + ?1 - stopped_at, stopped_at = NULL, time_left = NULL, version = version + 1
    WHERE game_id = ?2
"""
OPEN = "SELECT DISTINCT guild_id FROM games WHERE status IN ('lobby', 'running', 'frozen')"
MISS = f"""
INSERT INTO absences (guild_id, since, removed_at) SELECT ?1, ?2, CASE WHEN ?3 THEN ?2 END WHERE ?1 IN ({OPEN})
ON CONFLICT (guild_id) DO UPDATE SET removed_at = CASE WHEN ?3 THEN COALESCE(removed_at, ?2) END
"""


class Reach:
    """Stops and starts the clocks of tables, and knows the servers that are gone. Times are Unix seconds.

    A clock is stopped or started as a change of its game: whoever is changing the game at that moment has to try again.
    """

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def stop(self, now: float, game_id: int) -> tuple[int, ...]:
        """Stop a running game's clock; return the game if it had one."""
        return await self._queue.write(lambda conn: _turn(conn, STOP, f"{RUNNING_CLOCK} AND game_id = ?", now, game_id))

    async def stop_in(self, now: float, guild_id: int, channel_id: int) -> tuple[int, ...]:
        """Stop the clocks of the running games of a channel; return those that had one."""
        which = f"{RUNNING_CLOCK} AND guild_id = ? AND channel_id = ?"
        return await self._queue.write(lambda conn: _turn(conn, STOP, which, now, guild_id, channel_id))

    async def go_on(self, now: float, game_id: int) -> tuple[int, ...]:
        """Let a clock go on with the time that was left; return the game if its clock was stopped."""
        return await self._queue.write(
            lambda conn: _turn(conn, GO_ON, f"{STOPPED_CLOCK} AND game_id = ?", now, game_id)
        )

    async def servers(self) -> tuple[int, ...]:
        """Return the servers where tables are open."""
        return await self._queue.read(lambda conn: _column(conn, OPEN))

    async def miss(self, now: float, guild_id: int, *, removed: bool) -> tuple[int, ...]:
        """Note that a server cannot be reached, if tables are open there, and stop their clocks; return those.

        `removed`: because the bot was removed from it. Since when either is so stays as it was noted first.
        """

        def run(conn: sqlite3.Connection) -> tuple[int, ...]:
            conn.execute(MISS, (guild_id, now, removed))
            return _turn(conn, STOP, f"{RUNNING_CLOCK} AND guild_id = ?", now, guild_id)

        return await self._queue.write(run)

    async def find(self, now: float, guild_id: int) -> tuple[int, ...]:
        """Note that a server can be reached; if it could not, let its clocks go on and return the games that had one.

        To tables without a clock, too, it is as if that time had not been.
        """

        def run(conn: sqlite3.Connection) -> tuple[int, ...]:
            since = _column(conn, "SELECT since FROM absences WHERE guild_id = ?", guild_id)
            if not since:
                return ()
            give_back(conn, now, since[0], 0.0, "guild_id = ?", guild_id)
            _forget(conn, guild_id)
            return _turn(conn, GO_ON, f"{STOPPED_CLOCK} AND guild_id = ?", now, guild_id)

        return await self._queue.write(run)

    async def removed_before(self, moment: float) -> tuple[int, ...]:
        """Return the servers that the bot was removed from at that moment or before."""
        return await self._queue.read(
            lambda conn: _column(conn, "SELECT guild_id FROM absences WHERE removed_at <= ?", moment)
        )

    async def forget(self, guild_id: int) -> None:
        """Forget that a server cannot be reached: nothing is open there any more."""
        await self._queue.write(lambda conn: _forget(conn, guild_id))


def _turn(conn: sqlite3.Connection, change: str, which: str, now: float, *values: int) -> tuple[int, ...]:
    found = _column(conn, f"SELECT game_id FROM games WHERE {which} ORDER BY game_id", *values)
    for game_id in found:
        conn.execute(LOG, ("stop" if change is STOP else "go_on", now, game_id))
        conn.execute(change, (now, game_id))
    return found


def _forget(conn: sqlite3.Connection, guild_id: int) -> None:
    conn.execute("DELETE FROM absences WHERE guild_id = ?", (guild_id,))


def _column(conn: sqlite3.Connection, sql: str, *values: float) -> tuple[int, ...]:
    return tuple(row[0] for row in conn.execute(sql, values))
