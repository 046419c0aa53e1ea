"""/game privacy as people use it: the page, the file, and leaving without a trace in the middle of any game."""

import json
import random

import pytest

from cogs.components import Verb
from engine.games import GAMES
from tests.e2e.hands import Panel, control, open_table, play

START = {
    "lost_and_found": {"grid": "3x3-3"},
    "finders_keepers": {"clutter": 0},
    "finders_keepers_expert": {"clutter": 0, "hand": 3},
    "lost_ones": {},
}


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben", "cleo")]


async def page(office, person):
    return (await office.slash(person, "game privacy")).private


async def pressed(office, person, shown, arg):
    answer = await office.click(person, shown, custom_id=control(shown, Verb.PRIVACY, arg))
    return answer.private


async def erased(office, person):
    shown = await page(office, person)
    asked = await pressed(office, person, shown, "ask")
    return await pressed(office, person, asked, "erase")


async def test_the_page_is_private_and_tells_how_much_there_is(office, people):
    ana, *_ = people
    assert "No seat at any table" in (await page(office, ana)).text
    await open_table(office, people, **START["lost_and_found"])
    shown = await page(office, ana)
    assert shown.reader == ana.id
    assert "Your seat at one table" in shown.text
    gone = await pressed(office, ana, shown, "out")
    assert not (await office.service.privacy.about(ana.id)).counted
    back = await pressed(office, ana, gone, "in")
    assert (await office.service.privacy.about(ana.id)).counted
    assert "Your seat at one table" in back.text


async def test_the_file_has_what_is_kept_of_its_reader_alone(office, people):
    ana, ben, _ = people
    await open_table(office, people, **START["lost_and_found"])
    shown = await page(office, ana)
    answer = await office.click(ana, shown, custom_id=control(shown, Verb.PRIVACY, "file"))
    (file,) = [file for request in answer.requests for file in request.files]
    assert file.filename == "my-data.json"
    given = json.loads(file.data)
    assert given["user_id"] == str(ana.id)
    assert [seat["name"] for seat in given["seats"]] == ["ana"]
    assert str(ben.id) not in file.data.decode()
    assert answer.private.reader == ana.id


@pytest.mark.parametrize("kind", GAMES)
async def test_whoever_is_erased_in_the_middle_of_a_game_leaves_it_playable(office, people, kind):
    ana, ben, cleo = people
    table = await open_table(office, people, kind=kind, **START[kind])
    await table.open_panel(ana)
    said = await erased(office, ana)
    assert "I know nothing of you any more" in said.text
    content = await table.running()
    assert content.table.seat_of(ana.id) is None
    board = await table.message()
    assert "ana" not in board.text
    assert not await office.service.looks()
    await office.service.handovers.rest(table.game_id, cleo.id, 1)
    shown = await table.open_panel(ben)
    assert shown.reader == ben.id
    assert "ana" not in (await table.press(ben, Verb.WORDS)).private.text
    assert table.words(await table.peek(ben)).occupant(0) == "a former player"


async def test_the_others_finish_the_game(office, people):
    ana, ben, cleo = people
    table = await open_table(office, people, **START["lost_and_found"])
    await erased(office, ana)
    table.people = [ben, cleo]
    await play(table, Panel(table), random.Random(1))
    assert await table.over()
    assert "ana" not in (await table.message()).text


@pytest.mark.parametrize(("locale", "begun"), [("en-US", "A former player: "), ("de", "Ein früherer Mitspieler: ")])
async def test_a_sentence_that_begins_with_a_former_player_begins_large(office, people, locale, begun):
    ana, ben, _ = people
    await office.service.guilds.change(office.guild.id, ben.id, "language", locale.partition("-")[0], 1)
    table = await open_table(office, people, kind="finders_keepers", **START["finders_keepers"])
    await erased(office, ana)
    assert begun in (await table.message()).text


async def test_nothing_is_erased_before_the_question_is_answered(office, people):
    ana, *_ = people
    table = await open_table(office, people, **START["lost_and_found"])
    asked = await pressed(office, ana, await page(office, ana), "ask")
    assert "cannot be taken back" in asked.text
    await pressed(office, ana, asked, "")
    assert (await table.running()).table.seat_of(ana.id) is not None
