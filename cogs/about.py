"""/about: what this bot is, and where to go from here."""

from datetime import datetime
from typing import Any

import discord
from discord import app_commands

from bot import VERSION
from cogs.hub import Hub
from cogs.layout import Page
from cogs.presenter import Answer, Interaction
from cogs.table_page import RUNNING
from cogs.translator import telling


def about_command(hub: Hub) -> app_commands.Command[Any, ..., None]:
    """Return the command /about."""
    tell, begun = telling(hub.catalogue), discord.utils.utcnow()

    @app_commands.command(name="about", description=tell("command-about"))
    @app_commands.guild_only()
    async def about(interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await answer.private(await _page(hub, interaction, begun))

        await hub.run(interaction, work)

    return about


async def _page(hub: Hub, interaction: Interaction, begun: datetime) -> Page:
    words = hub.words(interaction)
    games = "\n".join(f"**{words.title(game)}** · {words.tag(f'{game.prefix}-about')}" for game in hub.games.values())
    tables = await hub.service.tables(guild_id=interaction.guild_id)
    return Page(
        parts=(
            f"### {words.say('about-title')}",
            words.say("about-text"),
            games,
            words.say("about-privacy"),
            words.say("about-state", version=VERSION, since=discord.utils.format_dt(begun, "R"), tables=len(tables)),
        ),
        accent=RUNNING,
    )
