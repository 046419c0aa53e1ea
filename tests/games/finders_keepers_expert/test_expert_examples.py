"""The worked examples of part D2 that are about Expert: F8, F10, F11."""

from engine.games.finders_keepers_expert.events import Captured, Mistaken
from tests.games.finders_keepers.builders import tile
from tests.games.finders_keepers_expert.builders import capture, deal, hand, position


def test_f8_nobodys_open_tiles_match_so_the_game_is_over_at_once() -> None:
    state = position("anchor bell, bell, duck", "duck camera / anchor", "dinosaur", captured=("key", ""))
    over = capture(state, "duck", 3).state
    assert over.stacks[0] == (), "the anchor has come up"
    assert over.table.outcome is None
    state = position("anchor bell, bell, duck", "duck camera / camera anchor", "dinosaur")
    over = capture(state, "duck", 3).state
    assert over.table.outcome is not None, "in the stack it does not count"
    assert over.table.outcome.reason == "no_match"


def test_f10_three_seats_get_thirteen_tiles_each_and_one_is_out_of_play() -> None:
    state = deal(3)
    assert [len(place.hand) + place.stack for place in state.table.places] == [13] * 3
    assert len(state.out) == 1


def test_f11_one_wrong_card_takes_nothing_and_a_second_mistake_ends_the_turn() -> None:
    state = position("duck, duck key, crown, kite", "duck key", "crown kite")
    wrong = capture(state, "duck", 1, 2, 3)
    assert wrong.public == (Mistaken(seat=0, tile=tile("duck"), cells=(0, 1, 2), again=True),)  # type: ignore[arg-type]
    again = capture(wrong.state, "duck", 1, 2, 4)
    assert isinstance(again.public[0], Mistaken)
    assert not again.public[0].again
    assert again.state.table.seat == 1
    assert hand(again.state, 0) == ["rubber-duck", "key"], "the tile is kept"
    assert isinstance(capture(wrong.state, "key", 2).public[0], Captured), "the retry may be with another tile"
