"""A game played again from its log: the same seed and the same actions give the same states."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.service.tables import Loaded
from bot.store.records import EntryRow
from engine.core.ids import Seat
from engine.core.protocol import Step
from engine.core.rng import Rng


class Diverged(Exception):
    """The log does not lead to the stored state: the rules have changed since it was written."""


def without_undone(entries: Iterable[EntryRow]) -> list[EntryRow]:
    """Return a game's entries, without actions that were taken back and the taking back."""
    kept: list[EntryRow] = []
    for entry in entries:
        if entry.kind != "undo":
            kept.append(entry)
            continue
        # Between an action and its undo stand at most changes that the rules know nothing of, votes for instance.
        last = next((i for i in reversed(range(len(kept))) if kept[i].action is not None), None)
        if last is not None:
            del kept[last]
    return kept


def replay(loaded: Loaded, entries: Iterable[EntryRow]) -> Iterator[tuple[Any, Step[Any, Any, Any]]]:
    """Yield every action that lasted with the step that it led to, first the deal, which no action led to.

    Raises Diverged at the end if the state is not the stored one, and whatever the rules raise on the way.
    """
    row, game = loaded.row, loaded.game
    if row.seed is None:
        raise Diverged
    rng = Rng(row.seed)
    step = game.rules.setup(loaded.options, tuple(Seat(i) for i in range(len(row.seats))), rng)
    yield None, step
    for entry in without_undone(entries):
        if entry.action is None:
            continue
        seat = None if entry.seat is None else Seat(entry.seat)
        action = game.actions.validate_json(entry.action)
        step = game.rules.apply(step.state, seat, action, rng)
        yield action, step
    if step.state != loaded.state or rng.cursor != row.rng_cursor:
        raise Diverged
