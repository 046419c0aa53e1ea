"""The pictures that a private panel can show, one of them at a time, and the controls that lead from one to another.

Which picture is shown stands in the controls' ids and nowhere else. Order, number and labels come from the seat's own
view.
"""

from collections.abc import Sequence

from cogs.layout import CHOICES, PER_ROW, Button, Row, Style, button, choice, row, select
from cogs.menus import Parts
from cogs.panel import Panel

LEAST = 2
"""A single picture needs no controls."""


def sights(panel: Panel, asked: str) -> Parts:
    """Return the controls for a panel's pictures: a button for each of a few; of many the next ones, and a select.

    `asked` is what the panel asks for besides (`Ask.text`): turning pages changes nothing of it.
    """
    labels = [panel.words.label(what) for what in panel.game.text.sights(panel.peek.view)]
    if len(labels) < LEAST:
        return []
    if len(labels) <= PER_ROW:
        return [row([_button(panel, asked, i, labels[i]) for i in range(len(labels))])]
    return [row(_neighbours(panel, asked, labels)), _all(panel, asked, labels)]


def _button(panel: Panel, asked: str, sight: int, label: str) -> Button:
    style = Style.primary if sight == panel.sight else Style.secondary
    return button(panel.showing(sight, asked), label, style)


def _neighbours(panel: Panel, asked: str, labels: Sequence[str]) -> Sequence[Button]:
    """Return two buttons that say where they lead; at an end the one that leads nowhere says what is shown now."""
    here, words = panel.sight, panel.words
    back = words.tag("sight-back", sight=labels[max(here - 1, 0)])
    on = words.tag("sight-on", sight=labels[min(here + 1, len(labels) - 1)])
    return [
        button(panel.showing(here - 1, asked), back) if here else button(panel.idle("back"), back, disabled=True),
        button(panel.showing(here + 1, asked), on)
        if here + 1 < len(labels)
        else button(panel.idle("on"), on, disabled=True),
    ]


def _all(panel: Panel, asked: str, labels: Sequence[str]) -> Row:
    """Return a select of all pictures, or of the 25 around the one that is shown."""
    first = max(0, min(panel.sight - CHOICES // 2, len(labels) - CHOICES))
    options = [
        choice(labels[i], str(i), chosen=i == panel.sight) for i in range(first, min(first + CHOICES, len(labels)))
    ]
    return select(panel.showing(panel.sight, asked), options, panel.words.tag("sight-choose"))
