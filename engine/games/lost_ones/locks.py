"""Locked sides and what opens them (LO-64 to LO-67)."""

from collections.abc import Iterable, Iterator

from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import Choose, Outcome, Side, Unlock, When
from engine.games.lost_ones.events import SideUnlocked


def walk(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """Yield outcomes and all that are nested in them."""
    for outcome in outcomes:
        yield outcome
        match outcome:
            case Choose(of=of):
                for branch in of:
                    yield from walk(branch.outcomes)
            case When(then=then, otherwise=otherwise):
                yield from walk((*then, *otherwise))
            case _:
                pass


def unlock(d: Draft, n: int, side: Side) -> None:
    """Open a side of a placed tile; one that needs several encounters opens with the last of them."""
    tile = d.tile(n)
    exit_ = tile.sides.get(side)
    if exit_ is None or exit_.lock is None:
        return
    if exit_.lock.mode == "all" and not set(d.done).issuperset(exit_.lock.by):
        return
    _open(d, tile.key, side)


def open_by_completed(d: Draft, key: str) -> None:
    """Open the sides of a placed tile whose encounters have been completed, with or without a word of their result."""
    for side, exit_ in d.book.tiles[key].sides.items():
        lock = exit_.lock
        if lock is not None and (all if lock.mode == "all" else any)(by in d.done for by in lock.by):
            _open(d, key, side)


def open_elsewhere(d: Draft, encounter: str) -> None:
    """Open what a just completed encounter opens on placed tiles beside the sides that its own result opens."""
    own = d.book.tile_of[encounter]
    told = {o.side for o in walk(d.book.encounters[encounter].outcomes) if isinstance(o, Unlock)}
    for key in d.placed:
        for side, exit_ in d.book.tiles[key].sides.items():
            if exit_.lock is None or encounter not in exit_.lock.by or (key == own and side in told):
                continue
            if exit_.lock.mode == "any" or set(d.done).issuperset(exit_.lock.by):
                _open(d, key, side)


def _open(d: Draft, key: str, side: Side) -> None:
    name = f"{key}:{side}"
    if name not in d.unlocked:
        d.unlocked += (name,)
        d.say(SideUnlocked(tile=d.book.tiles[key].n, side=side))
