"""Pictures of things by name: this table alone knows where each drawing comes from.

Every drawing is rasterised once, 256 pixels on its longer side, and kept in the user's cache folder, which is named
after the versions of the packages that drew it. If the folder cannot be used, drawings stay in memory.
"""

import hashlib
import os
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from PIL import Image, UnidentifiedImageError
from platformdirs import user_cache_path

from images.core import noto
from images.core.svg import rasterise

SIDE = 256
"""Pixels of the longer side of a baked drawing."""

_OVERDRAW = 288  # room for the empty margin of a drawing, so that cropping rarely leaves less than SIDE

SPRITES: Mapping[str, str | int] = MappingProxyType(
    {
        "glasses": "glasses.svg",
        "phone": "phone.svg",
        "keys": "keys.svg",
        "socks": "socks.svg",
        "wallet": "wallet.svg",
        "top hat": 0x1F3A9,
        "trophy": 0x1F3C6,
        "party popper": 0x1F389,
    }
)
"""Name -> file in images/art, or code point of Noto Color Emoji."""


def source(name: str) -> str:
    """Return a drawing as an SVG document. Raises KeyError for an unknown name."""
    where = SPRITES[name]
    if isinstance(where, int):
        return noto.drawing(where)
    return (files("images") / "art" / where).read_text(encoding="utf-8")


@lru_cache(maxsize=128)  # at most 128 times 256 KiB
def master(name: str) -> Image.Image:
    """Return a drawing, cropped, RGBA, SIDE pixels on its longer side. Shared: copy it before drawing on it."""
    path = _path(name)
    try:
        with Image.open(path) as kept:
            return kept.convert("RGBA")
    except (OSError, UnidentifiedImageError, SyntaxError, ValueError):
        pass  # not there yet, or spoilt
    image = _bake(source(name))
    _keep(image, path)
    return image


def bake_all() -> None:
    """Rasterise every drawing that is not in the cache folder yet."""
    for name in SPRITES:
        master(name)


def _bake(svg: str) -> Image.Image:
    image = rasterise(svg, width=2 * _OVERDRAW, height=2 * _OVERDRAW)
    image = image.crop(image.getbbox())
    scale = SIDE / max(image.size)
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    return image.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=1)
def _folder() -> Path:
    drawn_by = "-".join(f"{package}{version(package)}" for package in ("deckr-fonts", "resvg-py", "pillow"))
    return user_cache_path("lost-property", appauthor=False) / f"sprites-{SIDE}-{drawn_by}"


def _path(name: str) -> Path:
    where = SPRITES[name]
    if isinstance(where, int):
        return _folder() / f"{where:x}.png"
    digest = hashlib.blake2b(source(name).encode(), digest_size=6).hexdigest()
    return _folder() / f"{name}-{digest}.png"


def _keep(image: Image.Image, path: Path) -> None:
    """Write beside and rename, so that another process never reads half a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as part:
            image.save(part, "PNG")
        os.replace(part.name, path)
    except OSError:
        return  # a full or read-only disk: the drawing stays in memory
