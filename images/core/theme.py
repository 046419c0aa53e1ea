"""Colour arithmetic and the tokens that every game's theme has."""

from dataclasses import dataclass

from images.core.scene import Ground, Shadow

LEAST_TEXT = 0.039
"""The smallest text that must be read, as a fraction of the picture's width: 14 px on a phone 360 px wide."""

LEAST_CONTRAST = 4.5
"""Of text to what it stands on (WCAG 2.2, 1.4.3)."""


@dataclass(frozen=True, slots=True)
class Theme:
    """What any game's pictures need: ground, light and dark ink, paper, line and accent, shadows."""

    ground: Ground
    ink: str
    ink_on_ground: str
    paper: str
    paper_shade: str
    line: str
    accent: str
    card_shadows: tuple[Shadow, ...]
    thing_shadows: tuple[Shadow, ...]
    text_shadow: Shadow


def rgb(colour: str) -> tuple[int, int, int]:
    """Return "#rrggbb" (an opacity is left out) as three numbers 0 … 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def rgba(colour: str) -> tuple[int, int, int, int]:
    """Return "#rrggbb" or "#rrggbbaa" as four numbers 0 … 255."""
    return (*rgb(colour), int(colour[7:] or "ff", 16))


def mix(a: str, b: str, part: float) -> str:
    """Return the colour `part` (0 … 1) of the way from `a` to `b`, opaque."""
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(rgb(a), rgb(b), strict=True))


def fade(colour: str, opacity: float) -> str:
    """Return the colour with an opacity of 0 … 1."""
    return f"{colour[:7]}{round(opacity * 255):02x}"


def luminance(colour: str) -> float:
    """Return the relative luminance, 0 … 1 (WCAG 2.2)."""
    parts = [c / 255 for c in rgb(colour)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """Return the contrast ratio of two opaque colours, 1 … 21 (WCAG 2.2)."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
