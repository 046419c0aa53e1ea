"""What may be planned in Expert: a capture of what lies there now, or a pass."""

from typing import Any

import pytest

from engine.core.ids import Seat
from engine.core.plans import foreseen, intention
from engine.games.finders_keepers_expert.actions import Capture, Pass
from engine.games.finders_keepers_expert.events import Captured, Mistaken, Passed
from engine.games.finders_keepers_expert.foresight import shows
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT, RULES
from engine.games.finders_keepers_expert.state import State
from tests.games.finders_keepers.builders import tile
from tests.games.finders_keepers_expert.builders import position


def three(**more: Any) -> State:
    return position("duck key, key, crown", "duck", "key crown", "bell", **more)


def planned(state: State, seat: int = 1) -> list[Any] | None:
    then = foreseen(FINDERS_KEEPERS_EXPERT, RULES.seat_view(state, Seat(seat)))
    return None if then is None else [offer.action for offer in then.offers]


def test_ones_own_tiles_and_the_cards_that_lie_there() -> None:
    *captures, last = planned(three()) or []
    assert [capture.tile for capture in captures] == [tile("key"), tile("crown")]
    assert last == Pass()
    then = foreseen(FINDERS_KEEPERS_EXPERT, RULES.seat_view(three(), Seat(1)))
    assert then is not None
    assert then.offers[0].admits(Capture(tile=tile("key"), cells=frozenset({0, 1})))
    assert not then.offers[0].admits(Capture(tile=tile("key"), cells=frozenset({3}))), "an empty cell"


def test_nothing_in_ones_own_turn_nor_while_away_nor_beyond_one_action() -> None:
    assert planned(three(), seat=0) is None
    assert planned(three(places=({}, {"away": True}))) is None
    assert planned(three(phase="paused")) is None
    assert foreseen(FINDERS_KEEPERS_EXPERT, RULES.seat_view(three(), Seat(1)), [Pass()]) is None


def test_anothers_failed_attempt_is_not_the_planners() -> None:
    view = RULES.seat_view(three(mistaken=True, reminded=True), Seat(1))
    then = foreseen(FINDERS_KEEPERS_EXPERT, view)
    assert then is not None
    said = intention(FINDERS_KEEPERS_EXPERT, then.view, then.offers[-1], Pass())
    assert said.label[0].values["again"] == 0


@pytest.mark.parametrize("cycles", [True, False])
def test_a_pass_shows_something_only_where_it_changes_a_tile(*, cycles: bool) -> None:
    view = RULES.public_view(three(options={"pass_cycles": cycles}))
    assert shows(view, Passed(seat=Seat(0), by="seat")) == cycles
    assert shows(view, Captured(seat=Seat(0), tile=1, cells=(0,)))
    assert shows(view, Mistaken(seat=Seat(0), tile=1, cells=(0,), again=True))
