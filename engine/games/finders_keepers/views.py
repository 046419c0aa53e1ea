"""What may be seen. Built field by field in `rules.py`.

Pictures are public, as the cards lie face up. Only painters and the automatic players' eyes read a Picture: nothing
that is said or offered may depend on one before the tile is closed.
"""

from functools import lru_cache
from typing import Literal

from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.finders_keepers.events import LoggedEvent
from engine.games.finders_keepers.options import PASSES, Options
from engine.games.finders_keepers.picture import Picture

__all__ = ["Missed", "Picture", "Place", "PublicView", "Reveal", "SeatView", "Sheet", "Slot", "Table", "split"]

Phase = Literal["reveal", "search", "paused", "over"]

SHEET, WORD_SHEET = 6, 4
"""How many cards one picture shows at most, and how many lists of words: more would not fit into its alt text."""


class Slot(Model):
    """One Keep Me card: the number that it has had since the deal, and its picture, or in text mode its words.

    Words are ids of objects in no order; "seymour" is among them where he is (FK-37, FK-40).
    """

    number: int
    picture: Picture | None = None
    words: tuple[str, ...] = ()


class Place(Model):
    """What everybody knows of one seat."""

    taken: tuple[int, ...]  # per dealt card the number of the tile that collected it; 0 while it lies there
    final: bool = False  # it has answered for every open tile
    missed: int = 0  # times in a row that it gave no answer
    away: bool = False
    locked: bool = False  # it sits out what is open now (FK-06, lockout)
    gone: bool = False

    @property
    def slots(self) -> tuple[int, ...]:
        """The numbers of the cards that still lie there."""
        return _lying(self.taken)

    @property
    def keepers(self) -> int:
        """The number of cards collected."""
        return len(self.taken) - len(self.slots)


@lru_cache(maxsize=1024)
def _lying(taken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number for number, tile in enumerate(taken, 1) if not tile)


class Table(Model):
    """The part of the game that everybody knows; shared by the state and the public view."""

    options: Options
    places: tuple[Place, ...]
    phase: Phase
    revealer: Seat
    open: tuple[int, ...] = ()  # the open tiles
    closed: tuple[int, ...] = ()  # every tile that was judged, in order: its place + 1 is its number
    used: tuple[int, ...] = ()  # tiles beside the pile, face up
    passes: int = 1  # how often the pile has been gone through, this time included
    decision: int = 1  # id of the open decision
    log: tuple[LoggedEvent, ...] = ()
    outcome: Outcome | None = None

    @property
    def number(self) -> int:
        """The number of the first open tile, or of the next one."""
        return len(self.closed) + 1

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats that play on, ascending."""
        return tuple(Seat(i) for i, place in enumerate(self.places) if not place.gone)

    @property
    def umpires(self) -> tuple[Seat, ...]:
        """Who may void a tile (FK-42): whoever opened the table, in seat 0; once they have left, everybody."""
        return self.seated if self.places[0].gone else (Seat(0),)

    @property
    def last_pass(self) -> bool:
        """Whether the tiles are not shuffled any more when the pile is empty (FK-03)."""
        return self.options.pile_end != "reshuffle" or self.passes >= PASSES

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose answer the open tiles wait for (FK-11)."""
        return tuple(
            Seat(i)
            for i, place in enumerate(self.places)
            if not (place.gone or place.away or place.locked or place.final)
        )


class Missed(Model):
    """A card on which a seat overlooked the object of a tile, shown after the end (FK-08)."""

    seat: Seat
    number: int
    tile: int
    slot: Slot


MOST_SHOWN = 4
"""How many overlooked cards the end picture shows."""


class Reveal(Model):
    """What was hidden, after the end."""

    missed: tuple[Missed, ...]

    @property
    def shown(self) -> tuple[Missed, ...]:
        """The few of the overlooked cards that the end picture shows: the seats by turns, no card twice."""
        by_seat: dict[int, dict[int, Missed]] = {}
        for one in self.missed:
            if one.slot.picture is not None:
                by_seat.setdefault(int(one.seat), {}).setdefault(one.slot.number, one)
        waiting = [list(cards.values()) for _, cards in sorted(by_seat.items())]
        chosen: list[Missed] = []
        while waiting and len(chosen) < MOST_SHOWN:
            waiting = [cards for cards in waiting if cards]
            chosen += [cards.pop(0) for cards in waiting]
        return tuple(chosen[:MOST_SHOWN])


class PublicView(Model):
    """What everybody sees: by seat the cards that still lie there, none if only their owner may see them (FK-09)."""

    table: Table
    pile: int  # tiles that have not been turned
    tableaus: tuple[tuple[Slot, ...], ...]
    reveal: Reveal | None = None


class Verdict(Model):
    """What became of a seat's own claim for one tile; `claimed` is None if it gave no answer."""

    tile: int
    number: int
    claimed: tuple[int, ...] | None
    collected: tuple[int, ...]


class Sheet(Model):
    """One picture of a panel: some cards of one seat."""

    seat: Seat
    slots: tuple[int, ...]


class SeatView(Model):
    """What one seat sees: its own cards, its sealed claims for the open tiles, and how its last ones were judged."""

    public: PublicView
    seat: Seat
    own: tuple[Slot, ...]
    claims: tuple[tuple[int, ...] | None, ...] = ()
    verdicts: tuple[Verdict, ...] = ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The pictures of the panel: one's own cards a few at a time, then one by one, then those of the others.

        In text mode one's own are one sheet: all their words stand on the panel anyway.
        """
        text = self.public.table.options.text_mode
        most = WORD_SHEET if text else SHEET
        own = tuple(slot.number for slot in self.own)
        made = [Sheet(seat=self.seat, slots=part) for part in ((own,) if text else split(own, most)) if len(part) > 1]
        made += [Sheet(seat=self.seat, slots=(number,)) for number in own if not text or len(own) == 1]
        for seat, tableau in enumerate(self.public.tableaus):
            if seat != self.seat:
                numbers = tuple(slot.number for slot in tableau)
                made += [Sheet(seat=Seat(seat), slots=part) for part in split(numbers, most)]
        return tuple(made)

    def sheet(self, page: int) -> Sheet | None:
        """Return one picture of the panel, the first for a page that is not there, or None if no card is left."""
        sheets = self.sheets
        return sheets[page] if 0 <= page < len(sheets) else next(iter(sheets), None)


def split(numbers: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Return numbers in as few parts of at most `most` as need be, evenly filled."""
    parts = -(-len(numbers) // most)
    size = -(-len(numbers) // parts) if parts else 1
    return tuple(numbers[i : i + size] for i in range(0, len(numbers), size))
