"""/game check: who is awaited, whether the board stands, what is missing, and the button that helps.

Whoever sits at the table, or manages the server, can put the board back by it: no owner is needed. Everybody else sees
what is public and changes nothing.
"""

import discord

from bot.errors import NotHere, NotSeated
from bot.publication import LobbyCard, Table
from cogs.catch_up import CatchUp
from cogs.components import Control, Verb
from cogs.desk import Content
from cogs.errors import sentence
from cogs.hub import Hub, notice
from cogs.layout import Button, Page, Row, Style, button, rows
from cogs.lobby import rooms
from cogs.permissions import manages, missing, missing_in, only_words
from cogs.presenter import Answer, Interaction
from cogs.seats_page import back_button, mind_buttons
from cogs.table_page import RUNNING, closed, jump
from cogs.threads import open_thread
from cogs.words import Words

HOME, THREAD = "home", "thread"
"""Where the board is to be posted again: where the table stands, in a new thread, or (without a word) here."""


class Checking:
    """Says how a table is, and puts its board back."""

    def __init__(self, hub: Hub, catch_up: CatchUp) -> None:
        self.hub, self.catch_up = hub, catch_up

    async def check(self, answer: Answer, game_id: int) -> None:
        """Say who is awaited, for what, since and until when, and whether the board stands."""
        await self.hub.visited(answer, game_id)
        content = await self.hub.content(game_id)
        words = self.hub.words(answer.interaction, content.table)
        repairs = _may_repair(content.table, answer)
        trouble = await self.hub.check(content) if repairs else None
        content = await self.hub.content(game_id)  # its clock may have stopped or gone on
        refusal = await self._refusal(content.table, answer)
        parts = [f"### {words.title(self.hub.game(content.table))}", *self._state(content, words)]
        if content.table.status == "running" and content.table.owned_by(answer.user_id) is not None:
            parts.append(words.say("hand-over-away"))
        parts += self._board(content.table, answer, words, trouble)
        if trouble is not None and refusal is not None:
            parts.append(sentence(refusal, words) or "")
        buttons = [*await self._own(content, answer, words)]
        if repairs and content.table.open:
            buttons += await self._repairs(content.table, answer, words, trouble, moves=refusal is None)
        await answer.private(Page(parts=(*parts, *self._minds(content, answer, words), *rows(buttons)), accent=RUNNING))

    def _minds(self, content: Content, answer: Answer, words: Words) -> list[Row]:
        """Return for each absent person a button that asks for somebody to sit in."""
        if isinstance(content, LobbyCard) or content.table.seat_of(answer.user_id) is None:
            return []
        return rows(mind_buttons(content, answer.user_id, words)) if content.status.outcome is None else []

    async def _refusal(self, table: Table, answer: Answer) -> NotHere | None:
        """Return why the table may not be moved here: the server wants its tables elsewhere, in channels that exist."""
        interaction = answer.interaction
        if interaction.channel_id == table.channel_id or interaction.guild is None:
            return None
        wanted = (await self.hub.service.guilds.settings(table.guild_id)).channels
        there = tuple(channel for channel in wanted if interaction.guild.get_channel(channel))
        return NotHere(there) if there and rooms(interaction)[0] not in there else None

    def _state(self, content: Content, words: Words) -> list[str]:
        game, table = self.hub.game(content.table), content.table
        if table.status == "cancelled":
            return [closed(table, game, words)]
        if isinstance(content, LobbyCard):
            problem = words.text(game.text.refusal(content.problem)) if content.problem else ""
            return [line for line in (words.say("check-lobby"), problem) if line]
        pending = content.status.pending
        if pending is None:
            return [words.say("check-over")]
        said = [words.text(game.text.waiting(content.view, pending))]
        said.append(words.say("check-since", when=f"<t:{int(table.opened_at)}:R>"))
        if table.deadline_at is not None:
            said.append(words.say("table-deadline", when=f"<t:{int(table.deadline_at)}:R>"))
        if content.resting:
            said.append(words.say("table-rests"))
        if table.time_left is not None:
            said.append(words.say("check-stopped"))
        return [*said, *(words.say("check-absent", who=words.occupant(seat)) for seat in content.absent)]

    def _board(self, table: Table, answer: Answer, words: Words, trouble: str | None) -> list[str]:
        """Return where the board stands, or why it does not, and what the bot lacks where somebody asks."""
        said, interaction = list[str](), answer.interaction
        link = jump(table)
        if link is not None and trouble in (None, "trouble"):
            said.append(words.say("check-where", link=link))
        if trouble is not None:
            names = _named(words, missing_in(interaction.guild, table.channel_id)) if trouble == "no-permission" else ""
            said.append(words.say(f"check-{trouble}", channel=f"<#{table.channel_id}>", names=names or "none"))
        lacking = missing(interaction)
        if lacking and not (trouble == "no-permission" and table.channel_id == interaction.channel_id):
            said.append(words.say("check-permissions", names=_named(words, lacking)))
        if only_words(interaction):
            said.append(words.say("only-words"))
        return said

    async def _own(self, content: Content, answer: Answer, words: Words) -> list[Button]:
        """Return the ways to the caller's own panel, or back to their seat, and to what they have missed."""
        id, over = content.table.game_id, content.table.status != "running"
        if not over and content.table.owned_by(answer.user_id) is not None:
            return [back_button(id, words)]
        if over or isinstance(content, LobbyCard) or content.table.seat_of(answer.user_id) is None:
            return []
        made = [button(Control(Verb.PANEL, id, arg="again"), words.tag("button-again"), Style.primary)]
        if await self.catch_up.news(id, answer.user_id):
            made.append(button(Control(Verb.CATCH_UP, id), words.tag("button-catch-up")))
        return made

    async def _repairs(
        self, table: Table, answer: Answer, words: Words, trouble: str | None, *, moves: bool
    ) -> list[Button]:
        """Return what puts the board back; `moves`: the table may be moved here."""
        interaction, id = answer.interaction, table.game_id
        elsewhere = table.channel_id != interaction.channel_id
        helps = Style.success if trouble is not None else Style.secondary
        made: list[Button] = []
        if elsewhere and trouble == "deleted":
            made.append(button(Control(Verb.REPOST, id, arg=HOME), words.tag("button-repost-there"), helps))
        if moves and not missing(interaction) and (elsewhere or trouble != "locked"):
            label = words.tag("button-move" if elsewhere else "button-repost")
            made.append(button(Control(Verb.REPOST, id), label, helps))
        if moves and trouble in ("locked", "no-channel") and await self._threads(interaction):
            made.append(button(Control(Verb.REPOST, id, arg=THREAD), words.tag("button-thread")))
        if trouble is not None:
            made.append(button(Control(Verb.CHECK, id), words.tag("button-check-again")))
        return made

    async def _threads(self, interaction: Interaction) -> bool:
        """Whether a thread can and may be opened here."""
        settings = await self.hub.service.guilds.settings(interaction.guild_id or 0)
        able = isinstance(interaction.channel, discord.TextChannel) and not missing(interaction, thread=True)
        return able and settings.threads != "never"

    async def repost(self, answer: Answer, control: Control) -> None:
        """Post the table's message anew: here, where the table stands, or in a new thread.

        Raises NotSeated, NotHere, Parked.
        """
        table = await self.hub.visited(answer, control.game)
        if not _may_repair(table, answer):
            raise NotSeated(control.game)
        words = self.hub.words(answer.interaction, table)
        content = await self.hub.content(control.game)
        channel_id = answer.interaction.channel_id or table.channel_id
        if control.arg == HOME:
            channel_id = table.channel_id
        elif (refusal := await self._refusal(table, answer)) is not None:
            raise refusal
        elif control.arg == THREAD and await self._threads(answer.interaction):
            name = answer.interaction.user.display_name
            channel_id = (await open_thread(self.hub, answer.interaction, table.kind, name)).id
        await self.hub.repost(answer, content, channel_id)
        if answer.from_private:
            await answer.private(notice(words.say("reposted", channel=f"<#{channel_id}>")))


def _may_repair(table: Table, answer: Answer) -> bool:
    return table.seat_of(answer.user_id) is not None or manages(answer.interaction)


def _named(words: Words, permissions: tuple[str, ...]) -> str:
    return ", ".join(words.tag(f"permission-{name}") for name in permissions)
