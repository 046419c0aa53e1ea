"""One test or more for each ruling FK-03 to FK-19: the tiles, claims, the tableaus, time, the end."""

from itertools import permutations

import pytest

from engine.core.errors import Illegal, Stale
from engine.core.events import Ended, Paused, SeatAway, SeatBack, SeatHanded
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import HandOver, Join
from engine.games.finders_keepers.actions import Claim, Done, Resume, Stop, TurnTile, VoidTile
from engine.games.finders_keepers.events import Found, LockedOut, Reshuffled, SeatReady, TileClosed, TilesTurned
from engine.games.finders_keepers.game import FINDERS_KEEPERS, RULES, result
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.state import State
from tests.games.finders_keepers.builders import (
    after,
    awaited,
    claim,
    deal,
    keepers,
    lapse,
    leave,
    lying,
    may,
    position,
    public,
    step,
    tile,
    tiles,
    view,
    with_options,
)

TEXT = FINDERS_KEEPERS.text
TWO = ("duck rocket, marble duck, key feather", "duck, key, feather")


def closed(events: tuple[object, ...]) -> list[TileClosed]:
    return [event for event in events if isinstance(event, TileClosed)]


# ---------------------------------------------------------------- the tiles


def test_fk_03_the_pile_is_shuffled_once_and_then_most_collected_wins() -> None:
    state = position("duck, key, bell", "duck, key", pile="", closed=(5,) * 39)
    again = claim(claim(state, 0, 1).state, 1)
    assert any(isinstance(event, Reshuffled) for event in again.public)
    assert (again.state.table.passes, len(again.state.pile)) == (2, 39)
    assert sorted([*again.state.pile, *again.state.table.open]) == list(range(40))
    last = evolve(again.state, pile=(), table=evolve(again.state.table, used=again.state.pile))
    over = lapse(claim(last, 1).state).state
    assert over.table.outcome is not None
    assert (over.table.outcome.reason, over.table.outcome.winners) == ("pile_end", (0,))


def test_fk_03_equal_numbers_share() -> None:
    state = position("duck, key", "duck, key", "key, crown", pile="", passes=2)
    over = after(state, (1,), (1,), ()).table.outcome
    assert over is not None
    assert over.winners == (0, 1)


def test_fk_03_house_rule_most_collected_after_the_first_pass() -> None:
    state = position("duck, key", "duck, key, kite", pile="", options={"pile_end": "most"})
    over = after(state, (1,), ()).table.outcome
    assert over is not None
    assert (over.reason, over.winners) == ("pile_end", (0,))


@pytest.mark.parametrize("seats", [2, 6])
def test_fk_04_forty_tiles_of_forty_objects(seats: int) -> None:
    state = deal(seats)
    assert len(FIND_ME) == len(set(FIND_ME)) == 40
    assert sorted([*state.pile, *state.table.open]) == list(range(40))


# ---------------------------------------------------------------- claims


def test_fk_05_the_bot_judges_from_the_cards() -> None:
    state = after(position(*TWO), (1, 2), (2,))
    assert keepers(state) == [2, 0]
    assert not any("vote" in kind or "challenge" in kind for seat in (0, 1) for kind in may(state, seat))


@pytest.mark.parametrize(
    ("rule", "collected", "locked"), [("void", (), False), ("ignore", (1, 2), False), ("lockout", (), True)]
)
def test_fk_06_one_wrong_card_voids_the_whole_claim(rule: str, collected: tuple[int, ...], locked: bool) -> None:
    state = position(*TWO, options={"wrong": rule})
    last = claim(claim(state, 0, 1, 2, 3).state, 1)
    [event] = closed(last.public)
    assert event.found == (Found(seat=0, slots=collected), Found(seat=1, slots=()))
    assert last.state.table.places[0].locked is locked
    assert (LockedOut(seat=0) in last.public) is locked
    assert awaited(last.state) == ((1,) if locked else (0, 1))
    assert view(last.state, 0).verdicts[0].claimed == (1, 2, 3)


def test_fk_06_whoever_sits_out_is_back_for_the_tile_after() -> None:
    state = position(*TWO, open="key", pile="duck crown kite", options={"wrong": "lockout"})
    state = claim(claim(state, 0, 1).state, 1).state
    assert "claim" not in may(state, 0)
    with pytest.raises(Illegal):
        claim(state, 0, 1)
    state = claim(state, 1).state
    assert state.table.number == 3, "nobody waits for whoever sits out"
    assert awaited(state) == (0, 1)
    assert state.table.places[0].missed == 0, "sitting out is not being away"


def test_fk_06_nobody_sits_out_if_all_would() -> None:
    state = position(*TWO, open="key", pile="duck crown kite", options={"wrong": "lockout"})
    state = after(state, (1,), (1,))
    assert awaited(state) == (0, 1)


def test_fk_07_claiming_everything_brings_nothing() -> None:
    assert keepers(after(position(*TWO), (1, 2, 3), (1, 2, 3))) == [0, 0]


def test_fk_07_gentle_claims_are_capped_at_four_cards() -> None:
    state = deal(2, wrong="ignore")
    claim(state, 0, 1, 2, 3, 4)
    with pytest.raises(Illegal):
        claim(state, 0, 1, 2, 3, 4, 5)
    claim(deal(2), 0, *range(1, 13))


def test_fk_07_nothing_is_told_before_the_tile_closes() -> None:
    right, wrong = claim(position(*TWO), 0, 1, 2), claim(position(*TWO), 0, 3)
    assert right.public == wrong.public == (SeatReady(seat=0),)
    assert (right.private, right.reveals) == (wrong.private, wrong.reveals) == ((), False)
    assert public(right.state) == public(wrong.state)
    assert view(right.state, 1) == view(wrong.state, 1)
    mine, other = (TEXT.prompt(view(one.state, 0)) for one in (right, wrong))
    assert (mine.id, dict(mine.values) | {"cards": 0, "count": 0}) == (
        other.id,
        dict(other.values) | {"cards": 0, "count": 0},
    ), "the confirmation repeats the chosen cards and nothing else"


def test_fk_08_overlooked_cards_wait_and_are_shown_after_the_end() -> None:
    state = claim(claim(position(*TWO, pile="rocket marble"), 0, 1).state, 1)
    [event] = closed(state.public)
    assert event.found == (Found(seat=0, slots=(1,)), Found(seat=1, slots=()))
    assert public(state.state).reveal is None
    left = claim(leave(state.state, 1).state, 0, 2).state
    over = step(left, Stop(), 0).state
    reveal = public(over).reveal
    assert reveal is not None
    assert [(one.seat, one.number, one.tile, one.slot.number) for one in reveal.missed] == [(0, 1, tile("duck"), 2)]
    collected_later = claim(evolve(left, table=evolve(left.table, open=tiles("marble"))), 0, 2).state
    assert lying(collected_later, 0) == (3,)


def test_fk_08_a_card_that_was_collected_later_was_overlooked_all_the_same() -> None:
    state = claim(claim(position(*TWO, pile="rocket marble"), 0, 2).state, 1).state
    state = claim(claim(state, 0, 1).state, 1).state
    reveal = public(step(leave(state, 1).state, Stop(), 0).state).reveal
    assert reveal is not None
    assert [(one.number, one.slot.number) for one in reveal.missed] == [(1, 1)], "not on the tile that collected it"


def test_fk_08_house_rule_shows_them_when_the_tile_closes() -> None:
    state = claim(claim(position(*TWO, options={"show_misses": True}), 0, 1).state, 1)
    assert closed(state.public)[0].found == (
        Found(seat=0, slots=(1,), missed=(2,)),
        Found(seat=1, slots=(), missed=(1,)),
    )


@pytest.mark.parametrize("show", [False, True])
def test_fk_08_only_what_could_have_been_claimed_and_was_not_is_overlooked(show: bool) -> None:
    state = position("duck, duck, key, kite", "crown, bell", "crown, bell", options={"show_misses": show})
    void = claim(after(state, (1, 3), ()), 2)
    assert keepers(void.state)[0] == 0
    assert [found.missed for found in closed(void.public)[0].found] == [(2,) if show else (), (), ()]
    over = step(leave(leave(void.state, 1).state, 2).state, Stop(), 0).state
    reveal = public(over).reveal
    assert reveal is not None
    assert [one.slot.number for one in reveal.missed] == [2], "card 1 was seen, though its claim was void"


def test_fk_08_whoever_sits_out_overlooks_nothing() -> None:
    rules = {"wrong": "lockout", "show_misses": True}
    state = after(position("duck, key", "kite, bell", pile="key crown", options=rules), (2,), ())
    assert state.table.places[0].locked
    assert [found.missed for found in closed(claim(state, 1).public)[0].found] == [(), ()]


# ---------------------------------------------------------------- tableaus, tiles, time


def test_fk_09_tableaus_are_public_and_claims_are_sealed() -> None:
    state = claim(position(*TWO), 0, 1).state
    assert [len(own) for own in public(state).tableaus] == [3, 3]
    assert public(state).tableaus[0] == view(state, 0).own
    assert view(state, 0).claims == ((1,),)
    assert view(state, 1).claims == (None,)
    assert "claims" not in type(public(state)).model_fields


def test_fk_09_house_rule_everybody_sees_their_own_cards_only() -> None:
    state = position(*TWO, options={"private_tableaus": True})
    assert public(state).tableaus == ((), ())
    assert [slot.number for slot in view(state, 0).own] == [1, 2, 3]
    assert all(sheet.seat == 0 for sheet in view(state, 0).sheets)
    over = step(leave(state, 1).state, Stop(), 0).state
    assert len(public(over).tableaus[0]) == 3, "after the end they are shown"


def test_fk_10_the_bot_reveals_in_the_name_of_the_next_seat() -> None:
    state = position(*TWO, "duck", places=({}, {"away": True}, {}))
    last = claim(claim(state, 0).state, 2)
    assert last.public[-1] == TilesTurned(seat=2, tiles=tiles("crown"), number=2), "seat 1 is away"
    assert deal(2).table.phase == "search", "nobody has to press a button for the first tile either"
    turned = [event for event in last.state.table.log if isinstance(event, TilesTurned)]
    assert turned == [last.public[-1]], "the log names the revealer of what is open, and of nothing else"
    third = claim(claim(last.state, 0).state, 2).state
    assert [event.seat for event in third.table.log if isinstance(event, TilesTurned)] == [0]
    seen = RULES.public_view(last.state)
    told = FINDERS_KEEPERS.text.retold(seen, (TilesTurned(seat=0, tiles=tiles("duck"), number=1), *last.public))
    assert told == FINDERS_KEEPERS.text.retold(seen, last.public), "nor is it told to whoever was away"
    assert len(told) == len({TileClosed, TilesTurned})


def test_fk_10_house_rule_the_seats_reveal() -> None:
    state = after(position(*TWO, options={"manual_reveal": True}), (1,), ())
    assert (state.table.phase, awaited(state), may(state, 0)) == ("reveal", (1,), set())
    turned = step(state, TurnTile(), 1)
    assert turned.public == (TilesTurned(seat=1, tiles=tiles("crown"), number=2),)
    assert lapse(state).public == turned.public, "the bot does it for whoever is late"
    assert leave(position(*TWO, "duck", phase="reveal", open=""), 0).state.table.revealer == 1


def test_fk_11_a_tile_closes_when_every_active_seat_is_final_or_at_its_deadline() -> None:
    state = claim(position(*TWO, "duck"), 0, 1).state
    assert (state.table.number, awaited(state)) == (1, (1, 2))
    state = claim(state, 1).state
    assert (state.table.number, awaited(state)) == (1, (2,)), "nothing found is an answer, and closes nothing early"
    assert claim(state, 2).state.table.number == 2
    assert lapse(state).state.table.number == 2
    assert keepers(lapse(state).state) == [1, 0, 0]


def test_fk_12_speed_never_decides() -> None:
    ends = []
    for order in permutations(range(3)):
        state = position(*TWO, "duck, kite")
        for seat in order:
            state = claim(state, seat, 1).state
        ends.append(state)
    assert all(end == ends[0] for end in ends)
    assert set(FINDERS_KEEPERS.deadlines) == {"search", "reveal"}


def test_fk_13_after_two_missed_tiles_nobody_waits_and_any_answer_brings_back() -> None:
    state = position(*TWO, "duck", pile="crown kite umbrella camera")
    for number in (1, 2):
        step_ = lapse(claim(claim(state, 0).state, 1).state)
        assert (SeatAway(seat=2) in step_.public) == (number == 2)
        state = step_.state
    assert awaited(state) == (0, 1)
    assert RULES.status(public(state)).away == (2,)
    assert may(state, 2) == {"claim"}
    back = claim(state, 2)
    assert back.public == (SeatBack(seat=2), SeatReady(seat=2))
    assert RULES.status(public(back.state)).away == ()
    assert awaited(claim(claim(back.state, 0).state, 1).state) == (0, 1, 2)


def test_fk_13_one_answer_in_between_starts_the_count_anew() -> None:
    state = position(*TWO, pile="crown kite umbrella camera")
    state = lapse(claim(state, 0).state).state
    state = after(state, (), ())
    state = lapse(claim(state, 0).state).state
    assert not state.table.places[1].away


@pytest.mark.parametrize(("after_", "times"), [(1, 1), (3, 3), (0, None)])
def test_fk_13_house_rule_how_many(after_: int, times: int | None) -> None:
    state = position(*TWO, pile="crown kite umbrella camera key", options={"away_after": after_})
    for number in range(1, 6):
        state = claim(state, 0).state
        state = lapse(state).state if 1 in awaited(state) else state
        assert state.table.places[1].away == (times is not None and number >= times)


def test_fk_13_the_game_pauses_when_nobody_answers() -> None:
    paused = lapse(position(*TWO))
    assert paused.public[-1] == Paused()
    state = paused.state
    assert (state.table.phase, state.table.open, awaited(state)) == ("paused", (), (0, 1))
    assert "paused" not in FINDERS_KEEPERS.deadlines, "it may wait for ever"
    resumed = step(evolve(state, table=evolve(state.table, places=_all_away(state))), Resume(), 1)
    assert (resumed.state.table.phase, awaited(resumed.state)) == ("search", (0, 1))
    assert all(place.missed == 0 for place in resumed.state.table.places)


def _all_away(state: State) -> tuple[object, ...]:
    return tuple(evolve(place, away=True, missed=2) for place in state.table.places)


# ---------------------------------------------------------------- the end


def test_fk_14_all_who_finish_on_the_same_tile_win() -> None:
    state = position("duck", "duck", "duck, key")
    over = after(state, (1,), (1,), (1,))
    assert over.table.outcome is not None
    assert (over.table.outcome.reason, over.table.outcome.winners) == ("finished", (0, 1))
    assert keepers(over) == [1, 1, 1], "all are judged before anybody has won"


def test_fk_15_there_are_no_places_behind_the_winner() -> None:
    over = after(position("duck", "duck, key", "key, crown, kite"), (1,), (1,), ())
    assert over.table.outcome is not None
    assert over.table.outcome.score is None
    left = TEXT.result(public(over))[1]
    assert left.id == "fk-result-left"
    assert [part.values["count"] for part in left.values["left"].items] == [1, 3]  # type: ignore[union-attr]
    assert result(Options(), 3, over.table.outcome).score is None


def test_fk_16_who_leaves_takes_the_cards_along() -> None:
    state = claim(position(*TWO, "duck, key"), 0, 1).state
    left = leave(state, 2).state
    assert left.table.seated == (0, 1)
    assert (public(left).tableaus[2], view(left, 2).own, may(left, 2)) == ((), (), set())
    assert lying(left, 0) == lying(state, 0), "nobody gets them"
    status = RULES.status(public(left))
    assert (status.seated, status.vacant) == ((0, 1), ())
    with pytest.raises(Stale):
        step(left, Join(seat=2), None)  # type: ignore[arg-type]
    assert closed(claim(left, 1).public)[0].found == (Found(seat=0, slots=(1,)), Found(seat=1, slots=()))


def test_fk_16_a_tile_does_not_wait_for_who_left() -> None:
    state = after(position(*TWO, "duck, key"), (1,), ())
    assert leave(state, 2).state.table.number == 2


def test_fk_16_the_last_one_may_go_on_or_stop_without_a_winner() -> None:
    state = leave(position("duck, key", "duck"), 1).state
    assert may(state, 0) == {"claim", "void_tile", "stop"}
    stopped = step(state, Stop(), 0)
    assert stopped.public[-1].kind == "ended"
    assert isinstance(stopped.public[-1], Ended)
    assert (stopped.public[-1].outcome.reason, stopped.public[-1].outcome.winners) == ("stopped", ())
    assert keepers(claim(state, 0, 1).state) == [1, 0]
    assert "stop" not in may(position("duck", "duck"), 0)
    nobody = leave(state, 0).state.table.outcome
    assert nobody is not None
    assert nobody.reason == "abandoned"


@pytest.mark.parametrize(("seats", "left"), [(2, 36), (3, 24), (4, 12), (5, 10), (6, 0)])
def test_fk_17_cards_that_are_not_dealt_stay_hidden(seats: int, left: int) -> None:
    state = deal(seats)
    assert len(state.unused) == left
    shown = public(state).model_dump_json()
    assert all(str(card.seed) not in shown for card in state.unused)


def test_fk_18_the_first_seat_is_random_or_the_owners() -> None:
    assert {deal(3, number).table.revealer for number in range(40)} == {0, 1, 2}
    assert {deal(3, number, first_seat="owner").table.revealer for number in range(40)} == {0}
    state = deal(3)
    assert awaited(state) == (0, 1, 2), "only a label: all search at once"


def test_fk_19_several_tiles_are_judged_in_their_order() -> None:
    state = position("duck key, duck", "key, crown", open="duck key", options={"tiles_per_round": 2})
    state = claim(claim(state, 0, 1, 2, tile=0).state, 0, 1, tile=1).state
    state = claim(state, 1, 1, tile=1).state
    assert awaited(state) == (1,)
    last = step(state, Done(), 1)
    assert [event.number for event in closed(last.public)] == [1], "finishing on the first tile wins"
    assert last.state.table.outcome is not None
    assert last.state.table.outcome.winners == (0,)


def test_fk_19_a_card_that_an_earlier_tile_collected_is_no_mistake() -> None:
    state = position("duck key, key, kite", "kite", open="duck key", options={"tiles_per_round": 2})
    state = claim(claim(state, 0, 1).state, 0, 1, 2, tile=1).state
    last = step(state, Done(), 1)
    assert [event.found[0].slots for event in closed(last.public)] == [(1,), (2,)]


def test_fk_19_answers_for_some_tiles_count_at_the_deadline() -> None:
    state = position(*TWO, open="duck key", options={"tiles_per_round": 2})
    state = claim(state, 0, 3, tile=1).state
    assert not state.table.places[0].final
    closing = lapse(state)
    assert [event.found[0].slots for event in closed(closing.public)] == [(), (3,)]
    assert closing.state.table.places[0].missed == 0
    assert closing.state.table.places[1].missed == 1


def test_fk_19_up_to_five_and_the_last_ones_are_fewer() -> None:
    assert len(deal(2, tiles_per_round=5).table.open) == 5
    state = with_options(position(*TWO, pile="crown kite"), tiles_per_round=5)
    assert len(after(state, (), ()).table.open) == 2


def test_claims_for_a_tile_that_is_not_open_are_refused() -> None:
    with pytest.raises(Illegal):
        step(position(*TWO), Claim(tile=1), 0)
    with pytest.raises(Illegal):
        step(position(*TWO), VoidTile(tile=1), 0)
    with pytest.raises(Illegal):
        step(position(*TWO), Done(), 0)


def test_fk_13_a_new_holder_is_there_and_does_not_learn_what_became_of_earlier_answers() -> None:
    state = position(*TWO, "duck", pile="crown kite umbrella camera")
    for _ in range(2):
        state = lapse(claim(claim(state, 0, 3).state, 1).state).state
    assert (RULES.status(public(state)).away, view(state, 0).verdicts == ()) == ((2,), False)
    handed = step(state, HandOver(seat=Seat(2)), None)
    assert handed.public == (SeatHanded(seat=Seat(2)),)
    assert awaited(handed.state) == (0, 1, 2)
    answered = claim(state, 0, 3).state
    assert view(answered, 0).claims == view(step(answered, HandOver(seat=Seat(0)), None).state, 0).claims
    assert view(step(answered, HandOver(seat=Seat(0)), None).state, 0).verdicts == ()
