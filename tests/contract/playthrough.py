"""Whole games written down: options, seed, every action, and what each viewer sees. Reviewed as a diff.

`python -m tests.contract.playthrough --write` writes them anew, after a change that is meant to change them.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.catalogue import Catalogue
from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.model import Model
from engine.games import GAMES
from tests.contract.driver import Moment, Setup, play
from tests.contract.hooks import HOOKS

FOLDER = Path(__file__).parent / "playthroughs"
LONG = 1000
"""A list longer than this is written as what changed in it."""


@dataclass(frozen=True)
class Playthrough:
    """One game to write down; `options` differ from the game's defaults."""

    name: str
    game: str
    seats: int
    number: int
    unrest: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("lost-and-found-basic", "lost_and_found", 2, 7),
    Playthrough("lost-and-found-challenge-9", "lost_and_found", 1, 3, options={"challenge": 9}),
    Playthrough("lost-and-found-restless", "lost_and_found", 3, 5, unrest=4, options={"declare_vote": "yes"}),
    Playthrough(
        "lost-and-found-variants",
        "lost_and_found",
        2,
        11,
        options={
            "grid": "3x4-4",
            "random_counts": "yes",
            "commit_both": "yes",
            "always_swap": "yes",
            "flip_own": "yes",
            "double": "yes",
            "memory": "notes",
        },
    ),
    Playthrough("finders-keepers-basic", "finders_keepers", 2, 3),
    Playthrough(
        "finders-keepers-house-rules",
        "finders_keepers",
        3,
        4,
        unrest=5,
        options={"tiles_per_round": 2, "wrong": "lockout", "manual_reveal": "yes", "show_misses": "yes"},
    ),
    Playthrough("finders-keepers-practice", "finders_keepers", 1, 5, options={"practice": "yes", "text_mode": "yes"}),
    Playthrough("finders-keepers-expert-basic", "finders_keepers_expert", 2, 3),
    Playthrough(
        "finders-keepers-expert-house-rules",
        "finders_keepers_expert",
        3,
        4,
        unrest=8,
        options={"collect": "auto", "pass_cycles": "yes", "open_scores": "yes", "timeout_play": "yes", "hand": 3},
    ),
    Playthrough("lost-ones-basic", "lost_ones", 2, 5),
    Playthrough("lost-ones-house-rules", "lost_ones", 1, 1, unrest=9, options={"solo_two": "yes", "dusk": 6}),
)


class _Writer:
    """Writes a game down as it is played. A part of a view is repeated only when it has changed."""

    def __init__(self, game: AnyGame, catalogue: Catalogue) -> None:
        self.game, self.catalogue = game, catalogue
        self.lines: list[str] = []
        self.last: dict[str, Any] = {}

    def __call__(self, moment: Moment) -> None:
        game, state = self.game, moment.step.state
        if moment.action is not None:
            actor = "the table" if moment.actor is None else f"seat {moment.actor}"
            self.lines += ["", f"> {actor}: {_json(moment.action)}"]
        self.lines += [f"  event: {_json(event)}" for event in moment.step.public]
        self.lines += [f"  to seat {seat}: {_json(event)}" for seat, event in moment.step.private]
        if moment.step.reveals:
            self.lines.append("  reveals")
        public = game.rules.public_view(state)
        self.changes("everybody", public)
        status = game.rules.status(public)
        self.lines.append(f"  {self.catalogue.say(game.text.headline(public))}")
        if status.pending is not None:
            self.lines.append(f"  {self.catalogue.say(game.text.waiting(public, status.pending))}")
        else:
            self.lines += [f"  {self.catalogue.say(line)}" for line in game.text.result(public)]
        for seat in (*status.seated, *status.vacant):
            self.seat(state, Seat(seat))

    def seat(self, state: Any, seat: Seat) -> None:
        view = self.game.rules.seat_view(state, seat)
        own = {name: value for name, value in view if name not in ("public", "seat")}
        self.changes(f"seat {seat}", own)
        offers = [" ".join(offer.path) + ("*" if offer.form else "") for offer in self.game.rules.offers(view)]
        self.changes(f"seat {seat} may", {"do": ", ".join(offers)})

    def changes(self, who: str, view: Any) -> None:
        """Write each part of a view that is not as it was, nested models as paths, of a list what was added."""
        for path, value in _parts(view):
            key = f"{who} {path}"
            if key not in self.last or self.last[key] != value:
                self.lines.append(f"  {key}: {_difference(self.last.get(key), value)}")
                self.last[key] = value


def _parts(view: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in view.items() if isinstance(view, dict) else view:
        if path == "" and isinstance(value, Model):
            yield from _parts(value, f"{name}.")
        elif _rows(value):
            yield from ((f"{path}{name}.{i}", row) for i, row in enumerate(value))
        elif name != "options":
            yield f"{path}{name}", value


def _rows(value: Any) -> bool:
    """Whether a value is a tuple of tuples of models, which are written one by one."""
    rows = isinstance(value, tuple) and all(isinstance(row, tuple) for row in value)
    return rows and any(isinstance(one, Model) for row in value for one in row)


def _difference(before: Any, now: Any) -> str:
    if isinstance(now, str):
        return now
    if not (isinstance(now, tuple) and isinstance(before, tuple) and before):
        return _json(now)
    if now[: len(before)] == before:
        return f"+ {_json(now[len(before) :])}"
    whole = _json(now)
    if len(whole) < LONG:
        return whole
    for gone in range(1, len(before)):
        if now[: len(before) - gone] == before[gone:]:
            return f"- first {gone}, + {_json(now[len(before) - gone :])}"
    if len(now) == len(before):
        return f"now {_json({i: one for i, one in enumerate(now) if one != before[i]})}"
    removed = tuple(one for one in before if one not in now)
    return f"- {_json(removed)}" if tuple(one for one in before if one in now) == now else whole


def _json(value: Any) -> str:
    def plain(model: Any) -> Any:
        return model.model_dump(mode="json") if hasattr(model, "model_dump") else sorted(model)

    return json.dumps(value, default=plain, ensure_ascii=False)


def written(what: Playthrough) -> str:
    """Return the game as text."""
    game = GAMES[what.game]
    options = game.options()
    for name, value in what.options.items():
        options = game.lobby.changed(options, name, value, what.seats)
    writer = _Writer(game, Catalogue.load(strict=True))
    writer.lines = [
        f"game: {game.id}, seats: {what.seats}, seed: {what.number}, unrest: {what.unrest}",
        f"options: {json.dumps(options.model_dump(mode='json', exclude_defaults=True))}",
        "",
    ]
    play(game, Setup(options, what.seats, what.number, what.unrest, helper=HOOKS[game.id].helper), writer)
    return "\n".join(writer.lines) + "\n"


def main() -> int:
    """Write every playthrough anew if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract.playthrough", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    if not parser.parse_args().write:
        parser.print_help()
        return 2
    FOLDER.mkdir(exist_ok=True)
    for what in PLAYTHROUGHS:
        what.file.write_text(written(what), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
