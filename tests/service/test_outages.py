"""The bot was not there: everybody gets that time back, once, and is told."""

from collections.abc import Callable

import pytest

from bot.publication import Publication
from bot.service.outages import BEAT_SECONDS, REST_SECONDS
from tests.service.house import ANA, BEN, House
from tests.service.toy import Note, Turn

HOUR = 3600.0


async def shown(house: House, game_id: int) -> Publication:
    publication = await house.service.publication(game_id)
    assert isinstance(publication, Publication)
    return publication


async def test_deadlines_are_put_off_by_as_long_as_nobody_could_answer(
    house: House, serve: Callable[..., House]
) -> None:
    game = await house.table(ANA, BEN, deadline=int(10 * HOUR))
    await house.service.published(game, (await shown(house, game)).table.version)
    end = house.clock.at + 5 * HOUR
    house.clock.at += HOUR
    assert await house.service.outages.beat() == house.clock.at + BEAT_SECONDS
    house.clock.at += 20 * HOUR
    after = serve()
    assert await after.service.outages.make_up() == (game,)
    assert await after.service.lapse_due() == ()
    assert await after.service.next_deadline() == end + 20 * HOUR
    table = (await shown(after, game)).table
    assert table.extended_seconds == 20 * HOUR
    assert await after.service.behind() == (game,), "it is drawn anew, and tells"
    assert not (await shown(after, game)).passed, "nobody is pinged for it"
    await after.service.published(game, table.version)
    assert await serve().service.outages.make_up() == (), "a second start gives nothing more"
    after.clock.at = end + 20 * HOUR
    assert len(await after.service.lapse_due()) == 1
    assert (await shown(after, game)).table.extended_seconds == 0


async def test_reminders_are_put_off_too(house: House) -> None:
    game, start = await house.table(ANA, deadline=int(10 * HOUR)), house.clock.at
    await house.service.outages.beat()
    house.clock.at += 20 * HOUR
    assert await house.service.outages.make_up() == (game,)
    assert await house.service.reminders.due() == ()
    for share in (0.5, 0.9):
        house.clock.at = start + 20 * HOUR + share * 5 * HOUR - 1
        assert await house.service.reminders.due() == ()
        house.clock.at += 2
        assert len(await house.service.reminders.due()) == 1


async def test_what_happened_after_the_last_heartbeat_shows_that_the_bot_was_there(house: House) -> None:
    """Without an open deadline the heart beats slowly; the first that opens is not taken for the end of an outage."""
    await house.table(ANA, deadline=int(10 * HOUR))
    await house.service.outages.beat()
    house.clock.at += 100 * HOUR
    game = await house.table(BEN, deadline=int(10 * HOUR))
    house.clock.at += HOUR
    moved = await house.service.outages.make_up()
    assert game in moved
    assert (await shown(house, game)).table.extended_seconds == HOUR


@pytest.mark.parametrize(
    ("turn", "gap", "counts"),
    [(10 * HOUR, 590, False), (10 * HOUR, 610, True), (1200, 55, False), (1200, 65, True), (90, 29, False),
     (90, 31, True)],
)  # fmt: skip
async def test_what_counts_as_an_outage_goes_by_the_time_of_a_turn(
    house: House, turn: float, gap: float, counts: bool
) -> None:
    game = await house.table(ANA, deadline=int(turn))
    await house.service.outages.beat()
    house.clock.at += gap
    assert (await house.service.outages.make_up() == (game,)) == counts


async def test_a_first_start_knows_of_no_outage(house: House) -> None:
    await house.table(ANA, deadline=int(10 * HOUR))
    house.clock.at += 20 * HOUR
    assert await house.service.outages.make_up() == ()
    assert len(await house.service.lapse_due()) == 1


async def test_the_heart_beats_slowly_while_no_deadline_is_open(house: House) -> None:
    outages, start = house.service.outages, house.clock.at
    assert await outages.beat() == start + REST_SECONDS
    house.clock.at += HOUR
    game = await house.table(ANA, rounds=1, deadline=int(10 * HOUR))
    assert await outages.beat() == start + HOUR + BEAT_SECONDS
    await house.bid(game, ANA, 1)
    assert await outages.beat() == start + HOUR + REST_SECONDS


async def test_changes_that_follow_each_other_quickly_are_one_heartbeat(house: House) -> None:
    await house.table(ANA, deadline=int(10 * HOUR))
    start = house.clock.at
    for seconds in (0, 1, 59):
        house.clock.at = start + seconds
        assert await house.service.outages.beat() == start + BEAT_SECONDS
    house.clock.at = start + 60
    assert await house.service.outages.beat() == start + 60 + BEAT_SECONDS
    house.clock.at += 30
    await house.service.outages.leave()
    house.clock.at += HOUR
    [game] = await house.service.outages.make_up()
    assert (await shown(house, game)).table.extended_seconds == HOUR, "an orderly stop is known to the second"


async def test_only_running_games_with_a_deadline_are_touched(house: House) -> None:
    lobby, timeless = await house.lobby(ANA, deadline=int(HOUR)), await house.table(ANA)
    over = await house.table(ANA, rounds=1, deadline=int(HOUR))
    await house.service.outages.beat()
    await house.bid(over, ANA, 1)
    versions = {game: (await house.service.publication(game)).table.version for game in (lobby, timeless, over)}
    house.clock.at += 20 * HOUR
    assert await house.service.outages.make_up() == ()
    assert {game: (await house.service.publication(game)).table.version for game in versions} == versions


async def test_panels_and_undo_stay_good(house: House) -> None:
    """An undo gives the time back too."""
    game = await house.table(ANA, deadline=int(10 * HOUR))
    end = house.clock.at + 5 * HOUR
    await house.ask(game, ANA, Turn())
    await house.service.outages.beat()
    ticket = (await house.peek(game, ANA)).ticket
    house.clock.at += 20 * HOUR
    await house.service.outages.make_up()
    receipt = await house.service.undo(game, ANA, ticket, house.interaction())
    assert receipt.publication.table.deadline_at == end + 20 * HOUR
    await house.ask(game, ANA, Note())


async def test_two_outages_add_up(house: House) -> None:
    game = await house.table(ANA, deadline=int(10 * HOUR))
    await house.service.outages.beat()
    for _ in range(2):
        house.clock.at += HOUR
        assert await house.service.outages.make_up() == (game,)
    assert (await shown(house, game)).table.extended_seconds == 2 * HOUR


async def test_killed_in_the_middle(house: House, serve: Callable[..., House]) -> None:
    """All of it is stored or nothing: what was not is made up for by the next start, once."""
    games = [await house.table(user, deadline=int(10 * HOUR)) for user in (ANA, BEN)]
    await house.service.outages.beat()
    house.clock.at += HOUR
    fails = f"BEFORE UPDATE ON games WHEN new.game_id = {games[1]} BEGIN SELECT RAISE(ABORT, ''); END"
    await house.store.write(lambda conn: conn.execute(f"CREATE TRIGGER fails {fails}") and None)
    with pytest.raises(Exception, match="CONSTRAINT"):
        await house.service.outages.make_up()
    await house.store.write(lambda conn: conn.execute("DROP TRIGGER fails") and None)
    house.clock.at += HOUR
    assert await serve().service.outages.make_up() == tuple(games)
    for game in games:
        assert (await shown(house, game)).table.extended_seconds == 2 * HOUR
