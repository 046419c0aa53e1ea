"""Deadlines, with a clock that the test sets; a second service over the same store is the program after a restart."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.service.tables import Cause
from engine.core.errors import Stale
from engine.core.protocol import Lapse, Step
from engine.core.rng import Rng
from tests.service.house import ANA, BEN, CLEO, House
from tests.service.toy import Note, Opened, State, ToyRules, toy

HALF = 1800.0
"""What a bid is given at a table with an hour a decision: its share is a half."""


async def test_a_deadline_passes(house: House) -> None:
    game = await house.table(ANA, BEN, deadline=3600)
    start = house.clock.at
    assert await house.service.next_deadline() == start + HALF
    await house.bid(game, ANA, 3)
    house.clock.at += HALF - 1
    assert await house.service.lapse_due() == ()
    house.clock.at += 1
    [publication] = await house.service.lapse_due()
    assert publication.table.game_id == game
    assert publication.events == (Opened(bids=(3, None)),)
    assert publication.passed
    assert publication.view.round == 2
    assert await house.service.next_deadline() == house.clock.at + HALF
    assert await house.service.lapse_due() == ()
    assert [entry.kind for entry in await house.store.log(game)][-1] == "lapse"


async def test_a_new_decision_starts_a_new_deadline(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    house.clock.at += 100
    await house.ask(game, ANA, Note())
    assert await house.service.next_deadline() == house.clock.at + HALF - 100, "the same decision"
    await house.bid(game, ANA, 3)
    assert await house.service.next_deadline() == house.clock.at + HALF
    await house.bid(game, ANA, 3)
    assert await house.service.next_deadline() is None, "the game is over"


async def test_after_a_restart(house: House, serve: Callable[..., House]) -> None:
    await house.table(ANA, deadline=3600)
    at = await house.service.next_deadline()
    house.clock.at += 10 * HALF
    after = serve()
    assert await after.service.next_deadline() == at
    [publication] = await after.service.lapse_due()
    assert publication.view.round == 2
    assert publication.table.deadline_at == house.clock.at + HALF


async def test_lapses_alone_reach_the_end(house: House) -> None:
    game = await house.table(ANA, BEN, deadline=3600)
    for _ in range(2):
        house.clock.at += HALF
        await house.service.lapse_due()
    assert await house.status(game) == "over"
    assert await house.service.lapse_due() == ()


async def test_a_game_that_everybody_is_away_from_rests_until_somebody_goes_on(house: House) -> None:
    """Nothing is played to its end by deadlines, nor by automatic players among themselves."""
    game = await house.table(ANA, players=["counting"], rounds=9, deadline=3600)
    for _ in range(2):
        house.clock.at += HALF
        [publication] = await house.service.lapse_due()
    resting = publication.table.version
    assert publication.status.pending is not None
    assert set(publication.status.pending.seats) == {0, 1}, "the automatic player waits too"
    assert await house.service.next_deadline() is None
    house.clock.at += 100 * HALF
    assert await house.service.lapse_due() == ()
    assert await house.service.resume() == (), "nor does a restart go on"
    assert (await house.service.publication(game)).table.version == resting
    receipt = await house.bid(game, ANA, 1)
    assert receipt.publication.view.round == publication.view.round + 1
    assert await house.service.next_deadline() == house.clock.at + HALF
    house.clock.at += HALF
    assert len(await house.service.lapse_due()) == 1
    assert await house.service.next_deadline() == house.clock.at + HALF, "deadlines are counted anew"


async def test_whatever_somebody_does_wakes_a_game_that_rests(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=9, deadline=3600)
    for _ in range(2):
        house.clock.at += HALF
        await house.service.lapse_due()
    house.clock.at += 10 * HALF
    receipt = await house.ask(game, BEN, Note())
    assert receipt.publication.table.deadline_at == house.clock.at + HALF
    assert receipt.publication.table.extended_seconds == 10 * HALF


async def test_who_waits_for_somebody_has_a_deadline_for_them(house: House) -> None:
    """A game rests only where any of its people may go on."""
    game = await house.table(ANA, BEN, CLEO, rounds=9, deadline=3600)
    for _ in range(4):
        await house.bid(game, ANA, 1)
        house.clock.at += HALF
        [publication] = await house.service.lapse_due()
    assert publication.table.deadline_at == house.clock.at + HALF


async def test_several_tables_in_order(house: House) -> None:
    slow = await house.table(ANA, deadline=7200)
    quick = await house.table(BEN, deadline=3600)
    house.clock.at += 2 * HALF
    assert [publication.table.game_id for publication in await house.service.lapse_due()] == [quick, slow]


async def test_at_the_same_moment_as_an_answer(house: House) -> None:
    """Whichever comes first counts, and once."""
    game = await house.table(ANA, deadline=3600)
    house.clock.at += HALF
    receipt, lapsed = await asyncio.gather(house.bid(game, ANA, 3), house.service.lapse_due())
    assert lapsed == ()
    assert receipt.publication.view.round == 2


async def test_no_deadline_where_the_game_names_none(serve: Callable[..., House]) -> None:
    house = serve(toy(deadlines={}))
    await house.table(ANA, deadline=3600)
    assert await house.service.next_deadline() is None


async def test_no_deadline_where_the_table_wants_none(house: House) -> None:
    await house.table(ANA)
    assert await house.service.next_deadline() is None


class Stubborn(ToyRules):
    """A lapse changes nothing, so the decision stays open."""

    def apply(self, state: State, actor: Any, action: Any, rng: Rng) -> Step[State, Any, Any]:
        return Step(state) if isinstance(action, Lapse) else super().apply(state, actor, action, rng)


async def test_a_decision_that_stays_open_gets_a_new_deadline(serve: Callable[..., House]) -> None:
    house = serve(toy(rules=Stubborn()))
    game = await house.table(ANA, deadline=3600)
    ticket = (await house.peek(game, ANA)).ticket
    house.clock.at += HALF
    assert len(await house.service.lapse_due()) == 1
    assert await house.service.next_deadline() == house.clock.at + HALF
    assert (await house.peek(game, ANA)).ticket == ticket, "its panel stays good"


class Broken(ToyRules):
    """Fails at a lapse."""

    def apply(self, state: State, actor: Any, action: Any, rng: Rng) -> Step[State, Any, Any]:
        if isinstance(action, Lapse):
            raise ZeroDivisionError("hidden 12345")
        return super().apply(state, actor, action, rng)


async def test_rules_that_fail_do_not_stop_the_others(
    serve: Callable[..., House], caplog: pytest.LogCaptureFixture
) -> None:
    house = serve(toy(rules=Broken()), toy(id="good"))
    broken = await house.table(ANA, deadline=3600)
    card = await house.service.open("good", 1, 2, BEN, "Ben", house.interaction())
    good = card.table.game_id
    await house.service.set_deadline(good, BEN, 7200)
    await house.service.start(good, BEN, house.interaction())
    house.clock.at += 2 * HALF
    assert [publication.table.game_id for publication in await house.service.lapse_due()] == [good]
    assert "ZeroDivisionError" in caplog.text
    assert "12345" not in caplog.text
    assert (await house.peek(broken, ANA)).table.deadline_at is None, "it is not tried for ever"
    await house.ask(broken, ANA, Note())


async def test_a_lapse_is_of_one_decision(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    loaded = await house.service._tables.load(game)
    with pytest.raises(Stale):
        await house.service._play.step(loaded, None, Lapse(decision=99), Cause("lapse"))
