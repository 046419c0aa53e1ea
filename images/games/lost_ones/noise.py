"""Noise as a function of the place on the map, so that every tile's land continues its neighbours'."""

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from images.games.lost_ones.chart import SPAN

Floats = NDArray[np.float32]
Reals = NDArray[np.floating[Any]]

_PAD = 2  # squares of noise beyond each edge of the map
_GRAIN_SIDE = 256


def chance(*what: object) -> np.random.Generator:
    """Return a source of numbers that depends on nothing but `what`, the same in every process."""
    return np.random.default_rng(zlib.crc32(repr(what).encode()))


@lru_cache(maxsize=64)
def _lattice(seed: int, steps: int) -> Image.Image:
    side = (SPAN + 2 * _PAD) * steps
    values = np.random.default_rng((seed, steps)).normal(size=(side, side)).astype(np.float32)
    return Image.fromarray(values)


class Patch:
    """A piece of the map to be painted: `side` pixels to a square, from (left, top) in pixels of the whole map."""

    def __init__(self, side: int, left: int, top: int, width: int, height: int) -> None:
        self.side, self.left, self.top, self.width, self.height = side, left, top, width, height
        self._made: dict[tuple[int, int, int], Floats] = {}

    def noise(self, seed: int, steps: int, steps_down: int | None = None) -> Floats:
        """Return smooth noise about 0, standard deviation about 1; `steps` independent values to a square's side.

        With another number downwards it is stretched; the lattice is that of the larger number.
        """
        down = steps if steps_down is None else steps_down
        key = (seed, steps, down)
        if key not in self._made:
            self._made[key] = self._sample(seed, steps, down)
        return self._made[key]

    def _sample(self, seed: int, steps: int, down: int) -> Floats:
        most = max(steps, down)
        lattice = _lattice(seed, most)
        x, y = steps / self.side, down / self.side
        box = (
            (self.left + _PAD * self.side) * x,
            (self.top + _PAD * self.side) * y,
            (self.left + self.width + _PAD * self.side) * x,
            (self.top + self.height + _PAD * self.side) * y,
        )
        enlarged = lattice.resize((self.width, self.height), Image.Resampling.BICUBIC, box)
        values: Floats = np.asarray(enlarged, np.float32) * np.float32(1.25)
        return values

    def clouds(self, seed: int, octaves: Sequence[tuple[int, float]]) -> Floats:
        """Return several noises together: pairs of steps to a square and weight."""
        total = np.zeros((self.height, self.width), np.float32)
        for i, (steps, weight) in enumerate(octaves):
            total += np.float32(weight) * self.noise(seed + i, steps)
        return total

    def grain(self) -> Floats:
        """Return noise of single pixels about 0, standard deviation 1."""
        rows = np.arange(self.top, self.top + self.height) % _GRAIN_SIDE
        columns = np.arange(self.left, self.left + self.width) % _GRAIN_SIDE
        return _grain()[np.ix_(rows, columns)]

    def places(self) -> tuple[Floats, Floats]:
        """Return x as a row and y as a column, in squares of the map."""
        x, y = (
            ((np.arange(start, start + length, dtype=np.float32) + np.float32(0.5)) / np.float32(self.side))
            for start, length in ((self.left, self.width), (self.top, self.height))
        )
        return x[None, :].astype(np.float32), y[:, None].astype(np.float32)


@lru_cache(maxsize=1)
def _grain() -> Floats:
    return np.random.default_rng(31).normal(size=(_GRAIN_SIDE, _GRAIN_SIDE)).astype(np.float32)
