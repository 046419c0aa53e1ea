"""A seat that changes hands wins no time: whoever takes it has what is left."""

from collections.abc import Callable

import pytest

from bot.publication import Publication
from engine.core.game import AnyGame
from engine.core.players import RandomPlayer
from engine.core.rng import Rng
from engine.games import GAMES
from tests.service.house import ANA, BEN, CLEO, House
from tests.service.test_handover import LATE, offer, reclaim, take


async def test_a_seat_that_goes_to_and_fro_wins_no_time(house: House) -> None:
    game = await house.table(ANA, BEN, deadline=3600)
    begun = house.clock.at
    await offer(house, game, BEN)
    house.clock.at = begun + LATE - 60
    receipt = await take(house, game, CLEO)
    assert receipt.publication.table.deadline_at == begun + LATE
    assert not receipt.publication.passed, "whoever has just come need not be called"
    house.clock.at += 30
    back = await reclaim(house, game, BEN)
    assert back.publication.table.deadline_at == begun + LATE
    house.clock.at = begun + LATE
    assert len(await house.service.lapse_due()) == 1


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if "turn" in game.deadlines], ids=lambda game: game.id
)
async def test_in_no_game_a_seat_that_goes_to_and_fro_wins_time(serve: Callable[..., House], game: AnyGame) -> None:
    """Not even where the next holder is asked something else, as cards that were looked at go back."""
    house = serve(game)
    card = await house.service.open(game.id, 1, 2, ANA, "Ana", house.interaction())
    id = card.table.game_id
    await house.join(id, BEN)
    await house.service.set_deadline(id, ANA, 86_400)
    await house.service.start(id, ANA, house.interaction())
    rng, chance = Rng(bytes(32)), RandomPlayer(game.rules.objection)
    for _ in range(6):
        publication = await house.service.publication(id)
        assert isinstance(publication, Publication)
        holder, deadline = publication.awaited[0], publication.table.deadline_at
        assert deadline is not None
        house.clock.at += (deadline - house.clock.at) / 2
        await offer(house, id, holder)
        for taken in (await take(house, id, CLEO), await reclaim(house, id, holder)):
            assert taken.publication.table.deadline_at == deadline
        peek = await house.peek(id, holder)
        await house.ask(id, holder, chance.choose(chance.start(peek.view), peek.view, peek.offers, rng))


async def test_whoever_sits_in_is_reminded_when_half_of_what_is_left_is_over(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    begun = house.clock.at
    assert len([await house.service.reminders.due() for house.clock.at in (begun + LATE / 2, begun + LATE * 0.9)]) == 2
    await offer(house, game, ANA)
    await take(house, game, CLEO)
    assert await house.service.reminders.due() == (), "they have only just come"
    house.clock.at = begun + LATE * 0.95
    [reminder] = await house.service.reminders.due()
    assert reminder.user_ids == (CLEO,)


async def test_a_clock_that_stands_still_is_not_started_by_a_seat_that_changes_hands(house: House) -> None:
    game = await house.table(ANA, BEN, deadline=3600)
    await house.service.reach.stop(game)
    await offer(house, game, BEN)
    house.clock.at += LATE
    left = (await take(house, game, CLEO)).publication.table
    assert (left.deadline_at, left.time_left) == (None, LATE)
    assert await house.service.reach.go_on(game)
    assert (await house.service.publication(game)).table.deadline_at == house.clock.at + LATE
