"""Lost & Found: the game protocol's surface. The turn is in `turns`, votes in `consent`, absences in `absence`.

A turn: look, second_look (V1: both at once) -> return -> act [-> place] (twice with `double`) -> close -> next turn.
The game ends by declaration, when one card is left face down, or when it is given up or abandoned.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.core.ids import Seat
from engine.core.protocol import Concede, HandOver, Join, Lapse, Leave, Pending, Rules, Status, Step
from engine.core.rng import Rng
from engine.games.lost_and_found import absence, consent, turns
from engine.games.lost_and_found.actions import (
    Action,
    Declare,
    EndTurn,
    FlipCard,
    Look,
    LookPair,
    PlaceHint,
    PutBack,
    Skip,
    TakeHint,
    Vote,
)
from engine.games.lost_and_found.deal import deal
from engine.games.lost_and_found.events import Event, Saw
from engine.games.lost_and_found.grouping import apart, laid_out
from engine.games.lost_and_found.offers import Offers, offers
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.steps import Moved, actions_per_turn
from engine.games.lost_and_found.views import PublicView, Reveal, SeatView, Seen, Table, seen_at


class LostAndFound(Rules[Options, State, Action, Event, Saw, PublicView, SeatView]):
    """The rules of Lost & Found, with the variants and house rules of its Options."""

    _last: "_Views | None" = None  # of the state that was looked at last

    def setup(self, options: Options, seats: Sequence[Seat], rng: Rng) -> Moved:
        """Deal; a random seat begins unless the owner shall (LF-02). Open hints are shown (LF-22)."""
        n = len(seats)
        dealt = deal(options, n, rng)
        first = Seat(rng.below(n)) if options.first_seat == "random" else Seat(0)
        table = Table(
            options=options,
            seats=n,
            items=dealt.items,
            up=(None,) * options.cells,
            spread=dealt.supply if options.open_hints else (),
            seat=first,
            first=first,
            actions=actions_per_turn(options),
        )
        notes: tuple[tuple[Seen, ...], ...] = ((),) * n if options.memory == "notes" else ()
        return Step(State(table=table, cards=dealt.cards, supply=dealt.supply, aside=dealt.aside, notes=notes))

    def public_view(self, state: State) -> PublicView:
        """Return the table, the size of the hint pile, and after the end all that was hidden (LF-37).

        One view serves everybody who looks at the same state: it is asked for many times in a row.
        """
        return self._views(state)[1]

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return the public view and, for the seat on turn alone, the cards in its hand; under LF-30 its own notes."""
        _, public, views = self._views(state)
        if seat not in views:
            views[seat] = _seat_view(state, public, seat)
        return views[seat]

    def _views(self, state: State) -> "_Views":
        last = self._last
        if last is None or last[0] is not state:
            last = self._last = (state, _public_view(state), {})
        return last

    def status(self, view: PublicView) -> Status:
        """Say who is awaited: the seat on turn, anybody for an absent one (LF-32), or those who have not voted."""
        table = view.table
        if table.outcome is not None:
            return Status(table.seated, table.gone, outcome=table.outcome)
        return Status(table.seated, table.gone, _pending(table))

    def offers(self, view: SeatView) -> Offers:
        """Return all that a seat may do."""
        return offers(view)

    def objection(self, view: SeatView, action: Action) -> str | None:
        """Return None: whatever an offer admits is legal in this game."""
        return None

    def apply(self, state: State, actor: Seat | None, action: Action, rng: Rng) -> Moved:
        """Carry an action out; no action uses the random stream."""
        if actor is not None:
            return _ACTIONS[type(action)](state, actor, action)
        match action:
            case Lapse():
                return absence.lapse(state)
            case Leave(seat=seat):
                return absence.leave(state, seat)
            case Join(seat=seat):
                return absence.join(state, seat)
            case HandOver(seat=seat):
                return absence.change_hands(state, seat)
            case _:
                raise TypeError(f"no action of the table: {type(action).__name__}")


_ACTIONS: Mapping[type[Action], Callable[[State, Seat, Any], Moved]] = MappingProxyType(
    {
        Look: turns.look,
        LookPair: turns.look_pair,
        PutBack: turns.put_back,
        FlipCard: turns.flip,
        TakeHint: turns.take_hint,
        PlaceHint: turns.place_hint,
        EndTurn: turns.end_turn,
        Skip: turns.skip,
        Declare: consent.declare,
        Vote: consent.vote,
        Concede: consent.concede,
    }
)


_Views = tuple[State, PublicView, dict[Seat, SeatView]]
"""The views of one state, as far as they have been asked for."""


def _seat_view(state: State, public: PublicView, seat: Seat) -> SeatView:
    table = state.table
    seen: tuple[Seen, ...] = ()
    if seat == table.seat and table.looked:
        seen = tuple([seen_at(cell, state.cards[cell]) for cell in table.looked])
    notes = state.notes[seat] if state.notes and table.phase != "over" else ()
    return SeatView(public=public, seat=seat, seen=seen, notes=notes)


def _public_view(state: State) -> PublicView:
    over = state.table.phase == "over"
    return PublicView(table=state.table, supply=len(state.supply), reveal=_reveal(state) if over else None)


def _pending(table: Table) -> Pending:
    if table.phase == "vote":
        voted = {seat for seat, _ in table.votes}
        return Pending(table.decision, "vote", tuple(seat for seat in table.seated if seat not in voted))
    if table.caretaker:
        return Pending(table.decision, "caretaker", table.seated)
    return Pending(table.decision, "turn", (table.seat,))


def _reveal(state: State) -> Reveal:
    table = state.table
    return Reveal(
        cards=state.cards,
        down=tuple(cell for cell, item in enumerate(table.up) if item is None),
        unused_hints=state.supply,
        aside=state.aside,
        split=apart(laid_out(state.cards, table.hints, table.options.cols)),
    )
