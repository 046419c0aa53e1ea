"""Reminders, with a clock that the test sets: when, to whom, what they name, and that nothing comes twice."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import permutations
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.errors import BadNotices
from bot.publication import Notices, Publication, Reminder
from bot.service.quiet import DAY_MINUTES, awake
from bot.service.reminders import SPACING_SECONDS
from tests.service.house import ANA, BEN, CLEO, GUILD, House
from tests.service.toy import Note, ToyRules, Turn, toy

HOUR = 3600.0
TEN = 10 * HOUR  # a decision at a table with twenty hours: its share is a half
OPTION = int(2 * TEN)
BERLIN, LORD_HOWE = "Europe/Berlin", "Australia/Lord_Howe"


def told(reminders: tuple[Reminder, ...]) -> list[tuple[int, list[int]]]:
    """Return who is told, and of which tables."""
    return [
        (user, [table.game_id for table in reminder.tables]) for reminder in reminders for user in reminder.user_ids
    ]


async def at(house: House, moment: float) -> list[tuple[int, list[int]]]:
    """Set the clock and return who is told what."""
    house.clock.at = moment
    return told(await house.service.reminders.due())


def wall(text: str, zone: str = BERLIN) -> float:
    """Return the moment at which a wall clock shows this."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


async def quiet(house: House, user: int, begin: int = 22, end: int = 8, **other: Any) -> None:
    await house.service.reminders.choose(user, Notices(zone=BERLIN, quiet=(begin * 60, end * 60), **other))


async def test_at_half_and_at_nine_tenths_and_never_again(house: House) -> None:
    game, start = await house.table(ANA, BEN, deadline=OPTION), house.clock.at
    reminders = house.service.reminders
    assert await reminders.next_due() == start + TEN / 2
    assert await at(house, start + TEN / 2 - 1) == []
    assert await at(house, start + TEN / 2) == [(ANA, [game]), (BEN, [game])]
    assert await at(house, start + TEN / 2) == []
    assert await reminders.next_due() == pytest.approx(start + 0.9 * TEN)
    assert await at(house, start + 0.9 * TEN - 1) == []
    assert await at(house, start + 0.9 * TEN + 1) == [(ANA, [game]), (BEN, [game])]
    assert await reminders.next_due() is None
    assert await at(house, start + TEN - 1) == []


async def test_what_is_answered_before_it_is_sent_is_left_out(house: House) -> None:
    shared, own = await house.table(ANA, BEN, deadline=OPTION), await house.table(ANA, deadline=OPTION)
    house.clock.at += TEN / 2
    due = await house.service.reminders.due()
    assert sorted(told(due)) == [(ANA, [shared, own]), (BEN, [shared])]
    await house.bid(shared, BEN, 1)
    await house.bid(own, ANA, 1)
    left = [reminder for each in due if (reminder := await house.service.reminders.still(each))]
    assert told(tuple(left)) == [(ANA, [shared])], "what waits since has its own time"
    await house.bid(shared, ANA, 1)
    assert [await house.service.reminders.still(each) for each in due] == [None, None]


async def test_nobody_who_has_answered(house: House) -> None:
    game, start = await house.table(ANA, BEN, deadline=OPTION), house.clock.at
    await house.bid(game, ANA, 3)
    assert await at(house, start + TEN / 2) == [(BEN, [game])]
    await house.bid(game, BEN, 3)
    assert await at(house, start + 0.9 * TEN) == []
    assert await house.service.reminders.next_due() == start + TEN / 2 + TEN / 2, "half of the next round"


async def test_a_reminder_is_of_a_decision_and_not_of_a_move(house: House) -> None:
    game, start = await house.table(ANA, deadline=OPTION), house.clock.at
    assert await at(house, start + TEN / 2) == [(ANA, [game])]
    await house.ask(game, ANA, Note())
    assert await at(house, start + TEN / 2 + SPACING_SECONDS) == []
    await house.ask(game, ANA, Turn())
    opened = house.clock.at
    assert await at(house, opened + TEN / 2) == [(ANA, [game])]


async def test_taking_back_does_not_remind_again(house: House) -> None:
    game, start = await house.table(ANA, BEN, deadline=OPTION), house.clock.at
    assert len(await at(house, start + TEN / 2)) == 2
    await house.ask(game, ANA, Turn())
    peek = await house.peek(game, ANA)
    await house.service.undo(game, ANA, peek.ticket, house.interaction())
    assert await at(house, start + TEN / 2 + SPACING_SECONDS) == []
    assert len(await at(house, start + 0.95 * TEN)) == 2


async def test_nothing_after_the_end(house: House) -> None:
    game, start = await house.table(ANA, rounds=1, deadline=OPTION), house.clock.at
    await house.bid(game, ANA, 3)
    assert await house.service.reminders.next_due() is None
    called_off = await house.table(BEN, deadline=OPTION)
    await house.service.cancel(called_off, BEN, True, house.interaction())
    assert await at(house, start + 0.95 * TEN) == []


async def test_one_message_names_all_that_waits_for_somebody(house: House) -> None:
    """What has a second reminder to come is named along with the first; what has not is left for its own time."""
    first, start = await house.table(ANA, BEN, deadline=OPTION), house.clock.at
    house.clock.at += HOUR
    second = await house.table(ANA, deadline=OPTION)
    timeless = await house.table(ANA)
    assert await at(house, start + TEN / 2) == [(ANA, [first, second]), (BEN, [first])]
    assert await at(house, start + HOUR + TEN / 2) == [], "it was named an hour ago"
    assert await at(house, start + 0.9 * TEN + 1) == [(ANA, [first]), (BEN, [first])]
    assert await at(house, start + HOUR + 0.9 * TEN + 1) == [(ANA, [second])]
    assert (await house.status(timeless)) == "running"


async def test_nobody_gets_two_messages_within_ten_minutes(house: House) -> None:
    first, start = await house.table(ANA, deadline=OPTION), house.clock.at
    assert await at(house, start + TEN / 2) == [(ANA, [first])]
    house.clock.at = start + 0.9 * TEN - 300 - 2 * HOUR
    second = await house.table(ANA, deadline=4 * 3600)
    half = start + 0.9 * TEN - 300 - HOUR
    assert await at(house, half) == [(ANA, [second])]
    house.clock.at = half + HOUR - 300
    assert await at(house, half + 0.8 * HOUR) == [(ANA, [second])], "nine tenths of two hours"
    assert await at(house, start + 0.9 * TEN + 1) == [(ANA, [first])]
    third = await house.table(ANA, deadline=1200)
    assert await at(house, house.clock.at + 300) == [], "half of its ten minutes"
    assert await house.service.reminders.next_due() is None, "ten minutes later it is too late"
    assert await at(house, house.clock.at + 299) == []
    assert await house.status(third) == "running"


async def test_people_who_are_told_the_same_share_a_message(house: House) -> None:
    game, start = await house.table(ANA, BEN, CLEO, deadline=OPTION), house.clock.at
    await house.table(CLEO, deadline=OPTION)
    await house.service.reminders.choose(CLEO, Notices(way="private"))
    house.clock.at = start + TEN / 2
    together, alone = await house.service.reminders.due()
    assert (together.user_ids, [table.game_id for table in together.tables]) == ((ANA, BEN), [game])
    assert (alone.user_ids, alone.private, len(alone.tables)) == ((CLEO,), True, 2)


async def test_a_turn_of_an_evening_together_needs_no_reminder(house: House) -> None:
    await house.table(ANA, BEN, deadline=90)
    start = house.clock.at
    assert await at(house, start + 30) == []
    assert await at(house, start + 44) == []


async def test_what_stalled_is_left_alone(house: House) -> None:
    """Two deadlines that nobody heeded, then silence, until somebody does something."""
    game, start = await house.table(ANA, BEN, rounds=3, deadline=OPTION), house.clock.at
    for lapse in range(2):
        assert len(await at(house, start + (lapse + 0.5) * TEN)) == 2
        house.clock.at = start + (lapse + 1) * TEN
        [publication] = await house.service.lapse_due()
    begun = house.clock.at
    assert await house.service.reminders.call(publication, publication.awaited) == frozenset()
    assert await at(house, begun + 0.5 * TEN) == []
    assert await house.service.next_deadline() is None, "the clock stands still"
    await house.ask(game, ANA, Note())
    assert await at(house, begun + TEN - 1) == []
    assert len(await at(house, begun + TEN)) == 2


async def test_never_silences_everything(house: House) -> None:
    game, start = await house.table(ANA, BEN, deadline=OPTION), house.clock.at
    await house.service.reminders.choose(ANA, Notices(way="never"))
    publication = await house.service.publication(game)
    assert isinstance(publication, Publication)
    assert await house.service.reminders.call(publication, publication.awaited) == {BEN}
    assert await at(house, start + TEN / 2) == [(BEN, [game])]
    await house.service.reminders.choose(ANA, Notices(way="channel"))
    assert await at(house, start + TEN / 2) == [(ANA, [game])], "they have changed their mind"


async def test_a_server_may_want_fewer(house: House) -> None:
    async def want(reminders: str) -> None:
        await house.service.guilds.change(GUILD, ANA, "reminders", reminders, house.interaction())

    start = house.clock.at
    await want("one")
    game = await house.table(ANA, deadline=OPTION)
    assert await at(house, start + TEN / 2) == []
    assert await at(house, start + 0.9 * TEN + 1) == [(ANA, [game])]
    await house.ask(game, ANA, Turn())
    await want("none")
    assert await at(house, house.clock.at + 0.95 * TEN) == []


# Quiet hours


@pytest.mark.parametrize(
    ("half", "wakes"),
    [
        ("2026-11-30T23:30", "2026-12-01T08:00"),  # over midnight
        ("2026-12-01T03:00", "2026-12-01T08:00"),
        ("2026-12-01T08:00", "2026-12-01T08:00"),
        ("2026-12-01T21:59", "2026-12-01T21:59"),
        ("2027-03-28T01:00", "2027-03-28T08:00"),  # clocks go forward: an hour less to sleep
        ("2026-10-25T01:00", "2026-10-25T08:00"),  # and back
    ],
)
async def test_what_is_due_at_night_waits_for_the_morning(house: House, half: str, wakes: str) -> None:
    house.clock.at = wall(half) - 20 * HOUR
    game = await house.table(ANA, BEN, deadline=int(80 * HOUR))
    await quiet(house, ANA)
    due, morning = wall(half), wall(wakes)
    first = await at(house, due)
    assert (BEN, [game]) in first
    assert ((ANA, [game]) in first) == (morning == due)
    if morning > due:
        assert await house.service.reminders.next_due() == morning
        assert await at(house, morning - 1) == []
        assert await at(house, morning) == [(ANA, [game])]
    assert await at(house, morning + 1) == []


@pytest.mark.parametrize("fold", [0, 1])
def test_quiet_hours_end_when_the_wall_says_so(fold: int) -> None:
    """At 02:30 of the night when 02:00 to 03:00 comes twice; and in spring, when there is no 02:30, at 03:30."""
    twice = [wall("2026-10-25T02:30"), wall("2026-10-25T02:30") + HOUR]
    asleep = datetime(2026, 10, 25, 2, 15, tzinfo=ZoneInfo(BERLIN), fold=fold).timestamp()
    assert awake(asleep, (22 * 60, 2 * 60 + 30), BERLIN) == twice[fold]
    assert awake(wall("2027-03-28T01:45"), (22 * 60, 2 * 60 + 30), BERLIN) == wall("2027-03-28T03:30")


@pytest.mark.parametrize(("zone", "day"), [(BERLIN, "2027-03-27"), (BERLIN, "2026-10-24"), (LORD_HOWE, "2026-10-03")])
def test_nobody_is_woken_in_the_night_when_clocks_are_changed(zone: str, day: str) -> None:
    noon = datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=ZoneInfo(zone)).timestamp()
    for begin, end in permutations(range(0, DAY_MINUTES, 30), 2):
        for hours in range(0, 24, 3):
            woken = datetime.fromtimestamp(awake(noon + hours * HOUR, (begin, end), zone), ZoneInfo(zone))
            minute = woken.hour * 60 + woken.minute
            asleep = begin <= minute < end if begin < end else not end <= minute < begin
            assert not asleep, (begin, end, hours)


async def test_what_would_come_after_the_deadline_is_dropped(house: House) -> None:
    house.clock.at = wall("2026-11-30T21:00")
    await house.table(ANA, deadline=int(16 * HOUR))  # until five in the morning
    await quiet(house, ANA)
    assert await at(house, wall("2026-12-01T01:00")) == []
    assert await house.service.reminders.next_due() is None


async def test_a_turn_that_comes_at_night_is_told_of_in_the_morning_once(house: House) -> None:
    house.clock.at = wall("2026-11-30T23:00")
    await quiet(house, ANA)
    game = await house.table(ANA, BEN)
    reminders = house.service.reminders
    publication = await house.service.publication(game)
    assert isinstance(publication, Publication)
    assert await reminders.call(publication, publication.awaited) == {BEN}
    assert await reminders.call(publication, publication.awaited) == frozenset()
    assert await reminders.next_due() == wall("2026-12-01T08:00")
    assert await at(house, wall("2026-12-01T07:59")) == []
    assert await at(house, wall("2026-12-01T08:00")) == [(ANA, [game])]
    assert await at(house, wall("2026-12-02T09:00")) == []


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("undone", [False, True])
async def test_nobody_is_called_twice_for_a_decision(serve: Callable[..., House], restarts: bool, undone: bool) -> None:
    house = serve()
    game = await house.table(ANA, BEN)
    for expected in ({BEN}, set()):
        if undone or expected:
            await house.ask(game, ANA, Turn())
        publication = await house.service.publication(game)
        assert isinstance(publication, Publication)
        assert await house.service.reminders.call(publication, (BEN,)) == expected
        if restarts:
            house = serve()
        if undone:
            await house.service.undo(game, ANA, (await house.peek(game, ANA)).ticket, house.interaction())
    await house.ask(game, BEN, Turn())
    await house.ask(game, BEN, Turn())
    publication = await house.service.publication(game)
    assert isinstance(publication, Publication)
    assert await house.service.reminders.call(publication, (BEN,)) == {BEN}, "another decision is another thing"


async def test_decisions_that_call_for_the_same_call_nobody_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    status = ToyRules.status

    def in_rounds(rules: ToyRules, view: Any) -> Any:
        found = status(rules, view)
        return replace(found, pending=found.pending and replace(found.pending, call=-view.round))

    monkeypatch.setattr(ToyRules, "status", in_rounds)
    game = await house.table(ANA, BEN)
    for expected in ({ANA, BEN}, set()):
        publication = await house.service.publication(game)
        assert isinstance(publication, Publication)
        assert await house.service.reminders.call(publication, publication.awaited) == expected
        await house.ask(game, ANA, Turn())
    await house.service.reminders.uncall(publication, {BEN})
    assert await house.service.reminders.call(publication, publication.awaited) == {BEN}


async def test_who_was_called_before_the_night_is_owed_nothing_in_the_morning(house: House) -> None:
    house.clock.at = wall("2026-11-30T21:00")
    await quiet(house, ANA)
    game = await house.table(ANA, BEN)
    publication = await house.service.publication(game)
    assert isinstance(publication, Publication)
    assert await house.service.reminders.call(publication, publication.awaited) == {ANA, BEN}
    house.clock.at = wall("2026-11-30T23:00")
    assert await house.service.reminders.call(publication, publication.awaited) == frozenset()
    assert await at(house, wall("2026-12-01T09:00")) == []


async def test_whose_message_was_refused_may_be_called_by_the_next(house: House) -> None:
    publication = await house.service.publication(await house.table(ANA, BEN))
    assert isinstance(publication, Publication)
    reminders = house.service.reminders
    assert await reminders.call(publication, publication.awaited) == {ANA, BEN}
    await reminders.uncall(publication, {BEN})
    assert await reminders.call(publication, publication.awaited) == {BEN}


async def test_who_has_answered_in_the_night_is_not_woken(house: House) -> None:
    house.clock.at = wall("2026-11-30T23:00")
    await quiet(house, ANA)
    game = await house.table(ANA, BEN)
    publication = await house.service.publication(game)
    assert isinstance(publication, Publication)
    await house.service.reminders.call(publication, publication.awaited)
    await house.bid(game, ANA, 1)
    assert await at(house, wall("2026-12-01T08:00")) == []


BAD = (
    Notices(zone="Atlantis/Deep"),
    Notices(zone="../../etc/passwd"),
    Notices(zone=BERLIN, quiet=(60, 60)),
    Notices(zone=BERLIN, quiet=(0, 1440)),
)


@pytest.mark.parametrize("bad", BAD)
async def test_what_makes_no_sense_changes_nothing(house: House, bad: Notices) -> None:
    good = Notices(way="private", zone=BERLIN, quiet=(1320, 480), locale="de")
    await house.service.reminders.choose(ANA, good)
    with pytest.raises(BadNotices):
        await house.service.reminders.choose(ANA, bad)
    assert await house.service.reminders.notices(ANA) == good


# Where


async def test_private_messages_name_all_servers_and_channels_only_their_own(house: House) -> None:
    async def elsewhere() -> int:
        card = await house.service.open("toy", 77, 78, ANA, "Ana", house.interaction())
        await house.service.set_deadline(card.table.game_id, ANA, OPTION)
        await house.service.start(card.table.game_id, ANA, house.interaction())
        return card.table.game_id

    start, here, there = house.clock.at, await house.table(ANA, deadline=OPTION), await elsewhere()
    assert await at(house, start + TEN / 2) == [(ANA, [here])]
    assert await at(house, start + TEN / 2 + SPACING_SECONDS - 1) == []
    assert await at(house, start + TEN / 2 + SPACING_SECONDS) == [(ANA, [there])]
    await house.service.reminders.choose(ANA, Notices(way="private", locale="de"))
    house.clock.at = start + 0.9 * TEN + 1
    [reminder] = await house.service.reminders.due()
    assert (reminder.private, reminder.locale) == (True, "de")
    assert [table.game_id for table in reminder.tables] == [here, there]


async def test_closed_private_messages_are_remembered_until_the_next_choice(house: House) -> None:
    game, start = await house.table(ANA, deadline=OPTION), house.clock.at
    await house.service.reminders.choose(ANA, Notices(way="private"))
    await house.service.reminders.closed(ANA)
    house.clock.at = start + TEN / 2
    [reminder] = await house.service.reminders.due()
    assert not reminder.private
    assert [table.game_id for table in reminder.tables] == [game]
    assert (await house.service.reminders.notices(ANA)).closed


async def test_a_reminder_in_a_channel_is_taken_away_when_nothing_of_it_waits(house: House) -> None:
    first, start = await house.table(ANA, BEN, deadline=OPTION), house.clock.at
    second = await house.table(ANA, BEN, deadline=OPTION)
    reminders = house.service.reminders
    house.clock.at = start + TEN / 2
    [reminder] = await reminders.due()
    assert (reminder.user_ids, [table.game_id for table in reminder.tables]) == ((ANA, BEN), [first, second])
    await reminders.posted(reminder, 7, 70)
    assert await reminders.answered() == ()
    for game, user in ((first, ANA), (first, BEN), (second, ANA)):
        await house.bid(game, user, 1)
        assert await reminders.answered() == ()
    await house.bid(second, BEN, 1)
    assert await reminders.answered() == ((7, 70),)
    assert await reminders.answered() == ()


async def test_a_shared_reminder_stays_until_the_last_of_them_has_answered(house: House) -> None:
    """On a clock that runs on while one after the other is told."""
    game, start = await house.table(ANA, BEN, deadline=OPTION), house.clock.at
    reminders, tell = house.service.reminders, house.store.reminders.tell

    async def slow(rows: Any, now: float) -> None:
        await tell(rows, now)
        house.clock.at += 0.01

    house.store.reminders.tell = slow  # type: ignore[method-assign]
    house.clock.at = start + TEN / 2
    [reminder] = await reminders.due()
    assert reminder.user_ids == (ANA, BEN)
    await reminders.posted(reminder, 7, 70)
    await house.bid(game, ANA, 1)
    assert await reminders.answered() == ()
    await house.bid(game, BEN, 1)
    assert await reminders.answered() == ((7, 70),)


async def test_a_reminder_of_what_has_lapsed_or_was_called_off_is_taken_away(house: House) -> None:
    game, start = await house.table(ANA, deadline=OPTION), house.clock.at
    reminders = house.service.reminders
    house.clock.at = start + TEN / 2
    [half] = await reminders.due()
    await reminders.posted(half, 7, 70)
    house.clock.at = start + 0.9 * TEN + 1
    [late] = await reminders.due()
    await reminders.posted(late, 7, 71)
    house.clock.at = start + TEN
    await house.service.lapse_due()
    assert await reminders.answered() == ((7, 70), (7, 71))
    house.clock.at += TEN / 2
    [third] = await reminders.due()
    await reminders.posted(third, 7, 72)
    await house.service.cancel(game, ANA, True, house.interaction())
    assert await reminders.answered() == ((7, 72),)


# Trouble


async def test_killed_between_noting_and_sending(house: House, serve: Callable[..., House]) -> None:
    _, start = await house.table(ANA, deadline=OPTION), house.clock.at
    assert len(await at(house, start + TEN / 2)) == 1
    after = serve()
    assert await at(after, start + TEN / 2 + SPACING_SECONDS) == [], "lost perhaps, never doubled"
    assert len(await at(after, start + 0.9 * TEN + 1)) == 1


async def test_killed_between_noting_and_looking_ahead(house: House, serve: Callable[..., House]) -> None:
    game, start = await house.table(ANA, deadline=OPTION), house.clock.at

    async def killed(game_id: int, at: float | None) -> None:
        raise KeyboardInterrupt

    look_at, house.store.reminders.look_at = house.store.reminders.look_at, killed  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        await at(house, start + TEN / 2)
    house.store.reminders.look_at = look_at  # type: ignore[method-assign]
    after = serve()
    assert await at(after, start + TEN / 2 + SPACING_SECONDS) == []
    assert await at(after, start + 0.9 * TEN + 1) == [(ANA, [game])]


async def test_one_game_that_cannot_be_read_stops_no_other(house: House, serve: Callable[..., House]) -> None:
    broken, start = await house.table(ANA, deadline=OPTION), house.clock.at
    good = await house.table(BEN, CLEO, deadline=OPTION)
    after = serve(toy(schema=2, upgrades={1: _fails_for_one}))
    assert await at(after, start + TEN / 2) == [(BEN, [good]), (CLEO, [good])]
    assert broken != good


def _fails_for_one(state: Any) -> Any:
    if state["view"]["seats"] == 1:
        raise ValueError
    return state
