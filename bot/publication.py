"""What leaves the service: the only types that anything outside the secret zone ever holds.

None of them can reach a state. A Publication carries the public view, a Peek one seat's own view.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.core.game import Leaf, OptionField
from engine.core.ids import Seat
from engine.core.messages import Message
from engine.core.model import Model
from engine.core.plans import Intention
from engine.core.protocol import Offer, Status
from engine.core.sealing import Proof

ANYBODY = 0
"""Stands for whoever comes, where a user id could stand."""

TAKEN_OFF = 0
"""In place of the id of a table's message: it was deleted more than once, so the next one waits to be asked for."""

TableStatus = Literal["lobby", "running", "over", "cancelled", "frozen"]
Way = Literal["channel", "private", "never"]
"""Where somebody is reminded: in the table's channel, by private message, or not at all; then nothing pings them."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits in a seat: a person (`user_id`), an automatic player (`player`), or nobody (both None).

    `name` is the plain display name at the time of joining, with no markup escaped. `owner_id` is the person whom
    somebody else sits in for, `owner` their name. `offer` is who may take the seat over: ANYBODY, or one person's id.
    """

    user_id: int | None
    player: str | None
    name: str
    owner_id: int | None = None
    owner: str = ""
    offer: int | None = None
    votes: tuple[int, ...] = ()  # user ids that want somebody to sit in


@dataclass(frozen=True, slots=True)
class Table:
    """A table as everybody may know it. Times are Unix seconds; ids are Discord's."""

    game_id: int
    kind: str  # key of GAMES
    guild_id: int
    channel_id: int  # where its message stands (a thread has a channel id of its own)
    message_id: int | None  # None before the first one; TAKEN_OFF
    host_id: int
    status: TableStatus
    options: Model
    seats: tuple[Occupant, ...]
    version: int  # grows with every stored change
    opened: int  # the version at which the open decision's id appeared
    opened_at: float
    deadline_seconds: int | None  # the table's setting: how long a decision may stay open; None for ever
    deadline_at: float | None  # of the open decision
    time_left: float | None  # seconds that are left of it if the clock is stopped, since the board cannot be shown
    cancel_votes: tuple[int, ...]  # user ids
    extended_seconds: float = 0.0  # for how long the bot was not there meanwhile: that deadline was put off by so much
    stalled_at: float | None = None  # since when it is known that nobody plays here any more

    @property
    def open(self) -> bool:
        """Whether people sit here still: before the start or in a game."""
        return self.status in ("lobby", "running")

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person, or None."""
        return next((Seat(i) for i, who in enumerate(self.seats) if who.user_id == user_id), None)

    def owned_by(self, user_id: int) -> Seat | None:
        """Return the seat that a person may take back from whoever sits in, or None."""
        return next((Seat(i) for i, who in enumerate(self.seats) if who.owner_id == user_id), None)


@dataclass(frozen=True, slots=True)
class LobbyCard:
    """What a lobby message shows: settings, remarks, and why the game cannot start yet (a refusal code), if so.

    `open_to_all`: nobody has touched the lobby for so long that everybody who sits there is a host.
    """

    table: Table
    fields: tuple[OptionField, ...]
    notes: tuple[Message, ...]
    summary: tuple[Message, ...]
    problem: str | None
    seat_range: tuple[int, int]
    open_to_all: bool = False

    def led_by(self, user_id: int) -> bool:
        """Whether somebody may set the table up and start: the host, or anybody there if `open_to_all`."""
        return user_id == self.table.host_id or (self.open_to_all and self.table.seat_of(user_id) is not None)


@dataclass(frozen=True, slots=True)
class Publication:
    """A running or ended table for everybody.

    `events` are the public events of the change that led here, automatic players' included. `passed`: somebody is
    awaited who was not before, or the game ended; then the table message is posted anew, otherwise edited. `untold`:
    the game tells a story, and there may be pages that have not been posted. `absent`: seats of people who have been
    away for so long that the others may let somebody sit in. `resting`: the clock stands still until somebody goes on,
    since nobody did while deadlines passed.
    """

    table: Table
    view: Model
    status: Status
    events: tuple[Model, ...] = ()
    passed: bool = False
    untold: bool = False
    absent: tuple[Seat, ...] = ()
    resting: bool = False

    @property
    def awaited(self) -> tuple[int, ...]:
        """User ids of the people who may answer the open decision."""
        pending = self.status.pending
        seats = pending.seats if pending else ()
        return tuple(user for seat in seats if (user := self.table.seats[seat].user_id) is not None)


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody means to do when their turn comes. Reaches nobody else.

    "ready": it will be done without asking. "asks": it is their turn, but since they made it the public events `news`
    showed something, or with `private` something was shown to them alone, or its words mean something else now; the
    first step is as it would be now. "gone": it is their turn, and it is no longer possible.
    """

    steps: tuple[Intention, ...]
    state: Literal["ready", "asks", "gone"]
    news: tuple[Model, ...] = ()
    private: bool = False


@dataclass(frozen=True, slots=True)
class Peek:
    """One seat's own view with what it may do. Reaches nobody else.

    `can_plan`: it may say now what it will do when its turn comes.
    """

    table: Table
    seat: Seat
    view: Model
    status: Status
    offers: Sequence[Offer[Any]]
    ticket: str
    whispers: tuple[Model, ...] = ()
    can_undo: bool = False
    plan: Plan | None = None
    can_plan: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """Where somebody stands who tries a game alone: a task of a lesson, from 0, or its end.

    `done` has a digit for each task that is done. `task` names the words, "end" those after the last one. `events` are
    the public ones that the last task brought. `strayed`: what was just chosen is not what the task is about.
    """

    peek: Peek
    done: str
    step: int
    steps: int
    task: str
    events: tuple[Model, ...]
    strayed: bool = False

    @property
    def over(self) -> bool:
        """Whether all tasks are done."""
        return self.step == self.steps


@dataclass(frozen=True, slots=True)
class Draft:
    """What somebody may plan: their own view as it is, and as it is imagined once what they plan so far is done.

    The offers of `ahead` are what may be added; none where no more can be foreseen.
    """

    peek: Peek
    ahead: Peek


@dataclass(frozen=True, slots=True)
class Story:
    """Pages of a table's story that everybody may read, with the table's view that their pictures are drawn from.

    Each page comes with the version at which it was reached. `version` is that of the table: after these pages there
    is none left to be posted.
    """

    table: Table
    view: Model
    pages: tuple[tuple[int, Leaf], ...]

    @property
    def version(self) -> int:
        """The table's version."""
        return self.table.version


@dataclass(frozen=True, slots=True)
class Entry:
    """A page in somebody's journal, and the table where it was read last."""

    table: Table
    view: Model
    leaf: Leaf


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened at a table since somebody last looked (`since`, Unix seconds; None: they never did), oldest first.

    `peek` is theirs, None if they do not sit there; `whispers` are what their seat alone was told while they sat there.
    `undone`: the last action that they know of was taken back.
    """

    publication: Publication
    peek: Peek | None
    since: float | None
    undone: bool
    events: tuple[Model, ...]
    whispers: tuple[Model, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a turn begins in a game that has ended: the step, from 0, and the seats that were awaited then."""

    step: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a game that has ended, as everybody saw it then; with `seat`, as that seat did.

    Steps are counted from 0, the deal. `seats` are those whose own views may be seen. `table` is as it stands now;
    `taken_since` says of each event whether somebody else has taken its seat since. `own`, `whispers`: the seat's own.
    """

    table: Table
    step: int
    steps: int
    turns: tuple[Turn, ...]
    seats: tuple[Seat, ...]
    seat: Seat | None
    view: Model
    own: Model | None
    status: Status
    events: tuple[Model, ...]
    taken_since: tuple[bool, ...]
    whispers: tuple[Model, ...]

    @property
    def turn(self) -> int:
        """The position in `turns` of the turn that this step belongs to."""
        return max(i for i, turn in enumerate(self.turns) if turn.step <= self.step)


@dataclass(frozen=True, slots=True)
class Reel:
    """A game that has ended in a few views, as everybody saw it: the deal, turn after turn, and the end."""

    table: Table
    views: tuple[Model, ...]
    status: Status


@dataclass(frozen=True, slots=True)
class FairDeal:
    """A game's receipt: what its deal was promised by, and once it is over the proof.

    `faults` and `steps`, where it was checked, are what is wrong (see `engine.core.sealing.faults`; "noted": somebody
    wrote down another commitment; "replay": the log does not lead from the deal to the end), and in how many steps the
    game was played again.
    """

    table: Table
    commitment: str
    proof: Proof | None = None
    faults: tuple[str, ...] = ()
    steps: int = 0


@dataclass(frozen=True, slots=True)
class Receipt:
    """The stored answer to one action. `duplicate`: this interaction had been carried out before, nothing was done."""

    publication: Publication
    peek: Peek | None
    duplicate: bool = False


@dataclass(frozen=True, slots=True)
class OpenLook:
    """An ephemeral message that still shows something secret, until its game moves on. The token never leaves."""

    game_id: int
    user_id: int
    message_id: int
    token: str
    expires_at: float
    version: int  # of the game when it was shown
    locale: str = "en"  # of its reader, who is told in it that the look is over

    def __repr__(self) -> str:
        return f"OpenLook(game_id={self.game_id}, message_id={self.message_id})"


@dataclass(frozen=True, slots=True)
class Notices:
    """How somebody wants to be told that they are awaited.

    `quiet` is from when until when nothing pings them, in minutes since midnight in their time zone `zone`, an IANA
    name (None: UTC). `locale` is the language that they last used here. `closed`: private messages do not reach them.
    """

    way: Way = "channel"
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    locale: str | None = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Reminder:
    """One message: `tables` wait for these people, what is most urgent first.

    `private`: to one of them by private message, in the language `locale` if known. Otherwise in the channel of the
    first table, for all to read; then all tables are of one server.
    """

    user_ids: tuple[int, ...]
    tables: tuple[Table, ...]
    at: float  # Unix seconds
    private: bool = False
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class About:
    """What is kept about somebody: how much of each topic, and all of it as JSON text.

    `counted`: a server's statistics may name them.
    """

    counts: Mapping[str, int]
    counted: bool
    export: str
