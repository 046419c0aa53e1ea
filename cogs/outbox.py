"""All tables' desks: which message of which table is edited, posted anew or left for later."""

import discord

from bot.catalogue import BASE
from bot.publication import Publication, Table
from bot.service import GameService
from cogs.desk import Content, Desk
from cogs.presenter import Answer, Presenter
from cogs.troubles import TROUBLES, Parked


class Outbox:
    """All tables' desks."""

    MOST_DESKS = 2048

    def __init__(self, client: discord.Client, service: GameService, presenter: Presenter) -> None:
        self.client, self.service, self.presenter = client, service, presenter
        self._desks: dict[int, Desk] = {}

    def desk(self, game_id: int) -> Desk:
        """Return a table's desk; desks that nothing depends on are forgotten when there are many."""
        if game_id not in self._desks:
            if len(self._desks) >= self.MOST_DESKS:
                self._desks = {id: desk for id, desk in self._desks.items() if not desk.idle}
            self._desks[game_id] = Desk(game_id, self)
        return self._desks[game_id]

    async def locale(self, guild_id: int) -> str:
        """Return the language of what everybody in a server reads: as its managers have set it, or its own."""
        settings = await self.service.guilds.settings(guild_id)
        guild = self.client.get_guild(guild_id)
        return settings.language or (str(guild.preferred_locale) if guild else BASE)

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to post in, whether or not it is in the cache."""
        return self.client.get_partial_messageable(channel_id)

    def message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """Return a message to edit, without fetching it."""
        return self.channel(channel_id).get_partial_message(message_id)

    def clicked(self, table: Table, answer: Answer) -> None:
        """Note that somebody clicked on a public message of the table: it can be edited through the click.

        What is clicked on another server is no message of this table, whatever its id says.
        """
        if answer.interaction.guild_id == table.guild_id:
            self.desk(table.game_id).clicked(table, answer)

    async def catch_up(self, content: Content, answer: Answer) -> None:
        """Bring the message up to date if it was left behind and a click now allows it. Raises Parked."""
        desk = self.desk(content.table.game_id)
        if -1 < desk.shown < content.table.version:
            await desk.show(content, answer, anew=False, call=False, must=False)
        elif desk.untidy:
            await desk.tidy(content)

    async def check(self, content: Content) -> None:
        """Bring the message up to date where it stands; tell of a turn that nobody was told of yet. Raises Parked."""
        if not (isinstance(content, Publication) and content.passed):
            await self.desk(content.table.game_id).check(content)
            return
        try:
            await self.came(content)
        except Parked as lost:
            if lost.code != "deleted":
                raise
            raise Parked(await self.trouble_in(lost.channel_id) or lost.code, lost.channel_id) from lost

    async def trouble_in(self, channel_id: int) -> str | None:
        """Return a code of why nothing can be posted in a channel: it is gone, hidden, or a thread that is locked."""
        try:
            channel = await self.client.fetch_channel(channel_id)
        except discord.HTTPException as error:
            return TROUBLES.get(error.code)
        return "locked" if isinstance(channel, discord.Thread) and channel.locked else None

    async def new_thread(
        self, channel: discord.TextChannel, name: str, under: discord.Message | None = None
    ) -> discord.Thread:
        """Open a thread, for itself or under a message. Raises discord.HTTPException."""
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        return await channel.create_thread(name=name, message=under, type=kind)

    async def acted(self, content: Content, answer: Answer | None) -> None:
        """Show what an action led to. Raises Parked."""
        desk = self.desk(content.table.game_id)
        desk.earn()
        able = answer if answer is not None and not answer.loading else None
        passed = isinstance(content, Publication) and content.passed
        await desk.show(content, able, anew=passed, call=passed, must=False)

    async def came(self, content: Content) -> None:
        """Show what a deadline led to, or what was not shown before a restart: nobody acted, so it takes a call of
        the bot's own. Raises Parked."""
        passed = isinstance(content, Publication) and content.passed
        await self.desk(content.table.game_id).show(content, None, anew=passed, call=passed, must=True)

    async def repost(self, content: Content, answer: Answer, channel_id: int) -> None:
        """Post the table's message anew where somebody asked for it; nobody is pinged. Raises Parked."""
        desk = self.desk(content.table.game_id)
        await desk.move(content, channel_id)
        await desk.show(content, answer, anew=True, call=False, must=True)
