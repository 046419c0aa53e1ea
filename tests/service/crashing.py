"""A process that plays through the service until it is killed, and says what was acknowledged.

    python -m tests.service.crashing DATABASE

For every line on stdin (a number) it forks a player, prints `pid <pid>`, and when that has died `dead`. In between the
player prints `<interaction id>` after each answer of the service. Forking spares it from importing everything again.
"""

import asyncio
import os
import random
import sys
import time

from bot.clock import SystemClock, snowflake
from bot.publication import Receipt
from bot.service import Asked, Clicked, GameService
from bot.store.sqlite import SqliteStore
from tests.service.toy import TOY, Bid, Note, Roll

TABLES = 6
ANA, BEN = 11, 12


class Player:
    """Plays at one table after the other, as fast as it can."""

    def __init__(self, service: GameService, rng: random.Random) -> None:
        self._service, self._rng, self._last = service, rng, 0

    def interaction(self) -> int:
        self._last = max(self._last + 1, snowflake(time.time()))
        return self._last

    async def play(self) -> None:
        """Finish tables that were interrupted, open new ones, for ever."""
        await self._service.resume()
        open_tables = [table.game_id for table in await self._service.tables(statuses=("running",))]
        await asyncio.gather(*(self._table(open_tables.pop() if open_tables else None) for _ in range(TABLES)))

    async def _table(self, game_id: int | None) -> None:
        while True:
            game_id = game_id or await self._new()
            users = [ANA, BEN]
            self._rng.shuffle(users)
            over = await self._act(game_id, users[0]) or await self._act(game_id, users[1])
            game_id = None if over else game_id

    async def _new(self) -> int:
        one, two, three = self.interaction(), self.interaction(), self.interaction()
        card = await self._service.open("toy", 1, 2, ANA, "Ana", one)
        acknowledged(one)
        game_id = card.table.game_id
        await self._service.join(game_id, BEN, "Ben", two)
        acknowledged(two)
        await self._service.set_option(game_id, ANA, "rounds", 3)
        await self._service.add_player(game_id, ANA, "counting")
        await self._service.start(game_id, ANA, three)
        acknowledged(three)
        return game_id

    async def _act(self, game_id: int, user: int) -> bool:
        """Let a person do something if anything is open to them; return whether the game is over."""
        peek = await self._service.peek(game_id, user)
        if peek.can_plan and peek.plan is None:
            await self._plan(game_id, user)
        if not peek.offers:
            return peek.status.outcome is not None
        one, action = self.interaction(), self._rng.choice([Note(), Roll(), Bid(amount=self._rng.randrange(7))])
        receipt = await self._service.act(game_id, user, Asked(action), one)
        assert isinstance(receipt, Receipt)
        acknowledged(one)
        return receipt.publication.status.outcome is not None

    async def _plan(self, game_id: int, user: int) -> None:
        """Say what a person bids in the next round."""
        draft = await self._service.plans.draft(game_id, user)
        bid = Clicked(draft.ahead.ticket, 0, {"amount": (self._rng.randrange(7),)})
        await self._service.plans.add(game_id, user, bid, draft.peek.table.version)


def acknowledged(interaction_id: int) -> None:
    os.write(1, f"{interaction_id}\n".encode())  # one call, so that a kill cannot tear the line


async def serve(database: str, seed: int) -> None:
    store = await SqliteStore.open(database)
    service = GameService(store, {TOY.id: TOY}, SystemClock(), seed=lambda: os.urandom(32))
    await Player(service, random.Random(seed)).play()


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(serve(sys.argv[1], int(line)))
            finally:
                os._exit(1)  # nobody reads any more: go at once, threads and all
        os.write(1, f"pid {child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


if __name__ == "__main__":
    main()
