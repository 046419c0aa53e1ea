"""Bring a database to the present schema: numbered SQL files, the number in `PRAGMA user_version`."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.store import StoreError
from bot.store.copies import copy_to

MIGRATIONS = Path(__file__).parent / "migrations"


class FutureDatabase(StoreError):
    """The database was written by a newer version of the program."""


class ForeignDatabase(StoreError):
    """The file is a database, but not this program's."""


def available(folder: Path = MIGRATIONS) -> dict[int, Path]:
    """Return the migrations by number. Raises ValueError unless they count up from 1 without a gap."""
    found = {int(path.name.split("_")[0]): path for path in sorted(folder.glob("*.sql"))}
    if list(found) != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered 1 to {len(found)}")
    return found


def statements(script: str) -> Iterator[str]:
    """Split a script into statements. Each must end its line."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if any(line.strip() and not line.lstrip().startswith("--") for line in statement.splitlines()):
        raise ValueError("the last statement has no end")


def schema_of(conn: sqlite3.Connection) -> int:
    """Return the number of the last migration of a database."""
    return int(conn.execute("PRAGMA user_version").fetchone()[0])


def recognised(conn: sqlite3.Connection, folder: Path = MIGRATIONS) -> bool:
    """Whether a database has every table and column that its schema number promises."""
    steps, present = available(folder), schema_of(conn)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for number in range(1, present + 1):
            _run(model, number, steps[number].read_text(encoding="utf-8"))
        return _columns(model) <= _columns(conn)


def _columns(conn: sqlite3.Connection) -> set[tuple[str, str]]:
    sql = (
        "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns "
        "WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
    )
    return {(str(table), str(column)) for table, column in conn.execute(sql)}


def migrate(conn: sqlite3.Connection, path: Path | None, folder: Path = MIGRATIONS) -> None:
    """Run the migrations that are missing, each in a transaction of its own.

    An existing database at `path` is copied beside itself first, as `<name>.schema-<number>`. Raises FutureDatabase or
    ForeignDatabase, and whatever a migration raises; then the database is as it was before that migration.
    """
    steps, present = available(folder), schema_of(conn)
    if present > len(steps):
        raise FutureDatabase(present)
    if present == 0 and conn.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]:
        raise ForeignDatabase
    if present == len(steps):
        return
    if present and path is not None:
        copy_to(conn, path.with_name(f"{path.name}.schema-{present}"))
    conn.execute("PRAGMA foreign_keys = OFF")  # a migration may build a table anew that others refer to
    for number in range(present + 1, len(steps) + 1):
        _run(conn, number, steps[number].read_text(encoding="utf-8"))
    conn.execute("PRAGMA foreign_keys = ON")


def _run(conn: sqlite3.Connection, number: int, script: str) -> None:
    conn.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements(script):
            conn.execute(statement)
        if conn.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise StoreError(f"migration {number} breaks a reference")
        conn.execute(f"PRAGMA user_version = {number}")
        conn.execute("COMMIT")
    except BaseException:
        if conn.in_transaction:
            conn.execute("ROLLBACK")
        raise
