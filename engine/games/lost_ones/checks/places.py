"""Checks of the map: numbers, squares, sides, locks, effects (E3.1 to E3.3, E3.8, E3.11, E3.13)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.checks.problem import of_pack, of_tile
from engine.games.lost_ones.effects import STEPS, Side, Teleport, Transform, Unlock
from engine.games.lost_ones.pack import Encounter, Lock, Pack, Tile
from engine.games.lost_ones.routes import flattened

MOST_ICONS = 3
FIRST_NIGHTMARE = 4
"""How many steps from the start the first Nightmare icon is at least."""
TRAP_ICONS, TRAP_TYPES = 3, 2
"""What leaving a trap may cost at most."""

OPPOSITE: Mapping[Side, Side] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def problems(book: Book) -> Iterator[str]:
    """Yield what is wrong with the map."""
    yield from _numbers(book.pack)
    yield from _squares(book.pack)
    for tile in book.pack.tiles:
        yield from _encounters(tile)
        yield from _sides(book, tile)
        yield from _locks(book, tile)
        yield from _icons(book, tile)
        yield from _traps(book, tile)
    yield from _apart(book)


def versions(book: Book, n: int) -> tuple[Tile, ...]:
    """Return a tile in all its versions, the printed one first."""
    return tuple(tile for tile in book.pack.tiles if tile.n == n)


def _numbers(pack: Pack) -> Iterator[str]:
    """Tiles are numbered without gaps, versions belong to tiles, the manifest's counts are true (E3.1)."""
    counts = pack.manifest
    base = Counter(tile.n for tile in pack.tiles if not tile.variant)
    for n in range(1, counts.tiles + 1):
        if base[n] != 1:
            yield of_pack("tiles", f"tile {n} stands there {base[n]} times, not once")
    for tile in pack.tiles:
        if not 1 <= tile.n <= counts.tiles:
            yield of_tile(tile, "n", f"is outside 1 to {counts.tiles}")
    found = {
        "tiles": sum(base.values()),
        "variants": sum(bool(tile.variant) for tile in pack.tiles),
        "encounters": sum(len(tile.encounters) for tile in pack.tiles),
        "abilities": len(pack.abilities),
        "banes": len(pack.banes),
        "boons": len(pack.boons),
        "foes": len(pack.foes),
        "characters": len(pack.characters),
        "plots": len(pack.plots),
        "gateways": len(pack.gateways),
    }
    for name, count in found.items():
        if count != getattr(counts, name):
            yield of_pack(f"manifest.{name}", f"says {getattr(counts, name)}, but there are {count}")
    decks: tuple[tuple[str, Sequence[int]], ...] = (
        ("abilities", [card.id for card in pack.abilities]),
        ("banes", [card.id for card in pack.banes]),
        ("boons", [card.n for card in pack.boons]),
        ("foes", [card.id for card in pack.foes]),
        ("plots", [plot.n for plot in pack.plots]),
    )
    for name, ids in decks:
        if list(ids) != list(range(1, len(ids) + 1)):
            yield f"{name}.toml: (whole file): is not numbered from 1 to {len(ids)} in order and without gaps"
    keys = Counter(tile.key for tile in pack.tiles)
    for tile in pack.tiles:
        if tile.variant and (not base[tile.n] or keys[tile.key] > 1):
            yield of_tile(tile, "variant", "belongs to no tile, or stands there twice")


def _squares(pack: Pack) -> Iterator[str]:
    """Squares are unique, the start is in the middle, everything hangs together (E3.2)."""
    at: dict[tuple[int, int], int] = {}
    printed = {tile.n: (tile.x, tile.y) for tile in pack.tiles if not tile.variant}
    for tile in pack.tiles:
        if (tile.x, tile.y) != printed.get(tile.n, (tile.x, tile.y)):
            yield of_tile(tile, "x", f"lies on another square than the printed tile {tile.n}")
        other = at.setdefault((tile.x, tile.y), tile.n)
        if other != tile.n:
            yield of_tile(tile, "x", f"lies on the square of tile {other}")
        if tile.n == pack.manifest.start and (tile.x, tile.y) != (0, 0):
            yield of_tile(tile, "x", "is the start and belongs on (0, 0)")
        if tile.region not in {region.id for region in pack.regions}:
            yield of_tile(tile, "region", f"there is no region {tile.region}")
    start = next((square for square, n in at.items() if n == pack.manifest.start), None)
    if start is None:
        return
    seen, queue = {start}, [start]
    for x, y in queue:
        for dx, dy in STEPS.values():
            if (square := (x + dx, y + dy)) in at and square not in seen:
                seen.add(square)
                queue.append(square)
    for square, n in at.items():
        if square not in seen:
            yield of_pack(f"tile {n}", "does not hang together with the start")


def _encounters(tile: Tile) -> Iterator[str]:
    """A page has one or two encounters that are numbered like it, and says how they belong together (E3.1)."""
    count = len(tile.encounters)
    if count not in (1, 2) or (count == 1) != (tile.relation == "single"):
        yield of_tile(tile, "relation", f"{tile.relation} does not go with {count} encounters")
    for place, encounter in enumerate(tile.encounters, start=1):
        if encounter.id != f"{tile.key}.{place}":
            yield of_tile(tile, encounter.id, f"should be numbered {tile.key}.{place}")
        if (encounter.require is None) != (encounter.need is None):
            yield of_tile(tile, encounter.id, "has a requirement without words for it, or the other way round")


def _sides(book: Book, tile: Tile) -> Iterator[str]:
    """A side leads to the tile on the square behind it, and that leads back, in every version (E3.2, E3.3)."""
    for side, way in tile.sides.items():
        dx, dy = STEPS[side]
        behind = book.at(tile.x + dx, tile.y + dy)
        if behind != way.to:
            yield of_tile(tile, f"sides.{side}", f"leads to {way.to}, but {behind or 'nothing'} lies there")
            continue
        for other in versions(book, way.to):
            back = other.sides.get(OPPOSITE[side])
            if (back is None or back.to != tile.n) != way.one_way:
                told = "is one-way, but {} leads back" if way.one_way else "leads to {}, which does not lead back"
                yield of_tile(tile, f"sides.{side}", told.format(other.key))


def _locks(book: Book, tile: Tile) -> Iterator[str]:
    """Locks name encounters that open them; what results open and change exists (E3.4, E3.11)."""
    own = {encounter.id: encounter for encounter in tile.encounters}
    for side, way in tile.sides.items():
        for id in way.lock.by if way.lock else ():
            encounter = book.encounters.get(id)
            if encounter is None:
                yield of_tile(tile, f"sides.{side}", f"is opened by {id}, which does not exist")
            elif id not in own and "remote" not in encounter.flags:
                yield of_tile(tile, f"sides.{side}", f"is opened by {id} on another tile, which is not flagged remote")
            elif id in own and not _opens(encounter, tile, side):
                yield of_tile(tile, id, f"should unlock {side}, as the lock there says")
    for encounter in tile.encounters:
        for outcome in flattened(encounter.outcomes):
            match outcome:
                case Unlock(side=side):
                    lock = tile.sides[side].lock if side in tile.sides else None
                    if lock is None or encounter.id not in lock.by:
                        yield of_tile(tile, encounter.id, f"unlocks {side}, where no lock names it")
                case Transform(tile=n, letter=letter):
                    if not letter:
                        yield of_tile(tile, encounter.id, f"transforms {n} into no version: it has no letter")
                    elif f"{n}{letter}" not in book.tiles:
                        yield of_tile(tile, encounter.id, f"transforms {n} into {n}{letter}, which does not exist")
                case Teleport(tile=n):
                    if str(n) not in book.tiles:
                        yield of_tile(tile, encounter.id, f"carries to {n}, which does not exist")


def _opens(encounter: Encounter, tile: Tile, side: Side) -> bool:
    """Whether an encounter opens a side of its tile: by unlocking it, or by changing the tile."""
    return any(
        (isinstance(o, Unlock) and o.side == side) or (isinstance(o, Transform) and o.tile == tile.n)
        for o in flattened(encounter.outcomes)
    )


def _icons(book: Book, tile: Tile) -> Iterator[str]:
    """Few effects, none of them too early, no Nightmare where a Gateway is or may come to be (E3.13)."""
    if len(tile.icons) > MOST_ICONS:
        yield of_tile(tile, "icons", f"there are more than {MOST_ICONS}")
    start = book.tiles[str(book.pack.manifest.start)]
    if "foe" in tile.icons and abs(tile.x - start.x) + abs(tile.y - start.y) <= 1:
        yield of_tile(tile, "icons", "a foe may not stand on the start or beside it")
    here = [encounter for version in versions(book, tile.n) for encounter in version.encounters]
    if "nightmare" in tile.icons and any(encounter.kind == "gateway" for encounter in here):
        yield of_tile(tile, "icons", "a Nightmare icon may not stand where a Gateway is")


def _apart(book: Book) -> Iterator[str]:
    """The first Nightmare icon is some steps from the start, whatever is locked (E3.13)."""
    start = book.pack.manifest.start
    steps = walked(book, start)
    for tile in book.pack.tiles:
        if "nightmare" in tile.icons and steps.get(tile.n, FIRST_NIGHTMARE) < FIRST_NIGHTMARE:
            yield of_tile(tile, "icons", f"a Nightmare icon is less than {FIRST_NIGHTMARE} steps from the start")


def walked(book: Book, start: int) -> Mapping[int, int]:
    """Return how many steps every tile is from `start`, locked sides counted as open."""
    steps, queue = {start: 0}, [start]
    for n in queue:
        for version in versions(book, n):
            for way in version.sides.values():
                if way.to not in steps:
                    steps[way.to] = steps[n] + 1
                    queue.append(way.to)
    return steps


def _traps(book: Book, tile: Tile) -> Iterator[str]:
    """Where there is no way back without an encounter, a tile is flagged, cheap to leave, without foe or rings (E3.8).

    It may be shut by itself, or together with the tiles that can be walked to from it.
    """
    pocket = _pocket(book, tile)
    trapped = all(way.lock is not None for way in tile.sides.values()) or book.pack.manifest.start not in pocket
    if trapped != ("trap" in tile.flags):
        yield of_tile(tile, "flags", "is a trap and not flagged so" if trapped else "is flagged as a trap and is none")
    if not trapped:
        return
    inside = {encounter.id: encounter for part in pocket.values() for encounter in part.encounters}
    locks = [way.lock for part in pocket.values() for way in part.sides.values() if way.lock]
    if not any(_is_easy(lock, inside) for lock in locks):
        yield of_tile(tile, "encounters", f"leaving the trap costs more than {TRAP_ICONS} icons of {TRAP_TYPES} types")
    if {"foe", "fae_rings"}.intersection(tile.icons):
        yield of_tile(tile, "icons", "a trap may not have a foe or Fae Rings")


def _pocket(book: Book, tile: Tile) -> Mapping[int, Tile]:
    """Return the tiles that can be walked to from one with every lock shut, itself among them."""
    found, queue = {tile.n: tile}, [tile]
    for part in queue:
        for way in part.sides.values():
            if way.lock is None and way.to not in found and (behind := book.tiles.get(str(way.to))) is not None:
                found[way.to] = behind
                queue.append(behind)
    return found


def _is_easy(lock: Lock, inside: Mapping[str, Encounter]) -> bool:
    """Whether encounters of the trap itself open a lock for little: the cheapest, or all where all are needed."""
    keys = [inside[id] for id in lock.by if id in inside]
    if lock.mode == "any":
        return any(key.require is None and _is_cheap(key.cost.each) for key in keys)
    together = [sum(icons) for icons in zip(*(key.cost.each for key in keys), strict=True)]
    return len(keys) == len(lock.by) and all(key.require is None for key in keys) and _is_cheap(together)


def _is_cheap(icons: Iterable[int]) -> bool:
    counts = [n for n in icons if n]
    return sum(counts) <= TRAP_ICONS and len(counts) <= TRAP_TYPES
