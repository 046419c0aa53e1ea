"""All player-facing words: Project Fluent catalogues, read once, spoken by id.

Every `messages/<locale>.ftl` of the shell, the cogs and the games joins one catalogue. Ids are unique across all of
them; `en` is complete and every other locale falls back to it, message by message.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.core.ids import Seat
from engine.core.messages import Message, MessageValue, SeatName, Several, message

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parent.parent
BASE = "en"
"""The complete locale, to which the others fall back."""

LONG = 1000
"""A longer value is put in after Fluent has said the rest: it takes 2,500 characters at most, and a page has more."""

STAND_IN = "\ue000{}\ue001"
"""Stands for the value of that number until then: two signs that no font has, so nobody writes them."""

Names = Callable[[Seat], str]


class CatalogueError(Exception):
    """Message files that cannot be used; `problems` lists every one as `file:line: sentence`."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


class UnknownMessage(LookupError):
    """No catalogue has this id (or this attribute of it)."""


class UnsaidValue(ValueError):
    """A message names a value that it was not given, or one that no catalogue can say."""


def message_files(root: Path = ROOT) -> tuple[Path, ...]:
    """Return every message file beside the packages of the program that stands in `root`, in a fixed order."""
    folders = (root / "bot", root / "cogs", *sorted((root / "engine" / "games").glob("*/")))
    return tuple(file for folder in folders for file in sorted((folder / "messages").glob("*.ftl")))


def parse(file: Path) -> tuple[ast.Resource, list[str]]:
    """Return a file's entries and what is wrong with it, as `file:line: sentence`."""
    resource, notes = _parsed(file.read_text(encoding="utf-8"))
    return resource, [f"{file}:{line}: {note}" for line, note in notes]


@cache
def _parsed(source: str) -> tuple[ast.Resource, tuple[tuple[int, str], ...]]:
    """Return a text's entries and (line, sentence) of what is wrong; kept, since parsing takes longest at a start."""
    resource = FluentResource(source)
    junk = (entry for entry in resource.body if isinstance(entry, ast.Junk))
    notes = (note for entry in junk for note in entry.annotations or ())
    return resource, tuple((_line(source, note.span.start) if note.span else 0, str(note.message)) for note in notes)


def named(resource: ast.Resource) -> Iterator[tuple[str, "ast.Message | ast.Term"]]:
    """Yield (id, entry) of each message and term; terms keep their hyphen."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


def _line(source: str, offset: int) -> int:
    return source.count("\n", 0, offset) + 1


class Catalogue:
    """Says messages.

    A strict one (tests, `check`) raises for what it cannot say; otherwise it logs the id and says what it can.
    """

    def __init__(self, files: Iterable[Path], *, strict: bool = False) -> None:
        """Read the files; the stem of a file's name is its locale. Raises CatalogueError with every problem."""
        self._strict = strict
        self._bundles: dict[str, FluentBundle] = {}
        problems: list[str] = []
        seen: dict[tuple[str, str], Path] = {}
        for file in files:
            resource, wrong = parse(file)
            problems += wrong
            for id, _ in named(resource):
                if (file.stem, id) in seen:
                    problems.append(f"{file}: {id} is defined in {seen[file.stem, id]} too")
                seen[file.stem, id] = file
            self._bundle(file.stem).add_resource(resource)
        if BASE not in self._bundles:
            problems.append(f"no {BASE}.ftl was found")
        if problems:
            raise CatalogueError(problems)

    @classmethod
    def load(cls, *, strict: bool = False) -> "Catalogue":
        """Return the program's own messages, read once in a process. Raises CatalogueError with every problem."""
        return _loaded(strict)

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales that have any message at all."""
        return tuple(sorted(self._bundles))

    def speaks(self, locale: str) -> bool:
        """Whether a locale or its language has any message of its own, the complete one not counted."""
        return any(candidate != BASE and candidate in self._bundles for candidate in (locale, locale.partition("-")[0]))

    def has(self, id: str, locale: str = BASE) -> bool:
        """Whether `id`, or `id.attribute`, can be said in this locale or its fallbacks."""
        return self._find(id, locale) is not None

    def own(self, id: str, locale: str, values: Mapping[str, MessageValue] = MappingProxyType({})) -> str | None:
        """Return a message in a locale or its language, None if neither has it: nothing falls back to another one."""
        name, _, attribute = id.partition(".")
        for candidate in dict.fromkeys((locale, locale.partition("-")[0])):
            bundle = self._bundles.get(candidate)
            if candidate == BASE or bundle is None or not bundle.has_message(name):
                continue
            entry = bundle.get_message(name)
            if (entry.attributes.get(attribute) if attribute else entry.value) is not None:
                return self.say(Message(id, values), candidate)
        return None

    def say(self, message: Message, locale: str = BASE, names: Names | None = None) -> str:
        """Return the message in words.

        `names` gives the words for whoever sits in a seat, ready to be shown; without it seats are named by number.
        Raises UnknownMessage or UnsaidValue if the catalogue is strict.
        """
        found = self._find(message.id, locale)
        if found is None:
            return self._trouble(UnknownMessage(message.id), message.id)
        bundle, pattern = found
        values = {name: self._value(value, locale, names) for name, value in message.values.items()}
        long = [value for value in values.values() if isinstance(value, str) and len(value) > LONG]
        for name, value in values.items():
            if value in long:
                values[name] = STAND_IN.format(long.index(str(value)))
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            return self._trouble(UnsaidValue(f"{message.id}: {'; '.join(map(str, errors))}"), str(text))
        return reduce(lambda said, n: said.replace(STAND_IN.format(n), long[n]), range(len(long)), str(text))

    def _value(self, value: MessageValue, locale: str, names: Names | None) -> int | str:
        if isinstance(value, Message):
            return self.say(value, locale, names)
        if isinstance(value, Several):
            separator = self.say(message("list-separator"), locale)
            return separator.join(str(self._value(item, locale, names)) for item in value.items)
        if isinstance(value, SeatName):
            return names(value.seat) if names else self.say(message("seat-number", number=value.seat + 1), locale)
        return value

    def _find(self, id: str, locale: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = id.partition(".")
        for bundle in self._chain(locale):
            if bundle.has_message(name):
                entry = bundle.get_message(name)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _chain(self, locale: str) -> Iterator[FluentBundle]:
        for candidate in dict.fromkeys((locale, locale.partition("-")[0], BASE)):
            if candidate in self._bundles:
                yield self._bundles[candidate]

    def _bundle(self, locale: str) -> FluentBundle:
        if locale not in self._bundles:
            self._bundles[locale] = FluentBundle([locale], use_isolating=False)
        return self._bundles[locale]

    def _trouble(self, error: Exception, instead: str) -> str:
        if self._strict:
            raise error
        log.error("message cannot be said as it is written: %s", error)
        return instead


@cache
def _loaded(strict: bool) -> Catalogue:
    return Catalogue(message_files(), strict=strict)
