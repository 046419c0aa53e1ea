"""Lessons: where a learner stands follows from what they say they did, and nothing of it is kept."""

import pytest

from bot.errors import StaleTicket, UnknownGame
from bot.publication import Lesson
from bot.service import Clicked
from bot.service.lessons import Lessons
from engine.core.errors import Illegal, Refused
from engine.core.ids import Seat
from engine.core.lessons import Script, Task
from tests.service.house import ANA, BEN, StillClock
from tests.service.toy import Bid, Options, Roll, Sealed, YourBid, toy

BID, NOTE, ROLL = 0, 1, 2  # positions of the toy's offers
SCRIPT = Script(
    number=5,
    options=Options(rounds=1),
    seats=2,
    learner=Seat(1),
    tasks=(
        Task("roll", (Roll(),)),
        Task("bid", (Bid(amount=3), Bid(amount=5)), ((Seat(0), Bid(amount=4)),)),
    ),
)


@pytest.fixture
def lessons() -> Lessons:
    return Lessons({"toy": toy(lesson=SCRIPT), "other": toy(id="other")}, StillClock())


def chosen(lesson: Lesson, offer: int, *filled: int) -> Clicked:
    return Clicked(lesson.peek.ticket, offer, {"amount": filled} if filled else {})


def test_only_games_with_a_lesson_can_be_tried(lessons: Lessons) -> None:
    assert lessons.kinds == ("toy",)
    for kind in ("other", "nothing"):
        with pytest.raises(UnknownGame):
            lessons.at(kind, "", ANA, "Ana")


def test_a_learner_goes_on_with_any_choice_that_is_wanted_and_sees_what_it_brought(lessons: Lessons) -> None:
    begun = lessons.at("toy", "", ANA, "Ana")
    assert (begun.task, begun.step, begun.steps, begun.events) == ("roll", 0, 2, ())
    rolled = lessons.act("toy", "", ANA, "Ana", chosen(begun, ROLL))
    assert (rolled.task, rolled.done) == ("bid", "0")
    ended = lessons.act("toy", "0", ANA, "Ana", chosen(rolled, BID, 5))
    assert (ended.task, ended.done, ended.over) == ("end", "01", True)
    assert ended.events[:2] == (Sealed(seat=Seat(1)), Sealed(seat=Seat(0)))
    assert ended.peek.whispers == (YourBid(amount=5),)
    assert ended == lessons.at("toy", "01", ANA, "Ana")


def test_what_is_allowed_but_not_wanted_leaves_everything_as_it_was(lessons: Lessons) -> None:
    begun = lessons.at("toy", "", ANA, "Ana")
    strayed = lessons.act("toy", "", ANA, "Ana", chosen(begun, NOTE))
    assert strayed.strayed
    assert (strayed.done, strayed.peek) == ("", begun.peek)


def test_what_the_rules_refuse_is_refused(lessons: Lessons) -> None:
    begun = lessons.at("toy", "", ANA, "Ana")
    with pytest.raises(Refused):
        lessons.act("toy", "", ANA, "Ana", chosen(begun, BID, 7))
    with pytest.raises(Illegal):
        lessons.act("toy", "", ANA, "Ana", chosen(begun, 99))


def test_a_choice_belongs_to_its_own_task(lessons: Lessons) -> None:
    begun, ended = lessons.at("toy", "", ANA, "Ana"), lessons.at("toy", "00", ANA, "Ana")
    for done, lesson in (("0", begun), ("00", ended)):
        with pytest.raises(StaleTicket):
            lessons.act("toy", done, ANA, "Ana", chosen(lesson, BID))


@pytest.mark.parametrize("done", ["2", "02", "000", "A", "0 ", "٠", "-1", "z" * 60])
def test_a_place_that_nobody_can_stand_at_is_the_start(lessons: Lessons, done: str) -> None:
    assert lessons.at("toy", done, ANA, "Ana") == lessons.at("toy", "", ANA, "Ana")


def test_a_lessons_table_stands_nowhere_and_seats_its_learner_with_automatic_players(lessons: Lessons) -> None:
    table = lessons.at("toy", "", BEN, "Ben").peek.table
    assert (table.game_id, table.guild_id, table.channel_id, table.message_id) == (0, 0, 0, None)
    assert [(who.user_id, who.player) for who in table.seats] == [(None, "counting"), (BEN, None)]
