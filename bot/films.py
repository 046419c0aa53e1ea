"""Films of whole games, made one at a time in a process of their own, so that no table waits for its board meanwhile.

The process comes up for a film and is gone after it: films are rare, and a process that paints takes much room.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from bot.logs import ids
from bot.workers import InProcess, Worker
from engine.core.model import Model
from images.core.film import MOST_FRAMES, Film
from images.core.painter import Painter, Say
from images.core.scene import Scene

log = logging.getLogger(__name__)

PATIENCE = 600.0
"""Seconds after which a film is given up: on a small busy machine it takes minutes."""

LINE = 4
"""How many films may be asked for at a time. More are refused."""


class Films:
    """Makes films. With `processes` False they are made in a thread, for places where processes cannot start."""

    def __init__(self, painters: Mapping[str, Painter[Any, Any]], *, processes: bool) -> None:
        self._painters, self._processes = painters, processes
        self._one = asyncio.Lock()
        self._asked = 0
        self._worker: Worker | InProcess | None = None
        self._closed = False

    async def film(self, game: str, views: Sequence[Model], say: Say) -> bytes | None:
        """Return a film of public views as an animated WebP; None if it failed or too many are asked for."""
        if self._asked >= LINE:
            log.warning("there is no room for a film", extra=ids(asked=self._asked))
            return None
        self._asked += 1
        try:
            async with self._one:
                return None if self._closed else await self._made(game, views, say)
        finally:
            self._asked -= 1

    async def _made(self, game: str, views: Sequence[Model], say: Say) -> bytes | None:
        try:
            film = Film(tuple(await self._scenes(game, views, say))[:MOST_FRAMES])
        except Exception as error:  # a fault in a layout must not stop anything
            log.error("a film could not be laid out", extra=ids(game=game, error=type(error).__name__))
            return None
        worker = self._worker = Worker(PATIENCE) if self._processes else InProcess()
        try:
            answered = await asyncio.to_thread(worker.paint, film, None)
        finally:
            worker.end()
            await asyncio.to_thread(worker.clear)
            self._worker = None
        if isinstance(answered, str):
            log.error("a film failed", extra=ids(game=game, error=answered))
            return None
        return answered

    async def _scenes(self, game: str, views: Sequence[Model], say: Say) -> list[Scene]:
        """Lay the boards out, letting others have a turn after each; what looks like the one before is left out."""
        scenes: list[Scene] = []
        for view in views:
            scene = self._painters[game].board(view, say)
            if not scenes or scene != scenes[-1]:
                scenes.append(scene)
            await asyncio.sleep(0)
        return scenes

    async def close(self) -> None:
        """Give up the film that is being made, and those that wait."""
        self._closed = True
        if self._worker is not None:
            self._worker.end()
        async with self._one:
            pass
