"""Numbers of a server's games, counted by the database. No other server's games are looked at."""

import sqlite3
from dataclasses import dataclass
from functools import partial
from itertools import starmap

from bot.store import Queue


@dataclass(frozen=True, slots=True)
class CountRow:
    """How many games were played to the end, and won: of one set-up (`board`), or by one person (`user_id`)."""

    key: str | int
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class StatisticsRow:
    """Numbers of one game on one server. `seconds` is how long games took from the start to the end, on average."""

    opened: int
    ended: int
    won: int
    seconds: float | None
    boards: tuple[CountRow, ...]
    people: tuple[CountRow, ...]


OPENED = "SELECT COUNT(*) FROM games WHERE guild_id = ? AND kind = ? AND created_at >= ?"
ENDED = "FROM results WHERE guild_id = ? AND kind = ? AND ended_at >= ?"
LENGTH = (
    "ended_at - (SELECT at FROM actions WHERE actions.game_id = results.game_id AND actions.kind = 'start' "
    "ORDER BY version LIMIT 1)"
)
GAMES = f"SELECT COUNT(*), COALESCE(SUM(won), 0), AVG({LENGTH}) {ENDED}"
BOARDS = f"SELECT board, COUNT(*) AS games, SUM(won) {ENDED} GROUP BY board ORDER BY games DESC, board LIMIT ?"
PEOPLE = (
    "SELECT person.value AS user_id, COUNT(*) AS games, SUM(EXISTS ("
    "SELECT 1 FROM json_each(winner_ids) AS winner WHERE winner.value = person.value)) AS wins "
    f"{ENDED.replace('results', 'results, json_each(user_ids) AS person')} "
    "AND person.value NOT IN (SELECT user_id FROM people WHERE counted = 0) "
    "GROUP BY user_id ORDER BY games DESC, wins DESC, user_id LIMIT ?"
)


class Statistics:
    """Counts games."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def of(self, guild_id: int, kind: str, since: float, most: int) -> StatisticsRow:
        """Count what was opened and what was ended from a time on (Unix seconds).

        With the `most` set-ups and people that have the most games; people who do not wish to be counted are left out.
        """
        return await self._queue.read(partial(_count, guild_id=guild_id, kind=kind, since=since, most=most))


def _count(conn: sqlite3.Connection, guild_id: int, kind: str, since: float, most: int) -> StatisticsRow:
    asked = (guild_id, kind, since)
    opened = int(conn.execute(OPENED, asked).fetchone()[0])
    ended, won, seconds = conn.execute(GAMES, asked).fetchone()
    boards, people = (tuple(starmap(CountRow, conn.execute(sql, (*asked, most)))) for sql in (BOARDS, PEOPLE))
    return StatisticsRow(opened, ended, won, seconds, boards, people)
