"""SIGKILL at any moment: whatever was acknowledged is there, once, and the games go on from where they were."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.clock import SystemClock
from bot.service import Asked, GameService
from bot.service.replay import replay
from bot.store.sqlite import SqliteStore
from tests.service.crashing import ANA, BEN
from tests.service.toy import TOY, Note

ROOT = Path(__file__).parents[2]
KILLS = 50


class Victim:
    """The process that plays; see `crashing`."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "tests.service.crashing", str(database)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, seed: int, acknowledgements: int) -> list[int]:
        """Let it play until it has acknowledged so many actions, kill it, and return all that it acknowledged."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{seed}\n")
        self._process.stdin.flush()
        seen: list[int] = []
        pid = None
        for line in self._process.stdout:
            if line == "dead\n":
                assert acknowledgements == sys.maxsize, "it died by itself"
                return seen
            if line.startswith("pid "):
                pid = int(line.split()[1])
            else:
                seen.append(int(line))
            if pid is not None and len(seen) >= acknowledgements:
                os.kill(pid, signal.SIGKILL)
                acknowledgements = sys.maxsize
        raise AssertionError("nobody is left")

    def __enter__(self) -> "Victim":
        return self

    def __exit__(self, *error: object) -> None:
        """Let it go; if something went wrong, whatever plays finds nobody to tell and goes too."""
        with self._process:
            if error[0] is not None:
                self._process.kill()


@asynccontextmanager
async def stored(database: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(database)
    try:
        yield store
    finally:
        await store.close()


async def inspected(store: SqliteStore) -> tuple[int, int]:
    """Check all that is stored after a kill; return how many games and moves there are."""
    service = GameService(store, {TOY.id: TOY}, SystemClock(), seed=lambda: bytes(32))
    games = await store.find(statuses=("lobby", "running", "over"), limit=10_000)
    moves = 0
    for table in games:
        log = await store.log(table.game_id)
        assert [entry.version for entry in log] == list(range(1, table.version + 1))
        moves += len(log)
        loaded = await service._tables.load(table.game_id)
        if loaded.state is not None:
            list(replay(loaded, log))  # raises unless every action is there once and in order
        waiting = {plan.user_id for plan in loaded.row.plans if plan.state == "ready"}
        assert not waiting or table.status == "running", "the end took every plan"
    for table in [table for table in games if table.status == "running"][:2]:
        last = next((e for e in reversed(await store.log(table.game_id)) if e.kind == "act"), None)
        if last is not None and last.interaction_id is not None:
            again = await service.act(table.game_id, (ANA, BEN)[last.seat or 0], Asked(Note()), last.interaction_id)
            assert again.duplicate, "whoever was not answered may ask again"
    return len(games), moves


async def all_there(store: SqliteStore, acknowledged: list[int]) -> None:
    """Check that all that was acknowledged is there once."""
    sql = "SELECT interaction_id FROM actions WHERE interaction_id IS NOT NULL"
    seen = await store.read(lambda conn: Counter(row[0] for row in conn.execute(sql)))
    assert [seen[one] for one in acknowledged] == [1] * len(acknowledged)


async def test_fifty_kills(tmp_path: Path) -> None:
    database, rng = tmp_path / "games.sqlite3", random.Random(20)
    acknowledged: list[int] = []
    with Victim(database) as victim:
        for number in range(KILLS):
            acknowledged += victim.run(number, rng.randrange(1, 60))
            async with stored(database) as store:
                await all_there(store, acknowledged)
                if number % 10 == 9 or number < 3:
                    games, moves = await inspected(store)
    async with stored(database) as store:
        sql = "SELECT COUNT(*) FROM actions WHERE kind = 'plan'"
        assert await store.read(lambda conn: conn.execute(sql).fetchone()[0]) > KILLS / 2
    assert len(set(acknowledged)) == len(acknowledged) > 20 * KILLS
    assert games > KILLS / 2
    assert moves > len(acknowledged), "automatic players moved too"
