"""The lobby in use: sitting down and standing up, setting the game up, starting it."""

import discord

from bot.errors import BadDeadline, NotHost, NotInLobby
from bot.publication import LobbyCard, Receipt
from cogs.components import Control, number, values_of
from cogs.desk import Content
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.lobby_page import FOREVER, decoded, is_switch, options_page, page_with
from cogs.names import marked
from cogs.permissions import missing, only_words
from cogs.presenter import Answer, Interaction
from cogs.threads import open_thread
from cogs.words import OFF, ON


class LobbyDesk:
    """What people do in a lobby."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def _clicked(self, answer: Answer, control: Control) -> None:
        await self.hub.visited(answer, control.game)

    async def open(
        self, answer: Answer, kind: str, *, thread: bool = False, like: LobbyCard | None = None
    ) -> LobbyCard:
        """Open a table here or in a new thread, set up `like` another one as far as that is still possible.

        Raises NotHere, TooManyTables, or Sentence if the server wants it otherwise or the bot lacks a permission.
        """
        words = self.hub.words(answer.interaction)
        card, room = await self._opened(answer, kind, thread=thread, follows=like.table.game_id if like else None)
        for field in like.fields if like else ():
            now = next((f for f in card.fields if f.name == field.name), None)
            if now is not None and now.value != field.value and field.value in now.values:
                card = await self._set(answer, card, field.name, field.value)
        if like is not None:
            seconds = like.table.deadline_seconds
            card = await self.hub.service.set_deadline(card.table.game_id, answer.user_id, seconds)
        if room is not None:
            await self._into(answer, card, room)
            return card
        if answer.loading:
            opened = words.say("lobby-opened", game=words.title(self.hub.games[kind]))
            note = words.say("only-words") if only_words(answer.interaction) else ""
            await answer.private(notice(f"{opened}\n{note}".strip()))
        await self.hub.publish(answer, card)
        return card

    async def _opened(
        self, answer: Answer, kind: str, *, thread: bool, follows: int | None
    ) -> tuple[LobbyCard, discord.Thread | None]:
        """Open a table as the server wants it, and the thread that it is to stand in, if any."""
        interaction = answer.interaction
        guild_id, name = interaction.guild_id or 0, interaction.user.display_name
        channel_id, beside = rooms(interaction)
        async with self.hub.service.guilds.opening(guild_id, channel_id, beside, interaction.id) as settings:
            if follows is not None:  # before a thread is opened for it
                await self.hub.service.require_first(follows)
            if thread and settings.threads == "never":
                raise Sentence("error-threads-never")
            if settings.threads == "always" and not isinstance(interaction.channel, discord.Thread):
                thread = True
            lacking = missing(interaction, thread=thread)
            if lacking:
                words = self.hub.words(interaction)
                names = ", ".join(words.tag(f"permission-{name}") for name in lacking)
                raise Sentence("error-permissions", names=names)
            room = await open_thread(self.hub, interaction, kind, name) if thread else None
            here = interaction.channel_id or 0
            card = await self.hub.service.open(
                kind, guild_id, here, answer.user_id, name, interaction.id, follows=follows
            )
            return card, room

    async def again(self, answer: Answer, control: Control) -> None:
        """Open a new table set up like one that has ended, once."""
        await self._clicked(answer, control)
        before = await self.hub.service.lobby(control.game)
        if before.table.status != "over":
            raise Sentence("error-not-over")
        await self.open(answer, before.table.kind, like=before)

    async def join(self, answer: Answer, control: Control) -> None:
        """Sit down, in the lobby or in a running game's free seat."""
        await self._clicked(answer, control)
        name = answer.interaction.user.display_name
        result = await self.hub.service.join(control.game, answer.user_id, name, answer.interaction.id)
        if isinstance(result, Receipt):
            await self.hub.settle(answer, result, self._welcome(answer, result))
        else:
            await self.hub.publish(answer, result)

    def _welcome(self, answer: Answer, receipt: Receipt) -> str:
        """Return what somebody is told who has just taken a seat of a running game: whose it is."""
        words, peek = self.hub.words(answer.interaction), receipt.peek
        owner = peek.table.seats[peek.seat].owner if peek is not None else ""
        return words.say("panel-sitting-in", owner=marked(owner)) if owner else words.say("panel-joined")

    async def quit(self, answer: Answer, control: Control) -> None:
        """Give a seat up, before or after the start, and show it."""
        await self._clicked(answer, control)
        game_id = control.game
        result = await self.hub.service.leave(game_id, answer.user_id, answer.interaction.id)
        content: Content
        if isinstance(result, Receipt):
            content = result.publication
        elif result is None:
            content = await self.hub.content(game_id)
        else:
            content = result
        await self.hub.looks.review(game_id)
        if answer.from_private or answer.loading:
            await answer.private(notice(self.hub.words(answer.interaction).say("left")))
        await self.hub.publish(answer, content)

    async def start(self, answer: Answer, control: Control) -> None:
        """Deal the cards."""
        await self._clicked(answer, control)
        receipt = await self.hub.service.start(control.game, answer.user_id, answer.interaction.id)
        self.hub.deadlines_moved()
        if not receipt.duplicate:
            await self.hub.publish(answer, receipt.publication)

    async def set(self, answer: Answer, control: Control) -> None:
        """Change one setting to what was chosen."""
        card = await self._card(answer, control)
        name = control.arg.partition(".")[0]
        field = next((field for field in card.fields if field.name == name), None)
        values = values_of(answer.interaction)
        value = decoded(values[0], field) if field and values else None
        if field is None or value is None:
            raise Sentence("error-option-gone")
        await self._changed(answer, await self._set(answer, card, name, value), control)

    async def switch(self, answer: Answer, control: Control) -> None:
        """Switch the variants of one page on that were chosen, and the others off."""
        card = await self._card(answer, control)
        page = number(control.arg) or 0
        wanted = set(values_of(answer.interaction))
        for name in [f.name for f in card.fields if f.page == page and is_switch(f)]:
            field = next(f for f in card.fields if f.name == name)
            value = ON if name in wanted else OFF
            if field.value != value and value in field.values:
                card = await self._set(answer, card, name, value)
        await self._changed(answer, card, control)

    async def _set(self, answer: Answer, card: LobbyCard, name: str, value: int | str) -> LobbyCard:
        return await self.hub.service.set_option(card.table.game_id, answer.user_id, name, value)

    async def deadline(self, answer: Answer, control: Control) -> None:
        """Set how long a decision may take."""
        await self._clicked(answer, control)
        [chosen] = values_of(answer.interaction) or (FOREVER,)
        seconds = number(chosen)
        if seconds is None and chosen != FOREVER:
            raise BadDeadline
        card = await self.hub.service.set_deadline(control.game, answer.user_id, seconds)
        await self._changed(answer, card, control)

    async def fill(self, answer: Answer, control: Control) -> None:
        """Seat an automatic player, or send the last one away."""
        await self._clicked(answer, control)
        values = values_of(answer.interaction) or ("",)
        if values[0].startswith("add."):
            card = await self.hub.service.add_player(control.game, answer.user_id, values[0].removeprefix("add."))
        else:
            card = await self.hub.service.remove_player(control.game, answer.user_id)
        await self.hub.publish(answer, card)

    async def options(self, answer: Answer, control: Control, note: str = "") -> None:
        """Show a private page of the rarer settings."""
        card = await self._card(answer, control)
        await self._options(answer, card, number(control.arg.partition(".")[0]) or 0, note)

    async def _options(self, answer: Answer, card: LobbyCard, page: int, note: str = "") -> None:
        words = self.hub.words(answer.interaction, card.table)
        host = card.led_by(answer.user_id)
        threads = (await self.hub.service.guilds.settings(card.table.guild_id)).threads != "never"
        game = self.hub.game(card.table)
        await answer.private(options_page(card, game, words, page, host=host, threads=threads, note=note))

    async def _changed(self, answer: Answer, card: LobbyCard, used: Control) -> None:
        """Show a changed set-up: on the private page if it was changed there, and on the lobby message."""
        if answer.from_private:
            words = self.hub.words(answer.interaction, card.table)
            await self._options(answer, card, page_with(card, self.hub.game(card.table), words, used))
        await self.hub.publish(answer, card)

    async def _card(self, answer: Answer, control: Control) -> LobbyCard:
        """Return the lobby that was clicked on. Raises NotInLobby for an old lobby's controls once the game runs."""
        await self._clicked(answer, control)
        card = await self.hub.service.lobby(control.game)
        if card.table.status != "lobby":
            raise NotInLobby(control.game)
        return card

    async def thread(self, answer: Answer, control: Control) -> None:
        """Move a lobby into a thread of its channel. Only the host can, and only where the server lets threads be."""
        card = await self._card(answer, control)
        if not card.led_by(answer.user_id):
            raise NotHost(card.table.game_id)
        if (await self.hub.service.guilds.settings(card.table.guild_id)).threads == "never":
            raise Sentence("error-threads-never")
        host = next((who.name for who in card.table.seats if who.user_id == answer.user_id), "")
        thread = await open_thread(self.hub, answer.interaction, card.table.kind, host)
        await self._into(answer, card, thread)

    async def _into(self, answer: Answer, card: LobbyCard, thread: discord.Thread) -> None:
        await self.hub.repost(answer, card, thread.id)
        words = self.hub.words(answer.interaction)
        await answer.private(notice(words.say("lobby-in-thread", thread=f"<#{thread.id}>")))


def rooms(interaction: Interaction) -> tuple[int, tuple[int, ...]]:
    """Return the channel that an interaction came from (of a thread its channel), and the threads open there."""
    channel, here = interaction.channel, interaction.channel_id or 0
    room = channel.parent_id if isinstance(channel, discord.Thread) else here
    threads = interaction.guild.threads if interaction.guild else ()
    return room, (here, *(thread.id for thread in threads if thread.parent_id == room))
