"""A service over a store in memory, with a clock that stands still."""

from collections.abc import AsyncIterator, Callable

import pytest

from bot.service import GameService
from bot.store.sqlite import SqliteStore
from tests.service.house import House, StillClock
from tests.service.toy import TOY


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def store() -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(":memory:")
    yield store
    await store.close()


@pytest.fixture
def serve(store: SqliteStore, clock: StillClock) -> Callable[..., House]:
    """Make a service over the store; a second one is the program after a restart."""

    def make(*games: object, **settings: object) -> House:
        known = {game.id: game for game in games or (TOY,)}  # type: ignore[attr-defined]
        service = GameService(store, known, clock, seed=lambda: bytes(32), **settings)  # type: ignore[arg-type]
        return House(service, store, clock)

    return make


@pytest.fixture
def house(serve: Callable[..., House]) -> House:
    return serve()
