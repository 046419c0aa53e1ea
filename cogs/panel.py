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

    def control(self, verb: Verb, arg: str = "") -> Control:
        """Return a control that holds for the present offers and keeps the picture."""
        return Control(verb, self.peek.table.game_id, self.peek.ticket, arg, self.sight)

    def turning(self, verb: Verb, arg: str = "") -> Control:
        """Return a control that holds whatever is offered by then, and keeps the picture."""
        return Control(verb, self.peek.table.game_id, NO_TICKET, arg, self.sight)

    def idle(self, arg: str) -> Control:
        """Return the id of a disabled control."""
        return Control(Verb.IDLE, self.peek.table.game_id, arg=arg)
