"""The bot: opens what everything stands on, loads the cogs, brings Discord up to date, and closes it all again."""

import asyncio
import contextvars
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.catalogue import Catalogue
from bot.clock import Clock, SystemClock
from bot.deadlines import Deadlines
from bot.errors import Frozen, ServiceError
from bot.logs import ids
from bot.monitor import Health, Meters, Monitor
from bot.publication import LobbyCard, Publication, Table
from bot.rendering import PATIENCE, RenderPool
from bot.service import GameService
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from bot.sync import CommandSync
from cogs import install
from cogs.arrivals import Arrivals
from cogs.hub import Hub
from cogs.translator import Translator
from engine.core.game import AnyGame
from engine.games import GAMES
from images.games import EYES

log = logging.getLogger(__name__)

SEED_BYTES = 32
FAREWELL_SECONDS = 10.0
"""How long a stop waits for interactions that are under way."""


class LostProperty(commands.Bot):
    """The Discord client with all that its cogs need.

    `settings`, `clock`, `games` and `catalogue` are there from the start; `service`, `pool` and `deadlines` once it is
    open; `hub`, `publish` (which shows a table's present state to everybody) and `review` (which finds out what can be
    reached) once the cogs are installed.
    """

    service: GameService
    pool: RenderPool
    deadlines: Deadlines
    hub: Hub
    publish: Callable[[Publication | LobbyCard], Awaitable[object]]
    review: Callable[[], Awaitable[None]]

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        strict_words: bool = False,
        always_sync: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        """Raises CatalogueError if the message files cannot be used.

        `strict_words`: see Catalogue. `always_sync`: tell Discord the commands even if they have not changed.
        `patience`: how many seconds a message waits for its picture.
        """
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks: nothing is missing
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.settings = settings
        self.clock = clock or SystemClock()
        self.games = games
        self.catalogue = Catalogue.load(strict=strict_words)
        self._seed, self._always_sync, self._patience = seed, always_sync, patience
        self.meters = Meters()
        self.monitor = Monitor(self.meters, self.health)
        self.arrivals = Arrivals(self.meters.answered)
        self._store: SqliteStore | None = None
        self._background: set[asyncio.Task[None]] = set()
        self._turning = asyncio.Lock()

    async def open(self) -> None:
        """Open the database (one process at a time), the service and the drawing; a second call does nothing.

        Raises AlreadyRunning if another process has the database.
        """
        if self._store is not None:
            return
        self._store = await SqliteStore.open(self.settings.database)
        self.service = GameService(
            self._store,
            self.games,
            self.clock,
            seed=self._seed,
            deadline_seconds=self.settings.deadline_seconds,
            eyes=EYES,
        )
        self.pool = RenderPool(self.settings.render_workers, patience=self._patience)
        await self.pool.start()
        duties = (self.service.outages.beat, self._lapse, self._remind, self._close_idle)
        self.deadlines = Deadlines(self, self.clock.now, *duties)

    async def setup_hook(self) -> None:
        """Make everything ready before the first event: discord.py calls this once, after the login."""
        await _apart(self.open())
        self.hub = await install(self)
        await self.tree.set_translator(Translator(self.catalogue))
        await CommandSync(self.settings.database).run(self.tree, self.settings.guild, always=self._always_sync)
        if self.settings.monitor_port is not None:
            await self.monitor.start(self.settings.monitor_port)
        self._start(self.deadlines.watch())
        self._start(self.hub.retries.watch())

    async def release(self) -> None:
        """Stop what runs in the background and give the database back; Discord stays connected."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self._store is not None:
            await self._unreachable()
            await self.pool.close()
            await self._store.close()
            self._store = None

    async def close(self) -> None:
        """Let finish what is under way, release everything and leave Discord."""
        await self.arrivals.end(FAREWELL_SECONDS)
        await self.monitor.close()
        await self.release()
        await super().close()

    async def health(self) -> Health:
        """Say whether the bot does its work: connected, with its background work and its drawing alive."""
        if self._store is None:
            return Health()
        counts = await self._store.counts()
        connected, watching, drawing = self.is_ready() and not self.is_closed(), bool(self._background), self.pool.alive
        return Health(
            well=connected and watching and drawing,
            connected=connected,
            watching=watching,
            drawing=drawing,
            servers=len(self.guilds),
            tables=counts.get("lobby", 0) + counts.get("running", 0),
            behind=len(await self._store.behind()),
            up_seconds=self.meters.up_seconds,
        )

    # When players can be answered

    async def on_ready(self) -> None:
        """Begin, or go on after Discord lost us."""
        self._start(self._reachable())

    async def on_resumed(self) -> None:
        """Go on: Discord is there again."""
        self._start(self._reachable())

    async def on_disconnect(self) -> None:
        """Let no deadline pass while nobody can answer."""
        await self._unreachable()

    async def _reachable(self) -> None:
        """Put deadlines off by as long as nobody could answer, then let them pass again; do what was left undone."""
        async with self._turning:
            if self.deadlines.held:
                try:
                    await self.service.outages.make_up()
                except Exception:  # better a deadline too early than none for ever
                    log.exception("an outage was not made up for")
                await self._review()
                self.deadlines.go_on()
                await self._catch_up()

    async def _review(self) -> None:
        try:
            await self.review()
        except Exception:
            log.exception("it was not found out what can be reached")

    async def _unreachable(self) -> None:
        if self._store is not None and not self.deadlines.held:
            self.deadlines.hold()
            await self.service.outages.leave()

    async def _catch_up(self) -> None:
        """Do what was left undone: automatic players' turns, and tables that were not redrawn."""
        for publication in await self.service.resume():
            await self._show(publication)
        for game_id in await self.service.behind():
            await self.redraw(game_id)

    # What is due

    async def _lapse(self) -> float | None:
        for publication in await self.service.lapse_due():
            await self._show(publication)
        return await self.service.next_deadline()

    async def _remind(self) -> float | None:
        for reminder in await self.service.reminders.due():
            await self.hub.remind(reminder)
        for channel_id, message_id in await self.service.reminders.answered():
            await self.hub.reminding.take_away(channel_id, message_id)
        return await self.service.reminders.next_due()

    async def _close_idle(self) -> float | None:
        for content in await self.service.idle.close_due():
            await self._show(content)
        return await self.service.idle.next_due()

    # Tables that nobody acted at

    async def redraw(self, game_id: int) -> None:
        """Show a table as it is now. One table's trouble is no other's."""
        try:
            table = await self.service.publication(game_id)
        except Frozen as error:
            await self._tell_frozen(error.table)
        except ServiceError as error:
            log.warning("table not redrawn", extra=ids(game=game_id, code=error.code))
        else:
            await self._show(table)

    async def _tell_frozen(self, table: Table) -> None:
        """Say in its channel that a game cannot be read; if Discord refuses, whoever comes to the table is told."""
        try:
            await self.hub.frozen(table)
        except discord.HTTPException as error:
            log.warning("frozen table not told", extra=ids(game=table.game_id, code=error.code))

    async def _show(self, table: Publication | LobbyCard) -> None:
        """Show a table that nobody acted at. One table's trouble is no other's: it stays behind and is shown later."""
        try:
            await self.publish(table)
        except Exception:
            log.exception("table not shown", extra=ids(game=table.table.game_id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Forget a task; what it failed of is logged here, since asyncio would print the error's own words."""
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something in the background failed", exc_info=error)


async def _apart(work: Coroutine[Any, Any, None]) -> None:
    """Do this in a context of its own: what it starts outlives the event that happens to be handled."""
    await contextvars.Context().run(asyncio.create_task, work)
