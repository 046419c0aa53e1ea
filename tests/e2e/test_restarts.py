"""The bot stops and starts again, at any moment: nothing is lost, every control answers, no look stays open."""

import random

import pytest
from simcord.backend.errors import BackendError

from cogs.components import Verb
from engine.games.lost_and_found.actions import FlipCard
from tests.e2e.hands import Mixed, Panel, Typed, control, going_on, offered, open_lobby, open_table, play, reach, step
from tests.e2e.office import Press

NAMES = ("ana", "ben", "cleo")
RESTARTS = 20
PHASES = ("look", "second_look", "return", "act", "place", "close")


def fail(office):
    """Let Discord take acknowledgements and fail at everything else."""

    def trouble(method, path):
        if not path.endswith("/callback"):
            raise BackendError(500, 0, "Internal Server Error")

    office.recorder.trouble = trouble
    office.allowed.append("a table was not shown")


def pings_of_this_step(office):
    return [user for r in office.requests if r.step == office.recorder.step for user in r.pings]


async def test_a_game_with_a_restart_before_each_of_its_first_actions(office):
    table = await open_table(office, [office.person(n) for n in NAMES[:2]], grid="2x4-2")
    rng = random.Random(1)
    hands = Mixed(table, rng)

    async def restart(n):
        if n < RESTARTS:
            await office.restart(gently=n % 2 == 0)

    moments = await play(table, hands, rng, choose=going_on, between=restart)
    assert (await table.running()).status.outcome is not None
    for moment in moments:
        assert len(moment.posts) <= 1


@pytest.mark.parametrize("phase", PHASES)
async def test_a_panel_from_before_the_restart_goes_on(office, phase):
    table = await open_table(office, [office.person("ana")])
    (ana,) = table.people
    rng = random.Random(1)
    await reach(table, Panel(table), rng, phase)
    await table.panel(ana, (await table.peek(ana)).ticket)
    await office.restart(gently=False)
    panels = dict(table.panels)
    for _ in range(3):
        await step(table, Panel(table), rng, going_on)
    opened_anew = panels != table.panels
    assert opened_anew == (phase in ("second_look", "return")), "only a panel that showed cards is blanked"


@pytest.mark.parametrize("phase", PHASES)
async def test_typed_commands_go_on_after_the_restart(office, phase):
    table = await open_table(office, [office.person("ana")], double="yes")
    rng = random.Random(2)
    await reach(table, Typed(table), rng, phase)
    await office.restart(gently=False)
    for _ in range(3):
        await step(table, Typed(table), rng, going_on)


async def test_a_lobby_survives(office):
    ana, ben = office.person("ana"), office.person("ben")
    table = await open_lobby(office, [ana], grid="3x4-3", open_hints="yes")
    before = (await table.message()).text
    await office.restart()
    assert (await table.message()).text == before
    await table.press(ben, Verb.JOIN)
    await table.press(ana, Verb.START)
    options = (await table.running()).view.table.options
    assert (options.rows, options.cols, options.open_hints) == (3, 4, True)


async def test_nothing_is_sent_by_a_restart_where_nothing_is_behind(office):
    await open_table(office, [office.person(n) for n in NAMES])
    mark = len(office.requests)
    await office.restart()
    sent = office.recorder.since(mark)
    assert [request.route for request in sent if request.method != "GET"] == []


@pytest.mark.parametrize("gently", [True, False])
async def test_an_open_look_is_blanked_by_the_restart(office, gently):
    table = await open_table(office, [office.person("ana")])
    (ana,) = table.people
    await reach(table, Panel(table), random.Random(3), "return")
    panel = office.message(table.panels[ana.id])
    assert panel.files == ("look.webp",)
    await office.restart(gently=gently)
    blanked = office.message(panel.id)
    assert (blanked.files, blanked.pictures) == ((), ())
    assert office.say("panel-blank") in blanked.text
    again = await office.click(ana, blanked, custom_id=control(blanked, Verb.PANEL))
    assert again.private.files == ("look.webp",)


@pytest.mark.parametrize("turn_ends", [False, True])
async def test_a_table_that_fell_behind_is_brought_up_to_date(office, turn_ends):
    table = await open_table(office, [office.person("ana"), office.person("ben")])
    rng = random.Random(4)
    await reach(table, Typed(table), rng, "close" if turn_ends else "act")
    (person,) = await table.awaited()

    before, peek = await table.message(), await table.peek(person)
    fail(office)
    if turn_ends:
        await office.slash(person, "lost-found end")
    else:
        card = next(offer for offer in peek.offers if isinstance(offer.action, FlipCard))
        await office.slash(person, "lost-found flip", cell=table.label(peek, card))
    office.recorder.trouble = None
    behind = await table.running()
    assert office.message(before.id).text == before.text
    await office.restart(gently=False)
    shown = await table.message()
    assert shown.text != before.text
    assert (await office.service.behind()) == ()
    assert (shown.id != before.id) == turn_ends
    assert pings_of_this_step(office) == (list(behind.awaited) if turn_ends else [])
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_the_end_is_shown_even_if_the_bot_stopped_right_after_it(office):
    table = await open_table(office, [office.person("ana")], grid="2x4-2")
    rng = random.Random(5)
    await reach(table, Typed(table), rng, "close")
    (ana,) = table.people
    asked = (await office.slash(ana, "lost-found sorted")).private
    fail(office)
    await office.click(ana, asked, custom_id=control(asked, Verb.ACT))
    office.recorder.trouble = None
    assert await table.over()
    await office.restart(gently=False)
    shown = await table.message()
    assert not offered(shown, Verb.TURN)
    assert pings_of_this_step(office) == []


async def test_play_again_opens_one_table_over_restarts(office):
    people = [office.person(name) for name in NAMES[:2]]
    table = await open_table(office, people, grid="2x4-2")
    await play(table, Panel(table), random.Random(1), choose=going_on)
    ended = await table.message()
    again = [Press(person, ended, control(ended, Verb.AGAIN)) for person in people]
    await office.at_once(*again)
    [lobby] = await office.service.tables()
    mark = len(office.public())
    for gently in (True, False):
        await office.restart(gently=gently)
        assert office.say("error-again-open") in (await office.forge(again[0])).text
    assert await office.service.tables() == (lobby,)
    assert len(office.public()) == mark
