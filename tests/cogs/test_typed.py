"""Slash commands: which table they mean, what they suggest, and one clear sentence for what cannot be done."""

import discord
import pytest

from cogs.components import Verb
from tests.e2e.hands import control, open_lobby, open_table


async def test_names_are_taken_as_people_write_them(office, people):
    table = await open_table(office, people)
    (person,) = await table.awaited()
    answer = await office.slash(person, "lost-found look", cell="  b2 ")
    assert "B2" in answer.private.text


@pytest.mark.parametrize("cell", ["Z9", "", " ", "B", "22", "A1 B1", "`A1`", "A\u202e1", "a" * 500])
async def test_a_card_that_is_not_there_is_one_sentence(office, people, cell):
    table = await open_table(office, people)
    (person,) = await table.awaited()
    before = (await table.content()).table.version
    answer = await office.slash(person, "lost-found look", cell=cell or "-")
    assert answer.text == office.say("lf-error-no-such-cell")
    assert (await table.content()).table.version == before


async def test_whoever_is_not_on_turn_is_told_so(office, people):
    table = await open_table(office, people)
    (person,) = await table.awaited()
    (other,) = [p for p in people if p is not person]
    for name, options in (
        ("look", {"cell": "A1"}), ("flip", {"cell": "A1"}), ("swap", {}), ("keep", {}), ("hint", {}), ("sorted", {}),
        ("end", {}), ("skip", {}), ("agree", {}), ("disagree", {}),
    ):  # fmt: skip
        assert (await office.slash(other, f"lost-found {name}", **options)).text == office.say("error-not-now")


async def test_outsiders_read_the_same_whatever_is_going_on(office, people):
    eve = office.person("eve")
    nothing = (await office.slash(eve, "lost-found look", cell="A1")).text
    table = await open_table(office, people)
    (person,) = await table.awaited()
    texts = []
    for step in ("A1", "B1"):
        texts.append((await office.slash(eve, "lost-found look", cell="A1")).text)
        texts.append((await office.slash(eve, "lost-found sorted")).text)
        await office.slash(person, "lost-found look", cell=step)
    assert set(texts) == {nothing} == {office.say("error-no-table")}
    assert (await office.autocomplete(eve, "lost-found look", "cell", "A")).choices == []


async def test_suggestions_are_the_seats_own_offers(office, people):
    table = await open_table(office, people)
    (person,) = await table.awaited()
    (other,) = [p for p in people if p is not person]
    assert len((await office.autocomplete(person, "lost-found look", "cell", "")).choices) == 16
    assert [n for n, _ in (await office.autocomplete(person, "lost-found look", "cell", "b")).choices] == [
        "B1", "B2", "B3", "B4",
    ]  # fmt: skip
    assert (await office.autocomplete(other, "lost-found look", "cell", "")).choices == []
    assert (await office.autocomplete(person, "lost-found flip", "cell", "")).choices == []
    await office.slash(person, "lost-found look", cell="B1")
    assert "B1" not in [n for n, _ in (await office.autocomplete(person, "lost-found look", "cell", "")).choices]


async def test_more_than_25_suggestions_are_found_by_typing_on(office, people):
    await open_table(office, people[:1], grid="5x6-5")
    assert len((await office.autocomplete(people[0], "lost-found look", "cell", "")).choices) == 25
    assert [n for n, _ in (await office.autocomplete(people[0], "lost-found look", "cell", "F5")).choices] == ["F5"]


async def test_two_cards_at_once_are_named_both(office, people):
    table = await open_table(office, people[:1], commit_both="yes")
    ana = people[0]
    for options in ({"cell": "A1"}, {"cell": "A1", "second": "a1"}):
        assert (await office.slash(ana, "lost-found look", **options)).text == office.say("lf-error-two-cells")
    wrong = await office.slash(ana, "lost-found look", cell="A1", second="Q7")
    assert wrong.text == office.say("lf-error-no-such-cell")
    await office.slash(ana, "lost-found look", cell="C2", second="A1")
    assert (await table.running()).view.table.looked == (0, 6)


async def test_two_cards_are_chosen_in_the_panel_and_can_be_unchosen(office, people):
    table = await open_table(office, people[:1], commit_both="yes")
    ana = people[0]
    shown = await table.open_panel(ana)
    for label in ("B1", "C1", "B1", "D1"):
        shown = (await office.click(ana, shown, label)).private
    assert (await table.running()).view.table.looked == ()
    assert [b.label for b in shown.buttons if b.style == 1] == ["C1", "D1"]
    await office.click(ana, shown, custom_id=control(shown, Verb.SEND))
    assert (await table.running()).view.table.looked == (2, 3)


async def test_a_hint_is_taken_and_laid(office, people):
    table = await open_table(office, people[:1])
    ana = people[0]
    await office.slash(ana, "lost-found look", cell="A1")
    await office.slash(ana, "lost-found look", cell="B1")
    await office.slash(ana, "lost-found keep")
    assert (await office.slash(ana, "lost-found hint", spot="3")).text == office.say("lf-error-spot-early")
    await office.slash(ana, "lost-found hint")
    assert (await office.slash(ana, "lost-found hint")).text == office.say("lf-error-which-spot")
    assert (await office.slash(ana, "lost-found hint", spot="99")).text == office.say("lf-error-no-such-spot")
    spots = (await office.autocomplete(ana, "lost-found hint", "spot", "")).choices
    assert len(spots) == 16
    await office.slash(ana, "lost-found hint", spot="3")
    assert len((await table.running()).view.table.hints) == 1


@pytest.mark.parametrize("picked", [True, False], ids=["from the list", "typed without its sign"])
async def test_open_hints_are_chosen_by_name(office, people, picked):
    table = await open_table(office, people[:1], open_hints="yes")
    ana = people[0]
    await office.slash(ana, "lost-found look", cell="A1")
    await office.slash(ana, "lost-found look", cell="B1")
    await office.slash(ana, "lost-found keep")
    assert (await office.slash(ana, "lost-found hint")).text == office.say("lf-error-which-card")
    assert (await office.slash(ana, "lost-found hint", card="umbrella")).text == office.say("lf-error-no-such-card")
    cards = (await office.autocomplete(ana, "lost-found hint", "card", "")).choices
    await office.slash(ana, "lost-found hint", card=cards[0][1] if picked else cards[0][1].split()[-1].upper())
    assert (await table.running()).view.table.in_hand is not None


async def test_all_sorted_asks_first_when_typed_too(office, people):
    table = await open_table(office, people[:1])
    ana = people[0]
    for command, options in (
        ("look", {"cell": "A1"}),
        ("look", {"cell": "B1"}),
        ("keep", {}),
        ("flip", {"cell": "A1"}),
    ):
        await office.slash(ana, f"lost-found {command}", **options)
    asked = (await office.slash(ana, "lost-found sorted")).private
    assert (await table.content()).table.status == "running"
    await office.click(ana, asked, custom_id=control(asked, Verb.ACT))
    assert (await table.content()).table.status == "over"


async def test_of_several_tables_one_is_named(office, people):
    ana = people[0]
    first, second = await open_table(office, people[:1]), await open_table(office, people[:1])
    assert (await office.slash(ana, "lost-found look", cell="A1")).text == office.say("error-several-tables")
    found = (await office.autocomplete(ana, "lost-found look", "table", "", cell="A1")).choices
    assert {value for _, value in found} == {str(first.game_id), str(second.game_id)}
    assert all("Lost & Found" in name and "ana" in name for name, _ in found)
    await office.slash(ana, "lost-found look", cell="A1", table=str(second.game_id))
    assert (await first.running()).view.table.looked == ()
    assert (await second.running()).view.table.looked == (0,)
    assert (await office.slash(ana, "game check", table="nonsense")).text == office.say("error-no-such-table")


async def test_the_table_of_this_channel_comes_first(office, people):
    ana = people[0]
    await open_table(office, people[:1])
    elsewhere = office.guild.create_text_channel("elsewhere")
    opened = await office.slash(ana, "game new", elsewhere, game="lost_and_found")
    lobby = next(message for message in opened.messages if message.reader is None)
    await office.click(ana, lobby, custom_id=control(lobby, Verb.START))
    here = await office.slash(ana, "lost-found look", elsewhere, cell="A1")
    tables = {t.channel_id: t.game_id for t in await office.service.tables()}
    assert (await office.service.publication(tables[elsewhere.id])).view.table.looked == (0,)
    assert (await office.service.publication(tables[office.channel.id])).view.table.looked == ()
    assert here.private.files == ("look.webp",)


async def test_a_lobby_is_no_running_game(office, people):
    await open_lobby(office, people)
    assert (await office.slash(people[0], "lost-found look", cell="A1")).text == office.say("error-not-running")
    assert office.say("error-still-lobby") in (await office.slash(people[0], "game board")).text


async def test_a_hidden_channel_is_not_listed(office, people):
    ana, ben = people
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = office.guild.create_text_channel("secret", overwrites={ben.actor: hidden})
    await office.slash(ana, "game new", secret, game="lost_and_found")
    assert f"<#{secret.id}>" in (await office.slash(ana, "game list")).text
    assert (await office.slash(ben, "game list")).text == office.say("list-empty")


async def test_a_private_thread_is_listed_to_those_who_sit_there_alone(office, people):
    ana, ben = people
    channel = office.bot.get_channel(office.channel.id)
    thread = await channel.create_thread(name="whispers", type=discord.ChannelType.private_thread)
    await office.slash(ana, "game new", game="lost_and_found")
    (table,) = await office.service.tables()
    await office.service.moved(table.game_id, thread.id, None)
    assert f"<#{thread.id}>" in (await office.slash(ana, "game list")).text
    assert (await office.slash(ben, "game list")).text == office.say("list-empty")
