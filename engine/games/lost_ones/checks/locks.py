"""Check of locks: none waits for what lies behind it (E3.4).

Starting from the first tile, whatever can be reached and done is collected until nothing comes on top, as if a choice
closed nothing. A lock that is still shut then can never be opened.
"""

from collections.abc import Iterator

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.checks.problem import of_tile
from engine.games.lost_ones.effects import (
    AllOf,
    AnyOf,
    Condition,
    HasPower,
    Teleport,
)
from engine.games.lost_ones.pack import Lock, Tile
from engine.games.lost_ones.routes import Key, Sources, asked, brings


def problems(book: Book) -> Iterator[str]:
    """Yield the locks that no history opens."""
    night = _Night(book)
    night.grow()
    for tile in book.pack.tiles:
        for side, way in tile.sides.items():
            if way.lock is not None and not night.opens(way.lock):
                yield of_tile(tile, f"sides.{side}", f"can never be opened: {night.why(way.lock)}")


class _Night:
    """All that can be reached and done, in whatever history."""

    def __init__(self, book: Book) -> None:
        self._book, self._sources = book, Sources(book)
        self._reached = {book.pack.manifest.start}
        self._done: set[str] = set()
        self._brought: set[Key] = set()

    def grow(self) -> None:
        """Go everywhere and do everything, until nothing is new."""
        before = -1
        while before != (before := len(self._reached) + len(self._done)):
            for tile in self._book.pack.tiles:
                if tile.n in self._reached and (not tile.variant or ("tile", tile.key) in self._brought):
                    self._look_round(tile)

    def opens(self, lock: Lock) -> bool:
        """Whether a lock opens."""
        if lock.mode == "any":
            return any(id in self._done for id in lock.by)
        return all(id in self._done for id in lock.by) and not self._exclude(lock)

    def why(self, lock: Lock) -> str:
        """Return what keeps a lock shut."""
        if all(id in self._done for id in lock.by):
            return f"{' and '.join(lock.by)} exclude each other"
        missing = [id for id in lock.by if id not in self._done]
        return f"{' and '.join(missing)} cannot be done before it is"

    def _exclude(self, lock: Lock) -> bool:
        """Whether two of a lock's keys are the two sides of an "or"."""
        either = [key for id in lock.by if self._book.tiles[key := self._book.tile_of[id]].relation == "or"]
        return len(either) > len(set(either))

    def _look_round(self, tile: Tile) -> None:
        self._reached.update(way.to for way in tile.sides.values() if way.lock is None or self.opens(way.lock))
        for encounter in tile.encounters:
            if encounter.require is None or self._may(encounter.require):
                self._done.add(encounter.id)
                outcomes = self._sources.outcomes[encounter.id]
                self._brought.update(key for outcome in outcomes if (key := brings(outcome)) is not None)
                self._reached.update(outcome.tile for outcome in outcomes if isinstance(outcome, Teleport))

    def _may(self, test: Condition) -> bool:
        """Whether a condition can come to hold; what is not to be the case can always be left undone."""
        match test:
            case AllOf(of=of):
                return all(map(self._may, of))
            case AnyOf(of=of):
                return any(map(self._may, of))
            case HasPower(power=power):
                return any(("boon", boon) in self._brought for boon in self._sources.with_power.get(power, ()))
            case _:
                key = asked(test)
                return key is None or key in self._brought
