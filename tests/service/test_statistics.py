"""A server's numbers: of a month or of all time, its own only, and only while its managers wish it."""

from datetime import UTC, datetime

import pytest

from bot.errors import StatisticsHidden
from bot.servers import GameStatistics, SetUp, Tally
from tests.service.house import ANA, BEN, CLEO, GUILD, House

HOUR = 3600


async def numbers(house: House, guild_id: int = GUILD, *, month: bool = False) -> tuple[GameStatistics, ...]:
    return await house.service.statistics.of(guild_id, ["toy", "unknown"], month=month, most=3)


async def played(house: House, *people: int) -> None:
    """Play a game of one round that takes an hour."""
    game_id = await house.table(*people, rounds=1)
    house.clock.at += HOUR
    for user in people:
        await house.bid(game_id, user, 3)


def at(house: House, *date: int) -> None:
    house.clock.at = datetime(*date, tzinfo=UTC).timestamp()  # type: ignore[misc,arg-type]


async def test_a_game_that_nobody_opened_is_not_spoken_of(house: House) -> None:
    assert await numbers(house) == ()


async def test_games_are_counted_from_opening_to_end(house: House) -> None:
    await played(house, ANA, BEN)
    await played(house, ANA, CLEO)
    await house.lobby(CLEO)
    assert await numbers(house) == (
        GameStatistics(
            kind="toy",
            opened=3,
            ended=2,
            won=2,
            seconds=HOUR,
            set_ups=(SetUp("1", 2, 2),),
            people=(Tally(ANA, 2, 2), Tally(BEN, 1, 1), Tally(CLEO, 1, 1)),
        ),
    )
    assert await numbers(house, GUILD + 1) == ()


async def test_a_month_begins_with_its_first_day(house: House) -> None:
    at(house, 2027, 1, 31, 23, 30)
    await played(house, ANA, BEN)  # opened in January, ended in February
    (month,) = await numbers(house, month=True)
    assert (month.opened, month.ended) == (0, 1)
    at(house, 2027, 3, 1)
    assert await numbers(house, month=True) == ()
    (ever,) = await numbers(house)
    assert (ever.opened, ever.ended) == (1, 1)


async def test_managers_hide_the_numbers_and_show_them_again(house: House) -> None:
    await played(house, ANA, BEN)
    change = house.service.guilds.change
    await change(GUILD, ANA, "statistics", False, house.interaction())
    with pytest.raises(StatisticsHidden):
        await numbers(house)
    await change(GUILD, ANA, "statistics", True, house.interaction())
    assert len(await numbers(house)) == 1
