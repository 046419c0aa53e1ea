import pickle

import pytest

from images.core import shapes
from images.core.cache import ByteCache
from images.core.scene import Ground, Piece, Place, Scene, Shape, Sprite, Text
from images.core.svg import document, rasterise

GROUND = Ground("felt", "#336666", "#0c2429")


def scene() -> Scene:
    inner = Piece(40, 40, (Text("inside", 20, 20, 12, "#ffffff"), Sprite("keys", 20, 20, 30)))
    outer = Piece(60, 60, (Text("outside", 30, 30, 12, "#ffffff"), Place(inner, 5, 5)))
    return Scene(100, 80, GROUND, (Place(outer, 10, 10),))


def test_a_scene_is_plain_data() -> None:
    assert scene() == scene()
    assert hash(scene()) == hash(scene())
    assert pickle.loads(pickle.dumps(scene())) == scene()


def test_words_and_sprites_are_found_at_any_depth() -> None:
    assert scene().words() == ("outside", "inside")
    assert scene().sprites() == ("keys",)


def test_shapes_become_pixels_where_they_say() -> None:
    square = Shape(shapes.rounded(10, 10, 20, 20, 4), fill="#ff0000")
    hole = Shape(shapes.circle(20, 20, 4), fill="#0000ff80")
    image = rasterise(document((square, hole), 40, 40))
    assert image.size == (40, 40)
    assert image.getpixel((0, 0)) == (0, 0, 0, 0)
    assert image.getpixel((12, 20)) == (255, 0, 0, 255)
    red, green, blue, alpha = image.getpixel((20, 20))  # type: ignore[misc]
    assert (green, alpha) == (0, 255)
    assert abs(red - 127) < 3
    assert abs(blue - 128) < 3


def test_a_clip_bounds_a_shape() -> None:
    wide = Shape(shapes.rounded(0, 0, 40, 40, 0), fill="#00ff00", clip=shapes.circle(20, 20, 8))
    image = rasterise(document((wide,), 40, 40))
    assert image.getbbox() == (12, 12, 28, 28)


@pytest.mark.parametrize(("sides", "turn"), [(3, 0.0), (4, 0.0), (6, 30.0)])
def test_regular_polygons_stand_on_their_circle(sides: int, turn: float) -> None:
    corners = shapes.regular(5, 7, 10, sides, turn)
    assert len(corners) == sides
    assert all(abs((x - 5) ** 2 + (y - 7) ** 2 - 100) < 1e-9 for x, y in corners)
    if turn == 0:
        assert corners[0] == pytest.approx((5, -3))


def test_numbers_in_paths_have_no_trailing_zeros_and_no_minus_zero() -> None:
    assert shapes.line((0.001, -0.001), (10.5, 3.0)) == "M0 0L10.5 3"


class TestByteCache:
    def test_the_least_recently_used_goes_first(self) -> None:
        cache: ByteCache[str, bytes] = ByteCache(10, len)
        for name in "abc":
            cache.put(name, b"1234"[:3])
        assert cache.get("a") == b"123"
        cache.put("d", b"123")
        assert cache.get("b") is None
        assert cache.get("a") == b"123"
        assert cache.held == 9

    def test_it_never_holds_more_than_its_limit(self) -> None:
        cache: ByteCache[int, bytes] = ByteCache(100, len)
        for i in range(50):
            cache.put(i, bytes(i))
            assert cache.held <= 100
        assert cache.held == sum(range(50)[-2:])

    def test_what_is_too_heavy_is_handed_out_and_not_kept(self) -> None:
        cache: ByteCache[str, bytes] = ByteCache(10, len)
        assert cache.get_or_make("a", lambda: bytes(11)) == bytes(11)
        assert (len(cache), cache.held) == (0, 0)

    def test_a_value_that_is_put_again_counts_once(self) -> None:
        cache: ByteCache[str, bytes] = ByteCache(10, len)
        cache.put("a", bytes(4))
        cache.put("a", bytes(6))
        assert cache.held == 6
        cache.clear()
        assert (len(cache), cache.held) == (0, 0)
