"""Skies of the story's pictures: dusk, clouds, stars with four points, and the one moon."""

import numpy as np
from PIL import Image

from images.core.theme import rgb
from images.games.lost_ones.noise import Floats, Reals
from images.games.lost_ones.settings import Setting
from images.games.lost_ones.terrain import over


def noise(rng: np.random.Generator, width: int, height: int, across: float, down: float) -> Floats:
    """Return smooth noise about 0, standard deviation about 1; `across` and `down` are the sizes of its clouds."""
    columns, rows = max(2, round(width / across)) + 3, max(2, round(height / down)) + 3
    lattice = Image.fromarray(rng.normal(size=(rows, columns)).astype(np.float32))
    box = (1.0, 1.0, 1.0 + width / across, 1.0 + height / down)
    values: Floats = np.asarray(lattice.resize((width, height), Image.Resampling.BICUBIC, box), np.float32) * 1.25
    return values


def clouds(rng: np.random.Generator, width: int, height: int, size: float) -> Floats:
    """Return drawn-out clouds about 0."""
    total = np.zeros((height, width), np.float32)
    for part, weight in ((1.0, 0.7), (0.45, 0.5), (0.18, 0.3), (0.07, 0.15)):
        total += np.float32(weight) * noise(rng, width, height, part * size, 0.34 * part * size)
    return total


def gradient(colours: tuple[str, ...], level: Floats) -> Floats:
    """Return colours along a run of them, `level` 0 … 1."""
    places = np.linspace(0, 1, len(colours))
    stops = np.array([rgb(colour) for colour in colours], np.float32)
    run: Floats = np.stack([np.interp(level, places, stops[:, i]) for i in range(3)], axis=-1).astype(np.float32)
    return run


def grid(width: int, height: int) -> tuple[Floats, Floats]:
    """Return x as a row and y as a column, in pixels."""
    return np.arange(width, dtype=np.float32)[None, :] + 0.5, np.arange(height, dtype=np.float32)[:, None] + 0.5


def picture(pixels: Reals) -> Image.Image:
    """Return colours 0 … 255 as an RGB image."""
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8), "RGB")


def sky(
    setting: Setting, rng: np.random.Generator, width: int, height: int, horizon: int, moon: tuple[float, float]
) -> Image.Image:
    """Return a sky, RGB, that fills a picture; `moon` is where that stands, as far as the sky has one."""
    w, h = width // _COARSE, height // _COARSE
    x, y = grid(w, h)
    level = np.clip(y / horizon * _COARSE, 0, 1)
    veil = clouds(rng, w, h, 0.5 * w)
    colours = gradient(setting.sky, np.clip(level**1.25 + 0 * x + 0.05 * veil * setting.clouds, 0, 1))
    if setting.under_water:
        colours = _surface(colours, rng, w, h)
        return picture(colours).resize((width, height), Image.Resampling.BICUBIC)
    bank = np.clip((veil - 0.25) * 0.9, 0, 1) * level
    colours = over(colours, setting.sky[2], 0.55 * setting.clouds * bank)
    rim = np.clip(noise(rng, w, h, 0.5 * w, 0.1 * h) - 0.6, 0, 1)
    colours = over(colours, setting.sky[0], 0.35 * setting.clouds * rim)
    colours = _halo(colours, setting, (moon[0] / _COARSE, moon[1] / _COARSE), h)
    image = picture(colours).resize((width, height), Image.Resampling.BICUBIC)
    pixels = np.array(image, np.float32)
    _stars(pixels, rng, setting, horizon)
    _moon(pixels, setting, moon, height)
    return picture(pixels)


_COARSE = 2  # clouds are soft: they are painted at half the size
_RADIUS = 0.088
"""Of the moon, in heights of a picture."""


def _surface(image: Floats, rng: np.random.Generator, width: int, height: int) -> Floats:
    """Return the sea from within: shafts of light from above, a bright net at the top."""
    x, y = grid(width, height)
    slant = x + 0.55 * y
    shaft = np.zeros_like(image[..., 0])
    for size, weight in ((90.0, 0.6), (38.0, 0.4), (17.0, 0.25)):
        line = noise(rng, 2 * width, 1, size, 1.0)[0]
        shaft += np.float32(weight) * np.interp(slant, np.arange(2 * width), line).astype(np.float32)
    image = over(image, "#bff5e0", 0.42 * np.clip(shaft, 0, 1.4) * np.exp(-y / (0.55 * height)))
    net = np.exp(-((noise(rng, width, height, 70, 18) / 0.18) ** 2)) * np.exp(-y / (0.10 * height))
    return over(image, "#e6fff6", 0.7 * net)


def _stars(image: Floats, rng: np.random.Generator, setting: Setting, horizon: int) -> None:
    """Draw the stars into a sky; the large ones have four points."""
    width = image.shape[1]
    for _ in range(round(0.16 * width * setting.stars)):
        x, y = rng.uniform(2, width - 3), horizon * rng.beta(1.0, 1.9)
        bright = rng.uniform(0.25, 1.0) * (1 - 0.6 * y / horizon)
        _star(image, x, y, rng.uniform(0.5, 1.1), bright)
    for _ in range(round(0.012 * width * setting.stars)):
        x, y = rng.uniform(14, width - 14), rng.uniform(12, 0.62 * horizon)
        _star(image, x, y, 1.0, 1.0, rng.uniform(6, 11))


def _star(image: Floats, x: float, y: float, size: float, bright: float, rays: float = 0.0) -> None:
    room = int(max(3, 1.6 * rays))
    left, top = max(0, int(x) - room), max(0, int(y) - room)
    part = image[top : int(y) + room + 1, left : int(x) + room + 1]
    dx = np.arange(left, left + part.shape[1], dtype=np.float32)[None, :] + 0.5 - x
    dy = np.arange(top, top + part.shape[0], dtype=np.float32)[:, None] + 0.5 - y
    light = np.exp(-(dx * dx + dy * dy) / (2 * size * size))
    if rays:
        thin = 0.35 + 0.0 * dx * dy
        light = light + np.exp(-np.abs(dx) / (0.4 * rays) - (dy / thin / 2.2) ** 2)
        light = light + np.exp(-np.abs(dy) / (0.4 * rays) - (dx / thin / 2.2) ** 2)
        light = light + 0.25 * np.exp(-(dx * dx + dy * dy) / (0.5 * rays * rays))
    colour = np.array((255, 250, 232), np.float32)
    part += (colour - part) * np.clip(bright * light, 0, 1)[..., None]


def _halo(colours: Floats, setting: Setting, at: tuple[float, float], height: int) -> Floats:
    """Return a sky with the moon's light in it."""
    x, y = grid(colours.shape[1], colours.shape[0])
    away = np.sqrt((x - at[0]) ** 2 + (y - at[1]) ** 2) / (_RADIUS * height)
    halo = 0.46 * np.exp(-np.maximum(away - 1, 0) / 1.0) + 0.30 * np.exp(-((away / 6.5) ** 2))
    return over(colours, setting.moon, halo * (0.35 if _pale(setting) else 0.85))


def _pale(setting: Setting) -> bool:
    """Whether the moon stands in daylight."""
    return setting.dawn or not setting.stars


def _moon(pixels: Floats, setting: Setting, at: tuple[float, float], height: int) -> None:
    """Draw the one moon into a sky: a disc with seas, darker at the rim."""
    radius = _RADIUS * height
    left, top, span = int(at[0] - radius) - 2, max(0, int(at[1] - radius) - 2), int(2 * radius) + 5
    part = pixels[top : top + span, max(0, left) : left + span]
    x, y = grid(part.shape[1], part.shape[0])
    dx, dy = (x + max(0, left) - at[0]) / radius, (y + top - at[1]) / radius
    away = np.sqrt(dx * dx + dy * dy)
    seas = np.zeros_like(away)
    for sx, sy, size, deep in _SEAS:
        seas += np.float32(deep) * np.exp(-((((dx - sx) ** 2 + (dy - sy) ** 2) / size**2) ** 1.5))
    shade = np.clip(0.55 * seas + 0.16 * np.clip(away, 0, 1) ** 4, 0, 0.7)[..., None]
    light, dark = np.array(rgb(setting.moon), np.float32), np.array((150, 146, 168), np.float32)
    disc = np.clip((1 - away) * radius + 0.5, 0, 1) * (0.5 if _pale(setting) else 1.0)
    part += (light * 1.03 * (1 - shade) + dark * shade - part) * disc[..., None]


_SEAS = (
    (-0.30, -0.28, 0.40, 0.60),
    (0.26, 0.00, 0.32, 0.52),
    (-0.14, 0.42, 0.28, 0.45),
    (0.40, -0.46, 0.20, 0.40),
    (0.40, 0.46, 0.16, 0.30),
)
