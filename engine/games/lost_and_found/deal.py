"""The deal: which items are in play, the grid, the hint cards and what is left over (rulebook, Setting Up)."""

from dataclasses import dataclass

from engine.core.rng import Rng
from engine.games.lost_and_found.options import COPIES, ITEMS, Options


@dataclass(frozen=True, slots=True)
class Deal:
    """Item numbers: `items` in play, `cards` by grid cell, `supply` with the top hint first, `aside` the left-overs.

    The items that are not in play stay in the box and are no part of it (LF-03).
    """

    items: tuple[int, ...]
    cards: tuple[int, ...]
    supply: tuple[int, ...]
    aside: tuple[int, ...]


def remaining(options: Options) -> int:
    """Return how many cards of the items in play the grid leaves over."""
    return COPIES * options.kinds - options.cells


def hints_dealt(options: Options, seats: int) -> int:
    """Return the number of hint cards: as many as asked for, or all that are left over (LF-04)."""
    return min(options.hints * seats, remaining(options))


def counts_range(options: Options) -> tuple[int, int]:
    """Return how few and how many of one item the grid can hold under variation 5 (A1.6)."""
    others = options.kinds - 1
    least = max(options.least_each, options.cells - COPIES * others)
    return least, min(COPIES, options.cells - options.least_each * others)


def _split(options: Options, items: tuple[int, ...], rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards for the grid, shuffled, and the cards left over, shuffled."""
    if not options.random_counts:
        each = options.cells // options.kinds
        grid = tuple(item for item in items for _ in range(each))
        rest = tuple(item for item in items for _ in range(COPIES - each))
        return rng.shuffled(grid), rng.shuffled(rest)
    sure = tuple(item for item in items for _ in range(options.least_each))
    pool = rng.shuffled(item for item in items for _ in range(COPIES - options.least_each))
    drawn = options.cells - len(sure)
    return rng.shuffled(sure + pool[:drawn]), pool[drawn:]


def deal(options: Options, seats: int, rng: Rng) -> Deal:
    """Deal a new game: equal counts, or random ones under variation 5 (LF-23), where `least_each` comes first."""
    items = options.chosen or tuple(sorted(rng.shuffled(range(len(ITEMS)))[: options.kinds]))
    cards, rest = _split(options, items, rng)
    hints = hints_dealt(options, seats)
    return Deal(items, cards, rest[:hints], rest[hints:])
