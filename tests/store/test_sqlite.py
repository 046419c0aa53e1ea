import asyncio
import logging
import os
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import AlreadyRunning
from bot.store import DuplicateInteraction, StoreError, VersionConflict, turns
from bot.store import sqlite as under_test
from bot.store.records import EntryRow, GameRow, LookRow, Move, ResultRow, SeatRow, TallyRow
from bot.store.sqlite import SqliteStore
from tests.store.conftest import Open
from tests.store.house import ANA, BEN, CHANNEL, GUILD, lobby, move, opened

CLEO = BEN + 1


async def fetched(store: SqliteStore, game: GameRow) -> GameRow:
    found = await store.load(game.game_id)
    assert found is not None
    return found.game


async def test_a_game_comes_back_as_it_was_stored(store: SqliteStore) -> None:
    game = await opened(store)
    assert await fetched(store, game) == game
    seats = (SeatRow(None, None, "Ana"), SeatRow(BEN, None, "Ben"), SeatRow(None, "keen", "keen"))
    change = move(
        game, seats=seats, votes=(BEN,), status="running", state='{"a":1}', seed=bytes(range(32)), rng_cursor=7,
        state_schema=3, undo_state="{}", undo_cursor=6, undo_seat=1, undo_deadline_at=9.25, told=(ANA, BEN), decision=4,
        opened=2, opened_at=8.5, opened_by=2**62, deadline_seconds=60, deadline_at=68.5, automatic_next=True,
        host_id=BEN, options='{"b":2}', passed_version=2, updated_at=3.5,
    )  # fmt: skip
    await store.commit(change)
    assert await fetched(store, game) == change.game


async def test_ids_are_whole_numbers_in_the_file(store: SqliteStore, file: Path) -> None:
    await opened(store)
    with closing(sqlite3.connect(file)) as reader:
        row = reader.execute("SELECT guild_id, channel_id, typeof(guild_id), typeof(host_id) FROM games").fetchone()
    assert row == (GUILD, CHANNEL, "integer", "integer")


async def test_there_is_no_such_game(store: SqliteStore) -> None:
    assert await store.load(5) is None


async def test_a_move_that_is_not_rare_leaves_the_rest(store: SqliteStore) -> None:
    game = await opened(store, options='{"kept":1}')
    change = replace(move(game, state="{}", options="{}"), rare=False)
    await store.commit(change)
    after = await fetched(store, game)
    assert (after.options, after.state, after.version) == ('{"kept":1}', "{}", 2)


@pytest.mark.parametrize("rare", [True, False])
async def test_only_the_next_version_is_stored(store: SqliteStore, rare: bool) -> None:
    game = await opened(store)
    first, second = move(game, state="1"), move(game, state="2", seats=(), votes=(BEN,))
    await store.commit(first)
    with pytest.raises(VersionConflict):
        await store.commit(replace(second, rare=rare))
    with pytest.raises(VersionConflict):
        await store.commit(replace(move(first.game), base=3, rare=rare))
    assert await fetched(store, game) == first.game
    assert len(await store.log(game.game_id)) == 2


async def test_a_conflict_does_not_keep_the_others_from_being_stored(store: SqliteStore) -> None:
    games = [await opened(store) for _ in range(20)]
    stale = move(games[3])
    await store.commit(move(games[3]))
    batch = [move(game, interaction_id=100 + i) for i, game in enumerate(games) if i != 3]
    batch.insert(10, stale)
    answers = await asyncio.gather(*(store.commit(each) for each in batch), return_exceptions=True)
    assert [i for i, answer in enumerate(answers) if answer is not None] == [10]
    assert isinstance(answers[10], VersionConflict)
    assert [(await fetched(store, game)).version for game in games] == [2] * 20


async def test_an_interaction_is_stored_once_whatever_it_asks_for(store: SqliteStore) -> None:
    game, other = await opened(store, interaction_id=7), await opened(store)
    answers = await asyncio.gather(
        store.commit(move(other, interaction_id=8)),
        store.commit(move(game, interaction_id=7)),
        opened(store, interaction_id=7),
        store.commit(move(game, interaction_id=9)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), DuplicateInteraction, DuplicateInteraction, type(None)]
    assert isinstance(answers[2], DuplicateInteraction)
    assert answers[2].game_id == game.game_id
    found = await store.load(game.game_id, 8)
    assert found is not None
    assert found.seen
    found = await store.load(game.game_id, 10)
    assert found is not None
    assert not found.seen


async def test_two_moves_of_one_game_in_one_turn(store: SqliteStore) -> None:
    game = await opened(store)
    first = move(game)
    second = move(first.game)
    await asyncio.gather(store.commit(first), store.commit(second))
    assert (await fetched(store, game)).version == 3
    assert [entry.version for entry in await store.log(game.game_id)] == [1, 2, 3]
    assert [entry.version for entry in await store.log(game.game_id, after=2)] == [3]


async def test_many_waiting_moves_share_a_transaction(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [await opened(store) for _ in range(50)]
    statements: list[str] = []

    def traced(conn: sqlite3.Connection, tasks: list[turns.Task]) -> None:
        conn.set_trace_callback(statements.append)
        turns.take(conn, tasks)
        conn.set_trace_callback(None)

    monkeypatch.setattr(under_test, "take", traced)
    await asyncio.gather(*(store.commit(replace(move(game), rare=False)) for game in games))
    assert [s for s in statements if s.startswith(("BEGIN", "COMMIT"))] == ["BEGIN IMMEDIATE", "COMMIT"]
    assert sum(s.startswith("UPDATE") for s in statements) == 50


async def test_a_reader_never_sees_an_open_transaction(store: SqliteStore) -> None:
    """Reads that are asked for in between wait for the writes of their turn, and so see them whole or not at all."""
    games = [await opened(store) for _ in range(10)]

    async def write(game: GameRow) -> None:
        for _ in range(20):
            change = move(game, state="{}", seats=(SeatRow(ANA, None, str(game.version + 1)),))
            await store.commit(change)
            game = change.game

    async def read(game: GameRow) -> None:
        version = 1
        while version < 21:
            row = await fetched(store, game)
            assert row.version >= version
            version = row.version
            assert row.seats[0].name == ("Ana" if version == 1 else str(version))
            assert (await store.log(game.game_id))[-1].version >= version

    await asyncio.gather(*map(write, games), *map(read, games))


async def test_a_failing_disk_fails_the_turn_and_nothing_else(store: SqliteStore) -> None:
    game, other = await opened(store), await opened(store)

    def full(conn: sqlite3.Connection) -> None:
        conn.execute("UPDATE games SET options = 'lost'")
        raise sqlite3.OperationalError("database or disk is full")

    answers = await asyncio.gather(
        store.commit(move(game)), store._ask(turns.Task(run=full)), store.load(other.game_id), return_exceptions=True
    )
    assert [isinstance(answer, StoreError) for answer in answers] == [True, True, False]
    assert await fetched(store, game) == game
    await store.commit(move(game))


async def test_what_one_asks_wrongly_does_not_fail_the_others(store: SqliteStore) -> None:
    """A number that no column holds, a value that is none: each is the fault of who asked alone."""
    game, other = await opened(store), await opened(store)
    answers = await asyncio.gather(
        store.commit(move(game)),
        store.load(2**70),
        store.moved(2**70, 1, 1),
        store.commit(move(other, state=object())),
        store.find(statuses=("lobby",), user_id=2**70),
        store.published(other.game_id, 1),
        store.load(game.game_id),
        return_exceptions=True,
    )
    assert [isinstance(answer, StoreError) for answer in answers] == [False, True, True, True, True, False, False]
    assert (await fetched(store, game)).version == 2
    assert (await fetched(store, other)).version == 1
    assert (await fetched(store, other)).published_version == 1


async def test_whoever_stops_waiting_does_not_stop_the_writer(store: SqliteStore) -> None:
    game = await opened(store)
    waiting = asyncio.create_task(store.commit(move(game)))
    await asyncio.sleep(0)
    waiting.cancel()
    assert (await fetched(store, game)).version == 2


async def test_what_waits_is_stored_before_closing(file: Path, open_store: Open) -> None:
    store = await open_store(file)
    game = await opened(store)
    last = asyncio.create_task(store.commit(move(game)))
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await last
    with pytest.raises(StoreError):
        await store.load(game.game_id)
    again = await open_store(file)
    assert (await fetched(again, game)).version == 2


async def test_a_second_process_is_refused(store: SqliteStore, file: Path) -> None:
    with pytest.raises(AlreadyRunning, match="Only one"):
        await SqliteStore.open(file)


async def test_the_files_belong_to_their_owner_alone(store: SqliteStore, file: Path) -> None:
    await opened(store)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert set(modes.values()) == {0o600}, modes


async def test_durability_is_set(store: SqliteStore) -> None:
    def settings(conn: sqlite3.Connection) -> list[object]:
        return [
            conn.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    assert await store.read(settings) == ["wal", 2, 1]
    assert store._connection.isolation_level is None


async def test_where_the_message_stands_survives_a_move_made_before(store: SqliteStore) -> None:
    game = await opened(store)
    change = move(game)
    await store.moved(game.game_id, 5, 6)
    await store.published(game.game_id, 1)
    await store.commit(change)
    after = await fetched(store, game)
    assert (after.channel_id, after.message_id, after.published_version, after.version) == (5, 6, 1, 2)


async def test_the_outbox(store: SqliteStore) -> None:
    one, two = await opened(store), await opened(store)
    assert await store.behind() == (one.game_id, two.game_id)
    await store.published(two.game_id, 1)
    await store.published(two.game_id, 0)
    assert await store.behind() == (one.game_id,)
    await store.commit(move(two))
    assert await store.behind() == (one.game_id, two.game_id)


async def test_deadlines(store: SqliteStore) -> None:
    assert await store.next_deadline() is None
    for at, status in ((30.0, "running"), (20.0, "running"), (10.0, "frozen"), (None, "running"), (25.0, "over")):
        await opened(store, status=status, deadline_at=at)
    assert await store.next_deadline() == 20.0
    assert await store.due(19.9) == ()
    assert await store.due(30.0) == (2, 1)


async def test_games_that_need_attention(store: SqliteStore) -> None:
    for status, automatic in (("running", False), ("running", True), ("frozen", False), ("over", False)):
        await opened(store, status=status, automatic_next=automatic)
    assert await store.unattended() == (2, 3)


async def test_finding_tables(store: SqliteStore) -> None:
    ana = await opened(store, updated_at=1.0, state="{}", seed=bytes(32))
    ben = await opened(store, updated_at=3.0, channel_id=4, seats=(SeatRow(BEN, None, "Ben"), SeatRow(None, "p", "p")))
    await opened(store, updated_at=2.0, status="over", kind="other")

    async def found(**conditions: object) -> list[int]:
        statuses = conditions.pop("statuses", ("lobby", "over"))
        return [row.game_id for row in await store.find(statuses=statuses, **conditions)]  # type: ignore[arg-type]

    assert await found() == [2, 3, 1]
    assert await found(limit=1) == [2]
    assert await found(user_id=ANA) == [3, 1]
    assert await found(user_id=BEN, guild_id=GUILD, channel_id=4) == [2]
    assert await found(kind="other") == [3]
    assert await found(statuses=("running",)) == []
    assert await found(guild_id=1) == []
    [row] = await store.find(statuses=("lobby",), user_id=BEN)
    assert row.seats == ben.seats
    [row] = await store.find(statuses=("lobby",), user_id=ANA)
    assert not isinstance(row, GameRow)
    assert row.game_id == ana.game_id


def result(game: GameRow, score: int | None, at: float, **changes: object) -> ResultRow:
    whole: dict[str, object] = {
        "game_id": game.game_id, "guild_id": GUILD, "kind": "toy", "board": "b", "won": True, "score": score,
        "badge": None, "automatic": False, "user_ids": (ANA, BEN), "winner_ids": (ANA,), "ended_at": at,
    }  # fmt: skip
    return ResultRow(**{**whole, **changes})  # type: ignore[arg-type]


async def test_results_are_stored_with_the_last_move(store: SqliteStore) -> None:
    games = [await opened(store) for _ in range(7)]
    scores = [(3, 1.0, {}), (5, 2.0, {}), (5, 1.5, {}), (9, 1.0, {"won": False}), (9, 1.0, {"automatic": True}),
              (1, 1.0, {"guild_id": 5}), (2, 3.0, {"board": "c", "badge": "x"})]  # fmt: skip
    for game, (score, at, changes) in zip(games, scores, strict=True):
        await store.commit(move(game, result=result(game, score, at, **changes)))
    found = await store.results(GUILD, "toy")
    assert [(row.board, row.score, row.ended_at, row.automatic) for row in found] == [
        ("b", 5, 1.5, False), ("b", 5, 2.0, False), ("b", 3, 1.0, False), ("c", 2, 3.0, False), ("b", 9, 1.0, True),
    ]  # fmt: skip
    assert (found[0].user_ids, found[0].winner_ids) == ((ANA, BEN), (ANA,))
    assert [row.score for row in await store.results(GUILD, "toy", best=1)] == [5, 2, 9]
    assert await store.badges(GUILD, "toy") == {"x": 3.0}
    assert await store.badges(GUILD, "other") == {}


async def test_without_a_score_the_newest_comes_first(store: SqliteStore) -> None:
    for at in (2.0, 3.0, 1.0):
        game = await opened(store)
        await store.commit(move(game, result=result(game, None, at)))
    assert [row.ended_at for row in await store.results(GUILD, "toy", best=2)] == [3.0, 2.0]


async def test_games_and_wins_are_counted_for_each_server_and_kind_of_table(store: SqliteStore) -> None:
    nobody: dict[str, object] = {"won": False, "winner_ids": ()}
    played: list[dict[str, object]] = [
        {}, {}, {"winner_ids": (ANA, BEN)}, nobody, {"user_ids": (CLEO, BEN), "winner_ids": (CLEO,)},
        {"automatic": True, "winner_ids": ()}, {"guild_id": 5}, {"kind": "other"},
    ]  # fmt: skip
    for changes in played:
        game = await opened(store)
        await store.commit(move(game, result=result(game, None, 1.0, **changes)))
    assert await store.tallies(GUILD, "toy") == (
        TallyRow(False, None, 5, 4), TallyRow(True, None, 1, 1),
        TallyRow(False, ANA, 4, 3), TallyRow(False, CLEO, 1, 1), TallyRow(False, BEN, 5, 1),
        TallyRow(True, ANA, 1, 0), TallyRow(True, BEN, 1, 0),
    )  # fmt: skip
    assert [row.user_id for row in await store.tallies(GUILD, "toy", most=1)] == [None, None, ANA, ANA]
    assert await store.tallies(7, "toy") == ()


async def test_a_result_is_not_stored_without_its_move(store: SqliteStore) -> None:
    game = await opened(store)
    stale = move(game, result=result(game, 3, 1.0))
    await store.commit(move(game))
    with pytest.raises(VersionConflict):
        await store.commit(stale)
    assert await store.results(GUILD, "toy") == ()


async def test_looks(store: SqliteStore) -> None:
    one, two = await opened(store), await opened(store)
    looks = [
        LookRow(message_id=n, game_id=game.game_id, user_id=ANA, token=f"t{n}", expires_at=9.5, version=1)
        for n, game in ((2**60 + 1, one), (2, two), (3, two))
    ]
    for look in looks:
        await store.keep_look(look)
    await store.keep_look(replace(looks[1], token="newer"))
    assert await store.looks() == (replace(looks[1], token="newer"), looks[2], looks[0])
    assert await store.looks(one.game_id) == (looks[0],)
    await store.drop_looks([2, 3, 99])
    await store.drop_looks([])
    assert await store.looks() == (looks[0],)


async def test_nothing_secret_is_printed_or_logged(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    game = await opened(store, state="CANARY", seed=b"CANARY" + bytes(26), undo_state="CANARY")
    entry = EntryRow(version=2, kind="act", at=0.0, action="CANARY", public="CANARY", private="CANARY")
    change = Move(game=replace(game, version=2), base=1, entries=(entry,))
    await store.commit(change)
    with pytest.raises(VersionConflict) as conflict:
        await store.commit(change)
    look = LookRow(message_id=1, game_id=game.game_id, user_id=ANA, token="CANARY", expires_at=0.0, version=1)
    await store.keep_look(look)
    with pytest.raises(StoreError) as broken:
        await store.keep_look(replace(look, message_id=2, game_id=999))
    await store.looks()
    found = await store.load(game.game_id)
    printed = [repr(x) for x in (change, look, found, turns.Task(move=change), conflict.value, broken.value)]
    cause = broken.value.__cause__
    assert not [text for text in [*printed, repr(cause), caplog.text] if "CANARY" in text]


async def test_a_seat_is_one_persons_and_a_person_has_one_seat(store: SqliteStore) -> None:
    game = await opened(store)
    twice = move(game, seats=(SeatRow(ANA, None, "Ana"), SeatRow(ANA, None, "Ana")))
    both = move(game, seats=(SeatRow(ANA, "keen", "Ana"),))
    for change in (twice, both):
        with pytest.raises(StoreError):
            await store.commit(change)
    assert await fetched(store, game) == game


async def test_a_store_in_memory_has_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, open_store: Open) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store(":memory:")
    assert await store.open_game(lobby(), EntryRow(version=1, kind="open", at=0.0)) == 1
    assert os.listdir(tmp_path) == []


async def test_no_question_goes_through_all_games(store: SqliteStore) -> None:
    """With 100,000 stored games the bot starts, and answers, as with none."""
    game = await opened(store)
    asked: list[str] = []
    await store.read(lambda conn: conn.set_trace_callback(asked.append))
    await asyncio.gather(
        store.load(game.game_id, 5), store.log(game.game_id), store.due(1.0), store.next_deadline(), store.unattended(),
        store.behind(), store.results(GUILD, "toy"), store.badges(GUILD, "toy"), store.looks(game.game_id),
        store.tallies(GUILD, "toy"), store.pack("d"), store.read_by(ANA, "toy"),
        store.find(statuses=("lobby", "running"), guild_id=GUILD), store.find(statuses=("lobby",), user_id=ANA),
        store.find(statuses=("lobby",), guild_id=GUILD, channel_id=CHANNEL, user_id=ANA, kind="toy"),
    )  # fmt: skip
    await store.read(lambda conn: conn.set_trace_callback(None))

    def plans(conn: sqlite3.Connection) -> list[str]:
        return [row[3] for sql in asked for row in conn.execute(f"EXPLAIN QUERY PLAN {sql}")]

    found = await store.read(plans)
    assert len(asked) > 12
    tables = ("games", "seats", "votes", "actions", "looks", "results", "packs")
    assert not [plan for plan in found if plan in [f"SCAN {table}" for table in tables]], found
