"""One test or more for each ruling of Expert: FK-01, FK-02, FK-05, FK-18, FK-20 to FK-33."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import Illegal, Refused
from engine.games.finders_keepers_expert.events import (
    Captured,
    LegEnded,
    Mistaken,
    Passed,
    Reminded,
    Score,
)
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT, RULES
from engine.games.finders_keepers_expert.options import Options
from engine.games.finders_keepers_expert.scoring import winners
from engine.games.finders_keepers_expert.state import State
from tests.games.finders_keepers.builders import tile, tiles
from tests.games.finders_keepers_expert.builders import (
    awaited,
    capture,
    deal,
    hand,
    lapse,
    leave,
    may,
    numbers,
    on_table,
    passes,
    position,
    public,
    view,
)

LOBBY, TEXT = FINDERS_KEEPERS_EXPERT.lobby, FINDERS_KEEPERS_EXPERT.text
GRID = "duck rocket, marble duck, key feather, crown, kite, bell"
BOTH = (GRID, "duck crown / marble", "key kite / bell")


# ---------------------------------------------------------------- hands and tiles


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_fk_01_five_tiles_face_up_or_as_the_house_rule_says(size: int) -> None:
    state = deal(3, hand=size)
    assert {len(place.hand) for place in state.table.places} == {size}
    assert {place.stack for place in state.table.places} == {13 - size}
    assert Options().hand == 5


def test_fk_02_a_used_tile_is_out_of_the_game_face_up() -> None:
    state = capture(position(*BOTH), "duck", 1, 2).state
    assert public(state).table.used == tiles("duck")
    assert "rubber-duck" not in hand(state, 0)


def test_fk_18_the_first_seat_is_random_or_the_owners() -> None:
    assert {deal(3, number).table.first for number in range(40)} == {0, 1, 2}
    assert {deal(3, number, first_seat="owner").table.first for number in range(40)} == {0}


# ---------------------------------------------------------------- capturing


def test_fk_20_the_seat_points_at_the_cards() -> None:
    offer = RULES.offers(view(position(*BOTH), 0))[0]
    assert offer.form[0].choices == (0, 1, 2, 3, 4, 5), "all that lie there, whatever is on them"
    assert (offer.form[0].least, offer.form[0].most) == (1, 6)
    taken = capture(position(*BOTH), "duck", 1, 2)
    assert taken.public[0] == Captured(seat=0, tile=tile("duck"), cells=(0, 1))
    assert taken.state.table.places[0].captured == 2
    assert taken.state.table.seat == 1


def test_fk_20_house_rule_the_bot_collects_what_matches() -> None:
    state = position(*BOTH, options={"collect": "auto"})
    assert RULES.offers(view(state, 0))[0].form == ()
    assert capture(state, "duck").public[0] == Captured(seat=0, tile=tile("duck"), cells=(0, 1))
    with pytest.raises(Illegal):
        capture(state, "duck", 1)
    missed = capture(position("key", "duck key", "bell", options={"collect": "auto"}), "duck")
    assert missed.public == (Mistaken(seat=0, tile=tile("duck"), cells=(), again=True),)


@pytest.mark.parametrize("pointed", [(1, 2, 3), (3,), (4, 5)])
def test_fk_21_a_wrong_card_takes_nothing_and_one_retry_is_given(pointed: tuple[int, ...]) -> None:
    wrong = capture(position(*BOTH), "duck", *pointed)
    cells = tuple(number - 1 for number in pointed)
    assert wrong.public == (Mistaken(seat=0, tile=tile("duck"), cells=cells, again=True),)
    assert (numbers(wrong.state), awaited(wrong.state)) == ([1, 2, 3, 4, 5, 6], (0,))
    assert capture(wrong.state, "duck", 1, 2).state.table.places[0].captured == 2
    twice = capture(wrong.state, "crown", 1)
    assert twice.public[0] == Mistaken(seat=0, tile=tile("crown"), cells=(0,), again=False)
    assert (twice.state.table.seat, hand(twice.state, 0)) == (1, ["rubber-duck", "crown"])
    assert capture(twice.state, "key", 1).public[0].again, "the next turn has a retry of its own"
    said = TEXT.sentence(public(wrong.state), wrong.public[0])
    assert said is not None
    assert set(said.values) == {"who", "tile", "count", "cards", "again", "wrong"}, "which ones are wrong is not said"


def test_fk_21_right_but_incomplete_is_fine_and_the_rest_stays() -> None:
    state = capture(position(*BOTH), "duck", 2).state
    assert (numbers(state), state.table.places[0].captured) == ([1, 3, 4, 5, 6], 1)


def test_fk_21_house_rule_the_turn_is_lost_at_once() -> None:
    lost = capture(position(*BOTH, options={"wrong": "lose"}), "duck", 3)
    assert lost.public[0].again is False
    assert lost.state.table.seat == 1


def test_fk_21_house_rule_wrong_cards_are_ignored() -> None:
    state = position(*BOTH, options={"wrong": "ignore"})
    assert capture(state, "duck", 1, 2, 3, 4).public[0] == Captured(seat=0, tile=tile("duck"), cells=(0, 1))
    assert isinstance(capture(state, "duck", 3).public[0], Mistaken), "none of them is right"
    with pytest.raises(Illegal):
        capture(state, "duck", 1, 2, 3, 4, 5)
    with pytest.raises(Refused):
        LOBBY.changed(Options(collect="auto"), "wrong", "ignore", 2)
    assert LOBBY.changed(Options(wrong="ignore"), "collect", "auto", 2).wrong == "retry"


# ---------------------------------------------------------------- passing


def test_fk_22_a_pass_is_refused_once_a_turn_while_something_matches() -> None:
    state = position(*BOTH)
    refused = passes(state)
    assert refused.public == (Reminded(seat=0),)
    assert (awaited(refused.state), may(refused.state, 0)) == ((0,), {"capture", "pass"})
    assert refused.state.table.decision != state.table.decision, "a second click on the same button does nothing"
    prompt = TEXT.prompt(view(refused.state, 0))
    assert prompt.values["how"] == "reminded"
    assert passes(refused.state).public[0] == Passed(seat=0, by="seat")
    following = passes(refused.state).state
    assert passes(following).public == (Reminded(seat=1),), "anew in every turn"


def test_fk_22_house_rule_passes_are_trusted() -> None:
    assert passes(position(*BOTH, options={"must_take": "trust"})).public[0] == Passed(seat=0, by="seat")


def test_fk_23_passing_leaves_the_hand_as_it_is() -> None:
    state = passes(passes(position(*BOTH)).state).state
    assert hand(state, 0) == ["rubber-duck", "crown"]


def test_fk_23_house_rule_a_pass_changes_the_oldest_tile() -> None:
    state = position(*BOTH, options={"pass_cycles": True, "must_take": "trust"})
    state = passes(state).state
    assert hand(state, 0) == ["crown", "marble"]
    assert state.stacks[0] == tiles("duck")


def test_fk_23_with_it_the_end_waits_until_every_stack_has_been_gone_through() -> None:
    options = {"pass_cycles": True}
    found = position("duck", "key / crown duck", "bell / anchor", options=options, seat=1, first=1)
    state = capture_nothing(found)
    assert state.table.outcome is None
    assert hand(state, 0) == ["rubber-duck"], "the bot passed until the duck came up"
    dead = capture_nothing(position("duck", "key / crown", "bell / anchor", options=options, seat=1, first=1))
    assert dead.table.outcome is not None
    assert [place.cycled for place in dead.table.places] == [1, 1]


def test_fk_23_a_capture_starts_the_count_of_passes_anew() -> None:
    state = position(*BOTH, options={"pass_cycles": True}, places=({"cycled": 3}, {"cycled": 2}))
    assert [place.cycled for place in capture(state, "duck", 1).state.table.places] == [0, 0]


@pytest.mark.parametrize(
    ("skip", "options"),
    [(lapse, {"away_after": 5}), (lambda state: capture(state, hand(state, 1)[0], 1), {"wrong": "lose"})],
)
def test_fk_23_turns_that_change_no_tile_do_not_count(skip: Callable[[State], Any], options: dict[str, Any]) -> None:
    rules = {"pass_cycles": True, "auto_pass": False, "hand": 3, **options}
    state = position("duck", "die / domino marble", "seashell / anchor duck", options=rules)
    for _ in range(4):
        state = skip(passes(state).state).state
    assert state.table.outcome is None, "seat 1 has not seen its duck yet"
    for _ in range(2):
        state = passes(passes(state).state).state
    assert "rubber-duck" in hand(state, 1)


def test_fk_23_turns_of_a_seat_that_left_do_not_count() -> None:
    rules = {"pass_cycles": True, "auto_pass": False, "hand": 3}
    state = position("duck", "die / domino marble", "kite / anchor bell duck", "candle / camera", options=rules)
    for _ in range(6):
        state = passes(state).state
    state = leave(state, 2).state
    assert state.table.outcome is None
    state = passes(passes(state).state).state
    assert "rubber-duck" in hand(state, 1)


def test_fk_23_many_passes_of_the_bot_are_one_line_each() -> None:
    stack = "die domino marble thread whistle crown feather key"
    state = position("duck, key", "duck bell", f"kite / {stack}", options={"pass_cycles": True, "hand": 3})
    done = capture(state, "duck", 1)
    passed = [event for event in done.public if isinstance(event, Passed)]
    assert passed == [Passed(seat=1, by="bot", times=8), Passed(seat=0, by="bot", times=8)]
    assert done.state.table.log == done.public
    assert done.state.table.seat == 1


def capture_nothing(state: State) -> State:
    """Return what follows when the seat on turn passes."""
    return passes(state).state


def test_fk_24_the_bot_passes_for_a_seat_without_a_match_and_says_so() -> None:
    last = capture(position("duck, crown", "duck crown", "bell"), "duck", 1)
    assert last.public[1:] == (Passed(seat=1, by="bot"),)
    assert last.state.table.seat == 0


def test_fk_24_house_rule_the_seat_must_find_out_itself() -> None:
    state = capture(position("duck, crown", "duck crown", "bell", options={"auto_pass": False}), "duck", 1).state
    assert awaited(state) == (1,)
    assert passes(state).public == (Passed(seat=1, by="seat"),)


def test_fk_25_first_the_hand_then_the_grid_in_reading_order() -> None:
    state = position(*BOTH, reserve="anchor, camera, magnet")
    state = capture(state, "duck", 1, 2).state
    assert hand(state, 0) == ["marble", "crown"], "the new tile lies where the old one lay"
    shown = [card.picture.objects for card in state.grid[:2] if card is not None]
    assert shown == [tiles("anchor"), tiles("camera")]
    assert public(state).reserve == 1


def test_fk_26_without_a_reserve_cells_stay_empty() -> None:
    state = capture(position(*BOTH, reserve="anchor"), "duck", 1, 2).state
    assert numbers(state) == [1, 3, 4, 5, 6]
    assert RULES.offers(view(state, 1))[0].form[0].choices == (0, 2, 3, 4, 5)


@pytest.mark.parametrize("auto", [True, False])
def test_fk_27_without_a_stack_the_hand_shrinks_and_an_empty_one_is_passed(auto: bool) -> None:
    state = position("duck, crown, crown kite", "duck", "crown kite", options={"auto_pass": auto})
    state = capture(state, "duck", 1).state
    assert hand(state, 0) == []
    last = capture(state, "crown", 2)
    assert Passed(seat=0, by="bot") in last.public
    assert last.state.table.seat == 1


# ---------------------------------------------------------------- the end


def test_fk_28_the_fortieth_tile_is_out_of_play_and_shown_at_the_end() -> None:
    state = deal(3)
    assert len(state.out) == 1
    assert public(state).reveal is None
    over = capture(position("duck", "duck", "bell / kite"), "duck", 1).state
    reveal = public(over).reveal
    assert reveal is not None
    assert (reveal.out, reveal.stacks) == (over.out, ((), tiles("kite")))


def test_fk_29_the_end_is_tested_after_every_turn_over_the_face_up_tiles() -> None:
    over = capture(position("duck, key", "duck / key", "bell / key kite"), "duck", 1)
    assert over.state.table.outcome is None, "the new tile matches"
    over = capture(position("duck, key", "duck / crown", "bell / key kite"), "duck", 1)
    assert over.state.table.outcome is not None
    assert over.state.table.outcome.reason == "no_match", "stacks do not count"


def test_fk_30_turns_are_not_equalised() -> None:
    over = capture(position("duck", "duck", "bell"), "duck", 1).state
    assert over.table.outcome is not None
    assert over.table.outcome.winners == (0,)


def test_fk_30_house_rule_a_match_has_as_many_games_as_seats() -> None:
    state = deal(3, match_play=True, first_seat="owner")
    assert (state.table.leg, state.table.legs, state.table.first) == (1, 3, 0)
    ended = capture(_last_card(state), "duck", 1)
    [leg] = [event for event in ended.public if isinstance(event, LegEnded)]
    assert leg.scores == (Score(seat=0, cards=3, seymours=1), *_nothing(1, 2))
    table = ended.state.table
    assert (table.leg, table.first, table.totals) == (2, 1, leg.scores)
    assert (len(ended.state.reserve), [place.captured for place in table.places]) == (51, [0, 0, 0])
    assert ended.state.grid != state.grid, "new cards"
    third = capture(_last_card(ended.state), "duck", 1).state
    over = capture(_last_card(third), "duck", 1).state
    assert over.table.outcome is not None
    assert (over.table.outcome.winners, over.table.outcome.score) == ((0,), 12)
    assert public(over).scores == (Score(seat=0, cards=9, seymours=3), *_nothing(1, 2))


def test_fk_30_whoever_is_away_does_not_begin_the_next_game() -> None:
    last = position("duck", "duck", "bell", "kite", options={"match_play": True}, places=({}, {"away": True}), legs=3)
    ended = capture(last, "duck", 1).state
    assert (ended.table.leg, ended.table.first, ended.table.seat) == (2, 1, 2)
    assert ended.table.places[1].away


@pytest.mark.parametrize(("leaver", "firsts"), [(2, [0, 1]), (1, [0, 2]), (0, [0, 1, 2])])
def test_fk_30_whoever_plays_on_begins_one_game_of_a_match(leaver: int, firsts: list[int]) -> None:
    state = leave(deal(3, match_play=True, first_seat="owner"), leaver).state
    begun = [int(state.table.first)]
    while state.table.outcome is None:
        assert state.table.legs == len(firsts)
        state = capture(_last_card(state), "duck", 1).state
        if state.table.leg > len(begun):
            begun.append(int(state.table.first))
    assert begun == firsts


def _last_card(state: State) -> State:
    """Return the same game of the match with one card left, and two captured by seat 0, whose turn it is."""
    seats = [seat for seat in range(3) if not state.table.places[seat].gone]
    hands = ["duck" if seat == seats[0] else "bell" if seat in seats else "" for seat in range(3)]
    gone = [{"gone": seat not in seats} for seat in range(3)]
    options = {"match_play": True}
    last = position("duck", *hands, captured=("key, key seymour",), options=options, places=gone, seat=seats[0])
    kept = {name: getattr(state.table, name) for name in ("leg", "legs", "first", "begun", "totals", "decision")}
    return on_table(last, **kept)


def _nothing(*seats: int) -> tuple[Score, ...]:
    return tuple(Score(seat=seat, cards=0, seymours=0) for seat in seats)  # type: ignore[arg-type]


def test_fk_31_equal_points_then_seymour_then_a_shared_win() -> None:
    def won(*piles: tuple[int, int]) -> tuple[int, ...]:
        scores = [Score(seat=i, cards=cards, seymours=s) for i, (cards, s) in enumerate(piles)]  # type: ignore[arg-type]
        return tuple(map(int, winners(scores, tuple(range(len(piles))))))  # type: ignore[arg-type]

    assert won((3, 0), (2, 0)) == (0,)
    assert won((4, 0), (3, 1)) == (1,), "four points each, more cards with Seymour"
    assert won((3, 1), (3, 1), (2, 1)) == (0, 1)


def test_fk_32_the_number_of_captured_cards_is_public_the_points_are_not() -> None:
    state = position(*BOTH, captured=("key seymour, bell",))
    assert public(state).table.places[0].captured == 2
    assert public(state).scores is None
    shown = public(position(*BOTH, captured=("key seymour, bell",), options={"open_scores": True})).scores
    assert shown is not None
    assert [score.points for score in shown] == [3, 0]


def test_fk_33_all_face_up_tiles_are_public() -> None:
    state = deal(4)
    assert view(state, 0).public == view(state, 3).public == public(state)
    assert all(len(place.hand) == 5 for place in public(state).table.places)
