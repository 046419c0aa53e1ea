"""Outlines as SVG path data."""

import math
from collections.abc import Sequence

Point = tuple[float, float]


def _n(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Return a rectangle with round corners of radius `r`."""
    r = min(r, w / 2, h / 2)
    arc = f"a{_n(r)} {_n(r)} 0 0 1 "
    return (
        f"M{_n(x + r)} {_n(y)}h{_n(w - 2 * r)}{arc}{_n(r)} {_n(r)}v{_n(h - 2 * r)}{arc}{_n(-r)} {_n(r)}"
        f"h{_n(2 * r - w)}{arc}{_n(-r)} {_n(-r)}v{_n(2 * r - h)}{arc}{_n(r)} {_n(-r)}z"
    )


def circle(x: float, y: float, r: float) -> str:
    """Return a circle round (x, y)."""
    d = _n(2 * r)
    return f"M{_n(x - r)} {_n(y)}a{_n(r)} {_n(r)} 0 1 1 {d} 0a{_n(r)} {_n(r)} 0 1 1 -{d} 0z"


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """Return an ellipse round (x, y) with its axes along the picture's."""
    d, a = _n(2 * rx), f"{_n(rx)} {_n(ry)}"
    return f"M{_n(x - rx)} {_n(y)}a{a} 0 1 1 {d} 0a{a} 0 1 1 -{d} 0z"


def line(*points: Point) -> str:
    """Return an open line through the points."""
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def polygon(points: Sequence[Point], r: float = 0.0) -> str:
    """Return a closed polygon whose corners are rounded off by about `r` pixels."""
    if r <= 0:
        return line(*points) + "z"
    parts: list[str] = []
    count = len(points)
    for i, corner in enumerate(points):
        start = _towards(corner, points[i - 1], r)
        end = _towards(corner, points[(i + 1) % count], r)
        parts.append(
            f"{'L' if parts else 'M'}{_n(start[0])} {_n(start[1])}"
            f"Q{_n(corner[0])} {_n(corner[1])} {_n(end[0])} {_n(end[1])}"
        )
    return "".join(parts) + "z"


def regular(x: float, y: float, r: float, sides: int, turn: float = 0.0) -> tuple[Point, ...]:
    """Return the corners of a regular polygon; with turn 0 (degrees) the first points up."""
    start = math.radians(turn - 90)
    step = 2 * math.pi / sides
    return tuple((x + r * math.cos(start + i * step), y + r * math.sin(start + i * step)) for i in range(sides))


def star(x: float, y: float, r: float, inner: float = 0.5, tips: int = 5) -> tuple[Point, ...]:
    """Return the corners of a star; `inner` is the inner radius as a fraction of `r`."""
    outer, notches = regular(x, y, r, tips), regular(x, y, r * inner, tips, 180 / tips)
    return tuple(point for pair in zip(outer, notches, strict=True) for point in pair)


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end)
    part = min(distance, length / 2) / length
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
