"""What the bot needs to be allowed in a channel and what is missing there; who manages a server."""

from collections.abc import Iterable
from typing import Any

import discord

from cogs.presenter import Interaction


def missing(interaction: Interaction, *, thread: bool = False) -> tuple[str, ...]:
    """Return what the bot lacks in the channel of an interaction and no table can do without, as message id suffixes.

    Discord sends the bot's permissions with every interaction, so nothing is fetched. `thread`: a thread is wanted.
    """
    return lacking(interaction, _needed(interaction.channel, thread=thread))


def missing_in(guild: discord.Guild | None, channel_id: int) -> tuple[str, ...]:
    """Return what the bot lacks in some channel of a server, as far as it knows the channel."""
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return ()
    return _without(channel.permissions_for(guild.me), _needed(channel))


def lacking(interaction: Interaction, names: Iterable[str]) -> tuple[str, ...]:
    """Return which of some permissions the bot lacks in the channel of an interaction, as message id suffixes."""
    return _without(interaction.app_permissions, names)


def _needed(channel: Any, *, thread: bool = False) -> list[str]:
    inside = isinstance(channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if inside or thread else "send_messages"]
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        needed.append("connect")
    return [*needed, "create_public_threads"] if thread else needed


def _without(allowed: discord.Permissions, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(name.replace("_", "-") for name in names if not getattr(allowed, name))


def only_words(interaction: Interaction) -> bool:
    """Whether boards stand in words in the channel of an interaction, since no files may be attached there."""
    return not interaction.app_permissions.attach_files


def manages(interaction: Interaction) -> bool:
    """Whether somebody may manage the server."""
    return isinstance(interaction.user, discord.Member) and interaction.permissions.manage_guild
