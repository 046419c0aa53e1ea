"""Painting processes: one pipe each, so that a dead one is noticed and replaced, a stuck one can be killed.

None outlives the bot.
"""

import contextlib
import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from bot.logs import ids
from images.core.film import Film
from images.core.scene import Scene
from images.core.sprites import bake_all
from images.core.worker import Answer, answer, serve

log = logging.getLogger(__name__)

STUCK = 120.0
"""Seconds after which a worker is taken for stuck and replaced.

Long, since on a busy machine a low-priority process may be slow for a while, and a new one would be slower still.
"""


class Worker:
    """One painting process and the pipe to it. Used by one thread at a time; starts, and starts anew, on demand."""

    def __init__(self, patience: float | None = None) -> None:
        """`patience`: seconds after which it is taken for stuck, by default `STUCK`."""
        self._patience = patience
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ended = False

    @property
    def pid(self) -> int | None:
        """The process id, or None while there is no process."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process and wait until it is up. Raises OSError or EOFError if that fails."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="painter", daemon=True)
        process.start()
        theirs.close()  # so that the end of the process is the end of the pipe
        self._process, self._pipe = process, ours
        if self._ended:
            process.kill()
        try:
            self._receive(ours)  # that it is ready
        except (EOFError, OSError):
            self.clear()
            raise

    def paint(self, scene: Scene | Film, nonce: bytes | None) -> Answer:
        """Return the picture or an error's name; a process that died or is stuck is replaced and asked once more."""
        for _ in range(2):
            if self._ended:
                break
            try:
                if self._pipe is None:
                    self.start()
                return self._ask(scene, nonce)
            except (EOFError, OSError) as error:
                self.clear()
                if not self._ended:
                    log.warning("a painting process ended", extra=ids(error=type(error).__name__))
        return "WorkerDied"

    def end(self) -> None:
        """End the process for good, whatever it is doing; may be called from another thread. `clear` tidies up."""
        self._ended = True
        with contextlib.suppress(ValueError):  # cleared at this very moment
            if (process := self._process) is not None:
                process.kill()

    def _ask(self, scene: Scene | Film, nonce: bytes | None) -> Answer:
        assert self._pipe is not None
        self._pipe.send((scene, nonce))
        answered: Answer = self._receive(self._pipe)
        return answered

    def _receive(self, pipe: Connection) -> Any:
        if not pipe.poll(self._patience or STUCK):
            raise TimeoutError
        return pipe.recv()

    def clear(self) -> None:
        """Take away what is left of the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._pipe = None


class InProcess:
    """Paints in the thread that asks: for places where processes cannot start."""

    pid: int | None = None

    def start(self) -> None:
        """Make ready what every picture needs."""
        bake_all()

    def paint(self, scene: Scene | Film, nonce: bytes | None) -> Answer:
        """Return the picture or an error's name."""
        return answer(scene, nonce)

    def end(self) -> None:
        """Nothing to end: the thread finishes its picture."""

    def clear(self) -> None:
        """Nothing is left behind."""
