"""Every game in GAMES through the service: it asks nothing of a game that the protocol does not promise."""

from collections.abc import Callable

import pytest

from bot.errors import ServiceError
from bot.service import Asked
from bot.service.replay import replay
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.players import RandomPlayer
from engine.core.rng import Rng
from engine.games import GAMES
from tests.contract.hooks import HOOKS
from tests.service.house import ANA, BEN, CHANNEL, GUILD, NAMES, House

MOST = 400
pytestmark = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


async def lobby(house: House, game: AnyGame, *others: int, players: int = 0) -> int:
    card = await house.service.open(game.id, GUILD, CHANNEL, ANA, "Ana", house.interaction())
    game_id = card.table.game_id
    for user in others:
        await house.service.join(game_id, user, NAMES[user], house.interaction())
    for _ in range(players):
        await house.service.add_player(game_id, ANA, game.default_player)
    return game_id


async def play(house: House, game: AnyGame, game_id: int, people: list[int], rng: Rng, *, most: int = MOST) -> None:
    """Let people act at random, by commands, until the end or a bound; helped where that would take for ever."""
    random, helper = RandomPlayer(game.rules.objection), HOOKS[game.id].helper
    for _ in range(most):
        publication = await house.service.publication(game_id)
        if publication.table.status != "running":
            return
        for user in people:
            peek = await house.peek(game_id, user)
            if peek.status.pending and peek.seat in peek.status.pending.seats and peek.offers:
                player = game.players[helper] if helper and rng.below(2) else random
                action = player.choose(player.start(peek.view), peek.view, peek.offers, rng)
                await house.service.act(game_id, user, Asked(action), house.interaction())
                break
        else:
            pytest.fail("nobody can go on")


async def replayed(house: House, game_id: int) -> int:
    """Play the log again; raises unless it leads to the stored state."""
    loaded = await house.service._tables.load(game_id)
    return len(list(replay(loaded, await house.store.log(game_id))))


@pytest.mark.parametrize("players", [0, 1])
async def test_to_the_end(serve: Callable[..., House], game: AnyGame, players: int) -> None:
    house = serve(game)
    rng = Rng(bytes([players]) * 32)
    for _ in range(3):
        game_id = await lobby(house, game, BEN, players=players)
        await house.service.start(game_id, ANA, house.interaction())
        await play(house, game, game_id, [ANA, BEN], rng)
        assert await house.status(game_id) == "over"
        assert await replayed(house, game_id) > 2
        [result] = [row for row in await _results(house) if row[0] == game_id]
        assert bool(result[1]) is bool(players)


async def _results(house: House) -> list[tuple[int, int]]:
    return await house.store.read(lambda conn: conn.execute("SELECT game_id, automatic FROM results").fetchall())


async def test_restarts_change_nothing(serve: Callable[..., House], game: AnyGame) -> None:
    logs = []
    for restart in (False, True):
        house = serve(game)
        rng = Rng(bytes(32))
        game_id = await lobby(house, game, players=1)
        await house.service.start(game_id, ANA, house.interaction())
        for _ in range(12):
            if restart:
                house = serve(game)
            await play(house, game, game_id, [ANA], rng, most=1)
        logs.append([(entry.seat, entry.action, entry.public) for entry in await house.store.log(game_id)])
    assert logs[0] == logs[1]


async def test_everybody_leaves(serve: Callable[..., House], game: AnyGame) -> None:
    house = serve(game)
    game_id = await lobby(house, game, BEN, players=1)
    await house.service.start(game_id, ANA, house.interaction())
    await play(house, game, game_id, [ANA, BEN], Rng(bytes(32)), most=2)
    for user in (BEN, ANA):
        if await house.status(game_id) == "running":
            await house.service.leave(game_id, user, house.interaction())
    assert await house.status(game_id) in ("over", "cancelled")
    assert await house.service.next_deadline() is None


async def test_lapses_alone(serve: Callable[..., House], game: AnyGame) -> None:
    """With deadlines, a table that everybody forgot comes to its end, or to a decision that may wait for ever."""
    house = serve(game)
    game_id = await lobby(house, game, BEN)
    await house.service.set_deadline(game_id, ANA, 3600)
    await house.service.start(game_id, ANA, house.interaction())
    for _ in range(MOST):
        at = await house.service.next_deadline()
        if at is None:
            break
        house.clock.at = at
        assert len(await house.service.lapse_due()) == 1
    assert await house.service.next_deadline() is None
    await replayed(house, game_id)


async def test_undo_where_it_is_offered(serve: Callable[..., House], game: AnyGame) -> None:
    """Whenever a person may take back, taking back restores the view, and the game can be played again."""
    house, rng = serve(game), Rng(bytes(32))
    game_id = await lobby(house, game, BEN)
    await house.service.start(game_id, ANA, house.interaction())
    for _ in range(30):
        before = {user: (await house.peek(game_id, user)).view for user in (ANA, BEN)}
        await play(house, game, game_id, [ANA, BEN], rng, most=1)
        for user in (ANA, BEN):
            peek = await house.peek(game_id, user)
            if peek.can_undo:
                undone = await house.service.undo(game_id, user, peek.ticket, house.interaction())
                assert undone.peek is not None
                assert {each: (await house.peek(game_id, each)).view for each in (ANA, BEN)} == before
                await play(house, game, game_id, [ANA, BEN], rng, most=1)
    await replayed(house, game_id)


async def test_a_substitute(serve: Callable[..., House], game: AnyGame) -> None:
    house = serve(game)
    game_id = await lobby(house, game, BEN)
    await house.service.start(game_id, ANA, house.interaction())
    left = await house.service.leave(game_id, BEN, house.interaction())
    assert left is not None
    publication = await house.service.publication(game_id)
    if publication.table.status == "running" and publication.status.vacant:  # type: ignore[union-attr]
        await house.service.join(game_id, BEN, "Ben", house.interaction())
        await house.peek(game_id, BEN)
    else:
        with pytest.raises((GameError, ServiceError)):
            await house.service.join(game_id, BEN, "Ben", house.interaction())
