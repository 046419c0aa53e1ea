"""Grounds made of noise. Noise is a function of position, so that two pictures of different size share their cloth."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from images.core.scene import Ground
from images.core.theme import rgb

Floats = NDArray[np.float32]

_BAND = 64  # rows
_TILE_SIDE = 512  # pixels before the fine noise repeats
_CLOUD_SIDE, _CLOUD_STEP = 512, 4  # the slow noise is made small: one value for so many pixels


def ground(spec: Ground, width: int, height: int) -> Image.Image:
    """Return a ground as an RGB image. Raises KeyError for an unknown texture."""
    return _TEXTURES[spec.texture](spec, width, height)


def _felt(spec: Ground, width: int, height: int) -> Image.Image:
    """Wool: short fibres over soft mottling, in a pool of light that falls off to the corners."""
    bright, dark = (np.array(rgb(colour), np.float32) for colour in (spec.bright, spec.dark))
    light, mottle = _light(spec, width, height), _mottle(width, height)
    fibre, grain = (_tiled(texture, width, height) for texture in (_fibres(), _grain()))
    pixels = np.empty((height, width, 3), np.uint8)
    for top in range(0, height, _BAND):  # in bands, since three colours as floats take much room
        band = slice(top, top + _BAND)
        level = np.clip(light[band] + 0.055 * mottle[band], 0.0, 1.0)[..., None]
        colour = (dark + (bright - dark) * level) * (1.0 + 0.042 * fibre[band])[..., None]
        colour += grain[band][..., None]  # hides the steps between two levels of grey
        pixels[band] = np.clip(colour + 0.5, 0, 255)
    return Image.fromarray(pixels, "RGB")


def _light(spec: Ground, width: int, height: int) -> Floats:
    """Return 0 … 1 per pixel: full at the light's centre, falling off smoothly, darker again at the edges."""
    x = np.linspace(0.0, 1.0, width, dtype=np.float32)[None, :]
    y = np.linspace(0.0, 1.0, height, dtype=np.float32)[:, None]
    pool = np.exp(-((x - spec.light_x) ** 2 + (0.9 * (y - spec.light_y)) ** 2) / 0.62**2)
    edge = np.clip(16.0 * x * (1.0 - x) * y * (1.0 - y), 0.0, 1.0) ** 0.35
    light: Floats = (pool * (0.55 + 0.45 * edge)).astype(np.float32)
    return light


def _tiled(texture: Floats, width: int, height: int) -> Floats:
    side = texture.shape[0]
    return np.tile(texture, (-(-height // side), -(-width // side)))[:height, :width]


def _mottle(width: int, height: int) -> Floats:
    """Return slow mottling about 0, standard deviation about 1, enlarged from a small picture of it."""
    clouds = Image.fromarray(_clouds())
    box = (0.0, 0.0, width / _CLOUD_STEP, height / _CLOUD_STEP)
    if max(box) > _CLOUD_SIDE:
        raise ValueError(f"a picture has at most {_CLOUD_SIDE * _CLOUD_STEP} pixels to a side")
    return np.asarray(clouds.resize((width, height), Image.Resampling.BICUBIC, box), np.float32)


@lru_cache(maxsize=1)
def _clouds() -> Floats:
    total: Floats = np.zeros((_CLOUD_SIDE, _CLOUD_SIDE), np.float32)
    for seed, cells, weight in ((11, 6, 1.0), (12, 17, 0.7), (13, 48, 0.5), (14, 128, 0.3)):
        lattice = np.random.default_rng(seed).normal(size=(cells, cells)).astype(np.float32)
        total += weight * np.asarray(Image.fromarray(lattice).resize(total.shape, Image.Resampling.BICUBIC))
    return _standard(total)


@lru_cache(maxsize=1)
def _fibres() -> Floats:
    """Return short streaks in several directions about 0, standard deviation 1; its opposite edges meet."""
    rng = np.random.default_rng(21)
    total = np.zeros((_TILE_SIDE, _TILE_SIDE), np.float32)
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, -2)):
        noise = rng.normal(size=total.shape).astype(np.float32)
        for i in range(-3, 4):
            total += np.roll(noise, (dy * i, dx * i), (0, 1))
    return _standard(total)


@lru_cache(maxsize=1)
def _grain() -> Floats:
    """Return triangular noise of one level of grey to either side."""
    rng = np.random.default_rng(31)
    shape = (_TILE_SIDE, _TILE_SIDE)
    return (rng.random(shape) - rng.random(shape)).astype(np.float32)


def _standard(values: Floats) -> Floats:
    standard: Floats = ((values - values.mean()) / values.std()).astype(np.float32)
    return standard


_TEXTURES: dict[str, Callable[[Ground, int, int], Image.Image]] = {"felt": _felt}
