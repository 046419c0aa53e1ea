"""A Discord of one server and one channel inside this process, shown as a page in the browser.

All of it is `simcord`'s. This module sets the stage, lets its time run with real time, and puts what happens in a line,
since the simulation refuses two things at once where Discord would take both.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Mapping
from typing import Any

import discord
import simcord

log = logging.getLogger(__name__)

PEOPLE = ("Ana", "Ben", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana")
"""Who can be had in the simulated server; they are part of the page and of nothing else."""

SERVER, CHANNEL, TOPIC, BOT = "The Clubhouse", "game-table", "Type / to see what can be done here.", "Lost Property"
TICK_SECONDS = 0.2
PATIENCE_SECONDS = 60.0
"""How long the page waits for one answer of the bot: the first pictures on a slow machine take a while."""


class SimulatedClock:
    """The simulated Discord's time. It can be handed on before there is a simulation to read."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    def now(self) -> float:
        """Return the present time in Unix seconds."""
        return float(self.env.now().timestamp()) if self.env else time.time()


class SimulatedDiscord:
    """The stage: one server with one channel, so many people, and the bot."""

    def __init__(self, client: discord.Client, clock: SimulatedClock, people: int) -> None:
        """Set it up; the bot is not there yet. `people` is 1 to 8.

        Ids count up from a fixed moment in a fixed order, so that a kept database finds the same server, channel and
        people again. Only then does the time become the real one, so that new messages and clicks get ids of their own.
        """
        self.env = clock.env = simcord.Env(client, check_errors=False, settle_timeout=PATIENCE_SECONDS)
        self.env.backend.bot_user.name = BOT
        users = [self.env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        guild = self.env.create_guild(SERVER, owner=users[0])
        self.channel = guild.create_text_channel(CHANNEL, topic=TOPIC)
        self.people = tuple(guild.add_member(user) for user in users[:people])
        self.env.backend.advance_clock(time.time() - clock.now())
        self._in_line = asyncio.Lock()

    async def aside(self, work: Awaitable[None]) -> None:
        """Let the bot do something of its own accord while nobody acts."""
        async with self._in_line:
            await work

    @contextlib.asynccontextmanager
    async def running(self, port: int | None) -> AsyncIterator[simcord.Preview]:
        """Let the bot connect and serve the page on this port of the local host, or on any free one.

        Raises simcord.SetupError if the port is taken.
        """
        await self.env.start()
        try:
            with self.env.time_context():
                page = self.env.preview(self.channel, viewers=self.people, layout="channel", port=port)
                self._queue_actions(page)
                async with page:
                    ticking = asyncio.create_task(self._keep_time(page))
                    try:
                        yield page
                    finally:
                        ticking.cancel()
                        await asyncio.gather(ticking, return_exceptions=True)
        finally:
            await self.env.shutdown()

    def _queue_actions(self, page: Any) -> None:
        """Let what people do wait its turn instead of being refused, and reach the bot however old their view is."""
        act = page._action

        async def in_line(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._in_line:
                view = page._pages.get(context_id)
                if view is not None and isinstance(body, dict) and "published_revision" in body:
                    body = {**body, "published_revision": view.revision}
                result: dict[str, Any] = await act(context_id, body)
                await self._show(page, to_all=len(page._pages) > 2)  # the actor's own page and the hidden first one
                return result

        page._action = in_line

    async def _keep_time(self, page: Any) -> None:
        """Move the simulated time on as real time passes, and show what that did."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            async with self._in_line:
                now = loop.time()
                try:
                    await self.env.advance_time(now - last)
                except TimeoutError:
                    log.warning("the bot is still busy with what became due; the simulated time goes on without it")
                last = now
                await self._show(page, to_all=True)

    async def _show(self, page: Any, *, to_all: bool) -> None:
        """Bring every open page up to date if something happened that they may not know.

        The simulation records all that happens, for tests. Here the record says only whether anything did.
        """
        record = self.env.backend.transcript
        if to_all and record:
            await page.refresh()
        record.clear()
        self.env.backend.http_requests.clear()
