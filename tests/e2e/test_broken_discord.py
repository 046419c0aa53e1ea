"""Discord fails, refuses and forgets: messages and channels deleted, rights lost, tokens dead. The game goes on."""

import contextlib
import random

import pytest
from simcord.backend.errors import BackendError

from cogs.components import Verb
from engine.games.lost_and_found.actions import EndTurn
from tests.e2e.hands import (
    Mixed,
    Panel,
    Typed,
    control,
    going_on,
    open_lobby,
    open_table,
    play,
    play_until,
    reach,
    step,
)

NAMES = ("ana", "ben")


@pytest.fixture
async def table(office):
    return await open_table(office, [office.person(name) for name in NAMES], grid="2x4-2")


# messages and channels


async def test_a_deleted_board_is_posted_again_by_the_next_action(office, table):
    rng = random.Random(1)
    old = await table.message()
    await office.delete_message(old)
    await step(table, Typed(table), rng, going_on)
    new = await table.message()
    assert new.id != old.id
    assert office.public()[-1].id == new.id
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_a_deleted_board_is_posted_again_on_request(office, table):
    await office.delete_message(await table.message())
    ana = table.people[0]
    check = (await office.slash(ana, "game check")).private
    mark = len(office.requests)
    await office.click(ana, check, custom_id=control(check, Verb.REPOST))
    assert (await table.message()).has_button("take your turn")
    assert not [user for request in office.recorder.since(mark) for user in request.pings]


async def test_a_deleted_lobby_is_posted_again_on_request(office):
    ana, ben = (office.person(name) for name in NAMES)
    table = await open_lobby(office, [ana])
    await office.delete_message(await table.message())
    check = (await office.slash(ana, "game check")).private
    await office.click(ana, check, custom_id=control(check, Verb.REPOST))
    await table.press(ben, Verb.JOIN)
    await table.press(ana, Verb.START)
    assert len((await table.running()).table.seats) == 2


async def test_a_game_whose_channel_is_deleted_goes_on_in_another(office, table):
    rng = random.Random(2)
    await reach(table, Typed(table), rng, "close")
    (person,) = await table.awaited()
    await office.delete_channel()
    answer = await office.slash(person, "lost-found end")
    assert office.say("error-no-channel") in answer.text
    check = (await office.slash(person, "game check")).private
    await office.click(person, check, custom_id=control(check, Verb.REPOST))
    assert (await table.message()).channel_id == office.channel.id
    await play(table, Typed(table), rng, choose=going_on)


# rights


@pytest.mark.parametrize("code", [50013, 50001])
async def test_a_turn_that_cannot_be_shown_is_kept_and_said(office, table, code):
    rng = random.Random(3)
    await reach(table, Typed(table), rng, "close")
    (person,) = await table.awaited()
    office.refuse("POST", "/webhooks/*", code, times=2)
    office.refuse("POST", "/channels/*", code, times=None)
    await office.slash(person, "lost-found end")
    office.accept_again()
    after = await table.running()
    assert after.awaited != (person.id,)
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_a_deadline_in_a_channel_without_rights_parks_the_game_quietly(office):
    people = [office.person(name) for name in NAMES]
    table = await open_lobby(office, people, grid="2x4-2")
    await office.service.set_deadline(table.game_id, people[0].id, 3600)
    await table.press(people[0], Verb.START)
    office.refuse("POST", "/channels/*", 50013, times=None)
    await office.advance(3601)
    assert (await table.running()).view.table.caretaker
    office.accept_again()
    check = (await office.slash(people[0], "game check")).private
    await office.click(people[0], check, custom_id=control(check, Verb.REPOST))
    rng = random.Random(3)
    await play(table, Typed(table), rng, choose=going_on)


async def test_no_table_is_opened_where_the_bot_may_not_speak(office):
    ana = office.person("ana")
    office.forbid("send_messages", "attach_files")
    answer = await office.slash(ana, "game new", game="lost_and_found")
    assert "send messages" in answer.text
    assert await office.service.tables() == ()
    assert office.public() == []


async def test_lost_rights_are_named_by_check_and_the_board_comes_back_with_them(office, table):
    rng = random.Random(9)
    await reach(table, Typed(table), rng, "close")
    (person,) = await table.awaited()
    office.forbid("send_messages", "attach_files")
    check = await office.slash(person, "game check")
    assert "send messages" in check.text
    assert "attach files" in check.text
    office.forbid()
    await play(table, Typed(table), rng, choose=going_on)


# age


def new_link(office, shown) -> str:
    return f"https://discord.com/channels/{office.guild.id}/{shown.channel_id}/{shown.id}"


async def test_an_old_board_is_posted_anew_instead_of_edited(office, table):
    rng = random.Random(4)
    await reach(table, Typed(table), rng, "act")
    old = await table.message()
    await office.advance(2 * 3600)
    mark = len(office.requests)
    await step(table, Typed(table), rng, going_on)
    sent = office.recorder.since(mark)
    new = await table.message()
    assert new.id != old.id
    assert office.message(old.id).text == office.say("table-moved", link=new_link(office, new))
    assert not [user for request in sent for user in request.pings]


async def test_an_edit_refused_as_too_old_becomes_a_new_message(office, table):
    rng = random.Random(5)
    old = await table.message()
    await office.advance(20 * 60)
    office.refuse("PATCH", "/channels/*", 30046, status=429, times=None)
    await play_until(table, Typed(table), rng, EndTurn)
    assert (await table.message()).id != old.id


# tokens and private messages


@pytest.mark.parametrize("code", [(10015, 404), (50027, 401)])
async def test_dead_tokens_are_given_up_and_the_board_is_edited_otherwise(office, table, code):
    rng = random.Random(6)
    office.allowed.append("not be blanked|was not shown")
    for _ in range(8):
        office.refuse("PATCH", "/webhooks/*/messages/*", code[0], status=code[1])
        await step(table, Typed(table), rng, going_on)
    office.accept_again()
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_an_interaction_that_came_too_late_changes_nothing(office, table):
    (person,) = await table.awaited()
    version = (await table.content()).table.version
    office.refuse("POST", "/interactions/*/callback", 10062, status=404)
    await office.slash(person, "lost-found look", cell="A1")
    office.acknowledgement_failures.clear()
    assert (await table.content()).table.version == version
    await office.slash(person, "lost-found look", cell="A1")
    assert (await table.content()).table.version == version + 1


async def test_a_panel_that_was_dismissed_stops_nothing(office, table):
    rng = random.Random(7)
    await reach(table, Panel(table), rng, "return")
    for panel in table.panels.values():
        office.env.backend.messages[office.channel.id].pop(panel)
    await play(table, Mixed(table, rng), rng, choose=going_on)


# every request of a turn, refused in turn

REFUSALS = [(10008, 404), (10015, 404), (50027, 401), (50013, 403), (50001, 403), (0, 500), (10062, 404)]


class Nth:
    """Refuses the nth request from now on, and no other."""

    def __init__(self, n: int, code: int, status: int) -> None:
        self.left, self.code, self.status = n, code, status

    def __call__(self, method: str, path: str) -> None:
        self.left -= 1
        if self.left == -1:
            raise BackendError(self.status, self.code, "refused by the test")


@pytest.mark.parametrize("code", REFUSALS, ids=[str(code) for code, _ in REFUSALS])
async def test_whichever_request_is_refused_the_game_goes_on(office, code):
    office.allowed.append("was not shown|not be blanked|not be tidied|could not be")
    people = [office.person(name) for name in NAMES]
    table = await open_table(office, people, grid="2x4-2")
    rng = random.Random(8)
    hands = Mixed(table, rng)
    n = 0
    while not await table.over():
        before = (await table.content()).table.version
        office.recorder.trouble = Nth(n % 5, *code)
        n += 1
        with contextlib.suppress(AssertionError, LookupError):  # the person saw that it did not work
            await step(table, hands, rng, going_on)
        office.recorder.trouble = None
        after = (await table.content()).table.version
        assert after - before in (0, 1)
        assert n < 200
    office.acknowledgement_failures.clear()
    await office.advance(31)  # an end that could not be shown is tried again
    shown = await table.message()
    assert shown.id in [message.id for message in office.public()]
