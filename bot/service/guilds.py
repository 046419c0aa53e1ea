"""What the managers of a server have set: where tables may be opened, in which language they speak, and the like."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.errors import BadSetting, NotHere, TooManyTables
from bot.logs import ids
from bot.servers import ReminderPolicy, ServerSettings, SettingChange
from bot.store import Store
from bot.store.guilds import ChangeRow
from engine.core.model import evolve

log = logging.getLogger(__name__)

MOST_REMEMBERED = 4096
"""Servers whose settings are kept in memory: they are asked for whenever a table is shown."""
MOST_SHOWN = 10


class Guilds:
    """The settings of servers. They are changed here only, so what is kept in memory is never out of date."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store.guilds, clock
        self._known: dict[int, ServerSettings] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return a server's settings."""
        known = self._known.get(guild_id)
        if known is not None:
            return known
        async with self._lock(guild_id):
            return await self._settings(guild_id)

    async def _settings(self, guild_id: int) -> ServerSettings:
        """Return a server's settings; the caller holds its lock, so that none are read while they change."""
        known = self._known.get(guild_id)
        return known or self._remember(guild_id, _read(guild_id, await self._store.settings(guild_id)))

    def _remember(self, guild_id: int, settings: ServerSettings) -> ServerSettings:
        self._known[guild_id] = settings
        while len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return settings

    async def change(self, guild_id: int, user_id: int, name: str, value: Any, interaction_id: int) -> ServerSettings:
        """Change one setting, note who did, and return the settings. Raises BadSetting.

        Nothing is noted if the value stays the same, or if the interaction was carried out before.
        """
        async with self._lock(guild_id):
            before = await self._settings(guild_id)
            try:
                after = evolve(before, **{name: value})
            except ValueError:
                raise BadSetting(guild_id) from None
            if after == before:
                return before
            now = self._clock.now()
            change = ChangeRow(guild_id, user_id, interaction_id, name, json.dumps(getattr(after, name)), now)
            done = await self._store.change(change, after.model_dump_json())
            return self._remember(guild_id, after) if done else before

    async def changes(self, guild_id: int) -> tuple[SettingChange, ...]:
        """Return the last ten changes of a server's settings, the newest first."""
        rows = await self._store.changes(guild_id, MOST_SHOWN)
        return tuple(SettingChange(row.user_id or None, row.at, row.name, json.loads(row.value)) for row in rows)

    async def reminder_policy(self, guild_id: int) -> ReminderPolicy:
        """Return how many reminders of one decision a server wants."""
        return (await self.settings(guild_id)).reminders

    @asynccontextmanager
    async def opening(
        self, guild_id: int, channel_id: int, beside: Collection[int], interaction_id: int
    ) -> AsyncIterator[ServerSettings]:
        """Give the settings if a table may be opened in a channel now; until this is left nobody else opens one.

        `channel_id` is that of a thread's channel; `beside` are its threads, whose tables count with its own. A table
        that this interaction has opened already does not. Raises NotHere or TooManyTables.
        """
        async with self._lock(guild_id):
            settings = await self._settings(guild_id)
            if settings.channels and channel_id not in settings.channels:
                raise NotHere(settings.channels)
            most = settings.most_tables
            if most is not None:
                here = {channel_id, *beside}
                if await self._store.open_tables(guild_id, here, interaction_id) >= most:
                    raise TooManyTables(most)
            yield settings

    def _lock(self, guild_id: int) -> asyncio.Lock:
        return self._locks.setdefault(guild_id, asyncio.Lock())


def _read(guild_id: int, stored: str | None) -> ServerSettings:
    """Return stored settings; where they cannot be read, those that hold from the start."""
    if stored is None:
        return ServerSettings()
    try:
        return ServerSettings.model_validate_json(stored)
    except ValueError:
        log.error("settings of a server cannot be read", extra=ids(guild=guild_id))
        return ServerSettings()
