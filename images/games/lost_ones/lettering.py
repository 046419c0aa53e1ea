"""Words set into a box: as large as they go, in lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from images.core.fonts import font, wrapped
from images.core.scene import FacesName, Shadow, Text

_LEADING = {"inscription": 1.08, "story": 1.10, "aside": 1.10, "text": 1.2, "title": 1.1}


@dataclass(frozen=True, slots=True)
class Saying:
    """A paragraph. `scale` is its size in sizes of the box's text."""

    words: str
    colour: str
    face: FacesName = "story"
    weight: int = 500
    scale: float = 1.0


def set_in(
    sayings: Sequence[Saying], x: float, y: float, width: float, height: float, most: float, least: float
) -> list[Text]:
    """Return lines in the middle of a box whose upper left corner is (x, y); the size is between `least` and `most`.

    Where even the smallest does not fit, the lines run on below the box.
    """
    size = most
    while size > least and _height(sayings, size, width) > height:
        size -= 0.5
    lines: list[Text] = []
    at = y + max(0.0, (height - _height(sayings, size, width)) / 2)
    for i, saying in enumerate(sayings):
        each = size * saying.scale
        step = each * _LEADING[saying.face]
        at += _gap(size) if i else 0.0
        for line in wrapped(saying.words, saying.face, each, saying.weight, width):
            lines.append(
                Text(line, x + width / 2, at + step / 2, each, saying.colour, saying.face, saying.weight, read=False)
            )
            at += step
    return lines


def fits(sayings: Sequence[Saying], width: float, height: float, size: float) -> bool:
    """Whether paragraphs fit into a box at a size."""
    return _height(sayings, size, width) <= height


def _gap(size: float) -> float:
    return 0.42 * size


def _height(sayings: Sequence[Saying], size: float, width: float) -> float:
    total = _gap(size) * (len(sayings) - 1)
    for saying in sayings:
        each = size * saying.scale
        total += len(wrapped(saying.words, saying.face, each, saying.weight, width)) * each * _LEADING[saying.face]
    return total


def name_lines(
    words: str, width: float, most: float, least: float, weight: int = 700, lines: int = 2
) -> tuple[float, tuple[str, ...]]:
    """Return the size of capitals at which a name takes at most so many lines, none too long, and the lines."""
    size = most
    while size > least and not _fits(words, size, weight, width, lines):
        size -= 0.5
    return size, wrapped(words, "inscription", size, weight, width)


def _fits(words: str, size: float, weight: int, width: float, lines: int) -> bool:
    broken = wrapped(words, "inscription", size, weight, width)
    longest = max(font("inscription", _MEASURE, weight).getlength(word) for word in words.split() or [""])
    return len(broken) <= lines and longest * size / _MEASURE <= width


_MEASURE = 64


def titled(
    words: str, x: float, y: float, width: float, size: float, colour: str, shadow: Shadow | None, read: bool
) -> Text:
    """Return a line of capitals, from the left, that shrinks to a width."""
    return Text(words, x, y, size, colour, "inscription", 700, anchor="lm", fit=width, shadow=shadow, read=read)
