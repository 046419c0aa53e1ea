"""The invariants of part D1 on whole random games, and grouping against an independent union-find."""

import itertools
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.lost_and_found.actions import EndTurn, FlipCard, PlaceHint, PutBack
from engine.games.lost_and_found.challenges import greatest_score
from engine.games.lost_and_found.deal import hints_dealt
from engine.games.lost_and_found.game import LOST_AND_FOUND
from engine.games.lost_and_found.grouping import apart, laid_out
from engine.games.lost_and_found.options import COPIES, Options
from engine.games.lost_and_found.views import Hint, Table
from tests.contract.driver import Moment, Setup, play
from tests.games.lost_and_found.worlds import setups

FEW = settings(max_examples=settings.default.max_examples // 2)


def together_by_union(at: dict[tuple[int, int], int]) -> bool:
    """Whether every item's cards are one group, by joining neighbours' names until nothing changes."""
    name = {place: number for number, place in enumerate(at)}
    for _ in at:
        for (row, col), item in at.items():
            for near in ((row + 1, col), (row, col + 1)):
                if at.get(near) == item:
                    low = min(name[row, col], name[near])
                    high = max(name[row, col], name[near])
                    name = {place: low if other == high else other for place, other in name.items()}
    return all(len({name[p] for p in at if at[p] == item}) == 1 for item in set(at.values()))


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[int], list[Hint], int]:
    rows, cols = draw(st.sampled_from([(2, 4), (3, 3), (3, 4), (4, 4)]))
    cards = draw(st.lists(st.integers(0, 2), min_size=rows * cols, max_size=rows * cols))
    places = draw(st.lists(st.tuples(st.integers(-2, -1), st.integers(0, cols)), max_size=4, unique=True))
    return cards, [Hint(row=row, col=col, item=draw(st.integers(0, 2))) for row, col in places], cols


@settings(max_examples=settings.default.max_examples * 4)
@given(tables())
def test_grouping_agrees_with_union_find(table: tuple[list[int], list[Hint], int]) -> None:
    at = laid_out(*table)
    assert (apart(at) == ()) == together_by_union(at)


def test_grouping_agrees_with_union_find_on_every_small_grid() -> None:
    for cards in itertools.product(range(2), repeat=8):
        at = laid_out(cards, (), 4)
        assert (apart(at) == ()) == together_by_union(at)


class _Turns:
    """Follows a game and checks what part D1 says of each step and turn."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options, self.hints = options, hints_dealt(options, seats)
        self.turns = self.swaps = 0
        self.left: int | None = None

    def __call__(self, moment: Moment) -> None:
        now: Table = moment.step.state.table
        assert len(now.hints) + len(moment.step.state.supply) + (now.in_hand is not None) == self.hints
        assert len(moment.step.state.cards) == len(now.up) == self.options.cells
        if now.phase == "look":
            assert now.down >= 2
        self._grows_only(moment)
        self._acts(moment)
        self._turn(moment, now)

    def _grows_only(self, moment: Moment) -> None:
        """What lies face up stays where it is."""
        if moment.before is None:
            return
        before, now = moment.before.table, moment.step.state.table
        pairs = zip(before.up, now.up, strict=True)
        assert all(old is None or old == new for old, new in pairs)
        assert now.hints[: len(before.hints)] == before.hints

    def _acts(self, moment: Moment) -> None:
        if moment.before is None:
            return
        before: Table = moment.before.table
        match moment.action:
            case PutBack(swap=swap):
                self.swaps += swap
            case FlipCard(cell=cell) if self.options.flip_own:
                assert cell in before.returned, "V3: each flipped card was looked at this turn"
            case PlaceHint(row=row, col=col):
                older = {divmod(cell, self.options.cols) for cell in range(self.options.cells)}
                older |= {(hint.row, hint.col) for hint in before.hints}
                assert (row, col) not in older
                assert older & {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}

    def _turn(self, moment: Moment, now: Table) -> None:
        left = now.down + len(moment.step.state.supply)
        if isinstance(moment.action, EndTurn):
            assert self.left is not None
            assert self.left - left == (2 if self.options.double else 1)
            self.turns += 1
        if now.phase == "look":
            self.left = left


@FEW
@given(setups(), st.integers(0, 2**32))
def test_a_whole_game_keeps_every_invariant(setup: tuple[Options, int], number: int) -> None:
    options, seats = setup
    turns = _Turns(options, seats)
    state = play(LOST_AND_FOUND, Setup(options, seats, number, patience=8), turns)
    table = state.table
    assert table.outcome is not None
    assert turns.turns <= options.cells - 1 + turns.hints
    if options.always_swap:
        assert turns.swaps >= turns.turns
    won = apart(laid_out(state.cards, table.hints, options.cols)) == ()
    assert bool(table.outcome.winners) == won
    assert table.outcome.score == (table.down if won else None)
    if won:
        assert 1 <= table.down <= greatest_score(options, seats)


@FEW
@given(setups(), st.integers(0, 2**32))
def test_every_deal_uses_thirty_cards(setup: tuple[Options, int], number: int) -> None:
    options, seats = setup
    state = play(LOST_AND_FOUND, Setup(options, seats, number, limit=0))
    counts = Counter(state.cards)
    assert Counter(state.cards + state.supply + state.aside) == dict.fromkeys(state.table.items, COPIES)
    assert len(state.table.items) == options.kinds
    if options.random_counts:
        assert all(options.least_each <= counts[item] <= COPIES for item in state.table.items)
    else:
        assert set(counts.values()) == {options.cells // options.kinds}
