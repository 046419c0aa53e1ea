"""Nights in the Otherworld from start to end: panel and typed, alone and together, with stops in the middle."""

from collections import Counter

import pytest
from simcord.backend.errors import BackendError

from cogs.components import Verb
from engine.core.model import evolve
from engine.games.lost_ones.actions import Attempt, Decline
from tests.e2e.hands import control, offered, open_table
from tests.e2e.lost import (
    KIND,
    Greedy,
    LostPanel,
    LostTyped,
    is_story,
    night_with,
    pages_of,
    play,
    reach,
    sender,
    step,
    told_in,
)
from tests.e2e.office import Press

NAMES = ("ana", "ben", "cleo", "dev")


async def night(office, seats, **options):
    return await open_table(office, [office.person(name) for name in NAMES[:seats]], kind=KIND, **options)


async def check_story(office, table):
    """Check that every page of the story was posted once, in the order in which they were reached."""
    assert told_in(office) == await pages_of(office, table)


@pytest.mark.parametrize(("seats", "number", "hands"), [(1, 3, LostPanel), (1, 4, LostTyped), (4, 5, LostPanel)])
async def test_a_night_to_its_end(office, seats, number, hands):
    table = await night(office, seats)
    moments = await play(table, hands(table), Greedy(number))
    assert (await table.running()).status.outcome is not None
    await check_story(office, table)
    calls: dict[int, set[int]] = {}  # who was pinged, by what for
    for moment in moments:
        pending = moment.after.status.pending
        called = set(moment.after.awaited) - set(moment.before.awaited) - {moment.person.id} if pending else set()
        before = calls.setdefault(pending.calls_for, set()) if pending else set()
        assert called <= before | set(moment.pings), f"somebody was not called after {moment.action}"
        assert before.isdisjoint(moment.pings), f"somebody was called once more after {moment.action}"
        before.update(moment.pings)
        assert set(moment.pings) <= set(moment.after.awaited)
        assert max(Counter(moment.pings).values(), default=0) <= 1
        assert len(moment.posts) <= 3
    paid = [request for moment in moments for request in moment.requests if not request.free]
    assert len(paid) <= len(moments) / 4
    closing = await table.message()
    assert closing.id == office.public()[-1].id
    assert not offered(closing, Verb.TURN)


async def test_a_restart_before_every_action_tells_nothing_twice(office):
    table = await night(office, 2)
    greedy, hands = Greedy(3), LostPanel(table)
    for n in range(30):
        await office.restart(gently=n % 2 == 0)
        await step(table, hands, greedy)
    await check_story(office, table)


@pytest.mark.parametrize(
    ("kind", "player"), [("fight", "informed"), ("react", "greedy"), ("discard", "greedy"), ("follow", "greedy")]
)
async def test_a_panel_from_before_the_restart_goes_on(office, kind, player):
    table, hands, greedy = await night_with(office, [office.person(name) for name in NAMES[:2]], kind, player)
    (person, *_) = await table.awaited()
    await table.panel(person, (await table.peek(person)).ticket)
    panels = dict(table.panels)
    await office.restart(gently=False)
    await step(table, hands, greedy)
    assert table.panels == panels, "the panel was opened anew"


async def a_payment(table, hands, greedy):
    """Play on until somebody would pay for a deed with cards of its own hand; return who, and what."""
    while True:
        (person, *_) = await table.awaited()
        peek = await table.peek(person)
        action = greedy.action(peek)
        if isinstance(action, Attempt) and action.cards:
            return person, peek, action
        await hands.act(person, peek, action)


async def test_a_stop_in_the_middle_of_a_payment(office):
    table = await night(office, 1)
    greedy, hands = Greedy(3), LostPanel(table)
    person, peek, action = await a_payment(table, hands, greedy)
    shown = await hands.form(person, peek, action)
    assert "That pays for it" in shown.text
    await office.restart(gently=False)
    await office.click(person, shown, custom_id=sender(shown))
    assert action.encounter in (await table.running()).view.table.done
    await check_story(office, table)


async def test_a_form_that_would_be_refused_says_why_and_cannot_be_sent(office):
    table = await night(office, 1)
    greedy, hands = Greedy(3), LostPanel(table)
    person, peek, action = await a_payment(table, hands, greedy)
    everything = peek.offers[[offer.admits(action) for offer in peek.offers].index(True)].form[0].choices
    shown = await hands.form(person, peek, evolve(action, cards=frozenset(everything)))
    assert "leave something out" in shown.text
    assert [button.disabled for button in shown.buttons if button.custom_id == sender(shown)] == [True]
    shown = await hands.form(person, peek, action)
    assert [button.disabled for button in shown.buttons if button.custom_id == sender(shown)] == [False]


async def test_a_payment_sent_twice_at_once_is_paid_once(office):
    table = await night(office, 1)
    greedy, hands = Greedy(3), LostPanel(table)
    person, peek, action = await a_payment(table, hands, greedy)
    shown = await hands.form(person, peek, action)
    before = (await table.running()).table.version
    await office.at_once(Press(person, shown, sender(shown)), Press(person, shown, sender(shown)))
    after = await table.running()
    assert after.table.version == before + 1
    await check_story(office, table)


async def test_pages_that_could_not_be_posted_are_posted_after_the_restart(office):
    table = await night(office, 1)
    greedy, hands = Greedy(3), LostTyped(table)
    for _ in range(6):
        await step(table, hands, greedy)

    def trouble(method, path):
        if method == "POST" and not path.endswith("/callback"):
            raise BackendError(500, 0, "Internal Server Error")

    office.allowed.append("was not shown")
    office.recorder.trouble = trouble
    for _ in range(4):
        await step(table, hands, greedy)
    office.recorder.trouble = None
    assert told_in(office) != await pages_of(office, table)
    await office.restart(gently=False)
    await check_story(office, table)
    await step(table, hands, greedy)
    await check_story(office, table)


async def test_the_button_below_a_page_leaves_the_page_where_it_is(office):
    table = await night(office, 2)
    greedy, hands = Greedy(3), LostPanel(table)
    for _ in range(8):
        for page in [shown for shown in office.public() if is_story(shown) and offered(shown, Verb.TURN)]:
            answer = await office.click(table.people[1], page, custom_id=control(page, Verb.TURN))
            assert answer.private.buttons, "the own panel"
        await step(table, hands, greedy)
    await check_story(office, table)


async def test_who_only_looks_on_can_do_nothing(office):
    other = office.person("zoe")
    table, _, _ = await night_with(office, [office.person(name) for name in NAMES[:2]], "react")
    answer = await table.press(other, Verb.TURN)
    assert not answer.private.selects
    assert not offered(answer.private, Verb.ACT)
    (person, *_) = await table.awaited()
    panel = await table.panel(person, (await table.peek(person)).ticket)
    index = next(i for i, o in enumerate((await table.peek(person)).offers) if isinstance(o.action, Decline))
    before = (await table.running()).table.version
    await office.forge(Press(other, panel, control(panel, Verb.ACT, str(index))))
    assert (await table.running()).table.version == before


async def test_standing_answers_are_kept_apart_from_the_turn(office):
    table = await night(office, 2)
    greedy, hands = Greedy(3), LostPanel(table)
    await reach(table, hands, greedy, "turn")
    (person, *_) = await table.awaited()
    panel = await table.open_panel(person)
    assert "When others walk on" not in panel.words
    beside = (await office.click(person, panel, custom_id=control(panel, Verb.PANEL, "m0"))).private
    assert "When others walk on" in beside.words
    await office.slash(person, "lost-ones follow", always="always")
    seat = (await table.running()).table.seat_of(person.id)
    assert (await table.running()).view.table.heroes[seat].follow == "always"
    again = await office.slash(person, "lost-ones follow", always="always")
    assert office.say("lo-error-already") in again.text
