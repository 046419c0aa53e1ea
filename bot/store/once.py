"""What is done once with a game that has ended, whatever happens meanwhile: a table like it, and its film."""

import sqlite3

from bot.store import Queue

FOLLOWER = "SELECT game_id FROM games WHERE follows = ? AND status <> 'cancelled'"


class Once:
    """Knows what has been done."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def follower(self, game_id: int) -> int | None:
        """Return the table that was opened like one that has ended, unless it was called off."""

        def run(conn: sqlite3.Connection) -> int | None:
            row = conn.execute(FOLLOWER, (game_id,)).fetchone()
            return None if row is None else int(row[0])

        return await self._queue.read(run)

    async def film(self, game_id: int) -> int | None:
        """Return the message with a game's film: 0 if nobody noted which it is, None if there is none."""
        sql = "SELECT film_id FROM games WHERE game_id = ?"

        def run(conn: sqlite3.Connection) -> int | None:
            row = conn.execute(sql, (game_id,)).fetchone()
            return None if row is None else row[0]

        return await self._queue.read(run)

    async def claim_film(self, game_id: int) -> bool:
        """Note that a game's film goes out now; return whether none did before."""
        sql = "UPDATE games SET film_id = 0 WHERE game_id = ? AND film_id IS NULL"
        return await self._queue.write(lambda conn: conn.execute(sql, (game_id,)).rowcount == 1)

    async def film_posted(self, game_id: int, message_id: int | None) -> None:
        """Note the message with a game's film; None: it could not be posted."""
        sql = "UPDATE games SET film_id = ?2 WHERE game_id = ?1"
        await self._queue.write(lambda conn: conn.execute(sql, (game_id, message_id)) and None)
