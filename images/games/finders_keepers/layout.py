"""How everything lies on a Keep Me card: a search that keeps every object visible, from the picture's seed alone.

Things are laid from the bottom to the top. A place is taken only if everything beneath stays visible enough (FK-38).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.objects import CLUTTER, CONFLICTS, FIND_ME
from engine.games.finders_keepers.picture import Picture
from images.games.finders_keepers.masks import CELL, CELLS, Bits, Mask, Stance, fullness, largest_piece, mask
from images.games.finders_keepers.things import BRANCHING, SEYMOUR, TONES, sprite

LEAST, LEAST_FIND_ME, LEAST_SEYMOUR = 60, 70, 70
"""How much of a thing must be seen, in hundredths. What is to be found needs more than the ruling asks for (FK-38)."""

LEAST_PIECE, LEAST_SOUGHT_PIECE = 50, 85
"""How much of what is seen the largest piece has, in hundredths: of any thing, and of one that is to be found."""

LEAST_NINTH = 35
"""How much must be seen of each ninth of what is to be found, in hundredths: no head, waist or tip is hidden."""

_SMALL_NINTH = 8  # hundredths of a thing; a ninth with less may be hidden
NUMBER_AT, NUMBER_RADIUS = 36, 48
"""The middle of a card's number from the card's upper left corner, and how far round it nothing lies, in pixels."""

_EDGE = 11  # cells that stay free along the card's edges
_TAKEN = 255  # the owner of cells where nothing may lie


@dataclass(frozen=True, slots=True)
class Lying:
    """A thing on a card: `number` is its place in FIND_ME if it has a tile; (x, y) its middle in pixels of SIDE.

    `box` is left, top, right, bottom in pixels; `seen` the visible fraction.
    """

    name: str
    number: int | None
    x: int
    y: int
    stance: Stance
    box: tuple[int, int, int, int]
    seen: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A card's things from the bottom to the top."""

    things: tuple[Lying, ...]


@dataclass(slots=True, eq=False)
class _Laid:
    """A thing while others are laid upon it; (left, top) in cells; `seen` counts its visible cells."""

    name: str
    number: int | None
    stance: Stance
    mask: Mask
    left: int
    top: int
    seen: int
    least: int

    @property
    def sought(self) -> bool:
        """Whether it is to be found: it has a tile, or it is Seymour."""
        return self.least > LEAST

    def blends_with(self, other: "_Laid") -> bool:
        """Whether one of the two is to be found and its edge would be lost in the other's colour."""
        nothing: frozenset[str] = frozenset()
        return (self.sought or other.sought) and bool(TONES.get(self.name, nothing) & TONES.get(other.name, nothing))

    def enough_of_each_ninth(self, visible: Bits) -> bool:
        """Whether no ninth of it is all but hidden: it may be what the thing is known by."""
        all_cells = np.bincount(self.mask.ninths[self.mask.bits], minlength=9)
        in_sight = np.bincount(self.mask.ninths[visible], minlength=9)
        small = all_cells * 100 < _SMALL_NINTH * self.mask.count
        return bool((small | (in_sight * 100 >= LEAST_NINTH * all_cells)).all())


@lru_cache(maxsize=1)
def _bare() -> NDArray[np.uint8]:
    """Return the owners on an empty card."""
    middles = CELL * np.arange(CELLS) + CELL // 2 - NUMBER_AT
    corner = middles[None, :] ** 2 + middles[:, None] ** 2 < NUMBER_RADIUS**2
    return np.where(corner, _TAKEN, 0).astype(np.uint8)


@dataclass(slots=True, eq=False)
class _Table:
    """What lies on a card so far. `owner` is the place in `laid` + 1 of the uppermost thing of each cell, or 0."""

    laid: list[_Laid] = field(default_factory=list)
    owner: NDArray[np.uint8] = field(default_factory=lambda: _bare().copy())

    def hidden_by(self, cover: Mask, left: int, top: int) -> dict[int, int]:
        """Return by place in `laid` how many of its visible cells a thing would hide."""
        height, width = cover.bits.shape
        counts = np.bincount(self.owner[top : top + height, left : left + width][cover.bits])
        return {place - 1: int(count) for place, count in enumerate(counts.tolist()) if place and count}

    def bears(self, thing: _Laid, hidden: dict[int, int]) -> bool:
        """Whether a thing may be laid: everything stays visible enough, and the card's number has its corner."""
        if _TAKEN - 1 in hidden:
            return False
        for place, count in hidden.items():
            below = self.laid[place]
            if (below.seen - count) * 100 < below.least * below.mask.count or thing.blends_with(below):
                return False
            if below.sought and thing.name in BRANCHING:
                return False
        return all(self._recognisable(place, thing, count) for place, count in hidden.items())

    def _recognisable(self, place: int, thing: _Laid, count: int) -> bool:
        """Whether what lies there keeps one large piece in sight, and some of each ninth, under another thing."""
        below, cover = self.laid[place], thing.mask
        height, width = below.mask.bits.shape
        rows, columns = slice(below.top, below.top + height), slice(below.left, below.left + width)
        visible = self.owner[rows, columns] == place + 1
        into, over = _common((below.left, below.top, width, height), (thing.left, thing.top, *cover.bits.shape[::-1]))
        visible[into] &= ~cover.bits[over]
        if below.sought and not below.enough_of_each_ninth(visible):
            return False
        least = LEAST_SOUGHT_PIECE if below.sought else LEAST_PIECE
        return 100 * largest_piece(visible) >= least * (below.seen - count)

    def lay(self, thing: _Laid, hidden: dict[int, int]) -> None:
        """Lay a thing on top."""
        for place, count in hidden.items():
            self.laid[place].seen -= count
        self.laid.append(thing)
        height, width = thing.mask.bits.shape
        self.owner[thing.top : thing.top + height, thing.left : thing.left + width][thing.mask.bits] = len(self.laid)


_Box = tuple[int, int, int, int]  # left, top, width, height
_Window = tuple[slice, slice]


def _common(lower: _Box, upper: _Box) -> tuple[_Window, _Window]:
    """Return the part that two boxes share, in coordinates of the one and of the other."""
    left, top = max(lower[0], upper[0]), max(lower[1], upper[1])
    right = min(lower[0] + lower[2], upper[0] + upper[2])
    bottom = min(lower[1] + lower[3], upper[1] + upper[3])
    windows = [
        (slice(top - y, max(top, bottom) - y), slice(left - x, max(left, right) - x)) for x, y, _, _ in (lower, upper)
    ]
    return windows[0], windows[1]


@lru_cache(maxsize=512)  # about 5 KB each
def layout(picture: Picture) -> Layout:
    """Return how the card lies. Always ends: with less clutter if need be, at last with nothing overlapping."""
    rng = Rng(picture.seed.to_bytes(SEED_BYTES, "big"), stream=b"layout")
    for clutter in range(picture.clutter, -1, -4):
        if (table := _tried(picture, clutter, rng)) is not None:
            return _finished(table)
    return _finished(_apart(_wanted(picture, 0, rng)))


def fractions(picture: Picture) -> dict[int, float]:
    """Return how much of each Find Me object is visible, 0 … 1, by its place in FIND_ME."""
    return {thing.number: thing.seen for thing in layout(picture).things if thing.number is not None}


def seymour_seen(picture: Picture) -> float:
    """Return how much of Seymour is visible, 0 … 1; 0 where he is not."""
    return next((thing.seen for thing in layout(picture).things if thing.name == SEYMOUR), 0.0)


def _finished(table: _Table) -> Layout:
    return Layout(
        tuple(
            Lying(
                name=thing.name,
                number=thing.number,
                x=CELL * (thing.left + thing.mask.across),
                y=CELL * (thing.top + thing.mask.down),
                stance=thing.stance,
                box=(
                    CELL * thing.left,
                    CELL * thing.top,
                    CELL * (thing.left + thing.mask.bits.shape[1]),
                    CELL * (thing.top + thing.mask.bits.shape[0]),
                ),
                seen=thing.seen / thing.mask.count,
            )
            for thing in table.laid
        )
    )


_Wanted = tuple[str, int | None, int]  # name, place in FIND_ME, least visible hundredths


def _wanted(picture: Picture, clutter: int, rng: Rng) -> tuple[_Wanted, ...]:
    """Return what shall lie on the card, from the bottom to the top."""
    things: list[_Wanted] = [(sprite(FIND_ME[number]), number, LEAST_FIND_ME) for number in picture.objects]
    if picture.seymour:
        things.append((SEYMOUR, None, LEAST_SEYMOUR))
    names = {FIND_ME[number] for number in picture.objects}
    free = (name for name in rng.shuffled(CLUTTER) if not any(pair <= names | {name} for pair in CONFLICTS))
    things += [(sprite(name), None, LEAST) for name, _ in zip(free, range(clutter), strict=False)]
    return rng.shuffled(things)


_SHRINK = (100, 94, 88, 80, 72, 64)  # hundredths of the usual size, tried in this order
_TURNS, _PLACES = 5, 2  # candidates of a size: so many turns, and places for each
_NEAR_ENOUGH = 4  # hundredths by which a thing may hide more or less of others than it shall, to be taken at once


def _tried(picture: Picture, clutter: int, rng: Rng) -> _Table | None:
    """Return a table with everything on it, or None if something that must lie there found no place.

    Clutter that finds none is left out.
    """
    things = _wanted(picture, clutter, rng)
    homes = _homes(len(things), rng)
    usual = _usual_area(len(things))
    table = _Table()
    for (name, number, least), home in zip(things, homes, strict=True):
        found = _place(table, name, number, least, home, usual, rng)
        if not found and least > LEAST:
            return None
    return table


_ROOMS = ((2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 5))


def _homes(count: int, rng: Rng) -> list[tuple[int, int, int]]:
    """Return for each thing the middle of its share of the card and half that share's smaller side, in cells."""
    across, down = next(room for room in _ROOMS if room[0] * room[1] >= count)
    if rng.below(2):
        across, down = down, across
    inner = CELLS - 2 * _EDGE
    middles = [
        (_EDGE + inner * (2 * i + 1) // (2 * across), _EDGE + inner * (2 * j + 1) // (2 * down))
        for i in range(across)
        for j in range(down)
    ]
    half = inner // (2 * max(across, down))
    return [(x, y, half) for x, y in rng.shuffled(middles)[:count]]


def _usual_area(count: int) -> int:
    """Return how many pixels a thing covers if so many share a card."""
    return min(15_000, 98_000 // count + 1_000)


def _size(name: str, area: int, rng: Rng) -> int:
    """Return a thing's size in pixels: all cover about the same area, but thin ones are not drawn out too far."""
    usual = isqrt(2 * area)  # of a thing that fills half of its square
    even = isqrt(1000 * area // max(1, fullness(name)))
    size = min(max(even, usual * 78 // 100), usual * 132 // 100)
    return size * (90 + rng.below(21)) // 100


def _turn(rng: Rng) -> int:
    """Return a turn in degrees: about upright, any, or about upside down."""
    kind = rng.below(20)
    if kind < 8:
        return (rng.below(31) - 15) % 360
    return rng.below(360) if kind < 16 else 165 + rng.below(31)


def _place(
    table: _Table, name: str, number: int | None, least: int, home: tuple[int, int, int], area: int, rng: Rng
) -> bool:
    """Lay a thing where it hides about as much as it shall; return whether it found a place."""
    size, mirrored = _size(name, area, rng), bool(rng.below(2))
    hides = rng.below(36)  # hundredths of its own cells that shall lie upon others
    for shrink in _SHRINK:
        best: tuple[int, _Laid, dict[int, int]] | None = None
        for stance, cover, left, top in _candidates(name, size * shrink // 100, mirrored, home, shrink < 90, rng):
            hidden = table.hidden_by(cover, left, top)
            amiss = abs(100 * sum(hidden.values()) // cover.count - hides)
            thing = _Laid(name, number, stance, cover, left, top, cover.count, least)
            if (best is None or amiss < best[0]) and table.bears(thing, hidden):
                best = (amiss, thing, hidden)
                if amiss <= _NEAR_ENOUGH:
                    break
        if best is not None:
            table.lay(best[1], best[2])
            return True
    return False


def _candidates(
    name: str, size: int, mirrored: bool, home: tuple[int, int, int], anywhere: bool, rng: Rng
) -> Iterator[tuple[Stance, Mask, int, int]]:
    """Yield stances and places (left, top) about a thing's home, or anywhere, that lie within the card's edges."""
    x, y, half = home
    for _ in range(_TURNS):
        stance = Stance(size, _turn(rng), mirrored)
        cover = mask(name, stance)
        height, width = cover.bits.shape
        room_x, room_y = CELLS - 2 * _EDGE - width, CELLS - 2 * _EDGE - height
        if room_x < 0 or room_y < 0:
            continue
        for _ in range(_PLACES):
            if anywhere:
                left, top = rng.below(room_x + 1), rng.below(room_y + 1)
            else:
                left = x + rng.below(2 * half) - half - width // 2 - _EDGE
                top = y + rng.below(2 * half) - half - height // 2 - _EDGE
            yield stance, cover, _EDGE + min(max(0, left), room_x), _EDGE + min(max(0, top), room_y)


_APART = 4  # columns of things that do not overlap; the card's number has the first place
_APART_ROWS = 3


def _apart(things: Sequence[_Wanted]) -> _Table:
    """Return a table with every thing upright in a room of its own."""
    table = _Table()
    across, down = (CELLS - 2 * _EDGE) // _APART, (CELLS - 2 * _EDGE) // _APART_ROWS
    for place, (name, number, least) in enumerate(things, 1):
        stance = Stance(CELL * (across - 2))
        cover = mask(name, stance)
        height, width = cover.bits.shape
        left = _EDGE + place % _APART * across + (across - width) // 2
        top = _EDGE + place // _APART * down + (down - height) // 2
        table.lay(_Laid(name, number, stance, cover, left, top, cover.count, least), {})
    return table
