"""The store in one SQLite file: one connection, one writer.

Everything that is asked waits in a list. The writer takes the whole list in one hop to the connection's thread: the
writes in one transaction, then the reads. While that runs the next list grows. So many moves share one flush to disk,
every answer comes after it, and no reader ever sees a transaction that is still open.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from filelock import FileLock

from bot.store import StoreError, rows
from bot.store.copies import copy_to, private_file
from bot.store.guard import guard
from bot.store.guilds import Guilds
from bot.store.idle import IdleStore
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.once import Once
from bot.store.outages import Outages
from bot.store.people import People
from bot.store.plans import Plans
from bot.store.privacy import Privacy
from bot.store.reach import Reach
from bot.store.records import EntryRow, Found, GameRow, LookRow, Move, ResultRow, Status, TableRow, TallyRow
from bot.store.reminders import Reminders
from bot.store.statistics import Statistics
from bot.store.turns import Task, take
from bot.store.visits import Visits

T = TypeVar("T")
MEMORY = ":memory:"


class SqliteStore:
    """A Store; see there. Made by `open`, given back by `close`."""

    def __init__(self, connection: aiosqlite.Connection, lock: FileLock | None) -> None:
        self._connection, self._lock = connection, lock
        self.plans = Plans(self)
        self.reach = Reach(self)
        self._waiting: list[tuple[Task, asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.guilds, self.people, self.visits = Guilds(self), People(self), Visits(self)
        self.reminders, self.outages = Reminders(self), Outages(self)
        self.idle, self.statistics, self.once = IdleStore(self), Statistics(self), Once(self)
        self.privacy = Privacy(self)
        self._writer = asyncio.create_task(self._serve(), name="store-writer")

    @classmethod
    async def open(cls, path: Path | str, *, migrations: Path = MIGRATIONS) -> "SqliteStore":
        """Open the database at `path` (":memory:" keeps nothing), make it if need be, and bring it up to date.

        Raises AlreadyRunning if another process has it open, and what `migrate` raises.
        """
        file = _file_of(path)
        lock = None if file is None else guard(file)
        try:
            if file is not None:
                private_file(file)
            connection = await aiosqlite.connect(file or MEMORY, isolation_level=None)
            try:
                await _hop(connection, partial(_prepare, path=file, migrations=migrations))
            except BaseException:
                await connection.close()
                raise
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        return cls(connection, lock)

    async def close(self) -> None:
        """Store what is waiting, then let go of the database."""
        if self._closing:
            return
        self._closing = True
        self._wake.set()
        await self._writer
        await self._connection.close()
        if self._lock is not None:
            self._lock.release()

    async def _serve(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._answer(batch)

    async def _answer(self, batch: list[tuple[Task, asyncio.Future[Any]]]) -> None:
        tasks = [task for task, _ in batch]
        try:
            await _hop(self._connection, partial(take, tasks=tasks))
        except Exception as error:
            for task in tasks:
                task.error = error
        for task, answer in batch:
            if answer.done():  # whoever asked has gone; what it asked for is done all the same
                continue
            if task.error is None:
                answer.set_result(task.value)
            else:
                answer.set_exception(task.error)

    async def _ask(self, task: Task) -> Any:
        if self._closing:
            raise StoreError("closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((task, answer))
        self._wake.set()
        return await answer

    async def read(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Return what a function reads, between two transactions; it changes nothing."""
        answer: T = await self._ask(Task(run=run, writes=False))
        return answer

    async def write(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Let a function change something, whole or not at all, and return its answer once that is durable."""
        answer: T = await self._ask(Task(run=run))
        return answer

    async def _change(self, sql: str, *values: Any) -> None:
        await self.write(lambda conn: conn.execute(sql, values) and None)

    # Games

    async def open_game(self, game: GameRow, entry: EntryRow) -> int:
        """Store a new game and return its id. Raises DuplicateInteraction and Followed."""
        run = partial(rows.insert_game, game=game, entry=entry)
        return int(await self._ask(Task(run=run, entry=entry)))

    async def commit(self, move: Move) -> None:
        """Store one change. Raises VersionConflict or DuplicateInteraction; then nothing of it was stored."""
        await self._ask(Task(move=move))

    async def load(self, game_id: int, interaction_id: int | None = None) -> Found | None:
        """Return a game, and whether the interaction has been seen before; None if there is no such game."""
        return await self.read(partial(rows.select_game, game_id=game_id, interaction_id=interaction_id))

    async def log(self, game_id: int, after: int = 0) -> tuple[EntryRow, ...]:
        """Return a game's entries of versions above `after`, in order."""
        return await self.read(partial(rows.select_log, game_id=game_id, after=after))

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
        """Return the tables that fit every condition given, the last changed first."""
        conditions = {
            "guild_id": guild_id, "channel_id": channel_id, "user_id": user_id, "offered_to": offered_to, "kind": kind
        }  # fmt: skip
        return await self.read(
            partial(rows.select_tables, statuses=tuple(statuses), conditions=conditions, limit=limit)
        )

    # Lists that the service works through

    async def due(self, now: float) -> tuple[int, ...]:
        """Return the ids of running games whose deadline has come, the oldest deadline first."""
        sql = "SELECT game_id FROM games WHERE status = 'running' AND deadline_at <= ? ORDER BY deadline_at, game_id"
        return await self.read(rows.ids(sql, now))

    async def next_deadline(self) -> float | None:
        """Return the earliest deadline of a running game."""
        sql = "SELECT MIN(deadline_at) FROM games WHERE status = 'running' AND deadline_at IS NOT NULL"
        return await self.read(lambda conn: conn.execute(sql).fetchone()[0])

    async def unattended(self) -> tuple[int, ...]:
        """Return the ids of games that go on by themselves or are frozen."""
        return await self.read(
            rows.ids("SELECT game_id FROM games WHERE automatic_next = 1 OR status = 'frozen' ORDER BY game_id")
        )

    async def behind(self) -> tuple[int, ...]:
        """Return the ids of games whose last version has not been published."""
        return await self.read(rows.ids("SELECT game_id FROM games WHERE published_version < version ORDER BY game_id"))

    async def counts(self) -> dict[str, int]:
        """Return how many games there are, by status."""
        return await self.read(lambda conn: dict(conn.execute("SELECT status, COUNT(*) FROM games GROUP BY status")))

    async def published(self, game_id: int, version: int) -> None:
        """Note that a version stands on Discord; an older one than noted before changes nothing."""
        sql = "UPDATE games SET published_version = ?2 WHERE game_id = ?1 AND published_version < ?2"
        await self._change(sql, game_id, version)

    async def told(self, game_id: int, version: int) -> None:
        """Note that a game's story has been posted up to a version; an older one than noted changes nothing."""
        sql = "UPDATE games SET story_version = ?2 WHERE game_id = ?1 AND story_version < ?2"
        await self._change(sql, game_id, version)

    async def moved(self, game_id: int, channel_id: int, message_id: int | None) -> None:
        """Note where a game's message stands."""
        sql = "UPDATE games SET channel_id = ?2, message_id = ?3 WHERE game_id = ?1"
        await self._change(sql, game_id, channel_id, message_id)

    # Stories

    async def keep_pack(self, digest: str, kind: str, pack: str) -> None:
        """Store a pack of content (JSON); one of the same digest is there already."""
        await self._change("INSERT OR IGNORE INTO packs (digest, kind, json) VALUES (?, ?, ?)", digest, kind, pack)

    async def pack(self, digest: str) -> str | None:
        """Return a stored pack, or None."""
        sql = "SELECT json FROM packs WHERE digest = ?"
        return await self.read(lambda conn: next((str(row[0]) for row in conn.execute(sql, (digest,))), None))

    async def read_by(self, user_id: int, kind: str, limit: int = 50) -> tuple[int, ...]:
        """Return the ids of started games of a kind where somebody sits or has sat, the last changed first."""
        return await self.read(partial(rows.select_read, user_id=user_id, kind=kind, limit=limit))

    # Records

    async def results(self, guild_id: int, kind: str, best: int = 10) -> tuple[ResultRow, ...]:
        """Return the won games of a server: of each board and kind of table the `best` highest, the earlier first.

        Of games without a score the newest.
        """
        return await self.read(partial(rows.select_results, guild_id=guild_id, kind=kind, best=best))

    async def tallies(self, guild_id: int, kind: str, most: int = 10) -> tuple[TallyRow, ...]:
        """Return how many games a server has played and won, and who of its people has won most, by kind of table."""
        return await self.read(partial(rows.select_tallies, guild_id=guild_id, kind=kind, most=most))

    async def badges(self, guild_id: int, kind: str) -> dict[str, float]:
        """Return the badges that a server owns, with when each was first earned."""
        return await self.read(partial(rows.select_badges, guild_id=guild_id, kind=kind))

    # Open looks

    async def keep_look(self, look: LookRow) -> None:
        """Store an open look; one of the same message is replaced."""
        await self.write(partial(rows.keep_look, look=look))

    async def looks(self, game_id: int | None = None) -> tuple[LookRow, ...]:
        """Return the open looks of one game or of all."""
        return await self.read(partial(rows.select_looks, game_id=game_id))

    async def drop_looks(self, message_ids: Iterable[int]) -> None:
        """Forget open looks, tokens and all."""
        gone = [(message_id,) for message_id in message_ids]
        if gone:
            sql = "DELETE FROM looks WHERE message_id = ?"
            await self.write(lambda conn: conn.executemany(sql, gone) and None)

    # The file

    async def copy_to(self, target: Path) -> None:
        """Write a copy of the database, without the tokens of open looks."""
        await self.read(partial(copy_to, target=target))


def _file_of(path: Path | str) -> Path | None:
    return None if path == MEMORY else Path(path).absolute()


def _prepare(conn: sqlite3.Connection, path: Path | None, migrations: Path) -> None:
    conn.execute("PRAGMA busy_timeout = 5000")  # a copy being made elsewhere may hold the file for a moment
    conn.execute("PRAGMA page_size = 8192")  # of a new file: three games a page; 4096 stores a fifth fewer at once
    conn.execute("PRAGMA journal_mode = WAL")
    conn.execute("PRAGMA synchronous = FULL")
    conn.execute("PRAGMA foreign_keys = ON")
    migrate(conn, path, migrations)


async def _hop(connection: aiosqlite.Connection, run: Callable[[sqlite3.Connection], T]) -> T:
    """Run a function on the connection's thread.

    aiosqlite has no public call for more than one statement a hop, and one hop a statement costs more than the flush
    to disk. `run` must not print what it carries: aiosqlite writes its repr to the log at level DEBUG.
    """
    answer: T = await connection._execute(_Quiet(run, connection))  # type: ignore[no-untyped-call]
    return answer


class _Quiet:
    """A call whose repr shows nothing of its arguments."""

    __slots__ = ("_connection", "_run")

    def __init__(self, run: Callable[[sqlite3.Connection], Any], connection: aiosqlite.Connection) -> None:
        self._run, self._connection = run, connection

    def __call__(self) -> Any:
        return self._run(self._connection._conn)

    def __repr__(self) -> str:
        return "<turn>"
