"""What waits for somebody at all their tables."""

from bot.publication import ANYBODY
from bot.service.inbox import MOST_TABLES
from bot.service.tables import Cause
from bot.store.records import SeatRow
from tests.service.house import ANA, BEN, CLEO, DAN, House
from tests.service.toy import Note, toy


async def waiting(house: House, user: int, but: int = 0) -> list[int]:
    return [each.table.game_id for each in await house.service.inbox.waiting(user, but)]


async def test_what_waits_longest_comes_first_and_what_does_not_wait_is_left_out(house: House) -> None:
    first = await house.table(ANA, BEN)
    house.clock.at += 60
    second = await house.table(BEN, ANA)
    house.clock.at += 60
    await house.lobby(ANA)
    await house.table(BEN, CLEO)
    assert await waiting(house, ANA) == [first, second]
    assert await waiting(house, ANA, but=first) == [second]
    await house.bid(first, ANA, 3)
    assert await waiting(house, ANA) == [second]
    assert [each.table.game_id for each in await house.service.inbox.tables(ANA)] == [first, second]
    await house.bid(first, BEN, 4)  # a new decision opens
    assert await waiting(house, ANA) == [second, first]


async def test_what_has_waited_longest_is_not_lost_among_many_tables(house: House) -> None:
    longest = await house.table(ANA, BEN)
    for _ in range(MOST_TABLES):
        house.clock.at += 1
        await house.bid(await house.table(ANA, BEN), ANA, 1)  # they wait for Ben
    assert await waiting(house, ANA) == [longest]


async def test_whoever_left_is_awaited_no_more_and_whoever_came_is(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO)
    await house.service.leave(game, ANA, house.interaction())
    assert await waiting(house, ANA) == []
    assert await house.service.inbox.tables(ANA) == ()
    await house.join(game, ANA)
    for user in (BEN, CLEO):
        await house.bid(game, user, 1)
    assert await waiting(house, ANA) == [game]


async def test_it_holds_however_somebody_came_to_a_seat(house: House) -> None:
    """Who was told last is another question: a seat handed over without a step of the rules is awaited too."""
    game = await house.table(ANA, BEN)
    tables = house.service._tables
    async with tables.turn(game) as loaded:
        seats = (loaded.row.seats[0], SeatRow(CLEO, None, "Cleo"))
        await tables.change(loaded, Cause("substitute"), seats=seats)
    assert await waiting(house, CLEO) == [game]
    assert await waiting(house, BEN) == []


async def test_a_taken_back_action_is_awaited_again(house: House) -> None:
    game = await house.table(ANA, players=["counting"])
    await house.ask(game, ANA, Note())
    ticket = (await house.peek(game, ANA)).ticket
    await house.service.undo(game, ANA, ticket, house.interaction())
    assert await waiting(house, ANA) == [game]


async def test_games_that_ended_or_cannot_be_read_wait_for_nobody(serve, clock) -> None:
    house = serve()
    ended, broken = await house.table(ANA, rounds=1), await house.table(ANA)
    await house.bid(ended, ANA, 2)
    later = serve(toy(schema=2))  # without an upgrade
    good = await later.table(ANA)
    assert await waiting(later, ANA) == [good]
    assert broken not in [each.table.game_id for each in await later.service.inbox.tables(ANA)]


async def test_a_seat_that_is_offered_by_name_waits_too(house: House) -> None:
    game, other = await house.table(ANA, BEN), await house.table(ANA, BEN)
    await house.service.handovers.offer(game, BEN, CLEO, house.interaction())
    await house.service.handovers.offer(other, BEN, ANYBODY, house.interaction())
    assert await offered(house, CLEO) == [game]
    assert await offered(house, DAN) == []
    assert await waiting(house, CLEO) == []
    await house.join(game, CLEO)
    assert await offered(house, CLEO) == []
    assert await waiting(house, CLEO) == [game]


async def test_whoever_somebody_sits_in_for_is_not_awaited(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.service.handovers.rest(game, BEN, house.interaction())
    assert await house.service.inbox.tables(BEN) == ()
    assert await waiting(house, ANA) == [game]


async def offered(house: House, user: int) -> list[int]:
    return [each.table.game_id for each in await house.service.inbox.offered(user)]
