"""The open decision: who is asked what. Public, since hands are open (LO-05); the work that waits behind it is not."""

from typing import Annotated, Literal

from pydantic import Field

from engine.core.model import Model
from engine.games.lost_ones.effects import Effect, Outcome


class AskCharacter(Model):
    """Everybody in `waiting` chooses a character."""

    kind: Literal["character"] = "character"
    waiting: tuple[int, ...]


class AskBegin(Model):
    """One of `waiting` begins its turn."""

    kind: Literal["begin"] = "begin"
    waiting: tuple[int, ...]


class AskTurn(Model):
    """The hero on turn acts."""

    kind: Literal["turn"] = "turn"
    waiting: tuple[int, ...]


class AskFollow(Model):
    """Who comes along to tile `to`? `yes` have agreed."""

    kind: Literal["follow"] = "follow"
    waiting: tuple[int, ...]
    to: int
    explore: bool
    yes: tuple[int, ...] = ()


class AskHelp(Model):
    """May these be paid with the cards of `waiting`? `encounter` None: for the foe."""

    kind: Literal["help"] = "help"
    waiting: tuple[int, ...]
    encounter: str | None
    cards: tuple[int, ...]
    boons: tuple[int, ...] = ()
    talents: tuple[str, ...] = ()


class AskReact(Model):
    """Does the first of `waiting` cancel the effect? The others are asked after it."""

    kind: Literal["react"] = "react"
    waiting: tuple[int, ...]
    effect: Effect
    tile: int


class AskDiscard(Model):
    """Each of `waiting` discards that many cards (`count`, in the same order), all at the same time."""

    kind: Literal["discard"] = "discard"
    waiting: tuple[int, ...]
    count: tuple[int, ...]
    cause: Literal["blizzard", "lava", "underwater", "result", "limit", "card"]


class AskRecover(Model):
    """Each of `waiting` takes that many cards back from its discards; a card's text takes none of `but`."""

    kind: Literal["recover"] = "recover"
    waiting: tuple[int, ...]
    count: tuple[int, ...]
    but: tuple[int, ...] = ()


class AskBanes(Model):
    """Each of `waiting` chooses that many banes to be rid of."""

    kind: Literal["banes"] = "banes"
    waiting: tuple[int, ...]
    count: tuple[int, ...]


class AskLead(Model):
    """The hero on turn chooses the Nightmare's next tile among `to` (north, east, south, west)."""

    kind: Literal["lead"] = "lead"
    waiting: tuple[int, ...]
    to: tuple[int, ...]


class AskFight(Model):
    """The foe is to be paid for by those on the tile; `wishes` would rather not."""

    kind: Literal["fight"] = "fight"
    waiting: tuple[int, ...]  # the hero on turn
    foe: int
    tile: int
    wishes: tuple[int, ...] = ()


class AskAssign(Model):
    """The performer names one of `to` for a reward."""

    kind: Literal["assign"] = "assign"
    waiting: tuple[int, ...]
    to: tuple[int, ...]
    reward: Outcome


class AskBranch(Model):
    """The performer picks one of the ways that a result offers."""

    kind: Literal["branch"] = "branch"
    waiting: tuple[int, ...]
    labels: tuple[str, ...]


Ask = Annotated[
    AskCharacter
    | AskBegin
    | AskTurn
    | AskFollow
    | AskHelp
    | AskReact
    | AskDiscard
    | AskRecover
    | AskBanes
    | AskLead
    | AskFight
    | AskAssign
    | AskBranch,
    Field(discriminator="kind"),
]
