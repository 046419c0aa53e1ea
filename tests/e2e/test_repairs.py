"""Discord loses boards, threads, channels and whole servers: players put their table right, and nobody's clock runs."""

import random

import pytest
from simcord.backend.errors import BackendError

from bot.publication import TAKEN_OFF
from cogs.checking import HOME, THREAD
from cogs.components import Verb
from tests.e2e.hands import Typed, control, going_on, offered, open_lobby, open_table, play, reach, step
from tests.e2e.office import Press

NAMES = ("ana", "ben")
HOUR = 3600


@pytest.fixture
async def table(office):
    return await open_table(office, [office.person(name) for name in NAMES], grid="2x4-2")


@pytest.fixture
async def timed(office):
    """A table where a turn may take an hour."""
    people = [office.person(name) for name in NAMES]
    table = await open_lobby(office, people, grid="2x4-2")
    await office.service.set_deadline(table.game_id, people[0].id, HOUR)
    await table.press(people[0], Verb.START)
    return table


async def check(office, person, channel=None):
    """Ask what goes on; return the private answer."""
    return (await office.slash(person, "game check", channel)).private


async def press(office, person, shown, verb, arg=None):
    """Press a button of a private answer."""
    return await office.click(person, shown, custom_id=control(shown, verb, arg))


async def clock(table):
    """Return when the open decision must be answered, and what a stopped clock has left."""
    now = (await table.running()).table
    return now.deadline_at, now.time_left


def elsewhere(office, name="elsewhere"):
    return office.guild.create_text_channel(name)


# what check says


async def test_check_says_who_is_awaited_and_that_the_board_stands(office, timed):
    (person,) = await timed.awaited()
    shown = await check(office, person)
    now, board = await timed.running(), await timed.message()
    assert person.name in shown.text
    assert office.say("check-since", when=f"<t:{int(now.table.opened_at)}:R>") in shown.text
    assert office.say("table-deadline", when=f"<t:{int(now.table.deadline_at)}:R>") in shown.text
    assert str(board.id) in shown.text
    assert "⚠" not in shown.text
    assert len(shown.text) < 600, "one screen of a phone"
    assert (await timed.message()).id == board.id


async def test_others_see_what_is_public_and_move_nothing(office, table):
    stranger = office.person("stranger")
    await office.delete_message(await table.message())
    mark = len(office.requests)
    shown = await check(office, stranger)
    assert [b.label for b in shown.buttons] == []
    assert [r.route for r in office.recorder.since(mark) if r.reader is None and "channels" in r.route] == []
    seen_by_ana = await check(office, table.people[0])
    before = office.public()
    said = await office.forge(Press(stranger, seen_by_ana, control(seen_by_ana, Verb.REPOST)))
    assert office.say("error-not-seated") in said.text
    assert office.public() == before


async def test_whoever_manages_the_server_may_repair_too(office, table):
    keeper = office.person("keeper", manager=True)
    await office.delete_message(await table.message())
    await press(office, keeper, await check(office, keeper), Verb.REPOST)
    assert await table.message()


async def test_check_brings_a_board_up_to_date_and_calls_whom_nobody_called(office, table):
    rng = random.Random(1)
    await reach(table, Typed(table), rng, "close")
    (person,) = await table.awaited()
    office.recorder.trouble = lambda method, path: _fails_unless_callback(path)
    office.allowed.append("was not shown")
    await office.slash(person, "lost-found end")
    office.recorder.trouble = None
    (awaited,) = await table.awaited()
    mark = len(office.requests)
    shown = await check(office, person)
    pings = [user for request in office.recorder.since(mark) for user in request.pings]
    assert pings == [awaited.id]
    assert str((await table.message()).id) in shown.text


def _fails_unless_callback(path):
    if not path.endswith("/callback"):
        raise BackendError(500, 0, "Internal Server Error")


# boards


async def test_a_board_that_is_deleted_on_purpose_comes_back_once_and_then_waits(office, table):
    rng = random.Random(2)
    seen = set()
    while (await table.running()).table.message_id != TAKEN_OFF:
        board = await table.message()
        seen.add(board.id)
        await office.delete_message(board)
        await step(table, Typed(table), rng, going_on)
    assert len(seen) <= 4, "the first, one that came back, and those of new turns"
    for message in office.public():
        await office.delete_message(message)
    await office.restart()
    for _ in range(4):
        await step(table, Typed(table), rng, going_on)
    assert office.public() == []
    ana = table.people[0]
    shown = await check(office, ana)
    assert office.say("check-deleted", channel=f"<#{office.channel.id}>") in shown.text
    await press(office, ana, shown, Verb.REPOST)
    assert [m.id for m in office.public()] == [(await table.message()).id]
    await play(table, Typed(table), rng, choose=going_on)
    assert office.public()[-1].id == (await table.message()).id


async def test_a_channel_that_went_after_its_board_is_said_to_be_gone(office, table):
    rng = random.Random(2)
    while not ((await table.running()).table.message_id == TAKEN_OFF and (await table.running()).passed):
        for message in office.public():
            await office.delete_message(message)
        await step(table, Typed(table), rng, going_on)
    await office.delete_channel()
    ana = table.people[0]
    shown = await check(office, ana)
    assert office.say("check-no-channel") in shown.text
    await press(office, ana, shown, Verb.REPOST, "")
    assert (await table.message()).channel_id == office.channel.id


async def test_a_deleted_board_is_posted_again_where_it_was_from_another_channel(office, table):
    await office.delete_message(await table.message())
    ana, other = table.people[0], elsewhere(office)
    shown = await check(office, ana, other)
    assert offered(shown, Verb.PANEL)
    await press(office, ana, shown, Verb.REPOST, HOME)
    assert (await table.message()).channel_id == office.channel.id
    assert office.public(other) == []


async def test_a_table_moves_to_where_its_players_are(office, table):
    ana, other = table.people[0], elsewhere(office)
    old = await table.message()
    await press(office, ana, await check(office, ana, other), Verb.REPOST, "")
    assert (await table.message()).channel_id == other.id
    await step(table, Typed(table), random.Random(3), going_on)
    assert not office.message(old.id).buttons


# threads


async def in_thread(office, table):
    """Move a table into a thread; return the thread."""
    thread = await office.open_thread()
    ana = table.people[0]
    await press(office, ana, await check(office, ana, thread), Verb.REPOST, "")
    return thread


async def test_a_thread_that_sleeps_is_woken_by_the_next_turn(office, table):
    thread = await in_thread(office, table)
    office.refuse("PATCH", f"/channels/{thread.id}/messages/*", 50083, status=400, times=None)
    await office.advance(20 * 60)
    shown = await check(office, table.people[0])
    assert "⚠" not in shown.text
    assert str((await table.message()).id) in shown.text
    rng = random.Random(7)
    await reach(table, Typed(table), rng, "close")
    await step(table, Typed(table), rng, going_on)
    board = await table.message()
    assert (board.channel_id, board.id) == (thread.id, office.public(thread)[-1].id)


async def test_a_table_leaves_a_locked_thread_for_a_new_one(office, table):
    thread = await in_thread(office, table)
    office.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    for method in ("PATCH", "POST"):
        office.refuse(method, f"/channels/{thread.id}/messages*", 50083, status=400, times=None)
    await office.advance(20 * 60)
    rng = random.Random(4)
    await reach(table, Typed(table), rng, "close")
    (person,) = await table.awaited()
    assert office.say("error-locked", channel=f"<#{thread.id}>") in (await office.slash(person, "lost-found end")).text
    shown = await check(office, person)
    assert office.say("check-locked", channel=f"<#{thread.id}>") in shown.text
    await press(office, person, shown, Verb.REPOST, THREAD)
    board = await table.message()
    assert board.channel_id not in (thread.id, office.channel.id)
    await step(table, Typed(table), rng, going_on)


async def test_no_thread_is_opened_where_there_are_too_many(office, table):
    await office.delete_channel()
    ana = table.people[0]
    shown = await check(office, ana)
    office.refuse("POST", "/channels/*/threads", 160006, status=400)
    said = (await press(office, ana, shown, Verb.REPOST, THREAD)).text
    assert office.say("error-too-many-threads") in said
    await press(office, ana, shown, Verb.REPOST, "")
    assert (await table.message()).channel_id == office.channel.id


# clocks


async def test_a_clock_stands_still_while_the_channel_is_gone(office, timed):
    await office.advance(600)
    await office.delete_channel()
    assert await clock(timed) == (None, HOUR - 600)
    await office.advance(5 * HOUR)
    assert not (await timed.running()).view.table.caretaker
    ana = timed.people[0]
    shown = await check(office, ana)
    assert office.say("check-no-channel") in shown.text
    assert office.say("check-stopped") in shown.text
    await press(office, ana, shown, Verb.REPOST, "")
    deadline, left = await clock(timed)
    assert (round(deadline - office.now()), left) == (HOUR - 600, None)
    assert office.say("table-deadline", when=f"<t:{int(deadline)}:R>") in (await timed.message()).text
    await office.advance(HOUR)
    assert (await timed.running()).view.table.caretaker


async def test_a_clock_stands_still_while_the_thread_is_gone(office, timed):
    thread = await in_thread(office, timed)
    await office.delete_thread(thread)
    assert (await clock(timed))[0] is None
    await press(office, timed.people[0], await check(office, timed.people[0]), Verb.REPOST, "")
    assert (await clock(timed))[1] is None


async def test_a_clock_goes_on_when_rights_are_given_back(office, timed):
    office.refuse("PATCH", "/channels/*", 50001, times=None)
    office.forbid("view_channel")
    ana = timed.people[0]
    shown = await check(office, ana, elsewhere(office))
    assert office.say("permission-view-channel") in shown.text
    assert (await clock(timed))[0] is None
    office.forbid()
    office.accept_again()
    assert "⚠" not in (await press(office, ana, shown, Verb.CHECK)).text
    assert (await clock(timed))[1] is None


# servers


async def test_an_outage_of_the_server_takes_no_time_from_anybody(office, timed):
    await office.silence()
    await office.advance(5 * HOUR)
    mark = len(office.requests)
    assert not (await timed.running()).view.table.caretaker
    await office.end_silence()
    deadline, left = await clock(timed)
    assert (round(deadline - office.now()), left) == (HOUR, None)
    assert office.say("table-deadline", when=f"<t:{int(deadline)}:R>") in (await timed.message()).text
    assert not [user for request in office.recorder.since(mark) for user in request.pings]


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_bot_that_is_invited_again_finds_its_tables(office, timed, noticed):
    if noticed:
        await office.remove_bot()
        await office.advance(5 * HOUR)
        await office.restart()
    else:
        await office.restart(meanwhile=office.drop_bot)
    await office.advance(48 * HOUR)
    assert (await timed.running()).table.status == "running"
    await office.end_silence()
    assert (await clock(timed))[1] is None
    await play(timed, Typed(timed), random.Random(5), choose=going_on)


# trouble of Discord's own


async def test_a_turn_that_discord_did_not_take_is_told_a_little_later(office, table):
    office.allowed.append("was not shown")
    rng = random.Random(6)
    await reach(table, Typed(table), rng, "close")
    (person,) = await table.awaited()
    office.recorder.trouble = lambda method, path: _fails_unless_callback(path)
    await office.slash(person, "lost-found end")
    await office.advance(40)
    office.recorder.trouble = None
    mark = len(office.requests)
    await office.advance(90)
    pings = [user for request in office.recorder.since(mark) for user in request.pings]
    assert pings == [person.id for person in await table.awaited()]
    assert office.public()[-1].id == (await table.message()).id
    mark = len(office.requests)
    await office.advance(2 * HOUR)
    assert office.recorder.since(mark) == []
