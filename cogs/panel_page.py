"""The private panel: what one seat sees and may do. It reaches nobody else."""

from dataclasses import dataclass

from bot.publication import Peek
from cogs.components import Control, Verb
from cogs.formmenu import Form, question
from cogs.forms import Filling
from cogs.layout import COMPONENTS, Page, Picture, Row, Style, button, cost, row
from cogs.menus import Parts, groups, menu
from cogs.table_page import QUIET, RUNNING
from cogs.words import Words
from engine.core.game import AnyGame
from engine.core.protocol import Concede


@dataclass(frozen=True, slots=True)
class Ask:
    """What a panel asks for: a page of its offers, one offer's form, or a question about an offer."""

    page: int = 0
    filling: Filling | None = None
    question: int | None = None


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


def panel_page(
    peek: Peek, game: AnyGame, words: Words, picture: Picture | None, seen: Sight, ask: Ask, note: str = ""
) -> Page:
    """Return the panel; `note` is one more sentence for its reader, above everything else."""
    above: list[str | Picture | None] = [note, *_view(peek, game, words, picture, seen)]
    idle = all(isinstance(offer.action, Concede) for offer in peek.offers)
    foot = None if ask.question is not None else _foot(peek, words, idle=idle)
    room = COMPONENTS - cost([*above, foot])
    body = _body(peek, game, words, ask, room)
    return Page(parts=(*above, *body, foot), accent=QUIET if idle else RUNNING)


def _view(
    peek: Peek, game: AnyGame, words: Words, picture: Picture | None, seen: Sight
) -> list["str | Picture | None"]:
    if seen.gone:
        return [words.say("panel-look-over")]
    said = "" if seen.in_view else _whispered(peek, game, words)
    in_words = words.text(game.text.panel_alt(peek.view)) if picture is None and seen.open and seen.in_view else ""
    return [f"### {words.text(game.text.prompt(peek.view))}", said, picture, in_words]


def _whispered(peek: Peek, game: AnyGame, words: Words) -> str:
    said = [game.text.whisper(peek.view, event) for event in peek.whispers]
    return "\n".join(words.text(what) for what in said if what is not None)


def _body(peek: Peek, game: AnyGame, words: Words, ask: Ask, room: int) -> Parts:
    if ask.question is not None:
        return _question(peek, game, words, ask, ask.question)
    found = groups(peek, game, words)
    with_form = [item for group in found for item in group.items if item.offer.form]
    alone = sum(len(group.items) for group in found) == 1 and bool(with_form)
    if ask.filling is not None or alone:
        filling = ask.filling or Filling.begin(with_form[0].index, with_form[0].offer)
        return Form(peek, game, words, filling, room, alone=alone).parts()
    return menu(peek, game, words, room, ask.page).parts


def _question(peek: Peek, game: AnyGame, words: Words, ask: Ask, index: int) -> Parts:
    offer = peek.offers[index]
    asked = game.text.confirm(peek.view, offer)
    label = words.label(game.text.label(peek.view, offer)[-1])
    if ask.filling is not None:
        yes = Control(Verb.SEND, peek.table.game_id, peek.ticket, f"{ASKED}{ask.filling.text}")
    else:
        yes = Control(Verb.ACT, peek.table.game_id, peek.ticket, str(index))
    return question(peek, words, words.text(asked) if asked else "", yes, label)


ASKED = "~"
"""Stands before a form's state once its question was answered."""


def _foot(peek: Peek, words: Words, *, idle: bool) -> Row | None:
    """Return what stands below everything else; whoever can do nothing now can look again later."""
    buttons = []
    if peek.can_undo:
        buttons.append(button(Control(Verb.UNDO, peek.table.game_id, peek.ticket), words.tag("button-undo")))
    if idle and peek.status.outcome is None:
        buttons.append(button(Control(Verb.PANEL, peek.table.game_id, arg="again"), words.tag("button-again")))
    return row(buttons) if buttons else None


def blank_page(game_id: int, words: Words) -> Page:
    """Return what is left of a panel whose secrets are no longer shown: neutral, with a way back."""
    again = button(Control(Verb.PANEL, game_id, arg="again"), words.tag("button-again"), Style.secondary)
    return Page(parts=(words.say("panel-blank"), row([again])), accent=QUIET)
