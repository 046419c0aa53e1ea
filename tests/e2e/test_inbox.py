"""/game inbox: tables on two servers, the way to each panel, and nothing that lands on the wrong server."""

import random

import pytest

from cogs.components import Verb
from engine.games.lost_and_found.actions import EndTurn
from tests.e2e.driver import Person
from tests.e2e.hands import Panel, control, open_table, play_until

DAY = 86_400


class Elsewhere:
    """Another server with the same bot, where some of the office's people are members too."""

    def __init__(self, office, name="Elsewhere"):
        self.office = office
        self.guild = office.env.create_guild(name)
        self.channel = self.guild.create_text_channel("den")

    def member(self, person):
        """Return somebody as a member of this server."""
        return Person(self.guild.add_member(person.actor.user), person.locale)

    async def command(self, person, name, **options):
        return await self.office.slash(person, name, self.channel, **options)

    def posts(self):
        """Return what everybody can read in its channel."""
        return self.office.public(self.channel)


@pytest.fixture
def elsewhere(office):
    return Elsewhere(office)


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben")]


async def ana_is_awaited(office, people):
    """Open a table whose turn is Ana's."""
    table = await open_table(office, people, grid="3x3-3")
    if (await table.awaited())[0] is not people[0]:
        await play_until(table, Panel(table), random.Random(1), EndTurn)
    return table


def openers(shown):
    """Return the tables that a message's buttons open, in order."""
    return [int(b.custom_id.split(":")[2]) for b in shown.buttons if b.custom_id.startswith(f"lp1:{Verb.TURN}:")]


async def test_what_waits_in_another_server_opens_here_and_is_played_from_here(office, people, elsewhere):
    ana = people[0]
    table = await ana_is_awaited(office, people)
    twin = elsewhere.member(ana)
    shown = (await elsewhere.command(twin, "game inbox")).private
    assert office.say("inbox-title", count=1) in shown.text
    assert "The Lost Property Office" in shown.text
    assert openers(shown) == [table.game_id]
    opened = await office.click(twin, shown, custom_id=control(shown, Verb.TURN))
    panel = opened.private
    assert panel.id == shown.id, "the panel takes the inbox's place"
    assert panel.reader == ana.id
    before = await table.running()
    acted = await office.click(twin, panel, custom_id=control(panel, Verb.ACT))
    assert acted.private.id == shown.id
    assert (await table.running()).table.version > before.table.version
    assert elsewhere.posts() == []
