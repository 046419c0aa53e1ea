"""What happened at a table since somebody last looked, from their own seat's view."""

from collections import OrderedDict
from collections.abc import Sequence

from bot.errors import NotRunning
from bot.publication import Recap
from bot.service.replay import without_undone
from bot.service.tables import Loaded, Tables, events_of, whispers_of
from bot.store.records import EntryRow
from bot.store.visits import VisitRow
from engine.core.ids import Seat
from engine.core.model import Model

AGAIN_SECONDS = 300.0
"""Within so long another look at the same version is not noted: a panel is shown anew at every click."""
MOST_NOTED = 4096


class Visits:
    """Notes when people look at tables, and tells them what they have missed."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._noted: OrderedDict[tuple[int, int], VisitRow] = OrderedDict()

    async def seen(self, game_id: int, user_id: int, version: int) -> None:
        """Note that somebody has been shown a table as it was at a version; an older one changes nothing."""
        visit = VisitRow(game_id, user_id, version, self._tables.clock.now())
        noted = self._noted.get((game_id, user_id))
        if noted is not None and noted.version >= version and visit.at - noted.at < AGAIN_SECONDS:
            return
        await self._tables.store.visits.note(visit)
        self._noted[game_id, user_id] = visit
        while len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)

    async def recap(self, game_id: int, user_id: int) -> Recap:
        """Return what happened since somebody last looked. Raises NotFound, Frozen, or NotRunning before the start.

        Whoever does not sit there learns what is public. What a seat was told alone reaches whoever sat there then.
        """
        loaded = await self._tables.load(game_id)
        if loaded.state is None or loaded.row.status == "cancelled":
            raise NotRunning(game_id)
        visit = await self._tables.store.visits.last(game_id, user_id)
        entries = await self._tables.store.log(game_id, 0 if visit is None else visit.version)
        lasting = without_undone(entries)
        seat = loaded.seat_of(user_id) if user_id in loaded.people else None
        return Recap(
            publication=self._tables.publication(loaded),
            peek=None if seat is None else self._tables.peek(loaded, seat),
            since=None if visit is None else visit.at,
            undone=_undone_before(entries),
            events=tuple(event for entry in lasting for event in events_of(loaded.game, entry)),
            whispers=() if seat is None else _whispers(loaded, seat, lasting),
        )


def _undone_before(entries: Sequence[EntryRow]) -> bool:
    """Whether an action before these entries was taken back in them: only the last action ever can be."""
    return next((entry.kind == "undo" for entry in entries if entry.kind == "undo" or entry.action is not None), False)


def _whispers(loaded: Loaded, seat: Seat, entries: Sequence[EntryRow]) -> tuple[Model, ...]:
    """Return what was told to a seat alone, since whoever sits there now sat down."""
    since = loaded.row.seats[seat].since
    return tuple(
        event for entry in entries if entry.version >= since for event in whispers_of(loaded.game, entry, seat)
    )
