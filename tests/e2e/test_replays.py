"""After the end: stepping through a game as the table and as each seat, sharing it once, and checking its deal."""

import json
import random

import pytest

from bot.__main__ import main
from cogs.components import Verb, parse
from cogs.replay_page import SEATS, TURNS
from engine.games.lost_and_found.actions import Look
from tests.e2e.hands import Mixed, Panel, control, going_on, offered, open_table, play, play_until, step
from tests.e2e.office import Press

GRID = {"grid": "2x4-2"}


@pytest.fixture
def people(office):
    return [office.person(name) for name in ("ana", "ben")]


@pytest.fixture
def cleo(office):
    """Somebody who only looks on."""
    return office.person("cleo")


def goto(shown, which):
    """Return the id of the button or select of a replay page that ends so."""
    for item in (*shown.buttons, *shown.selects):
        found = parse(item.custom_id or "")
        if found and found.verb in (Verb.REPLAY, Verb.SHARE) and found.arg.endswith(f".{which}") and not item.disabled:
            return item.custom_id
    raise LookupError(f"no {which} in {shown.words}")


async def turn(office, person, shown, which, value=None):
    """Turn a replay's page and return it as it is then."""
    custom_id = goto(shown, which)
    if value is None:
        return (await office.click(person, shown, custom_id=custom_id)).private
    return (await office.select(person, shown, [value], custom_id=custom_id)).private


async def test_everybody_steps_through_what_was_shown_then(office, people, cleo):
    table = await open_table(office, people, **GRID)
    boards, looks = {0: await table.message()}, {}
    moments = []
    while not await table.over():
        moment = await step(table, Panel(table), random.Random(len(moments)), going_on)
        moments.append(moment)
        shown = await table.message()
        if moment.posts:  # then the board is up to date for sure
            boards[len(moments)] = shown
        panel = office.message(table.panels[moment.person.id])
        if panel.files == ("look.webp",):
            looks[len(moments)] = (table.people.index(moment.person), panel)
    assert len(boards) > 3
    assert len(looks) > 3

    ended = await table.message()
    mark = len(office.requests)
    shown = (await office.click(cleo, ended, custom_id=control(ended, Verb.REPLAY))).private
    message_id = shown.id
    for at in range(len(moments) + 1):
        assert f"Step {at + 1} of {len(moments) + 1}" in shown.text
        assert shown.files == ("board.webp",)
        assert len(shown.text.splitlines()) > 2, "every step says what it brought"
        if at in boards:
            then = boards[at].pictures[0]
            assert (shown.pictures[0].alt, shown.pictures[0].data) == (then.alt, then.data)
        if at in looks:
            await as_seats(office, cleo, shown, *looks[at])
        if at < len(moments):
            shown = await turn(office, cleo, shown, "on")
    with pytest.raises(LookupError):
        goto(shown, "on")
    begun = next(s for s in shown.selects if s.custom_id.endswith(f".{TURNS}")).options[1][1]
    shown = await turn(office, cleo, shown, TURNS, begun)
    assert f"Step {int(begun) + 1} of {len(moments) + 1} · turn 2 of" in shown.text
    assert shown.id == message_id, "one message all the time"
    assert all(request.reader == cleo.id for request in office.recorder.since(mark) if request.reader is not None)
    assert not [r for r in office.recorder.since(mark) if r.reader is None and r.callback not in (None, 5, 6)]
    assert not [user for request in office.recorder.since(mark) for user in request.pings]


async def as_seats(office, person, shown, seat, panel):
    """Look at a step as both seats, one of which looked at a card then, and go back to the table's view."""
    look = await turn(office, person, shown, SEATS, str(seat))
    assert look.files == ("look.webp",)
    assert (look.pictures[0].alt, look.pictures[0].data) == (panel.pictures[0].alt, panel.pictures[0].data)
    other = await turn(office, person, look, SEATS, str(1 - seat))
    assert other.files == ("board.webp",), "the other seat saw nothing of its own"
    assert (await turn(office, person, other, SEATS, "t")).files == ("board.webp",)


async def test_in_words_and_from_the_end(office, people):
    table = await open_table(office, people, **GRID)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    shown = (await office.slash(people[0], "game replay")).private
    last = await turn(office, people[0], shown, "last")
    board = (await table.message()).pictures[0]
    assert (last.pictures[0].alt, last.pictures[0].data) == (board.alt, board.data)
    worded = await turn(office, people[0], last, "words")
    assert worded.pictures == ()
    assert board.alt.splitlines()[0] in worded.text
    again = await turn(office, people[0], worded, "first")
    assert again.pictures == (), "words stay words"
    assert "Step 1 of" in again.text


async def test_a_running_game_is_not_replayed_by_any_way(office, people, cleo):
    table = await open_table(office, people, **GRID)
    await play_until(table, Panel(table), random.Random(1), Look)
    shown = await table.message()
    assert not offered(shown, Verb.REPLAY)
    for who in (*people, cleo):
        for verb, arg in (("replay", "1.0.x"), ("replay", ""), ("film", "0.t.film"), ("proof", "")):
            answer = await office.forge(Press(who, shown, f"lp1:{verb}:{table.game_id}:-:{arg}"))
            assert answer.private.text == office.say("error-not-over")
            assert answer.private.pictures == ()
        assert (await office.slash(who, "game replay", table=str(table.game_id))).text == office.say("error-not-over")
        assert (await office.slash(who, "game verify", table=str(table.game_id))).text == office.say("error-not-over")
    assert (await office.slash(cleo, "game replay")).text == office.say("error-none-over")


async def test_a_game_that_was_called_off_is_seen_as_everybody_saw_it(office, people, cleo):
    table = await open_table(office, people, **GRID)
    look = await play_until(table, Panel(table), random.Random(1), Look)
    await office.service.cancel(table.game_id, people[0].id, True, 1)
    shown = (await office.slash(cleo, "game replay")).private
    assert [parse(s.custom_id).arg.split(".")[-1] for s in shown.selects] == [TURNS]
    seat = people.index(look.person)
    forged = (await office.forge(Press(look.person, shown, f"lp1:replay:{table.game_id}:-:99.{seat}.x"))).private
    assert forged.files == ("board.webp",)
    receipt = (await office.slash(cleo, "game receipt", table=str(table.game_id))).text
    assert receipt == office.say("error-no-such-table")


async def test_who_cannot_see_the_channel_cannot_see_its_games(office, people, cleo):
    table = await open_table(office, people, **GRID)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    shown = (await office.slash(cleo, "game replay")).private
    elsewhere = office.guild.create_text_channel("elsewhere")
    await office.hide_channel(cleo)
    office.channel = elsewhere
    listed = await office.slash(cleo, "game list")
    for verb in ("replay", "film", "deal", "proof"):
        message = listed.private
        answer = await office.forge(Press(cleo, message, f"lp1:{verb}:{table.game_id}:-:0.t.x"))
        assert answer.private.text == office.say("error-not-found")
    assert (await office.slash(cleo, "game replay")).text == office.say("error-none-over")
    assert shown.reader == cleo.id
    ana = (await office.slash(people[0], "game replay")).private
    assert ana.files == ("board.webp",), "whoever sat there may look from anywhere"
    refused = await office.click(people[0], ana, custom_id=goto(ana, "film"))
    channel = (await table.content()).table.channel_id
    assert refused.text.endswith(office.say("error-share-elsewhere", channel=f"<#{channel}>"))


async def test_a_game_is_shared_once_and_by_wish_alone(office, people, cleo):
    table = await open_table(office, people, **GRID)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    before = [message.id for message in office.public()]
    shown = (await office.slash(cleo, "game replay")).private
    shared = await office.click(cleo, shown, custom_id=goto(shown, "film"))
    await office.redeliver(shared)
    film = office.public()[-1]
    assert [message.id for message in office.public()] == [*before, film.id], "one message, whatever comes twice"
    assert (film.files, film.buttons) == (("board.webp",), ())
    assert film.pictures[0].alt.startswith("The boards of a whole game of Lost & Found")
    assert "cleo" in film.text
    assert [what for what, _, _ in office.drawn].count("film") == 1
    for who in (cleo, people[0]):
        page = (await office.slash(who, "game replay")).private
        again = await office.click(who, page, custom_id=goto(page, "film"))
        assert f"/{film.id})" in again.text
    assert [message.id for message in office.public()] == [*before, film.id]
    assert not [user for request in office.requests[-20:] for user in request.pings]


async def test_a_game_is_shared_once_by_two_at_once_and_over_restarts(office, people):
    table = await open_table(office, people, **GRID)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    before = [message.id for message in office.public()]
    pages = [(await office.slash(who, "game replay")).private for who in people]
    presses = [Press(who, page, goto(page, "film")) for who, page in zip(people, pages, strict=True)]
    answers = await office.at_once(*presses)
    film = office.public()[-1]
    assert [message.id for message in office.public()] == [*before, film.id]
    assert sum(office.say("error-sharing") in answer.text for answer in answers) == 1
    for gently in (True, False):
        await office.restart(gently=gently)
        assert f"/{film.id})" in (await office.forge(presses[0])).text
    assert [message.id for message in office.public()] == [*before, film.id]
    assert [what for what, _, _ in office.drawn].count("film") == 1


async def test_a_film_that_was_going_out_at_a_kill_is_not_posted_again(office, people):
    table = await open_table(office, people, **GRID)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    page = (await office.slash(people[0], "game replay")).private
    await office.service.replays.claim_film(table.game_id)
    await office.restart(gently=False)
    mark = len(office.public())
    refused = await office.forge(Press(people[0], page, goto(page, "film")))
    assert office.say("error-shared", link="none") in refused.text
    assert len(office.public()) == mark


async def test_a_film_that_is_refused_can_be_shared_later(office, people):
    table = await open_table(office, people, **GRID)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    page = (await office.slash(people[0], "game replay")).private
    mark = len(office.public())
    office.refuse("POST", "/webhooks/*", 50013, times=2)
    await office.click(people[0], page, custom_id=goto(page, "film"))
    assert len(office.public()) == mark
    office.accept_again()
    page = (await office.slash(people[0], "game replay")).private
    await office.click(people[0], page, custom_id=goto(page, "film"))
    assert len(office.public()) == mark + 1


async def test_a_film_that_fails_can_be_asked_for_again(office, people):
    table = await open_table(office, people, **GRID)
    await play(table, Panel(table), random.Random(1), choose=going_on)
    before = [message.id for message in office.public()]
    shown = (await office.slash(people[0], "game replay")).private
    film, office.bot.pool.film = office.bot.pool.film, no_film
    failed = await office.click(people[0], shown, custom_id=goto(shown, "film"))
    assert office.say("error-no-film") in failed.private.text
    assert [message.id for message in office.public()] == before
    office.bot.pool.film = film
    made = await office.click(people[0], failed.private, custom_id=goto(failed.private, "film"))
    assert office.say("film-shared") in office.message(shown.id).text
    assert len(office.public()) == len(before) + 1
    assert made.requests


async def no_film(*asked):
    return None


async def test_the_deal_is_sealed_opened_and_checked(office, people, cleo, tmp_path, capsys):
    table = await open_table(office, people, **GRID)
    rng = random.Random(1)
    await play_until(table, Mixed(table, rng), rng, Look)
    more = (await table.press(people[1], Verb.MORE)).private
    sealed = (await office.click(people[1], more, custom_id=control(more, Verb.RECEIPT))).private
    seal = next(line for line in sealed.text.splitlines() if len(line) == 64)
    assert office.say("receipt-sealed") in sealed.text
    assert bytes(range(32)).hex() not in sealed.text
    assert not offered(sealed, Verb.VERIFY)
    await office.restart(gently=False)
    await play(table, Panel(table), rng, choose=going_on)
    opened = (await office.slash(cleo, "game receipt")).private
    assert f"\n{seal}\n" in opened.text
    whole = opened.text.split("```json\n")[1].split("\n```")[0]
    assert json.loads(whole)["opening"]["seed"] == bytes(range(32)).hex()
    file = tmp_path / "receipt.json"
    file.write_text(whole, encoding="utf-8")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["fair"], found["commitment"], found["table"]) == (True, seal, table.game_id)
    checked = (await office.click(cleo, opened, custom_id=control(opened, Verb.VERIFY))).private
    assert checked.text.count("✅") == 2
    assert "❌" not in checked.text
    assert (await office.slash(people[0], "game verify", seal=f"`{seal.upper()}` ")).text.count("✅") == 3
    other = (await office.slash(people[0], "game verify", seal="00")).text
    assert (other.count("✅"), office.say("verify-noted-wrong") in other) == (2, True)
