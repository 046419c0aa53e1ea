"""What was missed while the bot was not there: every open deadline is put off by as long as that was."""

from bot.service.tables import Tables

BEAT_SECONDS = 300.0
"""How often it is noted that the bot is there; by so much an outage after a crash may be taken for longer."""


class Outages:
    """Notes when the bot is there, and makes up for when it was not.

    An outage is when nobody could answer: the program did not run, or Discord could not be reached. Its length is
    counted from the last sign of life: the heartbeat, or for a game its own last change.
    """

    def __init__(self, tables: Tables) -> None:
        self._store, self._clock = tables.store, tables.clock

    async def beat(self) -> float | None:
        """Note that players can be answered now; return when to do so again, None while no deadline is open."""
        if await self._store.next_deadline() is None:
            return None
        now = self._clock.now()
        await self._store.outages.beat(now)
        return now + BEAT_SECONDS

    async def make_up(self) -> tuple[int, ...]:
        """Put the deadlines of all running games off, if there was an outage until now; return those games.

        Their tables tell of it while the decision is open. To be called whenever players can be answered again,
        before any deadline is carried out. However often it is called, an outage counts once.
        """
        return await self._store.outages.make_up(self._clock.now())
