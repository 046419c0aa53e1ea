"""Expert: the game protocol's surface. Turns are in `turns`, what follows them in `steps`, absences in `absence`.

A turn: capture with one tile (one retry), or pass; then the hand and the grid are refilled, and the next seat that can
capture something has its turn. The game ends when nobody can.
"""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import HandOver, Lapse, Leave, Rules, Status
from engine.core.rng import Rng
from engine.games.finders_keepers_expert import absence, offers
from engine.games.finders_keepers_expert.actions import Action
from engine.games.finders_keepers_expert.deal import deal
from engine.games.finders_keepers_expert.events import Event
from engine.games.finders_keepers_expert.options import Options
from engine.games.finders_keepers_expert.scoring import added, scores
from engine.games.finders_keepers_expert.state import Card, State
from engine.games.finders_keepers_expert.steps import Moved, begin_turn, logged, on_table
from engine.games.finders_keepers_expert.turns import TURNS
from engine.games.finders_keepers_expert.views import PublicView, Reveal, SeatView, Slot


class FindersKeepersExpert(Rules[Options, State, Action, Event, Model, PublicView, SeatView]):
    """The rules of Expert, with the house rules of its Options."""

    _last: tuple[State, PublicView] | None = None

    def setup(self, options: Options, seats: Sequence[Seat], rng: Rng) -> Moved:
        """Deal; a random seat begins unless the owner shall (FK-18)."""
        first = Seat(rng.below(len(seats))) if options.first_seat == "random" else Seat(0)
        state = deal(options, len(seats), seats, first, rng)
        state = on_table(state, legs=len(seats) if options.match_play else 1, begun=(first,))
        return logged(begin_turn(state, first, (), rng))

    def public_view(self, state: State) -> PublicView:
        """Return the table, the grid and the size of the reserve; after the end all scores and what was hidden.

        One view serves everybody who looks at the same state: it is asked for many times in a row.
        """
        last = self._last
        if last is None or last[0] is not state:
            last = self._last = (state, _public_view(state))
        return last[1]

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return the public view: no seat knows more than another."""
        return SeatView(public=self.public_view(state), seat=seat)

    def status(self, view: PublicView) -> Status:
        """Say who is awaited."""
        return offers.status(view)

    def offers(self, view: SeatView) -> offers.Offers:
        """Return all that a seat may do."""
        return offers.offers(view)

    def objection(self, view: SeatView, action: Action) -> str | None:
        """Return None: a wrong capture, or a pass that is refused, is a legal action with an outcome."""
        return None

    def apply(self, state: State, actor: Seat | None, action: Action, rng: Rng) -> Moved:
        """Carry an action out; the random stream is used for the next deal of a match."""
        if actor is not None:
            return logged(TURNS[type(action)](state, actor, action, rng))
        match action:
            case Lapse():
                return logged(absence.lapse(state, rng))
            case Leave(seat=seat):
                return logged(absence.leave(state, seat, rng))
            case HandOver(seat=seat):
                return logged(absence.change_hands(state, seat))
            case _:
                raise TypeError(f"no action of the table: {type(action).__name__}")


def _public_view(state: State) -> PublicView:
    table = state.table
    over = table.phase == "over"
    return PublicView(
        table=table,
        grid=tuple(_slot(cell, card, text=table.options.text_mode) for cell, card in enumerate(state.grid)),
        reserve=len(state.reserve),
        scores=added(table.totals, scores(state)) if over or table.options.open_scores else None,
        reveal=Reveal(out=state.out, stacks=state.stacks) if over else None,
    )


def _slot(cell: int, card: Card | None, *, text: bool) -> Slot | None:
    """Return a card of the grid as it may be shown: its picture, or in text mode its words."""
    if card is None:
        return None
    return Slot(number=cell + 1, words=card.words) if text else Slot(number=cell + 1, picture=card.picture)
