"""The lobby's settings, one by one: how each is read and written, and which values it may have beside the others."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import Any

from engine.core.ids import Value
from engine.core.model import evolve
from engine.games.lost_and_found.challenges import CHALLENGES, NEUTRAL, greatest_score
from engine.games.lost_and_found.deal import remaining
from engine.games.lost_and_found.options import ITEMS, Options

GRIDS: Mapping[str, tuple[int, int, int]] = MappingProxyType(
    {
        f"{rows}x{cols}-{kinds}": (rows, cols, kinds)
        for rows, cols, kinds in (
            (2, 4, 2),
            (2, 4, 4),
            (3, 3, 3),
            (3, 4, 3),
            (3, 4, 4),
            (4, 4, 4),
            (4, 5, 5),
            (5, 6, 5),
        )
    }
)
"""Rows, columns and items in play that go together (A1.5), by the value of the setting."""

MOST_TARGET = 30
LOOK_SECONDS = (0, 15, 30, 60, 120, 300)

Values = Callable[[Options, int], Sequence[Value]]


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting. `values` depend on the other settings and the seats; `known` are all it can ever have.

    `refusal` is the code for a known value that is impossible beside the others.
    """

    name: str
    page: int
    read: Callable[[Options], Value]
    write: Callable[[Options, Value], Options]
    values: Values
    known: tuple[Value, ...]
    refusal: str = "unknown_value"


def grid_value(options: Options) -> str:
    """Return the setting's value for the grid of these options, which may be none of GRIDS."""
    return f"{options.rows}x{options.cols}-{options.kinds}"


def item_letters(items: Sequence[int]) -> str:
    """Return items as the setting's value: their first letters."""
    return "".join(ITEMS[item][0] for item in items)


def _items_value(options: Options) -> str:
    if options.chosen is None:
        return "random"
    exist = all(0 <= item < len(ITEMS) for item in options.chosen)
    return item_letters(options.chosen) if exist else "unknown"


def _chosen(value: Value) -> tuple[int, ...] | None:
    letters = "".join(item[0] for item in ITEMS)
    return None if value == "random" else tuple(letters.index(letter) for letter in str(value))


def _item_values(kinds: int) -> tuple[Value, ...]:
    if kinds == len(ITEMS):
        return ("random",)
    return ("random", *(item_letters(items) for items in combinations(range(len(ITEMS)), kinds)))


def _write_grid(options: Options, value: Value) -> Options:
    rows, cols, kinds = GRIDS[str(value)]
    return evolve(options, rows=rows, cols=cols, kinds=kinds)


def _write_challenge(options: Options, value: Value) -> Options:
    """Return a challenge's set-up, or for 0 the basic game if a challenge was set; what challenges leave free stays."""
    if value == 0 and options.challenge is None:
        return options
    neutral = {name: getattr(options, name) for name in NEUTRAL}
    return evolve(CHALLENGES[int(value)] if value else Options(), **neutral)


def _plain(name: str, page: int, known: tuple[Value, ...], values: Values | None = None, refusal: str = "") -> Setting:
    """Return a setting that is stored as it is shown."""

    def read(options: Options) -> Value:
        value: Value = getattr(options, name)
        return value

    return Setting(
        name,
        page,
        read,
        lambda options, value: evolve(options, **{name: value}),
        values or (lambda options, seats: known),
        known,
        refusal or "unknown_value",
    )


def _switch(name: str, page: int, possible: Callable[[Options], bool] | None = None, refusal: str = "") -> Setting:
    """Return a yes-or-no setting; where it is not `possible` it can only be off."""
    both: tuple[Value, ...] = ("no", "yes")

    def values(options: Options, seats: int) -> Sequence[Value]:
        return both if possible is None or possible(options) else ("no",)

    return Setting(
        name,
        page,
        lambda options: "yes" if getattr(options, name) else "no",
        lambda options, value: evolve(options, **{name: value == "yes"}),
        values,
        both,
        refusal or "unknown_value",
    )


def _targets(options: Options, seats: int) -> Sequence[Value]:
    return range(greatest_score(options, seats) + 1)


def _least(options: Options, seats: int) -> Sequence[Value]:
    """Return 0 and, with random counts, what leaves something to chance."""
    if not options.random_counts:
        return (0,)
    return tuple(least for least in (0, 1, 2) if least * options.kinds < options.cells)


SETTINGS: tuple[Setting, ...] = (
    Setting(
        "challenge",
        0,
        lambda options: options.challenge or 0,
        _write_challenge,
        lambda options, seats: (0, *CHALLENGES),
        (0, *CHALLENGES),
    ),
    Setting("grid", 0, grid_value, _write_grid, lambda options, seats: tuple(GRIDS), tuple(GRIDS)),
    _plain("hints", 0, (0, 1, 2), lambda options, seats: (0, 1, 2) if remaining(options) else (0,), "no_cards_left"),
    Setting(
        "target",
        0,
        lambda options: options.target or 0,
        lambda options, value: evolve(options, target=value or None),
        _targets,
        tuple(range(MOST_TARGET + 1)),
        "target_too_high",
    ),
    _switch("double", 0),
    _switch("commit_both", 1),
    _switch("always_swap", 1),
    _switch("flip_own", 1),
    _switch("open_hints", 1, lambda options: options.hints > 0, "no_hints_to_open"),
    _switch("random_counts", 1, lambda options: remaining(options) > 0, "counts_fixed"),
    _plain("least_each", 1, (0, 1, 2), _least, "least_impossible"),
    _plain("max_seats", 2, (4, 5, 6, 7, 8), lambda options, seats: range(max(4, seats), 9), "seats_taken"),
    _plain("first_seat", 2, ("random", "owner")),
    Setting(
        "items",
        2,
        _items_value,
        lambda options, value: evolve(options, chosen=_chosen(value)),
        lambda options, seats: _item_values(options.kinds),
        tuple(value for kinds in (2, 3, 4, 5) for value in _item_values(kinds)),
        "items_do_not_fit",
    ),
    _switch("declare_early", 2),
    _switch("declare_vote", 2),
    _plain("hint_touch", 2, ("any", "grid")),
    _plain("memory", 3, ("strict", "round", "full", "notes")),
    _plain("look_seconds", 3, LOOK_SECONDS),
    _plain("talk", 3, ("normal", "silent")),
    _switch("ladder", 3),
)

BY_NAME: Mapping[str, Setting] = MappingProxyType({setting.name: setting for setting in SETTINGS})


def settled(options: Options, seats: int) -> Options:
    """Return options in which what has become impossible through a change is put right."""
    changes: dict[str, Any] = {}
    if not remaining(options):
        changes |= {"hints": 0, "random_counts": False}
    if not changes.get("hints", options.hints):
        changes["open_hints"] = False
    options = evolve(options, **changes)
    if options.least_each not in _least(options, seats):
        options = evolve(options, least_each=0)
    if _items_value(options) not in _item_values(options.kinds):
        options = evolve(options, chosen=None)
    greatest = greatest_score(options, seats)
    if options.target is not None and options.target > greatest:
        options = evolve(options, target=greatest)
    return options
