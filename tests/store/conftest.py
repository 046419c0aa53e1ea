from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore

Open = Callable[[Path | str], Awaitable[SqliteStore]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def open_store() -> AsyncIterator[Open]:
    """Open stores that are closed whatever happens: one that is left open keeps the process from ending."""
    stores: list[SqliteStore] = []

    async def opening(path: Path | str) -> SqliteStore:
        stores.append(await SqliteStore.open(path))
        return stores[-1]

    yield opening
    for store in stores:
        await store.close()


@pytest.fixture
async def store(open_store: Open, file: Path) -> SqliteStore:
    return await open_store(file)
