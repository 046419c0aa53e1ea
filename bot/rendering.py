"""RenderPool: pictures off the event loop, the newest of a table first, and text alone where a picture is late.

Scenes are laid out by the caller (plain data, under a millisecond) and painted by low-priority processes of our own:
one pipe each, so that a dead one is noticed and replaced, a stuck one can be killed, and none outlives the bot.
"""

import asyncio
import contextlib
import itertools
import logging
from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.films import Films
from bot.logs import ids
from bot.workers import InProcess, Worker
from engine.core.model import Model
from images.core.cache import ByteCache
from images.core.painter import Painter, Say
from images.core.scene import Scene
from images.core.worker import Answer
from images.games import PAINTERS

log = logging.getLogger(__name__)

What = Literal["board", "panel", "leaf", "rules"]

CACHE_BYTES = 16 << 20
"""Bound of the finished pictures that are kept, with the scenes that they are found by: about eighty."""

SCENE_BYTES = 64 << 10
"""What a scene is reckoned to take in that cache; much of it is shared with others."""

PATIENCE = 2.0
"""Seconds after which a picture is late: an interaction must be answered within 3."""

QUEUE = 64
"""Pictures that may wait. More are refused, and answered with text alone."""


Slot = Hashable
"""What a request is for: at most one request of a slot waits."""


@dataclass(slots=True, eq=False)
class _Job:
    """A picture to be painted, its place in the line, the slots that want it, and everybody who waits for it."""

    scene: Scene
    nonce: bytes | None
    place: int
    slots: set[Slot] = field(default_factory=set)
    late: Slot | None = None
    """Who stopped waiting for this private picture, and may ask for it again."""
    done: asyncio.Future[bytes | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass(slots=True)
class _Lane:
    """A worker, the thread that waits for it, and the task that feeds it."""

    worker: Worker | InProcess
    thread: ThreadPoolExecutor
    feeder: asyncio.Task[None] | None = None


class RenderPool:
    """Paints pictures for the whole bot. `workers` processes, or one thread if that is 0."""

    def __init__(
        self,
        workers: int = 1,
        *,
        painters: Mapping[str, Painter[Any, Any]] = PAINTERS,
        patience: float = PATIENCE,
        queue: int = QUEUE,
        cache_bytes: int = CACHE_BYTES,
    ) -> None:
        self._painters, self._patience, self._room = painters, patience, queue
        self._kept: ByteCache[Hashable, bytes] = ByteCache(cache_bytes, lambda picture: len(picture) + SCENE_BYTES)
        self._jobs: dict[tuple[Scene, bytes | None], _Job] = {}  # waiting or being painted
        self._waiting: OrderedDict[int, _Job] = OrderedDict()  # by place: the line
        self._newest: dict[Slot, _Job] = {}  # the job in the line that a slot wants
        self._late: dict[tuple[Slot, Scene], bytes] = {}  # the nonces of jobs that somebody may ask for again
        self._places = itertools.count()
        self._work = asyncio.Semaphore(0)  # one permit per entry of _waiting
        self._lanes = [
            _Lane(Worker() if workers else InProcess(), ThreadPoolExecutor(1, thread_name_prefix="painter"))
            for _ in range(max(1, workers))
        ]
        self._films = Films(painters, processes=workers > 0)
        self._open = False

    async def start(self) -> None:
        """Begin to paint. The processes come up in the background; pictures wait for them."""
        self._open = True
        for lane in self._lanes:
            lane.feeder = asyncio.create_task(self._feed(lane), name="render-feeder")

    async def close(self) -> None:
        """Answer what waits with nothing, give pictures under way a moment to finish, and end the processes."""
        self._open = False
        for job in self._waiting.values():
            _settle(job, None)
        self._waiting.clear()
        self._newest.clear()
        await self._films.close()
        under_way = [job.done for job in self._jobs.values() if not job.done.done()]
        if under_way:
            await asyncio.wait(under_way, timeout=self._patience)
        for lane in self._lanes:
            if lane.feeder is not None:
                lane.feeder.cancel()
            lane.worker.end()
        for lane in self._lanes:
            await asyncio.to_thread(lane.thread.shutdown)
            lane.worker.clear()
        await asyncio.gather(*(lane.feeder for lane in self._lanes if lane.feeder), return_exceptions=True)
        for job in self._jobs.values():
            _settle(job, None)

    @property
    def alive(self) -> bool:
        """Whether pictures are being painted as they come in."""
        return self._open and all(lane.feeder is not None and not lane.feeder.done() for lane in self._lanes)

    def pids(self) -> tuple[int, ...]:
        """Return the ids of the processes that are up."""
        return tuple(pid for lane in self._lanes if (pid := lane.worker.pid) is not None)

    @property
    def held_bytes(self) -> int:
        """The bytes of the finished pictures that are kept."""
        return self._kept.held

    async def picture(
        self,
        game: str,
        what: What,
        view_or_page: Model | str,
        say: Say,
        *,
        nonce: bytes | None = None,
        key: Hashable | None = None,
        sight: int = 0,
        leaf: str = "",
    ) -> bytes | None:
        """Return a picture as WebP, or None if the game has none, it failed, or it is late: then text must do.

        `sight` is which of a panel's pictures it is, `leaf` the id of a story's page. `key` names what the picture is
        of (a table, or a table and a seat): a request still waiting under the same key is dropped for a newer one and
        gets the newer one's board, or nothing if it was for a private panel. `nonce` makes a private picture's bytes
        unlike any other's; such pictures are not kept, but for one that came late: whoever asked gets it as soon as the
        same is asked for again.
        """
        try:
            scene = self._scene(game, what, view_or_page, say, sight, leaf)
        except Exception as error:  # a fault in a layout must not stop a game
            log.error("a picture could not be laid out", extra=ids(what=what, game=game, error=type(error).__name__))
            return None
        if scene is None:
            return None
        slot: Slot = object() if key is None else (what, key)
        kept = self._kept.get(scene) if nonce is None else self._kept.pop((slot, scene))
        if kept is not None:
            return kept
        job = self._job(scene, self._late.pop((slot, scene), nonce), slot)
        if job is None:
            return None
        job.late = None  # somebody waits for it
        try:
            return await asyncio.wait_for(asyncio.shield(job.done), self._patience)
        except TimeoutError:
            log.warning("a picture was late", extra=ids(what=what, game=game))
            if job.nonce is not None and key is not None and not job.done.done():
                job.late, self._late[slot, scene] = slot, job.nonce
            return None

    async def film(self, game: str, views: Sequence[Model], say: Say) -> bytes | None:
        """Return boards one after the other as an animated WebP; None if that failed. It takes a while."""
        return await self._films.film(game, views, say)

    def draws(self, game: str, what: What, view_or_page: Model | str, say: Say, *, sight: int = 0) -> bool:
        """Whether there is anything to be drawn: then `picture` has none only because it is late or has failed."""
        try:
            return self._scene(game, what, view_or_page, say, sight) is not None
        except Exception:  # `picture` has reported it
            return True

    def _scene(
        self, game: str, what: What, view_or_page: Model | str, say: Say, sight: int, leaf: str = ""
    ) -> Scene | None:
        painter = self._painters[game]
        if what == "leaf":
            return painter.leaf(view_or_page, leaf, say)
        if what == "rules":
            return painter.rules(str(view_or_page), say)
        return painter.board(view_or_page, say) if what == "board" else painter.panel(view_or_page, say, sight)

    def _job(self, scene: Scene, nonce: bytes | None, slot: Slot) -> _Job | None:
        """Return the job that paints the scene, a new one if there is none yet; None if there is no room for one.

        What the slot wanted before is dropped, unless another slot waits for that same picture.
        """
        job = self._jobs.get((scene, nonce))
        older = self._newest.get(slot)
        lonely = older is not None and older is not job and older.slots == {slot}
        if job is None:
            if not self._open or (not lonely and len(self._waiting) >= self._room):
                log.warning("there is no room for a picture", extra=ids(waiting=len(self._waiting)))
                return None
            place = older.place if older is not None and lonely else next(self._places)
            job = self._jobs[scene, nonce] = _Job(scene, nonce, place)
            if not lonely:
                self._waiting[place] = job
                self._work.release()
        if older is not None and lonely:
            self._drop(older, job)
        elif older is not None:
            older.slots.discard(slot)
        self._newest.pop(slot, None)
        if job.place in self._waiting:
            job.slots.add(slot)
            self._newest[slot] = job
        return job

    def _drop(self, older: _Job, newer: _Job) -> None:
        """Take a waiting job out of the line in favour of a newer one of its only slot.

        Its waiters get the newer picture, unless the pictures are private: those are never given for one another.
        """
        del self._jobs[older.scene, older.nonce]
        self._late.pop((older.late, older.scene), None)
        if newer.place == older.place:
            self._waiting[older.place] = newer
        else:
            del self._waiting[older.place]  # its permit stays: a feeder that finds no work goes on waiting
        if older.nonce is None and newer.nonce is None:
            newer.done.add_done_callback(lambda done: _settle(older, done.result()))
        else:
            _settle(older, None)

    async def _feed(self, lane: _Lane) -> None:
        """Hand one job after the other to a lane's worker."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(lane.thread, _warm, lane.worker)
        while True:
            await self._work.acquire()
            if not self._waiting:
                continue
            _, job = self._waiting.popitem(last=False)
            for slot in job.slots:
                del self._newest[slot]
            try:
                answered = await loop.run_in_executor(lane.thread, lane.worker.paint, job.scene, job.nonce)
            except Exception as error:  # one picture must not end the line
                answered = type(error).__name__
            self._finish(job, answered)

    def _finish(self, job: _Job, answered: Answer) -> None:
        del self._jobs[job.scene, job.nonce]
        self._late.pop((job.late, job.scene), None)
        if isinstance(answered, str):
            log.error("a picture failed", extra=ids(error=answered))
            _settle(job, None)
            return
        if job.nonce is None:
            self._kept.put(job.scene, answered)
        elif job.late is not None:
            self._kept.put((job.late, job.scene), answered)
        _settle(job, answered)


def _warm(worker: Worker | InProcess) -> None:
    """Start a worker ahead of its first picture; if that fails, the first picture tries again and says so."""
    with contextlib.suppress(OSError, EOFError):
        worker.start()


def _settle(job: _Job, picture: bytes | None) -> None:
    if not job.done.done():
        job.done.set_result(picture)
