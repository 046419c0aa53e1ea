"""Paints a Keep Me card: the ground, beads, then thing after thing with its shadow, and one light from the top left."""

import math
from functools import lru_cache

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.picture import Picture
from images.core.scene import Generated
from images.core.theme import rgb
from images.games.finders_keepers import grounds
from images.games.finders_keepers.layout import Lying, layout
from images.games.finders_keepers.masks import SIDE
from images.games.finders_keepers.theme import THEME
from images.games.finders_keepers.turning import turned

_FRAME, _CORNER = 13, 34  # of a card SIDE pixels wide: the paper round the picture, the paper's corners
_PAPER = THEME.paper
_SHADE = (14, 10, 20)


def card(picture: Picture, side: int, circled: tuple[int, ...] = ()) -> Generated:
    """Return a card `side` pixels wide, to be painted where the scene is, with rings round some of its objects."""
    return Generated(side, side, draw, (picture, side, circled))


def draw(picture: Picture, side: int, circled: tuple[int, ...] = ()) -> Image.Image:
    """Return the card as an RGBA image with round corners; `circled` are objects that get a ring."""
    image = painted(picture, side)
    for thing in layout(picture).things:
        if thing.number in circled:
            _ring(image, thing.box)
    return framed(image)


def painted(picture: Picture, side: int) -> Image.Image:
    """Return the whole picture, RGB, without frame."""
    rng = Rng(picture.seed.to_bytes(SEED_BYTES, "big"), stream=b"look")
    canvas = _ground(rng, side)
    _beads(canvas, rng, 46 - picture.clutter)
    for thing in layout(picture).things:
        _lay(canvas, thing)
    return ImageChops.multiply(canvas, _light(side))


def _ground(rng: Rng, side: int) -> Image.Image:
    """Return a copy of the ground that the seed wants, turned or mirrored."""
    image = grounds.ground(grounds.NAMES[rng.below(len(grounds.NAMES))], side)
    turn = rng.below(len(_TURNS) + 1)
    return image.transpose(_TURNS[turn - 1]) if turn else image.copy()


_TURNS = (Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.ROTATE_180, Image.Transpose.FLIP_TOP_BOTTOM)


@lru_cache(maxsize=4)
def _light(side: int) -> Image.Image:
    """Return what the picture is multiplied by: full at the upper left, darker to the lower right and corners."""
    line = (np.arange(side, dtype=np.float32) + 0.5) / side
    x, y = line[None, :], line[:, None]
    pool = np.exp(-((x - 0.36) ** 2 + (y - 0.3) ** 2) / 0.9**2)
    edge = np.clip(16 * x * (1 - x) * y * (1 - y), 0, 1) ** 0.22
    level = np.clip(0.50 + 0.54 * pool, 0, 1) * (0.78 + 0.22 * edge)
    grey = Image.fromarray((255 * np.clip(level, 0, 1)).astype(np.uint8), "L")
    return Image.merge("RGB", (grey, grey, grey))


_BEADS = ("#e0473e", "#f0a02c", "#3f9e58", "#2f7fc1", "#8a52b8", "#ea7fae", "#f4efe2", "#39b3b0", "#b8862f")
_BEAD = 48  # pixels of a bead's drawing


def _beads(canvas: Image.Image, rng: Rng, count: int) -> None:
    """Strew small beads over the ground."""
    scale = canvas.width / SIDE
    for _ in range(count):
        size = max(3, round((8 + rng.below(9)) * scale))
        bead, beyond = _bead(_BEADS[rng.below(len(_BEADS))], bool(rng.below(3)), size)
        x, y = (round((24 + rng.below(SIDE - 48)) * scale - size / 2) - beyond for _ in range(2))
        canvas.paste(bead, (x, y), bead)


@lru_cache(maxsize=512)  # some 2 KB each
def _bead(colour: str, pierced: bool, size: int) -> tuple[Image.Image, int]:
    """Return a bead with its shadow, and how far that reaches beyond the bead."""
    bead = _round_bead(colour, pierced).resize((size, size), Image.Resampling.LANCZOS)
    beyond = size // 2 + 1
    shadow = Image.new("L", (size + 2 * beyond, size + 2 * beyond))
    shadow.paste(bead.getchannel("A").point(_SHADOW), (beyond + round(0.16 * size), beyond + round(0.24 * size)))
    image = Image.new("RGBA", shadow.size, _SHADE)
    image.putalpha(shadow.filter(ImageFilter.GaussianBlur(0.14 * size)))
    image.alpha_composite(bead, (beyond, beyond))
    return image, beyond


@lru_cache(maxsize=2 * len(_BEADS))
def _round_bead(colour: str, pierced: bool) -> Image.Image:
    """Return a bead with a highlight, and a hole if it lies on its side."""
    line = (np.arange(2 * _BEAD, dtype=np.float32) + 0.5) / _BEAD - 1
    x, y = line[None, :], line[:, None]
    away = np.sqrt((x + 0.34) ** 2 + (y + 0.38) ** 2)
    tone = np.clip(1.28 - 0.62 * away, 0.35, 1.3)[..., None] * np.array(rgb(colour), np.float32)
    shine = np.exp(-(((x + 0.36) ** 2 + (y + 0.4) ** 2) / 0.045))[..., None]
    pixels = np.clip(tone * (1 - shine) + 255 * shine, 0, 255)
    if pierced:
        hole = 0.5 - 0.5 * np.tanh(((x - 0.12) ** 2 / 0.06 + (y - 0.12) ** 2 / 0.09 - 1) * 4.5)
        pixels = pixels * (1 - 0.8 * hole[..., None])
    alpha = np.clip((1 - np.sqrt(x**2 + y**2)) * _BEAD, 0, 1)
    image = np.dstack([pixels, 255 * alpha]).astype(np.uint8)
    return Image.fromarray(image, "RGBA").resize((_BEAD, _BEAD), Image.Resampling.LANCZOS)


def _lay(canvas: Image.Image, thing: Lying) -> None:
    scale = canvas.width / SIDE
    image, x, y = turned(thing, scale)
    _cast(canvas, image.getchannel("A"), x, y, scale)
    canvas.paste(image, (x, y), image)


def _cast(canvas: Image.Image, alpha: Image.Image, x: int, y: int, scale: float) -> None:
    """Darken what lies beneath: close under the thing, and softly to its lower right."""
    room = _HALF * math.ceil(9 * scale)
    width, height = (_HALF * -(-side // _HALF) + 2 * room for side in alpha.size)
    near, dark = Image.new("L", (width, height)), alpha.point(_SHADOW)
    near.paste(dark, (room + round(1.5 * scale), room + round(2.5 * scale)))
    near = near.filter(ImageFilter.GaussianBlur(1.6 * scale))
    far = Image.new("L", (width // _HALF, height // _HALF))  # it is soft, so half the pixels are enough
    far.paste(dark.reduce(_HALF), ((room + round(4 * scale)) // _HALF, (room + round(7 * scale)) // _HALF))
    far = far.filter(ImageFilter.GaussianBlur(5.5 * scale / _HALF)).resize(near.size, Image.Resampling.BILINEAR)
    canvas.paste(_SHADE, (x - room, y - room), ImageChops.lighter(near, far))


_HALF = 2
_SHADOW = [round(0.5 * level) for level in range(256)]


def _ring(image: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Draw a bright ring with dark edges round a box."""
    scale, fine = image.width / SIDE, 4
    x, y, across, down = ring(box)
    mask = Image.new("L", (fine * image.width // 2, fine * image.height // 2))
    pen, u = ImageDraw.Draw(mask), scale * fine / 2
    for colour, width in ((_RING_EDGE, 11.0), (_RING, 6.0)):
        mask.paste(0, (0, 0, *mask.size))
        for half, level in ((width / 2, 255), (-width / 2, 0)):
            wide, high = across + half, down + half
            pen.ellipse(((x - wide) * u, (y - high) * u, (x + wide) * u, (y + high) * u), level)
        image.paste(colour, (0, 0), mask.resize(image.size, Image.Resampling.LANCZOS))


_WITHIN = 18  # pixels from the card's edge within which no ring reaches


def ring(box: tuple[int, int, int, int]) -> tuple[float, float, float, float]:
    """Return the middle of the ring round a box and how far it reaches across and down, all of it on the card."""
    left, top, right, bottom = box
    (x, across), (y, down) = (_along(low, high) for low, high in ((left, right), (top, bottom)))
    return x, y, across, down


def _along(low: int, high: int) -> tuple[float, float]:
    """Return the middle of a ring and its half extent along one side of the card."""
    half = min(0.58 * (high - low) + 10, SIDE / 2 - _WITHIN)
    return min(max((low + high) / 2, half + _WITHIN), SIDE - half - _WITHIN), half


_RING, _RING_EDGE = rgb(THEME.ring), rgb(THEME.ring_dark)


def framed(picture: Image.Image) -> Image.Image:
    """Return a picture on paper with round corners, RGBA."""
    side = picture.width
    scale = side / SIDE
    image = Image.new("RGB", picture.size, rgb(_PAPER))
    image.paste(picture, (0, 0), _rounded(side, _FRAME * scale, (_CORNER - _FRAME) * scale))
    image = ImageChops.multiply(image, _edge(side))
    image.putalpha(_rounded(side, 0, _CORNER * scale))
    return image


@lru_cache(maxsize=8)
def _rounded(side: int, inset: float, corner: float) -> Image.Image:
    """Return the mask of a square with round corners."""
    fine = 4
    mask = Image.new("L", (fine * side, fine * side))
    low, high = fine * inset, fine * (side - inset) - 1
    ImageDraw.Draw(mask).rounded_rectangle((low, low, high, high), fine * corner, 255)
    return mask.reduce(fine)


@lru_cache(maxsize=4)
def _edge(side: int) -> Image.Image:
    """Return what a card is multiplied by to give its paper an edge and sink the picture into it."""
    scale = side / SIDE
    inner = _rounded(side, _FRAME * scale, (_CORNER - _FRAME) * scale)
    sunk = ImageChops.offset(inner.filter(ImageFilter.GaussianBlur(3.5 * scale)), round(2 * scale), round(3 * scale))
    shade = ImageChops.multiply(inner, ImageChops.invert(sunk)).point([255 - round(0.62 * v) for v in range(256)])
    rim = _rounded(side, 1.6 * scale, (_CORNER - 1.6) * scale).point([226 + round(29 * v / 255) for v in range(256)])
    grey = ImageChops.multiply(shade, rim)
    return Image.merge("RGB", (grey, grey, grey))


def boxed(picture: Picture, side: int) -> Image.Image:
    """Return the card with every thing's box and visible hundredths: to look at by developers, never to be sent."""
    image = draw(picture, side).convert("RGB")
    pen, scale = ImageDraw.Draw(image), side / SIDE
    for thing in layout(picture).things:
        left, top, right, bottom = (value * scale for value in thing.box)
        colour = "#ffffff" if thing.number is None else "#ffe14a"
        pen.rectangle((left, top, right, bottom), outline=colour)
        pen.text((left + 2, top + 1), f"{thing.seen:.0%}", fill=colour, stroke_width=2, stroke_fill="#000000")
    return image
