"""Interactions that are under way. At the stop they are let finish, and new ones are asked to come again."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from bot.logs import ids

log = logging.getLogger(__name__)

How = Literal["done", "refused", "failed"]
"""How an interaction was answered: as asked, with a sentence why not, or by an apology for a bug."""

Done = Callable[[How, float], None]


@dataclass
class Arrival:
    """One interaction and how it was answered; `late` if it came when the stop had begun."""

    late: bool
    how: How = "done"


class Arrivals:
    """Counts what is under way, and tells `done` how each was answered and in how many seconds."""

    def __init__(self, done: Done = lambda how, seconds: None) -> None:
        self._done = done
        self._under_way = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self.ending = False

    @contextlib.contextmanager
    def one(self) -> Iterator[Arrival]:
        """Count one interaction for as long as it is being answered."""
        arrival, began = Arrival(late=self.ending), asyncio.get_running_loop().time()
        self._under_way += 1
        self._empty.clear()
        try:
            yield arrival
        except BaseException:
            arrival.how = "failed"
            raise
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._empty.set()
            self._done(arrival.how, asyncio.get_running_loop().time() - began)

    async def end(self, seconds: float) -> None:
        """Turn new interactions away and wait for those under way, but not longer than so many seconds."""
        self.ending = True
        try:
            async with asyncio.timeout(seconds):
                await self._empty.wait()
        except TimeoutError:
            log.warning("some interactions were not finished in time", extra=ids(left=self._under_way))
