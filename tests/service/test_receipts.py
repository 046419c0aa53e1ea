"""Receipts at tables: sealed at the start, opened after the end and never before, checked with the whole game."""

import logging
from collections.abc import Callable

import pytest

from bot.errors import NoReceipt, NotOver, NotRunning
from bot.service import GameService
from bot.service.receipts import opening_of
from engine.core.sealing import commitment
from tests.service.house import ANA, BEN, House, StillClock
from tests.service.toy import TOY


async def ended(house: House) -> tuple[int, str]:
    """Play a game to its end; return it with the commitment that could be seen while it ran."""
    table = await house.table(ANA, BEN, rounds=1)
    noted = (await house.service.receipts.receipt(table)).commitment
    await house.bid(table, ANA, 3)
    await house.bid(table, BEN, 5)
    return table, noted


async def test_it_is_sealed_while_the_game_runs_and_open_afterwards(house: House) -> None:
    lobby = await house.lobby(ANA)
    with pytest.raises(NotRunning):
        await house.service.receipts.receipt(lobby)
    running = await house.table(ANA, BEN)
    sealed = await house.service.receipts.receipt(running)
    assert (len(sealed.commitment), sealed.proof) == (64, None)
    with pytest.raises(NotOver):
        await house.service.receipts.check(running)
    table, noted = await ended(house)
    opened = await house.service.receipts.receipt(table)
    assert opened.commitment == noted
    assert opened.proof is not None
    assert commitment(opened.proof.opening) == noted
    assert opened.proof.opening.seed == bytes(32).hex()
    checked = await house.service.receipts.check(table, noted)
    assert (checked.faults, checked.steps) == ((), 3)


async def test_equal_seeds_have_unlike_commitments(house: House) -> None:
    tables = [await house.table(ANA, BEN) for _ in range(2)]
    rows = [(await house.store.load(table)).game for table in tables]  # type: ignore[union-attr]
    assert rows[0].seed == rows[1].seed
    assert rows[0].salt != rows[1].salt
    assert [len(row.salt or b"") for row in rows] == [16, 16]


async def test_whoever_calls_a_game_off_learns_nothing(house: House) -> None:
    table = await house.table(ANA, BEN)
    before = await house.service.receipts.receipt(table)
    await house.service.cancel(table, ANA, True, house.interaction())
    after = await house.service.receipts.receipt(table)
    assert (after.commitment, after.proof) == (before.commitment, None)
    with pytest.raises(NoReceipt):
        await house.service.receipts.check(table)


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("UPDATE games SET seed = x'" + "01" * 32 + "'", ("commitment", "replay")),
        ("UPDATE games SET salt = zeroblob(16)", ("commitment",)),
        ("UPDATE games SET commitment = '" + "0" * 64 + "'", ("noted", "commitment")),
    ],
)
async def test_what_was_changed_afterwards_is_found(house: House, sql: str, found: tuple[str, ...]) -> None:
    table, noted = await ended(house)
    await house.store.write(lambda conn: conn.execute(sql) and None)
    assert (await house.service.receipts.check(table, noted)).faults == found


async def test_another_note_is_told_from_a_wrong_deal(house: House) -> None:
    table, noted = await ended(house)
    assert (await house.service.receipts.check(table, "0" * 64)).faults == ("noted",)
    assert (await house.service.receipts.check(table, noted)).faults == ()


async def test_a_game_from_before_there_were_receipts_has_none(house: House) -> None:
    table, _ = await ended(house)
    await house.store.write(lambda conn: conn.execute("UPDATE games SET salt = NULL, commitment = NULL") and None)
    with pytest.raises(NoReceipt):
        await house.service.receipts.receipt(table)
    assert (await house.service.replays.frame(table, 0)).steps == 3


async def test_neither_seed_nor_salt_is_ever_printed(
    serve: Callable[..., House], clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    house = serve()
    seed, salt = bytes(range(100, 132)), bytes(range(200, 216))
    house.service = GameService(house.store, {TOY.id: TOY}, clock, seed=lambda: seed, salt=lambda: salt)
    table, _ = await ended(house)
    await house.service.receipts.check(table)
    loaded = await house.service._tables.load(table)
    printed = [caplog.text, repr(loaded), repr(loaded.row), repr(await house.service.receipts.receipt(table)),
               repr(opening_of(loaded.row)), repr(await house.service.replays.frame(table, 0))]  # fmt: skip
    for secret in (seed, salt):
        for text in printed:
            assert secret.hex() not in text
            assert repr(secret)[2:-1] not in text
