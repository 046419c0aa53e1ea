"""Drawings out of Noto Color Emoji's `SVG ` table, read without loading the table (it has 19 MB).

OpenType specification, "SVG - The SVG (Scalable Vector Graphics) Table": a header, then a list of documents, each
for a range of glyphs.
"""

import gzip
import io
import re
import struct
from importlib.resources import files
from xml.etree import ElementTree

from fontTools.ttLib import TTFont

_VIEW_BOX = "0 -950 1275 1275"
_HEADER = struct.Struct(">HII")
_ENTRY = struct.Struct(">HHII")
_REFERENCE = re.compile(r'(?:url\(#|href="#)([^)"]+)')


def drawing(code_point: int) -> str:
    """Return the drawing of one character as an SVG document. Raises KeyError if the font has none."""
    path = str(files("deckr_fonts") / "fonts" / "NotoColorEmoji-Regular.ttf")
    with TTFont(path, lazy=True) as font:
        glyph = font.getGlyphID(font.getBestCmap()[code_point])
        start = font.reader.tables["SVG "].offset
    return _trimmed(_document(path, start, glyph), f"glyph{glyph}")


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


def _trimmed(document: bytes, wanted: str) -> str:
    """Return a document with the element `wanted` and only those definitions that it reaches.

    Some documents hold thousands of glyphs, so elements are turned back into text as they are read.
    """
    texts: dict[str, str] = {}
    open_elements: list[ElementTree.Element] = []
    for event, element in ElementTree.iterparse(io.BytesIO(document), ("start", "end")):
        if event == "start":
            open_elements.append(element)
            continue
        open_elements.pop()
        inside_definitions = len(open_elements) == 2 and open_elements[1].tag.endswith("}defs")
        if inside_definitions or len(open_elements) == 1:
            if name := element.get("id"):
                texts[name] = ElementTree.tostring(element, "unicode")
            element.clear()
    needed, waiting = [], _REFERENCE.findall(texts[wanted])
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.append(name)
            waiting += _REFERENCE.findall(texts[name])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_VIEW_BOX}">'
        f"<defs>{''.join(texts[name] for name in needed)}</defs>{texts[wanted]}</svg>"
    )
