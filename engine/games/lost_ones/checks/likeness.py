"""Checks of texts against each other: nothing said twice, nothing begun alike, nothing repeated from elsewhere.

**Originality (E3.15).** `content/wording/rulebooks.toml` holds the traces of the three rulebooks, not their words. A
text's words are its runs of letters and digits in lower case, apostrophes left out. Every run of eight such words,
joined by single spaces, is hashed with BLAKE2b to six bytes, written in hex; the file lists the different ones in
ascending order. A chance hit has odds of about one in 40,000,000,000.
"""

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from engine.core.game import Passage
from engine.games.lost_ones.checks.passages import PAGES, passages, tile_file
from engine.games.lost_ones.checks.prose import sentences
from engine.games.lost_ones.pack import Pack, Tile
from engine.games.lost_ones.wording import Shingles, Words

SAME_ON_TWO_PAGES = 6
"""A run of so many words stands on one page only; a name counts as one word."""
SAME_AS_INTRODUCTION = 5
"""A result repeats no run of so many words of its introduction."""
OPENING = 2
"""The first words that make an opening."""
ALIKE_IN_A_ROW = 3
SAID_ONCE = PAGES | {"label", "line"}
"""The kinds of text that share no run of words."""
ALIKE_IN_A_REGION = 0.08
"""The share of a region's paragraphs that may open alike; up to three always may."""

CARDS = frozenset(("flavour", "foe"))
"""The kinds of text that a deck has one of on every card."""

APOSTROPHE = re.compile(r"['’]")
PLAIN = re.compile(r"[^\W_]+")


def problems(pack: Pack, words: Words, rulebooks: Shingles) -> Iterator[str]:
    """Yield texts that are too much like each other, or like a rulebook."""
    every = tuple(passages(pack))
    yield from _on_two_pages([passage for passage in every if passage.kind in SAID_ONCE], _names(pack, words))
    yield from _introductions(pack)
    yield from _openings(pack)
    yield from _cards(every)
    yield from _sentences(every)
    yield from repeated(every, rulebooks)


def plain(text: str) -> list[str]:
    """Return a text's words in lower case, without punctuation."""
    return PLAIN.findall(APOSTROPHE.sub("", text.lower()))


def _runs(tokens: Sequence[str], size: int) -> Iterator[str]:
    return (" ".join(tokens[i : i + size]) for i in range(len(tokens) - size + 1))


def traces(text: str, size: int, digest_bytes: int) -> Iterator[tuple[str, str]]:
    """Yield every run of `size` words of a text with its trace."""
    for run in _runs(plain(text), size):
        yield run, hashlib.blake2b(run.encode(), digest_size=digest_bytes).hexdigest()


def repeated(every: Sequence[Passage], shingles: Shingles) -> Iterator[str]:
    """Yield the texts that repeat a wording of which only traces are known (E3.15)."""
    for passage in every:
        runs = traces(passage.text, shingles.size, shingles.digest_bytes)
        found = next((run for run, trace in runs if trace in shingles.known), None)
        if found is not None:
            yield f'{passage.where}: "{found}" stands in a rulebook; say it in words of your own'


def _names(pack: Pack, words: Words) -> re.Pattern[str]:
    """Return a pattern for all names of more than one word."""
    every = {passage.text for passage in passages(pack) if passage.kind == "name"}.union(words.names)
    long = sorted((name for name in every if len(name.split()) > 1), key=lambda name: (-len(name), name))
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in long) or r"(?!)")


def _on_two_pages(pages: Sequence[Passage], names: re.Pattern[str]) -> Iterator[str]:
    """Yield each page that shares a run of words with one before it; told once for each two pages."""
    first: dict[str, str] = {}
    for page in pages:
        told: set[str] = set()
        for run in _runs(plain(names.sub(" aname ", page.text)), SAME_ON_TWO_PAGES):
            other = first.setdefault(run, page.where)
            if other != page.where and other not in told:
                told.add(other)
                yield f'{page.where}: "{run}" also stands in {other}'


def _introductions(pack: Pack) -> Iterator[str]:
    for tile in pack.tiles:
        known = set(_runs(plain(tile.intro), SAME_AS_INTRODUCTION))
        for encounter in tile.encounters:
            shared = next((r for r in _runs(plain(encounter.result), SAME_AS_INTRODUCTION) if r in known), None)
            if shared is not None:
                yield f'{tile_file(tile)}: {encounter.id}.result: "{shared}" stands in the introduction'


def _openings(pack: Pack) -> Iterator[str]:
    """Yield paragraphs that begin alike: three in a row, or too many of a region, in the order of tiles."""
    regions: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for tile in pack.tiles:
        regions[tile.region].extend(_beginnings(tile))
    for region, found in regions.items():
        for three in zip(*(found[i:] for i in range(ALIKE_IN_A_ROW)), strict=False):
            if len({opening for _, opening in three}) == 1:
                yield f'{three[-1][0]}: begins with "{three[-1][1]}", as the two paragraphs before it'
        for opening, times in Counter(opening for _, opening in found).items():
            if times > max(ALIKE_IN_A_ROW, ALIKE_IN_A_REGION * len(found)):
                yield f'regions.toml: {region}: {times} of {len(found)} paragraphs begin with "{opening}"'


def _cards(every: Sequence[Passage]) -> Iterator[str]:
    """Yield decks of which too many cards begin alike."""
    decks: dict[str, list[str]] = defaultdict(list)
    for passage in every:
        if passage.kind in CARDS:
            decks[passage.where.partition(":")[0]].append(" ".join(plain(passage.text)[:OPENING]))
    for deck, found in decks.items():
        for opening, times in Counter(found).items():
            if times > max(ALIKE_IN_A_ROW, ALIKE_IN_A_REGION * len(found)):
                yield f'{deck}: (whole file): {times} of {len(found)} cards begin with "{opening}"'


def _sentences(every: Sequence[Passage]) -> Iterator[str]:
    """Yield texts with three sentences in a row that begin alike; a word by itself, said again, is a cry."""
    for passage in every:
        if passage.kind not in PAGES:
            continue
        openings = [tuple(plain(sentence)[:OPENING]) for sentence in sentences(passage.text)]
        for three in zip(*(openings[i:] for i in range(ALIKE_IN_A_ROW)), strict=False):
            if len(set(three)) == 1 and len(three[0]) == OPENING:
                yield f'{passage.where}: three sentences in a row begin with "{" ".join(three[0])}"'
                break


def _beginnings(tile: Tile) -> Iterator[tuple[str, str]]:
    """Yield place and opening of every paragraph of a tile."""
    texts = [("intro", tile.intro), *((f"{e.id}.result", e.result) for e in tile.encounters)]
    for key, text in texts:
        for paragraph in text.strip().split("\n\n"):
            yield f"{tile_file(tile)}: {key}", " ".join(plain(paragraph)[:OPENING])
