import os
import shutil
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import AlreadyRunning
from bot.store.copies import Unusable, backup, check, restore
from bot.store.migrate import available
from bot.store.records import LookRow
from bot.store.sqlite import SqliteStore
from tests.store.conftest import Open
from tests.store.house import ANA, move, opened

LOOK = LookRow(message_id=1, game_id=1, user_id=ANA, token="CANARY-token", expires_at=1.0, version=1)


async def filled(store: SqliteStore) -> SqliteStore:
    """Open a store with a game, an open look, and dropped ones whose pages are free now."""
    await opened(store)
    await store._change("PRAGMA secure_delete = OFF")  # some builds of SQLite wipe what they free, others do not
    gone = [replace(LOOK, message_id=number, token=f"CANARY-token-{number:0500}") for number in range(2, 60)]
    for look in (LOOK, *gone):
        await store.keep_look(look)
    await store.drop_looks([look.message_id for look in gone])
    return store


async def test_a_backup_of_a_running_bot(file: Path, tmp_path: Path, open_store: Open) -> None:
    store, target = await filled(await open_store(file)), tmp_path / "copy"
    backup(file, target)
    assert b"CANARY-token" not in target.read_bytes()
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [name for name in os.listdir(tmp_path) if name.startswith("copy")] == ["copy"]
    assert check(target) == max(available())
    assert await store.looks() == (LOOK,)
    await store.close()


async def test_the_store_copies_itself(file: Path, tmp_path: Path, open_store: Open) -> None:
    store, target = await filled(await open_store(file)), tmp_path / "copy"
    target.write_bytes(b"older")
    await store.copy_to(target)
    await store.close()
    assert b"CANARY-token" not in target.read_bytes()
    assert check(target) == max(available())


async def test_a_copy_is_restored(file: Path, tmp_path: Path, open_store: Open) -> None:
    store, target = await filled(await open_store(file)), tmp_path / "copy"
    backup(file, target)
    found = await store.load(1)
    assert found is not None
    await store.commit(move(found.game, state="later"))
    with pytest.raises(AlreadyRunning):
        restore(target, file)
    await store.close()
    restore(target, file)
    again = await open_store(file)
    assert await again.load(1) == found
    assert await again.looks() == ()
    await again.close()


async def test_what_a_killed_process_left_beside_the_database_is_no_part_of_the_restored_one(
    file: Path, tmp_path: Path, open_store: Open
) -> None:
    store = await filled(await open_store(file))
    backup(file, tmp_path / "copy")
    found = await store.load(1)
    assert found is not None
    await store.commit(move(found.game, state="later"))
    for rest in ("", "-wal"):
        shutil.copy(f"{file}{rest}", tmp_path / f"killed{rest}")
    await store.close()
    assert (tmp_path / "killed-wal").stat().st_size > 0
    restore(tmp_path / "copy", tmp_path / "killed")
    again = await open_store(tmp_path / "killed")
    assert await again.load(1) == found
    await again.close()


def test_a_damaged_database_can_be_replaced(tmp_path: Path, file: Path) -> None:
    good = tmp_path / "good"
    with closing(sqlite3.connect(good)) as conn:
        conn.executescript("CREATE TABLE games (a); PRAGMA user_version = 1;")
    file.write_bytes(b"no database at all, but long enough to be taken for one" * 50)
    Path(f"{file}-wal").write_bytes(b"rest")
    restore(good, file)
    assert check(file) == 1
    assert not Path(f"{file}-wal").exists()


def test_a_journal_without_a_database_is_not_taken_for_the_restored_ones(tmp_path: Path, file: Path) -> None:
    good = tmp_path / "good"
    with closing(sqlite3.connect(good)) as conn:
        conn.executescript("CREATE TABLE games (a); PRAGMA user_version = 1;")
    Path(f"{file}-wal").write_bytes(b"rest")
    restore(good, file)
    assert not Path(f"{file}-wal").exists()


def test_what_cannot_be_restored(tmp_path: Path, file: Path) -> None:
    rubbish = tmp_path / "rubbish"
    rubbish.write_bytes(b"no database at all, but long enough to be taken for one" * 50)
    foreign = tmp_path / "foreign"
    with closing(sqlite3.connect(foreign)) as conn:
        conn.executescript("CREATE TABLE recipes (a); PRAGMA user_version = 1;")
    for path, reason in ((rubbish, "damaged"), (foreign, "foreign")):
        with pytest.raises(Unusable) as error:
            restore(path, file)
        assert error.value.reason == reason
    assert not file.exists()


async def test_a_torn_copy_is_found(file: Path, tmp_path: Path, open_store: Open) -> None:
    store, target = await filled(await open_store(file)), tmp_path / "copy"
    backup(file, target)
    await store.close()
    whole = target.read_bytes()
    page = 8192
    target.write_bytes(whole[:page] + bytes(page) + whole[2 * page :])
    with pytest.raises(Unusable):
        check(target)


def test_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        backup(tmp_path / "none", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []
