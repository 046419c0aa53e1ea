"""What waits for somebody, at all their tables on all servers."""

from collections.abc import Iterable

from bot.errors import ServiceError
from bot.publication import LobbyCard, Publication, TableStatus
from bot.service.tables import Tables
from bot.store.records import TableRow

RUNNING: tuple[TableStatus, ...] = ("running",)
LOBBY: tuple[TableStatus, ...] = ("lobby",)
MOST_TABLES, MOST_READ = 50, 1000
"""Of how many running tables somebody's inbox tells, and among how many it looks for those that wait the longest."""


class Inbox:
    """Reads the tables where somebody sits, or might; changes nothing."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._find = tables, tables.store.find

    async def tables(self, user_id: int) -> tuple[Publication, ...]:
        """Return the running tables where somebody sits, whether or not they are awaited; the oldest decision first.

        Who is awaited is read from each game: the rules alone know, whatever was stored before.
        """
        rows = await self._find(statuses=RUNNING, user_id=user_id, limit=MOST_READ)
        urgent = sorted(rows, key=lambda row: (user_id not in row.told, row.opened_at))  # as far as was stored
        found = await self._published(urgent[:MOST_TABLES])
        mine = [each for each in found if each.table.seat_of(user_id) is not None]
        return tuple(sorted(mine, key=lambda each: (each.table.opened_at, each.table.game_id)))

    async def kept(self, user_id: int) -> tuple[Publication, ...]:
        """Return the running tables where another sits in for somebody, the last changed first."""
        found = await self._published(await self._find(statuses=RUNNING, user_id=user_id, limit=MOST_TABLES))
        return tuple(each for each in found if each.table.owned_by(user_id) is not None)

    async def offered(self, user_id: int) -> tuple[Publication, ...]:
        """Return the running tables where a seat is offered to somebody by name, the last changed first."""
        found = await self._published(await self._find(statuses=RUNNING, offered_to=user_id, limit=MOST_TABLES))
        return tuple(each for each in found if any(who.offer == user_id for who in each.table.seats))

    async def lobbies(self, user_id: int) -> tuple[LobbyCard, ...]:
        """Return the tables that somebody may start, and that can be started as they are; the oldest first."""
        found = []
        for row in await self._find(statuses=LOBBY, user_id=user_id, limit=MOST_TABLES):
            try:
                card = await self._tables.card(await self._tables.load(row.game_id))
            except ServiceError:
                continue  # a table that cannot be read waits for nobody
            if card.table.status == "lobby" and card.problem is None and card.led_by(user_id):
                found.append(card)
        return tuple(sorted(found, key=lambda card: card.table.game_id))

    async def _published(self, rows: Iterable[TableRow]) -> list[Publication]:
        found = []
        for row in rows:
            try:
                loaded = await self._tables.load(row.game_id)
            except ServiceError:
                continue  # a game that cannot be read waits for nobody
            if loaded.row.status == "running":
                found.append(self._tables.publication(loaded))
        return found

    async def waiting(self, user_id: int, but: int = 0) -> tuple[Publication, ...]:
        """Return those of them where somebody is awaited, the oldest decision first, leaving out one table."""
        found = await self.tables(user_id)
        return tuple(each for each in found if user_id in each.awaited and each.table.game_id != but)
