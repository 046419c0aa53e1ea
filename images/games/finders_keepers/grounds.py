"""What the things on a card lie on: wood, cloth, sand and the like, out of noise, without light and shade of their own.

Patterns are functions of the place on the card, so that a card and its close-up show the same ground. Lengths are
fractions of the card's side.
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from images.core.cache import ByteCache
from images.core.theme import rgb

Floats = NDArray[np.float32]

CACHE_BYTES = 14 << 20
"""About twenty grounds of a card's usual size."""

_kept: ByteCache[tuple[str, int], Image.Image] = ByteCache(CACHE_BYTES, lambda image: 3 * image.width * image.height)


def ground(name: str, side: int) -> Image.Image:
    """Return a ground as an RGB image. Shared: copy it before drawing on it. Raises KeyError for an unknown name."""
    return _kept.get_or_make((name, side), lambda: _made(_GROUNDS[name], side))


def _made(make: Callable[[int], Floats], side: int) -> Image.Image:
    rng = np.random.default_rng(5)
    grain = (rng.random((side, side, 1), np.float32) - 0.5) * 3.0  # hides the steps between two levels
    return Image.fromarray(np.clip(make(side) + grain + 0.5, 0, 255).astype(np.uint8), "RGB")


def _noise(seed: int, side: int, down: int, across: int | None = None) -> Floats:
    """Return smooth noise about 0, standard deviation about 1, with `down` by `across` independent values."""
    rng = np.random.default_rng(seed)
    lattice = rng.normal(size=(down, across or down)).astype(np.float32)
    if max(lattice.shape) > side:
        lattice = lattice[:side, :side]
    enlarged = Image.fromarray(lattice).resize((side, side), Image.Resampling.BICUBIC)
    noise: Floats = np.asarray(enlarged, np.float32) * 1.2
    return noise


def _places(side: int) -> tuple[Floats, Floats]:
    """Return x as a row and y as a column, 0 … 1."""
    line = ((np.arange(side, dtype=np.float32) + 0.5) / side).astype(np.float32)
    return line[None, :], line[:, None]


def _between(dark: str, bright: str, level: Floats) -> Floats:
    """Return colours from dark (level 0) to bright (1)."""
    low, high = np.array(rgb(dark), np.float32), np.array(rgb(bright), np.float32)
    colours: Floats = low + (high - low) * np.clip(level, -0.15, 1.2)[..., None]
    return colours


def _planks(dark: str, bright: str, boards: int, seed: int, side: int) -> Floats:
    """Boards side by side: long grain bent round a few knots, a dark gap with a lit edge between two boards."""
    x, y = _places(side)
    board = np.minimum((y * boards).astype(np.int32), boards - 1)
    rng = np.random.default_rng(seed)
    shift = rng.random((boards, 4)).astype(np.float32)[board[:, 0]]
    tone, phase, bend = shift[:, :1], shift[:, 1:2], shift[:, 2:3]
    inside = y * boards - board
    warp = 0.16 * _noise(seed + 1, side, 3 * boards, 3) + 0.05 * _noise(seed + 2, side, 8 * boards, 8)
    heart = (inside - 0.2 - 0.6 * bend) + 0.35 * (x - phase) ** 2 + warp
    rings = 0.5 + 0.5 * np.sin(heart * 34.0 + 6.0 * phase)
    grain = 0.6 * _noise(seed + 3, side, side // 3, 10) + 0.4 * _noise(seed + 4, side, side // 2, 40)
    level = 0.34 + 0.34 * tone + 0.2 * rings + 0.085 * grain + 0.05 * _noise(seed + 5, side, 5)
    edge = np.minimum(inside, 1 - inside) / boards
    level -= 0.75 * np.exp(-((edge / 0.0028) ** 2))
    level += 0.13 * np.exp(-(((inside / boards - 0.006) / 0.003) ** 2))
    return _between(dark, bright, level.astype(np.float32))


def _felt(dark: str, bright: str, seed: int, side: int) -> Floats:
    """Wool: short fibres in all directions over soft mottling."""
    fibres = np.zeros((side, side), np.float32)
    rng = np.random.default_rng(seed)
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, -2)):
        speck = rng.normal(size=(side, side)).astype(np.float32)
        for i in range(-2, 3):
            fibres += np.roll(speck, (dy * i, dx * i), (0, 1))
    mottle = _noise(seed + 1, side, 7) + 0.7 * _noise(seed + 2, side, 22) + 0.5 * _noise(seed + 3, side, 60)
    return _between(dark, bright, 0.5 + 0.022 * fibres + 0.09 * mottle)


def _gingham(colour: str, seed: int, side: int) -> Floats:
    """Checked cotton: white where no stripe lies, deep where two cross, a fine twill over all."""
    x, y = _places(side)
    checks = 13
    x = x + 0.004 * _noise(seed, side, 4)
    y = y + 0.004 * _noise(seed + 1, side, 4)
    soft = side / checks * 0.5
    along = 0.5 + 0.5 * np.tanh(soft * np.sin(np.pi * checks * x))
    down = 0.5 + 0.5 * np.tanh(soft * np.sin(np.pi * checks * y))
    twill = np.sin(2 * np.pi * (x + y) * 120) * 0.05 + 0.03 * _noise(seed + 2, side, side // 3)
    depth = 0.5 * (along + down) * (0.94 + twill) + 0.02 * _noise(seed + 3, side, 9)
    cloth = _between("#f6f1e6", colour, depth.astype(np.float32))
    cloth *= (1.0 + 0.02 * _noise(seed + 4, side, 5) + 0.3 * twill)[..., None]
    return cloth


def _sand(side: int) -> Floats:
    """Ripples that the wind has drawn, and every grain."""
    x, y = _places(side)
    bend = 0.034 * _noise(71, side, 3) + 0.012 * _noise(72, side, 8)
    wave = np.sin((y * 12 + x * 2.2 + bend * 26) * 2 * np.pi)
    ripples = 0.62 * np.tanh(1.6 * wave) + 0.25 * _noise(73, side, 6)
    grains = 0.10 * _noise(74, side, side) + 0.07 * _noise(75, side, side // 2)
    return _between("#a5834f", "#ecd3a0", 0.55 + 0.2 * ripples + grains)


_PATCHES = (
    *("#b3574f", "#d9a441", "#5e7f9b", "#7d9a63", "#efe3c8"),
    *("#8c6a92", "#c97f4a", "#4f8a8b", "#d9b7a0", "#6a5d7b"),
)


def _quilt(side: int) -> Floats:
    """Patches of many cloths, padded, with a stitched seam between them."""
    x, y = _places(side)
    count = 5
    rng = np.random.default_rng(83)
    colours = np.array([rgb(colour) for colour in _PATCHES], np.float32)
    picked = np.array([[(3 * i + 7 * j + rng.integers(3)) % len(_PATCHES) for j in range(count)] for i in range(count)])
    kind = rng.integers(0, 4, (count, count))
    i = np.minimum((y * count).astype(int), count - 1)
    j = np.minimum((x * count).astype(int), count - 1)
    patch, pattern = colours[picked[i, j]], kind[i, j]
    u, v = x * count - j, y * count - i
    stripes = np.tanh(5 * np.sin(2 * np.pi * 5 * u)) * np.ones_like(v)
    slanted = np.tanh(5 * np.sin(2 * np.pi * 4 * (u + v)))
    spots = np.tanh(9 * (np.cos(2 * np.pi * 4 * u) + np.cos(2 * np.pi * 4 * v) - 1.15))
    ornament = np.choose(pattern, [np.zeros_like(slanted), stripes, slanted, spots])
    weave = 0.03 * _noise(84, side, side // 3) + 0.04 * _noise(85, side, 24)
    cloth = patch * (0.86 + 0.1 * ornament + weave)[..., None] + 16 * np.clip(ornament, 0, 1)[..., None]
    edge = np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v))
    puff = 0.80 + 0.26 * (1 - np.exp(-edge / 0.10))
    puff -= 0.34 * np.exp(-((edge / 0.014) ** 2))
    run = np.where(np.minimum(u, 1 - u) < np.minimum(v, 1 - v), v, u)
    thread = np.exp(-(((edge - 0.055) / 0.012) ** 2)) * (np.sin(2 * np.pi * 7 * run) > -0.1)
    cloth = 0.8 * cloth + 0.2 * np.array(rgb("#b9a994"), np.float32)
    quilted: Floats = cloth * puff[..., None] * (1 - 0.5 * thread[..., None]) + 115 * thread[..., None]
    return quilted


def _linen(side: int) -> Floats:
    """Slubby threads up and across."""
    across = 0.55 * _noise(91, side, side // 3, 12) + 0.45 * _noise(92, side, side // 2, 30)
    down = 0.55 * _noise(93, side, 12, side // 3) + 0.45 * _noise(94, side, 30, side // 2)
    return _between("#a3927a", "#e6dac3", 0.6 + 0.1 * across + 0.1 * down + 0.05 * _noise(95, side, 6))


def _slate(side: int) -> Floats:
    """Split stone in thin, uneven leaves."""
    base = _noise(101, side, 4, 3) + 0.6 * _noise(102, side, 14, 7) + 0.4 * _noise(103, side, 44, 20)
    leaves = np.mod(base * 1.3, 1.0)
    steps = np.exp(-((leaves / 0.05) ** 2))
    level = 0.42 + 0.1 * base + 0.12 * leaves - 0.16 * steps + 0.05 * _noise(104, side, side // 2)
    return _between("#2c3640", "#76848f", level.astype(np.float32))


def _knit(dark: str, bright: str, side: int) -> Floats:
    """Stocking stitch: columns of plump Vs."""
    x, y = _places(side)
    columns, rows = 22, 26
    u = x * columns + 0.05 * _noise(111, side, 7)
    half = np.abs(np.mod(u, 1.0) - 0.5)  # 0 in the middle of a column of stitches
    v = np.mod(y * rows - 1.15 * half + 0.06 * _noise(112, side, 9), 1.0)
    plump = np.sqrt(np.clip(1 - ((v - 0.5) / 0.56) ** 2, 0, 1) * np.clip(1 - ((half - 0.25) / 0.27) ** 2, 0, 1))
    strands = 0.05 * np.sin(2 * np.pi * (v * 3 + half * 5))
    fuzz = 0.035 * _noise(113, side, side // 2) + 0.03 * _noise(114, side, 8)
    return _between(dark, bright, (0.06 + 0.86 * plump + strands * plump + fuzz).astype(np.float32))


def _cork(side: int) -> Floats:
    """Pressed crumbs, some of them dark."""
    crumbs = _noise(121, side, 90) + 0.8 * _noise(122, side, 150)
    dark = np.clip(_noise(123, side, 70) - 1.35, 0, 1)
    level = 0.56 + 0.1 * crumbs - 0.55 * dark + 0.05 * _noise(124, side, side // 2) + 0.05 * _noise(125, side, 6)
    return _between("#7c5432", "#dcb27c", level.astype(np.float32))


def _denim(side: int) -> Floats:
    """Blue twill with white showing through, and two seams of orange thread."""
    x, y = _places(side)
    twill = np.sin(2 * np.pi * (x * 62 + y * 62)) * 0.075
    worn = 0.07 * _noise(131, side, 4) + 0.05 * _noise(132, side, side // 2, 60) + 0.05 * _noise(133, side, side // 2)
    cloth = _between("#1e3557", "#7b9cc7", 0.36 + twill + worn)
    for middle in (0.655, 0.705):
        away = y - middle - 0.0016 * np.sin(2 * np.pi * 3 * x)
        stitch = np.exp(-((away / 0.0042) ** 2)) * np.clip(2.2 * np.sin(2 * np.pi * 26 * x) + 0.9, 0, 1)
        cloth = cloth * (1 - stitch[..., None]) + np.array(rgb("#e2954a"), np.float32) * stitch[..., None]
    fold = 1 - 0.3 * np.exp(-(((y - 0.728) / 0.004) ** 2)) + 0.1 * np.exp(-(((y - 0.735) / 0.005) ** 2))
    denim: Floats = cloth * fold[..., None]
    return denim


def _canvas(side: int) -> Floats:
    """A deck chair's canvas: broad stripes in sage and cream, thin ones between them, a coarse weave."""
    x, y = _places(side)
    at = np.mod(x * 5 + 0.012 * _noise(141, side, 9), 1.0)
    stripe = np.array([rgb(colour) for colour in ("#f6ecd2", "#84b39b", "#d98a5c", "#84b39b")], np.float32)
    edges = np.array([0.46, 0.80, 0.84], np.float32)
    colours = stripe[np.searchsorted(edges, at.ravel()).reshape(side, side)]
    weave = 0.05 * np.sin(2 * np.pi * 110 * y) * np.sin(2 * np.pi * 110 * x)
    folds = 0.05 * _noise(142, side, 2, 5) + 0.03 * _noise(143, side, side // 3)
    canvas: Floats = colours * (1.0 + weave + folds)[..., None]
    return canvas


_GROUNDS: Mapping[str, Callable[[int], Floats]] = MappingProxyType(
    {
        "oak": partial(_planks, "#7a4f28", "#d7a568", 5, 11),
        "walnut": partial(_planks, "#2e1c12", "#7d5335", 4, 21),
        "green felt": partial(_felt, "#17473a", "#3a8a68", 31),
        "plum felt": partial(_felt, "#431f3f", "#8a4a7c", 41),
        "blue gingham": partial(_gingham, "#4d7fb5", 51),
        "red gingham": partial(_gingham, "#c2504c", 61),
        "sand": _sand,
        "quilt": _quilt,
        "linen": _linen,
        "slate": _slate,
        "grey knit": partial(_knit, "#59626b", "#c3cad0"),
        "cork": _cork,
        "denim": _denim,
        "canvas": _canvas,
    }
)

NAMES: tuple[str, ...] = tuple(_GROUNDS)
"""All grounds. Their order decides which one a seed gets."""
