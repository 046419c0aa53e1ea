"""What people mean to do when their turn comes. Plans that an action carries out change with its move (see `rows`)."""

from collections.abc import Iterable
from functools import partial

from bot.store import Queue, rows
from bot.store.records import PlanRow


class Plans:
    """The plans of all games."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    async def keep(self, game_id: int, plans: Iterable[PlanRow]) -> None:
        """Let a game have these plans and no others."""
        await self._queue.write(partial(rows.write_plans, game_id=game_id, plans=tuple(plans)))

    async def games(self) -> tuple[int, ...]:
        """Return the ids of running games with plans that may be carried out."""
        sql = (
            "SELECT DISTINCT game_id FROM plans JOIN games USING (game_id) "
            "WHERE plans.state = 'ready' AND games.status = 'running' ORDER BY game_id"
        )
        return await self._queue.read(rows.ids(sql))
