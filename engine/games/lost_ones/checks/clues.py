"""Checks that what the story gives away can be read where it should be: furniture in the first run, a map later.

A clue is a fact of the world that pages give away before it matters. `words.toml` lists where each of them stands; an
editor who rewrites such a page hears of it. The herald is a smell on the air, only where the Nightmare is near.
"""

import re
from collections.abc import Iterator

from engine.games.lost_ones.checks.passages import tile_file
from engine.games.lost_ones.checks.problem import of_tile
from engine.games.lost_ones.pack import Pack, Tile
from engine.games.lost_ones.wording import Words

_BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))


def problems(pack: Pack, words: Words) -> Iterator[str]:
    """Yield clues that are not where they should be, and heralds without anything to herald."""
    pages = dict(_pages(pack))
    for clue in words.clues:
        for page, sign in clue.on.items():
            if page not in pages:
                yield f"words.toml: clues: there is no page {page!r} for the clue {clue.says!r}"
            elif not _stands(sign, pages[page][1]):
                yield f"{pages[page][0]}: has no {sign!r}, and the clue {clue.says!r} should stand there"
    if words.herald:
        yield from _heralds(pack, words.herald)


def _stands(sign: str, text: str) -> bool:
    """Whether whole words stand in a text, in whatever case: no "rusted" in "crusted"."""
    return re.search(rf"(?<!\w){re.escape(sign)}(?!\w)", text, re.IGNORECASE) is not None


def _pages(pack: Pack) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield every introduction and result by number, with the place where it stands and its text."""
    for tile in pack.tiles:
        yield tile.key, (f"{tile_file(tile)}: intro", tile.intro)
        for encounter in tile.encounters:
            yield encounter.id, (f"{tile_file(tile)}: {encounter.id}.result", encounter.result)


def _heralds(pack: Pack, herald: str) -> Iterator[str]:
    haunted = {(tile.x, tile.y) for tile in pack.tiles if "nightmare" in tile.icons}
    warning = {(tile.x, tile.y) for tile in pack.tiles if herald in tile.intro.casefold()}
    for tile in pack.tiles:
        near = {(tile.x + dx, tile.y + dy) for dx, dy in _BESIDE}
        if herald in tile.intro.casefold() and not haunted & {(tile.x, tile.y), *near}:
            yield of_tile(tile, "intro", f"{herald!r} is on the air, and the Nightmare neither here nor next to it")
        if (tile.x, tile.y) in haunted and _first(tile) and not warning & near:
            yield of_tile(tile, "icons", f"the Nightmare is here, and no page next to it has {herald!r} on the air")


def _first(tile: Tile) -> bool:
    return not tile.variant
