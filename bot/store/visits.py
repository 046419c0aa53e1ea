"""Who has last looked at which table: the version that they saw, and when."""

import sqlite3
from dataclasses import astuple, dataclass

from bot.store import Queue


@dataclass(frozen=True, slots=True)
class VisitRow:
    """Somebody's last look at a table. `at` is in Unix seconds."""

    game_id: int
    user_id: int
    version: int
    at: float


LAST = "SELECT game_id, user_id, version, at FROM visits WHERE game_id = ? AND user_id = ?"
NOTE = (
    "INSERT INTO visits (game_id, user_id, version, at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (game_id, user_id) DO UPDATE SET version = excluded.version, at = excluded.at "
    "WHERE excluded.version >= version"
)


class Visits:
    """Keeps one visit for each person and table."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def last(self, game_id: int, user_id: int) -> VisitRow | None:
        """Return somebody's last look at a table, or None."""

        def run(conn: sqlite3.Connection) -> VisitRow | None:
            row = conn.execute(LAST, (game_id, user_id)).fetchone()
            return None if row is None else VisitRow(*row)

        return await self._queue.read(run)

    async def note(self, visit: VisitRow) -> None:
        """Store a look; one at an older version than noted before changes nothing."""
        await self._queue.write(lambda conn: conn.execute(NOTE, astuple(visit)) and None)
