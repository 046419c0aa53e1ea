"""The tokens of Lost & Found: dark teal felt, maroon luggage-label backs, cream faces; light from the upper left."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from images.core.scene import Ground, Shadow
from images.core.theme import Theme

Outline = Literal["circle", "square", "triangle", "diamond", "hexagon"]


@dataclass(frozen=True, slots=True)
class Kind:
    """An item: its sprite and its badge. Shape, letter and colour each tell it apart."""

    sprite: str
    letter: str
    outline: Outline
    colour: str
    light: str
    ink: str
    size: float  # of the sprite's longer side, in cards


@dataclass(frozen=True, slots=True)
class LostAndFoundTheme(Theme):
    """The game's own tokens beside the common ones. `glow` is the light round what just happened."""

    back_light: str
    back: str
    back_dark: str
    back_ink: str
    label: str
    label_shade: str
    glow: str
    glow_shadows: tuple[Shadow, ...]
    calm_shadows: tuple[Shadow, ...]
    strip: str
    spot: str
    star: str
    star_dark: str
    stray: str
    hint_paper: str
    hint_paper_shade: str


THEME = LostAndFoundTheme(
    ground=Ground("felt", bright="#2b6d6f", dark="#0c2429", light_x=0.4, light_y=0.34),
    ink="#4a3a2c",
    ink_on_ground="#fdf3dc",
    paper="#fffaf0",
    paper_shade="#f1e6cf",
    line="#e3bd6a",
    accent="#ffd166",
    card_shadows=(Shadow(3, 9, 9, "#00100fa6"), Shadow(1, 2, 2, "#00100f80")),
    thing_shadows=(Shadow(2, 5, 4, "#3a250f73"),),
    text_shadow=Shadow(1, 3, 2.5, "#000d0d99"),
    back_light="#c24a5c",
    back="#a03247",
    back_dark="#7a1d35",
    back_ink="#6d1a30",
    label="#fff6e3",
    label_shade="#efdfbf",
    glow="#ffdf8e",
    glow_shadows=(
        Shadow(3, 9, 9, "#00100fa6"),
        Shadow(0, 0, 13, "#ffd166ff", 1.7),
        Shadow(0, 0, 4, "#ffe9b0ff", 2.4),
    ),
    calm_shadows=(Shadow(3, 9, 9, "#00100fa6"), Shadow(0, 0, 4, "#ffe9b0ff", 2.2)),
    strip="#06191d8c",
    spot="#06191d4d",
    star="#ffcf4a",
    star_dark="#c7860d",
    stray="#d7263d",
    hint_paper="#fff3cf",
    hint_paper_shade="#f3dc9c",
)

KINDS: Mapping[int, Kind] = MappingProxyType(
    dict(
        enumerate(
            (
                Kind("glasses", "G", "circle", "#0a66ad", "#2f8fd6", "#ffffff", 0.8),
                Kind("phone", "P", "square", "#b94710", "#d05c22", "#ffffff", 0.62),
                Kind("keys", "K", "triangle", "#eeb012", "#ffd34d", "#33270a", 0.65),
                Kind("socks", "S", "diamond", "#d683b2", "#eba9cd", "#3a1029", 0.65),
                Kind("wallet", "W", "hexagon", "#0b7757", "#17946f", "#ffffff", 0.64),
            )
        )
    )
)
"""By item number, in the order of `engine.games.lost_and_found.options.ITEMS`."""

WIDTH = 960
"""Pixels of every picture's width. At most 1,400 high."""

HEIGHT = 1400

READ = 38
"""Size of the smallest text that must be read: 3.9 % of the width, rounded up."""
