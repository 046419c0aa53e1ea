"""The lobby: tables A1.5 to A1.7 of the rule notes, and that no click leads to a set-up that cannot be played."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import Refused
from engine.core.model import evolve
from engine.games.lost_and_found.challenges import CHALLENGES, greatest_score
from engine.games.lost_and_found.deal import hints_dealt, remaining
from engine.games.lost_and_found.game import LOST_AND_FOUND
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.settings import GRIDS, SETTINGS
from tests.games.lost_and_found.worlds import setups

LOBBY = LOST_AND_FOUND.lobby


def on(grid: str, **options: Any) -> Options:
    rows, cols, kinds = GRIDS[grid]
    return Options(rows=rows, cols=cols, kinds=kinds, **options)


@pytest.mark.parametrize(
    ("grid", "each", "left", "one_hint_up_to", "two_hints_up_to"),
    [
        ("2x4-2", 4, 4, 4, 2),
        ("2x4-4", 2, 16, 16, 8),
        ("3x3-3", 3, 9, 9, 4),
        ("3x4-3", 4, 6, 6, 3),
        ("3x4-4", 3, 12, 12, 6),
        ("4x4-4", 4, 8, 8, 4),
        ("4x5-5", 4, 10, 10, 5),
        ("5x6-5", 6, 0, 0, 0),
    ],
)
def test_table_of_grids(grid: str, each: int, left: int, one_hint_up_to: int, two_hints_up_to: int) -> None:
    options = on(grid)
    assert options.cells == each * options.kinds
    assert remaining(options) == left
    for hints, most in ((1, one_hint_up_to), (2, two_hints_up_to)):
        asked = evolve(options, hints=hints)
        enough = [seats for seats in range(1, 20) if hints_dealt(asked, seats) == hints * seats]
        assert max(enough, default=0) == most


@pytest.mark.parametrize(
    ("number", "grid", "hints", "extra", "target", "dealt", "best"),
    [
        (1, "3x3-3", 0, {}, 1, [0, 0, 0, 0], 8),
        (2, "3x4-4", 0, {}, 3, [0, 0, 0, 0], 11),
        (3, "3x4-4", 0, {"flip_own": True}, 2, [0, 0, 0, 0], 11),
        (4, "4x4-4", 1, {}, 8, [1, 2, 3, 4], 16),
        (5, "4x4-4", 0, {"always_swap": True}, 4, [0, 0, 0, 0], 15),
        (6, "4x4-4", 0, {"commit_both": True}, 6, [0, 0, 0, 0], 15),
        (7, "3x4-4", 1, {}, 6, [1, 2, 3, 4], 12),
        (8, "4x4-4", 1, {"double": True}, None, [1, 2, 3, 4], 15),
        (9, "4x5-5", 1, {"open_hints": True}, 6, [1, 2, 3, 4], 20),
        (10, "5x6-5", 0, {}, None, [0, 0, 0, 0], 29),
    ],
)
def test_table_of_challenges(
    number: int, grid: str, hints: int, extra: dict[str, Any], target: int | None, dealt: list[int], best: int
) -> None:
    options = CHALLENGES[number]
    assert options == on(grid, challenge=number, hints=hints, target=target, **extra)
    assert [hints_dealt(options, seats) for seats in (1, 2, 3, 4)] == dealt
    assert greatest_score(options, 1) == best
    assert all(LOBBY.problem(options, seats) is None for seats in (1, 2, 3, 4))
    assert LOBBY.changed(Options(), "challenge", number, 2) == options


def test_greatest_score_with_double_depends_on_the_hints() -> None:
    assert [greatest_score(CHALLENGES[8], seats) for seats in (1, 2)] == [15, 16]
    assert greatest_score(Options(double=True, hints=0), 1) == 14


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (Options(rows=2, cols=4, kinds=3), 2, "impossible_grid"),
        (Options(rows=3, cols=3, kinds=2), 2, "impossible_grid"),
        (Options(rows=3, cols=4, kinds=5), 2, "impossible_grid"),
        (Options(rows=3, cols=4, kinds=2), 2, "impossible_grid"),
        (Options(rows=4, cols=4, kinds=2), 2, "impossible_grid"),
        (Options(rows=4, cols=4, kinds=5), 2, "impossible_grid"),
        (Options(rows=4, cols=5, kinds=4), 2, "impossible_grid"),
        (Options(rows=5, cols=6, kinds=4), 2, "impossible_grid"),
        (Options(rows=0, cols=-3, kinds=9), 2, "impossible_grid"),
        (on("5x6-5", hints=1), 2, "no_cards_left"),
        (on("5x6-5", hints=0, open_hints=True), 2, "no_hints_to_open"),
        (on("5x6-5", hints=0, random_counts=True), 2, "counts_fixed"),
        (Options(hints=0, open_hints=True), 2, "no_hints_to_open"),
        (Options(hints=7), 2, "unknown_value"),
        (Options(target=17), 2, "target_too_high"),
        (Options(hints=0, target=16), 2, "target_too_high"),
        (Options(target=-1), 2, "unknown_value"),
        (Options(least_each=1), 2, "least_impossible"),
        (on("2x4-4", random_counts=True, least_each=2), 2, "least_impossible"),
        (Options(challenge=4), 2, "not_the_challenge"),
        (Options(challenge=11), 2, "not_the_challenge"),
        (Options(look_seconds=7), 2, "unknown_value"),
        (Options(), 5, "too_many_seats"),
        (Options(), 0, "too_few_seats"),
    ],
)
def test_impossible_set_ups_are_refused_with_the_reason(options: Options, seats: int, code: str) -> None:
    assert LOBBY.problem(options, seats) == code


@pytest.mark.parametrize(
    ("options", "name", "value", "code"),
    [
        (on("5x6-5", hints=0), "hints", 1, "no_cards_left"),
        (Options(hints=0), "open_hints", "yes", "no_hints_to_open"),
        (on("5x6-5", hints=0), "random_counts", "yes", "counts_fixed"),
        (Options(), "target", 17, "target_too_high"),
        (Options(), "least_each", 1, "least_impossible"),
        (Options(), "items", "gpk", "items_do_not_fit"),
        (Options(max_seats=8), "max_seats", 4, "seats_taken"),
        (Options(), "grid", "7x7-7", "unknown_value"),
        (Options(), "hints", "many", "unknown_value"),
        (Options(), "hints", True, "unknown_value"),
        (Options(), "challenge", 11, "unknown_value"),
        (Options(), "rows", 4, "unknown_option"),
    ],
)
def test_impossible_changes_are_refused_with_the_reason(options: Options, name: str, value: Any, code: str) -> None:
    with pytest.raises(Refused, match=f"^{code}$"):
        LOBBY.changed(options, name, value, 6 if name == "max_seats" else 2)


def test_a_change_puts_right_what_depends_on_it() -> None:
    options = Options(hints=2, open_hints=True, random_counts=True, least_each=2, target=16, chosen=(0, 1, 2, 3))
    whole = LOBBY.changed(options, "grid", "5x6-5", 2)
    assert whole == on("5x6-5", hints=0, target=16)
    small = LOBBY.changed(options, "grid", "3x3-3", 2)
    assert (small.target, small.chosen, small.least_each) == (9, None, 2)
    assert LOBBY.changed(options, "hints", 0, 2).target == 15


def test_choosing_a_challenge_sets_everything_but_timers_seats_and_order() -> None:
    house = Options(declare_vote=True, memory="notes", talk="silent", look_seconds=30, max_seats=6, ladder=True)
    chosen = LOBBY.changed(house, "challenge", 9, 2)
    assert chosen == evolve(CHALLENGES[9], look_seconds=30, max_seats=6, ladder=True)
    assert LOBBY.changed(chosen, "hints", 2, 2).challenge is None
    assert LOBBY.changed(chosen, "challenge", 0, 2) == Options(look_seconds=30, max_seats=6, ladder=True)
    assert LOBBY.changed(house, "challenge", 0, 2) == house


def test_the_main_page_is_short_and_the_others_hold_variants_and_house_rules() -> None:
    pages: dict[int, list[str]] = {}
    for field in LOBBY.fields(Options(), 2):
        pages.setdefault(field.page, []).append(field.name)
        assert field.value == field.default
    assert pages[0] == ["challenge", "grid", "hints", "target", "double"]
    assert sorted(pages) == [0, 1, 2, 3]
    assert all(len(names) <= 6 for names in pages.values())


@given(setups())
def test_whatever_can_be_clicked_can_be_played(setup: tuple[Options, int]) -> None:
    options, seats = setup
    assert LOBBY.problem(options, seats) is None
    for setting in SETTINGS:
        for value in setting.values(options, seats):
            changed = LOBBY.changed(options, setting.name, value, seats)
            assert LOBBY.problem(changed, seats) is None
            if setting.name != "challenge":
                assert setting.read(changed) == value


def test_the_summary_is_empty_for_the_basic_game_and_names_every_difference() -> None:
    assert LOBBY.summary(Options(), 2) == ()
    for setting in SETTINGS:
        for value in setting.values(Options(random_counts=True), 2):
            options = setting.write(Options(random_counts=True), value)
            expected = len({s.name for s in SETTINGS if s.read(options) != s.read(Options())})
            if setting.name != "challenge":
                assert len(LOBBY.summary(options, 2)) == expected
    assert [line.id for line in LOBBY.summary(CHALLENGES[4], 2)] == ["lf-differs-challenge"]


@given(st.integers(5, 8))
def test_a_challenge_at_a_big_table_is_just_for_fun(seats: int) -> None:
    options = evolve(CHALLENGES[1], max_seats=8)
    assert "lf-note-no-badge" in [note.id for note in LOBBY.notes(options, seats)]
    assert "lf-note-no-badge" not in [note.id for note in LOBBY.notes(options, 4)]
