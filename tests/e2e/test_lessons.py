"""/game tutorial as people use it: alone, with nothing kept, after restarts, and with buttons that nobody made."""

import sqlite3
from typing import Any

import pytest

from cogs.components import Control, Verb, parse
from cogs.forms import Filling, bits
from engine.core.lessons import position
from engine.games import GAMES
from tests.e2e.driver import Press
from tests.e2e.hands import control
from tests.e2e.office import ScenePool

LESSONS = [kind for kind, game in GAMES.items() if game.lesson is not None]


@pytest.fixture
def ana(office):
    return office.person("ana")


async def begun(office, person, kind):
    return (await office.slash(person, "game tutorial", game=kind)).private


async def pressed(office, person, shown, arg):
    return (await office.click(person, shown, custom_id=control(shown, Verb.LESSON, arg))).private


async def labelled(office, person, shown, label):
    return (await office.click(person, shown, custom_id=shown.button(label).custom_id)).private


def wanted(kind: str, done: str, choice: int = -1) -> Control:
    """Return the control that does what a task wants, its form filled in and its question answered."""
    game = GAMES[kind]
    script = game.lesson
    view = game.rules.seat_view(position(game.rules, script, [int(d, 36) for d in done]).state, script.learner)
    action: Any = script.tasks[len(done)].wanted[choice]
    offers = game.rules.offers(view)
    index = next(i for i, offer in enumerate(offers) if offer.admits(action))
    if not offers[index].form:
        return Control(Verb.LESSON, arg=f"{Verb.ACT}.{game.prefix}-{done}.{index}")
    filling = Filling.begin(index, offers[index])
    for field, pick in enumerate(offers[index].form):
        value = getattr(action, pick.name)
        chosen = {i for i, one in enumerate(pick.choices) if (one in value if pick.many else one == value)}
        filling = filling.with_field(field, frozenset(chosen))
    return Control(Verb.LESSON, arg=f"{Verb.SEND}.{game.prefix}-{done}.~{filling.text}")


def ticket_of(shown) -> str:
    found = [parse(item.custom_id or "") for item in (*shown.buttons, *shown.selects)]
    return next(c.ticket for c in found if c and c.ticket != "-")


def step_of(shown) -> str:
    return next(line for line in shown.text.splitlines() if "🎓" in line)


@pytest.mark.parametrize("kind", LESSONS)
async def test_a_lesson_goes_from_task_to_task_across_restarts_and_keeps_nothing(office, ana, kind):
    script = GAMES[kind].lesson
    shown, done = await begun(office, ana, kind), ""
    for number, task in enumerate(script.tasks, 1):
        assert f"step {number} of {len(script.tasks)}" in step_of(shown)
        assert shown.reader == ana.id
        if number == 3:
            await office.restart(gently=False)
        c = wanted(kind, done)
        press = Press(ana, shown, Control(c.verb, 0, ticket_of(shown), c.arg).id)
        shown = (await office.forge(press)).private
        done += "0123456789abcdefghijklmnopqrstuvwxyz"[len(task.wanted) - 1]
    assert "you made it" in step_of(shown)
    assert "/game new" in shown.text
    assert office.public() == []
    with sqlite3.connect(office.settings.database) as db:
        assert db.execute("SELECT count(*) FROM games").fetchone() == (0,)


@pytest.mark.parametrize("kind", LESSONS)
async def test_every_task_can_be_skipped(office, ana, kind):
    shown, steps = await begun(office, ana, kind), len(GAMES[kind].lesson.tasks)
    for _ in range(steps):
        shown = await labelled(office, ana, shown, "Skip this step")
    assert "you made it" in step_of(shown)
    again = await labelled(office, ana, shown, "Start again")
    assert f"step 1 of {steps}" in step_of(again)


async def test_a_first_turn_of_lost_and_found_by_its_buttons(office, ana):
    menu = (await office.slash(ana, "game tutorial")).private
    shown = await labelled(office, ana, menu, "Lost & Found")
    for label in ("A1", "D2", "Swap", "Take a hint"):
        shown = await labelled(office, ana, shown, label)
    assert "step 5 of 6" in step_of(shown)
    (places,) = shown.selects
    (value,) = [value for label, value in places.options if label.endswith("left of A1")]
    shown = (await office.select(ana, shown, [value], custom_id=places.custom_id)).private
    shown = await labelled(office, ana, shown, "All sorted!")
    assert "The grid is turned up and checked" in shown.text
    shown = await labelled(office, ana, shown, "All sorted!")
    assert "3 points" in shown.text
    menu = await labelled(office, ana, shown, "Another game")
    assert menu.has_button("Lost & Found")


async def test_what_is_allowed_but_not_meant_is_answered_kindly(office, ana):
    shown = await begun(office, ana, "lost_and_found")
    strayed = await labelled(office, ana, shown, "B2")
    assert "That would be allowed, too" in strayed.text
    assert "step 1 of 6" in step_of(strayed)
    assert "step 2 of 6" in step_of(await labelled(office, ana, strayed, "A1"))


async def test_a_lesson_shows_no_card_that_its_learner_has_not_looked_at(office, ana):
    shown = await begun(office, ana, "lost_and_found")
    assert "Face down (3): A1, B2, D2" in shown.pictures[0].alt
    assert "In your hand" not in shown.pictures[0].alt
    looked = await labelled(office, ana, shown, "A1")
    assert "In your hand: A1: socks" in looked.pictures[0].alt.replace("🧦 ", "")
    ben = office.person("ben")
    assert office.sees(ben) == []


async def test_a_wrong_answer_is_told_so_in_the_words_of_the_game(office, ana):
    shown = await begun(office, ana, "finders_keepers")
    arg = f"{Verb.SEND}.fk-.0.{bits(frozenset({2}))}"  # card 3 shows no bell
    answer = await office.forge(Press(ana, shown, Control(Verb.LESSON, 0, ticket_of(shown), arg).id))
    assert "it is not quite right" in answer.private.text
    assert "step 1 of 5" in step_of(answer.private)


async def test_other_pictures_and_what_stands_apart_can_be_looked_at(office, ana):
    shown = await labelled(office, ana, await begun(office, ana, "lost_ones"), "Kaya")
    first = shown.pictures[0].alt
    hand = await labelled(office, ana, shown, "My hand")
    assert hand.pictures[0].alt != first
    assert "step 2 of 8" in step_of(hand)
    apart = await labelled(office, ana, hand, "More")
    back = await labelled(office, ana, apart, "Back")
    assert "step 2 of 8" in step_of(back)


async def test_a_picture_that_is_late_can_be_asked_for_again(office, ana, monkeypatch):
    async def late(*what: Any, **how: Any) -> None:
        return None

    with monkeypatch.context() as slow:
        slow.setattr(ScenePool, "picture", late)
        shown = await begun(office, ana, "lost_and_found")
    assert not shown.pictures
    again = await labelled(office, ana, shown, "Show again")
    assert again.pictures
    assert "step 1 of 6" in step_of(again)


async def test_a_lesson_is_told_in_the_language_of_its_learner(office):
    eva = office.person("eva", locale="de")
    shown = await begun(office, eva, "lost_and_found")
    assert "Schritt 1 von 6" in shown.text
    assert "Sieh dir **A1** an" in shown.text


@pytest.mark.parametrize(
    "arg",
    [
        "act.lf-zzzzzz.0", "act.lf-9.0", "panel.lf-0000000000.on", "send.lf-.~0.A", "mark.lf-.0.0.0",
        "form.lf-.9", "ask.lf-.99", "see.lf-.p7", "learn.lf-.0", "panel.nobody-.0", "act.lf-٣.0", "act", "...", "",
    ],
)  # fmt: skip
async def test_buttons_that_nobody_made_lead_to_a_page_of_the_tutorial(office, ana, arg):
    shown = await begun(office, ana, "lost_and_found")
    answer = await office.forge(Press(ana, shown, Control(Verb.LESSON, arg=arg).id))
    assert answer.private.reader == ana.id
    assert "step 1 of 6" in answer.private.text or "Which game?" in answer.private.text


async def test_a_select_without_a_choice_changes_nothing(office, ana):
    shown = await begun(office, ana, "lost_and_found")
    answer = await office.forge(Press(ana, shown, Control(Verb.LESSON, arg="sel.lf-.0").id))
    assert "That button is from another time" in answer.private.text
    assert "step 2 of 6" in step_of(await labelled(office, ana, shown, "A1"))


async def test_an_old_button_shows_where_the_learner_stood(office, ana):
    shown = await begun(office, ana, "lost_and_found")
    await labelled(office, ana, shown, "A1")
    c = wanted("lost_and_found", "")
    answer = await office.forge(Press(ana, shown, Control(c.verb, 0, "0123456789", c.arg).id))
    assert "That has moved on already" in answer.private.text
    assert "step 1 of 6" in step_of(answer.private)
