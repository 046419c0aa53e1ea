"""Where a page's things stand in its picture: the first large and to one side, the others about it, some in the air."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

FLYING = frozenset("🐦🦇🕊🦋🌬🪁❄🫧")
"""What hangs in the air."""

DARK_MOON = "🌑"

LIGHTS: Mapping[str, tuple[float, float, str]] = MappingProxyType(
    {
        **dict.fromkeys("🔥🌋", (0.45, 1.1, "#ff9a3a")),
        **dict.fromkeys("🕯🪔", (0.80, 1.0, "#ffb04a")),
        "🏮": (0.5, 1.1, "#ff9a3a"),
        "hollows tree": (0.16, 0.42, "#ffd97a"),
        "keyhole sapling": (0.45, 0.45, "#ffe9a0"),
    }
)
"""What shines by itself: how far up (of its height), how far round (of its size), in which colour."""

TALL = frozenset(("hollows tree", "keyhole sapling", *"🌳🌲🌴🏠🏘🏡⛪🎪⛺🌋🎠"))
"""What is larger than a person: it stands back, and is large all the same."""

SMALL = frozenset("🐜🧷🔑🗝🪙🥚🫐🌰🧵🪡🎀🐚🍄🐌🐾🥄🏷💧👓🍀🖋🧶☕")
"""What lies in a hand."""


@dataclass(frozen=True, slots=True)
class Item:
    """A drawing with its feet's middle at (x, y) and its longer side `size` pixels; what flies has its middle there."""

    name: str
    x: float
    y: float
    size: float
    flip: bool = False
    lean: float = 0.0
    main: bool = False
    flies: bool = False
    scenery: bool = False


_SLOTS = ((0.68, 0.82, 0.40), (0.50, 0.91, 0.27), (0.84, 0.90, 0.29))
"""Of the second to fourth thing: how far across (from the main thing's side), how far down, how large."""


def arranged(names: Sequence[str], left: bool, width: int, height: int, rng: np.random.Generator) -> list[Item]:
    """Return the things of a picture; `left`: the first stands on the left."""
    out: list[Item] = []
    for i, name in enumerate(names[: 1 + len(_SLOTS)]):
        across, down, size = (0.30, 0.89, 0.54) if i == 0 else _SLOTS[i - 1]
        across += rng.uniform(-0.03, 0.03)
        down += rng.uniform(-0.015, 0.015)
        size *= 1.22 if name in TALL else 0.80 if name in SMALL and i else 0.86 if name in SMALL else 1.0
        if name in TALL and i:
            down = 0.70
        x = (across if left else 1 - across) * width
        if name in FLYING:
            y = (0.42 if i == 0 else 0.30 + 0.07 * i) * height
            out.append(Item(name, x, y, 0.8 * size * height, False, flies=True, main=i == 0))
        else:
            out.append(Item(name, x, down * height, size * height, bool(rng.integers(2)) and i > 0, main=i == 0))
    return out
