"""The program as a person starts it."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from bot.__main__ import COMMANDS, INTERRUPTED, main
from bot.settings import PREFIX, TOKEN

ROOT = Path(__file__).resolve().parents[2]


def start(*words: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` in an empty folder, with no setting but these."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith((PREFIX, TOKEN))}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=folder,
        env={**environment, **variables, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_without_a_token_it_says_how_to_get_one_and_names_play(tmp_path: Path) -> None:
    done = start(folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 3
    assert TOKEN in lines[0]
    assert "discord.com/developers/applications" in lines[1]
    assert "python -m bot play" in lines[2]
    assert not list(tmp_path.iterdir()), "nothing is made before there is a token"


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where commands run within this process, with no setting yet."""
    for name in [name for name in os.environ if name.startswith((PREFIX, TOKEN))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_wrong_settings_are_all_told_and_nothing_starts(
    empty_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {f"{PREFIX}RENDER_WORKERS": "x", f"{PREFIX}LOG_LEVEL": "y", TOKEN: "a b"}.items():
        monkeypatch.setenv(name, value)
    assert main([]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3
    assert not list(empty_folder.iterdir())


def test_a_token_is_read_from_the_file_and_stays_in_it(empty_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (empty_folder / ".env").write_text(f"{TOKEN}=has a space\n", encoding="utf-8")
    assert main([]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{TOKEN} must be")
    assert "has a space" not in told


@pytest.mark.parametrize("words", [("--help",), ("help",)], ids=" ".join)
def test_help_lists_every_command(words: tuple[str, ...], tmp_path: Path) -> None:
    done = start(*words, folder=tmp_path)
    assert done.returncode == 0
    assert all(f"\n    {command} " in done.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["help", command])
    assert stopped.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m bot {command}")


def test_an_unknown_command_is_refused(tmp_path: Path) -> None:
    done = start("paly", folder=tmp_path)
    assert done.returncode == 2
    assert "paly" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("players", ["0", "9"])
def test_play_has_so_many_people_and_no_more(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", players]) == 2
    assert capsys.readouterr().err == "--players must be from 1 to 8.\n"


def test_play_says_that_its_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = start("play", "--no-browser", "--port", str(taken.getsockname()[1]), folder=tmp_path)
    assert done.returncode == 2
    assert "port" in done.stderr
    assert "Traceback" not in done.stderr


def test_play_says_that_its_file_is_in_use(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite3"
    with FileLock(f"{file}.lock"):
        done = start("play", "--no-browser", "--db", str(file), folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "Another process is using this database. Only one may run at a time.\n"


def test_an_interrupt_at_an_unexpected_moment_leaves_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.commands.check.run", interrupted)
    assert main(["check"]) == INTERRUPTED
