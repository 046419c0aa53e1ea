"""What the ground of each region looks like, out of noise. Colours are those of daylight; night falls afterwards.

The palettes are the Otherworld's own. A region that is not known here is a moor.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np

from images.core.theme import rgb
from images.games.lost_ones.chart import Square
from images.games.lost_ones.noise import Floats, Patch, Reals

Terrain = Callable[[Patch], Floats]
"""Returns colours 0 … 255, height by width by 3."""


def between(dark: str, bright: str, level: Floats) -> Floats:
    """Return colours from dark (level 0) to bright (1), a little beyond at most."""
    low, high = np.array(rgb(dark), np.float32), np.array(rgb(bright), np.float32)
    colours: Floats = low + (high - low) * np.clip(level, -0.2, 1.25)[..., None]
    return colours


def over(ground: Reals, colour: str, part: Reals) -> Floats:
    """Return a ground with a colour laid over it, `part` 0 … 1 of it."""
    laid = ground + (np.array(rgb(colour), np.float32) - ground) * np.clip(part, 0, 1)[..., None]
    return laid.astype(np.float32, copy=False)


def step(values: Floats, edge: float, soft: float) -> Floats:
    """Return 0 below an edge and 1 above it, with a soft passage."""
    t = np.clip((values - edge) / soft + 0.5, 0, 1)
    passed: Floats = (t * t * (3 - 2 * t)).astype(np.float32)
    return passed


def relief(height: Floats, strength: float) -> Floats:
    """Return how much lighter a slope is that faces the upper left."""
    lit: Floats = np.clip(strength * (np.gradient(height, axis=0) + np.gradient(height, axis=1)), -0.5, 0.5)
    return lit.astype(np.float32)


def _slope(p: Patch, seed: int, octaves: tuple[tuple[int, float], ...], strength: float) -> Floats:
    return relief(p.clouds(seed, octaves), strength * p.side / 100)


def _bedfield(p: Patch) -> Floats:
    """Mown rows under apple trees, green going into plum."""
    _, y = p.places()
    rows = 0.05 * np.sin(2 * np.pi * (4 * y + 0.16 * p.noise(11, 3)))
    grass = p.clouds(12, ((2, 0.5), (7, 0.4))) + 0.5 * p.noise(14, 18, 9)
    ground = between("#46572f", "#93ad5c", 0.5 + 0.14 * grass + rows + 0.035 * p.grain())
    return over(ground, "#6b5a80", 0.42 * step(p.clouds(16, ((2, 0.8), (5, 0.4))), 0.5, 1.3))


def _winter(p: Patch) -> Floats:
    """Drifts: soft slopes with blue in their hollows."""
    slope = _slope(p, 21, ((2, 1.0), (5, 0.45), (11, 0.15)), 6.0)
    hollow = p.clouds(25, ((2, 0.6), (6, 0.4)))
    snow = between("#9fb6d0", "#f7fbfe", 0.72 + 0.10 * hollow + slope + 0.012 * p.grain())
    return over(snow, "#ffffff", step(p.grain(), 2.9, 0.3))


def _blizzard(p: Patch) -> Floats:
    """Snow on the move: long streaks blown from the north-west."""
    x, y = p.places()
    streak = np.sin(9 * (x + 1.4 * y) * 2 + 2.4 * p.noise(31, 3) + p.noise(32, 7))
    ground = _winter(p)
    ground = over(ground, "#7f98ba", 0.42 * step(p.clouds(33, ((2, 0.7), (5, 0.5))), 0.3, 1.0))
    return over(ground, "#ffffff", 0.75 * step(streak.astype(np.float32), 0.62, 0.5))


def _tallywood(p: Patch) -> Floats:
    """Fallen gold on ink-dark soil, here and there a spot of sealing wax."""
    ground = between("#4b3f33", "#a5813f", 0.5 + 0.15 * p.clouds(41, ((2, 0.6), (6, 0.6))) + 0.03 * p.grain())
    ground = over(ground, "#d9b44e", 0.8 * step(p.noise(43, 22), 0.75, 0.35))
    ground = over(ground, "#8c6526", 0.6 * step(p.noise(44, 24), 0.95, 0.35))
    ground = over(ground, "#f0e3c2", 0.7 * step(p.noise(45, 22), 2.3, 0.2))
    return over(ground, "#a83636", 0.9 * step(p.noise(46, 20), 2.3, 0.2))


def _sea(p: Patch) -> Floats:
    """A meadow by the sea: long grass, clover."""
    blades = 0.6 * p.noise(51, 24, 8) + p.clouds(52, ((2, 0.6), (6, 0.4)))
    ground = between("#557438", "#b3c276", 0.48 + 0.13 * blades + 0.03 * p.grain())
    return over(ground, "#7d9d8c", 0.35 * step(p.clouds(54, ((2, 0.9), (5, 0.3))), 0.6, 1.0))


def _ripples(p: Patch, seed: int, fine: int) -> Floats:
    """Return the bright net that light draws through water, 0 … 1."""
    bend = 0.9 * p.noise(seed, fine) + 0.5 * p.noise(seed + 1, 2 * fine)
    net: Floats = np.exp(-((bend / 0.20) ** 2)).astype(np.float32)
    return net


def _water(p: Patch) -> Floats:
    """The standing sea from above: bottle green, with light in it."""
    depth = p.clouds(61, ((1, 0.6), (3, 0.5)))
    ground = between("#12494a", "#3c8f86", 0.48 + 0.2 * depth + 0.012 * p.grain())
    ground = over(ground, "#a9e6d4", 0.5 * _ripples(p, 63, 5) * step(p.noise(65, 3), -0.3, 1.6))
    return over(ground, "#e9fbf3", 0.55 * _ripples(p, 66, 8) * step(p.noise(68, 4), 0.6, 0.8))


def _hobhill(p: Patch) -> Floats:
    """Soot and ash with embers in it."""
    slope = _slope(p, 71, ((3, 0.8), (8, 0.5)), 5.0)
    ground = between("#2c2427", "#77686a", 0.42 + 0.13 * p.clouds(74, ((2, 0.6), (7, 0.5))) + slope + 0.04 * p.grain())
    ground = over(ground, "#b9afa6", 0.5 * step(p.clouds(76, ((3, 0.8), (9, 0.4))), 0.95, 0.8))
    ground = over(ground, "#8c4a3a", 0.5 * step(p.clouds(78, ((2, 0.9), (9, 0.3))), 0.7, 0.9))
    ember = p.noise(79, 17)
    return over(over(ground, "#d9482b", 0.9 * step(ember, 1.85, 0.4)), "#ffd36a", step(ember, 2.3, 0.3))


def _lava(p: Patch) -> Floats:
    """A crust with fire in every crack."""
    crust = between(
        "#171114", "#54403f", 0.45 + 0.16 * p.clouds(81, ((4, 0.7), (12, 0.5))) + _slope(p, 83, ((6, 1),), 5)
    )
    crack = np.abs(p.noise(85, 3) + 0.35 * p.noise(86, 8))
    wide = 0.16 + 0.10 * p.noise(87, 2)
    heat: Floats = np.clip(1.6 - crack / np.maximum(wide, 0.05), 0, 1.6).astype(np.float32)
    ground = over(crust, "#8f1f12", step(heat, 0.25, 0.5))
    ground = over(ground, "#f0571f", step(heat, 0.75, 0.4))
    ground = over(ground, "#ffb23a", step(heat, 1.1, 0.35))
    return over(ground, "#fff1a8", step(heat, 1.42, 0.3))


def _afternoon(p: Patch) -> Floats:
    """Used sand in low sun: apricot ripples with violet troughs."""
    _, y = p.places()
    wave = np.sin(2 * np.pi * (5 * y + 0.35 * p.noise(91, 2) + 0.12 * p.noise(92, 6)))
    level = 0.62 + 0.12 * wave + 0.10 * p.clouds(93, ((2, 0.7), (6, 0.3))) + 0.035 * p.grain()
    ground = between("#c08a74", "#ffd49a", level.astype(np.float32))
    return over(ground, "#fff6e6", 0.6 * step(p.noise(95, 22), 2.1, 0.3))


def _fair(p: Patch) -> Floats:
    """Lamplit grass, trodden to straw in the lanes, with what fell from pockets."""
    ground = between("#3c5230", "#86994f", 0.5 + 0.13 * p.clouds(101, ((3, 0.6), (9, 0.5))) + 0.04 * p.grain())
    ground = over(ground, "#b59a5e", 0.62 * step(p.clouds(103, ((2, 0.8), (6, 0.4))), 0.25, 0.9))
    for seed, colour in ((105, "#e05252"), (106, "#f4e6bd"), (107, "#5b8fd0"), (108, "#f0c04a")):
        ground = over(ground, colour, 0.9 * step(p.noise(seed, 21), 2.25, 0.2))
    return ground


def _bog(p: Patch, level: float) -> Floats:
    """Moss on peat, and black water where the land is low; `level` is how high the water stands."""
    height = p.clouds(111, ((2, 0.8), (5, 0.5), (12, 0.2)))
    lit = relief(height, 3.2 * p.side / 100)
    ground = between("#3a3222", "#8b9c4a", 0.5 + 0.26 * height + lit + 0.035 * p.grain())
    ground = over(ground, "#b3bf6a", 0.5 * step(p.noise(114, 15), 1.3, 0.6))
    pool = step(-height, 0.62 - level, 0.12)
    shore = step(-height, 0.50 - level, 0.16) - pool
    water = between("#1d2f33", "#5f8584", 0.35 + 0.2 * p.noise(115, 4, 9) + 0.25 * _ripples(p, 116, 6))
    ground = over(ground, "#c9c08a", 0.55 * shore)
    wet: Floats = ground + (water - ground) * pool[..., None]
    return wet


def _underbell(p: Patch) -> Floats:
    return _bog(p, 0.0)


def _flood(p: Patch) -> Floats:
    return _bog(p, 1.05)


def _elsewood(p: Patch) -> Floats:
    """Leaf mould and moss in the dark."""
    ground = between("#1f3a33", "#567a55", 0.46 + 0.16 * p.clouds(121, ((2, 0.6), (7, 0.5))) + 0.04 * p.grain())
    ground = over(ground, "#5e4a38", 0.7 * step(p.clouds(123, ((2, 0.8), (8, 0.4))), 0.4, 0.9))
    ground = over(ground, "#c06c30", 0.8 * step(p.noise(125, 22), 1.95, 0.3))
    return over(ground, "#c4ccd2", 0.5 * step(p.noise(126, 20), 2.3, 0.3))


def _moor(p: Patch) -> Floats:
    """Heather: where nobody has said what grows."""
    ground = between("#4a4650", "#8f8792", 0.5 + 0.14 * p.clouds(131, ((2, 0.6), (7, 0.5))) + 0.04 * p.grain())
    return over(ground, "#a583a8", 0.6 * step(p.noise(133, 17), 0.9, 0.7))


def _strand(p: Patch) -> Floats:
    """Where the sea has lain down: wet sand in ribs, a sheen of water between them."""
    x, y = p.places()
    rib = np.sin(2 * np.pi * (6 * y + 1.5 * x + 0.3 * p.noise(141, 3)))
    ground = between("#9c8560", "#e2cda0", (0.55 + 0.16 * rib + 0.1 * p.noise(142, 4) + 0.03 * p.grain()))
    ground = over(ground, "#6fb0a6", 0.7 * step(-rib + 0.7 * p.noise(143, 3), 0.8, 0.7))
    return over(ground, "#f2fff9", 0.6 * step(-rib + 0.7 * p.noise(143, 3), 1.5, 0.3))


def _thaw(p: Patch) -> Floats:
    """Snow in rags, grass showing, gutters running."""
    height = p.clouds(151, ((2, 0.7), (6, 0.6)))
    grass = between("#4f5c34", "#96a05a", 0.5 + 0.15 * p.clouds(153, ((5, 0.6), (14, 0.5))) + 0.04 * p.grain())
    snow = _winter(p)
    ground: Floats = grass + (snow - grass) * step(height, 0.05, 0.35)[..., None]
    return over(ground, "#5c8fb0", 0.8 * step(-np.abs(height + 0.75), -0.13, 0.14))


def _green(p: Patch) -> Floats:
    """The grass of one summer, kept under a tent."""
    blades = 0.7 * p.noise(161, 24, 9) + 0.5 * p.noise(162, 4)
    return between("#3f8a34", "#a8d860", 0.5 + 0.14 * blades + 0.03 * p.grain())


def _bricks(p: Patch) -> Floats:
    """A floor of warm bricks, ash in the joints."""
    x, y = p.places()
    course = np.floor(8 * y)
    across, down = np.mod(4 * x + 0.5 * np.mod(course, 2), 1), np.mod(8 * y, 1)
    joint = np.minimum(np.minimum(across, 1 - across) * 2, np.minimum(down, 1 - down))
    ground = between("#7c3d2c", "#cf7d56", 0.5 + 0.16 * p.clouds(171, ((4, 0.6), (11, 0.5))) + 0.04 * p.grain())
    return over(ground, "#5b4a46", 1 - step(joint.astype(np.float32), 0.10, 0.10))


TERRAINS: Mapping[str, Terrain] = MappingProxyType(
    {
        "bedfield": _bedfield,
        "winter": _winter,
        "tallywood": _tallywood,
        "sea": _sea,
        "hobhill": _hobhill,
        "afternoon": _afternoon,
        "fair": _fair,
        "underbell": _underbell,
        "elsewood": _elsewood,
        "moor": _moor,
        "blizzard": _blizzard,
        "water": _water,
        "lava": _lava,
        "flood": _flood,
        "strand": _strand,
        "thaw": _thaw,
        "green": _green,
        "bricks": _bricks,
    }
)

_CHANGED: Mapping[tuple[str, str], str] = MappingProxyType(
    {("28a", "sea"): "strand", ("61a", "winter"): "thaw", ("73a", "fair"): "green", ("81a", "hobhill"): "bricks"}
)


def kind(square: Square) -> str:
    """Return which terrain a tile has: its region's, unless an effect or a change has made another of it."""
    if (changed := _CHANGED.get((square.key, square.region))) is not None:
        return changed
    if "underwater" in square.icons:
        return "flood" if square.region == "underbell" else "water"
    if "lava" in square.icons:
        return "lava"
    if "blizzard" in square.icons:
        return "blizzard"
    return square.region if square.region in TERRAINS else "moor"
