"""What somebody has missed at a table: since when, of whose secrets, and what was taken back."""

import pytest
from pydantic import TypeAdapter

from bot.errors import Frozen, NotRunning
from bot.publication import Recap
from bot.service.tables import Cause
from bot.store.records import SeatRow
from engine.core.model import Model
from tests.service.house import ANA, BEN, CLEO, DAN, House
from tests.service.toy import Bid, Moved, Note, Noted, Opened, Roll, Rolled, Sealed, YourBid, toy


class Elsewhere(Model):
    """An event of other rules."""

    place: str


async def recap(house: House, game: int, user: int) -> Recap:
    return await house.service.visits.recap(game, user)


async def look(house: House, game: int, user: int) -> None:
    """Let somebody see the table as it is now."""
    version = (await house.service.publication(game)).table.version
    await house.service.visits.seen(game, user, version)


async def kinds(house: House, game: int, user: int) -> list[type[Model]]:
    return [type(event) for event in (await recap(house, game, user)).events]


async def test_what_happened_since_the_last_look_and_nothing_before(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.ask(game, ANA, Note())
    assert (await recap(house, game, BEN)).since is None
    assert await kinds(house, game, BEN) == [Noted]
    await look(house, game, BEN)
    assert await kinds(house, game, BEN) == []
    seen_at = house.clock.at
    house.clock.at += 86_400
    await house.ask(game, ANA, Roll())
    assert await kinds(house, game, BEN) == [Rolled]
    assert await kinds(house, game, ANA) == [Noted, Rolled], "another's look moves nothing on"
    assert (await recap(house, game, BEN)).since == seen_at


async def test_a_look_at_an_older_version_takes_nothing_back(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.ask(game, ANA, Note())
    await look(house, game, BEN)
    await house.service.visits.seen(game, BEN, 1)
    assert await kinds(house, game, BEN) == []


async def test_private_events_reach_their_own_seat_alone(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.bid(game, ANA, 5)
    assert (await recap(house, game, ANA)).whispers == (YourBid(amount=5),)
    ben, eve = await recap(house, game, BEN), await recap(house, game, DAN)
    assert (ben.whispers, eve.whispers) == ((), ())
    assert (ben.peek is None, eve.peek is None) == (False, True)
    assert [type(event) for event in eve.events] == [Sealed]


async def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same(serve) -> None:
    told = []
    for amount in (1, 6):
        house = serve()
        game = await house.table(ANA, BEN)
        await house.bid(game, ANA, amount)
        found = await recap(house, game, BEN)
        told.append((found.events, found.whispers, found.undone, found.since, found.peek and found.peek.view))
    assert told[0] == told[1]


async def test_whoever_took_a_seat_over_reads_nothing_of_what_was_told_to_it_before(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO)
    await house.bid(game, ANA, 5)
    await house.service.leave(game, ANA, house.interaction())
    await house.join(game, DAN)
    found = await recap(house, game, DAN)
    assert found.peek is not None
    assert found.peek.seat == 0
    assert found.whispers == ()
    assert [type(event) for event in found.events] == [Sealed, Moved, Moved]
    for user, amount in ((BEN, 1), (CLEO, 2), (DAN, 3)):
        await house.bid(game, user, amount)
    assert (await recap(house, game, DAN)).whispers == (YourBid(amount=3),)


async def test_it_is_so_too_where_the_rules_know_nothing_of_the_change(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.bid(game, ANA, 5)
    await seat(house, game, SeatRow(CLEO, None, "Cleo"))
    assert (await recap(house, game, CLEO)).whispers == ()


async def test_a_new_name_makes_nobody_a_newcomer(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.bid(game, ANA, 5)
    await seat(house, game, SeatRow(ANA, None, "Anastasia"))
    assert (await recap(house, game, ANA)).whispers == (YourBid(amount=5),)


async def seat(house: House, game: int, who: SeatRow) -> None:
    """Put somebody in the first seat without a word to the rules."""
    tables = house.service._tables
    async with tables.turn(game) as loaded:
        await tables.change(loaded, Cause("substitute"), seats=(who, loaded.row.seats[1]))


async def test_whoever_comes_back_to_a_seat_starts_anew_there(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.bid(game, ANA, 5)
    await house.service.leave(game, ANA, house.interaction())
    await house.join(game, ANA)
    assert (await recap(house, game, ANA)).whispers == ()


async def test_what_was_taken_back_is_not_told_but_that_it_was(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.ask(game, ANA, Note())
    await look(house, game, BEN)
    await undo(house, game)
    found = await recap(house, game, BEN)
    assert (found.undone, found.events) == (True, ())
    await look(house, game, BEN)
    await house.ask(game, ANA, Note())
    await undo(house, game)
    found = await recap(house, game, BEN)
    assert (found.undone, found.events) == (False, ()), "what nobody here saw needs no word"
    await house.ask(game, ANA, Roll())
    assert await kinds(house, game, BEN) == [Rolled]


async def undo(house: House, game: int) -> None:
    ticket = (await house.peek(game, ANA)).ticket
    await house.service.undo(game, ANA, ticket, house.interaction())


async def test_what_the_game_no_longer_knows_is_left_out(serve, house: House) -> None:
    game = await house.table(ANA, BEN)
    for action in (Note(), Bid(amount=2)):
        await house.ask(game, ANA, action)

    later = serve(toy(events=TypeAdapter(Elsewhere), whispers=TypeAdapter(Elsewhere)))
    found = await recap(later, game, ANA)
    assert (found.events, found.whispers) == ((), ())


async def test_the_end_is_told_and_before_the_start_there_is_nothing(house: House) -> None:
    lobby = await house.lobby(ANA)
    with pytest.raises(NotRunning):
        await recap(house, lobby, ANA)
    game = await house.table(ANA, BEN, rounds=1)
    await look(house, game, BEN)
    await house.bid(game, ANA, 1)
    await house.bid(game, BEN, 2)
    found = await recap(house, game, BEN)
    assert [type(event) for event in found.events] == [Sealed, Sealed, Opened]
    assert found.publication.status.outcome is not None


async def test_a_frozen_or_called_off_table_has_no_recap(serve, house: House) -> None:
    game, gone = await house.table(ANA), await house.table(ANA)
    await house.service.cancel(gone, ANA, False, house.interaction())
    with pytest.raises(NotRunning):
        await recap(house, gone, ANA)
    with pytest.raises(Frozen):
        await recap(serve(toy(schema=2)), game, ANA)
