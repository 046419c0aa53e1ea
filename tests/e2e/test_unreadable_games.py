"""A game that another version saved: it cannot go on, and can be called off by those who may."""

import pytest

from cogs.components import Verb
from tests.e2e.hands import control, open_table


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben")]


async def unreadable(office, table):
    store = office.bot._store
    await store._connection.execute("UPDATE games SET state_schema = 99 WHERE game_id = ?", (table.game_id,))
    office.allowed.append("is frozen")


@pytest.mark.parametrize("named", [True, False])
async def test_it_can_be_called_off_by_its_players(office, people, named):
    table = await open_table(office, people)
    await unreadable(office, table)
    which = {"table": str(table.game_id)} if named else {}
    for person in people:
        shown = (await office.slash(person, "game cancel", **which)).private
        answer = await office.click(person, shown, custom_id=control(shown, Verb.CANCEL_YES))
    (done,) = await office.service.tables(statuses=("cancelled",))
    assert done.game_id == table.game_id
    assert office.say("cancelled") in answer.private.text


async def test_a_stranger_cannot(office, people):
    table = await open_table(office, people)
    await unreadable(office, table)
    answer = await office.slash(office.person("zoe"), "game cancel")
    assert answer.text == office.say("error-not-seated")
