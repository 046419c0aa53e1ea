"""The private panel: what one seat sees and may do. It reaches nobody else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.publication import Peek
from cogs.components import Control, Verb, number
from cogs.formmenu import Form, question
from cogs.forms import Filling
from cogs.layout import COMPONENTS, Button, Page, Picture, Row, Style, button, cost, row
from cogs.menus import Group, Item, Parts, cost_of, groups, menu
from cogs.panel import Panel
from cogs.planned import in_panel, plan_button
from cogs.sights import sights
from cogs.table_page import QUIET, RUNNING
from cogs.words import Words
from engine.core.game import AnyGame
from engine.core.protocol import Concede


@dataclass(frozen=True, slots=True)
class Ask:
    """What a panel asks for: a page of its offers, one offer's form, or a question about an offer.

    `sight` is which of its pictures it shows, the first where there is none of that number. `beside`: the page is one
    of what stands apart from the turn: notes, and offers that are beside what is wanted.
    """

    BESIDE: ClassVar[str] = "m"
    """Begins the number of such a page in a control's id."""

    AGAIN: ClassVar[str] = "~"
    """Stands before the text of a control that asks for the same once more: its id differs from the others'."""

    page: int = 0
    filling: Filling | None = None
    question: int | None = None
    sight: int = 0
    beside: bool = False

    @property
    def text(self) -> str:
        """The page or the form as part of a control's id."""
        if self.filling is not None:
            return f"f{self.filling.text}"
        return f"{self.BESIDE if self.beside else 'p'}{self.page}"

    @classmethod
    def parse(cls, text: str, peek: Peek, sight: int) -> "Ask":
        """Return what a control's id asks for; what does not fit these offers asks for nothing."""
        text = text.removeprefix(cls.AGAIN)
        if text.startswith("f"):
            return cls(filling=Filling.parse(text[1:], peek.offers), sight=sight)
        return cls.at(text if text.startswith(cls.BESIDE) else text[1:], sight)

    @classmethod
    def at(cls, page: str, sight: int = 0) -> "Ask":
        """Return the page that a control's id names, as "2" or "m0"; the first for anything else."""
        beside = page.startswith(cls.BESIDE)
        return cls(page=number(page.removeprefix(cls.BESIDE)) or 0, sight=sight, beside=beside)


@dataclass(frozen=True, slots=True)
class Sight:
    """What a panel shows of secrets: nothing (`seconds` None), or for how long (0: until the game moves on).

    `gone`: the time to look is over, though the game has not moved on. `in_view`: the seat's view itself shows it;
    otherwise only what the seat was told by the last step does.
    """

    seconds: int | None
    gone: bool = False
    in_view: bool = True

    @property
    def open(self) -> bool:
        """Whether the panel shows something that must be blanked later."""
        return self.seconds is not None and not self.gone


def sight(peek: Peek, game: AnyGame, now: float) -> Sight:
    """Return what a panel of this view may show now. The time to look begins when the decision opens."""
    seconds = game.text.exposure(peek.view)
    if seconds is None:
        return Sight(0 if peek.whispers else None, in_view=False)
    return Sight(seconds, gone=seconds > 0 and now >= peek.table.opened_at + seconds)


def panel_of(peek: Peek, game: AnyGame, words: Words, ask: Ask) -> Panel:
    """Return what the panel's controls are made from; a picture that is not there becomes the first."""
    return Panel(peek, game, words, ask.sight if ask.sight < len(game.text.sights(peek.view)) else 0)


def panel_page(
    panel: Panel,
    picture: Picture | None,
    seen: Sight,
    ask: Ask,
    note: str = "",
    *,
    missing: bool = False,
    elsewhere: int = 0,
    below: Row | None = None,
) -> Page:
    """Return the panel; `note` is one more sentence for its reader, above everything else.

    `missing`: there is to be a picture, but it is not at hand. `elsewhere`: at how many other tables its reader is
    awaited; a panel where nothing is to be done leads there. `below` stands under all of it.
    """
    if ask.beside:
        return _beside(panel, seen, ask)
    turning = [] if ask.question is not None or seen.gone else sights(panel, ask.text)
    waiting = _missing(panel, ask) if missing else []
    above: list[str | Picture | Row | None] = [
        note,
        *_view(panel, picture, seen, missing=missing),
        *waiting,
        *turning,
        *([] if ask.question is not None else in_panel(panel)),
    ]
    idle = not _wanted(panel)
    foot = None if ask.question is not None else _foot(panel, elsewhere, idle=idle)
    room = COMPONENTS - cost([*above, foot, below])
    inner = body(panel, ask, room)
    return Page(parts=(*above, *inner, foot, below), accent=QUIET if idle else RUNNING)


def _view(panel: Panel, picture: Picture | None, seen: Sight, *, missing: bool) -> list["str | Picture | None"]:
    """Return the prompt and the picture.

    Words take a picture's place where it would show something that is soon gone, or where one of several was asked for
    that the game never draws.
    """
    text, view, words = panel.game.text, panel.peek.view, panel.words
    if seen.gone:
        return [words.say("panel-look-over")]
    said = "" if seen.in_view else _whispered(panel)
    soon_gone = seen.open and seen.in_view
    instead = picture is None and (soon_gone or (not missing and bool(text.sights(view))))
    in_words = words.text(text.panel_alt(view, panel.sight)) if instead else ""
    return [f"### {words.text(text.prompt(view))}", said, picture, in_words]


def _wanted(panel: Panel) -> bool:
    """Whether there is anything to do now but what stands aside."""
    text, view = panel.game.text, panel.peek.view
    return any(not isinstance(offer.action, Concede) and not text.aside(view, offer) for offer in panel.peek.offers)


def _beside(panel: Panel, seen: Sight, ask: Ask) -> Page:
    """Return a page of what stands apart: notes, while they may be read, then offers, then the way back."""
    words, text, view = panel.words, panel.game.text, panel.peek.view
    notes = [] if seen.gone else [words.text(note) for note in text.notes(view)]
    head: Parts = [f"### {words.say('panel-beside')}", *notes]
    back = row([button(panel.turning(Verb.PANEL, "0"), words.tag("form-back"), Style.primary)])
    room = COMPONENTS - cost([*head, back])
    body = menu(panel, groups(panel, aside=True), room, ask.page, lead=False, prefix=ask.BESIDE).parts
    return Page(parts=(*head, *body, back), accent=QUIET)


def _missing(panel: Panel, ask: Ask) -> Parts:
    """Return what stands in a missing picture's place: a line, and a button that asks for the same once more.

    A question has no such button: either answer leads on to a panel with the picture.
    """
    line = panel.words.say("panel-picture-late")
    if ask.question is not None:
        return [line]
    again = panel.control(Verb.SIGHT, f"{ask.AGAIN}{ask.text}")
    return [line, row([button(again, panel.words.tag("button-show-again"), Style.primary)])]


def _whispered(panel: Panel) -> str:
    said = [panel.game.text.whisper(panel.peek.view, event) for event in panel.peek.whispers]
    return "\n".join(panel.words.text(what) for what in said if what is not None)


def body(panel: Panel, ask: Ask, room: int) -> Parts:
    """Return the controls of a seat's offers as they are asked for: a menu, a form or a question."""
    if ask.question is not None:
        return _question(panel, ask, ask.question)
    found = groups(panel)
    forms = [item for group in found for item in group.items if item.offer.form]
    if len(forms) == 1 and (ask.filling is None or ask.filling.offer == forms[0].index):
        open_at_once = _lone_form(panel, ask, found, forms[0], room)
        if open_at_once is not None:
            return open_at_once
    if ask.filling is not None:
        return Form(panel, ask.filling, room, alone=False).parts()
    return menu(panel, found, room, ask.page).parts


def _lone_form(panel: Panel, ask: Ask, found: Sequence[Group], item: Item, room: int) -> Parts | None:
    """Return the only form, opened, and below it whatever else is offered; None if that takes too much room."""
    filling = ask.filling or Filling.begin(item.index, item.offer)
    others = menu(panel, _beside_form(found, item), room, lead=False)
    rest = cost_of(others.parts)
    alone = Form(panel, filling, room, alone=True).parts()
    if others.pages > 1 or cost_of(alone) + rest > room:
        return None
    return [*alone, *others.parts]


def _beside_form(found: Sequence[Group], item: Item) -> list[Group]:
    """Return what else is offered below an opened form: first its own group, whose heading the form says."""
    own = [
        Group("", tuple(other for other in group.items if other is not item)) for group in found if item in group.items
    ]
    return [group for group in own if group.items] + [group for group in found if item not in group.items]


def _question(panel: Panel, ask: Ask, index: int) -> Parts:
    offer, text, words = panel.peek.offers[index], panel.game.text, panel.words
    meant = offer if ask.filling is None else ask.filling.as_offer(offer)
    asked = text.confirm(panel.peek.view, meant)
    label = words.label(text.label(panel.peek.view, offer)[-1])
    if ask.filling is not None:
        yes = panel.control(Verb.SEND, f"{ASKED}{ask.filling.text}")
    else:
        yes = panel.control(Verb.ACT, str(index))
    return question(panel, words.text(asked) if asked else "", yes, label)


ASKED = "~"
"""Stands before a form's state once its question was answered."""


def _foot(panel: Panel, elsewhere: int, *, idle: bool) -> Row | None:
    """Return what stands below everything else; whoever can do nothing now can look again later."""
    peek, words, buttons = panel.peek, panel.words, []
    if peek.can_undo:
        buttons.append(button(panel.control(Verb.UNDO), words.tag("button-undo")))
    if idle and peek.status.outcome is None:
        buttons.append(button(panel.turning(Verb.PANEL, "again"), words.tag("button-look-again")))
    if idle and elsewhere:
        buttons.append(next_button(peek.table.game_id, elsewhere, words))
    if peek.can_plan:
        buttons.append(plan_button(peek, words))
    if panel.game.text.notes(peek.view) or groups(panel, aside=True):
        buttons.append(button(panel.turning(Verb.PANEL, f"{Ask.BESIDE}0"), words.tag("button-more")))
    return row(buttons) if buttons else None


def next_button(game_id: int, count: int, words: Words) -> Button:
    """Return the button that leads on to the next of so many tables that wait, this one left out."""
    return button(Control(Verb.NEXT, game_id), words.tag("button-next", count=count), Style.primary)


def blank_page(game_id: int, words: Words) -> Page:
    """Return what is left of a panel whose secrets are no longer shown: neutral, with a way back."""
    again = button(Control(Verb.PANEL, game_id, arg="again"), words.tag("button-again"), Style.secondary)
    return Page(parts=(words.say("panel-blank"), row([again])), accent=QUIET)
