"""The worked examples of part D2 that are about the basic game: F1 to F6, F10."""

import pytest

from engine.games.finders_keepers.options import cards_each
from tests.games.finders_keepers.builders import awaited, claim, deal, keepers, lapse, position

F1 = "duck rocket, marble duck, key feather"


@pytest.mark.parametrize(("claimed", "collected"), [((1, 2, 3), 0), ((1, 2), 2)])
def test_f1_f2_one_wrong_card_voids_the_claim(claimed: tuple[int, ...], collected: int) -> None:
    state = claim(claim(position(F1, "key"), 0, *claimed).state, 1).state
    assert keepers(state)[0] == collected


def test_f4_both_win_on_the_same_tile_however_late() -> None:
    state = claim(position("duck", "duck"), 0, 1).state
    assert awaited(state) == (1,)
    over = claim(state, 1, 1).state.table.outcome
    assert over is not None
    assert over.winners == (0, 1)


def test_f5_whoever_is_absent_does_not_win() -> None:
    over = lapse(claim(position("duck", "duck"), 0, 1).state).state.table.outcome
    assert over is not None
    assert over.winners == (0,)


def test_f6_finishing_on_an_earlier_tile_of_the_batch_wins() -> None:
    state = position("duck", "key", open="duck key crown", options={"tiles_per_round": 3})
    for tile in range(3):
        for seat in (0, 1):
            state = claim(state, seat, *((1,) if tile == seat else ()), tile=tile).state
    assert state.table.outcome is not None
    assert state.table.outcome.winners == (0,)


def test_f10_six_seats_get_ten_cards_each_and_none_is_left() -> None:
    assert [cards_each(seats) for seats in (2, 3, 4, 5, 6)] == [12, 12, 12, 10, 10]
    state = deal(6)
    assert [len(own) for own in state.cards] == [10] * 6
    assert state.unused == ()
