"""What may be planned, and what a panel says of a plan: within Discord's limits, and each control where it belongs."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Literal

import pytest

from bot.publication import Peek, Plan
from cogs.components import Control, Verb
from cogs.forms import Filling
from cogs.layout import Page
from cogs.panel import Panel
from cogs.panel_page import Ask
from cogs.plan_page import plan_page
from engine.core.model import Model
from engine.core.plans import Intention
from tests.cogs.test_menus import controls, judge, page_of
from tests.cogs.toys import WORDS, Go, ToyText, moves, peek, picks, running, say, toy_game


def step(to: int, question: str | None = None) -> Intention:
    return Intention("turn", Go(to=to), (say("go"), say(f"field {to}")), question=say(question) if question else None)


def plan(*steps: Intention, state: Literal["ready", "asks", "gone"] = "ready", **more: Any) -> Plan:
    return Plan(steps or (step(1),), state, **more)


def planning(seen: Peek, ask: Ask | None = None, text: ToyText | None = None) -> Page:
    return plan_page(Panel(seen, toy_game(text), WORDS, of=(Verb.PLAN, str(seen.table.version))), None, ask or Ask())


def text_of(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def inner(page: Page) -> list[tuple[str, str, str]]:
    """The controls that plan, as verb, version and argument."""
    found = (control.arg.split(".", 2) for control, _ in controls(page) if control.verb is Verb.PLAN)
    return [(verb, version, arg) for verb, version, arg in found]


def with_public(seen: Peek) -> Peek:
    view: Any = SimpleNamespace(public=None, seconds=None)
    return replace(seen, view=view)


@pytest.mark.parametrize("count", [1, 9, 30, 120, 400])
def test_whatever_may_be_planned_is_within_reach(count: int) -> None:
    seen, found = replace(peek(moves(count)), plan=plan()), set[int]()
    for number in range(20):
        page = planning(seen, Ask(page=number))
        judge(page)
        for control, item in controls(page):
            assert control.verb in (Verb.PLAN, Verb.PANEL, Verb.PLAN_DROP), "nothing here is done at once"
            found |= {int(option.value[1:]) for option in getattr(item, "options", ())}
        found |= {int(arg) for verb, _, arg in inner(page) if verb == Verb.ACT}
    assert found == set(range(count))


def test_each_control_says_which_version_was_shown() -> None:
    seen = peek(moves(3))
    page = planning(replace(seen, table=replace(seen.table, version=57)))
    assert {version for _, version, _ in inner(page)} == {"57"}


def test_a_question_and_a_form_stay_on_the_page() -> None:
    asked = planning(peek(moves(2)), Ask(question=1), ToyText(asks=frozenset({1})))
    assert {(verb, arg) for verb, _, arg in inner(asked)} == {(Verb.ACT, "1"), (Verb.PANEL, "0")}
    offer = picks(4, 1, 2)
    form = planning(peek([offer]), Ask(filling=Filling.begin(0, offer).with_field(0, frozenset({2}))))
    judge(form)
    assert {verb for verb, _, _ in inner(form)} == {Verb.FORM, Verb.SEND}


def test_where_nothing_more_can_be_foreseen_the_plan_can_be_forgotten() -> None:
    page = planning(replace(peek([]), plan=plan(step(1), step(2))))
    assert "go · field 1, then go · field 2" in text_of(page)
    assert WORDS.say("plan-no-more") in text_of(page)
    assert {control.verb for control, _ in controls(page)} == {Verb.PANEL, Verb.PLAN_DROP}


def test_a_panel_leads_there_only_where_one_may_plan() -> None:
    waiting = replace(peek([]), status=running(seat=1))
    assert Verb.PLAN not in {control.verb for control, _ in controls(page_of(waiting, toy_game()))}
    page = page_of(replace(waiting, can_plan=True, plan=plan()), toy_game())
    assert inner(page) == [(Verb.PANEL, "0", "0")]
    assert "go · field 1" in text_of(page)


def test_a_step_does_not_say_its_heading_twice() -> None:
    twice = replace(step(1), label=(say("Explore"), say("Explore north")))
    page = planning(replace(peek([]), plan=plan(step(1), twice)))
    assert "go · field 1, then Explore north" in text_of(page)


def test_a_plan_that_waits_has_both_answers_and_the_games_question() -> None:
    seen = with_public(peek(moves(3)))
    page = page_of(replace(seen, plan=plan(step(1, "really?"), state="asks", news=(Model(),))), toy_game())
    judge(page)
    assert "this has come out:\n-# something happened" in text_of(page)
    assert "really?" in text_of(page)
    made = {control.verb: control for control, _ in controls(page)}
    assert made[Verb.PLAN_GO] == Control(Verb.PLAN_GO, 7, seen.ticket, "1")
    assert Verb.PLAN_DROP in made
    assert Verb.ACT in made, "or they choose something else"


@pytest.mark.parametrize(("private", "said"), [(True, "you have seen something new"), (False, "mean something else")])
def test_why_it_waits_without_public_news(*, private: bool, said: str) -> None:
    seen = with_public(peek(moves(3)))
    page = page_of(replace(seen, plan=plan(state="asks", private=private)), toy_game())
    assert said in text_of(page)


def test_one_that_is_gone_is_told_and_offers_nothing() -> None:
    page = page_of(replace(peek(moves(3)), plan=plan(state="gone")), toy_game())
    assert "no longer possible: go · field 1" in text_of(page)
    assert not {Verb.PLAN_GO, Verb.PLAN_DROP} & {control.verb for control, _ in controls(page)}
