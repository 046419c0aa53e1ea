"""`python -m bot` over real sockets: login, gateway, one command, the stop."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.settings import PREFIX
from bot.settings import TOKEN as TOKEN_NAME
from tests.shell.loopback import SHIM, TOKEN, Loopback

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0
GUILDS_INTENT = 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the program runs: an empty folder with the hook that turns its addresses."""
    (tmp_path / "hook").mkdir()
    (tmp_path / "hook" / "sitecustomize.py").write_text(SHIM, encoding="utf-8")
    (tmp_path / "run").mkdir()
    return tmp_path


@asynccontextmanager
async def program(folder: Path, discord: Loopback, token: str = TOKEN) -> AsyncIterator[asyncio.subprocess.Process]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith((PREFIX, TOKEN_NAME))}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=folder / "run",
        env={
            **kept,
            "PYTHONPATH": os.pathsep.join((str(folder / "hook"), str(ROOT))),
            "LOOPBACK": discord.address,
            TOKEN_NAME: token,
        },
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def stopped(process: asyncio.subprocess.Process, how: signal.Signals) -> str:
    """Stop the program, demand that it went in order, and return its log."""
    process.send_signal(how)
    assert process.stderr is not None
    said = (await asyncio.wait_for(process.stderr.read(), PATIENCE)).decode()
    assert await process.wait() == 0, said
    assert "Traceback" not in said
    assert TOKEN not in said
    assert "WARNING" not in said, "nothing is wrong"
    return said


async def test_it_connects_tells_its_commands_answers_and_stops_in_order(folder: Path) -> None:
    async with Loopback().running() as discord, asyncio.timeout(PATIENCE):
        async with program(folder, discord) as process:
            commands = await discord.call("PUT", "/commands")
            assert "game" in {command["name"] for command in commands}
            assert all(command["contexts"] == [0] and command["integration_types"] == [0] for command in commands)
            await discord.ready.wait()
            (identity,) = discord.identified
            assert identity["intents"] == GUILDS_INTENT
            await discord.slash("game", "list")
            callback = await discord.call("POST", "/callback")
            assert callback["type"] == 5
            await discord.call("PATCH", "/messages/@original")
            assert "interaction-token" not in await stopped(process, signal.SIGTERM)
        async with program(folder, discord) as process:
            discord.ready.clear()
            await discord.ready.wait()
            await stopped(process, signal.SIGINT)
        told = [path for method, path, _ in discord.calls if method == "PUT"]
        assert len(told) == 1, "unchanged commands are not told again"


async def test_a_stop_in_the_middle_of_an_answer_lets_it_finish(folder: Path) -> None:
    async with Loopback().running() as discord, asyncio.timeout(PATIENCE), program(folder, discord) as process:
        await discord.ready.wait()
        discord.answering.clear()
        await discord.slash("game", "list")
        await discord.call("POST", "/callback")
        process.send_signal(signal.SIGTERM)
        assert process.stderr is not None
        while b"stopping" not in await process.stderr.readline():
            pass
        discord.answering.set()
        answered = await discord.call("PATCH", "/messages/@original")
        assert "No table is open here" in str(answered["components"])
        assert "Traceback" not in (await process.stderr.read()).decode()
        assert await process.wait() == 0


async def test_a_second_process_on_the_same_database_says_so_and_stops(folder: Path) -> None:
    async with Loopback().running() as discord, asyncio.timeout(PATIENCE), program(folder, discord) as first:
        await discord.ready.wait()
        said = await refused(folder, discord)
        assert said.splitlines()[-1].startswith("Another process is using this database.")
        await stopped(first, signal.SIGTERM)


async def test_a_refused_token_is_told_in_one_sentence(folder: Path) -> None:
    async with Loopback().running() as discord, asyncio.timeout(PATIENCE):
        said = await refused(folder, discord, "another-token")
        assert said.splitlines()[-1].startswith("Discord does not accept the DISCORD_TOKEN.")
        assert "another-token" not in said


async def test_no_network_is_told_in_one_sentence(folder: Path) -> None:
    async with Loopback().running() as discord:
        pass
    async with asyncio.timeout(PATIENCE):
        assert (await refused(folder, discord)).splitlines()[-1].startswith("Discord cannot be reached")


async def refused(folder: Path, discord: Loopback, token: str = TOKEN) -> str:
    """Run the program, demand that it gives up by itself, and return its log."""
    async with program(folder, discord, token) as process:
        assert process.stderr is not None
        said = (await process.stderr.read()).decode()
        assert await process.wait() == 2, said
        assert "Traceback" not in said
        return said
