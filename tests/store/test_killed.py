"""kill -9 between any two statements of a transaction: a move is there whole or not at all."""

import os
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import rows
from bot.store.migrate import migrate
from bot.store.records import EntryRow, GameRow, Move, ResultRow, SeatRow
from bot.store.turns import Task, take
from tests.store.house import ANA, BEN, GUILD, lobby, move

GAMES = 3


def connected(file: Path) -> sqlite3.Connection:
    conn = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        conn.execute(f"PRAGMA {pragma}")
    migrate(conn, None)
    return conn


def moves(games: Sequence[GameRow]) -> list[Move]:
    """One move of every kind of content: seats, votes, a result."""
    seats = (SeatRow(ANA, None, "Ana"), SeatRow(BEN, None, "Ben"))
    result = ResultRow(
        game_id=games[2].game_id, guild_id=GUILD, kind="toy", board="b", won=True, score=1, badge="x", automatic=False,
        user_ids=(ANA,), winner_ids=(ANA,), ended_at=1.0,
    )  # fmt: skip
    return [
        move(games[0], 101, seats=seats, state="{}"),
        move(games[1], 102, votes=(ANA,), state="{}"),
        move(games[2], 103, result=result, status="over"),
    ]


def killed(file: Path, number: int, games: Sequence[GameRow], work: Sequence[Move]) -> bool:
    """Store in a process that is killed before its n-th statement; return whether it got there."""
    child = os.fork()
    if child == 0:
        conn = connected(file)
        seen = 0

        def count(statement: str) -> None:
            nonlocal seen
            seen += 1
            if seen == number:
                os.kill(os.getpid(), signal.SIGKILL)

        conn.set_trace_callback(count)
        take(conn, [Task(move=each) for each in work])
        os.kill(os.getpid(), signal.SIGTERM)  # done, and nothing closed
    _, status = os.waitpid(child, 0)
    return os.WTERMSIG(status) == signal.SIGKILL


@pytest.mark.parametrize("conflict", [False, True])
def test_whole_or_not_at_all(tmp_path: Path, conflict: bool) -> None:
    number, states = 0, []
    while True:
        number += 1
        file = tmp_path / f"{number}.sqlite3"
        with closing(connected(file)) as conn:
            entry = EntryRow(version=1, kind="open", at=0.0)
            ids = [rows.insert_game(conn, lobby(), entry) for _ in range(GAMES)]
            games = [found.game for i in ids if (found := rows.select_game(conn, i, None))]
        work = moves(games)
        if conflict:
            work.insert(1, move(work[0].game, 104))  # fits after the first only
            work.insert(2, move(games[1], 101))  # an interaction that was seen
        got_there = killed(file, number, games, work)
        with closing(connected(file)) as conn:
            after = [found.game for i in ids if (found := rows.select_game(conn, i, None))]
            stored = [i for i, game in enumerate(after) if game.version > 1]
            logs = [len(rows.select_log(conn, i, 0)) for i in ids]
            results = rows.select_results(conn, GUILD, "toy", 9)
            assert conn.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert logs == [game.version for game in after]
        if stored:
            assert stored == [0, 1, 2]
            assert [len(game.seats) for game in after] == [2, 1, 1]
            assert (after[1].votes, len(results)) == ((ANA,), 1)
        else:
            assert after == games
            assert results == ()
        states.append(bool(stored))
        if not got_there:
            break
    assert states[-1]
    assert states == sorted(states), "once it is stored, it stays"
    assert number > 10
