"""Who walks the map: the heroes on their stands, and the Nightmare."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from images.core import shapes
from images.core.scene import Gradient, Item, Piece, Shape, Sprite, Text
from images.core.theme import fade, mix
from images.games.lost_ones.theme import HEROES, THEMES

SPRITES: Mapping[str, str] = MappingProxyType(
    {
        "dominika": "lady with book",
        "fenrir": "hooded archer",
        "kaya": "staff bearer",
        "maeve": "forager",
        "will": "boy with lantern",
    }
)
"""By character. Whoever is not here, or has no name yet, is a blanket with somebody in it."""

_NOBODY = "blanket figure"
_SMALLER: Mapping[str, float] = MappingProxyType({"will": 0.90})


def sprite(character: str | None) -> str:
    """Return the drawing of a character."""
    return SPRITES.get(character or "", _NOBODY)


@lru_cache(maxsize=128)
def standee(
    theme: str, hero: int, character: str | None, height: int, letter: float, low: int, turn: bool, read: bool
) -> Piece:
    """Return a hero on a stand in its colour, with its letter, `letter` pixels large; `turn`: it is its turn.

    Its feet stand at FEET of the piece's height; the letter's plate reaches `low` pixels further down.
    """
    tokens, token = THEMES[theme], HEROES[hero]
    width, foot, rx = round(WIDE * height), FEET * height, 0.22 * height
    middle = width / 2
    ry = 0.36 * rx
    drawn: list[Item] = []
    if turn:
        glow = tokens.turn_glow
        stops = ((0.0, glow), (0.55, fade(glow, 0.8)), (1.0, fade(glow, 0.0)))
        halo = Gradient(0.5, 0.5, 0.5, 0, stops, radial=True)
        drawn.append(Shape(shapes.ellipse(middle, foot, 1.7 * rx, 1.9 * ry), fill=halo))
    drawn += _stand(theme, hero, middle, foot, rx, ry, turn)
    tall = 0.78 * height * _SMALLER.get(character or "", 1.0)
    drawn.append(
        Sprite(
            sprite(character),
            middle,
            foot + 0.30 * ry - tall / 2,
            tall,
            shadows=(*tokens.thing_shadows, *([tokens.turn_edge] if turn else []), tokens.figure_edge),
        )
    )
    plate = 1.06 * letter
    x, y = middle - plate / 2, min(foot + low, height - 1) - plate
    drawn += [
        Shape(
            shapes.rounded(x, y, plate, plate, 0.3 * plate),
            fill=token.colour,
            stroke="#fff8e6",
            width=max(2, plate / 16),
        ),
        Text(token.letter, middle, y + plate / 2 + 0.02 * letter, letter, token.ink, "title", read=read),
    ]
    return Piece(width, height, tuple(drawn))


FEET, WIDE, TALL = 0.80, 0.76, 0.76
"""Of a piece's height: where feet stand, how wide it is, and how far a hero reaches above its feet."""


def _stand(theme: str, hero: int, x: float, y: float, rx: float, ry: float, turn: bool) -> list[Item]:
    tokens, token = THEMES[theme], HEROES[hero]
    thick = 0.45 * ry
    dark, darker = (mix(token.colour, "#000000", part) for part in (0.15, 0.4))
    side = Gradient(0, 0, 1, 0, ((0.0, dark), (0.4, token.light), (1.0, darker)))
    top = Gradient(0.4, 0.3, 0.9, 0, ((0.0, token.light), (1.0, token.colour)), radial=True)
    ring = tokens.turn_glow if turn else "#fff8e6"
    return [
        Shape(shapes.ellipse(x + 0.1 * rx, y + 1.1 * thick, 1.08 * rx, 1.05 * ry), fill="#00000f80"),
        Shape(shapes.ellipse(x, y + thick, rx, ry), fill=side),
        Shape(shapes.ellipse(x, y, rx, ry), fill=top, stroke=ring, width=max(1.5, (0.12 if turn else 0.07) * rx)),
    ]


@lru_cache(maxsize=16)
def nightmare(theme: str, height: int) -> Piece:
    """Return the Nightmare, its feet at FEET_OF_NIGHTMARE of the piece's height."""
    tokens = THEMES[theme]
    width, foot = round(WIDE * height), FEET_OF_NIGHTMARE * height
    middle = width / 2
    dusk = Gradient(0.5, 0.5, 0.5, 0, ((0.0, "#b6a8ffb0"), (0.6, "#7a68d060"), (1.0, "#7a68d000")), radial=True)
    shade = Gradient(0.5, 0.5, 0.5, 0, ((0.0, "#05030fd0"), (0.7, "#05030f90"), (1.0, "#05030f00")), radial=True)
    tall = 0.90 * height
    return Piece(
        width,
        height,
        (
            Shape(shapes.ellipse(middle, 0.52 * height, middle, 0.46 * height), fill=dusk),
            Shape(shapes.ellipse(middle, foot, 0.36 * height, 0.10 * height), fill=shade),
            Sprite(
                "raven nurse",
                middle,
                foot - tall / 2 + 0.02 * height,
                tall,
                shadows=(*tokens.thing_shadows, tokens.figure_edge),
            ),
        ),
    )


FEET_OF_NIGHTMARE, TALL_NIGHTMARE = 0.95, 0.88
