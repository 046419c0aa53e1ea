"""The settings of Lost & Found. Which of them go together is the lobby's knowledge (`lobby.py`)."""

from typing import Literal

from engine.core.model import Model

ITEMS = ("glasses", "phone", "keys", "socks", "wallet")
"""Item ids by number: everywhere else an item is its position here."""

COPIES = 6
"""Cards of each item in the box (rulebook, What's in the Box)."""


class Options(Model):
    """One set-up. Defaults are the rulebook's basic game.

    `kinds` is the number of item types in play; `hints` the hint cards per seat. House rules name their ruling.
    """

    rows: int = 4
    cols: int = 4
    kinds: int = 4
    hints: int = 2
    commit_both: bool = False  # V1
    always_swap: bool = False  # V2
    flip_own: bool = False  # V3
    open_hints: bool = False  # V4
    random_counts: bool = False  # V5
    double: bool = False  # challenge 8: the action of step 3 twice
    target: int | None = None  # the score that passes; None: a win is enough
    challenge: int | None = None  # 1 … 10 while the set-up is that challenge's
    max_seats: int = 4  # LF-01: up to 8
    first_seat: Literal["random", "owner"] = "random"  # LF-02; the owner is seat 0
    chosen: tuple[int, ...] | None = None  # LF-05: the items in play, in ascending order; None: dealt at random
    declare_early: bool = False  # LF-08: declare instead of the action of step 3
    declare_vote: bool = False  # LF-09: a majority must agree to declare
    hint_touch: Literal["any", "grid"] = "any"  # LF-12: next to any card, or to a grid card only
    least_each: int = 0  # LF-23: with V5, at least so many of each item (0, 1, 2)
    ladder: bool = False  # LF-27: challenges open one after the other
    talk: Literal["normal", "silent"] = "normal"  # LF-29
    memory: Literal["strict", "round", "full", "notes"] = "round"  # LF-30
    look_seconds: int = 0  # LF-31: how long a look stays readable; 0: until the turn moves on

    @property
    def cells(self) -> int:
        """The number of grid cells."""
        return self.rows * self.cols
