"""/game catch-up: what somebody has missed, once, as far as their seat may know it, and the way to their panel."""

import random

import pytest

from cogs.components import Control, Verb
from cogs.recap_page import MOST_LINES
from engine.games.lost_and_found.actions import EndTurn
from engine.games.lost_ones.actions import EndTurn as EndOfTurn
from tests.e2e.hands import Panel, control, going_on, offered, open_table, play, play_until, reach
from tests.e2e.lost import KIND, Greedy, LostPanel
from tests.e2e.office import Press

DAY = 86_400


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben")]


async def end_turn(table):
    """Play on until the turn passes, and return who had it."""
    return (await play_until(table, Panel(table), random.Random(1), EndTurn)).person


async def caught_up(office, person, table=None):
    """Return what /game catch-up shows to somebody."""
    options = {} if table is None else {"table": str(table.game_id)}
    answer = await office.slash(person, "game catch-up", **options)
    assert answer.private.reader == person.id
    return answer.private


def lines(shown):
    return [line for line in shown.text.splitlines() if line.startswith("- ")]


async def test_what_others_did_meanwhile_is_told_once(office, people):
    table = await open_table(office, people, grid="3x3-3")
    (busy,) = await table.awaited()
    away = next(person for person in people if person is not busy)
    await table.press(away, Verb.TURN)
    looked_at = int(office.now())
    await office.advance(2 * DAY)
    await end_turn(table)
    shown = await caught_up(office, away)
    assert f"<t:{looked_at}:R>" in shown.text
    (line,) = lines(shown)
    assert busy.name in line
    assert "Your turn" in shown.text
    assert shown.files == ("look.webp",)
    panel = (await office.click(away, shown, custom_id=control(shown, Verb.TURN))).private
    assert panel.id == shown.id
    assert offered(panel, Verb.ACT)
    again = await caught_up(office, away)
    assert lines(again) == []
    assert office.say("recap-nothing") in again.text


async def test_the_first_look_says_what_the_table_is_and_how_it_stands(office, people):
    table, eve = await open_table(office, people, grid="3x3-3"), office.person("eve")
    running, text = await table.running(), office.games["lost_and_found"].text
    words = table.words(await table.peek(people[0]))
    for who in (eve, next(person for person in people if person.id not in running.awaited)):
        shown = await caught_up(office, who)
        assert office.say("recap-first", game="Lost & Found", number=str(table.game_id)) in shown.text
        assert office.say("recap-people", people="ana, ben") in shown.text
        assert words.text(text.headline(running.view)) in shown.text
        assert office.say("recap-nothing") not in shown.text
        assert (office.say("recap-onlooker") in shown.text) == (who is eve)
        assert offered(shown, Verb.TURN) == (who is not eve)
        again = await caught_up(office, who)
        assert office.say("recap-nothing") in again.text
        assert office.say("recap-people", people="ana, ben") not in again.text


async def test_ones_own_action_moves_on_what_one_has_seen_and_others_do_not(office, people):
    table = await open_table(office, people, grid="3x3-3")
    first, second = await end_turn(table), await end_turn(table)
    assert len(lines(await caught_up(office, first))) == 1, "the other's turn; the own one is known"
    assert lines(await caught_up(office, second)) == []


async def test_whoever_is_told_nothing_new_is_not_offered_it(office, people):
    table = await open_table(office, people, grid="3x3-3")
    actor = await end_turn(table)
    other = next(person for person in people if person is not actor)
    assert not offered((await office.slash(actor, "game check")).private, Verb.CATCH_UP)
    check = (await office.slash(other, "game check")).private
    shown = (await office.click(other, check, custom_id=control(check, Verb.CATCH_UP))).private
    assert len(lines(shown)) == 1
    assert not offered((await office.slash(other, "game check")).private, Verb.CATCH_UP)


async def test_a_look_is_not_shown_again(office, people):
    table = await open_table(office, people, grid="3x3-3")
    await reach(table, Panel(table), random.Random(1), "return")
    (looking,) = await table.awaited()
    mark = len(office.requests)
    shown = await caught_up(office, looking)
    assert shown.files == ("board.webp",)
    seen = (await table.peek(looking)).view.seen
    assert len(seen) == 2
    assert not any(item in shown.text for item in ("👓", "📱", "🧦", "🔑", "👛"))
    assert office.recorder.since(mark)[-1].reader == looking.id
    assert offered(shown, Verb.TURN)


async def test_somebody_who_does_not_sit_there_is_told_what_is_public(office, people):
    table, eve = await open_table(office, people, grid="3x3-3"), office.person("eve")
    await end_turn(table)
    shown = await caught_up(office, eve)
    assert len(lines(shown)) == 1
    assert (shown.files, shown.buttons) == (("board.webp",), ())
    assert lines(await caught_up(office, eve)) == []
    away = office.guild.create_text_channel("away")
    await office.hide_channel(eve)
    office.channel = away
    note = (await office.slash(eve, "game list")).private
    forged = await office.forge(Press(eve, note, Control(Verb.CATCH_UP, table.game_id).id))
    assert office.say("error-not-found") in forged.text


async def test_a_newcomer_is_told_what_happens_from_then_on(office, people):
    table = await open_table(office, people, grid="3x3-3", memory="full")
    gone = await end_turn(table)
    asked = (await office.slash(gone, "game leave")).private
    await office.click(gone, asked, custom_id=control(asked, Verb.LEAVE_YES))
    new = office.person("cleo")
    await table.press(new, Verb.SIT)
    assert lines(await caught_up(office, new)) == [], "sitting down showed the table as it is"
    table.people = [*people, new]
    while (await table.awaited()) == [new]:
        await end_turn(table)
    await end_turn(table)
    (line,) = lines(await caught_up(office, new))
    assert "turned up" in line


async def test_the_end_is_told_after_a_restart(office, people):
    table = await open_table(office, people[:1], grid="2x4-2", hints=0)
    ana, eve = people[0], office.person("eve")
    assert lines(await caught_up(office, eve)) == []
    await office.restart(gently=False)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    shown = await caught_up(office, eve, table)
    assert lines(shown)
    assert (
        table.words(await table.peek(ana)).text(
            office.games["lost_and_found"].text.result((await table.running()).view)[0]
        )
        in shown.text
    )
    assert not offered(shown, Verb.TURN)
    assert not offered(await caught_up(office, ana, table), Verb.TURN)


async def test_a_long_story_is_shortened_to_the_newest(office, people):
    table = await open_table(office, people, kind=KIND)
    greedy, hands = Greedy(), LostPanel(table)
    for _ in range(60):
        (person, *_) = await table.awaited()
        peek = await table.peek(person)
        action = greedy.action(peek)
        await hands.act(person, peek, action)
        if isinstance(action, EndOfTurn) and (await table.running()).view.table.round > 1:
            break
    eve = office.person("eve")
    recap = await office.service.visits.recap(table.game_id, eve.id)
    told = office.games[KIND].text.retold(recap.publication.view, recap.events)
    assert len(told) > MOST_LINES
    shown = await caught_up(office, eve)
    assert len(lines(shown)) == MOST_LINES
    assert office.say("recap-before", count=len(told) - MOST_LINES) in shown.text
    own = await caught_up(office, people[0])
    assert own.files == ("look.webp",)
    assert own.pictures[0].alt
