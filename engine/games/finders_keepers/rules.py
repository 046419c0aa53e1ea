"""Finders Keepers: the game protocol's surface. Tiles come and go in `rounds`, answers in `searching`.

All seats search at once, and what they answer is sealed until every one of them is ready or the time is up.
"""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import HandOver, Lapse, Leave, Rules, Status
from engine.core.rng import Rng
from engine.games.finders_keepers import absence, offers, searching
from engine.games.finders_keepers.actions import Action
from engine.games.finders_keepers.deal import deal
from engine.games.finders_keepers.events import Event
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.rounds import next_round
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.steps import Moved, logged
from engine.games.finders_keepers.tableaus import Tableaus, reveal
from engine.games.finders_keepers.views import PublicView, SeatView


class FindersKeepers(Rules[Options, State, Action, Event, Model, PublicView, SeatView]):
    """The rules of the basic game, with the house rules of its Options."""

    def __init__(self) -> None:
        self._tableaus = Tableaus()
        self._last: tuple[State, PublicView] | None = None

    def setup(self, options: Options, seats: Sequence[Seat], rng: Rng) -> Moved:
        """Deal, and turn the first tile unless a seat is to do so."""
        state = deal(options, seats, rng)
        return logged(next_round(state, (), rng, state.table.revealer))

    def public_view(self, state: State) -> PublicView:
        """Return the table, the size of the pile and the tableaus; after the end what everybody overlooked.

        One view serves everybody who looks at the same state: it is asked for many times in a row.
        """
        last = self._last
        if last is None or last[0] is not state:
            last = self._last = (state, self._public_view(state))
        return last[1]

    def _public_view(self, state: State) -> PublicView:
        table = state.table
        over = table.phase == "over"
        hidden = table.options.private_tableaus and not over
        return PublicView(
            table=table,
            pile=len(state.pile),
            tableaus=tuple(
                () if hidden or place.gone else self._tableaus.lying(state, Seat(seat))
                for seat, place in enumerate(table.places)
            ),
            reveal=reveal(state, self._tableaus) if over else None,
        )

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return the public view, the seat's own cards, its sealed claims, and what became of its last ones."""
        gone = state.table.places[seat].gone
        return SeatView(
            public=self.public_view(state),
            seat=seat,
            own=() if gone else self._tableaus.lying(state, seat),
            claims=state.claims[seat],
            verdicts=state.verdicts[seat],
        )

    def status(self, view: PublicView) -> Status:
        """Say who is awaited."""
        return offers.status(view)

    def offers(self, view: SeatView) -> offers.Offers:
        """Return all that a seat may do."""
        return offers.offers(view)

    def objection(self, view: SeatView, action: Action) -> str | None:
        """Return None: whatever an offer admits is legal in this game; a wrong claim is one with an outcome (FK-06)."""
        return None

    def apply(self, state: State, actor: Seat | None, action: Action, rng: Rng) -> Moved:
        """Carry an action out; the random stream is used where used tiles are shuffled."""
        if actor is not None:
            return logged(searching.ACTIONS[type(action)](state, actor, action, rng))
        match action:
            case Lapse():
                return logged(absence.lapse(state, rng))
            case Leave(seat=seat):
                return logged(absence.leave(state, seat, rng))
            case HandOver(seat=seat):
                return logged(absence.change_hands(state, seat))
            case _:
                raise TypeError(f"no action of the table: {type(action).__name__}")
