import asyncio

from tests.service.house import ANA, BEN, House
from tests.service.toy import Note, Opened, Sealed


async def test_a_whole_game(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=1)
    receipt = await house.click(game, ANA, 0, amount=[3])
    assert receipt.publication.events == (Sealed(seat=0),)
    assert receipt.publication.awaited == (BEN,)
    receipt = await house.bid(game, BEN, 4)
    assert receipt.publication.events == (Sealed(seat=1), Opened(bids=(3, 4)))
    assert receipt.publication.table.status == "over"
    assert receipt.publication.passed


async def test_the_same_interaction_twice(house: House) -> None:
    game = await house.table(ANA, BEN)
    one = house.interaction()
    first, second = await asyncio.gather(house.ask(game, ANA, Note(), one), house.ask(game, ANA, Note(), one))
    assert [first.duplicate, second.duplicate] == [False, True]
    assert second.publication.view.notes == 1
