"""What was missed while the bot was not there: every open deadline is put off by as long as that was."""

from bot.service.tables import Tables

BEAT_SECONDS, REST_SECONDS = 300.0, 6 * 3600.0
"""How often it is noted that the bot is there, and how often while no deadline is open.

By so much an outage after a crash may be taken for longer.
"""
LEAST_SECONDS = 60.0
"""It is not noted more often: every change of a table gives occasion to."""


class Outages:
    """Notes when the bot is there, and makes up for when it was not.

    An outage is when nobody could answer: the program did not run, or Discord could not be reached. Its length is
    counted from the last sign of life: the heartbeat, or for a game its own last change.
    """

    def __init__(self, tables: Tables) -> None:
        self._store, self._clock = tables.store, tables.clock
        self._beaten = float("-inf")

    async def beat(self) -> float:
        """Note now and then that players can be answered; return when to be asked again, in Unix seconds."""
        if self._clock.now() - self._beaten >= LEAST_SECONDS:
            await self.leave()
        resting = await self._store.next_deadline() is None
        return self._beaten + (REST_SECONDS if resting else BEAT_SECONDS)

    async def leave(self) -> None:
        """Note that players could be answered until now."""
        self._beaten = self._clock.now()
        await self._store.outages.beat(self._beaten)

    async def make_up(self) -> tuple[int, ...]:
        """Put the deadlines of all running games off, if there was an outage until now; return those games.

        Their tables tell of it while the decision is open. To be called whenever players can be answered again,
        before any deadline is carried out. However often it is called, an outage counts once.
        """
        return await self._store.outages.make_up(self._clock.now())
