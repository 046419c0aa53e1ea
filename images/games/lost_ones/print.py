"""A night picture as a print on parchment: lighter, in browns as far as it was dark, its rim fading into the paper."""

import numpy as np
from PIL import Image

from images.core.theme import rgb
from images.games.lost_ones.noise import chance
from images.games.lost_ones.sky import clouds, grid, picture

_PAPER, _INK = "#f7ebcc", "#4a3016"


def printed(image: Image.Image) -> Image.Image:
    """Return the picture on parchment, RGB."""
    width, height = image.size
    rng = chance("paper")
    pixels = np.asarray(image, np.float32) / 255
    lifted = pixels ** 0.62
    grey = lifted @ np.array((0.30, 0.59, 0.11), np.float32)
    paper, ink = (np.array(rgb(colour), np.float32) / 255 for colour in (_PAPER, _INK))
    wash = ink + (paper - ink) * np.clip(0.22 + 1.0 * grey, 0, 1)[..., None]
    vivid = np.clip((lifted.max(axis=2) - lifted.min(axis=2)) * 2.0 - 0.15, 0, 0.86)[..., None]
    mixed = wash + (lifted * (0.55 + 0.45 * paper) - wash) * vivid
    x, y = grid(width, height)
    fibre = 0.02 * clouds(rng, width, height, 300)
    near = np.minimum(np.minimum(x, width - x) / 46, np.minimum(y, height - y) / 34)
    torn = np.clip(near - 0.35 + 6 * fibre, 0, 1)[..., None]
    whole = paper + (mixed - paper) * torn * 0.97 + fibre[..., None]
    return picture(255 * whole)
