"""Pictures of pages: the place where a page plays and what it is about, never what comes of it."""

import itertools
from collections.abc import Sequence

import numpy as np
import pytest
from PIL import Image

from engine.core.model import evolve
from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.effects import EFFECTS
from engine.games.lost_ones.views import PublicView, ResultFace
from images.core import sprites
from images.core.paint import compose
from images.core.scene import Generated, Scene
from images.games import PAINTERS
from images.games.lost_ones import leaves, props, settings
from images.games.lost_ones.furniture import STOCKS
from images.games.lost_ones.gallery_cards import story
from images.games.lost_ones.noise import chance
from images.games.lost_ones.pages import PAGES
from images.games.lost_ones.perspective import land
from images.games.lost_ones.terrain import TERRAINS
from tests.images.pictures import psnr

PACK = load_pack()
PAINTER = PAINTERS["lost_ones"]
VIEW = story(3)


def say(message: object) -> str:
    return ""


def drawn(id: str, view: PublicView = VIEW) -> Scene:
    scene = PAINTER.leaf(view, id, say)
    assert scene is not None
    return scene


def landscape_of(scene: Scene) -> tuple[object, ...]:
    piece = scene.items[0].piece
    assert isinstance(piece, Generated)
    return piece.arguments


def painted(id: str, view: PublicView = VIEW) -> Image.Image:
    return compose(drawn(id, view)).resize((240, 100), Image.Resampling.BOX)


def brightness(image: Image.Image) -> float:
    return float(np.asarray(image.convert("L")).mean())


class TestWhatIsShown:
    def test_a_result_has_the_picture_of_its_tile(self) -> None:
        results = tuple(ResultFace(encounter=f"2.{i}", label="", text=text) for i, text in ((1, "a"), (2, "b")))
        view = evolve(VIEW, results=results)
        assert drawn("result-2.1", view) == drawn("result-2.2", view) == drawn("tile-2")

    @pytest.mark.parametrize(
        "id", ["tile-99", "result-99.1", "foe-7", "foe-7-beaten", "gateway-other", "plot-9", "", "tile-"]
    )
    def test_what_has_not_been_reached_has_no_picture(self, id: str) -> None:
        assert PAINTER.leaf(VIEW, id, say) is None

    def test_there_are_no_words_on_it(self) -> None:
        who = f"hero-{VIEW.characters[0].id}"
        for id in ("tile-1", "foe-1", "foe-1-beaten", who, "prologue", "losing", "gateway-larch", "plot-3"):
            assert drawn(id).words() == ()

    def test_what_the_page_is_about_stands_in_the_landscape_of_its_region(self) -> None:
        page = VIEW.pages[3]
        theme, setting, things, seed, *_ = landscape_of(drawn(f"tile-{page.key}"))
        assert theme == "moonlit"
        assert setting == settings.region(page.region)
        assert things == page.art.sprites
        assert seed == f"tile-{page.key}"

    def test_a_page_looks_the_same_before_and_after_its_place_has_changed(self) -> None:
        gone = evolve(VIEW, tiles=())
        assert all(drawn(f"tile-{page.key}") == drawn(f"tile-{page.key}", gone) for page in VIEW.pages)

    def test_a_foe_costs_what_its_signs_say_until_it_is_beaten(self) -> None:
        assert drawn("foe-1").sprites() == ("search sign", "talk sign", "talk sign")
        assert drawn("foe-1-beaten").sprites() == ()
        assert landscape_of(drawn("foe-1")) == landscape_of(drawn("foe-1-beaten"))

    def test_the_theme_is_the_tables(self) -> None:
        assert landscape_of(drawn("tile-1", story(3, "parchment")))[0] == "parchment"


class TestHowItLooks:
    def test_endings_are_brighter_than_nights(self) -> None:
        nights = [brightness(painted(id)) for id in ("tile-1", "tile-3", "prologue", "losing")]
        mornings = [brightness(painted(id)) for id in ("gateway-larch", "plot-3")]
        assert min(mornings) > 1.4 * max(nights)

    def test_pages_of_one_region_differ_and_a_page_is_always_the_same(self) -> None:
        setting = settings.region("winter")
        first, again, other = (
            leaves.draw_small("moonlit", setting, ("🪑",), seed, 480, 200).convert("RGB")
            for seed in ("tile-1", "tile-1", "tile-2")
        )
        assert first.tobytes() == again.tobytes()
        assert psnr(first, other) < 24

    def test_regions_differ_at_a_glance(self) -> None:
        tints = [
            np.asarray(
                leaves.draw_small("moonlit", settings.region(name), (), "same", 240, 100).convert("RGB").resize((4, 4)),
                float,
            )
            for name in ("bedfield", "winter", "sea", "hobhill", "afternoon", "underbell")
        ]
        for i, a in enumerate(tints):
            for b in tints[i + 1 :]:
                assert np.abs(a - b).mean() > 9

    def test_there_is_one_moon_and_it_goes_dark_where_the_page_says_so(self) -> None:
        setting = settings.region("elsewood")
        full, dark = (
            np.asarray(leaves.draw_small("moonlit", setting, things, "moon", 480, 200).convert("L"), float)[:100]
            for things in (("🪑",), ("🪑", "🌑"))
        )
        assert np.percentile(dark, 98) < 0.8 * np.percentile(full, 98)
        assert (np.abs(full - dark) > 12).mean() < 0.4  # nothing else hangs in the sky

    def test_effects_make_another_place_of_it(self) -> None:
        plain = settings.region("sea")
        changed = {effect: settings.region("sea", icons=(effect,)) for effect in EFFECTS}
        assert {effect for effect, setting in changed.items() if setting != plain} == {"underwater", "lava", "blizzard"}
        assert settings.region("sea", "28a") != plain

    @pytest.mark.parametrize("terrain", ["bedfield", "lava"])
    def test_land_reaches_from_the_horizon_to_the_feet(self, terrain: str) -> None:
        pixels = np.asarray(land(terrain, chance("land"), 480, 120, 20), float)
        assert pixels[20:].sum(axis=2).min() > 0

    def test_things_stand_apart_and_within_the_picture(self) -> None:
        for seed in range(20):
            items = props.arranged(("🪑", "🐄", "🍞", "🐦"), bool(seed % 2), 960, 400, chance(seed))
            assert len({item.name for item in items}) == 4
            assert all(0 < item.x < 960 and 0 < item.y <= 400 for item in items)
            xs = sorted(item.x for item in items)
            assert min(b - a for a, b in itertools.pairwise(xs)) > 60
            assert max(items, key=lambda item: item.size).main


def test_what_settings_are_made_of_exists() -> None:
    names: list[str] = []
    made: Sequence[settings.Setting] = [*settings.SETTINGS.values(), settings.region("sea", icons=("underwater",))]
    for setting in made:
        assert setting.terrain in TERRAINS
        assert setting.stock in STOCKS
        names += [*setting.skyline, *(name for name, _ in setting.near)]
    assert {*names} <= {*sprites.SPRITES}


def test_every_region_and_scene_of_the_content_is_known() -> None:
    arts = [each.art for each in (*PACK.foes, *PACK.plots, *PACK.gateways, *PACK.tiles)]
    regions = {region.id for region in PACK.regions}
    assert regions <= {*settings.SETTINGS}
    assert {art.scene for art in arts} <= {"", "moor", *regions}
    assert all(each.art.scene for each in (*PACK.plots, *PACK.gateways))


def test_every_page_of_the_rules_has_a_picture() -> None:
    assert tuple(PAGES) == ("aim", "turn", "map", "effects", "pages", "cards", "foes", "moon", "end", "here")
    assert all(PAINTER.rules(name, say) is not None for name in PAGES)
    assert PAINTER.rules("nowhere", say) is None
