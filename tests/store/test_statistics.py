"""What is counted of a server's games, and that the database reads no other server's for it."""

from typing import Any

from bot.store.records import EntryRow, GameRow, Move, ResultRow
from bot.store.sqlite import SqliteStore
from bot.store.statistics import BOARDS, GAMES, OPENED, PEOPLE, CountRow, StatisticsRow
from tests.store.house import ANA, BEN, GUILD, lobby

CLEO = BEN + 2
DAY = 86_400.0


async def game(store: SqliteStore, at: float, days: float | None = None, **ended: Any) -> None:
    """Store a game that was opened at a time, started a day later and, if so, ended that many days after its start."""
    kind, guild_id = ended.pop("kind", "toy"), ended.pop("guild_id", GUILD)
    row = lobby(created_at=at, kind=kind, guild_id=guild_id)
    game_id = await store.open_game(row, EntryRow(version=1, kind="open", at=at))
    if days is None:
        return
    start = EntryRow(version=2, kind="start", at=at + DAY)
    end = EntryRow(version=3, kind="act", at=at + DAY + days * DAY)
    result: dict[str, Any] = {"board": "1", "won": True, "user_ids": (ANA, BEN), "winner_ids": (ANA,), **ended}
    result |= {"score": None, "badge": None, "automatic": False}
    whole = ResultRow(game_id=game_id, guild_id=guild_id, kind=kind, ended_at=end.at, **result)
    over = {**{name: getattr(row, name) for name in GameRow.__dataclass_fields__}, "game_id": game_id, "version": 3}
    await store.commit(Move(game=GameRow(**{**over, "status": "over"}), base=1, entries=(start, end), result=whole))


async def of(store: SqliteStore, since: float = 0.0, most: int = 10, kind: str = "toy") -> StatisticsRow:
    return await store.statistics.of(GUILD, kind, since, most)


async def test_nothing_was_played_at_first(store: SqliteStore) -> None:
    assert await of(store) == StatisticsRow(0, 0, 0, None, (), ())


async def test_everything_is_counted_from_a_time_on(store: SqliteStore) -> None:
    await game(store, 0.0, 1.0)
    await game(store, 10 * DAY, 2.0, board="2", winner_ids=())
    await game(store, 20 * DAY, 4.0, board="2", won=False, winner_ids=(), user_ids=(BEN, CLEO))
    await game(store, 30 * DAY)
    await game(store, 20 * DAY, 9.0, guild_id=GUILD + 1)
    await game(store, 20 * DAY, 9.0, kind="other")
    assert await of(store) == StatisticsRow(
        opened=4,
        ended=3,
        won=2,
        seconds=7 / 3 * DAY,
        boards=(CountRow("2", 2, 1), CountRow("1", 1, 1)),
        people=(CountRow(BEN, 3, 0), CountRow(ANA, 2, 1), CountRow(CLEO, 1, 0)),
    )
    assert await of(store, since=15 * DAY) == StatisticsRow(
        opened=2,
        ended=1,
        won=0,
        seconds=4 * DAY,
        boards=(CountRow("2", 1, 0),),
        people=(CountRow(BEN, 1, 0), CountRow(CLEO, 1, 0)),
    )


async def test_only_so_many_are_named(store: SqliteStore) -> None:
    await game(store, 0.0, 1.0)
    await game(store, 0.0, 1.0, board="2", user_ids=(ANA,))
    found = await of(store, most=1)
    assert found.boards == (CountRow("1", 1, 1),)
    assert found.people == (CountRow(ANA, 2, 2),)
    assert found.ended == 2


async def test_whoever_does_not_wish_to_be_counted_is_not_named(store: SqliteStore) -> None:
    await game(store, 0.0, 1.0)
    await store.people.count(ANA, False)
    assert [row.key for row in (await of(store)).people] == [BEN]
    await store.people.count(ANA, True)
    assert len((await of(store)).people) == 2


async def test_each_number_is_found_by_an_index(store: SqliteStore) -> None:
    """A server's numbers of a month cost what that server played in it, however many games there are."""
    asked = (GUILD, "toy", 0.0)
    for sql, values in ((OPENED, asked), (GAMES, asked), (BOARDS, (*asked, 3)), (PEOPLE, (*asked, 3))):
        asks = f"EXPLAIN QUERY PLAN {sql}"
        steps = await store.read(lambda conn, asks=asks, values=values: [row[3] for row in conn.execute(asks, values)])
        index = "games_by_kind" if sql is OPENED else "results_by_end"
        assert any(f"INDEX {index} (guild_id=? AND kind=? AND " in step for step in steps), steps
        assert not [step for step in steps if step.startswith(("SCAN games", "SCAN results", "SCAN actions"))]
