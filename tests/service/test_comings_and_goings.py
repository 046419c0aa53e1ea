"""Every game at every number of seats, while people leave, hand over, are replaced, come back: it always ends."""

from collections.abc import Callable

import pytest

from bot.errors import ServiceError
from bot.publication import ANYBODY, Publication
from bot.service import Asked
from bot.service.replay import replay
from engine.core.errors import GameError
from engine.core.game import AnyGame, seats_of
from engine.core.players import RandomPlayer
from engine.core.rng import Rng
from engine.games import GAMES
from tests.contract.hooks import HOOKS
from tests.service.house import CHANNEL, GUILD, House

MOST = 1500
MOST_ROUNDS = 8
WAYS = {"offer", "rest", "vote", "reclaim", "join", "leave"}
PEOPLE = tuple(range(9_007_199_254_740_001, 9_007_199_254_740_021, 2))
HOUR = 3600


class Crowd:
    """People who come and go at random at one table."""

    def __init__(self, house: House, game: AnyGame, game_id: int, rng: Rng) -> None:
        self.house, self.game, self.game_id, self.rng = house, game, game_id, rng
        self.done: set[str] = set()
        self.asleep = rng.choice(PEOPLE[:3])  # never acts

    async def table(self) -> Publication:
        content = await self.house.service.publication(self.game_id)
        assert isinstance(content, Publication)
        return content

    async def stir(self) -> None:
        """Let one person do something about seats; what cannot be done now changes nothing."""
        service, now = self.house.service, self.house.interaction
        content = await self.table()
        holders, owners = ([getattr(who, name) for who in content.table.seats] for name in ("user_id", "owner_id"))
        there = [user for user in (*holders, *owners, *owners) if user is not None]
        user = self.rng.choice(there if self.rng.below(2) else PEOPLE)
        other = self.rng.choice((*PEOPLE, ANYBODY, ANYBODY))
        seat = self.rng.choice(content.absent or seats_of(len(content.table.seats)))
        back = self.rng.choice([user for user in owners if user is not None] or PEOPLE)
        ways: dict[str, Callable[[], object]] = {
            "offer": lambda: service.handovers.offer(self.game_id, user, other, now()),
            "rest": lambda: service.handovers.rest(self.game_id, user, now()),
            "vote": lambda: service.handovers.vote(self.game_id, user, seat, now()),
            "reclaim": lambda: service.handovers.reclaim(self.game_id, back, "back", now()),
            "join": lambda: service.join(self.game_id, user, "new", now()),
            "leave": lambda: service.leave(self.game_id, user, now()),
        }
        often = [way for way in ways if way != "leave"] * 2
        way = "vote" if content.absent and self.rng.below(2) else self.rng.choice((*often, "leave"))
        try:
            await ways[way]()  # type: ignore[misc]
        except (ServiceError, GameError):
            return
        self.done.add(way)

    async def act(self) -> None:
        """Let somebody who is awaited act, now and then only when the time is up."""
        content = await self.table()
        awaited = [user for user in content.awaited if user != self.asleep]
        if not awaited or not self.rng.below(8):
            at = await self.house.service.next_deadline()
            self.house.clock.at = at if at is not None else self.house.clock.at + 3 * 24 * HOUR
            await self.house.service.lapse_due()
            return
        peek = await self.house.peek(self.game_id, self.rng.choice(awaited))
        helper = HOOKS[self.game.id].helper
        player = self.game.players[helper] if helper and self.rng.below(2) else RandomPlayer(self.game.rules.objection)
        action = player.choose(player.start(peek.view), peek.view, peek.offers, self.rng)
        user = peek.table.seats[peek.seat].user_id
        assert user is not None
        await self.house.service.act(self.game_id, user, Asked(action), self.house.interaction())

    async def play(self) -> None:
        """Act and stir until the game is over."""
        for _ in range(MOST):
            content = await self.table()
            self.consistent(content)
            if content.table.status != "running":
                return
            await (self.act() if self.rng.below(3) else self.stir())

    def consistent(self, content: Publication) -> None:
        """Nobody sits or owns twice; whoever may act is somebody, or an automatic player that has acted."""
        seats = content.table.seats
        for who in ([seat.user_id for seat in seats], [seat.owner_id for seat in seats]):
            known = [user for user in who if user is not None]
            assert len(known) == len(set(known))
        assert all(seat.owner_id != seat.user_id or seat.user_id is None for seat in seats)
        if content.table.status == "running":
            assert any(seat.user_id is not None for seat in seats), "automatic players do not play alone"
            assert content.table.host_id in [seat.user_id for seat in seats]
            assert content.status.pending is not None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_people_come_and_go_until_the_end(serve: Callable[..., House], game: AnyGame) -> None:
    """Each number of seats is played once, then more until everything has happened."""
    house, done, options = serve(game), set[str](), game.options()
    numbers = range(1, game.lobby.seat_range(options)[1] + 1)
    possible = [seats for seats in numbers if game.lobby.problem(options, seats) is None]
    for number in range(MOST_ROUNDS):
        if done == WAYS:
            break
        for seats in possible:
            crowd = await begun(house, game, seats, Rng(bytes([seats, number]) * 16))
            await crowd.play()
            done |= crowd.done
            assert await house.status(crowd.game_id) in ("over", "cancelled")
            loaded = await house.service._tables.load(crowd.game_id)
            list(replay(loaded, await house.store.log(crowd.game_id)))  # raises unless it leads to the stored state
    assert done == WAYS


async def begun(house: House, game: AnyGame, seats: int, rng: Rng) -> Crowd:
    card = await house.service.open(game.id, GUILD, CHANNEL, PEOPLE[0], "0", house.interaction())
    game_id = card.table.game_id
    for user in PEOPLE[1:seats]:
        await house.service.join(game_id, user, str(user), house.interaction())
    await house.service.set_deadline(game_id, PEOPLE[0], HOUR)
    await house.service.start(game_id, PEOPLE[0], house.interaction())
    return Crowd(house, game, game_id, rng)
