"""Positions to look at, made by hand from a seed: an Otherworld of no content pack, without the rules."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.ids import Seat
from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_ones.effects import SIDES, Cost, Effect, Side
from engine.games.lost_ones.pack import Art, Kind
from engine.games.lost_ones.views import (
    ChapterFace,
    EncounterFace,
    PageFace,
    PublicView,
    SeatView,
    SideFace,
    Table,
    TileFace,
)
from images.games.lost_ones.chart import FACING, HALF, SPAN, Spot, beside, spot

_REGIONS = {
    "B": "bedfield", "W": "winter", "T": "tallywood", "S": "sea", "H": "hobhill", "A": "afternoon", "F": "fair",
    "U": "underbell", "E": "elsewood",
}  # fmt: skip
_LAND = (
    *("EEEWWWWWTTT", "EEEEWWWWTTT", "EEEEWWWTTTT", "EEEBWWWTTSS", "UUEBBBBTSSS", "UUUBBBBBSSS", "UUUUBBBSSSS"),
    *("UUFFBAAHHSS", "FFFFAAAHHHH", "FFFFAAAHHHH", "FFFAAAAAHHH"),
)
_ICONS: Mapping[str, tuple[Effect, ...]] = {
    "bedfield": ("fae_rings", "bane"),
    "winter": ("blizzard", "foe"),
    "tallywood": ("bane", "nightmare", "fae_rings"),
    "sea": ("underwater", "fae_rings", "foe"),
    "hobhill": ("lava", "foe", "bane"),
    "afternoon": ("fae_rings", "bane"),
    "fair": ("bane", "fae_rings", "foe"),
    "underbell": ("underwater", "bane", "nightmare"),
    "elsewood": ("foe", "nightmare", "bane"),
}
_WHO = ("dominika", "fenrir", "kaya", "maeve", "will")
_ART = Art(alt="")
_PLAIN: tuple[Kind, ...] = ("normal",)
_SHOWN = (
    ("bedfield", (4, 5)), ("winter", (5, 1)), ("tallywood", (8, 2)), ("sea", (9, 5)), ("hobhill", (8, 9)),
    ("afternoon", (5, 9)), ("fair", (2, 9)), ("underbell", (1, 6)), ("elsewood", (1, 2)),
)  # fmt: skip
_WAYS_HOME = ((10, 5), (10, 0), (1, 0), (5, 10))
_CHANGED = (4, 28, 37, 41, 61, 73, 81)


class World:
    """A whole map, tile by tile; `open_ways` in a hundred sides between two tiles can be walked."""

    def __init__(self, seed: int, open_ways: int = 74, locked: int = 14) -> None:
        self.rng = Rng((seed % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big"), stream=b"gallery")
        self.numbers = {at: n for n, at in enumerate(_spiral(), 1)}
        self.sides: dict[Spot, dict[Side, SideFace]] = {at: {} for at in self.numbers}
        for at in self.numbers:
            for side in ("E", "S"):
                goal = beside(at, side)
                if goal in self.numbers and self.rng.below(100) < open_ways:
                    self.open(at, side, self.rng.below(100) < locked)
        self.icons = {at: self._icons(at) for at in self.numbers}

    def open(self, at: Spot, side: Side, locked: bool = False, back: bool = True) -> None:
        """Let a way lead from a tile to the next; `locked` on this side, `back` again from there."""
        goal = beside(at, side)
        self.sides[at][side] = SideFace(to=self.numbers[goal], locked=locked)
        if back:
            self.sides[goal][FACING[side]] = SideFace(to=self.numbers[at], locked=False)

    def _icons(self, at: Spot) -> tuple[Effect, ...]:
        known = _ICONS[region(at)]
        count = (0, 0, 1, 1, 1, 2)[self.rng.below(6)] if self.numbers[at] > 1 else 0
        return tuple(self.rng.shuffled(known)[:count])

    def face(self, at: Spot, letter: str = "", land: str = "") -> TileFace:
        """Return a tile as it lies there."""
        n, sides = self.numbers[at], {side: self.sides[at][side] for side in SIDES if side in self.sides[at]}
        icons = () if letter else self.icons[at]
        x, y = at[0] - HALF, HALF - at[1]
        return TileFace(key=f"{n}{letter}", n=n, x=x, y=y, region=land or region(at), sides=sides, icons=icons)

    def grown(self, start: Spot, count: int) -> list[Spot]:
        """Return so many tiles that hang together, from one outwards."""
        found, edge = [start], [start]
        while len(found) < count and edge:
            at = edge[self.rng.below(min(3, len(edge)))]
            goals = [beside(at, side) for side in self.sides[at] if beside(at, side) not in found]
            if not goals:
                edge.remove(at)
                continue
            found.append(self.rng.shuffled(goals)[0])
            edge.append(found[-1])
        return found

    def page(self, face: TileFace) -> PageFace:
        """Return a page with one or two encounters, the first of them a Gateway where there is one."""
        kinds: tuple[Kind, ...] = (*(_PLAIN * 14), "rest", "rest") if face.n > 1 else _PLAIN
        drawn = [kinds[self.rng.below(len(kinds))] for _ in range(1 + (self.rng.below(4) > 0))]
        if spot(face) in _WAYS_HOME:
            drawn[0] = "gateway"
        encounters = tuple(
            EncounterFace(
                id=f"{face.key}.{i}", label="", kind=each, cost=Cost(), require=None, need=None, repeatable=False
            )
            for i, each in enumerate(drawn, 1)
        )
        return PageFace(
            key=face.key, name="", region=face.region, relation="both", intro="", art=_ART, encounters=encounters
        )


def region(at: Spot) -> str:
    """Return the region of a square."""
    return _REGIONS[_LAND[at[1]][at[0]]]


def _spiral() -> list[Spot]:
    """Return all squares from the middle outwards."""
    spots = [(column, row) for column in range(SPAN) for row in range(SPAN)]
    ring = {at: max(abs(at[0] - HALF), abs(at[1] - HALF)) for at in spots}
    return sorted(spots, key=lambda at: (ring[at], at[1] - at[0], at[0]))


def public(
    world: World,
    spots: Sequence[Spot],
    heroes: Sequence[Spot],
    *,
    changed: Sequence[TileFace] = (),
    theme: str = "moonlit",
    unread: int = 1,
    routes: Sequence[Sequence[Spot]] = (),
    **fields: Any,
) -> PublicView:
    """Return a view of these tiles, the last `unread` of them not read yet, with a hero on each of `heroes`."""
    rng = world.rng
    first = rng.below(len(_WHO))
    new = {face.n: face for face in changed}
    faces = tuple(new.get(world.numbers[at]) or world.face(at) for at in spots)
    pages = tuple(world.page(face) for face in faces[: len(faces) - unread])
    encounters = [each.id for page in pages for each in page.encounters]
    done = tuple(each for each in encounters if rng.below(3) == 0)
    bodies = [
        {
            "owner": i,
            "character": _WHO[(i + first) % len(_WHO)],
            "tile": world.numbers[at],
            "hand": list(range(10 * i, 10 * i + 2 + rng.below(6))),
            "acted": rng.below(2) == 0,
            "route": [world.numbers[step] for step in routes[i]] if routes else [],
        }
        for i, at in enumerate(heroes)
    ]
    locks = [f"{face.key}:{side}" for face in faces for side, printed in face.sides.items() if printed.locked]
    table = {
        "options": {"theme": theme},
        "heroes": bodies,
        "placed": [face.key for face in faces],
        "read": [page.key for page in pages],
        "done": done,
        "closed": [each for each in encounters if each not in done and rng.below(6) == 0],
        "unlocked": [lock for lock in locks if rng.below(2)],
        "hero": 0,
        "ask": {"kind": "turn", "waiting": [0]},
        **fields,
    }
    return PublicView(
        table=Table.model_validate_json(json.dumps(table)), deck=60, bane_deck=20, foe_deck=12, tiles=faces,
        pages=pages, results=(), abilities=(), banes=(), boons=(), foes=(), characters=(),
        prologue=ChapterFace(id="prologue", title="", text="", art=_ART),
    )  # fmt: skip


def boards(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of running games."""
    start = (HALF, HALF)
    world = World(seed)
    spots = world.grown(start, 34)
    yield "middle", public(
        world, spots, [spots[20], spots[12], spots[3], spots[30]], phase=2, nightmare=world.numbers[spots[8]],
        plots=((3, 0), (8, 1)),
    )  # fmt: skip
    crowd = spots[9]
    everybody = [crowd] * 4
    yield "crowded", public(world, spots, everybody, phase=3, hero=2, nightmare=world.numbers[crowd])
    yield (
        "parchment",
        public(
            world,
            spots,
            [spots[16], spots[18], spots[16]],
            theme="parchment",
            phase=4,
            nightmare=world.numbers[spots[20]],
        ),
    )
    yield "fresh", _nobody(public(world, [start], [start, start], hero=None, ask=None))
    spots = world.grown(start, 5)
    yield "first-steps", public(world, spots, [spots[-1], start])
    yield "locks", _locks(seed)
    for name, at in _SHOWN:
        spots = World(seed, 90, 6).grown(at, 26)
        yield f"region-{name}", public(World(seed, 90, 6), spots, [at], phase=1 + len(name) % 4)
    yield "changed", _changed(seed)


def _nobody(view: PublicView) -> PublicView:
    """Return a view of a table whose seats have chosen no character."""
    table = view.table
    bodies = tuple(hero.model_copy(update={"character": None, "hand": ()}) for hero in table.heroes)
    return view.model_copy(update={"table": table.model_copy(update={"heroes": bodies, "read": ()}), "pages": ()})


def _locks(seed: int) -> PublicView:
    """Return a tile all of whose sides are locked, others that are unlocked, and ways in one direction only."""
    world, middle = World(seed, 0), (HALF, HALF)
    for side in SIDES:
        world.open(middle, side, locked=True)
        goal = beside(middle, side)
        for other in SIDES:
            if other not in world.sides[goal] and beside(goal, other) in world.numbers:
                world.open(goal, other, locked=other in "NS", back=other in "NE")
    spots = [middle, *(beside(middle, side) for side in SIDES)]
    spots += [beside(beside(middle, side), side) for side in SIDES]
    numbers = world.numbers
    free: tuple[Side, ...] = ("N", "E")
    opened = tuple(f"{numbers[beside(middle, side)]}:{other}" for side in free for other in SIDES)
    return public(world, spots, [middle], unlocked=opened)


def _changed(seed: int) -> PublicView:
    """Return the tiles that have another version of themselves, changed, side by side."""
    world = World(seed, 88, 4)
    spots = [(column, row) for row in range(4, 8) for column in range(3, 8)]
    places = [(4, 5), (5, 4), (6, 5), (4, 6), (5, 6), (6, 6), (5, 5)]
    lands = ("bedfield", "sea", "elsewood", "underbell", "winter", "fair", "hobhill")
    faces = []
    for at, number, land in zip(places, _CHANGED, lands, strict=True):
        old = next(spot for spot, n in world.numbers.items() if n == number)
        world.numbers[old], world.numbers[at] = world.numbers[at], number
        faces.append(world.face(at, "a", land))
    return public(world, spots, [(7, 7)], changed=faces)


def overviews(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views whose whole map is to be seen, the ends of games among them."""
    world, start = World(seed), (HALF, HALF)
    spots = world.grown(start, 30)
    yield "overview-few", public(world, spots, [spots[9], spots[14], spots[9]], phase=2, nightmare=1)
    whole = World(seed, 84, 9)
    everything = whole.grown(start, SPAN * SPAN)
    heroes = [everything[40], everything[64], everything[90], everything[108]]
    yield "overview-all", public(whole, everything, heroes, phase=4, nightmare=whole.numbers[everything[100]])
    yield (
        "overview-parchment",
        public(whole, everything[:84], heroes[:2], phase=3, nightmare=whole.numbers[everything[50]], theme="parchment"),
    )


def ends(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of games that ended."""
    world, start = World(seed), (HALF, HALF)
    spots = world.grown(start, 60)
    ways = [_walk(world, spots, steps) for steps in (34, 30, 38, 28)]
    won = {"reason": "gateway", "winners": [0, 1, 2, 3]}
    ended: dict[str, Any] = {"phase": 4, "hero": None, "ask": None}
    yield (
        "end-won",
        public(
            world,
            spots,
            [way[-1] for way in ways],
            routes=ways,
            outcome=won,
            gateway="somewhere",
            plots=((1, 0),),
            **ended,
        ),
    )
    few = spots[:24]
    way = _walk(world, few, 20)
    lost = {"reason": "caught", "winners": []}
    yield (
        "end-lost",
        public(
            world,
            few,
            [way[-1]],
            routes=[way],
            outcome=lost,
            nightmare=world.numbers[way[-1]],
            theme="parchment",
            **ended,
        ),
    )


def _walk(world: World, spots: Sequence[Spot], steps: int) -> list[Spot]:
    """Return a walk over these tiles from the first, never straight back if there is another way."""
    way = [spots[0]]
    while len(way) <= steps:
        goals = [beside(way[-1], side) for side in world.sides[way[-1]] if beside(way[-1], side) in spots]
        onward = [goal for goal in goals if goal not in way[-6:]] or goals
        way.append(world.rng.shuffled(onward)[0])
    return way


def panels(seed: int) -> Iterator[tuple[str, SeatView, int]]:
    """Yield names, views of a seat, and which of the panel's pictures."""
    world, start = World(seed), (HALF, HALF)
    spots = world.grown(start, 22)
    view = public(world, spots, [spots[4], spots[17]], phase=2)
    own = SeatView(public=view, seat=Seat(1))
    yield "panel-around", own, 0
    yield "panel-map", own, 1
