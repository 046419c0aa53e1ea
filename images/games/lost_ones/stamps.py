"""Small pictures that are put on the land again and again: drawings with the shadow they cast, and stepping stones."""

from functools import lru_cache

from PIL import Image, ImageFilter, ImageOps

from images.core import shapes, sprites
from images.core.cache import ByteCache
from images.core.scene import Gradient, Shape
from images.core.svg import document, rasterise
from images.games.lost_ones.theme import THEMES

STAMP_BYTES = 12 << 20

Stamp = tuple[Image.Image, int, int]
"""An RGBA image, and where its upper left corner lies relative to the feet (or the middle) of what it shows."""

_SHADE = (14, 10, 34)
_kept: ByteCache[tuple[str, int, bool, float, float], Stamp] = ByteCache(
    STAMP_BYTES, lambda stamp: 4 * stamp[0].width * stamp[0].height
)


def stamp(sprite: str, size: int, flip: bool = False, lean: float = 0.0, shadow: float = 0.55) -> Stamp:
    """Return a drawing `size` pixels along its longer side, standing on its shadow; placed by its feet."""
    key = (sprite, size, flip, lean, shadow)
    return _kept.get_or_make(key, lambda: _stamp(*key))


def _stamp(sprite: str, size: int, flip: bool, lean: float, shadow: float) -> Stamp:
    image = sprites.master(sprite)
    if flip:
        image = ImageOps.mirror(image)
    scale = size / max(image.size)
    image = image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))), _FINE)
    if lean:
        image = image.rotate(-lean, Image.Resampling.BICUBIC, expand=True)
        image = image.crop(image.getbbox())
    cast, left, above = _cast(image.getchannel("A"), shadow)
    feet = image.width // 2
    room_left, room_above = max(left, 0), max(0, above - image.height)
    canvas = Image.new("RGBA", (max(room_left + image.width, cast.width), room_above + image.height + _SOFT * 2))
    ground = Image.new("RGBA", cast.size, _SHADE)
    ground.putalpha(cast)
    base = room_above + image.height
    canvas.alpha_composite(ground, (room_left - left, max(0, base - above)))
    canvas.alpha_composite(image, (room_left, room_above))
    return canvas, -room_left - feet, -base


_FINE = Image.Resampling.LANCZOS
_SOFT = 6  # pixels of soft shadow below the feet


def _cast(alpha: Image.Image, length: float) -> tuple[Image.Image, int, int]:
    """Return the shadow of an outline, laid down to the right; how far it begins left of it, how far above its feet."""
    width, height = alpha.size
    down, along = max(2, round(0.30 * height)), round(0.62 * length * height)
    size = (width + along + 2 * _SOFT, down + 2 * _SOFT)
    slope, squash = along / down, height / down
    # pixel (X, Y) of the shadow shows pixel (x, y) of the outline: y from the feet up, x against the slope
    coefficients = (1.0, slope, -_SOFT - slope * (down + _SOFT), 0.0, squash, -_SOFT * squash)
    laid = alpha.transform(size, Image.Transform.AFFINE, coefficients, Image.Resampling.BILINEAR)
    laid = laid.filter(ImageFilter.GaussianBlur(1 + height / 60))
    return laid.point(_DIM), _SOFT, down + _SOFT


_DIM = [round(0.46 * level) for level in range(256)]


@lru_cache(maxsize=64)
def stone(theme: str, size: int, which: int) -> Stamp:
    """Return one of STONES stepping stones, placed by its middle."""
    dark, bright = THEMES[theme].stone
    wide, high = (1.0, 0.74) if which % 2 else (0.88, 0.80)
    tilt = ((which * 37) % 5 - 2) * 0.02
    u, room = size, max(2, size // 4)
    box_w, box_h = u + 2 * room, u + 2 * room
    x, y = box_w / 2, box_h / 2
    fill = Gradient(0.32, 0.25, 0.95, 0, ((0.0, bright), (0.55, _mid(dark, bright)), (1.0, dark)), radial=True)
    outline = shapes.ellipse(x, y, wide * u / 2, (high + tilt) * u / 2)
    under = shapes.ellipse(x + 0.07 * u, y + 0.13 * u, wide * u / 2, high * u / 2)
    image = rasterise(
        document(
            (Shape(under, fill="#0a081466"), Shape(outline, fill=fill, stroke="#2a223066", width=0.06 * u)),
            box_w,
            box_h,
        )
    )
    return image, -box_w // 2, -box_h // 2


STONES = 4


def _mid(dark: str, bright: str) -> str:
    return "#" + "".join(f"{(int(dark[i : i + 2], 16) + 2 * int(bright[i : i + 2], 16)) // 3:02x}" for i in (1, 3, 5))


@lru_cache(maxsize=64)
def bramble(size: int, upright: bool, rose: bool, flip: bool) -> Stamp:
    """Return a length of bramble, placed by its middle."""
    image = sprites.master("bramble rose" if rose else "bramble")
    if flip:
        image = ImageOps.mirror(image)
    if upright:
        image = image.rotate(90, expand=True)
    scale = size / max(image.size)
    image = image.resize((round(image.width * scale), round(image.height * scale)), _FINE)
    room = max(3, size // 14)
    canvas = Image.new("RGBA", (image.width + 2 * room, image.height + 2 * room))
    shade = Image.new("L", canvas.size)
    shade.paste(image.getchannel("A"), (room + room // 3, room + room // 2))
    ground = Image.new("RGBA", canvas.size, _SHADE)
    ground.putalpha(shade.filter(ImageFilter.GaussianBlur(room / 2.2)).point(_DIM_BRAMBLE))
    ground.alpha_composite(image, (room, room))
    return ground, -canvas.width // 2, -canvas.height // 2


_DIM_BRAMBLE = [round(0.7 * level) for level in range(256)]
