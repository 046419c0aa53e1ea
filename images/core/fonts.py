"""The type faces, out of their packages' files."""

from functools import lru_cache
from pathlib import Path

import fontpkg_fredoka
import fontpkg_lilita_one
from PIL import ImageFont

from images.core.scene import FacesName

_FILES: dict[FacesName, Path] = {
    "title": Path(fontpkg_lilita_one.ROOT) / "files" / "LilitaOne-Regular.ttf",
    "text": Path(fontpkg_fredoka.ROOT) / "files" / "Fredoka[wdth,wght].ttf",
}
_VARIABLE: frozenset[FacesName] = frozenset({"text"})
_NORMAL_WIDTH = 100


@lru_cache(maxsize=64)
def font(face: FacesName, size: float, weight: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size in pixels; the weight (300 … 700) counts for variable faces only.

    A variable font object is mutable, so there is one object per face, size and weight.
    """
    loaded = ImageFont.truetype(str(_FILES[face]), size)
    if face in _VARIABLE:
        loaded.set_variation_by_axes([weight, _NORMAL_WIDTH])
    return loaded


def fitted(words: str, face: FacesName, size: float, weight: int, width: float | None) -> ImageFont.FreeTypeFont:
    """Return the face at `size`, or as much smaller as the words need to be at most `width` pixels wide."""
    loaded = font(face, size, weight)
    if width is None or (length := loaded.getlength(words)) <= width:
        return loaded
    return font(face, max(1.0, int(size * width / length * 4) / 4), weight)
