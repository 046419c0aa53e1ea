"""Where the bot may attach no files, boards and panels stand in words and games go on."""

import random

import pytest

from cogs.components import Verb
from cogs.names import escaped
from engine.games import GAMES
from engine.games.lost_and_found.actions import EndTurn
from tests.e2e.hands import Panel, control, going_on, offered, open_lobby, open_table, play, play_until


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben")]


async def in_words(office, table):
    """Return the board as everybody may know it, in words, as it stands in a message."""
    content = await table.running()
    game = office.games[content.table.kind]
    words = table.words(await table.peek(table.people[0]))
    return escaped(words.label(game.text.alt(content.view)))


async def test_a_whole_game_without_pictures(office, people):
    office.forbid("attach_files")
    opened = await office.slash(people[0], "game new", game="lost_and_found")
    assert office.say("only-words") in opened.text
    table = await open_table(office, people, grid="2x4-2")
    shown = await table.message()
    assert not shown.pictures
    assert await in_words(office, table) in shown.text
    assert shown.has_button("take your turn")
    rng = random.Random(2)
    await play_until(table, Panel(table), rng, EndTurn)
    panels = [office.message(id) for id in table.panels.values()]
    assert panels
    assert not [panel for panel in panels if panel.pictures]
    await play(table, Panel(table), rng, choose=going_on)
    assert not (await table.message()).pictures
    assert offered(await table.message(), Verb.AGAIN)


@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_every_game_begins_in_words(office, people, kind):
    """Its board, what it has to tell first, and everybody's panel."""
    office.forbid("attach_files")
    table = await open_table(office, people, kind=kind)
    assert await in_words(office, table) in (await table.message()).text
    for person in await table.awaited():
        assert (await table.open_panel(person)).text
    assert not [message for message in office.public() if message.pictures]
    assert (await table.running()).table.status == "running"


async def test_a_deadline_posts_the_board_in_words(office, people):
    office.forbid("attach_files")
    table = await open_lobby(office, people, grid="2x4-2")
    await office.service.set_deadline(table.game_id, people[0].id, 3600)
    await table.press(people[0], Verb.START)
    before = await table.message()
    await office.advance(3601)
    after = await table.message()
    assert after.id != before.id
    assert await in_words(office, table) in after.text


async def test_pictures_come_with_the_permission_and_go_with_it(office, people):
    table = await open_table(office, people, grid="2x4-2")
    assert (await table.message()).pictures
    rng = random.Random(3)
    office.forbid("attach_files")
    await play_until(table, Panel(table), rng, EndTurn)
    assert not (await table.message()).pictures
    check = await office.slash(people[0], "game check")
    assert "attach files" in check.text
    office.forbid()
    await office.click(people[0], check.private, custom_id=control(check.private, Verb.REPOST))
    assert (await table.message()).pictures
