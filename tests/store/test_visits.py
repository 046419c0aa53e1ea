"""Who looked last, and since when whoever sits in a seat has been there."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.records import SeatRow
from bot.store.rows import OF_PEOPLE
from bot.store.sqlite import SqliteStore
from bot.store.visits import VisitRow
from tests.store.conftest import Open
from tests.store.house import ANA, BEN, move, opened
from tests.store.test_migrate import database_of


async def test_the_newest_look_counts_and_each_persons_own(store: SqliteStore) -> None:
    game = await opened(store)
    assert await store.visits.last(game.game_id, ANA) is None
    first, later, older = (VisitRow(game.game_id, ANA, version, at) for version, at in ((3, 1.5), (3, 2.5), (2, 9.0)))
    await store.visits.note(first)
    assert await store.visits.last(game.game_id, ANA) == first
    await store.visits.note(later)
    await store.visits.note(older)
    assert await store.visits.last(game.game_id, ANA) == later
    assert await store.visits.last(game.game_id, BEN) is None


async def test_since_when_somebody_sits_there_is_kept(store: SqliteStore) -> None:
    game = await opened(store)
    await store.commit(move(game, seats=(SeatRow(ANA, None, "Ana", 1), SeatRow(BEN, None, "Ben", 2))))
    found = await store.load(game.game_id)
    assert found is not None
    assert [seat.since for seat in found.game.seats] == [1, 2]


async def test_of_old_games_it_is_when_somebody_joined(file: Path, open_store: Open) -> None:
    database_of(4, file)
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("UPDATE seats SET user_id = ? WHERE game_id = 3 AND seat = 2", (BEN,))
        conn.execute("UPDATE actions SET kind = 'join', user_id = ? WHERE game_id = 3 AND version = 3", (BEN,))
        conn.commit()
    found = await (await open_store(file)).load(3)
    assert found is not None
    assert [seat.since for seat in found.game.seats] == [0, 0, 3]


async def test_somebodys_tables_are_found_without_reading_all_seats(store: SqliteStore) -> None:
    for name, index in (("user_id", "seats_by_user"), ("offered_to", "seats_by_offer")):
        plan = await store.read(
            lambda conn, sql=OF_PEOPLE[name]: conn.execute(
                f"EXPLAIN QUERY PLAN SELECT * FROM games WHERE game_id IN ({sql})", (ANA,) * sql.count("?")
            ).fetchall()
        )
        steps = [step[-1] for step in plan]
        assert any(index in step for step in steps)
        assert not any(step.startswith(("SCAN seats", "SCAN games")) for step in steps)
