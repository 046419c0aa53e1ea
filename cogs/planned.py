"""Somebody's plan in their own panel: what it is, that it waits for their word, or that it is no longer possible."""

from collections.abc import Iterable
from typing import Any

from bot.publication import Peek, Plan
from cogs.components import Control, Verb
from cogs.layout import Button, Row, Style, button, row
from cogs.panel import Panel
from cogs.words import Words
from engine.core.plans import Intention

Parts = list["str | Row"]


def steps(planned: Iterable[Intention], words: Words) -> str:
    """Return what is planned, one step after the other."""
    return words.tag("plan-then").join(_step(step, words) for step in planned)


def _step(step: Intention, words: Words) -> str:
    *heads, last = map(words.text, step.label)
    label = " · ".join([*(head for head in heads if not last.casefold().startswith(head.casefold())), last])
    return words.say("plan-step", label=label, chosen=", ".join(map(words.text, step.chosen)), count=len(step.chosen))


def plan_button(peek: Peek, words: Words) -> Button:
    """Return the button that leads from a panel to what may be planned."""
    return button(Control(Verb.PLAN, peek.table.game_id, arg=f"{Verb.PANEL}.0.0"), words.tag("button-plan"))


def in_panel(panel: Panel) -> Parts:
    """Return what a panel says of its reader's plan; of one that waits for their word with both answers."""
    peek, words = panel.peek, panel.words
    plan, pending = peek.plan, peek.status.pending
    if plan is None or pending is None:
        return []
    if peek.seat not in pending.seats or plan.state == "ready":
        return [words.say("plan-ready", steps=steps(plan.steps, words))]
    if plan.state == "gone":
        return [words.say("plan-gone", steps=steps(plan.steps, words))]
    return _asking(panel, plan)


def _asking(panel: Panel, plan: Plan) -> Parts:
    words, table = panel.words, panel.peek.table
    view: Any = panel.peek.view
    said = [panel.game.text.sentence(view.public, event) for event in plan.news]
    news = "\n".join(f"-# {words.text(sentence)}" for sentence in said if sentence is not None)
    why = "news" if news else "private" if plan.private else "changed"
    lines = [words.say("plan-asks", steps=steps(plan.steps, words), why=why, news=news)]
    if plan.steps[0].question is not None:
        lines.append(words.text(plan.steps[0].question))
    yes = panel.control(Verb.PLAN_GO, str(table.version))
    no = Control(Verb.PLAN_DROP, table.game_id)
    answers = [button(yes, words.tag("plan-go"), Style.success), button(no, words.tag("plan-drop"))]
    return ["\n".join(lines), row(answers)]
