"""The invariants of part D2 for Expert, on whole games between random and perfect eyes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.finders_keepers_expert.events import Captured, LegEnded, Passed
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT
from engine.games.finders_keepers_expert.options import CELLS, Options
from engine.games.finders_keepers_expert.scoring import added, scores
from engine.games.finders_keepers_expert.state import State
from engine.games.finders_keepers_expert.steps import over
from tests.contract.driver import Moment, Setup, play
from tests.games.finders_keepers.games import sharp_game
from tests.games.finders_keepers_expert.worlds import setups

FEW = settings(max_examples=settings.default.max_examples // 2)


def can_capture(state: State) -> bool:
    """Whether any active seat could capture anything: brute force over (seat, tile, cell)."""
    for place in state.table.places:
        if place.gone or place.away:
            continue
        for tile in place.hand:
            for card in state.grid:
                if card is not None and tile in card.picture.objects:
                    return True
    return False


class _Turns:
    """Follows a game and checks what part D2 says of each step."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.captures = 0

    def __call__(self, moment: Moment) -> None:
        now: State = moment.step.state
        for event in moment.step.public:
            if isinstance(event, Captured):
                self.captures += 1
                assert event.cells
            elif isinstance(event, LegEnded):
                self.captures = 0
        assert len(now.table.used) == self.captures <= 40, "every capture spends exactly one tile"
        self.counts(now)
        self.refilled(now)
        self.tested(now)

    def counts(self, now: State) -> None:
        table = now.table
        cards = sum(card is not None for card in now.grid) + len(now.reserve) + sum(map(len, now.captured))
        assert cards == 60
        tiles = [*table.used, *now.out, *(t for p in table.places for t in p.hand), *(t for s in now.stacks for t in s)]
        assert sorted(tiles) == list(range(40))
        assert [place.captured for place in table.places] == list(map(len, now.captured))
        assert [place.stack for place in table.places] == list(map(len, now.stacks))

    def refilled(self, now: State) -> None:
        if now.reserve:
            assert None not in now.grid
        assert len(now.grid) == CELLS
        for place in now.table.places:
            assert len(place.hand) <= self.options.hand
            if place.stack:
                assert len(place.hand) == self.options.hand

    def tested(self, now: State) -> None:
        """A running turn means that somebody can capture, or that passing may still help (FK-23)."""
        if now.table.phase != "turn":
            return
        assert not over(now)
        if not self.options.pass_cycles:
            assert can_capture(now)
        if self.options.auto_pass:
            seat = now.table.places[now.table.seat]
            assert any(card is not None and set(seat.hand) & set(card.picture.objects) for card in now.grid)


@FEW
@given(setups(), st.integers(0, 2**32), st.sampled_from([0, 6]))
def test_a_whole_game_keeps_every_invariant(setup: tuple[Options, int], number: int, unrest: int) -> None:
    options, seats = setup
    state: State = play(FINDERS_KEEPERS_EXPERT, Setup(options, seats, number, unrest, helper="sharp"), _Turns(options))
    outcome = state.table.outcome
    if outcome is None or outcome.reason != "no_match":
        return
    total = added(state.table.totals, scores(state))
    assert all(score.points == score.cards + score.seymours for score in total)
    best = max((one.points, one.seymours) for one in total if one.seat in state.table.seated)
    assert {(one.points, one.seymours) for one in total if one.seat in outcome.winners} == {best}
    assert outcome.score == best[0]
    if state.table.legs == 1 and not options.pass_cycles:
        assert not can_capture(state)


@FEW
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_between_two_captures_everybody_else_passes_at_most(seats: int, number: int) -> None:
    passes = 0
    for step in sharp_game(FINDERS_KEEPERS_EXPERT, Options(), seats, number):
        for event in step.public:
            if isinstance(event, Captured):
                assert passes <= seats - 1
                passes = 0
            elif isinstance(event, Passed):
                assert event.by == "bot", "whoever sees everything never has to pass"
                passes += 1
    assert step.state.table.outcome.reason == "no_match"
