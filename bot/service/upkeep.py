"""What happens without anybody's doing: deadlines pass, and after a start interrupted games go on."""

import logging
from typing import Any

from bot.errors import ServiceError
from bot.logs import ids
from bot.publication import Publication
from bot.service.automatic import Automatic
from bot.service.play import Play, Played
from bot.service.tables import NO_CLOCK, Cause, Loaded, Tables
from bot.service.timing import clock
from engine.core.protocol import Lapse

log = logging.getLogger(__name__)


class Upkeep:
    """Works through the games that need attention, one after the other; trouble with one does not stop the others."""

    def __init__(self, tables: Tables, play: Play, automatic: Automatic) -> None:
        self._tables, self._play, self._automatic = tables, play, automatic

    async def lapse_due(self) -> tuple[Publication, ...]:
        """Send Lapse to every game whose deadline has passed; return the tables that changed."""
        changed = []
        for game_id in await self._tables.store.due(self._tables.clock.now()):
            try:
                publication = await self._lapse(game_id)
            except ServiceError as error:
                log.warning("a deadline was not carried out", extra=ids(game=game_id, code=error.code))
            except Exception as error:
                log.error("a deadline failed", extra=ids(game=game_id, error=type(error).__name__))
                await self._disarm(game_id)
            else:
                changed += [publication] if publication else []
        return tuple(changed)

    async def _lapse(self, game_id: int) -> Publication | None:
        async with self._tables.turn(game_id) as loaded:
            row = loaded.row
            due = row.deadline_at is not None and row.deadline_at <= self._tables.clock.now()
            if row.status != "running" or not due or row.decision is None:
                return None  # somebody answered at the last moment
            cause = Cause("lapse", unanswered=await self._tables.store.reminders.unanswered(game_id) + 1)
            played = await self._play.step(loaded, None, Lapse(decision=row.decision), cause)
            played = await self._automatic.play_on(loaded, played, cause)
            return self._tables.publication(played.loaded, played.public, since=played.since)

    async def _disarm(self, game_id: int) -> None:
        """Take the deadline off a game whose rules fail at it, so that it is not tried for ever."""
        async with self._tables.turn(game_id) as loaded:
            await self._tables.change(loaded, Cause("disarm"), **NO_CLOCK)

    async def resume(self) -> tuple[Loaded, ...]:
        """Let automatic players and plans go on, and thaw games that can be read again; return those that changed."""
        changed = []
        store = self._tables.store
        for game_id in sorted({*await store.unattended(), *await store.plans.games()}):
            try:
                loaded = await self._resume(game_id)
            except ServiceError as error:
                log.warning("a game stays as it is", extra=ids(game=game_id, code=error.code))
            except Exception as error:
                log.error("a game could not go on", extra=ids(game=game_id, error=type(error).__name__))
            else:
                changed += [loaded] if loaded else []
        return tuple(changed)

    async def _resume(self, game_id: int) -> Loaded | None:
        async with self._tables.turn(game_id) as loaded:
            version = loaded.row.version
            if loaded.thawed:
                loaded = await self._tables.change(loaded, Cause("thaw"), **self._afresh(loaded))
            played = await self._automatic.play_on(loaded, Played(loaded, version), Cause("resume"))
            return played.loaded if played.loaded.row.version > version else None

    def _afresh(self, loaded: Loaded) -> dict[str, Any]:
        """Return the open decision's clock as if it opened now: nobody could answer while the game was frozen."""
        pending = loaded.status.pending if loaded.state is not None else None
        return NO_CLOCK if pending is None else clock(loaded, pending.kind, self._tables.clock.now())
