"""Find Me tiles: one object, large, and its name."""

import math
from functools import lru_cache

from PIL import Image

from engine.core.messages import message
from engine.games.finders_keepers.objects import FIND_ME
from images.core import shapes
from images.core.fonts import font
from images.core.painter import Say
from images.core.scene import Generated, Gradient, Item, Piece, Place, Shadow, Shape, Sprite, Text
from images.core.sprites import SIDE, large
from images.core.theme import fade
from images.games.finders_keepers.theme import READ, THEME
from images.games.finders_keepers.things import sprite


def name(tile: int, say: Say) -> str:
    """Return a tile's object in words, as it stands on the tile."""
    return say(message("fk-object", object=FIND_ME[tile])).upper()


def tile(number: int, say: Say, side: int, glowing: bool = False) -> Piece:
    """Return a tile with its name, at least LEAST pixels wide."""
    return _tile(number, name(number, say), side, glowing)


LEAST = 280
"""Pixels of the side of a tile whose name can be read on a phone."""

_LINE = 12  # letters of a line


@lru_cache(maxsize=128)
def _tile(number: int, words: str, side: int, glowing: bool) -> Piece:
    lines = _lines(words)
    size = max(READ, 0.125 * side) if len(lines) == 1 else max(READ, 0.105 * side)
    shadows = _GLOWING if glowing else THEME.card_shadows
    step = 0.98 * size
    room = side - 0.5 * size - step * len(lines) - 0.2 * side
    low = side - 0.08 * side - size / 2
    texts = (
        Text(line, side / 2, low - step * (len(lines) - 1 - i), size, THEME.title_ink, "title", fit=0.86 * side)
        for i, line in enumerate(lines)
    )
    return Piece(
        side, side, (*_paper(side), thing(number, side / 2, 0.1 * side + room / 2, 0.96 * room), *texts), shadows
    )


def _lines(words: str) -> tuple[str, ...]:
    """Return a name as one line, or as two where it is long and can be parted."""
    before, space, after = words.rpartition(" ")
    return (before, after) if space and len(words) > _LINE else (words,)


_GLOWING = (*THEME.card_shadows, Shadow(0, 0, 14, "#ffd166ff", 1.6), Shadow(0, 0, 4, "#ffe9b0ff", 2.2))


@lru_cache(maxsize=256)
def small(number: int, side: int) -> Piece:
    """Return a tile without its name."""
    return Piece(side, side, (*_paper(side), thing(number, side / 2, side / 2, 0.74 * side)), THEME.card_shadows[1:])


def captioned(number: int, say: Say, side: int, width: int) -> Piece:
    """Return a small tile in the middle of `width` pixels, with its name below in one or two lines."""
    return _captioned(number, say(message("fk-object-parted", object=FIND_ME[number])), side, width)


SOFT_HYPHEN = "\u00ad"

CAPTION = 2 * READ
"""Pixels that the name below a small tile takes."""


@lru_cache(maxsize=256)
def _captioned(number: int, words: str, side: int, width: int) -> Piece:
    lines = _caption(words, width - 6)
    step = 0.92 * READ
    middle = side + 4 + CAPTION / 2 - step * (len(lines) - 1) / 2
    texts = (
        Text(line, width / 2, middle + i * step, READ, THEME.ink_on_ground, "title", fit=width - 6)
        for i, line in enumerate(lines)
    )
    return Piece(width, side + 6 + CAPTION, (Place(small(number, side), (width - side) // 2, 0), *texts))


def _caption(words: str, width: int) -> list[str]:
    """Return a name in two lines at its space, or at a soft hyphen if it would be wider than `width` pixels."""
    before, space, after = words.partition(" ")
    whole = before.replace(SOFT_HYPHEN, "")
    if space or SOFT_HYPHEN not in words or font("title", READ, 600).getlength(whole) <= width:
        return [whole, after] if space else [whole]
    first, _, last = words.partition(SOFT_HYPHEN)
    return [f"{first}-", last]


def _paper(side: int) -> tuple[Shape, ...]:
    u = side / 300
    sheet = Gradient(0.1, 0, 0.6, 1, ((0.0, THEME.paper), (1.0, THEME.paper_shade)))
    glow = Gradient(0.42, 0.38, 0.6, 0, ((0.0, "#ffffffd9"), (1.0, "#ffffff00")), radial=True)
    inset = max(5.0, 10 * u)
    inner = shapes.rounded(inset, inset, side - 2 * inset, side - 2 * inset, 18 * u)
    return (
        Shape(shapes.rounded(0.5, 0.5, side - 1, side - 1, 26 * u), fill=sheet),
        Shape(inner, fill=glow, stroke=THEME.line, width=max(2.0, 4 * u)),
    )


def thing(number: int, x: float, y: float, size: float) -> Item:
    """Return an object standing upright with its shadow, its longer side `size`, its middle at (x, y)."""
    drawing = sprite(FIND_ME[number])
    if size <= SIDE:
        return Sprite(drawing, x, y, size, 0, _under(size))
    room = math.ceil(size)
    return Place(upright(drawing, room), round(x - room / 2), round(y - room / 2))


def _under(size: float) -> tuple[Shadow, ...]:
    u = max(0.4, size / 200)
    return tuple(Shadow(s.dx * u, s.dy * u, s.blur * u, s.colour) for s in THEME.thing_shadows)


@lru_cache(maxsize=64)
def upright(drawing: str, side: int) -> Piece:
    """Return a drawing larger than the usual ones, with its shadow, in the middle of a square."""
    return Piece(side, side, (Place(Generated(side, side, enlarged, (drawing, side)), 0, 0),), _under(side))


def enlarged(drawing: str, side: int) -> Image.Image:
    """Return a drawing whose longer side is `side`, in the middle of a square."""
    source = large(drawing)
    scale = side / max(source.size)
    size = (max(1, round(source.width * scale)), max(1, round(source.height * scale)))
    image = Image.new("RGBA", (side, side))
    image.paste(source.resize(size, Image.Resampling.LANCZOS), ((side - size[0]) // 2, (side - size[1]) // 2))
    return image


@lru_cache(maxsize=16)
def back(side: int) -> Piece:
    """Return a tile face down."""
    u = side / 100
    cloth = Gradient(0, 0, 0.4, 1, ((0.0, THEME.line), (0.5, THEME.back), (1.0, THEME.back_dark)))
    lens = shapes.circle(45 * u, 44 * u, 18 * u)
    return Piece(
        side,
        side,
        (
            Shape(shapes.rounded(0.5, 0.5, side - 1, side - 1, 11 * u), fill=cloth),
            Shape(shapes.rounded(6 * u, 6 * u, 88 * u, 88 * u, 8 * u), stroke=fade(THEME.accent, 0.75), width=2.4 * u),
            Shape(shapes.line((59 * u, 58 * u), (74 * u, 74 * u)), stroke=THEME.accent, width=8 * u),
            Shape(lens, fill="#ffffff2e", stroke=THEME.accent, width=6 * u),
        ),
        THEME.card_shadows[1:],
    )
