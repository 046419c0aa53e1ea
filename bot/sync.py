"""Tells Discord the slash commands only when they have changed: bot restarts are many, and the daily limit is low."""

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.logs import ids

log = logging.getLogger(__name__)


async def digest(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None) -> str:
    """Return a digest of all that Discord would be told, in every language."""
    translator, commands = tree.translator, tree.get_commands(guild=guild)
    payload: list[dict[str, Any]] = [
        command.to_dict(tree) if translator is None else await command.get_translated_payload(tree, translator)
        for command in commands
    ]
    text = json.dumps(sorted(payload, key=lambda command: (command["type"], command["name"])), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


class CommandSync:
    """Remembers, in a small file beside the database, what commands each application was last told of."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(database.name + ".commands.json")

    async def run(self, tree: app_commands.CommandTree[Any], guild_id: int | None, *, always: bool = False) -> bool:
        """Tell Discord the commands if they differ from the last time, or `always`; return whether it was told.

        With `guild_id` they are told to that server alone. Raises discord.HTTPException if Discord refuses them.
        """
        guild = discord.Object(guild_id) if guild_id is not None else None
        if guild is not None:
            tree.copy_global_to(guild=guild)
        key, now = f"{tree.client.application_id}:{guild_id or 'everywhere'}", await digest(tree, guild)
        known = self._read()
        if known.get(key) == now and not always:
            return False
        told = await tree.sync(guild=guild)
        log.info("commands told to Discord", extra=ids(commands=len(told), guild=guild_id or "all"))
        self._file.write_text(json.dumps({**known, key: now}, indent=1), encoding="utf-8")
        return True

    def _read(self) -> dict[str, str]:
        try:
            known = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}
