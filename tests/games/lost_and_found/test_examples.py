"""The worked examples of the rule notes (part D1), by number, and a few like them. Places count from 0 here."""

import random

import pytest

from engine.core.errors import Illegal
from engine.games.lost_and_found.actions import Declare, FlipCard, PlaceHint, PutBack, TakeHint
from engine.games.lost_and_found.game import RULES
from engine.games.lost_and_found.grouping import apart, laid_out
from engine.games.lost_and_found.narrative import hats_off
from engine.games.lost_and_found.options import Options
from tests.games.lost_and_found.builders import (
    GLASSES,
    KEYS,
    PHONE,
    after,
    items,
    looked,
    position,
    spots,
    step,
    turn,
)


def declared(grid: str, hints: tuple[tuple[str, int, int], ...] = (), up: str = "", flip: str = "A1") -> int | None:
    """Return the score when a grid is declared after a turn in which one card is turned up."""
    state = turn(position(grid, hints=hints, up=up), "A1", "B1", flip, end=False)
    ended = after(state, Declare())
    assert ended.table.outcome is not None
    return ended.table.outcome.score


def split(grid: str) -> tuple[int, ...]:
    """Return the items of a grid that are not together."""
    rows = grid.split("/")
    return apart(laid_out(items("".join(rows)), (), len(rows[0])))


def test_l1_won_with_thirteen_points_and_hats_off() -> None:
    score = declared("ggpp/ggpp/kkss/kkss", up="C4 D4")
    assert score == 13
    assert hats_off(Options(), score)


def test_l2_corners_do_not_connect() -> None:
    assert declared("gpp/pgk/kkg") is None
    assert split("gpp/pgk/kkg") == (GLASSES, PHONE, KEYS)


def test_ends_of_two_rows_touch_but_ends_of_a_row_do_not() -> None:
    assert split("gggp/kkgp/kkpp") == ()
    assert split("gpgg/ppkg/kkkp") == (GLASSES, PHONE)


def test_l4_a_hint_beside_the_wrong_card_loses() -> None:
    assert declared("kkgg/ppww", (("k", 0, 4),)) is None


def test_l5_a_hint_beside_its_own_card_wins() -> None:
    assert declared("kkgg/ppww", (("k", 0, -1),)) == 7


def test_a_hint_may_join_through_another_hint() -> None:
    assert declared("kkgg/ppww", (("k", 0, -1), ("k", 0, -2))) == 7
    assert declared("kkgg/ppww", (("p", 1, -1), ("k", 0, -1), ("k", -1, -1))) == 7


def test_l7_a_place_that_touches_by_a_corner_only_is_no_place() -> None:
    state = position("kkgg/ppww", supply="g")
    state = after(looked(state, "A1", "B1"), PutBack(swap=False), TakeHint())
    assert (-1, 4) not in spots(state)
    with pytest.raises(Illegal):
        step(state, PlaceHint(row=-1, col=4))
    assert declared("kkgg/ppww", (("g", -1, 4),)) is None, "if it stood there"


def test_l8_a_ring_is_connected_and_one_card_is_a_group() -> None:
    assert declared("ggg/gpg/ggg") == 8


def test_a_hint_can_join_two_parts_of_its_item() -> None:
    assert split("gpg/ppk/kkk") == (GLASSES,)
    assert declared("gpg/ppk/kkk", (("g", -1, 0), ("g", -1, 1), ("g", -1, 2))) == 8


def test_l10_with_double_the_game_ends_before_the_second_action() -> None:
    state = position("gggg/pppp", up="A1 B1 C1 D1 A2 B2", options={"double": True})
    state = after(looked(state, "C2", "D2"), PutBack(swap=False), FlipCard(cell=7))
    assert (state.table.phase, state.table.down) == ("over", 1)


def test_a_lost_game_of_the_last_card() -> None:
    state = position("gpgg/ppgp", up="A1 B1 C1 D1 A2 B2", seats=1)
    state = after(looked(state, "C2", "D2"), PutBack(swap=False), FlipCard(cell=7))
    assert state.table.outcome is not None
    assert (state.table.outcome.reason, state.table.outcome.score) == ("last_card", None)


def test_l12_key_hints_at_both_ends_cannot_be_joined_and_the_game_goes_on_silently() -> None:
    hints = (("k", 0, -1), ("k", 0, 4))
    sample = random.Random(12)
    for _ in range(300):
        cards = list("kkggppww")
        sample.shuffle(cards)
        grid = "".join(cards[:4]) + "/" + "".join(cards[4:])
        assert KEYS in apart(laid_out(items("".join(cards)), position(grid, hints=hints).table.hints, 4))
    state = turn(position("kkgg/ppww", hints=hints), "A1", "B1", "A1")
    assert state.table.phase == "look"


def test_l13_two_glasses_face_up_in_opposite_corners_cannot_be_joined() -> None:
    others = list("gppkkkp")
    for _ in range(200):
        random.Random(repr(others)).shuffle(others)
        grid = "g" + "".join(others) + "g"
        assert GLASSES in apart(laid_out(items(grid), (), 3))
    state = position("gpp/kgk/pkg", up="A1 C3")
    assert RULES.status(RULES.public_view(state)).outcome is None


def test_with_v2_a_sorted_grid_with_two_unlike_cards_down_is_broken_by_the_swap() -> None:
    state = position("gggg/pppp", up="A1 B1 C1 A2 B2 C2", options={"always_swap": True}, seats=1)
    state = after(looked(state, "D1", "D2"), PutBack(swap=True), FlipCard(cell=3))
    assert state.table.outcome is not None
    assert state.table.outcome.score is None


def test_l15_exactly_half_is_hats_off_and_nine_cards_need_five() -> None:
    score = declared("ggpp/ggpp/kkss/kkss", up="A4 B4 C4 D4 A3 B3 C3")
    assert score == 8
    assert hats_off(Options(), score)
    assert not hats_off(Options(rows=3, cols=3, kinds=3), 4)
    assert hats_off(Options(rows=3, cols=3, kinds=3), 5)


def test_l16_sixteen_points_by_a_hint_in_the_first_turn() -> None:
    state = position("ggpp/ggpp/kkss/kkss", supply="k", seats=1)
    state = after(looked(state, "A1", "B1"), PutBack(swap=False), TakeHint(), PlaceHint(row=3, col=-1), Declare())
    assert state.table.outcome is not None
    assert state.table.outcome.score == 16
