"""Where cards lie: the grid with its hints and free places, cropped to what is there, and its frame and letters."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.games.lost_and_found.views import Table
from images.core import shapes
from images.core.scene import Gradient, Piece, Place, Shape, Text
from images.core.theme import fade
from images.games.lost_and_found.theme import THEME, WIDTH

Cell = tuple[int, int]
"""Row and column; 0 for the grid's first, negative or beyond the grid for hints."""

_GUTTER, _TOP, _EDGE = 74, 78, 34  # for the row numbers, for the column letters, to the other sides
TRAY = 17  # from the cards to the frame
_LARGEST = 216  # pixels from card to card
_AXIS = 50


@dataclass(frozen=True, slots=True)
class Geometry:
    """Pixels of a grid. `pitch` is from card to card, `side` a card's; `left`, `top` where cell (0, 0) begins.

    `aside` is the extra distance between the grid and what lies round it; `first`, `last` are the outermost cells.
    """

    rows: int
    cols: int
    pitch: int
    side: int
    aside: int
    left: int
    top: int
    first: Cell
    last: Cell

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return x and y of a card's upper left corner."""
        row, col = cell
        x = self.left + col * self.pitch + self.aside * ((col >= self.cols) - (col < 0))
        y = self.top + row * self.pitch + self.aside * ((row >= self.rows) - (row < 0))
        return x, y

    @property
    def bottom(self) -> int:
        """Return y below the lowest card and the frame."""
        return self.corner(self.last)[1] + self.side + TRAY


def measure(table: Table, beside: Iterable[Cell], height: int) -> Geometry:
    """Return the largest geometry that shows the grid, its hints and the cells `beside` it in WIDTH by `height`."""
    rows, cols = table.options.rows, table.options.cols
    cells = [(0, 0), (rows - 1, cols - 1), *((hint.row, hint.col) for hint in table.hints), *beside]
    first = min(row for row, _ in cells), min(col for _, col in cells)
    last = max(row for row, _ in cells), max(col for _, col in cells)
    wide = _units(first[1], last[1], cols)
    high = _units(first[0], last[0], rows)
    across = WIDTH - _GUTTER - _EDGE - 2 * TRAY
    down = height - _TOP - 2 * TRAY
    pitch = int(min(across / wide, down / high, _LARGEST))
    side = round(pitch * _CARD)
    aside = round(pitch * _ASIDE)
    spare = across - round(wide * pitch)
    left = _GUTTER + TRAY + spare // 2 - first[1] * pitch + aside * (first[1] < 0)
    top = _TOP + TRAY - first[0] * pitch + aside * (first[0] < 0)
    return Geometry(rows, cols, pitch, side, aside, left, top, first, last)


_CARD, _ASIDE = 0.905, 0.2  # parts of the pitch


def _units(first: int, last: int, size: int) -> float:
    """Return the length from the first card's edge to the last one's, in pitches."""
    return last - first + _CARD + _ASIDE * ((first < 0) + (last >= size))


def frame(geometry: Geometry) -> tuple[Place, ...]:
    """Return the frame round the grid, sunk into the cloth, and the letters and numbers at the outer edge."""
    g = geometry
    (x0, y0), (x1, y1) = g.corner((0, 0)), g.corner((g.rows - 1, g.cols - 1))
    width, height = x1 - x0 + g.side + 2 * TRAY, y1 - y0 + g.side + 2 * TRAY
    places = [Place(tray(width, height), x0 - TRAY, y0 - TRAY)]
    top, left = g.corner(g.first)[1], g.corner(g.first)[0]
    for col in range(g.cols):
        x = g.corner((0, col))[0]
        places.append(Place(_axis(column_name(col), g.side), x, top - TRAY - _AXIS_SPACE))
    for row in range(g.rows):
        y = g.corner((row, 0))[1]
        places.append(Place(_axis(str(row + 1), _AXIS_SPACE, g.side), left - TRAY - _AXIS_SPACE - 1, y))
    return tuple(places)


_AXIS_SPACE = 56


def column_name(col: int) -> str:
    """Return a column's letter."""
    return chr(ord("A") + col)


def name(table: Table, cell: int) -> str:
    """Return a grid cell's coordinate, the column's letter and the row's number."""
    row, col = divmod(cell, table.options.cols)
    return f"{column_name(col)}{row + 1}"


@lru_cache(maxsize=64)
def tray(width: int, height: int) -> Piece:
    """Return the sunken frame that a grid lies in."""
    sunk = Gradient(0, 0, 0, 1, ((0.0, "#00000059"), (1.0, "#00000026")))
    line = Gradient(
        0, 0, 1, 1, ((0.0, fade(THEME.line, 0.75)), (0.5, fade(THEME.line, 0.35)), (1.0, fade(THEME.line, 0.7)))
    )
    return Piece(
        width,
        height,
        (
            Shape(shapes.rounded(1, 1, width - 2, height - 2, 30), fill=sunk),
            Shape(shapes.rounded(1.5, 1.5, width - 3, height - 3, 30), stroke=line, width=2),
        ),
    )


@lru_cache(maxsize=64)
def _axis(words: str, width: int, height: int = _AXIS_SPACE) -> Piece:
    return Piece(
        width,
        height,
        (Text(words, width / 2, height / 2, _AXIS, THEME.ink_on_ground, "title", shadow=THEME.text_shadow),),
    )
