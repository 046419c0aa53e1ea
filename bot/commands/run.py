"""`python -m bot`: connects to Discord and stays until it is told to stop."""

import argparse
import asyncio
import contextlib
import gc
import logging
import signal
import sys

import discord

from bot import logs, settings
from bot.app import LostProperty
from bot.catalogue import CatalogueError
from bot.errors import AlreadyRunning
from bot.logs import ids
from bot.store.migrate import ForeignDatabase, FutureDatabase

log = logging.getLogger(__name__)

NO_TOKEN = """\
There is no DISCORD_TOKEN, so the bot cannot connect to Discord.
To get one: discord.com/developers/applications, New Application, Bot, Reset Token; then put it into the file .env.
To play right now without one, in the browser: python -m bot play
"""
NEEDS = 2
"""Exit code: something outside the program must be put right first."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--sync", action="store_true", help="tell Discord the commands even if they have not changed")


def run(args: argparse.Namespace) -> int:
    """Run the bot; return 0 after an orderly stop, 2 if it could not start as it is set up."""
    try:
        config = settings.load()
    except settings.SettingsError as error:
        return _refuse(str(error))
    if config.discord_token is None:
        return _refuse(NO_TOKEN)
    logs.configure(config.log_level)
    try:
        asyncio.run(_connected(config, sync=getattr(args, "sync", False)))
    except (AlreadyRunning, CatalogueError) as error:
        return _refuse(str(error))
    except FutureDatabase:
        return _refuse(f"{config.database} was written by a newer version of the bot. Update the bot.")
    except ForeignDatabase:
        return _refuse(f"{config.database} is a database, but not one of Lost Property.")
    except discord.LoginFailure:
        return _refuse(
            "Discord does not accept the DISCORD_TOKEN. Reset it in the developer portal and use the new one."
        )
    except OSError as error:  # aiohttp's connection errors are
        return _refuse(f"Discord cannot be reached ({type(error).__name__}). Is there a network?")
    return 0


def _refuse(sentence: str) -> int:
    print(sentence.rstrip("\n"), file=sys.stderr)
    return NEEDS


async def _connected(config: settings.Settings, *, sync: bool) -> None:
    """Serve until SIGINT or SIGTERM, then close what is open."""
    assert config.discord_token is not None
    app = LostProperty(config, always_sync=sync)
    async with app:
        serving = asyncio.create_task(app.start(config.discord_token.get_secret_value()))
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C reaches asyncio.run by itself
                loop.add_signal_handler(number, serving.cancel)
        settled = asyncio.create_task(_settled(app))
        try:
            await serving
        except asyncio.CancelledError:
            log.info("stopping")
        finally:
            settled.cancel()


async def _settled(app: LostProperty) -> None:
    """Once all is loaded, spare the garbage collector what will live for ever."""
    await app.wait_until_ready()
    gc.collect()
    gc.freeze()
    log.info("ready", extra=ids(guilds=len(app.guilds)))
