"""Helpers of the picture tests: every scene of every gallery, and how alike two pictures are."""

import io
import os
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image

from bot.catalogue import Catalogue
from images.core.scene import Scene
from images.games import PAINTERS

GOLDENS = Path(__file__).parent / "goldens"
SEED = 7

REGENERATE = bool(os.environ.get("REGENERATE"))
"""Set REGENERATE=1 to write the goldens anew instead of comparing with them; then read the difference."""


@lru_cache(maxsize=8)
def gallery(game: str, seed: int = SEED) -> dict[str, Scene]:
    """Return the scenes of a game's gallery by name, in English."""
    return dict(PAINTERS[game].gallery(seed, Catalogue.load(strict=True).say))


def decoded(picture: bytes) -> Image.Image:
    """Return a picture as everybody's screen shows it."""
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB")


def psnr(a: Image.Image, b: Image.Image) -> float:
    """Return the likeness of two pictures of one size in decibels; infinite if they are equal."""
    difference = np.asarray(a, np.float64) - np.asarray(b, np.float64)
    error = float((difference**2).mean())
    return float("inf") if error == 0 else 10 * float(np.log10(255**2 / error))
