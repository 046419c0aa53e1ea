"""What matches what: the bot is the referee, from the cards' data (FK-05, FK-29). All of it lies face up."""

from engine.core.ids import Seat
from engine.games.finders_keepers_expert.state import Card, State


def matching(grid: tuple[Card | None, ...], tile: int) -> tuple[int, ...]:
    """Return the cells whose card shows a tile's object."""
    return tuple(cell for cell, card in enumerate(grid) if card is not None and tile in card.picture.objects)


def able(state: State, seat: Seat) -> bool:
    """Whether a seat could capture something with one of its face-up tiles."""
    hand = state.table.places[seat].hand
    return any(card is not None and not set(hand).isdisjoint(card.picture.objects) for card in state.grid)


def worth(grid: tuple[Card | None, ...], cells: tuple[int, ...]) -> int:
    """Return the points of the cards at some cells."""
    cards = [grid[cell] for cell in cells]
    return sum(1 + card.picture.seymour for card in cards if card is not None)


def best(state: State, seat: Seat) -> tuple[int, tuple[int, ...]] | None:
    """Return the tile and the cells that bring a seat the most points, the first of equals; None if there are none."""
    found = [(tile, matching(state.grid, tile)) for tile in state.table.places[seat].hand]
    found = [(tile, cells) for tile, cells in found if cells]
    return max(found, key=lambda one: worth(state.grid, one[1]), default=None)
