"""The tokens of Lost Ones: a moonlit storybook and, from the same drawings, a map on parchment."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from images.core.scene import Ground, Shadow
from images.core.theme import Theme

WIDTH = 1120
"""Pixels of every picture's width."""

READ = 44
"""Size of the smallest text that must be read: 3.9 % of the width, rounded up."""


@dataclass(frozen=True, slots=True)
class HeroToken:
    """A character's sign: a letter and a colour (Okabe and Ito's, for every kind of eyesight)."""

    letter: str
    colour: str
    light: str
    ink: str


HEROES: tuple[HeroToken, ...] = (
    HeroToken("A", "#0072b2", "#56b4e9", "#ffffff"),
    HeroToken("B", "#b84e00", "#f28c3a", "#ffffff"),
    HeroToken("C", "#007a59", "#37c79a", "#ffffff"),
    HeroToken("D", "#d884b4", "#f5bcd9", "#3a1029"),
)
"""By number of the hero."""


@dataclass(frozen=True, slots=True)
class LostOnesTheme(Theme):
    """The game's own tokens beside the common ones.

    `night` is what the land is multiplied by far from every light, `lantern` what is added near one. `wash`
    of the paper shows through it. `mist` runs from the dark to the bright parts of what nobody has seen.
    """

    name: str
    night: str
    lantern: str
    wash: float
    mist: tuple[str, str]
    star: str
    crescent: str
    frame: str
    rim_ink: str
    strip: str
    plate: str
    plate_line: str
    plate_ink: str
    mist_ink: str
    stone: tuple[str, str]
    seam: str
    figure_edge: Shadow
    turn_edge: Shadow
    turn_glow: str
    sign_shadows: tuple[Shadow, ...]


MOONLIT = LostOnesTheme(
    name="moonlit",
    ground=Ground("felt", bright="#23254a", dark="#0b0b1c", light_x=0.5, light_y=0.35),
    ink="#2a2038",
    ink_on_ground="#f4e6c0",
    paper="#fbf3de",
    paper_shade="#e2d3b0",
    line="#8a6a2c",
    accent="#f0cf86",
    card_shadows=(Shadow(2, 5, 6, "#00000fb0"),),
    thing_shadows=(Shadow(2, 4, 4, "#00000f90"),),
    text_shadow=Shadow(0, 2, 2.5, "#00000fc8"),
    night="#b2b8d8",
    lantern="#34240e",
    wash=0.0,
    mist=("#14173c", "#3f4688"),
    star="#f3f0ff",
    crescent="#5d649c",
    frame="#c9a45a",
    rim_ink="#f0d9a0",
    strip="#0b0d22b8",
    plate="#12142ce6",
    plate_line="#d8b66a",
    plate_ink="#fff1cc",
    mist_ink="#e8dcff",
    stone=("#8d8578", "#e6dcc6"),
    seam="#05081e4d",
    figure_edge=Shadow(0, 0, 1.5, "#fff2d2f0", 5.0),
    turn_edge=Shadow(0, 0, 4.5, "#ffd24ae8", 3.2),
    turn_glow="#ffe08a",
    sign_shadows=(Shadow(1, 3, 3, "#00000fa6"),),
)

PARCHMENT = LostOnesTheme(
    name="parchment",
    ground=Ground("felt", bright="#dcc79c", dark="#b0915c", light_x=0.45, light_y=0.35),
    ink="#3b2812",
    ink_on_ground="#3b2812",
    paper="#fdf6e3",
    paper_shade="#e8d8b4",
    line="#8a5f24",
    accent="#5c3a10",
    card_shadows=(Shadow(2, 4, 5, "#3a250f80"),),
    thing_shadows=(Shadow(2, 4, 4, "#3a250f70"),),
    text_shadow=Shadow(0, 1, 1.5, "#fff4d880"),
    night="#f6ecd8",
    lantern="#1c1406",
    wash=0.16,
    mist=("#c4a873", "#e3cfa2"),
    star="#8a6c3c",
    crescent="#a98a55",
    frame="#7a5526",
    rim_ink="#3f250a",
    strip="#fff4d6a8",
    plate="#fff6dff0",
    plate_line="#8a5f24",
    plate_ink="#3b2812",
    mist_ink="#4d3210",
    stone=("#97886f", "#f4ead2"),
    seam="#3a250f40",
    figure_edge=Shadow(0, 0, 1.5, "#fffaf0f0", 5.0),
    turn_edge=Shadow(0, 0, 4.5, "#ffb400e8", 3.2),
    turn_glow="#ffcf3a",
    sign_shadows=(Shadow(1, 3, 3, "#3a250f90"),),
)

THEMES: Mapping[str, LostOnesTheme] = MappingProxyType({theme.name: theme for theme in (MOONLIT, PARCHMENT)})
"""By the option's value."""
