"""/game inbox: tables on two servers, the way to each panel, and nothing that lands on the wrong server."""

import random

import pytest

from cogs.components import Control, Verb, parse
from engine.games.lost_and_found.actions import EndTurn
from tests.e2e.driver import Person
from tests.e2e.hands import OF_NO_TABLE, Panel, control, offered, open_lobby, open_table, play_until
from tests.e2e.office import Press

HOUR = 3600


class Elsewhere:
    """Another server with the same bot, where people of the office are members too."""

    def __init__(self, office):
        self.office = office
        self.guild = office.env.create_guild("Else_where")
        self.channel = self.guild.create_text_channel("den")

    def member(self, person):
        """Return somebody as a member of this server."""
        return Person(self.guild.add_member(person.actor.user), person.locale)

    async def command(self, person, name, **options):
        return await self.office.slash(person, name, self.channel, **options)

    async def lobby(self, person):
        """Let somebody open a table here and return its public message."""
        await self.command(person, "game new", game="lost_and_found")
        (table,) = await self.office.service.tables(guild_id=self.guild.id)
        return self.office.message(table.message_id)

    def posts(self):
        """Return what everybody can read in its channel."""
        return self.office.public(self.channel)


@pytest.fixture
def elsewhere(office):
    return Elsewhere(office)


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben")]


async def awaiting(office, people, **setup):
    """Open a table of two whose turn is the first one's."""
    table = await open_table(office, people, grid="3x3-3", **setup)
    if await table.awaited() != [people[0]]:
        await end_turn(table)
    return table


async def end_turn(table):
    """Play on until the turn passes, and return the last panel of whoever had it."""
    moment = await play_until(table, Panel(table), random.Random(1), EndTurn)
    return table.office.message(table.panels[moment.person.id])


def openers(shown):
    """Return the tables that a message's buttons open, in order."""
    controls = [parse(button.custom_id) for button in shown.buttons]
    return [found.game for found in controls if found is not None and found.verb is Verb.TURN]


async def test_a_table_of_another_server_is_opened_and_played_where_one_is(office, people, elsewhere):
    table = await awaiting(office, people)
    ana, ben = people
    here = elsewhere.member(ana)
    shown = (await elsewhere.command(here, "game inbox")).private
    assert office.say("inbox-title", count=1) in shown.text
    assert "The Lost Property Office" in shown.text
    assert openers(shown) == [table.game_id]
    panel = (await office.click(here, shown, custom_id=control(shown, Verb.TURN))).private
    assert (panel.id, panel.reader) == (shown.id, ana.id), "the panel takes the inbox's place"
    mark = len(office.requests)
    while await table.awaited() == [ana]:
        verb = Verb.ACT if offered(panel, Verb.ACT) else Verb.CHOOSE
        assert verb is Verb.ACT
        panel = (await office.click(here, panel, custom_id=control(panel, verb))).private
        assert panel.reader == ana.id
    assert elsewhere.posts() == []
    last = office.public()[-1]
    assert (await table.message()).id == last.id, "the board is posted anew at home"
    assert f"<@{ben.id}>" in last.text
    assert [user for request in office.recorder.since(mark) for user in request.pings] == [ben.id]


async def test_the_oldest_comes_first_and_each_leads_on_to_the_next(office, people):
    ana = people[0]
    first = await awaiting(office, people)
    await office.advance(HOUR)
    second = await awaiting(office, people)
    shown = (await office.slash(ana, "game inbox")).private
    assert openers(shown) == [first.game_id, second.game_id]
    times = [int((await table.content()).table.opened_at) for table in (first, second)]
    assert [f"<t:{at}:R>" in shown.text for at in times] == [True, True]
    assert times[1] - times[0] >= HOUR
    first.named = second.named = True
    idle = await end_turn(first)
    await office.restart()
    following = (await office.click(ana, idle, custom_id=control(idle, Verb.NEXT))).private
    assert following.id == idle.id
    assert parse(control(following, Verb.ACT)).game == second.game_id
    assert not offered(following, Verb.NEXT), "what is wanted comes first"
    await office.click(ana, following, custom_id=control(following, Verb.ACT))
    idle = await end_turn(second)
    assert not offered(idle, Verb.NEXT)
    quiet = await office.forge(Press(ana, idle, Control(Verb.NEXT, second.game_id).id))
    assert office.say("inbox-empty") in quiet.private.text


async def test_when_nothing_waits_it_says_whose_turn_it_is(office, people):
    table = await awaiting(office, people)
    ben, eve = people[1], office.person("eve")
    shown = (await office.slash(ben, "game inbox")).private
    assert office.say("inbox-empty") in shown.text
    assert "ana" in shown.text
    assert openers(shown) == []
    assert (await office.slash(eve, "game inbox")).private.text == office.say("inbox-no-tables")
    await end_turn(table)
    assert openers((await office.slash(ben, "game inbox")).private) == [table.game_id]


async def test_many_tables_are_paged_and_show_until_when_they_wait(office, people):
    ana = people[0]
    tables = []
    for _ in range(6):
        table = await open_lobby(office, [ana], grid="2x4-2", hints=0)
        await office.service.set_deadline(table.game_id, ana.id, HOUR)
        await table.press(ana, Verb.START)
        tables.append(table)
        await office.advance(60)
    shown = (await office.slash(ana, "game inbox")).private
    ids = [table.game_id for table in tables]
    assert openers(shown) == ids[:5]
    due = [(await table.content()).table.deadline_at for table in tables]
    assert all(f"<t:{int(at)}:R>" in shown.text for at in due[:5])
    shown = (await office.click(ana, shown, custom_id=control(shown, Verb.INBOX, "1"))).private
    assert openers(shown) == ids[5:]
    await office.advance(2 * HOUR)
    assert openers((await office.slash(ana, "game inbox")).private) != []


@pytest.mark.parametrize("hidden", [True, False])
async def test_a_channel_is_named_to_whoever_may_see_it(office, people, hidden):
    await awaiting(office, people)
    away = office.guild.create_text_channel("away")
    if hidden:
        await office.hide_channel(people[0])
    shown = (await office.slash(people[0], "game inbox", away)).private
    assert (f"<#{office.channel.id}>" in shown.text) is not hidden
    assert ("discord.com/channels" in shown.text) is not hidden


async def test_a_seat_that_is_offered_is_told_below_what_waits(office, people):
    table, cleo = await awaiting(office, people), office.person("cleo")
    await office.service.handovers.offer(table.game_id, people[1].id, cleo.id, 1)
    shown = (await office.slash(cleo, "game inbox")).private
    link = (await table.message()).id
    offer = office.say(
        "inbox-offer", game="Lost & Found", number=str(table.game_id), where=f"<#{office.channel.id}>", who="ben",
        link=f"https://discord.com/channels/{office.guild.id}/{office.channel.id}/{link}",
    )  # fmt: skip
    assert offer in shown.text
    assert openers(shown) == []
    assert "hand you" not in (await office.slash(people[0], "game inbox")).private.text


async def test_a_lobby_that_the_reader_may_start_waits_for_them(office, people):
    ana, ben = people
    table = await open_lobby(office, people, kind="finders_keepers")
    lines = {
        "game": "Finders Keepers", "number": str(table.game_id), "where": f"<#{office.channel.id}>",
        "people": "ana, ben",
        "link": f"https://discord.com/channels/{office.guild.id}/{office.channel.id}/{(await table.message()).id}",
    }  # fmt: skip
    shown = (await office.slash(ana, "game inbox")).private
    assert office.say("inbox-title", count=1) in shown.text
    assert office.say("inbox-lobby", **lines) in shown.text
    assert office.say("inbox-no-tables") in (await office.slash(ben, "game inbox")).text, "they wait for the host"
    await table.press(ben, Verb.QUIT)
    assert office.say("inbox-no-tables") in (await office.slash(ana, "game inbox")).text, "alone nobody can start"


async def test_lobbies_stand_below_the_turns_that_wait(office, people):
    table = await awaiting(office, people)
    lobby = await open_lobby(office, people[:1])
    shown = (await office.slash(people[0], "game inbox")).private
    assert office.say("inbox-title", count=2) in shown.text
    assert shown.text.index(f"#{table.game_id}") < shown.text.index(f"#{lobby.game_id}")
    assert openers(shown) == [table.game_id]


async def test_it_says_for_whom_the_reader_sits_in(office, people):
    table, cleo = await awaiting(office, people), office.person("cleo")
    await office.slash(people[0], "game hand-over", to=cleo.actor)
    await table.press(cleo, Verb.SIT)
    shown = (await office.slash(cleo, "game inbox")).private
    assert openers(shown) == [table.game_id]
    assert office.say("inbox-sitting-in", owner="ana") in shown.text
    assert office.say("inbox-sitting-in", owner="ana") not in (await office.slash(people[1], "game inbox")).text


@pytest.mark.parametrize("private", [True, False])
async def test_a_reminder_leads_to_what_waits(office, people, private):
    ana = people[0]
    table = await open_lobby(office, [ana], grid="2x4-2", hints=0)
    await office.service.set_deadline(table.game_id, ana.id, 24 * HOUR)
    await table.press(ana, Verb.START)
    if private:
        await office.slash(ana, "game notify", where="private")
    await office.advance(13 * HOUR)
    reminder, reader = office.public()[-1], ana
    if private:
        channel = office.env.backend.dm_channels[ana.id]
        reminder, reader = office.message(max(office.env.backend.messages[channel])), Person(ana.actor.user)
    before = await table.content()
    shown = (await office.click(reader, reminder, custom_id=control(reminder, Verb.INBOX))).private
    assert (shown.channel_id, shown.reader) == (reminder.channel_id, ana.id)
    assert openers(shown) == [table.game_id]
    panel = (await office.click(reader, shown, custom_id=control(shown, Verb.TURN))).private
    await office.click(reader, panel, custom_id=control(panel, Verb.ACT))
    assert (await table.content()).table.version > before.table.version
    assert (await table.message()).id == office.public()[-1].id, "an old board is posted anew, at home"
    standing = [message.id for message in office.public()]
    if private:
        standing += office.env.backend.messages[office.env.backend.dm_channels[ana.id]]
    assert reminder.id not in standing, "it goes with the answer"


AT_HOME = {
    Verb.WORDS, Verb.MORE, Verb.CHECK, Verb.REPOST, Verb.LEAVE, Verb.LEAVE_YES, Verb.CONCEDE, Verb.CONCEDE_YES,
    Verb.CANCEL, Verb.CANCEL_YES, Verb.SIT, Verb.JOIN, Verb.QUIT, Verb.START, Verb.AGAIN, Verb.SET, Verb.SWITCH,
    Verb.DEADLINE, Verb.FILL, Verb.OPTIONS, Verb.THREAD,
}  # fmt: skip
"""What can be asked for on a table's own server only."""


async def test_nothing_but_the_panel_is_reached_from_elsewhere(office, people, elsewhere):
    """Whatever a forged id asks for on another server's public message, by somebody who sits at the table."""
    table = await awaiting(office, people)
    here = elsewhere.member(people[0])
    lobby, before = await elsewhere.lobby(here), await table.content()
    ticket = (await table.peek(people[0])).ticket
    home, office.guild = office.guild, elsewhere.guild
    mark = len(office.requests)
    opened = await office.forge(Press(here, lobby, Control(Verb.TURN, table.game_id).id))
    assert offered(opened.private, Verb.ACT)
    for verb in sorted(set(Verb) - OF_NO_TABLE):
        for arg in ("again", "9"):
            answer = await office.forge(Press(here, lobby, Control(verb, table.game_id, ticket, arg).id))
            said = answer.private.text
            assert verb not in AT_HOME or said == office.say("error-not-found"), verb
    assert (await table.content()).table == before.table
    assert elsewhere.posts() == [lobby], "a click that came from here makes no message its own"
    public = [r for r in office.recorder.since(mark) if r.reader is None and r.callback not in (5, 6)]
    assert public == []
    office.guild = home
    await end_turn(table)
    assert elsewhere.posts() == [lobby]


async def test_that_a_game_cannot_be_read_is_no_other_servers_news(office, people, elsewhere):
    table = await awaiting(office, people)
    here = elsewhere.member(people[0])
    lobby = await elsewhere.lobby(here)
    await office.bot._store._connection.execute(
        "UPDATE games SET state_schema = 99 WHERE game_id = ?", (table.game_id,)
    )
    office.allowed.append("is frozen")
    await office.restart()
    office.guild = elsewhere.guild
    answer = await office.forge(Press(here, lobby, Control(Verb.TURN, table.game_id).id))
    assert answer.private.text == office.say("error-frozen")
    assert elsewhere.posts() == [lobby]
    shown = (await elsewhere.command(here, "game inbox")).private
    assert openers(shown) == []
