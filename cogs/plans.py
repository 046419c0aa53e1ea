"""Planning: choosing what to do when one's turn comes, and /game plans, the list of all that one has settled."""

from discord import app_commands

from bot.errors import NotNow, ServiceError, StaleTicket
from bot.publication import Draft, Peek
from bot.service import Asked, Clicked
from cogs.choosing import Choosing
from cogs.components import Control, Verb, number
from cogs.errors import sentence
from cogs.hub import Hub, notice
from cogs.layout import Page, Row, button, row
from cogs.panel import within
from cogs.panel_page import Ask
from cogs.planned import steps
from cogs.presenter import Answer, Interaction
from cogs.table_page import RUNNING, turn_button
from cogs.translator import Tell
from engine.core.errors import GameError, Over
from engine.core.model import Model
from engine.core.protocol import Offer

MOST_LISTED = 12


class Planning(Choosing):
    """One choice of what may be planned, made on a page that showed the table at a version."""

    def __init__(self, hub: Hub, version: int) -> None:
        super().__init__(hub)
        self._version = version
        self._draft: Draft | None = None

    async def do(self, answer: Answer, control: Control) -> None:
        """Do what a control of the page says."""
        await self.ways.get(control.verb, self.page)(answer, control)

    async def page(self, answer: Answer, control: Control) -> None:
        """Show a page of what may be planned."""
        draft = await self._drafted(answer, control.game)
        if draft is not None:
            await self._show(answer, draft.ahead, Ask.at(control.arg, control.sight))

    async def _drafted(self, answer: Answer, game_id: int) -> Draft | None:
        """Return what may be planned now; whose turn has come is shown their panel instead."""
        await self.hub.table(answer.interaction, game_id, anywhere=True)
        try:
            self._draft = await self.hub.service.plans.draft(game_id, answer.user_id)
        except (NotNow, Over):
            await self._panel(answer, game_id, self.hub.words(answer.interaction).say("panel-moved-on"))
            return None
        return self._draft

    async def _panel(self, answer: Answer, game_id: int, note: str) -> None:
        await self.hub.panel(answer, await self.hub.peek(game_id, answer.user_id), note=note)

    async def _fresh(self, answer: Answer, control: Control) -> Peek | None:
        draft = await self._drafted(answer, control.game)
        if draft is None or draft.ahead.ticket == control.ticket:
            return None if draft is None else draft.ahead
        await self.hub.plan(answer, draft, Ask(), self.hub.words(answer.interaction).say("panel-moved-on"))
        return None

    async def _show(self, answer: Answer, peek: Peek, ask: Ask) -> None:
        if self._draft is not None:
            await self.hub.plan(answer, self._draft, ask)

    async def _take(self, answer: Answer, control: Control, choice: Clicked) -> None:
        note = ""
        try:
            await self.hub.service.plans.add(control.game, answer.user_id, choice, self._version)
        except (StaleTicket, NotNow):
            note = self.hub.words(answer.interaction).say("panel-moved-on")
        except GameError as error:
            table = await self.hub.table(answer.interaction, control.game, anywhere=True)
            note = sentence(error, self.hub.words(answer.interaction, table), self.hub.game(table)) or ""
        draft = await self._drafted(answer, control.game)
        if draft is not None:
            await self.hub.plan(answer, draft, Ask(), note)


class Plans:
    """What people do with plans: make them, take them back, look at all of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def used(self, answer: Answer, control: Control) -> None:
        """Carry out a control of a planning page."""
        inner, version = within(control)
        await Planning(self.hub, number(version) or 0).do(answer, inner)

    async def dropped(self, answer: Answer, control: Control) -> None:
        """Take a plan back, and show its maker's panel."""
        await self.hub.table(answer.interaction, control.game, anywhere=True)
        await self.hub.service.plans.drop(control.game, answer.user_id)
        note = self.hub.words(answer.interaction).say("plan-dropped")
        await self.hub.panel(answer, await self.hub.peek(control.game, answer.user_id), note=note)

    # the list

    async def forgotten(self, answer: Answer, control: Control) -> None:
        """Take a plan back, and show the list again."""
        await self.hub.table(answer.interaction, control.game, anywhere=True, unreadable=True)
        await self.hub.service.plans.drop(control.game, answer.user_id)
        await self.show(answer)

    async def unsettled(self, answer: Answer, control: Control) -> None:
        """Take a standing answer back, and show the list again."""
        await self.hub.table(answer.interaction, control.game, anywhere=True)
        peek = await self.hub.peek(control.game, answer.user_id)
        standing = self.hub.game(peek.table).text.standing(peek.view)
        back = next((back for _, back in standing if str(_position(peek, back)) == control.arg), None)
        if peek.ticket == control.ticket and back is not None:
            choice = Asked(back, peek.ticket)
            receipt = await self.hub.service.act(control.game, answer.user_id, choice, answer.interaction.id)
            await self.show(answer)
            await self.hub.publish(answer, receipt.publication)
        else:
            await self.show(answer)

    async def show(self, answer: Answer) -> None:
        """Show all that somebody has planned and settled, at all their tables."""
        words = self.hub.words(answer.interaction)
        parts: list[str | Row] = []
        for table in await self.hub.service.tables(user_id=answer.user_id):
            try:
                parts += self._of_table(await self.hub.peek(table.game_id, answer.user_id), answer)
            except ServiceError:  # one that cannot be read just now does not hide the others
                continue
        if not parts:
            await answer.private(notice(words.say("plans-empty")))
            return
        left = (len(parts) - 2 * MOST_LISTED) // 2
        more = [words.say("list-more", count=left)] if left > 0 else []
        head = f"### {words.say('plans-title')}"
        await answer.private(Page(parts=(head, *parts[: 2 * MOST_LISTED], *more), accent=RUNNING))

    def _of_table(self, peek: Peek, answer: Answer) -> list[str | Row]:
        """Return a line and buttons for the plan, and for each standing answer.

        Where a plan waits for its maker's word, one leads to the panel, which takes it.
        """
        words, table = self.hub.words(answer.interaction, peek.table), peek.table
        game = self.hub.game(table)
        where = words.say("plans-where", game=words.title(game), number=str(table.game_id))
        made: list[str | Row] = []
        if peek.plan is not None:
            off = button(Control(Verb.PLAN_OFF, table.game_id), words.tag("plans-off"))
            id = {"ready": "plan-ready", "asks": "plan-waits", "gone": "plan-gone"}[peek.plan.state]
            answers = [turn_button(table.game_id, game, words), off] if peek.plan.state == "asks" else [off]
            made += [f"{where}\n{words.say(id, steps=steps(peek.plan.steps, words))}", row(answers)]
        for said, back in game.text.standing(peek.view):
            index = _position(peek, back)
            if index is not None:
                control = Control(Verb.SETTLED_OFF, table.game_id, peek.ticket, str(index))
                made += [f"{where}\n{words.text(said)}", row([button(control, words.tag("plans-unsettle"))])]
        return made


def _position(peek: Peek, action: Model) -> int | None:
    """Return the position of the offer that is this action."""
    found: list[Offer[Model]] = list(peek.offers)
    return next((i for i, offer in enumerate(found) if offer.action == action), None)


def plans_commands(group: app_commands.Group, hub: Hub, plans: Plans, tell: Tell) -> None:
    """Add /game plans."""

    @group.command(name="plans", description=tell("command-plans"))
    async def command(interaction: Interaction) -> None:
        await hub.run(interaction, plans.show)
