"""Seats that change hands: offered, minded by an automatic player, filled for somebody absent, taken back."""

import discord
from discord import app_commands

from bot.publication import ANYBODY, Publication, Table
from cogs.components import Control, number
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.names import marked
from cogs.presenter import Answer, Interaction
from cogs.seats_page import ANY, KEEP, REST, ways
from cogs.tables import meant, suggestions
from cogs.translator import Tell
from engine.core.ids import Seat


class SeatDesk:
    """What people do about who holds a seat of a running game, but joining and leaving."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def ask(self, answer: Answer, game_id: int) -> None:
        """Show who may play for somebody while they are away, or the way back for those who are."""
        table = await self._table(answer, game_id)
        words = self.hub.words(answer.interaction, table)
        await answer.private(notice(*ways(table, answer.user_id, words)))

    async def hand(self, answer: Answer, control: Control) -> None:
        """Offer the own seat to anybody, let an automatic player mind it, or keep it."""
        await self._table(answer, control.game)
        handovers, who, now = self.hub.service.handovers, answer.user_id, answer.interaction.id
        if control.arg == ANY:
            await self._done(answer, await handovers.offer(control.game, who, ANYBODY, now), "handed-any")
        elif control.arg == REST:
            await self._done(answer, await handovers.rest(control.game, who, now), "handed-rest")
        elif control.arg == KEEP:
            await self._done(answer, await handovers.offer(control.game, who, None, now), "handed-keep")
        else:
            raise Sentence("error-old-control")

    async def offer_to(self, answer: Answer, game_id: int, person: discord.Member) -> None:
        """Offer the own seat to one person, who gets it by taking it. Raises Sentence for those who cannot."""
        table = await self._table(answer, game_id)
        if person.bot:
            raise Sentence("error-hand-over-bot")
        if table.seat_of(person.id) is not None:
            raise Sentence("error-hand-over-seated", who=marked(person.display_name))
        offered = await self.hub.service.handovers.offer(game_id, answer.user_id, person.id, answer.interaction.id)
        await self._done(answer, offered, "handed-to", who=marked(person.display_name))
        invitation = await self.hub.service.reminders.invite(offered.table, person.id)
        if invitation is not None:
            await self.hub.reminding.invite(invitation, marked(answer.interaction.user.display_name))

    async def vote(self, answer: Answer, control: Control) -> None:
        """Count a wish that somebody sits in for an absent person."""
        table = await self._table(answer, control.game)
        seat = number(control.arg)
        if seat is None or seat >= len(table.seats):
            raise Sentence("error-old-control")
        who = self.hub.words(answer.interaction, table).occupant(seat)
        voted = await self.hub.service.handovers.vote(control.game, answer.user_id, Seat(seat), answer.interaction.id)
        decided = voted.table.seats[seat].user_id != table.seats[seat].user_id
        await self._done(answer, voted, "minded" if decided else "mind-counted", who=who)

    async def back(self, answer: Answer, control: Control) -> None:
        """Take the own seat back, and show its panel."""
        await self._table(answer, control.game)
        name = answer.interaction.user.display_name
        service = self.hub.service.handovers
        receipt = await service.reclaim(control.game, answer.user_id, name, answer.interaction.id)
        await self.hub.settle(answer, receipt, self.hub.words(answer.interaction).say("panel-back"))

    async def _table(self, answer: Answer, game_id: int) -> Table:
        table = await self.hub.table(answer.interaction, game_id)
        self.hub.outbox.clicked(table, answer)
        return table

    async def _done(self, answer: Answer, content: Publication, id: str, **values: str) -> None:
        """Say what was done, and show it to everybody; looks of whoever does not sit there any more are blanked."""
        await self.hub.looks.review(content.table.game_id)
        await answer.private(notice(self.hub.words(answer.interaction).say(id, **values)))
        await self.hub.publish(answer, content)


def seat_commands(group: app_commands.Group, hub: Hub, desk: SeatDesk, tell: Tell) -> None:
    """Add /game hand-over."""

    @group.command(name="hand-over", description=tell("command-hand-over"))
    @app_commands.describe(to=tell("option-to"), table=tell("option-table"))
    async def hand_over(interaction: Interaction, to: discord.Member | None = None, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            found = await meant(hub, interaction, table, others=True)
            if to is None:
                await desk.ask(answer, found.game_id)
            else:
                await desk.offer_to(answer, found.game_id, to)

        await hub.run(interaction, work)

    @hand_over.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggestions(hub, interaction, typed, others=True)
