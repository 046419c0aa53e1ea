"""A place of the story as a picture: sky, hills, land in perspective, what stands there, the light on it, the air."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.core.theme import mix, rgb
from images.games.lost_ones import air, props
from images.games.lost_ones.furniture import STOCKS, Stock
from images.games.lost_ones.grading import cast, contact, drawing, graded, put, shone, weighty
from images.games.lost_ones.noise import Floats, chance
from images.games.lost_ones.perspective import land
from images.games.lost_ones.settings import Setting
from images.games.lost_ones.sky import grid, noise, picture, sky
from images.games.lost_ones.stamps import STONES, stone
from images.games.lost_ones.terrain import over

_UNDER_WATER = Stock(
    (("reeds", 0.40), ("cinder rock", 0.26), ("reeds", 0.34), ("steeple", 0.5)), (("seashell", 0.08), ("reeds", 0.2))
)
_HOURS = ("#1a1040", "#0c2444", "#0a3038", "#3a1836", "#402818")
_PATHS = 0.6  # how often stepping stones lead to the horizon, as they do on the map
_LAMPLIGHT, _DARK = "#fff0d6", "#4a4f78"


@dataclass(frozen=True, slots=True)
class Place:
    """How the picture is laid out: its size, its horizon, where the moon stands, and the main thing's side."""

    width: int
    height: int
    horizon: int
    moon: tuple[float, float]
    left: bool  # the main thing stands on the left, the moon on the right
    near: float  # about 1: how large things are

    def depth(self, y: float) -> float:
        """Return how near something is whose feet stand at `y`: 0 at the horizon, 1 at the lower edge."""
        return (y - self.horizon) / (self.height - self.horizon)


def landscape(
    setting: Setting, things: Sequence[str], seed: str, width: int, height: int, rings: bool = False, rows: bool = False
) -> Image.Image:
    """Return a picture, RGB. The same seed gives the same picture.

    `rings`: mushrooms stand in a ring. `rows`: made beds stand in rows, as far as one can see.
    """
    if props.DARK_MOON in things:  # there is one moon only: it is this one
        setting, things = replace(setting, moon=_DARK), [name for name in things if name != props.DARK_MOON]
    rng = chance("landscape", seed)
    setting = _at_its_hour(setting, rng)
    place = _laid_out(setting, rng, width, height)
    canvas = sky(setting, rng, width, height, place.horizon, place.moon)
    _glow(canvas, setting, place)
    for i in range(len(setting.ridges)):
        _ridge(canvas, setting, place, rng, i)
    _ground(canvas, setting, place, rng)
    if not setting.under_water and rng.random() < _PATHS:
        _path(canvas, setting, place, rng)
    if rings:
        _ring(canvas, setting, place)
    if rows:
        _beds(canvas, setting, place)
    standing = [
        replace(item, size=weighty(item.name, item.size * place.near))
        for item in props.arranged(things, place.left, width, height, rng)
    ]
    _furnish(canvas, setting, place, rng, [item for item in standing if not item.flies])
    for item in standing:
        if item.flies:
            _fly(canvas, setting, place, item)
    _foreground(canvas, setting, place, rng)
    air.drift(canvas, setting, rng)
    return _finished(canvas)


def _at_its_hour(setting: Setting, rng: np.random.Generator) -> Setting:
    """Return a setting with a sky a little of its own, so that a region's pages are not all alike."""
    hue, part = _HOURS[int(rng.integers(len(_HOURS)))], rng.uniform(0.04, 0.20)
    if setting.under_water or setting.dawn:
        part *= 0.4
    top, middle, low = setting.sky
    return replace(setting, sky=(mix(top, hue, part), mix(middle, hue, part), mix(low, hue, 0.5 * part)))


def _laid_out(setting: Setting, rng: np.random.Generator, width: int, height: int) -> Place:
    left = bool(rng.integers(2))
    across = rng.uniform(0.62, 0.88)
    up = rng.uniform(0.12, 0.20) if setting.dawn else rng.uniform(0.15, 0.28)
    near = rng.uniform(0.90, 1.10)
    horizon = round((0.56 - 0.45 * (near - 1)) * height)
    return Place(width, height, horizon, ((across if left else 1 - across) * width, up * height), left, near)


def _glow(canvas: Image.Image, setting: Setting, place: Place) -> None:
    """Lay the light of fires, of a low sun or of a town over the horizon."""
    if setting.glow:
        middle = place.moon[0] if setting.dawn else (0.8 if place.left else 0.2) * place.width
        radii = (0.45 * place.width, 0.42 * place.height)
        _shine(canvas, middle, place.horizon, radii, setting.glow, 0.62)


def _shine(
    canvas: Image.Image,
    x: float,
    y: float,
    radii: tuple[float, float],
    colour: str,
    strength: float,
    reach: float = 2.4,
) -> None:
    """Add light round a point, up to `reach` radii away."""
    box = (
        max(0, int(x - reach * radii[0])),
        max(0, int(y - reach * radii[1])),
        min(canvas.width, int(x + reach * radii[0]) + 1),
        min(canvas.height, int(y + reach * radii[1]) + 1),
    )
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    part = canvas.crop(box)
    gx, gy = grid(part.width, part.height)
    light = np.exp(-(((gx + box[0] - x) / radii[0]) ** 2 + ((gy + box[1] - y) / radii[1]) ** 2))
    pixels = np.asarray(part, np.float32)
    added = (strength * light)[..., None] * np.array(rgb(colour), np.float32)
    canvas.paste(picture(pixels + added * (1 - 0.62 * pixels / 255)), box[:2])


def _ridge(canvas: Image.Image, setting: Setting, place: Place, rng: np.random.Generator, i: int) -> None:
    """Draw a chain of hills with what stands on it, paler the farther it is."""
    base, swing = place.horizon - (0.115, 0.035)[i] * place.height, (0.070, 0.040)[i] * place.height
    swing *= rng.uniform(0.6, 1.5)
    line = noise(rng, place.width, 1, (300, 180)[i], 1.0)[0] + 0.4 * noise(rng, place.width, 1, (90, 60)[i], 1.0)[0]
    top = base - swing * line * 0.7
    colour = setting.ridges[i]
    _crowd(canvas, setting, colour, top, rng, (22, 40)[i])
    start, end = max(0, int(top.min()) - 1), place.horizon + round(0.06 * place.height)
    _, y = grid(place.width, end - start)
    down = y + start - top[None, :]
    lower = np.clip(down / (0.16 * place.height), 0, 1)
    dark, pale = np.array(rgb(colour), np.float32), np.array(rgb(setting.haze), np.float32)
    face = picture(dark + (pale - dark) * (0.75 * lower)[..., None])
    canvas.paste(face, (0, start), Image.fromarray((255 * np.clip(down, 0, 1)).astype(np.uint8), "L"))


def _crowd(
    canvas: Image.Image, setting: Setting, colour: str, top: Floats, rng: np.random.Generator, size: int
) -> None:
    """Set small outlines on the crest of a ridge, in groups of four."""
    for _ in range(4):
        middle = rng.uniform(0.03, 0.97) * canvas.width
        for _ in range(4):
            x = int(middle + rng.normal() * 2.2 * size)
            if 0 <= x < canvas.width:
                name = setting.skyline[int(rng.integers(len(setting.skyline)))]
                thing = drawing(name, size * rng.uniform(0.75, 1.25), bool(rng.integers(2)))
                put(canvas, graded(thing, setting.tint, 1.0, colour, 0.78), x, round(float(top[x])) + 3)


def _ground(canvas: Image.Image, setting: Setting, place: Place, rng: np.random.Generator) -> None:
    """Lay the region's land down, under the night, brighter where the moon stands, misty far away."""
    width, start = place.width, place.horizon - round(0.06 * place.height)
    height = place.height - start
    crest = place.horizon - start - 0.022 * place.height * noise(rng, width, 1, 260, 1.0)[0][None, :]
    x, y = grid(width, height)
    down = np.maximum(y - crest, 0) / (place.height - place.horizon)
    pixels = np.asarray(land(setting.terrain, rng, width, height, place.horizon - start), np.float32)
    moonlit = 0.64 + 0.40 * np.exp(-(((x - place.moon[0]) / (0.40 * width)) ** 2)) * np.exp(-down * 0.6)
    light = moonlit * (1 + 0.10 * noise(rng, width, height, 240, 46))
    pixels = pixels * (np.array(rgb(setting.tint), np.float32) / 255) * light[..., None]
    pixels = over(pixels, setting.haze, 0.92 * np.exp(-down * 6.5))
    mask = Image.fromarray((255 * np.clip(y - crest, 0, 1)).astype(np.uint8), "L")
    canvas.paste(picture(pixels), (0, start), mask)
    _mist(canvas, setting, place, rng)


def _mist(canvas: Image.Image, setting: Setting, place: Place, rng: np.random.Generator) -> None:
    """Let mist lie along the horizon."""
    start, height = place.horizon - round(0.10 * place.height), round(0.26 * place.height)
    _, y = grid(place.width, height)
    bank = np.exp(-(((y + start - place.horizon - 0.02 * place.height) / (0.045 * place.height)) ** 2))
    bank = bank * np.clip(0.5 + 0.35 * noise(rng, place.width, height, 190, 24), 0, 1)
    canvas.paste(rgb(setting.sky[2]), (0, start), Image.fromarray((140 * bank).astype(np.uint8), "L"))


def _path(canvas: Image.Image, setting: Setting, place: Place, rng: np.random.Generator) -> None:
    """Lay stepping stones from the lower edge to the horizon."""
    start = rng.uniform(0.42, 0.62) * place.width
    bend, goal = rng.uniform(-0.22, 0.22) * place.width, rng.uniform(0.25, 0.75) * place.width
    deep = place.height - place.horizon
    near = 1.08
    while near > 0.05:
        part = 1 - near
        x = start + (goal - start) * part + bend * math.sin(math.pi * part) * (1 - 0.4 * part)
        size = max(3, round(0.30 * place.height * (0.06 + near) * rng.uniform(0.40, 0.54)))
        x += rng.uniform(-0.34, 0.34) * size
        image, left, _ = stone("moonlit", size, int(rng.integers(STONES)))
        image = image.resize((image.width, max(2, round(0.40 * image.height))), Image.Resampling.LANCZOS)
        image = graded(image, setting.tint, 1.0, setting.haze, float(np.clip(0.75 - 1.5 * near, 0.10, 0.8)))
        canvas.paste(image, (round(x) + left, round(place.horizon + near * deep) - image.height // 2), image)
        near -= 0.155 * (0.06 + near)


def _ring(canvas: Image.Image, setting: Setting, place: Place) -> None:
    """Put twice four mushrooms in a ring in the middle distance."""
    middle = (0.57 if place.left else 0.43) * place.width
    deep = place.height - place.horizon
    for i in range(8):
        angle = 2 * math.pi * (i + 0.5) / 8
        x, y = middle + 0.095 * place.width * math.cos(angle), place.horizon + (0.36 + 0.13 * math.sin(angle)) * deep
        size = 0.062 * place.height * (1 + 0.25 * math.sin(angle))
        thing = graded(drawing("pale mushroom", size), setting.tint, 0.6, setting.haze, 0.1)
        contact(canvas, round(x), round(y), 0.5 * thing.width, 4, 0.5)
        put(canvas, thing, round(x), round(y))


def _beds(canvas: Image.Image, setting: Setting, place: Place) -> None:
    """Put four rows of made beds on the land, each row nearer and larger."""
    for i, near in enumerate((0.10, 0.22, 0.40, 0.66)):
        size = (0.10 + 0.34 * near) * place.height
        y = place.horizon + near * 0.80 * (place.height - place.horizon)
        count = math.ceil(place.width / (1.75 * size)) + 1
        for j in range(count):
            x = (j + 0.5 * (i % 2)) * 1.75 * size
            image = graded(drawing("made bed", size), setting.tint, 1.0, setting.haze, max(0.0, 0.6 - 0.9 * near))
            cast(canvas, image, round(x), round(y), 0.5, 0.2, 0.4)
            put(canvas, image, round(x), round(y))


def _furnish(
    canvas: Image.Image, setting: Setting, place: Place, rng: np.random.Generator, things: list[props.Item]
) -> None:
    """Put up what belongs to the region and what the page is about, the hindmost first; light the latter."""
    stock = _UNDER_WATER if setting.under_water else STOCKS[setting.stock]
    items = sorted([*_scenery(stock, place, rng, things), *things], key=lambda item: item.y)
    main = next((item for item in things if item.main), None)
    for item in items:
        if item is main:
            _pool(canvas, setting, item)
        _stand(canvas, setting, place, item, main)


def _scenery(stock: Stock, place: Place, rng: np.random.Generator, things: list[props.Item]) -> list[props.Item]:
    """Return what stands in the middle distance, clear of what the page is about."""
    out: list[props.Item] = []
    for (low, high), count in (((0.10, 0.26), 4), ((0.34, 0.64), 4)):
        for i in range(count):
            x = (i + rng.uniform(0.15, 0.85)) / count * place.width
            y = place.horizon + rng.uniform(low, high) * (place.height - place.horizon)
            pick = stock.large if rng.random() < 0.75 or low < 0.2 else stock.small
            name, size = pick[int(rng.integers(len(pick)))]
            tall = size * (0.40 + 1.35 * place.depth(y)) * place.height
            hides = any(abs(x - t.x) < 0.42 * (tall + t.size) and y > t.y - 0.30 * place.height for t in things)
            if size and not (low > 0.2 and hides):
                out.append(
                    props.Item(name, x, y, tall, bool(rng.integers(2)), stock.lean * rng.uniform(0.4, 1), scenery=True)
                )
    return out


def _stand(canvas: Image.Image, setting: Setting, place: Place, item: props.Item, main: props.Item | None) -> None:
    """Put up one thing with its shadow; near the main thing its colours are those of lamplight."""
    image = drawing(item.name, item.size, item.flip, item.lean)
    x, y = round(item.x), round(item.y)
    near = 0.0 if main is None else math.exp(-(((item.x - main.x) / (1.5 * main.size)) ** 2))
    tint = mix(setting.tint, _LAMPLIGHT, 0.72 * near * (0.5 if item.scenery else 1.0))
    depth = place.depth(item.y)
    far = max(0.0, 0.62 - 0.9 * depth) if item.scenery else max(0.0, 0.25 - 0.5 * depth)
    image = graded(image, tint, 1.0 if item.scenery else 0.82, setting.haze, far)
    image = shone(image, setting.shine, 0.25 if item.scenery else 0.7, from_left=place.moon[0] < item.x)
    if item.size > 24:
        lean = -0.9 if place.moon[0] > item.x else 0.9
        cast(canvas, image, x, y, lean, 0.34, 0.34 if item.scenery else 0.55)
    put(canvas, image, x, y + 2)
    if item.name in props.LIGHTS:
        up, reach, colour = props.LIGHTS[item.name]
        radius, strength = reach * item.size, 0.34 if item is main else 0.55
        _shine(canvas, item.x, item.y - up * image.height, (radius, radius), colour, strength)


def _pool(canvas: Image.Image, setting: Setting, item: props.Item) -> None:
    """Let warm light lie on the ground round the main thing, and a breath of it hang behind."""
    _shine(canvas, item.x, item.y, (1.25 * item.size, 0.32 * item.size), setting.pool, 0.80)
    _shine(canvas, item.x, item.y - 0.5 * item.size, (0.85 * item.size, 0.80 * item.size), setting.pool, 0.36)


def _fly(canvas: Image.Image, setting: Setting, place: Place, item: props.Item) -> None:
    """Hang something in the air, with a dark breath round it."""
    image = graded(drawing(item.name, item.size, item.flip), setting.tint, 0.5, setting.haze, 0.04)
    image = shone(image, setting.shine, 0.6, from_left=place.moon[0] < item.x)
    shade = Image.new("L", (image.width + 40, image.height + 40))
    shade.paste(image.getchannel("A"), (20, 20))
    shade = shade.filter(ImageFilter.GaussianBlur(8)).point(_HALF)
    canvas.paste((12, 10, 30), (round(item.x) - shade.width // 2, round(item.y) - shade.height // 2 + 4), shade)
    canvas.paste(image, (round(item.x) - image.width // 2, round(item.y) - image.height // 2), image)


_HALF = [round(0.45 * level) for level in range(256)]


def _foreground(canvas: Image.Image, setting: Setting, place: Place, rng: np.random.Generator) -> None:
    """Frame the view with what is too close to be seen well: a dark outline at one side, a dark rise below."""
    colour = mix(setting.ridges[1], setting.ink, 0.55 if setting.dawn else 0.72)
    name, size = setting.near[int(rng.integers(len(setting.near)))]
    thing = drawing(name, size * place.height, not place.left)
    dark = graded(thing, setting.tint, 1.0, colour, 0.80)
    soft = Image.new("RGBA", (thing.width + 16, thing.height + 16), (*rgb(colour), 0))
    soft.paste(dark, (8, 8))
    soft = soft.filter(ImageFilter.GaussianBlur(1.6))
    x = -0.50 * thing.width if place.left else place.width - 0.50 * thing.width
    canvas.paste(soft, (round(x), place.height - soft.height + round(0.04 * place.height)), soft)
    _rise(canvas, setting, colour, rng)


def _rise(canvas: Image.Image, setting: Setting, colour: str, rng: np.random.Generator) -> None:
    """Draw a dark rise along the lower edge, higher in the corners, with blades of grass where grass grows."""
    fine, deep = 2, 72
    width = fine * canvas.width
    mask = Image.new("L", (width, fine * deep))
    pen = ImageDraw.Draw(mask)
    x = np.arange(0, width + 1, 8)
    corner = np.abs(x / width - 0.5) * 2
    line = (10 + 26 * corner**3 + 4 * noise(rng, len(x), 1, 14, 1.0)[0]) * fine
    pen.polygon(
        [
            (0, mask.height),
            *[(int(a), mask.height - float(b)) for a, b in zip(x, line, strict=True)],
            (width, mask.height),
        ],
        255,
    )
    if setting.grassy:
        for _ in range(330):
            at = rng.uniform(0, width)
            edge = abs(at / width - 0.5) * 2
            tall = fine * rng.uniform(8, 14 + 30 * edge**2)
            base = mask.height - (10 + 26 * edge**3) * fine + 8
            bend = rng.normal() * 0.35 * tall
            pen.polygon([(at - 3, base), (at + 3, base), (at + bend, base - tall)], 255)
    mask = mask.reduce(fine).filter(ImageFilter.GaussianBlur(1.1)).point([round(0.9 * level) for level in range(256)])
    canvas.paste(rgb(colour), (0, canvas.height - deep), mask)


def _finished(canvas: Image.Image) -> Image.Image:
    """Return the picture with its corners darker and a fine grain."""
    edge, grain = _veil(canvas.width, canvas.height)
    return ImageChops.add(ImageChops.multiply(canvas, edge), grain, 1, -5)


@lru_cache(maxsize=4)
def _veil(width: int, height: int) -> tuple[Image.Image, Image.Image]:
    x, y = grid(width, height)
    dx, dy = (x / width - 0.5) * 2, (y / height - 0.5) * 2
    edge = 255 * (1 - 0.30 * np.clip(dx**4 * 0.8 + dy**4 * 0.55, 0, 1))
    grain = 5 + 1.6 * chance("grain").normal(size=(height, width))
    layers = (Image.fromarray(np.clip(layer + 0.5, 0, 255).astype(np.uint8), "L") for layer in (edge, grain))
    first, second = (Image.merge("RGB", (layer,) * 3) for layer in layers)
    return first, second
