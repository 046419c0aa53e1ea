"""/game stats: a private page of what was played on the server."""

import random

import pytest

from cogs.components import Verb
from tests.e2e.hands import Typed, control, going_on, open_table, play

GAME = "lost_and_found"


@pytest.fixture
def people(office):
    return [office.person("ana"), office.person("ben")]


async def test_numbers_of_a_month_and_of_all_time(office, people):
    ana, ben = people
    assert office.say("stats-none") in (await office.slash(ana, "game stats")).text
    table = await open_table(office, people, grid="2x4-2")
    await play(table, Typed(table), random.Random(1), choose=going_on)
    await office.slash(ben, "game new", game=GAME)
    mark = len(office.requests)
    shown = (await office.slash(ana, "game stats")).private
    assert shown.reader == ana.id
    assert "2 tables opened, 1 played to the end" in shown.text
    assert f"<@{ben.id}>" in shown.text
    assert office.say("stats-month") in shown.text
    assert not [user for request in office.recorder.since(mark) for user in request.pings]
    await office.advance(32 * 86_400)
    later = (await office.slash(ana, "game stats", game=GAME)).private
    assert office.say("stats-none") in later.text
    await office.click(ana, later, custom_id=control(later, Verb.STATS))
    ever = office.message(later.id)
    assert office.say("stats-ever") in ever.text
    assert "2 tables opened, 1 played to the end" in ever.text


async def test_a_result_that_only_an_older_version_could_read_hides_nothing_else(office, people):
    table = await open_table(office, people, grid="2x4-2")
    await play(table, Typed(table), random.Random(1), choose=going_on)
    await office.service._store._change("UPDATE results SET board = 'of old', won = 1")
    old = office.say("board-old")
    stats = (await office.slash(people[0], "game stats")).private.text
    assert old in stats
    assert "1 played to the end" in stats
    assert old in (await office.slash(people[0], "game best", game=GAME)).private.text


async def test_hidden_numbers_are_not_shown_by_old_buttons_either(office, people):
    shown = (await office.slash(people[0], "game stats")).private
    guild = office.guild.id
    await office.service.guilds.change(guild, people[1].id, "statistics", False, 1)
    for answer in (
        await office.slash(people[0], "game stats"),
        await office.click(people[0], shown, custom_id=control(shown, Verb.STATS)),
    ):
        assert answer.private.text == office.say("error-statistics-hidden")
