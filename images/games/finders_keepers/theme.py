"""The tokens of Finders Keepers: plum felt, cream paper with a crimson line, gold; light from the upper left."""

from dataclasses import dataclass
from typing import Literal

from images.core.scene import Ground, Shadow
from images.core.theme import Theme

Outline = Literal["circle", "square", "triangle", "diamond", "hexagon", "star"]


@dataclass(frozen=True, slots=True)
class Token:
    """A seat's sign: number, shape and colour each tell it apart."""

    outline: Outline
    colour: str
    light: str
    ink: str


@dataclass(frozen=True, slots=True)
class FindersKeepersTheme(Theme):
    """The game's own tokens beside the common ones."""

    title_ink: str
    strip: str
    bar: str
    found: str
    found_dark: str
    ring: str
    ring_dark: str
    back: str
    back_dark: str


THEME = FindersKeepersTheme(
    ground=Ground("felt", bright="#573a80", dark="#150a26", light_x=0.4, light_y=0.3),
    ink="#4a2230",
    ink_on_ground="#fdf3dc",
    paper="#fffaf0",
    paper_shade="#f0e3c8",
    line="#a8324a",
    accent="#ffd166",
    card_shadows=(Shadow(3, 8, 9, "#06000fb0"), Shadow(1, 2, 2, "#06000f80")),
    thing_shadows=(Shadow(3, 6, 6, "#3a250f80"), Shadow(1, 2, 2, "#3a250f66")),
    text_shadow=Shadow(1, 3, 2.5, "#0b0016a6"),
    title_ink="#7c1730",
    strip="#1005209c",
    bar="#0d041ab0",
    found="#ffcf4a",
    found_dark="#c7860d",
    ring="#ffe14a",
    ring_dark="#7c1730",
    back="#8f2a45",
    back_dark="#581228",
)

TOKENS: tuple[Token, ...] = (
    Token("circle", "#0a66ad", "#3f9be0", "#ffffff"),
    Token("square", "#b94710", "#e0702f", "#ffffff"),
    Token("triangle", "#eeb012", "#ffd75c", "#33270a"),
    Token("diamond", "#d683b2", "#f0b3d6", "#3a1029"),
    Token("hexagon", "#0b7757", "#22a27b", "#ffffff"),
    Token("star", "#8fb8d6", "#c6e0f2", "#12293d"),
)
"""By seat."""

WIDTH = 960
"""Pixels of every picture's width."""

READ = 38
"""Size of the smallest text that must be read: 3.9 % of the width, rounded up."""
