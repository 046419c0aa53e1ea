"""Choosing among a seat's offers by buttons, selects and forms: to do it now, or to plan it."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping

from bot.publication import Peek
from bot.service import Clicked
from cogs.components import Control, Verb, number, values_of
from cogs.errors import Sentence
from cogs.formmenu import marked
from cogs.forms import Filling
from cogs.hub import Hub
from cogs.panel_page import ASKED, Ask
from cogs.presenter import Answer

Do = Callable[[Answer, Control], Awaitable[None]]


class Choosing(ABC):
    """What the controls of a menu do. Where the offers come from, and what becomes of a choice, is left open."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @property
    def ways(self) -> Mapping[Verb, Do]:
        """What each control of a menu of offers does."""
        return {
            Verb.ACT: self.act,
            Verb.ASK: lambda answer, c: self.ask(answer, c, number(c.arg)),
            Verb.CHOOSE: self.choose,
            Verb.FORM: lambda answer, c: self.form(answer, c, c.arg),
            Verb.MARK: self.mark,
            Verb.SEND: self.send,
        }

    @abstractmethod
    async def _fresh(self, answer: Answer, control: Control) -> Peek | None:
        """Return the offers if the control still belongs to them, else show fresh ones and return None."""

    @abstractmethod
    async def _show(self, answer: Answer, peek: Peek, ask: Ask) -> None:
        """Show the offers as they are asked for."""

    @abstractmethod
    async def _take(self, answer: Answer, control: Control, choice: Clicked) -> None:
        """Do what has been chosen; the table is known to be one that the chooser may use."""

    async def _admitted(self, answer: Answer, control: Control) -> None:
        """Raise NotFound unless the chooser may use the control's table."""
        await self.hub.table(answer.interaction, control.game, anywhere=True)

    async def act(self, answer: Answer, control: Control) -> None:
        """Carry the control's offer out."""
        await self._click(answer, control, number(control.arg))

    async def choose(self, answer: Answer, control: Control) -> None:
        """Carry out the offer that was chosen in a select, or ask its question, or open its form."""
        values = values_of(answer.interaction)
        index = number(values[0][1:]) if values else None
        if values and values[0].startswith("q"):
            await self.ask(answer, control, index)
        elif values and values[0].startswith("f"):
            await self.form(answer, control, f"{index}")
        else:
            await self._click(answer, control, index)

    async def ask(self, answer: Answer, control: Control, index: int | None) -> None:
        """Ask an offer's question."""
        peek = await self._fresh(answer, control)
        if peek is not None:
            known = index is not None and index < len(peek.offers)
            await self._show(answer, peek, Ask(question=index if known else None, sight=control.sight))

    async def form(self, answer: Answer, control: Control, text: str) -> None:
        """Show an offer's form as the control's id describes it."""
        peek = await self._fresh(answer, control)
        if peek is not None:
            filling = _filling(text, peek)
            await self._show(answer, peek, Ask(filling=filling, sight=control.sight))

    async def mark(self, answer: Answer, control: Control) -> None:
        """Take over what was chosen in one of a form's selects."""
        field, page, text = [*control.arg.split(".", 2), "", ""][:3]
        peek = await self._fresh(answer, control)
        if peek is None:
            return
        filling = _filling(text, peek)
        at, part = number(field), number(page)
        if filling is not None and at is not None and part is not None and at < len(filling.chosen):
            pick = peek.offers[filling.offer].form[at]
            values = [i for value in values_of(answer.interaction) if (i := number(value)) is not None]
            filling = marked(filling, at, part, values, pick)
        await self._show(answer, peek, Ask(filling=filling, sight=control.sight))

    async def send(self, answer: Answer, control: Control) -> None:
        """Carry out an offer as its form was filled in, after its question if it has one."""
        peek = await self._fresh(answer, control)
        if peek is None:
            return
        filling = _filling(control.arg.removeprefix(ASKED), peek)
        if filling is None:
            await self._show(answer, peek, Ask(sight=control.sight))
            return
        offer = peek.offers[filling.offer]
        if self.hub.game(peek.table).text.confirm(peek.view, filling.as_offer(offer)) and not control.arg.startswith(
            ASKED
        ):
            await self._show(answer, peek, Ask(filling=filling, question=filling.offer, sight=control.sight))
            return
        choice = Clicked(control.ticket, filling.offer, filling.filled(offer.form))
        await self._take(answer, control, choice)

    async def _click(self, answer: Answer, control: Control, index: int | None) -> None:
        await self._admitted(answer, control)
        if index is None:
            raise Sentence("error-old-control")
        await self._take(answer, control, Clicked(control.ticket, index, {}))


def _filling(text: str, peek: Peek) -> Filling | None:
    """Return a form by its id, also one that was just opened and has nothing chosen."""
    index = number(text)
    if index is not None and index < len(peek.offers) and peek.offers[index].form:
        return Filling.begin(index, peek.offers[index])
    return Filling.parse(text, peek.offers)
