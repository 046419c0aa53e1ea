"""What may be seen. Built field by field in `rules.py`.

Pictures are public. Only painters and the automatic players' eyes read a Picture: nothing that is said or offered may
depend on one before a capture is judged.
"""

from typing import Literal

from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.finders_keepers.views import SHEET, Picture, Slot
from engine.games.finders_keepers_expert.events import LoggedEvent, Score
from engine.games.finders_keepers_expert.options import Options

__all__ = ["Picture", "Place", "PublicView", "Reveal", "Score", "SeatView", "Slot", "Table"]

Phase = Literal["turn", "paused", "over"]


class Place(Model):
    """What everybody knows of one seat."""

    hand: tuple[int, ...]  # face-up tiles (FK-33)
    stack: int  # face-down tiles
    captured: int = 0
    cycled: int = 0  # tiles changed by passing since the last capture (FK-23)
    missed: int = 0  # turns in a row
    away: bool = False
    gone: bool = False


class Table(Model):
    """The part of the game that everybody knows; shared by the state and the public view."""

    options: Options
    places: tuple[Place, ...]
    seat: Seat  # on turn
    first: Seat  # who began this game
    phase: Phase = "turn"
    turn: int = 1
    decision: int = 1  # id of the open decision
    mistaken: bool = False  # one attempt of this turn has failed (FK-21)
    reminded: bool = False  # a pass of this turn was refused (FK-22)
    used: tuple[int, ...] = ()  # tiles that captured something, face up (FK-02)
    leg: int = 1  # which game of a match this is (FK-30)
    legs: int = 1
    begun: tuple[Seat, ...] = ()  # who began a game of the match
    totals: tuple[Score, ...] = ()  # of the match's games that have ended, by seat
    log: tuple[LoggedEvent, ...] = ()
    outcome: Outcome | None = None

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats that play on, ascending."""
        return tuple(Seat(i) for i, place in enumerate(self.places) if not place.gone)

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats whose turns are not skipped."""
        return tuple(Seat(i) for i, place in enumerate(self.places) if not (place.gone or place.away))


class Reveal(Model):
    """What was hidden, after the end: the tiles that were out of play (FK-28), and those left in the stacks."""

    out: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]

    @property
    def face_down(self) -> tuple[int, ...]:
        """All of them."""
        return (*self.out, *(tile for stack in self.stacks for tile in stack))


class PublicView(Model):
    """What everybody sees. A cell's card is numbered by the cell, from 1; an empty cell is None.

    `scores` are by seat; None while they are hidden (FK-32).
    """

    table: Table
    grid: tuple[Slot | None, ...]
    reserve: int  # cards face down
    scores: tuple[Score, ...] | None = None
    reveal: Reveal | None = None

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells where a card lies."""
        return tuple(cell for cell, slot in enumerate(self.grid) if slot is not None)


class SeatView(Model):
    """What one seat sees: what everybody does."""

    public: PublicView
    seat: Seat

    @property
    def sheets(self) -> tuple[tuple[int, ...], ...]:
        """The pictures of the panel, as numbers of cards: the grid, the grid in parts, then one by one."""
        lying = tuple(cell + 1 for cell in self.public.cells)
        groups = [lying, *(lying[i : i + SHEET] for i in range(0, len(lying), SHEET))]
        whole = tuple(dict.fromkeys(group for group in groups if len(group) > 1))
        return (*whole, *((number,) for number in lying))
