"""Games that this version of the program cannot read, and games of older versions that it can."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

from bot.errors import CannotUndo, Frozen
from bot.publication import LobbyCard, Publication
from engine.core.model import Model
from tests.service.house import ANA, BEN, House
from tests.service.toy import Note, State, toy

SPOILT = {
    "the schema is of the future": "state_schema = 99",
    "the state is not whole": "state = substr(state, 1, 20)",
    "the state is of another game": "state = '{\"hidden\":5}'",
    "the options are of another game": "options = '{\"colour\":5}'",
    "the game is unknown": "kind = 'chess'",
}


async def spoil(house: House, game: int, change: str) -> None:
    await house.store._change(f"UPDATE games SET {change} WHERE game_id = {game}")
    house.service._tables._states.clear()


@pytest.mark.parametrize("change", SPOILT.values(), ids=SPOILT)
async def test_a_game_that_cannot_be_read_is_frozen(
    house: House, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game, other = await house.table(ANA, BEN, deadline=3600), await house.table(ANA)
    await spoil(house, game, change)
    version = None
    for _ in range(2):
        for call in (house.ask(game, ANA, Note()), house.peek(game, ANA), house.service.publication(game),
                     house.service.lobby(game), house.service.leave(game, ANA, house.interaction())):  # fmt: skip
            with pytest.raises(Frozen) as frozen:
                await call
            table = frozen.value.table
            assert (table.game_id, table.status) == (game, "frozen")
            assert version in (None, table.version), "it is frozen once"
            version = table.version
    assert game in await house.service.behind(), "its channel must be told"
    house.clock.at += 10_000
    assert await house.service.lapse_due() == ()
    assert await house.service.next_deadline() is None
    assert await house.service.resume() == ()
    [listed] = await house.service.tables(statuses=("frozen",))
    assert listed.game_id == game
    assert [table.game_id for table in await house.service.tables()] == [other]
    await house.ask(other, ANA, Note())
    assert "hidden" not in caplog.text


async def test_two_who_look_at_once_freeze_it_once(house: House) -> None:
    game = await house.table(ANA, BEN)
    await spoil(house, game, "state_schema = 99")
    answers = await asyncio.gather(house.peek(game, ANA), house.peek(game, BEN), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Frozen, Frozen]
    assert [entry.kind for entry in await house.store.log(game)].count("freeze") == 1


async def test_a_frozen_game_can_be_called_off(house: House) -> None:
    game = await house.table(ANA, BEN)
    await spoil(house, game, "state_schema = 99")
    with pytest.raises(Frozen):
        await house.peek(game, ANA)
    card = await house.service.cancel(game, 1, True, house.interaction())
    assert isinstance(card, LobbyCard)
    assert card.table.status == "cancelled"
    assert await house.service.publication(game) == card
    assert await house.service.resume() == ()


async def test_it_thaws_when_it_can_be_read_again(house: House, serve: Callable[..., House]) -> None:
    game = await house.table(ANA, BEN, deadline=3600)
    await house.bid(game, ANA, 2)
    await spoil(house, game, "state_schema = 2")
    with pytest.raises(Frozen):
        await house.peek(game, ANA)
    house.clock.at += 100_000
    after = serve(toy(schema=2))
    [publication] = await after.service.resume()
    assert (publication.table.game_id, publication.table.status) == (game, "running")
    assert publication.table.deadline_at == house.clock.at + 1800, "nobody could answer while it was frozen"
    assert await after.service.resume() == ()
    receipt = await after.bid(game, BEN, 2)
    assert receipt.publication.view.round == 2
    assert [table.game_id for table in await after.service.tables()] == [game]


async def test_an_action_thaws_it_too(house: House, serve: Callable[..., House]) -> None:
    game = await house.table(ANA, BEN)
    await spoil(house, game, "state_schema = 2")
    with pytest.raises(Frozen):
        await house.peek(game, ANA)
    after = serve(toy(schema=2))
    await after.ask(game, ANA, Note())
    assert [table.status for table in await after.service.tables()] == ["running"]


async def test_a_lobby_thaws(house: House, serve: Callable[..., House]) -> None:
    game = await house.lobby(ANA)
    await spoil(house, game, 'options = \'{"rounds":"many"}\'')
    with pytest.raises(Frozen):
        await house.service.lobby(game)
    await spoil(house, game, "options = '{}'")
    assert await serve().service.resume() == ()
    assert await house.status(game) == "lobby"
    assert game in await house.service.behind()


class Newer(State):
    """The state of a later version of the game."""

    colour: str


def with_colour(raw: dict[str, Any]) -> dict[str, Any]:
    return {**raw, "colour": "red"}


async def test_an_older_game_is_upgraded(house: House, serve: Callable[..., House]) -> None:
    game = await house.table(ANA, BEN)
    await house.ask(game, ANA, Note())
    after = serve(toy(schema=2, state=Newer, upgrades={1: with_colour}))
    peek = await after.peek(game, ANA)
    assert peek.view.public.notes == 1
    assert not peek.can_undo, "the state before is of the old schema"
    with pytest.raises(CannotUndo) as caught:
        await after.service.undo(game, ANA, peek.ticket, after.interaction())
    assert caught.value.why == "updated"
    await after.ask(game, ANA, Note())
    found = await house.store.load(game)
    assert found is not None
    assert (found.game.state_schema, json.loads(found.game.state or "")["colour"]) == (2, "red")


async def test_an_upgrade_that_fails_freezes(house: House, serve: Callable[..., House]) -> None:
    game = await house.table(ANA)

    def failing(raw: dict[str, Any]) -> dict[str, Any]:
        raise KeyError("hidden")

    after = serve(toy(schema=2, upgrades={1: failing}))
    with pytest.raises(Frozen):
        await after.peek(game, ANA)


async def test_an_ended_game_that_cannot_be_read(house: House) -> None:
    game = await house.table(ANA, rounds=1)
    await house.bid(game, ANA, 1)
    await spoil(house, game, "state = 'x'")
    with pytest.raises(Frozen):
        await house.peek(game, ANA)
    card = await house.service.publication(game)
    assert isinstance(card, LobbyCard)
    assert card.table.status == "over", "it stays what it was"


async def test_tables_lists_what_it_cannot_read(house: House) -> None:
    game = await house.table(ANA)
    await spoil(house, game, "options = 'x'")
    [table] = await house.service.tables()
    assert type(table.options) is Model


async def test_publication_of_a_running_game(house: House) -> None:
    assert isinstance(await house.service.publication(await house.table(ANA)), Publication)
