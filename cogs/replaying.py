"""/game replay: stepping through a game that has ended, and sharing the whole of it as a film."""

from collections import OrderedDict
from dataclasses import replace

from discord import app_commands

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
        self._shared: OrderedDict[int, str] = OrderedDict()  # table -> address of its film; none while it is made

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
        """Post the whole game as a film in its channel, once."""
        table = await viewable(self.hub, answer.interaction, control.game)
        words = self.hub.words(answer.interaction, table)
        if answer.interaction.channel_id != table.channel_id:
            raise Sentence("error-share-elsewhere", channel=f"<#{table.channel_id}>")
        if control.game in self._shared:
            link = self._shared[control.game]
            raise Sentence("error-shared", link=link) if link else Sentence("error-sharing")
        spot, self._shared[control.game] = Spot.of(control), ""
        try:
            await self._show(answer, control.game, spot, words.say("film-being-made"))
            self._shared[control.game] = await self._post(answer, control.game)
        finally:
            shared = bool(self._shared[control.game])
            if not shared:
                del self._shared[control.game]
            while len(self._shared) > MOST_REMEMBERED:
                self._shared.popitem(last=False)
        await self._show(answer, control.game, spot, words.say("film-shared" if shared else "error-no-film"))

    async def _post(self, answer: Answer, game_id: int) -> str:
        """Post the film and return its address; nothing if it could not be made."""
        reel = await self.hub.service.replays.reel(game_id)
        by = marked(answer.interaction.user.display_name)
        words = await self.hub.public_words(reel.table.guild_id, reel.table)
        page = await self.hub.presenter.reel(reel, words, by)
        if page is None:
            return ""
        message_id = await answer.public(page)
        return f"https://discord.com/channels/{reel.table.guild_id}/{reel.table.channel_id}/{message_id}"


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
