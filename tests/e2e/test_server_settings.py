"""/game-setup: what the managers of a server set, and that it holds."""

import random

import pytest

from cogs.components import Verb
from tests.e2e.hands import Typed, control, going_on, offered, open_table, play
from tests.e2e.office import Call, Press

GAME = "lost_and_found"


@pytest.fixture
def keeper(office):
    return office.person("keeper", manager=True)


@pytest.fixture
def ana(office):
    return office.person("ana")


async def choose(office, keeper, setting, *values):
    """Open the settings and choose values of one; return what is shown then."""
    page = (await office.slash(keeper, "game-setup")).private
    answer = await office.select(keeper, page, values, custom_id=control(page, Verb.SETTING, setting))
    return office.message(answer.interaction.source_message_id)


async def test_only_managers_see_and_change_the_settings(office, keeper, ana):
    refused = await office.forge(Call(ana, "game-setup"))
    assert refused.text == office.say("error-not-manager")
    page = (await office.slash(keeper, "game-setup")).private
    assert page.reader == keeper.id
    for verb, values in ((Verb.SETTING, ["never"]), (Verb.SETUP, None)):
        refused = await office.forge(Press(ana, page, control(page, verb, "threads" if values else None), values))
        assert refused.private.text == office.say("error-not-manager")
    assert (await office.service.guilds.settings(office.guild.id)).threads == "allowed"


async def test_what_is_set_is_shown_noted_and_kept(office, keeper):
    page = await choose(office, keeper, "threads", "never")
    assert dict(page.selects[2].options)[office.say("setup-threads-never")] == "never"
    assert page.selects[2].chosen == ("never",)
    await office.click(keeper, page, custom_id=control(page, Verb.SETTING, "statistics.off"))
    page = office.message(page.id)
    await office.click(keeper, page, custom_id=control(page, Verb.SETUP, "1"))
    changes = office.message(page.id)
    first, second = changes.text.splitlines()[1:]
    assert office.say("setup-statistics", shown="no") in first
    assert office.say("setup-threads-never") in second
    assert f"<@{keeper.id}>" in second
    await office.restart()
    await office.click(keeper, changes, custom_id=control(changes, Verb.SETUP, "0"))
    assert office.message(page.id).selects[2].chosen == ("never",)


async def test_games_start_where_they_may(office, keeper, ana):
    games = office.guild.create_text_channel("tables")
    page = await choose(office, keeper, "channels", games)
    assert f"<#{games.id}>" in page.text
    refused = await office.slash(ana, "game new", game=GAME)
    assert refused.text == office.say("error-not-here", channels=f"<#{games.id}>")
    assert office.public() == []
    await office.slash(ana, "game new", channel=games, game=GAME)
    thread = office.public(games)[-1]
    assert offered(thread, Verb.JOIN)
    await choose(office, keeper, "channels")
    await office.slash(ana, "game new", game=GAME)
    assert len(office.public()) == 1


async def test_a_channel_holds_so_many_open_tables_with_those_of_its_threads(office, keeper, ana):
    await choose(office, keeper, "most_tables", "1")
    await office.slash(ana, "game new", game=GAME, where="thread")
    assert len(await office.service.tables()) == 1
    refused = await office.slash(keeper, "game new", game=GAME)
    assert refused.text == office.say("error-too-many-tables", most=1)
    refused = await office.slash(keeper, "game new", game=GAME, where="thread")
    assert refused.text == office.say("error-too-many-tables", most=1)
    assert len(await office.service.tables()) == 1


async def test_play_again_asks_for_room_too(office, keeper, ana):
    table = await open_table(office, [ana, keeper], grid="2x4-2")
    await play(table, Typed(table), random.Random(1), choose=going_on)
    await choose(office, keeper, "most_tables", "1")
    await office.slash(ana, "game new", game=GAME)
    refused = await table.press(ana, Verb.AGAIN)
    assert refused.private.text == office.say("error-too-many-tables", most=1)
    assert len(await office.service.tables()) == 1


async def test_without_threads_there_is_no_way_into_one(office, keeper, ana):
    await office.slash(ana, "game new", game=GAME)
    lobby = office.public()[-1]
    more = (await office.click(ana, lobby, custom_id=control(lobby, Verb.OPTIONS))).private
    old = control(more, Verb.THREAD)
    await choose(office, keeper, "threads", "never")
    refused = await office.click(ana, more, custom_id=old)
    assert refused.private.text == office.say("error-threads-never")
    again = (await office.click(ana, lobby, custom_id=control(lobby, Verb.OPTIONS))).private
    assert not offered(again, Verb.THREAD)
    refused = await office.slash(ana, "game new", game=GAME, where="thread")
    assert refused.text == office.say("error-threads-never")
    assert len(await office.service.tables()) == 1


async def test_every_table_gets_a_thread_if_the_server_wants_it(office, keeper, ana):
    await choose(office, keeper, "threads", "always")
    await office.slash(ana, "game new", game=GAME)
    (table,) = await office.service.tables()
    assert table.channel_id != office.channel.id
    assert office.env.backend.get_channel(table.channel_id).parent_id == office.channel.id
    (told,) = office.public()  # what Discord says of every new thread
    assert not told.buttons


async def test_the_tables_speak_the_language_that_was_set(office, keeper, ana, monkeypatch):
    said = []
    original = office.bot.catalogue.say
    monkeypatch.setattr(office.bot.catalogue, "say", lambda *a: said.append((a[0].id, a[1])) or original(*a))
    await choose(office, keeper, "language", "en")
    said.clear()
    await office.slash(ana, "game new", game=GAME)
    assert {locale for id, locale in said if id == "lobby-title"} == {"en"}
    await choose(office, keeper, "language", "none")
    said.clear()
    await office.slash(ana, "game new", game=GAME)
    assert {locale for id, locale in said if id == "lobby-title"} == {"en-US"}


@pytest.mark.parametrize(("arg", "values"), [("threads", ["sometimes"]), ("nonsense", ["1"]), ("language", ["xx"])])
async def test_what_cannot_be_set_is_refused_kindly(office, keeper, arg, values):
    page = (await office.slash(keeper, "game-setup")).private
    planted = control(page, Verb.SETTING, "threads").replace("threads", arg)
    refused = await office.forge(Press(keeper, page, planted, values))
    assert refused.private.text == office.say("error-bad-setting")
