"""Several interactions before the bot has looked at the first, and the same one twice."""

import random

import pytest

from cogs.components import Verb
from engine.games.lost_and_found.actions import EndTurn, Look
from tests.e2e.hands import Mixed, Panel, Typed, control, going_on, open_lobby, open_table, play_until, step
from tests.e2e.office import Call, Press


async def seats_of(table):
    return [who.user_id for who in (await table.content()).table.seats]


async def test_twenty_join_clicks_by_one_person_make_one_seat(office):
    ana, ben = office.person("ana"), office.person("ben")
    table = await open_lobby(office, [ana])
    lobby = await table.message()
    answers = await office.at_once(*[Press(ben, lobby, control(lobby, Verb.JOIN))] * 20)
    assert await seats_of(table) == [ana.id, ben.id]
    refused = [answer for answer in answers if office.say("error-already-seated") in answer.text]
    assert len(refused) == 19
    assert (await table.message()).text.count("ben") == 1


async def test_the_last_seat_goes_to_one_of_those_who_click_for_it(office):
    people = [office.person(name) for name in ("ana", "ben", "cleo", "dev", "eli", "fay")]
    table = await open_lobby(office, people[:3])
    lobby = await table.message()
    answers = await office.at_once(*[Press(person, lobby, control(lobby, Verb.JOIN)) for person in people[3:]])
    assert await seats_of(table) == [person.id for person in people[:4]]
    assert [office.say("error-full") in answer.text for answer in answers] == [False, True, True]


async def test_start_clicked_by_all_at_once_deals_once(office):
    people = [office.person(name) for name in ("ana", "ben")]
    table = await open_lobby(office, people)
    lobby, mark = await table.message(), len(office.requests)
    answers = await office.at_once(*[Press(p, lobby, control(lobby, Verb.START)) for p in (*people[::-1], *people)])
    assert office.say("error-not-host") in answers[0].text
    posts = [r for r in office.recorder.since(mark) if r.method == "POST" and r.reader is None and r.callback is None]
    assert len(posts) == 1
    assert (await table.running()).view.table.turn == 1


async def test_of_two_cards_clicked_at_once_one_is_seen(office):
    table = await open_table(office, [office.person("ana")])
    (ana,) = table.people
    panel, before = await table.open_panel(ana), (await table.content()).table.version
    clicks = [Press(ana, panel, control(panel, Verb.ACT, str(cell))) for cell in (3, 7, 3)]
    await office.at_once(*clicks)
    after = await table.running()
    assert after.table.version == before + 1
    assert after.view.table.looked == (3,)
    assert [seen.cell for seen in (await table.peek(ana)).view.seen] == [3]
    assert office.message(panel.id).text  # the panel shows the one card, and goes on from there
    await step(table, Panel(table), random.Random(0))


@pytest.mark.parametrize(("second", "told"), [(3, False), (7, True)])
async def test_a_second_click_is_no_other_wish(office, second, told):
    table = await open_table(office, [office.person("ana")])
    (ana,) = table.people
    panel = await table.open_panel(ana)
    await office.at_once(*[Press(ana, panel, control(panel, Verb.ACT, str(cell))) for cell in (3, second)])
    assert (await table.running()).view.table.looked == (3,)
    assert (office.say("panel-moved-on") in office.message(panel.id).text) is told


async def test_panel_and_command_at_once_carry_out_one_look(office):
    table = await open_table(office, [office.person("ana")])
    (ana,) = table.people
    panel, before = await table.open_panel(ana), (await table.content()).table.version
    answers = await office.at_once(
        Call(ana, "lost-found look", {"cell": "B2"}), Press(ana, panel, control(panel, Verb.ACT, "0"))
    )
    assert (await table.content()).table.version == before + 1
    typed, clicked = (5,), (0,)
    looked = (await table.running()).view.table.looked
    assert looked in (typed, clicked)
    late = answers[0] if looked == clicked else answers[1]
    assert any(office.say(id) in late.text for id in ("panel-moved-on", "error-stale"))


async def test_two_conceding_at_once_end_the_game_once(office):
    table = await open_table(office, [office.person("ana"), office.person("ben")])
    asked = {}
    for person in table.people:
        more = (await table.press(person, Verb.MORE)).private
        asked[person] = (await office.click(person, more, custom_id=control(more, Verb.CONCEDE))).private
    mark = len(office.requests)
    await office.at_once(*[Press(p, asked[p], control(asked[p], Verb.CONCEDE_YES)) for p in table.people] * 2)
    assert (await table.running()).status.outcome.reason == "conceded"
    assert [r.pings for r in office.recorder.since(mark) if r.pings] == []
    posts = [r for r in office.recorder.since(mark) if r.method == "POST" and r.reader is None and r.callback is None]
    assert len(posts) == 1


async def test_taking_back_twice_at_once_takes_back_once(office):
    table = await open_table(office, [office.person("ana"), office.person("ben")])
    moment = await play_until(table, Panel(table), random.Random(0), EndTurn)
    panel = office.message(table.panels[moment.person.id])
    await office.at_once(*[Press(moment.person, panel, control(panel, Verb.UNDO))] * 3)
    after = await table.running()
    assert (after.view.table.phase, after.table.version) == ("close", moment.after.table.version + 1)
    assert after.awaited == (moment.person.id,)


async def test_every_interaction_of_a_game_delivered_twice_counts_once(office):
    table = await open_table(office, [office.person("ana"), office.person("ben")], grid="2x4-2")
    rng = random.Random(4)
    hands = Mixed(table, rng)
    while not await table.over():
        moment = await step(table, hands, rng, going_on)
        public, mark = office.public(), len(office.requests)
        await office.redeliver(moment.answer)
        assert (await table.content()).table.version == moment.after.table.version
        assert office.public() == public
        assert not [r for r in office.recorder.since(mark) if r.pings]


async def test_a_delivery_repeated_after_a_restart_counts_once(office):
    table = await open_table(office, [office.person("ana")])
    rng = random.Random(4)
    for _ in range(6):
        moment = await step(table, Typed(table), rng, going_on)
        await office.restart(gently=False)
        await office.redeliver(moment.answer)
        assert (await table.content()).table.version == moment.after.table.version


async def test_two_tables_in_one_channel_do_not_mix(office):
    people = [office.person(name) for name in ("ana", "ben")]
    first = await open_table(office, people[:1])
    second = await open_table(office, people[1:], grid="3x3-3")
    panels = [await table.open_panel(table.people[0]) for table in (first, second)]
    answers = await office.at_once(
        *[Press(t.people[0], p, control(p, Verb.ACT, "1")) for t, p in zip((first, second), panels, strict=True)],
        Press(people[0], panels[1], control(panels[1], Verb.ACT, "2")),
    )
    for table in (first, second):
        assert (await table.running()).view.table.looked == (1,)
    assert office.say("error-not-seated") in answers[2].text


async def test_a_stranger_clicking_at_the_same_time_changes_nothing(office):
    table = await open_table(office, [office.person("ana")])
    (ana,), eve = table.people, office.person("eve")
    panel = await table.open_panel(ana)
    answers = await office.at_once(
        Press(eve, panel, control(panel, Verb.ACT, "4")), Press(ana, panel, control(panel, Verb.ACT, "4"))
    )
    assert office.say("error-not-seated") in answers[0].text
    assert isinstance((await table.peek(ana)).offers[0].action, Look)
    assert (await table.running()).view.table.looked == (4,)
