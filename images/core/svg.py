"""Shapes to SVG text, and SVG text to pixels."""

import io
from collections.abc import Sequence

import resvg_py
from PIL import Image

from images.core.scene import Fill, Gradient, Shape


def rasterise(svg: str, width: int | None = None, height: int | None = None) -> Image.Image:
    """Return an SVG document as an RGBA image. Raises ValueError if the document is malformed."""
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, width=width, height=height)
    with Image.open(io.BytesIO(bytes(png))) as image:
        return image.convert("RGBA")


def document(shapes: Sequence[Shape], width: int, height: int) -> str:
    """Return an SVG document that shows the shapes, the first at the bottom."""
    defs: list[str] = []
    body = [_element(shape, defs) for shape in shapes]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"<defs>{''.join(defs)}</defs>{''.join(body)}</svg>"
    )


def _element(shape: Shape, defs: list[str]) -> str:
    attributes = [f'd="{shape.d}"', _paint("fill", shape.fill, defs)]
    if shape.stroke is not None:
        attributes += [_paint("stroke", shape.stroke, defs), f'stroke-width="{shape.width:g}"']
        attributes.append('stroke-linejoin="round" stroke-linecap="round"')
    if shape.dash:
        attributes.append(f'stroke-dasharray="{" ".join(f"{length:g}" for length in shape.dash)}"')
    if shape.clip is not None:
        defs.append(f'<clipPath id="c{len(defs)}"><path d="{shape.clip}"/></clipPath>')
        attributes.append(f'clip-path="url(#c{len(defs) - 1})"')
    return f"<path {' '.join(attributes)}/>"


def _paint(attribute: str, fill: Fill | None, defs: list[str]) -> str:
    if fill is None:
        return f'{attribute}="none"'
    if isinstance(fill, str):
        colour, opacity = _split(fill)
        return f'{attribute}="{colour}" {attribute}-opacity="{opacity:.3f}"'
    defs.append(_gradient(fill, f"g{len(defs)}"))
    return f'{attribute}="url(#g{len(defs) - 1})"'


def _gradient(gradient: Gradient, name: str) -> str:
    stops = ""
    for offset, colour in gradient.stops:
        rgb, opacity = _split(colour)
        stops += f'<stop offset="{offset:g}" stop-color="{rgb}" stop-opacity="{opacity:.3f}"/>'
    if gradient.radial:
        where = f'cx="{gradient.x1:g}" cy="{gradient.y1:g}" r="{gradient.x2:g}"'
        return f'<radialGradient id="{name}" {where}>{stops}</radialGradient>'
    where = f'x1="{gradient.x1:g}" y1="{gradient.y1:g}" x2="{gradient.x2:g}" y2="{gradient.y2:g}"'
    return f'<linearGradient id="{name}" {where}>{stops}</linearGradient>'


def _split(colour: str) -> tuple[str, float]:
    return colour[:7], int(colour[7:] or "ff", 16) / 255
