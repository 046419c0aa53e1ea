"""The controls of one offer's form, and the question before an offer is carried out."""

from collections.abc import Sequence
from typing import Any

from cogs.components import Control, Verb
from cogs.forms import Filling
from cogs.layout import CHOICES, LABEL, PER_ROW, Style, button, choice, row, rows, select
from cogs.menus import BLANK, Parts, cost_of, few
from cogs.panel import Panel
from engine.core.protocol import Offer, Pick

MOST_TOGGLED = 3
"""Of which more than so many may be taken is chosen in one go, in a select: every button pressed is an answer."""

FOOT_COST = 4  # the row that sends, clears and leaves the form


class Form:
    """One offer's form as it stands, ready to be shown in at most `room` components."""

    def __init__(self, panel: Panel, filling: Filling, room: int, *, alone: bool) -> None:
        """`alone`: it is the only form, so there is no way back out of it."""
        self.panel, self.filling = panel, filling
        self.peek, self.game, self.words = panel.peek, panel.game, panel.words
        self.room, self.alone = room, alone
        self.offer: Offer[Any] = panel.peek.offers[filling.offer]

    def parts(self) -> Parts:
        """Return heading, fields and the row that sends the form."""
        labels = [self.words.label(part) for part in self.game.text.label(self.peek.view, self.offer)]
        heading: Parts = [f"**{' · '.join(labels)}**", *self._tally()]
        room = self.room - FOOT_COST - len(heading)
        return [*heading, *self._fields(room), self._foot(labels[-1])]

    def _tally(self) -> Parts:
        """Return what has been chosen so far comes to, if the game adds it up, else what it objects to."""
        tally, objection = self.game.text.tally(self.peek.view, self.filling.so_far(self.offer)), self._objection()
        if tally is None and objection is not None and any(self.filling.chosen):
            tally = self.game.text.refusal(objection)
        return [] if tally is None else [self.words.text(tally)]

    def _fields(self, room: int) -> Parts:
        form = self.offer.form
        plain = [self._selects(i, pick) for i, pick in enumerate(form)]
        for i, pick in enumerate(form):
            used = sum(cost_of(parts) for j, parts in enumerate(plain) if j != i)
            for parts in (self._grid(i, pick), self._toggles(i, pick)):
                if parts and cost_of(parts) <= room - used:
                    plain[i] = parts
                    break
        return [part for parts in plain for part in parts]

    def _label(self, pick: Pick, position: int) -> str:
        return self.words.label(self.game.text.choice(self.peek.view, pick.name, pick.choices[position]))

    def _toggle(self, field: int, pick: Pick, position: int) -> Any:
        chosen = self.filling.chosen[field]
        on, full = position in chosen, len(chosen) >= pick.most > 1
        if full and not on:
            return button(self.panel.idle(f"{field}.{position}"), self._label(pick, position), disabled=True)
        after = self.filling.toggled(field, position, pick)
        style = Style.primary if on else Style.secondary
        return button(self.panel.control(Verb.FORM, after.text), self._label(pick, position), style)

    def _grid(self, field: int, pick: Pick) -> Parts:
        """Return the field as a grid of buttons that switch, if its choices form one that fits."""
        places = [self.game.text.choice_place(self.peek.view, pick.name, value) for value in pick.choices]
        at = {place: position for position, place in enumerate(places) if place is not None}
        if len(at) != len(pick.choices) or max(col for _, col in at) >= PER_ROW:
            return []
        made: Parts = []
        for r in range(1 + max(place[0] for place in at)):
            buttons = []
            for c in range(1 + max(place[1] for place in at)):
                if (r, c) in at:
                    buttons.append(self._toggle(field, pick, at[r, c]))
                else:
                    buttons.append(button(self.panel.idle(f"{field}.{r}.{c}"), BLANK, disabled=True))
            made.append(row(buttons))
        return made

    def _toggles(self, field: int, pick: Pick) -> Parts:
        if pick.most > MOST_TOGGLED or not few([self._label(pick, position) for position in range(len(pick.choices))]):
            return []
        return list(rows([self._toggle(field, pick, position) for position in range(len(pick.choices))]))

    def _selects(self, field: int, pick: Pick) -> Parts:
        """Return the field as selects of 25; each shows its part of what has been chosen so far."""
        made: Parts = []
        for page, start in enumerate(range(0, len(pick.choices), CHOICES)):
            here = range(start, min(start + CHOICES, len(pick.choices)))
            chosen = self.filling.chosen[field]
            options = [choice(self._label(pick, i), str(i), chosen=i in chosen) for i in here]
            span = f"{options[0].label} – {options[-1].label}" if len(options) > 1 else options[0].label
            whole = len(pick.choices) <= CHOICES
            hint = self.words.tag("form-choose") if whole else self.words.tag("panel-choose", span=span)
            control = self.panel.control(Verb.MARK, f"{field}.{page}.{self.filling.text}")
            most = max(min(len(options), pick.most), sum(i in chosen for i in here))
            made.append(select(control, options, hint, least=0, most=most))
        return made

    def _objection(self) -> str | None:
        """Return what the game objects to in a complete form, as a code."""
        if not self.filling.complete(self.offer.form):
            return None
        return self.game.rules.objection(self.peek.view, self.filling.so_far(self.offer))

    def _foot(self, label: str) -> Any:
        form = self.offer.form
        names = [
            self._label(pick, i) for pick, part in zip(form, self.filling.chosen, strict=True) for i in sorted(part)
        ]
        ready = self.filling.complete(form) and self._objection() is None
        more = self.filling.wanted(form) if self.filling.certain(form) else 0
        id = "form-send-wanted" if not ready else "form-send" if names else "form-send-none"
        chosen = ", ".join(names)
        text = self.words.tag(id, label=label, chosen=chosen, count=len(names), more=more)
        if len(text) > LABEL:  # a button would cut it off in the middle of a name
            chosen = self.words.tag("form-chosen", count=len(names))
            text = self.words.tag(id, label=label, chosen=chosen, count=len(names), more=more)
        send = self.panel.control(Verb.SEND, self.filling.text)
        clear = self.panel.control(Verb.FORM, self.filling.cleared().text)
        buttons = [
            button(send, text, Style.success if ready else Style.secondary, disabled=not ready),
            button(clear, self.words.tag("form-clear"), disabled=not names),
        ]
        if not self.alone:
            buttons.append(button(self.panel.turning(Verb.PANEL, "0"), self.words.tag("form-back")))
        return row(buttons)


def marked(filling: Filling, field: int, page: int, values: Sequence[int], pick: Pick) -> Filling:
    """Return the form after one of a field's selects was used: its own 25 positions are exchanged, the rest stay.

    A field for one choice keeps the newest only.
    """
    here = range(page * CHOICES, min((page + 1) * CHOICES, len(pick.choices)))
    picked = frozenset(i for i in values if i in here)
    kept = frozenset() if pick.most == 1 and picked else filling.chosen[field] - frozenset(here)
    return filling.with_field(field, kept | picked)


def question(panel: Panel, text: str, yes: Control, label: str) -> Parts:
    """Return a question with its two answers; nothing of it depends on what is hidden."""
    no = panel.turning(Verb.PANEL, "0")
    return [text, row([button(yes, label, Style.success), button(no, panel.words.tag("question-no"))])]
