"""What nobody has seen yet: mist with stars and a crescent in it."""

from functools import lru_cache

from PIL import Image

from images.core import shapes
from images.core.scene import Shape
from images.core.svg import document, rasterise
from images.core.theme import fade
from images.games.lost_ones.chart import Spot
from images.games.lost_ones.noise import Floats, Patch, chance
from images.games.lost_ones.terrain import between
from images.games.lost_ones.theme import THEMES, LostOnesTheme

_STARS = 8  # to a square, twice four


def cloud(theme: LostOnesTheme, patch: Patch) -> Floats:
    """Return the mist's colours, 0 … 255."""
    level = 0.40 + 0.27 * patch.clouds(201, ((1, 0.7), (3, 0.55), (6, 0.3)))
    return between(*theme.mist, level + 0.012 * patch.grain())


def sky(image: Image.Image, theme: LostOnesTheme, side: int, at: Spot, bare: bool) -> None:
    """Draw a square's frame, its stars, and its crescent unless it is not `bare`: something else stands there then."""
    rng = chance("stars", *at)
    picture = _frame(theme.name, side, bare)
    image.paste(picture, (0, 0), picture)
    for _ in range(_STARS):
        size = side * float(rng.uniform(0.018, 0.05))
        star = _star(theme.name, max(3, round(size)))
        x, y = (round(side * float(rng.uniform(0.08, 0.92))) for _ in range(2))
        if bare and abs(x - side / 2) < 0.2 * side and abs(y - side / 2) < 0.2 * side:
            continue
        image.paste(star, (x - star.width // 2, y - star.height // 2), star)


@lru_cache(maxsize=16)
def _frame(theme: str, side: int, bare: bool) -> Image.Image:
    tokens, inset = THEMES[theme], 0.06 * side
    outline = shapes.rounded(inset, inset, side - 2 * inset, side - 2 * inset, 0.1 * side)
    drawn = [Shape(outline, stroke=fade(tokens.crescent, 0.35), width=max(1.0, side / 110))]
    if bare:
        r, x, y = 0.13 * side, 0.5 * side, 0.5 * side
        moon = (
            f"M{x - 0.2 * r:.1f} {y - r:.1f}A{r:.1f} {r:.1f} 0 1 0 {x + r:.1f} {y + 0.35 * r:.1f}"
            f"A{0.86 * r:.1f} {0.86 * r:.1f} 0 0 1 {x - 0.2 * r:.1f} {y - r:.1f}z"
        )
        drawn.append(Shape(moon, fill=fade(tokens.crescent, 0.75)))
    return rasterise(document(drawn, side, side))


@lru_cache(maxsize=64)
def _star(theme: str, size: int) -> Image.Image:
    """Return a star with four points."""
    tokens, middle = THEMES[theme], size
    points = shapes.star(middle, middle, size * 0.9, 0.26, 4)
    glow = shapes.circle(middle, middle, size * 0.42)
    drawn = (Shape(glow, fill=fade(tokens.star, 0.22)), Shape(shapes.polygon(points), fill=fade(tokens.star, 0.9)))
    return rasterise(document(drawn, 2 * size, 2 * size)).resize((size, size), Image.Resampling.LANCZOS)
