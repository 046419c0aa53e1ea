"""What keen plans with: ways to cut a grid, beliefs, and plans."""

from collections import Counter

import pytest

from engine.core.ids import Seat
from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_and_found.belief import Belief, believe, bundles
from engine.games.lost_and_found.game import RULES
from engine.games.lost_and_found.grouping import apart, laid_out
from engine.games.lost_and_found.partitions import borders, component, layouts
from engine.games.lost_and_found.planning import Outlook, Plans, plan
from engine.games.lost_and_found.state import State
from tests.games.lost_and_found.builders import GLASSES, KEYS, PHONE, SOCKS, cell, items, position

SORTED = "ggpp/ggpp/kkss/kkss"


def belief(state: State, known: str = "") -> Belief:
    cells = {cell(name, state.table.options.cols) for name in known.split()}
    seen = [item if i in cells else None for i, item in enumerate(state.cards)]
    return believe(RULES.seat_view(state, Seat(0)), seen, Rng(bytes(SEED_BYTES)))


def only(outlook: Outlook) -> Plans:
    """Return the plans for the one guess that there is."""
    ((chance, plans),) = outlook.guesses
    assert chance == 1
    return plans


@pytest.mark.parametrize(
    ("rows", "cols", "kinds", "ways"),
    [(2, 4, 2, 4), (2, 4, 4, 5), (3, 3, 3, 10), (3, 4, 3, 23), (3, 4, 4, 23), (4, 4, 4, 117), (4, 5, 5, 454)],
)
def test_every_way_to_cut_a_grid_evenly_is_found(rows: int, cols: int, kinds: int, ways: int) -> None:
    found = layouts(rows, cols, (rows * cols // kinds,) * kinds)
    assert len(found.layouts) == len({frozenset(layout) for layout in found.layouts}) == ways


@pytest.mark.parametrize("sizes", [(4, 4, 4, 4), (1, 4, 5, 6), (2, 2, 6, 6), (16,)])
def test_regions_are_connected_and_fill_the_grid(sizes: tuple[int, ...]) -> None:
    found, near = layouts(4, 4, sizes), borders(4, 4)
    assert found.layouts
    for layout in found.layouts:
        masks = [found.regions[region] for region in layout]
        assert sorted(mask.bit_count() for mask in masks) == list(sizes)
        assert sum(masks) == 0xFFFF
        for mask in masks:
            assert component(mask & -mask, mask, near) == mask


def test_the_roundest_cut_comes_first() -> None:
    found = layouts(4, 4, (4, 4, 4, 4))
    first = {found.regions[region] for region in found.layouts[0]}
    assert first == {0x0033, 0x00CC, 0x3300, 0xCC00}


def test_a_belief_knows_what_is_seen_and_the_chances_of_the_rest() -> None:
    state = position(SORTED, up="A1", supply="kk")
    now = belief(state, "B1 A2 B2 C1")
    assert now.known[:3] == (GLASSES, GLASSES, PHONE)
    assert now.unknown.bit_count() == 11
    assert now.chance[GLASSES] == 0
    assert now.chance[PHONE] == pytest.approx(3 / 11)
    assert now.next_hint[KEYS] == pytest.approx(2 / 8)


def test_a_single_item_that_is_left_is_known() -> None:
    now = belief(position(SORTED), "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 A4 B4 C3")
    assert now.unknown == 0
    assert now.known[15] == SOCKS


def test_with_random_counts_hints_count_against_the_pool() -> None:
    state = position(SORTED, hints=[("g", 0, -1), ("g", 1, -1)], options={"random_counts": True})
    now = belief(state, "A1 B1 A2 B2")
    assert now.chance[GLASSES] == 0
    assert all(sum(guess.counts) == 16 and guess.counts[GLASSES] == 4 for guess in now.guesses)
    assert sum(guess.chance for guess in now.guesses) == pytest.approx(1)


def test_touching_hints_of_one_item_are_one_bundle() -> None:
    state = position(SORTED, hints=[("k", 3, -1), ("k", 3, -2), ("k", 0, 4), ("g", 0, -1)])
    found = bundles(state.table)
    assert Counter(bundle.item for bundle in found) == {KEYS: 2, GLASSES: 1}
    assert {bundle.beside for bundle in found if bundle.item == KEYS} == {1 << cell("A4", 4), 1 << cell("D1", 4)}


def test_the_best_plan_of_a_sorted_grid_is_that_grid() -> None:
    names = " ".join(f"{col}{row}" for row in (1, 2, 3, 4) for col in "ABCD")
    plans = only(plan(belief(position(SORTED), names)))
    assert plans.best == 0
    assert items("ggppggppkksskkss") in plans.plans


@pytest.mark.parametrize("up", ["", "A1 B1 C1 D1", "A1 A4", "D1 C2"])
def test_every_plan_is_sorted_and_the_best_agree_with_what_lies_open(up: str) -> None:
    state = position("gpks/pksg/ksgp/sgpk", up=up, hints=[("k", -1, 2)])
    plans = only(plan(belief(state)))
    best = plans.plans[plans.weights.index(max(plans.weights))]
    assert all(up is None or up == best[i] for i, up in enumerate(state.table.up))
    for wanted in plans.plans:
        assert apart(laid_out(wanted, (), 4)) == ()
    assert apart(laid_out(best, state.table.hints, 4)) == ()


def test_a_position_that_no_plan_fits_is_still_planned_for() -> None:
    state = position("gpgp/kpkg/kskp/gsss", up="A1 C1 D2 A4 B1 D1 B2 D3")
    assert plan(belief(state)).best > 0


def test_seeing_a_card_in_its_place_is_worth_more_than_elsewhere() -> None:
    names = "A1 B1 A2 C1 D1 C2 D2 A3 B3 A4 C3 D3 C4"
    plans = plan(belief(position(SORTED), names))
    assert plans.after_look(cell("B2", 4), GLASSES) < plans.after_look(cell("B2", 4), SOCKS)
