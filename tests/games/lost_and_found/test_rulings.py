"""One test or more for each ruling LF-01 to LF-26: seats, the deal, the turn, hints, variants."""

from collections import Counter

import pytest

from engine.core.errors import Illegal, Over
from engine.core.model import evolve
from engine.games.lost_and_found.actions import (
    Declare,
    EndTurn,
    FlipCard,
    Look,
    LookPair,
    PlaceHint,
    PutBack,
    TakeHint,
    Vote,
)
from engine.games.lost_and_found.challenges import CHALLENGES, passed, result
from engine.games.lost_and_found.events import HintTaken, Looked, PutBackDone, VoteClosed
from engine.games.lost_and_found.game import LOST_AND_FOUND, RULES
from engine.games.lost_and_found.narrative import hats_off
from engine.games.lost_and_found.options import COPIES, ITEMS, Options
from tests.games.lost_and_found.builders import (
    GLASSES,
    KEYS,
    PHONE,
    after,
    cell,
    deal,
    lapse,
    looked,
    may,
    position,
    spots,
    step,
    targets,
    turn,
)

LOBBY = LOST_AND_FOUND.lobby
SORTED = "ggpp/ggpp/kkss/kkss"
MIXED = "gpks/pksg/ksgp/sgpk"


def test_lf_01_one_to_four_seats_and_up_to_eight_by_house_rule() -> None:
    assert LOBBY.seat_range(Options()) == (1, 4)
    assert LOBBY.problem(Options(), 4) is None
    assert LOBBY.problem(Options(), 5) == "too_many_seats"
    assert LOBBY.problem(Options(), 0) == "too_few_seats"
    assert LOBBY.seat_range(Options(max_seats=8)) == (1, 8)
    assert LOBBY.problem(Options(max_seats=8), 8) is None
    assert LOBBY.problem(Options(max_seats=9), 4) == "unknown_value"


def test_lf_02_a_random_seat_begins_and_the_order_is_fixed() -> None:
    assert {deal(seats=3, number=n).table.seat for n in range(40)} == {0, 1, 2}
    assert {deal(seats=3, number=n, first_seat="owner").table.seat for n in range(40)} == {0}
    state, order = deal(seats=3), []
    for flip in ("A1", "B1", "C1", "D1"):
        order.append(int(state.table.seat))
        state = turn(state, "A4", "B4", flip)
    assert order == [(order[0] + i) % 3 for i in range(4)]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_lf_02_a_round_is_over_when_the_turn_comes_round_to_who_began(first: int) -> None:
    state = position(MIXED, seats=3, seat=first)
    rounds = [state.table.round]
    for flip in ("A1", "B1", "C1", "D1", "A2"):
        state = turn(state, "A4", "B4", flip)
        rounds.append(state.table.round)
    assert rounds == [1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("number", range(5))
def test_lf_03_hints_are_left_over_cards_of_the_items_in_play(number: int) -> None:
    state = deal(seats=4, number=number)
    assert len(state.supply) == 8
    assert state.aside == ()
    assert Counter(state.cards + state.supply) == dict.fromkeys(state.table.items, COPIES)


@pytest.mark.parametrize(
    ("grid", "hints", "seats", "dealt"),
    [((2, 4, 2), 2, 2, 4), ((2, 4, 2), 2, 3, 4), ((3, 4, 3), 2, 4, 6), ((4, 4, 4), 2, 5, 8), ((5, 6, 5), 0, 2, 0)],
)
def test_lf_04_all_left_over_cards_are_dealt_where_there_are_too_few(
    grid: tuple[int, int, int], hints: int, seats: int, dealt: int
) -> None:
    rows, cols, kinds = grid
    options = Options(rows=rows, cols=cols, kinds=kinds, hints=hints, max_seats=8)
    state = deal(seats=seats, rows=rows, cols=cols, kinds=kinds, hints=hints, max_seats=8)
    assert len(state.supply) == dealt
    told = {note.id: dict(note.values) for note in LOBBY.notes(options, seats)}
    if dealt < hints * seats:
        assert told["lf-note-fewer-hints"] == {"asked": hints * seats, "dealt": dealt}
    else:
        assert "lf-note-fewer-hints" not in told


def test_lf_05_items_are_dealt_at_random_and_shown_or_chosen() -> None:
    dealt = [deal(number=n) for n in range(60)]
    assert len({state.table.items for state in dealt}) == 5
    assert all(set(state.cards) == set(state.table.items) for state in dealt)
    assert set(deal(chosen=(0, 2, 3, 4)).cards) == {0, 2, 3, 4}
    assert LOBBY.problem(Options(chosen=(0, 1)), 2) == "items_do_not_fit"
    assert LOBBY.problem(Options(chosen=(0, 1, 2, 9)), 2) == "unknown_value"


def test_lf_06_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    state = position(MIXED)
    state = after(state, Look(cell=0))
    view = RULES.seat_view(state, state.table.seat)
    assert [(seen.cell, seen.item) for seen in view.seen] == [(0, GLASSES)]
    assert targets(state, "look") == set(range(1, 16))
    with pytest.raises(Illegal):
        step(state, Look(cell=0))


@pytest.mark.parametrize("swap", [True, False])
def test_lf_07_whether_cards_were_swapped_is_public(swap: bool) -> None:
    state = looked(position(MIXED), "A1", "B1")
    done = step(state, PutBack(swap=swap))
    assert done.public == (PutBackDone(seat=state.table.seat, cells=(0, 1), swapped=swap),)
    assert done.state.cards[:2] == ((PHONE, GLASSES) if swap else (GLASSES, PHONE))
    assert done.state.cards[2:] == state.cards[2:]


def test_lf_08_declaring_is_for_the_end_of_a_complete_turn() -> None:
    state = position(SORTED)
    offered = [may(state, 0)]
    for action in (Look(cell=0), Look(cell=1), PutBack(swap=False), FlipCard(cell=0)):
        state = after(state, action)
        offered.append(may(state, 0))
    assert ["declare" in kinds for kinds in offered] == [False, False, False, False, True]


def test_lf_08_house_rule_declare_instead_of_the_action() -> None:
    state = after(looked(position(SORTED, options={"declare_early": True}), "A1", "B1"), PutBack(swap=False))
    assert {"declare", "flip"} <= may(state, 0)
    outcome = after(state, Declare()).table.outcome
    assert outcome is not None
    assert outcome.score == 16
    double = position(SORTED, options={"declare_early": True, "double": True})
    double = after(looked(double, "A1", "B1"), PutBack(swap=False), FlipCard(cell=0))
    assert double.table.phase == "act"
    assert "declare" not in may(double, 0), "instead of the whole step, not of its second half"


def test_lf_09_only_the_seat_on_turn_declares_after_one_confirmation() -> None:
    state = turn(position(SORTED, seats=3), "A1", "B1", "A1", end=False)
    assert "declare" in may(state, 0)
    assert may(state, 1) == may(state, 2) == {"concede"}
    view = RULES.seat_view(state, state.table.seat)
    asked = [o for o in RULES.offers(view) if LOST_AND_FOUND.text.confirm(view, o)]
    assert {offer.action.kind for offer in asked} == {"declare", "concede"}


def _proposed(seats: int, **options: object) -> object:
    state = position(SORTED, seats=seats, options={"declare_vote": True, **options})
    return step(turn(state, "A1", "B1", "A1", end=False), Declare())


def test_lf_09_house_rule_a_majority_must_agree() -> None:
    state = _proposed(3).state
    assert state.table.phase == "vote"
    assert RULES.status(RULES.public_view(state)).pending.seats == (1, 2)
    decision = state.table.decision
    refused = step(state, Vote(agree=False), 1).state
    assert refused.table.decision == decision, "the proposal stays the same decision while votes come in"
    assert step(refused, Vote(agree=True), 2).state.table.outcome.score == 15
    closed = step(refused, Vote(agree=False), 2)
    assert VoteClosed(agreed=False) in closed.public
    assert (closed.state.table.phase, closed.state.table.seat) == ("look", 1)


def test_lf_09_house_rule_half_is_no_majority_and_alone_one_is_enough() -> None:
    tie = step(_proposed(2).state, Vote(agree=False), 1)
    assert tie.state.table.outcome is None
    assert _proposed(1).state.table.outcome.score == 15


def test_lf_09_house_rule_a_vote_closes_as_soon_as_the_rest_cannot_change_it() -> None:
    state = step(_proposed(4).state, Vote(agree=False), 1).state
    assert state.table.phase == "vote"
    closed = step(state, Vote(agree=False), 3)
    assert VoteClosed(agreed=False) in closed.public, "two of four against: seat 2 need not be asked"


def test_lf_09_house_rule_silence_is_no_agreement() -> None:
    closed = lapse(_proposed(3).state)
    assert VoteClosed(agreed=False) in closed.public
    assert closed.state.table.outcome is None


def test_lf_09_with_lf_08_a_failed_early_proposal_leaves_the_action_and_is_not_repeated() -> None:
    state = position(SORTED, options={"declare_vote": True, "declare_early": True})
    state = after(looked(state, "A1", "B1"), PutBack(swap=False), Declare())
    state = step(state, Vote(agree=False), 1).state
    assert (state.table.phase, state.table.seat) == ("act", 0)
    assert "declare" not in may(state, 0)
    assert "declare" in may(after(state, FlipCard(cell=0)), 0)


def test_lf_10_any_face_down_card_may_be_turned_up() -> None:
    state = after(looked(position(MIXED, up="D4"), "A1", "B1"), PutBack(swap=False))
    assert targets(state, "flip") == set(range(15))


def test_lf_11_taking_a_hint_shows_it_to_all_and_commits() -> None:
    state = after(looked(position(MIXED, supply="kp"), "A1", "B1"), PutBack(swap=False))
    taken = step(state, TakeHint())
    assert taken.public == (HintTaken(seat=state.table.seat, item=KEYS),)
    assert taken.reveals
    assert taken.state.table.in_hand == KEYS
    assert may(taken.state, 0) == {"place_hint", "concede"}
    with pytest.raises(Illegal):
        step(taken.state, FlipCard(cell=0))


@pytest.mark.parametrize(
    ("rows", "cols", "places"), [(2, 4, 12), (3, 3, 12), (3, 4, 14), (4, 4, 16), (4, 5, 18), (5, 6, 22)]
)
def test_lf_12_the_first_hint_goes_edge_to_edge_with_the_grid(rows: int, cols: int, places: int) -> None:
    state = position("/".join("g" * cols for _ in range(rows)), phase="place", in_hand=KEYS)
    found = spots(state)
    assert len(found) == places
    assert not found & {(-1, -1), (-1, cols), (rows, -1), (rows, cols)}


def test_lf_12_later_hints_may_touch_earlier_ones_unless_the_house_rule_says_grid_only() -> None:
    hints = [("k", 0, 4)]
    anywhere = spots(position(MIXED, hints=hints, phase="place", in_hand=PHONE))
    assert {(0, 5), (-1, 4)} <= anywhere
    assert (0, 4) not in anywhere
    grid = spots(position(MIXED, hints=hints, phase="place", in_hand=PHONE, options={"hint_touch": "grid"}))
    assert not grid & {(0, 5), (-1, 4)}
    assert len(grid) == 15


def test_lf_12_a_hint_belongs_to_the_grid_at_the_end() -> None:
    apart = turn(position(SORTED, hints=[("k", 0, 4)]), "A1", "B1", "A1", end=False)
    assert after(apart, Declare()).table.outcome.score is None
    joined = turn(position(SORTED, hints=[("k", 3, -1)]), "A1", "B1", "A1", end=False)
    assert after(joined, Declare()).table.outcome.score == 15


def test_lf_12_house_rule_no_hint_is_offered_where_no_place_is_left() -> None:
    ring = [("k", -1, c) for c in range(4)] + [("k", 2, c) for c in range(2)]
    ring += [("p", 2, 2), ("p", 2, 3), ("p", 0, -1), ("p", 1, -1), ("g", 0, 4), ("g", 1, 4)]
    state = position("kkgg/ppss", hints=ring, supply="s", options={"hint_touch": "grid"})
    state = after(looked(state, "A1", "B1"), PutBack(swap=False))
    assert may(state, 0) == {"flip", "concede"}


def test_lf_13_hints_and_face_up_cards_cannot_be_looked_at_or_moved() -> None:
    state = position(MIXED, up="A1", hints=[("k", 0, 4)])
    assert targets(state, "look") == set(range(1, 16))
    with pytest.raises(Illegal):
        step(state, Look(cell=0))
    with pytest.raises(Illegal):
        step(state, Look(cell=16))


def test_lf_14_one_face_down_card_ends_the_game_at_once() -> None:
    state = position("gggg/pppp", up="A1 B1 C1 D1 A2 B2", options={"double": True}, seats=1)
    ended = after(looked(state, "C2", "D2"), PutBack(swap=False), FlipCard(cell=6))
    assert ended.table.outcome.reason == "last_card"
    assert ended.table.outcome.score == 1


def test_lf_15_points_are_face_down_grid_cards_and_never_hints() -> None:
    state = position(SORTED, up="A1 B1 C1", hints=[("k", 3, -1), ("g", 0, -1)])
    ended = after(turn(state, "A2", "B2", "A2", end=False), Declare())
    assert ended.table.outcome.score == 12


def test_lf_16_a_lost_game_has_no_score() -> None:
    ended = after(turn(position(MIXED), "A1", "B1", "A1", end=False), Declare())
    assert ended.table.outcome.score is None
    assert ended.table.outcome.winners == ()
    assert ended.table.down == 15, "what was reached stands in the view"


def test_lf_17_hats_off_for_half_of_the_grid() -> None:
    assert hats_off(Options(), 8)
    assert not hats_off(Options(), 7)
    small = Options(rows=3, cols=3, kinds=3)
    assert [hats_off(small, score) for score in (4, 5)] == [False, True]


def test_lf_18_one_card_is_a_group_and_absent_items_must_have_their_hints_together() -> None:
    ring = "ggg/gpg/ggg"
    assert after(turn(position(ring), "A1", "B1", "A1", end=False), Declare()).table.outcome.score == 8
    together = position(ring, hints=[("k", 0, 3), ("k", 1, 3)])
    assert after(turn(together, "A1", "B1", "A1", end=False), Declare()).table.outcome.score == 8
    apart = position(ring, hints=[("k", 0, 3), ("k", 2, 3)])
    assert after(turn(apart, "A1", "B1", "A1", end=False), Declare()).table.outcome.score is None


def test_lf_19_v1_both_cards_are_named_before_either_is_shown() -> None:
    state = position(MIXED, options={"commit_both": True})
    assert may(state, 0) == {"look_pair", "concede"}
    shown = step(state, LookPair(cells=frozenset({3, 0})))
    assert shown.public == (Looked(seat=state.table.seat, cells=(0, 3)),)
    assert [whisper.cell for _, whisper in shown.private] == [0, 3]
    assert shown.state.table.phase == "return"
    for wrong in ({0}, {0, 1, 2}, {0, 16}):
        with pytest.raises(Illegal):
            step(state, LookPair(cells=frozenset(wrong)))


def test_lf_20_v2_two_equal_cards_are_swapped_too() -> None:
    state = looked(position(SORTED, options={"always_swap": True}), "A1", "B1")
    assert may(state, 0) == {"put_back", "concede"}
    with pytest.raises(Illegal):
        step(state, PutBack(swap=False))
    done = step(state, PutBack(swap=True))
    assert done.state.cards == state.cards
    assert done.public[0].swapped


def test_lf_21_v3_only_a_returned_card_may_be_turned_up_and_hints_are_free() -> None:
    state = after(looked(position(MIXED, supply="k", options={"flip_own": True}), "A1", "C3"), PutBack(swap=True))
    assert targets(state, "flip") == {cell("A1", 4), cell("C3", 4)}
    assert "take_hint" in may(state, 0)


def test_lf_21_v3_with_double_turns_both_up() -> None:
    state = position(MIXED, options={"flip_own": True, "double": True})
    state = after(looked(state, "A1", "C3"), PutBack(swap=False), FlipCard(cell=0))
    assert targets(state, "flip") == {cell("C3", 4)}


def test_lf_21_v3_any_card_where_an_absence_left_no_target() -> None:
    state = position(MIXED, options={"flip_own": True, "double": True})
    state = lapse(after(state, Look(cell=0))).state
    assert targets(state, "flip") == {0}
    state = after(state, FlipCard(cell=0))
    assert targets(state, "flip") == set(range(1, 16))


def test_lf_22_v4_only_the_dealt_hints_lie_open_and_are_not_replaced() -> None:
    fresh = deal(seats=2, open_hints=True, hints=1)
    assert fresh.table.spread == fresh.supply
    assert len(fresh.supply) == 2
    state = after(looked(position(MIXED, supply="kpkg", options={"open_hints": True}), "A1", "B1"), PutBack(swap=False))
    offered = {
        offer.path[1] for offer in RULES.offers(RULES.seat_view(state, state.table.seat)) if "hint" in offer.path[0]
    }
    assert offered == {"0", "1", "3"}, "one of each item is enough to choose from"
    taken = after(state, TakeHint(index=3))
    assert taken.table.in_hand == GLASSES
    assert taken.table.spread == taken.supply == (KEYS, PHONE, KEYS)


def test_lf_23_v5_the_whole_pool_is_shuffled() -> None:
    counts = [Counter(deal(number=n, random_counts=True, kinds=4).cards) for n in range(80)]
    assert any(len(set(count.values())) > 1 for count in counts)
    assert all(max(count.values()) <= COPIES for count in counts)
    small = [deal(number=n, rows=2, random_counts=True) for n in range(80)]
    assert any(len(set(state.cards)) < 4 for state in small), "an item may be missing"
    told = LOBBY.notes(Options(rows=2, random_counts=True), 2)
    assert "lf-note-item-missing" in [note.id for note in told]


@pytest.mark.parametrize(
    ("options", "least", "most"),
    [
        (Options(rows=2, cols=4, kinds=2, random_counts=True), 2, 6),
        (Options(rows=2, cols=4, kinds=4, random_counts=True), 0, 6),
        (Options(rows=3, cols=3, kinds=3, random_counts=True, least_each=2), 2, 5),
        (Options(random_counts=True, least_each=1), 1, 6),
    ],
)
def test_lf_23_the_note_tells_how_few_and_how_many_there_can_be(options: Options, least: int, most: int) -> None:
    (told,) = [note.values for note in LOBBY.notes(options, 1) if note.id == "lf-note-random-counts"]
    assert told == {"least": least, "most": most}
    deals = [deal(seats=1, number=number, **options.model_dump()) for number in range(300)]
    counts = [state.cards.count(item) for state in deals for item in state.table.items]
    assert least <= min(counts)
    assert max(counts) <= most


@pytest.mark.parametrize("least", [1, 2])
def test_lf_23_house_rule_at_least_so_many_of_each(least: int) -> None:
    for number in range(40):
        state = deal(number=number, rows=3, random_counts=True, least_each=least)
        assert all(state.cards.count(item) >= least for item in state.table.items)
        assert Counter(state.cards + state.supply + state.aside) == dict.fromkeys(state.table.items, COPIES)


def test_lf_24_v5_nobody_is_told_any_count() -> None:
    state = deal(random_counts=True)
    view = RULES.public_view(state)
    assert view.reveal is None
    assert view.table == state.table
    assert set(state.table.up) == {None}
    assert view.supply == len(state.supply), "the pile's size is all that is told"


def test_lf_25_double_two_actions_in_any_mix_and_declaring_only_at_the_end() -> None:
    state = after(looked(position(MIXED, supply="k", options={"double": True}), "A1", "B1"), PutBack(swap=False))
    state = after(state, TakeHint(), PlaceHint(row=0, col=4))
    assert (state.table.phase, state.table.actions) == ("act", 1)
    assert may(state, 0) == {"flip", "concede"}
    state = after(state, FlipCard(cell=0))
    assert state.table.phase == "close"
    assert after(state, EndTurn()).table.actions == 2


def test_lf_26_challenges_without_a_target_ask_for_a_win() -> None:
    for number in (8, 10):
        options = CHALLENGES[number]
        assert options.target is None
        won = after(turn(position(SORTED), "A1", "B1", "A1", end=False), Declare()).table.outcome
        assert passed(options, won)
        assert result(options, 2, won).badge == f"challenge-{number}"
        assert not passed(options, evolve(won, score=None, winners=()))


def test_nothing_is_accepted_after_the_end() -> None:
    ended = after(turn(position(SORTED), "A1", "B1", "A1", end=False), Declare())
    with pytest.raises(Over):
        step(ended, Look(cell=0))
    with pytest.raises(Over):
        lapse(ended)


def test_every_item_has_a_letter_of_its_own() -> None:
    assert len({item[0] for item in ITEMS}) == len(ITEMS)
