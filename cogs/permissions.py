"""What the bot needs to be allowed in a channel and what is missing there; who manages a server."""

from collections.abc import Iterable

import discord

from cogs.presenter import Interaction


def missing(interaction: Interaction, *, thread: bool = False) -> tuple[str, ...]:
    """Return what the bot lacks in the channel of an interaction and no table can do without, as message id suffixes.

    Discord sends the bot's permissions with every interaction, so nothing is fetched. `thread`: a thread is wanted.
    """
    inside = isinstance(interaction.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if inside or thread else "send_messages"]
    if thread:
        needed.append("create_public_threads")
    return lacking(interaction, needed)


def lacking(interaction: Interaction, names: Iterable[str]) -> tuple[str, ...]:
    """Return which of some permissions the bot lacks in the channel of an interaction, as message id suffixes."""
    allowed = interaction.app_permissions
    return tuple(name.replace("_", "-") for name in names if not getattr(allowed, name))


def only_words(interaction: Interaction) -> bool:
    """Whether boards stand in words in the channel of an interaction, since no files may be attached there."""
    return not interaction.app_permissions.attach_files


def manages(interaction: Interaction) -> bool:
    """Whether somebody may manage the server."""
    return isinstance(interaction.user, discord.Member) and interaction.permissions.manage_guild
