import asyncio

import pytest

from bot.errors import AlreadySeated, NotSeated, NoVacantSeat
from bot.publication import Receipt
from bot.service.tables import Cause
from engine.core.ids import Seat
from engine.core.protocol import Leave
from tests.service.house import ANA, BEN, CLEO, House
from tests.service.toy import Moved, Note


async def leave(house: House, game: int, user: int) -> Receipt:
    receipt = await house.service.leave(game, user, house.interaction())
    assert isinstance(receipt, Receipt)
    return receipt


async def test_a_person_leaves(house: House) -> None:
    game, one = await house.table(ANA, BEN), house.interaction()
    receipts = await asyncio.gather(*(house.service.leave(game, BEN, one) for _ in range(3)))
    assert [isinstance(receipt, Receipt) and receipt.duplicate for receipt in receipts] == [False, True, True]
    publication = (await house.ask(game, ANA, Note())).publication
    assert publication.status.seated == (0,)
    vacant = publication.table.seats[1]
    assert (vacant.user_id, vacant.player, vacant.name) == (None, None, "Ben")
    assert await house.service.tables(user_id=BEN) == ()
    with pytest.raises(NotSeated):
        await house.peek(game, BEN)


async def test_the_host_leaves(house: House) -> None:
    game = await house.table(ANA, BEN)
    receipt = await leave(house, game, ANA)
    assert receipt.publication.events == (Moved(seat=Seat(0), gone=True),)
    assert receipt.publication.table.host_id == BEN
    assert receipt.peek is None


async def test_leaving_may_close_the_round(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.bid(game, ANA, 4)
    receipt = await leave(house, game, BEN)
    assert receipt.publication.view.round == 2


async def test_the_last_person_ends_the_game(house: House) -> None:
    game = await house.table(ANA, BEN, players=["counting"])
    await leave(house, game, ANA)
    receipt = await leave(house, game, BEN)
    assert receipt.publication.table.status == "over"
    assert receipt.publication.status.outcome is not None
    assert receipt.publication.status.outcome.reason == "deserted"
    gone = [event.seat for event in receipt.publication.events if isinstance(event, Moved)]
    assert gone == [1, 2], "the automatic player does not play on alone"
    assert [entry.kind for entry in await house.store.log(game)][-2:] == ["leave", "leave"]
    assert await house.service.next_deadline() is None


async def test_a_vacant_seat_is_taken_over(house: House) -> None:
    game = await house.table(ANA, BEN)
    with pytest.raises(NoVacantSeat):
        await house.join(game, CLEO)
    await leave(house, game, BEN)
    with pytest.raises(AlreadySeated):
        await house.join(game, ANA)
    one = house.interaction()
    receipts = await asyncio.gather(*(house.service.join(game, CLEO, "Cleo", one) for _ in range(3)))
    first = receipts[0]
    assert isinstance(first, Receipt)
    assert first.publication.events == (Moved(seat=Seat(1), gone=False),)
    assert first.peek is not None
    assert first.peek.seat == 1
    assert [isinstance(receipt, Receipt) and receipt.duplicate for receipt in receipts] == [False, True, True]
    seats = (await house.peek(game, CLEO)).table.seats
    assert [seat.user_id for seat in seats] == [ANA, CLEO]
    await house.bid(game, ANA, 1)
    await house.bid(game, CLEO, 2)


async def test_two_people_want_one_seat(house: House) -> None:
    game = await house.table(ANA, BEN)
    await leave(house, game, BEN)
    answers = await asyncio.gather(house.join(game, BEN), house.join(game, CLEO), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Receipt, NoVacantSeat]


async def test_a_seat_that_the_rules_gave_up_before(house: House) -> None:
    """The rules may count a seat out by themselves; its person leaves without their help."""
    game = await house.table(ANA, BEN, CLEO)
    loaded = await house.service._tables.load(game)
    await house.service._play.step(loaded, None, Leave(seat=Seat(1)), Cause("leave"))  # as if the rules had done so
    receipt = await leave(house, game, BEN)
    assert receipt.publication.table.seats[1].user_id is None
    assert (await house.store.log(game))[-1].action is None


async def test_the_last_to_leave_a_seat_that_the_rules_gave_up_ends_the_table(house: House) -> None:
    game = await house.table(ANA, BEN, players=["counting"])
    await leave(house, game, BEN)
    loaded = await house.service._tables.load(game)
    await house.service._play.step(loaded, None, Leave(seat=Seat(0)), Cause("leave"))
    receipt = await leave(house, game, ANA)
    assert receipt.publication.table.status != "running"
