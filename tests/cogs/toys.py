"""A game that is nothing but words and offers, for tests of what the cogs make of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, cast

from bot.catalogue import Catalogue, message_files
from bot.publication import LobbyCard, Occupant, Peek, Publication, Table
from cogs.words import Words
from engine.core.game import AnyGame, Leaf, OptionField
from engine.core.ids import Seat, Value
from engine.core.messages import Message, SeatName, message
from engine.core.model import Model
from engine.core.protocol import Concede, Offer, Outcome, Pending, Pick, Status

CATALOGUE = Catalogue([*message_files(), Path(__file__).parent / "words" / "en.ftl"], strict=True)
WORDS = Words(CATALOGUE)
ANA, BEN, CLEO = 11, 22, 33


class Go(Model):
    kind: Literal["go"] = "go"
    to: int


class Take(Model):
    kind: Literal["take"] = "take"
    cells: frozenset[int] = frozenset({0})
    how: int = 0


class View(Model):
    seconds: int | None = None
    log: tuple[str, ...] = ()


def say(text: str) -> Message:
    return message("toy-text", text=text)


@dataclass
class ToyText:
    """Everything that a test may want to change is a field."""

    width: int | None = None  # of the grid that offers and choices form
    name: Callable[[int], str] = "field {}".format
    asks: frozenset[int] = frozenset()
    pages: tuple[str, ...] = ()
    marks: str = ""
    pictures: int = 0  # that a panel can show
    beside: frozenset[int] = frozenset()  # offers that stand apart
    looked_up: tuple[str, ...] = ()
    sums: bool = False  # a form is added up
    odd: bool = False  # a form is objected to while what it adds up to is odd

    def aside(self, view: Any, offer: Offer[Any]) -> bool:
        return isinstance(offer.action, Go) and offer.action.to in self.beside

    def standing(self, view: Any) -> Sequence[tuple[Message, Any]]:
        return ()

    def notes(self, view: Any) -> Sequence[Message]:
        return [say(note) for note in self.looked_up]

    def tally(self, view: Any, action: Any) -> Message | None:
        return say(f"so far: {sorted(action.cells)}, {action.how}") if self.sums else None

    def label(self, view: Any, offer: Offer[Any]) -> tuple[Message, ...]:
        if isinstance(offer.action, Go):
            return (*tuple(say(part) for part in offer.path[:-1]), say(self.name(offer.action.to)))
        return tuple(say(part) for part in offer.path)

    def place(self, view: Any, offer: Offer[Any]) -> tuple[int, int] | None:
        return divmod(offer.action.to, self.width) if self.width and isinstance(offer.action, Go) else None

    def choice(self, view: Any, field: str, value: Value) -> Message:
        return say(self.name(int(value)))

    def choice_place(self, view: Any, field: str, value: Value) -> tuple[int, int] | None:
        return divmod(int(value), self.width) if self.width else None

    def confirm(self, view: Any, offer: Offer[Any]) -> Message | None:
        return say("really?") if isinstance(offer.action, Go) and offer.action.to in self.asks else None

    def prompt(self, view: Any) -> Message:
        return say("your turn")

    def sentence(self, view: Any, event: Any) -> Message | None:
        return say("something happened")

    def whisper(self, view: Any, event: Any) -> Message | None:
        return say("psst")

    def refusal(self, code: str) -> Message:
        return say(f"no: {code}")

    def waiting(self, view: Any, pending: Pending) -> Message:
        return message("toy-who", who=SeatName(pending.seats[0]))

    def headline(self, view: Any) -> Message:
        return say("round 1")

    def log(self, view: Any) -> Sequence[Message]:
        return [say(line) for line in view.log]

    def result(self, view: Any) -> Sequence[Message]:
        return [say("it is over")]

    def alt(self, view: Any) -> Message:
        return say("a board")

    def legend(self, view: Any) -> Message | None:
        return say(self.marks) if self.marks else None

    def sights(self, view: Any) -> Sequence[Message]:
        return [say(f"picture {i}") for i in range(self.pictures)]

    def panel_alt(self, view: Any, page: int = 0) -> Message:
        return say(f"secret card {page}" if page else "a secret card")

    def leaves(self, view: Any, event: Any) -> Sequence[Leaf]:
        return ()

    def exposure(self, view: Any) -> int | None:
        return cast("int | None", view.seconds)


def toy_game(text: ToyText | None = None) -> AnyGame:
    """A stand-in for a GameDef: what the cogs read of one."""
    said, lobby = text or ToyText(), SimpleNamespace(board=say)

    def objection(view: Any, action: Any) -> str | None:
        return "odd" if said.odd and sum(action.cells) % 2 else None

    made = SimpleNamespace(
        id="toy",
        prefix="toy",
        text=said,
        rules=SimpleNamespace(objection=objection),
        lobby=lobby,
        players={"random": None},
        badges=(),
    )
    return cast(AnyGame, made)


def table(**changes: Any) -> Table:
    whole = Table(
        game_id=7,
        kind="toy",
        guild_id=1,
        channel_id=2,
        message_id=None,
        host_id=ANA,
        status="running",
        options=Model(),
        seats=(Occupant(ANA, None, "Ana"), Occupant(BEN, None, "Ben"), Occupant(None, "random", "Scatterbrain")),
        version=1,
        opened=1,
        opened_at=1000.0,
        deadline_seconds=None,
        deadline_at=None,
        time_left=None,
        cancel_votes=(),
    )
    return replace(whole, **changes)


def running(seat: int = 0, decision: int = 1) -> Status:
    return Status(seated=(Seat(0), Seat(1), Seat(2)), pending=Pending(decision, "turn", (Seat(seat),)))


def ended() -> Status:
    return Status(seated=(), outcome=Outcome(reason="won", winners=(Seat(0),)))


def publication(*, seat: int = 0, decision: int = 1, passed: bool = False, **changes: Any) -> Publication:
    return Publication(table(**changes), View(), running(seat, decision), (), passed)


def peek(offers: Sequence[Offer[Any]], *, view: View | None = None, ticket: str = "abcdef0123", **changes: Any) -> Peek:
    return Peek(table(**changes), Seat(0), view or View(), running(), tuple(offers), ticket)


def moves(n: int, *, path: tuple[str, ...] = ("go",)) -> list[Offer[Any]]:
    return [Offer((*path, str(i)), Go(to=i)) for i in range(n)]


def picks(n: int, least: int, most: int) -> Offer[Any]:
    return Offer(("take",), Take(), (Pick("cells", tuple(range(n)), least, most),))


CONCEDE: Offer[Any] = Offer(("concede",), Concede())


def card(fields: Sequence[OptionField] = (), **changes: Any) -> LobbyCard:
    return LobbyCard(table(status="lobby", **changes), tuple(fields), (), (), None, (1, 4))
