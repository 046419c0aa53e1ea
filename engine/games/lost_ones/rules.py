"""Lost Ones: the game protocol's surface. The turn is in `turns`, `arrival`, `paying`, what it leads to in `outcomes`.

An action is taken by `machine.act`; `machine.run` then does the work on the stack until the next decision.
"""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import Offer, Pending, Rules, Status
from engine.core.rng import Rng
from engine.games.lost_ones import machine
from engine.games.lost_ones.actions import Action
from engine.games.lost_ones.asks import AskBegin
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.draft import Draft, Moved
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.offers import actors, asked, objection, offers
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.rounds import take_character
from engine.games.lost_ones.setup import deal
from engine.games.lost_ones.state import State
from engine.games.lost_ones.views import PublicView, SeatView, Table


class LostOnes(Rules[Options, State, Action, Event, Model, PublicView, SeatView]):
    """The rules of Lost Ones over one pack, with the house rules of its Options."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._last: tuple[State, PublicView, dict[Seat, SeatView]] | None = None  # what was looked at last
        self._offered: tuple[PublicView, Seat, Sequence[Offer[Action]]] | None = None  # what was offered last

    def setup(self, options: Options, seats: Sequence[Seat], rng: Rng) -> Moved:
        """Deal, then ask for characters; at random none is asked for (LO-02)."""
        d = Draft(self.book, deal(self.book, options, seats, rng), rng)
        d.reveals = True
        if options.random_characters:
            for h, who in enumerate(rng.shuffled(self.book.characters)[: len(d.heroes)]):
                take_character(d, h, who)
        machine.run(d)
        return d.step()

    def public_view(self, state: State) -> PublicView:
        """Return the table and every face that lies on it; one view serves all who look at the same state."""
        return self._looked_at(state)[0]

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return what a seat sees: what everybody does (C1)."""
        public, seats = self._looked_at(state)
        if seat not in seats:
            seats[seat] = SeatView(public=public, seat=seat)
        return seats[seat]

    def _looked_at(self, state: State) -> tuple[PublicView, dict[Seat, SeatView]]:
        """Return the views of a state: the public one, and those of the seats as far as they have been asked for."""
        last = self._last
        if last is None or last[0] is not state:
            view = self.book.public_view(
                state.table, deck=len(state.deck), bane_deck=len(state.bane_deck), foe_deck=len(state.foe_deck)
            )
            last = self._last = (state, view, {})
        return last[1:]

    def status(self, view: PublicView) -> Status:
        """Say who is awaited; everybody else may change a standing answer meanwhile."""
        table = view.table
        if table.ask is None:
            return Status(table.seated, table.gone, outcome=table.outcome)
        return Status(table.seated, table.gone, _pending(table))

    def offers(self, view: SeatView) -> Sequence[Offer[Action]]:
        """Return all that a seat may do; what is offered and then checked is worked out once."""
        last = self._offered
        if last is None or last[0] is not view.public or last[1] != view.seat:
            last = self._offered = (view.public, view.seat, offers(view))
        return last[2]

    def objection(self, view: SeatView, action: Action) -> str | None:
        """Return why a payment is refused, or None."""
        return objection(view, action)

    def apply(self, state: State, actor: Seat | None, action: Action, rng: Rng) -> Moved:
        """Carry an action out and all that follows from it."""
        d = Draft(self.book, state, rng)
        if actor is None:
            machine.act_of_table(d, action)
        else:
            machine.act(d, actor, action)
        machine.run(d)
        return d.step()


def _pending(table: Table) -> Pending:
    assert table.ask is not None
    seats = {seat for hero in asked(table) for seat in actors(table, hero)}
    also = tuple(seat for seat in table.seated if seat not in seats)
    kind = "caretaker" if table.lapsed else table.ask.kind
    return Pending(table.decision, kind, tuple(sorted(seats)), also, _call(table))


def _call(table: Table) -> int | None:
    """Who may begin hears of it once a round, and whoever is left when all others have begun once more (LO-09)."""
    if not isinstance(table.ask, AskBegin) or len(table.ask.waiting) == 1:
        return None
    return -table.round
