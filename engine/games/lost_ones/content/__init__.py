"""The Otherworld's data: one folder a pack, one file a tile. CONTRIBUTING tells how to write for it."""

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from engine.core.content import ContentError, Raw, parse, read
from engine.core.model import Model
from engine.games.lost_ones.pack import Pack
from engine.games.lost_ones.wording import Shingles, Words

M = TypeVar("M", bound=Model)

FIRST_NIGHT = "first_night"
"""The pack that the game ships."""

DECKS = ("regions", "abilities", "banes", "boons", "foes", "characters", "plots", "gateways")
"""Files that hold a list under their own name."""

CHAPTERS = ("prologue", "losing")


@cache
def load_pack(name: str = FIRST_NIGHT) -> Pack:
    """Return a pack. Raises ContentError with everything that keeps it from being read."""
    return assembled(read(__package__ or __name__, name))


@cache
def load_words(name: str = FIRST_NIGHT) -> Words:
    """Return a pack's own words, which its checks go by. Raises ContentError."""
    return _one(Words, name, "words.toml")


@cache
def load_rulebooks() -> Shingles:
    """Return the traces of the rulebooks' wording, none of which a pack may repeat. Raises ContentError."""
    return _one(Shingles, "wording", "rulebooks.toml")


def _one(model: type[M], folder: str, path: str) -> M:
    """Return one file of a folder as a model."""
    files, problems = read(__package__ or __name__, folder), list[str]()
    found = parse(model, files.get(path, {}), path, problems)
    if found is None:
        raise ContentError(problems)
    return found


def assembled(files: Mapping[str, Raw]) -> Pack:
    """Return the pack that files (by path) make up, in canonical order. Raises ContentError."""
    problems: list[str] = []
    raw: Raw = {}
    for path in ("pack.toml", "chapters.toml", *(f"{deck}.toml" for deck in DECKS)):
        if path not in files:
            problems.append(f"{path}: (whole file): is missing")
    if problems:
        raise ContentError(problems)
    raw["manifest"] = files["pack.toml"].get("manifest", {})
    for chapter in CHAPTERS:
        raw[chapter] = files["chapters.toml"].get(chapter, {})
    for deck in DECKS:
        raw[deck] = files[f"{deck}.toml"].get(deck, [])
    raw["tiles"] = [files[path] for path in sorted(files) if path.startswith("tiles/")]
    pack = parse(Pack, raw, "", problems)
    if pack is None:
        raise ContentError([_located(problem, sorted(files)) for problem in problems])
    return pack


def _located(problem: str, paths: list[str]) -> str:
    """Return a problem of the whole pack with the file where it stands: ": tiles.3.x: …" is the fourth tile's."""
    _, key, sentence = problem.split(": ", 2)
    part, _, rest = key.partition(".")
    if part == "tiles":
        place, _, rest = rest.partition(".")
        tiles = [path for path in paths if path.startswith("tiles/")]
        return f"{tiles[int(place)]}: {rest}: {sentence}"
    file = "chapters" if part in CHAPTERS else "pack" if part == "manifest" else part
    return f"{file}.toml: {rest or '(whole file)'}: {sentence}"
