"""The moon clock: four quarters of one night, the one that is on in the middle."""

from functools import lru_cache
from math import cos, pi, sin

from images.core import shapes
from images.core.scene import Gradient, Item, Piece, Shape
from images.core.theme import fade
from images.games.lost_ones.theme import THEMES

QUARTERS = 4
_FACE = Gradient(0.36, 0.32, 0.75, 0, ((0.0, "#fffdf2"), (0.6, "#efe6cb"), (1.0, "#c9bb95")), radial=True)
_DARK = Gradient(0.36, 0.32, 0.8, 0, ((0.0, "#3a3f6c"), (1.0, "#171a38")), radial=True)
_SKY = Gradient(0.5, 0.4, 0.7, 0, ((0.0, "#2b3270"), (1.0, "#0a0c24")), radial=True)


@lru_cache(maxsize=16)
def clock(theme: str, side: int, phase: int) -> Piece:
    """Return the clock at a phase: 1 new, 2 waxing, 3 full, 4 waning; 5 (a house rule) the moon in eclipse."""
    tokens, middle, u = THEMES[theme], side / 2, side / 100
    drawn: list[Item] = [
        Shape(shapes.circle(middle, middle, 48 * u), fill=_SKY, stroke=tokens.frame, width=3 * u),
        Shape(shapes.circle(middle, middle, 27 * u), stroke=fade(tokens.frame, 0.6), width=1.2 * u),
    ]
    for star in range(2 * QUARTERS):
        angle = 2 * pi * (star + 0.5) / (2 * QUARTERS)
        points = shapes.star(middle + 37 * u * cos(angle), middle + 37 * u * sin(angle), 2.6 * u, 0.3, 4)
        drawn.append(Shape(shapes.polygon(points), fill="#f3f0ffc0"))
    for quarter in range(1, QUARTERS + 1):
        angle = 2 * pi * (quarter - 1) / QUARTERS - pi / 2
        x, y = middle + 37 * u * cos(angle), middle + 37 * u * sin(angle)
        drawn += _moon(x, y, 8.2 * u, quarter)
        if quarter == phase:
            drawn.append(Shape(shapes.circle(x, y, 10.4 * u), stroke="#ffd76a", width=2.6 * u))
    glow = Gradient(0.5, 0.5, 0.5, 0, ((0.0, "#fff0b0a0"), (0.6, "#fff0b050"), (1.0, "#fff0b000")), radial=True)
    drawn.append(Shape(shapes.circle(middle, middle, 26 * u), fill=glow))
    drawn += _moon(middle, middle, 20 * u, phase)
    return Piece(side, side, tuple(drawn))


def _moon(x: float, y: float, r: float, phase: int) -> list[Shape]:
    """Return a moon: dark, half lit on the right, full, half lit on the left, or covered but for its rim."""
    dark = Shape(shapes.circle(x, y, r), fill=_DARK, stroke="#8d93c4", width=max(1.0, 0.07 * r))
    if phase == 1:
        return [dark, Shape(_half(x, y, r, 1, 0.93), fill="#cfc9b2")]
    if phase == 2:
        return [dark, Shape(_half(x, y, r, 1, 0.0), fill=_FACE), *_seas(x, y, r, right=True)]
    if phase == 3:
        return [Shape(shapes.circle(x, y, r), fill=_FACE), *_seas(x, y, r, True), *_seas(x, y, r, False)]
    if phase == 4:
        return [dark, Shape(_half(x, y, r, -1, 0.0), fill=_FACE), *_seas(x, y, r, right=False)]
    return [dark, Shape(shapes.circle(x, y, r), stroke="#e0703a", width=max(1.5, 0.14 * r))]


def _half(x: float, y: float, r: float, side: int, dark: float) -> str:
    """Return the lit part: to the right (1) or left (-1), bounded by an ellipse of `dark` half width."""
    outer, inner = (1, 0) if side > 0 else (0, 1)
    return (
        f"M{x:.2f} {y - r:.2f}A{r:.2f} {r:.2f} 0 0 {outer} {x:.2f} {y + r:.2f}"
        f"A{max(0.01, dark * r):.2f} {r:.2f} 0 0 {inner} {x:.2f} {y - r:.2f}z"
    )


def _seas(x: float, y: float, r: float, right: bool) -> list[Shape]:
    spots = ((0.42, -0.30, 0.22), (0.30, 0.36, 0.17)) if right else ((-0.40, -0.10, 0.24), (-0.26, 0.46, 0.14))
    return [Shape(shapes.circle(x + a * r, y + b * r, c * r), fill="#b3a57c80") for a, b, c in spots]
