"""All that is kept about one person, and how it goes. A test looks for their id in every column of every table."""

import sqlite3
from functools import partial
from typing import Any

from bot.store import Queue
from bot.store.rows import ids

Rows = dict[str, list[dict[str, Any]]]

OPEN = "('lobby', 'running', 'frozen')"

NAMED = f"""
SELECT game_id FROM games WHERE status IN {OPEN} AND (
    host_id = ?1
    OR EXISTS (SELECT 1 FROM json_each(told) WHERE value = ?1)
    OR EXISTS (SELECT 1 FROM votes WHERE votes.game_id = games.game_id AND user_id = ?1)
    OR EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.game_id AND (
        user_id = ?1 OR owner_id = ?1 OR offer = ?1 OR EXISTS (SELECT 1 FROM json_each(seats.votes) WHERE value = ?1)
    ))
) ORDER BY game_id
"""
"""Open games that name somebody anywhere."""

ABOUT = {
    "reminders wanted": "SELECT way, zone, quiet_from, quiet_to, locale, closed FROM notices WHERE user_id = ?1",
    "statistics": "SELECT counted FROM people WHERE user_id = ?1",
    "seats": (
        "SELECT game_id, kind, guild_id, channel_id, status, seat, "
        "CASE owner_id WHEN ?1 THEN owner ELSE seats.name END AS name, created_at FROM seats "
        "JOIN games USING (game_id) WHERE ?1 IN (user_id, owner_id) ORDER BY game_id"
    ),
    "results": (
        "SELECT game_id, kind, guild_id, board, won, score, badge, ended_at, "
        "EXISTS (SELECT 1 FROM json_each(winner_ids) WHERE value = ?1) AS winner FROM results "
        "WHERE EXISTS (SELECT 1 FROM json_each(user_ids) WHERE value = ?1) ORDER BY game_id"
    ),
    "actions": (
        "SELECT game_id, version, kind, seat, action, at FROM actions WHERE user_id = ?1 ORDER BY game_id, version"
    ),
    "plans": "SELECT game_id, steps, state FROM plans WHERE user_id = ?1 ORDER BY game_id",
    "visits": "SELECT game_id, version, at FROM visits WHERE user_id = ?1 ORDER BY game_id",
    "reminders sent": (
        "SELECT game_id, kind, told, at FROM reminders WHERE user_id = ?1 "
        "UNION ALL SELECT game_id, 'call', 1, at FROM calls WHERE user_id = ?1 ORDER BY at"
    ),
    "settings of servers": "SELECT guild_id, name, value, at FROM guild_changes WHERE user_id = ?1 ORDER BY at",
    "tables hosted": (
        "SELECT game_id, kind, guild_id, status, created_at FROM games WHERE host_id = ?1 ORDER BY game_id"
    ),
    "votes": (
        "SELECT game_id, 'call it off' AS wish FROM votes WHERE user_id = ?1 UNION ALL "
        "SELECT game_id, 'somebody sits in' FROM seats WHERE EXISTS (SELECT 1 FROM json_each(votes) WHERE value = ?1)"
    ),
    "seats offered": "SELECT game_id, seat FROM seats WHERE offer = ?1 ORDER BY game_id",
    "calls": (
        "SELECT game_id FROM games WHERE EXISTS (SELECT 1 FROM json_each(told) WHERE value = ?1) ORDER BY game_id"
    ),
    "open looks": "SELECT game_id, message_id, locale, expires_at FROM looks WHERE user_id = ?1 ORDER BY message_id",
}
"""What is told of somebody, by topic: nobody else's ids, and nothing that a game hides from them.

A test holds it against every column in which a person's id stands.
"""

ENDED = f"game_id IN (SELECT game_id FROM games WHERE status NOT IN {OPEN})"


def _without(column: str) -> str:
    """Return a JSON list of ids without the person's."""
    return f"(SELECT json_group_array(value) FROM json_each({column}) WHERE value <> ?1)"


def _holds(column: str) -> str:
    return f"EXISTS (SELECT 1 FROM json_each({column}) WHERE value = ?1)"


ERASE = (
    # Whoever left a seat that nobody took has their name there: it came with an entry of theirs.
    "UPDATE seats SET name = '' WHERE user_id IS NULL AND player IS NULL AND EXISTS (SELECT 1 FROM actions "
    "WHERE actions.game_id = seats.game_id AND actions.version = seats.since AND actions.user_id = ?1)",
    f"UPDATE seats SET user_id = NULL, name = '' WHERE user_id = ?1 AND {ENDED}",
    f"UPDATE seats SET owner_id = NULL, owner = '' WHERE owner_id = ?1 AND {ENDED}",
    f"UPDATE seats SET offer = NULL WHERE offer = ?1 AND {ENDED}",
    f"UPDATE seats SET votes = {_without('votes')} WHERE {_holds('votes')} AND {ENDED}",
    f"DELETE FROM votes WHERE user_id = ?1 AND {ENDED}",
    f"UPDATE games SET told = {_without('told')} WHERE {_holds('told')} AND status NOT IN {OPEN}",
    f"UPDATE games SET host_id = 0 WHERE host_id = ?1 AND status NOT IN {OPEN}",
    f"UPDATE results SET user_ids = {_without('user_ids')}, winner_ids = {_without('winner_ids')} "
    f"WHERE {_holds('user_ids')} OR {_holds('winner_ids')}",
    "UPDATE actions SET user_id = NULL WHERE user_id = ?1",
    "UPDATE guild_changes SET user_id = 0 WHERE user_id = ?1",
    # What called them in a channel still stands there: nobody is awaited by it, so that it is taken away.
    "UPDATE OR REPLACE reminders SET user_id = 0 WHERE user_id = ?1 AND message_id IS NOT NULL",
    *(f"DELETE FROM {table} WHERE user_id = ?1" for table in (
        "looks", "plans", "visits", "calls", "reminders", "notices", "people"
    )),
)  # fmt: skip
"""Open games are left alone: whoever sits there now has come back since their seats were given up."""


class Privacy:
    """What is kept about people."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def games(self, user_id: int) -> tuple[int, ...]:
        """Return the ids of open games that name somebody anywhere."""
        return await self._queue.read(ids(NAMED, user_id))

    async def about(self, user_id: int) -> Rows:
        """Return what is kept about somebody, by topic."""
        return await self._queue.read(partial(_about, user_id=user_id))

    async def erase(self, user_id: int) -> None:
        """Forget somebody, but for open games."""
        await self._queue.write(partial(_erase, user_id=user_id))


def _about(conn: sqlite3.Connection, user_id: int) -> Rows:
    found: Rows = {}
    for topic, sql in ABOUT.items():
        cursor = conn.execute(sql, (user_id,))
        names = [column[0] for column in cursor.description]
        found[topic] = [dict(zip(names, row, strict=True)) for row in cursor]
    return found


def _erase(conn: sqlite3.Connection, user_id: int) -> None:
    for sql in ERASE:
        conn.execute(sql, (user_id,))
