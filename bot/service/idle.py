"""Tables that everybody has gone from: their people are told, and one day they are closed. Nobody is called for that.

Only tables that wait without a deadline can stay for ever; with deadlines every game comes to an end or to such a
decision by itself.
"""

import logging

from bot.errors import ServiceError
from bot.logs import ids
from bot.publication import LobbyCard, Publication
from bot.service.tables import CLOSED, Cause, Loaded, Tables
from bot.store.records import Waits

log = logging.getLogger(__name__)

DAY = 86_400
WAITS = Waits(lobby=7 * DAY, running=14 * DAY, stalled=7 * DAY)


class Idle:
    """Looks after tables that nobody touches; trouble with one does not stop the others."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def close_due(self) -> tuple[Publication | LobbyCard, ...]:
        """Call a running game stalled, or close what nobody came back to; return the tables that changed.

        What was played is kept: the record, the story, the places where it was won or lost.
        """
        changed = []
        for game_id in await self._tables.store.idle.due(WAITS, self._tables.clock.now()):
            try:
                changed.append(await self._pass_by(game_id))
            except ServiceError as error:
                log.warning("a table that was left alone was not closed", extra=ids(game=game_id, code=error.code))
        return tuple(content for content in changed if content is not None)

    async def next_due(self) -> float | None:
        """Return when the next table will have been left alone for too long."""
        return await self._tables.store.idle.next_due(WAITS)

    async def _pass_by(self, game_id: int) -> Publication | LobbyCard | None:
        async with self._tables.turn(game_id) as loaded:
            now = self._tables.clock.now()
            if game_id not in await self._tables.store.idle.due(WAITS, now):
                return None  # somebody came at the last moment
            if loaded.row.status == "running" and loaded.row.stalled_at is None:
                return await self._shown(await self._tables.change(loaded, Cause("stall"), stalled_at=now))
            closed = {"status": "cancelled", "stalled_at": now, **CLOSED}
            return await self._shown(await self._tables.change(loaded, Cause("close"), **closed))

    async def _shown(self, loaded: Loaded) -> Publication | LobbyCard:
        if loaded.state is None:
            return await self._tables.card(loaded)
        return self._tables.publication(loaded, since=loaded.row.version)
