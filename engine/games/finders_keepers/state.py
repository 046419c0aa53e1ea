"""The whole truth of one game. Nothing outside the rules may hold one."""

from engine.core.ids import Seat
from engine.core.model import Model
from engine.games.finders_keepers.picture import Picture
from engine.games.finders_keepers.views import Table, Verdict

Claims = tuple[tuple[int, ...] | None, ...]
"""One seat's answers by place among the open tiles: ascending numbers of cards, or None for no answer yet."""


class Overlooked(Model):
    """The cards on which a seat overlooked the object of a tile, by the tile's number; shown after the end (FK-08)."""

    seat: Seat
    number: int
    slots: tuple[int, ...]


class State(Model):
    """`table` is what everybody knows. Dealt cards and their words stay by seat and number for the whole game."""

    table: Table
    cards: tuple[tuple[Picture, ...], ...]
    words: tuple[tuple[tuple[str, ...], ...], ...]  # in text mode, else empty
    pile: tuple[int, ...]  # the top one first
    claims: tuple[Claims, ...]
    verdicts: tuple[tuple[Verdict, ...], ...]
    unused: tuple[Picture, ...]
    overlooked: tuple[Overlooked, ...] = ()
