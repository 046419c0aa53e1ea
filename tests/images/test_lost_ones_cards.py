"""Hands, belongings and the sheet of signs: what stands on them, and that every card of the content can be drawn."""

import itertools

import pytest

from bot.catalogue import Catalogue
from engine.core.model import evolve
from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.effects import ABILITIES, EFFECTS
from engine.games.lost_ones.views import BoonHeld, Hero, SeatView
from images.core import sprites
from images.core.fonts import font, wrapped
from images.core.paint import compose
from images.core.scene import Generated, Item, Piece, Place, Scene, Text
from images.core.theme import LEAST_CONTRAST, contrast, mix
from images.games import PAINTERS
from images.games.lost_ones import cards
from images.games.lost_ones.card_theme import ABILITY_HUES, BANE_HUE, BOON_HUE, CARD_THEMES
from images.games.lost_ones.gallery_cards import seen
from images.games.lost_ones.hand import HEAD, grid
from images.games.lost_ones.theme import HEROES, WIDTH
from tests.images.pictures import psnr

PACK = load_pack()
PAINTER = PAINTERS["lost_ones"]
say = Catalogue.load(strict=True).say


def panel(view: SeatView, kind: str) -> Scene:
    page = next(i for i, sight in enumerate(view.sights) if sight.kind == kind)
    scene = PAINTER.panel(view, say, page)
    assert scene is not None
    return scene


def holding(**fields: object) -> SeatView:
    """Return a view with the content's cards, whose only hero has these fields."""
    view = seen(1)
    table = evolve(view.public.table, heroes=(Hero(owner=view.seat, tile=1, **fields),))
    faces = {name: getattr(PACK, name) for name in ("abilities", "banes", "boons", "characters")}
    return evolve(view, public=evolve(view.public, table=table, **faces))


def cards_of(scene: Scene) -> list[Place]:
    return [place for place in scene.items if place.piece.height == cards.height(place.piece.width)]


def texts(item: Item) -> list[Text]:
    if isinstance(item, Text):
        return [item]
    if isinstance(item, Place) and isinstance(item.piece, Piece):
        return [text for inner in item.piece.items for text in texts(inner)]
    return []


class TestHand:
    @pytest.mark.parametrize(
        ("count", "rows"), [(1, [1]), (4, [2, 2]), (5, [3, 2]), (7, [4, 3]), (8, [4, 4]), (9, [3, 3, 3])]
    )
    def test_at_most_four_in_a_row_each_with_its_number_below(self, count: int, rows: list[int]) -> None:
        scene = panel(holding(character="kaya", hand=tuple(range(1, count + 1))), "hand")
        shown = cards_of(scene)
        by_row = [len(list(row)) for _, row in itertools.groupby(shown, key=lambda place: place.y)]
        assert by_row == rows
        numbers = [place for place in scene.items if len(texts(place)) == 1 and texts(place)[0].words.isdigit()]
        assert [texts(place)[0].words for place in numbers] == [str(i + 1) for i in range(count)]
        for card, number in zip(shown, numbers, strict=True):
            assert abs((number.x + number.piece.width / 2) - (card.x + card.piece.width / 2)) <= 1
            assert number.y > card.y + card.piece.height / 2

    def test_cards_stand_in_the_order_of_the_menus(self) -> None:
        scene = panel(holding(character="kaya", hand=(9, 3, 12)), "hand")
        names = [texts(card)[0].words for card in cards_of(scene)]
        faces = {face.id: face.name for face in PACK.abilities}
        assert [name.split()[0] for name in names] == [faces[id].split()[0] for id in (9, 3, 12)]

    def test_whose_hand_it_is_and_how_many_cards_lie_discarded(self) -> None:
        view = holding(character="fenrir", hand=(1,), discard=(5, 6, 7))
        words = panel(view, "hand").words()
        assert "My hand (Fenrir)" in words
        assert "3" in words
        other = evolve(view, seat=1)
        assert "Fenrir’s hand" in panel(other, "hand").words()

    def test_an_empty_hand_is_a_made_bed(self) -> None:
        scene = panel(holding(character="will"), "hand")
        assert not cards_of(scene)
        drawn = [place.piece for place in scene.items if isinstance(place.piece, Generated)]
        assert any("made bed" in piece.arguments[2] for piece in drawn)  # type: ignore[operator]

    @pytest.mark.parametrize("count", range(1, 17))
    def test_cards_are_as_large_as_the_picture_allows(self, count: int) -> None:
        width, rows = grid(count, 4, 0)
        assert sum(rows) == count
        assert max(rows) - min(rows) <= 1
        assert HEAD + len(rows) * cards.height(width) <= 1_500_000 / WIDTH
        assert max(rows) * width <= WIDTH
        assert width >= 150


class TestBelongings:
    def test_the_character_then_boons_then_banes(self) -> None:
        held = (BoonHeld(boon=16), BoonHeld(boon=30, ready=False))
        scene = panel(holding(character="maeve", boons=held, banes=(4,)), "belongings")
        names = [texts(card)[0].words for card in cards_of(scene)]
        assert [name.split()[0] for name in names] == ["Maeve", "Minister’s", "A", "Heavy"]

    def test_what_is_used_up_looks_otherwise(self) -> None:
        face = PACK.boons[0]
        ready, used = (cards.boon_card("moonlit", face, state, say, 260) for state in (True, False))
        assert ready != used
        pictures = [
            compose(panel(holding(character="will", boons=(BoonHeld(boon=1, ready=state),)), "belongings"))
            for state in (True, False)
        ]
        assert psnr(*pictures) < 30

    def test_before_there_is_a_character_all_lie_there_and_those_chosen_bear_a_letter(self) -> None:
        view = holding()
        heroes = (*view.public.table.heroes, Hero(owner=1, tile=1, character="kaya"))
        table = evolve(view.public.table, heroes=heroes, read=())
        scene = panel(evolve(view, public=evolve(view.public, table=table)), "belongings")
        names = [texts(card)[0].words for card in cards_of(scene)]
        assert names == [face.name for face in PACK.characters]
        kaya = cards_of(scene)[names.index("Kaya")]
        letters = [place for place in scene.items[1:] if [text.words for text in texts(place)] == ["B"]]
        assert len(letters) == 1
        assert kaya.x < letters[0].x < kaya.x + kaya.piece.width

    def test_rules_of_boons_and_banes_stand_on_them(self) -> None:
        said = " ".join(text.words for text in texts(Place(cards.bane_card("moonlit", PACK.banes[1], say, 260), 0, 0)))
        assert "Your hand may hold 1 fewer" in said
        assert "Goes away when" in said


@pytest.mark.parametrize("theme", CARD_THEMES)
@pytest.mark.parametrize("width", [200, 260, 344])
def test_words_of_every_card_stay_within_it(theme: str, width: int) -> None:
    pieces = [
        *(cards.ability_card(theme, face, say, width) for face in PACK.abilities),
        *(cards.boon_card(theme, face, True, say, width) for face in PACK.boons),
        *(cards.bane_card(theme, face, say, width) for face in PACK.banes),
        *(cards.character_card(theme, face, i % 4, True, say, width) for i, face in enumerate(PACK.characters)),
    ]
    for piece in pieces:
        for text in texts(Place(piece, 0, 0)):
            half = font(text.face, text.size, text.weight).getlength(text.words) / 2
            assert text.x - half >= 0.02 * width, text
            assert text.x + half <= 0.98 * width, text
            assert text.y + 0.5 * text.size <= piece.height - 0.03 * width, text


def test_every_drawing_of_the_content_exists() -> None:
    arts = [each.art for each in (*PACK.tiles, *PACK.abilities, *PACK.boons, *PACK.banes, *PACK.foes)]
    arts += [each.art for each in (*PACK.characters, *PACK.plots, *PACK.gateways, PACK.prologue, PACK.losing.page)]
    for name in {sprite for art in arts for sprite in art.sprites}:
        assert max(sprites.master(name).size) == sprites.SIDE, name


def test_a_single_character_is_drawn_by_the_emoji_font_and_nothing_else_is() -> None:
    assert sprites.source("🐄") == sprites.source("cow")
    for unknown in ("no such drawing", "\x00"):
        with pytest.raises(KeyError):
            sprites.source(unknown)


def test_the_sheet_names_every_sign() -> None:
    scene = panel(seen(1), "symbols")
    words = scene.words()
    assert {"Search", "Solve", "Talk", "Evade", "Challenge", "Fae Rings", "Underwater", "Locked", "Plot token"} <= {
        *words
    }
    assert {f"{ability} sign" for ability in ABILITIES} <= {*scene.sprites()}
    assert {f"{effect.replace('_', ' ')} sign" for effect in EFFECTS} <= {*scene.sprites()}


def test_signs_of_abilities_can_be_told_apart_by_their_outline() -> None:
    shapes = [sprites.master(cards.sign(ability)).getchannel("A").resize((64, 64)) for ability in ABILITIES]
    for a, b in itertools.combinations(shapes, 2):
        differing = sum(abs(x - y) > 128 for x, y in zip(a.tobytes(), b.tobytes(), strict=True))
        assert differing > 0.06 * 64 * 64


@pytest.mark.parametrize("theme", CARD_THEMES.values(), ids=lambda theme: theme.name)
def test_words_stand_out_on_cards(theme) -> None:
    for hue in (*ABILITY_HUES.values(), BOON_HUE, BANE_HUE):
        assert contrast(theme.title, hue.band) >= LEAST_CONTRAST
    for hero in HEROES:
        assert contrast(theme.title, mix(hero.colour, "#000000", 0.18)) >= 3  # large letters
    for paper in (theme.bright, theme.dark):
        assert contrast(theme.rule, paper) >= LEAST_CONTRAST
        assert contrast(theme.flavour, paper) >= LEAST_CONTRAST
    assert contrast(theme.number_ink, theme.number) >= LEAST_CONTRAST


def test_lines_break_between_words_and_keep_all_of_them() -> None:
    words = "Down you go on the grass, like a kite. Then you breathe out to the very bottom."
    for width in (60, 120, 400, 4000):
        lines = wrapped(words, "aside", 21, 500, width)
        assert " ".join(lines) == words
        for line in lines:
            assert " " not in line or font("aside", 21, 500).getlength(line) <= width
    assert wrapped("", "story", 20, 500, 100) == ()
