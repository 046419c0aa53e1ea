"""Small pieces that lie on the map: numbers, effects, encounters, locks with their chains."""

from functools import lru_cache

from images.core import shapes
from images.core.scene import Gradient, Item, Piece, Shadow, Shape, Sprite, Text
from images.games.lost_ones.theme import READ, THEMES

_LIFT = (Shadow(1, 3, 3, "#00000fa6"),)


@lru_cache(maxsize=512)
def number(theme: str, words: str, size: int, read: bool) -> Piece:
    """Return a tile's number on a plate; `size` is that of the figures."""
    tokens = THEMES[theme]
    width, height = round(size * (0.42 + 0.53 * len(words))), round(size * 1.06)
    plate = shapes.rounded(1.5, 1.5, width - 3, height - 3, 0.28 * height)
    text = Text(words, width / 2, height / 2 + 0.04 * size, size, tokens.plate_ink, "title", read=read)
    return Piece(width, height, (Shape(plate, fill=tokens.plate, stroke=tokens.plate_line, width=2), text), _LIFT)


@lru_cache(maxsize=256)
def far_number(theme: str, words: str, size: int, read: bool) -> Piece:
    """Return the number of a tile that a way leads to and that nobody has seen: it hangs in the mist."""
    tokens = THEMES[theme]
    width, height = round(size * (0.5 + 0.55 * len(words))), round(size * 1.3)
    text = Text(
        words, width / 2, height / 2, size, tokens.mist_ink, "title", shadow=tokens.text_shadow, read=read
    )  # fmt: skip
    return Piece(width, height, (text,))


@lru_cache(maxsize=128)
def medallion(sprite: str, side: int) -> Piece:
    """Return a round sign."""
    return Piece(side, side, (Sprite(sprite, side / 2, side / 2, side),), _LIFT)


@lru_cache(maxsize=64)
def mark(sprite: str, side: int) -> Piece:
    """Return a drawing as a sign."""
    return Piece(side, side, (Sprite(sprite, side / 2, side / 2, 0.94 * side),), _LIFT)


@lru_cache(maxsize=128)
def encounter(theme: str, words: str, side: int, state: str, read: bool) -> Piece:
    """Return an encounter's token: open, done (ticked) or closed (struck out); without words a small disc."""
    tokens, u, middle = THEMES[theme], side / 100, side / 2
    face, ink, edge = {
        "open": (tokens.paper, "#3a2420", "#b8842e"),
        "done": ("#3f9a58", "#ffffff", "#d6f5c8"),
        "closed": ("#6a6472", "#d9d4de", "#3a3542"),
    }[state]
    fill = Gradient(0.35, 0.3, 0.9, 0, ((0.0, "#ffffff" if state == "open" else face), (1.0, face)), radial=True)
    drawn: list[Item] = [Shape(shapes.circle(middle, middle, 46 * u), fill=fill, stroke=edge, width=7 * u)]
    if words:
        drawn.append(Text(words, middle, middle + 2 * u, max(READ if read else 1, 90 * u), ink, "title", read=read))
    if state == "closed":
        strike = shapes.line((22 * u, 78 * u), (78 * u, 22 * u))
        drawn += [Shape(strike, stroke="#241f2c", width=15 * u), Shape(strike, stroke="#e07a70", width=9 * u)]
    if state == "done" and words:
        tick = shapes.line((62 * u, 74 * u), (74 * u, 88 * u), (96 * u, 58 * u))
        drawn += [Shape(tick, stroke="#14321c", width=19 * u), Shape(tick, stroke="#fff4a8", width=11 * u)]
    return Piece(side, side, tuple(drawn), _LIFT)


@lru_cache(maxsize=64)
def lock(side: int, upright: bool) -> Piece:
    """Return a shut lock on a chain that lies along an edge of a square `side` pixels wide; `upright`: up and down."""
    long, wide = round(0.86 * side), round(0.30 * side)
    links = _chain(long, wide / 2, 0.062 * side)
    if upright:
        links = tuple(_turned(link) for link in links)
    width, height = (wide, long) if upright else (long, wide)
    padlock = Sprite("shut padlock", width / 2, height / 2, 0.98 * wide)
    return Piece(width, height, (*_links(links, 0.030 * side), padlock), _LIFT)


_Link = tuple[float, float, float, float]  # middle and half axes


def _chain(long: float, y: float, half: float) -> tuple[_Link, ...]:
    """Return links from left to right: from above and from the side by turns."""
    count = max(4, round(long / (1.42 * half)))
    step = (long - 2.4 * half) / (count - 1)
    return tuple((1.2 * half + i * step, y, half, half * (0.62 if i % 2 else 0.16)) for i in range(count))


def _turned(link: _Link) -> _Link:
    x, y, a, b = link
    return y, x, b, a


def _links(links: tuple[_Link, ...], width: float) -> tuple[Shape, ...]:
    drawn: list[Shape] = []
    for thickness, colour in ((width * 1.75, "#17121c"), (width, "#b9c1cf"), (width * 0.32, "#f4f7fb")):
        drawn += [Shape(shapes.ellipse(*link), stroke=colour, width=thickness) for link in links]
    return tuple(drawn)


@lru_cache(maxsize=16)
def opened(side: int) -> Piece:
    """Return the sign of a side that has been unlocked."""
    u = round(0.24 * side)
    return Piece(u, u, (Sprite("open padlock", u / 2, u / 2, 0.96 * u),), _LIFT)


@lru_cache(maxsize=32)
def one_way(side: int, turn: int) -> Piece:
    """Return an arrow for a way that leads in one direction only; `turn` in degrees from east, clockwise."""
    u = round(0.24 * side)
    return Piece(u, u, (Sprite("one way", u / 2, u / 2, 0.84 * u, turn),), _LIFT)


@lru_cache(maxsize=128)
def rim(theme: str, words: str, width: int, height: int) -> Piece:
    """Return a column's letter or a row's number beside the map."""
    tokens = THEMES[theme]
    return Piece(width, height, (Text(words, width / 2, height / 2 + 1, READ, tokens.rim_ink, "title"),))


@lru_cache(maxsize=16)
def bar(theme: str, width: int, height: int) -> Piece:
    """Return one side of the golden line round the map."""
    tokens = THEMES[theme]
    dark = Shape(shapes.rounded(0, 0, width, height, 2), fill=tokens.ground.dark)
    gold = Shape(shapes.rounded(1.5, 1.5, width - 3, height - 3, 2), fill=tokens.frame)
    return Piece(width, height, (dark, gold))
