"""/game catch-up: what happened at a table since somebody last looked there."""

from discord import app_commands

from bot.errors import NotFound
from cogs.hub import Hub
from cogs.presenter import Answer, Interaction
from cogs.recap_page import is_news
from cogs.tables import meant, suggestions, visible
from cogs.translator import Tell
from cogs.words import locale_of

Choices = list[app_commands.Choice[str]]


class CatchUp:
    """Tells people what they have missed, from their own seat's view, once."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def show(self, answer: Answer, game_id: int) -> None:
        """Show what happened since somebody last looked, and note that they have looked now.

        Whoever does not sit there must see the table's channel. Raises NotFound otherwise.
        """
        table = await self.hub.table(answer.interaction, game_id, anywhere=True)
        if table.seat_of(answer.user_id) is None and not visible(answer.interaction, table.channel_id):
            raise NotFound(game_id)
        recap = await self.hub.service.visits.recap(game_id, answer.user_id)
        await answer.private(await self.hub.presenter.recap(recap, locale_of(answer.interaction)))
        await self.hub.service.visits.seen(game_id, answer.user_id, recap.publication.table.version)

    async def news(self, game_id: int, user_id: int) -> bool:
        """Whether there is anything that somebody has missed at a table."""
        recap = await self.hub.service.visits.recap(game_id, user_id)
        return is_news(recap, self.hub.game(recap.publication.table))


def catch_up_commands(group: app_commands.Group, hub: Hub, catch_up: CatchUp, tell: Tell) -> None:
    """Add /game catch-up."""

    @group.command(name="catch-up", description=tell("command-catch-up"))
    @app_commands.describe(table=tell("option-table"))
    async def command(interaction: Interaction, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            found = await meant(hub, interaction, table, others=True, ended=True)
            await catch_up.show(answer, found.game_id)

        await hub.run(interaction, work)

    @command.autocomplete("table")
    async def suggest(interaction: Interaction, typed: str) -> Choices:
        return await suggestions(hub, interaction, typed, others=True, ended=True)
