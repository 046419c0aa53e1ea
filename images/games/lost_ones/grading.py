"""Drawings set into a night: multiplied by its colour, paler with distance, with the moon on their edges."""

import math

import numpy as np
from PIL import Image, ImageChops, ImageFilter, ImageOps

from images.core import sprites
from images.core.theme import rgb

_FINE = Image.Resampling.LANCZOS


def drawing(name: str, size: float, flip: bool = False, lean: float = 0.0) -> Image.Image:
    """Return a drawing, RGBA, `size` pixels along its longer side."""
    image = sprites.large(name) if size > sprites.SIDE else sprites.master(name)
    if flip:
        image = ImageOps.mirror(image)
    if lean:
        image = image.rotate(-lean, Image.Resampling.BICUBIC, expand=True)
        image = image.crop(image.getbbox())
    scale = size / max(image.size)
    return image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))), _FINE)


def weighty(name: str, size: float) -> float:
    """Return the longer side of a drawing that is to look as large as a square one of `size`: thin ones are longer."""
    image = sprites.master(name)
    return size * min(1.35, math.pow(max(image.size) / min(image.size), 0.42))


def graded(image: Image.Image, tint: str, part: float, haze: str, far: float) -> Image.Image:
    """Return a drawing multiplied by `part` of a tint, then `far` of the way to the haze. 0 … 1 each."""
    alpha = image.getchannel("A")
    pixels = np.asarray(image.convert("RGB"), np.float32)
    night = pixels * (1 - part * (1 - np.array(rgb(tint), np.float32) / 255))
    pale = night + (np.array(rgb(haze), np.float32) - night) * far
    out = Image.fromarray(np.clip(pale + 0.5, 0, 255).astype(np.uint8), "RGB").convert("RGBA")
    out.putalpha(alpha)
    return out


def shone(image: Image.Image, shine: str, strength: float, from_left: bool) -> Image.Image:
    """Return a drawing with light on its upper edge on one side, and darker towards its foot and the other side."""
    alpha = image.getchannel("A")
    step = max(2, round(0.022 * max(image.size)))
    away = ImageChops.offset(alpha, step if from_left else -step, step)
    away = Image.composite(away, Image.new("L", alpha.size), _inside(alpha.size, step, from_left))
    edge = ImageChops.subtract(alpha, away).filter(ImageFilter.GaussianBlur(step / 2))
    edge = ImageChops.multiply(edge, alpha)
    ramp = np.linspace(0, 1, image.height, dtype=np.float32)[:, None]
    side = np.linspace(0, 1, image.width, dtype=np.float32)[None, :]
    shade = 1 - 0.22 * ramp**2 - 0.14 * (side if from_left else 1 - side)
    pixels = np.asarray(image.convert("RGB"), np.float32) * shade[..., None]
    part = strength * np.asarray(edge, np.float32)[..., None] / 255
    pixels = pixels + (np.array(rgb(shine), np.float32) - pixels) * np.clip(part, 0, 1)
    out = Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8), "RGB").convert("RGBA")
    out.putalpha(alpha)
    return out


def _inside(size: tuple[int, int], step: int, from_left: bool) -> Image.Image:
    """Return the mask of what an offset has not wrapped round."""
    mask = Image.new("L", size)
    left = step if from_left else 0
    mask.paste(255, (left, step, size[0] - (0 if from_left else step), size[1]))
    return mask


def cast(canvas: Image.Image, image: Image.Image, x: int, y: int, lean: float, length: float, dark: float) -> None:
    """Lay the shadow of a drawing that stands with its feet's middle at (x, y) on a canvas.

    `lean` is how far it falls to the right (or left, below 0) for each pixel down, `length` its length in heights,
    `dark` 0 … 1. Close to the feet it is darkest.
    """
    alpha = image.getchannel("A")
    width, height = alpha.size
    down = max(3, round(length * height))
    soft = max(2, round(0.03 * height))
    shift = math.ceil(abs(lean) * down)
    size = (width + shift + 4 * soft, down + 4 * soft)
    start = (shift if lean < 0 else 0) + 2 * soft  # where the feet's left corner lies
    slope, squash = lean, height / down
    coefficients = (1.0, -slope, -start + slope * 2 * soft, 0.0, -squash, height + squash * 2 * soft)
    laid = alpha.transform(size, Image.Transform.AFFINE, coefficients, Image.Resampling.BILINEAR)
    fade = np.linspace(1.0, 0.25, size[1], dtype=np.float32)[:, None]
    mask = np.asarray(laid.filter(ImageFilter.GaussianBlur(soft)), np.float32) * fade * dark
    _darken(canvas, Image.fromarray(mask.astype(np.uint8), "L"), x - width // 2 - start, y - 2 * soft)
    contact(canvas, x, y, 0.42 * width, 0.055 * height + 3, dark)


def contact(canvas: Image.Image, x: int, y: int, rx: float, ry: float, dark: float) -> None:
    """Darken the ground close under something."""
    w, h = math.ceil(2.4 * rx), math.ceil(2.4 * ry)
    gx = (np.arange(2 * w, dtype=np.float32)[None, :] - w) / rx
    gy = (np.arange(2 * h, dtype=np.float32)[:, None] - h) / ry
    mask = np.exp(-(gx * gx + gy * gy) * 1.1) * 255 * min(1.0, 1.15 * dark)
    _darken(canvas, Image.fromarray(mask.astype(np.uint8), "L"), x - w, y - h)


_SHADE = (10, 8, 26)


def _darken(canvas: Image.Image, mask: Image.Image, x: int, y: int) -> None:
    canvas.paste(Image.new("RGB", mask.size, _SHADE), (x, y), mask)


def put(canvas: Image.Image, image: Image.Image, x: int, y: int) -> None:
    """Put a drawing on a canvas, its feet's middle at (x, y)."""
    canvas.paste(image, (x - image.width // 2, y - image.height), image)
