"""The table's message among real permissions, deleted channels and threads."""

import random

import discord
import pytest

from cogs.components import Verb
from engine.games import GAMES
from tests.e2e.hands import Panel, control, open_lobby, open_table, play
from tests.e2e.office import Press


async def test_a_bot_without_its_rights_opens_no_table_and_names_them(office, people):
    closed = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    silent = office.guild.create_text_channel("silent", overwrites={office.bot.user: closed})
    answer = await office.slash(people[0], "game new", silent, game="lost_and_found")
    names = office.say("permission-send-messages")
    assert answer.text == office.say("error-permissions", names=names)
    assert await office.service.tables() == ()
    assert office.public(silent) == []


async def test_a_channel_that_closed_parks_the_table_and_check_repairs_it_elsewhere(office, people):
    table = await open_lobby(office, people)
    await table.press(people[0], Verb.START)
    await office.advance(16 * 60)  # no token is left
    elsewhere = office.guild.create_text_channel("elsewhere")
    (person,) = await table.awaited()
    for command, options in (
        ("look", {"cell": "A1"}),
        ("look", {"cell": "B1"}),
        ("keep", {}),
        ("flip", {"cell": "A1"}),
    ):
        await office.slash(person, f"lost-found {command}", elsewhere, **options)
    office.refuse("POST", f"/channels/{office.channel.id}/messages", 50013, times=None)
    answer = await office.slash(person, "lost-found end", elsewhere)
    assert office.say("error-no-permission", channel=f"<#{office.channel.id}>") in answer.text
    (other,) = [p for p in people if p is not person]
    assert await table.awaited() == [other]
    check = (await office.slash(other, "game check", elsewhere)).private
    assert person.name not in check.text or other.name in check.text
    await office.click(other, check, custom_id=control(check, Verb.REPOST))
    assert [m.has_button(office.say("button-turn")) for m in office.public(elsewhere)] == [True]
    assert (await table.content()).table.channel_id == elsewhere.id
    office.accept_again()
    turn = office.public(elsewhere)[-1]
    panel = (await office.click(other, turn, custom_id=control(turn, Verb.TURN))).private
    assert other.id == panel.reader


async def test_a_deleted_board_comes_back_with_the_next_step(office, people):
    table = await open_table(office, people)
    (person,) = await table.awaited()
    panel = await table.open_panel(person)
    await office.delete_message(await table.message())
    mark = len(office.requests)
    await office.click(person, panel, custom_id=control(panel, Verb.ACT, "0"))
    assert (await table.message()).has_button(office.say("button-turn"))
    assert not [user for request in office.recorder.since(mark) for user in request.pings]


async def test_a_table_in_a_thread_of_its_own(office, people):
    await office.slash(people[0], "game new", game="lost_and_found", where="thread")
    (thread,) = office.channel.threads
    (lobby,) = office.public(thread)
    await office.click(people[0], lobby, custom_id=control(lobby, Verb.START))
    assert len(office.public(thread)) == 2
    assert not [m for m in office.public() if m.buttons]


async def test_a_lobby_moves_into_a_thread(office, people):
    table = await open_lobby(office, people)
    lobby = await table.message()
    options = (await office.click(people[0], lobby, custom_id=control(lobby, Verb.OPTIONS))).private
    thread_button = control(options, Verb.THREAD)
    await office.click(people[0], options, custom_id=thread_button)
    (thread,) = office.channel.threads
    assert (await table.content()).table.channel_id == thread.id
    assert office.message(lobby.id).buttons == ()
    (moved,) = office.public(thread)
    await office.click(people[0], moved, custom_id=control(moved, Verb.START))
    assert (await table.content()).table.status == "running"


async def test_only_the_host_moves_a_lobby(office, people):
    table = await open_lobby(office, people)
    lobby = await table.message()
    options = (await office.click(people[0], lobby, custom_id=control(lobby, Verb.OPTIONS))).private
    theirs = (await office.click(people[1], lobby, custom_id=control(lobby, Verb.OPTIONS))).private
    assert office.say("options-host-only") in theirs.text
    assert all(select.disabled for select in theirs.selects)

    answer = await office.forge(Press(people[1], theirs, control(options, Verb.THREAD)))
    assert office.say("error-not-host") in answer.text
    assert not office.channel.threads


@pytest.mark.parametrize("name", ["*_~`|# **A** @everyone <@1>", "{ $who }", "\u202eevil\u202c", "🙂" * 32, "\u200b"])
async def test_names_are_harmless_wherever_they_stand(office, name):
    ana = office.person("ana", shown_as=name)
    table = await open_table(office, [ana])
    panel = await table.open_panel(ana)
    await office.click(ana, panel, custom_id=control(panel, Verb.ACT, "0"))
    texts = [m.text for m in office.public()] + [(await office.slash(ana, f"game {c}")).text for c in ("check", "list")]
    for text in texts:
        assert "\u202e" not in text
        assert "@everyone" not in text.replace("\\@", "")
        assert f"<@{1}>" not in text
    pings = [user for request in office.requests for user in request.pings]
    assert set(pings) <= {ana.id}


async def test_the_host_of_a_table_sees_its_state_by_check(office, people):
    table = await open_lobby(office, people)
    assert office.say("check-lobby") in (await office.slash(people[0], "game check")).text
    await table.press(people[0], Verb.START)
    (person,) = await table.awaited()
    text = (await office.slash(people[1], "game check")).text
    assert person.name in text
    assert "<t:" in text


@pytest.mark.parametrize("kind", GAMES)
async def test_rules_are_turned_page_by_page(office, people, kind):
    shown = (await office.slash(people[0], "game rules", game=kind)).private
    game = office.games[kind]
    for number, page in enumerate(game.text.pages, 1):
        assert office.say("page-number", page=number, pages=len(game.text.pages)) in shown.text
        assert office.say(f"{game.prefix}-rules-{page}.title") in shown.text
        assert all(picture.alt for picture in shown.pictures)
        if number < len(game.text.pages):
            next_page = control(shown, Verb.RULES, f"{kind}.{number}")
            shown = (await office.click(people[0], shown, custom_id=next_page)).private


async def test_best_lists_and_badges(office, people):
    empty = (await office.slash(people[0], "game best", game="lost_and_found")).text
    assert office.say("best-none") in empty
    assert office.say("best-badge-open", badge="Challenge 1") in empty


async def test_rules_and_best_lists_are_those_of_the_game_that_is_played_here(office, people):
    asked = office.say("error-which-game", games="Lost & Found, Finders Keepers, Finders Keepers Expert, Lost Ones")
    for command in ("rules", "best"):
        assert (await office.slash(people[0], f"game {command}")).text == asked
    table = await open_lobby(office, people[:1], kind="finders_keepers")
    for person in people:
        for command in ("rules", "best"):
            assert office.say("fk-name") in (await office.slash(person, f"game {command}")).text
    await open_lobby(office, people[1:])
    assert office.say("fk-name") in (await office.slash(people[0], "game rules")).text
    assert office.say("lf-name") in (await office.slash(people[1], "game rules")).text
    assert (await office.slash(office.person("eve"), "game best")).text == asked
    assert (await table.content()).table.kind == "finders_keepers"


async def test_after_the_end_a_table_like_it_is_opened_once(office, people):
    table = await open_table(office, people, grid="2x4-2", commit_both="yes")
    await play(table, Panel(table), random.Random(1))
    ended = await table.message()
    again = Press(people[1], ended, control(ended, Verb.AGAIN))
    answers = await office.at_once(*[again] * 5)
    (lobby,) = await office.service.tables()
    assert (lobby.host_id, lobby.status) == (people[1].id, "lobby")
    assert (lobby.options.rows, lobby.options.cols, lobby.options.commit_both) == (2, 4, True)
    assert sum(office.say("error-again-open") in answer.text for answer in answers) == 4
    assert sum(m.has_button(office.say("button-join")) for m in office.public()) == 1
