"""A game that has ended, one step on one private page: what was seen and said then, and the ways to other steps."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.publication import Frame, Reel
from cogs.components import NO_TICKET, Control, Verb, number
from cogs.layout import CHARACTERS, CHOICES, Page, Picture, Row, Style, button, choice, row, select, shortened
from cogs.table_page import LOG_ROOM, LOST, QUIET, RESULT_ROOM, WON, legend_line, lines
from cogs.words import Words
from engine.core.events import told_without_name
from engine.core.game import AnyGame

TABLE = "t"
WORDED = "w"
"""Marks in a control's id: seen as the table, told in words."""

TURNS, SEATS, SIGHTS = "turn", "as", "see"
"""The ends of the selects' ids: what a chosen value means."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where somebody is in a replay: the step, as whom (None: the table), a picture or words, which of its pictures."""

    step: int = 0
    seat: int | None = None
    worded: bool = False
    sight: int = 0

    def control(self, game_id: int, which: str, verb: Verb = Verb.REPLAY) -> Control:
        """Return a control that leads here; `which` keeps apart controls of one page that lead to the same place."""
        viewer = TABLE if self.seat is None else str(self.seat)
        arg = f"{self.step}.{viewer}{WORDED if self.worded else ''}.{which}"
        return Control(verb, game_id, NO_TICKET, arg, self.sight)

    @classmethod
    def of(cls, control: Control, values: Sequence[str] = ()) -> "Spot":
        """Return where a control leads, with what was chosen if it is a select; anything unreadable is the start."""
        step, viewer, which = [*control.arg.split("."), "", "", ""][:3]
        seat = number(viewer.removesuffix(WORDED))
        here = cls(number(step) or 0, seat, viewer.endswith(WORDED), control.sight)
        chosen = number(values[0]) if values else None
        if not values or which not in (TURNS, SEATS, SIGHTS):
            return here
        if which == SEATS:
            return replace(here, seat=chosen, sight=0)
        return replace(here, step=chosen or 0) if which == TURNS else replace(here, sight=chosen or 0)


def replay_page(frame: Frame, spot: Spot, game: AnyGame, words: Words, picture: Picture | None, note: str = "") -> Page:
    """Return the page; `note` is one more sentence for its reader, above everything else."""
    text, pages = game.text, _pages(frame, game, words)
    parts: list[str | Picture | Row | None] = [
        note,
        f"### {words.text(text.headline(frame.view))}\n{_place(frame, words)}",
        _said(frame, game, words),
        "" if pages else _prompt(frame, game, words),
        picture or _in_words(frame, spot, game, words),
        legend_line(frame.view, game, words) if picture else "",
        _result(frame, game, words),
    ]
    room = CHARACTERS - sum(len(part) for part in parts if isinstance(part, str))
    parts.append(shortened(pages, max(1, room)))
    return Page(parts=(*parts, *_controls(frame, spot, game, words)), accent=QUIET)


def reel_page(reel: Reel, game: AnyGame, words: Words, film: bytes, by: str) -> Page:
    """Return the message that shares a whole game, at the wish of somebody called `by`."""
    last, over = reel.views[-1], reel.status.outcome
    result = lines([words.text(line) for line in game.text.result(last)], RESULT_ROOM, newest=False) if over else ""
    ends = words.label(game.text.alt(last))
    return Page(
        parts=(
            f"### {words.say('film-title', game=words.title(game))}",
            Picture(film, words.tag("film-alt", game=words.title(game), ends=ends)),
            legend_line(last, game, words),
            result,
            words.say("film-by", who=by),
        ),
        accent=QUIET if over is None else WON if over.winners else LOST,
    )


def _place(frame: Frame, words: Words) -> str:
    """Return where in the game this is, and whose view it is."""
    turn = words.say(
        "replay-place", step=frame.step + 1, steps=frame.steps, turn=frame.turn + 1, turns=len(frame.turns)
    )
    seen = "replay-seen-table" if frame.seat is None else "replay-seen-seat"
    who = "" if frame.seat is None else words.occupant(frame.seat)
    return f"-# {turn} · {words.say(seen, who=who)}"


def _said(frame: Frame, game: AnyGame, words: Words) -> str:
    """Return what the step brought, in public and to the seat alone."""
    told = [
        told_without_name(event) if since else game.text.sentence(frame.view, event)
        for event, since in zip(frame.events, frame.taken_since, strict=True)
    ]
    whispered = []
    if frame.own is not None and game.text.exposure(frame.own) is None:  # else the view itself shows it
        whispered = [game.text.whisper(frame.own, event) for event in frame.whispers]
    said = [words.text(what) for what in (*told, *whispered) if what is not None]
    if not said and frame.step == frame.turns[frame.turn].step:
        said = [words.say("replay-deal" if frame.step == 0 else "replay-next-turn")]
    return lines(said, LOG_ROOM, newest=True)


def _prompt(frame: Frame, game: AnyGame, words: Words) -> str:
    """Return what the seat read on its panel; where it read a page of the story first, that stands in its place."""
    if frame.own is None or frame.status.outcome is not None:
        return ""
    return "\n".join(f"> {line}" for line in words.text(game.text.prompt(frame.own)).splitlines())


def _in_words(frame: Frame, spot: Spot, game: AnyGame, words: Words) -> str:
    """Return the board in words; what a seat saw of its own stands above it."""
    board = words.text(game.text.in_words(frame.view))
    if frame.own is None:
        return board
    return f"{words.text(game.text.panel_alt(frame.own, spot.sight))}\n\n{board}"


def _result(frame: Frame, game: AnyGame, words: Words) -> str:
    if frame.status.outcome is None:
        return ""
    return lines([words.text(line) for line in game.text.result(frame.view)], RESULT_ROOM, newest=False)


def _pages(frame: Frame, game: AnyGame, words: Words) -> str:
    """Return the pages of the story that were read because of this step."""
    leaves = [leaf for event in frame.events for leaf in game.text.leaves(frame.view, event)]
    return "\n\n".join(f"**{words.text(leaf.title)}**\n{words.text(leaf.body)}" for leaf in leaves)


def _controls(frame: Frame, spot: Spot, game: AnyGame, words: Words) -> list[Row]:
    id = frame.table.game_id
    foot = [
        button(spot.control(id, "film", Verb.SHARE), words.tag("button-share")),
        button(Control(Verb.RECEIPT, id), words.tag("button-receipt")),
    ]
    found = [_steps(frame, spot, words), _turns(frame, spot, words)]
    if frame.seats:
        found.append(_viewers(frame, spot, words))
    return [*found, *_sights(frame, spot, game, words), row(foot)]


def _steps(frame: Frame, spot: Spot, words: Words) -> Row:
    """Return the buttons that lead to the first, the next and the last steps, and from the picture to words."""
    id, last = frame.table.game_id, frame.steps - 1
    ways = [
        ("first", 0, frame.step > 0),
        ("back", frame.step - 1, frame.step > 0),
        ("on", frame.step + 1, frame.step < last),
        ("last", last, frame.step < last),
    ]
    made = [
        button(
            replace(spot, step=step).control(id, which) if there else Control(Verb.IDLE, id, arg=which),
            words.tag(f"replay-{which}"),
            Style.primary if which == "on" else Style.secondary,
            disabled=not there,
        )
        for which, step, there in ways
    ]
    label = words.tag("replay-picture" if spot.worded else "button-words")
    made.append(button(replace(spot, worded=not spot.worded).control(id, "words"), label))
    return row(made)


def _turns(frame: Frame, spot: Spot, words: Words) -> Row:
    """Return a select of the turns around this one: at most 25."""
    first = max(0, min(frame.turn - CHOICES // 2, len(frame.turns) - CHOICES))
    options = []
    for i, turn in list(enumerate(frame.turns))[first : first + CHOICES]:
        alone = len(turn.seats) == 1
        who = words.occupant(turn.seats[0], markup=False) if alone else "none"
        options.append(choice(words.tag("replay-turn", turn=i + 1, who=who), str(turn.step), chosen=i == frame.turn))
    return select(spot.control(frame.table.game_id, TURNS), options, words.tag("replay-turns"))


def _viewers(frame: Frame, spot: Spot, words: Words) -> Row:
    """Return a select of whose eyes to see with."""
    options = [choice(words.tag("replay-as-table"), TABLE, chosen=frame.seat is None)]
    for seat in frame.seats:
        label = words.tag("replay-as-seat", who=words.occupant(seat, markup=False))
        options.append(choice(label, str(seat), chosen=seat == frame.seat))
    return select(spot.control(frame.table.game_id, SEATS), options, words.tag("replay-viewers"))


def _sights(frame: Frame, spot: Spot, game: AnyGame, words: Words) -> list[Row]:
    """Return a select of the pictures that the seat could look at, where there were several."""
    labels = [words.label(what) for what in game.text.sights(frame.own)] if frame.own is not None else []
    if len(labels) < 2 or spot.worded:
        return []
    first = max(0, min(spot.sight - CHOICES // 2, len(labels) - CHOICES))
    options = [
        choice(labels[i], str(i), chosen=i == spot.sight) for i in range(first, min(first + CHOICES, len(labels)))
    ]
    return [select(spot.control(frame.table.game_id, SIGHTS), options, words.tag("sight-choose"))]
