"""SQL and rows: what is written where, and back. Runs on the connection's own thread; holds no transaction."""

import json
import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from bot.store import Followed
from bot.store.once import FOLLOWER
from bot.store.records import (
    RARE,
    EntryRow,
    Found,
    GameRow,
    LookRow,
    Move,
    PlanRow,
    ResultRow,
    SeatRow,
    Status,
    TableRow,
    TallyRow,
)

Row = tuple[Any, ...]

_ELSEWHERE = ("seats", "votes", "plans")  # fields that stand in tables of their own
_TABLE = tuple(f.name for f in fields(TableRow) if f.name not in _ELSEWHERE)
_GAME = tuple(f.name for f in fields(GameRow) if f.name not in _ELSEWHERE)
_ENTRY = tuple(f.name for f in fields(EntryRow))
_RESULT = tuple(f.name for f in fields(ResultRow))
_IDS_OF_RESULT = ("user_ids", "winner_ids")
_LOOK = tuple(f.name for f in fields(LookRow))
_SEAT = tuple(f.name for f in fields(SeatRow))
_PLAN = tuple(f.name for f in fields(PlanRow))
_KEPT = (
    *("game_id", "kind", "guild_id", "channel_id", "message_id", "published_version", "story_version", "created_at"),
    "follows",
)
_OFTEN = tuple(name for name in _GAME if name not in _KEPT + RARE)
_ALL = (*_OFTEN, *RARE)
"""Columns that a move writes: most write the first only, which costs a third less. Where the message stands and what
was published is noted apart from moves.
"""

_game_values = attrgetter(*_GAME)
_often_values = attrgetter(*_OFTEN)
_all_values = attrgetter(*_ALL)
_entry_values = attrgetter(*_ENTRY)
_result_values = attrgetter(*_RESULT)
_look_values = attrgetter(*_LOOK)
_seat_values = attrgetter(*_SEAT)
_plan_values = attrgetter(*_PLAN)
_VOTES_OF_SEAT, _ASSISTED = _SEAT.index("votes"), _SEAT.index("assisted")
_TOLD_IN_GAME, _TOLD_IN_MOVE = _GAME.index("told"), _OFTEN.index("told")


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


INSERT_GAME = _insert("games", _GAME[1:])
UPDATE_OFTEN, UPDATE_ALL = (
    f"UPDATE games SET {', '.join(f'{name} = ?' for name in columns)} WHERE game_id = ? AND version = ?"
    for columns in (_OFTEN, _ALL)
)
INSERT_ENTRY = _insert("actions", ("game_id", *_ENTRY))
INSERT_SEAT = _insert("seats", ("game_id", "seat", *_SEAT))
INSERT_VOTE = _insert("votes", ("game_id", "user_id"))
INSERT_PLAN = _insert("plans", ("game_id", *_PLAN))
INSERT_RESULT = _insert("results", _RESULT)
KEEP_LOOK = _insert("looks", _LOOK).replace("INSERT", "INSERT OR REPLACE", 1)
SELECT_GAME = f"SELECT {', '.join(_GAME)} FROM games WHERE game_id = ?"
SELECT_SEATS = f"SELECT {', '.join(_SEAT)} FROM seats WHERE game_id = ? ORDER BY seat"
SELECT_PLANS = f"SELECT {', '.join(_PLAN)} FROM plans WHERE game_id = ? ORDER BY user_id"
SELECT_LOG = f"SELECT {', '.join(_ENTRY)} FROM actions WHERE game_id = ? AND version > ? ORDER BY version"


def _with_ids(values: Row, at: int) -> Row:
    """Return the values with the ids at one position as a JSON list."""
    return (*values[:at], f"[{','.join(map(str, values[at]))}]", *values[at + 1 :])


def write_games(conn: sqlite3.Connection, moves: Sequence[Move]) -> int:
    """Write games as they are after moves; return how many were at the version that their move was made from."""
    often = [move for move in moves if not move.rare]
    rare = [move for move in moves if move.rare] if len(often) < len(moves) else []
    changed = 0
    if often:
        changed = conn.executemany(UPDATE_OFTEN, [_update(move, _often_values) for move in often]).rowcount
    if rare:
        changed += conn.executemany(UPDATE_ALL, [_update(move, _all_values) for move in rare]).rowcount
    return changed


def _update(move: Move, values: Callable[[GameRow], Row]) -> Row:
    return (*_with_ids(values(move.game), _TOLD_IN_MOVE), move.game.game_id, move.base)


def entry_values(game_id: int, entries: Iterable[EntryRow]) -> list[Row]:
    """Return the parameters of INSERT_ENTRY."""
    return [(game_id, *_entry_values(entry)) for entry in entries]


def write_rest(conn: sqlite3.Connection, move: Move) -> None:
    """Write what a move changes beside the game and its log."""
    game_id = move.game.game_id
    if move.seats is not None:
        conn.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
        _write_seats(conn, game_id, move.seats)
    if move.votes is not None:
        conn.execute("DELETE FROM votes WHERE game_id = ?", (game_id,))
        conn.executemany(INSERT_VOTE, [(game_id, user) for user in move.votes])
    if move.plans is not None:
        write_plans(conn, game_id, move.plans)
    if move.result is not None:
        values = _result_values(move.result)
        for name in _IDS_OF_RESULT:
            values = _with_ids(values, _RESULT.index(name))
        conn.execute(INSERT_RESULT, values)


def write_plans(conn: sqlite3.Connection, game_id: int, plans: Iterable[PlanRow]) -> None:
    """Write all plans of a game."""
    conn.execute("DELETE FROM plans WHERE game_id = ?", (game_id,))
    conn.executemany(INSERT_PLAN, [(game_id, *_plan_values(plan)) for plan in plans])


def _write_seats(conn: sqlite3.Connection, game_id: int, seats: Iterable[SeatRow]) -> None:
    rows = [(game_id, number, *_with_ids(_seat_values(seat), _VOTES_OF_SEAT)) for number, seat in enumerate(seats)]
    conn.executemany(INSERT_SEAT, rows)


def insert_game(conn: sqlite3.Connection, game: GameRow, entry: EntryRow) -> int:
    """Write a new game and return its id. Raises Followed."""
    if game.follows is not None and (follower := conn.execute(FOLLOWER, (game.follows,)).fetchone()):
        raise Followed(follower[0])
    values = _with_ids(_game_values(game), _TOLD_IN_GAME)
    game_id = conn.execute(INSERT_GAME, values[1:]).lastrowid
    assert game_id is not None
    conn.executemany(INSERT_ENTRY, entry_values(game_id, [entry]))
    _write_seats(conn, game_id, game.seats)
    return game_id


def changed_by(conn: sqlite3.Connection, interaction_id: int | None) -> int | None:
    """Return the game that an interaction has changed, or None."""
    if interaction_id is None:
        return None
    row = conn.execute("SELECT game_id FROM actions WHERE interaction_id = ?", (interaction_id,)).fetchone()
    return None if row is None else int(row[0])


def _seats_and_votes(conn: sqlite3.Connection, game_id: int) -> dict[str, Any]:
    seats = conn.execute(SELECT_SEATS, (game_id,))
    votes = conn.execute("SELECT user_id FROM votes WHERE game_id = ? ORDER BY user_id", (game_id,))
    return {"seats": tuple(map(_seat, seats)), "votes": tuple(row[0] for row in votes)}


def _seat(row: Row) -> SeatRow:
    values = dict(zip(_SEAT, row, strict=True))
    return SeatRow(**{**values, "votes": tuple(json.loads(values["votes"])), "assisted": bool(values["assisted"])})


def _as_fields(columns: Sequence[str], row: Row) -> dict[str, Any]:
    values = dict(zip(columns, row, strict=True))
    values["told"] = tuple(json.loads(values["told"]))
    values["automatic_next"] = bool(values["automatic_next"])
    return values


def select_game(conn: sqlite3.Connection, game_id: int, interaction_id: int | None) -> Found | None:
    """Read one game."""
    row = conn.execute(SELECT_GAME, (game_id,)).fetchone()
    if row is None:
        return None
    plans = tuple(_plan(found) for found in conn.execute(SELECT_PLANS, (game_id,)))
    game = GameRow(**_as_fields(_GAME, row), **_seats_and_votes(conn, game_id), plans=plans)
    return Found(game, changed_by(conn, interaction_id) is not None)


def _plan(row: Row) -> PlanRow:
    values = dict(zip(_PLAN, row, strict=True))
    return PlanRow(**{**values, "private": bool(values["private"])})


def select_log(conn: sqlite3.Connection, game_id: int, after: int) -> tuple[EntryRow, ...]:
    """Read a game's entries above a version."""
    rows = conn.execute(SELECT_LOG, (game_id, after)).fetchall()
    return tuple(
        EntryRow(**{**dict(zip(_ENTRY, row, strict=True)), "reveals": bool(row[_ENTRY.index("reveals")])})
        for row in rows
    )


OF_PEOPLE = {
    "user_id": "SELECT game_id FROM seats WHERE user_id = ? UNION SELECT game_id FROM seats WHERE owner_id = ?",
    "offered_to": "SELECT game_id FROM seats WHERE offer = ? AND offer > 0",
}
"""Which tables are meant by a condition that names somebody."""


def select_tables(
    conn: sqlite3.Connection, statuses: Collection[Status], conditions: dict[str, Any], limit: int
) -> tuple[TableRow, ...]:
    """Read the public part of games; conditions of None are left out."""
    where = [f"status IN ({', '.join('?' * len(statuses))})"]
    values: list[Any] = list(statuses)
    for name, value in conditions.items():
        if value is None:
            continue
        where.append(f"game_id IN ({OF_PEOPLE[name]})" if name in OF_PEOPLE else f"{name} = ?")
        values += [value] * where[-1].count("?")
    sql = f"SELECT {', '.join(_TABLE)} FROM games WHERE {' AND '.join(where)} ORDER BY updated_at DESC, game_id DESC"
    rows = conn.execute(f"{sql} LIMIT ?", (*values, limit)).fetchall()
    return tuple(TableRow(**_as_fields(_TABLE, row), **_seats_and_votes(conn, row[0])) for row in rows)


def select_results(conn: sqlite3.Connection, guild_id: int, kind: str, best: int) -> tuple[ResultRow, ...]:
    """Read the best results of a server, for each board and kind of table; where no score is kept the newest.

    People who do not wish to be counted are not among the winners.
    """
    columns = ", ".join(_RESULT)
    sql = (
        f"SELECT {columns} FROM (SELECT {columns}, ROW_NUMBER() OVER ("
        "PARTITION BY automatic, board "
        "ORDER BY score DESC, CASE WHEN score IS NULL THEN -ended_at ELSE ended_at END, game_id) AS place "
        "FROM results WHERE guild_id = ? AND kind = ? AND won = 1) WHERE place <= ? ORDER BY automatic, board, place"
    )
    found = [_result(row) for row in conn.execute(sql, (guild_id, kind, best)).fetchall()]
    unnamed = {row[0] for row in conn.execute("SELECT user_id FROM people WHERE counted = 0")}
    return tuple(replace(row, winner_ids=tuple(id for id in row.winner_ids if id not in unnamed)) for row in found)


def _result(row: Row) -> ResultRow:
    values = dict(zip(_RESULT, row, strict=True))
    flags: dict[str, Any] = {name: bool(values[name]) for name in ("won", "automatic")}
    ids: dict[str, Any] = {name: tuple(json.loads(values[name])) for name in _IDS_OF_RESULT}
    return ResultRow(**{**values, **flags, **ids})


ALL_GAMES = "SELECT automatic, COUNT(*), SUM(won) FROM results WHERE guild_id = ? AND kind = ? GROUP BY automatic"
GAMES_OF_PEOPLE = (
    "SELECT automatic, person.value AS user_id, COUNT(*) AS games, SUM(EXISTS ("
    "SELECT 1 FROM json_each(winner_ids) AS winner WHERE winner.value = person.value)) AS wins "
    "FROM results, json_each(user_ids) AS person WHERE guild_id = ? AND kind = ? "
    "AND person.value NOT IN (SELECT user_id FROM people WHERE counted = 0) "
    "GROUP BY automatic, user_id ORDER BY automatic, wins DESC, games, user_id"
)


def select_tallies(conn: sqlite3.Connection, guild_id: int, kind: str, most: int) -> tuple[TallyRow, ...]:
    """Read how many games a server has played and won, and its `most` successful people, by kind of table."""
    asked = (guild_id, kind)
    found = [TallyRow(bool(auto), None, games, won) for auto, games, won in conn.execute(ALL_GAMES, asked)]
    people = [TallyRow(bool(auto), *rest) for auto, *rest in conn.execute(GAMES_OF_PEOPLE, asked)]
    for automatic in (False, True):
        found += [row for row in people if row.automatic == automatic][:most]
    return tuple(found)


def select_badges(conn: sqlite3.Connection, guild_id: int, kind: str) -> dict[str, float]:
    """Read when a server first earned each of its badges."""
    sql = (
        "SELECT badge, MIN(ended_at) FROM results "
        "WHERE guild_id = ? AND kind = ? AND badge IS NOT NULL GROUP BY badge ORDER BY 2"
    )
    return dict(conn.execute(sql, (guild_id, kind)).fetchall())


def select_read(conn: sqlite3.Connection, user_id: int, kind: str, limit: int) -> tuple[int, ...]:
    """Read the ids of started games of a kind where somebody sits, or sat after the start; the last changed first.

    Whoever stood up has left; whoever sat in for somebody has joined.
    """
    sql = (
        "SELECT game_id FROM games WHERE kind = ?1 AND state IS NOT NULL AND game_id IN ("
        "SELECT game_id FROM seats WHERE user_id = ?2 UNION SELECT game_id FROM seats WHERE owner_id = ?2 "
        "UNION SELECT game_id FROM actions AS gone WHERE gone.kind IN ('leave', 'join') "
        "AND gone.user_id = ?2 AND gone.version > ("
        "SELECT MIN(version) FROM actions WHERE game_id = gone.game_id AND kind = 'start')"
        ") ORDER BY updated_at DESC, game_id DESC LIMIT ?3"
    )
    return tuple(row[0] for row in conn.execute(sql, (kind, user_id, limit)))


def keep_look(conn: sqlite3.Connection, look: LookRow) -> None:
    """Write an open look."""
    conn.execute(KEEP_LOOK, _look_values(look))


def select_looks(conn: sqlite3.Connection, game_id: int | None) -> tuple[LookRow, ...]:
    """Read open looks."""
    where, values = ("", ()) if game_id is None else (" WHERE game_id = ?", (game_id,))
    rows = conn.execute(f"SELECT {', '.join(_LOOK)} FROM looks{where} ORDER BY message_id", values)
    return tuple(LookRow(**dict(zip(_LOOK, row, strict=True))) for row in rows)


def ids(sql: str, *values: Any) -> Callable[[sqlite3.Connection], tuple[int, ...]]:
    """Return a reader of one column of ids."""
    return lambda conn: tuple(row[0] for row in conn.execute(sql, values))
