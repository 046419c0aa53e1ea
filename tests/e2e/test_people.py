"""People come and go: leaving, joining, giving up, calling off, taking back, being away."""

import random
from collections import Counter

import pytest

from cogs.components import Verb
from engine.games.lost_and_found.actions import EndTurn, PlaceHint
from tests.e2e.hands import (
    Mixed,
    Panel,
    Typed,
    control,
    going_on,
    offered,
    open_lobby,
    open_table,
    play,
    play_until,
    reach,
    step,
)
from tests.e2e.office import Press

HOUR = 3600


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben", "cleo")]


async def confirm(office, person, answer, verb):
    shown = answer.private
    return await office.click(person, shown, custom_id=control(shown, verb))


async def through_more(table, person, verb, yes):
    more = (await table.press(person, Verb.MORE)).private
    asked = await table.office.click(person, more, custom_id=control(more, verb))
    return await confirm(table.office, person, asked, yes)


async def wait_for(table, seconds):
    """Set the table's deadline before the start."""
    await table.office.service.set_deadline(table.game_id, table.people[0].id, seconds)


# leaving and joining


@pytest.mark.parametrize("typed", [False, True])
async def test_whoever_leaves_is_left_out_and_the_others_play_on(office, people, typed):
    table = await open_table(office, people, grid="3x3-3")
    rng = random.Random(1)
    await play_until(table, Panel(table), rng, EndTurn)
    awaited = await table.awaited()
    gone = next(person for person in people if person not in awaited)
    if typed:
        await confirm(office, gone, await office.slash(gone, "game leave"), Verb.LEAVE_YES)
    else:
        await through_more(table, gone, Verb.LEAVE, Verb.LEAVE_YES)
    left = await table.press(gone, Verb.TURN)
    assert office.say("error-not-seated") in left.text
    moments = await play(table, Mixed(table, rng), rng, choose=going_on)
    assert all(moment.person is not gone for moment in moments)
    assert not [user for moment in moments for user in moment.pings if user == gone.id]


async def test_a_turn_whose_seat_leaves_is_taken_on_by_the_others(office, people):
    table = await open_table(office, people, grid="3x3-3")
    rng = random.Random(1)
    await reach(table, Panel(table), rng, "return")
    (gone,) = await table.awaited()
    mark = len(office.requests)
    await through_more(table, gone, Verb.LEAVE, Verb.LEAVE_YES)
    awaited = await table.awaited()
    assert gone not in awaited
    assert awaited
    assert {user for r in office.recorder.since(mark) for user in r.pings} <= {p.id for p in awaited}
    await play(table, Typed(table), rng, choose=going_on)


async def test_a_free_seat_is_taken_by_somebody_new_without_the_seats_looks(office, people):
    table = await open_table(office, people[:2], grid="3x3-3")
    await through_more(table, people[0], Verb.LEAVE, Verb.LEAVE_YES)
    new, before = people[2], await table.message()
    assert office.say("panel-joined") in (await table.press(new, Verb.SIT)).text
    assert (await table.peek(new)).view.seen == ()
    again = await office.forge(Press(new, before, control(before, Verb.SIT)))
    assert office.say("error-already-seated") in again.text
    table.people = people[1:]
    rng = random.Random(2)
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_the_last_to_leave_ends_the_table(office, people):
    table = await open_table(office, people[:2])
    for person in people[:2]:
        await through_more(table, person, Verb.LEAVE, Verb.LEAVE_YES)
    assert await table.over()
    assert not offered(await table.message(), Verb.TURN)


async def test_the_lobby_passes_to_the_next_when_its_host_stands_up(office, people):
    table = await open_lobby(office, people[:2])
    await table.press(people[0], Verb.QUIT)
    await table.press(people[1], Verb.START)
    assert (await table.content()).table.host_id == people[1].id
    assert (await table.awaited()) == [people[1]]


async def test_an_automatic_player_plays_along(office, people):
    table = await open_lobby(office, people[:1], grid="3x3-3")
    lobby = await table.message()
    fill = next(s for s in lobby.selects if s.custom_id == control(lobby, Verb.FILL))
    await office.select(people[0], lobby, ["add.keen"], custom_id=fill.custom_id)
    await table.press(people[0], Verb.START)
    assert [who.player is not None for who in (await table.content()).table.seats] == [False, True]
    rng = random.Random(3)
    moments = await play(table, Mixed(table, rng), rng, choose=going_on)
    turns = {m.before.view.table.seat for m in moments}
    assert turns == {0}
    assert moments[-1].after.view.table.turn > len({m.before.view.table.turn for m in moments})
    assert all(len(m.posts) <= 1 for m in moments)
    assert not [user for moment in moments for user in moment.pings]


# giving up and calling off


async def test_a_majority_gives_the_game_up(office, people):
    table = await open_table(office, people)
    await through_more(table, people[0], Verb.CONCEDE, Verb.CONCEDE_YES)
    assert not await table.over()
    assert office.say("error-concede-counted") in (await office.slash(people[0], "game concede")).text
    await confirm(office, people[1], await office.slash(people[1], "game concede"), Verb.CONCEDE_YES)
    assert (await table.running()).status.outcome.reason == "conceded"
    assert office.say("error-no-table") in (await office.slash(people[2], "lost-found end")).text


async def test_the_host_calls_a_lobby_off_and_nobody_else(office, people):
    table = await open_lobby(office, people[:2])
    assert office.say("error-not-allowed") in (await cancelled(office, people[1])).text
    await cancelled(office, people[0])
    assert (await table.content()).table.status == "cancelled"
    assert office.say("table-cancelled", game="Lost & Found") in (await table.message()).text


async def cancelled(office, person):
    return await confirm(office, person, await office.slash(person, "game cancel"), Verb.CANCEL_YES)


async def test_more_than_half_call_a_running_game_off(office, people):
    table = await open_table(office, people)
    await cancelled(office, people[2])
    await cancelled(office, people[2])
    assert not await table.over()
    await cancelled(office, people[1])
    assert (await table.content()).table.status == "cancelled"
    assert not offered(await table.message(), Verb.TURN)
    assert office.public()[-1].id == (await table.message()).id


async def test_a_keeper_of_the_server_calls_a_running_game_off_alone(office, people):
    keeper = office.person("keeper", manager=True)
    table = await open_table(office, people)
    await through_more(table, keeper, Verb.CANCEL, Verb.CANCEL_YES)
    assert (await table.content()).table.status == "cancelled"


async def test_an_outsider_can_call_nothing_off(office, people):
    table, eve = await open_table(office, people), office.person("eve")
    more = (await table.press(eve, Verb.MORE)).private
    assert not offered(more, Verb.CANCEL)
    assert office.say("error-not-seated") in (await office.slash(eve, "game cancel")).text
    assert not await table.over()


# taking back


async def test_the_end_of_a_turn_can_be_taken_back_until_the_next_look(office, people):
    table = await open_table(office, people[:2])
    rng = random.Random(5)
    ended = await play_until(table, Panel(table), rng, EndTurn)
    panel = office.message(table.panels[ended.person.id])
    mark = len(office.requests)
    back = await office.click(ended.person, panel, custom_id=control(panel, Verb.UNDO))
    assert office.say("panel-undone") in back.text
    assert (await table.awaited()) == [ended.person]
    again = await play_until(table, Panel(table), rng, EndTurn)
    called = [user for r in office.recorder.since(mark) for user in r.pings]
    assert again.person is ended.person
    assert called == [], "the other was called to this turn before, and is not called to it again"
    await step(table, Panel(table), rng, going_on)  # the other looks
    late = await office.slash(ended.person, "game undo")
    assert office.say("error-cannot-undo-others") in late.text


async def test_a_look_cannot_be_taken_back_but_where_a_hint_was_laid_can(office, people):
    table = await open_table(office, people[:1])
    rng = random.Random(6)
    await reach(table, Panel(table), rng, "second_look")
    assert office.say("error-cannot-undo-shown") in (await office.slash(people[0], "game undo")).text
    await play_until(table, Typed(table), rng, PlaceHint)
    assert office.say("panel-undone") in (await office.slash(people[0], "game undo")).text
    view = (await table.running()).view.table
    assert (view.phase, len(view.hints)) == ("place", 0)


# being away


async def test_an_absent_turn_may_be_skipped_once_its_time_is_over(office, people):
    table = await open_lobby(office, people[:2], grid="3x3-3")
    await wait_for(table, 24 * HOUR)
    await table.press(people[0], Verb.START)
    (away,) = await table.awaited()
    other = next(p for p in people[:2] if p is not away)
    early = await office.slash(other, "lost-found skip")
    assert office.say("error-not-now") in early.text
    mark = len(office.requests)
    await office.advance(24 * HOUR + 60)
    assert set(await table.awaited()) == {away, other}
    called = [user for r in office.recorder.since(mark) for user in r.pings]
    assert called.count(other.id) == 1
    await office.slash(other, "lost-found skip")
    assert await table.awaited() == [other]
    rng = random.Random(7)
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_after_a_look_others_finish_the_absent_turn_without_seeing_its_cards(office, people):
    table = await open_lobby(office, people[:2], grid="3x3-3")
    await wait_for(table, HOUR)
    await table.press(people[0], Verb.START)
    rng = random.Random(8)
    await reach(table, Panel(table), rng, "return")
    (away,) = await table.awaited()
    other = next(p for p in people[:2] if p is not away)
    await office.advance(HOUR + 60)
    view = (await table.running()).view.table
    assert (view.phase, view.looked) == ("act", ())
    assert (await table.peek(other)).view.seen == ()
    assert "Saw" not in (await table.open_panel(other)).words
    await office.slash(other, "lost-found hint")
    rng = random.Random(9)
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_a_deadline_that_passes_while_the_bot_is_down_for_a_moment_is_carried_out_once(office, people):
    table = await open_lobby(office, people[:2])
    await wait_for(table, HOUR)
    await table.press(people[0], Verb.START)
    await office.advance(HOUR - 60)
    mark = len(office.requests)

    def sleep():
        office.env.backend.advance_clock(120)

    await office.restart(meanwhile=sleep)
    await office.advance(1)
    content = await table.running()
    assert content.view.table.caretaker
    assert len(await table.awaited()) == 2
    called = [user for r in office.recorder.since(mark) for user in r.pings]
    assert len(called) == len(set(called))
    version = content.table.version
    await office.restart()
    await office.advance(1)
    assert (await table.content()).table.version == version


async def test_time_stands_still_for_a_table_without_a_deadline(office, people):
    table = await open_table(office, people[:2])
    version, mark = (await table.content()).table.version, len(office.requests)
    await office.advance(13 * 24 * HOUR)
    assert (await table.content()).table.version == version
    assert office.recorder.since(mark) == []


async def test_forever_absent_tables_come_to_rest(office, people):
    table = await open_lobby(office, people[:2])
    await wait_for(table, HOUR)
    await table.press(people[0], Verb.START)
    mark = len(office.requests)
    await office.advance(2 * HOUR + 60)
    called = Counter(user for r in office.recorder.since(mark) for user in r.pings)
    assert max(called.values()) <= 2 * 3, "a turn and its caretakers: a call and two reminders each"
    mark = len(office.requests)
    await office.advance(13 * 24 * HOUR)
    assert [r for r in office.recorder.since(mark) if r.pings] == [], "two deadlines that nobody heeded are enough"
    assert office.say("table-rests") in (await table.message()).text
    assert office.say("table-rests") in (await office.slash(people[0], "game check")).text
    await office.advance(9 * 24 * HOUR)
    assert (await table.running()).table.status == "cancelled"
    assert [r for r in office.recorder.since(mark) if r.pings] == []


@pytest.mark.parametrize("kind", ["lost_and_found", "lost_ones"])
async def test_nothing_is_lost_or_won_while_everybody_is_away(office, people, kind):
    """Automatic players do not play a game to its end among themselves (LF-32, LO-96)."""
    table = await open_lobby(office, people[:1], kind=kind)
    await wait_for(table, HOUR)
    await office.service.add_player(table.game_id, people[0].id, office.games[kind].default_player)
    await table.press(people[0], Verb.START)
    await office.advance(7 * 24 * HOUR)
    running = await table.running()
    assert (running.table.status, running.table.deadline_at) == ("running", None)
    assert await table.awaited() == people[:1]
    assert office.say("table-rests") in (await table.message()).text
