"""What is still to be done before the next decision of a turn: frames of a stack, the next one last.

Frames are hidden: a Results frame knows what the rest of a result will bring.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine.core.model import Model
from engine.games.lost_ones.effects import Branch, Effect, Outcome


class Deed(Model):
    """Who did what outcomes come from: the performer, all who contributed (LO-53), and the tile of the encounter.

    `card`: a card or a talent brings them; whatever names nobody then meets its owner (LO-104). `kept`: discards that
    do not come back by the text of the ability card that is played.
    """

    hero: int
    contributors: tuple[int, ...]
    tile: int
    card: bool = False
    kept: tuple[int, ...] = ()


class Arrive(Model):
    """A group comes to a tile: the whole procedure of A4.4. `how`: by a step, or carried by a result (LO-63)."""

    kind: Literal["arrive"] = "arrive"
    group: tuple[int, ...]
    to: int
    how: Literal["step", "carried"] = "step"
    explore: bool = False


class Icon(Model):
    """An icon of a tile that a group has come to; Fae Rings: that it has left.

    `asked`: the reaction window is over. `bounces`: lava and water may still throw somebody back in this step (LO-39).
    """

    kind: Literal["icon"] = "icon"
    effect: Effect
    tile: int
    group: tuple[int, ...]
    asked: bool = False
    bounces: bool = True


class Bounce(Model):
    """Heroes go back to where they came from (LO-38)."""

    kind: Literal["bounce"] = "bounce"
    group: tuple[int, ...]
    tile: int


class Enter(Model):
    """The page is read, if anybody of the group is still there."""

    kind: Literal["enter"] = "enter"
    group: tuple[int, ...]
    tile: int
    explored: bool = False


class Settle(Model):
    """An effect is completely resolved: has the game ended?"""

    kind: Literal["settle"] = "settle"


class Phases(Model):
    """The moon clock advances `k` times, each completely (LO-72)."""

    kind: Literal["phases"] = "phases"
    k: int


class Night(Model):
    """The Nightmare takes `k` steps, or is revealed."""

    kind: Literal["night"] = "night"
    k: int


class Meet(Model):
    """A foe is turned up on a tile."""

    kind: Literal["meet"] = "meet"
    tile: int


class Struggle(Model):
    """A foe waits to be paid for; `wishes` would rather not (LO-36)."""

    kind: Literal["struggle"] = "struggle"
    foe: int
    tile: int
    wishes: tuple[int, ...] = ()


class Pay(Model):
    """A payment that all have agreed to; `encounter` None: for the foe of the Struggle below."""

    kind: Literal["pay"] = "pay"
    hero: int
    encounter: str | None
    cards: tuple[int, ...]
    boons: tuple[int, ...]
    talents: tuple[str, ...]


class Results(Model):
    """Outcomes still to come, in printed order (LO-102)."""

    kind: Literal["results"] = "results"
    outcomes: tuple[Outcome, ...]
    deed: Deed


class Fork(Model):
    """The ways among which the performer chooses."""

    kind: Literal["fork"] = "fork"
    of: tuple[Branch, ...]
    deed: Deed


class Grant(Model):
    """A reward that the performer assigns."""

    kind: Literal["grant"] = "grant"
    outcome: Outcome
    deed: Deed


class DrawBanes(Model):
    """Each of these draws that many banes, one after the other (LO-31)."""

    kind: Literal["draw_banes"] = "draw_banes"
    heroes: tuple[int, ...]
    k: int


class Limits(Model):
    """Whoever holds more than the limit discards down at once (LO-74)."""

    kind: Literal["limits"] = "limits"


Work = Annotated[
    Arrive
    | Icon
    | Bounce
    | Enter
    | Settle
    | Phases
    | Night
    | Meet
    | Struggle
    | Pay
    | Results
    | Fork
    | Grant
    | DrawBanes
    | Limits,
    Field(discriminator="kind"),
]
