from pathlib import Path

import pytest

from tests.architecture.import_table import OWN, import_problems, purity_problems, row_of

ROOT = Path(__file__).resolve().parents[2]


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {name_of(file): file for package in OWN for file in sorted((ROOT / package).rglob("*.py"))}


def test_every_import_is_one_that_the_table_allows() -> None:
    problems = [
        problem
        for module, file in SOURCES.items()
        for problem in import_problems(file.read_text(encoding="utf-8"), module, SOURCES)
    ]
    assert not problems, "\n".join(problems)


def test_the_engine_reads_neither_files_nor_clocks() -> None:
    problems = [
        problem for module, file in SOURCES.items() for problem in purity_problems(file.read_text("utf-8"), module)
    ]
    assert not problems, "\n".join(problems)


def test_the_walk_sees_every_package() -> None:
    assert {name.partition(".")[0] for name in SOURCES} == set(OWN)
    assert {"engine.core.protocol", "bot.publication", "images.core.paint", "cogs"} <= set(SOURCES)


PLANTED = [
    ("engine.core.rng", "import random"),
    ("engine.core.rng", "def f():\n    import time"),
    ("engine.core.rng", "from os import path"),
    ("engine.core.game", "from engine.games import GAMES"),
    ("engine.core.model", "import discord"),
    ("engine.core.model", "from pathlib import Path"),
    ("engine.games.x.rules", "import asyncio"),
    ("engine.games.x.rules", "from bot.publication import Peek"),
    ("engine.games.x.rules", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from PIL import Image"),
    ("images.games.x", "from engine.games.x.state import State"),
    ("images.games.x", "from engine.games.x import state"),
    ("images.games.x", "from engine.games.x.events import Flipped"),
    ("images.games.x", "import bot.service"),
    ("images.core.paint", "from engine.games.x.views import View"),
    ("images.core.paint", "import aiosqlite"),
    ("bot.store.rows", "import discord"),
    ("bot.store.rows", "from engine.games import GAMES"),
    ("bot.store.rows", "from bot.service import GameService"),
    ("bot.service", "import discord"),
    ("bot.service", "import aiosqlite"),
    ("bot.service", "from PIL import Image"),
    ("bot.service", "from bot.store.sqlite import SqliteStore"),
    ("bot.service", "from bot.rendering import RenderPool"),
    ("bot.service", "from images.games import PAINTERS"),
    ("bot.anything_new", "import discord"),
    ("bot.anything_new", "from bot.app import LostProperty"),
    ("bot.publication", "from engine.games.x.state import State"),
    ("bot.publication", "import discord"),
    ("bot.rendering", "import discord"),
    ("bot.rendering", "from engine.games.x.rules import RULES"),
    ("bot.commands.run", "import simcord"),
    ("cogs.game", "from engine.games.x.state import State"),
    ("cogs.game", "from engine.games.x import rules"),
    ("cogs.game", "from engine.games.x.offers import offers"),
    ("cogs.game", "import aiosqlite"),
    ("cogs.game", "from PIL import Image"),
    ("cogs.game", "from bot.store import Store"),
    ("cogs.game", "from bot.service.tables import Loaded"),
    ("cogs.game", "import fluent.runtime"),
    ("cogs.game", "import importlib\nimportlib.import_module('engine.games.x.state')"),
    ("cogs.sub.game", "from ...engine.games.x import state"),
    ("elsewhere.x", "import json"),
]
KNOWN = {f"engine.games.x.{part}" for part in ("state", "rules", "views", "text", "actions", "offers", "events")}


@pytest.mark.parametrize(("module", "source"), PLANTED, ids=[f"{m}-{s.split()[-1]}" for m, s in PLANTED])
def test_a_planted_violation_is_found(module: str, source: str) -> None:
    assert list(import_problems(source, module, KNOWN))


ALLOWED = [
    ("engine.core.content", "import tomllib\nfrom pathlib import Path\nfrom pydantic import TypeAdapter"),
    (
        "engine.games.x.rules",
        "import hashlib\nfrom engine.core.protocol import Rules\nfrom engine.games.x.state import S",
    ),
    ("images.games.x", "import os\nfrom PIL import Image\nfrom engine.games.x.views import View"),
    ("bot.service", "import asyncio\nfrom bot.store import Store\nfrom engine.games.x import state"),
    ("cogs.x", "import discord\nfrom engine.games.x.actions import Flip\nfrom engine.games import GAMES"),
]


@pytest.mark.parametrize(("module", "source"), ALLOWED, ids=[module for module, _ in ALLOWED])
def test_what_the_table_allows_passes(module: str, source: str) -> None:
    assert not list(import_problems(source, module, KNOWN))


@pytest.mark.parametrize("source", ["open('x')", "Path('x').read_text()", "datetime.now()", "date.today()", "print(1)"])
def test_planted_impurity_is_found(source: str) -> None:
    assert list(purity_problems(source, "engine.games.x.rules"))
    assert not list(purity_problems(source, "bot.service"))


def test_a_new_module_of_the_shell_is_held_to_the_rules_of_the_secret_zone() -> None:
    assert row_of("bot.anything_new") is row_of("bot.service")
