"""/game …: opening a table, its board and rules, who is awaited, leaving it. The same for every game."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.publication import LobbyCard, Table
from cogs.catch_up import catch_up_commands
from cogs.components import Verb
from cogs.controls import Controls
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.inbox import inbox_commands
from cogs.layout import Page
from cogs.lessons import lesson_commands
from cogs.notify import notify_command
from cogs.plans import plans_commands
from cogs.presenter import Answer, Interaction
from cogs.privacy import privacy_command
from cogs.receipts import receipt_commands
from cogs.records_page import records_page
from cogs.replaying import replay_commands
from cogs.seats import seat_commands
from cogs.table_page import RUNNING, jump
from cogs.tables import choices, here, meant, mine, suggestions, visible
from cogs.translator import Tell, telling

MOST_LISTED = 15
Choices = list[app_commands.Choice[str]]


def game_commands(hub: Hub, controls: Controls) -> app_commands.Group:
    """Return the command group /game."""
    tell = telling(hub.catalogue)
    group = app_commands.Group(name="game", description=tell("command-game"), guild_only=True)
    _opening(group, hub, controls, tell)
    _looking(group, hub, controls, tell)
    inbox_commands(group, hub, controls.inbox, tell)
    catch_up_commands(group, hub, controls.catch_up, tell)
    seat_commands(group, hub, controls.seats, tell)
    plans_commands(group, hub, controls.plans, tell)
    _ending(group, hub, controls, tell)
    notify_command(group, hub, tell)
    replay_commands(group, hub, controls.replaying, tell)
    receipt_commands(group, hub, controls.receipts, tell)
    lesson_commands(group, hub, controls.lessons, tell)
    privacy_command(group, controls.privacy, hub, tell)
    return group


def _kind(hub: Hub, interaction: Interaction, named: str | None) -> str:
    """Return the game that was named by id or title; without a name the only one there is. Raises Sentence."""
    if named is None and len(hub.games) == 1:
        return next(iter(hub.games))
    words, wanted = hub.words(interaction), (named or "").strip().casefold()
    for game in hub.games.values():
        if wanted in (game.id, words.title(game).casefold()):
            return game.id
    if named:
        raise Sentence("error-unknown-game")
    raise Sentence("error-which-game", games=", ".join(map(words.title, hub.games.values())))


async def _here(hub: Hub, interaction: Interaction, named: str | None) -> str:
    """Return the game that was named, or the one that is played where somebody asks. Raises Sentence."""
    for tables in (mine, here):
        kinds = {table.kind for table in await tables(hub, interaction)} if named is None else set()
        if len(kinds) == 1:
            return kinds.pop()
    return _kind(hub, interaction, named)


async def _kinds(hub: Hub, interaction: Interaction, typed: str) -> Choices:
    words = hub.words(interaction)
    return choices([(words.title(game), game.id) for game in hub.games.values()], typed)


def _opening(group: app_commands.Group, hub: Hub, controls: Controls, tell: Tell) -> None:
    @group.command(name="new", description=tell("command-new"))
    @app_commands.describe(game=tell("option-game"), where=tell("option-where"))
    @app_commands.choices(where=[app_commands.Choice(name=tell(f"where-{w}"), value=w) for w in ("here", "thread")])
    async def new(interaction: Interaction, game: str | None = None, where: str = "here") -> None:
        async def work(answer: Answer) -> None:
            await controls.lobby.open(answer, _kind(hub, interaction, game), thread=where == "thread")

        await hub.run(interaction, work)

    @group.command(name="rules", description=tell("command-rules"))
    @app_commands.describe(game=tell("option-game"))
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await controls.table.rules_page(answer, hub.games[await _here(hub, interaction, game)], 0)

        await hub.run(interaction, work)

    @group.command(name="best", description=tell("command-best"))
    @app_commands.describe(game=tell("option-game"))
    async def best(interaction: Interaction, game: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            kind = await _here(hub, interaction, game)
            records = await hub.service.records(interaction.guild_id or 0, kind)
            await answer.private(records_page(records, hub.games[kind], hub.words(interaction)))

        await hub.run(interaction, work)

    @group.command(name="stats", description=tell("command-stats"))
    @app_commands.describe(game=tell("option-stats-game"))
    async def stats(interaction: Interaction, game: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await controls.stats.show(answer, _kind(hub, interaction, game) if game else None)

        await hub.run(interaction, work)

    async def kinds(interaction: Interaction, typed: str) -> Choices:
        return await _kinds(hub, interaction, typed)

    new.autocomplete("game")(kinds)
    rules.autocomplete("game")(kinds)
    best.autocomplete("game")(kinds)
    stats.autocomplete("game")(kinds)


def _looking(group: app_commands.Group, hub: Hub, controls: Controls, tell: Tell) -> None:
    @group.command(name="board", description=tell("command-board"))
    @app_commands.describe(table=tell("option-table"))
    async def board(interaction: Interaction, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await _board(hub, controls, answer, await meant(hub, interaction, table, others=True))

        await hub.run(interaction, work)

    @group.command(name="check", description=tell("command-check"))
    @app_commands.describe(table=tell("option-table"))
    async def check(interaction: Interaction, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            found = await meant(hub, interaction, table, others=True)
            await controls.checking.check(answer, found.game_id)

        await hub.run(interaction, work)

    @group.command(name="list", description=tell("command-list"))
    async def listing(interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await answer.private(await _list(hub, interaction))

        await hub.run(interaction, work)

    board.autocomplete("table")(_suggesting(hub, others=True))
    check.autocomplete("table")(_suggesting(hub, others=True))


async def _board(hub: Hub, controls: Controls, answer: Answer, table: Table) -> None:
    """Show the caller's own panel, or to somebody who does not sit there what everybody sees."""
    content = await hub.content(table.game_id)
    words = hub.words(answer.interaction, content.table)
    link = jump(content.table)
    if isinstance(content, LobbyCard):
        raise Sentence("error-still-lobby", link=link or "")
    page = await hub.presenter.table(content, words.locale)
    parts = [part for part in page.parts if not isinstance(part, discord.ui.ActionRow)]
    await answer.private(Page(parts=(*parts, words.say("check-where", link=link) if link else ""), accent=page.accent))
    if content.table.seat_of(answer.user_id) is not None and content.status.outcome is None:
        await controls.play.beside(answer, content.table.game_id)


async def _list(hub: Hub, interaction: Interaction) -> Page:
    found = await hub.service.tables(guild_id=interaction.guild_id)
    user = interaction.user.id
    seen = [table for table in found if visible(interaction, table.channel_id) or table.seat_of(user) is not None]
    words = hub.words(interaction)
    if not seen:
        return notice(words.say("list-empty"))
    lines = []
    for table in seen[:MOST_LISTED]:
        at = words.at(table)
        lines.append(
            at.say(
                "list-line",
                game=at.title(hub.game(table)),
                number=str(table.game_id),
                status=table.status,
                channel=f"<#{table.channel_id}>",
                people=", ".join(at.people()),
                link=jump(table) or "none",
            )
        )
    if len(seen) > MOST_LISTED:
        lines.append(words.say("list-more", count=len(seen) - MOST_LISTED))
    return Page(parts=(f"### {words.say('list-title')}", "\n".join(lines)), accent=RUNNING)


def _ending(group: app_commands.Group, hub: Hub, controls: Controls, tell: Tell) -> None:
    def command(name: str, do: Callable[[Answer, int], Awaitable[None]], *, others: bool = False) -> None:
        @group.command(name=name, description=tell(f"command-{name}"))
        @app_commands.describe(table=tell("option-table"))
        async def callback(interaction: Interaction, table: str | None = None) -> None:
            async def work(answer: Answer) -> None:
                await do(answer, (await meant(hub, interaction, table, others=others)).game_id)

            await hub.run(interaction, work)

        callback.autocomplete("table")(_suggesting(hub, others=others))

    async def leave(answer: Answer, game_id: int) -> None:
        await controls.table.ask(answer, game_id, "ask-leave", Verb.LEAVE_YES)

    async def cancel(answer: Answer, game_id: int) -> None:
        await controls.table.ask(answer, game_id, "ask-cancel", Verb.CANCEL_YES)

    async def undo(answer: Answer, game_id: int) -> None:
        peek = await hub.peek(game_id, answer.user_id)
        await controls.play.take_back(answer, game_id, peek.ticket)

    command("leave", leave)
    command("concede", controls.table.concede)
    command("cancel", cancel, others=True)
    command("undo", undo)


def _suggesting(hub: Hub, *, others: bool) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    async def suggest(interaction: Interaction, typed: str) -> Choices:
        return await suggestions(hub, interaction, typed, others=others)

    return suggest
