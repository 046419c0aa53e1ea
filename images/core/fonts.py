"""The type faces, out of their packages' files."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

import fontpkg_alegreya_sans
import fontpkg_cinzel
import fontpkg_fredoka
import fontpkg_lilita_one
from PIL import ImageFont

from images.core.scene import FacesName

_STORY = Path(fontpkg_alegreya_sans.ROOT) / "files"
_FILES: Mapping[FacesName, Path] = MappingProxyType(
    {
        "title": Path(fontpkg_lilita_one.ROOT) / "files" / "LilitaOne-Regular.ttf",
        "text": Path(fontpkg_fredoka.ROOT) / "files" / "Fredoka[wdth,wght].ttf",
        "inscription": Path(fontpkg_cinzel.ROOT) / "files" / "Cinzel[wght].ttf",
        "story": _STORY / "AlegreyaSans-Medium.ttf",
        "aside": _STORY / "AlegreyaSans-MediumItalic.ttf",
    }
)
_HEAVY: Mapping[FacesName, Path] = MappingProxyType(
    {"story": _STORY / "AlegreyaSans-Bold.ttf", "aside": _STORY / "AlegreyaSans-BoldItalic.ttf"}
)
_FROM = 650  # the weight from which the heavy file is taken
_NORMAL_WIDTH = 100


@lru_cache(maxsize=96)
def font(face: FacesName, size: float, weight: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size in pixels; the weight (300 … 900) counts where the face has several.

    A variable font object is mutable, so there is one object per face, size and weight.
    """
    heavy = _HEAVY.get(face) if weight >= _FROM else None
    loaded = ImageFont.truetype(str(heavy or _FILES[face]), size)
    if face == "text":
        loaded.set_variation_by_axes([weight, _NORMAL_WIDTH])
    elif face == "inscription":
        loaded.set_variation_by_axes([weight])
    return loaded


def fitted(words: str, face: FacesName, size: float, weight: int, width: float | None) -> ImageFont.FreeTypeFont:
    """Return the face at `size`, or as much smaller as the words need to be at most `width` pixels wide."""
    loaded = font(face, size, weight)
    if width is None or (length := loaded.getlength(words)) <= width:
        return loaded
    return font(face, max(1.0, int(size * width / length * 4) / 4), weight)


def wrapped(words: str, face: FacesName, size: float, weight: int, width: float) -> tuple[str, ...]:
    """Return the words in lines at most `width` pixels wide; a word that is wider has a line of its own.

    Words are measured once, at one size for all, so that trying many sizes costs little and loads one font.
    """
    most, gap = _SAFE * width * _MEASURE / size, _length(" ", face, weight)
    lines: list[str] = []
    long = most
    for word in words.split():
        each = _length(word, face, weight)
        if lines and long + gap + each <= most:
            lines[-1], long = f"{lines[-1]} {word}", long + gap + each
        else:
            lines.append(word)
            long = each
    return tuple(lines)


_MEASURE = 64
_SAFE = 0.985  # small letters are a little wider than large ones


@lru_cache(maxsize=4096)
def _length(word: str, face: FacesName, weight: int) -> float:
    return font(face, _MEASURE, weight).getlength(word)
