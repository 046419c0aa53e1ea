"""Which table somebody means: the only one where they sit in this channel, else in this server, else the one named."""

from collections.abc import Collection, Sequence

import discord
from discord import app_commands

from bot.errors import NotFound
from bot.publication import Table, TableStatus
from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.layout import CHOICE_LABEL, CHOICES, shortened
from cogs.names import plain
from cogs.presenter import Interaction

OPEN: tuple[TableStatus, ...] = ("lobby", "running")
Kinds = Collection[str] | None
"""Games by id; None: any."""


def visible(interaction: Interaction, channel_id: int) -> bool:
    """Whether somebody can see a channel; one that the bot does not know is taken for hidden.

    So is a private thread, whose members it does not know, except from those who may enter every thread.
    """
    if channel_id == interaction.channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    rights = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return rights.view_channel and rights.manage_threads
    return rights.view_channel


async def mine(hub: Hub, interaction: Interaction, kinds: Kinds = None) -> list[Table]:
    """Return the open tables of this server where somebody has a seat, those of this channel first.

    Somebody else may sit in for them.
    """
    found = await hub.service.tables(guild_id=interaction.guild_id, user_id=interaction.user.id, statuses=OPEN)
    return sorted(_of(kinds, found), key=lambda table: table.channel_id != interaction.channel_id)


async def here(hub: Hub, interaction: Interaction, kinds: Kinds = None) -> list[Table]:
    """Return the tables of this channel that can be called off, whoever sits there: open and unreadable ones."""
    found = await hub.service.tables(
        guild_id=interaction.guild_id, channel_id=interaction.channel_id, statuses=(*OPEN, "frozen")
    )
    return _of(kinds, found)


async def past(
    hub: Hub, interaction: Interaction, kinds: Kinds = None, *, others: bool = False, called_off: bool = False
) -> list[Table]:
    """Return the tables whose game has ended, the latest first: one's own, with `others` those of this channel too.

    With `called_off` also those that were called off after their start.
    """
    over: tuple[TableStatus, ...] = ("over", "cancelled") if called_off else ("over",)
    guild = interaction.guild_id
    found = await hub.service.tables(guild_id=guild, user_id=interaction.user.id, statuses=over)
    if others:
        here = await hub.service.tables(guild_id=guild, channel_id=interaction.channel_id, statuses=over)
        found += tuple(table for table in here if table.seat_of(interaction.user.id) is None)
    return [table for table in _of(kinds, found) if table.status == "over" or table.opened]


async def viewable(hub: Hub, interaction: Interaction, game_id: int) -> Table:
    """Return a table that somebody may look at: one of theirs, or one whose channel they can see. Raises NotFound."""
    table = await hub.table(interaction, game_id)
    if table.seat_of(interaction.user.id) is None and not visible(interaction, table.channel_id):
        raise NotFound(game_id)
    return table


async def latest_ended(hub: Hub, interaction: Interaction, named: str | None) -> Table:
    """Return the table with a game that has ended that a command means: the one named, else the latest here.

    Raises Sentence if there is none, or if the one that is named has not ended.
    """
    found = await past(hub, interaction, others=True, called_off=True)
    if named is None:
        here = [table for table in found if table.channel_id == interaction.channel_id]
        if not (here or found):
            raise Sentence("error-none-over")
        return (here or found)[0]
    wanted = named.strip().lstrip("#")
    ended = next((table for table in found if str(table.game_id) == wanted), None)
    if ended is None:
        await meant(hub, interaction, named, others=True)
        raise Sentence("error-not-over")
    return ended


def _of(kinds: Kinds, tables: Sequence[Table]) -> list[Table]:
    return [table for table in tables if kinds is None or table.kind in kinds]


async def meant(
    hub: Hub,
    interaction: Interaction,
    named: str | None,
    kinds: Kinds = None,
    *,
    others: bool = False,
    ended: bool = False,
) -> Table:
    """Return the table that a command means. `others`: tables of this channel where somebody does not sit count too.

    `ended`: so do those whose game is over, if they are named, or if no other comes into question in their channel.
    Raises Sentence if there is none, or if several come into question and none was named.
    """
    seated = await mine(hub, interaction, kinds)
    found = seated
    if others:
        found = seated + [
            t for t in await here(hub, interaction, kinds) if t.game_id not in {s.game_id for s in seated}
        ]
    before = await past(hub, interaction, kinds, others=others) if ended else []
    if named is not None:
        chosen = next((table for table in (*found, *before) if str(table.game_id) == named.strip().lstrip("#")), None)
        if chosen is None:
            raise Sentence("error-no-such-table")
        return chosen
    held = [table for table in seated if table.seat_of(interaction.user.id) is not None]
    close = [table for table in held if table.channel_id == interaction.channel_id]
    for candidates in (close, held, seated, found):
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            raise Sentence("error-several-tables")
    latest = next((table for table in before if table.channel_id == interaction.channel_id), None)
    if latest is None:
        raise Sentence("error-no-table")
    return latest


def described(hub: Hub, interaction: Interaction, table: Table) -> str:
    """Return a table in a few plain words: game, number, channel if it can be seen, people."""
    words = hub.words(interaction, table)
    people = ", ".join(words.people(markup=False))
    guild = interaction.guild
    channel = guild.get_channel_or_thread(table.channel_id) if guild else None
    name = plain(channel.name) if channel and visible(interaction, table.channel_id) else ""
    game = words.title(hub.game(table)) if table.kind in hub.games else table.kind
    text = words.tag("table-described", game=game, number=str(table.game_id), channel=name or "none", people=people)
    return shortened(text, CHOICE_LABEL)


async def suggestions(
    hub: Hub, interaction: Interaction, typed: str, kinds: Kinds = None, *, others: bool = False, ended: bool = False
) -> list[app_commands.Choice[str]]:
    """Return the tables that an option may name, for autocompletion; with `ended` also those whose game is over."""
    found = await mine(hub, interaction, kinds)
    if others:
        found += [t for t in await here(hub, interaction, kinds) if t.game_id not in {s.game_id for s in found}]
    if ended:
        found += await past(hub, interaction, kinds, others=others)
    return choices([(described(hub, interaction, table), str(table.game_id)) for table in found], typed)


async def ended_suggestions(hub: Hub, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the tables that `latest_ended` may mean, for autocompletion."""
    found = await past(hub, interaction, others=True, called_off=True)
    return choices([(described(hub, interaction, table), str(table.game_id)) for table in found], typed)


def choices(pairs: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return at most 25 choices whose words contain what was typed; those that begin with it come first."""
    wanted = typed.strip().casefold()
    fitting = [(name, value) for name, value in pairs if wanted in name.casefold()]
    fitting.sort(key=lambda pair: not pair[0].casefold().startswith(wanted))
    return [app_commands.Choice(name=shortened(name, CHOICE_LABEL), value=value) for name, value in fitting[:CHOICES]]
