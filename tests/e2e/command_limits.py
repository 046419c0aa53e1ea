"""Discord's limits on application commands, applied to what the bot synchronises."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

CHAT_INPUT = 1
SUBCOMMAND, GROUP = 1, 2
# Discord's pattern allows letters and digits of any script; this is its part without look-ups by script.
NAME = re.compile(r"^[-_'\w]{1,32}$")
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}  # of each type, global


def command_problems(commands: list[Mapping[str, Any]]) -> Iterator[str]:
    """Return what Discord would refuse in a bulk upsert of commands, one sentence each."""
    for kind, n in Counter(command.get("type", CHAT_INPUT) for command in commands).items():
        if n > MOST_COMMANDS[kind]:
            yield f"{n} commands of type {kind}"
    names = Counter((command.get("type", CHAT_INPUT), command["name"]) for command in commands)
    yield from (f"command {name} occurs {n} times" for (_, name), n in names.items() if n > 1)
    for command in commands:
        yield from _command(command)


def _command(command: Mapping[str, Any]) -> Iterator[str]:
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        if not 1 <= len(command["name"]) <= 32:
            yield f"command name {command['name']!r}"
        return
    if _weight(command) > 8000:
        yield f"command {command['name']}: {_weight(command)} characters in all are more than 8000"
    yield from _entry(command, command["name"], depth=0)


def _entry(entry: Mapping[str, Any], path: str, depth: int) -> Iterator[str]:
    yield from _name(entry["name"], path)
    yield from _description(entry.get("description", ""), path)
    for locale, name in (entry.get("name_localizations") or {}).items():
        yield from _name(name, f"{path} in {locale}")
    for locale, text in (entry.get("description_localizations") or {}).items():
        yield from _description(text, f"{path} in {locale}")
    options = entry.get("options") or []
    if len(options) > 25:
        yield f"{path}: {len(options)} options"
    names = Counter(option["name"] for option in options)
    yield from (f"{path}: option {name} occurs {n} times" for name, n in names.items() if n > 1)
    yield from _order(options, path)
    for option in options:
        below = f"{path} {option['name']}"
        if option["type"] in (SUBCOMMAND, GROUP) and depth >= 2:
            yield f"{below}: nested too deep"
        yield from _entry(option, below, depth + 1)
        yield from _values(option, below)


def _name(name: str, path: str) -> Iterator[str]:
    if not NAME.match(name) or name != name.lower():
        yield f"{path}: the name {name!r} is not allowed"


def _description(text: str, path: str) -> Iterator[str]:
    if not 1 <= len(text) <= 100:
        yield f"{path}: the description has {len(text)} characters"


def _order(options: list[Mapping[str, Any]], path: str) -> Iterator[str]:
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option stands behind an optional one"
    kinds = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        yield f"{path}: subcommands and options are mixed"


def _values(option: Mapping[str, Any], path: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if len(choices) > 25:
        yield f"{path}: {len(choices)} choices"
    if choices and option.get("autocomplete"):
        yield f"{path}: choices and autocomplete exclude each other"
    for choice in choices:
        if not 1 <= len(choice["name"]) <= 100 or not 1 <= len(str(choice["value"])) <= 100:
            yield f"{path}: the choice {choice['name']!r} is too long or empty"


def _weight(entry: Mapping[str, Any]) -> int:
    """Return the characters of names, descriptions and values; of localised texts the longest counts."""
    longest = 0
    for key in ("name", "description"):
        texts = [entry.get(key, ""), *(entry.get(f"{key}_localizations") or {}).values()]
        longest += max(map(len, texts))
    choices = sum(len(c["name"]) + len(str(c["value"])) for c in entry.get("choices") or [])
    return longest + choices + sum(map(_weight, entry.get("options") or []))
