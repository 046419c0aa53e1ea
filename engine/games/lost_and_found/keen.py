"""A good automatic player. It remembers what its own seat saw, follows public swaps, and works towards sorted grids."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.core.events import SeatHanded, SeatLeft
from engine.core.game import Player
from engine.core.model import Model
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.lost_and_found.actions import (
    Action,
    Declare,
    EndTurn,
    FlipCard,
    Look,
    LookPair,
    PlaceHint,
    PutBack,
    TakeHint,
    Vote,
)
from engine.games.lost_and_found.belief import Belief, believe
from engine.games.lost_and_found.events import Event, Looked, PutBackDone, Saw
from engine.games.lost_and_found.grid import neighbours
from engine.games.lost_and_found.grouping import apart, laid_out
from engine.games.lost_and_found.planning import Outlook, plan
from engine.games.lost_and_found.views import Hint, SeatView, Table

FRESH = 0.5
"""What seeing a new card is worth, in cells put in place."""
SHARED = 0.2
"""What it is worth to show a card to another seat that has not seen it."""
POINT = 2.0
"""What a point is worth, in cells put in place."""
EFFORT = 0.05
"""A swap must be better by so much."""


class Memory(Model):
    """What the seat knows of each cell's card, moved along with public swaps.

    `seen` is the item if it saw the card, `witnesses` a mask of the seats that looked at it, for all to see.
    """

    seen: tuple[int | None, ...]
    witnesses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """All that a choice is made from."""

    view: SeatView
    offers: Sequence[Offer[Action]]
    belief: Belief
    plans: Outlook
    witnesses: tuple[int, ...]

    @property
    def table(self) -> Table:
        """The public table."""
        return self.view.public.table


class Keen(Player[SeatView, Event, Saw, Action, Memory]):
    """Plays well from what its own seat has seen."""

    def start(self, view: SeatView) -> Memory:
        """Remember what can be seen now."""
        seen: list[int | None] = [None] * view.public.table.options.cells
        for note in view.seen:
            seen[note.cell] = note.item
        return Memory(seen=tuple(seen), witnesses=(0,) * len(seen))

    def observe(self, memory: Memory, view: SeatView, public: Sequence[Event], private: Sequence[Saw]) -> Memory:
        """Add what the seat saw and who looked where, and move both along with swaps that all could see (LF-07)."""
        seen, witnesses = list(memory.seen), list(memory.witnesses)
        for saw in private:
            seen[saw.cell] = saw.item
        for event in public:
            match event:
                case Looked(seat=seat, cells=cells):
                    for cell in cells:
                        witnesses[cell] |= 1 << seat
                case PutBackDone(cells=(a, b), swapped=True):
                    seen[a], seen[b] = seen[b], seen[a]
                    witnesses[a], witnesses[b] = witnesses[b], witnesses[a]
                case SeatLeft(seat=seat) | SeatHanded(seat=seat):
                    witnesses = [mask & ~(1 << seat) for mask in witnesses]
                case _:
                    pass
        return Memory(seen=tuple(seen), witnesses=tuple(witnesses))

    def choose(self, memory: Memory, view: SeatView, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return the action that seems best."""
        if len(offers) == 1:
            return offers[0].action
        belief = believe(view, memory.seen, rng)
        return _chosen(Position(view, offers, belief, plan(belief), memory.witnesses))


def _chosen(at: Position) -> Action:
    match at.offers[0].action:
        case Look() if at.table.looked:
            return _second_look(at)
        case Look():
            return Look(cell=_first_look(at))
        case LookPair():
            return LookPair(cells=frozenset(_pair(at)))
        case PutBack():
            return _put_back(at)
        case PlaceHint():
            return _place(at)
        case FlipCard():
            return _act(at)
        case Declare() | EndTurn():
            return Declare() if should_declare(at) else EndTurn()
        case Vote():
            return Vote(agree=_may_be_sorted(at))
        case action:
            return action


# ---------------------------------------------------------------- looking


def _hidden(at: Position) -> list[int]:
    """Return the face-down cells whose card is not known."""
    return [cell for cell, item in enumerate(at.belief.known) if item is None]


def _down(at: Position) -> list[int]:
    return [cell for cell, item in enumerate(at.table.up) if item is None]


def _expected_look(at: Position, cell: int) -> float:
    """Return the worth, on average, of seeing an unknown cell."""
    return sum(p * at.plans.after_look(cell, item) for item, p in enumerate(at.belief.chance) if p)


def _first_look(at: Position) -> int:
    """Return a new card to see, or when all are known the first card of the best exchange."""
    if hidden := _hidden(at):
        return min(hidden, key=lambda cell: _expected_look(at, cell))
    return _best_exchange(at, _down(at))[0]


def _best_exchange(at: Position, cells: Sequence[int]) -> tuple[int, int]:
    return min(combinations(cells, 2), key=lambda pair: _exchange(at, *pair))


def _exchange(at: Position, a: int, b: int) -> float:
    """Return the worth of looking at two cells and doing the better of keeping and exchanging, on average."""
    worth = 0.0
    for here, p in _chances(at, a):
        for there, q in _chances(at, b):
            keep, swap = at.plans.after_pair(a, b, here, there)
            worth += p * q * (swap if at.belief.options.always_swap else min(keep, swap + EFFORT))
    fresh = (at.belief.known[a] is None) + (at.belief.known[b] is None)
    return worth - FRESH * fresh


def _chances(at: Position, cell: int) -> list[tuple[int, float]]:
    item = at.belief.known[cell]
    if item is not None:
        return [(item, 1.0)]
    return [(other, p) for other, p in enumerate(at.belief.chance) if p]


def _second_look(at: Position) -> Action:
    held = at.table.looked[0]
    cells = [cell for cell in _down(at) if cell != held]
    return Look(cell=min(cells, key=lambda cell: _exchange(at, held, cell)))


def _pair(at: Position) -> tuple[int, int]:
    """Return two cards to see at once (V1): the most telling new ones and those that are out of place."""
    hidden = sorted(_hidden(at), key=lambda cell: _expected_look(at, cell))
    known = sorted((c for c in _down(at) if c not in hidden), key=lambda c: at.plans.fits(c, at.belief.known[c] or 0))
    cells = hidden[:4] + known[: 8 if hidden else None]
    return _best_exchange(at, cells)


def _put_back(at: Position) -> Action:
    if at.belief.options.always_swap:
        return PutBack(swap=True)
    a, b = at.table.looked
    here, there = at.belief.known[a], at.belief.known[b]
    assert here is not None, "the first card is in hand"
    assert there is not None, "the second card is in hand"
    keep, swap = at.plans.after_pair(a, b, here, there)
    return PutBack(swap=swap + EFFORT < keep)


# ---------------------------------------------------------------- acting


def _act(at: Position) -> Action:
    """Turn up the card, or take the hint, that leaves most ways open."""
    early = any(isinstance(offer.action, Declare) for offer in at.offers)
    if early and should_declare(at):
        return Declare()
    worths: list[tuple[float, Action]] = []
    for offer in at.offers:
        match offer.action:
            case FlipCard(cell=cell):
                worths.append((_flip(at, cell), offer.action))
            case TakeHint(index=index):
                worths.append((_take_hint(at, index), offer.action))
    return min(worths, key=lambda entry: entry[0])[1]


def _flip(at: Position, cell: int) -> float:
    item = at.belief.known[cell]
    told = SHARED * sum(not at.witnesses[cell] >> seat & 1 for seat in at.table.seated if seat != at.view.seat)
    if item is not None:
        return at.plans.after_flip(cell, item) - told
    expected = sum(p * at.plans.after_flip(cell, other) for other, p in enumerate(at.belief.chance) if p)
    return expected - FRESH - told


def _spot_worth(at: Position, item: int, row: int, col: int) -> float:
    """Return the worth of laying a hint at a place; beside another of its kind it costs nothing."""
    options, near = at.belief.options, neighbours(row, col)
    if any((hint.row, hint.col) in near for hint in at.table.hints if hint.item == item):
        return 0.0
    beside = [r * options.cols + c for r, c in near if 0 <= r < options.rows and 0 <= c < options.cols]
    return at.plans.with_hint(item, tuple(beside))


def _take_hint(at: Position, index: int) -> float:
    """Return the worth, on average, of taking a hint. Hints that would be left over are worth a point."""
    spots = at.table.spots
    if at.table.spread:
        expected = min(_spot_worth(at, at.table.spread[index], *spot) for spot in spots)
    else:
        expected = sum(
            p * min(_spot_worth(at, item, *spot) for spot in spots) for item, p in enumerate(at.belief.next_hint) if p
        )
    turns_left = (at.belief.unknown.bit_count() + at.plans.best) / 2
    return expected - (POINT if at.view.public.supply >= turns_left else 0.0)


def _place(at: Position) -> Action:
    item = at.table.in_hand
    assert item is not None, "a hint is in hand"
    spot = min(at.table.spots, key=lambda spot: _spot_worth(at, item, *spot))
    return PlaceHint(row=spot[0], col=spot[1])


# ---------------------------------------------------------------- ending


def _sorted(at: Position, extra: Hint | None = None) -> bool:
    """Whether the grid is certainly sorted, with one more hint if that is given."""
    cards = [item for item in at.belief.known if item is not None]
    hints = at.table.hints if extra is None else (*at.table.hints, extra)
    return len(cards) == len(at.belief.known) and not apart(laid_out(cards, hints, at.belief.options.cols))


def should_declare(at: Position) -> bool:
    """Whether to say "All sorted!": only when sure."""
    return _sorted(at)


def _may_be_sorted(at: Position) -> bool:
    """Whether nothing that this seat knows speaks against "All sorted!"."""
    return at.plans.best < 1.0 or bool(_hidden(at)) or _sorted(at)
