"""Keep Me cards side by side with their numbers: two columns, at most six cards; a single card from near."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from engine.games.finders_keepers.picture import Picture
from images.core import shapes
from images.core.scene import Piece, Place, Shape
from images.core.theme import fade
from images.games.finders_keepers import marks
from images.games.finders_keepers.card import card
from images.games.finders_keepers.layout import NUMBER_AT
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


def disc_on(words: str, x: int, y: int, side: int) -> Place:
    """Return a card's number on its upper left corner, where nothing lies."""
    disc = max(58, round(0.19 * side)) if side < NEAR else round(0.13 * side)
    reach = NUMBER_AT * side / SIDE if side < NEAR else 0.056 * side
    return Place(marks.number(words, disc), max(0, x + round(reach - disc / 2)), max(0, y + round(reach - disc / 2)))


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
