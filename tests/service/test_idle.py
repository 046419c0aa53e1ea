"""Tables that everybody has gone from are closed one day; their people are told before, and nobody is called."""

from pathlib import Path

import pytest

from bot.errors import NotAllowed, NotHost
from bot.publication import LobbyCard, Publication
from bot.service.absence import MOST_MISSED, MOST_SECONDS
from bot.service.idle import DAY, WAITS
from bot.service.reach import KEPT_SECONDS
from bot.service.tables import HOST_SECONDS
from engine.core.ids import Seat
from tests.service.house import ANA, BEN, CLEO, House
from tests.service.toy import Note


async def close(house: House) -> list[LobbyCard | Publication]:
    return list(await house.service.idle.close_due())


async def wait(house: House) -> None:
    """Let time pass until the next table has been left alone for too long."""
    at = await house.service.idle.next_due()
    assert at is not None
    house.clock.at = at - 1
    assert await close(house) == []
    house.clock.at = at


async def test_a_lobby_that_nobody_touches_is_closed(house: House) -> None:
    game = await house.lobby(ANA, BEN)
    house.clock.at += WAITS.lobby / 2
    await house.join(game, CLEO)
    assert await house.service.idle.next_due() == house.clock.at + WAITS.lobby
    await wait(house)
    [card] = await close(house)
    assert isinstance(card, LobbyCard)
    assert (card.table.status, card.table.stalled_at) == ("cancelled", house.clock.at)
    assert await house.service.idle.next_due() is None
    assert await close(house) == []


async def test_a_game_that_nobody_plays_is_called_stalled_and_then_closed(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.bid(game, ANA, 2)
    await wait(house)
    [told] = await close(house)
    assert isinstance(told, Publication)
    assert (told.table.status, told.table.stalled_at, told.passed) == ("running", house.clock.at, False)
    assert await close(house) == [], "it is told once"
    await wait(house)
    [closed] = await close(house)
    assert isinstance(closed, Publication)
    assert (closed.table.status, closed.passed) == ("cancelled", False)
    assert [entry.kind for entry in await house.store.log(game)][-2:] == ["stall", "close"]
    assert (await house.service.publication(game)).table.seats[0].user_id == ANA, "the record is kept"


async def test_a_stalled_game_goes_on_as_soon_as_somebody_plays(house: House) -> None:
    game = await house.table(ANA, BEN)
    await wait(house)
    await close(house)
    receipt = await house.ask(game, BEN, Note())
    assert receipt.publication.table.stalled_at is None
    assert await house.service.idle.next_due() == house.clock.at + WAITS.running


def test_the_times_are_those_that_the_readme_tells() -> None:
    told = " ".join(Path("README.md").read_text().split())
    assert "two deadlines pass, or three days where there is none" in told
    assert (MOST_MISSED, MOST_SECONDS) == (2, 3 * DAY)
    assert "keeps the tables for thirty days" in told
    assert KEPT_SECONDS == 30 * DAY
    assert "everybody's after twelve hours" in told
    assert HOST_SECONDS == DAY / 2
    assert "nobody plays for three weeks is closed" in told
    assert WAITS.running + WAITS.stalled == 21 * DAY


async def test_an_outage_closes_nothing(house: House) -> None:
    """Nobody could come back while the bot was not there."""
    lobby, game = await house.lobby(ANA, BEN), await house.table(ANA, BEN)
    house.clock.at += WAITS.running
    await house.join(lobby, CLEO)
    assert len(await close(house)) == 1, "the game has stalled"
    house.clock.at += 1000
    await house.service.outages.leave()
    before = await house.service.idle.next_due()
    assert before is not None
    house.clock.at += 60 * 86_400
    assert await house.service.outages.make_up() == ()
    assert await close(house) == []
    assert not (await house.service.lobby(lobby)).led_by(BEN), "the host was not away either"
    assert await house.service.idle.next_due() == before + 60 * 86_400
    assert await house.service.outages.make_up() == ()
    assert await house.service.idle.next_due() == before + 60 * 86_400, "it counts once"
    house.clock.at += WAITS.lobby
    assert len(await close(house)) == 2
    assert await house.status(game) == "cancelled"


async def test_a_game_with_a_deadline_ends_by_its_own_rules(house: House) -> None:
    await house.table(ANA, BEN, deadline=3600)
    assert await house.service.idle.next_due() is None


async def test_a_host_who_went_away_stops_nobody(house: House) -> None:
    game = await house.lobby(ANA, BEN)
    house.clock.at += HOST_SECONDS - 1
    assert not (await house.service.lobby(game)).led_by(BEN)
    with pytest.raises(NotHost):
        await house.service.set_option(game, BEN, "rounds", 3)
    with pytest.raises(NotAllowed):
        await house.service.cancel(game, BEN, False, house.interaction())
    house.clock.at += 1
    card = await house.service.lobby(game)
    assert card.led_by(BEN)
    assert not card.led_by(CLEO)
    with pytest.raises(NotHost):
        await house.service.start(game, CLEO, house.interaction())
    card = await house.service.set_option(game, BEN, "rounds", 3)
    assert card.table.host_id == BEN
    assert not card.led_by(ANA)
    receipt = await house.service.start(game, BEN, house.interaction())
    assert receipt.publication.table.seat_of(ANA) == Seat(0)


async def test_a_lobby_without_its_host_is_called_off_by_who_sits_there(house: House) -> None:
    game = await house.lobby(ANA, BEN)
    house.clock.at += HOST_SECONDS
    done = await house.service.cancel(game, BEN, False, house.interaction())
    assert done.table.status == "cancelled"
