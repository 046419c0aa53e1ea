"""Checks of each text by itself: of its length, fit to be sent, no names or numbers of what is unread (E3.14)."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from engine.core.game import Passage
from engine.games.lost_ones.checks.passages import arts, of_tile, passages, tile_file
from engine.games.lost_ones.pack import Pack, Tile
from engine.games.lost_ones.wording import Words

LENGTHS: Mapping[str, tuple[int, int]] = {
    "intro": (50, 110),
    "result": (30, 80),
    "label": (3, 9),
    "need": (4, 30),
    "prologue": (180, 320),
    "losing": (120, 240),
    "ending": (150, 310),
    "plot": (150, 300),
    "flavour": (12, 32),
    "foe": (35, 65),
    "beaten": (35, 65),
    "line": (3, 20),
    "biography": (70, 120),
    "talent": (15, 35),
    "alt": (3, 30),
}
"""The fewest and the most words of each kind of text."""

LONGEST_SENTENCE = 32
MESSAGE = 4000
"""Characters of a page with all that stands around it: as much as Discord takes."""
AROUND = 240
"""Characters that a page's title and each of its choices need beside their own words: number, cost, whether open."""
SHORT: Mapping[str, int] = {"label": 80, "name": 80, "alt": 200}
"""Characters: of a button, of a heading, of the words for a picture."""
MOST_SPRITES = 4

WORD = re.compile(r"[\w'’-]+")
SENTENCE = re.compile(r"(?<=[.!?])[\"'”’*)]*\s+")
MARKUP = re.compile(r"https?:|[@<>`_~|#\[\]\\]|\*\*|^\s*(?:[-+>]|\d+[.)])\s", re.MULTILINE)
TYPE = re.compile(r"[\"']|--|\t|  |[^\S \n]")
RESULT_NUMBER = re.compile(r"\b\d+[a-z]?\.\d\b")
TILE_NUMBER = re.compile(r"\b(?:tile|page|number)s? \d+\b", re.IGNORECASE)
NEVER = r"(?!)"
BEFORE_A_NAME = re.compile(r"^(?:The|A|An) ")


def problems(pack: Pack, words: Words) -> Iterator[str]:
    """Yield what is wrong with single texts and the words for pictures."""
    for passage in passages(pack):
        yield from _of_one(passage, words)
    for tile in pack.tiles:
        yield from _size(tile)
    yield from _names_of_places(pack, words)
    yield from _pictures(pack)


def count(text: str) -> int:
    """Return how many words a text has."""
    return len(WORD.findall(text))


def sentences(text: str) -> list[str]:
    """Return a text's sentences; a paragraph's end ends one."""
    return [part for paragraph in text.strip().split("\n\n") for part in SENTENCE.split(paragraph.strip()) if part]


def _of_one(passage: Passage, words: Words) -> Iterator[str]:
    where, text = passage.where, passage.text
    if not text.strip():
        yield f"{where}: is empty"
        return
    n, (least, most) = count(text), LENGTHS.get(passage.kind, (0, MESSAGE))
    if not least <= n <= most:
        yield f"{where}: has {n} words; {least} to {most} are wanted"
    if len(text) > SHORT.get(passage.kind, MESSAGE - AROUND):
        yield f"{where}: has {len(text)} characters; at most {SHORT.get(passage.kind, MESSAGE - AROUND)} fit"
    for sentence in sentences(text):
        if count(sentence) > LONGEST_SENTENCE:
            yield f'{where}: a sentence of {count(sentence)} words: "{sentence[:40]}"'
    yield from (f"{where}: {fault}" for fault in (*_signs(text), *_banned(text, words)))


def _signs(text: str) -> Iterator[str]:
    """Yield the signs that would ping somebody, change how Discord shows a text, or be another's kind of quote."""
    for found in MARKUP.finditer(text):
        yield f'"{found.group().strip()}" is markup; only *so* is allowed'
    for found in TYPE.finditer(text):
        yield f"{found.group()!r} is not written like that: curly quotes, single spaces, no double hyphens"
    if any(paragraph.count("*") % 2 for paragraph in text.split("\n\n")):
        yield "a * has no partner in its paragraph"
    if "\n\n\n" in text or re.search(r"[^\n]\n[^\n]", text):
        yield "paragraphs are parted by one empty line, and have no line breaks of their own"
    for pattern in (RESULT_NUMBER, TILE_NUMBER):
        for found in pattern.finditer(text):
            yield f'"{found.group()}" is a number of the book'


def _banned(text: str, words: Words) -> Iterator[str]:
    for found in _phrases(words.banned).finditer(text):
        yield f'"{found.group()}" is banned (words.toml)'
    wrong = {other: name for name, others in words.spelt.items() for other in others}
    for found in _spellings(tuple(wrong)).finditer(text):
        yield f'"{found.group()}" is written "{wrong[found.group()]}" (words.toml)'


@lru_cache
def _phrases(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern for banned phrases: whole words, or words that begin so."""
    return re.compile("|".join(map(_phrase, phrases)) or NEVER, re.IGNORECASE)


def _phrase(phrase: str) -> str:
    stem = re.escape(phrase.removesuffix("*"))
    if not phrase[0].isalnum():
        return stem
    return rf"\b{stem}\w*" if phrase.endswith("*") else rf"\b{stem}(?!\w)"


@lru_cache
def _spellings(wrong: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(wrong, key=lambda name: (-len(name), name))
    return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first) or NEVER)


def _size(tile: Tile) -> Iterator[str]:
    """Yield whether a page is too long for one message, with its choices and what they need."""
    choices = sum(len(e.label) + len(e.need or "") + AROUND for e in tile.encounters)
    size = AROUND + len(tile.name) + len(tile.intro) + choices
    if size > MESSAGE:
        yield f"{tile_file(tile)}: intro: the page may come to {size} characters; {MESSAGE} fit into one message"


def _names_of_places(pack: Pack, words: Words) -> Iterator[str]:
    """Yield names of other tiles: whoever reads may not have been there. Names of one word could be any word."""
    names = {tile.name: BEFORE_A_NAME.sub("", tile.name) for tile in pack.tiles}
    free = {tile.name for tile in pack.tiles if tile.n == pack.manifest.start}.union(words.spoken)
    long = {bare: name for name, bare in names.items() if len(bare.split()) > 1 and name not in free}
    if not long:
        return
    pattern = re.compile("|".join(rf"\b{re.escape(bare)}\b" for bare in sorted(long, key=len, reverse=True)))
    for passage in passages(pack):
        if passage.kind != "name" and not passage.where.startswith("tiles/"):
            for found in pattern.finditer(passage.text):
                yield f'{passage.where}: names "{found.group()}", where the reader may not have been'
    own = {n: {tile.name for tile in pack.tiles if tile.n == n} for n in {tile.n for tile in pack.tiles}}
    for tile in pack.tiles:
        for passage in of_tile(tile):
            if passage.kind == "name":
                continue
            for found in pattern.finditer(passage.text):
                if long[found.group()] not in own[tile.n]:
                    yield f'{passage.where}: names "{found.group()}", where the reader may not have been'


def _pictures(pack: Pack) -> Iterator[str]:
    """Yield sprites that are none: each is one emoji of one code point."""
    for where, art in arts(pack):
        if not 1 <= len(art.sprites) <= MOST_SPRITES:
            yield f"{where}.sprites: has {len(art.sprites)}; 1 to {MOST_SPRITES} are wanted"
        for sprite in art.sprites:
            if len(sprite) != 1 or sprite.isascii():
                yield f'{where}.sprites: "{sprite}" is not one single emoji'


def words_of(words: Words) -> Iterable[str]:
    """Return words that stand in no dictionary, names with their capitals, each word by itself."""
    parts = (part for name in words.names for part in re.split(r"[\s-]+", name))
    return (*parts, *words.coined)
