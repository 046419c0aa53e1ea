"""Rows of a balance report that have been played: a run that was stopped goes on where it was.

A shelf is a folder for one edition of the rules, the automatic players and the content, and one seed.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.balance import Row
from bot.tally import Meetings, Trace
from engine import games
from engine.core.game import Trial

EDITION_BYTES = 8


def edition() -> str:
    """Return a digest of all that decides how a simulated game goes: the engine's code and content."""
    root = Path(games.__file__).parents[1]
    found = hashlib.blake2b(digest_size=EDITION_BYTES)
    for path in sorted(path for path in root.rglob("*") if path.suffix in (".py", ".toml")):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


class Shelf:
    """A folder with a file for each row."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def found(self, trial: Trial, seats: int) -> Row | None:
        """Return a row that has been played, None if it has not."""
        path = self._path(trial, seats)
        if not path.exists():
            return None
        kept = json.loads(path.read_text("utf-8"))
        met, won = _flat(kept["met"]), _flat(kept["won"])
        return Row(trial, kept["figures"], Meetings(kept["figures"]["games"], met, won))

    def put(self, row: Row) -> None:
        """Keep a row; it is there whole or not at all."""
        path = self._path(row.trial, row.figures["seats"])
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = {"figures": row.figures, "met": _nested(row.meetings.met), "won": _nested(row.meetings.won)}
        unfinished = path.with_suffix(".part")
        unfinished.write_text(json.dumps(kept), encoding="utf-8")
        unfinished.replace(path)

    def _path(self, trial: Trial, seats: int) -> Path:
        return self._folder / f"{trial.player}-{seats}-{trial.games}.json"


def _nested(counts: Mapping[Trace, int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (kind, id), times in sorted(counts.items()):
        found.setdefault(kind, {})[id] = times
    return found


def _flat(counts: Mapping[str, Mapping[str, Any]]) -> dict[Trace, int]:
    return {(kind, id): times for kind, ids in counts.items() for id, times in ids.items()}
