"""Where games are kept. `Store` is all that the service knows of it; `bot.store.sqlite` is the one that there is.

Every call that changes something returns after the change is durable. A reader never sees a change that is not.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Protocol, TypeVar

from bot.store.records import EntryRow, Found, GameRow, LookRow, Move, ResultRow, Status, TableRow, TallyRow

if TYPE_CHECKING:
    from bot.store.guilds import Guilds
    from bot.store.idle import IdleStore
    from bot.store.once import Once
    from bot.store.outages import Outages
    from bot.store.people import People
    from bot.store.plans import Plans
    from bot.store.privacy import Privacy
    from bot.store.reach import Reach
    from bot.store.reminders import Reminders
    from bot.store.statistics import Statistics
    from bot.store.visits import Visits

T = TypeVar("T")


class StoreError(Exception):
    """A change that was not stored."""


class VersionConflict(StoreError):
    """The game is not at the version that the change was made from."""


class DuplicateInteraction(StoreError):
    """The interaction has changed game `game_id` before."""

    def __init__(self, game_id: int) -> None:
        super().__init__(game_id)
        self.game_id = game_id


class Followed(StoreError):
    """Table `game_id` has been opened like the one that the new one was to follow."""

    def __init__(self, game_id: int) -> None:
        super().__init__(game_id)
        self.game_id = game_id


class Queue(Protocol):
    """What the parts of a store put their reads and writes into. The functions get the connection on its own thread."""

    async def read(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Return what a function reads, between two transactions; it changes nothing."""
        ...

    async def write(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Let a function change something, whole or not at all, and return its answer once that is durable."""
        ...


class Store(Protocol):
    """Keeps games, their logs, results, and looks that are still open; each other topic is a part of its own."""

    guilds: "Guilds"
    idle: "IdleStore"
    once: "Once"
    people: "People"
    privacy: "Privacy"
    plans: "Plans"
    reach: "Reach"
    visits: "Visits"
    reminders: "Reminders"
    outages: "Outages"
    statistics: "Statistics"

    async def close(self) -> None:
        """Store what is waiting, then let go of the database."""
        ...

    async def open_game(self, game: GameRow, entry: EntryRow) -> int:
        """Store a new game and return its id; `game.game_id` is ignored. Raises DuplicateInteraction and Followed."""
        ...

    async def commit(self, move: Move) -> None:
        """Store one change. Raises VersionConflict or DuplicateInteraction; then nothing of it was stored."""
        ...

    async def load(self, game_id: int, interaction_id: int | None = None) -> Found | None:
        """Return a game, and whether the interaction has been seen before; None if there is no such game."""
        ...

    async def log(self, game_id: int, after: int = 0) -> tuple[EntryRow, ...]:
        """Return a game's entries of versions above `after`, in order."""
        ...

    async def find(
        self,
        *,
        statuses: Collection[Status],
        guild_id: int | None = None,
        channel_id: int | None = None,
        user_id: int | None = None,
        offered_to: int | None = None,
        kind: str | None = None,
        limit: int = 200,
    ) -> tuple[TableRow, ...]:
        """Return the tables that fit every condition given, the last changed first.

        `user_id` has a seat there, `offered_to` is offered one by name.
        """
        ...

    async def due(self, now: float) -> tuple[int, ...]:
        """Return the ids of running games whose deadline has come, the oldest deadline first."""
        ...

    async def next_deadline(self) -> float | None:
        """Return the earliest deadline of a running game."""
        ...

    async def unattended(self) -> tuple[int, ...]:
        """Return the ids of games that go on by themselves or are frozen."""
        ...

    async def behind(self) -> tuple[int, ...]:
        """Return the ids of games whose last version has not been published."""
        ...

    async def published(self, game_id: int, version: int) -> None:
        """Note that a version stands on Discord; an older one than noted before changes nothing."""
        ...

    async def told(self, game_id: int, version: int) -> None:
        """Note that a game's story has been posted up to a version; an older one than noted changes nothing."""
        ...

    async def keep_pack(self, digest: str, kind: str, pack: str) -> None:
        """Store a pack of content (JSON); one of the same digest is there already."""
        ...

    async def pack(self, digest: str) -> str | None:
        """Return a stored pack, or None."""
        ...

    async def read_by(self, user_id: int, kind: str, limit: int = 50) -> tuple[int, ...]:
        """Return the ids of started games of a kind where somebody sits or has sat, the last changed first."""
        ...

    async def moved(self, game_id: int, channel_id: int, message_id: int | None) -> None:
        """Note where a game's message stands."""
        ...

    async def results(self, guild_id: int, kind: str, best: int = 10) -> tuple[ResultRow, ...]:
        """Return the won games of a server: of each board and kind of table the `best` highest, the earlier first.

        Of games without a score the newest.
        """
        ...

    async def tallies(self, guild_id: int, kind: str, most: int = 10) -> tuple[TallyRow, ...]:
        """Return how many games a server has played and won, and who of its people has won most, by kind of table."""
        ...

    async def badges(self, guild_id: int, kind: str) -> dict[str, float]:
        """Return the badges that a server owns, with when each was first earned."""
        ...

    async def keep_look(self, look: LookRow) -> None:
        """Store an open look; one of the same message is replaced."""
        ...

    async def looks(self, game_id: int | None = None) -> tuple[LookRow, ...]:
        """Return the open looks of one game or of all."""
        ...

    async def drop_looks(self, message_ids: Iterable[int]) -> None:
        """Forget open looks, tokens and all."""
        ...
