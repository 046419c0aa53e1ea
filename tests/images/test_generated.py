"""Pieces that are laid out where they are painted, and drawings for what is seen from near."""

import pickle
from pathlib import Path

import pytest
from PIL import Image

from bot.workers import Worker
from engine.games.finders_keepers.picture import Picture
from images.core import paint as painting
from images.core import sprites
from images.core.paint import compose, paint
from images.core.scene import Generated, Ground, Piece, Place, Scene, Shadow, Shape
from images.core.shapes import rounded
from images.games.finders_keepers.card import card

GROUND = Ground("felt", "#2b6d6f", "#0c2429")
CALLS: list[str] = []


def square(colour: str, side: int) -> Image.Image:
    """Return a square with a hole in its middle."""
    CALLS.append(colour)
    image = Image.new("RGBA", (side, side), colour)
    image.paste((0, 0, 0, 0), (side // 4, side // 4, 3 * side // 4, 3 * side // 4))
    return image


def scene(colour: str = "#ff0000", x: int = 20) -> Scene:
    return Scene(160, 120, GROUND, (Place(Generated(40, 40, square, (colour, 40)), x, 30),))


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    CALLS.clear()
    painting._generated.clear()
    painting._pieces.clear()


def test_it_is_painted_where_it_stands_and_what_lies_beneath_shows_through() -> None:
    bare, image = compose(Scene(160, 120, GROUND, ())), compose(scene())
    assert image.getpixel((22, 32)) == (255, 0, 0)
    assert image.getpixel((40, 50)) == bare.getpixel((40, 50))
    assert image.getpixel((70, 50)) == bare.getpixel((70, 50))


def opaque(colour: str, side: int) -> Image.Image:
    return Image.new("RGB", (side, side), colour)


def test_what_is_opaque_needs_no_transparency() -> None:
    generated = Generated(40, 40, opaque, ("#ff0000", 40))
    inside = Place(Piece(60, 60, (Place(generated, 10, 10),)), 80, 30)
    image = compose(Scene(160, 120, GROUND, (Place(generated, 20, 30), inside)))
    for x, y in ((20, 30), (59, 69), (90, 40), (129, 79)):
        assert image.getpixel((x, y)) == (255, 0, 0)
    assert image.getpixel((60, 50)) != (255, 0, 0) != image.getpixel((85, 35))


def test_it_is_made_once_for_every_place_and_picture() -> None:
    compose(scene(x=20))
    compose(scene(x=60))
    assert CALLS == ["#ff0000"]
    compose(scene("#00ff00"))
    assert CALLS == ["#ff0000", "#00ff00"]


def test_it_may_stand_in_a_piece_that_casts_a_shadow() -> None:
    inner = Place(Generated(40, 40, square, ("#ff0000", 40)), 10, 10)
    shape = Shape(rounded(0, 0, 60, 60, 4), fill="#ffffff")
    piece = Piece(60, 60, (shape, inner), (Shadow(2, 4, 3, "#000000a0"),))
    image = compose(Scene(160, 120, GROUND, (Place(piece, 20, 20),)))
    assert image.getpixel((32, 32)) == (255, 0, 0)
    assert image.getpixel((50, 50)) == (255, 255, 255)


def test_it_travels_to_a_painting_process_and_looks_the_same_there() -> None:
    worker = Worker()
    try:
        for drawn in (
            scene(),
            Scene(240, 240, GROUND, (Place(card(Picture(objects=(0, 2), clutter=8, seed=77), 240), 0, 0),)),
        ):
            assert pickle.loads(pickle.dumps(drawn)) == drawn
            assert worker.paint(drawn, None) == paint(drawn)
    finally:
        worker.end()
        worker.clear()


def test_what_is_kept_is_bounded_in_bytes() -> None:
    for number in range(40):
        compose(Scene(500, 500, GROUND, (Place(Generated(500, 500, square, (f"#0000{number:02x}", 500)), 0, 0),)))
    assert 0 < painting._generated.held <= painting.GENERATED_BYTES
    assert painting.held_bytes() >= painting._generated.held


def test_a_scene_knows_nothing_of_what_stands_on_it() -> None:
    assert scene().words() == scene().sprites() == ()
    assert repr(scene()) == repr(scene())
    assert "0x" not in repr(scene())
    assert repr(scene()) != repr(scene("#00ff00"))


class TestLargeDrawings:
    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setattr(sprites, "_folder", lambda: tmp_path / "sprites")
        monkeypatch.setattr(sprites, "SPRITES", {name: sprites.SPRITES[name] for name in ("key", "button", "seymour")})
        sprites.master.cache_clear()
        yield tmp_path / "sprites"  # type: ignore[misc]
        sprites.master.cache_clear()

    def test_they_are_drawn_and_not_enlarged(self) -> None:
        large, small = sprites.large("key"), sprites.master("key")
        assert max(large.size) == sprites.LARGE_SIDE == 2 * max(small.size)
        enlarged = small.resize(large.size, Image.Resampling.LANCZOS)
        assert large.tobytes() != enlarged.tobytes()
        assert large.getbbox() == (0, 0, *large.size)

    def test_baking_takes_the_usual_ones_first_and_each_of_them_once(self, folder: Path) -> None:
        names = list(sprites.SPRITES)
        assert list(sprites.baking()) == names * 2
        assert len(list(folder.glob("*.png"))) == 2 * len(names)
        assert list(sprites.baking()) == []

    def test_baking_stops_where_nothing_can_be_kept(self, folder: Path) -> None:
        folder.write_text("not a folder")
        assert list(sprites.baking()) == []
        assert max(sprites.large("button").size) == sprites.LARGE_SIDE
