"""The stage of `play`, with a bot of three lines: its time, its line, its pages."""

import asyncio
import time
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import simulated
from bot.simulated import SimulatedClock, SimulatedDiscord


class Echo(discord.Client):
    """Answers one command, and counts seconds in the background."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.at_once = self.most_at_once = 0
        self.woken: list[float] = []
        self.tree.command(name="echo", description="Say it again")(self.echo)

    async def echo(self, interaction: discord.Interaction) -> None:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        await interaction.response.send_message("echo")
        self.at_once -= 1

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.timer = asyncio.create_task(self.wake())

    async def wake(self) -> None:
        while True:
            try:
                await self.wait_for("never", timeout=60.0)
            except TimeoutError:
                self.woken.append(time.time())


@pytest.fixture
async def stage() -> SimulatedDiscord:
    return SimulatedDiscord(Echo(), SimulatedClock(), 2)


def body(page: Any, view: Any, sequence: int, command_id: str, fingerprint: str) -> dict[str, Any]:
    """Return what the page sends for /echo; `published_revision` is as old as can be."""
    return {
        "protocol_version": 3,
        "sequence": sequence,
        "request_id": f"r{view.id}{sequence}",
        "generation": view.generation,
        "bot_generation": page.env._generation,
        "published_revision": 1,
        "kind": "run_command",
        "command_id": command_id,
        "path": ["echo"],
        "schema_fingerprint": fingerprint,
        "options": {},
    }


async def test_its_time_is_the_real_time_and_its_ids_do_not_depend_on_it(stage: SimulatedDiscord) -> None:
    assert stage.env.now().timestamp() == pytest.approx(time.time(), abs=5)
    other = SimulatedDiscord(Echo(), SimulatedClock(), 8)
    assert other.channel.id == stage.channel.id
    assert [person.id for person in other.people[:2]] == [person.id for person in stage.people]
    assert other.env.backend.snowflake() > max(person.id for person in other.people)


async def test_time_moves_on_by_itself_and_what_becomes_due_happens(
    stage: SimulatedDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each tick of this test's clock is a minute, and the bot's timer has one."""
    ticked = asyncio.Semaphore(0)
    advance = stage.env.advance_time

    async def minute(_: float) -> None:
        await advance(60.0)
        ticked.release()

    monkeypatch.setattr(stage.env, "advance_time", minute)
    monkeypatch.setattr(simulated, "TICK_SECONDS", 0)
    async with stage.running(None) as page, asyncio.timeout(10):
        for _ in range(3):
            await ticked.acquire()
        assert len(page.env.bot.woken) >= 2


async def test_a_bot_that_is_busy_for_too_long_does_not_stop_the_time(
    stage: SimulatedDiscord, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ticked = asyncio.Semaphore(0)

    async def late(_: float) -> None:
        ticked.release()
        raise TimeoutError

    monkeypatch.setattr(stage.env, "advance_time", late)
    monkeypatch.setattr(simulated, "TICK_SECONDS", 0)
    async with stage.running(None), asyncio.timeout(10):
        for _ in range(3):
            await ticked.acquire()
    assert "still busy" in caplog.text


async def test_what_two_people_do_at_once_is_done_one_after_the_other_however_old_their_view_is(
    stage: SimulatedDiscord,
) -> None:
    async with stage.running(None) as page:
        views = [page._open_page(person.id) for person in stage.people]
        (entry,) = page._pages[views[0].id].command_catalog["entries"]
        command, fingerprint = entry["key"].partition(":")[0], entry["schemaFingerprint"]
        await page.refresh()
        results = await asyncio.gather(
            *(page._action(view.id, body(page, view, 1, command, fingerprint)) for view in views)
        )
        assert [result["settlement"] for result in results] == ["settled", "settled"], results
        assert len(stage.channel.history()) == 2
        assert isinstance(page.env.bot, Echo)
        assert page.env.bot.most_at_once == 1
        for view in views:
            assert len(page._page_payload(view)["timeline"]) == 2, "both pages show both messages"


async def test_the_record_of_what_happened_does_not_grow(stage: SimulatedDiscord) -> None:
    async with stage.running(None) as page:
        await stage.people[0].slash(stage.channel, "echo")
        assert stage.env.backend.transcript
        await stage._show(page, to_all=True)
        assert not stage.env.backend.transcript
        assert not stage.env.backend.http_requests
