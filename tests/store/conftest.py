from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(file)
    yield store
    await store.close()
