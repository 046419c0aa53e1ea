"""Rows as the store keeps them: plain numbers and JSON text. The store knows no game.

Nothing here prints a secret: states, seeds, tokens and events are left out of every repr.
"""

from dataclasses import dataclass, field
from typing import Literal

RARE = (
    *("host_id", "status", "options", "deadline_seconds", "state_schema", "seed", "content_digest"),
    *("salt", "commitment"),
)
"""Fields of a GameRow that most moves leave alone."""

Status = Literal["lobby", "running", "over", "cancelled", "frozen"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat: a person, an automatic player, or nobody (both None). `name` may outlive its bearer.

    `since` is the game's version at which they sat down.
    `owner_id` is whom somebody else sits in for (`owner` is their name): they may take the seat back. None if nobody
    sits in.
    """

    user_id: int | None
    player: str | None
    name: str
    since: int = field(default=0, compare=False)
    owner_id: int | None = None
    owner: str = ""
    offer: int | None = None  # who may take the seat over from its holder: 0 for anybody, or one user id
    missed: int = 0  # deadlines in a row that the holder let pass
    votes: tuple[int, ...] = ()  # user ids that want somebody to sit in for an absent holder
    assisted: bool = False  # an automatic player has sat here for a person


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """What is public of a game. Times are Unix seconds."""

    game_id: int
    kind: str
    guild_id: int
    channel_id: int
    message_id: int | None = None
    host_id: int
    status: Status = "lobby"
    options: str  # JSON
    version: int = 1
    published_version: int = 0
    story_version: int = 0  # the last version whose pages of the story stand on Discord
    passed_version: int = 0  # the last version at which somebody had to be told that it is their turn, or of the end
    told: tuple[int, ...] = ()  # user ids that were told last
    decision: int | None = None  # id of the open decision
    opened: int = 0  # the version at which it appeared
    opened_at: float = 0.0
    opened_by: int = 0  # Discord id: commands of before are too old for this decision
    deadline_seconds: int | None = None
    deadline_at: float | None = None
    extended_seconds: float = 0.0  # by how much the open decision's deadline was put off: outages, a stopped clock
    remind_at: float | None = None  # when to see next whether somebody is to be reminded
    stalled_at: float | None = None  # when it was found that nobody plays any more; None again once somebody does
    stopped_at: float | None = None  # since when the table's clock stands still, its board being nowhere
    time_left: float | None = None  # seconds that the open decision had then
    automatic_next: bool = False  # the game goes on by itself: the service must attend to it after a restart
    created_at: float
    updated_at: float
    seats: tuple[SeatRow, ...] = ()  # in order of their numbers
    votes: tuple[int, ...] = ()  # user ids that want to cancel


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRow:
    """What somebody means to do when their turn comes. `steps` is JSON, `news` a JSON list of public events.

    `version` is the last that its maker had seen. With a `decision` it waits there for its maker's word ("asks": `news`
    came out since, or with `private` something that only they saw), or it was no longer possible there ("gone").
    """

    user_id: int
    version: int
    steps: str = field(repr=False)
    state: Literal["ready", "asks", "gone"] = "ready"
    decision: int | None = None
    news: str = field(default="[]", repr=False)
    private: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow(TableRow):
    """A game, whole."""

    state_schema: int = 0
    content_digest: str | None = None  # of the pack that the game is played with
    state: str | None = field(default=None, repr=False)  # JSON; None before the start
    follows: int | None = None  # the table that had ended, like which this one was opened
    seed: bytes | None = field(default=None, repr=False)
    rng_cursor: int = field(default=0, repr=False)
    salt: bytes | None = field(default=None, repr=False)  # of the fair deal receipt
    commitment: str | None = None
    undo_state: str | None = field(default=None, repr=False)  # the state before the last action, if that may be undone
    undo_cursor: int | None = field(default=None, repr=False)
    undo_seat: int | None = None
    undo_deadline_at: float | None = None
    plans: tuple[PlanRow, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRow:
    """One change of a game. `action` is JSON where the rules were asked, None elsewhere; a seat of None is the table.

    `public` is a JSON list of events, `private` one of [seat, event] pairs.
    """

    version: int
    kind: str
    at: float
    seat: int | None = None
    user_id: int | None = None
    interaction_id: int | None = None
    action: str | None = field(default=None, repr=False)
    public: str = field(default="[]", repr=False)
    private: str = field(default="[]", repr=False)
    reveals: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How a game ended. `automatic`: automatic players sat at the table; of these none is among the winners' ids."""

    game_id: int
    guild_id: int
    kind: str
    board: str
    won: bool
    score: int | None
    badge: str | None
    automatic: bool
    user_ids: tuple[int, ...]
    winner_ids: tuple[int, ...]
    ended_at: float


@dataclass(frozen=True, slots=True)
class TallyRow:
    """How many games somebody has played to the end and won, without or with automatic players at the table.

    `user_id` None: all games of the server together.
    """

    automatic: bool
    user_id: int | None
    games: int
    wins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LookRow:
    """An ephemeral message that still shows something secret."""

    message_id: int
    game_id: int
    user_id: int
    token: str = field(repr=False)
    expires_at: float
    version: int
    locale: str = "en"


@dataclass(frozen=True, slots=True)
class Waits:
    """For how many seconds nobody may touch a table that has no deadline.

    `lobby`: before its start; `running`: until it counts as stalled; `stalled`: from then on.
    """

    lobby: float
    running: float
    stalled: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One change to be stored whole or not at all: the game as it is after it, and the entries that led there.

    It is carried out only if the stored game is at version `base`. `seats`, `votes` and `plans` are None where they
    stay as they were. `rare` is False where the fields named in RARE stay too.
    """

    game: GameRow
    base: int
    entries: tuple[EntryRow, ...]
    seats: tuple[SeatRow, ...] | None = None
    votes: tuple[int, ...] | None = None
    plans: tuple[PlanRow, ...] | None = field(default=None, repr=False)
    rare: bool = True
    result: ResultRow | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A stored game. `seen`: the interaction that was asked about has changed some game before."""

    game: GameRow
    seen: bool
