"""The private panel in use: opening it, acting, filling forms, answering questions, taking back."""

import logging
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import ServiceError, StaleTicket
from bot.publication import Peek, Table
from bot.service import Asked, Clicked, Planned
from cogs.choosing import Choosing
from cogs.components import Control, number, values_of
from cogs.errors import sentence
from cogs.hub import Hub
from cogs.panel_page import Ask
from cogs.presenter import Answer
from engine.core.errors import GameError
from engine.core.model import Model
from engine.core.protocol import Offer

log = logging.getLogger(__name__)


MOST_DONE = 1024


@dataclass(frozen=True, slots=True)
class _Press:
    """What somebody clicked, and the table's version after it: the control's id and what was chosen there.

    No id stands for a typed command.
    """

    control: str
    values: tuple[str, ...]
    version: int

    @classmethod
    def of(cls, answer: Answer, table: Table) -> "_Press":
        """Return what an interaction clicked."""
        data: Any = answer.interaction.data or {}
        return cls(str(data.get("custom_id", "")), values_of(answer.interaction), table.version)


class Play(Choosing):
    """What people do with their panels."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self._done: dict[tuple[int, int], _Press] = {}

    async def open(self, answer: Answer, game_id: int, *, below_page: bool = False) -> None:
        """Show somebody's panel as it is now. From the table's public message this also brings that up to date.

        `below_page`: it was asked for below a page of the story, which is to stand as it is.
        """
        table = await self._table(answer, game_id)
        if not below_page:
            self.hub.outbox.clicked(table, answer)
        await self.hub.panel(answer, await self.hub.peek(game_id, answer.user_id))
        await self.hub.outbox.catch_up(await self.hub.content(game_id), answer)

    async def beside(self, answer: Answer, game_id: int) -> None:
        """Show somebody's panel in a message of its own, beside what was answered already."""
        answer.turn_over()
        await self.hub.panel(answer, await self.hub.peek(game_id, answer.user_id))

    async def _table(self, answer: Answer, game_id: int) -> Table:
        """Return a table whose panel may be used here: one's own may be anywhere. Raises NotFound."""
        return await self.hub.table(answer.interaction, game_id, anywhere=True)

    async def page(self, answer: Answer, control: Control) -> None:
        """Show a page of somebody's offers."""
        await self._table(answer, control.game)
        peek = await self.hub.peek(control.game, answer.user_id)
        await self.hub.panel(answer, peek, Ask.at(control.arg, control.sight))

    async def sight(self, answer: Answer, control: Control) -> None:
        """Show another picture on somebody's panel, and whatever else is asked there."""
        peek = await self._fresh(answer, control)
        if peek is not None:
            chosen = [found for value in values_of(answer.interaction) if (found := number(value)) is not None]
            sight = chosen[0] if chosen else control.sight
            await self.hub.panel(answer, peek, Ask.parse(control.arg, peek, sight))

    async def undo(self, answer: Answer, control: Control) -> None:
        """Take back the last action."""
        await self._table(answer, control.game)
        await self.take_back(answer, control.game, control.ticket)

    async def take_back(self, answer: Answer, game_id: int, ticket: str) -> None:
        """Take back somebody's last action, if it still is the last."""
        try:
            receipt = await self.hub.service.undo(game_id, answer.user_id, ticket, answer.interaction.id)
        except StaleTicket as stale:
            await self._moved_on(answer, stale.peek)
        except (GameError, ServiceError) as error:
            await self._refused(answer, game_id, error)
        else:
            self._note_done(answer, receipt.publication.table)
            await self.hub.settle(answer, receipt, self.hub.words(answer.interaction).say("panel-undone"))

    async def as_planned(self, answer: Answer, control: Control) -> None:
        """Carry out a plan that waited for its maker's word."""
        await self._table(answer, control.game)
        await self._do(answer, control.game, Planned(control.ticket, number(control.arg) or 0), control.sight)

    # slash commands

    async def offer(self, answer: Answer, peek: Peek, index: int, action: Model) -> None:
        """Carry out an action that was typed; it fits the offer at `index`, whose question is asked first."""
        if self.hub.game(peek.table).text.confirm(peek.view, replace(peek.offers[index], action=action)):
            await self.hub.panel(answer, peek, Ask(question=index))
            return
        await self._do(answer, peek.table.game_id, Asked(action, peek.ticket))

    async def asked(self, answer: Answer, game_id: int, action: Model) -> None:
        """Carry out an action that needs no offer to be found for it."""
        await self.hub.table(answer.interaction, game_id)
        await self._do(answer, game_id, Asked(action))

    # the one way in

    async def _take(self, answer: Answer, control: Control, choice: Clicked) -> None:
        await self._do(answer, control.game, choice, control.sight)

    async def _show(self, answer: Answer, peek: Peek, ask: Ask) -> None:
        await self.hub.panel(answer, peek, ask)

    async def _do(self, answer: Answer, game_id: int, choice: Clicked | Asked | Planned, sight: int = 0) -> None:
        """Carry a choice out. The panel goes on showing its picture `sight` where the same may still be done."""
        try:
            receipt = await self.hub.service.act(game_id, answer.user_id, choice, answer.interaction.id)
        except StaleTicket as stale:
            await self._moved_on(answer, stale.peek)
        except (GameError, ServiceError) as error:
            await self._refused(answer, game_id, error)
        else:
            self._note_done(answer, receipt.publication.table)
            same = isinstance(choice, Clicked) and receipt.peek is not None and receipt.peek.ticket == choice.ticket
            await self.hub.settle(answer, receipt, sight=sight if same else 0)

    async def _fresh(self, answer: Answer, control: Control) -> Peek | None:
        """Return the seat's view if the control still belongs to it, else show the fresh panel and return None."""
        await self._table(answer, control.game)
        peek = await self.hub.peek(control.game, answer.user_id)
        if peek.ticket == control.ticket:
            return peek
        await self._moved_on(answer, peek)
        return None

    async def _moved_on(self, answer: Answer, peek: Peek) -> None:
        """Show the fresh panel, and say that the game has moved on.

        A second click on what moved it is no other wish: unless something has happened since, that is not said.
        """
        pressed = _Press.of(answer, peek.table)
        twice = pressed.control and pressed == self._done.get((peek.table.game_id, answer.user_id))
        note = "" if twice else self.hub.words(answer.interaction).say("panel-moved-on")
        await self.hub.panel(answer, peek, note=note)

    def _note_done(self, answer: Answer, table: Table) -> None:
        """Remember for a while what somebody clicked to act."""
        key = (table.game_id, answer.user_id)
        self._done.pop(key, None)
        self._done[key] = _Press.of(answer, table)
        while len(self._done) > MOST_DONE:
            del self._done[next(iter(self._done))]

    async def _refused(self, answer: Answer, game_id: int, error: Exception) -> None:
        """Say why not, on top of the fresh panel if somebody sits there."""
        try:
            peek = await self.hub.peek(game_id, answer.user_id)
        except ServiceError:
            raise error from None
        words = self.hub.words(answer.interaction, peek.table)
        note = sentence(error, words, self.hub.game(peek.table))
        await self.hub.panel(answer, peek, note=note or "")


def find(offers: "tuple[Offer[Model], ...]", action: Model) -> int | None:
    """Return the position of the offer that admits an action, or None."""
    return next((i for i, offer in enumerate(offers) if offer.admits(action)), None)
