"""Small marks: an item's badge, and the stickers that tell what happened to a card."""

import math
from functools import lru_cache

from images.core import shapes
from images.core.scene import Gradient, Piece, Shadow, Shape, Text
from images.core.theme import fade
from images.games.lost_and_found.theme import KINDS, THEME, Outline

_STICKER_SHADOWS = (Shadow(1, 3, 3, "#1c0f0480"),)
_SLOPE: dict[Outline, float] = {"circle": 1.0, "square": 0.94, "triangle": 1.3, "diamond": 1.2, "hexagon": 1.12}


@lru_cache(maxsize=256)
def badge(item: int, letter: float) -> Piece:
    """Return an item's badge: shape, colour, and its letter at `letter` pixels; square, see `badge_side`."""
    kind, side = KINDS[item], badge_side(letter)
    middle = side / 2
    radius = 0.69 * letter * _SLOPE[kind.outline]
    outline = _outline(kind.outline, middle, radius)
    colours = Gradient(0, 0, 0, 1, ((0.0, kind.light), (1.0, kind.colour)))
    drop = 0.2 * radius if kind.outline == "triangle" else 0.0
    return Piece(
        side,
        side,
        (
            Shape(outline, stroke=THEME.paper, width=0.2 * letter),
            Shape(outline, fill=colours, stroke=kind.colour, width=0.04 * letter),
            Text(kind.letter, middle, middle + drop, letter, kind.ink, "title"),
        ),
        _STICKER_SHADOWS,
    )


def badge_side(letter: float) -> int:
    """Return the side of a badge with a letter of so many pixels."""
    return math.ceil(2.05 * letter)


def badge_reach(item: int, letter: float) -> float:
    """Return how far a badge's rim reaches from its middle."""
    return (0.69 * _SLOPE[KINDS[item].outline] + 0.1) * letter + 1


def _outline(outline: Outline, middle: float, radius: float) -> str:
    if outline == "circle":
        return shapes.circle(middle, middle, radius)
    if outline == "square":
        return shapes.rounded(middle - radius, middle - radius, 2 * radius, 2 * radius, 0.28 * radius)
    if outline == "triangle":
        return shapes.polygon(shapes.regular(middle, middle + 0.14 * radius, radius, 3), 0.24 * radius)
    if outline == "diamond":
        return shapes.polygon(shapes.regular(middle, middle, radius, 4), 0.2 * radius)
    return shapes.polygon(shapes.regular(middle, middle, radius, 6, 30), 0.16 * radius)


@lru_cache(maxsize=64)
def eye(side: int) -> Piece:
    """Return the sticker of a card that is or was looked at."""
    u = side / 100
    lid = f"M{16 * u:.2f} {50 * u:.2f}Q{50 * u:.2f} {14 * u:.2f} {84 * u:.2f} {50 * u:.2f}"
    lower = f"Q{50 * u:.2f} {86 * u:.2f} {16 * u:.2f} {50 * u:.2f}z"
    return _sticker(
        side,
        Shape(lid + lower, fill="#ffffff", stroke=THEME.ink, width=7 * u),
        Shape(shapes.circle(50 * u, 50 * u, 15 * u), fill="#2a6d74"),
        Shape(shapes.circle(50 * u, 50 * u, 7.5 * u), fill="#12282c"),
        Shape(shapes.circle(45 * u, 44 * u, 4.5 * u), fill="#ffffff"),
    )


@lru_cache(maxsize=64)
def swap(side: int) -> Piece:
    """Return the sticker of two cards that changed places."""
    u = side / 100
    upper = shapes.polygon(_arrow(22 * u, 36 * u, 78 * u, u), 2 * u)
    lower = shapes.polygon(_arrow(78 * u, 64 * u, 22 * u, u), 2 * u)
    return _sticker(side, Shape(upper, fill=THEME.back_dark), Shape(lower, fill="#1d6b70"))


def _arrow(tail: float, y: float, tip: float, u: float) -> tuple[shapes.Point, ...]:
    """Return a level arrow's corners."""
    way = 1 if tip > tail else -1
    neck = tip - way * 24 * u
    return (
        (tail, y - 6 * u), (neck, y - 6 * u), (neck, y - 17 * u), (tip, y),
        (neck, y + 17 * u), (neck, y + 6 * u), (tail, y + 6 * u),
    )  # fmt: skip


@lru_cache(maxsize=64)
def bulb(side: int) -> Piece:
    """Return the sticker of a hint."""
    u = side / 100
    glass = (
        f"M{38 * u:.2f} {66 * u:.2f}Q{38 * u:.2f} {58 * u:.2f} {32 * u:.2f} {51 * u:.2f}"
        f"A{22 * u:.2f} {22 * u:.2f} 0 1 1 {68 * u:.2f} {51 * u:.2f}"
        f"Q{62 * u:.2f} {58 * u:.2f} {62 * u:.2f} {66 * u:.2f}z"
    )
    shine = Gradient(0.4, 0.35, 0.75, 0, ((0.0, "#fffbe0"), (0.5, "#ffd94f"), (1.0, "#eea20c")), radial=True)
    return _sticker(
        side,
        Shape(glass, fill=shine, stroke="#8a5a06", width=4.5 * u),
        Shape(shapes.rounded(39 * u, 69 * u, 22 * u, 7 * u, 3 * u), fill="#6b6257"),
        Shape(shapes.rounded(42 * u, 78 * u, 16 * u, 6 * u, 3 * u), fill="#6b6257"),
    )


def _sticker(side: int, *drawn: Shape) -> Piece:
    u = side / 100
    paper = Gradient(0, 0, 0, 1, ((0.0, "#ffffff"), (1.0, THEME.label_shade)))
    disc = Shape(shapes.circle(50 * u, 50 * u, 46 * u), fill=paper, stroke=THEME.line, width=5 * u)
    return Piece(side, side, (disc, *drawn), _STICKER_SHADOWS)


@lru_cache(maxsize=128)
def pointer(item: int, side: int, down: int, right: int) -> Piece:
    """Return a small arrow head in an item's colour that points down (1) or up (-1), or right (1) or left (-1)."""
    middle, kind = side / 2, KINDS[item]
    turn = {(1, 0): 180.0, (-1, 0): 0.0, (0, 1): 90.0, (0, -1): 270.0}[down, right]
    corners = shapes.regular(middle, middle, 0.46 * side, 3, turn)
    head = Shape(shapes.polygon(corners, 0.1 * side), fill=kind.light, stroke=THEME.paper, width=max(1.5, 0.1 * side))
    return Piece(side, side, (head,), (Shadow(1, 2, 2, "#00100f99"),))


@lru_cache(maxsize=64)
def star(side: int, words: str = "", size: float = 0.0) -> Piece:
    """Return a gold star, with a number on it if `words` are given."""
    middle, radius = side / 2, 0.47 * side
    corners = shapes.star(middle, middle + 0.03 * side, radius, 0.56)
    gold = Gradient(0.38, 0.3, 0.8, 0, ((0.0, "#fff3bf"), (0.45, THEME.star), (1.0, "#e79a12")), radial=True)
    rim = Shape(shapes.polygon(corners, 0.1 * side), fill=gold, stroke=THEME.star_dark, width=0.035 * side)
    shine = Shape(
        shapes.polygon(shapes.star(middle, middle + 0.03 * side, 0.8 * radius, 0.56), 0.08 * side),
        stroke=fade("#fffbe6", 0.75),
        width=0.02 * side,
    )
    number = (Text(words, middle, middle + 0.06 * side, size, "#4d3203", "title", fit=0.5 * side),) if words else ()
    return Piece(side, side, (rim, shine, *number), (Shadow(1, 3, 3, "#1c0f0499"),))


@lru_cache(maxsize=64)
def stray(side: int) -> Piece:
    """Return the sticker of a card that is apart from its group: a cross."""
    u = side / 100
    red = Gradient(0, 0, 0, 1, ((0.0, "#f0566a"), (1.0, THEME.stray)))
    return Piece(
        side,
        side,
        (
            Shape(shapes.circle(50 * u, 50 * u, 44 * u), fill=red, stroke=THEME.paper, width=8 * u),
            Shape(shapes.line((34 * u, 34 * u), (66 * u, 66 * u)), stroke="#ffffff", width=13 * u),
            Shape(shapes.line((66 * u, 34 * u), (34 * u, 66 * u)), stroke="#ffffff", width=13 * u),
        ),
        _STICKER_SHADOWS,
    )
