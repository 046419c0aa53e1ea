"""What servers have set, and who changed what. It stays when the bot is removed from a server and invited again."""

import sqlite3
from collections.abc import Collection
from dataclasses import astuple, dataclass, fields
from functools import partial

from bot.store import Queue

KEPT = 100
"""Changes of a server that are remembered."""


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """One change of a server's settings: `value` is JSON, `at` in Unix seconds; a user of 0 was erased."""

    guild_id: int
    user_id: int
    interaction_id: int
    name: str
    value: str
    at: float


_COLUMNS = ", ".join(field.name for field in fields(ChangeRow))


class Guilds:
    """The settings of servers."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def settings(self, guild_id: int) -> str | None:
        """Return a server's settings (JSON), or None if nothing was ever set there."""
        sql = "SELECT settings FROM guilds WHERE guild_id = ?"
        return await self._queue.read(lambda conn: next((row[0] for row in conn.execute(sql, (guild_id,))), None))

    async def change(self, change: ChangeRow, settings: str) -> bool:
        """Store a server's settings after a change; False, and nothing done, if its interaction was seen before."""
        return await self._queue.write(partial(_change, change=change, settings=settings))

    async def changes(self, guild_id: int, most: int) -> tuple[ChangeRow, ...]:
        """Return a server's last changes, the newest first."""
        sql = f"SELECT {_COLUMNS} FROM guild_changes WHERE guild_id = ? ORDER BY change_id DESC LIMIT ?"
        return await self._queue.read(
            lambda conn: tuple(ChangeRow(*row) for row in conn.execute(sql, (guild_id, most)))
        )

    async def open_tables(self, guild_id: int, channels: Collection[int], interaction_id: int) -> int:
        """Return how many tables are open in some channels, without the one that this interaction opened."""
        return await self._queue.read(
            partial(_open_tables, guild_id=guild_id, channels=tuple(channels), interaction_id=interaction_id)
        )


def _change(conn: sqlite3.Connection, change: ChangeRow, settings: str) -> bool:
    marks = ", ".join("?" * len(fields(ChangeRow)))
    written = conn.execute(f"INSERT OR IGNORE INTO guild_changes ({_COLUMNS}) VALUES ({marks})", astuple(change))
    if not written.rowcount:
        return False
    conn.execute("INSERT OR REPLACE INTO guilds (guild_id, settings) VALUES (?, ?)", (change.guild_id, settings))
    conn.execute(
        "DELETE FROM guild_changes WHERE guild_id = ?1 AND change_id <= ("
        "SELECT change_id FROM guild_changes WHERE guild_id = ?1 ORDER BY change_id DESC LIMIT 1 OFFSET ?2)",
        (change.guild_id, KEPT),
    )
    return True


def _open_tables(conn: sqlite3.Connection, guild_id: int, channels: Collection[int], interaction_id: int) -> int:
    sql = (
        "SELECT COUNT(*) FROM games WHERE guild_id = ? AND status IN ('lobby', 'running') "
        f"AND channel_id IN ({', '.join('?' * len(channels))}) "
        "AND game_id NOT IN (SELECT game_id FROM actions WHERE interaction_id = ?)"
    )
    return int(conn.execute(sql, (guild_id, *channels, interaction_id)).fetchone()[0])
