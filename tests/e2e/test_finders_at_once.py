"""Everybody searches at the same time: sealed answers, panels that stay valid, deadlines, double submissions."""

import pytest

from cogs.components import Verb, parse
from engine.games.finders_keepers.actions import Claim
from tests.e2e.finders import BASIC, EXPERT, games, showing, small
from tests.e2e.hands import Panel, TestTable, control, offered, open_lobby, open_table
from tests.e2e.office import Call, Office, Press

HOUR = 3600


@pytest.fixture
async def office(tmp_path):
    async with Office(tmp_path, games=games(small(8))) as running:
        yield running


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben", "cleo")]


async def claim(table: TestTable, person, chosen=()):
    """Hand in an answer on the panel."""
    return await Panel(table).do(person, await table.peek(person), 0, chosen)


async def state_of(table: TestTable):
    return (await table.running()).view.table


async def test_panels_stay_valid_while_others_answer(office, people):
    table = await open_table(office, people, kind=BASIC)
    ana, ben, cleo = people
    opened = {person: await table.open_panel(person) for person in people}
    await claim(table, ana)
    shown = opened[ben]
    marked = await office.select(ben, shown, ["1", "4"], custom_id=control(shown, Verb.MARK))
    await office.click(ben, marked.private, custom_id=control(marked.private, Verb.SEND))
    assert office.say("panel-moved-on") not in marked.text
    assert (await table.peek(ben)).view.claims == ((2, 5),)
    assert await table.awaited() == [cleo]
    changed = await office.slash(ben, "finders-keepers claim", cards="3")
    assert "3" in changed.private.text
    assert (await table.peek(ben)).view.claims == ((3,),)
    await office.click(cleo, opened[cleo], custom_id=control(opened[cleo], Verb.SEND))
    assert (await state_of(table)).number == 2
    late = await office.click(ana, office.message(table.panels[ana.id]), custom_id=control(opened[ana], Verb.SEND))
    assert office.say("panel-moved-on") in late.text
    assert (await table.peek(ana)).view.claims == (None,)


async def test_the_board_is_edited_while_some_are_ready_and_posted_anew_with_the_next_tile(office, people):
    table = await open_table(office, people, kind=BASIC)
    first, mark = await table.message(), len(office.requests)
    await claim(table, people[0])
    await claim(table, people[1])
    now = await table.message()
    assert now.id == first.id
    assert "ben" not in now.words.split("\n")[0]
    assert [user for request in office.recorder.since(mark) for user in request.pings] == []
    await claim(table, people[2])
    assert (await table.message()).id != first.id
    called = [user for request in office.recorder.since(mark) for user in request.pings]
    assert sorted(called) == sorted(person.id for person in people[:2])


async def test_what_changes_nothing_for_the_others_is_not_shown_to_them(office, people):
    table = await open_table(office, people, kind=BASIC, tiles_per_round=5)
    ana, ben, _ = people
    for person in people:
        await office.slash(person, "finders-keepers none")
    names = {
        person: [table.label(peek, offer) for offer in peek.offers if isinstance(offer.action, Claim)]
        for person in (ana, ben)
        for peek in [await table.peek(person)]
    }
    mark = len(office.requests)
    calls = [Call(who, "finders-keepers claim", {"cards": "1", "tile": tile}) for who in names for tile in names[who]]
    await office.at_once(*calls)
    assert [place.final for place in (await state_of(table)).places] == [True, True, False]
    edits = [r for r in office.recorder.since(mark) if r.reader is None]
    assert (len(calls), len(edits)) == (10, 2), "one for each who is ready"
    await office.slash(ana, "finders-keepers claim", cards="2", tile=names[ana][0])
    assert len([r for r in office.recorder.since(mark) if r.reader is None]) == 2
    assert office.say("fk-waiting-search", who="cleo") in (await table.message()).text


async def test_an_answer_sent_twice_counts_once(office, people):
    table = await open_table(office, people[:2], kind=BASIC)
    ana, ben = people[:2]
    await claim(table, ana)
    shown = await table.open_panel(ben)
    send = Press(ben, shown, control(shown, Verb.SEND))
    version = (await table.content()).table.version
    await office.at_once(send, send)
    assert (await state_of(table)).number == 2
    assert (await table.peek(ben)).view.claims == (None,)
    assert (await table.content()).table.version == version + 1
    answer = await office.forge(send)
    assert office.say("panel-moved-on") not in answer.text  # nothing has happened since the same was clicked
    await office.redeliver(answer)
    assert (await table.content()).table.version == version + 1


@pytest.mark.parametrize("seconds", [45, HOUR])
async def test_a_tile_closes_at_its_deadline_and_late_answers_count_for_nothing(office, people, seconds):
    table = await open_lobby(office, people, kind=BASIC)
    await office.service.set_deadline(table.game_id, people[0].id, seconds)
    await table.press(people[0], Verb.START)
    ana, ben, cleo = people
    stale = await table.open_panel(ben)
    right = showing(await table.peek(ana), 0, None)
    await claim(table, ana, right)
    await office.advance(seconds - 1)
    mark = len(office.requests)
    await office.advance(2)
    table_now = await state_of(table)
    assert table_now.number == 2
    assert table_now.places[0].keepers == len(right)
    called = [user for request in office.recorder.since(mark) for user in request.pings]
    assert sorted(called) == sorted(person.id for person in people)
    answer = await office.click(ben, stale, custom_id=control(stale, Verb.SEND))
    assert office.say("panel-moved-on") in answer.text
    await claim(table, ana)
    await office.advance(seconds + 1)
    away = await table.running()
    assert [place.away for place in away.view.table.places] == [False, True, True]
    assert await table.awaited() == [ana]
    await office.slash(cleo, "finders-keepers none")
    assert [place.away for place in (await state_of(table)).places] == [False, True, False]


async def test_time_runs_on_when_the_bot_is_back_and_a_table_without_anybody_pauses(office, people):
    table = await open_lobby(office, people[:2], kind=BASIC)
    await office.service.set_deadline(table.game_id, people[0].id, HOUR)
    await table.press(people[0], Verb.START)
    await office.restart(gently=False, meanwhile=lambda: office.env.backend.advance_clock(2 * HOUR))
    await office.advance(HOUR - 1)
    assert (await state_of(table)).phase == "search"
    assert office.say("table-away", unit="hours", count=2) in (await table.message()).text
    await office.advance(2)
    assert (await state_of(table)).phase == "paused"
    mark = len(office.requests)
    await office.advance(6 * 24 * HOUR)
    assert office.recorder.since(mark) == []
    shown = await table.open_panel(people[1])
    await office.click(people[1], shown, custom_id=control(shown, Verb.ACT))
    assert (await state_of(table)).phase == "search"


async def test_a_turned_page_keeps_what_was_chosen_and_choosing_keeps_the_page(office, people):
    table = await open_table(office, people[:2], kind=BASIC)
    ana = people[0]
    shown = await table.open_panel(ana)
    shown = (await office.click(ana, shown, custom_id=control(shown, Verb.SIGHT))).private
    assert [picture.alt for picture in shown.pictures] == ["Your cluttered cards, numbers 5 to 8."]
    shown = (await office.select(ana, shown, ["0", "6"], custom_id=control(shown, Verb.MARK))).private
    assert [picture.alt for picture in shown.pictures] == ["Your cluttered cards, numbers 5 to 8."]
    await office.restart(gently=False)
    look = next(s for s in shown.selects if parse(s.custom_id).verb is Verb.SIGHT)
    near = next(value for name, value in look.options if name == "Card 5")
    shown = (await office.select(ana, shown, [near], custom_id=look.custom_id)).private
    assert [picture.alt for picture in shown.pictures] == ["Your cluttered card, number 5."]
    shown = (await office.click(ana, shown, custom_id=control(shown, Verb.SEND))).private
    assert (await table.peek(ana)).view.claims == ((1, 7),)
    assert [picture.alt for picture in shown.pictures] == ["Your cluttered card, number 5."]
    assert shown.files == ("look.webp",)
    typed = await office.slash(ana, "finders-keepers cards", which="2")
    assert [picture.alt for picture in typed.private.pictures] == ["Your cluttered card, number 2."]
    await office.slash(people[1], "finders-keepers none")
    moved = (await office.click(ana, shown, custom_id=control(shown, Verb.SIGHT))).private
    assert office.say("panel-moved-on") in moved.text


async def test_whoever_opened_the_table_puts_a_tile_aside_after_a_question(office, people):
    table = await open_table(office, people[:2], kind=BASIC)
    ana, ben = people[:2]
    assert not offered(await table.open_panel(ben), Verb.ASK)
    before = (await state_of(table)).open
    shown = await table.open_panel(ana)
    asked = (await office.click(ana, shown, custom_id=control(shown, Verb.ASK))).private
    assert (await state_of(table)).open == before
    await office.click(ana, asked, custom_id=control(asked, Verb.ACT))
    assert (await state_of(table)).open != before


@pytest.mark.parametrize("collect", ["point", "auto"])
async def test_in_expert_catching_is_more_prominent_than_passing(office, people, collect):
    table = await open_table(office, people[:2], kind=EXPERT, collect=collect)
    (ana,) = await table.awaited()
    shown = await table.open_panel(ana)
    by_style = {style: [b.label for b in shown.buttons if b.style == style and b.label] for style in (1, 2)}
    assert "Pass" in by_style[2]
    assert len(by_style[1]) >= 3
