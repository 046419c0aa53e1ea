"""What a seat may ask for. `hero` is whom it acts for: its own character, or one that it looks after (LO-96, LO-97).

Heroes are numbered from 0; with one character each a hero's number is its seat's. Cards are ids of the pack.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.model import Model
from engine.core.protocol import Concede, HandOver, Join, Lapse, Leave
from engine.games.lost_ones.effects import Ability, Side


class ChooseCharacter(Model):
    """Take a character that nobody else has (LO-02)."""

    kind: Literal["choose_character"] = "choose_character"
    hero: int
    character: str


class Mulligan(Model):
    """Draw a new hand, once, before the first action (LO-08)."""

    kind: Literal["mulligan"] = "mulligan"
    hero: int


class Begin(Model):
    """Begin a hero's turn (LO-09)."""

    kind: Literal["begin"] = "begin"
    hero: int


class Explore(Model):
    """Place the tile behind a side and go there (A4.2)."""

    kind: Literal["explore"] = "explore"
    hero: int
    side: Side


class Move(Model):
    """Go to a placed tile (A4.2)."""

    kind: Literal["move"] = "move"
    hero: int
    side: Side


class Attempt(Model):
    """Pay for an encounter and complete it (LO-49 to LO-62).

    `cards` of everybody on the tile who may help; `boons` are specials of the hero's own, an action each (LO-56);
    `talents` are "hero:ability" for each talent that adds an icon.
    """

    kind: Literal["attempt"] = "attempt"
    hero: int
    encounter: str
    cards: frozenset[int] = frozenset()
    boons: frozenset[int] = frozenset()
    talents: frozenset[str] = frozenset()


class UseBoon(Model):
    """Activate a boon's special outside a payment: an action (A4.2)."""

    kind: Literal["use_boon"] = "use_boon"
    hero: int
    boon: int


class PlayText(Model):
    """Play an ability card for its text; free (LO-78, LO-79)."""

    kind: Literal["play_text"] = "play_text"
    hero: int
    card: int


class UseTalent(Model):
    """Use a talent on one's turn; free. `choice` is the place in its choices, `to` the hero that it helps."""

    kind: Literal["use_talent"] = "use_talent"
    hero: int
    choice: int
    to: int


class Trade(Model):
    """Give a card or a boon to somebody on the tile: an action, where the house rule allows it (LO-81)."""

    kind: Literal["trade"] = "trade"
    hero: int
    to: int
    card: int | None = None
    boon: int | None = None


class EndTurn(Model):
    """End the turn: after an action, or where none is legal (LO-11)."""

    kind: Literal["end_turn"] = "end_turn"
    hero: int


class Answer(Model):
    """Yes or no to the open question: follow, help."""

    kind: Literal["answer"] = "answer"
    hero: int
    yes: bool


class Counter(Model):
    """Cancel the effect in whose window the table stands, with one of these (LO-83, LO-84)."""

    kind: Literal["counter"] = "counter"
    hero: int
    card: int | None = None
    boon: int | None = None
    talent: bool = False


class Decline(Model):
    """Let the effect happen."""

    kind: Literal["decline"] = "decline"
    hero: int


class DiscardCards(Model):
    """Discard as many cards as the table asks for."""

    kind: Literal["discard_cards"] = "discard_cards"
    hero: int
    cards: frozenset[int]


class RecoverCards(Model):
    """Take cards back from one's discards."""

    kind: Literal["recover_cards"] = "recover_cards"
    hero: int
    cards: frozenset[int]


class DropBanes(Model):
    """Choose which banes to be rid of."""

    kind: Literal["drop_banes"] = "drop_banes"
    hero: int
    banes: frozenset[int]


class LeadNightmare(Model):
    """Choose where the Nightmare goes next: the number of a tile (LO-44)."""

    kind: Literal["lead_nightmare"] = "lead_nightmare"
    hero: int
    tile: int


class Fight(Model):
    """Pay for the foe (LO-35); fields as in Attempt."""

    kind: Literal["fight"] = "fight"
    hero: int
    cards: frozenset[int] = frozenset()
    boons: frozenset[int] = frozenset()
    talents: frozenset[str] = frozenset()


class GiveUpFight(Model):
    """Face it: nothing can pay for the foe; or a vote not to pay, which needs a majority of those there (LO-36)."""

    kind: Literal["give_up_fight"] = "give_up_fight"
    hero: int


class Assign(Model):
    """Say who gets the reward (LO-54)."""

    kind: Literal["assign"] = "assign"
    hero: int
    to: int


class PickBranch(Model):
    """Choose one of the ways that a result offers (LO-102)."""

    kind: Literal["pick_branch"] = "pick_branch"
    hero: int
    branch: int


class Prefer(Model):
    """Set a standing answer of one's own (LO-21, LO-52, LO-83); changes nothing else and may be sent at any time.

    `follow`: always, ask, never. `help`: ask, yes. `react`: ask, never.
    """

    kind: Literal["prefer"] = "prefer"
    hero: int
    about: Literal["follow", "help", "react"]
    value: Literal["always", "ask", "never", "yes"]


Action = (
    ChooseCharacter
    | Mulligan
    | Begin
    | Explore
    | Move
    | Attempt
    | UseBoon
    | PlayText
    | UseTalent
    | Trade
    | EndTurn
    | Answer
    | Counter
    | Decline
    | DiscardCards
    | RecoverCards
    | DropBanes
    | LeadNightmare
    | Fight
    | GiveUpFight
    | Assign
    | PickBranch
    | Prefer
    | Concede
    | Lapse
    | Leave
    | Join
    | HandOver
)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])

TalentIcon = tuple[int, Ability]


def talent_icon(value: str) -> TalentIcon:
    """Return hero and ability of one entry of `talents`. Raises ValueError for anything else."""
    hero, _, ability = value.partition(":")
    if ability not in ("search", "solve", "talk", "evade", "challenge"):
        raise ValueError(value)
    return int(hero), ability  # type: ignore[return-value]
