"""The band below the map: the moon clock, and who is there with how many cards."""

from functools import lru_cache

from engine.games.lost_ones.views import Table
from images.core import shapes
from images.core.scene import Gradient, Item, Piece, Place, Shape, Sprite, Text
from images.core.theme import fade, mix
from images.games.lost_ones import figures, moon
from images.games.lost_ones.theme import HEROES, READ, THEMES, WIDTH

HEIGHT = 156
_EDGE, _GAP = 24, 12
_STARS = 120


def strip(table: Table, top: int) -> tuple[Place, ...]:
    """Return the band with its upper edge at `top`."""
    theme = table.options.theme
    places = [Place(moon.clock(theme, HEIGHT, table.phase), _EDGE, top)]
    left, right = _EDGE + HEIGHT + _GAP, WIDTH - _EDGE
    if table.plots:
        right -= _STARS
        places.append(Place(_plots(theme, len(table.plots)), right, top))
        right -= _GAP
    count = len(table.heroes)
    wide = min(300, (right - left - (count - 1) * _GAP) // count)
    for number, hero in enumerate(table.heroes):
        done = hero.acted and table.outcome is None
        chip = _chip(theme, number, hero.character, len(hero.hand), number == table.hero, done, wide)
        places.append(Place(chip, left + number * (wide + _GAP), top))
    return tuple(places)


@lru_cache(maxsize=256)
def _chip(theme: str, number: int, character: str | None, hand: int, turn: bool, acted: bool, width: int) -> Piece:
    """Return a hero's chip: likeness, letter, how many ability cards; a bright line while it is its turn."""
    tokens, token = THEMES[theme], HEROES[number]
    line = tokens.turn_glow if turn else fade(tokens.frame, 0.55)
    face = 0.42 * width
    height = HEIGHT - 12
    drawn: list[Item] = [
        Shape(shapes.rounded(2, 2, width - 4, HEIGHT - 4, 26), fill=tokens.strip, stroke=line, width=5 if turn else 2),
        Shape(shapes.ellipse(face / 2 + 8, HEIGHT - 22, 0.42 * face, 12), token.colour, token.light, 3),
        Sprite(
            figures.sprite(character), face / 2 + 8, HEIGHT / 2 - 2, min(height, 1.5 * face),
            shadows=(*tokens.thing_shadows, tokens.figure_edge),
        ),
    ]  # fmt: skip
    x = (width + face) / 2 + 2
    plate = 54
    drawn += [
        Shape(shapes.rounded(x - plate / 2, 16, plate, plate, 16), fill=token.colour, stroke="#fff8e6", width=3),
        Text(token.letter, x, 16 + plate / 2 + 1, READ + 2, token.ink, "title"),
        *_cards(theme, hand, x, HEIGHT - 46),
    ]
    if acted and not turn:
        tick = shapes.line((14, HEIGHT - 36), (23, HEIGHT - 26), (38, HEIGHT - 48))
        drawn += [Shape(tick, stroke="#14321c", width=11), Shape(tick, stroke="#8fe08a", width=6)]
    return Piece(width, HEIGHT, tuple(drawn))


def _cards(theme: str, hand: int, x: float, y: float) -> list[Item]:
    """Return a card with the number of cards in the hand beside it."""
    tokens = THEMES[theme]
    back = Gradient(0, 0, 0.6, 1, ((0.0, "#7d6bb8"), (1.0, "#3b2f66")))
    left = x - 46
    return [
        Shape(
            shapes.rounded(left + 7, y - 22, 32, 46, 6),
            fill="#2a2150",
            stroke=mix(tokens.frame, "#ffffff", 0.2),
            width=2,
        ),
        Shape(shapes.rounded(left, y - 26, 32, 46, 6), fill=back, stroke=mix(tokens.frame, "#ffffff", 0.3), width=2.5),
        Shape(shapes.polygon(shapes.star(left + 16, y - 3, 10, 0.3, 4)), fill="#ffe9a8"),
        Text(str(hand), x + 26, y, READ + 4, tokens.ink_on_ground, "title", shadow=tokens.text_shadow),
    ]


@lru_cache(maxsize=16)
def _plots(theme: str, found: int) -> Piece:
    """Return how many plot tokens are found: a star and a number."""
    tokens = THEMES[theme]
    gold = Gradient(0.4, 0.3, 0.8, 0, ((0.0, "#fff6c8"), (0.6, "#ffd34f"), (1.0, "#c98a1c")), radial=True)
    star = shapes.polygon(shapes.star(_STARS / 2, 48, 40, 0.42, 4), 3)
    words = Text(str(found), _STARS / 2, HEIGHT - 38, READ + 6, tokens.accent, "title", shadow=tokens.text_shadow)
    return Piece(_STARS, HEIGHT, (Shape(star, fill=gold, stroke="#8a5f16", width=2.5), words))
