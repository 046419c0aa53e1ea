"""Positions of Expert to look at: one for every kind of picture, made from a seed, without the rules."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers_expert.views import PublicView, SeatView
from images.games.finders_keepers.gallery import picture

CELLS = 9


def boards(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of running games."""
    yield "fresh", public(seed, 2, 5, stack=15, reserve=51)
    yield "four-seats", public(seed, 4, 5, stack=2, reserve=17, captured=8, seat=2, away=(1,))
    yield "six-seats", public(seed, 6, 6, stack=0, reserve=21, captured=5, seat=5)
    yield "grid-thins-out", public(seed, 3, 4, stack=0, reserve=0, captured=18, empty=(1, 4, 6, 7))


def panels(seed: int) -> Iterator[tuple[str, SeatView, int]]:
    """Yield names, views of seat 0, and which of the panel's pictures."""
    for name, clutter in (("none", 0), ("some", 8), ("many", 16)):
        view = private(public(seed, 2, 5, stack=15, reserve=51, clutter=clutter))
        yield f"panel-{name}", view, 0
    view = private(public(seed, 2, 5, stack=15, reserve=51))
    yield "panel-part", view, 1
    yield "panel-near", view, 5
    yield "panel-six-tiles", private(public(seed, 2, 6, stack=9, reserve=0, empty=(0, 5, 8))), 0


def ends(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of games that ended."""
    yield "end-won", _ended(seed, 3, winners=(1,), out=1, left=0)
    yield "end-together", _ended(seed, 4, winners=(0, 3), out=0, left=2)
    yield "end-many-tiles-left", _ended(seed, 2, winners=(1,), out=0, left=9)


def public(
    seed: int,
    seats: int,
    hand: int,
    *,
    stack: int,
    reserve: int,
    captured: int = 0,
    seat: int = 0,
    clutter: int = 8,
    empty: Sequence[int] = (),
    away: Sequence[int] = (),
    **fields: Any,
) -> PublicView:
    """Return the view of a running game."""
    rng = _rng(seed)
    order = rng.shuffled(range(len(FIND_ME)))
    places = [
        {
            "hand": order[who * hand : (who + 1) * hand],
            "stack": stack,
            "captured": captured and captured + rng.below(3) - 1,
            "away": who in away,
        }
        for who in range(seats)
    ]
    table = {"options": {"clutter": clutter}, "places": places, "seat": seat, "first": 0, **fields}
    drawn = [picture(rng, clutter).model_dump() for _ in range(CELLS)]
    grid = [None if cell in empty else {"number": cell + 1, "picture": drawn[cell]} for cell in range(CELLS)]
    return PublicView.model_validate_json(json.dumps({"table": table, "grid": grid, "reserve": reserve}))


def private(view: PublicView) -> SeatView:
    """Return the view of seat 0."""
    return SeatView.model_validate_json(json.dumps({"public": view.model_dump(mode="json"), "seat": 0}))


def _ended(seed: int, seats: int, winners: Sequence[int], out: int, left: int) -> PublicView:
    view = public(seed, seats, 5, stack=left, reserve=0, captured=15, empty=(0, 2, 3, 5, 6), phase="over")
    whole, rng = view.model_dump(mode="json"), _rng(seed + 1)
    order = rng.shuffled(range(len(FIND_ME)))
    whole["table"]["outcome"] = {"reason": "dead", "winners": list(winners)}
    whole["scores"] = [
        {"seat": seat, "cards": 20 if seat in winners else 11 + rng.below(5), "seymours": 5 if seat in winners else 2}
        for seat in range(seats)
    ]
    stacks = [order[out + seat * left : out + (seat + 1) * left] for seat in range(seats)]
    whole["reveal"] = {"out": order[:out], "stacks": stacks}
    return PublicView.model_validate_json(json.dumps(whole))


def _rng(seed: int) -> Rng:
    return Rng((seed % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big"), stream=b"gallery")
