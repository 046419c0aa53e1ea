"""What every control of a private panel is made from."""

from dataclasses import dataclass, replace

from bot.publication import Peek
from cogs.components import NO_TICKET, Control, Verb
from cogs.words import Words
from engine.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Panel:
    """One seat's own view, the words for it, and which of its pictures is shown.

    `of`: the controls belong to this and not to a table: what they ask for is then done by that verb, at that place.
    Their own verb and argument stand in its argument, `verb.place.arg`.
    """

    peek: Peek
    game: AnyGame
    words: Words
    sight: int = 0
    of: tuple[Verb, str] | None = None

    def control(self, verb: Verb, arg: str = "") -> Control:
        """Return a control that holds for the present offers and keeps the picture."""
        return self._made(verb, self.peek.ticket, arg, self.sight)

    def turning(self, verb: Verb, arg: str = "") -> Control:
        """Return a control that holds whatever is offered by then, and keeps the picture."""
        return self._made(verb, NO_TICKET, arg, self.sight)

    def showing(self, sight: int, arg: str) -> Control:
        """Return a control that shows another picture while the present offers hold; `arg` is what is asked for."""
        return self._made(Verb.SIGHT, self.peek.ticket, arg, sight)

    def _made(self, verb: Verb, ticket: str, arg: str, sight: int) -> Control:
        if self.of is not None:
            of, place = self.of
            verb, arg = of, f"{verb}.{place}.{arg}"
        return Control(verb, self.peek.table.game_id, ticket, arg, sight)

    def idle(self, arg: str) -> Control:
        """Return the id of a disabled control."""
        return Control(Verb.IDLE, self.peek.table.game_id, arg=arg)


def within(control: Control) -> tuple[Control, str]:
    """Return the control that stands in another's argument, and its place. One that nobody knows turns to page 0."""
    verb, place, arg = [*control.arg.split(".", 2), "", ""][:3]
    known = Verb(verb) if verb in Verb._value2member_map_ else Verb.PANEL
    return replace(control, verb=known, arg=arg), place
