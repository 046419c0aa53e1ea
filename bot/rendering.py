"""RenderPool: pictures off the event loop, the newest of a table first, and text alone where a picture is late.

Scenes are laid out by the caller (plain data, under a millisecond) and painted by low-priority processes of our own: one
pipe each, so that a dead one is noticed and replaced, a stuck one can be killed, and none outlives the bot.
"""

import asyncio
import hashlib
import logging
import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal

from engine.core.model import Model
from images.core.cache import ByteCache
from images.core.painter import Painter, Say
from images.core.scene import Scene
from images.core.worker import Answer, answer, serve
from images.games import PAINTERS

log = logging.getLogger(__name__)

What = Literal["board", "panel", "rules"]

CACHE_BYTES = 16 << 20
"""Finished pictures that are kept: about a hundred."""

TIMEOUT = 2.0
"""Seconds after which a picture is late: an interaction must be answered within 3."""

STUCK = 20.0
"""Seconds after which a worker is taken for stuck and replaced. Its first picture includes its start."""

QUEUE = 64
"""Pictures that may wait. More are refused, and answered with text alone."""


@dataclass(slots=True, eq=False)
class _Job:
    """A picture to be painted, and everybody who waits for it."""

    digest: bytes
    scene: Scene
    nonce: bytes | None
    done: asyncio.Future[bytes | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Worker:
    """One painting process and the pipe to it. Used by one thread at a time; starts, and starts anew, on demand."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process id, or None while there is no process."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process and wait until its drawings are ready. Raises OSError or EOFError if it does not come up."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="painter", daemon=True)
        process.start()
        theirs.close()  # so that the end of the process is the end of the pipe
        self._process, self._pipe = process, ours
        self._receive()

    def paint(self, scene: Scene, nonce: bytes | None) -> Answer:
        """Return the picture or an error's name; a process that died is replaced and asked once more."""
        for attempt in range(2):
            try:
                if self._pipe is None:
                    self.start()
                assert self._pipe is not None
                self._pipe.send((scene, nonce))
                return self._receive()  # type: ignore[no-any-return]
            except (EOFError, OSError) as error:
                log.warning("A painting process ended (%s); attempt %d.", type(error).__name__, attempt + 1)
                self.stop()
        return "WorkerDied"

    def _receive(self) -> Any:
        assert self._pipe is not None
        if not self._pipe.poll(STUCK):
            raise TimeoutError
        return self._pipe.recv()

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._pipe = None
