"""Every picture of every game: exact scenes, painted pictures by likeness, legible on a phone."""

import hashlib
import io
import json
import pickle
from dataclasses import replace

import pytest
from PIL import Image

from images.core.fonts import fitted
from images.core.paint import compose, encode, paint
from images.core.scene import Scene
from images.core.theme import LEAST_TEXT
from images.games import PAINTERS
from tests.images.pictures import GOLDENS, REGENERATE, SEED, decoded, gallery, psnr
from tests.volume import volume

PHONE = 360
LEAST_LIKENESS = 30.0
"""Decibels between a small picture and its golden: more than fonts laid out by another system differ, and far less
than a card, a mark or a word that is not where it was."""

CASES = [(game, name) for game in PAINTERS for name in gallery(game)]


def telling(game: str) -> list[str]:
    """Return the pictures that show what none before them shows, and every third of the rest.

    Where things are is compared in all of them, exactly; painted are as many as show every drawing and every kind of
    thing.
    """
    chosen: list[str] = []
    shown: set[str] = set()
    for number, (name, scene) in enumerate(gallery(game).items()):
        things = {*scene.sprites(), *(type(place.piece).__name__ for place in scene.items), type(scene.ground).__name__}
        if number % 3 == 0 or not things <= shown:
            chosen.append(name)
            shown |= things
    return chosen


PAINTED = volume([(game, name) for game in PAINTERS for name in telling(game)], CASES)
if REGENERATE:
    PAINTED = CASES


def reduced(scene: Scene) -> Image.Image:
    """Return a picture 120 pixels wide."""
    picture = compose(scene)
    return picture.resize((120, round(120 * picture.height / picture.width)), Image.Resampling.BOX)


def described(scene: Scene) -> dict[str, object]:
    """Return a scene so that a change can be read: where things are, their words, and a digest of every detail."""
    things = []
    for place in scene.items:
        only = Scene(scene.width, scene.height, scene.ground, (place,))
        where = f"{place.x},{place.y} {place.piece.width}x{place.piece.height}"
        things.append(" ".join([where, *only.words(), *(f"[{name}]" for name in only.sprites())]))
    digest = hashlib.blake2b(repr(scene).encode(), digest_size=16).hexdigest()
    return {"size": [scene.width, scene.height], "things": things, "digest": digest}


@pytest.mark.parametrize("game", PAINTERS)
def test_scenes_are_exactly_what_they_were(game: str) -> None:
    file = GOLDENS / f"{game}.json"
    scenes = {name: described(scene) for name, scene in gallery(game).items()}
    if REGENERATE:
        file.write_text(json.dumps(scenes, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    golden = json.loads(file.read_text(encoding="utf-8"))
    assert list(scenes) == list(golden)
    for name, scene in scenes.items():
        assert scene == golden[name], name


@pytest.mark.parametrize(("game", "name"), PAINTED)
def test_pictures_look_like_what_they_were(game: str, name: str) -> None:
    small = encode(reduced(gallery(game)[name]))  # by the same encoder, so that its losses do not count
    file = GOLDENS / game / f"{name}.webp"
    if REGENERATE:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(small)
    assert psnr(decoded(small), decoded(file.read_bytes())) > LEAST_LIKENESS


@pytest.mark.parametrize("game", PAINTERS)
def test_no_golden_is_left_over(game: str) -> None:
    assert {file.stem for file in (GOLDENS / game).iterdir()} == set(gallery(game))


@pytest.mark.parametrize(("game", "name"), CASES)
def test_words_can_be_read_on_a_phone(game: str, name: str) -> None:
    scene = gallery(game)[name]
    for text in scene.texts():
        size = fitted(text.words, text.face, text.size, text.weight, text.fit).size
        if text.read:
            assert size * PHONE / scene.width >= LEAST_TEXT * PHONE, text


@pytest.mark.parametrize(("game", "name"), CASES)
def test_nothing_stands_outside_its_picture(game: str, name: str) -> None:
    scene = gallery(game)[name]
    for place in scene.items:
        assert place.x >= 0
        assert place.x + place.piece.width <= scene.width
        assert place.y >= 0
        assert place.y + place.piece.height <= scene.height


@pytest.mark.parametrize(("game", "name"), CASES)
def test_pictures_keep_within_a_megapixel_and_a_half(game: str, name: str) -> None:
    scene = gallery(game)[name]
    assert scene.width * scene.height <= 1_500_000


@pytest.mark.parametrize("game", PAINTERS)
def test_equal_views_give_equal_scenes_and_equal_bytes(game: str) -> None:
    gallery.cache_clear()
    first = gallery(game)
    gallery.cache_clear()
    again = gallery(game)
    assert first == again
    name = next(iter(first))
    assert paint(pickle.loads(pickle.dumps(first[name]))) == paint(again[name])


@pytest.mark.parametrize("game", PAINTERS)
def test_another_seed_gives_other_positions(game: str) -> None:
    assert gallery(game, SEED + 1) != gallery(game)
    assert list(gallery(game, SEED + 1)) == list(gallery(game))


@pytest.mark.parametrize("game", PAINTERS)
def test_likeness_tells_a_missing_thing(game: str) -> None:
    """The tolerance above is not so wide that anything passes: it notices that one card or panel is gone."""
    scene = next(iter(gallery(game).values()))
    largest = sorted(scene.items, key=lambda place: -place.piece.width * place.piece.height)
    for gone in largest[1:4]:
        without = replace(scene, items=tuple(place for place in scene.items if place is not gone))
        assert psnr(reduced(without), reduced(scene)) < LEAST_LIKENESS


def test_a_golden_is_a_small_file() -> None:
    for file in GOLDENS.rglob("*.webp"):
        assert file.stat().st_size < 14_000, file
        with Image.open(io.BytesIO(file.read_bytes())) as image:
            assert image.width == 120
