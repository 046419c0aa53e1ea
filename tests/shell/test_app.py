"""The bot as a whole in the simulated Discord: what it opens, watches, catches up with and gives back."""

import asyncio
import gc
import logging
import tomllib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

import bot.app
from bot import VERSION
from bot.app import LostProperty
from bot.errors import AlreadyRunning
from bot.logs import LineFormatter
from bot.rendering import RenderPool
from bot.settings import load
from bot.simulated import PEOPLE, SimulatedClock, SimulatedDiscord
from engine.core.messages import Message

HOUR = 3600.0
ROOT = Path(__file__).resolve().parents[2]


class NoPictures(RenderPool):
    """Draws nothing: these tests are about everything else."""

    async def start(self) -> None:
        """Start no process."""

    async def close(self) -> None:
        """Nothing was started."""

    async def picture(self, *_: Any, **__: Any) -> bytes | None:
        """Return no picture."""
        return None


@pytest.fixture(autouse=True)
def _no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.app, "RenderPool", NoPictures)


@dataclass
class World:
    """A running bot and what stands around it."""

    app: LostProperty
    stage: SimulatedDiscord

    @property
    def env(self) -> simcord.Env:
        return self.stage.env

    def posted(self) -> list[discord.Message]:
        return list(self.stage.channel.history())

    def requests(self, method: str, path: str) -> int:
        return sum(1 for entry in self.env.http_requests if entry.method == method and path in entry.path)


Start = Callable[..., Any]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    @asynccontextmanager
    async def start(*, deadline_hours: float | None = None, **options: Any) -> AsyncIterator[World]:
        clock = SimulatedClock()
        config = load(
            None, database=tmp_path / "x.sqlite3", deadline_hours=deadline_hours, discord_token=None, guild=None
        )
        app = LostProperty(config, clock=clock, strict_words=True, **options)
        stage = SimulatedDiscord(app, clock, 3)
        await stage.env.start()
        world = World(app, stage)
        try:
            with stage.env.time_context():
                yield world
        finally:
            await stage.env.shutdown()
            await world.app.close()  # a successor, if there was one

    return start


async def test_it_asks_discord_for_servers_and_for_nothing_else(start: Start) -> None:
    async with start() as world:
        assert world.app.intents == discord.Intents(guilds=True)
        assert world.app._connection._messages is None
        assert world.app._connection.member_cache_flags == discord.MemberCacheFlags.none()
        assert world.app.allowed_mentions is not None
        assert world.app.allowed_mentions.to_dict() == {"parse": []}


async def test_a_second_process_on_the_same_database_is_refused(start: Start) -> None:
    async with start() as world:
        with pytest.raises(AlreadyRunning):
            await LostProperty(world.app.settings).open()


async def test_a_release_gives_the_database_back(start: Start) -> None:
    async with start() as world:
        await world.app.release()
        other = LostProperty(world.app.settings)
        await other.open()
        await other.release()


async def test_commands_are_told_at_the_first_start_and_not_at_the_next(start: Start) -> None:
    async with start() as world:
        assert world.requests("PUT", "/commands") == 1
        names = {command.name for command in world.app.tree.get_commands()}
        assert "game" in names
    async with start() as world:
        assert world.requests("PUT", "/commands") == 0
    async with start(always_sync=True) as world:
        assert world.requests("PUT", "/commands") == 1


async def running_table(world: World) -> discord.Message:
    """Two people start a table; return its message."""
    ana, ben, _ = world.stage.people
    await ana.slash(world.stage.channel, "game new", game="lost_and_found")
    await ben.click(world.posted()[-1], label="Join")
    await ana.click(world.posted()[-1], label="Start")
    return world.posted()[-1]


async def test_a_deadline_that_passes_is_carried_out_and_shown(start: Start) -> None:
    async with start(deadline_hours=1.0) as world:
        before = await running_table(world)
        (table,) = await world.app.service.tables(statuses=("running",))
        assert table.deadline_seconds == HOUR
        assert table.deadline_at == pytest.approx(world.app.clock.now() + HOUR, abs=1)
        await world.env.advance_time(HOUR - 5)
        assert (await world.app.service.tables())[0].version == table.version
        await world.env.advance_time(10)
        (later,) = await world.app.service.tables()
        assert later.version > table.version
        assert later.message_id != before.id or world.posted()[-1].edited_at


async def test_a_deadline_that_passed_while_the_bot_was_down_is_carried_out_at_the_start(start: Start) -> None:
    async with start(deadline_hours=1.0) as world:
        await running_table(world)
        (table,) = await world.app.service.tables()
        after = await successor(world)
        world.env.backend.advance_clock(2 * HOUR)
        await world.env.restart_bot(after)
        assert (await world.app.service.tables())[0].version > table.version


async def successor(world: World) -> LostProperty:
    """End this bot's work and return one that takes over."""
    await world.app.release()
    world.app = LostProperty(world.app.settings, clock=world.app.clock, strict_words=True)
    return world.app


async def test_a_table_that_could_not_be_shown_is_shown_at_the_next_start(start: Start) -> None:
    async with start() as world:
        message = await running_table(world)
        await message.delete()
        (table,) = await world.app.service.tables()
        await world.app.service.moved(table.game_id, table.channel_id, None)
        await world.app._store._connection.execute("UPDATE games SET published_version = 0")  # type: ignore[union-attr]
        assert await world.app.service.behind() == (table.game_id,)
        await world.env.restart_bot(await successor(world))
        assert await world.app.service.behind() == ()
        assert world.posted()[-1].id == (await world.app.service.tables())[0].message_id


async def test_a_game_that_cannot_be_read_says_so_where_it_is_played(start: Start) -> None:
    async with start() as world:
        message = await running_table(world)
        await world.app._store._connection.execute(  # type: ignore[union-attr]
            "UPDATE games SET state_schema = 99, published_version = 0"
        )
        await world.env.restart_bot(await successor(world))
        (table,) = await world.app.service.tables(statuses=("frozen",))
        assert await world.app.service.behind() == ()
        assert table.message_id == message.id
        said = str(world.env.http_requests[-1].json)
        assert world.app.catalogue.say(Message("error-frozen")) in said


async def test_one_tables_trouble_is_no_other_ones(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    async with start() as world:

        async def refuse(_: Any) -> None:
            raise discord.ClientException("no")

        table = await world.app.service.publication((await opened(world)).game_id)
        world.app.publish = refuse
        with caplog.at_level(logging.ERROR):
            await world.app._show(table)
        assert "table not shown" in caplog.text


async def test_a_stop_gives_nothing_up_before_what_is_under_way_is_done(start: Start) -> None:
    async with start() as world:
        with world.app.arrivals.one():
            closing = asyncio.create_task(world.app.close())
            for _ in range(50):
                await asyncio.sleep(0)
            assert world.app._background, "whatever falls due is still watched"
            assert await world.app.service.behind() == ()
        await closing
        assert not world.app._background
        assert world.app.is_closed()


async def test_a_fault_in_the_background_is_told_without_its_words(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    async def fault() -> None:
        raise KeyError("A1: wallet")

    async with start() as world:
        world.app._start(fault())
        await world.env.settle()
    gc.collect()  # a task whose error nobody took would print it when it goes
    text = "\n".join(LineFormatter().format(record) for record in caplog.records)
    assert "something in the background failed" in text
    assert text.endswith("\nKeyError")
    assert "exception=KeyError(" not in text
    assert "never retrieved" not in text


async def opened(world: World) -> Any:
    await world.stage.people[0].slash(world.stage.channel, "game new", game="lost_and_found")
    (table,) = await world.app.service.tables()
    return table


async def test_the_simulated_stage_is_the_same_at_every_start(start: Start) -> None:
    def ids(world: World) -> list[int]:
        return [world.stage.channel.id, world.stage.channel.guild.id, *(person.id for person in world.stage.people)]

    async with start() as world:
        first = ids(world)
        shown = [world.app.get_guild(world.stage.channel.guild.id).owner_id]  # type: ignore[union-attr]
        assert shown == [world.stage.people[0].id]
    async with start() as world:
        assert ids(world) == first
    assert len(set(PEOPLE)) == len(PEOPLE) == 8


async def test_about_says_what_runs_and_how_many_tables_are_open(start: Start) -> None:
    async with start() as world:
        ana = world.stage.people[0]
        await running_table(world)
        said = await ana.slash(world.stage.channel, "about")
        text = str(world.env.http_requests[-1].json)
        assert said.acknowledged
        assert f"Version {VERSION}" in text
        assert "one open table on this server" in text
        assert all(world.app.catalogue.say(Message(f"{game.prefix}-name")) in text for game in world.app.games.values())


async def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


async def test_a_stop_turns_new_interactions_away_in_one_sentence(start: Start) -> None:
    async with start() as world:
        ana = world.stage.people[0]
        await world.app.arrivals.end(0)
        await ana.slash(world.stage.channel, "game list")
        assert "restarting" in str(world.env.http_requests[-1].json)
        counted = world.app.meters.registry.get_sample_value("lost_property_answers_total", {"how": "refused"})
        assert counted == 1


async def test_health_is_told_on_the_port_that_was_set(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NoPictures, "alive", True)
    async with start() as world:
        await running_table(world)
        health = await world.app.health()
        assert health.well
        assert (health.servers, health.tables, health.behind) == (1, 1, 0)
        await world.app.release()
        assert not (await world.app.health()).well
