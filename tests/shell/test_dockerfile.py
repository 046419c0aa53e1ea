"""The Dockerfile's steps, carried out in a clean virtual environment: no engine for containers is needed."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from bot.settings import PREFIX, TOKEN, Settings

ROOT = Path(__file__).resolve().parents[2]
NEEDS_TOOLS = {"bot.prose", "bot.simulated"}
"""What stands on libraries for authors and on the simulated Discord, which are not part of the image."""

PIP = "python -m pip "

Steps = list[tuple[str, str]]


def steps() -> Steps:
    """Return (instruction, rest) of every step."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    told = (line.strip() for line in lines)
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in told if line and not line.startswith("#")]


def rest_of(instruction: str) -> list[str]:
    return [rest for name, rest in steps() if name == instruction]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the steps copy, and `.venv` with what they install.

    Nothing is compiled beforehand: half of the packages' modules are never imported. A borrowed pip saves one more.
    """
    folder = tmp_path_factory.mktemp("image")
    (folder / "data").mkdir()
    python = folder / ".venv" / "bin" / "python"
    venv.create(folder / ".venv", with_pip=False)
    for instruction, rest in steps():
        if instruction == "COPY":
            copy(*shlex.split(rest), folder)
        elif instruction == "RUN" and rest.startswith(PIP):
            words = [
                sys.executable,
                "-m",
                "pip",
                "--python",
                python,
                *shlex.split(rest.removeprefix(PIP)),
                "--no-compile",
            ]
            subprocess.run(words, cwd=folder, check=True, capture_output=True, timeout=300)
    return folder


def copy(*words: str | Path) -> None:
    *sources, target, folder = (str(word) for word in words)
    for source in sources:
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, Path(folder, target), ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, Path(folder, target))


def start(image: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith((PREFIX, TOKEN, "PYTHON"))}
    return subprocess.run(
        [str(image / ".venv" / "bin" / "python"), *words],
        cwd=image / "data",
        env={**environment, **variables, "PYTHONPATH": str(image)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def entry() -> list[str]:
    (rest,) = rest_of("ENTRYPOINT")
    program, *words = json.loads(rest)
    assert program == "python"
    return words


def test_only_the_runtime_lock_is_installed_with_hashes_and_not_as_root() -> None:
    (install,) = (rest for rest in rest_of("RUN") if "pip install" in rest)
    assert shlex.split(install)[-3:] == ["--require-hashes", "-r", "requirements.txt"]
    assert not any("requirements-dev" in rest for _, rest in steps())
    assert rest_of("USER")[-1] not in {"root", "0"}
    assert rest_of("FROM") == [f"python:{sys.version_info.major}.{sys.version_info.minor}-slim"]


def test_the_database_lies_in_the_volume() -> None:
    (volume,) = rest_of("VOLUME")
    first, last = rest_of("WORKDIR")
    assert last == volume
    assert f"PYTHONPATH={first}" in rest_of("ENV")[-1].split()
    default = Settings.model_fields["database"].default
    assert default.parent == Path()


def test_what_is_copied_is_let_through() -> None:
    let_through = {
        line.removeprefix("!")
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    }
    copied = {source for rest in rest_of("COPY") for source in shlex.split(rest)[:-1]}
    assert copied == let_through


def test_everything_can_be_imported(image: Path) -> None:
    modules = {
        ".".join(file.relative_to(image).with_suffix("").parts).removesuffix(".__init__")
        for package in ("bot", "cogs", "engine", "images")
        for file in (image / package).rglob("*.py")
        if file.stem != "__main__"
    }
    lines = "\n".join(f"import {name}" for name in sorted(modules - NEEDS_TOOLS))
    done = start(image, "-W", "error", "-W", "ignore:'audioop'", "-c", lines)
    assert done.returncode == 0, done.stderr


def test_the_entry_starts_and_asks_for_a_token(image: Path) -> None:
    assert start(image, *entry(), "--help").returncode == 0
    done = start(image, *entry())
    assert done.returncode == 2
    assert TOKEN in done.stderr


def test_play_says_what_it_lacks_there(image: Path) -> None:
    done = start(image, *entry(), "play")
    assert done.returncode == 2
    assert "requirements-dev.txt" in done.stderr
    assert "Traceback" not in done.stderr
