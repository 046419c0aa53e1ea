"""Sends what is due when a table's deadline passes. Sleeps until the earliest one; every change makes it look again."""

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import discord

from bot.publication import Publication

log = logging.getLogger(__name__)

EVENT = "deadline_moved"
RETRY_SECONDS = 30.0
"""How long to wait after a failure: a deadline may be late, but is never lost and never hammered at."""


class Timed(Protocol):
    """The part of the service that knows deadlines."""

    async def lapse_due(self) -> tuple[Publication, ...]:
        """Carry out every deadline that has passed."""
        ...

    async def next_deadline(self) -> float | None:
        """Return when the earliest open one passes, in Unix seconds; None if there is none."""
        ...


class Deadlines:
    """Carries out deadlines as they pass, for as long as `watch` runs."""

    def __init__(
        self,
        client: discord.Client,
        service: Timed,
        now: Callable[[], float],
        publish: Callable[[Publication], Awaitable[object]],
    ) -> None:
        self._client, self._service, self._now, self._publish = client, service, now, publish
        self._changes = 0

    def moved(self) -> None:
        """Say that a deadline was set, changed or dropped."""
        self._changes += 1
        self._client.dispatch(EVENT)

    async def watch(self) -> None:
        """Carry out deadlines until cancelled."""
        while True:
            seen = self._changes
            wait = await self._carry_out()
            if seen == self._changes:
                await self._until_moved(wait)

    async def _carry_out(self) -> float | None:
        """Carry out what is due and return for how many seconds nothing will be."""
        try:
            for publication in await self._service.lapse_due():
                await self._publish(publication)
            at = await self._service.next_deadline()
        except Exception:
            log.exception("deadlines could not be carried out")
            return RETRY_SECONDS
        return None if at is None else max(0.0, at - self._now())

    async def _until_moved(self, seconds: float | None) -> None:
        """Wait for a change, but not longer than so many seconds.

        The client's own waiting is used, not a bare sleep: a simulated Discord knows it and moves its time.
        """
        try:
            await self._client.wait_for(EVENT, timeout=seconds)
        except TimeoutError:
            return
