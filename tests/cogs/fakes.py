"""Discord and the service as a desk sees them: every call is written down, and each can be told to fail."""

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.servers import ServerSettings
from cogs.desk import Content, Desk
from cogs.layout import Page
from cogs.outbox import Outbox
from cogs.presenter import Answer, Live, Presenter
from tests.cogs.toys import ANA, CATALOGUE

CHANNEL, GUILD, APPLICATION = 2, 1, 99


def refused(code: int) -> discord.HTTPException:
    """An error as Discord gives it."""
    response = cast(Any, SimpleNamespace(status=404, reason="no"))
    return discord.HTTPException(response, {"code": code, "message": "no"})


def snowflake(at: float, low: int = 0) -> int:
    """An id of that Unix time."""
    return discord.utils.time_snowflake(discord.utils.utcnow().fromtimestamp(at, discord.utils.utcnow().tzinfo)) + low


@dataclass
class World:
    """A clock, and every call to Discord: what was done, to which message, and the page that went out."""

    at: float = 1_800_000_000.0
    calls: list[tuple[str, int, Page]] = field(default_factory=list)
    failing: dict[str, list[int]] = field(default_factory=dict)
    published: list[int] = field(default_factory=list)
    moved: list[tuple[int, int]] = field(default_factory=list)
    gate: asyncio.Event | None = None  # drawing waits for it
    drawn: list[int] = field(default_factory=list)
    made: int = 0

    def now(self) -> float:
        return self.at

    def fresh_id(self) -> int:
        self.made += 1
        return snowflake(self.at, self.made)

    def log(self, what: str, message_id: int, page: Page) -> None:
        if self.failing.get(what):
            raise refused(self.failing[what].pop(0))
        self.calls.append((what, message_id, page))

    def did(self) -> list[str]:
        """The kinds of the calls since the last look."""
        kinds = [what for what, _, _ in self.calls]
        self.calls.clear()
        return kinds


class FakeAnswer:
    """An interaction that was acknowledged."""

    def __init__(self, world: World, user_id: int = ANA, *, on: int | None = None, channel_id: int = CHANNEL) -> None:
        self.world, self.user_id, self.source_id = world, user_id, on
        self.from_private, self.loading = False, False
        self.expires_at = world.at + 900
        self.interaction = SimpleNamespace(channel_id=channel_id, guild_id=GUILD, id=world.fresh_id())

    async def public(self, page: Page) -> int:
        message_id = self.world.fresh_id()
        self.world.log("follow-up", message_id, page)
        return message_id

    def live(self, message_id: int) -> Live:
        return Live(cast(discord.Webhook, None), message_id, self.expires_at - 60)


class FakePresenter:
    """Draws pages that say only which version they show."""

    catalogue = CATALOGUE

    def __init__(self, world: World) -> None:
        self.world, self.now = world, world.now

    async def table(self, content: Content, locale: str) -> Page:
        if self.world.gate is not None:
            await self.world.gate.wait()
        self.world.drawn.append(content.table.version)
        return Page(parts=(f"version {content.table.version}",), accent=0)

    async def edit(self, live: Live, page: Page) -> None:
        self.world.log("edit by token", live.message_id, page)

    async def edit_in_channel(self, message: Any, page: Page) -> None:
        self.world.log("edit", message.id, page)

    async def post_in_channel(self, channel: Any, page: Page, nonce: str | None = None) -> int:
        message_id = self.world.fresh_id()
        self.world.log("post", message_id, page)
        return message_id


class FakeGuilds:
    async def settings(self, guild_id: int) -> ServerSettings:
        return ServerSettings()


class FakeReminders:
    """Nobody is asleep but those in `quiet`; who was called for which decision is kept in `called`."""

    def __init__(self) -> None:
        self.quiet: set[int] = set()
        self.called: set[tuple[int, int]] = set()

    async def call(self, publication: Any, users: Any) -> frozenset[int]:
        decision = publication.status.pending.id
        new = frozenset(user for user in users if (decision, user) not in self.called)
        self.called |= {(decision, user) for user in new}
        return new - self.quiet

    async def uncall(self, publication: Any, users: Any) -> None:
        self.called -= {(publication.status.pending.id, user) for user in users}


class FakeService:
    def __init__(self, world: World) -> None:
        self.world, self.guilds, self.reminders = world, FakeGuilds(), FakeReminders()

    async def published(self, game_id: int, version: int) -> None:
        self.world.published.append(version)

    async def moved(self, game_id: int, channel_id: int, message_id: int | None) -> None:
        self.world.moved.append((channel_id, message_id or 0))


class FakeClient:
    def get_guild(self, guild_id: int) -> None:
        return None

    def get_partial_messageable(self, channel_id: int) -> Any:
        return SimpleNamespace(id=channel_id, get_partial_message=lambda id: SimpleNamespace(id=id))


def outbox_of(world: World) -> Outbox:
    presenter = cast(Presenter, FakePresenter(world))
    return Outbox(cast(discord.Client, FakeClient()), cast(Any, FakeService(world)), presenter)


def answer_of(world: World, user_id: int = ANA, **how: Any) -> Answer:
    return cast(Answer, FakeAnswer(world, user_id, **how))


def desk_of(outbox: Outbox, game_id: int = 7) -> Desk:
    return outbox.desk(game_id)
