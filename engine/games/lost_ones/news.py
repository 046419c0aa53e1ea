"""What has just happened, for the head of the private panel: the last sentences of the log, the place said once."""

from collections.abc import Iterator

from engine.core.messages import Message, message
from engine.games.lost_ones.events import (
    BoonUsed,
    EffectStruck,
    EncounterDone,
    Event,
    FoeMet,
    Moved,
    PageRead,
    Paid,
    TalentUsed,
    TextPlayed,
    TurnBegan,
)
from engine.games.lost_ones.narrative import sentence
from engine.games.lost_ones.views import PublicView
from engine.games.lost_ones.words import heroes

MOST = 6
"""How many sentences a panel shows at most."""


def news(view: PublicView, h: int, *, placed: bool) -> tuple[Message, ...]:
    """Return what the latest action brought, a small line each, the oldest first.

    `placed`: the panel says below where hero `h` stands, so the lines do not.
    """
    lines = [words for event in _latest(view) if (words := _line(view, h, event, placed)) is not None]
    return tuple(message("lo-news", text=words) for words in lines[-MOST:])


def lingers(view: PublicView) -> bool:
    """Whether something was done on the tile in this turn since somebody came there: its page has been read."""
    for event in reversed(view.table.log):
        if isinstance(event, EncounterDone | TextPlayed | TalentUsed | BoonUsed):
            return True
        if isinstance(event, TurnBegan | Moved):
            return False
    return False


def _latest(view: PublicView) -> Iterator[Event]:
    log = view.table.log
    starts = (i for i in range(len(log) - 1, -1, -1) if _starts(log[i]))
    yield from log[next(starts, len(log)) :]


def _starts(event: Event) -> bool:
    """Whether an event is where an action shows first.

    A turn that begins is none: it may begin by itself, and what the action before it brought is still news.
    """
    if isinstance(event, Moved):
        return event.how == "step"
    return isinstance(event, Paid | EncounterDone | TextPlayed | TalentUsed | BoonUsed)


def _line(view: PublicView, h: int, event: Event, placed: bool) -> Message | None:
    tile = view.table.heroes[h].tile
    match event:
        case TurnBegan(hero=hero) if hero == h:
            return None
        case Moved(how="step", heroes=group, new=new) if placed and h in group and new == tile:
            return None
        case PageRead() if placed:
            return None
        case FoeMet() if view.table.ask is not None and view.table.ask.kind == "fight":
            return None
        case EffectStruck(effect=which, tile=n, spared=spared) if placed and n == tile and which != "foe":
            return message("lo-news-effect", effect=which, saved=len(spared), spared=heroes(view, spared))
        case _:
            return sentence(view, event)
