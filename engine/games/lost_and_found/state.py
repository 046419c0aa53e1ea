"""The whole truth of one game. Nothing outside the rules may hold one."""

from engine.core.model import Model
from engine.games.lost_and_found.views import Seen, Table


class State(Model):
    """`table` is what everybody knows; the rest is hidden. Items are positions in ITEMS.

    The items that are not in play stay in the box: with six of each of those, the grid, the laid hints, the one in
    hand, `supply` and `aside` are the thirty cards.
    """

    table: Table
    cards: tuple[int, ...]  # per grid cell
    supply: tuple[int, ...]  # hint cards, the top one first; with open hints the spread
    aside: tuple[int, ...]  # left over, of the items in play
    notes: tuple[tuple[Seen, ...], ...] = ()  # per seat what it saw, followed through swaps; empty without that rule
