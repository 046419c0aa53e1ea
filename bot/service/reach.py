"""What the bot can reach on Discord, as far as tables depend on it.

The clock of a table stands still while its board cannot be shown: because the server is gone or does not answer, its
channel was deleted, or the bot may not post. It goes on, with the time that was left, once the board is back. An outage
takes nothing away from anybody; of a server that the bot was removed from, open tables are kept for KEPT_SECONDS.
"""

import logging
from collections.abc import Collection

from bot.errors import ServiceError
from bot.logs import ids
from bot.service.tables import CLOSED, Cause, Tables
from bot.store.records import Status

KEPT_SECONDS = 30 * 86_400.0
"""How long open tables of a server are kept at least after the bot was removed from it."""

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
MOST_TABLES = 10_000

log = logging.getLogger(__name__)


class Reach:
    """Stops and starts tables' clocks, and gives up the tables of servers that are gone for good."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store.reach

    async def stop(self, game_id: int) -> None:
        """Stop a table's clock: its board cannot be shown."""
        await self._store.stop(self._now(), game_id)

    async def go_on(self, game_id: int) -> bool:
        """Let a table's clock go on; return whether it was stopped."""
        return bool(await self._store.go_on(self._now(), game_id))

    async def channel_lost(self, guild_id: int, channel_id: int) -> None:
        """Stop the clocks of the tables in a channel that was deleted."""
        await self._store.stop_in(self._now(), guild_id, channel_id)

    async def server_lost(self, guild_id: int, *, removed: bool) -> None:
        """Stop the clocks of a server: it does not answer, or the bot was `removed` from it."""
        await self._store.miss(self._now(), guild_id, removed=removed)

    async def server_found(self, guild_id: int) -> tuple[int, ...]:
        """If a server could not be reached, let its clocks go on; return the tables that had one."""
        return await self._store.find(self._now(), guild_id)

    async def review(self, present: Collection[int], silent: Collection[int]) -> tuple[int, ...]:
        """Compare what is stored with the servers that the bot is in now; return the tables whose clocks went on.

        `silent` are those among the `present` ones that do not answer just now. Nothing depends on having been told of
        each change when it happened.
        """
        changed: list[int] = []
        for guild_id in await self._store.servers():
            if guild_id in present and guild_id not in silent:
                changed += await self.server_found(guild_id)
            else:
                await self.server_lost(guild_id, removed=guild_id not in present)
        await self._give_up()
        return tuple(changed)

    async def _give_up(self) -> None:
        """Call off what is open in servers that the bot was removed from long ago."""
        for guild_id in await self._store.removed_before(self._now() - KEPT_SECONDS):
            rows = await self._tables.store.find(statuses=OPEN, guild_id=guild_id, limit=MOST_TABLES)
            if all([await self._called_off(row.game_id) for row in rows]):
                await self._store.forget(guild_id)

    async def _called_off(self, game_id: int) -> bool:
        """Call a table off and return whether that was possible."""
        try:
            async with self._tables.turn(game_id, unreadable=True) as loaded:
                after = await self._tables.change(loaded, Cause("removed"), status="cancelled", **CLOSED)
        except ServiceError as error:
            log.warning("a game of a server that is gone stays", extra=ids(game=game_id, code=error.code))
            return False
        await self._tables.store.published(game_id, after.row.version)  # there is nobody to show it to
        return True

    def _now(self) -> float:
        return self._tables.clock.now()
