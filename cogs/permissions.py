"""What the bot needs to be allowed in a channel and what is missing there; who manages a server."""

import discord

from cogs.presenter import Interaction

NEEDED = ("view_channel", "attach_files")


def missing(interaction: Interaction, *, thread: bool = False) -> tuple[str, ...]:
    """Return what the bot lacks in the channel of an interaction, as message id suffixes.

    Discord sends the bot's permissions with every interaction, so nothing is fetched. `thread`: a thread is wanted.
    """
    inside = isinstance(interaction.channel, discord.Thread)
    needed = [*NEEDED, "send_messages_in_threads" if inside or thread else "send_messages"]
    if thread:
        needed.append("create_public_threads")
    allowed = interaction.app_permissions
    return tuple(name.replace("_", "-") for name in needed if not getattr(allowed, name))


def manages(interaction: Interaction) -> bool:
    """Whether somebody may manage the server."""
    return isinstance(interaction.user, discord.Member) and interaction.permissions.manage_guild
