"""The good automatic player: what it remembers, that it plays every set-up, and how well it does."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.commands.simulate import play_game, simulate
from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.play import act
from engine.core.protocol import Join, Lapse, Leave
from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_and_found.actions import (
    Declare,
    EndTurn,
    FlipCard,
    Look,
    PlaceHint,
    PutBack,
    Skip,
    TakeHint,
    Vote,
)
from engine.games.lost_and_found.challenges import CHALLENGES
from engine.games.lost_and_found.game import LOST_AND_FOUND, RULES
from engine.games.lost_and_found.keen import Keen, Memory
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.state import State
from tests.contract.driver import seed
from tests.games.lost_and_found.builders import GLASSES, KEYS, PHONE, after, cell, lapse, looked, position, step, turn
from tests.games.lost_and_found.worlds import setups

MIXED = "gpks/pksg/ksgp/sgpk"
SORTED = "ggpp/ggpp/kkss/kkss"
KEEN = Keen()


def rng() -> Rng:
    return Rng(bytes(SEED_BYTES), stream=b"keen")


def watched(state: State, *actions: Any, seat: int = 0, memory: Memory | None = None) -> tuple[State, Memory]:
    """Return the position after actions of whoever is on turn, and what a seat that watched them remembers."""
    remembered = memory or KEEN.start(RULES.seat_view(state, Seat(seat)))
    for action in actions:
        done = step(state, action)
        state = done.state
        own = [event for to, event in done.private if to == seat]
        remembered = KEEN.observe(remembered, RULES.seat_view(state, Seat(seat)), done.public, own)
    return state, remembered


def choose(state: State, seat: int = 0, known: str = "", memory: Memory | None = None) -> Any:
    """Return what the seat does that knows these cells' cards, or remembers what `memory` says."""
    cols = state.table.options.cols
    cells = {cell(name, cols) for name in known.split()}
    seen = tuple(item if i in cells else None for i, item in enumerate(state.cards))
    view = RULES.seat_view(state, Seat(seat))
    remembered = memory or Memory(seen=seen, witnesses=(0,) * len(seen))
    return KEEN.choose(remembered, view, RULES.offers(view), rng())


ALL = " ".join(f"{col}{row}" for row in (1, 2, 3, 4) for col in "ABCD")


# ---------------------------------------------------------------- memory


def test_it_remembers_what_its_own_seat_saw_and_follows_public_swaps() -> None:
    look = (Look(cell=0), Look(cell=1), PutBack(swap=True), FlipCard(cell=15), EndTurn())
    state, mine = watched(position(MIXED), *look)
    assert (mine.seen[0], mine.seen[1]) == (PHONE, GLASSES)
    assert mine.seen.count(None) == 14
    moved = (Look(cell=0), Look(cell=2), PutBack(swap=True))
    _, mine = watched(state, *moved, memory=mine)
    assert (mine.seen[0], mine.seen[2], mine.seen[1]) == (None, PHONE, GLASSES)


def test_it_knows_who_looked_but_not_what_others_saw() -> None:
    _, theirs = watched(position(MIXED), Look(cell=0), Look(cell=1), PutBack(swap=True), seat=1)
    assert set(theirs.seen) == {None}
    assert theirs.witnesses[:3] == (1, 1, 0)


def test_a_seat_that_is_taken_anew_has_seen_nothing() -> None:
    state, memory = watched(position(MIXED, seats=3), Look(cell=0), Look(cell=1), PutBack(swap=False), seat=2)
    left = step(state, Leave(seat=Seat(0)), None)
    memory = KEEN.observe(memory, RULES.seat_view(left.state, Seat(2)), left.public, ())
    assert set(memory.witnesses) == {0}


def test_starting_in_the_middle_it_knows_what_lies_in_its_hand() -> None:
    state = looked(position(MIXED, up="D4"), "A1", "B1")
    assert KEEN.start(RULES.seat_view(state, Seat(0))).seen[:3] == (GLASSES, PHONE, None)
    assert isinstance(choose(state, memory=KEEN.start(RULES.seat_view(state, Seat(0)))), PutBack)


@settings(max_examples=settings.default.max_examples // 5)
@given(st.integers(0, 10**6))
def test_its_choice_depends_on_nothing_that_its_seat_cannot_know(number: int) -> None:
    """The same view and memory give the same action, whatever the other cards are: it is handed nothing else."""
    state = position(MIXED, supply="kp")
    view = RULES.seat_view(state, Seat(0))
    assert view == RULES.seat_view(state.model_copy(update={"cards": state.cards[::-1]}), Seat(0))
    stream = Rng(seed(number))
    first = KEEN.choose(KEEN.start(view), view, RULES.offers(view), stream)
    assert first == KEEN.choose(KEEN.start(view), view, RULES.offers(view), Rng(seed(number)))


# ---------------------------------------------------------------- single choices


def test_it_looks_at_cards_that_it_does_not_know() -> None:
    assert choose(position(MIXED), known="A1 B1 C1 D1") in [Look(cell=i) for i in range(4, 16)]


def test_it_swaps_two_cards_that_are_each_in_the_others_place() -> None:
    state = position("gkpp/ggpp/gkss/kkss", up="C1 D1 C2 D2 C3 D3 C4 D4 A1 A2 B2 B3 A4 B4", seats=1)
    first = choose(state, known=ALL)
    assert first in (Look(cell=1), Look(cell=8))
    state = after(state, first)
    second = choose(state, known=ALL)
    assert {first.cell, second.cell} == {1, 8}
    assert choose(after(state, second), known=ALL) == PutBack(swap=True)


def test_it_leaves_a_sorted_grid_as_it_is() -> None:
    state = looked(position(SORTED), "A1", "D4")
    assert choose(state, known=ALL) == PutBack(swap=False)


def test_it_declares_when_it_is_sure_and_only_then() -> None:
    done = turn(position(SORTED, seats=2), "A1", "B1", "A1", end=False)
    assert choose(done, known=ALL) == Declare()
    assert choose(done, known=ALL.replace("D4", "").replace("A2", "")) == EndTurn()
    wrong = turn(position("gkpp/ggpp/gkss/kkss"), "A1", "B1", "A1", end=False)
    assert choose(wrong, known=ALL) == EndTurn()


def test_what_is_left_over_is_known_without_a_look() -> None:
    done = turn(position(SORTED), "A1", "B1", "A1", end=False)
    assert choose(done, known=ALL.replace(" D4", "")) == Declare()


def test_it_declares_early_where_that_is_allowed() -> None:
    state = after(looked(position(SORTED, options={"declare_early": True}), "A1", "B1"), PutBack(swap=False))
    assert choose(state, known=ALL) == Declare()


def test_it_lays_a_hint_beside_its_own_group() -> None:
    state = position("kkpp/kkpp/ggss/ggss", up="A1 B1 C1 D1 A4 B4 C4 D4", phase="place", in_hand=KEYS)
    placed = choose(state, known=ALL)
    assert isinstance(placed, PlaceHint)
    assert (placed.row, placed.col) in {(-1, 0), (-1, 1), (0, -1), (1, -1)}


def test_with_open_hints_it_takes_one() -> None:
    state = position("gggg/pppp", up="B1 C1", supply="gp", options={"open_hints": True})
    state = after(looked(state, "A1", "D1"), PutBack(swap=True))
    taken = choose(state, known="A1 D1")
    assert isinstance(taken, TakeHint)
    assert isinstance(choose(after(state, taken), known="A1 D1"), PlaceHint)


def test_it_saves_the_last_points_with_hints() -> None:
    state = after(looked(position(SORTED, supply="kgps"), "A1", "B1"), PutBack(swap=False))
    assert choose(state, known=ALL) == TakeHint()


def test_it_helps_out_for_an_absent_seat() -> None:
    late = lapse(position(MIXED, seats=2)).state
    assert choose(late, seat=1) == Skip()
    held = lapse(after(position(MIXED, seats=2), Look(cell=0))).state
    assert isinstance(choose(held, seat=1), FlipCard)


def test_it_votes_against_a_grid_that_it_knows_to_be_wrong() -> None:
    for grid, agree in ((SORTED, True), (MIXED, False)):
        state = position(grid, seats=3, options={"declare_vote": True})
        state = step(turn(state, "A1", "B1", "A1", end=False), Declare()).state
        assert choose(state, seat=1, known=ALL) == Vote(agree=agree)


# ---------------------------------------------------------------- whole games


def restless(options: Options, seats: int, number: int) -> State:
    """Play a game of keen players from which seats come and go and in which some are late."""
    luck, stream, who = Rng(seed(number)), Rng(seed(number), stream=b"unrest"), seats_of(seats)
    state = RULES.setup(options, who, luck).state
    memories = {seat: KEEN.start(RULES.seat_view(state, seat)) for seat in who}
    for _ in range(500):
        status = RULES.status(RULES.public_view(state))
        if status.pending is None:
            break
        actor: Seat | None = stream.choice(status.pending.seats)
        action: Any = Lapse(decision=status.pending.id)
        if (chance := stream.below(12)) == 0 and len(status.seated) > 1:
            actor, action = None, Leave(seat=stream.choice(status.seated))
        elif chance == 1 and status.vacant:
            actor, action = None, Join(seat=stream.choice(status.vacant))
        elif chance == 2:
            actor = None
        else:
            view = RULES.seat_view(state, actor)
            action = KEEN.choose(memories[actor], view, RULES.offers(view), stream)
        done = act(RULES, state, actor, action, luck)
        state = done.state
        for seat in who:
            own = [event for to, event in done.private if to == seat]
            memories[seat] = KEEN.observe(memories[seat], RULES.seat_view(state, seat), done.public, own)
    return state


@settings(max_examples=settings.default.max_examples // 2)
@given(setups(), st.integers(0, 2**32))
def test_it_plays_every_set_up_to_an_end(setup: tuple[Options, int], number: int) -> None:
    assert restless(*setup, number).table.outcome is not None


@pytest.mark.parametrize(("seats", "games", "least"), [(1, 24, 9.0), (2, 10, 7.5), (3, 8, 6.5), (4, 8, 6.0)])
def test_it_wins_the_basic_game_with_a_good_score(seats: int, games: int, least: float) -> None:
    figures = simulate(LOST_AND_FOUND, Options(), seats, "keen", games, 1)
    assert figures["wins"] >= games * 0.9
    assert figures["mean_score"] >= least


@pytest.mark.parametrize("number", CHALLENGES)
def test_it_passes_every_challenge(number: int) -> None:
    badges = (play_game(LOST_AND_FOUND, CHALLENGES[number], 1, "keen", seed(game)).badge for game in range(4))
    assert f"challenge-{number}" in badges


@pytest.mark.parametrize(
    ("grid", "variant"),
    [
        ("2x4-2", {}),
        ("2x4-4", {"flip_own": "yes", "always_swap": "yes"}),
        ("3x3-3", {"random_counts": "yes"}),
        ("3x4-3", {"open_hints": "yes", "commit_both": "yes"}),
        ("3x4-4", {"double": "yes"}),
        ("4x4-4", {"random_counts": "yes"}),
        ("4x5-5", {"flip_own": "yes", "always_swap": "yes"}),
    ],
)
def test_it_mostly_wins_on_other_grids_and_with_variants(grid: str, variant: dict[str, str]) -> None:
    options = LOST_AND_FOUND.lobby.changed(Options(), "grid", grid, 2)
    for name, value in variant.items():
        options = LOST_AND_FOUND.lobby.changed(options, name, value, 2)
    figures = simulate(LOST_AND_FOUND, options, 2, "keen", 4, 2)
    assert figures["wins"] >= 2
