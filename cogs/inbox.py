"""/game inbox: all that waits for somebody, on all servers, each with a button that opens their panel there."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.publication import LobbyCard, Publication, Table
from cogs.components import Control, Verb, number
from cogs.hub import Hub, notice
from cogs.layout import PER_ROW, Button, Page, Row, Style, button, row
from cogs.menus import paging
from cogs.names import marked
from cogs.presenter import Answer, Interaction
from cogs.table_page import QUIET, RUNNING, jump
from cogs.tables import visible
from cogs.translator import Tell
from cogs.words import Words

MOST_OFFERS = 3
"""Of how many seats that are offered to somebody or kept for them, and of how many lobbies that they may start, their
inbox tells."""


class Inbox:
    """Shows somebody their tables, and leads them from one to the next. Nobody else sees anything of it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def show(self, answer: Answer, page: int = 0) -> None:
        """Show what waits, the oldest first; if nothing does, whose turn it is at their tables."""
        inbox, interaction = self.hub.service.inbox, answer.interaction
        tables, lobbies = await inbox.tables(answer.user_id), await inbox.lobbies(answer.user_id)
        waiting = [each for each in tables if answer.user_id in each.awaited]
        kept, offered = await inbox.kept(answer.user_id), await inbox.offered(answer.user_id)
        if waiting or lobbies:
            shown = self._waiting(waiting, lobbies, page, interaction)
        else:
            shown = self._quiet(tables, interaction, nothing=not kept)
        lines = [self._kept(each, interaction) for each in kept[:MOST_OFFERS]]
        lines += [self._offer(each, interaction) for each in offered[:MOST_OFFERS]]
        await answer.private(replace(shown, parts=(*shown.parts, *lines)))

    async def turned(self, answer: Answer, control: Control) -> None:
        """Show another page."""
        await self.show(answer, number(control.arg.partition(".")[0]) or 0)

    async def next(self, answer: Answer, control: Control) -> None:
        """Open the panel of the table that has waited longest, but not the one that somebody comes from."""
        waiting = await self.hub.service.inbox.waiting(answer.user_id, but=control.game)
        if waiting:
            peek = await self.hub.peek(waiting[0].table.game_id, answer.user_id)
            await self.hub.panel(answer, peek)
        else:
            await self.show(answer)

    def _waiting(
        self, waiting: Sequence[Publication], lobbies: Sequence[LobbyCard], page: int, interaction: Interaction
    ) -> Page:
        """Return the decisions that wait, page by page, and below them the lobbies that may be started."""
        words = self.hub.words(interaction)
        pages = max(1, -(-len(waiting) // PER_ROW))
        page = min(page, pages - 1)
        here = list(enumerate(waiting, 1))[page * PER_ROW : (page + 1) * PER_ROW]
        parts: list[str | Row] = [f"### {words.say('inbox-title', count=len(waiting) + len(lobbies))}"]
        parts += [self._line(each, place, interaction) for place, each in here]
        if here:
            parts.append(row([self._opener(each, place, words) for place, each in here]))
        if pages > 1:
            parts.append(paging(Verb.INBOX, 0, page, pages, words))
        parts += [self._lobby(card, interaction) for card in lobbies[:MOST_OFFERS]]
        if len(lobbies) > MOST_OFFERS:
            parts.append(words.say("list-more", count=len(lobbies) - MOST_OFFERS))
        return Page(parts=parts, accent=RUNNING)

    def _opener(self, each: Publication, place: int, words: Words) -> Button:
        label = words.tag("inbox-open", place=place, game=words.title(self.hub.game(each.table)))
        return button(Control(Verb.TURN, each.table.game_id), label, Style.primary)

    def _quiet(self, tables: Sequence[Publication], interaction: Interaction, *, nothing: bool) -> Page:
        """Return the tables of somebody for whom nothing waits; `nothing`: they have no other seat either."""
        words = self.hub.words(interaction)
        if not tables and nothing:
            return notice(words.say("inbox-no-tables"))
        shown = tables[:PER_ROW]
        parts = [f"### {words.say('inbox-empty')}", *(self._line(each, 0, interaction) for each in shown)]
        if len(tables) > len(shown):
            parts.append(words.say("list-more", count=len(tables) - len(shown)))
        return Page(parts=parts, accent=QUIET)

    def _line(self, each: Publication, place: int, interaction: Interaction) -> str:
        """Return one table in two or three short lines; `place` is its number in the list, 0 if it has none."""
        table, words = each.table, self.hub.words(interaction, each.table)
        game, pending, where = self.hub.game(table), each.status.pending, self._where(table, interaction)
        assert pending is not None, "a game that runs waits for somebody"
        said = [
            words.say(
                "inbox-line", place=place, game=words.title(game), number=str(table.game_id), where=where
            ),
            words.text(game.text.waiting(each.view, pending)),
            words.say(
                "inbox-since",
                when=f"<t:{int(table.opened_at)}:R>",
                until="none" if table.deadline_at is None else f"<t:{int(table.deadline_at)}:R>",
                link="none" if where == "none" else jump(table) or "none",
            ),
        ]  # fmt: skip
        seat = table.seat_of(interaction.user.id)
        if seat is not None and table.seats[seat].owner_id is not None:
            said.append(words.say("inbox-sitting-in", owner=marked(table.seats[seat].owner)))
        return "\n".join(said)

    def _lobby(self, card: LobbyCard, interaction: Interaction) -> str:
        """Return a table that somebody may start."""
        table, where = card.table, self._where(card.table, interaction)
        words = self.hub.words(interaction, table)
        return words.say(
            "inbox-lobby",
            game=words.title(self.hub.game(table)),
            number=str(table.game_id),
            where=where,
            people=", ".join(words.people()),
            link="none" if where == "none" else jump(table) or "none",
        )

    def _kept(self, each: Publication, interaction: Interaction) -> str:
        """Return a table where another sits in for somebody."""
        seat = each.table.owned_by(interaction.user.id)
        assert seat is not None, "such tables are asked for"
        return self._elsewhere("inbox-away", each, seat, interaction)

    def _offer(self, each: Publication, interaction: Interaction) -> str:
        """Return what somebody is offered at a table where they do not sit."""
        seat = next(seat for seat, who in enumerate(each.table.seats) if who.offer == interaction.user.id)
        return self._elsewhere("inbox-offer", each, seat, interaction)

    def _elsewhere(self, id: str, each: Publication, seat: int, interaction: Interaction) -> str:
        """Return a table where somebody does not sit, and what a seat there has to do with them."""
        table, words = each.table, self.hub.words(interaction, each.table)
        where = self._where(table, interaction)
        return words.say(
            id,
            game=words.title(self.hub.game(table)),
            number=str(table.game_id),
            where=where,
            who=words.occupant(seat),
            link="none" if where == "none" else jump(table) or "none",
        )

    def _where(self, table: Table, interaction: Interaction) -> str:
        """Return the channel, where somebody can see it, or the other server; "none" if nothing is known of it."""
        if table.guild_id == interaction.guild_id:
            return f"<#{table.channel_id}>" if visible(interaction, table.channel_id) else "none"
        guild = self.hub.client.get_guild(table.guild_id)
        return "none" if guild is None else marked(guild.name)


def inbox_commands(group: app_commands.Group, hub: Hub, inbox: Inbox, tell: Tell) -> None:
    """Add /game inbox."""

    @group.command(name="inbox", description=tell("command-inbox"))
    async def command(interaction: Interaction) -> None:
        await hub.run(interaction, inbox.show)
