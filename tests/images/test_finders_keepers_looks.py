"""Nobody can take one object for another (FK-04, FK-38): measured on the drawings, in shape and in colour."""

from functools import lru_cache

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from engine.games.finders_keepers.objects import CLUTTER, CONFLICTS, FIND_ME
from images.core.sprites import SPRITES, master
from images.games.finders_keepers.things import SEYMOUR, TONES, sprite

Floats = NDArray[np.float32]

SIDE = 32
UNLIKE = 0.5
"""Two objects that may share a card differ by that much. Clutter differs a little less, since it has no tile."""
UNLIKE_CLUTTER = 0.43
SAME_COLOURS = 0.69
NAMES = (*FIND_ME, SEYMOUR, *CLUTTER)


def squared(image: Image.Image) -> Image.Image:
    side = max(image.size)
    square = Image.new("RGBA", (side, side))
    square.paste(image, ((side - image.width) // 2, (side - image.height) // 2))
    return square.resize((SIDE, SIDE), Image.Resampling.BOX)


@lru_cache(maxsize=256)
def turns(name: str) -> Floats:
    """Return a drawing in 24 directions, mirrored as well."""
    upright = squared(master(sprite(name)))
    both = (upright, upright.transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    return np.stack(
        [np.asarray(one.rotate(a, Image.Resampling.BILINEAR), np.float32) for one in both for a in range(0, 360, 15)]
    )


def difference(a: str, b: str) -> float:
    """Return how unlike two drawings are at their most alike turn: 0 the same, 1 nothing in common."""
    return unlikeness(turns(a)[0], turns(b))


def unlikeness(one: Floats, others: Floats) -> float:
    """Return how unlike a drawing is to the most alike of others."""
    alpha, alphas = one[..., 3] / 255, others[..., 3] / 255
    both, either = alpha * alphas, np.maximum(alpha, alphas)
    colours = np.abs(one[..., :3] - others[..., :3]).mean(-1) / 255
    unlike = (2.2 * colours * both + either - both).sum((1, 2)) / either.sum((1, 2))
    return float(unlike.min())


@lru_cache(maxsize=256)
def colours(name: str) -> Floats:
    """Return the shares of 52 colours: twelve hues, each dark or bright and dull or vivid, and four greys."""
    pixels = np.asarray(master(sprite(name)).resize((96, 96)))
    solid = pixels[pixels[..., 3] >= 128][:, :3].astype(np.int64)
    most, least = solid.max(1), solid.min(1)
    spread = np.maximum(most - least, 1)
    red, green, blue = solid.T
    hue = np.where(
        most == red,
        ((green - blue) / spread) % 6,
        np.where(most == green, (blue - red) / spread + 2, (red - green) / spread + 4),
    )
    grey = ((most - least) < 0.28 * np.maximum(most, 1)) | (most < 50)
    shade = 48 + np.digitize(most, (70, 130, 195))
    vivid = (most - least) > 0.6 * np.maximum(most, 1)
    classes = np.where(grey, shade, np.round(2 * hue).astype(np.int64) % 12 * 4 + 2 * (most > 170) + vivid)
    return (np.bincount(classes, minlength=52) / len(solid)).astype(np.float32)


def test_ids_are_unique_and_every_object_has_a_drawing() -> None:
    assert len(FIND_ME) == 40
    assert len(CLUTTER) >= 60
    assert len(set(NAMES)) == len(NAMES)
    for name in NAMES:
        assert sprite(name) in SPRITES
    assert len({SPRITES[sprite(name)] for name in NAMES}) == len(NAMES)  # no drawing twice under two names


@pytest.mark.parametrize("name", FIND_ME)
def test_the_measure_tells_the_same_thing_lying_another_way_or_paler(name: str) -> None:
    upright = squared(master(sprite(name)))
    lying = np.asarray(upright.transpose(Image.Transpose.ROTATE_90), np.float32)
    assert unlikeness(lying, turns(name)) < UNLIKE_CLUTTER / 2
    paler = np.asarray(upright, np.float32)
    paler[..., :3] = 0.85 * paler[..., :3] + 25
    assert unlikeness(paler, turns(name)) < UNLIKE_CLUTTER / 2


@pytest.mark.parametrize("name", FIND_ME)
def test_no_object_looks_like_another(name: str) -> None:
    for other in (*FIND_ME[FIND_ME.index(name) + 1 :], SEYMOUR):
        if frozenset({name, other}) not in CONFLICTS:
            assert difference(name, other) > UNLIKE, other


@pytest.mark.parametrize("name", [*FIND_ME, SEYMOUR])
def test_no_clutter_looks_like_an_object(name: str) -> None:
    for other in CLUTTER:
        assert difference(name, other) > UNLIKE_CLUTTER, other


@pytest.mark.parametrize("name", FIND_ME)
def test_things_of_the_same_colours_are_known_to_be(name: str) -> None:
    for other in NAMES:
        alike = float(np.minimum(colours(name), colours(other)).sum())
        if other != name and alike > SAME_COLOURS:
            assert TONES[sprite(name)] & TONES[sprite(other)], (other, alike)


def test_conflicts_are_pairs_of_objects_that_there_are() -> None:
    for pair in CONFLICTS:
        assert len(pair) == 2
        assert pair <= set(NAMES)
        assert pair & set(FIND_ME)
    assert set(TONES) <= {sprite(name) for name in NAMES}
