"""Small signs: a card's number, a seat's token, ticks, crowns, counts of cards."""

from functools import lru_cache

from images.core import shapes
from images.core.scene import Gradient, Item, Piece, Shadow, Shape, Sprite, Text
from images.core.theme import fade, mix
from images.games.finders_keepers.theme import READ, THEME, TOKENS, Outline

_SOFT = (Shadow(1, 3, 3, "#06000fa6"),)


@lru_cache(maxsize=256)
def number(words: str, side: int) -> Piece:
    """Return a card's number on a paper disc."""
    u, middle = side / 100, side / 2
    paper = Gradient(0.35, 0.3, 0.85, 0, ((0.0, "#ffffff"), (0.6, THEME.paper), (1.0, THEME.paper_shade)), radial=True)
    return Piece(
        side,
        side,
        (
            Shape(shapes.circle(middle, middle, 48 * u), fill=paper),
            Shape(shapes.circle(middle, middle, 43 * u), stroke=THEME.line, width=5 * u),
            Text(words, middle, middle + u, max(READ, 62 * u), THEME.title_ink, "title", fit=68 * u),
        ),
        _SOFT,
    )


@lru_cache(maxsize=256)
def token(seat: int, side: int, faded: bool = False) -> Piece:
    """Return a seat's token with its number, counted from 1."""
    sign, u, middle = TOKENS[seat], side / 100, side / 2
    colour, light = (mix(c, "#6b6275", 0.7) if faded else c for c in (sign.colour, sign.light))
    fill = Gradient(0.2, 0, 0.7, 1, ((0.0, light), (1.0, colour)))
    down = {"triangle": 8, "star": 3}.get(sign.outline, 1)
    size = max(READ, (46 if sign.outline in {"triangle", "star"} else 56) * u)
    return Piece(
        side,
        side,
        (
            Shape(_outline(sign.outline, middle, u), fill=fill, stroke=THEME.paper, width=5 * u),
            Text(str(seat + 1), middle, middle + down * u, size, sign.ink, "title"),
        ),
        _SOFT,
    )


def _outline(outline: Outline, middle: float, u: float) -> str:
    match outline:
        case "circle":
            return shapes.circle(middle, middle, 43 * u)
        case "square":
            return shapes.rounded(11 * u, 11 * u, 78 * u, 78 * u, 13 * u)
        case "triangle":
            return shapes.polygon(((50 * u, 4 * u), (97 * u, 88 * u), (3 * u, 88 * u)), 14 * u)
        case "diamond":
            return shapes.polygon(shapes.regular(middle, middle, 49 * u, 4), 12 * u)
        case "hexagon":
            return shapes.polygon(shapes.regular(middle, middle, 47 * u, 6), 8 * u)
        case "star":
            return shapes.polygon(shapes.star(middle, middle + 3 * u, 50 * u, 0.62), 6 * u)


@lru_cache(maxsize=32)
def tick(side: int) -> Piece:
    """Return the sign that a seat has handed in, or that something is right."""
    u = side / 100
    green = Gradient(0, 0, 0, 1, ((0.0, "#5fd07f"), (1.0, "#1f8f4a")))
    return Piece(
        side,
        side,
        (
            Shape(shapes.circle(50 * u, 50 * u, 43 * u), fill=green, stroke=THEME.paper, width=7 * u),
            Shape(shapes.line((29 * u, 52 * u), (44 * u, 68 * u), (72 * u, 34 * u)), stroke="#ffffff", width=12 * u),
        ),
        _SOFT,
    )


@lru_cache(maxsize=32)
def cross(side: int) -> Piece:
    """Return the sign that something is wrong."""
    u = side / 100
    red = Gradient(0, 0, 0, 1, ((0.0, "#f0707a"), (1.0, "#b3202f")))
    strokes = (shapes.line((33 * u, 33 * u), (67 * u, 67 * u)), shapes.line((67 * u, 33 * u), (33 * u, 67 * u)))
    return Piece(
        side,
        side,
        (
            Shape(shapes.circle(50 * u, 50 * u, 43 * u), fill=red, stroke=THEME.paper, width=7 * u),
            *(Shape(d, stroke="#ffffff", width=12 * u) for d in strokes),
        ),
        _SOFT,
    )


@lru_cache(maxsize=32)
def asleep(side: int) -> Piece:
    """Return the sign that a seat is away: a moon."""
    u = side / 100
    night = Gradient(0, 0, 0, 1, ((0.0, "#5c6a9a"), (1.0, "#2a3057")))
    moon = f"M{62 * u:.1f} {24 * u:.1f}a{28 * u:.1f} {28 * u:.1f} 0 1 0 {14 * u:.1f} {40 * u:.1f}"
    moon += f"a{26 * u:.1f} {26 * u:.1f} 0 0 1 {-14 * u:.1f} {-40 * u:.1f}z"
    return Piece(
        side,
        side,
        (
            Shape(shapes.circle(50 * u, 50 * u, 43 * u), fill=night, stroke=THEME.paper, width=7 * u),
            Shape(moon, fill="#ffe9a8"),
        ),
        _SOFT,
    )


@lru_cache(maxsize=32)
def crown(side: int) -> Piece:
    """Return a winner's crown."""
    return Piece(side, side, (Sprite("crown", side / 2, side / 2, 0.94 * side, 0, THEME.thing_shadows),))


def cards_left(left: int, total: int, x: float, y: float, width: float, height: float) -> tuple[Item, ...]:
    """Return one small card per dealt card, those still to be collected as paper, the others golden and sunk."""
    step = width / max(1, total)
    wide, high = 0.78 * step, height
    gold = Gradient(0, 0, 0, 1, ((0.0, "#ffe79a"), (1.0, THEME.found)))
    drawn: list[Item] = []
    for place in range(total):
        outline = shapes.rounded(x + place * step + 0.11 * step, y - high / 2, wide, high, 0.22 * wide)
        if place < total - left:
            drawn.append(Shape(outline, fill=gold, stroke=THEME.found_dark, width=2))
        else:
            drawn.append(Shape(outline, fill="#00000059", stroke=fade(THEME.paper, 0.55), width=2.5))
    return tuple(drawn)


@lru_cache(maxsize=16)
def kept(side: int) -> Piece:
    """Return the sign for collected cards: a golden card upon another."""
    u = side / 100
    gold = Gradient(0, 0, 0.4, 1, ((0.0, "#ffe79a"), (1.0, THEME.found)))
    outlines = (
        shapes.rounded(22 * u, 6 * u, 70 * u, 70 * u, 12 * u),
        shapes.rounded(8 * u, 22 * u, 70 * u, 70 * u, 12 * u),
    )
    return Piece(side, side, tuple(Shape(d, fill=gold, stroke=THEME.found_dark, width=4 * u) for d in outlines), _SOFT)


@lru_cache(maxsize=16)
def card_back(side: int) -> Piece:
    """Return a Keep Me card face down."""
    u = side / 100
    cloth = Gradient(0, 0, 0.4, 1, ((0.0, "#3f7f86"), (0.5, "#275a66"), (1.0, "#153643")))
    dots = tuple(
        Shape(shapes.circle(x * u, y * u, 8 * u), fill=colour)
        for x, y, colour in (
            (32, 34, "#e0473e"),
            (66, 30, "#ffd02b"),
            (50, 54, "#f4efe2"),
            (30, 70, "#8a52b8"),
            (70, 70, "#39b3b0"),
        )
    )
    return Piece(
        side,
        side,
        (
            Shape(shapes.rounded(1, 1, side - 2, side - 2, 12 * u), fill=THEME.paper),
            Shape(shapes.rounded(7 * u, 7 * u, 86 * u, 86 * u, 8 * u), fill=cloth),
            *dots,
        ),
        _SOFT,
    )


@lru_cache(maxsize=128)
def points(words: str, side: int) -> Piece:
    """Return a number of points on a golden disc."""
    gold = Gradient(0.35, 0.3, 0.85, 0, ((0.0, "#fff1bd"), (0.5, THEME.found), (1.0, "#dd9a1b")), radial=True)
    disc = Shape(shapes.circle(side / 2, side / 2, 0.46 * side), fill=gold, stroke=THEME.found_dark, width=0.04 * side)
    text = Text(words, side / 2, side / 2 + 1, 0.58 * side, "#4d3203", "title", fit=0.74 * side)
    return Piece(side, side, (disc, text), _SOFT)
