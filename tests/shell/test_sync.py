from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.sync import CommandSync


class Tree(app_commands.CommandTree[Any]):
    """Counts what it tells Discord."""

    def __init__(self, application_id: int = 11) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none(), application_id=application_id))
        self.told: list[int | None] = []

    async def sync(self, *, guild: Any = None) -> list[Any]:
        self.told.append(guild.id if guild else None)
        return []


def tree(description: str = "Say hello", application_id: int = 11) -> Tree:
    made = Tree(application_id)

    @made.command(name="hello", description=description)
    async def hello(interaction: discord.Interaction) -> None:
        """Never called."""

    return made


@pytest.fixture
def sync(tmp_path: Path) -> CommandSync:
    return CommandSync(tmp_path / "tables.sqlite3")


async def test_commands_are_told_once_and_again_only_when_they_have_changed(sync: CommandSync) -> None:
    assert await sync.run(tree(), None)
    assert not await sync.run(tree(), None)
    assert await sync.run(tree("Say it louder"), None)
    assert not await sync.run(tree("Say it louder"), None)


async def test_always_tells_them_all_the_same(sync: CommandSync) -> None:
    await sync.run(tree(), None)
    assert await sync.run(tree(), None, always=True)


async def test_another_application_or_place_is_told_for_itself(sync: CommandSync) -> None:
    await sync.run(tree(), None)
    assert await sync.run(tree(application_id=12), None)
    one_server = tree()
    assert await sync.run(one_server, 77)
    assert one_server.told == [77]
    assert not await sync.run(tree(), None)


async def test_a_damaged_memory_is_as_good_as_none(sync: CommandSync, tmp_path: Path) -> None:
    await sync.run(tree(), None)
    (tmp_path / "tables.sqlite3.commands.json").write_text("[not json", encoding="utf-8")
    assert await sync.run(tree(), None)
    (tmp_path / "tables.sqlite3.commands.json").write_text("[1]", encoding="utf-8")
    assert await sync.run(tree(), None)


async def test_what_discord_refused_counts_as_untold(sync: CommandSync, monkeypatch: pytest.MonkeyPatch) -> None:
    refusing = tree()

    async def refuse(**_: Any) -> list[Any]:
        raise RuntimeError("refused")

    monkeypatch.setattr(refusing, "sync", refuse)
    with pytest.raises(RuntimeError):
        await sync.run(refusing, None)
    assert await sync.run(tree(), None)
