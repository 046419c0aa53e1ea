"""The settings of Expert. House rules name their ruling."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from engine.core.model import Model

ROWS = COLS = 3
CELLS = ROWS * COLS
"""The grid in the middle (rulebook, Expert, Set Up)."""
TILES: Mapping[int, int] = MappingProxyType({2: 20, 3: 13, 4: 10, 5: 8, 6: 6})
"""Tiles dealt to each seat, by the number of seats; five and six are a house rule (FK-36)."""
FEWEST_SEATS = min(TILES)
GENTLE_CELLS = 4
"""How many cards may be pointed at where wrong ones cost nothing, as in the basic game (FK-07)."""


class Options(Model):
    """One set-up. Defaults are the rulebook's game with its rulings."""

    clutter: Literal[0, 8, 16] = 8  # about how many objects without a tile lie on a card
    exact: bool = False  # exactly four objects on every card, each object on six cards (FK-39)
    hand: Literal[3, 4, 5, 6] = 5  # FK-01: face-up tiles of each seat
    first_seat: Literal["random", "owner"] = "random"  # FK-18; the owner is seat 0
    collect: Literal["point", "auto"] = "point"  # FK-20
    wrong: Literal["retry", "lose", "ignore"] = "retry"  # FK-21
    must_take: Literal["enforce", "trust"] = "enforce"  # FK-22
    pass_cycles: bool = False  # FK-23: a pass changes a tile
    auto_pass: bool = True  # FK-24
    match_play: bool = False  # FK-30: as many games as seats, each begins one
    open_scores: bool = False  # FK-32
    timeout_play: bool = False  # FK-34: the bot captures for whoever is late
    away_after: Literal[1, 2, 3, 5] = 2  # FK-34: missed turns in a row
    max_seats: Literal[4, 6] = 4  # FK-36
    text_mode: bool = False  # FK-40: cards are lists of words instead of pictures
