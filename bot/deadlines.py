"""Does what is due: deadlines, reminders, the heartbeat. Sleeps until the earliest; a change makes it look again."""

import logging
from collections.abc import Awaitable, Callable

import discord

log = logging.getLogger(__name__)

EVENT = "deadline_moved"
RETRY_SECONDS = 30.0
"""How long to wait after a failure: a deadline may be late, but is never lost and never hammered at."""

Duty = Callable[[], Awaitable[float | None]]
"""Does all that is due of one kind; returns when more of it will be, in Unix seconds, or None if nothing is known."""


class Deadlines:
    """Carries out duties as they fall due, for as long as `watch` runs and nothing holds it."""

    def __init__(self, client: discord.Client, now: Callable[[], float], *duties: Duty) -> None:
        """`duties` are done in this order; trouble with one does not stop the others."""
        self._client, self._now, self._duties = client, now, duties
        self._changes = 0
        self.held = True
        """Whether nothing is carried out, since nobody could answer just now; so it begins."""

    def moved(self) -> None:
        """Say that a deadline was set, changed or dropped."""
        self._changes += 1
        self._client.dispatch(EVENT)

    def hold(self) -> None:
        """Carry nothing out until `go_on`."""
        self.held = True

    def go_on(self) -> None:
        """Carry out what is due, and all that follows."""
        self.held = False
        self.moved()

    async def watch(self) -> None:
        """Carry out duties until cancelled."""
        while True:
            seen = self._changes
            wait = None if self.held else await self._carry_out()
            if seen == self._changes:
                await self._until_moved(wait)

    async def _carry_out(self) -> float | None:
        """Carry out what is due and return for how many seconds nothing will be."""
        times = [at for duty in self._duties if (at := await self._done(duty)) is not None]
        return max(0.0, min(times) - self._now()) if times else None

    async def _done(self, duty: Duty) -> float | None:
        try:
            return await duty()
        except Exception:
            log.exception("what was due could not be carried out")
            return self._now() + RETRY_SECONDS

    async def _until_moved(self, seconds: float | None) -> None:
        """Wait for a change, but not longer than so many seconds.

        The client's own waiting is used, not a bare sleep: a simulated Discord knows it and moves its time.
        """
        try:
            await self._client.wait_for(EVENT, timeout=seconds)
        except TimeoutError:
            return
