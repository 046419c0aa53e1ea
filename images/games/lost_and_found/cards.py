"""Cards: backs that look like luggage labels, and faces that show an item."""

from functools import lru_cache

from images.core import shapes
from images.core.scene import Gradient, Item, Piece, Place, Shadow, Shape, Sprite, Text
from images.core.theme import fade, mix
from images.games.lost_and_found.badges import badge, badge_reach, badge_side, bulb
from images.games.lost_and_found.theme import KINDS, READ, THEME

_ROOMY = 112  # from this size on a face has room for its coordinate
_EYELET = 88  # from this size on a label has room for its eyelet
_PAPER = Gradient(0, 0, 0, 1, ((0.0, THEME.label), (1.0, THEME.label_shade)))
_MIDDLE = 0.415  # of the height: where the item's middle is, above badge and coordinate


@lru_cache(maxsize=512)
def back(label: str, side: int, shadows: tuple[Shadow, ...]) -> Piece:
    """Return a face-down card with its coordinate on a luggage label."""
    return Piece(side, side, (Place(_back_cloth(side), 0, 0), *_label(label, side)), shadows)


@lru_cache(maxsize=32)
def _back_cloth(side: int) -> Piece:
    u = side / 150
    cloth = Gradient(0.15, 0, 0.5, 1, ((0.0, THEME.back_light), (0.45, THEME.back), (1.0, THEME.back_dark)))
    body = shapes.rounded(0.5, 0.5, side - 1, side - 1, 17 * u)
    inside = shapes.rounded(8 * u, 8 * u, side - 16 * u, side - 16 * u, 11 * u)
    shine = Gradient(0, 0, 0.25, 1, ((0.0, "#ffffff66"), (0.35, "#ffffff0d"), (1.0, "#00000040")))
    gold = Gradient(0, 0, 1, 1, ((0.0, "#f7d98e"), (0.5, "#cf9f4a"), (1.0, "#f0cd7d")))
    return Piece(
        side,
        side,
        (
            Shape(body, fill=cloth),
            Shape(_scales(side, u), stroke="#ffd9b01f", width=1.3 * u, clip=inside),
            Shape(shapes.rounded(1.5 * u, 1.5 * u, side - 3 * u, side - 3 * u, 16 * u), stroke=shine, width=2.4 * u),
            Shape(inside, stroke=gold, width=1.8 * u),
        ),
    )


def _scales(side: int, u: float) -> str:
    """Return rows of overlapping rings, like the lining of a suitcase."""
    step, rings = 19 * u, []
    for row in range(-1, int(side / step) * 2 + 3):
        for column in range(-1, int(side / step) + 2):
            x, y = (column + 0.5 * (row % 2)) * step, 0.5 * row * step
            rings += [shapes.circle(x, y, 0.48 * step), shapes.circle(x, y, 0.24 * step)]
    return "".join(rings)


def _label(label: str, side: int) -> tuple[Item, ...]:
    """Return the luggage label: cut corners and an eyelet, on a small card just the paper."""
    u = side / 150
    size = max(READ, 52 * u)
    if side < _EYELET:
        width, height = min(side - 6.0, 1.55 * size), 1.1 * size
        x, y = (side - width) / 2, (side - height) / 2
        tag = _tag(side, Shape(shapes.rounded(x, y, width, height, 9), fill=_PAPER))
        return Place(tag, 0, 0), Text(label, side / 2, side / 2, size, THEME.back_ink, "title", fit=width - 4)
    width, height = 116 * u, max(66 * u, 1.05 * size)
    x, y = (side - width) / 2, (side - height) / 2
    cut, eyelet = 0.3 * height, x + 0.24 * height
    corners = (
        *((x + cut, y), (x + width, y), (x + width, y + height), (x + cut, y + height)),
        *((x, y + height - cut), (x, y + cut)),
    )
    tag = _tag(
        side,
        Shape(shapes.polygon(corners, 9 * u), fill=_PAPER),
        Shape(_inset(corners, 5 * u, u), stroke=fade(THEME.back, 0.75), width=1.6 * u),
        Shape(shapes.circle(eyelet, side / 2, 8.5 * u), fill="#c6923c", stroke="#8f6420", width=1.2 * u),
        Shape(shapes.circle(eyelet, side / 2, 4.6 * u), fill=THEME.back_dark),
    )
    middle = side / 2 + 0.12 * height
    words = Text(label, middle, side / 2 + 1.5 * u, size, THEME.back_ink, "title", fit=width - 0.5 * height)
    return Place(tag, 0, 0), words


def _tag(side: int, *drawn: Shape) -> Piece:
    u = side / 150
    return Piece(side, side, drawn, (Shadow(1.5 * u, 3.5 * u, 3 * u, "#2a0510a6"),))


def _inset(corners: tuple[shapes.Point, ...], by: float, u: float) -> str:
    """Return the polygon drawn in towards its middle by about `by` pixels."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    kx, ky = 1 - 2 * by / (max(xs) - min(xs)), 1 - 2 * by / (max(ys) - min(ys))
    return shapes.polygon([(mx + (x - mx) * kx, my + (y - my) * ky) for x, y in corners], 7 * u)


@lru_cache(maxsize=512)
def face(item: int, label: str, side: int, shadows: tuple[Shadow, ...], hint: bool = False) -> Piece:
    """Return a face-up card: item, badge, coordinate where there is room; a hint has yellow paper and a bulb."""
    kind, u = KINDS[item], side / 150
    letter = max(READ, 37 * u)
    big = 1.0 if side >= _ROOMY else 1.12
    mark = badge_side(letter)
    items: list[Item] = [*_paper(item, side, hint)]
    items.append(Sprite(kind.sprite, 0.5 * side, _MIDDLE * side, big * kind.size * side, shadows=_under(u)))
    reach = min(badge_reach(item, letter), side / 2)
    x, y = max(0.225 * side, reach), min(0.785 * side, side - reach)
    items.append(Place(badge(item, letter), round(x - mark / 2), round(y - mark / 2)))
    if hint and side >= _ROOMY:
        sticker = round(0.31 * side)
        items.append(Place(bulb(sticker), round(0.79 * side - sticker / 2), round(0.785 * side - sticker / 2)))
    if label and side >= _ROOMY:
        items.append(Text(label, 0.9 * side, 0.895 * side, max(READ, 36 * u), THEME.ink, "title", anchor="rs"))
    return Piece(side, side, tuple(items), shadows)


def _paper(item: int, side: int, hint: bool) -> tuple[Shape, ...]:
    kind, u = KINDS[item], side / 150
    light, shade = (THEME.hint_paper, THEME.hint_paper_shade) if hint else (THEME.paper, THEME.paper_shade)
    sheet = Gradient(0.1, 0, 0.6, 1, ((0.0, light), (1.0, shade)))
    halo = Gradient(0.5, 0.52, 0.5, 0, ((0.0, fade(kind.light, 0.34)), (1.0, fade(kind.light, 0.04))), radial=True)
    inside = shapes.rounded(8.5 * u, 8.5 * u, side - 17 * u, side - 17 * u, 11 * u)
    edge = Gradient(0, 0, 0, 1, ((0.0, kind.light), (1.0, kind.colour)))
    return (
        Shape(shapes.rounded(0.5, 0.5, side - 1, side - 1, 17 * u), fill=sheet),
        Shape(inside, fill=halo, stroke=edge, width=3.6 * u),
        Shape(
            shapes.rounded(1.2 * u, 1.2 * u, side - 2.4 * u, side - 2.4 * u, 16 * u),
            stroke=Gradient(0, 0, 0, 1, ((0.0, "#ffffffe6"), (0.4, "#ffffff00"), (1.0, mix(shade, "#8a6a3a", 0.5)))),
            width=1.6 * u,
        ),
    )


def _under(u: float) -> tuple[Shadow, ...]:
    return tuple(Shadow(s.dx * u, s.dy * u, s.blur * u, s.colour) for s in THEME.thing_shadows)


@lru_cache(maxsize=16)
def small_back(side: int) -> Piece:
    """Return the back of a hint card, small and without a label."""
    return Piece(side, side, (Place(_back_cloth(side), 0, 0),), (Shadow(1, 2, 2, "#00100f99"),))
