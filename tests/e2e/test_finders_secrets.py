"""What lies on cards reaches nothing but their pictures, and a sealed answer only its seat, until it is judged.

Two worlds that differ only in that are played alike; everything that leaves the bot must be the same.
"""

import json

import pytest

from cogs.components import Verb
from engine.core.messages import message
from engine.core.rng import Rng
from engine.games.finders_keepers.text import FindersKeepersText
from tests.e2e.finders import BASIC, EXPERT, POOR, SMALL, games, small
from tests.e2e.hands import Panel, control, offered, open_lobby, open_table
from tests.e2e.office import open_office
from tests.e2e.test_secrets import Run, noticed
from tests.games.finders_keepers.test_finders_pictures import repainted

NAMES = ("ana", "ben", "cleo")
HOUR = 3600
PAINT = bytes(range(32))
COMMANDS = ("board", "check", "list", "best", "rules")


def with_other_pictures(deal):
    """Return the same deal with other pictures on all cards."""
    return lambda state: repainted(deal(state), Rng(PAINT, stream=b"paint"))


async def look_around(office, table, people) -> None:
    """Let people use whatever there is to look at."""
    for person in people:
        for verb in (Verb.WORDS, Verb.RULES, Verb.MORE):
            await table.press(person, verb)
        shown = (await table.press(person, Verb.TURN)).private
        if offered(shown, Verb.SIGHT):
            await office.click(person, shown, custom_id=control(shown, Verb.SIGHT))
        for command in COMMANDS:
            await office.slash(person, f"game {command}")
        for command, option in (("claim", "cards"), ("cards", "which"), ("capture", "tile"), ("capture", "cells")):
            await office.autocomplete(person, f"finders-keepers {command}", option, "")
        for command in ("search", "hand", "cards"):
            await office.slash(person, f"finders-keepers {command}")


async def searched(folder, basic, answers, options) -> Run:
    """Play a tile that does not close: ana answers, and changes her answer; the others look, ben answers too."""
    async with open_office(folder, games=games(basic)) as office:
        ana, ben, cleo, eve = (office.person(name) for name in (*NAMES, "eve"))
        table = await open_lobby(office, [ana, ben, cleo], kind=BASIC, **options)
        await office.service.set_deadline(table.game_id, ana.id, HOUR)
        await table.press(ana, Verb.START)
        await look_around(office, table, [ana, ben, eve])
        for chosen in answers:
            await Panel(table).do(ana, await table.peek(ana), 0, chosen)
            await look_around(office, table, [ben, eve])
            await office.restart(gently=False)
        await office.slash(ben, "finders-keepers claim", cards="2 3")
        await office.advance(HOUR / 2)
        await look_around(office, table, [cleo, eve])
        assert (await table.running()).view.table.number == 1, "a closed tile shows what was sealed"
        return Run(office, [], {"ana": ana.id, "ben": ben.id, "cleo": cleo.id, "eve": eve.id})


OPTIONS = {"basic": {}, "gentle, hidden cards": {"wrong": "ignore", "private_tableaus": "yes"}}


@pytest.mark.parametrize("name", OPTIONS)
async def test_a_sealed_answer_reaches_nobody_else(tmp_path, name):
    one = await searched(tmp_path / "one", small(8), ([0, 3], [1]), OPTIONS[name])
    two = await searched(tmp_path / "two", small(8), ([5], [2, 6, 7]), OPTIONS[name])
    assert two.outline() == one.outline()
    for who in (None, "ben", "cleo", "eve"):
        assert two.shown_to(who) == one.shown_to(who)
    assert two.log == one.log
    assert two.shown_to("ana") != one.shown_to("ana"), "the worlds do not differ: this proves nothing"


def unpainted(run: Run) -> list[tuple]:
    """Return all that anybody could notice, but for what private pictures show."""
    found = []
    for request in run.requests:
        *rest, files, pings = noticed(request)
        files = tuple((name, b"" if name == "look.webp" else data, alt) for name, data, alt in files)
        found.append((*rest, files, pings))
    return found


@pytest.mark.parametrize("name", OPTIONS)
async def test_what_lies_on_cards_reaches_nothing_but_their_pictures(tmp_path, name):
    one = await searched(tmp_path / "one", small(8), ([0, 3], [1]), OPTIONS[name])
    two = await searched(tmp_path / "two", with_other_pictures(small(8)), ([0, 3], [1]), OPTIONS[name])
    assert two.outline() == one.outline()
    assert unpainted(two) == unpainted(one)
    assert two.log == one.log
    assert two.shown_to("ana") != one.shown_to("ana"), "the worlds do not differ: this proves nothing"


async def pointed(folder, expert) -> Run:
    """Play an Expert turn up to the moment before a capture is sent; all look around."""
    async with open_office(folder, games=games(SMALL, expert)) as office:
        people = [office.person(name) for name in NAMES]
        table = await open_table(office, people, kind=EXPERT, first_seat="owner")
        await look_around(office, table, [*people, office.person("eve")])
        (person,) = await table.awaited()
        shown = await table.open_panel(person)
        shown = (await office.click(person, shown, custom_id=control(shown, Verb.FORM))).private
        await office.restart(gently=False)
        for number in ("1", "5"):
            shown = (await office.click(person, shown, number)).private
        shown = (await office.click(person, shown, custom_id=control(shown, Verb.SIGHT))).private
        assert offered(shown, Verb.SEND)
        return Run(office, [], {"ana": people[0].id})


async def test_what_lies_in_the_middle_reaches_nothing_but_its_picture(tmp_path):
    one = await pointed(tmp_path / "one", POOR)
    two = await pointed(tmp_path / "two", with_other_pictures(POOR))
    assert two.outline() == one.outline()
    public = {"look.webp", "board.webp"}  # in this game all cards lie open
    for a, b in zip(one.requests, two.requests, strict=True):
        assert json.dumps(a.body, sort_keys=True) == json.dumps(b.body, sort_keys=True)
        assert [(f.filename, f.description) for f in a.files] == [(f.filename, f.description) for f in b.files]
        assert {f.filename for f in a.files} <= public
    assert two.log == one.log
    assert [r.files for r in one.requests] != [r.files for r in two.requests], "this proves nothing"


async def test_pairs_of_worlds_notice_a_leak(tmp_path, monkeypatch):
    """The same comparison fails where a card's words tell how many things lie on it."""

    def telling(self, view, page=0):
        return message("fk-number", number=sum(len(slot.picture.objects) for slot in view.own[:3]))

    monkeypatch.setattr(FindersKeepersText, "panel_alt", telling)
    one = await searched(tmp_path / "one", small(8), ([0],), {})
    two = await searched(tmp_path / "two", with_other_pictures(small(8)), ([0],), {})
    assert two.outline() == one.outline()
    assert unpainted(two) != unpainted(one)
