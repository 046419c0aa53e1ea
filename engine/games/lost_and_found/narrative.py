"""What happened, in words: single events, the public log, the end."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core.events import SeatHanded, SeatLeft, SeatTaken, told, told_without_name
from engine.core.ids import Seat
from engine.core.messages import Message, MessageValue, Several, message
from engine.games.lost_and_found.challenges import passed
from engine.games.lost_and_found.events import (
    CardFlipped,
    Event,
    HintPlaced,
    HintTaken,
    Looked,
    PutBackDone,
    TurnLapsed,
    TurnSkipped,
    VoteCalled,
    VoteClosed,
)
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.steps import worth_a_line
from engine.games.lost_and_found.views import Logged, PublicView
from engine.games.lost_and_found.words import cell_name, counted, item_name, looked_at, where, who

TurnEvent = Looked | PutBackDone | CardFlipped | HintTaken | HintPlaced


def did(options: Options, event: TurnEvent) -> Message:
    """Return what somebody did in a turn, without saying who."""
    match event:
        case Looked(cells=cells):
            return message("lf-did-look", cells=looked_at(options, cells))
        case PutBackDone(cells=cells, swapped=swapped):
            return message("lf-did-swap" if swapped else "lf-did-keep", cells=looked_at(options, cells))
        case CardFlipped(cell=cell, item=item):
            return message("lf-did-flip", cell=cell_name(options, cell), item=item_name(item))
        case HintTaken(item=item):
            return message("lf-did-take-hint", item=item_name(item))
        case HintPlaced(row=row, col=col, item=item):
            return message("lf-did-place-hint", item=item_name(item), where=where(options, row, col))


def sentence(view: PublicView, event: Event) -> Message | None:
    """Return one event in words; None for what the table shows anyway: the turn's passing, wishes, the end."""
    match event:
        case Looked() | PutBackDone() | CardFlipped() | HintTaken() | HintPlaced():
            return message("lf-sentence", who=who(event.seat), did=did(view.table.options, event))
        case TurnLapsed(seat=seat):
            return message("lf-event-lapsed", who=who(seat))
        case TurnSkipped(seat=seat, by=None):
            return message("lf-event-passed-over", who=who(seat))
        case TurnSkipped(seat=seat, by=by) if by is not None:
            return message("lf-event-skipped", who=who(seat), by=who(by))
        case VoteCalled(seat=seat):
            return message("lf-event-vote-called", who=who(seat))
        case VoteClosed(agreed=agreed):
            return message("lf-event-agreed" if agreed else "lf-event-not-agreed")
        case SeatLeft():
            return message("lf-event-left")
        case _:
            return told(event)


def log(view: PublicView) -> Sequence[Message]:
    """Return the log, one line a turn and one for whatever else happened, oldest first."""
    return _lines(view, view.table.log)


def retold(view: PublicView, events: Sequence[Event]) -> Sequence[Message]:
    """Return of the log what the newest events have brought: what it has forgotten is not told again (LF-30)."""
    count = sum(map(worth_a_line, events))
    return _lines(view, view.table.log[-count:] if count else ())


def _lines(view: PublicView, log: Sequence[Logged]) -> Sequence[Message]:
    lines: list[Message] = []
    for turn, logged in groupby(_told_of(log), key=lambda told: told[0].turn):
        lines += _turn(view, turn, [(line.event, before) for line, before in logged])
    return tuple(lines)


def _told_of(log: Sequence[Logged]) -> list[tuple[Logged, bool]]:
    """Return the log's lines, each with whether its seat has changed hands since: it is named after who sits there."""
    found: list[tuple[Logged, bool]] = []
    taken: set[Seat] = set()
    for line in reversed(log):
        seat = getattr(line.event, "seat", None)
        found.append((line, seat in taken))
        if isinstance(line.event, SeatTaken | SeatHanded):
            taken.add(line.event.seat)
    return found[::-1]


def _turn(view: PublicView, turn: int, logged: Sequence[tuple[Event, bool]]) -> Iterator[Message]:
    """Yield the lines of one turn; with each event whether its seat has changed hands since."""
    for former in (True, False):
        deeds = [event for event, before in logged if isinstance(event, TurnEvent) and before is former]
        yield from _deeds(view.table.options, turn, deeds, former=former)
    for event, before in logged:
        if isinstance(event, TurnEvent):
            continue
        words = (told_without_name(event) if before else None) or sentence(view, event)
        if words is not None:
            yield message("lf-log-other", turn=turn, sentence=words)


def _deeds(options: Options, turn: int, events: list[TurnEvent], *, former: bool) -> Iterator[Message]:
    """Yield a line for each seat that did something in the turn: two where somebody went on for another.

    `former`: it was done by whoever sat there before.
    """
    id = "lf-log-former" if former else "lf-log-turn"
    for seat, deeds in groupby(_joined(events), key=lambda event: event.seat):
        yield message(id, turn=turn, who=who(seat), did=Several(tuple(did(options, e) for e in deeds)))


def _joined(events: list[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield the events with the two looks of a turn made one."""
    looks = [event for event in events if isinstance(event, Looked)]
    if looks:
        yield Looked(seat=looks[0].seat, cells=tuple(cell for look in looks for cell in look.cells))
    yield from (event for event in events if not isinstance(event, Looked))


def result(view: PublicView) -> Sequence[Message]:
    """Return the end in words: how it came, the score, hats off, the target, what was apart, what was left over."""
    table, reveal = view.table, view.reveal
    assert table.outcome is not None, "result is asked for after the end"
    assert reveal is not None, "the end reveals everything"
    options, outcome = table.options, table.outcome
    values: dict[str, MessageValue] = {"reason": outcome.reason, "down": table.down, "cells": options.cells}
    if outcome.score is None:
        out = [Message("lf-lost", values)]
        if outcome.reason in ("declared", "last_card"):
            out.append(message("lf-apart", items=Several(tuple(item_name(item) for item in reveal.split))))
    else:
        out = [Message("lf-won", values | {"score": outcome.score})]
        if hats_off(options, outcome.score):
            out.append(message("lf-hats-off"))
        out += _target(options, outcome.score, passed(options, outcome))
    if reveal.unused_hints:
        out.append(message("lf-unused-hints", items=counted(reveal.unused_hints)))
    if reveal.aside:
        out.append(message("lf-aside", items=counted(reveal.aside)))
    return tuple(out)


def hats_off(options: Options, score: int) -> bool:
    """Whether at least half of the grid's cards were still face down (LF-17)."""
    return 2 * score >= options.cells


def _target(options: Options, score: int, reached: bool) -> Iterator[Message]:
    if options.challenge is not None:
        yield message(
            "lf-challenge-passed" if reached else "lf-challenge-missed",
            number=options.challenge,
            target=options.target or 1,
        )
    elif options.target is not None:
        yield message("lf-target-reached" if reached else "lf-target-missed", target=options.target)


def headline(view: PublicView) -> Message:
    """Return the state of the game in a few words."""
    table = view.table
    if table.outcome is not None:
        score = table.outcome.score
        if score is None:
            return message("lf-headline-lost", reason=table.outcome.reason)
        return message("lf-headline-won", score=score)
    return message(
        "lf-headline",
        round=table.round,
        who=who(Seat(table.seat)),
        down=table.down,
        hints=view.supply,
        dealt=int(view.supply > 0 or bool(table.hints) or table.in_hand is not None),
    )
