"""Turns a thing's drawing the way it lies on a card, out of a drawing that is larger."""

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from images.core.sprites import large, master
from images.games.finders_keepers.layout import Lying
from images.games.finders_keepers.masks import Stance

_TWICE = 2  # things are turned at twice their size, then halved: that smooths their edges
_FROM_NEAR = 1.25  # from this enlargement on, drawings are taken in their large size


def turned(thing: Lying, scale: float) -> tuple[Image.Image, int, int]:
    """Return a thing as it lies on a card `scale` times SIDE wide, and where its upper left corner is."""
    drawing = large(thing.name) if scale > _FROM_NEAR else master(thing.name)
    stance = thing.stance
    step = max(drawing.size) / (stance.size * scale) / _TWICE  # pixels of the drawing to one of the turned image
    flip = -1 if stance.mirrored else 1
    left, top, right, bottom = (value * stance.size * scale for value in _extent(thing.name, stance))
    x, y = math.floor(thing.x * scale + left) - 1, math.floor(thing.y * scale + top) - 1
    size = (math.ceil(right - left) + 3, math.ceil(bottom - top) + 3)
    off_x, off_y = _TWICE * (thing.x * scale - x), _TWICE * (thing.y * scale - y)
    angle = math.radians(stance.angle)
    cos, sin = step * math.cos(angle), step * math.sin(angle)
    inverse = (
        *(flip * cos, flip * sin, drawing.width / 2 - flip * (cos * off_x + sin * off_y)),
        *(-sin, cos, drawing.height / 2 + sin * off_x - cos * off_y),
    )
    image = drawing.convert("RGBa").transform(
        (_TWICE * size[0], _TWICE * size[1]), Image.Transform.AFFINE, inverse, Image.Resampling.BILINEAR
    )
    return image.reduce(_TWICE).convert("RGBA"), x, y


def _extent(name: str, stance: Stance) -> tuple[float, float, float, float]:
    """Return how far a thing reaches from its middle: left, top, right, bottom, in parts of its size."""
    reach = _reach(name)
    return (
        -_towards(reach, 180, stance),
        -_towards(reach, 270, stance),
        _towards(reach, 0, stance),
        _towards(reach, 90, stance),
    )


def _towards(reach: Sequence[float], direction: int, stance: Stance) -> float:
    """Return how far a thing reaches on the card in a direction, in degrees clockwise from the right."""
    upright = direction - stance.angle
    return reach[(180 - upright if stance.mirrored else upright) % 360]


@lru_cache(maxsize=192)  # 3 KB each
def _reach(name: str) -> tuple[float, ...]:
    """Return how far an upright drawing reaches from its middle in each whole degree, in parts of its longer side."""
    alpha = np.asarray(master(name).getchannel("A")) > 0
    rows, columns = np.nonzero(alpha & ~_inside(alpha))
    x, y = columns + 0.5 - alpha.shape[1] / 2, rows + 0.5 - alpha.shape[0] / 2
    angles = np.radians(np.arange(360))
    most = (np.cos(angles)[:, None] * x + np.sin(angles)[:, None] * y).max(axis=1)
    return tuple((most / max(alpha.shape)).tolist())


def _inside(bits: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the pixels whose four neighbours are set as well."""
    inner = np.zeros_like(bits)
    inner[1:-1, 1:-1] = bits[:-2, 1:-1] & bits[2:, 1:-1] & bits[1:-1, :-2] & bits[1:-1, 2:]
    return inner
