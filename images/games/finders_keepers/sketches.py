"""What the pictures of rules pages are put together from: panels, arrows, steps, cards to point at."""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers.picture import Picture
from images.core import shapes
from images.core.scene import Gradient, Piece, Place, Scene, Shadow, Shape, Text
from images.core.theme import fade
from images.games.finders_keepers.marks import number, points
from images.games.finders_keepers.sheets import bare
from images.games.finders_keepers.theme import READ, THEME, WIDTH

_SOFT = (Shadow(2, 6, 5, "#06000fa6"),)


def scene(height: int, items: Sequence[Place]) -> Scene:
    """Return the picture of a page."""
    return Scene(WIDTH, height, THEME.ground, tuple(items))


def example(*names: str, seed: int, clutter: int = 8, seymour: bool = False) -> Picture:
    """Return a card with the objects of these ids."""
    return Picture(
        objects=tuple(sorted(FIND_ME.index(name) for name in names)), seymour=seymour, clutter=clutter, seed=seed
    )


def tile_of(name: str) -> int:
    """Return the number of a tile by its object's id."""
    return FIND_ME.index(name)


def shown(
    picture: Picture, x: int, y: int, side: int, words: str = "", circled: Sequence[str] = ()
) -> tuple[Place, ...]:
    """Return a card, with a number and with rings round objects if they are named."""
    rings = tuple(FIND_ME.index(name) for name in circled)
    disc = max(62, round(0.24 * side))
    numbered = (Place(number(words, disc), x - 8, y - 8),) if words else ()
    return (*bare(picture, x, y, side, rings), *numbered)


def on_corner(sign: Piece, x: int, y: int, side: int) -> Place:
    """Return a sign on the lower right corner of something square."""
    return Place(sign, x + side - round(0.72 * sign.width), y + side - round(0.72 * sign.height))


def arrow(x: int, y: int, length: int, thick: int = 24) -> Place:
    """Return a broad golden arrow to the right whose middle line is at y."""
    height, head = 3 * thick, round(1.7 * thick)
    middle, neck = height / 2, length - head
    corners = (
        (4, middle - thick / 2), (neck, middle - thick / 2), (neck, 5), (length - 5, middle),
        (neck, height - 5), (neck, middle + thick / 2), (4, middle + thick / 2),
    )  # fmt: skip
    gold = Gradient(0, 0, 0, 1, ((0.0, "#ffe9a8"), (0.5, THEME.found), (1.0, "#dd9a1b")))
    shape = Shape(shapes.polygon(corners, 8), fill=gold, stroke=THEME.found_dark, width=2.5)
    return Place(Piece(length, height, (shape,), _SOFT), x, y - height // 2)


def frame(x: int, y: int, width: int, height: int, items: Sequence[Place], words: str = "") -> tuple[Place, ...]:
    """Return a dark panel with items in its own coordinates, and a step's number on its corner."""
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.accent, 0.55)), (1.0, fade(THEME.accent, 0.2))))
    back = Shape(shapes.rounded(1, 1, width - 2, height - 2, 28), fill=THEME.strip)
    rim = Shape(shapes.rounded(1.5, 1.5, width - 3, height - 3, 28), stroke=line, width=2)
    placed = tuple(Place(item.piece, x + item.x, y + item.y) for item in items)
    badge = (Place(points(words, 70), x - 14, y - 14),) if words else ()
    return (Place(Piece(width, height, (back, rim)), x, y), *placed, *badge)


@lru_cache(maxsize=16)
def heap(count: int, side: int) -> Piece:
    """Return collected cards lying face down on each other."""
    cloth = Gradient(0, 0, 0.4, 1, ((0.0, "#ffe79a"), (1.0, THEME.found)))
    room = 8 * (count - 1)
    drawn = []
    for i in range(count):
        outline = shapes.rounded(i * 8 + 2, room - i * 8 + 2, side - 4, side - 4, 0.1 * side)
        drawn.append(Shape(outline, fill=cloth, stroke=THEME.found_dark, width=3))
    return Piece(side + room, side + room, tuple(drawn), _SOFT)


@lru_cache(maxsize=8)
def buttons(width: int, labels: str, pressed: str) -> Piece:
    """Return buttons in a row with a digit each, some of them pressed."""
    blue = Gradient(0, 0, 0, 1, ((0.0, "#7c8bff"), (1.0, "#4d5bd6")))
    grey = Gradient(0, 0, 0, 1, ((0.0, "#66707c"), (1.0, "#454d57")))
    step = width / len(labels)
    drawn: list[Shape | Text] = []
    for i, label in enumerate(labels):
        outline = shapes.rounded(i * step + 4, 4, step - 8, 62, 14)
        drawn.append(Shape(outline, fill=blue if label in pressed else grey))
        drawn.append(Text(label, (i + 0.5) * step, 36, READ + 4, "#ffffff", "title"))
    return Piece(width, 70, tuple(drawn), (Shadow(1, 3, 3, "#06000f80"),))
