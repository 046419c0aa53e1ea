"""Reminders as messages: to one person, in a table's channel or privately."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import discord

from bot.logs import ids
from bot.publication import Reminder, Table
from bot.service import GameService
from cogs.components import Control, Verb
from cogs.layout import Page, Style, button, row
from cogs.outbox import Outbox
from cogs.presenter import Presenter
from cogs.table_page import QUIET, inbox_button, jump
from cogs.words import Words

log = logging.getLogger(__name__)

MOST_NAMED = 10


class Reminding:
    """Sends what the service has noted as told; what cannot be sent is not tried again, so that nothing comes twice."""

    def __init__(self, outbox: Outbox, service: GameService, presenter: Presenter) -> None:
        self._outbox, self._service, self._presenter = outbox, service, presenter

    async def remind(self, reminder: Reminder) -> None:
        """Send a reminder. Somebody who takes no private messages is told in channels, each server's tables there."""
        if not reminder.private:
            await self._in_channel(reminder)
            return
        [user_id] = reminder.user_ids
        try:
            page = await self._private(reminder)
            channel_id, message_id = await self._presenter.post_privately(self._outbox.client, user_id, page)
        except discord.HTTPException as error:
            log.info("a private message did not arrive", extra=ids(user=user_id, code=error.code))
            if isinstance(error, discord.Forbidden):  # anything else is Discord's own trouble, and passes
                await self._service.reminders.closed(user_id)
            by_server = sorted(reminder.tables, key=lambda table: table.guild_id)
            for _, tables in groupby(by_server, key=lambda table: table.guild_id):
                await self._in_channel(Reminder((user_id,), tuple(tables), reminder.at))
        else:
            await self._service.reminders.posted(reminder, channel_id, message_id)

    async def _in_channel(self, reminder: Reminder) -> None:
        """Post a reminder in the channel of its first table; what not all may know of who read there comes later."""
        shown = tuple(table for table in reminder.tables if self._open_to(table, reminder.tables[0]))
        hidden = tuple(table for table in reminder.tables if table not in shown)
        await self._service.reminders.put_off(replace(reminder, tables=hidden))
        reminder = replace(reminder, tables=shown)
        await self._post(reminder, await self._public(reminder))

    async def _post(self, reminder: Reminder, page: Page) -> None:
        """Post a page in the channel of a reminder's first table."""
        channel_id = reminder.tables[0].channel_id
        try:
            message_id = await self._presenter.post_in_channel(self._outbox.channel(channel_id), page)
        except discord.HTTPException as error:
            log.info("nobody was reminded", extra=ids(channel=channel_id, code=error.code))
        else:
            await self._service.reminders.posted(reminder, channel_id, message_id)

    async def invite(self, invitation: Reminder, by: str) -> None:
        """Tell somebody in a table's channel that a seat is offered to them. The board says so too, if this fails."""
        [user_id], [table] = invitation.user_ids, invitation.tables
        words = Words(self._presenter.catalogue, await self._outbox.locale(table.guild_id))
        game = words.title(self._presenter.game(table))
        link = jump(table) or f"<#{table.channel_id}>"
        text = words.say("seat-invited", who=by, game=game, number=str(table.game_id), link=link)
        sit = button(Control(Verb.SIT, table.game_id), words.tag("button-sit"), Style.success)
        mentions = () if await self._service.reminders.asleep(user_id) else (user_id,)
        page = Page(parts=(text, row([sit])), accent=QUIET, head=f"<@{user_id}>", mentions=mentions)
        await self._post(invitation, page)

    async def take_away(self, channel_id: int, message_id: int) -> None:
        """Delete a reminder once it is answered: it would call to what is done."""
        try:
            await self._presenter.delete_in_channel(self._outbox.message(channel_id, message_id))
        except discord.HTTPException as error:
            log.info("a reminder could not be taken away", extra=ids(channel=channel_id, code=error.code))

    # words

    async def _public(self, reminder: Reminder) -> Page:
        """Return a reminder that everybody in the channel of its first table can read."""
        words = Words(self._presenter.catalogue, await self._outbox.locale(reminder.tables[0].guild_id))
        lines = self._lines(reminder.tables, words)
        head = words.say("reminder-call", people=" ".join(f"<@{user}>" for user in reminder.user_ids))
        return Page(parts=(*lines, row([inbox_button(words)])), accent=QUIET, head=head, mentions=reminder.user_ids)

    async def _private(self, reminder: Reminder) -> Page:
        locale = reminder.locale or await self._outbox.locale(reminder.tables[0].guild_id)
        words = Words(self._presenter.catalogue, locale)
        lines = self._lines(reminder.tables, words)
        return Page(parts=(f"**{words.say('reminder-title')}**", *lines, row([inbox_button(words)])), accent=QUIET)

    def _lines(self, tables: Sequence[Table], words: Words) -> tuple[str, ...]:
        lines = [self._line(table, words) for table in tables[:MOST_NAMED]]
        if len(tables) > MOST_NAMED:
            lines.append(words.say("reminder-more", count=len(tables) - MOST_NAMED))
        return ("\n".join(lines),)

    def _line(self, table: Table, words: Words) -> str:
        return words.say(
            "reminder-line",
            game=words.title(self._presenter.game(table)),
            number=str(table.game_id),
            link=jump(table) or f"<#{table.channel_id}>",
            when="none" if table.deadline_at is None else f"<t:{int(table.deadline_at)}:R>",
        )

    def _open_to(self, table: Table, first: Table) -> bool:
        """Whether the readers of one table's channel may read of another: it stands there too, or is open to all."""
        if table.channel_id == first.channel_id:
            return True
        guild = self._outbox.client.get_guild(table.guild_id)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
            return False
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return False
        return channel.permissions_for(guild.default_role).view_channel
