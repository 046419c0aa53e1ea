"""The settings of Finders Keepers. House rules name their ruling."""

from typing import Literal

from engine.core.model import Model

MOST_SEATS = 6
"""Rulebook, title: 2 to 6 players."""
CARDS = 60
"""Keep Me cards in the box (Components)."""
DEALT, DEALT_TO_MANY = 12, 10
"""Cards for each seat with up to four, and with five or six of them (Set Up)."""
FEW_SEATS = 4
GENTLE_CLAIMS = 4
"""How many cards may be claimed for one tile where wrong claims cost nothing (FK-07)."""
PASSES = 2
"""How often the tiles are turned at most (FK-03)."""

Wrong = Literal["void", "ignore", "lockout"]


def cards_each(seats: int) -> int:
    """Return how many cards are dealt to each seat (rulebook, Set Up)."""
    return DEALT if seats <= FEW_SEATS else DEALT_TO_MANY


class Options(Model):
    """One set-up. Defaults are the rulebook's game with its rulings."""

    clutter: Literal[0, 8, 16] = 8  # about how many objects without a tile lie on a card
    exact: bool = False  # exactly four objects on every card, each object on six cards (FK-39)
    pile_end: Literal["reshuffle", "most"] = "reshuffle"  # FK-03
    wrong: Wrong = "void"  # FK-06
    show_misses: bool = False  # FK-08: what was overlooked is shown when a tile closes
    private_tableaus: bool = False  # FK-09
    manual_reveal: bool = False  # FK-10
    away_after: Literal[0, 1, 2, 3, 5] = 2  # FK-13: missed tiles in a row; 0: never
    first_seat: Literal["random", "owner"] = "random"  # FK-18; the owner is seat 0
    tiles_per_round: Literal[1, 2, 3, 4, 5] = 1  # FK-19
    text_mode: bool = False  # FK-40: cards are lists of words instead of pictures
    practice: bool = False  # FK-41: one seat, no race
