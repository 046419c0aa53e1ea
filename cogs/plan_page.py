"""What somebody may say beforehand that they will do when their turn comes. It reaches nobody else."""

from cogs.components import Control, Verb
from cogs.layout import COMPONENTS, Page, Picture, Row, Style, button, cost, row
from cogs.panel import Panel
from cogs.panel_page import Ask, body
from cogs.planned import steps
from cogs.table_page import QUIET, RUNNING


def plan_page(panel: Panel, picture: Picture | None, ask: Ask, note: str = "") -> Page:
    """Return what is planned so far and what may be added; `panel` is one that plans."""
    words, peek = panel.words, panel.peek
    planned = "" if peek.plan is None else words.say("plan-so-far", steps=steps(peek.plan.steps, words))
    above: list[str | Picture | Row | None] = [
        note,
        f"### {words.say('plan-title')}",
        words.say("plan-explained"),
        picture,
        planned,
        "" if not planned else words.say("plan-next" if peek.offers else "plan-no-more"),
    ]
    foot = _foot(panel)
    room = COMPONENTS - cost([*above, foot])
    controls = body(panel, ask, room) if peek.offers else []
    return Page(parts=(*above, *controls, foot), accent=RUNNING if peek.plan else QUIET)


def _foot(panel: Panel) -> Row:
    game_id, words = panel.peek.table.game_id, panel.words
    buttons = [button(Control(Verb.PANEL, game_id, arg="again"), words.tag("button-again"))]
    if panel.peek.plan is not None:
        buttons.append(button(Control(Verb.PLAN_DROP, game_id), words.tag("plan-drop"), Style.secondary))
    return row(buttons)
