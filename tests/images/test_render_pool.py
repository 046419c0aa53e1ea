"""RenderPool: newest first, deduplicated, bounded, late pictures given up, dead workers replaced."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import rendering, workers
from bot.rendering import RenderPool
from bot.workers import Worker
from images.core.paint import paint
from images.core.scene import Scene
from images.core.worker import NICENESS
from tests.images.toy_painter import PAINTERS, Toy

PATIENCE = 30.0


def say(message: object) -> str:
    return ""


def board(number: int, nonce: bytes | None = None) -> bytes:
    return paint(PAINTERS["toy"].board(Toy(number=number), say), nonce)


class Gate:
    """Stands in for painting in the pool's thread: notes what is painted, and lets a picture pass when told to."""

    def __init__(self) -> None:
        self.painted: list[int] = []
        self.permits = threading.Semaphore(0)
        self.entered = threading.Event()

    def __call__(self, scene: Scene, nonce: bytes | None) -> bytes:
        self.entered.set()
        assert self.permits.acquire(timeout=PATIENCE)
        place = scene.items[0]
        number = place.x // 8 + 10 * (place.y // 8)
        self.painted.append(number)
        return b"picture %d%s" % (number, nonce or b"")

    def open(self, count: int = 1000) -> None:
        for _ in range(count):
            self.permits.release()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate()
    monkeypatch.setattr(workers, "answer", gate)
    return gate


@pytest.fixture
async def pool(gate: Gate) -> AsyncIterator[RenderPool]:
    pool = RenderPool(0, painters=PAINTERS, patience=PATIENCE, queue=4)
    await pool.start()
    yield pool
    gate.open()
    await pool.close()


def ask(pool: RenderPool, number: int, key: object = None, what: str = "board", nonce: bytes | None = None):
    return asyncio.create_task(pool.picture("toy", what, Toy(number=number), say, key=key, nonce=nonce))


async def turns(count: int = 20) -> None:
    """Let every task that can go on do so."""
    for _ in range(count):
        await asyncio.sleep(0)


async def busy(pool: RenderPool, gate: Gate) -> "asyncio.Task[bytes | None]":
    """Occupy the pool's only lane with picture 99."""
    task = ask(pool, 99)
    assert await asyncio.to_thread(gate.entered.wait, PATIENCE)
    return task


class TestOrder:
    async def test_the_newest_of_a_table_wins(self, pool: RenderPool, gate: Gate) -> None:
        first = await busy(pool, gate)
        old, other, new = ask(pool, 1, key="table"), ask(pool, 2, key="other"), ask(pool, 3, key="table")
        await turns()
        gate.open()
        assert await asyncio.gather(first, old, other, new) == [
            *(b"picture 99", b"picture 3", b"picture 2", b"picture 3"),
        ]
        assert gate.painted == [99, 3, 2]  # the newer one took the older one's place in the line

    async def test_private_pictures_are_never_given_for_one_another(self, pool: RenderPool, gate: Gate) -> None:
        await busy(pool, gate)
        old, new = ask(pool, 1, "seat", "panel", b"a"), ask(pool, 2, "seat", "panel", b"b")
        assert await old is None
        gate.open()
        assert await new == b"picture 2b"

    async def test_a_board_and_a_panel_of_one_key_do_not_replace_each_other(self, pool: RenderPool, gate: Gate) -> None:
        await busy(pool, gate)
        tasks = ask(pool, 1, "key", "board"), ask(pool, 2, "key", "panel", b"n")
        await turns()
        gate.open()
        assert await asyncio.gather(*tasks) == [b"picture 1", b"picture 2n"]

    async def test_a_picture_that_is_being_painted_is_painted_once(self, pool: RenderPool, gate: Gate) -> None:
        first = await busy(pool, gate)
        again = ask(pool, 99, key="another table")
        tasks = [ask(pool, 5, key=i) for i in range(3)]
        await turns()
        gate.open()
        assert await asyncio.gather(first, again) == [b"picture 99"] * 2
        assert await asyncio.gather(*tasks) == [b"picture 5"] * 3
        assert gate.painted == [99, 5]

    async def test_two_tables_that_look_alike_do_not_get_each_others_news(self, pool: RenderPool, gate: Gate) -> None:
        await busy(pool, gate)
        one, two = ask(pool, 1, key="one"), ask(pool, 1, key="two")
        await turns()
        newer = ask(pool, 7, key="one")
        await turns()
        gate.open()
        assert await two == b"picture 1"
        assert await newer == b"picture 7"
        assert await one in {b"picture 1", b"picture 7"}

    async def test_a_table_that_wants_a_picture_under_way_leaves_the_line(self, pool: RenderPool, gate: Gate) -> None:
        await busy(pool, gate)
        old = ask(pool, 1, key="table")
        await turns()
        new = ask(pool, 99, key="table")
        await turns()
        assert not pool._waiting
        gate.open()
        assert await asyncio.gather(old, new) == [b"picture 99"] * 2
        assert await ask(pool, 2, key="table") == b"picture 2"

    async def test_the_line_is_bounded(self, pool: RenderPool, gate: Gate) -> None:
        await busy(pool, gate)
        waiting = [ask(pool, i, key=i) for i in range(1, 5)]
        await turns()
        assert await ask(pool, 5, key=5) is None
        newer = ask(pool, 6, key=1)  # in the place of an older one there is always room
        await turns()
        gate.open()
        assert await asyncio.gather(*waiting, newer) == [
            *(b"picture 6", b"picture 2", b"picture 3", b"picture 4", b"picture 6"),
        ]


class TestNothing:
    async def test_a_late_picture_is_none_and_is_kept_for_the_next_time(self, gate: Gate) -> None:
        pool = RenderPool(0, painters=PAINTERS, patience=0.001)
        await pool.start()
        assert await pool.picture("toy", "board", Toy(number=4), say) is None
        (job,) = pool._jobs.values()
        gate.open()
        assert await job.done == b"picture 4"
        assert await pool.picture("toy", "board", Toy(number=4), say) == b"picture 4"
        assert gate.painted == [4]
        await pool.close()

    async def test_a_late_private_picture_is_there_when_the_same_is_asked_again(self, gate: Gate) -> None:
        pool = RenderPool(0, painters=PAINTERS, patience=0.001)
        await pool.start()
        assert await ask(pool, 1, "seat", "panel", b"a") is None
        pool._patience = PATIENCE
        again = ask(pool, 1, "seat", "panel", b"b")  # while the first one is under way
        await turns()
        gate.open(1)
        assert await again == b"picture 1a"
        assert pool.held_bytes == 0  # it was handed out
        await pool.close()

    async def test_a_late_private_picture_waits_for_its_reader_alone_and_once(self, gate: Gate) -> None:
        pool = RenderPool(0, painters=PAINTERS, patience=0.001)
        await pool.start()
        assert await ask(pool, 1, "seat", "panel", b"a") is None
        gate.open()
        pool._patience = PATIENCE
        assert await ask(pool, 2, "other", "panel", b"b") == b"picture 2b"  # the first one is finished by now
        assert await ask(pool, 1, "other", "panel", b"c") == b"picture 1c"
        assert await ask(pool, 1, "seat", "panel", b"d") == b"picture 1a"
        assert await ask(pool, 1, "seat", "panel", b"e") == b"picture 1e"
        assert (pool.held_bytes, pool._late) == (0, {})
        await pool.close()

    async def test_a_late_private_picture_that_is_no_longer_wanted_leaves_nothing_behind(self, gate: Gate) -> None:
        pool = RenderPool(0, painters=PAINTERS, patience=0.001)
        await pool.start()
        await busy(pool, gate)
        assert await ask(pool, 1, "seat", "panel", b"a") is None
        assert await ask(pool, 2, "seat", "panel", b"b") is None  # takes the first one's place in the line
        assert [scene for _, scene in pool._late] == [pool._scene("toy", "panel", Toy(number=2), say, 0)]
        gate.open()
        await pool.close()

    async def test_a_fault_in_a_layout_is_none_and_tells_no_secret(
        self, pool: RenderPool, caplog: pytest.LogCaptureFixture
    ) -> None:
        with caplog.at_level(logging.DEBUG):
            assert await pool.picture("toy", "board", Toy(number=1, broken=True), say) is None
            assert await pool.picture("no such game", "board", Toy(number=1), say) is None
        assert "ValueError" in caplog.text
        assert "secret" not in caplog.text

    async def test_a_fault_in_painting_is_none_and_the_next_picture_comes(
        self, pool: RenderPool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fails(scene: Scene, nonce: bytes | None) -> bytes:
            raise RuntimeError("secret")

        monkeypatch.setattr(workers, "answer", fails)
        assert await ask(pool, 1) is None
        monkeypatch.setattr(workers, "answer", lambda scene, nonce: "MemoryError")
        assert await ask(pool, 1) is None
        monkeypatch.setattr(workers, "answer", lambda scene, nonce: b"fine")
        assert await ask(pool, 1) == b"fine"

    async def test_pages_and_panels_without_a_picture(self, pool: RenderPool, gate: Gate) -> None:
        assert await pool.picture("toy", "rules", "no such page", say) is None
        assert await pool.picture("toy", "panel", Toy(number=0), say) is None
        assert not pool.draws("toy", "panel", Toy(number=0), say)
        assert pool.draws("toy", "panel", Toy(number=1), say)
        assert pool.draws("toy", "panel", Toy(number=1, broken=True), say)  # it should have a picture
        gate.open()
        assert await pool.picture("toy", "rules", "aim", say) == b"picture 1"

    async def test_closing_answers_everybody(self, gate: Gate) -> None:
        pool = RenderPool(0, painters=PAINTERS, patience=PATIENCE)
        await pool.start()
        first = await busy(pool, gate)
        second = ask(pool, 2)
        await turns()
        gate.open()
        await pool.close()
        assert await first == b"picture 99"
        assert await second is None
        assert await ask(pool, 3) is None

    async def test_a_pool_that_was_not_started_can_be_closed_and_gives_nothing(self) -> None:
        pool = RenderPool(1, painters=PAINTERS)
        assert await ask(pool, 1) is None
        await pool.close()


class TestCache:
    async def test_equal_pictures_are_painted_once(self, pool: RenderPool, gate: Gate) -> None:
        gate.open()
        assert [await ask(pool, 1, key=i) for i in range(3)] == [b"picture 1"] * 3
        assert gate.painted == [1]

    async def test_private_pictures_are_not_kept(self, pool: RenderPool, gate: Gate) -> None:
        gate.open()
        assert await ask(pool, 1, what="panel", nonce=b"a") == b"picture 1a"
        assert pool.held_bytes == 0
        assert await ask(pool, 1) == b"picture 1"

    async def test_it_is_bounded_in_bytes(self, gate: Gate) -> None:
        gate.open()
        limit = 3 * (rendering.SCENE_BYTES + 20)
        pool = RenderPool(0, painters=PAINTERS, patience=PATIENCE, cache_bytes=limit)
        await pool.start()
        for number in range(8):
            assert await ask(pool, number)
            assert pool.held_bytes <= limit
        assert await ask(pool, 7)
        assert len(gate.painted) == 8
        assert await ask(pool, 0)
        assert len(gate.painted) == 9
        await pool.close()


class TestProcesses:
    async def test_painted_elsewhere_at_low_priority_and_back_after_a_death(self) -> None:
        pool = RenderPool(1, painters=PAINTERS, patience=PATIENCE)
        await pool.start()
        try:
            assert await ask(pool, 1) == board(1)
            (pid,) = pool.pids()
            assert pid != os.getpid()
            assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.nice(0) + NICENESS)
            assert await ask(pool, 1, what="panel", nonce=b"n") == board(1, b"n")
            os.kill(pid, signal.SIGKILL)
            assert await ask(pool, 2) == board(2)
            assert pool.pids() != (pid,)
        finally:
            await pool.close()
        assert pool.pids() == ()

    async def test_a_stuck_process_is_given_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(workers, "STUCK", 0.0)
        pool = RenderPool(1, painters=PAINTERS, patience=PATIENCE)
        await pool.start()
        assert await ask(pool, 1) is None
        await pool.close()

    def test_a_worker_that_was_slow_to_start_is_not_mistaken_for_a_picture(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(workers, "STUCK", 0.0)
        worker = Worker()
        with pytest.raises(TimeoutError):
            worker.start()
        assert worker.pid is None
        monkeypatch.setattr(workers, "STUCK", PATIENCE)
        assert worker.paint(PAINTERS["toy"].board(Toy(number=5), say), None) == board(5)
        worker.end()
        worker.clear()

    def test_a_worker_ends_when_its_owner_is_gone(self) -> None:
        worker = Worker()
        worker.start()
        process, pipe = worker._process, worker._pipe
        assert process is not None
        assert pipe is not None
        pipe.close()
        process.join(PATIENCE)
        assert process.exitcode == 0

    def test_it_works_in_a_program_started_as_a_module(self) -> None:
        root = Path(__file__).resolve().parents[2]
        command = [sys.executable, "-W", "error", "-m", "tests.images.painting_program"]
        done = subprocess.run(command, cwd=root, capture_output=True, timeout=300, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
