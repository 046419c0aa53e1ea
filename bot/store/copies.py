"""Copies of a database. None holds the tokens of open looks, not even in pages that are free."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store import StoreError
from bot.store.guard import guard


class Unusable(StoreError):
    """A file that is no sound copy of this program's database; `reason` says why in a word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Itself(StoreError):
    """A copy was to replace the database that it is made of, or a file that stands beside it."""


def private_file(path: Path) -> None:
    """Create a file that only its owner may read, or take an existing one."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def copy_to(conn: sqlite3.Connection, target: Path) -> None:
    """Write a copy of the database to `target`, replacing it; the database may be in use."""
    draft = target.with_name(f"{target.name}.draft")
    draft.unlink(missing_ok=True)
    private_file(draft)
    try:
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            conn.backup(copy)
            # A journal beside the draft would stay behind; VACUUM rewrites every page, so nothing deleted is left.
            copy.execute("PRAGMA journal_mode = DELETE")
            if copy.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'looks'").fetchone():
                copy.execute("PRAGMA secure_delete = ON")
                copy.execute("DELETE FROM looks")
            copy.execute("VACUUM")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def backup(database: Path, target: Path) -> None:
    """Copy a database, also while the bot uses it.

    Raises FileNotFoundError if there is none, Unusable if it is none of ours or damaged, and Itself.
    """
    if not database.is_file():
        raise FileNotFoundError(database)
    if _belongs_to(target, database):
        raise Itself
    check(database)
    with reading(database) as conn:
        copy_to(conn, target)


def check(path: Path) -> int:
    """Return the schema number of a copy. Raises Unusable unless it is sound and this program's."""
    with reading(path) as conn:
        try:
            schema = int(conn.execute("PRAGMA user_version").fetchone()[0])
            games = conn.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'games'").fetchone()
            sound = conn.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
        except sqlite3.DatabaseError as error:
            raise Unusable("damaged") from error
    if schema < 1 or games is None:
        raise Unusable("foreign")
    if not sound:
        raise Unusable("damaged")
    return schema


def restore(source: Path, database: Path, keep: Path | None = None) -> Path | None:
    """Put a checked copy in the place of a database; what stood there goes to `keep` first, as far as it can be read.

    Returns where that is, None if nothing stood there. Raises Unusable, or AlreadyRunning while the bot uses it.
    """
    check(source)
    lock = guard(database)
    try:
        _settle(database)
        kept = keep if keep is not None and database.is_file() and database.stat().st_size else None
        if kept is not None:
            _keep(database, kept)
        with reading(source) as conn:
            copy_to(conn, database)
        return kept
    finally:
        lock.release()


def _keep(database: Path, target: Path) -> None:
    """Put a database aside: as a copy without tokens, or byte by byte if it is damaged."""
    try:
        backup(database, target)
    except Unusable:
        private_file(target)
        shutil.copyfile(database, target)


def _settle(database: Path) -> None:
    """Leave nothing beside the database that could be taken for a part of its successor."""
    if database.is_file():
        with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database, isolation_level=None)) as conn:
            conn.execute("PRAGMA journal_mode = DELETE")
    for rest in ("-wal", "-shm"):  # of a database too damaged to open
        database.with_name(database.name + rest).unlink(missing_ok=True)


def _belongs_to(path: Path, database: Path) -> bool:
    """Whether a path is the database, also by another name, or a file that a running bot keeps beside it."""
    beside = {database.resolve().with_name(database.name + end) for end in ("", "-wal", "-shm", ".lock")}
    return path.resolve() in beside or (path.exists() and path.samefile(database))


def reading(path: Path) -> closing[sqlite3.Connection]:
    """Open a database to read it, and close it afterwards."""
    return closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None))
