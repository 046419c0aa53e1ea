"""One turn of the writer: all that waits, in one transaction, then the reads. Runs on the connection's thread."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.store import DuplicateInteraction, StoreError, VersionConflict, rows
from bot.store.records import EntryRow, Move


@dataclass(slots=True)
class Task:
    """Something that waits for its turn: a move, another write, or a read. `value` or `error` is its answer.

    It prints nothing of what it carries.
    """

    run: Callable[[sqlite3.Connection], Any] | None = field(default=None, repr=False)
    move: Move | None = field(default=None, repr=False)
    writes: bool = True
    entry: EntryRow | None = field(default=None, repr=False)  # that `run` writes
    value: Any = field(default=None, repr=False)
    error: Exception | None = None


def take(conn: sqlite3.Connection, tasks: Sequence[Task]) -> None:
    """Carry out every task and leave its answer in it. Returns after the writes are durable."""
    writes = [task for task in tasks if task.writes]
    if writes:
        _write(conn, writes)
    for task in tasks:
        if not task.writes and task.run is not None:
            try:
                task.value = task.run(conn)
            except Exception as error:  # whatever one asks wrongly, the others are answered
                task.error = _broken(error)


def _write(conn: sqlite3.Connection, tasks: Sequence[Task]) -> None:
    try:
        try:
            _together(conn, tasks)
        except Exception as error:
            if not _of_one_task(error):
                raise
            conn.execute("ROLLBACK")
            _singly(conn, tasks)
    except Exception as error:
        # The disk, not one of the tasks: nothing of this turn was stored.
        if conn.in_transaction:
            conn.execute("ROLLBACK")
        for task in tasks:
            task.error = _broken(error)


def _of_one_task(error: Exception) -> bool:
    """Whether an error comes from what a task asks for, so that the others may be stored without it."""
    asked = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
    return isinstance(error, asked) or not isinstance(error, sqlite3.Error)


def _broken(error: Exception) -> StoreError:
    """Return an error to answer with; its words name the kind only, since SQLite's could quote a value."""
    if isinstance(error, StoreError):
        return error
    broken = StoreError(getattr(error, "sqlite_errorname", type(error).__name__))
    broken.__cause__ = error
    return broken


def _together(conn: sqlite3.Connection, tasks: Sequence[Task]) -> None:
    """Store all or raise: two statements for any number of moves, since most do not touch seats, votes or results."""
    moves = [task.move for task in tasks if task.move is not None]
    conn.execute("BEGIN IMMEDIATE")
    if moves:
        _store(conn, moves)
    for task in tasks:
        if task.run is not None:
            task.value = task.run(conn)
    conn.execute("COMMIT")


def _store(conn: sqlite3.Connection, moves: Sequence[Move]) -> None:
    if rows.write_games(conn, moves) != len(moves):
        raise VersionConflict
    entries = [values for move in moves for values in rows.entry_values(move.game.game_id, move.entries)]
    conn.executemany(rows.INSERT_ENTRY, entries)
    for move in moves:
        rows.write_rest(conn, move)


def _singly(conn: sqlite3.Connection, tasks: Sequence[Task]) -> None:
    """Store every task that can be stored, each whole or not at all."""
    conn.execute("BEGIN IMMEDIATE")
    for task in tasks:
        conn.execute("SAVEPOINT one")
        try:
            if task.move is not None:
                _store(conn, [task.move])
            if task.run is not None:
                task.value = task.run(conn)
        except Exception as error:
            if not _of_one_task(error):
                raise
            conn.execute("ROLLBACK TO one")
            task.error = _duplicate(conn, task) or _broken(error)
        conn.execute("RELEASE one")
    conn.execute("COMMIT")


def _duplicate(conn: sqlite3.Connection, task: Task) -> DuplicateInteraction | None:
    entries = (task.entry,) if task.move is None else task.move.entries
    games = (rows.changed_by(conn, entry.interaction_id) for entry in entries if entry is not None)
    return next((DuplicateInteraction(game) for game in games if game is not None), None)
