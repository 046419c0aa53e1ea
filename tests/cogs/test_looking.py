"""A look can be read for a moment only, wherever it was opened (LF-31)."""

import pytest

from cogs.components import Verb
from engine.games.lost_and_found.options import ITEMS
from tests.e2e.hands import TestTable, control, offered, open_table


async def looked(office, people, **options) -> tuple[TestTable, object]:
    """Let whoever is on turn look at a card in the panel, and return the table and the person."""
    table = await open_table(office, people, **options)
    (person,) = await table.awaited()
    panel = await table.open_panel(person)
    await office.click(person, panel, custom_id=control(panel, Verb.ACT, "0"))
    return table, person


def shows_a_card(shown) -> bool:
    return "look.webp" in shown.files


async def test_every_open_panel_is_blanked_when_the_cards_go_back(office, people):
    table, person = await looked(office, people)
    first = table.panels[person.id]
    second = (await table.open_panel(person)).id
    assert shows_a_card(office.message(first))
    assert shows_a_card(office.message(second))
    panel = office.message(second)
    answer = await office.click(person, panel, custom_id=control(panel, Verb.ACT, "0"))
    swapped = await office.click(person, answer.private, "Swap them")
    assert not shows_a_card(office.message(first))
    assert office.message(first).text == office.say("panel-blank")
    assert not [o for o in await office.service.looks() if o.message_id in (first, second)]
    panel = office.message(first)
    again = await office.click(person, panel, custom_id=control(panel, Verb.PANEL, "again"))
    assert "Turn up a card" in again.private.text
    assert swapped.private.text == again.private.text


async def test_a_command_that_goes_on_blanks_the_panel_of_the_look_before(office, people):
    table, person = await looked(office, people)
    first = table.panels[person.id]
    (cell,) = [c.cell for c in (await table.peek(person)).view.seen]
    free = "D4" if cell != 15 else "A1"
    second = (await office.slash(person, "lost-found look", cell=free)).private
    assert shows_a_card(second)
    assert shows_a_card(office.message(first))  # the first card is still in the hand
    await office.slash(person, "lost-found keep")
    for message_id in (first, second.id):
        assert office.message(message_id).text == office.say("panel-blank")
        assert office.message(message_id).files == ()


async def test_a_look_is_blanked_before_its_message_can_no_longer_be_edited(office, people):
    table, person = await looked(office, people)
    panel = table.panels[person.id]
    await office.advance(13 * 60)
    assert shows_a_card(office.message(panel))
    await office.advance(90)
    assert office.message(panel).text == office.say("panel-blank")
    assert await office.service.looks() == ()
    shown = office.message(panel)
    again = await office.click(person, shown, custom_id=control(shown, Verb.PANEL, "again"))
    assert shows_a_card(again.private)


async def test_a_look_of_some_seconds_ends_with_them_and_the_turn_goes_on(office, people):
    table, person = await looked(office, people, look_seconds=15)
    panel = table.panels[person.id]
    await office.advance(14)
    assert shows_a_card(office.message(panel))
    await office.advance(2)
    assert office.message(panel).text == office.say("panel-blank")
    again = await table.open_panel(person)
    assert office.say("panel-look-over") in again.text
    assert again.pictures == ()
    assert offered(again, Verb.ACT)
    item = ITEMS[(await table.peek(person)).view.seen[0].item]
    assert office.say("lf-item.plain", item=item) not in again.words


@pytest.mark.parametrize("how", ["leave", "cancel"])
async def test_a_look_is_blanked_when_its_seat_or_its_game_is_gone(office, people, how):
    table, person = await looked(office, people[:1])
    panel = table.panels[person.id]
    asked = (await office.slash(person, f"game {how}")).private
    await office.click(person, asked, custom_id=control(asked, Verb.LEAVE_YES if how == "leave" else Verb.CANCEL_YES))
    assert office.message(panel).text == office.say("panel-blank")
    assert await office.service.looks() == ()


async def test_others_moves_do_not_take_a_look_away(office, people):
    table, person = await looked(office, people)
    (other,) = [p for p in people if p is not person]
    asked = (await office.slash(other, "game concede")).private
    await office.click(other, asked, custom_id=control(asked, Verb.CONCEDE_YES))
    assert shows_a_card(office.message(table.panels[person.id]))


async def test_an_outage_while_blanking_is_made_up_for(office, people):
    table, person = await looked(office, people)
    first = table.panels[person.id]
    second = await table.open_panel(person)
    answer = await office.click(person, second, custom_id=control(second, Verb.ACT, "0"))
    office.refuse("PATCH", f"/webhooks/*/messages/{first}", 0, status=500, times=None)
    done = await office.click(person, answer.private, "As they were")
    assert "Turn up a card" in done.private.text
    assert shows_a_card(office.message(first))
    office.accept_again()
    shown = done.private
    await office.click(person, shown, custom_id=control(shown, Verb.ACT, "0"))
    assert office.message(first).text == office.say("panel-blank")
