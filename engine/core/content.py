"""Content packs: data files of a game, read once, checked, and known by a digest. The only place that reads files.

A pack is TOML under a package's folder. Whatever is wrong with it is collected and told together, in words for its
authors.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from pydantic import ValidationError

from engine.core.model import Model

M = TypeVar("M", bound=Model)
Raw = dict[str, Any]

DIGEST_BYTES = 16


class ContentError(Exception):
    """A pack that cannot be used; `problems` are lines "file: key: sentence"."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


def read(package: str, folder: str) -> Mapping[str, Raw]:
    """Return every TOML file below a folder of a package, by its path in the folder, in the order of paths.

    Raises ContentError that names each file that is not TOML.
    """
    found: dict[str, Raw] = {}
    problems: list[str] = []
    for path, file in sorted(_below(files(package) / folder)):
        try:
            found[path] = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(f"{path}: not TOML: {error}")
    if problems:
        raise ContentError(problems)
    return found


def _below(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _below(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(".toml"):
            yield above + entry.name, entry


def parse(model: type[M], raw: Raw, path: str, problems: list[str]) -> M | None:
    """Return data as a model, or None after adding what is wrong with it to `problems`."""
    try:
        return model.model_validate_json(json.dumps(raw))
    except ValidationError as error:
        for problem in error.errors(include_url=False, include_input=False):
            key = ".".join(str(part) for part in problem["loc"]) or "(whole file)"
            problems.append(f"{path}: {key}: {problem['msg']}")
        return None


def canonical(pack: Model) -> str:
    """Return a pack as JSON with sorted keys: the same pack gives the same text, whatever wrote it."""
    return json.dumps(pack.model_dump(mode="json"), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def digest(pack: Model) -> str:
    """Return the pack's fingerprint, 32 hex digits."""
    return hashlib.blake2b(canonical(pack).encode(), digest_size=DIGEST_BYTES).hexdigest()
