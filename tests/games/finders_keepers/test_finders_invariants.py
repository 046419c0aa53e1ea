"""The invariants of part D2 for the basic game, on whole games between random and perfect eyes."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.finders_keepers.events import TileClosed
from engine.games.finders_keepers.game import FINDERS_KEEPERS
from engine.games.finders_keepers.options import CARDS, PASSES, Options
from engine.games.finders_keepers.state import State
from tests.contract.driver import Moment, Setup, play
from tests.games.finders_keepers.games import sharp_game
from tests.games.finders_keepers.worlds import setups

FEW = settings(max_examples=settings.default.max_examples // 2)


class _Tiles:
    """Follows a game and checks what part D2 says of each step."""

    def __init__(self) -> None:
        self.closes: Counter[int] = Counter()

    def __call__(self, moment: Moment) -> None:
        now: State = moment.step.state
        assert sum(map(len, now.cards)) + len(now.unused) == CARDS
        assert sorted([*now.pile, *now.table.used, *now.table.open]) == list(range(40))
        if moment.before is None:
            return
        before: State = moment.before
        closed = [event for event in moment.step.public if isinstance(event, TileClosed)]
        self.closes[before.table.passes] += len(closed)
        self.only_right_claims(before, now, closed)
        if not closed:
            assert [place.taken for place in now.table.places] == [place.taken for place in before.table.places]

    def only_right_claims(self, before: State, now: State, closed: list[TileClosed]) -> None:
        """A card leaves a tableau only by a claim of its own seat, for the open tile, that its picture bears out."""
        numbers = {event.number: event.tile for event in closed}
        claims = {seat: dict(zip(before.table.open, mine, strict=True)) for seat, mine in enumerate(before.claims)}
        for seat, (old, new) in enumerate(zip(before.table.places, now.table.places, strict=True)):
            for i, (was, is_) in enumerate(zip(old.taken, new.taken, strict=True)):
                if was == is_:
                    continue
                assert was == 0
                assert numbers[is_] in now.cards[seat][i].objects
                claimed = claims[seat][numbers[is_]]
                assert claimed is None or i + 1 in claimed, "or it was claimed by the very action that closed"


@FEW
@given(setups(), st.integers(0, 2**32), st.sampled_from([0, 5]))
def test_a_whole_game_keeps_every_invariant(setup: tuple[Options, int], number: int, unrest: int) -> None:
    options, seats = setup
    tiles = _Tiles()
    state: State = play(FINDERS_KEEPERS, Setup(options, seats, number, unrest, helper="sharp"), tiles)
    assert all(count <= 40 for count in tiles.closes.values())
    assert set(tiles.closes) <= set(range(1, PASSES + 1))
    outcome = state.table.outcome
    if outcome is not None and outcome.reason == "finished":
        empty = tuple(seat for seat in state.table.seated if not state.table.places[seat].slots)
        assert outcome.winners == empty


@FEW
@given(st.integers(2, 6), st.integers(0, 2**32))
def test_with_perfect_eyes_somebody_finishes_by_tile_40(seats: int, number: int) -> None:
    """Every card has one of the forty objects at least (A2.4)."""
    *_, last = sharp_game(FINDERS_KEEPERS, Options(), seats, number)
    assert last.state.table.outcome.reason == "finished"
    assert len(last.state.table.closed) <= 40
