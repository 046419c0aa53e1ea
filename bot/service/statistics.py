"""What was played on a server: numbers for whoever asks there, unless its managers hide them."""

from collections.abc import Iterable
from datetime import UTC, datetime

from bot.clock import Clock
from bot.errors import StatisticsHidden
from bot.servers import GameStatistics, SetUp, Tally
from bot.service.guilds import Guilds
from bot.store import Store
from bot.store.statistics import StatisticsRow


class Statistics:
    """Tells a server its own numbers."""

    def __init__(self, store: Store, guilds: Guilds, clock: Clock) -> None:
        self._store, self._guilds, self._clock = store.statistics, guilds, clock

    async def of(self, guild_id: int, kinds: Iterable[str], *, month: bool, most: int) -> tuple[GameStatistics, ...]:
        """Return the numbers of those games that were opened there: of this month (UTC), or of all time.

        `most`: how many set-ups and people are named. Raises StatisticsHidden.
        """
        if not (await self._guilds.settings(guild_id)).statistics:
            raise StatisticsHidden(guild_id)
        since = self._month() if month else 0.0
        counted = [(kind, await self._store.of(guild_id, kind, since, most)) for kind in kinds]
        return tuple(_numbers(kind, row) for kind, row in counted if row.opened or row.ended)

    def _month(self) -> float:
        """Return when this month began."""
        now = datetime.fromtimestamp(self._clock.now(), UTC)
        return now.replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()


def _numbers(kind: str, row: StatisticsRow) -> GameStatistics:
    return GameStatistics(
        kind=kind,
        opened=row.opened,
        ended=row.ended,
        won=row.won,
        seconds=row.seconds,
        set_ups=tuple(SetUp(str(each.key), each.games, each.won) for each in row.boards),
        people=tuple(Tally(int(each.key), each.games, each.won) for each in row.people),
    )
