"""Short words for what tests of the service do all the time."""

from collections.abc import Sequence
from typing import Any

from bot.clock import snowflake
from bot.publication import LobbyCard, Peek, Receipt
from bot.service import Asked, Clicked, GameService
from bot.store.sqlite import SqliteStore
from engine.core.model import Model
from tests.service.toy import Bid

GUILD, CHANNEL = 1_234_567_890_123_456_789, 9_007_199_254_740_993  # neither survives a float
ANA, BEN, CLEO, DAN = 9_007_199_254_740_001, 9_007_199_254_740_003, 9_007_199_254_740_005, 9_007_199_254_740_007
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}


class StillClock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0
        self.last_interaction = 0

    def now(self) -> float:
        return self.at


class House:
    """A service, and interactions that come at the clock's time."""

    def __init__(self, service: GameService, store: SqliteStore, clock: StillClock) -> None:
        self.service, self.store, self.clock = service, store, clock

    def interaction(self) -> int:
        """Return the id of an interaction that happens now."""
        self.clock.last_interaction = max(self.clock.last_interaction + 1, snowflake(self.clock.now()))
        return self.clock.last_interaction

    async def lobby(self, *people: int, players: Sequence[str] = (), **options: Any) -> int:
        """Open a lobby with these people and automatic players and return its id."""
        host, *others = people
        card = await self.service.open("toy", GUILD, CHANNEL, host, NAMES[host], self.interaction())
        game_id = card.table.game_id
        for name, value in options.items():
            if name == "deadline":
                await self.service.set_deadline(game_id, host, value)
            else:
                await self.service.set_option(game_id, host, name, value)
        for user in others:
            await self.join(game_id, user)
        for player in players:
            await self.service.add_player(game_id, host, player)
        return game_id

    async def join(self, game_id: int, user: int) -> LobbyCard | Receipt:
        return await self.service.join(game_id, user, NAMES[user], self.interaction())

    async def table(self, *people: int, players: Sequence[str] = (), **options: Any) -> int:
        """Start a game and return its id."""
        game_id = await self.lobby(*people, players=players, **options)
        await self.service.start(game_id, people[0], self.interaction())
        return game_id

    async def ask(self, game_id: int, user: int, action: Model, interaction: int | None = None) -> Receipt:
        """Act by slash command."""
        return await self.service.act(game_id, user, Asked(action), interaction or self.interaction())

    async def bid(self, game_id: int, user: int, amount: int) -> Receipt:
        return await self.ask(game_id, user, Bid(amount=amount))

    async def click(self, game_id: int, user: int, offer: int = 0, ticket: str | None = None, **filled: Any) -> Receipt:
        """Act by button, by the panel as it is now or by an older ticket."""
        if ticket is None:
            ticket = (await self.peek(game_id, user)).ticket
        return await self.service.act(game_id, user, Clicked(ticket, offer, filled), self.interaction())

    async def peek(self, game_id: int, user: int) -> Peek:
        return await self.service.peek(game_id, user)

    async def status(self, game_id: int) -> str:
        return (await self.service.publication(game_id)).table.status
