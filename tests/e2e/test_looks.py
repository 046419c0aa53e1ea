"""Private looks: blanked when they may no longer be read, never twice the same file, their tokens kept to itself."""

import io
import random
import re

import pytest
from PIL import Image

from bot.store.copies import backup
from cogs.components import Verb
from tests.e2e.hands import Panel, Typed, control, going_on, open_lobby, open_table, play, reach, step
from tests.e2e.office import TOKEN, open_office
from tests.e2e.traffic import CALLBACK


@pytest.fixture
async def looking(office):
    """A table of two where somebody holds two cards; the person and their panel."""
    table = await open_table(office, [office.person("ana"), office.person("ben")])
    await reach(table, Panel(table), random.Random(1), "return")
    (person,) = await table.awaited()
    panel = office.message(table.panels[person.id])
    assert panel.files == ("look.webp",)
    return table, person, panel


def blank(office, message_id) -> bool:
    """Whether a private message shows nothing any more."""
    shown = office.message(message_id)
    return shown.files == () and shown.pictures == () and office.say("panel-blank") in shown.text


async def test_a_look_is_replaced_when_the_turn_moves_on_by_typing(office, looking):
    _, person, panel = looking
    await office.slash(person, "lost-found keep")
    assert blank(office, panel.id)


async def test_a_look_is_replaced_in_the_panel_that_moves_on(office, looking):
    table, person, panel = looking
    peek = await table.peek(person)
    await Panel(table).do(person, peek, 0)
    shown = office.message(panel.id)
    assert not re.search("You hold|Saw", shown.text)
    assert (await table.peek(person)).view.seen == ()


async def test_every_open_look_of_a_person_is_blanked(office, looking):
    table, person, panel = looking
    others = [(await table.press(person, Verb.TURN)).private.id for _ in range(2)]
    typed = (await office.slash(person, "game board")).messages
    await office.slash(person, "lost-found keep")
    assert all(blank(office, id) for id in (panel.id, *others))
    assert all(blank(office, message.id) for message in typed if "look.webp" in message.files)


async def test_a_look_is_blanked_before_its_token_runs_out(office, looking):
    table, person, panel = looking
    await office.advance(13 * 60)
    assert not blank(office, panel.id)
    await office.advance(119)
    assert blank(office, panel.id)
    assert office.message(panel.id).has_button("panel")
    again = await table.press(person, Verb.TURN)
    assert again.private.files == ("look.webp",)


async def test_a_look_of_a_few_seconds_is_over_then(office):
    table = await open_table(office, [office.person("ana")], look_seconds=30)
    await reach(table, Panel(table), random.Random(1), "return")
    (ana,) = table.people
    panel = office.message(table.panels[ana.id])
    await office.advance(31)
    assert blank(office, panel.id)
    again = (await table.press(ana, Verb.TURN)).private
    assert again.files == ()
    assert office.say("panel-look-over") in again.text
    await step(table, Panel(table), random.Random(1), going_on)


async def test_a_look_is_blanked_when_its_turn_is_given_to_others(office):
    table = await open_lobby(office, [office.person("ana"), office.person("ben")])
    await office.service.set_deadline(table.game_id, table.people[0].id, 600)
    await table.press(table.people[0], Verb.START)
    await reach(table, Panel(table), random.Random(1), "return")
    (person,) = await table.awaited()
    await office.advance(601)
    assert blank(office, table.panels[person.id])


async def test_a_look_is_blanked_when_its_seat_leaves(office, looking):
    _, person, panel = looking
    answer = await office.slash(person, "game leave")
    shown = answer.private
    await office.click(person, shown, custom_id=control(shown, Verb.LEAVE_YES))
    assert blank(office, panel.id)


async def test_a_look_is_blanked_when_the_game_is_called_off(office, looking):
    _, _, panel = looking
    keeper = office.person("keeper", manager=True)
    shown = (await office.slash(keeper, "game cancel")).private
    await office.click(keeper, shown, custom_id=control(shown, Verb.CANCEL_YES))
    assert blank(office, panel.id)


@pytest.mark.parametrize("code", [(10008, 404), (10015, 404), (50027, 401), (0, 500)])
async def test_a_look_that_cannot_be_blanked_stops_nothing(office, looking, code):
    table, person, panel = looking
    office.allowed.append("not be blanked")
    office.refuse("PATCH", f"/webhooks/*/messages/{panel.id}", code[0], status=code[1])
    await office.slash(person, "lost-found keep")
    assert (await table.running()).view.table.phase == "act"
    await play(table, Typed(table), random.Random(2), choose=going_on)


async def test_tokens_of_open_looks_are_in_the_database_only_while_they_must_be_and_in_no_copy(
    office, looking, tmp_path
):
    table, person, panel = looking
    token = next(r.path.split("/")[3] for r in office.requests if r.message_id == panel.id and r.route != CALLBACK)
    (look,) = await office.service.looks(table.game_id)
    assert TOKEN.fullmatch(look.token)
    assert TOKEN.fullmatch(token)
    assert look.token not in repr(look)
    copy = tmp_path / "copy.sqlite3"
    backup(office.settings.database, copy)
    assert not TOKEN.search(copy.read_bytes().decode("latin-1"))
    await office.slash(person, "lost-found keep")
    assert await office.service.looks(table.game_id) == ()


async def test_the_private_picture_of_the_same_cards_is_never_the_same_file(tmp_path):
    async with open_office(tmp_path / "office", cheap_pictures=False) as office:
        table = await open_table(office, [office.person("ana")])
        (ana,) = table.people
        await reach(table, Panel(table), random.Random(1), "return")
        shown = [(await table.press(ana, Verb.TURN)).private for _ in range(3)]
        pictures = {message.pictures[0].data for message in shown}
        assert len(pictures) == 3
        assert len({message.pictures[0].alt for message in shown}) == 1
        boards = {(await office.slash(ana, "game board")).messages[0].pictures[0].data for _ in range(2)}
        assert len(boards) == 1
        for data in (*pictures, *boards):
            with Image.open(io.BytesIO(data)) as picture:
                assert picture.format == "WEBP"
                assert picture.width >= 360
                assert not picture.getexif()
