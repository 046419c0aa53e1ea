"""The whole truth of one game. Nothing outside the rules may hold one."""

from engine.core.model import Model
from engine.games.finders_keepers.picture import Picture
from engine.games.finders_keepers_expert.views import Table


class Card(Model):
    """One Keep Me card, and in text mode its words."""

    picture: Picture
    words: tuple[str, ...] = ()


class State(Model):
    """`table` is what everybody knows; the rest is hidden, but for the grid."""

    table: Table
    grid: tuple[Card | None, ...]
    reserve: tuple[Card, ...]  # the top one first
    stacks: tuple[tuple[int, ...], ...]  # by seat, the top one first
    captured: tuple[tuple[Card, ...], ...]  # by seat
    out: tuple[int, ...]  # tiles out of play
