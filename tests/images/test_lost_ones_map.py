"""The map of Lost Ones: what it shows of a view, and what it must not."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.games.lost_ones.effects import EFFECTS, SIDES
from engine.games.lost_ones.views import EncounterFace, PublicView, SeatView, TileFace
from engine.games.lost_ones.words import coordinates
from images.core import sprites
from images.core.paint import compose
from images.core.scene import Generated, Ground, Piece, Scene, Text
from images.core.theme import LEAST_CONTRAST, LEAST_TEXT, contrast
from images.games.lost_ones import figures, gallery, moon, window
from images.games.lost_ones.chart import HALF, SPAN, Chart, Window, column_name, named, spot
from images.games.lost_ones.gallery import World, public
from images.games.lost_ones.map import attended, board, close_up, overview
from images.games.lost_ones.overlay import Board, over
from images.games.lost_ones.panel import panel
from images.games.lost_ones.theme import HEROES, READ, THEMES, WIDTH

START = (HALF, HALF)


def say(message: object) -> str:
    raise AssertionError("the map has no words")


def views() -> Iterator[PublicView]:
    for seed in (1, 2, 3):
        yield from (view for _, view in (*gallery.boards(seed), *gallery.overviews(seed), *gallery.ends(seed)))


def chart(scene: Scene) -> Chart:
    piece = scene.items[0].piece
    assert isinstance(piece, Generated)
    found = piece.arguments[0]
    assert isinstance(found, Chart)
    return found


def changed_table(view: PublicView, **fields: object) -> PublicView:
    return view.model_copy(update={"table": view.table.model_copy(update=fields)})


def changed_page(view: PublicView, key: str, **fields: object) -> PublicView:
    pages = []
    for page in view.pages:
        encounters = page.encounters
        if page.key == key:
            encounters = (encounters[0].model_copy(update=fields), *encounters[1:])
        pages.append(page.model_copy(update={"encounters": encounters}))
    return view.model_copy(update={"pages": tuple(pages)})


def plain(view: PublicView) -> PublicView:
    """Return a view whose pages have neither rests nor Gateways."""
    pages = tuple(
        page.model_copy(update={"encounters": tuple(e.model_copy(update={"kind": "normal"}) for e in page.encounters)})
        for page in view.pages
    )
    return view.model_copy(update={"pages": pages})


@pytest.fixture
def few() -> PublicView:
    """Five tiles, two heroes, the last tile not read."""
    world = World(5)
    spots = world.grown(START, 5)
    return plain(public(world, spots, [spots[0], spots[2]]))


class TestWindow:
    @pytest.mark.parametrize("hero", [0, 1, 2, 3])
    def test_a_close_up_shows_its_hero_and_has_no_more_tiles_than_can_be_read(self, hero: int) -> None:
        for view in views():
            if hero < len(view.table.heroes):
                shown = window.close_up(view, hero)
                assert shown.holds(window.places(view)[view.table.heroes[hero].tile])
                assert window.LEAST <= shown.columns <= window.MOST[0]
                assert shown.rows <= min(window.MOST[1], shown.columns)
                assert 0 <= shown.left <= SPAN - shown.columns
                assert 0 <= shown.top <= SPAN - shown.rows

    def test_all_heroes_are_on_it_if_they_are_near(self) -> None:
        world = World(5, open_ways=100, locked=0)
        spots = world.grown(START, 40)
        near = sorted(spots, key=lambda at: max(abs(at[0] - HALF), abs(at[1] - HALF)))[:9]
        view = public(world, spots, [near[0], near[4], near[7], near[8]])
        shown = window.close_up(view, 0)
        assert all(shown.holds(at) for at in near[:1] + near[4:5] + near[7:])

    def test_a_hero_who_is_far_does_not_make_it_larger(self) -> None:
        world = World(5, open_ways=100, locked=0)
        spots = world.grown(START, SPAN * SPAN)
        view = public(world, spots, [START, (0, 0)])
        assert (window.close_up(view, 0).columns, window.close_up(view, 0).rows) == (5, 5)
        assert window.close_up(view, 1).holds((0, 0))

    def test_the_overview_shows_every_tile_and_the_squares_round_them(self) -> None:
        for view in views():
            shown = window.overview(view)
            for column, row in window.places(view).values():
                around = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
                assert all(shown.holds(at) for at in around if 0 <= at[0] < SPAN and 0 <= at[1] < SPAN)

    def test_squares_have_the_names_that_the_words_use(self) -> None:
        names = {named((x + HALF, HALF - y)): coordinates(x, y) for x in range(-5, 6) for y in range(-5, 6)}
        assert len(names) == SPAN * SPAN
        assert all(name == words for name, words in names.items())

    def test_the_rim_names_the_columns_and_rows_that_are_shown(self, few: PublicView) -> None:
        shown, words = window.close_up(few, 0), close_up(few, 0).words()
        rim = [column_name(shown.left + i) for i in range(shown.columns)]
        assert words[: shown.columns] == tuple(rim)
        assert words[shown.columns : shown.columns + shown.rows] == tuple(
            str(shown.top + i + 1) for i in range(shown.rows)
        )


class TestSigns:
    def test_every_placed_tile_has_its_number_and_so_has_every_way_into_the_mist(self, few: PublicView) -> None:
        placed = {str(face.n) for face in few.tiles}
        leading = {str(side.to) for face in few.tiles for side in face.sides.values()}
        assert placed | leading <= set(overview(few).words())
        shown = window.close_up(few, 0)
        assert {str(face.n) for face in few.tiles if shown.holds(spot(face))} <= set(close_up(few, 0).words())

    def test_no_other_number_is_there(self, few: PublicView) -> None:
        shown = window.close_up(few, 0)
        known = {str(face.n) for face in few.tiles} | {str(s.to) for face in few.tiles for s in face.sides.values()}
        rim = {str(shown.top + i + 1) for i in range(shown.rows)}
        hands = {str(len(hero.hand)) for hero in few.table.heroes}
        numbers = {word for word in close_up(few, 0).words() if word.isdigit()}
        assert numbers <= known | rim | hands | {"1", "2"}

    def test_a_tile_that_is_not_read_shows_a_shut_book_and_no_encounters(self, few: PublicView) -> None:
        assert close_up(few, 0).sprites().count("shut book") == len(few.tiles) - len(few.pages)

    @pytest.mark.parametrize("kind", ["rest", "gateway"])
    def test_rests_and_gateways_are_marked_until_they_are_closed(self, few: PublicView, kind: str) -> None:
        sign = f"{kind} sign"
        page = few.pages[0]
        marked = changed_page(changed_table(few, closed=()), page.key, kind=kind)
        assert sign not in close_up(few, 0).sprites()
        assert close_up(marked, 0).sprites().count(sign) == 1
        shut = changed_table(marked, closed=(page.encounters[0].id,))
        assert sign not in close_up(shut, 0).sprites()

    def test_effects_stand_in_the_printed_order(self) -> None:
        world = World(5)
        world.icons[START] = EFFECTS
        shown = close_up(public(world, [START], [START]), 0)
        signs = [name for name in shown.sprites() if name.endswith(" sign")]
        assert signs[: len(EFFECTS)] == [f"{effect.replace('_', ' ')} sign" for effect in EFFECTS]

    @pytest.mark.parametrize("state", ["done", "closed"])
    def test_an_encounter_that_is_over_looks_otherwise(self, few: PublicView, state: str) -> None:
        fresh = changed_table(few, done=(), closed=())
        over = changed_table(fresh, **{state: (few.pages[0].encounters[0].id,)})
        assert close_up(fresh, 0).items != close_up(over, 0).items
        assert close_up(fresh, 0).words() == close_up(over, 0).words()

    def test_one_that_can_be_repeated_stays_open(self, few: PublicView) -> None:
        key = few.pages[0].key
        again = changed_page(changed_table(few, done=(), closed=()), key, repeatable=True)
        done = changed_table(again, done=(few.pages[0].encounters[0].id,))
        assert close_up(again, 0).items == close_up(done, 0).items

    def test_locks_are_shut_until_they_are_opened(self) -> None:
        view = dict(gallery.boards(5))["locks"]
        locks = {f"{face.key}:{side}" for face in view.tiles for side, printed in face.sides.items() if printed.locked}
        shut = changed_table(view, unlocked=())
        opened = changed_table(view, unlocked=tuple(locks))
        assert overview(shut).sprites().count("shut padlock") == len(locks)
        assert overview(shut).sprites().count("open padlock") == 0
        assert overview(opened).sprites().count("open padlock") == len(locks)
        assert overview(opened).sprites().count("shut padlock") == 0

    def test_a_way_that_leads_in_one_direction_has_an_arrow(self) -> None:
        world = World(5, open_ways=0)
        world.open(START, "E", back=False)
        spots = [START, (HALF + 1, HALF)]
        assert close_up(public(world, spots, [START]), 0).sprites().count("one way") == 1
        world.open((HALF + 1, HALF), "W", back=False)
        assert "one way" not in close_up(public(world, spots, [START]), 0).sprites()


class TestWalkers:
    def test_every_hero_stands_there_with_a_letter_even_if_all_are_on_one_tile(self) -> None:
        view = dict(gallery.boards(5))["crowded"]
        shown = close_up(view, 0)
        letters = Counter(word for word in shown.words() if word in {token.letter for token in HEROES})
        rim = Counter(column_name(chart(shown).window.left + i) for i in range(chart(shown).window.columns))
        assert letters - rim == Counter({token.letter: 2 for token in HEROES})  # on the map and in the band
        assert shown.sprites().count("raven nurse") == 1

    def test_characters_have_outlines_of_their_own(self) -> None:
        drawings = [figures.sprite(who) for who in ("dominika", "fenrir", "kaya", "maeve", "will", None, "a stranger")]
        assert len(set(drawings)) == 6
        masks = {sprites.master(name).getchannel("A").resize((24, 24)).tobytes() for name in drawings}
        assert len(masks) == 6

    def test_the_hero_on_turn_stands_out(self, few: PublicView) -> None:
        first, second = (close_up(changed_table(few, hero=hero), 0) for hero in (0, 1))
        assert first.items != second.items
        assert {light.radius for light in chart(first).lights} == {light.radius for light in chart(second).lights}
        assert chart(first).lights != chart(second).lights

    def test_the_picture_is_round_the_hero_who_is_asked(self, few: PublicView) -> None:
        assert attended(changed_table(few, hero=1)) == 1
        asked = few.table.ask
        assert asked is not None
        assert attended(changed_table(few, hero=None, ask=asked.model_copy(update={"waiting": (1,)}))) == 1
        assert attended(changed_table(few, hero=None, ask=None)) is None

    def test_nobody_stands_beyond_the_picture(self) -> None:
        world = World(5, open_ways=100)
        spots = world.grown(START, SPAN * SPAN)
        for at in ((0, 0), (SPAN - 1, 0), (0, SPAN - 1), (SPAN - 1, SPAN - 1)):
            view = public(world, spots, [at] * 4, nightmare=world.numbers[at])
            for scene in (close_up(view, 0), overview(view)):
                for place in scene.items:
                    assert place.x >= 0
                    assert place.y >= 0
                    assert place.x + place.piece.width <= scene.width
                    assert place.y + place.piece.height <= scene.height

    @pytest.mark.parametrize("count", [1, 2, 3, 4])
    @pytest.mark.parametrize("near", [True, False])
    def test_no_letter_hides_a_number_or_an_encounter(self, count: int, near: bool) -> None:
        world = World(5, open_ways=100, locked=100)
        spots = world.grown(START, SPAN * SPAN)
        for at in (START, spots[-1]):
            view = public(world, spots, [at] * count, nightmare=world.numbers[at], unread=0)
            boxes = [
                (place.x + text.x, place.y + text.y, text.size, text.words)
                for place in (close_up(view, 0) if near else overview(view)).items
                if isinstance(place.piece, Piece)
                for text in place.piece.items
                if isinstance(text, Text)
            ]
            letters = {token.letter for token in HEROES}
            for x, y, size, _ in (box for box in boxes if box[3] in letters):
                for other in boxes:
                    beside = abs(x - other[0]) < 0.5 * size + 0.25 * other[2] * len(other[3])
                    assert other[3] in letters or not beside or abs(y - other[1]) >= 0.45 * (size + other[2]), other


class TestEnd:
    def test_the_closing_map_shows_where_everybody_went(self) -> None:
        view = dict(gallery.ends(5))["end-won"]
        nowhere = [hero.model_copy(update={"route": hero.route[:1]}) for hero in view.table.heroes]
        without = changed_table(view, heroes=tuple(nowhere))
        assert board(view, say) == overview(view)
        assert len(board(view, say).items) == len(board(without, say).items) + 1

    def test_a_running_game_shows_no_ways(self, few: PublicView) -> None:
        heroes = tuple(hero.model_copy(update={"route": (hero.tile, 1, hero.tile)}) for hero in few.table.heroes)
        assert overview(changed_table(few, heroes=heroes)) == overview(few)


class TestViews:
    def test_panels_show_what_the_view_says(self, few: PublicView) -> None:
        own = SeatView(public=few, seat=few.table.heroes[1].owner)
        kinds = [sight.kind for sight in own.sights]
        assert panel(own, say, kinds.index("around")) == close_up(few, 1)
        assert panel(own, say, kinds.index("map")) == overview(few)
        assert panel(own, say, 99) == panel(own, say, 0)

    def test_what_lies_in_decks_or_has_been_told_does_not_show(self, few: PublicView) -> None:
        other = few.model_copy(update={"deck": 1, "bane_deck": 2, "foe_deck": 3})
        page = few.pages[0].model_copy(update={"intro": "words", "name": "a name"})
        other = other.model_copy(update={"pages": (page, *few.pages[1:])})
        assert board(other, say) == board(few, say)

    @pytest.mark.parametrize("theme", THEMES)
    def test_both_themes_show_the_same(self, few: PublicView, theme: str) -> None:
        options = few.table.options.model_copy(update={"theme": theme})
        scene = board(changed_table(few, options=options), say)
        assert scene.words() == board(few, say).words()
        assert chart(scene).theme == theme

    def test_what_must_be_read_is_on_the_close_up(self, few: PublicView) -> None:
        texts = list(close_up(few, 0).texts())
        assert all(isinstance(text, Text) and text.read for text in texts)


def test_the_moon_looks_otherwise_in_every_phase() -> None:
    assert len({moon.clock("moonlit", 150, phase) for phase in range(1, 6)}) == 5


def test_a_gallery_page_knows_encounters_by_number() -> None:
    face: TileFace = World(5).face(START)
    encounters: tuple[EncounterFace, ...] = World(5).page(face).encounters
    assert [each.id for each in encounters] == [f"1.{i}" for i in range(1, len(encounters) + 1)]
    assert spot(face) == START
    assert set(face.sides) <= set(SIDES)


class TestTokens:
    @pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
    def test_what_must_be_read_stands_out(self, theme) -> None:
        assert contrast(theme.plate_ink, theme.plate[:7]) >= LEAST_CONTRAST
        for mist in theme.mist:
            assert contrast(theme.mist_ink, mist) >= LEAST_CONTRAST
        for ground in (theme.ground.bright, theme.ground.dark):
            assert contrast(theme.rim_ink, ground) >= LEAST_CONTRAST

    @pytest.mark.parametrize("token", HEROES, ids=lambda token: token.letter)
    def test_letters_stand_out_in_their_colours(self, token) -> None:
        assert contrast(token.ink, token.colour) >= LEAST_CONTRAST

    def test_heroes_can_be_told_apart(self) -> None:
        assert len({token.letter for token in HEROES}) == len({token.colour for token in HEROES}) == 4

    def test_the_smallest_text_is_large_enough(self) -> None:
        assert READ / WIDTH >= LEAST_TEXT


@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("company", [1, 4])
def test_nobody_in_the_top_row_hides_the_letter_of_a_column(near: bool, company: int) -> None:
    view = next(view for name, view in gallery.boards(1) if name == "crowded")
    crowd = view.table.heroes[0].tile
    placed = {face.n: spot(face) for face in view.tiles}
    heroes = tuple(
        hero if number < company else hero.model_copy(update={"tile": 1})
        for number, hero in enumerate(view.table.heroes)
    )
    for nightmare in (crowd, next(n for n in placed if placed[n][1] == placed[crowd][1] and n not in (crowd, 1))):
        crowded = changed_table(view, heroes=heroes, nightmare=nightmare)
        top = Board(Window(placed[crowd][0] - 2, placed[crowd][1], 5, 5), 200, 60, 60, near)
        walking = Scene(WIDTH, 1200, Ground("felt", "#000000", "#000000"), tuple(over(crowded, top)))
        letters = compose(walking).convert("L").crop((0, 0, WIDTH, 50))
        assert letters.getextrema()[1] < 60, "somebody's head stands before the letters"
