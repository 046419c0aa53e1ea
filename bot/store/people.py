"""What people have chosen for themselves."""

from bot.store import Queue


class People:
    """Choices of people; somebody without a row has what is so from the start."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def counted(self, user_id: int) -> bool:
        """Whether a server's statistics may name somebody."""
        sql = "SELECT counted FROM people WHERE user_id = ?"
        return await self._queue.read(lambda conn: all(row[0] for row in conn.execute(sql, (user_id,))))

    async def count(self, user_id: int, counted: bool) -> None:
        """Let statistics name somebody, or not."""
        sql = "INSERT INTO people (user_id, counted) VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET counted = ?2"
        await self._queue.write(lambda conn: conn.execute(sql, (user_id, counted)) and None)
