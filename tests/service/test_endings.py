"""How tables end before their time, and what is remembered of those that end in theirs."""

import asyncio

import pytest

from bot.errors import NotAllowed, NotRunning, NotSeated
from bot.publication import LobbyCard, OpenLook, Publication, Receipt
from bot.servers import Best, Tallies, Tally
from bot.service.tables import Cause
from engine.core.ids import Seat
from engine.core.protocol import Leave
from tests.service.house import ANA, BEN, CLEO, DAN, GUILD, House
from tests.service.toy import Note


async def cancel(house: House, game: int, user: int, manager: bool = False) -> LobbyCard | Publication:
    return await house.service.cancel(game, user, manager, house.interaction())


async def test_the_host_cancels_a_lobby(house: House) -> None:
    game = await house.lobby(ANA, BEN)
    with pytest.raises(NotAllowed):
        await cancel(house, game, BEN)
    card = await cancel(house, game, ANA)
    assert isinstance(card, LobbyCard)
    assert card.table.status == "cancelled"
    with pytest.raises(NotRunning):
        await cancel(house, game, ANA)


async def test_a_manager_cancels_anything(house: House) -> None:
    for game in (await house.lobby(ANA), await house.table(ANA, BEN, deadline=3600)):
        content = await cancel(house, game, CLEO, manager=True)
        assert content.table.status == "cancelled"
        assert await house.service.publication(game) == content
    assert isinstance(content, Publication)
    assert content.passed
    assert await house.service.next_deadline() is None
    with pytest.raises(NotRunning):
        await house.ask(game, ANA, Note())
    with pytest.raises(NotRunning):
        await house.service.leave(game, ANA, house.interaction())
    assert (await house.peek(game, ANA)).offers == ()


async def test_a_majority_cancels_a_running_game(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, players=[])
    with pytest.raises(NotSeated):
        await cancel(house, game, 5)
    one = house.interaction()
    contents = await asyncio.gather(*(house.service.cancel(game, ANA, False, one) for _ in range(3)))
    assert [content.table.cancel_votes for content in contents] == [(ANA,)] * 3
    content = await cancel(house, game, ANA)
    assert (content.table.status, content.table.cancel_votes) == ("running", (ANA,)), "one person has one vote"
    content = await cancel(house, game, CLEO)
    assert (content.table.status, content.table.cancel_votes) == ("cancelled", (ANA, CLEO))


async def test_half_is_no_majority(house: House) -> None:
    game = await house.table(ANA, BEN)
    assert (await cancel(house, game, ANA)).table.status == "running"
    assert (await cancel(house, game, BEN)).table.status == "cancelled"


async def test_automatic_players_have_no_vote(house: House) -> None:
    game = await house.table(ANA, players=["counting", "random"])
    assert (await cancel(house, game, ANA)).table.status == "cancelled"


async def test_who_leaves_takes_the_vote_along(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO)
    await cancel(house, game, ANA)
    await house.service.leave(game, ANA, house.interaction())
    assert (await house.peek(game, BEN)).table.cancel_votes == ()
    assert (await cancel(house, game, BEN)).table.status == "running"


@pytest.mark.parametrize("unseated", [False, True], ids=["by leaving", "whose seat the rules gave up before"])
async def test_who_leaves_may_leave_a_majority_behind(house: House, unseated: bool) -> None:
    game = await house.table(ANA, BEN, CLEO, DAN, most=4)
    await cancel(house, game, ANA)
    await cancel(house, game, BEN)
    if unseated:
        async with house.service._tables.turn(game) as loaded:
            await house.service._play.step(loaded, None, Leave(seat=Seat(3)), Cause("leave"))
    receipt = await house.service.leave(game, DAN, house.interaction())
    assert isinstance(receipt, Receipt)
    assert (receipt.publication.table.status, receipt.publication.passed) == ("cancelled", True)
    assert await house.status(game) == "cancelled"


async def test_votes_survive_a_restart(house: House, serve: object) -> None:
    game = await house.table(ANA, BEN)
    await cancel(house, game, ANA)
    after: House = serve()  # type: ignore[operator]
    assert (await after.peek(game, BEN)).table.cancel_votes == (ANA,)


# Records


async def won(house: House, *people: int, bids: tuple[int, ...], players: tuple[str, ...] = ()) -> int:
    game = await house.table(*people, rounds=len(bids), players=players)
    for bid in bids:
        for user in people:
            await house.bid(game, user, bid)
    return game


async def test_records(house: House) -> None:
    assert (await house.service.records(GUILD, "toy")).best == {}
    await won(house, ANA, bids=(5,))
    house.clock.at += 1
    await won(house, ANA, BEN, bids=(9,))
    house.clock.at += 1
    await won(house, BEN, bids=(9, 9))
    earned = house.clock.at
    house.clock.at += 1
    await won(house, ANA, bids=(8, 8))
    records = await house.service.records(GUILD, "toy")
    assert records.best == {
        "1": (Best("1", 9, (ANA, BEN), earned - 1), Best("1", 5, (ANA,), earned - 2)),
        "2": (Best("2", 18, (BEN,), earned), Best("2", 16, (ANA,), earned + 1)),
    }
    assert records.badges == {"ten": earned}, "when it was first earned"
    assert records.tallies == Tallies(4, 4, (Tally(ANA, 3, 3), Tally(BEN, 2, 2)))
    assert records.tallies_with_automatic == Tallies()
    assert (await house.service.records(1, "toy")).best == {}


async def test_tables_with_automatic_players_have_lists_of_their_own_and_earn_nothing(house: House) -> None:
    await won(house, ANA, bids=(9, 9), players=("random",))
    records = await house.service.records(GUILD, "toy")
    assert (dict(records.best), dict(records.badges)) == ({}, {})
    assert [best.winner_ids for best in records.with_automatic["2"]] == [(ANA,)]


async def test_a_deserted_game_is_no_win(house: House) -> None:
    game = await house.table(ANA)
    await house.service.leave(game, ANA, house.interaction())
    assert await house.status(game) == "over"
    records = await house.service.records(GUILD, "toy")
    assert records.best == {}
    assert records.tallies.won == 0


async def test_a_cancelled_game_is_not_remembered(house: House) -> None:
    game = await house.table(ANA)
    await house.bid(game, ANA, 9)
    await cancel(house, game, ANA)
    assert await house.store.results(GUILD, "toy") == ()


# Open looks


async def test_looks(house: House) -> None:
    game, other = await house.table(ANA), await house.table(BEN)
    looks = [OpenLook(g, ANA, 2**60 + n, f"CANARY{n}", house.clock.at + 900, 3) for n, g in ((1, game), (2, other))]
    for look in looks:
        await house.service.keep_look(look)
    assert await house.service.looks() == tuple(looks)
    assert await house.service.looks(other) == (looks[1],)
    await house.service.drop_looks([looks[0].message_id])
    assert await house.service.looks() == (looks[1],)
    assert "CANARY" not in repr(await house.service.looks())
