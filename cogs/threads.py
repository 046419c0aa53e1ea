"""Threads for tables."""

import discord

from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.names import plain
from cogs.presenter import Interaction
from cogs.troubles import TOO_MANY_THREADS


async def open_thread(hub: Hub, interaction: Interaction, kind: str, host: str) -> discord.Thread:
    """Open a thread in the channel of an interaction, named after the game and its host. Raises Sentence."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Sentence("error-no-thread-here")
    words = await hub.public_words(interaction.guild_id or 0)
    name = words.tag("thread-name", game=words.title(hub.games[kind]), host=plain(host))
    try:
        return await hub.outbox.new_thread(channel, name)
    except discord.HTTPException as error:
        if error.code in TOO_MANY_THREADS:
            raise Sentence("error-too-many-threads") from error
        raise
