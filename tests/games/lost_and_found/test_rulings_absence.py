"""Rulings LF-32 and LF-35: deadlines, leaving, joining, and votes that somebody leaves."""

from typing import Any

import pytest

from engine.core.errors import Illegal, Stale
from engine.core.events import SeatHanded, SeatLeft
from engine.core.ids import Seat
from engine.core.protocol import Concede, HandOver, Join, Lapse, Leave, Outcome
from engine.games.lost_and_found.actions import (
    Declare,
    EndTurn,
    FlipCard,
    Look,
    PutBack,
    Skip,
    TakeHint,
    Vote,
)
from engine.games.lost_and_found.events import PutBackDone, TurnLapsed, TurnSkipped
from engine.games.lost_and_found.game import RULES
from tests.games.lost_and_found.builders import (
    GLASSES,
    KEYS,
    PHONE,
    after,
    lapse,
    looked,
    may,
    position,
    step,
    turn,
)

SORTED = "ggpp/ggpp/kkss/kkss"
MIXED = "gpks/pksg/ksgp/sgpk"


def pending(state: Any) -> Any:
    return RULES.status(RULES.public_view(state)).pending


def test_lf_32_before_a_look_anybody_else_may_skip_the_turn_at_no_cost() -> None:
    state = position(MIXED, seats=3, supply="k")
    late = lapse(state)
    assert late.public == (TurnLapsed(seat=Seat(0)),)
    assert pending(late.state).kind == "caretaker"
    assert [may(late.state, seat) for seat in range(3)] == [
        {"look", "concede"},
        {"skip", "concede"},
        {"skip", "concede"},
    ]
    skipped = step(late.state, Skip(), 2)
    assert TurnSkipped(seat=Seat(0), by=Seat(2)) in skipped.public
    assert skipped.state.table.seat == 1
    assert (skipped.state.table.down, skipped.state.supply) == (state.table.down, state.supply)
    with pytest.raises(Illegal):
        step(late.state, Skip(), 0)


def test_lf_32_whoever_was_late_may_still_go_on() -> None:
    state = after(lapse(position(MIXED, seats=2)).state, Look(cell=3))
    assert not state.table.caretaker
    assert pending(state).kind == "turn"
    assert may(state, 1) == {"concede"}


@pytest.mark.parametrize("always_swap", [False, True])
@pytest.mark.parametrize("cards", [1, 2])
def test_lf_32_after_a_look_the_cards_go_back_and_anybody_acts(cards: int, always_swap: bool) -> None:
    state = position(MIXED, seats=2, supply="k", options={"always_swap": always_swap})
    state = after(state, *[Look(cell=i) for i in range(cards)])
    late = lapse(state)
    swapped = always_swap and cards == 2
    assert late.public[1] == PutBackDone(seat=Seat(0), cells=tuple(range(cards)), swapped=swapped)
    assert late.state.cards[:2] == ((PHONE, GLASSES) if swapped else (GLASSES, PHONE))
    for seat in (0, 1):
        assert RULES.seat_view(late.state, Seat(seat)).seen == ()
        assert may(late.state, seat) == {"flip", "take_hint", "concede"}
    acted = step(late.state, FlipCard(cell=5), 1)
    assert acted.public[0].seat == 1
    assert may(acted.state, 1) == {"declare", "end_turn", "concede"}
    assert step(acted.state, EndTurn(), 1).state.table.seat == 1


def test_lf_32_a_second_lapse_passes_the_turn_on_and_nothing_is_turned_up() -> None:
    state = after(looked(position(MIXED, seats=2, supply="kp"), "A1", "B1"), PutBack(swap=False), TakeHint())
    state = lapse(lapse(state).state).state
    assert (state.table.seat, state.table.phase, state.table.in_hand) == (1, "look", None)
    assert state.supply == (PHONE, KEYS), "the hint that nobody laid lies under the pile"
    assert state.table.down == 16


def test_lf_32_open_hints_go_back_to_the_spread() -> None:
    state = position(MIXED, seats=2, supply="kp", options={"open_hints": True})
    state = lapse(lapse(after(looked(state, "A1", "B1"), PutBack(swap=False), TakeHint())).state).state
    assert state.table.spread == state.supply == (PHONE, KEYS)


@pytest.mark.parametrize(("seats", "turns"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_lf_32_a_whole_round_in_which_nobody_does_anything_ends_the_game(seats: int, turns: int) -> None:
    state, lapses = position(MIXED, seats=seats), 0
    while state.table.outcome is None:
        state, lapses = lapse(state).state, lapses + 1
    assert lapses == 2 * turns
    assert state.table.outcome == Outcome(reason="abandoned")


def test_lf_32_doing_anything_starts_the_count_anew() -> None:
    state = lapse(lapse(position(MIXED, seats=2)).state).state
    assert state.table.idle == 1
    assert after(state, Look(cell=0)).table.idle == 0
    assert step(state, Concede(), 0).state.table.idle == 0


def test_a_deadline_that_belongs_to_another_decision_is_stale() -> None:
    state = position(MIXED)
    with pytest.raises(Stale):
        step(state, Lapse(decision=state.table.decision + 1), None)


# ---------------------------------------------------------------- leaving and joining


def test_lf_35_a_seat_that_leaves_is_left_out_and_the_hints_stay() -> None:
    state = position(MIXED, seats=3, supply="kp")
    left = step(state, Leave(seat=Seat(1)), None).state
    assert left.supply == state.supply
    assert left.table.decision == state.table.decision
    assert may(left, 1) == set()
    assert turn(left, "A1", "B1", "A1").table.seat == 2


def test_lf_35_leaving_before_a_look_passes_the_turn_and_after_one_hands_it_over() -> None:
    state = position(MIXED, seats=3)
    assert step(state, Leave(seat=Seat(0)), None).state.table.seat == 1
    state = step(looked(state, "A1", "B1"), Leave(seat=Seat(0)), None).state
    assert (state.table.phase, state.table.looked, state.table.caretaker) == ("act", (), True)
    assert pending(state).seats == (1, 2)
    assert step(state, FlipCard(cell=0), 2).state.table.phase == "close"


def test_lf_35_an_absent_seat_that_leaves_changes_nothing_for_those_who_go_on() -> None:
    state = lapse(looked(position(MIXED, seats=3), "A1", "B1")).state
    left = step(state, Leave(seat=Seat(0)), None)
    assert left.public == (SeatLeft(seat=Seat(0)),)
    assert left.state.table.decision == state.table.decision
    assert pending(left.state).seats == (1, 2)


def test_lf_35_a_seat_on_turn_that_leaves_during_a_vote_leaves_its_action_to_the_others() -> None:
    state = position(SORTED, seats=3, options={"declare_vote": True, "declare_early": True})
    state = lapse(looked(state, "A1", "B1")).state
    state = step(step(state, Declare(), 1).state, Leave(seat=Seat(0)), None).state
    assert state.table.phase == "vote"
    refused = step(state, Vote(agree=False), 2).state
    assert (refused.table.phase, pending(refused).kind, pending(refused).seats) == ("act", "caretaker", (1, 2))


def test_lf_35_whoever_proposed_early_and_leaves_leaves_its_action_to_the_others() -> None:
    state = position(SORTED, seats=3, options={"declare_vote": True, "declare_early": True})
    state = after(looked(state, "A1", "B1"), PutBack(swap=False), Declare())
    left = step(state, Leave(seat=Seat(0)), None).state
    assert (left.table.phase, pending(left).kind, pending(left).seats) == ("act", "caretaker", (1, 2))


def test_lf_35_the_round_is_counted_though_its_first_seat_left() -> None:
    state = step(position(MIXED, seats=3), Leave(seat=Seat(0)), None).state
    rounds = [state.table.round]
    for flip in ("A1", "B1", "C1"):
        state = turn(state, "A4", "B4", flip)
        rounds.append(state.table.round)
    assert rounds == [1, 1, 2, 2]


def test_lf_35_the_last_to_leave_abandons_the_game() -> None:
    state = step(position(MIXED, seats=2), Leave(seat=Seat(1)), None).state
    assert step(state, Leave(seat=Seat(0)), None).state.table.outcome == Outcome(reason="abandoned")


def test_lf_35_a_substitute_gets_the_future_but_no_looks_and_no_notes() -> None:
    state = position(MIXED, seats=2, options={"memory": "notes"})
    state = after(looked(state, "A1", "B1"), PutBack(swap=False), FlipCard(cell=5), EndTurn())
    assert RULES.seat_view(state, Seat(0)).notes
    state = step(step(state, Leave(seat=Seat(0)), None).state, Join(seat=Seat(0)), None).state
    view = RULES.seat_view(state, Seat(0))
    assert (view.notes, view.seen) == ((), ())
    assert turn(state, "A1", "B1", "A1").table.seat == 0


def test_lf_35_only_vacant_seats_can_be_taken() -> None:
    with pytest.raises(Stale):
        step(position(MIXED, seats=2), Join(seat=Seat(1)), None)


def test_lf_35_leaving_while_all_are_asked_counts_the_proposal_anew() -> None:
    state = position(SORTED, seats=3, options={"declare_vote": True})
    state = step(turn(state, "A1", "B1", "A1", end=False), Declare()).state
    after_no = step(state, Vote(agree=False), 1).state
    assert step(state, Leave(seat=Seat(2)), None).state.table.phase == "vote"
    tied = step(after_no, Leave(seat=Seat(2)), None).state
    assert (tied.table.phase, tied.table.outcome) == ("look", None)
    agreed = step(after_no, Leave(seat=Seat(1)), None).state
    assert pending(agreed).seats == (2,)
    assert step(agreed, Vote(agree=True), 2).state.table.outcome.score == 15


def test_lf_35_a_proposal_falls_with_whoever_made_it() -> None:
    state = position(SORTED, seats=3, options={"declare_vote": True})
    state = step(turn(state, "A1", "B1", "A1", end=False), Declare()).state
    left = step(state, Leave(seat=Seat(0)), None).state
    assert (left.table.phase, left.table.seat, left.table.outcome) == ("look", 1, None)


def test_lf_35_a_proposal_that_others_agreed_to_falls_with_its_maker_too() -> None:
    state = position(SORTED, seats=5, options={"declare_vote": True, "max_seats": 8})
    state = step(turn(state, "A1", "B1", "A1", end=False), Declare()).state
    state = step(state, Vote(agree=True), 2).state
    assert step(state, Leave(seat=Seat(2)), None).state.table.phase == "vote"
    left = step(state, Leave(seat=Seat(0)), None).state
    assert (left.table.phase, left.table.seat, left.table.outcome) == ("look", 1, None)


def test_lf_35_whoever_takes_the_seat_on_turn_goes_on_by_themselves() -> None:
    state = step(looked(position(MIXED, seats=3), "A1", "B1"), Leave(seat=Seat(0)), None).state
    assert pending(state).kind == "caretaker"
    joined = step(state, Join(seat=Seat(0)), None).state
    assert (pending(joined).kind, pending(joined).seats) == ("turn", (0,))
    assert pending(joined).id != pending(state).id
    assert may(joined, 1) == {"concede"}
    other = step(state, Leave(seat=Seat(1)), None).state
    assert pending(step(other, Join(seat=Seat(1)), None).state).kind == "caretaker"


def test_lf_35_whoever_takes_the_seat_of_an_open_proposal_is_asked() -> None:
    state = position(SORTED, seats=3, options={"declare_vote": True})
    state = lapse(looked(state, "A1", "B1")).state
    state = step(step(state, FlipCard(cell=0), 1).state, Declare(), 1).state
    state = step(state, Leave(seat=Seat(0)), None).state
    state = step(state, Join(seat=Seat(0)), None).state
    assert pending(state).seats == (0, 2)
    assert not state.table.caretaker


@pytest.mark.parametrize("always_swap", [False, True])
def test_lf_35_a_seat_changes_hands_while_it_holds_cards(always_swap: bool) -> None:
    before = looked(position(MIXED, seats=2, options={"always_swap": always_swap, "memory": "notes"}), "A1", "B1")
    assert RULES.seat_view(before, Seat(0)).seen
    handed = step(before, HandOver(seat=Seat(0)), None)
    assert handed.public == (
        SeatHanded(seat=Seat(0)),
        PutBackDone(seat=Seat(0), cells=(0, 1), swapped=always_swap),
    )
    view = RULES.seat_view(handed.state, Seat(0))
    assert (view.seen, view.notes) == ((), ())
    assert (pending(handed.state).kind, pending(handed.state).seats) == ("turn", (0,))
    assert pending(handed.state).id != pending(before).id
    assert (handed.state.cards != before.cards) is always_swap
    assert may(handed.state, 0) == {"flip", "concede"}


def test_lf_35_another_holder_ends_what_others_do_by_acting_and_the_wish_to_give_up_at_once() -> None:
    state = step(position(MIXED, seats=3), Concede(), 0).state
    late = lapse(state).state
    assert pending(late).kind == "caretaker"
    handed = step(late, HandOver(seat=Seat(0)), None).state
    assert pending(handed) == pending(late), "a seat that goes to and fro wins no time"
    assert handed.table.conceding == ()
    back = step(handed, Look(cell=0), 0).state
    assert (pending(back).kind, pending(back).seats) == ("turn", (0,))
    other = step(late, HandOver(seat=Seat(1)), None).state
    assert pending(other) == pending(late)
    with pytest.raises(Stale):
        step(step(state, Leave(seat=Seat(1)), None).state, HandOver(seat=Seat(1)), None)
