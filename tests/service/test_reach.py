"""What cannot be reached on Discord: clocks stand still, nothing is lost, and in the end tables are given up."""

import asyncio
from collections.abc import Callable

import pytest

from bot.publication import Publication
from bot.service.reach import KEPT_SECONDS
from bot.service.replay import replay
from tests.service.house import ANA, BEN, CHANNEL, CLEO, GUILD, House
from tests.service.toy import Note, Turn

HALF = 1800.0
"""What a bid is given at a table with an hour a decision: its share is a half."""
HERE, GONE = {GUILD}, set[int]()


async def clock_of(house: House, game: int) -> tuple[float | None, float | None]:
    """Return when the decision must be answered, and how much time a stopped clock has left."""
    table = (await house.service.publication(game)).table
    return table.deadline_at, table.time_left


async def test_a_stopped_clock_goes_on_with_the_time_that_was_left(house: House) -> None:
    game = await house.table(ANA, BEN, deadline=3600)
    house.clock.at += 300
    await house.service.reach.stop(game)
    assert await clock_of(house, game) == (None, HALF - 300)
    assert await house.service.next_deadline() is None
    house.clock.at += 10 * HALF
    assert await house.service.lapse_due() == ()
    assert await house.service.reach.go_on(game)
    assert await clock_of(house, game) == (house.clock.at + HALF - 300, None)
    house.clock.at += HALF - 300
    [publication] = await house.service.lapse_due()
    assert publication.view.round == 2


async def test_stopping_twice_and_going_on_twice_change_nothing_more(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    for _ in range(2):
        await house.service.reach.stop(game)
        house.clock.at += 100
    assert await clock_of(house, game) == (None, HALF)
    assert [await house.service.reach.go_on(game) for _ in range(2)] == [True, False]
    assert await clock_of(house, game) == (house.clock.at + HALF, None)


async def test_a_table_without_a_deadline_has_no_clock(house: House) -> None:
    game = await house.table(ANA)
    before = (await house.service.publication(game)).table
    await house.service.reach.stop(game)
    assert not await house.service.reach.go_on(game)
    assert (await house.service.publication(game)).table == before


async def test_whoever_plays_on_meanwhile_has_a_whole_clock_for_the_next_decision(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    house.clock.at += 300
    await house.service.reach.stop(game)
    await house.ask(game, ANA, Note())
    assert await clock_of(house, game) == (None, HALF - 300), "the same decision"
    await house.bid(game, ANA, 3)
    assert await clock_of(house, game) == (house.clock.at + HALF, None)
    assert not await house.service.reach.go_on(game)


async def test_what_is_taken_back_has_no_less_time_than_the_clock(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    await house.ask(game, ANA, Note())
    await house.service.reach.stop(game)
    house.clock.at += 10 * HALF
    await house.service.reach.go_on(game)
    ticket = (await house.peek(game, ANA)).ticket
    receipt = await house.service.undo(game, ANA, ticket, house.interaction())
    assert receipt.publication.table.deadline_at == house.clock.at + HALF
    assert receipt.publication.view.notes == 0


@pytest.mark.parametrize("action", [Note(), Turn()], ids=["the same decision", "another decision"])
@pytest.mark.parametrize("moments", ["act stop undo", "stop act undo", "stop act stop undo", "stop act stop go undo"])
async def test_taking_back_while_the_clock_stands_still_has_what_was_left(
    house: House, moments: str, action: Note | Turn
) -> None:
    game = await house.table(ANA, deadline=3600)
    house.clock.at += 300
    for moment in moments.split():
        if moment == "act":
            await house.ask(game, ANA, action)
        elif moment == "undo":
            await house.service.undo(game, ANA, (await house.peek(game, ANA)).ticket, house.interaction())
        else:
            await (house.service.reach.stop(game) if moment == "stop" else house.service.reach.go_on(game))
        if moment == "stop":
            house.clock.at += 10 * HALF
    assert await clock_of(house, game) == (house.clock.at + HALF - 300, None)


async def test_a_panel_stays_good_while_the_clock_stops_and_goes_on(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    ticket = (await house.peek(game, ANA)).ticket
    await house.service.reach.stop(game)
    await house.service.reach.go_on(game)
    assert (await house.click(game, ANA, 0, ticket, amount=(3,))).publication.view.round == 2


async def test_at_the_same_moment_as_a_move(house: House) -> None:
    """Either comes first; neither is lost, and no clock runs that was stopped."""
    game = await house.table(ANA, BEN, deadline=3600)
    bid, _ = await asyncio.gather(house.bid(game, ANA, 3), house.service.reach.stop(game), return_exceptions=True)
    if isinstance(bid, Exception):
        await house.bid(game, ANA, 3)
    assert await clock_of(house, game) == (None, HALF)
    assert len(await house.store.log(game)) == (await house.service.publication(game)).table.version


async def test_the_log_can_still_be_played_again(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    await house.bid(game, ANA, 3)
    await house.service.reach.stop(game)
    await house.service.reach.go_on(game)
    await house.bid(game, ANA, 4)
    loaded = await house.service._tables.load(game)
    assert len(list(replay(loaded, await house.store.log(game)))) == 3


async def test_a_deleted_channel_stops_its_own_clocks_only(house: House) -> None:
    lost, kept = await house.table(ANA, deadline=3600), await house.table(BEN, deadline=3600)
    await house.service.moved(kept, CHANNEL + 2, 5)
    await house.service.reach.channel_lost(GUILD, CHANNEL)
    assert [(await clock_of(house, game))[0] is None for game in (lost, kept)] == [True, False]


async def test_a_server_that_does_not_answer_loses_no_time(house: House) -> None:
    game, lobby = await house.table(ANA, deadline=3600), await house.lobby(CLEO)
    await house.service.reach.server_lost(GUILD, removed=False)
    house.clock.at += 2 * KEPT_SECONDS
    assert await house.service.reach.review(HERE, HERE) == (), "it still does not answer"
    assert await house.service.reach.server_found(GUILD) == (game,)
    assert await clock_of(house, game) == (house.clock.at + HALF, None)
    assert await house.status(lobby) == "lobby"


async def test_review_finds_what_no_event_told_of(house: House, serve: Callable[..., House]) -> None:
    game = await house.table(ANA, deadline=3600)
    house.clock.at += 10 * HALF
    after = serve()
    assert await after.service.reach.review(GONE, GONE) == ()
    assert await after.service.lapse_due() == (), "a deadline that passed while nobody could know waits too"
    house.clock.at += HALF
    assert await serve().service.reach.review(HERE, GONE) == (game,)
    assert await clock_of(house, game) == (house.clock.at, None)


async def test_tables_of_a_server_that_is_gone_are_kept_for_a_while_and_then_given_up(house: House) -> None:
    running, lobby, over = await house.table(ANA, deadline=3600), await house.lobby(BEN), await house.table(CLEO)
    for _ in range(2):
        await house.bid(over, CLEO, 3)
    await house.service.reach.server_lost(GUILD, removed=True)
    house.clock.at += KEPT_SECONDS - 1
    await house.service.reach.review(GONE, GONE)
    assert await house.status(running) == "running"
    house.clock.at += 1
    await house.service.reach.review(GONE, GONE)
    assert [await house.status(game) for game in (running, lobby, over)] == ["cancelled", "cancelled", "over"]
    assert not {running, lobby} & set(await house.service.behind()), "there is nobody to show it to"
    assert await house.store.reach.removed_before(house.clock.at) == ()


async def test_a_bot_that_is_invited_again_goes_on_and_counts_anew(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    await house.service.reach.server_lost(GUILD, removed=True)
    house.clock.at += KEPT_SECONDS - 1
    assert await house.service.reach.server_found(GUILD) == (game,)
    await house.service.reach.server_lost(GUILD, removed=True)
    house.clock.at += KEPT_SECONDS - 1
    await house.service.reach.review(GONE, GONE)
    assert await house.status(game) == "running"
    await house.service.reach.server_found(GUILD)
    assert isinstance((await house.bid(game, ANA, 3)).publication, Publication)


async def test_servers_without_tables_leave_nothing(house: House) -> None:
    await house.service.reach.server_lost(GUILD, removed=True)
    assert await house.store.reach.removed_before(house.clock.at) == ()


async def test_tables_that_nobody_can_come_to_do_not_count_as_left_alone(house: House) -> None:
    game, lobby = await house.table(ANA), await house.lobby(BEN)
    house.clock.at += 3 * 86_400
    await house.service.reach.server_lost(GUILD, removed=False)
    house.clock.at += 2 * KEPT_SECONDS
    assert await house.service.idle.close_due() == ()
    await house.service.reach.server_found(GUILD)
    house.clock.at += 3 * 86_400
    assert await house.service.idle.close_due() == ()
    house.clock.at += 86_400
    [closed] = await house.service.idle.close_due()
    assert closed.table.game_id == lobby
    assert await house.status(game) == "running"


async def test_finding_a_server_that_was_never_lost_starts_no_clock_that_a_lost_channel_stopped(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    await house.service.reach.channel_lost(GUILD, CHANNEL)
    assert await house.service.reach.review(HERE, GONE) == ()
    assert (await clock_of(house, game))[0] is None


async def test_an_outage_is_no_removal(house: House) -> None:
    game = await house.table(ANA)
    await house.service.reach.server_lost(GUILD, removed=True)
    house.clock.at += KEPT_SECONDS / 2
    await house.service.reach.server_lost(GUILD, removed=False)
    house.clock.at += 2 * KEPT_SECONDS
    await house.service.reach.review(HERE, HERE)
    assert await house.status(game) == "running"
