"""What may be seen. Built field by field in `rules.py`; nothing here can reach a hidden card."""

from functools import lru_cache
from typing import Literal

from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.lost_and_found import grid
from engine.games.lost_and_found.events import Event
from engine.games.lost_and_found.options import Options

Phase = Literal["look", "second_look", "return", "act", "place", "close", "vote", "over"]


class Hint(Model):
    """A hint card on the table. Row and column are 0 for the grid's first and may be negative or beyond the grid."""

    row: int
    col: int
    item: int


class Logged(Model):
    """One line of the public log."""

    turn: int
    round: int
    event: Event


class Table(Model):
    """The part of the game that everybody knows; shared by the state and the public view."""

    options: Options
    seats: int
    items: tuple[int, ...]  # the items in play, ascending (LF-05)
    up: tuple[int | None, ...]  # per grid cell: the item if face up
    hints: tuple[Hint, ...] = ()  # in the order in which they were laid
    spread: tuple[int, ...] = ()  # open hints that may be taken (V4), else empty
    seat: Seat  # on turn
    turn: int = 1
    round: int = 1
    decision: int = 1  # id of the open decision
    phase: Phase = "look"
    looked: tuple[int, ...] = ()  # cells whose cards the seat on turn holds
    returned: tuple[int, ...] = ()  # cells put back this turn
    actions: int = 1  # left in this turn
    in_hand: int | None = None  # the hint that was taken and not yet laid
    caretaker: bool = False  # the seat on turn is absent: others may act for it (LF-32)
    gone: tuple[Seat, ...] = ()
    conceding: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, bool], ...] = ()  # on this turn's latest "All sorted!" proposal (LF-09)
    log: tuple[Logged, ...] = ()  # as far as options.memory allows
    first: Seat = Seat(0)  # who began; a round is over when the turn comes round to this place
    idle: int = 0  # turns in a row that passed without anybody doing anything
    outcome: Outcome | None = None

    @property
    def down(self) -> int:
        """The number of face-down grid cards: the score if the game were won now."""
        return self.up.count(None)

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats that play on, ascending."""
        return _seated(self.seats, self.gone)

    @property
    def spots(self) -> tuple[tuple[int, int], ...]:
        """The places (row, column) where a hint may be laid, in reading order: the first is spot 1 (LF-12)."""
        options = self.options
        return grid.spots(options.rows, options.cols, tuple((h.row, h.col) for h in self.hints), options.hint_touch)


@lru_cache(maxsize=1024)
def _seated(seats: int, gone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(seats) if seat not in gone)


class Reveal(Model):
    """All that was hidden, after the end (LF-37).

    `down` marks the cells that were face down and counted; `split` are the items whose cards are not all together.
    """

    cards: tuple[int, ...]
    down: tuple[int, ...]
    unused_hints: tuple[int, ...]
    aside: tuple[int, ...]
    split: tuple[int, ...] = ()


class PublicView(Model):
    """What everybody sees. `supply` is the number of hint cards left."""

    table: Table
    supply: int
    reveal: Reveal | None = None


class Seen(Model):
    """An item at a cell, known to one seat."""

    cell: int
    item: int


@lru_cache(maxsize=1024)
def seen_at(cell: int, item: int) -> Seen:
    """Return an item at a cell; there are so few that they are shared."""
    return Seen(cell=cell, item=item)


class SeatView(Model):
    """What one seat sees: the cards in its hand now, and until the end its notes where it may have them (LF-30)."""

    public: PublicView
    seat: Seat
    seen: tuple[Seen, ...] = ()
    notes: tuple[Seen, ...] = ()
