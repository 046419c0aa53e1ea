"""`backup` and `restore` as a host uses them."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import PREFIX
from bot.store.migrate import available
from bot.store.sqlite import SqliteStore
from tests.store.house import opened

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with one game, which the settings name."""
    file = tmp_path / "tables.sqlite3"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(f"{PREFIX}DATABASE", str(file))
    asyncio.run(_add_game(file))
    return file


async def _add_game(file: Path) -> None:
    store = await SqliteStore.open(file)
    await opened(store)
    await store.close()


def games(file: Path) -> int:
    with closing(sqlite3.connect(file)) as conn:
        return int(conn.execute("SELECT COUNT(*) FROM games").fetchone()[0])


def test_what_was_backed_up_comes_back(database: Path, tmp_path: Path, capsys: Captured) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy)]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "file": str(copy),
        "bytes": copy.stat().st_size,
        "schema": max(available()),
    }
    asyncio.run(_add_game(database))
    assert games(database) == 2
    assert main(["restore", str(copy)]) == 0
    assert games(database) == 1
    before = Path(json.loads(capsys.readouterr().out)["before"])
    assert games(before) == 2
    assert main(["restore", str(before)]) == 0
    assert games(database) == 2


def test_a_backup_is_made_while_the_bot_runs_and_a_restore_is_refused(
    database: Path, tmp_path: Path, capsys: Captured
) -> None:
    async def work() -> None:
        store = await SqliteStore.open(database)
        assert main(["backup", str(tmp_path / "copy")]) == 0
        assert main(["restore", str(tmp_path / "copy")]) == 2
        await store.close()

    asyncio.run(work())
    assert "Stop it first." in capsys.readouterr().err
    assert games(tmp_path / "copy") == 1


def _with_schema(file: Path, number: int) -> None:
    with closing(sqlite3.connect(file)) as conn:
        conn.execute(f"PRAGMA user_version = {number}")


def _another_programs(file: Path) -> None:
    """Put a database there whose names look like ours."""
    file.unlink()
    with closing(sqlite3.connect(file)) as conn:
        conn.executescript("CREATE TABLE games (game_id, kind, state); PRAGMA user_version = 3;")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda file: file.unlink(), "There is no file"),
        (lambda file: file.write_bytes(b"no database at all"), "is damaged"),
        (lambda file: (file.unlink(), sqlite3.connect(file).close(), file.touch()), "is no copy of"),
        (_another_programs, "is no copy of"),
        (lambda file: file.write_bytes(file.read_bytes()[:20_000]), "is damaged"),
        (lambda file: _with_schema(file, 99), "newer version"),
    ],
    ids=["missing", "damaged", "foreign", "like-ours", "cut", "newer"],
)
def test_a_wrong_file_changes_nothing(
    database: Path, tmp_path: Path, capsys: Captured, spoil: object, said: str
) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy)]) == 0
    assert callable(spoil)
    spoil(copy)
    before = database.read_bytes()
    assert main(["restore", str(copy)]) == 2
    assert said in capsys.readouterr().err
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("*.before-restore*"))


def test_a_damaged_database_is_kept_as_it_is(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy)]) == 0
    database.write_bytes(b"damaged")
    assert main(["restore", str(copy)]) == 0
    assert games(database) == 1
    assert database.with_name(database.name + ".before-restore-1").read_bytes() == b"damaged"


def test_there_is_nothing_to_back_up_yet(database: Path, tmp_path: Path, capsys: Captured) -> None:
    database.unlink()
    assert main(["backup", str(tmp_path / "copy")]) == 2
    assert "no database" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("end", ["", "-wal", "-shm", ".lock"])
def test_a_copy_never_takes_the_place_of_the_database_itself(database: Path, capsys: Captured, end: str) -> None:
    """The running bot would go on writing into a file that has no name any more."""
    before = database.stat().st_ino
    assert main(["backup", f"{database}{end}"]) == 2
    assert "Name another file" in capsys.readouterr().err
    assert database.stat().st_ino == before


def test_nor_by_another_name(database: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(database)
    (tmp_path / "twin").hardlink_to(database)
    assert [main(["backup", str(tmp_path / name)]) for name in ("link", "twin")] == [2, 2]
    assert (tmp_path / "link").is_symlink()


def test_what_is_not_ours_is_not_copied(database: Path, tmp_path: Path, capsys: Captured) -> None:
    database.unlink()
    sqlite3.connect(database).close()
    database.touch()
    assert main(["backup", str(tmp_path / "copy")]) == 2
    assert "no database of Lost Property" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_told(database: Path, tmp_path: Path, capsys: Captured) -> None:
    assert main(["backup", str(tmp_path / "no" / "folder")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_commands_want_a_file() -> None:
    for command in ("backup", "restore"):
        with pytest.raises(SystemExit):
            main([command])
