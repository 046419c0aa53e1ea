"""One test or more for each ruling LF-27 to LF-41: challenges, memory, absence, the end."""

from collections import Counter
from typing import Any

import pytest

from engine.core.errors import Illegal, Refused
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import Concede, Leave, Outcome
from engine.games.lost_and_found import described, narrative
from engine.games.lost_and_found.actions import (
    Declare,
    EndTurn,
    FlipCard,
    Look,
    PlaceHint,
    PutBack,
    TakeHint,
)
from engine.games.lost_and_found.challenges import CHALLENGES, board_of, of_board, result
from engine.games.lost_and_found.game import LOST_AND_FOUND, RULES
from engine.games.lost_and_found.options import ITEMS, Options
from engine.games.lost_and_found.views import Seen
from tests.games.lost_and_found.builders import (
    GLASSES,
    KEYS,
    PHONE,
    after,
    cell,
    deal,
    looked,
    may,
    position,
    spots,
    step,
    targets,
    turn,
)

LOBBY, TEXT = LOST_AND_FOUND.lobby, LOST_AND_FOUND.text
SORTED = "ggpp/ggpp/kkss/kkss"
MIXED = "gpks/pksg/ksgp/sgpk"
WON = Outcome(reason="declared", winners=(Seat(0),), score=9)


# ---------------------------------------------------------------- challenges, talk, memory


def test_lf_27_all_challenges_are_open_unless_the_house_rule_orders_them() -> None:
    for number, options in CHALLENGES.items():
        assert LOBBY.requires(options) is None
        ordered = evolve(options, ladder=True)
        assert LOBBY.requires(ordered) == (None if number == 1 else f"challenge-{number - 1}")
        assert result(ordered, 2, WON).badge == f"challenge-{number}", "otherwise nothing would ever open"


@pytest.mark.parametrize("number", CHALLENGES)
def test_lf_28_a_badge_needs_the_challenge_as_defined_and_at_most_four_seats(number: int) -> None:
    options = CHALLENGES[number]
    assert result(options, 4, WON).badge == f"challenge-{number}"
    assert result(options, 5, WON).badge is None
    assert result(evolve(options, look_seconds=30), 4, WON).badge is not None, "a timer changes nothing"
    lost = Outcome(reason="declared")
    assert result(options, 4, lost).badge is None
    if options.target is not None and options.target > 1:
        short = Outcome(reason="declared", winners=(Seat(0),), score=options.target - 1)
        assert result(options, 4, short).badge is None
        assert result(options, 4, short).won, "won, though the target was missed"


HOUSE: dict[str, Any] = {
    "first_seat": "owner",
    "declare_early": True,
    "declare_vote": True,
    "hint_touch": "grid",
    "talk": "silent",
    "memory": "full",
}


@pytest.mark.parametrize("rule", HOUSE)
def test_lf_28_a_house_rule_takes_the_badge_and_ends_the_challenge_in_the_lobby(rule: str) -> None:
    options = CHALLENGES[4]
    assert result(evolve(options, **{rule: HOUSE[rule]}), 2, WON).badge is None
    value = "yes" if HOUSE[rule] is True else HOUSE[rule]
    changed = LOBBY.changed(options, rule, value, 2)
    assert changed.challenge is None
    assert LOBBY.changed(options, "look_seconds", 30, 2).challenge == 4


def test_lf_29_the_rule_on_talking_is_told_once_and_nothing_is_relayed() -> None:
    told = {note.id: dict(note.values) for note in LOBBY.notes(Options(talk="silent"), 2)}
    assert told["lf-note-talk"] == {"talk": "silent"}
    assert "lf-note-talk" not in {note.id for note in LOBBY.notes(Options(), 1)}
    normal, silent = deal(seats=2), deal(seats=2, talk="silent")
    for seat in (0, 1):
        assert may(normal, seat) == may(silent, seat)


@pytest.mark.parametrize(
    ("memory", "turns"),
    [("strict", {4, 5}), ("round", {3, 4, 5}), ("full", {1, 2, 3, 4, 5}), ("notes", {3, 4, 5})],
)
def test_lf_30_the_public_log_goes_back_as_far_as_the_option_says(memory: str, turns: set[int]) -> None:
    state = position(MIXED, seats=2, options={"memory": memory})
    for flip in ("A1", "B1", "C1", "D1"):
        state = turn(state, "A4", "B4", flip, swap=True)
    state = after(state, Look(cell=cell("A3", 4)))
    assert {line.turn for line in state.table.log} == turns
    assert all("item" not in line.event.model_dump() or line.event.kind == "flipped" for line in state.table.log)


def test_lf_30_own_notes_follow_swaps_and_stay_private() -> None:
    state = looked(position(MIXED, seats=2, options={"memory": "notes"}), "A1", "B1")
    state = after(state, PutBack(swap=True), FlipCard(cell=cell("D4", 4)), EndTurn())
    mine, theirs = (RULES.seat_view(state, Seat(seat)).notes for seat in (0, 1))
    assert mine == (Seen(cell=0, item=PHONE), Seen(cell=1, item=GLASSES))
    assert theirs == ()
    state = after(looked(state, "A1", "A4"), PutBack(swap=True))
    mine, theirs = (RULES.seat_view(state, Seat(seat)).notes for seat in (0, 1))
    assert mine == (Seen(cell=1, item=GLASSES), Seen(cell=cell("A4", 4), item=PHONE))
    assert len(theirs) == 2
    state = after(state, FlipCard(cell=1))
    assert [note.cell for note in RULES.seat_view(state, Seat(0)).notes] == [cell("A4", 4)]


def test_lf_30_own_notes_are_put_away_at_the_end() -> None:
    state = turn(position(SORTED, seats=2, options={"memory": "notes"}), "A1", "B1", "A1", end=False)
    assert RULES.seat_view(state, Seat(0)).notes
    over = RULES.seat_view(after(state, Declare()), Seat(0))
    assert over.notes == ()
    assert TEXT.prompt(over).id == "lf-prompt-over"
    assert TEXT.exposure(over) is None


def test_lf_30_without_own_notes_nothing_is_kept() -> None:
    state = after(looked(deal(), "A1", "B1"), PutBack(swap=False))
    assert state.notes == ()
    assert RULES.seat_view(state, state.table.seat).notes == ()


def test_lf_31_a_look_is_readable_until_the_turn_moves_on_or_as_long_as_the_house_rule_says() -> None:
    for seconds in (0, 30):
        state = after(position(MIXED, options={"look_seconds": seconds}), Look(cell=0))
        assert TEXT.exposure(RULES.seat_view(state, Seat(0))) == seconds
        assert TEXT.exposure(RULES.seat_view(state, Seat(1))) is None
        state = after(state, Look(cell=1), PutBack(swap=False))
        assert RULES.seat_view(state, Seat(0)).seen == ()
        assert TEXT.exposure(RULES.seat_view(state, Seat(0))) is None


# ---------------------------------------------------------------- giving up, undo


def test_lf_33_giving_up_needs_a_majority_and_is_always_offered() -> None:
    state = position(MIXED, seats=3)
    for action in (Look(cell=0), Look(cell=1), PutBack(swap=False), FlipCard(cell=0)):
        assert all("concede" in may(state, seat) for seat in range(3))
        state = after(state, action)
    decision = state.table.decision
    first = step(state, Concede(), 2)
    assert first.state.table.decision == decision, "the open decision goes on"
    assert first.public[0].needed == 1
    assert "concede" not in may(first.state, 2)
    with pytest.raises(Illegal):
        step(first.state, Concede(), 2)
    ended = step(first.state, Concede(), 1).state
    assert (ended.table.outcome.reason, ended.table.outcome.score) == ("conceded", None)


def test_lf_33_a_sorted_grid_that_is_given_up_is_lost() -> None:
    assert step(position(SORTED, seats=1), Concede()).state.table.outcome == Outcome(reason="conceded")


def test_lf_33_beginning_a_turn_takes_the_wish_back() -> None:
    state = step(position(MIXED, seats=3), Concede(), 0).state
    assert state.table.conceding == (0,)
    state = after(state, Look(cell=0))
    assert state.table.conceding == ()
    state = step(state, Concede(), 0).state
    assert after(state, Look(cell=1)).table.conceding == (0,), "only the beginning of a turn does"


def test_lf_33_those_who_leave_are_not_counted() -> None:
    state = step(step(position(MIXED, seats=4), Concede(), 1).state, Concede(), 2).state
    assert state.table.outcome is None
    assert step(state, Leave(seat=Seat(3)), None).state.table.outcome.reason == "conceded"


def test_lf_33_a_lost_position_is_not_announced() -> None:
    lost = position("ggg/ppp/kkk", up="B2", hints=[("k", 0, 3)])
    fine = position("ggg/ppp/kkk", up="B2", hints=[("k", 2, 3)])
    assert may(lost, 0) == may(fine, 0)
    assert RULES.status(RULES.public_view(lost)) == RULES.status(RULES.public_view(fine))


def test_lf_34_nothing_that_showed_a_card_can_be_undone() -> None:
    state, reveals = position(MIXED, supply="k", seats=3), {}
    for action in (Look(cell=0), Look(cell=1), PutBack(swap=True), TakeHint(), PlaceHint(row=0, col=4), EndTurn()):
        done = step(state, action)
        reveals[action.kind] = done.reveals
        state = done.state
    assert reveals == {
        "look": True,
        "put_back": True,  # an undo would show the cards once more
        "take_hint": True,
        "place_hint": False,
        "end_turn": False,
    }
    assert not step(state, Concede(), 0).reveals
    assert step(turn(state, "A1", "B1", "A1", end=False), Declare()).reveals


def test_lf_36_solo_is_a_whole_game() -> None:
    state = deal(seats=1, hints=2)
    assert len(state.supply) == 2
    state = turn(state, "A1", "B1", "A1")
    assert (state.table.seat, state.table.turn, state.table.round) == (0, 2, 2)


# ---------------------------------------------------------------- the end, records, what is told


def test_lf_37_the_end_reveals_the_grid_what_was_down_hints_and_left_overs() -> None:
    state = position(SORTED, up="A1", hints=[("k", 3, -1)], supply="sg")
    assert RULES.public_view(state).reveal is None
    ended = after(turn(state, "B1", "A2", "B1", end=False), Declare())
    reveal = RULES.public_view(ended).reveal
    assert reveal is not None
    assert reveal.cards == ended.cards
    assert reveal.down == tuple(range(2, 16))
    assert reveal.unused_hints == state.supply
    assert Counter(reveal.aside) == Counter(state.aside)
    assert reveal.split == ()
    told = [line.id for line in TEXT.result(RULES.public_view(ended))]
    assert told == ["lf-won", "lf-hats-off", "lf-unused-hints", "lf-aside"]


def test_lf_37_a_lost_grid_tells_what_was_not_together() -> None:
    ended = after(turn(position("ggp/kpg/kkp"), "A1", "B1", "A1", end=False), Declare())
    reveal = RULES.public_view(ended).reveal
    assert reveal.split == (GLASSES, PHONE)
    assert "lf-apart" in [line.id for line in narrative.result(RULES.public_view(ended))]


def test_lf_37_a_hint_still_in_hand_counts_as_unused() -> None:
    state = after(looked(position(MIXED, seats=1, supply="kp"), "A1", "B1"), PutBack(swap=False), TakeHint())
    ended = step(state, Concede()).state
    assert RULES.public_view(ended).reveal.unused_hints == (KEYS, PHONE)


def test_lf_38_no_seat_holds_more_than_its_own_looks() -> None:
    state = looked(deal(seats=4), "A1", "B1")
    seen = [len(RULES.seat_view(state, Seat(seat)).seen) for seat in range(4)]
    assert sorted(seen) == [0, 0, 0, 2]


def test_lf_39_hints_may_chain_outwards_without_a_limit() -> None:
    chain = [("k", 0, col) for col in range(4, 8)]
    state = position(MIXED, hints=chain, phase="place", in_hand=PHONE)
    assert (0, 8) in spots(state)
    assert described.board(RULES.public_view(state))


def test_lf_40_best_lists_are_kept_per_set_up() -> None:
    basic = Options()
    different = [
        (basic, 1),
        (basic, 2),
        (Options(rows=3, cols=3, kinds=3), 2),
        (Options(rows=2, kinds=2), 2),
        (Options(rows=2, kinds=4), 2),
        (Options(hints=1), 2),
        (Options(commit_both=True), 2),
        (Options(always_swap=True), 2),
        (Options(flip_own=True), 2),
        (Options(open_hints=True), 2),
        (Options(random_counts=True), 2),
        (Options(random_counts=True, least_each=1), 2),
        (Options(double=True), 2),
        (Options(memory="full"), 2),
        (Options(declare_early=True), 2),
        (Options(hint_touch="grid"), 2),
    ]
    for options, seats in different:
        assert board_of(*of_board(board_of(options, seats))) == board_of(options, seats)
    assert len({board_of(options, seats) for options, seats in different}) == len(different)
    same = [Options(target=8), Options(talk="silent"), Options(look_seconds=30), Options(chosen=(0, 1, 2, 3))]
    assert {board_of(options, 2) for options in same} == {board_of(basic, 2)}
    assert board_of(CHALLENGES[4], 2) == board_of(Options(hints=1), 2)


def test_lf_41_of_the_pile_only_the_size_is_public() -> None:
    state = deal(seats=3)
    other = evolve(state, supply=state.supply[::-1], aside=state.aside[::-1])
    assert RULES.public_view(other) == RULES.public_view(state)
    assert RULES.public_view(state).supply == 6
    alt = str(TEXT.alt(RULES.public_view(state)))
    assert not any(item in alt for item in ITEMS)


def test_impossible_settings_are_refused_by_name() -> None:
    with pytest.raises(Refused, match="unknown_option"):
        LOBBY.changed(Options(), "colour", "red", 2)
    with pytest.raises(Refused, match="unknown_value"):
        LOBBY.changed(Options(), "hints", 3, 2)
    assert targets(position(MIXED), "look") == set(range(16))
