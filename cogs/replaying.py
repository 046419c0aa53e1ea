"""/game replay: stepping through a game that has ended, and sharing the whole of it as a film."""

from collections import OrderedDict
from dataclasses import replace

import discord
from discord import app_commands

from bot.publication import Table
from cogs.components import Control, values_of
from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.names import marked
from cogs.presenter import Answer, Interaction
from cogs.replay_page import Spot
from cogs.tables import ended_suggestions, latest_ended, viewable
from cogs.translator import Tell

MOST_REMEMBERED = 1024
Choices = list[app_commands.Choice[str]]


class Replaying:
    """Replays are shown to whoever asks and to nobody else; a film is posted because somebody wants it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._latest: OrderedDict[int, int] = OrderedDict()  # private message -> the last interaction that turned it
        self._making: set[int] = set()  # tables whose film is being made

    async def open(self, answer: Answer, game_id: int) -> None:
        """Show a game that has ended from its first step. Raises NotFound, NotOver and NoReplay."""
        await self._show(answer, game_id, Spot())

    async def turned(self, answer: Answer, control: Control) -> None:
        """Show another step, or the same with other eyes."""
        await self._show(answer, control.game, Spot.of(control, values_of(answer.interaction)))

    async def _show(self, answer: Answer, game_id: int, spot: Spot, note: str = "") -> None:
        """Show a step, unless the same page has been turned once more meanwhile."""
        await viewable(self.hub, answer.interaction, game_id)
        self._note(answer)
        frame = await self.hub.service.replays.frame(game_id, spot.step, spot.seat)
        sights = 0 if frame.own is None else len(self.hub.game(frame.table).text.sights(frame.own))
        spot = replace(spot, step=frame.step, seat=frame.seat, sight=spot.sight if spot.sight < sights else 0)
        page = await self.hub.presenter.replay(frame, spot, self.hub.words(answer.interaction, frame.table), note)
        if self._overtaken(answer):
            return
        await answer.private(page)

    def _note(self, answer: Answer) -> None:
        if answer.panel_id is not None:
            self._latest[answer.panel_id] = max(self._latest.get(answer.panel_id, 0), answer.interaction.id)
            self._latest.move_to_end(answer.panel_id)
            while len(self._latest) > MOST_REMEMBERED:
                self._latest.popitem(last=False)

    def _overtaken(self, answer: Answer) -> bool:
        return answer.panel_id is not None and self._latest.get(answer.panel_id, 0) > answer.interaction.id

    # the film

    async def share(self, answer: Answer, control: Control) -> None:
        """Post the whole game as a film in its channel, once for good."""
        game_id = control.game
        table = await viewable(self.hub, answer.interaction, game_id)
        if answer.interaction.channel_id != table.channel_id:
            raise Sentence("error-share-elsewhere", channel=f"<#{table.channel_id}>")
        if game_id in self._making:
            raise Sentence("error-sharing")
        words, spot = self.hub.words(answer.interaction, table), Spot.of(control)
        self._making.add(game_id)
        try:
            await self._require_unshared(table)
            await self._show(answer, game_id, spot, words.say("film-being-made"))
            shared = await self._post(answer, table)
        finally:
            self._making.discard(game_id)
        await self._show(answer, game_id, spot, words.say("film-shared" if shared else "error-no-film"))

    async def _require_unshared(self, table: Table) -> None:
        """Raise Sentence if a game's film has been shared."""
        film = await self.hub.service.replays.film(table.game_id)
        if film is not None:
            here = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
            raise Sentence("error-shared", link=f"{here}/{film}" if film else "none")

    async def _post(self, answer: Answer, table: Table) -> bool:
        """Post the film and return whether it could be made."""
        replays = self.hub.service.replays
        reel = await replays.reel(table.game_id)
        by = marked(answer.interaction.user.display_name)
        page = await self.hub.presenter.reel(reel, await self.hub.public_words(table.guild_id, reel.table), by)
        if page is None:
            return False
        if not await replays.claim_film(table.game_id):
            await self._require_unshared(table)
        try:
            message_id = await answer.public(page)
        except discord.HTTPException:
            await replays.film_posted(table.game_id, None)
            raise
        await replays.film_posted(table.game_id, message_id)
        return True


def replay_commands(group: app_commands.Group, hub: Hub, replaying: Replaying, tell: Tell) -> None:
    """Add /game replay."""

    @group.command(name="replay", description=tell("command-replay"))
    @app_commands.describe(table=tell("option-table"))
    async def replay(interaction: Interaction, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await replaying.open(answer, (await latest_ended(hub, interaction, table)).game_id)

        await hub.run(interaction, work)

    @replay.autocomplete("table")
    async def suggest(interaction: Interaction, typed: str) -> Choices:
        return await ended_suggestions(hub, interaction, typed)
