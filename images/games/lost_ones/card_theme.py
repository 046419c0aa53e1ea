"""The tokens of the cards: a deep blue card with golden lines and, for parchment, a cream one with brown lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.games.lost_ones.effects import Ability
from images.core.scene import Shadow


@dataclass(frozen=True, slots=True)
class Hue:
    """Colours of one kind of card: of its band, of the light in its picture, of the night in it."""

    band: str
    light: str
    deep: str


ABILITY_HUES: Mapping[Ability, Hue] = MappingProxyType(
    {
        "search": Hue("#0a66a0", "#5cb8f0", "#0d1b3c"),
        "solve": Hue("#93406f", "#e79ac6", "#2a1233"),
        "talk": Hue("#955f00", "#f2b840", "#2e1c14"),
        "evade": Hue("#007556", "#4fd0a6", "#08272c"),
        "challenge": Hue("#ad4200", "#ff9a5c", "#33120f"),
    }
)
BOON_HUE = Hue("#7a5c12", "#ffd27a", "#2a1b12")
BANE_HUE = Hue("#48597c", "#b3c6e6", "#141a2e")
FREE_HUE = Hue("#4a4580", "#b3a8f0", "#17142f")


@dataclass(frozen=True, slots=True)
class CardTheme:
    """What cards need beside the game's tokens. `veil` lies over what is used up."""

    name: str
    bright: str
    dark: str
    edge: str
    line: str
    fine: str
    title: str
    rule: str
    flavour: str
    number: str
    number_ink: str
    veil: str
    cold: str
    shadows: tuple[Shadow, ...]
    title_shadow: Shadow


MOONLIT = CardTheme(
    name="moonlit",
    bright="#211f3c",
    dark="#131225",
    edge="#07070f",
    line="#d8b066",
    fine="#d8b06680",
    title="#fff8e8",
    rule="#ffe9b0",
    flavour="#d9d3ea",
    number="#fdf3d8",
    number_ink="#3a2412",
    veil="#0a0c1c8c",
    cold="#9db4da",
    shadows=(Shadow(2, 6, 7, "#00000fb8"),),
    title_shadow=Shadow(0, 2, 2, "#00000fb0"),
)
PARCHMENT = CardTheme(
    name="parchment",
    bright="#fdf4dd",
    dark="#eedeb8",
    edge="#7a5526",
    line="#a9782f",
    fine="#a9782f80",
    title="#fffaf0",
    rule="#6a2f0c",
    flavour="#4a3520",
    number="#fff8e6",
    number_ink="#4a2c10",
    veil="#e8d9b49c",
    cold="#5a7090",
    shadows=(Shadow(2, 5, 6, "#2a180880"),),
    title_shadow=Shadow(0, 1, 1.5, "#1a0c0490"),
)
CARD_THEMES: Mapping[str, CardTheme] = MappingProxyType({theme.name: theme for theme in (MOONLIT, PARCHMENT)})
