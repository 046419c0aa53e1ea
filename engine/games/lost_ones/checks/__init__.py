"""What can be wrong with a pack (E3, E4), told in words for authors: "file: key: sentence"."""

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.checks import histories, locks, numbers, order, places, things
from engine.games.lost_ones.pack import Pack


def problems(pack: Pack) -> tuple[str, ...]:
    """Return every problem. Where the map itself is broken, walks over it are not tried."""
    book = Book(pack)
    broken = (*order.problems(pack), *places.problems(book), *things.problems(book))
    if broken:
        return broken
    return tuple(dict.fromkeys((*locks.problems(book), *histories.problems(book), *numbers.problems(book))))
