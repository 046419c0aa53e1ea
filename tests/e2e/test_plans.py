"""Standing answers as people use them: chosen in the panel while others play, done at once, asked about after news."""

import random

from cogs.components import Control, Verb, parse
from engine.games.finders_keepers_expert.actions import Capture, Pass
from engine.games.lost_and_found.actions import EndTurn, FlipCard
from engine.games.lost_ones.actions import Begin, Prefer
from tests.e2e.hands import Panel, control, going_on, offered, open_lobby, open_table, play_until, reach, step
from tests.e2e.lost import offer_of
from tests.e2e.office import Press

HOUR = 3600


def inner(shown, verb):
    """Return the ids of a planning page's controls for one verb."""
    return [
        item.custom_id
        for item in (*shown.buttons, *shown.selects)
        if (found := parse(item.custom_id or "")) and found.verb is Verb.PLAN and found.arg.startswith(f"{verb}.")
    ]


async def planning(table, person):
    """Open somebody's panel, and from it the page where they plan."""
    panel = await table.open_panel(person)
    return (await table.office.click(person, panel, custom_id=control(panel, Verb.PLAN))).private


async def plan_first(table, person, times=1):
    """Plan the first thing that is offered, so many times."""
    shown = await planning(table, person)
    for _ in range(times):
        shown = (await table.office.click(person, shown, custom_id=inner(shown, Verb.ACT)[0])).private
    return shown


async def other_than(table, people):
    awaited = await table.awaited()
    return next(person for person in people if person not in awaited)


def pings_since(office, mark):
    return [user for request in office.recorder.since(mark) for user in request.pings]


async def until_the_close(table, rng):
    """Let the one on turn play until only the end of their turn is left."""
    await reach(table, Panel(table), rng, "close")


async def test_a_look_is_done_when_the_turn_comes(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3")
    rng = random.Random(1)
    await until_the_close(table, rng)
    ben = await other_than(table, people)
    public = [shown.text for shown in office.public()]
    page = await plan_first(table, ben)
    assert "You will:** Look · A1" in page.text
    assert page.reader == ben.id
    assert [shown.text for shown in office.public()] == public, "nobody else sees that there is a plan"
    planned = (await table.peek(ben)).plan.steps[0].action
    mark = len(office.requests)
    await play_until(table, Panel(table), rng, EndTurn)
    after = await table.running()
    assert (after.view.table.phase, after.view.table.looked) == ("second_look", (planned.cell,))
    assert pings_since(office, mark) == [ben.id], "the turn is theirs still, and they are called to it once"
    panel = await table.open_panel(ben)
    assert (await table.peek(ben)).plan is None
    assert not offered(panel, Verb.PLAN_GO)


async def test_whoever_types_before_their_turn_is_led_to_a_plan(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3")
    rng = random.Random(1)
    await until_the_close(table, rng)
    ben = await other_than(table, people)
    [ana] = await table.awaited()
    early = (await office.slash(ben, "lost-found look", cell="A1")).private
    assert early.text == office.say("error-not-now")
    page = (await office.click(ben, early, custom_id=control(early, Verb.PLAN))).private
    assert (await table.peek(ben)).plan is None, "nothing is planned before they choose"
    page = (await office.click(ben, page, custom_id=inner(page, Verb.ACT)[0])).private
    assert "You will:** Look · A1" in page.text
    late = (await office.slash(ana, "lost-found look", cell="A1")).private
    assert late.text == office.say("error-not-now")
    assert not offered(late, Verb.PLAN), "whose turn it is has nothing to wait for"


async def test_two_looks_are_one_and_a_question(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3")
    rng = random.Random(2)
    await until_the_close(table, rng)
    ben = await other_than(table, people)
    page = await plan_first(table, ben, times=2)
    assert office.say("plan-no-more") in page.text
    await play_until(table, Panel(table), rng, EndTurn)
    panel = await table.open_panel(ben)
    assert "Since then you have seen something new" in panel.text
    answer = await office.click(ben, panel, custom_id=control(panel, Verb.PLAN_GO))
    assert (await table.running()).view.table.phase == "return"
    assert not offered(answer.private, Verb.PLAN_GO)


async def test_a_flip_in_between_is_asked_about_and_a_plan_can_be_forgotten(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3", hints=0)
    rng = random.Random(3)
    await reach(table, Panel(table), rng, "act")
    ben = await other_than(table, people)
    await plan_first(table, ben)
    await play_until(table, Panel(table), rng, FlipCard)
    await play_until(table, Panel(table), rng, EndTurn)
    assert (await table.running()).view.table.phase == "look", "it waits for their word"
    panel = await table.open_panel(ben)
    assert "Since then this has come out" in panel.text
    answer = await office.click(ben, panel, custom_id=control(panel, Verb.PLAN_DROP))
    assert office.say("plan-dropped") in answer.text
    assert (await table.peek(ben)).plan is None
    assert offered(answer.private, Verb.ACT), "they choose for themselves"


async def test_what_is_gone_is_told_in_the_panel(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3", hints=0)
    rng = random.Random(4)
    await reach(table, Panel(table), rng, "act")
    ben = await other_than(table, people)
    await plan_first(table, ben)
    cell = (await table.peek(ben)).plan.steps[0].action.cell

    def flip_it(peek, rng):
        wanted = [i for i, offer in enumerate(peek.offers) if offer.action == FlipCard(cell=cell)]
        return wanted[0] if wanted else going_on(peek, rng)

    await step(table, Panel(table), rng, flip_it)
    await play_until(table, Panel(table), rng, EndTurn)
    panel = await table.open_panel(ben)
    assert "no longer possible" in panel.text
    await step(table, Panel(table), rng, going_on)
    assert "no longer possible" not in (await table.open_panel(ben)).text


async def test_a_plan_outlives_a_restart_and_its_old_controls_answer(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3")
    rng = random.Random(5)
    await until_the_close(table, rng)
    ben = await other_than(table, people)
    page = await planning(table, ben)
    await office.restart(gently=False)
    await office.click(ben, page, custom_id=inner(page, Verb.ACT)[0])
    await office.restart()
    again = await office.forge(Press(ben, page, inner(page, Verb.ACT)[1]))
    assert office.say("panel-moved-on") in again.text, "that page knew of no plan"
    assert len((await table.peek(ben)).plan.steps) == 1
    await play_until(table, Panel(table), rng, EndTurn)
    assert (await table.running()).view.table.phase == "second_look"
    late = await office.forge(Press(ben, page, inner(page, Verb.ACT)[2]))
    assert office.say("panel-moved-on") in late.text, "now it is their turn"


async def test_the_list_of_all_plans_takes_them_back(office):
    people = [office.person("ana"), office.person("ben")]
    tables = [await open_table(office, people, grid="3x3-3") for _ in range(2)]
    rng = random.Random(6)
    planner = people[0]
    assert office.say("plans-empty") in (await office.slash(planner, "game plans")).text
    for table in tables:
        table.named = True
        while planner in await table.awaited():
            await step(table, Panel(table), rng, going_on)
        await plan_first(table, planner)
    shown = (await office.slash(planner, "game plans")).private
    assert shown.text.count("When it is your turn") == 2
    shown = (await office.click(planner, shown, custom_id=control(shown, Verb.PLAN_OFF))).private
    assert shown.text.count("When it is your turn") == 1
    left = [(await table.peek(planner)).plan is None for table in tables]
    assert sorted(left) == [False, True]


async def test_expert_captures_as_planned(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, kind="finders_keepers_expert", collect="auto", must_take="trust")
    rng = random.Random(7)
    ben = await other_than(table, people)
    await plan_first(table, ben)
    assert isinstance((await table.peek(ben)).plan.steps[0].action, Capture)

    def passing(peek, rng):
        return next(i for i, offer in enumerate(peek.offers) if isinstance(offer.action, Pass))

    before = await table.running()
    await step(table, Panel(table), rng, passing)
    after = await table.running()
    assert after.table.version == before.table.version + 2, "a pass shows nothing, so it was done"


async def test_a_deadline_leads_to_what_was_planned(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_lobby(office, people, kind="finders_keepers_expert", collect="auto", must_take="trust")
    await office.service.set_deadline(table.game_id, people[0].id, HOUR)
    await table.press(people[0], Verb.START)
    ben = await other_than(table, people)
    await plan_first(table, ben)
    mark = len(office.requests)
    await office.advance(HOUR + 60)
    assert await other_than(table, people) is ben, "both turns are over"
    assert (await table.running()).view.table.places[table.people.index(ben)].missed == 0
    assert ben.id not in pings_since(office, mark), "whoever has answered beforehand is not called"


async def test_what_waits_for_a_word_is_in_the_list(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3", hints=0)
    rng = random.Random(3)
    await reach(table, Panel(table), rng, "act")
    ben = await other_than(table, people)
    await plan_first(table, ben)
    mark = len(office.requests)
    await play_until(table, Panel(table), rng, EndTurn)
    assert pings_since(office, mark) == [ben.id], "one call, that of the turn"
    shown = (await office.slash(ben, "game plans")).private
    assert "Waits for your word" in shown.text
    asked = (await office.click(ben, shown, custom_id=control(shown, Verb.TURN))).private
    assert control(asked, Verb.PLAN_GO), "one button leads to where the word is given"
    assert "When it is your turn" not in shown.text


async def test_standing_answers_of_lost_ones_and_a_way(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, kind="lost_ones", random_characters="yes")
    rng = random.Random(8)

    def beginning(peek, rng):
        return next(i for i, offer in enumerate(peek.offers) if isinstance(offer.action, Begin))

    await step(table, Panel(table), rng, beginning)
    ben = await other_than(table, people)
    peek = await table.peek(ben)
    always = next(o.action for o in peek.offers if isinstance(o.action, Prefer) and o.action.value == "always")
    panel = await table.open_panel(ben)
    beside = (await office.click(ben, panel, custom_id=control(panel, Verb.PANEL, "m0"))).private
    await office.click(ben, beside, custom_id=control(beside, Verb.ACT, str(offer_of(peek, always))))
    page = await plan_first(table, ben)
    assert "And then?" in page.text
    shown = (await office.slash(ben, "game plans")).private
    assert "always comes along" in shown.text
    assert "When it is your turn" in shown.text
    peek = await table.peek(ben)
    for index in range(len(peek.offers)):
        forged = Control(Verb.SETTLED_OFF, table.game_id, peek.ticket, str(index)).id
        if forged != control(shown, Verb.SETTLED_OFF):
            await office.forge(Press(ben, shown, forged))
    assert (await table.peek(ben)).table.version == peek.table.version, "nothing else is done by it"
    shown = (await office.click(ben, shown, custom_id=control(shown, Verb.SETTLED_OFF))).private
    assert "always comes along" not in shown.text
    assert (await table.peek(ben)).view.public.table.heroes[1].follow == "ask"
