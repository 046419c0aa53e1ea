"""What the pages for people name is there: commands, make targets, settings, files."""

import re
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.settings import NAMES, PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md")
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def commands_in(words: str) -> set[str]:
    return set(re.findall(r"python -m bot ([a-z]+)", words))


def targets_in(words: str) -> set[str]:
    return set(re.findall(r"(?:^|`)make ([a-z]+)", words, re.MULTILINE))


def settings_in(words: str) -> set[str]:
    return set(re.findall(rf"{PREFIX}[A-Z_]+", words))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_what_there_is(page: str) -> None:
    words = text(page)
    assert commands_in(words) <= set(COMMANDS)
    assert targets_in(words) <= TARGETS
    assert settings_in(words) <= set(NAMES)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_links_to_files_that_are_there(page: str) -> None:
    missing = [target for target in LINK.findall(text(page)) if not (ROOT / target).exists()]
    assert not missing


def test_the_read_me_names_every_setting_and_the_first_steps() -> None:
    words = text("README.md")
    assert set(NAMES) <= set(re.findall(r"[A-Z_]{5,}", words))
    assert {"play", "run", "test", "bench"} <= targets_in(words)
    assert {"simulate", "render", "check"} <= commands_in(words)


def test_the_defaults_in_the_read_me_are_the_settings_own() -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \|([^|]*)\|", text("README.md"), re.MULTILINE))
    for name, field in NAMES.items():
        default = Settings.model_fields[field].default
        assert rows[name].strip(" `") == ("" if default is None else str(default)), name


def test_the_help_of_make_names_every_target() -> None:
    help_of_make = set(re.findall(r'echo "make ([a-z]+)', text("Makefile")))
    assert help_of_make == TARGETS - {"help", "clean"}


def test_a_planted_mistake_is_found() -> None:
    words = f"`make coffee`\n    make tea\nmake run\npython -m bot dance {PREFIX}COLOUR [x](nowhere.md)"
    assert targets_in(words) == {"coffee", "run"}
    assert commands_in(words) == {"dance"}
    assert settings_in(words) == {f"{PREFIX}COLOUR"}
    assert LINK.findall(words) == ["nowhere.md"]
