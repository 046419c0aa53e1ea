from pathlib import Path

import pytest
from PIL import Image

from images.core import noto, sprites


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sprites, "_folder", lambda: tmp_path / "sprites")
    sprites.master.cache_clear()
    yield tmp_path / "sprites"
    sprites.master.cache_clear()


@pytest.mark.parametrize("name", sprites.SPRITES)
def test_every_name_has_a_drawing_that_fills_its_size(name: str) -> None:
    image = sprites.master(name)
    assert image.mode == "RGBA"
    assert max(image.size) == sprites.SIDE
    assert min(image.size) > sprites.SIDE // 5
    assert image.getbbox() == (0, 0, *image.size)
    opaque = sum(image.getchannel("A").histogram()[200:])
    assert opaque > 0.15 * image.width * image.height


def test_drawings_are_kept_and_read_again(own_folder: Path) -> None:
    drawn = sprites.master("keys")
    (kept,) = own_folder.glob("*.png")
    Image.new("RGBA", (3, 3)).save(kept)
    sprites.master.cache_clear()
    assert sprites.master("keys").size == (3, 3)
    kept.write_bytes(b"half a file")
    sprites.master.cache_clear()
    assert sprites.master("keys").tobytes() == drawn.tobytes()
    assert not list(own_folder.glob("*.part"))


def test_a_folder_that_cannot_be_used_does_no_harm(own_folder: Path) -> None:
    own_folder.write_text("not a folder")
    assert max(sprites.master("socks").size) == sprites.SIDE


def test_a_changed_drawing_has_another_file(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sprites._path("wallet")
    monkeypatch.setattr(sprites, "source", lambda name: "<svg/>")
    assert sprites._path("wallet") != before


def test_a_font_drawing_brings_only_what_it_needs() -> None:
    document = noto.drawing(0x1F3C6)
    assert len(document) < 40_000
    assert document.count("<svg") == 1


def test_unknown_drawings_are_key_errors() -> None:
    with pytest.raises(KeyError):
        sprites.master("unicorn")
    with pytest.raises(KeyError):
        noto.drawing(0x10FFFD)
