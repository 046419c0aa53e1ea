"""What the bot needs in a channel, by its kind."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from cogs.outbox import Outbox
from cogs.permissions import missing, missing_in


def asked_in(kind: type, **rights: bool) -> Any:
    """Return an interaction in a channel of this kind, where the bot has these rights."""
    return SimpleNamespace(channel=Mock(spec=kind), app_permissions=discord.Permissions(**rights))


@pytest.mark.parametrize(
    ("kind", "needed"),
    [
        (discord.TextChannel, {"view_channel", "send_messages"}),
        (discord.Thread, {"view_channel", "send_messages_in_threads"}),
        (discord.VoiceChannel, {"view_channel", "send_messages", "connect"}),
        (discord.StageChannel, {"view_channel", "send_messages", "connect"}),
    ],
)
def test_what_is_needed_to_play_in_a_channel(kind: type, needed: set[str]) -> None:
    assert missing(asked_in(kind, **dict.fromkeys(needed, True))) == ()
    for name in needed:
        some = dict.fromkeys(needed - {name}, True)
        assert missing(asked_in(kind, **some)) == (name.replace("_", "-"),)


def test_a_thread_that_is_wanted_needs_more() -> None:
    rights = {"view_channel": True, "send_messages": True}
    lacking = missing(asked_in(discord.TextChannel, **rights), thread=True)
    assert lacking == ("send-messages-in-threads", "create-public-threads")


def guild_with(channel: Any) -> discord.Guild:
    """Return a server where this is what is known of a channel."""
    return cast(discord.Guild, SimpleNamespace(get_channel_or_thread=lambda id: channel, me=object()))


def test_another_channel_is_known_by_what_the_bot_keeps_of_it() -> None:
    channel = Mock(spec=discord.TextChannel)
    channel.permissions_for.return_value = discord.Permissions(send_messages=True)
    assert missing_in(guild_with(channel), 5) == ("view-channel",)
    assert missing_in(guild_with(None), 5) == (), "nothing is known of it"
    assert missing_in(guild_with(Mock(spec=discord.Thread, parent=None)), 5) == ()
    assert missing_in(None, 5) == ()


@pytest.mark.parametrize(("news", "kind"), [(True, "news_thread"), (False, "public_thread")])
async def test_a_thread_is_of_the_kind_that_its_channel_takes(news: bool, kind: str) -> None:
    outbox = Outbox(cast(Any, None), cast(Any, None), cast(Any, None))
    channel = Mock(spec=discord.TextChannel)
    channel.is_news.return_value = news
    await outbox.new_thread(channel, "a table")
    assert channel.create_thread.await_args.kwargs["type"] is discord.ChannelType[kind]
