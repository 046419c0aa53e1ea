"""A lesson on one private page: what has happened, what to try now, and the panel to try it with."""

from collections.abc import Sequence
from typing import Any

from bot.publication import Lesson
from cogs.components import Control, Verb
from cogs.layout import Page, Picture, Row, Style, button, row, rows
from cogs.panel import Panel
from cogs.panel_page import Ask, Sight, panel_of, panel_page
from cogs.table_page import LOG_ROOM, QUIET, RUNNING, WON, lines
from cogs.words import Words
from engine.core.game import AnyGame

SHOWN = Sight(0)
"""What a lesson shows is no secret, and stays."""


def panel_in(lesson: Lesson, game: AnyGame, words: Words, ask: Ask) -> Panel:
    """Return the learner's panel, whose controls belong to the lesson."""
    panel = panel_of(lesson.peek, game, words, ask)
    return Panel(panel.peek, game, words, panel.sight, of=(Verb.LESSON, place(game, lesson.done)))


def place(game: AnyGame, done: str) -> str:
    """Return where somebody stands, as part of a control's id."""
    return f"{game.prefix}-{done}"


def lesson_page(
    lesson: Lesson, panel: Panel, picture: Picture | None, ask: Ask, note: str = "", *, missing: bool = False
) -> Page:
    """Return a task with the panel to do it with, or the end of the lesson; `missing` as in `panel_page`."""
    lead = "\n".join(part for part in (note, _news(lesson, panel), _task(lesson, panel)) if part)
    if lesson.over:
        last = "\n".join(part for part in (_result(panel), panel.words.say("lesson-after")) if part)
        return Page(parts=(lead, picture, last, _foot(lesson, panel)), accent=WON)
    page = panel_page(panel, picture, SHOWN, ask, lead, missing=missing, below=_foot(lesson, panel))
    return Page(parts=page.parts, accent=RUNNING)


def _news(lesson: Lesson, panel: Panel) -> str:
    """Return what the task before and the others' answers to it have brought, but for what the panel itself says."""
    view: Any = lesson.peek.view
    prompt = "" if lesson.over else panel.words.text(panel.game.text.prompt(view))
    said = [panel.game.text.sentence(view.public, event) for event in lesson.events]
    small = [f"-# {line}" for what in said if what is not None and (line := panel.words.text(what)) not in prompt]
    return lines(small, LOG_ROOM, newest=True)


def _task(lesson: Lesson, panel: Panel) -> str:
    words, game = panel.words, panel.game
    number = "end" if lesson.over else lesson.step + 1
    head = words.say("lesson-head", game=words.title(game), step=number, steps=lesson.steps)
    text = words.say(f"{game.prefix}-lesson-{lesson.task}")
    strayed = words.either(f"{game.prefix}-lesson-strayed", "lesson-strayed")
    return "\n".join((head, text, *([words.say(strayed)] if lesson.strayed else [])))


def _result(panel: Panel) -> str:
    """Return the end in words, where the lesson was played to the game's end."""
    if panel.peek.status.outcome is None:
        return ""
    view: Any = panel.peek.view
    return "\n".join(panel.words.text(line) for line in panel.game.text.result(view.public))


def _foot(lesson: Lesson, panel: Panel) -> Row:
    """Return the ways out of a task: have it done, begin anew, another game."""
    words, game = panel.words, panel.game
    buttons = []
    if not lesson.over:
        on = lesson_control(game, f"{lesson.done}0")
        buttons.append(button(on, words.tag("lesson-skip")))
    again = lesson_control(game, "", "again")
    buttons.append(button(again, words.tag("lesson-again"), Style.primary if lesson.over else Style.secondary))
    buttons.append(button(Control(Verb.LESSON), words.tag("lesson-other")))
    return row(buttons)


def lesson_control(game: AnyGame, done: str, page: str = "on") -> Control:
    """Return a control that leads to a place in a lesson."""
    return Control(Verb.LESSON, arg=f"{Verb.PANEL}.{place(game, done)}.{page}")


def choice_page(games: Sequence[AnyGame], words: Words) -> Page:
    """Return the page on which a game to try is chosen."""
    head = f"### {words.say('lesson-title')}\n{words.say('lesson-explained')}"
    buttons = [button(lesson_control(game, "", "first"), words.title(game), Style.primary) for game in games]
    return Page(parts=(head, *rows(buttons)), accent=QUIET)
