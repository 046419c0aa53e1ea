import os
from pathlib import Path

import pytest

from bot import settings
from bot.settings import NAMES, PREFIX, TOKEN, SettingsError, load

ROOT = Path(__file__).resolve().parents[2]
SECRET = "MTA5.Gx1.not-a-real-token"


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith(PREFIX) or name == TOKEN]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def problems(**variables: str) -> tuple[str, ...]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        with pytest.raises(SettingsError) as caught:
            load()
    return caught.value.problems


def test_the_defaults_need_nothing_set() -> None:
    config = load()
    assert config.discord_token is None
    assert (config.render_workers, config.log_level, config.deadline_seconds) == (1, "INFO", None)


def test_the_example_lists_every_setting_with_its_default() -> None:
    assert (ROOT / ".env.example").read_text(encoding="utf-8") == settings.example()
    assert all(f"\n{name}=" in settings.example() for name in NAMES)


def test_the_example_copied_as_it_is_gives_the_defaults(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(settings.example(), encoding="utf-8")
    assert load() == load(None)


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text(f"{PREFIX}RENDER_WORKERS=3\n{PREFIX}DEADLINE_HOURS=1.5\n", encoding="utf-8")
    monkeypatch.setenv(f"{PREFIX}RENDER_WORKERS", "2")
    config = load()
    assert (config.render_workers, config.deadline_seconds) == (2, 5400)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (f"{PREFIX}RENDER_WORKERS", "many"),
        (f"{PREFIX}RENDER_WORKERS", "17"),
        (f"{PREFIX}RENDER_WORKERS", "1.5"),
        (f"{PREFIX}LOG_LEVEL", "loud"),
        (f"{PREFIX}DEADLINE_HOURS", "0"),
        (f"{PREFIX}DEADLINE_HOURS", "nan"),
        (f"{PREFIX}GUILD", "-4"),
        (f"{PREFIX}GUILD", "my server"),
        (f"{PREFIX}DATABASE", "no/such/folder/x.sqlite3"),
        (f"{PREFIX}DATABASE", "."),
    ],
)
def test_a_wrong_value_is_told_in_one_sentence_that_repeats_it(name: str, value: str) -> None:
    (sentence,) = problems(**{name: value})
    assert sentence.startswith(f"{name} must be ")
    assert sentence.endswith(f", not {value!r}.")


def test_all_problems_are_told_at_once() -> None:
    found = problems(**{f"{PREFIX}RENDER_WORKERS": "x", f"{PREFIX}LOG_LEVEL": "y", f"{PREFIX}DATABSE": "z"})
    assert len(found) == 3
    assert f"{PREFIX}DATABSE is not a setting; did you mean {PREFIX}DATABASE?" in found


@pytest.mark.parametrize("token", [f"{SECRET} and more", f'"{SECRET}"', f"<{SECRET}>", f"{SECRET}ü"])
def test_a_broken_token_is_refused_and_never_repeated(token: str) -> None:
    (sentence,) = problems(**{TOKEN: token})
    assert sentence.startswith(f"{TOKEN} must be ")
    assert SECRET not in sentence


@pytest.mark.parametrize("token", ["", "   "])
def test_an_empty_token_is_no_token(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, token)
    assert load().discord_token is None


def test_the_token_is_not_shown_by_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, SECRET)
    config = load()
    assert config.discord_token is not None
    assert config.discord_token.get_secret_value() == SECRET
    assert SECRET not in f"{config!r} {config} {config.model_dump()}"
