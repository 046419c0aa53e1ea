"""Seats change hands as people do it: offered, minded, voted for, taken back; tables that everybody has gone from."""

import random
from datetime import UTC, datetime

import pytest

from bot.service.absence import MOST_SECONDS
from bot.service.idle import WAITS
from bot.service.tables import HOST_SECONDS
from cogs.components import Verb
from tests.e2e.hands import Panel, control, going_on, offered, open_lobby, open_table, reach, step
from tests.e2e.office import Press


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben", "cleo")]


def pings(office, mark):
    return [user for request in office.recorder.since(mark) for user in request.pings]


async def choose(office, person, answer, arg):
    shown = answer.private
    return await office.click(person, shown, custom_id=control(shown, Verb.HAND_YES, arg))


async def holders(table):
    return [who.user_id or who.player for who in (await table.content()).table.seats]


async def test_a_seat_is_offered_taken_and_taken_back(office, people):
    ana, ben, cleo = people
    table = await open_table(office, [ana, ben], grid="3x3-3")
    await reach(table, Panel(table), random.Random(1), "return")
    (awaited,) = await table.awaited()
    before, look = await table.message(), office.message(table.panels[awaited.id])
    assert look.pictures
    mark = len(office.requests)
    more = (await table.press(awaited, Verb.MORE)).private
    asked = await office.click(awaited, more, custom_id=control(more, Verb.HAND))
    assert office.say("handed-any") in (await choose(office, awaited, asked, "any")).text
    board = await table.message()
    assert board.id == before.id, "one quiet edit"
    assert office.say("seat-offered", who=awaited.name, offer="anybody") in board.text
    taken = await table.press(cleo, Verb.SIT)
    assert office.say("panel-sitting-in", owner=awaited.name) in taken.text
    assert pings(office, mark) == []
    peek = await table.peek(cleo)
    assert peek.view.seen == (), "nothing of what was being looked at"
    assert office.message(look.id).pictures == (), "the look is blanked"
    board = await table.message()
    assert office.say("seat-minded", who="cleo", owner=awaited.name, offer="none") in board.text
    assert not offered(board, Verb.SIT)

    old = next(b for b in look.buttons if not b.disabled)
    for clicked in (await office.forge(Press(awaited, look, old.custom_id)), await table.press(awaited, Verb.TURN)):
        assert office.say("error-seat-held") in clicked.text
    held = clicked.private
    back = await office.click(awaited, held, custom_id=control(held, Verb.BACK))
    assert office.say("panel-back") in back.text
    assert cleo.id not in await holders(table)
    assert office.say("error-not-seated") in (await table.press(cleo, Verb.TURN)).text
    await step(table, Panel(table), random.Random(1), going_on)


async def test_a_seat_is_offered_to_one_person_by_command(office, people):
    ana, ben, cleo = people
    eve = office.person("eve")
    table = await open_table(office, [ana, ben], grid="3x3-3")
    mark = len(office.requests)
    seated = await office.slash(ana, "game hand-over", to=ben.actor)
    assert office.say("error-hand-over-seated", who="ben") in seated.text
    given = await office.slash(ana, "game hand-over", to=cleo.actor)
    assert office.say("handed-to", who="cleo") in given.text
    assert office.say("seat-offered", who="ana", offer=f"<@{cleo.id}>") in (await table.message()).text
    assert office.say("error-no-vacant-seat") in (await table.press(eve, Verb.SIT)).text
    assert await holders(table) == [ana.id, ben.id], "nobody is put into a game by somebody else"
    assert pings(office, mark) == [cleo.id], "they are told, and nobody else"
    kept = await choose(office, ana, await office.slash(ana, "game hand-over"), "keep")
    assert office.say("handed-keep") in kept.text
    assert not offered(await table.message(), Verb.SIT)
    await office.slash(ana, "game hand-over", to=cleo.actor)
    await table.press(cleo, Verb.SIT)
    assert await holders(table) == [cleo.id, ben.id]
    outsider = await office.slash(eve, "game hand-over")
    assert office.say("error-not-seated") in outsider.text


def invitations(office):
    return [message for message in office.public() if "would like you to take over a seat" in message.text]


@pytest.mark.parametrize("taken", [True, False])
async def test_an_offer_by_name_is_told_once_and_goes_when_it_is_settled(office, people, taken):
    ana, ben, cleo = people
    table = await open_table(office, [ana, ben], grid="3x3-3")
    mark = len(office.requests)
    await office.slash(ana, "game hand-over", to=cleo.actor)
    [told] = invitations(office)
    assert (f"#{table.game_id}" in told.text, f"<@{cleo.id}>" in told.text) == (True, True)
    await office.advance(60)
    assert invitations(office) == [told], "it stands as long as the offer does"
    if taken:
        await office.click(cleo, told, custom_id=control(told, Verb.SIT))
        assert await holders(table) == [cleo.id, ben.id]
    else:
        await choose(office, ana, await office.slash(ana, "game hand-over"), "keep")
    assert invitations(office) == []
    await office.restart(gently=False)
    if taken:
        check = (await office.slash(ana, "game check")).private
        await office.click(ana, check, custom_id=control(check, Verb.BACK))
    await office.slash(ana, "game hand-over", to=cleo.actor)
    assert invitations(office) == [], "once"
    assert [user for user in pings(office, mark) if user == cleo.id] == [cleo.id]


async def test_an_offer_by_name_wakes_nobody_and_never_means_never(office, people):
    ana, ben, cleo = people
    eve = office.person("eve")
    await open_table(office, [ana, ben], grid="3x3-3")
    hour = datetime.fromtimestamp(office.now(), UTC).hour
    quiet = {"quiet-from": f"{hour}:00", "quiet-to": f"{(hour + 2) % 24}:00"}
    await office.slash(cleo, "game notify", **{"time-zone": "UTC"}, **quiet)
    await office.slash(eve, "game notify", where="never")
    mark = len(office.requests)
    await office.slash(ana, "game hand-over", to=eve.actor)
    assert invitations(office) == []
    await office.slash(ana, "game hand-over", to=cleo.actor)
    assert len(invitations(office)) == 1, "it can be read in the morning"
    assert pings(office, mark) == []


async def test_whoever_sits_in_and_whoever_is_away_read_what_holds_for_them(office, people):
    ana, ben, cleo = people
    table = await open_table(office, [ana, ben], grid="3x3-3")
    await office.slash(ana, "game hand-over", to=cleo.actor)
    await table.press(cleo, Verb.SIT)
    asked = (await office.slash(cleo, "game hand-over")).private
    assert office.say("hand-over-sitting", owner="ana") in asked.text
    assert offered(asked, Verb.HAND_YES, "any")
    assert not offered(asked, Verb.HAND_YES, "rest"), "it is not theirs to come back to"
    assert office.say("ask-leave", how="sitting", owner="ana") in (await office.slash(cleo, "game leave")).text
    mine = (await office.slash(ana, "game inbox")).text
    assert office.say("inbox-empty") in mine
    assert "cleo sits in for you" in mine
    assert office.say("inbox-no-tables") not in mine
    check = (await office.slash(ana, "game check")).private
    assert office.say("hand-over-away") in check.text
    back = await office.click(ana, check, custom_id=control(check, Verb.BACK))
    assert office.say("panel-back") in back.text
    assert office.say("hand-over-away") not in (await office.slash(ana, "game check")).text


async def test_whoever_leaves_is_told_what_becomes_of_the_table(office, people):
    ana, ben, _ = people

    async def asked(person, how):
        shown = (await office.slash(person, "game leave")).private
        assert office.say("ask-leave", how=how, owner="") in shown.text
        return shown

    table = await open_lobby(office, [ana], grid="3x3-3")
    await asked(ana, "alone")
    await table.press(ben, Verb.JOIN)
    await asked(ana, "lobby")
    await table.press(ana, Verb.START)
    gone = await asked(ana, "other")
    await office.click(ana, gone, custom_id=control(gone, Verb.LEAVE_YES))
    last = await asked(ben, "last")
    await office.click(ben, last, custom_id=control(last, Verb.LEAVE_YES))
    assert (await table.content()).table.status == "over"


@pytest.mark.parametrize("kind", ["lost_and_found", "finders_keepers", "finders_keepers_expert"])
async def test_a_seat_that_changed_hands_twice_is_told_of_with_one_name(office, people, kind):
    ana, ben, cleo = people
    table = await open_table(office, [ana, ben], kind=kind)
    await office.slash(ana, "game hand-over", to=cleo.actor)
    await table.press(cleo, Verb.SIT)
    held = (await office.slash(ana, "game hand-over")).private
    await office.click(ana, held, custom_id=control(held, Verb.BACK))
    text = (await table.message()).text
    assert text.count(office.say("event-handed", who="ana")) == 1
    assert office.say("event-handed-before") in text


async def test_an_automatic_player_minds_a_seat_over_a_restart(office, people):
    ana, ben, _ = people
    table = await open_table(office, [ana, ben], grid="3x3-3")
    alone = await open_table(office, [office.person("eve")], grid="3x3-3")
    eve = alone.people[0]
    refused = await choose(office, eve, await office.slash(eve, "game hand-over"), "rest")
    assert office.say("error-nobody-else") in refused.text
    asked = await office.slash(ana, "game hand-over")
    assert office.say("handed-rest") in (await choose(office, ana, asked, "rest")).text
    assert await holders(table) == ["keen", ben.id]
    assert "sits in for ana." in (await table.message()).text
    assert await table.awaited() == [ben], "the automatic player has taken its turn"
    await table.restart()
    for _ in range(6):
        if await table.awaited() == [ben]:
            await step(table, Panel(table), random.Random(2), going_on)
    held = await office.slash(ana, "game hand-over")
    assert office.say("hand-over-away") in held.text
    back = await office.click(ana, held.private, custom_id=control(held.private, Verb.BACK))
    assert office.say("panel-back") in back.text
    assert await holders(table) == [ana.id, ben.id]


async def test_the_others_let_somebody_sit_in_for_whoever_has_been_away(office, people):
    table = await open_table(office, people, grid="3x3-3")
    (away,) = await table.awaited()
    one, two = (person for person in people if person is not away)
    seat = str((await table.content()).table.seat_of(away.id))
    early = (await office.slash(one, "game check")).private
    assert not offered(early, Verb.MIND, seat)
    await office.advance(MOST_SECONDS + 60)
    mark = len(office.requests)
    check = (await office.slash(one, "game check")).private
    assert office.say("check-absent", who=away.name) in check.text
    voted = await office.click(one, check, custom_id=control(check, Verb.MIND, seat))
    assert office.say("mind-counted") in voted.text
    assert office.say("seat-wanted", who=away.name, votes=1, needed=2) in (await table.message()).text
    own = (await office.slash(away, "game check")).private
    assert not offered(own, Verb.MIND, seat)
    forged = await office.forge(Press(away, check, control(check, Verb.MIND, seat)))
    assert office.say("error-not-absent") in forged.text
    check = (await office.slash(two, "game check")).private
    decided = await office.click(two, check, custom_id=control(check, Verb.MIND, seat))
    assert office.say("minded", who=away.name) in decided.text
    assert away.id not in await holders(table)
    assert away.id not in pings(office, mark)
    board = await table.message()
    assert offered(board, Verb.SIT), "anybody may take over"
    assert f"sits in for {away.name}." in board.text
    await office.click(away, board, custom_id=control(board, Verb.SIT))
    assert away.id in await holders(table), "whoever comes back has but to sit down"


async def test_a_lobby_without_its_host_is_everybodys_and_one_without_anybody_is_closed(office, people):
    ana, ben, cleo = people
    table = await open_lobby(office, [ana, ben])
    early = await table.press(ben, Verb.START)
    assert office.say("error-not-host") in early.text
    await office.advance(HOST_SECONDS + 60)
    assert office.say("error-not-host") in (await table.press(cleo, Verb.START)).text
    await table.press(ben, Verb.START)
    assert (await table.running()).table.status == "running"

    other = await open_lobby(office, [cleo])
    mark = len(office.requests)
    await office.advance(WAITS.lobby + 60)
    shown = await other.message()
    assert office.say("table-never-started", game="Lost & Found") in shown.text
    assert not shown.buttons
    assert pings(office, mark) == []
    late = await office.slash(cleo, "game check", table=str(other.game_id))
    assert office.say("error-no-such-table") in late.text


async def test_a_game_that_everybody_has_gone_from_is_told_once_and_closed(office, people):
    table = await open_table(office, people[:2], grid="3x3-3")
    await office.advance(WAITS.running - 60)
    mark = len(office.requests)
    assert office.say("table-stalled") not in (await table.message()).text
    await office.advance(120)
    board = await table.message()
    assert office.say("table-stalled") in board.text
    assert offered(board, Verb.TURN)
    await step(table, Panel(table), random.Random(1), going_on)
    assert (await table.running()).table.stalled_at is None
    await office.advance(WAITS.running + WAITS.stalled + 120)
    shown = await table.message()
    assert office.say("table-left-alone", game="Lost & Found") in shown.text
    assert not offered(shown, Verb.TURN), "what was played can be gone through"
    assert pings(office, mark) == []
    assert office.public()[-1].id == shown.id
