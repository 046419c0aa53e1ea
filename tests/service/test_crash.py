"""SIGKILL at any moment: whatever was acknowledged is there, once, and the games go on from where they were."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

from bot.clock import SystemClock
from bot.replay import replay
from bot.service import Asked, GameService
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

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.wait() == 0
        assert self._process.stdout is not None
        self._process.stdout.close()


async def inspected(database: Path, acknowledged: list[int]) -> tuple[int, int]:
    """Check all that is stored after a kill; return how many games and moves there are."""
    store = await SqliteStore.open(database)
    service = GameService(store, {TOY.id: TOY}, SystemClock(), seed=lambda: bytes(32))
    games = await store.find(statuses=("lobby", "running", "over"), limit=10_000)
    seen: Counter[int] = Counter()
    moves = 0
    for table in games:
        log = await store.log(table.game_id)
        assert [entry.version for entry in log] == list(range(1, table.version + 1))
        seen.update(entry.interaction_id for entry in log if entry.interaction_id is not None)
        moves += len(log)
        loaded = await service._tables.load(table.game_id)
        if loaded.state is not None:
            list(replay(loaded, log))  # raises unless every action is there once and in order
    assert [seen[one] for one in acknowledged] == [1] * len(acknowledged)
    for table in [table for table in games if table.status == "running"][:2]:
        last = next((e for e in reversed(await store.log(table.game_id)) if e.kind == "act"), None)
        if last is not None and last.interaction_id is not None:
            again = await service.act(table.game_id, (ANA, BEN)[last.seat or 0], Asked(Note()), last.interaction_id)
            assert again.duplicate, "whoever was not answered may ask again"
    await store.close()
    return len(games), moves


async def test_fifty_kills(tmp_path: Path) -> None:
    database, rng = tmp_path / "games.sqlite3", random.Random(20)
    victim = Victim(database)
    acknowledged: list[int] = []
    for number in range(KILLS):
        acknowledged += victim.run(number, rng.randrange(1, 60))
        if number % 10 == 9 or number < 3:
            games, moves = await inspected(database, acknowledged)
        else:
            await inspected_lately(database, acknowledged)
    victim.close()
    assert len(set(acknowledged)) == len(acknowledged) > 20 * KILLS
    assert games > KILLS / 2
    assert moves > len(acknowledged), "automatic players moved too"


async def inspected_lately(database: Path, acknowledged: list[int]) -> None:
    """Check that what was acknowledged is there once, without going through every game again."""
    store = await SqliteStore.open(database)
    sql = "SELECT interaction_id FROM actions WHERE interaction_id IS NOT NULL"
    stored = await store._read(lambda conn: Counter(row[0] for row in conn.execute(sql)))
    assert [stored[one] for one in acknowledged] == [1] * len(acknowledged)
    await store.close()
