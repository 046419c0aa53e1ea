"""/game-setup: the settings of a server, for those who manage it."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.errors import BadSetting
from cogs.components import Control, values_of
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.permissions import manages
from cogs.preflight import Preflight
from cogs.preflight_page import AGAIN, preflight_page
from cogs.presenter import Answer, Interaction
from cogs.setup_page import CHANGES, CHANNELS, MOST_TABLES, NONE, REMINDERS, THREADS, changes_page, setup_page
from cogs.translator import telling


class SetupDesk:
    """What the controls of the settings do. All of it is private, and for managers only, whenever it is asked."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def show(self, answer: Answer, note: str = "") -> None:
        """Show the settings. Raises Sentence to whoever does not manage the server."""
        guild_id = self._guild_id(answer)
        settings = await self.hub.service.guilds.settings(guild_id)
        guild = answer.interaction.guild
        known = {channel.id for channel in guild.channels if channel.type in CHANNELS} if guild else set[int]()
        await answer.private(setup_page(settings, self.hub.words(answer.interaction), known, note))

    async def turned(self, answer: Answer, control: Control) -> None:
        """Show the settings, or what was changed last."""
        if control.arg != CHANGES:
            await self.show(answer)
            return
        changes = await self.hub.service.guilds.changes(self._guild_id(answer))
        await answer.private(changes_page(changes, self.hub.words(answer.interaction)))

    async def changed(self, answer: Answer, control: Control) -> None:
        """Change the setting that a select or a button names, and show them all. Raises BadSetting."""
        guild_id = self._guild_id(answer)
        name, _, pressed = control.arg.partition(".")
        chosen = (pressed,) if pressed else values_of(answer.interaction)
        value = self._value(name, chosen)
        await self.hub.service.guilds.change(guild_id, answer.user_id, name, value, answer.interaction.id)
        await self.show(answer)

    async def tested(self, answer: Answer, control: Control) -> None:
        """Test the channel where somebody asks for it, and tell what came of it in a private message of its own."""
        guild_id = self._guild_id(answer)
        words = self.hub.words(answer.interaction)
        if control.arg != AGAIN:
            answer.turn_over()
        await answer.private(notice(words.say("preflight-running")))
        report = await Preflight(self.hub, answer, await self.hub.public_words(guild_id)).run()
        settings = await self.hub.service.guilds.settings(guild_id)
        await answer.private(preflight_page(report, settings, words))

    def _guild_id(self, answer: Answer) -> int:
        """Return the server that somebody manages. Raises Sentence."""
        if not manages(answer.interaction):
            raise Sentence("error-not-manager")
        return answer.interaction.guild_id or 0

    def _value(self, name: str, chosen: Sequence[str]) -> Any:
        """Return what was chosen as the setting's value; whatever is no longer to be chosen raises BadSetting."""
        if name == "channels":
            return tuple(int(id) for id in chosen if id.isdecimal())
        known: dict[str, Sequence[Any]] = {
            "most_tables": MOST_TABLES,
            "threads": THREADS,
            "language": (None, *self.hub.catalogue.locales),
            "reminders": REMINDERS,
        }
        values = {str(value or NONE): value for value in known.get(name, ())}
        if name == "statistics":
            values = {"on": True, "off": False}
        if len(chosen) != 1 or chosen[0] not in values:
            raise BadSetting
        return values[chosen[0]]


def setup_command(hub: Hub, desk: SetupDesk) -> app_commands.Command[Any, ..., None]:
    """Return /game-setup, which Discord offers to those who manage the server."""

    @app_commands.command(name="game-setup", description=telling(hub.catalogue)("command-game-setup"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(interaction: Interaction) -> None:
        await hub.run(interaction, desk.show)

    return setup
