"""Plans go with the move that carries them out, whole or not at all; what else happens to them is no move."""

from dataclasses import replace

import pytest

from bot.store import VersionConflict
from bot.store.records import PlanRow
from bot.store.sqlite import SqliteStore
from tests.store.house import ANA, BEN, move, opened
from tests.store.test_sqlite import fetched

READY = PlanRow(user_id=ANA, version=3, steps='[{"kind":"turn"}]')
ASKS = PlanRow(
    user_id=BEN, version=2, steps="[]", state="asks", decision=4, news='[{"kind":"rolled"}]', private=True
)  # fmt: skip


async def test_they_come_back_as_they_were_kept(store: SqliteStore) -> None:
    game, other = await opened(store), await opened(store)
    await store.plans.keep(game.game_id, [READY, ASKS])
    await store.plans.keep(other.game_id, [replace(READY, version=1)])
    assert (await fetched(store, game)).plans == (READY, ASKS)
    assert (await fetched(store, game)).version == game.version
    await store.plans.keep(game.game_id, [ASKS])
    assert (await fetched(store, game)).plans == (ASKS,)
    assert len((await fetched(store, other)).plans) == 1


async def test_a_move_takes_them_along_or_leaves_them(store: SqliteStore) -> None:
    game = await opened(store)
    await store.plans.keep(game.game_id, [READY])
    first = move(game)
    await store.commit(first)
    assert (await fetched(store, game)).plans == (READY,)
    await store.commit(move(first.game, plans=(ASKS,)))
    assert (await fetched(store, game)).plans == (ASKS,)
    with pytest.raises(VersionConflict):
        await store.commit(move(first.game, plans=()))
    assert (await fetched(store, game)).plans == (ASKS,), "what was not stored took nothing with it"


async def test_running_games_with_plans_that_may_go_on(store: SqliteStore) -> None:
    running, asking, over = [await opened(store, status=s) for s in ("running", "running", "over")]
    await store.plans.keep(running.game_id, [READY, ASKS])
    await store.plans.keep(asking.game_id, [ASKS])
    await store.plans.keep(over.game_id, [READY])
    assert await store.plans.games() == (running.game_id,)


def test_nothing_of_them_is_printed() -> None:
    assert "kind" not in repr(READY)
    assert "rolled" not in repr(ASKS)
