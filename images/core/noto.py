"""Drawings out of Noto Color Emoji's `SVG ` table, read without loading the table (it has 19 MB).

OpenType specification, "SVG - The SVG (Scalable Vector Graphics) Table": a header, then a list of documents, each
for a range of glyphs.
"""

import gzip
import re
import struct
from functools import lru_cache
from importlib.resources import files

from fontTools.ttLib import TTFont

_VIEW_BOX = b"0 -950 1275 1275"
_HEADER = struct.Struct(">HII")
_ENTRY = struct.Struct(">HHII")
_REFERENCE = re.compile(rb'(?:url\(#|href="#)([^)"]+)')
_TAG = re.compile(rb"<(/?)([a-zA-Z]+)[^>]*?(/?)>")


def drawing(code_point: int) -> str:
    """Return the drawing of one character as an SVG document. Raises KeyError if the font has none."""
    path, start, glyphs = _opened()
    glyph = glyphs[code_point]
    return _trimmed(_document(path, start, glyph), b"glyph%d" % glyph)


@lru_cache(maxsize=1)
def _opened() -> tuple[str, int, dict[int, int]]:
    """Return the font's file, the table's place in it, and the glyph of each code point."""
    path = str(files("deckr_fonts") / "fonts" / "NotoColorEmoji-Regular.ttf")
    with TTFont(path, lazy=True) as font:
        glyphs = {code_point: font.getGlyphID(name) for code_point, name in font.getBestCmap().items()}
        return path, font.reader.tables["SVG "].offset, glyphs


def _document(path: str, start: int, glyph: int) -> bytes:
    """Return the SVG document that covers a glyph; `start` is the table's place in the file."""
    with open(path, "rb") as file:
        file.seek(start)
        _, listed, _ = _HEADER.unpack(file.read(_HEADER.size))
        file.seek(start + listed)
        count = int.from_bytes(file.read(2), "big")
        for first, last, offset, length in _ENTRY.iter_unpack(file.read(count * _ENTRY.size)):
            if first <= glyph <= last:
                file.seek(start + listed + offset)
                data = file.read(length)
                return gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data
    raise KeyError(glyph)


def _trimmed(document: bytes, wanted: bytes) -> str:
    """Return a document with the element `wanted` and only those definitions that it reaches.

    Some documents hold thousands of glyphs, so elements are cut out as they stand and nothing else is read.
    """
    root = _TAG.search(document)
    assert root is not None
    needed: dict[bytes, bytes] = {}
    drawn = _element(document, wanted)
    waiting = _REFERENCE.findall(drawn)
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name] = _element(document, name)
            waiting += _REFERENCE.findall(needed[name])
    spaces = b" ".join(re.findall(rb'xmlns(?::\w+)?="[^"]*"', root.group()))
    definitions = b"".join(needed.values())
    return (b'<svg %b viewBox="%b"><defs>%b</defs>%b</svg>' % (spaces, _VIEW_BOX, definitions, drawn)).decode()


def _element(document: bytes, name: bytes) -> bytes:
    """Return the text of the element with an id. Raises KeyError if there is none."""
    at = document.find(b' id="%b"' % name)
    if at < 0:
        raise KeyError(name)
    start, depth = document.rindex(b"<", 0, at), 0
    for tag in _TAG.finditer(document, start):
        closes, _, empty = tag.groups()
        depth += -1 if closes else 0 if empty else 1
        if depth == 0:
            return document[start : tag.end()]
    raise KeyError(name)
