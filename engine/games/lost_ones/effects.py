"""The closed lists of what content can cost, ask and do (E2). Nothing else happens in this game.

A content item is made of these values; `rules` interprets them, in one place each. `card_effects` has those of cards.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, get_args

from pydantic import Field

from engine.core.model import Model

Ability = Literal["search", "solve", "talk", "evade", "challenge"]
ABILITIES: tuple[Ability, ...] = get_args(Ability)
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = get_args(Side)
STEPS: Mapping[Side, tuple[int, int]] = MappingProxyType({"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)})
"""Where the neighbour behind a side lies; y grows north."""

Effect = Literal["bane", "blizzard", "fae_rings", "foe", "lava", "nightmare", "underwater"]
EFFECTS: tuple[Effect, ...] = get_args(Effect)
Power = Literal["fire_walker", "water_gills", "winters_touch"]
POWERS: tuple[Power, ...] = get_args(Power)
PROTECTION: Mapping[Effect, Power] = MappingProxyType(
    {"lava": "fire_walker", "underwater": "water_gills", "blizzard": "winters_touch"}
)
"""The power that spares whoever has it (rulebook, Effects; LO-30, LO-37)."""
WET: tuple[Effect, ...] = ("lava", "underwater")
"""What nobody stays on without the power against it (LO-38)."""

Target = Literal["performer", "contributors", "tile", "all", "chosen", "one_here"]
"""Whom an outcome meets. `chosen`: one contributor, named by the performer (LO-54). `one_here`: one on the tile.

Where an outcome names none: rewards of an encounter go to `chosen`, its harm to `contributors` (LO-53), and on a card
everything to its owner (LO-104).
"""
Frequency = Literal["phase", "round", "turn", "unlimited"]


class Cost(Model):
    """Ability icons to be matched or beaten, each 0 or more (LO-50)."""

    search: int = Field(0, ge=0)
    solve: int = Field(0, ge=0)
    talk: int = Field(0, ge=0)
    evade: int = Field(0, ge=0)
    challenge: int = Field(0, ge=0)

    @property
    def each(self) -> tuple[int, ...]:
        """The icons in the order of ABILITIES."""
        return (self.search, self.solve, self.talk, self.evade, self.challenge)

    @property
    def total(self) -> int:
        """How many icons in all."""
        return sum(self.each)


# Conditions. "Here" is the tile of whoever performs or owns.


class HasFlag(Model):
    """A result has set this flag."""

    when: Literal["flag"] = "flag"
    flag: str


class HasBoon(Model):
    """Somebody here owns this boon."""

    when: Literal["boon"] = "boon"
    boon: int


class HasPower(Model):
    """Somebody here has this power."""

    when: Literal["power"] = "power"
    power: Power


class HasPlot(Model):
    """The table has found this plot token."""

    when: Literal["plot"] = "plot"
    plot: int


class HasBane(Model):
    """The performer has a bane."""

    when: Literal["bane"] = "bane"


class Alone(Model):
    """No other character is here."""

    when: Literal["alone"] = "alone"


class InPhase(Model):
    """The moon clock stands at this phase or later."""

    when: Literal["phase"] = "phase"
    phase: int


class FewCards(Model):
    """The performer holds at most so many ability cards."""

    when: Literal["few_cards"] = "few_cards"
    most: int


class DoneHere(Model):
    """An encounter of this tile has been completed."""

    when: Literal["done_here"] = "done_here"


class AllOf(Model):
    """Every one of these."""

    when: Literal["all"] = "all"
    of: tuple["Condition", ...] = Field(min_length=1)


class AnyOf(Model):
    """At least one of these."""

    when: Literal["any"] = "any"
    of: tuple["Condition", ...] = Field(min_length=1)


class NoneOf(Model):
    """None of these."""

    when: Literal["none"] = "none"
    of: tuple["Condition", ...] = Field(min_length=1)


Condition = Annotated[
    HasFlag | HasBoon | HasPower | HasPlot | HasBane | Alone | InPhase | FewCards | DoneHere | AllOf | AnyOf | NoneOf,
    Field(discriminator="when"),
]


# Outcomes.


class GainBoon(Model):
    """Somebody takes this boon from the supply, ready (LO-06, LO-80)."""

    do: Literal["gain_boon"] = "gain_boon"
    boon: int
    to: Target | None = None


class GainPlot(Model):
    """The table finds a plot token (LO-92)."""

    do: Literal["gain_plot"] = "gain_plot"
    plot: int


class Draw(Model):
    """Draw `k` ability cards, up to the hand limit (LO-75, LO-76)."""

    do: Literal["draw"] = "draw"
    k: int = Field(ge=1)
    to: Target | None = None


class Recover(Model):
    """Take `k` cards of one's own choice back from one's discards, up to the hand limit (LO-77)."""

    do: Literal["recover"] = "recover"
    k: int = Field(ge=1)
    to: Target | None = None


class Discard(Model):
    """Discard `k` cards of one's own choice."""

    do: Literal["discard"] = "discard"
    k: int = Field(ge=1)
    to: Target | None = None


class DrawBane(Model):
    """Draw `k` banes (LO-31)."""

    do: Literal["bane"] = "bane"
    k: int = Field(1, ge=1)
    to: Target | None = None


class RemoveBane(Model):
    """Discard `k` of one's banes, of one's own choice."""

    do: Literal["remove_bane"] = "remove_bane"
    k: int = Field(1, ge=1)
    to: Target | None = None


class MeetFoe(Model):
    """A foe is fought on this tile."""

    do: Literal["foe"] = "foe"


class StirNightmare(Model):
    """The Nightmare is revealed, or takes `k` steps (LO-41)."""

    do: Literal["nightmare"] = "nightmare"
    k: int = Field(1, ge=1)


class Advance(Model):
    """The moon clock advances `k` times (LO-70, LO-72)."""

    do: Literal["advance"] = "advance"
    k: int = Field(1, ge=1)


class Rest(Model):
    """Everybody on the tile draws up to the hand limit, then the clock advances once (LO-69)."""

    do: Literal["rest"] = "rest"


class Unlock(Model):
    """A side of this tile opens (LO-66)."""

    do: Literal["unlock"] = "unlock"
    side: Side


class Transform(Model):
    """A tile turns into another version of itself, placed or not (LO-64, LO-65)."""

    do: Literal["transform"] = "transform"
    tile: int
    letter: str


class Teleport(Model):
    """Somebody is carried to a tile, which is placed if it was not (LO-27, LO-63)."""

    do: Literal["teleport"] = "teleport"
    tile: int
    to: Target | None = None


class SetFlag(Model):
    """Something is remembered for the rest of the game."""

    do: Literal["set_flag"] = "set_flag"
    flag: str


class Lose(Model):
    """The story ends here, badly."""

    do: Literal["lose"] = "lose"


class Win(Model):
    """A Gateway opens: everybody is home (LO-86)."""

    do: Literal["win"] = "win"
    gateway: str


class Branch(Model):
    """One of the ways that a Choose offers; `label` names it in a few words."""

    label: str
    outcomes: tuple["Outcome", ...] = Field(min_length=1)


class Choose(Model):
    """The performer picks one way (LO-102)."""

    do: Literal["choose"] = "choose"
    of: tuple[Branch, ...] = Field(min_length=2)


class When(Model):
    """One thing if a condition holds at that moment, another if not."""

    do: Literal["when"] = "when"
    test: Condition
    then: tuple["Outcome", ...] = ()
    otherwise: tuple["Outcome", ...] = ()


Outcome = Annotated[
    GainBoon
    | GainPlot
    | Draw
    | Recover
    | Discard
    | DrawBane
    | RemoveBane
    | MeetFoe
    | StirNightmare
    | Advance
    | Rest
    | Unlock
    | Transform
    | Teleport
    | SetFlag
    | Lose
    | Win
    | Choose
    | When,
    Field(discriminator="do"),
]
for _model in (AllOf, AnyOf, NoneOf, Branch, Choose, When):
    _model.model_rebuild()
