"""Keep Me cards side by side with their numbers: two columns, at most six cards; a single card from near."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from engine.games.finders_keepers.picture import Picture
from images.core import shapes
from images.core.scene import Piece, Place, Shape
from images.core.theme import fade
from images.games.finders_keepers import marks
from images.games.finders_keepers.card import card, ring
from images.games.finders_keepers.layout import NUMBER_AT, layout
from images.games.finders_keepers.masks import SIDE
from images.games.finders_keepers.theme import THEME, WIDTH

GAP = 22
HEIGHT = 1500
"""Where the cards of a sheet end at the latest: a picture has at most a megapixel and a half."""

NEAR = 912
"""Pixels of a single card's side."""

_UNDER = 3  # pixels by which what gives a card's shadow is smaller than the card

Numbered = tuple[str, Picture | Literal["words"] | None]
"""What stands on a card's disc, and its picture, or that it is a list of words; None where no card lies any more."""


def sheet(cards: Sequence[Numbered], top: int) -> tuple[tuple[Place, ...], int]:
    """Return the cards below `top` and where they end: one from near, or two columns."""
    if len(cards) == 1:
        return tuple(numbered(cards[0], (WIDTH - NEAR) // 2, top, NEAR)), top + NEAR
    rows = -(-len(cards) // 2)
    side = min((WIDTH - 3 * GAP) // 2, (HEIGHT - top) // rows - GAP)
    gap = (WIDTH - 2 * side) // 3
    return grid(cards, 2, gap, top, side, gap, GAP)


def grid(
    cards: Sequence[Numbered], columns: int, left: int, top: int, side: int, gap: int, line_gap: int
) -> tuple[tuple[Place, ...], int]:
    """Return cards in rows, and where they end; the gaps are between columns and between rows."""
    places: list[Place] = []
    for place, each in enumerate(cards):
        row, column = divmod(place, columns)
        places += numbered(each, left + column * (side + gap), top + row * (side + line_gap), side)
    rows = -(-len(cards) // columns)
    return tuple(places), top + rows * (side + line_gap) - line_gap


def numbered(each: Numbered, x: int, y: int, side: int) -> Iterable[Place]:
    """Yield a card, its shadow and its number, or an empty place."""
    words, picture = each
    if picture is None:
        yield Place(empty(side), x, y)
        disc = marks.number(words, round(0.28 * side))
        yield Place(disc, x + (side - disc.width) // 2, y + (side - disc.height) // 2)
        return
    if picture == "words":
        yield Place(_listed(side), x, y)
    else:
        yield from bare(picture, x, y, side)
    yield disc_on(words, x, y, side)


def bare(picture: Picture, x: int, y: int, side: int, circled: tuple[int, ...] = ()) -> Iterable[Place]:
    """Yield a card without number, and its shadow."""
    yield Place(_bed(side - 2 * _UNDER), x + _UNDER, y + _UNDER)
    yield Place(card(picture, side, circled), x, y)


Corner = tuple[int, int]
"""0 or 1 each: left or right, upper or lower."""


def disc_on(words: str, x: int, y: int, side: int, corner: Corner = (0, 0)) -> Place:
    """Return a card's number on its upper left corner, where nothing lies, or on another."""
    disc = max(58, round(0.19 * side)) if side < NEAR else round(0.13 * side)
    reach = NUMBER_AT * side / SIDE if side < NEAR else 0.056 * side
    left, top = (
        at + round((side - reach if far else reach) - disc / 2) for at, far in zip((x, y), corner, strict=True)
    )
    return Place(marks.number(words, disc), max(0, left), max(0, top))


_CORNERS: tuple[Corner, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))
_POINTS = 48


def corner_beside(picture: Picture, circled: int) -> Corner:
    """Return the first corner whose number neither hides a circled object's ring nor lies within it."""
    box = next(thing.box for thing in layout(picture).things if thing.number == circled)
    x, y, across, down = ring(box)
    turns = [2 * math.pi * i / _POINTS for i in range(_POINTS)]
    points = [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]

    def gap(corner: Corner) -> float:
        middle = [SIDE - NUMBER_AT if far else NUMBER_AT for far in corner]
        return min(math.dist(point, middle) for point in points)

    return next((corner for corner in _CORNERS if gap(corner) > _CLEAR), max(_CORNERS, key=gap))


_CLEAR = 56  # pixels between the middle of a number and a ring


@lru_cache(maxsize=8)
def _bed(side: int) -> Piece:
    """Return what lies under a card: it gives the shadow."""
    outline = shapes.rounded(1, 1, side - 2, side - 2, 0.07 * side)
    return Piece(side, side, (Shape(outline, fill=THEME.paper),), THEME.card_shadows)


@lru_cache(maxsize=8)
def empty(side: int) -> Piece:
    """Return the place of a card that is gone."""
    u = side / 300
    outline = shapes.rounded(4, 4, side - 8, side - 8, 0.07 * side)
    return Piece(
        side,
        side,
        (Shape(outline, fill=THEME.bar, stroke=fade(THEME.ink_on_ground, 0.4), width=3.5, dash=(18 * u, 15 * u)),),
    )


@lru_cache(maxsize=8)
def _listed(side: int) -> Piece:
    """Return a card of text mode: its words stand in the message, here are only lines."""
    u = side / 300
    lengths = (150, 190, 120, 170, 140)
    lines = tuple(
        Shape(shapes.rounded(70 * u, (92 + 38 * i) * u, length * u, 12 * u, 6 * u), fill=fade(THEME.ink, 0.28))
        for i, length in enumerate(lengths)
    )
    paper = Shape(shapes.rounded(1, 1, side - 2, side - 2, 0.07 * side), fill=THEME.paper)
    return Piece(side, side, (paper, *lines), THEME.card_shadows)
