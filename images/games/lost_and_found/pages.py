"""A small picture for each page of the rules, almost without words: the page itself has them."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Piece, Place, Scene, Shadow, Shape, Sprite, Text
from images.core.theme import fade
from images.games.lost_and_found import badges, cards
from images.games.lost_and_found.grid import Cell, Geometry, column_name, tray
from images.games.lost_and_found.layout import free_spots
from images.games.lost_and_found.reveal import outlines
from images.games.lost_and_found.theme import READ, THEME, WIDTH

GLASSES, PHONE, KEYS, SOCKS, WALLET = range(5)
_SOFT = THEME.card_shadows


def page(name: str, say: Say) -> Scene | None:
    """Return the picture of a page, or None if it has none. Pages have no words of their own to be said."""
    return PAGES[name]() if name in PAGES else None


def _scene(height: int, items: Sequence[Place]) -> Scene:
    return Scene(WIDTH, height, THEME.ground, tuple(items))


def _grid(left: int, top: int, rows: int, cols: int, pitch: int) -> Geometry:
    side = round(0.9 * pitch)
    return Geometry(rows, cols, pitch, side, round(0.2 * pitch), left, top, (0, 0), (rows - 1, cols - 1))


def _faces(geometry: Geometry, at: Mapping[Cell, int | None]) -> list[Place]:
    """Return the frame and the cards of a grid; None is a face-down card."""
    rim = 16
    width = (geometry.cols - 1) * geometry.pitch + geometry.side + 2 * rim
    height = (geometry.rows - 1) * geometry.pitch + geometry.side + 2 * rim
    placed = [Place(tray(width, height), geometry.left - rim, geometry.top - rim)]
    for cell, item in at.items():
        label = f"{column_name(cell[1])}{cell[0] + 1}"
        side = geometry.side
        card = cards.back(label, side, _SOFT) if item is None else cards.face(item, "", side, _SOFT)
        placed.append(Place(card, *geometry.corner(cell)))
    return placed


def _rows(*rows: Sequence[int | None]) -> dict[Cell, int | None]:
    return {(r, c): item for r, row in enumerate(rows) for c, item in enumerate(row)}


def _arrow(x: int, y: int, length: int, thick: int = 26) -> Place:
    """Return a broad golden arrow to the right whose middle line is at y."""
    height, head = 3 * thick, round(1.7 * thick)
    middle, neck = height / 2, length - head
    corners = (
        (4, middle - thick / 2), (neck, middle - thick / 2), (neck, 5), (length - 5, middle),
        (neck, height - 5), (neck, middle + thick / 2), (4, middle + thick / 2),
    )  # fmt: skip
    gold = Gradient(0, 0, 0, 1, ((0.0, "#ffe9a8"), (0.5, THEME.star), (1.0, "#dd9a1b")))
    shape = Shape(shapes.polygon(corners, 8), fill=gold, stroke=THEME.star_dark, width=2.5)
    return Place(Piece(length, height, (shape,), (Shadow(2, 6, 5, "#00100fa6"),)), x, y - height // 2)


def _number(words: str, x: int, y: int, side: int = 66) -> Place:
    """Return a step's number on a golden disc."""
    gold = Gradient(0.35, 0.3, 0.85, 0, ((0.0, "#fff1bd"), (0.5, THEME.star), (1.0, "#dd9a1b")), radial=True)
    disc = Shape(shapes.circle(side / 2, side / 2, side / 2 - 3), fill=gold, stroke=THEME.star_dark, width=3)
    text = Text(words, side / 2, side / 2 + 1, max(READ, 0.62 * side), "#4d3203", "title", fit=0.8 * side)
    return Place(Piece(side, side, (disc, text), (Shadow(1, 3, 3, "#00100f99"),)), x, y)


def _panel(x: int, y: int, width: int, height: int, items: Sequence[Place]) -> Place:
    """Return a dark panel with items in its own coordinates."""
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.line, 0.55)), (1.0, fade(THEME.line, 0.2))))
    back = Shape(shapes.rounded(1, 1, width - 2, height - 2, 28), fill=THEME.strip)
    rim = Shape(shapes.rounded(1.5, 1.5, width - 3, height - 3, 28), stroke=line, width=2)
    return Place(Piece(width, height, (back, rim, *items)), x, y)


def _aim() -> Scene:
    """Mixed cards, an arrow, the same cards in groups."""
    mixed = _rows((KEYS, PHONE, GLASSES), (PHONE, GLASSES, KEYS), (GLASSES, KEYS, PHONE))
    sorted_ = _rows((PHONE, PHONE, GLASSES), (PHONE, KEYS, GLASSES), (KEYS, KEYS, GLASSES))
    before, after = _grid(46, 52, 3, 3, 128), _grid(538, 52, 3, 3, 128)
    tidy = {cell: item for cell, item in sorted_.items() if item is not None}
    frame, *faces = _faces(after, sorted_)
    return _scene(480, (*_faces(before, mixed), _arrow(436, 236, 84, 24), frame, outlines(after, tidy, 480), *faces))


def _back(label: str, side: int, x: int, y: int, glowing: bool = False) -> Place:
    return Place(cards.back(label, side, THEME.glow_shadows if glowing else _SOFT), x, y)


def _face(item: int, side: int, x: int, y: int, *, label: str = "", hint: bool = False, glowing: bool = False) -> Place:
    return Place(cards.face(item, label, side, THEME.glow_shadows if glowing else _SOFT, hint), x, y)


def _tick(side: int) -> Piece:
    u = side / 100
    green = Gradient(0, 0, 0, 1, ((0.0, "#5fd07f"), (1.0, "#1f8f4a")))
    return Piece(
        side,
        side,
        (
            Shape(shapes.circle(50 * u, 50 * u, 44 * u), fill=green, stroke=THEME.paper, width=7 * u),
            Shape(shapes.line((29 * u, 52 * u), (44 * u, 68 * u), (72 * u, 34 * u)), stroke="#ffffff", width=12 * u),
        ),
        (Shadow(1, 4, 4, "#00100f99"),),
    )


def _turn() -> Scene:
    """Look, put back, turn up or hint, end or "All sorted!"."""
    width, height, gap, side = 436, 238, 24, 132
    look = (
        *(_back("B1", side, 60, 58, True), _back("D3", side, 250, 58, True)),
        *(Place(badges.eye(68), 148, 34), Place(badges.eye(68), 338, 34)),
    )
    swap = (_back("B1", side, 40, 58), _back("D3", side, 266, 58), Place(badges.swap(86), 176, 80))
    turned = _face(WALLET, side, 56, 58, label="C2", glowing=True)
    act = (turned, Place(_slash(height - 70), 203, 36), _face(KEYS, side, 250, 58, hint=True, glowing=True))
    close = (_arrow(68, 122, 112, 24), Place(_slash(height - 70), 203, 36), Place(_tick(128), 252, 56))
    placed = []
    for i, drawn in enumerate((look, swap, act, close)):
        x, y = 32 + i % 2 * (width + gap), 30 + i // 2 * (height + gap)
        placed += [_panel(x, y, width, height, drawn), _number(str(i + 1), x - 8, y - 8)]
    return _scene(2 * height + gap + 64, placed)


def _slash(height: int) -> Piece:
    """Return the sign for "or"."""
    return Piece(30, height, (Shape(shapes.line((24, 10), (6, height - 10)), stroke=fade(THEME.accent, 0.8), width=6),))


def _hints() -> Scene:
    """A grid with a hint beside it, the free places round it, and the pile."""
    at = _rows((None, None, None), (None, GLASSES, None))
    geometry = _grid(196, 182, 2, 3, 128)
    laid = (0, 3)
    spots = ((-1, 0), (-1, 1), (-1, 2), (-1, 3), (0, -1), (0, 4), (1, -1), (1, 3))
    hint = _face(KEYS, geometry.side, *geometry.corner(laid), hint=True, glowing=True)
    pointer = Place(badges.pointer(KEYS, 22, 0, -1), geometry.corner(laid)[0] - 25, geometry.corner(laid)[1] + 46)
    heap = [Place(cards.small_back(96), 20 + 9 * i, 36 - 9 * i) for i in range(3)]
    pile = Place(Piece(180, 180, (*heap, Place(badges.bulb(80), 84, 82))), 752, 282)
    return _scene(462, (*free_spots(geometry, spots, numbered=False), *_faces(geometry, at), pointer, hint, pile))


def _end() -> Scene:
    """A sorted grid with a star on each card that was face down, and the score."""
    rows = _rows((PHONE, PHONE, SOCKS, SOCKS), (PHONE, KEYS, KEYS, SOCKS), (PHONE, KEYS, KEYS, SOCKS))
    geometry = _grid(50, 54, 3, 4, 138)
    at = {cell: item for cell, item in rows.items() if item is not None}
    frame, *faces = _faces(geometry, rows)
    stars = [
        Place(badges.star(58), geometry.corner(cell)[0] + geometry.side - 46, geometry.corner(cell)[1] - 12)
        for cell in ((0, 1), (0, 3), (1, 0), (1, 2), (2, 1), (2, 3))
    ]
    score = Place(badges.star(236, "6", 112), 672, 96)
    hat = Place(Piece(150, 150, (Sprite("top hat", 75, 75, 132, 8, THEME.thing_shadows),)), 715, 336)
    return _scene(510, (frame, outlines(geometry, at, 510), *faces, *stars, score, hat))


def _variants() -> Scene:
    """Five numbered panels, and one for acting twice."""
    width, height, gap, side = 282, 232, 22, 112
    both = (_back("B1", side, 23, 82, True), _back("C4", side, 147, 82, True), Place(badges.eye(82), 100, 22))
    always = (_back("B1", side, 23, 54), _back("C4", side, 147, 54), Place(badges.swap(84), 99, 136))
    own = (_back("B1", side, 19, 66), Place(badges.eye(58), 84, 42), _face(SOCKS, side, 151, 66, glowing=True))
    spread = tuple(_face(item, 80, 13 + 88 * i, 82, hint=True) for i, item in enumerate((KEYS, PHONE, SOCKS)))
    chance = tuple(_chance(item, 20 + 82 * i, 54) for i, item in enumerate((GLASSES, KEYS, WALLET)))
    hint = _face(WALLET, side, 118, 92, hint=True, glowing=True)
    twice = (_face(PHONE, side, 22, 32, glowing=True), hint, _number("×2", 192, 18, 72))
    placed = []
    for i, drawn in enumerate((both, always, own, spread, chance, twice)):
        x, y = 35 + i % 3 * (width + gap), 32 + i // 3 * (height + gap)
        placed.append(_panel(x, y, width, height, drawn))
        if i < 5:
            placed.append(_number(str(i + 1), x - 8, y - 10, 62))
    return _scene(2 * height + gap + 64, placed)


def _chance(item: int, x: int, y: int) -> Place:
    """Return an item's badge over a question mark."""
    mark = badges.badge_side(READ)
    text = Text("?", mark / 2, mark + 36, 62, THEME.accent, "title", shadow=THEME.text_shadow)
    return Place(Piece(mark, mark + 80, (Place(badges.badge(item, READ), 0, 0), text)), x, y)


def _challenges() -> Scene:
    """Ten luggage labels on a string that climbs to a cup."""
    first = ((100, 462), (256, 420), (412, 462), (568, 420), (724, 462))
    spots = (*first, (866, 372), (734, 290), (580, 322), (424, 270), (290, 180))
    path = shapes.line(*spots, (180, 130))
    string = Piece(WIDTH, 540, (Shape(path, stroke="#e9d3a0", width=5, dash=(2, 11)),), (Shadow(1, 3, 2, "#00100f99"),))
    labels = [Place(_label(str(number)), x - 58, y - 42) for number, (x, y) in enumerate(spots, start=1)]
    cup = Piece(230, 230, (Sprite("trophy", 115, 115, 210, 0, THEME.thing_shadows),))
    return _scene(540, (Place(string, 0, 0), *labels, Place(cup, 16, 24)))


def _label(words: str) -> Piece:
    """Return a luggage label with a number."""
    width, height, cut = 116, 84, 26
    corners = (
        (cut, 4),
        (width - 4, 4),
        (width - 4, height - 4),
        (cut, height - 4),
        (4, height - 4 - cut),
        (4, 4 + cut),
    )
    cloth = Gradient(0, 0, 0.4, 1, ((0.0, THEME.back_light), (0.5, THEME.back), (1.0, THEME.back_dark)))
    gold = Gradient(0, 0, 1, 1, ((0.0, "#f7d98e"), (0.5, "#cf9f4a"), (1.0, "#f0cd7d")))
    return Piece(
        width,
        height,
        (
            Shape(shapes.polygon(corners, 10), fill=cloth, stroke=gold, width=3.5),
            Shape(shapes.circle(24, height / 2, 8.5), fill="#c6923c", stroke="#f0cd7d", width=2),
            Shape(shapes.circle(24, height / 2, 4.5), fill="#2b0d16"),
            Text(words, 68, height / 2 + 1, 50, "#fff3dc", "title", shadow=THEME.text_shadow),
        ),
        (Shadow(2, 6, 5, "#00100fa6"),),
    )


def _here() -> Scene:
    """A table for all, and beside it a panel for one pair of eyes."""
    geometry = _grid(62, 66, 3, 3, 116)
    held = ((0, 1), (2, 2))
    table = _faces(geometry, _rows((None, None, KEYS), (None, None, None), (PHONE, None, None)))
    eyes = [Place(badges.eye(48), geometry.corner(cell)[0] + 70, geometry.corner(cell)[1] - 12) for cell in held]
    panel = (
        _face(GLASSES, 168, 30, 84, label="B1"),
        _face(WALLET, 168, 228, 84, label="C3"),
        Place(_buttons(366), 30, 278),
    )
    return _scene(480, (*table, *eyes, _arrow(424, 240, 76, 22), _panel(512, 56, 426, 368, panel), _watcher(512, 56)))


def _buttons(width: int) -> Piece:
    """Return two buttons without words."""
    half = (width - 22) / 2
    blue = Gradient(0, 0, 0, 1, ((0.0, "#7c8bff"), (1.0, "#4d5bd6")))
    grey = Gradient(0, 0, 0, 1, ((0.0, "#66707c"), (1.0, "#454d57")))
    return Piece(
        width,
        64,
        (
            Shape(shapes.rounded(0, 4, half, 56, 14), fill=blue),
            Shape(shapes.rounded(half + 22, 4, half, 56, 14), fill=grey),
            Place(badges.swap(48), round(half / 2 - 24), 8),
            Place(badges.eye(48), round(1.5 * half + 22 - 24), 8),
        ),
        (Shadow(1, 3, 3, "#00100f80"),),
    )


def _watcher(x: int, y: int) -> Place:
    """Return the eye that alone may look, at a panel's corner."""
    return Place(badges.eye(84), x + 426 - 62, y - 28)


PAGES: Mapping[str, Callable[[], Scene]] = MappingProxyType(
    {
        "aim": _aim,
        "turn": _turn,
        "hints": _hints,
        "end": _end,
        "variants": _variants,
        "challenges": _challenges,
        "here": _here,
    }
)
