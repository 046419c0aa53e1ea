"""What has been read of games that tell a story: pages that are to be posted, and everybody's journal."""

from bot.errors import NotRunning, ServiceError
from bot.publication import Entry, Story, TableStatus
from bot.service.replay import without_undone
from bot.service.tables import Tables, events_of, table_of

STARTED: tuple[TableStatus, ...] = ("running", "over", "cancelled")


class Reading:
    """Reads stories out of stored games; changes nothing."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def story(self, game_id: int) -> Story:
        """Return the pages that have not been posted. Raises NotFound, NotRunning, Frozen."""
        loaded = await self._tables.load(game_id)
        if loaded.state is None:
            raise NotRunning(game_id)
        view = loaded.game.rules.public_view(loaded.state)
        entries = await self._tables.store.log(game_id, loaded.row.story_version)
        pages = [
            (entry.version, leaf)
            for entry in without_undone(entries)
            for event in events_of(loaded.game, entry)
            for leaf in loaded.game.text.leaves(view, event)
        ]
        return Story(table_of(loaded.row, loaded.options), view, tuple(pages))

    async def journal(self, kind: str, user_id: int, guild_id: int) -> tuple[Entry, ...]:
        """Return every page once, as it was read last: at one's own tables, and at those that share with the server."""
        found: dict[str, Entry] = {}
        for game_id in await self._tables.store.read_by(user_id, kind):
            await self._enter(found, game_id, "person", "group")
        for row in await self._tables.store.find(statuses=STARTED, guild_id=guild_id, kind=kind):
            await self._enter(found, row.game_id, "group")
        return tuple(found.values())

    async def _enter(self, found: dict[str, Entry], game_id: int, *kinds: str) -> None:
        try:
            loaded = await self._tables.load(game_id)
        except ServiceError:
            return  # a game that cannot be read tells nothing
        if loaded.state is None or loaded.game.journal is None or loaded.game.journal(loaded.options) not in kinds:
            return
        view = loaded.game.rules.public_view(loaded.state)
        table = table_of(loaded.row, loaded.options)
        for leaf in loaded.game.text.book(view):
            found.setdefault(leaf.id, Entry(table, view, leaf))
