"""What files look like: their length, and that shared ones name no game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
LONGEST = {"bot": 400, "cogs": 400, "engine": 400, "images": 400, "tests": 500}
"""Lines of a module. One of tests may be longer: it is a list of cases, read one by one."""

FOLDERS = {folder.name for folder in (ROOT / "engine" / "games").iterdir() if (folder / "__init__.py").is_file()}
GAME_IDS = FOLDERS | set(GAMES)
REGISTRIES = {"engine/games/__init__.py", "images/games/__init__.py", "cogs/__init__.py"}
"""The places that name every game, one by one."""


def python_files(*packages: str) -> Iterator[Path]:
    for package in packages:
        yield from sorted((ROOT / package).rglob("*.py"))


def shared_files() -> Iterator[Path]:
    """Everything that serves all games: code and words."""
    folders = ("bot", "cogs", "engine/core", "images/core")
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*")):
            place = file.relative_to(ROOT)
            own = len(place.parts) > 1 and place.parts[0] == "cogs" and place.parts[1].partition(".")[0] in GAME_IDS
            if file.suffix in {".py", ".ftl", ".sql"} and not own and place.as_posix() not in REGISTRIES:
                yield file


def game_words(game_ids: set[str], prefixes: set[str]) -> re.Pattern[str]:
    """Match any way to name one of these games, and any message id of theirs."""
    names = [r"[\W_]*(?:and|&|n)?[\W_]*".join(id.replace("_and_", "_").split("_")) for id in sorted(game_ids)]
    ids = [rf"(?<![\w-]){re.escape(prefix)}-(?=[a-z{{])" for prefix in sorted(prefixes)]
    return re.compile("|".join([*names, *ids]), re.IGNORECASE)


WORDS = game_words(GAME_IDS, {game.prefix for game in GAMES.values()})


def naming(text: str, words: re.Pattern[str] = WORDS) -> list[str]:
    return [f"{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if words.search(line)]


def test_no_module_is_longer_than_one_can_read_at_a_sitting() -> None:
    long = {
        file.relative_to(ROOT).as_posix(): n
        for package, longest in LONGEST.items()
        for file in python_files(package)
        if (n := lines(file)) > longest
    }
    assert not long


def lines(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n")


def test_shared_files_name_no_game() -> None:
    problems = [
        f"{file.relative_to(ROOT)}:{line}" for file in shared_files() for line in naming(file.read_text("utf-8"))
    ]
    assert not problems, "\n".join(problems)


def test_the_search_for_names_sees_the_shared_files() -> None:
    places = {file.relative_to(ROOT).as_posix() for file in shared_files()}
    assert {"bot/publication.py", "engine/core/protocol.py", "bot/messages/en.ftl"} <= places


@pytest.mark.parametrize(
    "line",
    [
        'if kind == "lost_and_found":',
        "# as in Lost & Found",
        "class LostAndFoundCog:",
        "/lost-found look",
        'message("lf-panel")',
        'message(f"lf-{x}")',
    ],
)
def test_a_planted_name_is_found(line: str) -> None:
    assert naming(line, game_words({"lost_and_found"}, {"lf"}))


@pytest.mark.parametrize("line", ["lost property", "found = lost", "half-lf", "self-made", "the lost and the found"])
def test_other_words_pass(line: str) -> None:
    assert not naming(line, game_words({"lost_and_found"}, {"lf"}))
