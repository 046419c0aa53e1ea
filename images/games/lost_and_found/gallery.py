"""Positions to look at: one for every kind of picture, made from a seed. Views are built by hand, without the rules."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_and_found.views import PublicView, SeatView

Fields = dict[str, Any]

_GRIDS = ((2, 4, 4), (3, 3, 3), (3, 4, 3), (4, 4, 4), (4, 5, 5), (5, 6, 5))  # rows, columns, kinds


def boards(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of running games."""
    for rows, cols, kinds in _GRIDS:
        yield f"grid-{rows}x{cols}", public(seed, rows, cols, kinds, shown=rows * cols // 4)
    yield "fresh", public(seed, 4, 4, 4)
    yield "middle", public(seed, 4, 4, 4, shown=4, hints=_HINTS, log=_swapped((0, 9)))
    yield "holding", public(seed, 4, 4, 4, shown=4, hints=_HINTS, phase="return", looked=[3, 12])
    yield "placing", public(seed, 4, 4, 4, shown=3, hints=_HINTS, phase="place", in_hand=True)
    yield "open-hints", public(seed, 4, 4, 4, shown=3, hints=_HINTS[:1], spread=5, options={"open_hints": True})
    yield "random-counts", public(seed, 3, 4, 4, shown=5, options={"random_counts": True})
    yield "long-chain", public(seed, 4, 4, 4, shown=6, hints=[(1, 4 + i) for i in range(8)])
    yield "tall-chain", public(seed, 4, 4, 4, shown=6, hints=[(4 + i, 1) for i in range(8)])


def panels(seed: int) -> Iterator[tuple[str, SeatView]]:
    """Yield names and views of the seat on turn."""
    hand: Fields = {"shown": 4, "hints": _HINTS}
    yield "panel-first-look", private(public(seed, 4, 4, 4, **hand, phase="second_look", looked=[3]), seen=1)
    yield "panel-look", private(public(seed, 4, 4, 4, **hand, phase="return", looked=[3, 12]), seen=2)
    yield "panel-look-5x6", private(public(seed, 5, 6, 5, shown=9, phase="return", looked=[3, 26]), seen=2)
    yield "panel-place", private(public(seed, 5, 6, 5, shown=9, phase="place", in_hand=True))
    own: Fields = {"phase": "act", "returned": [3, 12], "options": {"flip_own": True}}
    yield "panel-turn-up-own", private(public(seed, 4, 4, 4, shown=4, **own, log=_swapped((3, 12))))
    yield "panel-notes", private(public(seed, 4, 4, 4, **hand, options={"memory": "notes"}), notes=(0, 3, 10))


def ends(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of games that ended: won, won at a challenge's largest grid, lost."""
    yield "end-won", _ended(seed, 4, 4, 4, up=5, hints=_HINTS)
    yield "end-won-5x6", _ended(seed, 5, 6, 5, up=22, hints=())
    yield "end-lost", _ended(seed, 4, 4, 4, up=9, hints=_HINTS[:2], misplaced=True)


_HINTS = [(0, 4), (2, 4), (4, 1)]


def public(
    seed: int,
    rows: int,
    cols: int,
    kinds: int,
    *,
    shown: int = 0,
    hints: Iterable[tuple[int, int]] = (),
    spread: int = 0,
    in_hand: bool = False,
    options: Fields | None = None,
    **fields: Any,
) -> PublicView:
    """Return the view of a running game with `shown` cards turned up, none of them looked at now."""
    rng = _rng(seed)
    items = sorted(rng.shuffled(range(5))[:kinds])
    deck = rng.shuffled(item for item in items for _ in range(rows * cols // kinds))
    left = [
        cell
        for cell in range(rows * cols)
        if cell not in (*fields.get("looked", ()), *fields.get("returned", ()), 0, 9)
    ]
    turned = rng.shuffled(left)[:shown]
    table = {
        "options": {"rows": rows, "cols": cols, "kinds": kinds, **(options or {})},
        "seats": 3,
        "items": items,
        "up": [deck[cell] if cell in turned else None for cell in range(rows * cols)],
        "hints": [{"row": row, "col": col, "item": rng.choice(items)} for row, col in hints],
        "spread": [rng.choice(items) for _ in range(spread)],
        "in_hand": rng.choice(items) if in_hand else None,
        "seat": 1,
        "turn": 4,
        "round": 2,
        **fields,
    }
    return PublicView.model_validate_json(json.dumps({"table": table, "supply": spread or 3}))


def private(view: PublicView, seen: int = 0, notes: Iterable[int] = ()) -> SeatView:
    """Return the view of the seat on turn, which sees the first `seen` cards that it holds."""
    items = view.table.items
    cards = [{"cell": cell, "item": items[cell % len(items)]} for cell in view.table.looked[:seen]]
    noted = [{"cell": cell, "item": items[cell % len(items)]} for cell in notes]
    whole = {"public": view.model_dump(mode="json"), "seat": view.table.seat, "seen": cards, "notes": noted}
    return SeatView.model_validate_json(json.dumps(whole))


def _swapped(cells: tuple[int, int]) -> list[Fields]:
    event = {"kind": "put_back", "seat": 0, "cells": cells, "swapped": True}
    return [{"turn": 3, "round": 1, "event": event}]


def _ended(
    seed: int, rows: int, cols: int, kinds: int, up: int, hints: Iterable[tuple[int, int]], misplaced: bool = False
) -> PublicView:
    """Return a game that ended with all groups together, or with two cards in each other's place."""
    rng = _rng(seed)
    items = rng.shuffled(range(5))[:kinds]
    cells = rows * cols
    path = [row * cols + (col if row % 2 == 0 else cols - 1 - col) for row in range(rows) for col in range(cols)]
    cards = [0] * cells
    for place, cell in enumerate(path):
        cards[cell] = items[place * kinds // cells]
    if misplaced:
        cards[0], cards[cells - 1] = cards[cells - 1], cards[0]
    turned = rng.shuffled(range(cells))[:up]
    down = sorted(set(range(cells)) - set(turned))
    beside = [
        {"row": row, "col": col, "item": cards[min(row, rows - 1) * cols + min(col, cols - 1)]} for row, col in hints
    ]
    left = [item for item in items for _ in range(6 - cells // kinds)]
    for hint in beside:
        if hint["item"] in left:
            left.remove(hint["item"])
    loose = rng.shuffled(left)
    table = {
        "options": {"rows": rows, "cols": cols, "kinds": kinds},
        "seats": 3,
        "items": sorted(items),
        "up": [cards[cell] if cell in turned else None for cell in range(cells)],
        "hints": beside,
        "seat": 1,
        "phase": "over",
        "outcome": {
            "reason": "declared",
            "winners": [] if misplaced else [0, 1, 2],
            "score": None if misplaced else len(down),
        },
    }
    reveal = {
        "cards": cards,
        "down": down,
        "unused_hints": loose[:2],
        "aside": loose[2:],
        "split": sorted({cards[0], cards[-1]}) if misplaced else [],
    }
    return PublicView.model_validate_json(json.dumps({"table": table, "supply": 2, "reveal": reveal}))


def _rng(seed: int) -> Rng:
    return Rng((seed % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big"), stream=b"gallery")
