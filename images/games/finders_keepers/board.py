"""The table as everybody sees it while the game runs: the open tiles, how far each seat is, the pile, what was turned.

It shows no card: those stand on the panels.
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.finders_keepers.views import Place as Seated
from engine.games.finders_keepers.views import PublicView, Table
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Item, Piece, Place, Scene, Shape, Text
from images.core.theme import fade
from images.games.finders_keepers import marks, tiles
from images.games.finders_keepers.sheets import empty
from images.games.finders_keepers.theme import THEME, WIDTH

MARGIN = 28
_ONE = 432  # side of a lonely tile
_SEVERAL, _ACROSS = 286, 3
_ROW, _LARGE_ROW = 84, 132
_STRIP, _USED = 128, 96
_MOST_USED = 6


def board(view: PublicView, say: Say) -> Scene:
    """Return the scene of a running game."""
    table = view.table
    open_tiles = table.open
    if len(open_tiles) > 1:
        shown, bottom = _tiles(open_tiles, say)
        seats, below = progress(table, MARGIN, bottom + MARGIN, WIDTH - 2 * MARGIN, 2, _ROW)
    else:
        shown, bottom = _lonely(open_tiles, say)
        row = min(_LARGE_ROW, (_ONE + _GAP) // max(1, len(table.seated)))
        seats, below = progress(table, _ONE + 2 * MARGIN, MARGIN, WIDTH - _ONE - 3 * MARGIN, 1, row)
    bottom = max(bottom, below)
    strip = Place(_lower(view.pile, table.used[-_MOST_USED:][::-1]), MARGIN, bottom + MARGIN)
    return Scene(WIDTH, bottom + _STRIP + 2 * MARGIN, THEME.ground, (*shown, *seats, strip))


def _lonely(open_tiles: Sequence[int], say: Say) -> tuple[tuple[Place, ...], int]:
    """Return the only open tile, or one face down while none is open."""
    piece = tiles.tile(open_tiles[0], say, _ONE, glowing=True) if open_tiles else tiles.back(_ONE)
    return (Place(piece, MARGIN, MARGIN),), MARGIN + _ONE


def _tiles(open_tiles: Sequence[int], say: Say) -> tuple[tuple[Place, ...], int]:
    """Return several open tiles in the order in which they are judged, numbered."""
    gap = (WIDTH - 2 * MARGIN - _ACROSS * _SEVERAL) // (_ACROSS - 1)
    places: list[Place] = []
    for i, number in enumerate(open_tiles):
        row, column = divmod(i, _ACROSS)
        in_row = min(_ACROSS, len(open_tiles) - row * _ACROSS)
        left = (WIDTH - in_row * _SEVERAL - (in_row - 1) * gap) // 2
        x, y = left + column * (_SEVERAL + gap), MARGIN + row * (_SEVERAL + gap)
        places.append(Place(tiles.tile(number, say, _SEVERAL, glowing=True), x, y))
        places.append(Place(marks.number(str(i + 1), 66), x - 12, y - 12))
    rows = -(-len(open_tiles) // _ACROSS)
    return tuple(places), MARGIN + rows * (_SEVERAL + gap) - gap


_GAP = 12
_SHADOW = 4  # pixels that a sign's shadow needs below it


def progress(table: Table, x: int, y: int, width: int, columns: int, row: int = _ROW) -> tuple[tuple[Place, ...], int]:
    """Return a box for each seat that plays on, and where they end; `row` is from one to the next."""
    wide, high = (width - (columns - 1) * _GAP) // columns, row - _GAP
    places = [
        Place(_seat(int(seat), table.places[seat], wide, high), x + i % columns * (wide + _GAP), y + i // columns * row)
        for i, seat in enumerate(table.seated)
    ]
    return tuple(places), y + -(-len(places) // columns) * row - _GAP


@lru_cache(maxsize=256)
def _seat(seat: int, place: Seated, width: int, height: int) -> Piece:
    """Return a seat's token, a card for each of its cards, and the number that it has still to collect."""
    token, sign = min(94, height - 8), round(0.54 * min(94, height))
    left, total = len(place.slots), len(place.taken)
    drawn: list[Item] = [
        Shape(shapes.rounded(0, 0, width, height, 24), fill=THEME.strip),
        Place(marks.token(seat, token, place.away), 6, (height - token) // 2),
        *marks.cards_left(left, total, token + 14, height / 2, width - token - 94, 0.62 * token),
        Text(str(left), width - 42, height / 2 + 1, 0.66 * token, THEME.accent, "title", shadow=THEME.text_shadow),
    ]
    if (answered := _sign(place, sign)) is not None:
        low = min((height + token) // 2 - round(0.8 * sign), height - sign - _SHADOW)
        drawn.append(Place(answered, token - round(0.6 * sign), low))
    return Piece(width, height, tuple(drawn))


def _sign(place: Seated, side: int) -> Piece | None:
    """Return what is to be known of a seat's answer: it is there, it is not waited for, or it may give none."""
    if place.locked:
        return marks.cross(side)
    if place.away:
        return marks.asleep(side)
    return marks.tick(side) if place.final else None


@lru_cache(maxsize=64)
def _lower(pile: int, used: tuple[int, ...]) -> Piece:
    """Return the pile with its number, and the last tiles beside it."""
    width = WIDTH - 2 * MARGIN
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.accent, 0.5)), (1.0, fade(THEME.accent, 0.2))))
    middle = _STRIP // 2
    drawn: list[Item] = [
        Shape(shapes.rounded(1, 1, width - 2, _STRIP - 2, 26), fill=THEME.strip, stroke=line, width=2),
        *(Place(tiles.back(78), 22 + 7 * i, middle - 34 - 6 * i) for i in range(min(3, pile))),
        *([] if pile else [Place(empty(78), 22, middle - 39)]),
        Text(f"×{pile}", 126, middle + 2, 54, THEME.accent, "title", anchor="lm", shadow=THEME.text_shadow),
    ]
    for i, number in enumerate(used):
        x = width - (i + 1) * (_USED + 10) - 8
        drawn.append(Place(tiles.small(number, _USED), x, middle - _USED // 2))
    return Piece(width, _STRIP, tuple(drawn))
