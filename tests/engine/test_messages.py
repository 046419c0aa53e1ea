"""Messages are values: equal ids and values are the same message."""

from engine.core.ids import Seat
from engine.core.messages import Message, SeatName, Several, message


def test_messages_compare_and_hash_by_value() -> None:
    one = message("x", who=SeatName(Seat(1)), cells=Several(("A1", message("y", n=1))))
    same = message("x", cells=Several(("A1", message("y", n=1))), who=SeatName(Seat(1)))
    assert one == same
    assert hash(one) == hash(same)
    assert len({one, same, message("x"), message("x", n=1), message("x", n=2)}) == 4


def test_a_message_without_values_has_none() -> None:
    assert dict(Message("x").values) == {}
    assert Message("x") == message("x")
