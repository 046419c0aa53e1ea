"""A picture as it looks printed on parchment: a little brown, fibrous, its rim fading into the paper."""

import numpy as np
from PIL import Image

from images.core.theme import rgb
from images.games.lost_ones.noise import chance
from images.games.lost_ones.sky import clouds, grid, picture

_PAPER = "#f6e8c6"
_BROWN = 0.14  # how far colours go towards brown
_RIM = 40  # pixels in which the picture fades into the paper


def printed(image: Image.Image) -> Image.Image:
    """Return the picture on parchment, RGB."""
    width, height = image.size
    rng = chance("paper")
    pixels = np.asarray(image, np.float32)
    paper = np.array(rgb(_PAPER), np.float32)
    grey = (pixels @ np.array((0.30, 0.59, 0.11), np.float32))[..., None] / 255
    brown = pixels + (grey * paper - pixels) * _BROWN
    x, y = grid(width, height)
    fibre = clouds(rng, width, height, 260)
    near = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)) / _RIM
    part = np.clip(near - 0.25 + 0.16 * fibre, 0, 1)[..., None]
    faded = paper + (brown - paper) * part * (2 - part)
    return picture(faded * (1 + 0.018 * fibre[..., None]))
