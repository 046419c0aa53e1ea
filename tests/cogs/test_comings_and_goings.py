"""What is said when people leave, when others take their seats, and when a table has ended."""

import random

import pytest

from cogs.components import Control, Verb
from engine.games.lost_and_found.actions import EndTurn
from tests.e2e.hands import OF_NO_TABLE, Panel, control, going_on, open_lobby, open_table, play, play_until, reach, step
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


async def test_a_turn_may_take_a_month_or_for_ever_and_what_is_no_time_changes_nothing(office, people):
    table = await open_lobby(office, people[:1], grid="2x4-2", hints=0)
    options = (await table.press(people[0], Verb.OPTIONS)).private
    used = control(options, Verb.DEADLINE)
    await office.select(people[0], options, ["2592000"], custom_id=used)
    for bad in ("1", "99999999", "soon"):
        answer = await office.forge(Press(people[0], options, used, [bad]))
        assert office.say("error-bad-deadline") in answer.text
        assert (await table.content()).table.deadline_seconds == 30 * 86400
    await office.select(people[0], options, ["none"], custom_id=used)
    assert (await table.content()).table.deadline_seconds is None


async def give_up(office, person):
    asked = (await office.slash(person, "game concede")).private
    return await office.click(person, asked, custom_id=control(asked, Verb.CONCEDE_YES))


async def test_a_wish_to_give_up_is_shown_to_the_others_while_it_stands(office, people):
    table = await open_table(office, people, grid="3x3-3")
    await play_until(table, Panel(table), random.Random(1), EndTurn)
    (wishes,) = await table.awaited()
    await give_up(office, wishes)
    wanted = f"To give up: {wishes.name}. One more vote would end the game."
    assert wanted in (await table.message()).text
    assert wanted in (await office.slash(people[0], "game check")).text
    await step(table, Panel(table), random.Random(1), going_on)
    assert "To give up" not in (await table.message()).text


async def test_automatic_players_follow_when_all_people_give_up(office, people):
    table = await open_lobby(office, people[:2], grid="3x3-3")
    for player in ("keen", "random"):
        await office.select(people[0], await table.message(), [f"add.{player}"], custom_id=await fill(table))
    await table.press(people[0], Verb.START)
    await give_up(office, people[0])
    assert not await table.over()
    await give_up(office, people[1])
    assert (await table.running()).status.outcome.reason == "conceded"


async def fill(table):
    return control(await table.message(), Verb.FILL)


async def test_the_newest_of_a_long_log_stays_in_the_board_in_words(office):
    ana = office.person("ana", shown_as="*" * 32)
    table = await open_table(office, [ana], grid="5x6-5", memory="full")
    await play(table, Panel(table), random.Random(1), choose=going_on)
    shown = (await table.press(ana, Verb.WORDS)).private.text
    assert f"\n{(await table.running()).view.table.turn}. " in shown
    assert "\n1. " not in shown


async def test_no_control_reaches_a_table_of_another_server(office):
    """Whatever a forged id asks for: a table elsewhere is neither shown to an outsider nor changed."""
    ana, eve = office.person("ana"), office.person("eve")
    table = await open_table(office, [ana])
    peek = await table.peek(ana)
    other = office.env.create_guild("Elsewhere")
    twin = type(eve)(other.add_member(eve.actor.user))
    await office.slash(twin, "game new", other.create_text_channel("elsewhere"), game=peek.table.kind)
    (lobby,) = await office.service.tables(guild_id=other.id)
    shown = office.message(lobby.message_id)
    office.guild = other
    for verb in set(Verb) - OF_NO_TABLE:
        for arg in ("0", "again", "0.A", "grid.0"):
            made = Control(verb, table.game_id, peek.ticket, arg)
            answer = await office.forge(Press(twin, shown, made.id))
            assert answer.text == f"{shown.text}\n{office.say('error-not-found')}", made
    assert (await table.content()).table == peek.table


async def test_a_table_that_could_not_be_opened_again_can_be_later(office, people):
    table = await open_table(office, people[:1], grid="2x4-2", hints=0)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    office.forbid("send_messages")
    await table.press(people[0], Verb.AGAIN)
    assert await office.service.tables() == ()
    office.forbid()
    await table.press(people[0], Verb.AGAIN)
    assert len(await office.service.tables()) == 1
