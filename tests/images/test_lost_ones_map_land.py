"""The land of the map: seamless, local, the same for everybody, in fours."""

from dataclasses import replace

import numpy as np
import pytest
from PIL import Image, ImageChops

from images.core import sprites
from images.games.lost_ones import cells, gallery, ground, light, paths, stamps
from images.games.lost_ones.chart import HALF, SPAN, Chart, Light, Square, Window, around, leads_home
from images.games.lost_ones.furniture import GLOWS, LANDMARKS, STOCKS, furniture
from images.games.lost_ones.gallery import World, public
from images.games.lost_ones.noise import Patch, chance
from images.games.lost_ones.terrain import TERRAINS, kind
from images.games.lost_ones.theme import THEMES

SIDE = 60
REGIONS = ("bedfield", "winter", "tallywood", "sea", "hobhill", "afternoon", "fair", "underbell", "elsewood")
SEES = Window(2, 2, 6, 6)


def tile(
    column: int, row: int, region: str = "bedfield", exits: str = "NESW", icons: tuple = (), key: str = ""
) -> Square:
    return Square(key or f"{100 + 11 * row + column}", column, row, region, exits, icons)


def drawn(squares: tuple[Square, ...], lights: tuple[Light, ...] = (), theme: str = "moonlit") -> Image.Image:
    ordered = tuple(sorted(squares, key=lambda one: (one.row, one.column)))
    return ground.draw(Chart(theme, SIDE, SEES, ordered, lights))


def changed(a: Image.Image, b: Image.Image) -> set[tuple[int, int]]:
    """Return the squares of the map in which two pictures of SEES differ."""
    boxes = {(column, row): ((column - SEES.left) * SIDE, (row - SEES.top) * SIDE) for column, row in SEES.spots()}
    return {
        at
        for at, (x, y) in boxes.items()
        if ImageChops.difference(a.crop((x, y, x + SIDE, y + SIDE)), b.crop((x, y, x + SIDE, y + SIDE))).getbbox()
    }


LAND = tuple(
    tile(column, row, REGIONS[(column + row) % 9], "NS" if (column + row) % 3 else "EW")
    for column in range(2, 8)
    for row in range(2, 8)
    if (column, row) not in {(5, 5), (3, 6)}
)


def test_noise_goes_on_from_patch_to_patch() -> None:
    wide = Patch(40, 80, 120, 80, 40)
    parts = [Patch(40, left, 120, 40, 40) for left in (80, 120)]
    for steps, down in ((1, None), (3, None), (17, None), (24, 8)):
        joined = np.hstack([part.noise(5, steps, down) for part in parts])
        assert np.abs(joined - wide.noise(5, steps, down)).max() < 1e-3
    assert np.array_equal(np.hstack([part.grain() for part in parts]), wide.grain())
    assert 0.5 < wide.noise(5, 17).std() < 1.5


@pytest.mark.parametrize("name", TERRAINS)
def test_no_seam_shows_between_two_tiles(name: str) -> None:
    """What two tiles' grounds have in common is the same, but for the outermost pixels, which are cut off."""
    left, right = (cells._patch(SIDE, at) for at in ((4, 4), (5, 4)))
    shared = left.width - SIDE
    a, b = TERRAINS[name](left)[:, SIDE:], TERRAINS[name](right)[:, :shared]
    assert np.abs(a - b)[:, 1:-1].max() < 1


def test_a_new_tile_changes_only_the_squares_round_it() -> None:
    before, after = drawn(LAND), drawn((*LAND, tile(5, 5)))
    assert changed(before, after) <= {(column, row) for column in (4, 5, 6) for row in (4, 5, 6)}
    assert (5, 5) in changed(before, after)


def test_what_is_known_of_the_land_is_painted_once() -> None:
    cells.forget()
    drawn(LAND)
    held = len(cells._kept)
    drawn(LAND, (Light(2.5, 2.5, 1.4, 1.0),))
    assert len(cells._kept) == held == SEES.columns * SEES.rows
    drawn((*LAND, tile(5, 5)))
    assert len(cells._kept) == held + 9


def test_a_lantern_lights_what_is_near() -> None:
    dark, lit = drawn(LAND), drawn(LAND, (Light(2.5, 2.5, 1.0, 1.0),))
    assert changed(dark, lit) <= {(column, row) for column in (3, 4, 5) for row in (3, 4, 5)}
    middle = (2 * SIDE, 2 * SIDE, 3 * SIDE, 3 * SIDE)
    assert np.asarray(lit.crop(middle)).mean() > np.asarray(dark.crop(middle)).mean() + 10


def test_light_that_does_not_reach_a_square_leaves_it_alone() -> None:
    assert light.mask((Light(5.0, 5.0, 1.0, 1.0),), 0, 0, SIDE) is None
    assert light.mask((Light(0.5, 0.5, 1.0, 1.0),), 0, 0, SIDE) is not None


def test_squares_that_are_kept_are_bounded_in_bytes() -> None:
    cells.forget()
    for row in range(11):
        for column in range(11):
            near = (None,) * 9
            for side in (148, 174, 208):
                cells.cell("moonlit", side, (column, row), near)
    assert 0 < cells._kept.held <= cells.CELL_BYTES
    cells.forget()


def test_the_same_land_looks_the_same_for_ever() -> None:
    first = drawn(LAND)
    cells.forget()
    assert first.tobytes() == drawn(LAND).tobytes()
    assert chance("a", 1).integers(1 << 30) == chance("a", 1).integers(1 << 30) == 1_045_235_410


@pytest.mark.parametrize("theme", THEMES)
def test_mist_is_mist_and_land_is_land(theme: str) -> None:
    land, mist = drawn(LAND, theme=theme), drawn((), theme=theme)
    assert len(changed(land, mist)) == SEES.columns * SEES.rows


def test_regions_look_different() -> None:
    means = {}
    for region in (*REGIONS, "somewhere else"):
        block = tuple(tile(column, row, region) for column in range(2, 8) for row in range(2, 8))
        means[region] = np.asarray(drawn(block).resize((12, 12), Image.Resampling.BOX), np.float32)
    names = list(means)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            assert np.abs(means[one] - means[other]).mean() > 7, (one, other)


class TestFurniture:
    @pytest.mark.parametrize("region", [*REGIONS, "somewhere else"])
    def test_every_region_has_drawings_for_what_stands_there(self, region: str) -> None:
        for column in range(11):
            for thing in furniture(tile(column, 3, region, "")):
                assert thing.sprite in sprites.SPRITES
                assert 0 < thing.size < 0.7

    def test_things_come_in_fours(self) -> None:
        for region in REGIONS:
            assert len(furniture(tile(3, 3, region, "NESW"))) == 4
            assert len(furniture(tile(3, 3, region, ""))) == 8
        ring = furniture(tile(3, 3, "sea", "NESW", ("fae_rings",)))
        assert sum(thing.sprite == "pale mushroom" for thing in ring) == 8

    def test_several_shapes_of_tree_stand_in_every_wood(self) -> None:
        for region, least in (("bedfield", 2), ("winter", 2), ("tallywood", 3), ("elsewood", 5)):
            names = {name for name, _ in STOCKS[region].large}
            assert sum("tree" in n or n in TREES for n in names) >= least

    def test_all_trees_of_elsewood_lean(self) -> None:
        leaning = [thing for column in range(11) for thing in furniture(tile(column, 2, "elsewood")) if thing.lean]
        assert {thing.lean for thing in leaning} == {STOCKS["elsewood"].lean}
        assert len({thing.sprite for thing in leaning}) >= 5

    @pytest.mark.parametrize(
        ("old", "new", "region", "icons"),
        [
            ("4", "4a", "bedfield", ()),
            ("28", "28a", "sea", ()),
            ("37", "37a", "elsewood", ()),
            ("41", "41a", "underbell", ("nightmare",)),
            ("61", "61a", "winter", ("blizzard",)),
            ("73", "73a", "fair", ()),
            ("81", "81a", "hobhill", ("lava",)),
        ],
    )
    def test_a_changed_tile_looks_otherwise(self, old: str, new: str, region: str, icons: tuple) -> None:
        before, after = tile(5, 5, region, icons=icons, key=old), tile(5, 5, region, key=new)
        assert [t.sprite for t in furniture(before)] != [t.sprite for t in furniture(after)]
        assert changed(drawn((*LAND, before)), drawn((*LAND, after))) >= {(5, 5)}

    def test_a_tree_stands_where_a_page_tells_of_a_gateway(self) -> None:
        plain = tile(5, 5, "winter")
        home = replace(plain, way_home=True)
        assert [t.sprite for t in furniture(home)].count("hollows tree") == 1
        assert "hollows tree" not in {t.sprite for t in furniture(plain)}
        own = {t.sprite for t in furniture(replace(tile(5, 5, key="4a"), way_home=True))}
        assert "keyhole sapling" in own, "what a tile has of its own"
        assert "hollows tree" not in own

    def test_only_pages_that_were_read_make_ways_home(self) -> None:
        """A tile that was placed and not entered shows nothing of its page (LO-38)."""
        view = public(World(5, 100), World(5, 100).grown((HALF, HALF), 121), [(HALF, HALF)])
        whole = Window(0, 0, SPAN, SPAN)
        read = {page.key for page in view.pages if leads_home(page)}
        assert {one.key for one in around(whole, view) if one.way_home} == read
        assert 1 <= len(read) < len(view.pages) < len(view.tiles)
        blind = view.model_copy(update={"pages": ()})
        assert not any(one.way_home for one in around(whole, blind))

    def test_landmarks_and_glows_are_drawn(self) -> None:
        assert {name for things in LANDMARKS.values() for name, _ in things} <= set(sprites.SPRITES)
        assert set(GLOWS) <= set(sprites.SPRITES)


TREES = {"snowy pine", "snowy spruce", "birch", "birch pair", "bare birch", "dark fir", "old oak", "palm", "cypress"}


CHANGED = (("28a", "sea"), ("61a", "winter"), ("73a", "fair"), ("81a", "hobhill"))


class TestTerrain:
    def test_a_number_of_another_region_means_nothing(self) -> None:
        """Another pack has other tiles under these numbers."""
        assert all(kind(tile(1, 1, "tallywood", key=key)) == "tallywood" for key, _ in CHANGED)
        plain, numbered = (furniture(tile(1, 1, "tallywood", key=key)) for key in ("", "41a"))
        assert plain == numbered

    def test_effects_and_changes_make_other_ground(self) -> None:
        kinds = [
            kind(tile(1, 1, "sea")),
            kind(tile(1, 1, "sea", icons=("underwater",))),
            kind(tile(1, 1, "underbell", icons=("underwater",))),
            kind(tile(1, 1, "hobhill", icons=("lava",))),
            kind(tile(1, 1, "winter", icons=("blizzard",))),
            *(kind(tile(1, 1, region, key=key)) for key, region in CHANGED),
            kind(tile(1, 1, "a region of another pack")),
        ]
        assert len(set(kinds)) == len(kinds)
        assert kinds[-1] == "moor"
        assert set(kinds) <= set(TERRAINS)

    @pytest.mark.parametrize("name", TERRAINS)
    def test_ground_has_colours_of_the_right_shape(self, name: str) -> None:
        colours = TERRAINS[name](Patch(40, 100, 140, 52, 48))
        assert colours.shape == (48, 52, 3)
        assert colours.std() > 4
        assert -80 < colours.min() < colours.max() < 340


class TestWays:
    def test_brambles_grow_where_neither_side_has_a_number(self) -> None:
        a, b = tile(3, 3, exits="E"), tile(4, 3, exits="")
        assert not paths.shut({(3, 3): a, (4, 3): b}, (3, 3), "E")
        closed = {(3, 3): tile(3, 3, exits="N"), (4, 3): b}
        assert paths.shut(closed, (3, 3), "E")
        assert not paths.shut({(4, 3): b}, (4, 3), "E")  # nothing is known of the other side
        assert len(list(paths.brambles(SIDE, (3, 3), closed))) == 4

    def test_a_way_ends_at_the_edge_where_the_next_begins(self) -> None:
        own = tile(3, 3, exits="NESW")
        for way, x, y in (("N", 0.5, 0.0), ("E", 1.0, paths.MIDDLE[1]), ("S", 0.5, 1.0), ("W", 0.0, paths.MIDDLE[1])):
            last = list(paths._way(own, way))[-1]
            assert abs(last[0] - x) + abs(last[1] - y) < 0.1

    def test_stones_and_brambles_are_as_large_as_asked(self) -> None:
        for which in range(stamps.STONES):
            image, dx, dy = stamps.stone("moonlit", 16, which)
            left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
            assert 12 <= max(right - left, bottom - top) <= 24
            assert dx < 0 > dy
        upright, _, _ = stamps.bramble(60, True, False, False)
        assert upright.height > upright.width


def test_the_ring_round_a_window_shapes_its_land() -> None:
    world = World(5, 100)
    view = public(world, world.grown((HALF, HALF), 121), [(HALF, HALF)])
    shown = around(Window(3, 3, 5, 5), view)
    assert len(shown) == 49
    assert [one.at for one in shown] == sorted((one.at for one in shown), key=lambda at: (at[1], at[0]))
    assert gallery.region((HALF, HALF)) == "bedfield"
