"""Check of proper names: each is written in one way, in every text (E3.14).

The dictionary knows "Judge", "senna", "Tally" and "Wood", and would let them pass for Gudge, Senna and Tallywood.
"""

import re
from collections.abc import Iterator

from engine.games.lost_ones.checks.passages import passages
from engine.games.lost_ones.pack import Pack
from engine.games.lost_ones.wording import Words

SHORTEST = 5
"""Letters of names that may not stand without their capital: "will" is a word as well."""
SHORTEST_NEAR = 4
"""Letters of names that no other name may come near to; those that the texts use as plain words do not count."""
SHORTEST_PART = 3
"""Letters of either half of a name that is written in two words."""

PART = re.compile(r"[^\W\d_]+")
INSIDE = re.compile(r"(?<=[^\W\d_,;:’] )[A-Z][^\W\d_]+")
"""A word with a capital inside a sentence: a name, of whatever kind."""


def problems(pack: Pack, words: Words) -> Iterator[str]:
    """Yield names that are written in another way than `words.toml` does."""
    every = tuple(passages(pack))
    common = {word for passage in every for word in PART.findall(passage.text) if word.islower()}
    parts = {part for name in words.names for part in PART.findall(name) if len(part) >= SHORTEST_NEAR}
    names = {part for part in parts if part.lower() not in common}
    known = {part for passage in every if passage.kind == "name" for part in PART.findall(passage.text)}
    known.update(part for name in words.names for part in PART.findall(name))
    wrong = _variants(words)
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(other)}(?!\w)" for other in sorted(wrong)) or r"(?!)")
    for passage in every:
        for found in pattern.finditer(passage.text):
            yield f'{passage.where}: "{found.group()}" is written "{wrong[found.group()]}" (words.toml)'
        for word in dict.fromkeys(INSIDE.findall(passage.text)):
            name = next((name for name in sorted(names) if _near(word, name)), None)
            if name is not None and word not in known:
                yield f'{passage.where}: "{word}" is one letter from the name "{name}" (words.toml)'


def _variants(words: Words) -> dict[str, str]:
    """Return names of one word as they are not written: without a capital, or in two words."""
    told = {other for others in words.spelt.values() for other in others}
    found = {}
    for name in words.names:
        if not PART.fullmatch(name) or len(name) < SHORTEST:
            continue
        others = [name.lower()]
        for i in range(SHORTEST_PART, len(name) - SHORTEST_PART + 1):
            first, second = name[:i], name[i:]
            for between in (" ", "-"):
                apart = first + between + second
                others += [apart, apart.title(), apart.upper()]
        found.update({other: name for other in others if other not in told and other not in words.coined})
    return found


def _near(word: str, name: str) -> bool:
    """Whether a word is a name with one letter wrong, missing, too many, or in the wrong place."""
    if word == name or abs(len(word) - len(name)) > 1:
        return False
    at = next((i for i, (one, other) in enumerate(zip(word, name, strict=False)) if one != other), None)
    if at is None:
        return True
    rest, of_name = word[at:], name[at:]
    swapped = rest[:2] == of_name[:2][::-1] and rest[2:] == of_name[2:]
    return swapped or rest[1:] == of_name[1:] or rest[1:] == of_name or rest == of_name[1:]
