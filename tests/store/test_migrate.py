"""Databases of every schema that there ever was come up to date. `old/NNNN.sql` says what one of schema NNNN holds."""

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.migrate import ForeignDatabase, FutureDatabase, available, migrate, schema_of, statements
from tests.store.conftest import Open
from tests.store.house import ANA, CHANNEL, GUILD

OLD = Path(__file__).parent / "old"
VERSIONS = sorted(available())


def database_of(schema: int, file: Path) -> None:
    """Make a database as the program of that schema left it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as conn:
        for number in range(1, schema + 1):
            for statement in statements(available()[number].read_text(encoding="utf-8")):
                conn.execute(statement)
        conn.executescript((OLD / f"{schema:04}.sql").read_text(encoding="utf-8"))
        conn.execute(f"PRAGMA user_version = {schema}")


def test_every_schema_is_kept() -> None:
    assert [int(path.stem) for path in sorted(OLD.glob("*.sql"))] == VERSIONS


@pytest.mark.parametrize("schema", VERSIONS)
async def test_an_old_database_is_read(schema: int, file: Path, open_store: Open) -> None:
    database_of(schema, file)
    store = await open_store(file)
    found = await store.load(3, 1_300_000_000_000_000_002)
    assert found is not None
    assert found.seen
    game = found.game
    assert (game.kind, game.guild_id, game.channel_id, game.version) == ("toy", GUILD, CHANNEL, 3)
    seats = [(seat.user_id, seat.player, seat.name) for seat in game.seats]
    assert seats == [(ANA, None, "Ana"), (None, "keen", "keen"), (None, None, "Ben")]
    assert (game.state, game.undo_state, game.seed, game.rng_cursor) == (
        '{"state":3}',
        '{"state":2}',
        bytes(range(32)),
        5,
    )
    assert (game.votes, game.told, game.status) == ((ANA,), (ANA,), "running")
    assert [entry.kind for entry in await store.log(3)] == ["open", "start", "act"]
    assert await store.badges(GUILD, "toy") == {"ten": 1_800_000_002.0}
    [result] = await store.results(GUILD, "toy")
    assert (result.user_ids, result.winner_ids) == ((ANA,), (ANA,))
    assert await store.behind() == (3, 4)
    assert await store.next_deadline() == 1_800_001_800.5
    [look] = await store.looks()
    assert (look.message_id, look.token) == (9_007_199_254_740_991, "CANARY-token")
    assert look.locale == ("de" if schema >= 13 else "en")


def steps(folder: Path, *scripts: str) -> Path:
    """Make a folder of migrations."""
    folder.mkdir()
    for number, script in enumerate(scripts, 1):
        (folder / f"{number:04}_step.sql").write_text(script, encoding="utf-8")
    return folder


ONE = "CREATE TABLE games (a INTEGER);\nINSERT INTO games VALUES (1);\n"
TWO = "ALTER TABLE games ADD COLUMN b INTEGER;\nUPDATE games SET b = a + 1;\n"
BROKEN = "UPDATE games SET b = 9;\nINSERT INTO nothing VALUES (1);\n"


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)


def rows(conn: sqlite3.Connection) -> list[tuple[int, ...]]:
    return conn.execute("SELECT * FROM games").fetchall()


def test_an_existing_file_is_copied_first(file: Path, tmp_path: Path) -> None:
    old, new = steps(tmp_path / "old", ONE), steps(tmp_path / "new", ONE, TWO)
    with closing(opened(file)) as conn:
        migrate(conn, file, old)
        assert not list(tmp_path.glob("*.schema-*"))
        migrate(conn, file, new)
        assert (schema_of(conn), rows(conn)) == (2, [(1, 2)])
        migrate(conn, file, new)
    with closing(opened(tmp_path / f"{file.name}.schema-1")) as copy:
        assert (schema_of(copy), rows(copy)) == (1, [(1,)])


async def test_no_copy_has_tokens(file: Path, tmp_path: Path) -> None:
    database_of(1, file)
    newer = steps(
        tmp_path / "new", available()[1].read_text(encoding="utf-8"), "ALTER TABLE games ADD COLUMN c TEXT;\n"
    )
    with closing(opened(file)) as conn:
        migrate(conn, file, newer)
        assert conn.execute("SELECT token FROM looks").fetchone() == ("CANARY-token",)
    copy = tmp_path / f"{file.name}.schema-1"
    assert b"CANARY-token" not in copy.read_bytes()


def test_a_migration_that_fails_leaves_nothing_behind(file: Path, tmp_path: Path) -> None:
    with closing(opened(file)) as conn:
        with pytest.raises(sqlite3.OperationalError, match="nothing"):
            migrate(conn, file, steps(tmp_path / "broken", ONE, TWO, BROKEN))
        assert (schema_of(conn), rows(conn)) == (2, [(1, 2)])


def test_a_migration_must_not_break_references(file: Path, tmp_path: Path) -> None:
    loose = "CREATE TABLE a (x INTEGER PRIMARY KEY);\nCREATE TABLE b (x REFERENCES a (x));\nINSERT INTO b VALUES (5);\n"
    with closing(opened(file)) as conn, pytest.raises(StoreError, match="migration 1 breaks a reference"):
        migrate(conn, file, steps(tmp_path / "loose", loose))


def test_a_database_from_the_future_is_refused(file: Path, tmp_path: Path) -> None:
    with closing(opened(file)) as conn:
        conn.execute("PRAGMA user_version = 2")
        with pytest.raises(FutureDatabase):
            migrate(conn, file, steps(tmp_path / "old", ONE))


async def test_what_is_not_ours_is_left_alone(file: Path, open_store: Open) -> None:
    with closing(opened(file)) as conn:
        conn.execute("CREATE TABLE recipes (a)")
    with pytest.raises(ForeignDatabase):
        await open_store(file)
    with closing(opened(file)) as conn:
        assert conn.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
        conn.execute("DROP TABLE recipes")
    await open_store(file)  # the guard was given back


def test_numbers_without_a_gap(tmp_path: Path) -> None:
    folder = steps(tmp_path / "gap", ONE, TWO, BROKEN)
    (folder / "0002_step.sql").unlink()
    with pytest.raises(ValueError, match="1 to 2"):
        available(folder)


def test_statements_end_where_they_end() -> None:
    script = (
        "-- a; b\nCREATE TABLE a (x TEXT DEFAULT ';');\n\n"
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM a;\nEND;\n"
    )
    assert [text.splitlines()[-1] for text in statements(script)] == ["CREATE TABLE a (x TEXT DEFAULT ';');", "END;"]
    with pytest.raises(ValueError, match="no end"):
        list(statements("CREATE TABLE a (x)"))


def test_killed_between_any_two_statements(file: Path) -> None:
    """A process that dies in the middle of a migration leaves a database that the next one brings up to date."""
    scripts = [path.read_text(encoding="utf-8") for path in available().values()]
    count = sum(len(list(statements(script))) + 3 for script in scripts)
    killed = 0
    for number in range(1, count + 1):
        file.unlink(missing_ok=True)
        killed += _killed_at(file, number)
        with closing(opened(file)) as conn:
            migrate(conn, None)
            assert conn.execute("SELECT COUNT(*) FROM games").fetchone() == (0,)
            assert schema_of(conn) == VERSIONS[-1]
    assert killed == count


def _killed_at(file: Path, number: int) -> bool:
    """Migrate in a process that is killed before its n-th statement of the transaction."""
    child = os.fork()
    if child == 0:
        conn = opened(file)
        seen = 0

        def count(statement: str) -> None:
            nonlocal seen
            seen += conn.in_transaction
            if seen == number:
                os.kill(os.getpid(), signal.SIGKILL)

        conn.set_trace_callback(count)
        migrate(conn, None)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)
