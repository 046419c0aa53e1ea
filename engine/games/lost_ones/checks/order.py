"""Checks of a pack's form: its schema, the order of its tiles, ids that stand once, marks that are read (E3.18)."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from engine.games.lost_ones.checks.problem import of_pack, of_tile
from engine.games.lost_ones.pack import Pack

FORMAT = 1
"""The schema that `pack` reads."""
TILE_MARKS = frozenset(("trap",))
ENCOUNTER_MARKS = frozenset(("hint", "doom", "remote"))
"""What `flags` may say to the checks (see `pack.Tile` and `pack.Encounter`)."""


def problems(pack: Pack) -> Iterator[str]:
    """Yield what is wrong with the form."""
    if pack.manifest.format != FORMAT:
        yield of_pack("manifest.format", f"is {pack.manifest.format}; this game reads {FORMAT}")
    yield from _tiles(pack)
    yield from _ids(pack)
    yield from _marks(pack)


def _tiles(pack: Pack) -> Iterator[str]:
    """Files are read by name; whatever has another's number stands out of order."""
    for before, tile in pairwise(pack.tiles):
        if (before.n, before.variant) >= (tile.n, tile.variant):
            yield of_tile(tile, "n", f"comes after {before.key}; a file has the number of its tile in its name")


def _ids(pack: Pack) -> Iterator[str]:
    """Nothing else is found by an id that is another's too."""
    for name, ids in (
        ("regions", [region.id for region in pack.regions]),
        ("characters", [who.id for who in pack.characters]),
        ("gateways", [gateway.id for gateway in pack.gateways]),
    ):
        yield from (f"{name}.toml: {id}: stands there {n} times" for id, n in Counter(ids).items() if n > 1)


def _marks(pack: Pack) -> Iterator[str]:
    """A mark that nothing reads is a slip of the pen, and may hide what it was to tell."""
    for tile in pack.tiles:
        for mark in set(tile.flags) - TILE_MARKS:
            yield of_tile(tile, "flags", f"{mark!r} means nothing; {', '.join(sorted(TILE_MARKS))} would")
        for encounter in tile.encounters:
            for mark in set(encounter.flags) - ENCOUNTER_MARKS:
                yield of_tile(tile, encounter.id, f"{mark!r} means nothing; {', '.join(sorted(ENCOUNTER_MARKS))} would")
