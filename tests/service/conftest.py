"""A service over a store in memory, with a clock that stands still."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot.service import GameService
from bot.store.sqlite import SqliteStore
from engine.core.rng import Rng
from tests.service.house import House, StillClock
from tests.service.toy import TOY


class WideEyes:
    """Eyes that notice everything: how well players see is tested elsewhere, and pictures take time."""

    def seen(self, view: Any, acuity: float, rng: Rng) -> Any:
        return view


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
        settings.setdefault("eyes", dict.fromkeys(known, WideEyes()))
        service = GameService(store, known, clock, seed=lambda: bytes(32), **settings)  # type: ignore[arg-type]
        return House(service, store, clock)

    return make


@pytest.fixture
def house(serve: Callable[..., House]) -> House:
    return serve()
