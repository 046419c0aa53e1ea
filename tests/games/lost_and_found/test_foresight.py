"""What may be planned in Lost & Found: the looks of one's next turn, as the table lies now."""

from engine.core.events import Ended
from engine.core.ids import Seat
from engine.core.plans import foreseen
from engine.core.protocol import Outcome
from engine.games.lost_and_found.actions import Look, LookPair
from engine.games.lost_and_found.events import CardFlipped, HintTaken, Looked, PutBackDone
from engine.games.lost_and_found.foresight import shows
from engine.games.lost_and_found.game import LOST_AND_FOUND, RULES
from engine.games.lost_and_found.state import State
from tests.games.lost_and_found.builders import cells, position

GRID = "kkg/gpp"


def planned(state: State, *before: Look, seat: int = 1) -> list[object] | None:
    """Return what a seat may plan after some looks, or None."""
    then = foreseen(LOST_AND_FOUND, RULES.seat_view(state, Seat(seat)), before)
    return None if then is None else [offer.action for offer in then.offers]


def test_any_card_that_is_face_down_then_another() -> None:
    state = position(GRID, up="A1", phase="act")
    down = cells("B1 C1 A2 B2 C2", 3)
    assert planned(state) == [Look(cell=cell) for cell in down]
    first = Look(cell=down[0])
    assert planned(state, first) == [Look(cell=cell) for cell in down[1:]]
    assert planned(state, first, Look(cell=down[1])) is None, "the rest depends on what it saw"
    assert planned(state, Look(cell=0)) is None, "that card has been turned up"


def test_both_at_once_where_both_are_named_at_once() -> None:
    state = position(GRID, phase="act", options={"commit_both": True})
    assert [type(action) for action in planned(state) or ()] == [LookPair]


def test_nothing_in_ones_own_turn_nor_after_the_end_nor_where_looks_last_for_seconds() -> None:
    assert planned(position(GRID, phase="act"), seat=0) is None
    assert planned(position(GRID, phase="act", options={"look_seconds": 15})) is None
    assert planned(position(GRID, phase="over", outcome=Outcome(reason="conceded"))) is None
    assert planned(position(GRID, phase="act", gone=(Seat(1),), seats=3)) is None


def test_a_hand_that_is_looked_at_is_not_imagined_to_be_the_planners() -> None:
    state = position(GRID, phase="return", looked=(0, 1))
    then = foreseen(LOST_AND_FOUND, RULES.seat_view(state, Seat(1)))
    assert then is not None
    assert (then.view.seen, then.view.public.table.looked) == ((), ())
    assert Look(cell=0) in [offer.action for offer in then.offers], "it is put back by then"


def test_only_what_lies_open_was_shown() -> None:
    view = RULES.public_view(position(GRID))
    news = [CardFlipped(seat=Seat(0), cell=1, item=2), HintTaken(seat=Seat(0), item=2)]
    assert all(shows(view, event) for event in (*news, Ended(outcome=Outcome(reason="declared"))))
    quiet = [Looked(seat=Seat(0), cells=(1,)), PutBackDone(seat=Seat(0), cells=(1, 2), swapped=True)]
    assert not any(shows(view, event) for event in quiet)
