"""What the land of a picture is made of: plain values, taken from a view, that travel to where it is painted.

Squares of the map are counted from the upper left: column 0 … 10 from west to east, row 0 … 10 from north to south.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.games.lost_ones.effects import SIDES, Effect, Side
from engine.games.lost_ones.views import PageFace, PublicView, TileFace

SPAN = 11
"""Squares of the whole map to a side."""

HALF = SPAN // 2
TOWARDS: Mapping[Side, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""From a square to its neighbour: columns, rows."""

FACING: Mapping[Side, Side] = {"N": "S", "E": "W", "S": "N", "W": "E"}
Spot = tuple[int, int]
"""A square: column, row."""


def spot(face: TileFace) -> Spot:
    """Return where a tile lies."""
    return face.x + HALF, HALF - face.y


def named(at: Spot) -> str:
    """Return a square's name as it stands at the rim: A1 … K11, row 1 in the north."""
    return f"{column_name(at[0])}{at[1] + 1}"


def column_name(column: int) -> str:
    """Return A … K."""
    return chr(ord("A") + column)


def beside(at: Spot, side: Side) -> Spot:
    """Return the square next to one."""
    dx, dy = TOWARDS[side]
    return at[0] + dx, at[1] + dy


@dataclass(frozen=True, slots=True)
class Square:
    """What shapes a tile's land: `exits` are the sides with a number, as letters in the order of SIDES.

    `way_home`: its page has been read, and tells of a Gateway.
    """

    key: str
    column: int
    row: int
    region: str
    exits: str
    icons: tuple[Effect, ...]
    way_home: bool = False

    @property
    def at(self) -> Spot:
        """Where it lies."""
        return self.column, self.row


@dataclass(frozen=True, slots=True)
class Light:
    """A lantern at (x, y), in squares from the upper left corner of the picture; `warmth` 0 … 1."""

    x: float
    y: float
    radius: float
    warmth: float


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the map: its first column and row, and how many of each."""

    left: int
    top: int
    columns: int
    rows: int

    def holds(self, at: Spot) -> bool:
        """Whether a square is shown."""
        return 0 <= at[0] - self.left < self.columns and 0 <= at[1] - self.top < self.rows

    def spots(self) -> Iterable[Spot]:
        """Yield its squares, row by row."""
        for row in range(self.top, self.top + self.rows):
            for column in range(self.left, self.left + self.columns):
                yield column, row


@dataclass(frozen=True, slots=True)
class Chart:
    """The land of one picture: `squares` are those in the window and the ring round it, `side` pixels each."""

    theme: str
    side: int
    window: Window
    squares: tuple[Square, ...]
    lights: tuple[Light, ...] = ()


def square(face: TileFace, *, way_home: bool = False) -> Square:
    """Return what shapes a placed tile's land."""
    column, row = spot(face)
    exits = "".join(side for side in SIDES if side in face.sides)
    return Square(face.key, column, row, face.region, exits, face.icons, way_home)


def leads_home(page: PageFace) -> bool:
    """Whether a page tells of a Gateway."""
    return any(deed.kind == "gateway" for deed in page.encounters)


def around(window: Window, view: PublicView) -> tuple[Square, ...]:
    """Return the squares that shape what a window shows, ordered by place."""
    home = {page.key for page in view.pages if leads_home(page)}
    wider = Window(window.left - 1, window.top - 1, window.columns + 2, window.rows + 2)
    found = [square(face, way_home=face.key in home) for face in view.tiles if wider.holds(spot(face))]
    return tuple(sorted(found, key=lambda one: (one.row, one.column)))
