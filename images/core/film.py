"""A game as an animated picture to share: a few of its boards one after the other, at most 1 MB.

Every frame stands on one canvas, so that nothing jumps; the last one stays for a while.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median

from PIL import Image

from images.core.paint import compose
from images.core.scene import Place, Scene

MOST_WIDE = 800
"""Pixels."""

MOST_FRAMES = 40
MOST_BYTES = 1_000_000

FIRST, LAST = 1800, 6000
LEAST, MOST, WHOLE = 900, 1800, 32_000
"""Milliseconds: how long the first and the last picture stay, and those between them, which share `WHOLE`.

Few pictures go slowly, so that each can be looked at; a long game still ends within three quarters of a minute.
"""

ATTEMPTS = ((800, 80), (800, 62), (800, 45), (640, 45), (640, 30), (480, 30), (480, 15), (320, 10))
"""Widths and qualities, the best first: the first that fits is taken."""

METHOD = 3

MOST_OVER = 1.7
"""How much higher than most of its pictures a film may be: what is higher still is shown smaller."""

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Film:
    """Pictures that follow one another. Plain data, as scenes are."""

    scenes: tuple[Scene, ...]

    def __post_init__(self) -> None:
        if not 0 < len(self.scenes) <= MOST_FRAMES:
            raise ValueError(f"a film has 1 to {MOST_FRAMES} pictures")


def animate(film: Film) -> bytes:
    """Return the film as an animated WebP of at most `MOST_WIDE` pixels and `MOST_BYTES` bytes, without metadata."""
    canvas = _canvas(film.scenes)
    frames = [_sized(compose(_in_the_middle(scene, canvas)), canvas, MOST_WIDE) for scene in film.scenes]
    data = b""
    for width, quality in ATTEMPTS:
        data = _encoded([_sized(frame, canvas, width) for frame in frames], quality)
        if len(data) <= MOST_BYTES:
            break
    assert len(data) <= MOST_BYTES, "even the smallest attempt is too large"
    return data


def _canvas(scenes: Sequence[Scene]) -> Size:
    """Return the size on which all scenes are shown: of one that is far higher than most the canvas is not."""
    usual = median(scene.height for scene in scenes)
    height = min(max(scene.height for scene in scenes), round(MOST_OVER * usual))
    return max(scene.width for scene in scenes), height


def _in_the_middle(scene: Scene, canvas: Size) -> Scene:
    """Return a scene with more of its ground around it, in the proportions of the canvas or as near as can be."""
    width, height = canvas
    scale = max(1.0, scene.height / height)
    width, height = round(width * scale), round(height * scale)
    dx, dy = (width - scene.width) // 2, (height - scene.height) // 2
    items = tuple(Place(item.piece, item.x + dx, item.y + dy) for item in scene.items)
    return replace(scene, width=width, height=height, items=items)


def _sized(image: Image.Image, canvas: Size, most: int) -> Image.Image:
    """Return a frame at most so wide, all frames of a film alike."""
    width = min(most, canvas[0])
    size = (width, max(1, round(canvas[1] * width / canvas[0])))
    return image if image.size == size else image.resize(size, Image.Resampling.LANCZOS)


def durations(count: int) -> list[int]:
    """Return for how many milliseconds each of so many pictures stays."""
    each = min(MOST, max(LEAST, WHOLE // max(1, count - 2)))
    return [FIRST, *[each] * (count - 2), LAST][-count:]


def _encoded(frames: Sequence[Image.Image], quality: int) -> bytes:
    out = io.BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=durations(len(frames)),
        loop=0,
        quality=quality,
        method=METHOD,
        kmax=0,  # only the first frame is whole, the others are what changed
    )
    return out.getvalue()
