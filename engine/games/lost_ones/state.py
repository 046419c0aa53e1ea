"""The whole truth of one game. Nothing outside the rules may hold one."""

from typing import Literal

from engine.core.model import Model
from engine.games.lost_ones.views import Table
from engine.games.lost_ones.work import Work

Doom = Literal["caught", "clock", "story", "foe"]
"""A loss that a result or an effect brings; the first in this order names the cause (A4.4)."""


class State(Model):
    """`table` is what everybody knows; the rest is hidden. Cards are ids of the pack, the top of a deck first.

    `versions` are the letters of transformed tiles that are not placed yet (LO-65). `won` and `dooms` are decided but
    not settled. `minded`: the hero on turn is looked after, since its seat let a deadline pass (LO-96).
    """

    table: Table
    deck: tuple[int, ...]
    bane_deck: tuple[int, ...]
    foe_deck: tuple[int, ...]
    supply: tuple[int, ...]  # boons that nobody has
    versions: tuple[tuple[int, str], ...] = ()
    work: tuple[Work, ...] = ()
    won: str | None = None
    dooms: tuple[Doom, ...] = ()
    minded: bool = False
