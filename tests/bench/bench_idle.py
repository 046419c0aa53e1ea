"""What 100,000 stored games cost a bot that has nothing to do: memory per game, and the time to start."""

import asyncio
import json
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.clock import SystemClock
from bot.service import GameService
from bot.store.sqlite import SqliteStore
from engine.games import GAMES

AIMS = {"start_of_empty": 1.3, "views_per_game": 0.0}
STORED = 100_000
ROUNDS = 5


async def _one_game_each(database: Path) -> None:
    """Start one game of every kind."""
    store = await SqliteStore.open(database)
    service = GameService(store, GAMES, SystemClock(), seed=lambda: secrets.token_bytes(32), deadline_seconds=86_400)
    for number, kind in enumerate(GAMES):
        card = await service.open(kind, 1, 2, 7, "A", 10 * number + 1)
        receipt = await service.start(card.table.game_id, 7, 10 * number + 2)
        await service.published(card.table.game_id, receipt.publication.table.version)
    await store.close()


def _multiply(database: Path, games: int) -> None:
    """Copy the first game and its seats until there are so many."""
    with closing(sqlite3.connect(database)) as conn, conn:
        columns = [row[1] for row in conn.execute("PRAGMA table_info(games)") if row[1] != "game_id"]
        names = ", ".join(columns)
        conn.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            f" INSERT INTO games ({names}) SELECT {names} FROM n, (SELECT * FROM games ORDER BY game_id LIMIT 1)",
            (games,),
        )
        conn.execute(
            "INSERT INTO seats SELECT game_id, 0, 7, NULL, 'A' FROM games"
            " WHERE game_id NOT IN (SELECT game_id FROM seats)"
        )


def _start(database: Path) -> tuple[float, dict[str, int]]:
    """Start on a database in a process of its own; return its seconds and its report."""
    before = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.start", str(database)], check=True, capture_output=True, text=True
    )
    return time.perf_counter() - before, json.loads(done.stdout)


def measure() -> dict[str, float]:
    """Return the start with 100,000 stored games over that with none, and what each game takes in memory."""
    with tempfile.TemporaryDirectory() as name:
        empty, full = Path(name) / "empty.sqlite3", Path(name) / "full.sqlite3"
        asyncio.run(_one_game_each(full))
        _multiply(full, STORED)
        ratios, grown, views = [], [], 0
        for _ in range(ROUNDS):
            bare_seconds, bare = _start(empty)
            full_seconds, loaded = _start(full)
            ratios.append(full_seconds / bare_seconds)
            grown.append(loaded["resident"] - bare["resident"])
            views = max(views, loaded["views"])
        return {
            "start_of_empty": statistics.median(ratios),
            "bytes_per_game": statistics.median(grown) / STORED,
            "views_per_game": views / STORED,
        }
