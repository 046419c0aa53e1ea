"""Private messages that show something secret, blanked when they should no longer be read (LF-31).

A look is written down with its message's token before it can be forgotten, so that even a restart can blank it. Tokens
are never logged.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import Literal

import discord

from bot.catalogue import Catalogue
from bot.errors import ServiceError
from bot.logs import ids
from bot.publication import OpenLook, Peek
from bot.service import GameService
from cogs.errors import kinds, unanswerable
from cogs.panel_page import Sight, blank_page
from cogs.presenter import Answer, Live, Presenter
from cogs.words import Words, locale_of
from engine.core.game import AnyGame

log = logging.getLogger(__name__)

APPLICATION_WEBHOOK: Literal[3] = 3
RETRY_SECONDS = 20.0


class Looks:
    """All open looks."""

    def __init__(
        self,
        client: discord.Client,
        service: GameService,
        presenter: Presenter,
        catalogue: Catalogue,
        games: Mapping[str, AnyGame],
    ) -> None:
        self.client, self.service, self.presenter = client, service, presenter
        self.catalogue, self.games = catalogue, games
        self._timers: dict[int, asyncio.Task[None]] = {}

    async def open(self, peek: Peek, answer: Answer, message_id: int, sight: Sight) -> None:
        """Write down that a private message shows something, and blank it in time."""
        look = OpenLook(
            game_id=peek.table.game_id,
            user_id=answer.user_id,
            message_id=message_id,
            token=answer.interaction.token,
            expires_at=answer.expires_at,
            version=peek.table.version,
            locale=locale_of(answer.interaction),
        )
        await self.service.keep_look(look)
        until = answer.live(message_id).expires_at
        if sight.seconds:
            until = min(until, peek.table.opened_at + sight.seconds)
        self._timer(look, until - self.presenter.now())

    async def closed(self, message_id: int) -> None:
        """Note that a private message shows nothing secret any more."""
        self._stop(message_id)
        await self.service.drop_looks((message_id,))

    async def review(self, game_id: int, but: int | None = None) -> None:
        """Blank the looks of a game that its present state no longer allows, `but` the message that is being edited."""
        for look in await self.service.looks(game_id):
            if look.message_id != but and not await self._allowed(look):
                await self.blank(look)

    async def blank_all(self) -> None:
        """Blank every look that was open when the program stopped."""
        await asyncio.gather(*map(self.blank, await self.service.looks()))

    async def _allowed(self, look: OpenLook) -> bool:
        try:
            peek = await self.service.peek(look.game_id, look.user_id)
        except ServiceError:
            return False
        running = peek.table.status == "running"
        return running and self.games[peek.table.kind].text.exposure(peek.view) is not None

    async def blank(self, look: OpenLook) -> None:
        """Replace a private message by neutral words and take its pictures away."""
        self._stop(look.message_id)
        if look.expires_at > self.presenter.now():
            live = Live(self._webhook(look.token), look.message_id, look.expires_at)
            try:
                await self.presenter.edit(live, blank_page(look.game_id, Words(self.catalogue, look.locale)))
            except Exception as error:  # the others must still be blanked
                log.info("a look could not be blanked", extra=ids(game=look.game_id, error=kinds(error)))
                if not unanswerable(error):  # Discord is away
                    self._timer(look, RETRY_SECONDS)
                    return
        await self.service.drop_looks((look.message_id,))

    def _webhook(self, token: str) -> discord.Webhook:
        application = self.client.application_id or 0
        return discord.Webhook.from_state(
            data={"id": application, "type": APPLICATION_WEBHOOK, "token": token}, state=self.client._connection
        )

    def _timer(self, look: OpenLook, seconds: float) -> None:
        self._stop(look.message_id)
        task = asyncio.create_task(self._blank_later(look, seconds))
        self._timers[look.message_id] = task
        task.add_done_callback(lambda done: self._forget(look.message_id, done))

    async def _blank_later(self, look: OpenLook, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))
        self._timers.pop(look.message_id, None)
        if not self.client.is_closed():  # otherwise the next start blanks what is open
            await self.blank(look)

    def _forget(self, message_id: int, done: asyncio.Task[None]) -> None:
        if self._timers.get(message_id) is done:
            del self._timers[message_id]
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("a look could not be blanked", extra=ids(error=type(error).__name__))

    def _stop(self, message_id: int) -> None:
        task = self._timers.pop(message_id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()
