"""The protocol that every game's rules speak: values in, values out.

    offers(seat_view) -> what a seat may do      apply(state, actor, action) -> Step
    public_view / seat_view(state) -> what an audience may see      status(public_view) -> who is awaited, or the end

Laws: rules are pure; a SeatView contains the PublicView; legality is a function of the actor's view; status comes from
the public view, so that waiting and closing cannot tell secrets; there is never more than one open decision.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar

from engine.core.ids import Seat, Value
from engine.core.model import Model
from engine.core.rng import Rng

O = TypeVar("O", bound=Model, contravariant=True)  # options  # noqa: E741
S = TypeVar("S", bound=Model)  # state
A = TypeVar("A", bound=Model)  # actions
E = TypeVar("E", bound=Model, covariant=True)  # public events
X = TypeVar("X", bound=Model, covariant=True)  # private events
P = TypeVar("P", bound=Model)  # public view
V = TypeVar("V", bound=Model)  # seat view
A_co = TypeVar("A_co", bound=Model, covariant=True)
S_co = TypeVar("S_co", bound=Model, covariant=True)


# Table actions: members of every game's action union. The table itself (actor None) sends these four and nothing else.
class Lapse(Model):
    """The deadline of the open decision passed; the rules apply the decision's default."""

    kind: Literal["lapse"] = "lapse"
    decision: int  # the Pending.id whose deadline passed


class Leave(Model):
    """A seat is given up."""

    kind: Literal["leave"] = "leave"
    seat: Seat


class Join(Model):
    """A vacant seat is taken: it gets the seat's future, not its past looks."""

    kind: Literal["join"] = "join"
    seat: Seat


class HandOver(Model):
    """A seat that plays on has another holder from now on, who gets the seat's future, not its past looks.

    The seat keeps its place, its turn and what everybody knows to be its own. What its holder alone has seen is put
    away, and so are wishes and standing answers of the former holder. It never ends a game.
    """

    kind: Literal["hand_over"] = "hand_over"
    seat: Seat


class Concede(Model):
    """A seat's vote to give the game up. Sent by seats.

    Rules that know it count the votes, and offer it at any time to every seat that plays on and has not asked yet.
    """

    kind: Literal["concede"] = "concede"


@dataclass(frozen=True, slots=True)
class Pick:
    """The only kind of form field: fills the action's attribute `name` from `choices`, which stand in view order.

    `many`: the attribute is a frozenset of `least` to `most` choices; otherwise it is one choice.
    """

    name: str
    choices: tuple[Value, ...]
    least: int = 1
    most: int = 1
    many: bool = True

    def admits(self, value: object) -> bool:
        """Whether the attribute may have this value."""
        if not self.many:
            return value in self.choices
        return isinstance(value, frozenset) and self.least <= len(value) <= self.most and value.issubset(self.choices)


@dataclass(frozen=True, slots=True)
class Offer(Generic[A_co]):
    """One thing that a seat may do now.

    `path` is made of ids, never words, and unique among a seat's offers; offers that share all but the last element
    are shown together. `action` is complete and legal as it stands; `form` names the attributes that may differ.
    """

    path: tuple[str, ...]
    action: A_co
    form: tuple[Pick, ...] = ()

    def admits(self, action: Model) -> bool:
        """Whether `action` is this offer's, its form filled in any admitted way."""
        if type(action) is not type(self.action):
            return False
        mine, theirs = self.action.__dict__, action.__dict__
        if not self.form:
            return mine == theirs
        picks = {pick.name: pick for pick in self.form}
        return all(picks[k].admits(theirs[k]) if k in picks else theirs[k] == v for k, v in mine.items())


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co, E, X]):
    """What one action did.

    `public` events are for all, `private` ones for their seat. `reveals`: somebody learned something that was hidden,
    so the action cannot be undone.
    """

    state: S_co
    public: tuple[E, ...] = ()
    private: tuple[tuple[Seat, X], ...] = ()
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Pending:
    """THE open decision.

    `id` is new for every decision and never used again in the game; a new id starts a new deadline. `kind` is a key of
    GameDef.deadlines and of the wording. `seats` are awaited; `also` may answer too, though nobody waits for them: they
    have answered and may change it, or they are away and may come back. `call` is the same for decisions that
    people are pinged for once: a number below zero, so that it is no decision's id; None: this one calls for itself.
    """

    id: int
    kind: str
    seats: tuple[Seat, ...]
    also: tuple[Seat, ...] = ()
    call: int | None = None

    @property
    def calls_for(self) -> int:
        """What its people are pinged for, once each."""
        return self.id if self.call is None else self.call


class Outcome(Model):
    """How a game ended: a reason code, the winning seats, and a score where the game has one."""

    reason: str
    winners: tuple[Seat, ...] = ()
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Status:
    """Seats that play on, vacant seats that may be joined, and exactly one of `pending` and `outcome`.

    `away` are seats that play on, but that the game has stopped waiting for until they act again.
    """

    seated: tuple[Seat, ...]
    vacant: tuple[Seat, ...] = ()
    pending: Pending | None = None
    outcome: Outcome | None = None
    away: tuple[Seat, ...] = ()


class Rules(Protocol[O, S, A, E, X, P, V]):
    """A game's rules. Implementations inherit from this class, so that the type checker names what is missing."""

    def setup(self, options: O, seats: Sequence[Seat], rng: Rng) -> Step[S, E, X]:
        """Deal a new game for seats 0 … n-1; options were accepted by the game's Lobby."""
        ...

    def public_view(self, state: S) -> P:
        """Return what everybody may see, built field by field."""
        ...

    def seat_view(self, state: S, seat: Seat) -> V:
        """Return what a seat may see; its `public` equals public_view(state)."""
        ...

    def status(self, view: P) -> Status:
        """Say who is awaited, or how the game ended."""
        ...

    def offers(self, view: V) -> Sequence[Offer[A]]:
        """Return all that a seat may do, in an order that depends on its view alone."""
        ...

    def objection(self, view: V, action: A) -> str | None:
        """Return a code for what a form cannot say about an otherwise admitted action ("not_covered"), or None."""
        ...

    def apply(self, state: S, actor: Seat | None, action: A, rng: Rng) -> Step[S, E, X]:
        """Carry an action out. Trusts its caller: `engine.core.play.act` is the only door."""
        ...
