"""What stands on a tile: trees, beds, tents, chimneys. Chosen by the tile's place alone, and in fours.

Positions are in squares from the tile's upper left corner, sizes in squares along the longer side. Things are placed by
their feet.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from images.games.lost_ones.chart import Square
from images.games.lost_ones.noise import chance


@dataclass(frozen=True, slots=True)
class Thing:
    """One drawing on the ground; `lean` in degrees clockwise, `shadow` the length of its shadow in heights."""

    sprite: str
    x: float
    y: float
    size: float
    flip: bool = False
    lean: float = 0.0
    shadow: float = 0.55


@dataclass(frozen=True, slots=True)
class Glow:
    """How a drawing shines: how far above its feet (in its size), how far (in squares), how warm."""

    up: float
    radius: float
    warmth: float


GLOWS: Mapping[str, Glow] = MappingProxyType(
    {
        "lantern post": Glow(0.75, 0.75, 0.8),
        "hearth fire": Glow(0.3, 0.7, 0.9),
        "campfire": Glow(0.4, 1.0, 1.0),
        "snow hut": Glow(0.3, 0.5, 0.6),
        "fair tent": Glow(0.2, 0.5, 0.55),
        "fair stall": Glow(0.5, 0.5, 0.5),
        "bunting": Glow(0.6, 0.45, 0.4),
        "keyhole sapling": Glow(0.4, 0.7, 0.5),
        "warm bricks": Glow(0.3, 0.7, 0.6),
    }
)


@dataclass(frozen=True, slots=True)
class Stock:
    """What a region has: large things for the four quarters, small ones for the gaps; sizes in squares."""

    large: tuple[tuple[str, float], ...]
    small: tuple[tuple[str, float], ...]
    lean: float = 0.0
    shadow: float = 0.55


_BEDS = (("bed", 0.36), ("bed with sleeper", 0.33))
STOCKS: Mapping[str, Stock] = MappingProxyType(
    {
        "bedfield": Stock(
            (("apple tree", 0.46), ("bed", 0.34), ("bent apple tree", 0.46), ("bed with sleeper", 0.32)),
            (("four petals", 0.15), ("lantern post", 0.30)),
        ),
        "winter": Stock(
            (
                ("snowy pine", 0.46),
                ("snowy spruce", 0.50),
                ("snowy pine", 0.40),
                ("washing line", 0.40),
                ("snow hut", 0.38),
            ),
            (("snowy spruce", 0.26), ("lantern post", 0.32), ("sled", 0.18)),
        ),
        "tallywood": Stock(
            (("birch", 0.50), ("birch pair", 0.50), ("bare birch", 0.50), ("birch", 0.44)),
            (("wax seal", 0.15), ("scroll", 0.16), ("squirrel", 0.16)),
        ),
        "sea": Stock(
            (("sea block", 0.40), ("haystack", 0.28), ("rowing boat", 0.32), ("reeds", 0.28)),
            (("four petals", 0.16), ("cow", 0.22), ("four petals", 0.14)),
        ),
        "hobhill": Stock(
            (("chimney", 0.46), ("hearth fire", 0.36), ("chimney", 0.40), ("cinder rock", 0.28)),
            (("cinder rock", 0.16), ("teapot", 0.13)),
        ),
        "afternoon": Stock(
            (("white house", 0.40), ("sand wall", 0.38), ("cistern", 0.30), ("carpet line", 0.36)),
            (("amphora", 0.15), ("cypress", 0.34)),
            shadow=1.3,
        ),
        "fair": Stock(
            (("fair tent", 0.44), ("fair stall", 0.36), ("bunting", 0.36), ("fair tent", 0.38)),
            (("lantern post", 0.32), ("drum", 0.13)),
        ),
        "underbell": Stock(
            (("steeple", 0.50), ("weathercock", 0.38), ("milestone", 0.24), ("steeple", 0.42)),
            (("peat tussock", 0.18), ("heron", 0.26), ("reeds", 0.24)),
        ),
        "elsewood": Stock(
            (
                ("dark fir", 0.50),
                ("old oak", 0.50),
                ("palm", 0.44),
                ("cypress", 0.48),
                ("bare tree", 0.46),
                ("birch", 0.44),
            ),
            (("owl", 0.14), ("toadstool", 0.11)),
            lean=11,
        ),
        "moor": Stock((("bare tree", 0.42), ("cinder rock", 0.24)), (("peat tussock", 0.18),)),
    }
)

_WET = Stock((("sea block", 0.0), ("reeds", 0.26)), (("reeds", 0.20),))
_LAVA = Stock((("cinder rock", 0.30), ("chimney", 0.40)), (("cinder rock", 0.18),))

LANDMARKS: Mapping[tuple[str, str], tuple[tuple[str, float], ...]] = MappingProxyType(
    {
        ("1", "bedfield"): (("bed", 0.44),),
        ("4", "bedfield"): (("great stump", 0.44),),
        ("4a", "bedfield"): (("keyhole sapling", 0.52),),
        ("28a", "sea"): (("rock pool", 0.34), ("seashell", 0.14), ("rock pool", 0.28), ("rowing boat", 0.34)),
        ("37a", "elsewood"): (("campfire", 0.36),),
        ("41a", "underbell"): (("open belfry", 0.50),),
        ("61a", "winter"): (
            ("washing line", 0.40),
            ("four petals", 0.20),
            ("snowy spruce", 0.34),
            ("four petals", 0.18),
        ),
        ("73a", "fair"): (("bunting", 0.40), ("four petals", 0.22), ("fair stall", 0.34), ("four petals", 0.20)),
        ("81a", "hobhill"): (("warm bricks", 0.40), ("teapot", 0.16)),
    }
)
"""What stands first on certain tiles of certain regions, above all on those that changed."""
WAY_HOME = (("hollows tree", 0.60),)
"""What stands first where a page tells of a Gateway, unless the tile has something of its own."""

_QUARTERS = ((0.23, 0.46), (0.77, 0.46), (0.23, 0.89), (0.77, 0.89))  # feet
_FOREMOST = (1, 3, 2, 0)  # where a tile has something of its own, that stands where few signs lie
_GAPS = {"N": (0.5, 0.24), "E": (0.87, 0.60), "S": (0.5, 0.95), "W": (0.13, 0.60)}
_RING = 8  # mushrooms: twice four


@lru_cache(maxsize=512)
def furniture(square: Square) -> tuple[Thing, ...]:
    """Return what stands on a tile, the hindmost first."""
    stock, rng = _stock(square), chance("furniture", square.column, square.row, square.region)
    first = LANDMARKS.get((square.key, square.region), WAY_HOME if square.way_home else ())
    start, turn = int(rng.integers(len(stock.large))), int(rng.integers(len(_QUARTERS)))
    things: list[Thing] = []
    for i in range(len(_QUARTERS)):
        x, y = _QUARTERS[_FOREMOST[i] if first else (turn + i) % 4]
        sprite, size = first[i] if i < len(first) else stock.large[(start + i) % len(stock.large)]
        x, y = x + rng.uniform(-0.08, 0.08), y + rng.uniform(-0.07, 0.06)
        size *= rng.uniform(0.90, 1.10)
        things.append(_thing(sprite, x, y, size, bool(rng.integers(2)), stock))
    for side, (x, y) in _GAPS.items():
        sprite, size = stock.small[int(rng.integers(len(stock.small)))]
        if side not in square.exits:
            things.append(_thing(sprite, x + rng.uniform(-0.04, 0.04), y, size, bool(rng.integers(2)), stock))
    if "fae_rings" in square.icons:
        things += _ring()
    return tuple(sorted((thing for thing in things if thing.size), key=lambda thing: thing.y))


def _thing(sprite: str, x: float, y: float, size: float, flip: bool, stock: Stock) -> Thing:
    tall = sprite in _TREES
    return Thing(sprite, x, y, size, flip, stock.lean if tall else 0.0, stock.shadow)


_TREES = frozenset({"dark fir", "old oak", "palm", "cypress", "bare tree", "birch"})


def _stock(square: Square) -> Stock:
    if "lava" in square.icons:
        return _LAVA
    if "underwater" in square.icons:
        return _WET
    return STOCKS.get(square.region, STOCKS["moor"])


def _ring() -> list[Thing]:
    """Return mushrooms in a ring round the middle."""
    angles = (2 * pi * (i + 0.5) / _RING for i in range(_RING))
    return [
        Thing("pale mushroom", 0.5 + 0.31 * cos(angle), 0.60 + 0.25 * sin(angle), 0.105, shadow=0.3) for angle in angles
    ]
