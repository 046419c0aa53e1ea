"""A tiny game for exact cases: everybody seals a bid, the highest one scores; a die is rolled on demand.

Bids are hidden until all are in. `note` draws a number that nobody sees, `roll` shows one, `turn` opens a new
decision; of these only `roll` cannot be taken back. It has every trait that the service must handle: secrets,
randomness, reveals, lapses, leaving, joining, badges, and an automatic player with a memory.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from engine.core.errors import Refused
from engine.core.events import SeatHanded
from engine.core.game import GameDef, OptionField, Result
from engine.core.ids import Seat, Value
from engine.core.messages import Message, message
from engine.core.model import Model, evolve
from engine.core.players import RandomPlayer
from engine.core.protocol import HandOver, Join, Lapse, Leave, Offer, Outcome, Pending, Pick, Rules, Status, Step
from engine.core.rng import Rng

HIGHEST = 9


class Options(Model):
    rounds: int = 2
    most: int = 3
    hard: bool = False


class Bid(Model):
    kind: Literal["bid"] = "bid"
    amount: int = 0


class Note(Model):
    kind: Literal["note"] = "note"


class Roll(Model):
    kind: Literal["roll"] = "roll"


class Turn(Model):
    kind: Literal["turn"] = "turn"


Action = Annotated[Bid | Note | Roll | Turn | Lapse | Leave | Join | HandOver, Field(discriminator="kind")]
ACTIONS: TypeAdapter[Any] = TypeAdapter(Action)


class Noted(Model):
    kind: Literal["noted"] = "noted"
    seat: Seat


class Rolled(Model):
    kind: Literal["rolled"] = "rolled"
    seat: Seat
    number: int


class Sealed(Model):
    kind: Literal["sealed"] = "sealed"
    seat: Seat


class Opened(Model):
    kind: Literal["opened"] = "opened"
    bids: tuple[int | None, ...]


class Moved(Model):
    kind: Literal["moved"] = "moved"
    seat: Seat
    gone: bool


EVENTS: TypeAdapter[Any] = TypeAdapter(
    Annotated[Noted | Rolled | Sealed | Opened | Moved | SeatHanded, Field(discriminator="kind")]
)


class YourBid(Model):
    amount: int


class PublicView(Model):
    rounds: int
    round: int
    decision: int
    gone: tuple[Seat, ...]
    sealed: tuple[Seat, ...]
    seats: int
    notes: int
    score: int
    outcome: Outcome | None = None


class SeatView(Model):
    public: PublicView
    seat: Seat
    bid: int | None = None


class State(Model):
    view: PublicView
    bids: tuple[int | None, ...]
    hidden: int


class ToyRules(Rules[Options, State, Any, Any, Any, PublicView, SeatView]):
    def setup(self, options: Options, seats: Sequence[Seat], rng: Rng) -> Step[State, Any, Any]:
        view = PublicView(
            rounds=options.rounds, round=1, decision=1, gone=(), sealed=(), seats=len(seats), notes=0, score=0
        )
        return Step(State(view=view, bids=(None,) * len(seats), hidden=rng.below(1_000_000_000)))

    def public_view(self, state: State) -> PublicView:
        return state.view

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        return SeatView(public=state.view, seat=seat, bid=state.bids[seat])

    def status(self, view: PublicView) -> Status:
        seated = tuple(Seat(i) for i in range(view.seats) if i not in view.gone)
        if view.outcome is not None:
            return Status(seated, view.gone, outcome=view.outcome)
        waiting = tuple(seat for seat in seated if seat not in view.sealed)
        return Status(seated, view.gone, pending=Pending(view.decision, "bid", waiting))

    def offers(self, view: SeatView) -> Sequence[Offer[Any]]:
        public = view.public
        if public.outcome is not None or view.seat in public.sealed or view.seat in public.gone:
            return ()
        bids = Offer(("bid",), Bid(), (Pick("amount", tuple(range(HIGHEST + 1)), many=False),))
        return (bids, Offer(("note",), Note()), Offer(("roll",), Roll()), Offer(("turn",), Turn()))

    def objection(self, view: SeatView, action: Any) -> str | None:
        return "unlucky" if action == Bid(amount=7) else None

    def apply(self, state: State, actor: Seat | None, action: Any, rng: Rng) -> Step[State, Any, Any]:
        view = state.view
        match action:
            case Note():
                after = evolve(state, view=evolve(view, notes=view.notes + 1), hidden=rng.below(1_000_000_000))
                return Step(after, (Noted(seat=actor or Seat(0)),))
            case Turn():
                return Step(evolve(state, view=evolve(view, decision=view.decision + 1)))
            case Roll():
                return Step(state, (Rolled(seat=actor or Seat(0), number=rng.below(1000)),), reveals=True)
            case Bid(amount=amount):
                seat = Seat(actor or 0)
                bids = tuple(amount if i == seat else bid for i, bid in enumerate(state.bids))
                after = evolve(state, view=evolve(view, sealed=(*view.sealed, seat)), bids=bids)
                return self._closed(after, (Sealed(seat=seat),), ((seat, YourBid(amount=amount)),))
            case Lapse():
                return self._closed(evolve(state, view=evolve(view, sealed=self.status(view).seated)), (), ())
            case Leave(seat=seat):
                after = evolve(state, view=evolve(view, gone=(*view.gone, seat)))
                return self._closed(after, (Moved(seat=seat, gone=True),), ())
            case Join(seat=seat):
                gone = tuple(other for other in view.gone if other != seat)
                sealed = (*view.sealed, seat)  # it plays from the next round on
                after = evolve(state, view=evolve(view, gone=gone, sealed=sealed))
                return Step(after, (Moved(seat=seat, gone=False),))
            case HandOver(seat=seat):
                return Step(state, (SeatHanded(seat=seat),))
        raise AssertionError(action)

    def _closed(self, state: State, events: tuple[Any, ...], private: Any) -> Step[State, Any, Any]:
        """Open the bids when all are in."""
        view, status = state.view, self.status(state.view)
        if not status.seated:
            return Step(evolve(state, view=evolve(view, outcome=Outcome(reason="deserted"))), events, private)
        if status.pending is not None and status.pending.seats:
            return Step(state, events, private)
        score = view.score + max((bid for bid in state.bids if bid is not None), default=0)
        ended = view.round == view.rounds
        outcome = Outcome(reason="done", winners=status.seated, score=score) if ended else None
        after = evolve(
            view, round=view.round + (not ended), decision=view.decision + 1, sealed=(), score=score, outcome=outcome
        )
        opened = Opened(bids=state.bids)
        return Step(State(view=after, bids=(None,) * view.seats, hidden=state.hidden), (*events, opened), private, True)


class ToyLobby:
    def fields(self, options: Options, seats: int) -> Sequence[OptionField]:
        return (OptionField("rounds", (1, 2, 3), options.rounds, 2), OptionField("most", (2, 3), options.most, 3))

    def changed(self, options: Options, name: str, value: Value, seats: int) -> Options:
        if name not in Options.model_fields or (name == "most" and int(value) < seats):
            raise Refused("cannot")
        return evolve(options, **{name: bool(value) if name == "hard" else value})

    def problem(self, options: Options, seats: int) -> str | None:
        return "too_many_rounds" if options.rounds > 50 else None

    def seat_range(self, options: Options) -> tuple[int, int]:
        return 1, options.most

    def requires(self, options: Options) -> str | None:
        return "ten" if options.hard else None

    def notes(self, options: Options, seats: int) -> Sequence[Message]:
        return ()

    def summary(self, options: Options, seats: int) -> Sequence[Message]:
        return (message("toy-hard"),) if options.hard else ()

    def board(self, key: str) -> Message:
        return message("toy-board", key=key)


class Counting:
    """Bids how many events it has heard of, at most 9: only a faithful memory bids right."""

    def start(self, view: SeatView) -> int:
        return 0

    def observe(self, memory: int, view: SeatView, public: Sequence[Any], private: Sequence[Any]) -> int:
        return memory + len(public) + 100 * len(private)

    def choose(self, memory: int, view: SeatView, offers: Sequence[Offer[Any]], rng: Rng) -> Any:
        return Bid(amount=memory % 10 if memory % 10 != 7 else 8)


class Faulty(Counting):
    """Cannot choose."""

    def choose(self, memory: int, view: SeatView, offers: Sequence[Offer[Any]], rng: Rng) -> Any:
        raise KeyError("hidden")


class Cheat(Counting):
    """Chooses what it may not."""

    def choose(self, memory: int, view: SeatView, offers: Sequence[Offer[Any]], rng: Rng) -> Any:
        return Bid(amount=99)


class ShortText:
    """The service says nothing: these words are only compared. Before a new turn the game asks, by the notes so far."""

    pages: tuple[str, ...] = ()

    def label(self, view: SeatView, offer: Offer[Any]) -> tuple[Message, ...]:
        return (message(f"toy-do-{offer.path[0]}"),)

    def choice(self, view: SeatView, field: str, value: Value) -> Message:
        return message("toy-amount", amount=value)

    def confirm(self, view: SeatView, offer: Offer[Any]) -> Message | None:
        return message("toy-sure", notes=view.public.notes) if isinstance(offer.action, Turn) else None

    def aside(self, view: SeatView, offer: Offer[Any]) -> bool:
        return isinstance(offer.action, Note)


def foresee(view: SeatView, before: Sequence[Any]) -> SeatView | None:
    """Whoever has bid may plan the next rounds' bids, one after the other."""
    public = view.public
    if public.outcome is not None or view.seat not in public.sealed or len(before) > public.rounds - public.round:
        return None
    others = tuple(seat for seat in public.sealed if seat != view.seat)
    return evolve(view, public=evolve(public, sealed=others), bid=None)


def shows(view: PublicView, event: Any) -> bool:
    """A roll is news; that bids are opened everybody expects."""
    return isinstance(event, Rolled)


def _result(options: Options, seats: int, outcome: Outcome) -> Result:
    score = outcome.score
    return Result(f"{options.rounds}", outcome.reason == "done", score, "ten" if score and score >= 10 else None)


RULES = ToyRules()


def toy(**changes: Any) -> GameDef[Any, Any, Any, Any, Any, Any, Any]:
    """Return the game, with fields of its GameDef changed."""
    whole: dict[str, Any] = {
        "id": "toy",
        "prefix": "toy",
        "rules": RULES,
        "lobby": ToyLobby(),
        "text": ShortText(),
        "players": {
            "random": RandomPlayer(RULES.objection), "counting": Counting(), "faulty": Faulty(), "cheat": Cheat(),
        },
        "options": Options,
        "state": State,
        "actions": ACTIONS,
        "events": EVENTS,
        "whispers": TypeAdapter(YourBid),
        "result": _result,
        "default_player": "counting",
        "deadlines": {"bid": 0.5},
        "badges": ("ten",),
        "foresee": foresee,
        "shows": shows,
    }  # fmt: skip
    return GameDef(**{**whole, **changes})


TOY = toy()
