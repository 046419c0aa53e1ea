"""From a scene to the bytes of a picture. Deterministic: equal scenes and nonces give equal bytes.

The encoder is fixed here and nowhere else: WebP, quality 90, method 2, no metadata.
"""

import hashlib
import io
import math
import threading
from collections.abc import Iterable, Sequence
from itertools import groupby

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.core import sprites, svg, textures
from images.core.cache import ByteCache
from images.core.fonts import fitted
from images.core.scene import Generated, Ground, Item, Piece, Place, Scene, Shadow, Shape, Sprite, Text
from images.core.theme import rgb, rgba

QUALITY, METHOD = 90, 2
PIECE_BYTES, GENERATED_BYTES, GROUND_BYTES = 24 << 20, 32 << 20, 16 << 20
"""Bounds of the three caches of a process."""

_Painted = tuple[Image.Image, int, int]  # an RGBA image (RGB if opaque) and where it stands relative to its piece
_NOISE_SIDE = 256

_pieces: ByteCache[Piece, _Painted] = ByteCache(PIECE_BYTES, lambda painted: 4 * painted[0].width * painted[0].height)
_generated: ByteCache[Generated, Image.Image] = ByteCache(GENERATED_BYTES, lambda image: 4 * image.width * image.height)
_grounds: ByteCache[tuple[Ground, int, int], Image.Image] = ByteCache(GROUND_BYTES, lambda i: 3 * i.width * i.height)
_composing = threading.RLock()  # FreeType faces are shared and must not be used by two threads at once


def paint(scene: Scene, nonce: bytes | None = None) -> bytes:
    """Return the picture as WebP. A nonce adds noise that nobody sees and that makes the bytes unlike any others."""
    image = compose(scene)
    if nonce is not None:
        image = _with_noise(image, nonce)
    return encode(image)


def compose(scene: Scene) -> Image.Image:
    """Return the picture as an RGB image of its own."""
    with _composing:
        key = (scene.ground, scene.width, scene.height)
        canvas = _grounds.get_or_make(key, lambda: textures.ground(*key)).copy()
        for place in scene.items:
            image, dx, dy = _painted(place.piece)
            canvas.paste(image, (place.x + dx, place.y + dy), image if image.mode == "RGBA" else None)
        return canvas


def encode(image: Image.Image) -> bytes:
    """Return an image in the one format that leaves the program, without metadata."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=METHOD)
    return out.getvalue()


def held_bytes() -> int:
    """Return how many bytes the caches of this process hold."""
    return _pieces.held + _generated.held + _grounds.held


def _with_noise(image: Image.Image, nonce: bytes) -> Image.Image:
    """Add -1, 0 or 1 level of grey per pixel."""
    levels = hashlib.shake_128(nonce).digest(_NOISE_SIDE * _NOISE_SIDE)
    tile = Image.frombytes("L", (_NOISE_SIDE, _NOISE_SIDE), bytes(levels.translate(_TO_LEVEL)))
    noise = Image.new("L", image.size)
    for x in range(0, image.width, _NOISE_SIDE):
        for y in range(0, image.height, _NOISE_SIDE):
            noise.paste(tile, (x, y))
    return ImageChops.add(image, Image.merge("RGB", (noise, noise, noise)), 1, -1)


_TO_LEVEL = bytes(value % 3 for value in range(256))


def _painted(piece: Piece | Generated) -> _Painted:
    if isinstance(piece, Generated):
        return _generated.get_or_make(piece, lambda: piece.draw(*piece.arguments)), 0, 0
    return _pieces.get_or_make(piece, lambda: _paint_piece(piece))


def _paint_piece(piece: Piece) -> _Painted:
    image = Image.new("RGBA", (piece.width, piece.height))
    for shapes, items in groupby(piece.items, lambda item: isinstance(item, Shape)):
        if shapes:
            _draw_shapes(image, [item for item in items if isinstance(item, Shape)])
        else:
            for item in items:
                _draw(image, item)
    return _with_shadows(image, piece.shadows)


def _draw_shapes(image: Image.Image, shapes: Sequence[Shape]) -> None:
    image.alpha_composite(svg.rasterise(svg.document(shapes, image.width, image.height)))


def _draw(image: Image.Image, item: Item) -> None:
    if isinstance(item, Text):
        _lay(image, *_text(item))
    elif isinstance(item, Sprite):
        _lay(image, *_sprite(item))
    elif isinstance(item, Place):
        painted, dx, dy = _painted(item.piece)
        _lay(image, painted if painted.mode == "RGBA" else painted.convert("RGBA"), item.x + dx, item.y + dy)


def _lay(image: Image.Image, upper: Image.Image, x: int, y: int) -> None:
    """Lay one image over another, cutting off what falls outside."""
    left, top = max(0, -x), max(0, -y)
    if left < upper.width and top < upper.height and x < image.width and y < image.height:
        image.alpha_composite(upper, (max(0, x), max(0, y)), (left, top))


def _text(text: Text) -> _Painted:
    font = fitted(text.words, text.face, text.size, text.weight, text.fit)
    left, top, right, bottom = font.getbbox(text.words, anchor=text.anchor)
    x, y = math.floor(text.x + left) - 1, math.floor(text.y + top) - 1
    size = (math.ceil(right - left) + 4, math.ceil(bottom - top) + 4)
    image = Image.new("RGBA", size, (*rgb(text.colour), 0))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).text((text.x - x, text.y - y), text.words, 255, font, text.anchor)
    image.putalpha(mask)
    image, dx, dy = _with_shadows(image, (text.shadow,) if text.shadow else ())
    return image, x + dx, y + dy


def _sprite(sprite: Sprite) -> _Painted:
    image = sprites.master(sprite.name)
    scale = sprite.size / max(image.size)
    if sprite.angle:
        image = image.rotate(-sprite.angle, Image.Resampling.BICUBIC, expand=True)
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    image, dx, dy = _with_shadows(image.resize(size, Image.Resampling.LANCZOS), sprite.shadows)
    return image, round(sprite.x - size[0] / 2) + dx, round(sprite.y - size[1] / 2) + dy


def _with_shadows(image: Image.Image, shadows: Iterable[Shadow]) -> _Painted:
    """Put the shadows beneath the image, on a canvas that has room for them."""
    shadows = tuple(shadows)
    if not shadows:
        return image, 0, 0
    room = max(math.ceil(3 * s.blur + max(abs(s.dx), abs(s.dy))) for s in shadows)
    canvas = Image.new("RGBA", (image.width + 2 * room, image.height + 2 * room))
    alpha = image.getchannel("A")
    for shadow in shadows:
        canvas.alpha_composite(_shadow(alpha, shadow, canvas.size, room))
    canvas.alpha_composite(image, (room, room))
    return canvas, -room, -room


def _shadow(alpha: Image.Image, shadow: Shadow, size: tuple[int, int], room: int) -> Image.Image:
    mask = Image.new("L", size)
    mask.paste(alpha, (room + round(shadow.dx), room + round(shadow.dy)))
    mask = mask.filter(ImageFilter.GaussianBlur(shadow.blur))
    *_, opacity = rgba(shadow.colour)
    strength = shadow.gain * opacity / 255
    mask = mask.point([min(opacity, round(level * strength)) for level in range(256)])
    layer = Image.new("RGBA", size, rgb(shadow.colour))
    layer.putalpha(mask)
    return layer
