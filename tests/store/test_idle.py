"""Tables that nobody touches, and what is kept of seats that somebody sits in."""

from dataclasses import replace

from bot.store.records import SeatRow, Waits
from bot.store.sqlite import SqliteStore
from tests.store.house import ANA, BEN, move, opened

CLEO = BEN + 2
WAITS = Waits(lobby=10, running=20, stalled=5)


async def test_only_open_tables_without_a_deadline_are_left_alone(store: SqliteStore) -> None:
    assert await store.idle.next_due(WAITS) is None
    waiting = await opened(store, updated_at=100.0)
    running = await opened(store, updated_at=95.0, status="running")
    stalled = await opened(store, updated_at=50.0, status="running", stalled_at=112.0)
    await opened(store, updated_at=0.0, status="running", deadline_at=500.0)
    await opened(store, updated_at=0.0, status="over")
    await opened(store, updated_at=0.0, status="frozen")
    assert await store.idle.next_due(WAITS) == 110.0
    assert await store.idle.due(WAITS, 109.9) == ()
    assert await store.idle.due(WAITS, 110.0) == (waiting.game_id,)
    assert await store.idle.due(WAITS, 117.0) == (waiting.game_id, running.game_id, stalled.game_id)


async def test_who_holds_and_who_owns_a_seat_is_kept(store: SqliteStore) -> None:
    seats = (
        SeatRow(None, "keen", "keen", owner_id=ANA, owner="Ana", offer=0, assisted=True),
        SeatRow(BEN, None, "Ben", missed=2, votes=(ANA,), offer=ANA),
    )
    before = await opened(store)
    await store.commit(move(before, seats=seats, stalled_at=7.5))
    found = await store.load(before.game_id)
    assert found is not None
    assert found.game.seats == seats
    assert found.game.stalled_at == 7.5
    assert [row.game_id for row in await store.find(statuses=["lobby"], user_id=ANA)] == [before.game_id]
    back = (SeatRow(ANA, None, "Ana"), SeatRow(BEN, None, "Ben"))
    await store.commit(move(found.game, seats=back, stalled_at=None))
    found = await store.load(before.game_id)
    assert found is not None
    assert (found.game.seats, found.game.stalled_at) == (back, None)


async def test_whoever_sat_in_has_read_what_was_read_there(store: SqliteStore) -> None:
    seats = (SeatRow(None, "keen", "keen", owner_id=ANA, owner="Ana"),)
    before = await opened(store, status="running", state="{}", seats=seats)
    assert await store.read_by(ANA, "toy") == (before.game_id,)
    assert await store.read_by(BEN, "toy") == ()
    row = before
    for kind, user in (("join", CLEO), ("start", ANA), ("join", BEN), ("act", ANA)):
        after = move(row)
        entries = tuple(replace(entry, kind=kind, user_id=user) for entry in after.entries)
        await store.commit(replace(after, entries=entries))
        row = after.game
    assert await store.read_by(BEN, "toy") == (before.game_id,)
    assert await store.read_by(CLEO, "toy") == (), "who joined before the start and is gone has read nothing"
