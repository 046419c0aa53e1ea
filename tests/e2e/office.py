"""The whole bot in the simulated Discord, with a database of its own, simulated time and pictures that cost nothing."""

import contextlib
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

import discord
import pytest

import bot.app
import bot.store.sqlite
from bot.app import LostProperty
from bot.publication import LobbyCard, Publication
from bot.rendering import RenderPool
from bot.settings import Settings
from bot.store.migrate import MIGRATIONS
from engine.core.game import AnyGame
from engine.core.messages import message
from engine.games import GAMES
from tests.e2e.driver import Answer, Call, Driver, Person, Press
from tests.e2e.limits import problems
from tests.e2e.logs import LogTrap
from tests.e2e.schema import schema
from tests.e2e.screen import Shown
from tests.e2e.traffic import Request, strings_of

log = logging.getLogger(__name__)

SEED = bytes(range(32))
ITEM = re.compile(r"\b(glasses|phone|socks|wallet)\b|\"(cards|claims|objects|picture)\"")
FILE = re.compile(r"(board(-[2-9])?|look)\.webp|my-data\.json")
TOKEN = re.compile(r"simcord_interaction_\d+")


class ScenePool(RenderPool):
    """A drawing pool that lays every picture out and paints none: the "picture" is a digest of its scene.

    Equal scenes give equal bytes, whatever the nonce, so that two worlds can be compared to the last byte.
    """

    drawn: list[tuple[str, bytes, bytes | None]]  # what, picture, nonce; of every pool since the office opened

    async def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to close."""

    async def picture(self, game: str, what: Any, view_or_page: Any, say: Any, **how: Any) -> bytes | None:
        """Return a digest of the scene that would be painted; a fault in a layout is logged as the real pool does."""
        try:
            scene = self._scene(game, what, view_or_page, say, how.get("sight", 0), how.get("leaf", ""))
        except Exception:
            log.exception("no %s of %s could be laid out", what, game)
            return None
        if scene is None:
            return None
        picture = b"RIFF\x0c\x00\x00\x00WEBP" + hash(scene).to_bytes(8, "big", signed=True)
        self.drawn.append((what, picture, how.get("nonce")))
        return picture

    async def film(self, game: str, views: Sequence[Any], say: Any) -> bytes | None:
        """Return a digest of the scenes that would follow one another."""
        scenes = tuple(self._scene(game, "board", view, say, 0) for view in views)
        film = b"RIFF\x0c\x00\x00\x00WEBP" + hash(scenes).to_bytes(8, "big", signed=True)
        self.drawn.append(("film", film, None))
        return film


_prepare = bot.store.sqlite._prepare


@cache
def _blank() -> bytes:
    """Return a new database as a file's bytes: to migrate one takes longer than all else of an office's start."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        _prepare(connection, path=None, migrations=MIGRATIONS)
        return connection.serialize()


def _hasty(connection: sqlite3.Connection, **how: Any) -> None:
    """Open a database that waits for no disk: what survives a power cut is tested in tests/store."""
    _prepare(connection, **how)
    connection.execute("PRAGMA synchronous = OFF")


class OfficeClock:
    """The simulated Discord's time as the bot's clock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now


class Office(Driver):
    """A driver whose bot is the real one. `allowed` are patterns of log lines from WARNING on that a test expects."""

    def __init__(
        self, folder: Path, *, games: Mapping[str, AnyGame] = GAMES, seed: bytes = SEED, cheap_pictures: bool = True
    ) -> None:
        super().__init__(self._bot_of)
        folder.mkdir(exist_ok=True)
        self.settings = Settings(database=folder / "tables.sqlite3", discord_token=None, _env_file=None)
        self.trap = LogTrap()
        self.allowed: list[str] = []
        self.drawn: list[tuple[str, bytes, bytes | None]] = []
        self.games = dict(games)
        self._seed = seed
        if not self.settings.database.exists():
            self.settings.database.write_bytes(_blank())
        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(bot.store.sqlite, "_prepare", _hasty)
        if cheap_pictures:
            pool = type("OfficePool", (ScenePool,), {"drawn": self.drawn})
            self._patch.setattr(bot.app, "RenderPool", pool)

    def _bot_of(self, now: Callable[[], float]) -> discord.Client:
        return LostProperty(
            self.settings, clock=OfficeClock(now), games=self.games, seed=lambda: self._seed, strict_words=True
        )

    async def __aenter__(self) -> Self:
        self.trap.__enter__()
        await super().__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        try:
            await super().__aexit__(*error)
        finally:
            self.trap.__exit__(None, None, None)
            self._patch.undo()
        if error[0] is None:
            self.judge()

    @property
    def service(self) -> Any:
        """The running bot's service: what tests may ask, and never act through."""
        assert isinstance(self.bot, LostProperty)
        return self.bot.service

    def say(self, id: str, **values: int | str) -> str:
        """Return a message of the shared layer in English, as it is shown."""
        assert isinstance(self.bot, LostProperty)
        return self.bot.catalogue.say(message(id, **values), "en-US")

    # whatever happened, these must hold

    def judge(self) -> None:
        """Fail unless everything that was sent, logged and raised is as it must be. Called when the office closes."""
        found = [*self._wire(), *self._silence(), *self._secrets()]
        assert not found, "\n".join(dict.fromkeys(found))

    def _wire(self) -> list[str]:
        known = schema()
        found = [problem for request in self.requests for problem in problems(request)]
        if known is not None:
            found += [problem for request in self.requests for problem in known.problems(request)]
        return found

    def _silence(self) -> list[str]:
        """No unanswered interaction, no error of the bot, no log line at WARNING or above that was not expected."""
        loud = [line for line in self.trap.serious() if not any(re.search(pattern, line) for pattern in self.allowed)]
        return [*self.acknowledgement_failures, *map(repr, self.env.errors_since(0)), *loud]

    def _secrets(self) -> list[str]:
        """No token in a log or a message; what is private goes to one reader and under its neutral name."""
        told = [text for text in self.trap.texts() if TOKEN.search(text) or ITEM.search(text)]
        found = [f"secret in the log: {text[:200]}" for text in told]
        for request in self.requests:
            if any(TOKEN.search(text) for text in strings_of(request.body)):
                found.append(f"token in {request.method} {request.route}")
            names = {file.filename for file in request.files}
            if not all(FILE.fullmatch(name) for name in names):
                found.append(f"file names {names}")
            if "look.webp" in names and request.reader is None:
                found.append(f"a private picture in public: {request.method} {request.route}")
        nonces = [nonce for what, _, nonce in self.drawn if what == "panel"]
        if None in nonces or len(set(nonces)) != len(nonces):
            found.append("a private picture without a nonce of its own")
        if any(nonce is not None for what, _, nonce in self.drawn if what != "panel"):
            found.append("a public picture with a nonce")
        return found


@contextlib.asynccontextmanager
async def open_office(folder: Path, **how: Any) -> AsyncIterator[Office]:
    """Run an office and judge it when it closes."""
    async with Office(folder, **how) as office:
        yield office


__all__ = ["Answer", "Call", "LobbyCard", "Office", "Person", "Press", "Publication", "Request", "Shown", "open_office"]
