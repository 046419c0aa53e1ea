"""`python -m bot play`: the real bot on a simulated Discord, in the browser. No token, no network."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

from bot import logs, settings
from bot.app import LostProperty
from bot.catalogue import CatalogueError
from bot.errors import AlreadyRunning

MISSING: str | None = None
try:
    from simcord import SetupError

    from bot.simulated import PATIENCE_SECONDS, PEOPLE, SimulatedClock, SimulatedDiscord
except ModuleNotFoundError as error:
    MISSING = error.name

FAILED = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--players", type=int, default=4, metavar="N", help="people in the channel, 1 to 8 (default 4)")
    parser.add_argument("--port", type=int, metavar="P", help="port of the page (default: any free one)")
    parser.add_argument("--db", type=Path, metavar="FILE", help="keep the tables in this file (default: forget them)")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")


def run(args: argparse.Namespace) -> int:
    """Serve the page until Ctrl-C or until the session is ended in it; return 0, or 2 if it cannot be served."""
    if MISSING is not None:
        return _refuse(
            f"`play` needs {MISSING}, one of the packages in requirements-dev.txt: `make play` installs them."
        )
    if not 1 <= args.players <= len(PEOPLE):
        return _refuse(f"--players must be from 1 to {len(PEOPLE)}.")
    logs.configure("WARNING")
    try:
        with _database(args.db) as database:
            config = settings.load(None, database=database, guild=None, discord_token=None)
            asyncio.run(_play(config, args))
    except (settings.SettingsError, CatalogueError, AlreadyRunning, SetupError) as error:
        return _refuse(str(error))
    return 0


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return FAILED


@contextlib.contextmanager
def _database(kept: Path | None) -> Iterator[Path]:
    """The file to keep, or one that is gone afterwards."""
    if kept is not None:
        yield kept
        return
    with tempfile.TemporaryDirectory(prefix="lost-property-") as folder:
        yield Path(folder) / "tables.sqlite3"


async def _play(config: settings.Settings, args: argparse.Namespace) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C reaches asyncio.run by itself
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    clock = SimulatedClock()
    app = LostProperty(config, clock=clock, always_sync=True, patience=PATIENCE_SECONDS)
    discord = SimulatedDiscord(app, clock, args.players)
    try:
        async with discord.running(args.port) as page:
            await discord.aside(_set_out(app, discord.channel.id))
            print(f"Lost Property is open at\n  {page.url}\nCtrl-C ends it.", file=sys.stderr, flush=True)
            if not args.no_browser:
                await asyncio.to_thread(_show, page.url)
            await _first(stop.wait(), page.wait_closed())
    finally:
        await app.close()
    print("Goodbye.", file=sys.stderr)


async def _set_out(app: LostProperty, channel_id: int) -> None:
    """Post the tables that a kept database has: the simulated channel is new, and their messages are gone."""
    for table in await app.service.tables(channel_id=channel_id, statuses=("lobby", "running")):
        await app.service.moved(table.game_id, channel_id, None)
        await app.publish(await app.service.publication(table.game_id))


async def _first(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait until one of them is over and give the others up."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()


def _show(url: str) -> None:
    """Open the address in a browser if there is a screen to show it on: one in the terminal would be in the way."""
    graphical = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if graphical:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)
