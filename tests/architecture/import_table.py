"""Which module may import which: the table, and how it is checked against syntax trees.

A pattern is a dotted name in which `*` stands for one part and a final `**` for the module and all below it.
"""

import ast
import re
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass

NOT_PURE = ("asyncio", "os.**", "random", "secrets", "socket", "subprocess", "threading", "time", "multiprocessing.**")
FILES = ("io", "pathlib", "tomllib", "importlib.resources", "importlib.metadata", "shutil", "tempfile", "glob")
OWN = ("bot", "cogs", "engine", "images")


@dataclass(frozen=True)
class Row:
    """One row: the modules that it is about, what they may import beside the standard library, and the exceptions."""

    modules: tuple[str, ...]
    may: tuple[str, ...]
    but_not: tuple[str, ...] = ()  # of those and of the standard library


# The first row that names a module is its row.
TABLE = (
    Row(("engine.core.content",), ("engine.core.**", "pydantic.**"), NOT_PURE),
    Row(("engine.games.*.content",), ("engine.**", "pydantic.**"), (*NOT_PURE, *FILES)),
    Row(("engine.core.**",), ("engine.core.**", "pydantic.**"), (*NOT_PURE, *FILES)),
    Row(("engine.**",), ("engine.**", "pydantic.**"), (*NOT_PURE, *FILES)),
    Row(
        ("images.core.**",),
        (
            *("images.core.**", "engine.core.ids", "engine.core.messages", "engine.core.model", "engine.core.rng"),
            *("PIL.**", "numpy.**", "resvg_py", "fontTools.**", "deckr_fonts", "fontpkg_fredoka", "fontpkg_lilita_one"),
            *("fontpkg_alegreya_sans", "fontpkg_cinzel", "platformdirs"),
        ),
    ),
    Row(
        ("images.**",),
        (
            *("images.**", "engine.core.ids", "engine.core.messages", "engine.core.model", "engine.core.rng"),
            *("engine.core.game", "engine.games.*.views", "engine.games.*.objects", "engine.games.*.picture"),
            *("engine.games.*.effects", "engine.games.*.card_effects", "engine.games.*.pack", "engine.games.*.words"),
            *("PIL.**", "numpy.**"),
        ),
    ),
    Row(("bot.store.**",), ("bot.store.**", "bot.errors", "engine.core.ids", "aiosqlite.**", "filelock.**")),
    Row(("bot.publication",), ("engine.core.**",)),
    Row(("bot.servers",), ("engine.core.model", "pydantic")),
    Row(
        ("bot.rendering", "bot.films", "bot.workers"),
        ("bot.films", "bot.logs", "bot.workers", "images.**", "engine.core.**"),
    ),
    Row(("bot.catalogue", "bot.lint"), ("bot.catalogue", "engine.core.ids", "engine.core.messages", "fluent.**")),
    Row(("bot.prose",), ("engine.core.game", "pyphen", "spellchecker")),
    Row(("bot.monitor",), ("aiohttp", "prometheus_client")),
    Row(("bot.settings",), ("dotenv", "pydantic.**", "pydantic_settings")),
    Row(("bot.logs", "bot", "bot.__main__", "bot.commands"), ()),
    Row(("bot.simulated",), ("bot.**", "discord.**", "simcord.**")),
    Row(("bot.commands.play",), ("bot.**", "simcord")),
    Row(("bot.commands.*",), ("bot.**", "engine.**", "images.**", "discord.**", "pydantic")),
    Row(
        ("bot.app",),
        (
            *("bot.**", "cogs", "cogs.arrivals", "cogs.hub", "cogs.translator", "discord.**"),
            *("engine.core.**", "engine.games", "images.games"),
        ),
    ),
    Row(
        ("bot.sync", "bot.deadlines"),
        ("bot.**", "cogs", "cogs.hub", "discord.**", "engine.core.**", "engine.games"),
    ),
    # The service is the secret zone, and so is whatever else stands in `bot`: no Discord, no pictures, no database.
    Row(
        ("bot.service.**", "bot.*"),
        (
            *("bot.service.**", "bot.balance", "bot.clock", "bot.errors", "bot.logs", "bot.publication", "bot.servers"),
            *(
                "bot.tally",
                "bot.store",
                "bot.store.guilds",
                "bot.store.records",
                "bot.store.reminders",
                "bot.store.statistics",
            ),
            *("bot.store.visits", "engine.**", "pydantic.**"),
        ),
    ),
    Row(
        ("cogs.**",),
        (
            *(
                "cogs.**",
                "discord.**",
                "engine.core.**",
                "engine.games",
                "engine.games.*.text",
                "engine.games.*.actions",
            ),
            *("bot", "bot.catalogue", "bot.deadlines", "bot.errors", "bot.logs", "bot.publication", "bot.rendering"),
            *("bot.service",),
            "bot.servers",
        ),
    ),
)


def fits(name: str, patterns: Collection[str]) -> bool:
    """Whether a dotted name fits one of the patterns."""
    return any(re.fullmatch(_regex(pattern), name) for pattern in patterns)


def _regex(pattern: str) -> str:
    parts = [re.escape(part).replace(r"\*", r"[^.]+") for part in pattern.removesuffix(".**").split(".")]
    return r"\.".join(parts) + (r"(\..+)?" if pattern.endswith(".**") else "")


def row_of(module: str) -> Row | None:
    """Return the row that a module obeys."""
    return next((row for row in TABLE if fits(module, row.modules)), None)


def imported(tree: ast.AST, module: str, modules: Collection[str]) -> Iterator[tuple[int, str]]:
    """Yield (line, dotted name) of everything imported anywhere in a module, in functions and for types too.

    `from a import b` counts as `a.b` where that is one of `modules`, as `a` otherwise. An import by name counts as
    one of `?`, since nobody can say where it leads.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, module)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield node.lineno, whole if whole in modules else base
        elif isinstance(node, ast.Call) and _called(node) in {"import_module", "__import__", "exec", "eval"}:
            yield node.lineno, "?"


def _absolute(node: ast.ImportFrom, module: str) -> str:
    if not node.level:
        return node.module or ""
    base = module.split(".")[: -node.level]
    return ".".join([*base, *([node.module] if node.module else [])])


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def import_problems(source: str, module: str, modules: Collection[str]) -> Iterator[str]:
    """Yield every import of a module that the table forbids."""
    row = row_of(module)
    if row is None:
        yield f"{module}: the import table has no row for it"
        return
    for line, name in imported(ast.parse(source), module, modules):
        if name == "?":
            allowed = module == "bot.__main__"  # it imports the chosen command, and only that
        else:
            standard = name.partition(".")[0] in sys.stdlib_module_names
            allowed = (standard or fits(name, row.may)) and not fits(name, row.but_not)
        if not allowed:
            yield f"{module}:{line}: may not import {name}"


READS = {
    "open",
    "read_text",
    "read_bytes",
    "write_text",
    "write_bytes",
    "iterdir",
    "glob",
    "rglob",
    "files",
    "now",
    "today",
}


def purity_problems(source: str, module: str) -> Iterator[str]:
    """Yield every call in the engine that reads a file or the time."""
    if not fits(module, ("engine.**",)) or module == "engine.core.content":
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (name := _called(node)) in READS | {"print", "input"}:
            yield f"{module}:{node.lineno}: calls {name}"
