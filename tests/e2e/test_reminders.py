"""Reminders as people get them, with time moved: where, once, in whose language, and not at night."""

import random
import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.publication import Reminder
from cogs.components import Verb
from tests.e2e.hands import Panel, TestTable, going_on, open_lobby, step
from tests.e2e.office import Office, Person, Press

HOUR = 3600
DAY = 24 * HOUR
NO_PRIVATE_MESSAGES = 50007


async def slow_table(office: Office, people: list[Person], seconds: int | None = DAY, **options: str) -> TestTable:
    """Start a game of Lost & Found whose turns may take so long; the first person is awaited."""
    table = await open_lobby(office, people, grid="2x4-2", **options)
    await office.service.set_deadline(table.game_id, people[0].id, seconds)
    await table.press(people[0], Verb.START)
    return table


async def take_turn(table: TestTable) -> Person:
    """Let whoever is awaited take their turn; return who is awaited then."""
    [person] = await table.awaited()
    rng = random.Random(1)
    while await table.awaited() == [person]:
        await step(table, Panel(table), rng, going_on)
    [following] = await table.awaited()
    return following


def pings(office: Office, mark: int) -> list[int]:
    return [user for request in office.recorder.since(mark) for user in request.pings]


def private_messages(office: Office, person: Person) -> list[str]:
    channel = office.env.backend.dm_channels.get(person.id)
    messages = office.env.backend.messages.get(channel, {}) if channel else {}
    return [office.message(message_id).text for message_id in sorted(messages)]


async def at_hour(office: Office, hour: int, zone: str) -> None:
    """Move time on to the next moment at which a clock shows this hour."""
    now = datetime.fromtimestamp(office.now(), ZoneInfo(zone))
    then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    await office.advance((then - now + timedelta(days=then <= now)).total_seconds())


@pytest.fixture
def people(office: Office) -> list[Person]:
    return [office.person("ana"), office.person("ben")]


async def test_two_reminders_in_the_channel_and_none_after_the_answer(office, people):
    table = await slow_table(office, people)
    [person] = await table.awaited()
    mark = len(office.requests)
    await office.advance(DAY / 2 - 60)
    assert pings(office, mark) == []
    await office.advance(120)
    assert pings(office, mark) == [person.id]
    shown = office.public()[-1]
    address = f"https://discord.com/channels/{office.guild.id}/{office.channel.id}/{(await table.message()).id}"
    assert address in shown.text
    assert office.say("reminder-call", people=f"<@{person.id}>") in shown.text
    await office.advance(0.9 * DAY - DAY / 2)
    assert pings(office, mark) == [person.id] * 2
    again = office.public()[-1]
    following = await take_turn(table)
    left = {message.id for message in office.public()}
    assert {shown.id, again.id} & left == set(), "they are taken away"
    mark = len(office.requests)
    await office.advance(DAY / 2 - 60)
    assert pings(office, mark) == []
    await office.advance(120)
    assert pings(office, mark) == [following.id]


async def test_none_after_an_answer_that_came_while_others_were_sent(office, people):
    table = await slow_table(office, people)
    [person] = await table.awaited()
    reminder = Reminder((person.id,), ((await table.running()).table,), office.now())
    await take_turn(table)
    mark = len(office.requests)
    await office.bot.hub.remind(reminder)
    assert office.requests[mark:] == []


async def test_none_after_the_end(office, people):
    keeper = office.person("kim", manager=True)
    table = await slow_table(office, people)
    await office.slash(keeper, "game cancel", table=str(table.game_id))
    await office.forge(Press(keeper, office.public()[-1], f"lp1:{Verb.CANCEL_YES}:{table.game_id}:-:"))
    assert (await table.content()).table.status == "cancelled"
    mark = len(office.requests)
    await office.advance(2 * DAY)
    assert office.recorder.since(mark) == []


async def test_a_private_message_names_every_table(office):
    ana = office.person("ana")
    tables = [await slow_table(office, [ana]) for _ in range(2)]
    answer = await office.slash(ana, "game notify", where="private")
    assert office.say("notify-private") in answer.text
    mark = len(office.requests)
    await office.advance(DAY / 2 + 60)
    [text] = private_messages(office, ana)
    assert all(f"#{table.game_id}" in text for table in tables)
    posted = [request for request in office.recorder.since(mark) if request.pings]
    assert all(request.path.split("/")[2] != str(office.channel.id) for request in posted)


async def test_trouble_of_discords_own_closes_nobodys_private_messages(office):
    ana = office.person("ana")
    await slow_table(office, [ana])
    await office.slash(ana, "game notify", where="private")
    office.refuse("POST", "/channels/*/messages", 0, status=400)
    mark = len(office.requests)
    await office.advance(DAY / 2 + 60)
    assert pings(office, mark) == [ana.id]
    await office.advance(0.4 * DAY)
    assert len(private_messages(office, ana)) == 1, "the next one comes privately again"
    assert pings(office, mark) == [ana.id]


async def test_whoever_goes_to_and_fro_over_restarts_calls_nobody_twice(office, people):
    table = await slow_table(office, people, None)
    mark = len(office.requests)
    [person] = await table.awaited()
    other = await take_turn(table)
    for gently in (True, False):
        await office.restart(gently=gently)
        assert office.say("panel-undone") in (await office.slash(person, "game undo")).text
        assert await take_turn(table) is other
    assert pings(office, mark) == [other.id]


async def test_whoever_goes_to_and_fro_fills_no_channel_and_calls_nobody_twice(office, people):
    table = await slow_table(office, people, None)
    mark = len(office.requests)
    [person] = await table.awaited()
    other = await take_turn(table)
    [board] = [request.message_id for request in office.recorder.since(mark) if request.pings == (other.id,)]
    for _ in range(3):
        assert office.say("panel-undone") in (await office.slash(person, "game undo")).text
        assert await take_turn(table) is other
    assert pings(office, mark) == [other.id]
    assert (await table.running()).table.message_id == board


async def test_closed_private_messages_lead_to_the_channel_until_the_next_choice(office):
    ana = office.person("ana")
    await slow_table(office, [ana])
    await office.slash(ana, "game notify", where="private")
    office.refuse("POST", "/channels/*/messages", NO_PRIVATE_MESSAGES)
    mark = len(office.requests)
    await office.advance(DAY / 2 + 60)
    assert pings(office, mark) == [ana.id]
    assert private_messages(office, ana) == []
    assert office.say("notify-closed") in (await office.slash(ana, "game notify")).text
    await office.advance(0.4 * DAY)
    assert len(pings(office, mark)) == 2, "it is not tried again"
    assert office.say("notify-private") in (await office.slash(ana, "game notify", where="private")).text


async def test_a_channel_hears_only_of_tables_that_its_readers_may_see(office):
    ana = office.person("ana")
    open_channel, hidden = office.channel, office.guild.create_text_channel("secret")
    everyone = Overwrite(office.guild.id, OverwriteType.ROLE, 0, discord.Permissions(view_channel=True).value)
    shown = await slow_table(office, [ana])
    office.channel = hidden
    secret = await slow_table(office, [ana])
    bot = Overwrite(
        office.env.backend.bot_user.id, OverwriteType.MEMBER, discord.Permissions(view_channel=True).value, 0
    )
    for overwrite in (everyone, bot):
        office.env.backend.set_overwrite(hidden.id, overwrite)
    office.channel = open_channel
    await office.advance(DAY / 2 + 60)
    text = office.public(open_channel)[-1].text
    assert f"#{shown.game_id}" in text
    assert f"#{secret.game_id}" not in text
    assert str(hidden.id) not in text
    assert not re.search(r"\bmore\b", text), "not even how many there are"
    told = len(office.public(hidden))
    await office.advance(600)
    assert len(office.public(hidden)) == told + 1, "it is told of where it stands"
    assert f"#{secret.game_id}" in office.public(hidden)[-1].text
    assert f"#{shown.game_id}" not in office.public(hidden)[-1].text
    await office.advance(3600)
    assert len(office.public(hidden)) == told + 1


async def test_a_private_reminder_goes_with_the_answer(office, people):
    table = await slow_table(office, people)
    [person] = await table.awaited()
    await office.slash(person, "game notify", where="private")
    await office.advance(DAY / 2 + 60)
    assert len(private_messages(office, person)) == 1
    await take_turn(table)
    assert private_messages(office, person) == []
    assert private_messages(office, next(one for one in people if one is not person)) == []


async def test_a_private_reminder_goes_with_the_last_answer_that_it_asks_for(office, people):
    tables = [await slow_table(office, people) for _ in range(2)]
    [ana] = await tables[0].awaited()
    assert await tables[1].awaited() == [ana]
    await office.slash(ana, "game notify", where="private")
    await office.advance(DAY / 2 + 60)
    await take_turn(tables[0])
    assert len(private_messages(office, ana)) == 1, "one still waits"
    await take_turn(tables[1])
    assert private_messages(office, ana) == []


async def test_never_means_not_even_a_turn(office, people):
    table = await slow_table(office, people)
    [person] = await table.awaited()
    [other] = [one for one in people if one is not person]
    await office.slash(other, "game notify", where="never")
    mark = len(office.requests)
    assert await take_turn(table) is other
    await office.advance(DAY - 60)
    assert pings(office, mark) == []
    assert f"<@{other.id}>" in (await table.message()).text, "the board still says who is awaited"


async def test_a_turn_at_night_is_told_of_in_the_morning(office, people):
    table = await slow_table(office, people, None)
    [person] = await table.awaited()
    [other] = [one for one in people if one is not person]
    hours = {"quiet-from": "22", "quiet-to": "7:30"}
    answer = await office.slash(other, "game notify", **{"time-zone": "asia/tokyo"}, **hours)
    assert office.say("notify-quiet", begin="22:00", end="07:30", zone="Asia/Tokyo") in answer.text
    assert office.say("notify-about") in answer.text
    await at_hour(office, 23, "Asia/Tokyo")
    mark = len(office.requests)
    assert await take_turn(table) is other
    assert pings(office, mark) == []
    await at_hour(office, 7, "Asia/Tokyo")
    assert pings(office, mark) == []
    await office.advance(HOUR / 2 + 1)
    assert pings(office, mark) == [other.id]
    await office.advance(3 * DAY)
    assert pings(office, mark) == [other.id]


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"time-zone": "Atlantis"}, "error-no-zone"),
        ({"quiet-from": "22:00", "quiet-to": "8:00"}, "error-zone-first"),
        ({"time-zone": "Europe/London", "quiet-from": "22:00"}, "error-half-quiet"),
        ({"time-zone": "Europe/London", "quiet-from": "25:00", "quiet-to": "8:00"}, "error-no-time"),
        ({"time-zone": "Europe/London", "quiet-from": "late", "quiet-to": "8:00"}, "error-no-time"),
    ],
)
async def test_what_makes_no_sense_is_said_and_changes_nothing(office, asked, error):
    ana = office.person("ana")
    await office.slash(ana, "game notify", where="never")
    assert office.say(error) in (await office.slash(ana, "game notify", **asked)).text
    assert office.say("notify-never") in (await office.slash(ana, "game notify")).text


async def test_time_zones_and_hours_are_suggested(office):
    ana = office.person("ana")
    found = await office.autocomplete(ana, "game notify", "time-zone", "new y")
    assert found.choices == [("America/New York", "America/New_York")]
    assert ("22:00", "22:00") in (await office.autocomplete(ana, "game notify", "quiet-from", "2")).choices
    answer = await office.slash(ana, "game notify", **{"time-zone": "UTC", "quiet-from": "9", "quiet-to": "9"})
    assert office.say("notify-no-quiet") in answer.text
    assert office.say("notify-how") in answer.text
    assert office.say("notify-about") not in answer.text


# When the bot was away


async def test_an_outage_is_given_back_and_told_once(office, people):
    table = await slow_table(office, people)
    [person] = await table.awaited()
    await office.advance(HOUR)
    mark = len(office.requests)
    await office.restart(gently=False, meanwhile=lambda: office.env.backend.advance_clock(3 * DAY))
    assert office.say("table-away", unit="days", count=3) in (await table.message()).text
    assert pings(office, mark) == []
    told = len(office.public())
    await office.restart(gently=False)
    await office.advance(HOUR)
    assert len(office.public()) == told, "told once"
    await office.advance(DAY / 2 - 2 * HOUR - 360)
    assert pings(office, mark) == []
    await office.advance(720)
    assert pings(office, mark) == [person.id], "half of the time is over now"
    assert await take_turn(table) is not person
    assert office.say("table-away", unit="days", count=3) not in (await table.message()).text


async def test_a_short_stop_is_no_outage(office, people):
    table = await slow_table(office, people)
    version = (await table.content()).table.version
    await office.restart(meanwhile=lambda: office.env.backend.advance_clock(300))
    assert (await table.content()).table.version == version


async def test_no_deadline_passes_while_discord_cannot_be_reached(office, people):
    table = await slow_table(office, people)
    [person] = await table.awaited()
    await office.connection(there=False)
    await office.advance(2 * DAY)
    assert await table.awaited() == [person]
    await office.connection(there=True)
    assert office.say("table-away", unit="days", count=2) in (await table.message()).text
    assert await table.awaited() == [person]
    await office.advance(DAY + 60)
    assert await table.awaited() != [person]
