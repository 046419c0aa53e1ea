"""Ways and hedges: stepping stones from a tile's middle to its sides with a number, brambles where there is no way."""

from collections.abc import Iterator, Mapping
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from engine.games.lost_ones.effects import SIDES, Side
from images.games.lost_ones import stamps
from images.games.lost_ones.chart import FACING, TOWARDS, Spot, Square, beside
from images.games.lost_ones.noise import chance
from images.games.lost_ones.theme import LostOnesTheme

Standing = tuple[float, stamps.Stamp, int, int]
"""Something put up on a square: by what it is ordered, what it is, and where its feet (or its middle) are."""

MIDDLE = (0.5, 0.56)
"""Where all ways of a tile meet, and where characters stand, in squares."""

_STEP, _STONE, _SWAY = 0.072, 0.078, 0.022
_OUT, _FADES = 0.30, 5  # how far a way runs into the mist, and in how many stones


def lay(image: Image.Image, theme: LostOnesTheme, side: int, at: Spot, squares: Mapping[Spot, Square]) -> None:
    """Lay the ways of this square."""
    own = squares.get(at)
    if own is None or not own.exits:
        return
    stones = [stone for way in own.exits for stone in _way(own, way)]
    stones += _yard(own)
    _bed(image, side, [(x, y) for x, y, _, _ in stones])
    for x, y, size, which in stones:
        _put(image, theme, side, x, y, size, which)


def _way(own: Square, way: str) -> Iterator[tuple[float, float, float, int]]:
    """Yield the stones from the middle to one side: place, size, which."""
    rng = chance("way", own.column, own.row, way)
    x, y = MIDDLE
    end_x, end_y = _edge(way)
    length = abs(end_x - x) + abs(end_y - y)
    count = round(length / _STEP)
    bow = float(rng.uniform(-0.030, 0.030))
    for i in range(1, count + 1):
        part = (i - 0.5) / count
        off = bow * sin(pi * part) + (_SWAY if i % 2 else -_SWAY) * float(rng.uniform(0.5, 1.0))
        across_x, across_y = (0.0, 1.0) if way in "EW" else (1.0, 0.0)
        yield (
            x + (end_x - x) * part + across_x * off,
            y + (end_y - y) * part + across_y * off,
            _STONE * float(rng.uniform(0.82, 1.12)),
            int(rng.integers(stamps.STONES)),
        )


def _edge(way: str) -> tuple[float, float]:
    """Return where a way leaves its square."""
    return {"N": (0.5, 0.0), "E": (1.0, MIDDLE[1]), "S": (0.5, 1.0), "W": (0.0, MIDDLE[1])}[way]


def _yard(own: Square) -> Iterator[tuple[float, float, float, int]]:
    """Yield the stones in the middle: one, and four twice round it."""
    rng = chance("yard", own.column, own.row)
    yield (*MIDDLE, 1.1 * _STONE, 1)
    for i in range(8):
        angle = 2 * pi * (i + 0.5 * float(rng.uniform(0.6, 1.0))) / 8
        x, y = MIDDLE[0] + 0.088 * cos(angle), MIDDLE[1] + 0.070 * sin(angle)
        yield x, y, _STONE * float(rng.uniform(0.8, 1.0)), int(rng.integers(stamps.STONES))


def _bed(image: Image.Image, side: int, places: list[tuple[float, float]]) -> None:
    """Darken the soil beneath the stones."""
    mask = Image.new("L", image.size)
    pen, r = ImageDraw.Draw(mask), 0.062 * side
    for x, y in places:
        pen.ellipse((x * side - r, y * side - r, x * side + r, y * side + r), 120)
    image.paste(_SOIL, (0, 0), mask.filter(ImageFilter.GaussianBlur(0.02 * side)))


_SOIL = (58, 44, 40)


def _put(image: Image.Image, theme: LostOnesTheme, side: int, x: float, y: float, size: float, which: int) -> None:
    picture, dx, dy = stamps.stone(theme.name, max(4, round(size * side)), which)
    image.paste(picture, (round(x * side) + dx, round(y * side) + dy), picture)


def run_out(image: Image.Image, theme: LostOnesTheme, side: int, at: Spot, squares: Mapping[Spot, Square]) -> None:
    """Let the ways of the tiles round an unseen square run out into it, stone by smaller stone."""
    for way in SIDES:
        neighbour = squares.get(beside(at, way))
        if neighbour is None or FACING[way] not in neighbour.exits:
            continue
        rng, (dx, dy) = chance("out", *at, way), TOWARDS[way]
        x, y = _edge(way)
        for i in range(_FADES):
            far = _OUT * (i + 0.4) / _FADES
            off = (_SWAY if i % 2 else -_SWAY) * float(rng.uniform(0.4, 1.0))
            place_x, place_y = x - dx * far + abs(dy) * off, y - dy * far + abs(dx) * off
            _put(image, theme, side, place_x, place_y, _STONE * (1.0 - 0.11 * i), int(rng.integers(stamps.STONES)))


def shut(squares: Mapping[Spot, Square], at: Spot, way: Side) -> bool:
    """Whether there is no way between two tiles that lie beside each other."""
    own, other = squares.get(at), squares.get(beside(at, way))
    return own is not None and other is not None and way not in own.exits and FACING[way] not in other.exits


_ALONG = (0.14, 0.38, 0.62, 0.86)  # four lengths to a side


def brambles(side: int, at: Spot, squares: Mapping[Spot, Square]) -> Iterator[Standing]:
    """Yield the brambles on this square's four sides, and on its neighbours' that meet its corners."""
    for spot in squares:
        for way in ("E", "S"):
            if not shut(squares, spot, way):
                continue
            rng = chance("bramble", *spot, way)
            rose = int(rng.integers(len(_ALONG)))
            left, top = (spot[0] - at[0]) * side, (spot[1] - at[1]) * side
            for i, along in enumerate(_ALONG):
                off = 0.016 * float(rng.uniform(-1, 1))
                x, y = (1.0 + off, along) if way == "E" else (along, 1.0 + off)
                size = max(6, round(0.35 * side))
                image = stamps.bramble(size, way == "E", i == rose, bool(rng.integers(2)))
                yield (top + y * side + 0.02 * side, image, round(left + x * side), round(top + y * side))
