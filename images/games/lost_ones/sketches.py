"""Parts of the pictures for the rules: bits of land, frames, cards without words, arrows, buttons."""

from collections.abc import Sequence

from PIL import Image

from engine.games.lost_ones.effects import Ability, Effect
from images.core import shapes
from images.core.scene import Generated, Gradient, Item, Piece, Place, Shape, Sprite, Text
from images.core.theme import fade
from images.games.lost_ones import cards, figures, ground
from images.games.lost_ones.card_art import art
from images.games.lost_ones.card_theme import ABILITY_HUES, BANE_HUE, BOON_HUE, CARD_THEMES
from images.games.lost_ones.chart import Chart, Light, Square, Window
from images.games.lost_ones.theme import READ, THEMES

_AT = (4, 4)  # where on the map the bits of land lie: it decides what their noise looks like


def square(column: int, row: int, region: str, exits: str, icons: tuple[Effect, ...] = ()) -> Square:
    """Return a tile of a sketch; columns and rows count from the sketch's upper left corner."""
    return Square(f"sketch-{column}-{row}", _AT[0] + column, _AT[1] + row, region, exits, icons)


def board(
    theme: str, squares: Sequence[Square], columns: int, rows: int, side: int, x: int, y: int,
    lights: Sequence[tuple[float, float]] = (),
) -> list[Place]:  # fmt: skip
    """Return a bit of land in its frame; lanterns shine at `lights`, in squares from the upper left corner."""
    lanterns = tuple(Light(at, down, 1.1, 0.95) for at, down in lights)
    chart = Chart(theme, side, Window(*_AT, columns, rows), tuple(squares), lanterns)
    wide, high = columns * side, rows * side
    return framed(theme, Generated(wide, high, ground.draw, (chart,)), x, y, corner=3)


def standing(theme: str, hero: int, character: str, height: int, x: int, foot: int) -> Place:
    """Return a hero with the middle of the stand at (x, foot)."""
    piece = figures.standee(theme, hero, character, height, 0.2 * height, round(0.2 * height), False, False)
    return Place(piece, x - piece.width // 2, foot - round(figures.FEET * height))


def walking(x: int, y: int, goal: int) -> list[Place]:
    """Return dots from x to a goal, along a line."""
    dot = Piece(18, 18, (Shape(shapes.circle(9, 9, 7), fill="#ffe9a8", stroke="#3a2412", width=2),))
    return [Place(dot, at, y - 9) for at in range(x, goal, 34)]


def frame(theme: str, x: int, y: int, width: int, height: int, places: Sequence[Place], words: str = "") -> list[Place]:
    """Return places in a frame, whose corner bears words."""
    tokens = THEMES[theme]
    line = Gradient(0, 0, 0, 1, ((0.0, fade(tokens.frame, 0.9)), (1.0, fade(tokens.frame, 0.4))))
    outline = Shape(shapes.rounded(1.5, 1.5, width - 3, height - 3, 26), fill=tokens.strip, stroke=line, width=2)
    out = [Place(Piece(width, height, (outline,)), x, y)]
    out += [Place(place.piece, x + place.x, y + place.y) for place in places]
    if words:
        out.append(Place(cards.numbered(theme, words, READ), x - 6, y - 6))
    return out


def framed(theme: str, picture: Generated, x: int, y: int, corner: int = 16) -> list[Place]:
    """Return a picture with a golden line round it."""
    line = Shape(
        shapes.rounded(2, 2, picture.width - 4, picture.height - 4, corner), stroke=THEMES[theme].frame, width=3
    )  # fmt: skip
    return [Place(picture, x, y), Place(Piece(picture.width, picture.height, (line,)), x, y)]


def plain_card(
    theme: str, icons: Sequence[Ability], sprites: tuple[str, ...], width: int, boon: bool = False, bane: bool = False
) -> Piece:
    """Return a card without words."""
    hues = (BOON_HUE,) if boon else (BANE_HUE,) if bane else tuple(ABILITY_HUES[icon] for icon in icons)
    names = ("boon sign",) if boon else ("bane sign",) if bane else tuple(cards.sign(icon) for icon in icons)
    return cards.blank(theme, hues, sprites, names, width)


def sideways(theme: str, sprites: tuple[str, ...], height: int) -> Piece:
    """Return a boon that is turned sideways: used."""
    tokens = CARD_THEMES[theme]
    width, u = round(cards.SHAPE * height), height / 260
    inset = round(7 * u)
    picture = Generated(
        round(0.52 * width), height - 2 * inset, turned, (theme, sprites, round(0.52 * width), height - 2 * inset)
    )
    body = Gradient(0.5, 0.0, 0.5, 1.0, ((0.0, tokens.bright), (1.0, tokens.dark)))
    right = inset + picture.width
    drawn: list[Item] = [
        Shape(shapes.rounded(0, 0, width, height, 18 * u), fill=tokens.edge),
        Shape(shapes.rounded(2 * u, 2 * u, width - 4 * u, height - 4 * u, 16 * u), body, tokens.line, 2.4 * u),
        Place(picture, inset, inset),
        Shape(shapes.rounded(right, 5 * u, 40 * u, height - 10 * u, 3 * u), BOON_HUE.band, tokens.line, 2 * u),
        *(
            Shape(shapes.rounded(right + (62 + 26 * i) * u, 30 * u, 7 * u, height - 60 * u, 3 * u), tokens.fine)
            for i in range(3)
        ),
        Sprite("boon sign", inset + 30 * u, height - 38 * u, 62 * u, 90, tokens.shadows),
    ]  # fmt: skip
    return Piece(width, height, tuple(drawn), tokens.shadows)


def turned(theme: str, sprites: tuple[str, ...], width: int, height: int) -> Image.Image:
    """Return a card's picture, turned sideways, RGBA."""
    upright = art(theme, (BOON_HUE,), sprites, "sketch", (height, width), 8)
    return upright.draw(*upright.arguments).transpose(Image.Transpose.ROTATE_90)


def arrow(theme: str, length: int) -> Piece:
    """Return an arrow to the right."""
    h = 0.46 * length
    points = (
        (4, 0.32 * h + 4), (0.56 * length, 0.32 * h + 4), (0.56 * length, 4), (length - 4, h / 2 + 4),
        (0.56 * length, h + 4), (0.56 * length, 0.68 * h + 4), (4, 0.68 * h + 4),
    )  # fmt: skip
    fill = Gradient(0, 0, 0, 1, ((0.0, "#fff3c8"), (1.0, "#d8a94a")))
    shape = Shape(shapes.polygon(points, 5), fill=fill, stroke="#3a2412", width=3)
    return Piece(length, round(h) + 8, (shape,), THEMES[theme].thing_shadows)


def labelled(theme: str, piece: Piece, words: str, x: int, y: int, width: int) -> list[Place]:
    """Return a sign with its name below, in the middle of a column."""
    tokens = THEMES[theme]
    text = Text(words, width / 2, 32, READ + 6, tokens.ink_on_ground, "story", 700, "mm", width - 8, tokens.text_shadow)
    return [Place(piece, x + (width - piece.width) // 2, y), Place(Piece(width, 64, (text,)), x, y + piece.height + 6)]


def line_of_words(theme: str, width: int) -> Piece:
    """Return a stroke that stands for a line of words."""
    stroke = Shape(shapes.rounded(0, 4, width, 18, 9), fill=fade(THEMES[theme].ink_on_ground, 0.34))
    return Piece(width, 30, (stroke,))


def button(theme: str, width: int, bright: bool) -> Piece:
    """Return a button without words."""
    fill = "#3f6f5a" if bright else "#3c3f66"
    outline = Shape(shapes.rounded(1, 1, width - 2, 50, 12), fill=fill, stroke="#ffffff30", width=2)
    words = Shape(shapes.rounded(0.2 * width, 19, 0.6 * width, 14, 7), fill="#ffffff90")
    return Piece(width, 52, (outline, words), THEMES[theme].thing_shadows)
