"""A picture as plain data: what stands where. Comparable, hashable, picklable; painted by `images.core.paint`.

All lengths are pixels of the finished picture, x to the right and y down. Colours are "#rrggbb" or "#rrggbbaa".
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Literal

from PIL import Image

FacesName = Literal["title", "text", "inscription", "story", "aside"]
"""Type faces: round ones for titles and text; for stories capitals, text, and text in italics."""


@dataclass(frozen=True, slots=True)
class Gradient:
    """A run of colours. Points are fractions of the shape's bounding box; `radial` runs from (x1, y1) to radius x2."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, str], ...]
    radial: bool = False


Fill = str | Gradient


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft copy of a piece's outline beneath it. `blur` is a standard deviation, `gain` above 1 makes it fuller."""

    dx: float
    dy: float
    blur: float
    colour: str
    gain: float = 1.0


@dataclass(frozen=True, slots=True)
class Shape:
    """A vector outline: SVG path data `d`, filled and stroked; `clip` is path data that bounds it."""

    d: str
    fill: Fill | None = None
    stroke: Fill | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    clip: str | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """One line of words. `anchor` as Pillow's ("mm": middle); `fit` is the width to which it shrinks if it must.

    `read`: it must be readable on a phone, which a test checks; otherwise it is ornament.
    """

    words: str
    x: float
    y: float
    size: float
    colour: str
    face: FacesName = "text"
    weight: int = 600
    anchor: str = "mm"
    fit: float | None = None
    shadow: Shadow | None = None
    read: bool = True


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture by name (`images.core.sprites`), centred at (x, y), its longer side `size`, turned by `angle`."""

    name: str
    x: float
    y: float
    size: float
    angle: float = 0.0
    shadows: tuple[Shadow, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that is painted once and kept: its items are in its own coordinates. Shadows fall outside it."""

    width: int
    height: int
    items: tuple["Item", ...]
    shadows: tuple[Shadow, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Generated:
    """Something that is laid out where it is painted, since that takes long or needs pixels to look at.

    `draw` is a function of a module, called with `arguments`; it returns an RGBA image of `width` by `height` pixels
    (or an RGB image, if it is opaque) that depends on nothing else. What stands on it is its own affair: it has no
    texts or sprites that a scene knows.
    """

    width: int
    height: int
    draw: Callable[..., Image.Image]
    arguments: tuple[Hashable, ...]

    def __repr__(self) -> str:
        return (
            f"Generated({self.width}, {self.height}, {self.draw.__module__}.{self.draw.__qualname__}, {self.arguments})"
        )


@dataclass(frozen=True, slots=True)
class Place:
    """A piece with its upper left corner at (x, y)."""

    piece: Piece | Generated
    x: int
    y: int


Item = Shape | Text | Sprite | Place


@dataclass(frozen=True, slots=True)
class Ground:
    """What everything lies on: a texture by name (`images.core.textures`), lit from (light_x, light_y), fractions."""

    texture: str
    bright: str
    dark: str
    light_x: float = 0.4
    light_y: float = 0.3


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture of `width` by `height` pixels."""

    width: int
    height: int
    ground: Ground
    items: tuple[Place, ...]

    def texts(self) -> Iterator[Text]:
        """Yield every text of the picture, in the order in which they are painted."""
        for place in self.items:
            yield from _texts(place.piece)

    def words(self) -> tuple[str, ...]:
        """Return all words on the picture."""
        return tuple(text.words for text in self.texts())

    def sprites(self) -> tuple[str, ...]:
        """Return the names of all sprites on the picture, in the order in which they are painted."""
        return tuple(name for place in self.items for name in _sprites(place.piece))


def _texts(piece: Piece | Generated) -> Iterator[Text]:
    for item in piece.items if isinstance(piece, Piece) else ():
        if isinstance(item, Text):
            yield item
        elif isinstance(item, Place):
            yield from _texts(item.piece)


def _sprites(piece: Piece | Generated) -> Iterator[str]:
    for item in piece.items if isinstance(piece, Piece) else ():
        if isinstance(item, Sprite):
            yield item.name
        elif isinstance(item, Place):
            yield from _sprites(item.piece)
