import io

import pytest
from PIL import Image

from images.core import paint as painting
from images.core.fonts import fitted
from images.core.paint import encode, paint
from images.core.scene import Ground, Piece, Place, Scene, Shadow, Shape, Text
from images.core.shapes import rounded
from images.core.textures import ground
from tests.images.pictures import decoded, psnr

GROUND = Ground("felt", "#2b6d6f", "#0c2429")
CARD = Piece(
    120,
    90,
    (
        Shape(rounded(0, 0, 120, 90, 12), fill="#fff6e3"),
        Text("A1", 60, 45, 48, "#6d1a30", "title"),
    ),
    (Shadow(3, 6, 6, "#000000a0"),),
)
SCENE = Scene(320, 240, GROUND, (Place(CARD, 40, 50), Place(CARD, 180, 120)))


def test_equal_scenes_give_equal_bytes_whatever_was_painted_between() -> None:
    first = paint(SCENE)
    painting._pieces.clear()
    painting._grounds.clear()
    paint(Scene(200, 100, GROUND, ()))
    assert paint(SCENE) == first


def test_a_nonce_changes_every_file_and_nobody_sees_it() -> None:
    plain = paint(SCENE)
    files = {paint(SCENE, str(i).encode()) for i in range(40)}
    assert len(files | {plain}) == 41
    for file in list(files)[:5]:
        assert psnr(decoded(file), decoded(plain)) > 38
    assert paint(SCENE, b"0") == paint(SCENE, b"0")


@pytest.mark.parametrize("nonce", [None, b"n"])
def test_files_carry_no_metadata(nonce: bytes | None) -> None:
    data = paint(SCENE, nonce)
    assert data[:4] == b"RIFF"
    assert data[8:16] == b"WEBPVP8 "  # a bare frame: no container that could hold EXIF, XMP or a colour profile
    assert int.from_bytes(data[4:8], "little") + 8 == len(data)
    with Image.open(io.BytesIO(data)) as image:
        assert not {key for key in image.info if key not in {"loop", "background", "timestamp", "duration"}}


def test_a_shadow_falls_outside_its_piece_and_the_cached_piece_is_not_drawn_upon() -> None:
    bare = painting.compose(Scene(320, 240, GROUND, ()))
    shown = painting.compose(SCENE)
    below = (100, 146)  # six pixels under the first card
    assert sum(shown.getpixel(below)) < sum(bare.getpixel(below)) - 20
    assert painting.compose(SCENE).tobytes() == shown.tobytes()
    assert painting.compose(Scene(320, 240, GROUND, ())).tobytes() == bare.tobytes()


def test_words_shrink_to_fit_and_no_further() -> None:
    wide = fitted("Found so far", "text", 60, 600, None)
    fit = fitted("Found so far", "text", 60, 600, 200)
    assert wide.getlength("Found so far") > 200
    assert 190 < fit.getlength("Found so far") <= 200
    assert fitted("A", "text", 60, 600, 200) is fitted("A", "text", 60, 600, None)


def test_weights_of_one_face_do_not_disturb_each_other() -> None:
    light = fitted("Weight", "text", 40, 300, None)
    before = light.getlength("Weight")
    bold = fitted("Weight", "text", 40, 700, None)
    assert light.getlength("Weight") == before < bold.getlength("Weight")


def test_pictures_of_different_size_share_their_cloth() -> None:
    lit = Ground("felt", "#808080", "#808080")
    small, large = ground(lit, 200, 150), ground(lit, 400, 300)
    assert psnr(small, large.crop((0, 0, 200, 150))) > 45
    assert len(set(small.tobytes())) > 15  # a texture, not a flat fill


def test_a_dark_slope_has_no_bands() -> None:
    """Between two neighbouring rows of a slow slope some pixels change and others do not."""
    image = ground(Ground("felt", "#10282c", "#0c2024"), 400, 300).convert("L")
    rows = [image.crop((0, y, 400, y + 1)).tobytes() for y in range(100, 140)]
    assert all(len(set(row)) > 3 for row in rows)


def test_the_caches_are_bounded_in_bytes() -> None:
    for i in range(12):
        painting.compose(Scene(900, 1000 + i, GROUND, ()))
    assert painting._grounds.held <= painting.GROUND_BYTES
    assert painting.held_bytes() <= painting.GROUND_BYTES + painting.PIECE_BYTES + painting.GENERATED_BYTES


def test_the_encoder_is_the_one_that_was_chosen() -> None:
    image = painting.compose(SCENE)
    assert encode(image) == paint(SCENE)
    assert psnr(decoded(paint(SCENE)), image) > 33
