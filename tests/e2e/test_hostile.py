"""Names and arguments that somebody chose to do harm with; other people's languages."""

import random
import re
import unicodedata

import pytest

from cogs.components import Verb
from engine.games.lost_and_found.actions import EndTurn
from tests.e2e.hands import (
    Mixed,
    Panel,
    Typed,
    control,
    going_on,
    open_table,
    play,
    play_until,
    reach,
    step,
)
from tests.e2e.office import Call
from tests.e2e.traffic import strings_of

NAMES = {
    "markup": "**b** _i_ ~~s~~ `c` ||x|| > q # h",
    "mentions": "@everyone <@123456789> <@&1> <#1>",
    "link": "[click](https://evil.example) <https://x>",
    "braces": "{ $who } { 0 } {{}} %s {lf-win}",
    "right to left": "\u202egnp.\u2066exe\u2069",
    "emoji": "👩‍🚀" * 10 + "🧦🔑",
    "32 emoji": "🧦" * 32,
    "combining": "z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́",
    "invisible": "\u200b\u2060\u3164",
    "newlines": "a\nb\r\n- c\n# d",
    "command": "/game cancel",
    "timestamp": "<t:0:R> </game:1>",
    "masked": "](http://evil.example)[",
    "plain": "O'Brien & <b>Söhne</b>",
}
DANGEROUS = re.compile(r"(?<!\\)(@everyone|@here|<@&?\d|<#\d|<t:|</\w)")


SHOWN = re.compile(r"<t:\d+:R>|\[[^\[\]]+\]\(https://discord\.com/channels/[\d/]+\)")  # what the bot itself writes


def words_of(request, people):
    """Return all words of a message without the mentions, times and links that the bot itself writes."""
    for text in strings_of(request.content.get("components") or []):
        for person in people:
            text = text.replace(person.actor.mention, "")
        yield SHOWN.sub("", text).replace("in <#", "in ")


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_stays_a_name(office, name):
    villain = office.person("villain", shown_as=NAMES[name])
    people = [villain, office.person("ben")]
    table = await open_table(office, people, grid="2x4-2")
    rng = random.Random(name)
    for _ in range(2):
        await play_until(table, Mixed(table, rng), rng, EndTurn)
    for command in ("list", "check", "board", "best"):
        await office.slash(people[1], f"game {command}")
    await office.autocomplete(people[1], "game check", "table", "")
    for request in office.requests:
        assert (request.content.get("allowed_mentions") or {}).get("parse", []) == []
        assert set(request.pings) <= {person.id for person in people}
        for text in words_of(request, people):
            assert not DANGEROUS.search(text), text
            assert not [c for c in text if unicodedata.category(c) in ("Cf", "Cc") and c not in "\n\u200d"], text
            assert "](" not in text, text


ARGUMENTS = [
    "", " ", "Z9", "A0", "a1 b2", "A1, B1", "1", "-1", "A1" * 50, "x" * 6000, "{ $who }", "<@1>", "\u202eA1", "\x00",
    "🧦", "A１", "A1\n",
]  # fmt: skip
TYPED = (("look", {"cell": "A1"}), ("flip", {"cell": "A1"}), ("keep", {}), ("hint", {}), ("end", {}))


@pytest.mark.parametrize("command", ["look cell", "flip cell", "hint spot", "hint card", "look second"])
async def test_arguments_that_name_nothing_are_refused_in_one_private_sentence(office, command):
    table = await open_table(office, [office.person("ana")])
    (ana,) = table.people
    name, option = command.split()
    for phase in ("look", "act", "place"):
        await reach(table, Typed(table), random.Random(1), phase)
        before = (await table.running()).table.version
        for value in ARGUMENTS:
            options = {"cell": "A1", option: value} if option == "second" else {option: value}
            answer = await office.forge(Call(ana, f"lost-found {name}", options))
            if (await table.running()).table.version != before:
                taken = name == "hint" and phase == "act"  # takes the hint; where to lay it is asked afterwards
                assert value.split() in (["A1"], ["1"]) or taken or option == "second", value
                break
            assert {r.reader for r in answer.requests if r.content.get("components")} == {ana.id}
            assert len(answer.private.text) < 600
            assert value not in answer.text or len(value) < 3


WRONG = [
    ("lost-found look", {"cell": 5}),
    ("lost-found look", {"cell": True}),
    ("lost-found look", {"cell": None}),
    ("lost-found look", {}),
    ("lost-found flip", {"cell": ["A1"]}),
    ("game new", {"game": "chess"}),
    ("game new", {"game": "x" * 6000}),
    ("game check", {"table": "99999999999999999999999"}),
    ("game check", {"table": "-1"}),
    ("game check", {"table": "one"}),
    ("game board", {"table": "#1 OR 1=1"}),
    ("game rules", {"game": "../../etc/passwd"}),
    ("game best", {"game": "lost_and_found'; DROP TABLE games"}),
]  # fmt: skip


async def test_arguments_of_the_wrong_kind_change_nothing(office):
    table = await open_table(office, [office.person("ana")])
    (ana,) = table.people
    before = (await table.running()).table.version
    for name, options in WRONG:
        answer = await office.forge(Call(ana, name, options, raw=True))
        assert answer.acknowledged, (name, options)
        assert {r.reader for r in answer.requests if r.content.get("components")} <= {ana.id}, (name, options)
    assert (await table.running()).table.version == before
    assert len(await office.service.tables()) == 1


async def test_autocomplete_survives_whatever_is_typed(office):
    table = await open_table(office, [office.person("ana")])
    (ana,), eve = table.people, office.person("eve")
    for typed in (*ARGUMENTS, "a", "B"):
        for person in (ana, eve):
            answer = await office.autocomplete(person, "lost-found look", "cell", typed)
            assert answer.acknowledged
            assert len(answer.choices) <= 25
            assert person is ana or answer.choices == []
    assert [name for name, _ in (await office.autocomplete(ana, "lost-found look", "cell", "a")).choices][:4] == [
        "A1", "A2", "A3", "A4",
    ]  # fmt: skip


async def test_the_whole_box_is_within_reach_of_autocomplete(office):
    """30 cards are more than 25 choices: what is typed narrows them down to any of them."""
    table = await open_table(office, [office.person("ana")], grid="5x6-5")
    (ana,) = table.people
    found = set()
    for column in "ABCDEF":
        found |= {value for _, value in (await office.autocomplete(ana, "lost-found look", "cell", column)).choices}
    assert len(found) == 30


# another's turn, another's panel


async def test_whatever_is_typed_out_of_turn_gets_the_same_answer(office):
    table = await open_table(office, [office.person("ana"), office.person("ben")])
    rng, answers = random.Random(2), set()
    for _ in range(12):
        awaited = (await table.running()).awaited
        waiting = next(person for person in table.people if person.id not in awaited)
        version = (await table.running()).table.version
        for name, options in (
            ("look", {"cell": "A1"}),
            ("flip", {"cell": "A1"}),
            ("keep", {}),
            ("hint", {}),
            ("end", {}),
        ):
            answers.add((await office.slash(waiting, f"lost-found {name}", **options)).text)
        assert (await table.running()).table.version == version
        await step(table, Panel(table), rng, going_on)
    assert answers == {office.say("error-not-now")}


# languages


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("de", "Hier ist kein Tisch offen."),
        *((other, "No table is open here.") for other in ("ja", "ar", "en-GB", "xx")),
    ],
)
async def test_people_play_in_their_language_or_else_in_english(office, locale, said):
    people = [office.person("ana", locale=locale), office.person("ben")]
    table = await open_table(office, people, grid="2x4-2")
    rng = random.Random(locale)
    panel = await table.open_panel(people[0])
    assert panel.text
    await play(table, Mixed(table, rng), rng, choose=going_on)
    assert (await office.slash(people[0], "game list")).text.startswith(said)


# which table is meant


async def test_several_tables_are_told_apart(office):
    ana, ben = office.person("ana"), office.person("ben")
    first, second = await open_table(office, [ana, ben]), await open_table(office, [ana])
    assert office.say("error-several-tables") in (await office.slash(ana, "lost-found look", cell="A1")).text
    choices = (await office.autocomplete(ana, "lost-found look", "table", "", cell="A1")).choices
    assert {value for _, value in choices} == {str(first.game_id), str(second.game_id)}
    await office.slash(ana, "lost-found look", cell="A1", table=str(second.game_id))
    assert (await second.running()).view.table.looked == (0,)
    assert (
        office.say("error-no-such-table")
        in (await office.slash(ben, "lost-found look", cell="A1", table=str(second.game_id))).text
    )
    await office.slash(ben, "game board")


async def test_tables_of_channels_that_somebody_cannot_see_are_not_listed(office):
    ana, eve = office.person("ana"), office.person("eve")
    table = await open_table(office, [ana])
    await office.hide_channel(eve)
    elsewhere = office.guild.create_text_channel("elsewhere")
    for answer in (
        await office.slash(eve, "game list", elsewhere),
        await office.slash(eve, "game check", elsewhere, table=str(table.game_id)),
    ):
        assert "ana" not in answer.text
        assert office.channel.name not in answer.text
    assert "ana" in (await office.slash(ana, "game list", elsewhere)).text


async def test_a_lobby_in_a_thread_is_played_there(office):
    ana, ben = office.person("ana"), office.person("ben")
    await office.slash(ana, "game new", game="lost_and_found", where="thread")
    (found,) = await office.service.tables()
    assert found.channel_id != office.channel.id
    lobby = office.message(found.message_id)
    await office.click(ben, lobby, custom_id=control(lobby, Verb.JOIN))
    lobby = office.message(found.message_id)
    await office.click(ana, lobby, custom_id=control(lobby, Verb.START))
    (found,) = await office.service.tables()
    board = office.message(found.message_id)
    assert board.channel_id == found.channel_id
    assert (await office.click(ana, board, custom_id=control(board, Verb.TURN))).private.reader == ana.id
    assert office.public() == [] or all(not m.has_button("take your turn") for m in office.public())
