"""Looks for mistakes in the message catalogues: what the program says against what the files define.

A use is a call of `message`, `Message`, `say` or `tag` whose first argument is written out. In an f-string each field
stands for anything, so that `f"error-{code}"` uses every message of that shape. Any other written-out id counts as a
use too, but is not required to exist.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.catalogue import BASE, ROOT, Catalogue, CatalogueError, message_files, named, parse

SPEAKING = {"message", "Message", "say", "tag"}
ID_PARTS = re.compile(r"[a-z0-9.-]*")
LEAST_LETTERS = 3
"""An f-string with fewer letters of its own says nothing about an id."""


@dataclass
class Entry:
    """One message or attribute: what it needs to be given and what else it is made of."""

    place: str
    values: set[str] = field(default_factory=set)
    parts: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Use:
    """A message that the program says: a pattern for its id, and the names of its values if they are written out."""

    place: str
    pattern: str
    values: frozenset[str] | None  # None: not known
    must: bool  # it certainly is an id

    def fits(self, id: str) -> bool:
        """Whether this may be the message's id."""
        return re.fullmatch(self.pattern, id) is not None


class _Needs(Visitor):
    """Collects what a pattern names."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.parts.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.parts.add(f"-{node.id.name}")


def problems(root: Path = ROOT, packages: Sequence[str] = ("bot", "cogs", "engine", "images")) -> list[str]:
    """Return every mistake, one sentence each; empty if there is none."""
    files = message_files(root)
    try:
        Catalogue(files)
    except CatalogueError as error:
        return list(error.problems)
    locales = _entries(files, root)
    used = list(uses((file for package in packages for file in sorted((root / package).rglob("*.py"))), root))
    found = list(_used_wrongly(used, locales[BASE]))
    found += _never_used(used, locales[BASE])
    for locale, entries in locales.items():
        found += _made_of_nothing(entries)
        if locale != BASE:
            found += _strayed(locale, entries, locales[BASE])
    return found


def _entries(files: Iterable[Path], root: Path) -> dict[str, dict[str, Entry]]:
    """Return locale -> id (or `id.attribute`, or `-term`) -> entry."""
    locales: dict[str, dict[str, Entry]] = {}
    for file in files:
        entries = locales.setdefault(file.stem, {})
        for id, node in named(parse(file)[0]):
            place = file.relative_to(root).as_posix()
            if node.value is not None:
                entries[id] = _entry(place, node.value)
            for attribute in node.attributes:
                entries[f"{id}.{attribute.id.name}"] = _entry(place, attribute.value)
    return locales


def _entry(place: str, pattern: ftl.Pattern) -> Entry:
    needs = _Needs()
    needs.visit(pattern)
    return Entry(place, needs.values, needs.parts)


def uses(files: Iterable[Path], root: Path) -> Iterator[Use]:
    """Yield what the sources say."""
    for file in files:
        place = file.relative_to(root).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in SPEAKING and node.args:
                said[id(node.args[0])] = node
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr) and (pattern := _pattern(node)) is not None:
                call = said.get(id(node))
                given = None if call is None or ".+" in pattern else _given(call)
                yield Use(f"{place}:{node.lineno}", pattern, given, must=call is not None)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _pattern(node: "ast.Constant | ast.JoinedStr") -> str | None:
    """Return a regular expression for an id that is written out, or None if this is none."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    pieces = [part.value if isinstance(part, ast.Constant) else None for part in parts]
    if not all(piece is None or isinstance(piece, str) for piece in pieces):
        return None
    own = "".join(str(piece) for piece in pieces if piece)
    if not ID_PARTS.fullmatch(own) or sum(map(str.isalpha, own)) < LEAST_LETTERS:
        return None
    return "".join(".+" if piece is None else re.escape(str(piece)) for piece in pieces)


def _given(call: ast.Call) -> frozenset[str] | None:
    """Return the names of a call's values, or None if they are not all written out."""
    if _name(call.func) == "Message":
        values = call.args[1] if len(call.args) > 1 else None
        if values is None:
            return frozenset()
        keys = values.keys if isinstance(values, ast.Dict) else [None]
        names = [key.value if isinstance(key, ast.Constant) else None for key in keys]
    else:
        names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(map(str, names))


def _used_wrongly(used: Iterable[Use], entries: Mapping[str, Entry]) -> Iterator[str]:
    for use in used:
        if not use.must:
            continue
        ids = [id for id in entries if use.fits(id)]
        if not ids:
            yield f"{use.place}: no message is called {use.pattern.replace('.+', '…').replace(chr(92), '')}"
        for id in ids:
            missing = _needed(id, entries) - use.values if use.values is not None else set()
            if missing:
                yield f"{use.place}: {id} also needs {', '.join(sorted(f'${name}' for name in missing))}"


def _needed(id: str, entries: Mapping[str, Entry], on_the_way: frozenset[str] = frozenset()) -> set[str]:
    """Return the values that a message needs, those of the messages that it is made of included."""
    if id in on_the_way or id not in entries:
        return set()
    needed = set(entries[id].values)
    for part in entries[id].parts:
        if not part.startswith("-"):
            needed |= _needed(part, entries, on_the_way | {id})
    return needed


def _never_used(used: Sequence[Use], entries: Mapping[str, Entry]) -> Iterator[str]:
    shapes = re.compile("|".join(sorted({use.pattern for use in used})) or "$^")
    parts = {part for entry in entries.values() for part in entry.parts}
    alive = {id.partition(".")[0] for id in entries if id in parts or shapes.fullmatch(id)}
    for id, entry in entries.items():
        if id.partition(".")[0] not in alive:
            yield f"{entry.place}: {id} is never said"


def _made_of_nothing(entries: Mapping[str, Entry]) -> Iterator[str]:
    for id, entry in entries.items():
        for part in sorted(entry.parts - set(entries)):
            yield f"{entry.place}: {id} is made of {part}, which is not there"


def _strayed(locale: str, entries: Mapping[str, Entry], base: Mapping[str, Entry]) -> Iterator[str]:
    """Yield what a translation says that the original does not know."""
    for id, entry in entries.items():
        if id.startswith("-"):
            continue
        if id not in base:
            yield f"{entry.place}: {id} is not in {BASE}"
        for name in sorted(entry.values - _needed(id, base)) if id in base else ():
            yield f"{entry.place}: {id} names ${name}, which {BASE} does not"
