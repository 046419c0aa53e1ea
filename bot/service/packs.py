"""Content packs of running games: each game is played to its end with the pack that it began with."""

from collections import OrderedDict
from collections.abc import Mapping

from bot.store import Store
from bot.store.records import GameRow
from engine.core.content import canonical, digest
from engine.core.game import AnyGame

KEPT = 4
"""How many games with other packs than the shipped ones are kept ready."""


class PackMissing(Exception):
    """The pack that a game was begun with is not there, or the game has none any more."""


class Packs:
    """Finds the game that a row is played with, and stores the packs of new games."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store, self._games = store, games
        self._digests: dict[str, str] = {}  # of the shipped packs, by game
        self._others: OrderedDict[tuple[str, str], AnyGame] = OrderedDict()

    async def game(self, row: GameRow) -> AnyGame:
        """Return the game that a row is played with.

        Raises KeyError for an unknown game, PackMissing, and pydantic.ValidationError for a pack that cannot be read.
        """
        game, wanted = self._games[row.kind], row.content_digest
        if wanted is None or wanted == self._shipped(game):
            return game
        key = (row.kind, wanted)
        if key not in self._others:
            self._others[key] = await self._other(game, wanted)
        self._others.move_to_end(key)
        found = self._others[key]
        while len(self._others) > KEPT:
            self._others.popitem(last=False)
        return found

    async def keep(self, game: AnyGame) -> str | None:
        """Store the pack of a game that begins, and return its digest; None if the game has none."""
        if game.pack is None:
            return None
        name = digest(game.pack)
        if await self._store.pack(name) is None:
            await self._store.keep_pack(name, game.id, canonical(game.pack))
        return name

    def _shipped(self, game: AnyGame) -> str | None:
        if game.pack is None:
            return None
        if game.id not in self._digests:
            self._digests[game.id] = digest(game.pack)
        return self._digests[game.id]

    async def _other(self, game: AnyGame, wanted: str) -> AnyGame:
        stored = await self._store.pack(wanted)
        if stored is None or game.pack is None or game.with_pack is None:
            raise PackMissing(wanted)
        return game.with_pack(type(game.pack).model_validate_json(stored))
