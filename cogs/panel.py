"""What every control of a private panel is made from."""

from dataclasses import dataclass

from bot.publication import Peek
from cogs.components import NO_TICKET, Control, Verb
from cogs.words import Words
from engine.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Panel:
    """One seat's own view, the words for it, and which of its pictures is shown."""

    peek: Peek
    game: AnyGame
    words: Words
    sight: int = 0
    planning: bool = False  # the offers are what may be planned, and their controls plan it

    def control(self, verb: Verb, arg: str = "") -> Control:
        """Return a control that holds for the present offers and keeps the picture."""
        return self._made(verb, self.peek.ticket, arg)

    def turning(self, verb: Verb, arg: str = "") -> Control:
        """Return a control that holds whatever is offered by then, and keeps the picture."""
        return self._made(verb, NO_TICKET, arg)

    def _made(self, verb: Verb, ticket: str, arg: str) -> Control:
        table = self.peek.table
        if self.planning:
            verb, arg = Verb.PLAN, f"{verb}.{table.version}.{arg}"
        return Control(verb, table.game_id, ticket, arg, self.sight)

    def idle(self, arg: str) -> Control:
        """Return the id of a disabled control."""
        return Control(Verb.IDLE, self.peek.table.game_id, arg=arg)
