"""Hears of servers and channels that come and go, and lets the tables there wait.

Events only let the bot know sooner: all of this is found out as well by `review` after every start and reconnection,
and by whatever is shown next.
"""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

import discord

from cogs.hub import Hub


class Reach:
    """Tells the service what can be reached, and shows the tables that can be again."""

    def __init__(self, hub: Hub, redraw: Callable[[int], Awaitable[object]]) -> None:
        self.hub, self._redraw = hub, redraw

    @property
    def listeners(self) -> Iterable[tuple[str, Callable[..., Coroutine[Any, Any, None]]]]:
        """The gateway's events that matter, with what is done about each."""
        return (
            ("on_guild_join", self.found),
            ("on_guild_available", self.found),
            ("on_guild_unavailable", self.silent),
            ("on_guild_remove", self.removed),
            ("on_guild_channel_delete", self.channel_deleted),
            ("on_raw_thread_delete", self.thread_deleted),
        )

    async def review(self) -> None:
        """Compare what is stored with the servers that the bot is in now."""
        guilds = self.hub.client.guilds
        silent = {guild.id for guild in guilds if guild.unavailable}
        await self._show(await self.hub.service.reach.review({guild.id for guild in guilds}, silent))

    async def found(self, guild: discord.Guild) -> None:
        """A server is there (again)."""
        await self._show(await self.hub.service.reach.server_found(guild.id))

    async def silent(self, guild: discord.Guild) -> None:
        """A server does not answer just now."""
        await self.hub.service.reach.server_lost(guild.id, removed=False)

    async def removed(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, or the server is gone."""
        await self.hub.service.reach.server_lost(guild.id, removed=True)

    async def channel_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self.hub.service.reach.channel_lost(channel.guild.id, channel.id)

    async def thread_deleted(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, perhaps with its channel."""
        await self.hub.service.reach.channel_lost(event.guild_id, event.thread_id)

    async def _show(self, game_ids: Iterable[int]) -> None:
        self.hub.deadlines_moved()
        for game_id in game_ids:
            await self._redraw(game_id)
