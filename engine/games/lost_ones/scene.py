"""What lies on the table as whoever explores looks at it: what is near, what it would cost, what could go wrong.

Prices are in steps. The clock moves only by what happens, so steps are nearly free; a night is cards and phases.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from engine.core.model import evolve
from engine.games.lost_ones.actions import Attempt
from engine.games.lost_ones.effects import PROTECTION, WET, Effect, Power, Side
from engine.games.lost_ones.payment import Icons, Payment, Purse
from engine.games.lost_ones.standing import LAST_PHASE, hand_limit, here, holds, powers
from engine.games.lost_ones.thrift import covers, varied, variety
from engine.games.lost_ones.views import EncounterFace, PublicView
from engine.games.lost_ones.walking import KnownMap, Way, distances

WEARY: Mapping[int, int] = {1: 4, 2: 5, 3: 6, 4: 7}
"""With so few cards in all hands, by the number of characters, a party looks for rest."""
RESERVE: Mapping[int, int] = {1: 2, 2: 4, 3: 4, 4: 4}
"""Cards that a deed leaves in all hands on its tile, by the number of characters: for the foe that may come next."""
KEPT: Mapping[int, int] = {1: 2, 2: 2, 3: 2, 4: 2}
"""Cards that it leaves in the hand of each who pays."""
ASKED_FOR = 2
"""Cards that are left where a deed has been made possible by another one: that is worth more."""
KINDS = 4
"""Abilities that the hands should have between them: any may be what a foe asks for."""
CLOSE, BESIDE = 8.0, 20.0
"""What standing two squares from the Nightmare, and beside it, is thought to cost."""
KNOWN_DANGER: Mapping[Effect, float] = {"foe": 20.0, "lava": 30.0, "underwater": 30.0, "bane": 3.0, "blizzard": 3.0}
"""What walking knowingly into an effect is thought to cost, on top of what anybody thinks of it."""
NEVER = 400.0
"""What may well end the night."""
FAR = 99
"""How far the Nightmare is while it sleeps."""


class Scene:
    """The table as an explorer looks at it, on the turn of a hero."""

    def __init__(self, view: PublicView, hero: int) -> None:
        self.view, self.table, self.purse = view, view.table, Purse(view, hero)
        self.known = KnownMap(view)
        self.me = self.purse.me
        self.party = here(self.table, self.me.tile, hero)
        self._payments: dict[Icons, Payment | None] = {}
        self._would: dict[tuple[Icons, bool], bool] = {}
        self.done, self.closed = frozenset(self.table.done), frozenset(self.table.closed)

    @property
    def weary(self) -> bool:
        """Whether the hands are so small that rest is what matters."""
        heroes = self.table.heroes
        few = sum(len(hero.hand) for hero in heroes) <= WEARY[len(heroes)]
        return few or (len(heroes) > 1 and min(len(hero.hand) for hero in heroes) == 1)

    def restful(self, tile: int) -> bool:
        """Whether the clock may advance on a tile: there is a phase left, and the Nightmare is far enough."""
        return self.table.phase < LAST_PHASE and self.far(tile) > self.table.phase

    def far(self, tile: int) -> int:
        """Return how far the Nightmare is from a tile, as the raven flies."""
        if self.table.nightmare is None:
            return FAR
        one, other = self.known.faces[tile], self.known.faces[self.table.nightmare]
        return abs(one.x - other.x) + abs(one.y - other.y)

    def room(self) -> int:
        """Return how many cards the hero's hand has room for."""
        return hand_limit(self.table, self.purse.hero, self.purse.boons, self.purse.banes) - len(self.me.hand)

    def attempt(self, action: Attempt, face: EncounterFace) -> Attempt:
        """Return a deed paid so that what is left in hand is of many kinds."""
        need = self.purse.cost(face.cost)
        paid = varied(self.purse, need, Payment(tuple(action.cards), tuple(action.boons), tuple(action.talents)))
        return evolve(action, cards=frozenset(paid.cards))

    def spares(self, action: Attempt, face: EncounterFace) -> bool:
        """Whether a deed leaves enough breath for what may come: many kinds of cards, or many cards."""
        heroes, spent = self.table.heroes, self.purse.owners(tuple(action.cards))
        least = ASKED_FOR if face.require is not None else KEPT[len(heroes)]
        if any(len(heroes[h].hand) - len(cards) < least for h, cards in spent.items()):
            return False
        if face.require is not None or not action.cards:
            return True
        pool = self.purse.pool
        left = [card for card in pool if card not in action.cards]
        before, after = variety(self.purse, pool)[0], variety(self.purse, left)[0]
        return len(left) >= self.reserve and (after >= KINDS or after == before)

    @property
    def reserve(self) -> int:
        """How many cards a deed should leave here."""
        return RESERVE[len(self.table.heroes)]

    @cached_property
    def deeds(self) -> dict[int, list[EncounterFace]]:
        """What read pages still offer, by tile, whatever it costs."""
        found: dict[int, list[EncounterFace]] = {}
        pages = {page.key: page for page in self.view.pages}
        for face in self.view.tiles:
            page = pages.get(face.key)
            for deed in page.encounters if page is not None else ():
                if deed.id not in self.closed and (deed.id not in self.done or deed.repeatable) and self._met(deed):
                    found.setdefault(face.n, []).append(deed)
        return found

    def _met(self, deed: EncounterFace) -> bool:
        return deed.require is None or holds(deed.require, self.table, self.purse.hero, self.purse.boons)

    def payment(self, deed: EncounterFace) -> Payment | None:
        """Return what the hands here would pay for a deed, wherever it is; None if they cannot."""
        need = self.purse.cost(deed.cost)
        if need not in self._payments:
            self._payments[need] = self.purse.cheapest(need) if covers(self.purse, need) else None
        return self._payments[need]

    def would(self, deed: EncounterFace) -> bool:
        """Whether a deed would be done by whoever came to its tile with what is here."""
        key = deed.cost.each, deed.require is None
        if key not in self._would:
            paid = self.payment(deed)
            action = Attempt(hero=self.purse.hero, encounter=deed.id, cards=frozenset(paid.cards if paid else ()))
            self._would[key] = paid is not None and self.spares(self.attempt(action, deed), deed)
        return self._would[key]

    @cached_property
    def reach(self) -> dict[int, tuple[float, Side | None]]:
        """Price and first side of every placed tile."""
        return dict(distances(self.me.tile, self._ways, self.known.icons, self.powers, self.table.nightmare))

    @cached_property
    def powers(self) -> frozenset[Power]:
        """The hero's powers."""
        return powers(self.me, self.purse.boons)

    @cached_property
    def unread(self) -> frozenset[int]:
        """The tiles that threw everybody back, and would not do so now."""
        read = frozenset(page.key for page in self.view.pages)
        return frozenset(
            face.n
            for face in self.view.tiles
            if face.key not in read and all(PROTECTION.get(icon) in self.powers for icon in face.icons if icon in WET)
        )

    def _ways(self, tile: int) -> Iterable[Way]:
        """Yield the open ways, dearer beside the Nightmare and where leaving would end the night."""
        last = self.table.phase >= LAST_PHASE
        stuck = NEVER if last and "fae_rings" in self.known.icons(tile) else 0.0
        for way in self.known.ways(tile):
            yield Way(way.side, way.to, stuck + self.dread(way.to))

    def dread(self, tile: int) -> float:
        """Return what standing so near the Nightmare costs."""
        far = self.far(tile)
        stirs = NEVER if far <= 1 and "nightmare" in self.known.icons(tile) else 0.0
        dreaded = (icon for icon in self.known.icons(tile) if PROTECTION.get(icon) not in self.powers)
        known = sum(KNOWN_DANGER.get(icon, 0.0) for icon in dreaded)
        return stirs + known + (BESIDE if far == 1 else CLOSE if far == 2 else 0.0)
