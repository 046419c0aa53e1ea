"""GameDef bundles all there is of one game; service, store and the shared cog hold one and never ask which it is."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.core.events import in_words
from engine.core.ids import Seat, Value
from engine.core.lessons import Script
from engine.core.messages import Message
from engine.core.model import Model
from engine.core.protocol import Offer, Outcome, Pending, Rules
from engine.core.rng import Rng
from engine.core.upgrade import Upgrade

O = TypeVar("O", bound=Model)  # noqa: E741
S = TypeVar("S", bound=Model)
A = TypeVar("A", bound=Model)
E = TypeVar("E", bound=Model)
X = TypeVar("X", bound=Model)
P = TypeVar("P", bound=Model)
V = TypeVar("V", bound=Model)
Mem = TypeVar("Mem")
A_inv = TypeVar("A_inv", bound=Model)
E_in = TypeVar("E_in", bound=Model, contravariant=True)
X_in = TypeVar("X_in", bound=Model, contravariant=True)
P_in = TypeVar("P_in", bound=Model, contravariant=True)
V_in = TypeVar("V_in", bound=Model, contravariant=True)


class Player(Protocol[V_in, E_in, X_in, A_inv, Mem]):
    """An automatic player. It sees what a person in its seat sees.

    Memory is a fold over the log: recomputed when it is not at hand, never stored.
    """

    def start(self, view: V_in) -> Mem:
        """Return the memory at the deal."""
        ...

    def observe(self, memory: Mem, view: V_in, public: Sequence[E_in], private: Sequence[X_in]) -> Mem:
        """Return the memory after one step: the seat's view after it and the events that reached the seat."""
        ...

    def choose(self, memory: Mem, view: V_in, offers: Sequence[Offer[A_inv]], rng: Rng) -> A_inv:
        """Return one admitted action; called only with at least one offer."""
        ...


class Eyes(Protocol[V]):
    """How automatic players see a game's pictures: as people do, who may overlook what is half hidden."""

    def seen(self, view: V, acuity: float, rng: Rng) -> V:
        """Return the view with only what is noticed of its pictures.

        `acuity` goes from 0, where nothing at all is noticed, to 1, where everything is. The same view, acuity and
        stream give the same; at 0 and at 1 nothing is drawn from the stream.
        """
        ...


@dataclass(frozen=True, slots=True)
class OptionField:
    """One lobby setting as it may be changed now.

    `values` are only those that lead to a legal set-up (the lobby adjusts what depends on them); `value` is the present
    one. Fields on page 0 stand in the lobby message, later pages under "More rules".
    """

    name: str
    values: tuple[Value, ...]
    value: Value
    default: Value
    page: int = 0


class Lobby(Protocol[O]):
    """How a game is set up before its start."""

    def fields(self, options: O, seats: int) -> Sequence[OptionField]:
        """Return the settings in the order in which they are shown, for the present number of seats taken."""
        ...

    def changed(self, options: O, name: str, value: Value, seats: int) -> O:
        """Return options with one setting changed and those that depend on it adjusted.

        Raises Refused with a code if the name or value is unknown or cannot lead to a legal set-up.
        """
        ...

    def problem(self, options: O, seats: int) -> str | None:
        """Return a refusal code if a game with so many seats cannot start like this, else None."""
        ...

    def seat_range(self, options: O) -> tuple[int, int]:
        """Return the least and the most seats under these options."""
        ...

    def requires(self, options: O) -> str | None:
        """Return the badge that a group must own before it may start this set-up, or None."""
        ...

    def notes(self, options: O, seats: int) -> Sequence[Message]:
        """Return what the players should know about this set-up before the start (fewer hints than asked for, …)."""
        ...

    def summary(self, options: O, seats: int) -> Sequence[Message]:
        """Return what differs from the basic game, a short phrase each; empty for the basic game."""
        ...

    def board(self, key: str) -> Message:
        """Return the name of a best list; `key` is a Result's `board`."""
        ...


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of a game's story: read by everybody when it is reached, and again whenever somebody likes.

    `id` names it within the game's content, whatever table it was read at. It is unique in a game's book and may stand
    in a command, so it says nothing that the title does not.
    """

    id: str
    title: Message
    body: Message
    alt: Message


@dataclass(frozen=True, slots=True)
class Passage:
    """A text of a pack, for checks of its language. `where` is "file: key", `kind` what sort of text it is."""

    where: str
    text: str
    kind: str


@dataclass(frozen=True, slots=True)
class Writing:
    """All texts of a pack, and the words in them that stand in no dictionary: names with their capitals, coinages.

    `hardest` is the reading grade that no text may pass, for the kinds that are read as a page.
    """

    passages: tuple[Passage, ...]
    words: frozenset[str]
    hardest: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Contents:
    """What there is to meet in a pack: `ids` by kind, as the game's traces name them.

    Each of `choices` is a kind with those of its ids of which a table can have only one.
    """

    ids: Mapping[str, tuple[str, ...]]
    choices: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """One row of a game's balance: so many games of an automatic player for each number of seats.

    `least` and `most` are the shares of games that it should win.
    """

    player: str
    games: int
    least: float = 0.0
    most: float = 1.0


class Text(Protocol[P_in, V_in, E_in, X_in]):
    """All that a game has to say, as message ids and values. Reads views and events only."""

    pages: tuple[str, ...]
    """Ids of the rules pages.

    Message `<prefix>-rules-<page>` has the text and the attributes `.title` and `.alt`, the page's picture in words.
    """

    def label(self, view: V_in, offer: Offer[Any]) -> tuple[Message, ...]:
        """Return one short label (a button's, at most 80 characters) per element of the offer's path."""
        ...

    def place(self, view: V_in, offer: Offer[Any]) -> tuple[int, int] | None:
        """Return the row and column (from 0) of the offer among its siblings if they form a grid, else None."""
        ...

    def choice(self, view: V_in, field: str, value: Value) -> Message:
        """Return the label of one choice of a form field."""
        ...

    def choice_place(self, view: V_in, field: str, value: Value) -> tuple[int, int] | None:
        """Return the row and column of a form field's choice if its choices form a grid, else None."""
        ...

    def confirm(self, view: V_in, offer: Offer[Any]) -> Message | None:
        """Return the question to ask before the offer is carried out, whatever is hidden; None asks nothing.

        Where the offer has a form that has been filled in, its action is what was filled in.
        """
        ...

    def prompt(self, view: V_in) -> Message:
        """Return what a seat is told at the head of its private panel: what is wanted of it now, what it sees."""
        ...

    def aside(self, view: V_in, offer: Offer[Any]) -> bool:
        """Return whether an offer is beside what is wanted now, such as a standing answer; it then stands apart."""
        return False

    def standing(self, view: V_in) -> Sequence[tuple[Message, Any]]:
        """Return the standing answers that a seat has given, each with the action that takes it back.

        The actions are among the offers that stand `aside`.
        """
        return ()

    def notes(self, view: V_in) -> Sequence[Message]:
        """Return what a seat may look up besides, such as the rules on its cards; it stands apart from the prompt."""
        return ()

    def sentence(self, view: P_in, event: E_in) -> Message | None:
        """Return one public event in words; None for events that need none."""
        ...

    def whisper(self, view: V_in, event: X_in) -> Message | None:
        """Return one private event in words for its seat; None for events that need none."""
        ...

    def retold(self, view: P_in, events: Sequence[E_in]) -> Sequence[Message]:
        """Return public events of before in words once more, oldest first, as far as they may be told again.

        `events` are the newest there are, in order. What a seat did under its former bearer is told without a name.
        """
        return in_words(events, lambda event: self.sentence(view, event))

    def whispered(self, view: V_in, events: Sequence[X_in]) -> Sequence[Message]:
        """Return private events of before in words for their seat once more, as far as it may read them again."""
        said = (self.whisper(view, event) for event in events)
        return tuple(words for words in said if words is not None)

    def refusal(self, code: str) -> Message:
        """Return the sentence for a code of `objection`, Lobby.problem or Lobby.changed."""
        ...

    def waiting(self, view: P_in, pending: Pending) -> Message:
        """Return who is awaited and for what, one sentence."""
        ...

    def headline(self, view: P_in) -> Message:
        """Return the line above the board: the state of the game in a few words."""
        ...

    def log(self, view: P_in) -> Sequence[Message]:
        """Return the public log that the game's options allow, oldest first."""
        ...

    def result(self, view: P_in) -> Sequence[Message]:
        """Return the end in words: reason, score, what was hidden. Called only after the end."""
        ...

    def alt(self, view: P_in) -> Message:
        """Return the board picture in words, saying what it shows and no more, in at most 1024 characters."""
        ...

    def in_words(self, view: P_in) -> Message:
        """Return the board for whoever asks for it in words: what `alt` says, with what would be too long for it."""
        return self.alt(view)

    def legend(self, view: P_in) -> Message | None:
        """Return whom or what the marks on the board picture stand for, a short line; None if it needs none."""
        return None

    def sights(self, view: V_in) -> Sequence[Message]:
        """Return the labels of the pictures that a private panel can show, one of them at a time.

        Empty where there is just one. A picture's place here is its `page` in `panel_alt` and in the painter's panel.
        """
        return ()

    def panel_alt(self, view: V_in, page: int = 0) -> Message:
        """Return one of the private panel's pictures in words; a page that is not there counts as the first."""
        ...

    def leaves(self, view: P_in, event: E_in) -> Sequence[Leaf]:
        """Return the pages of the story that are to be read because of an event; each is posted once, in this order."""
        return ()

    def book(self, view: P_in) -> Sequence[Leaf]:
        """Return every page of the story that the table may read again, in the order in which they were reached."""
        return ()

    def tally(self, view: V_in, action: Any) -> Message | None:
        """Return what a form comes to as it is filled in now, before it is sent; None where there is nothing to add up.

        `action` is an offer's with the choices made so far, which may be too few to be admitted.
        """
        return None

    def exposure(self, view: V_in) -> int | None:
        """Return for how many seconds a panel that shows this view may stay readable; None if it shows nothing secret.

        0 means: until the game moves on.
        """
        ...


@dataclass(frozen=True, slots=True)
class Result:
    """What a finished game is remembered by: `board` is the key of its best list, `badge` what it earned."""

    board: str
    won: bool
    score: int | None
    badge: str | None = None


@dataclass(frozen=True)
class GameDef(Generic[O, S, A, E, X, P, V]):
    """One game, whole.

    `prefix` begins its message ids. `deadlines` maps decision kinds to their share of the table's deadline (1.0 is
    whole); kinds that are not listed wait for ever. `schema` and `upgrades` are of the state. `result` reads options,
    number of seats and outcome; `badges` are all that can be earned, in order. `rounds` reads from the public view
    which round it is, in games that have rounds, and `turn` something that stays the same for a turn; `figures` reads
    from that of an ended game what is worth a mean over many games. `acuity` is how well the automatic players see
    pictures (see Eyes); one that is not named sees all. `pack` is the content that the rules are played with, where a
    game has content, and `with_pack` the same game with another: a running game keeps the pack that it began with.
    `journal` says, from the options, whose journal the pages of a table's book enter: each reader's, everybody's on the
    server ("group"), or nobody's ("off").

    `foresee` imagines a seat's view when its turn comes, and has done some actions, from the view of a seat that is not
    awaited now; None where that cannot be said. What the rules offer there may be planned (see `engine.core.plans`).
    `shows` says whether a public event may show something that was hidden before; without it, every event of a step
    that reveals does. `lesson` is a first turn to try the game with, alone.

    For authors: `faults` tells what is wrong with a pack, "file: key: sentence" each; `writing` gives its texts, and
    `contents` what there is to meet in it. `traces` reads from a public event what has been met, as (kind, id).
    `walkers` are automatic players that only simulations use; `trials` is what the report on the balance plays.
    """

    id: str
    prefix: str
    rules: Rules[O, S, A, E, X, P, V]
    lobby: Lobby[O]
    text: Text[P, V, E, X]
    players: Mapping[str, Player[V, E, X, A, Any]]
    options: type[O]
    state: type[S]
    actions: TypeAdapter[A]
    events: TypeAdapter[E]
    whispers: TypeAdapter[X]
    result: Callable[[O, int, Outcome], Result]
    default_player: str
    deadlines: Mapping[str, float] = field(default_factory=dict)
    badges: tuple[str, ...] = ()
    rounds: Callable[[P], int] | None = None
    turn: Callable[[P], Hashable] | None = None
    figures: Callable[[P], Mapping[str, float]] | None = None
    acuity: Mapping[str, float] = field(default_factory=dict)
    pack: Model | None = None
    with_pack: "Callable[[Any], AnyGame] | None" = None
    journal: Callable[[O], Literal["person", "group", "off"]] | None = None
    foresee: Callable[[V, Sequence[A]], V | None] | None = None
    shows: Callable[[P, E], bool] | None = None
    lesson: Script | None = None
    faults: Callable[[Any], Iterable[str]] | None = None
    writing: Callable[[Any], Writing] | None = None
    contents: Callable[[Any], Contents] | None = None
    traces: Callable[[E], Iterable[tuple[str, str]]] | None = None
    walkers: Mapping[str, Player[V, E, X, A, Any]] = field(default_factory=dict)
    trials: tuple[Trial, ...] = ()
    schema: int = 1
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)

    def knows(self, action: Model) -> bool:
        """Whether an action is one of this game's at all, at some time."""
        try:
            self.actions.validate_python(action)
        except ValidationError:
            return False
        return True


AnyGame = GameDef[Any, Any, Any, Any, Any, Any, Any]


def seats_of(n: int) -> tuple[Seat, ...]:
    """Return seats 0 … n-1."""
    return tuple(Seat(i) for i in range(n))
