"""Connected groups: cards of one item that touch by edges (rulebook, What You're Aiming For)."""

from collections.abc import Iterable, Mapping, Sequence

from engine.games.lost_and_found.grid import Place, neighbours
from engine.games.lost_and_found.views import Hint


def laid_out(cards: Sequence[int], hints: Iterable[Hint], cols: int) -> dict[Place, int]:
    """Return the item at each place: the grid's cards and, as part of the grid, the hints (LF-12)."""
    at = {divmod(cell, cols): item for cell, item in enumerate(cards)}
    for hint in hints:
        at[hint.row, hint.col] = hint.item
    return at


def groups(at: Mapping[Place, int]) -> tuple[frozenset[Place], ...]:
    """Return the connected groups of equal items, by flood fill."""
    seen: set[Place] = set()
    found: list[frozenset[Place]] = []
    for start, item in at.items():
        if start in seen:
            continue
        group, todo = {start}, [start]
        while todo:
            fresh = [n for n in neighbours(*todo.pop()) if n not in group and at.get(n) == item]
            group.update(fresh)
            todo += fresh
        seen |= group
        found.append(frozenset(group))
    return tuple(found)


def apart(at: Mapping[Place, int]) -> tuple[int, ...]:
    """Return the items whose cards do not form one group, ascending; empty if everything is sorted (LF-18)."""
    items = [at[next(iter(group))] for group in groups(at)]
    return tuple(sorted(item for item in set(items) if items.count(item) > 1))
