"""What a character can do as it stands: powers, limits, bans, and whether a condition holds.

Works on the public view's table and on the rules' working copy alike, since both have these attributes.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, Protocol

from engine.games.lost_ones.card_effects import Bans, ChangesActions, ChangesLimit, GivesIcons, GivesPower, Lasting
from engine.games.lost_ones.effects import (
    AllOf,
    Alone,
    AnyOf,
    Condition,
    DoneHere,
    FewCards,
    HasBane,
    HasBoon,
    HasFlag,
    HasPlot,
    HasPower,
    InPhase,
    NoneOf,
    Power,
)
from engine.games.lost_ones.pack import BaneCard, BoonCard
from engine.games.lost_ones.views import BoonHeld

BASE_LIMIT: Mapping[int, int] = {1: 7, 2: 6, 3: 5, 4: 4}
"""Ability cards a hand may hold, by the number of characters (rulebook, Setting Up the Game; LO-97)."""

MOST_ACTIONS = 3

LAST_PHASE = 4
"""The moon clock's last phase; the house rule adds a fifth."""


class Body(Protocol):
    """A hero, as far as it matters here."""

    @property
    def tile(self) -> int:
        """Number of the tile."""
        ...

    @property
    def hand(self) -> Sequence[int]:
        """Ability cards."""
        ...

    @property
    def boons(self) -> Sequence[BoonHeld]:
        """Boons before the hero."""
        ...

    @property
    def banes(self) -> Sequence[int]:
        """Banes attached."""
        ...


class Scene(Protocol):
    """A table, as far as it matters here."""

    @property
    def heroes(self) -> Sequence[Body]:
        """Everybody."""
        ...

    @property
    def placed(self) -> Sequence[str]:
        """Keys of the tiles on the table."""
        ...

    @property
    def done(self) -> Sequence[str]:
        """Completed encounters."""
        ...

    @property
    def flags(self) -> Sequence[str]:
        """What results have set."""
        ...

    @property
    def plots(self) -> Sequence[tuple[int, int]]:
        """Tokens with their finders."""
        ...

    @property
    def phase(self) -> int:
        """Of the moon clock."""
        ...


Boons = Mapping[int, BoonCard]
Banes = Mapping[int, BaneCard]


def number(key: str) -> int:
    """Return the number of a tile's key: 4 for "4a"."""
    return int(key.rstrip("abcdefghijklmnopqrstuvwxyz"))


def here(scene: Scene, tile: int, first: int = 0) -> tuple[int, ...]:
    """Return the heroes on a tile, in seat order from `first`."""
    n = len(scene.heroes)
    return tuple(h for h in ((first + i) % n for i in range(n)) if scene.heroes[h].tile == tile)


def lasting(body: Body, boons: Boons, banes: Banes) -> Iterator[Lasting]:
    """Yield the lasting effects of all that lies before a hero; they work while exhausted (LO-80)."""
    for held in body.boons:
        yield from boons[held.boon].lasting
    for bane in body.banes:
        if (effect := banes[bane].lasting) is not None:
            yield effect


def powers(body: Body, boons: Boons) -> frozenset[Power]:
    """Return a hero's powers."""
    return frozenset(
        effect.power for held in body.boons for effect in boons[held.boon].lasting if isinstance(effect, GivesPower)
    )


def hand_limit(scene: Scene, hero: int, boons: Boons, banes: Banes) -> int:
    """Return how many cards a hero may hold; never less than one."""
    changes = sum(effect.by for effect in lasting(scene.heroes[hero], boons, banes) if isinstance(effect, ChangesLimit))
    return max(1, BASE_LIMIT[len(scene.heroes)] + changes)


def most_actions(body: Body, boons: Boons, banes: Banes) -> int:
    """Return how many actions a turn of the hero may have (LO-101)."""
    changes = sum(effect.by for effect in lasting(body, boons, banes) if isinstance(effect, ChangesActions))
    return max(1, MOST_ACTIONS + changes)


def banned(body: Body, what: Literal["help", "boons", "talent", "text"], banes: Banes) -> bool:
    """Whether a bane keeps a hero from something."""
    return any(isinstance(effect := banes[bane].lasting, Bans) and effect.what == what for bane in body.banes)


def own_icons(body: Body, boons: Boons) -> tuple[int, ...]:
    """Return the icons that a hero's boons add to every payment, in the order of ABILITIES."""
    gifts = [e.icons.each for held in body.boons for e in boons[held.boon].lasting if isinstance(e, GivesIcons)]
    return tuple(map(sum, zip(*gifts, strict=True))) if gifts else (0, 0, 0, 0, 0)


def holds(test: Condition, scene: Scene, hero: int, boons: Boons) -> bool:
    """Whether a condition holds for a hero where it stands (LO-58)."""
    me = scene.heroes[hero]
    match test:
        case AllOf(of=of):
            return all(holds(part, scene, hero, boons) for part in of)
        case AnyOf(of=of):
            return any(holds(part, scene, hero, boons) for part in of)
        case NoneOf(of=of):
            return not any(holds(part, scene, hero, boons) for part in of)
        case HasFlag(flag=flag):
            return flag in scene.flags
        case HasPlot(plot=plot):
            return any(found == plot for found, _ in scene.plots)
        case InPhase(phase=phase):
            return scene.phase >= phase
        case HasBane():
            return bool(me.banes)
        case FewCards(most=most):
            return len(me.hand) <= most
        case Alone():
            return len(here(scene, me.tile)) == 1
        case HasBoon(boon=boon):
            return any(held.boon == boon for h in here(scene, me.tile) for held in scene.heroes[h].boons)
        case HasPower(power=power):
            return any(power in powers(scene.heroes[h], boons) for h in here(scene, me.tile))
        case DoneHere():
            keys = {key for key in scene.placed if number(key) == me.tile}
            return any(encounter.partition(".")[0] in keys for encounter in scene.done)
