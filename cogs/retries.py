"""Tables that Discord did not take when it had trouble of its own are shown later, so that nobody waits for nothing."""

from collections.abc import Awaitable, Callable

import discord

from bot.service import GameService

EVENT = "table_behind"
FIRST_SECONDS, LONGEST_SECONDS = 30.0, 3600.0
"""How long the first wait is, and the longest: each that brought nothing is followed by one twice as long."""


class Retries:
    """Shows tables again that fell behind, for as long as `watch` runs. A restart shows them too."""

    def __init__(
        self, client: discord.Client, service: GameService, redraw: Callable[[int], Awaitable[object]]
    ) -> None:
        self._client, self._service, self._redraw = client, service, redraw
        self._waiting: set[int] = set()

    def add(self, game_id: int) -> None:
        """Say that a table could not be shown."""
        self._waiting.add(game_id)
        self._client.dispatch(EVENT)

    async def watch(self) -> None:
        """Try again and again until cancelled."""
        wait = FIRST_SECONDS
        while True:
            if not self._waiting:
                await self._client.wait_for(EVENT)
                wait = FIRST_SECONDS
            await self._pause(wait)
            tried, self._waiting = self._waiting, set()
            for game_id in sorted(tried & set(await self._service.behind())):
                await self._redraw(game_id)
            wait = FIRST_SECONDS if self._waiting < tried else min(2 * wait, LONGEST_SECONDS)

    async def _pause(self, seconds: float) -> None:
        """Wait so long. The client's own waiting is used, as simulated time knows it; nothing ends it early."""
        try:
            await self._client.wait_for(EVENT, check=lambda: False, timeout=seconds)
        except TimeoutError:
            return
