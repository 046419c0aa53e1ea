"""What cards do: their texts, specials and lasting effects (E2). As closed as `effects`.

`tax`, `ban` and `wild` are the words that the Otherworld needs beyond that list.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine.core.model import Model
from engine.games.lost_ones.effects import Ability, Cost, Draw, Effect, Power, Recover, RemoveBane, Teleport


class Cancel(Model):
    """In its window, one activation of this effect by a tile is cancelled (LO-47, LO-83)."""

    do: Literal["cancel"] = "cancel"
    effect: Effect


class AddIcons(Model):
    """Ability icons for one payment."""

    do: Literal["icons"] = "icons"
    icons: Cost


class Wild(Model):
    """`k` icons of any kind for one payment."""

    do: Literal["wild"] = "wild"
    k: int = Field(1, ge=1)


CardText = Annotated[Draw | Recover | RemoveBane | Teleport | Cancel, Field(discriminator="do")]
"""What an ability card does instead of giving its icons (LO-78)."""

Special = Annotated[Draw | Recover | RemoveBane | Teleport | Cancel | AddIcons | Wild, Field(discriminator="do")]
"""What a boon does once a phase for an action (LO-56, LO-84)."""


class GivesPower(Model):
    """Its owner has a power (LO-37)."""

    kind: Literal["power"] = "power"
    power: Power


class ChangesLimit(Model):
    """The hand limit is `by` higher (or lower)."""

    kind: Literal["limit"] = "limit"
    by: int


class ChangesActions(Model):
    """The most actions of a turn are `by` more (or fewer), never below 1 (LO-101)."""

    kind: Literal["actions"] = "actions"
    by: int


class GivesIcons(Model):
    """Every payment that its owner performs has these icons on top, and every fight on the owner's tile (LO-35)."""

    kind: Literal["icons"] = "icons"
    icons: Cost


class Taxes(Model):
    """Encounters that its owner performs cost `k` more of an ability that is in their cost."""

    kind: Literal["tax"] = "tax"
    ability: Ability
    k: int = Field(1, ge=1)


class Bans(Model):
    """Its owner cannot: be helped or help (`help`), use boon specials, the talent, or the texts of ability cards."""

    kind: Literal["ban"] = "ban"
    what: Literal["help", "boons", "talent", "text"]


Lasting = Annotated[
    GivesPower | ChangesLimit | ChangesActions | GivesIcons | Taxes | Bans,
    Field(discriminator="kind"),
]


class RemovedBy(Model):
    """What takes a bane away by itself.

    `rest`: its owner rests. `paid`: its owner contributes to an encounter whose printed cost has `ability`. `foe`: a
    foe is beaten on the owner's tile. `phase`: a new phase begins.
    """

    by: Literal["rest", "paid", "foe", "phase"]
    ability: Ability | None = None
