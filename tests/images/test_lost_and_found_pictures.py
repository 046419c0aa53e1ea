"""What Lost & Found's pictures show, and that they show no more than their view."""

import pytest

from engine.core.ids import Seat
from engine.core.messages import Message
from engine.core.model import evolve
from engine.core.protocol import Outcome
from engine.games.lost_and_found.events import CardFlipped, HintPlaced, PutBackDone
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.text import LostAndFoundText
from engine.games.lost_and_found.views import Hint, Logged, PublicView, Reveal, SeatView, Seen, Table
from images.core.paint import paint
from images.core.scene import Piece, Scene
from images.games import PAINTERS
from images.games.lost_and_found import badges, cards
from images.games.lost_and_found.grid import measure
from images.games.lost_and_found.layout import free_spots
from images.games.lost_and_found.marks import marks
from images.games.lost_and_found.reveal import groups_of
from images.games.lost_and_found.theme import HEIGHT, THEME, WIDTH

PAINTER = PAINTERS["lost_and_found"]
WALLET = 4


def say(message: Message) -> str:
    return " ".join([message.id, *map(str, message.values.values())])


def table(**changes: object) -> Table:
    return evolve(Table(options=Options(), seats=2, items=(0, 1, 2, 4), up=(None,) * 16, seat=Seat(0)), **changes)


def public(supply: int = 4, reveal: Reveal | None = None, **changes: object) -> PublicView:
    return PublicView(table=table(**changes), supply=supply, reveal=reveal)


def up(**at: int) -> tuple[int | None, ...]:
    """Return the grid with some cells turned up, named like A1."""
    cells: list[int | None] = [None] * 16
    for name, item in at.items():
        cells[cell(name)] = item
    return tuple(cells)


def cell(name: str) -> int:
    return "ABCD".index(name[0]) + 4 * (int(name[1]) - 1)


def pieces(scene: Scene) -> list[Piece]:
    return [place.piece for place in scene.items]


def shown(scene: Scene, piece: Piece) -> list[tuple[int, int]]:
    return [(place.x, place.y) for place in scene.items if place.piece == piece]


class TestBoard:
    def test_every_face_down_card_shows_its_coordinate_and_nothing_else(self) -> None:
        words = PAINTER.board(public(), say).words()
        for name in (f"{column}{row}" for column in "ABCD" for row in range(1, 5)):
            assert words.count(name) == 1
        assert PAINTER.board(public(), say).sprites().count("wallet") == 1  # in the tally

    def test_a_face_up_card_shows_item_letter_and_coordinate(self) -> None:
        scene = PAINTER.board(public(up=up(B2=WALLET)), say)
        assert scene.sprites().count("wallet") == 2
        assert scene.words().count("W") == 2
        assert scene.words().count("B2") == 1

    def test_columns_have_letters_and_rows_numbers(self) -> None:
        words = PAINTER.board(public(), say).words()
        assert [w for w in words if w in set("ABCD")] == list("ABCD")
        assert [w for w in words if w in set("1234")] == list("1234")

    def test_a_hint_is_marked_as_one_and_has_no_coordinate(self) -> None:
        scene = PAINTER.board(public(hints=(Hint(row=1, col=4, item=WALLET),)), say)
        side = measure(table(hints=(Hint(row=1, col=4, item=WALLET),)), (), 1000).side
        hints = [piece for piece in pieces(scene) if piece == cards.face(WALLET, "", side, THEME.card_shadows, True)]
        assert len(hints) == 1
        assert "E2" not in scene.words()

    @pytest.mark.parametrize(
        ("place", "down", "right"), [((-1, 0), 1, 0), ((4, 2), -1, 0), ((0, -1), 0, 1), ((2, 4), 0, -1)]
    )
    def test_an_arrow_points_from_a_hint_to_the_grid(self, place: tuple[int, int], down: int, right: int) -> None:
        hint = Hint(row=place[0], col=place[1], item=1)
        scene = PAINTER.board(public(hints=(hint,)), say)
        arrows = [p for p in scene.items if p.piece == badges.pointer(1, p.piece.width, down, right)]
        assert len(arrows) == 1
        (card,) = [p for p in scene.items if p.piece == cards.face(1, "", p.piece.width, THEME.card_shadows, True)]
        x = arrows[0].x + arrows[0].piece.width / 2 - card.x - card.piece.width / 2
        y = arrows[0].y + arrows[0].piece.height / 2 - card.y - card.piece.height / 2
        half = card.piece.width / 2
        assert (round(x / half, 1) > 1) - (round(x / half, 1) < -1) == right
        assert (round(y / half, 1) > 1) - (round(y / half, 1) < -1) == down
        assert min(abs(x), abs(y)) <= 1

    def test_a_hint_that_touches_only_another_hint_has_no_arrow(self) -> None:
        chain = (Hint(row=1, col=4, item=1), Hint(row=1, col=5, item=2))
        scene = PAINTER.board(public(hints=chain), say)
        assert not [p for p in pieces(scene) if p == badges.pointer(2, p.width, 0, -1)]

    def test_the_pile_is_drawn_only_while_there_is_one(self) -> None:
        assert "×4" in PAINTER.board(public(supply=4), say).words()
        assert not [word for word in PAINTER.board(public(supply=0), say).words() if word.startswith("×")]

    def test_the_tally_counts_face_up_grid_cards_and_hides_totals_that_nobody_knows(self) -> None:
        fixed = PAINTER.board(public(up=up(A1=0, B1=0)), say)
        assert "lf-picture-found" in fixed.words()
        unknown = PAINTER.board(public(up=up(A1=0, B1=0), options=Options(random_counts=True)), say)
        assert unknown.words()[-8:].count("0") == 3
        assert unknown.words()[-8:].count("2") == 1

    def test_open_hints_stand_below_the_board(self) -> None:
        scene = PAINTER.board(public(supply=2, spread=(4, 0), options=Options(open_hints=True)), say)
        assert "lf-picture-open-hints" in scene.words()
        assert scene.sprites().count("wallet") == 2
        assert "×2" not in scene.words()

    def test_a_hint_in_hand_is_shown_with_its_numbered_places(self) -> None:
        view = public(phase="place", in_hand=WALLET)
        scene = PAINTER.board(view, say)
        assert "lf-picture-in-hand" in scene.words()
        numbers = [word for word in scene.words() if word.isdigit() and int(word) > 4]
        assert numbers == [str(n) for n in range(5, len(view.table.spots) + 1)]

    @pytest.mark.parametrize(("rows", "cols"), [(2, 4), (3, 3), (3, 4), (4, 4), (4, 5), (5, 6)])
    def test_every_grid_fits(self, rows: int, cols: int) -> None:
        view = public(options=Options(rows=rows, cols=cols), up=(None,) * (rows * cols), items=(0, 1))
        scene = PAINTER.board(view, say)
        assert scene.width == WIDTH
        assert scene.height <= HEIGHT
        assert sum(word[0] in "ABCDEF" and word[1:].isdigit() for word in scene.words()) == rows * cols


class TestPlaces:
    def test_places_are_numbered_in_the_order_of_the_views(self) -> None:
        """The picture's number n is the n-th of the table's spots, which is the order of the offers (LF-12)."""
        laid = table(hints=(Hint(row=0, col=4, item=0), Hint(row=-1, col=2, item=1)))
        geometry = measure(laid, laid.spots, HEIGHT)
        places = free_spots(geometry, laid.spots)
        for number, (place, spot) in enumerate(zip(places, laid.spots, strict=True), start=1):
            assert Scene(9, 9, THEME.ground, (place,)).words() == (str(number),)
            assert (place.x, place.y) == geometry.corner(spot)

    def test_neighbours_in_the_rules_are_neighbours_in_the_picture(self) -> None:
        laid = table(hints=(Hint(row=0, col=4, item=0), Hint(row=0, col=5, item=0)))
        geometry = measure(laid, (), HEIGHT)
        steps = [geometry.corner((0, c + 1))[0] - geometry.corner((0, c))[0] for c in range(5)]
        assert steps[:3] == [geometry.pitch] * 3
        assert steps[3] == geometry.pitch + geometry.aside  # the frame runs between the grid and its hints
        assert steps[4] == geometry.pitch


class TestMarks:
    SWAP = PutBackDone(seat=Seat(0), cells=(0, 9), swapped=True)

    def logged(self, *events: object, turn: int = 3) -> tuple[Logged, ...]:
        return tuple(Logged(turn=turn, round=1, event=event) for event in events)

    def test_a_swap_stays_marked_until_the_next_look(self) -> None:
        before = table(turn=4, log=self.logged(self.SWAP))
        assert marks(before).swapped == {0, 9}
        looking = evolve(before, phase="second_look", looked=(5,))
        assert marks(looking).swapped == set()
        assert marks(looking).held == {5}

    def test_only_the_latest_turn_is_marked(self) -> None:
        older = self.logged(CardFlipped(seat=Seat(1), cell=2, item=1), turn=2)
        kept = PutBackDone(seat=Seat(0), cells=(4, 5), swapped=False)
        done = marks(table(turn=4, log=(*older, *self.logged(kept, HintPlaced(seat=Seat(0), row=0, col=4, item=1)))))
        assert done.flipped == set()
        assert done.returned == {4, 5}
        assert done.swapped == set()
        assert done.laid == {(0, 4)}

    def test_without_a_log_there_are_no_marks(self) -> None:
        assert marks(table(returned=(1, 2))) == marks(table())

    def test_swapped_cards_carry_the_sticker(self) -> None:
        scene = PAINTER.board(public(turn=4, log=self.logged(self.SWAP)), say)
        stickers = [piece for piece in pieces(scene) if piece == badges.swap(piece.width)]
        assert len(stickers) == 2
        plain = PAINTER.board(public(turn=4), say)
        assert not [piece for piece in pieces(plain) if piece == badges.swap(piece.width)]


class TestPanel:
    def view(
        self, seat: int = 0, seen: tuple[Seen, ...] = (), notes: tuple[Seen, ...] = (), **changes: object
    ) -> SeatView:
        return SeatView(public=public(**changes), seat=Seat(seat), seen=seen, notes=notes)

    def test_looked_cards_are_shown_large_with_their_coordinates(self) -> None:
        seen = (Seen(cell=3, item=WALLET), Seen(cell=12, item=2))
        scene = PAINTER.panel(self.view(seen=seen, phase="return", looked=(3, 12)), say)
        assert scene is not None
        assert scene.sprites()[:2] == ("wallet", "keys")
        assert scene.words()[:4] == ("W", "D1", "K", "A4")
        large = [text for text in scene.texts() if text.words in {"D1", "A4"} and text.size > 80]
        assert len(large) == 2

    def test_the_first_look_leaves_a_place_for_the_second(self) -> None:
        scene = PAINTER.panel(self.view(seen=(Seen(cell=3, item=0),), phase="second_look", looked=(3,)), say)
        assert scene is not None
        assert "?" in scene.words()

    def test_others_have_no_picture_of_a_look(self) -> None:
        assert PAINTER.panel(self.view(seat=1, phase="return", looked=(3, 12)), say) is None

    def test_the_seat_on_turn_sees_the_board(self) -> None:
        view = self.view(phase="act", returned=(3, 12))
        assert PAINTER.panel(view, say) == PAINTER.board(view.public, say)

    def test_cells_that_may_be_chosen_are_marked_where_they_are_fewer(self) -> None:
        own = self.view(phase="act", returned=(3, 12), options=Options(flip_own=True))
        scene = PAINTER.panel(own, say)
        assert scene is not None
        glowing = [piece for piece in pieces(scene) if piece.shadows == THEME.calm_shadows]
        assert len(glowing) == 2

    def test_notes_are_drawn_for_their_seat_alone(self) -> None:
        noted = self.view(seat=1, notes=(Seen(cell=0, item=WALLET),), options=Options(memory="notes"))
        scene = PAINTER.panel(noted, say)
        assert scene is not None
        assert scene.words().count("W") == PAINTER.board(noted.public, say).words().count("W") + 1

    def test_there_is_no_panel_after_the_end(self) -> None:
        assert PAINTER.panel(self.view(phase="over"), say) is None


class TestEnd:
    CARDS = (0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 4, 4, 2, 2, 4, 4)

    def ended(self, score: int | None, cards: tuple[int, ...] = CARDS, split: tuple[int, ...] = ()) -> PublicView:
        outcome = Outcome(reason="declared", score=score)
        down = tuple(range(16 - 6))
        turned = tuple(None if c in down else cards[c] for c in range(16))
        shown_cards = Reveal(cards=cards, down=down, unused_hints=(4, 4), aside=(0, 1, 2), split=split)
        return public(reveal=shown_cards, phase="over", up=turned, outcome=outcome)

    def test_every_card_is_shown_and_every_point_has_a_star(self) -> None:
        scene = PAINTER.board(self.ended(10), say)
        assert sum(scene.sprites().count(name) for name in ("glasses", "phone", "keys", "wallet")) == 16
        assert len([piece for piece in pieces(scene) if piece == badges.star(piece.width)]) == 10
        assert "10" in scene.words()
        assert "lf-picture-points 10" in scene.words()

    def test_hats_off_from_half_of_the_grid_on(self) -> None:
        assert "top hat" in PAINTER.board(self.ended(8), say).sprites()
        assert "top hat" not in PAINTER.board(self.ended(7), say).sprites()

    def test_a_lost_game_marks_what_lies_apart_and_has_no_score(self) -> None:
        moved = (0, 0, 1, 1, 0, 0, 1, 2, 2, 2, 4, 4, 1, 2, 4, 4)
        scene = PAINTER.board(self.ended(None, moved, split=(1, 2)), say)
        crosses = [piece for piece in pieces(scene) if piece == badges.stray(piece.width)]
        assert len(crosses) == 2
        assert not [piece for piece in pieces(scene) if piece == badges.star(piece.width)]
        assert "lf-picture-apart" in scene.words()
        assert "top hat" not in scene.sprites()

    def test_cards_that_were_left_are_counted(self) -> None:
        words = PAINTER.board(self.ended(10), say).words()
        after = words[words.index("lf-picture-unused") :]
        assert after[1:3] == ("W", "×2")
        assert after[after.index("lf-picture-aside") + 1 :] == ("G", "×1", "P", "×1", "K", "×1")

    def test_groups_touch_by_edges_and_never_by_corners(self) -> None:
        at = {(0, 0): 1, (0, 1): 1, (1, 2): 1, (1, 0): 2, (2, 2): 1}
        assert groups_of(at) == (((0, 0), (0, 1)), ((1, 0),), ((1, 2), (2, 2)))


class TestRedaction:
    def test_equal_views_give_equal_bytes(self) -> None:
        """A face-down card is nothing but its place: there is no hidden item that a picture could depend on."""
        one = public(up=up(B2=WALLET), hints=(Hint(row=0, col=4, item=2),))
        other = PublicView.model_validate_json(one.model_dump_json())
        assert paint(PAINTER.board(one, say)) == paint(PAINTER.board(other, say))

    def test_what_only_a_seat_sees_does_not_change_the_board(self) -> None:
        for item in range(5):
            view = SeatView(
                public=public(phase="return", looked=(3, 12)), seat=Seat(0), seen=(Seen(cell=3, item=item),)
            )
            assert PAINTER.board(view.public, say) == PAINTER.board(public(phase="return", looked=(3, 12)), say)

    def test_names_of_players_are_on_no_picture(self) -> None:
        for seat in range(2):
            assert PAINTER.board(public(seat=Seat(seat)), say) == PAINTER.board(public(), say)


def test_every_page_of_the_rules_has_a_picture() -> None:
    for page in LostAndFoundText().pages:
        assert PAINTER.rules(page, say) is not None
    assert PAINTER.rules("no such page", say) is None
