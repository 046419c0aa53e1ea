"""What the pictures of both Finders Keepers games show, and that they show no more than their view."""

import io
import json

import numpy as np
import pytest
from PIL import Image

from engine.core.messages import Message
from engine.core.model import evolve
from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.objects import CLUTTER, FIND_ME
from engine.games.finders_keepers.picture import CLUTTER_COUNTS, Picture
from engine.games.finders_keepers.text import FindersKeepersText
from engine.games.finders_keepers.views import Place as Seated
from engine.games.finders_keepers.views import PublicView, SeatView, Slot
from engine.games.finders_keepers_expert.text import FindersKeepersExpertText
from engine.games.finders_keepers_expert.views import PublicView as ExpertView
from engine.games.finders_keepers_expert.views import SeatView as ExpertSeatView
from images.core import paint as painting
from images.core.paint import compose, paint
from images.core.scene import Generated, Ground, Place, Scene
from images.games import PAINTERS
from images.games.finders_keepers import gallery as basic_positions
from images.games.finders_keepers import grounds, marks
from images.games.finders_keepers.board import _lower, _seat
from images.games.finders_keepers.card import boxed, card, draw, ring
from images.games.finders_keepers.layout import NUMBER_AT, NUMBER_RADIUS, layout
from images.games.finders_keepers.masks import SIDE
from images.games.finders_keepers.sheets import NEAR, corner_beside, empty
from images.games.finders_keepers.theme import THEME, TOKENS, WIDTH
from images.games.finders_keepers_expert import gallery as expert_positions
from images.games.finders_keepers_expert.board import _reserve
from tests.images.finders_keepers_decks import SEEDS, cards
from tests.images.pictures import decoded, psnr

BASIC, EXPERT = PAINTERS["finders_keepers"], PAINTERS["finders_keepers_expert"]
CELLS = 9


def say(message: Message) -> str:
    """Return the id of what is named."""
    return str(message.values.get("object", message.id))


def positions() -> dict[str, PublicView]:
    return dict((*basic_positions.boards(3), *basic_positions.ends(3)))


def own(clutter: int = 8, dealt: int = 12, **fields: object) -> SeatView:
    view = basic_positions.public(3, 2, dealt, open_tiles=1, clutter=clutter)
    if fields:
        view = evolve(view, table=evolve(view.table, **fields))
    return basic_positions.private(view)


def expert(seats: int = 2, **changes: object) -> ExpertView:
    return expert_positions.public(3, seats, 5, stack=15, reserve=51, **changes)


def on_grid(**changes: object) -> ExpertSeatView:
    return expert_positions.private(expert(**changes))


def pictures(scene: Scene) -> list[Place]:
    """Return the places of the cards on a scene."""
    return [place for place in scene.items if isinstance(place.piece, Generated) and place.piece.draw is draw]


def shown(scene: Scene) -> list[object]:
    return [place.piece.arguments[0] for place in pictures(scene) if isinstance(place.piece, Generated)]


def swapped(view: PublicView) -> PublicView:
    """Return the same position with every card another one."""
    rng = Rng(bytes(SEED_BYTES), stream=b"other")
    tableaus = tuple(
        tuple(evolve(slot, picture=basic_positions.picture(rng, 8)) for slot in tableau) for tableau in view.tableaus
    )
    return evolve(view, tableaus=tableaus)


class TestSheets:
    @pytest.mark.parametrize("page", [0, 1])
    def test_six_cards_in_two_columns_with_large_numbers(self, page: int) -> None:
        scene = BASIC.panel(own(), say, page)
        places = pictures(scene)
        assert len(places) == 6
        assert len({place.x for place in places}) == 2
        assert len({place.y for place in places}) == 3
        assert min(place.piece.width for place in places) * 360 / scene.width >= 150  # pixels on a phone
        numbers = [text for text in scene.texts() if text.words.isdigit()]
        assert [text.words for text in numbers] == [str(6 * page + i) for i in range(1, 7)]
        assert min(text.size for text in numbers) * 360 / scene.width >= 18

    def test_every_card_can_be_seen_from_near(self) -> None:
        view = own()
        for page, slot in enumerate(view.own, start=2):
            scene = BASIC.panel(view, say, page)
            assert shown(scene) == [slot.picture]
            assert pictures(scene)[0].piece.width == NEAR >= 0.95 * WIDTH
            assert str(slot.number) in scene.words()

    def test_pages_are_those_that_the_words_name(self) -> None:
        view = own()
        by_page = [shown(BASIC.panel(view, say, page)) for page in range(len(view.sheets))]
        for sheet, drawn in zip(view.sheets, by_page, strict=True):
            tableau = view.own if sheet.seat == view.seat else view.public.tableaus[sheet.seat]
            assert drawn == [slot.picture for slot in tableau if slot.number in sheet.slots]
        assert shown(BASIC.panel(view, say, 99)) == by_page[0]

    def test_the_numbers_stand_where_no_thing_lies(self) -> None:
        """The disc stays within the corner that the layout keeps free, whatever the card's size."""
        for scene in (*(BASIC.panel(own(), say, page) for page in (0, 2)), EXPERT.board(expert(), say)):
            discs = [p for p in scene.items if p.piece == marks.number("".join(words_of(p)), p.piece.width)]
            assert len(discs) == len(pictures(scene))
            for place, disc in zip(pictures(scene), discs, strict=True):
                scale, radius = 480 / place.piece.width, disc.piece.width / 2
                x, y = (disc.x + radius - place.x) * scale, (disc.y + radius - place.y) * scale
                assert np.hypot(x - NUMBER_AT, y - NUMBER_AT) + 0.96 * radius * scale <= NUMBER_RADIUS

    def test_the_open_tile_stands_above_and_whose_cards_they_are(self) -> None:
        view = own()
        tile = FIND_ME[view.public.table.open[0]]
        assert BASIC.panel(view, say, 0).words()[0] == tile.upper()
        other = BASIC.panel(view, say, len(view.sheets) - 1)
        assert other.words()[0] == "2"
        waiting = evolve(view, public=evolve(view.public, table=evolve(view.public.table, open=(), phase="reveal")))
        assert tile.upper() not in BASIC.panel(waiting, say, 0).words()

    def test_in_text_mode_and_without_cards_there_is_no_picture(self) -> None:
        view = own()
        options = evolve(view.public.table.options, text_mode=True)
        worded = tuple(Slot(number=slot.number, words=("key",)) for slot in view.own)
        text = evolve(view, own=worded, public=evolve(view.public, table=evolve(view.public.table, options=options)))
        assert BASIC.panel(text, say, 0) is None
        bare = evolve(view, own=(), public=evolve(view.public, tableaus=((), ())))
        assert BASIC.panel(bare, say, 0) is None

    def test_the_grid_of_expert_keeps_its_cells(self) -> None:
        view = on_grid(empty=(0, 5))
        places = pictures(EXPERT.panel(view, say, 0))
        assert len(places) == CELLS - 2
        assert len({place.x for place in places}) == 3
        numbers = [word for word in EXPERT.panel(view, say, 0).words() if word.isdigit()]
        assert numbers == [str(cell) for cell in range(1, 10)]
        for page, numbers_shown in enumerate(view.sheets):
            drawn = shown(EXPERT.panel(view, say, page))
            assert drawn == [view.public.grid[n - 1].picture for n in numbers_shown]


def words_of(place: Place) -> tuple[str, ...]:
    return Scene(WIDTH, WIDTH, THEME.ground, (place,)).words()


class TestBoards:
    def test_the_open_tile_is_named_and_no_card_is_shown(self) -> None:
        for name, view in positions().items():
            scene = BASIC.board(view, say)
            if view.reveal is None:
                assert not pictures(scene), name
                for tile in view.table.open:
                    words = FIND_ME[tile].upper()
                    assert words in scene.words(), name

    def test_what_each_seat_has_left_is_a_number(self) -> None:
        view = positions()["middle"]
        words = BASIC.board(view, say).words()
        for seat in view.table.seated:
            assert words.count(str(len(view.table.places[seat].slots))) >= 1
            assert str(seat + 1) in words
        assert f"×{view.pile}" in words

    def test_seats_that_are_gone_are_not_shown(self) -> None:
        view = positions()["six-seats"]
        scene = BASIC.board(view, say)
        assert not [p for p in scene.items if p.piece == marks.token(4, p.piece.width)]
        assert "5" not in [text.words for text in scene.texts() if text.face == "title" and text.size < 45]

    @pytest.mark.parametrize("seats", range(2, 7))
    def test_expert_shows_grid_hands_and_reserve(self, seats: int) -> None:
        view = expert(seats)
        scene = EXPERT.board(view, say)
        assert shown(scene) == [slot.picture for slot in view.grid]
        sprites = scene.sprites()
        for place in view.table.places:
            for tile in place.hand:
                assert FIND_ME[tile].replace("-", " ") in sprites
        assert "×51" in scene.words()
        assert scene.width * scene.height <= 1_500_000

    def test_in_text_mode_the_grid_of_expert_tells_where_cards_lie(self) -> None:
        view = expert(empty=(4,))
        grid = tuple(None if slot is None else Slot(number=slot.number, words=("key",)) for slot in view.grid)
        scene = EXPERT.board(evolve(view, grid=grid), say)
        assert not pictures(scene)
        gone = [place for place in scene.items if place.piece == empty(place.piece.width)]
        assert len(gone) == 1
        assert [word for word in scene.words() if word.isdigit()][:9] == [str(cell) for cell in range(1, 10)]

    def test_the_end_shows_winners_and_what_was_overlooked_circled(self) -> None:
        view = positions()["end-together"]
        scene = BASIC.board(view, say)
        crowns = [place for place in scene.items if place.piece == marks.crown(place.piece.width)]
        assert len(crowns) == 2
        assert view.reveal is not None
        circled = [place.piece.arguments for place in pictures(scene)]
        known = {(one.slot.picture, one.tile) for one in view.reveal.missed}
        assert circled
        for picture, _, rings in circled:
            assert len(rings) == 1
            assert (picture, rings[0]) in known

    def test_at_the_end_of_expert_every_seat_has_its_points(self) -> None:
        view = dict(expert_positions.ends(3))["end-together"]
        words = EXPERT.board(view, say).words()
        for score in view.scores or ():
            assert str(score.points) in words
            assert f"×{score.seymours}" in words


class TestSecrets:
    def test_the_public_board_is_the_same_whatever_lies_on_the_cards(self) -> None:
        for view in positions().values():
            if view.reveal is None:
                assert paint(BASIC.board(view, say)) == paint(BASIC.board(swapped(view), say))

    def test_no_scene_of_cards_says_what_lies_on_them(self) -> None:
        things = {name.upper() for name in (*FIND_ME, *CLUTTER, "seymour")}
        view = own()
        tile = FIND_ME[view.public.table.open[0]].upper()
        for page in range(len(view.sheets)):
            scene = BASIC.panel(view, say, page)
            assert things & {word.upper() for word in scene.words()} <= {tile}
            assert set(scene.sprites()) <= {tile.lower().replace("-", " ")}
        expert = on_grid()
        mine = {FIND_ME[number] for number in expert.public.table.places[expert.seat].hand}
        words = set(EXPERT.panel(expert, say, 0).words())
        assert {word for word in words if not word.isdigit()} == {part for name in mine for part in name.split(" ", 1)}

    def test_pictures_are_files_without_anything_but_pixels(self) -> None:
        data = paint(BASIC.panel(own(), say, 0), b"nonce")
        assert data[8:16] == b"WEBPVP8 "
        with Image.open(io.BytesIO(data)) as image:
            assert not {key for key in image.info if key not in {"loop", "background", "timestamp", "duration"}}

    def test_no_two_games_share_a_picture(self) -> None:
        """The same objects under fresh seeds give other files, so that no catalogue of cards can be built."""
        scenes = [Scene(446, 446, THEME.ground, (Place(card(p, 446), 0, 0),)) for p in cards(SEEDS[0], 8)[:12]]
        fresh = [evolve(p, seed=q.seed) for p, q in zip(cards(SEEDS[0], 8)[:12], cards(SEEDS[1], 8)[:12], strict=True)]
        again = [Scene(446, 446, THEME.ground, (Place(card(p, 446), 0, 0),)) for p in fresh]
        files = [paint(scene) for scene in (*scenes, *again)]
        assert len(set(files)) == 24
        for one, other in zip(files[:12], files[12:], strict=True):
            assert psnr(decoded(one), decoded(other)) < 22

    def test_a_private_picture_has_noise_of_its_own(self) -> None:
        scene = BASIC.panel(own(), say, 2)
        assert len({paint(scene, bytes([i])) for i in range(4)}) == 4


class TestCards:
    def test_a_close_up_is_drawn_large_and_not_enlarged(self) -> None:
        picture = cards(SEEDS[0], 8)[1]
        near_by = draw(picture, NEAR).convert("RGB")
        enlarged = draw(picture, 446).convert("RGB").resize((NEAR, NEAR), Image.Resampling.LANCZOS)
        assert fine_detail(near_by) > 1.6 * fine_detail(enlarged)
        assert psnr(near_by, enlarged) > 20  # and still the same picture

    def test_the_corners_are_round_and_the_rest_is_solid(self) -> None:
        image = draw(cards(SEEDS[0], 8)[0], 240)
        alpha = image.getchannel("A")
        assert alpha.getpixel((0, 0)) == 0
        assert alpha.getpixel((120, 2)) == 255
        assert alpha.getpixel((120, 120)) == 255

    def test_rings_are_drawn_round_their_objects_alone(self) -> None:
        picture = cards(SEEDS[0], 8)[0]
        plain, ringed = draw(picture, 480).convert("RGB"), draw(picture, 480, picture.objects[:1]).convert("RGB")
        changed = np.abs(np.asarray(plain, np.int16) - np.asarray(ringed, np.int16)).max(2) > 24
        (box,) = [thing.box for thing in layout(picture).things if thing.number == picture.objects[0]]
        rows, columns = np.nonzero(changed)
        assert rows.size
        x, y, across, down = ring(box)
        away = np.hypot((columns - x) / across, (rows - y) / down)
        assert np.abs(away - 1).max() * max(across, down) < 11

    @pytest.mark.parametrize("clutter", CLUTTER_COUNTS)
    def test_rings_are_whole_and_no_number_cuts_them(self, clutter: int) -> None:
        for picture in cards(SEEDS[0], clutter):
            for thing in layout(picture).things:
                x, y, across, down = ring(thing.box)
                assert min(x - across, y - down) >= 15
                assert max(x + across, y + down) <= SIDE - 15
                left, top, right, bottom = thing.box
                assert x - across < left < right < x + across
                assert y - down < top < bottom < y + down
                if thing.number is not None:
                    corner = corner_beside(picture, thing.number)
                    middle = [SIDE - NUMBER_AT if far else NUMBER_AT for far in corner]
                    turns = np.linspace(0, 2 * np.pi, 200)
                    gaps = np.hypot(x + across * np.cos(turns) - middle[0], y + down * np.sin(turns) - middle[1])
                    assert gaps.min() > 50, "a number's disc reaches 46 pixels"

    def test_signs_lie_within_their_bars(self) -> None:
        for height in (72, 100, 120):
            for fields in ({"final": True}, {"away": True}, {"locked": True}):
                piece = _seat(0, Seated(taken=(0,) * 12, **fields), 444, height)
                assert all(item.y + item.piece.height <= height - 3 for item in piece.items if isinstance(item, Place))

    def test_an_empty_pile_has_a_place(self) -> None:
        assert _reserve(0).items != _reserve(1).items
        for piece in (_lower(0, ()), _reserve(0)):
            assert any(isinstance(item, Place) for item in piece.items), "no number stands alone"

    def test_the_picture_for_developers_draws_every_box(self) -> None:
        picture = cards(SEEDS[0], 16)[0]
        plain, drawn = draw(picture, 480).convert("RGB"), boxed(picture, 480)
        difference = np.abs(np.asarray(plain, np.int16) - np.asarray(drawn, np.int16)).max(2)
        for thing in layout(picture).things:
            left, top, right, bottom = thing.box
            assert (difference[top, left : right + 1] > 0).mean() > 0.6
            assert (difference[bottom, left : right + 1] > 0).mean() > 0.6

    @pytest.mark.parametrize("name", grounds.NAMES)
    def test_grounds_are_textures_that_do_not_glare(self, name: str) -> None:
        pixels = np.asarray(grounds.ground(name, 240), np.float32)
        assert 4 < pixels.std() < 75
        assert 40 < pixels.mean() < 225

    def test_every_ground_is_used(self) -> None:
        rng = Rng(bytes(SEED_BYTES), stream=b"grounds")
        drawn = {rng.below(len(grounds.NAMES)) for _ in range(400)}
        assert drawn == set(range(len(grounds.NAMES)))
        assert len(grounds.NAMES) >= 12

    def test_finished_cards_are_kept_within_a_bound(self) -> None:
        for picture in cards(SEEDS[0], 0)[:50]:
            compose(Scene(446, 446, THEME.ground, (Place(card(picture, 446), 0, 0),)))
        assert 20 << 20 < painting._generated.held <= painting.GENERATED_BYTES
        assert grounds._kept.held <= grounds.CACHE_BYTES


def fine_detail(image: Image.Image) -> float:
    """Return how much a picture changes from one pixel to the next."""
    grey = np.asarray(image.convert("L"), np.float32)[60:-60, 60:-60]
    return float(
        np.abs(grey[1:-1, 1:-1] * 4 - grey[:-2, 1:-1] - grey[2:, 1:-1] - grey[1:-1, :-2] - grey[1:-1, 2:]).mean()
    )


@pytest.mark.parametrize(
    ("painter", "text"), [(BASIC, FindersKeepersText()), (EXPERT, FindersKeepersExpertText())], ids=["basic", "expert"]
)
def test_every_page_of_the_rules_has_a_picture(painter: object, text: FindersKeepersText) -> None:
    for page in text.pages:
        assert painter.rules(page, say) is not None  # type: ignore[attr-defined]
    assert painter.rules("no such page", say) is None  # type: ignore[attr-defined]


def test_tokens_tell_six_seats_apart() -> None:
    assert len({token.outline for token in TOKENS}) == len({token.colour for token in TOKENS}) == 6


def test_a_generated_piece_is_described_by_its_function_and_arguments() -> None:
    picture = Picture(objects=(1,), clutter=0, seed=5)
    assert repr(card(picture, 100)) == (
        f"Generated(100, 100, images.games.finders_keepers.card.draw, {(picture, 100, ())})"
    )
    assert card(picture, 100) == card(Picture.model_validate_json(json.dumps(picture.model_dump())), 100)
    scene = Scene(100, 100, Ground("felt", "#808080", "#404040"), (Place(card(picture, 100), 0, 0),))
    assert scene.words() == scene.sprites() == ()
