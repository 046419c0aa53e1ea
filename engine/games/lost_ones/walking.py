"""What automatic players know of a map: how far it is from tile to tile, and what it costs to go there."""

import heapq
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from engine.games.lost_ones.effects import PROTECTION, Effect, Power, Side
from engine.games.lost_ones.views import PublicView, TileFace

PRICES: Mapping[Effect, float] = {
    "bane": 3.0,
    "blizzard": 3.0,
    "foe": 5.0,
    "lava": 9.0,
    "nightmare": 4.0,
    "underwater": 9.0,
}
"""What entering a tile with an effect is thought to cost, in steps."""

RINGS = 12.0
"""What leaving Fae Rings is thought to cost, in steps: a phase is a quarter of the game."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of a tile: the side, the tile behind it, and what opening it costs on top."""

    side: Side
    to: int
    price: float = 0.0


Ways = Callable[[int], Iterable[Way]]
Icons = Callable[[int], Iterable[Effect]]


def entering(icons: Iterable[Effect], powers: frozenset[Power]) -> float:
    """Return what entering a tile costs beside the step."""
    return sum(PRICES.get(icon, 0.0) for icon in icons if PROTECTION.get(icon) not in powers)


def distances(
    start: int, ways: Ways, icons: Icons, powers: frozenset[Power], shut: int | None
) -> Mapping[int, tuple[float, Side | None]]:
    """Return the cheapest price of every tile that can be reached from `start`, and the first side to take (Dijkstra).

    `shut` cannot be entered: the Nightmare stands there.
    """
    found: dict[int, tuple[float, Side | None]] = {}
    queue: list[tuple[float, int, int, Side | None]] = [(0.0, 0, start, None)]
    pushed = 0
    while queue:
        price, _, tile, first = heapq.heappop(queue)
        if tile in found:
            continue
        found[tile] = (price, first)
        leaving = RINGS if "fae_rings" in icons(tile) else 0.0
        for way in ways(tile):
            if way.to in found or way.to == shut:
                continue
            pushed += 1
            step = 1.0 + leaving + way.price + entering(icons(way.to), powers)
            heapq.heappush(queue, (price + step, pushed, way.to, first or way.side))
    return found


class KnownMap:
    """The part of the map that lies on the table."""

    def __init__(self, view: PublicView) -> None:
        self.view = view
        self.faces: Mapping[int, TileFace] = {face.n: face for face in view.tiles}

    def ways(self, tile: int) -> Iterable[Way]:
        """Yield the open ways between placed tiles."""
        face = self.faces[tile]
        for side, way in face.sides.items():
            if way.to in self.faces and self.is_open(face, side):
                yield Way(side, way.to)

    def is_open(self, face: TileFace, side: Side) -> bool:
        """Whether a side can be left through."""
        return not face.sides[side].locked or f"{face.key}:{side}" in self.view.table.unlocked

    def icons(self, tile: int) -> tuple[Effect, ...]:
        """Return the effects of a placed tile."""
        return self.faces[tile].icons
