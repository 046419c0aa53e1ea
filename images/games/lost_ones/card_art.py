"""The small picture on a card: a hill at night, stars, a glow in the card's colours, and what the card is about."""

import numpy as np
from PIL import Image, ImageDraw

from images.core.scene import Generated
from images.core.theme import mix, rgb
from images.games.lost_ones.card_theme import Hue
from images.games.lost_ones.grading import cast, drawing, graded, put, shone
from images.games.lost_ones.noise import Floats, Reals, chance
from images.games.lost_ones.sky import clouds, grid, noise, picture
from images.games.lost_ones.terrain import over

Hues = tuple[Hue, ...]
_RAYS = 24
_SPOTS = {
    1: ((0.50, 0.90, 0.80),),
    2: ((0.43, 0.89, 0.72), (0.78, 0.92, 0.42)),
    3: ((0.50, 0.92, 0.84), (0.82, 0.93, 0.40), (0.18, 0.94, 0.36)),
}
"""By number of things: where the feet of each stand (across, down) and how large it is, in heights."""


def art(theme: str, hues: Hues, sprites: tuple[str, ...], seed: str, size: tuple[int, int], corner: int) -> Generated:
    """Return a card's picture of that size with round upper corners."""
    return Generated(*size, draw, (theme, hues, sprites, seed, size, corner))


def draw(
    theme: str, hues: Hues, sprites: tuple[str, ...], seed: str, size: tuple[int, int], corner: int
) -> Image.Image:
    """Return the picture, RGBA."""
    rng = chance("card", seed)
    canvas = _night(hues, rng, *size) if theme == "moonlit" else _paper(hues, rng, *size)
    _things(canvas, theme, hues, sprites)
    canvas = canvas.convert("RGBA")
    canvas.putalpha(_rounded(size, corner))
    return canvas


def _across(hues: Hues, what: str, x: Reals) -> Floats:
    """Return a colour of the hues, the first on the left, the second on the right."""
    first, last = (np.array(rgb(getattr(hue, what)), np.float32) for hue in (hues[0], hues[-1]))
    part = np.clip((x - 0.30) / 0.40, 0, 1)[..., None]
    mixed: Floats = (first + (last - first) * part).astype(np.float32)
    return mixed


def _night(hues: Hues, rng: np.random.Generator, width: int, height: int) -> Image.Image:
    x, y = grid(width, height)
    fx, fy = x / width + 0 * y, y / height + 0 * x
    deep, light = _across(hues, "deep", fx), _across(hues, "light", fx)
    away = np.sqrt(((fx - 0.5) * width / height) ** 2 + (fy - 0.56) ** 2)
    glow = 0.86 * np.exp(-((away / 0.50) ** 2)) + 0.18 * np.exp(-((away / 1.1) ** 2))
    veil = 0.10 * noise(rng, width, height, 0.42 * width, 0.20 * width) + 0.06 * noise(
        rng, width, height, 0.16 * width, 0.09 * width
    )
    pixels = deep + (light - deep) * np.clip(0.10 + glow * (0.80 + veil) + 0.5 * veil * fy, 0, 1)[..., None]
    for _ in range(round(width * height / 520)):
        _star(pixels, rng, width, height)
    for base, swing, dark in ((0.72, 0.07, 0.34), (0.84, 0.05, 0.62)):
        top = (base + swing * noise(rng, width, 1, 0.45 * width, 1.0)[0]) * height
        face = deep * (1 - dark) + light * (0.30 * (1 - dark) + 0.10 * np.exp(-((away / 0.42) ** 2)))[..., None] * 0.8
        part = np.clip(y - top[None, :], 0, 1)[..., None]
        pixels = pixels + (face - pixels) * part
    edge = np.clip(16 * fx * (1 - fx) * fy * (1 - fy) * 1.6, 0, 1) ** 0.16
    return picture(pixels * (0.62 + 0.38 * edge)[..., None])


def _star(pixels: Reals, rng: np.random.Generator, width: int, height: int) -> None:
    x, y = int(rng.integers(2, width - 2)), int(rng.integers(2, round(0.72 * height)))
    bright = rng.uniform(0.25, 1.0)
    for dx, dy, part in ((0, 0, 1.0), (1, 0, 0.30), (-1, 0, 0.30), (0, 1, 0.30), (0, -1, 0.30)):
        spot = pixels[y + dy, x + dx]
        spot += (np.array((255, 252, 240), np.float32) - spot) * bright * part


def _paper(hues: Hues, rng: np.random.Generator, width: int, height: int) -> Image.Image:
    """Return parchment with rays in the card's colours and two hills in wash."""
    x, y = grid(width, height)
    fx, fy = x / width + 0 * y, y / height + 0 * x
    paper = np.array(rgb("#f6e9c8"), np.float32) + 5 * clouds(rng, width, height, 0.7 * width)[..., None]
    light, band = _across(hues, "light", fx), _across(hues, "band", fx)
    turn = np.arctan2(fy - 0.60, (fx - 0.5) * width / height)
    rays = np.clip(0.5 + 2.2 * np.sin(turn * _RAYS), 0, 1)
    away = np.sqrt(((fx - 0.5) * width / height) ** 2 + (fy - 0.6) ** 2)
    pixels = paper + (light - paper) * ((0.16 + 0.20 * rays) * np.clip(away * 1.6, 0.25, 1))[..., None]
    pixels = over(pixels, "#fffbea", 0.85 * np.exp(-((away / 0.34) ** 2)))
    for base, swing, dark in ((0.74, 0.07, 0.20), (0.85, 0.05, 0.34)):
        top = (base + swing * noise(rng, width, 1, 0.45 * width, 1.0)[0]) * height
        down = y - top[None, :]
        wash = dark * (0.75 + 0.5 * np.exp(-np.maximum(down, 0) / (0.03 * height)))
        pixels = pixels + (band - pixels) * (np.clip(down, 0, 1) * wash)[..., None]
    edge = np.clip(16 * fx * (1 - fx) * fy * (1 - fy) * 2, 0, 1) ** 0.2
    return picture(pixels * (0.86 + 0.14 * edge)[..., None])


def _things(canvas: Image.Image, theme: str, hues: Hues, sprites: tuple[str, ...]) -> None:
    spots = _SPOTS[max(1, min(3, len(sprites)))]
    moonlit = theme == "moonlit"
    for (across, down, size), name in reversed(tuple(zip(spots, sprites, strict=False))):
        image = drawing(name, size * canvas.height)
        wide = image.width / (0.62 * canvas.width)
        if wide > 1:
            image = image.resize((round(image.width / wide), round(image.height / wide)), Image.Resampling.LANCZOS)
        if moonlit:
            image = graded(image, mix(hues[0].light, "#ffffff", 0.55), 0.55, hues[0].deep, 0.04)
            image = shone(image, mix(hues[0].light, "#ffffff", 0.6), 0.75, from_left=True)
        x, y = round(across * canvas.width), round(down * canvas.height)
        cast(canvas, image, x, y, 0.6, 0.16, 0.62 if moonlit else 0.34)
        put(canvas, image, x, y + 1)


def _rounded(size: tuple[int, int], corner: int) -> Image.Image:
    """Return a mask with round upper corners."""
    fine = 4
    mask = Image.new("L", (fine * size[0], fine * size[1]))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, fine * size[0] - 1, fine * (size[1] + corner)), fine * corner, 255)
    return mask.reduce(fine)


def bust(character: str, size: int) -> Generated:
    """Return head and shoulders of a drawing in a round window, `size` pixels wide."""
    return Generated(size, size, draw_bust, (character, size))


def draw_bust(character: str, size: int) -> Image.Image:
    """Return the bust, RGBA."""
    figure = drawing(character, 1.85 * size)
    canvas = Image.new("RGBA", (size, size))
    left = (figure.width - size) // 2
    part = figure.crop((max(0, left), 0, min(figure.width, left + size), size))
    canvas.alpha_composite(part, (max(0, -left), 0))
    fine = 4
    mask = Image.new("L", (fine * size, fine * size))
    ImageDraw.Draw(mask).ellipse((0, 0, fine * size - 1, fine * size - 1), 255)
    alpha = np.minimum(np.asarray(canvas.getchannel("A")), np.asarray(mask.reduce(fine)))
    canvas.putalpha(Image.fromarray(alpha, "L"))
    return canvas
