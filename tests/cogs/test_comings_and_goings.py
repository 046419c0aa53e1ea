"""What is said when people leave, when others take their seats, and when a table has ended."""

import random

import pytest

from cogs.components import Verb
from tests.e2e.hands import Panel, control, going_on, open_lobby, open_table, play, reach
from tests.e2e.office import Press


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben", "cleo")]


async def leave(office, person):
    asked = (await office.slash(person, "game leave")).private
    await office.click(person, asked, custom_id=control(asked, Verb.LEAVE_YES))


async def test_who_left_is_named_until_somebody_takes_the_seat(office, people):
    table = await open_table(office, people, grid="3x3-3")
    await reach(table, Panel(table), random.Random(1), "return")
    (gone,) = await table.awaited()
    await leave(office, gone)
    shown = (await table.message()).text
    assert f"{gone.name} (left)" in shown
    assert "in time" not in shown
    new = office.person("dan")
    await table.press(new, Verb.SIT)
    shown = (await table.message()).text
    assert "dan turns up a card" in shown
    assert "dan left" not in shown
    assert "dan is away" not in shown
    table.people = [*people, new]
    assert await table.awaited() == [new]


async def test_the_end_of_a_game_with_notes_is_told_in_the_panel(office, people):
    table = await open_table(office, people[:1], grid="2x4-2", hints=0, memory="notes")
    moments = await play(table, Panel(table), random.Random(1), choose=going_on)
    assert "The game is over" in moments[-1].answer.private.text
    assert office.say("panel-blank") not in moments[-1].answer.private.text


async def test_giving_up_a_game_that_has_ended(office, people):
    table = await open_table(office, people[:1], grid="2x4-2", hints=0)
    more = (await table.press(people[0], Verb.MORE)).private
    await play(table, Panel(table), random.Random(1), choose=going_on)
    answer = await office.forge(Press(people[0], more, control(more, Verb.CONCEDE)))
    assert office.say("error-over") in answer.text


async def test_a_table_opened_again_keeps_the_time_for_a_turn(office, people):
    table = await open_lobby(office, people[:1], grid="2x4-2", hints=0)
    options = (await table.press(people[0], Verb.OPTIONS)).private
    await office.select(people[0], options, ["3600"], custom_id=control(options, Verb.DEADLINE))
    await table.press(people[0], Verb.START)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    await table.press(people[0], Verb.AGAIN)
    (new,) = await office.service.tables()
    assert (new.deadline_seconds, new.options.rows) == (3600, 2)
