"""/game tutorial: a first turn of a game, tried alone. Only whoever learns sees it, and nothing of it is kept."""

from discord import app_commands

from bot.errors import StaleTicket
from bot.publication import Lesson, Peek
from bot.service import Clicked
from cogs.choosing import Choosing
from cogs.components import Control, Verb, number, values_of
from cogs.errors import sentence
from cogs.hub import Hub
from cogs.lesson_page import choice_page
from cogs.panel import within
from cogs.panel_page import Ask
from cogs.presenter import Answer, Interaction
from cogs.tables import choices
from cogs.translator import Tell
from engine.core.errors import GameError
from engine.core.game import AnyGame

Choices = list[app_commands.Choice[str]]


class Learning(Choosing):
    """One click in a lesson, at the place where it was made."""

    def __init__(self, hub: Hub, game: AnyGame, done: str) -> None:
        super().__init__(hub)
        self._game, self._done = game, done

    async def do(self, answer: Answer, control: Control) -> None:
        """Do what a control of the page says."""
        known = {**self.ways, Verb.SIGHT: self.sight}
        await known.get(control.verb, self.page)(answer, control)

    async def page(self, answer: Answer, control: Control) -> None:
        """Show a page of the panel."""
        await self._tell(answer, self._lesson(answer), Ask.at(control.arg, control.sight))

    async def sight(self, answer: Answer, control: Control) -> None:
        """Show another picture."""
        chosen = [found for value in values_of(answer.interaction) if (found := number(value)) is not None]
        peek = await self._fresh(answer, control)
        if peek is not None:
            await self._show(answer, peek, Ask.parse(control.arg, peek, chosen[0] if chosen else control.sight))

    async def _admitted(self, answer: Answer, control: Control) -> None:
        """Let everybody: a lesson belongs to no table."""

    async def _fresh(self, answer: Answer, control: Control) -> Peek | None:
        lesson = self._lesson(answer)
        if lesson.peek.ticket == control.ticket and not lesson.over:
            return lesson.peek
        await self._tell(answer, lesson, Ask())
        return None

    async def _show(self, answer: Answer, peek: Peek, ask: Ask) -> None:
        await self._tell(answer, self._lesson(answer), ask)

    async def _take(self, answer: Answer, control: Control, choice: Clicked) -> None:
        lesson, note = self._lesson(answer), ""
        try:
            lesson = self.hub.service.lessons.act(self._game.id, self._done, *_learner(answer), choice)
        except (GameError, StaleTicket) as error:
            note = sentence(error, self.hub.words(answer.interaction), self._game) or ""
        await self._tell(answer, lesson, Ask(), note)

    def _lesson(self, answer: Answer) -> Lesson:
        return self.hub.service.lessons.at(self._game.id, self._done, *_learner(answer))

    async def _tell(self, answer: Answer, lesson: Lesson, ask: Ask, note: str = "") -> None:
        words = self.hub.words(answer.interaction)
        await answer.private(await self.hub.presenter.lesson(lesson, words, ask, note))


def _learner(answer: Answer) -> tuple[int, str]:
    return answer.user_id, answer.interaction.user.display_name


class LessonDesk:
    """Where first turns are chosen and taken."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games that can be tried."""
        return tuple(self.hub.games[kind] for kind in self.hub.service.lessons.kinds)

    async def open(self, answer: Answer, named: str | None) -> None:
        """Begin the lesson of the game that was named by id or title; else show which there are."""
        words, wanted = self.hub.words(answer.interaction), (named or "").strip().casefold()
        for game in self.games:
            if wanted in (game.id, words.title(game).casefold()):
                await Learning(self.hub, game, "").page(answer, Control(Verb.LESSON))
                return
        await answer.private(choice_page(self.games, words))

    async def used(self, answer: Answer, control: Control) -> None:
        """Carry out a control of a lesson; one that names none shows which lessons there are."""
        inner, place = within(control)
        prefix, _, done = place.partition("-")
        game = next((game for game in self.games if game.prefix == prefix), None)
        if game is None:
            await answer.private(choice_page(self.games, self.hub.words(answer.interaction)))
            return
        await Learning(self.hub, game, done).do(answer, inner)


def lesson_commands(group: app_commands.Group, hub: Hub, desk: LessonDesk, tell: Tell) -> None:
    """Add /game tutorial."""

    @group.command(name="tutorial", description=tell("command-tutorial"))
    @app_commands.describe(game=tell("option-game"))
    async def tutorial(interaction: Interaction, game: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await desk.open(answer, game)

        await hub.run(interaction, work)

    @tutorial.autocomplete("game")
    async def suggest(interaction: Interaction, typed: str) -> Choices:
        words = hub.words(interaction)
        return choices([(words.title(game), game.id) for game in desk.games], typed)
