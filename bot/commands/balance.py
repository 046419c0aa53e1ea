"""`python -m bot balance GAME`: plays all trials of a game and writes what they come to, for people and for programs.

Equal arguments write equal files, whatever the machine and the number of processes.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from bot.balance import Row, verdicts, written
from bot.commands.simulate import play_games, positive
from bot.shelf import Shelf, edition
from bot.tally import Meetings, choices, figures, meetings
from engine.core.game import AnyGame, Trial
from engine.games import GAMES

MEASURED = sorted(id for id, game in GAMES.items() if game.trials)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", choices=MEASURED, metavar="GAME", help=", ".join(MEASURED))
    parser.add_argument("--seats", type=positive, nargs="+", default=None, metavar="K", help="seats (all there can be)")
    parser.add_argument(
        "--games",
        type=_many,
        nargs="+",
        default=[],
        metavar="PLAYER=N",
        help="games of a trial; *=20 means of every one (as many as the trial says)",
    )
    parser.add_argument("--most", type=positive, default=None, metavar="N", help="at most so many games of a trial")
    parser.add_argument("--seed", type=int, default=2, metavar="S", help="seed of the whole run (2)")
    parser.add_argument("--processes", type=positive, default=1, metavar="N", help="processes that play (1)")
    parser.add_argument(
        "--keep",
        type=Path,
        default=None,
        metavar="DIR",
        help="keep each row there, and play none again while rules, players and content are the same",
    )
    parser.add_argument("--out", type=Path, default=Path("docs/balance"), metavar="DIR", help="where (docs/balance)")


def run(args: argparse.Namespace) -> int:
    """Play and write; return 1 if a target is missed."""
    game = GAMES[args.game]
    least, most = game.lobby.seat_range(game.options())
    trials = [_sized(trial, args.games, args.most) for trial in game.trials]
    run = Run(
        game, args.seed, args.processes, Shelf(args.keep / edition() / f"seed-{args.seed}") if args.keep else None
    )
    rows = list(run.rows(trials, args.seats or range(least, most + 1)))
    found = together(game, rows, args.seed)
    write(args.out, found, rows)
    missed = [verdict for verdict in verdicts(found, rows) if not verdict.met]
    for verdict in missed:
        print(verdict.sentence, file=sys.stderr)
    return 1 if missed else 0


def _many(text: str) -> tuple[str, int]:
    """Return a pattern of players' names and a number of games from a command line."""
    name, _, number = text.partition("=")
    return name, positive(number)


def _sized(trial: Trial, games: Sequence[tuple[str, int]], most: int | None) -> Trial:
    """Return a trial with as many games as are asked for; of several numbers the last one counts."""
    asked = [number for name, number in games if fnmatchcase(trial.player, name)]
    number = asked[-1] if asked else trial.games
    return replace(trial, games=number if most is None else min(most, number))


@dataclass(frozen=True, slots=True)
class Run:
    """One run of a game's trials; rows that lie on the shelf are not played again."""

    game: AnyGame
    seed: int
    processes: int
    shelf: Shelf | None

    def rows(self, trials: Sequence[Trial], seats: Sequence[int]) -> Iterator[Row]:
        """Yield a row for each trial and number of seats, and say on stderr how it went."""
        for trial in trials:
            for k in seats:
                row = self.shelf.found(trial, k) if self.shelf else None
                if row is None:
                    row = self._played(trial, k)
                    if self.shelf:
                        self.shelf.put(row)
                print(f"{row.name}: {row.figures['win_rate']:.1%} of {trial.games}", file=sys.stderr, flush=True)
                yield row

    def _played(self, trial: Trial, seats: int) -> Row:
        game = self.game
        played = play_games(game, game.options(), seats, trial.player, trial.games, self.seed, processes=self.processes)
        numbers = {"player": trial.player, "seats": seats, "games": len(played), **figures(played)}
        return Row(trial, numbers, Meetings.of(played))


def write(out: Path, found: Mapping[str, Any], rows: Sequence[Row]) -> None:
    """Write both reports to a directory."""
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{found['game']}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (out / f"{found['game']}.md").write_text(written(found, rows), encoding="utf-8")


def together(game: AnyGame, rows: Sequence[Row], seed: int) -> Mapping[str, Any]:
    """Return the figures of all rows, what was met in all games, and for each player how its choices went."""
    found = {"game": game.id, "seed": seed, "rows": [row.figures for row in rows]}
    if game.contents is None:
        return found
    contents = game.contents(game.pack)
    by_player: dict[str, list[Meetings]] = {}
    for row in rows:
        by_player.setdefault(row.trial.player, []).append(row.meetings)
    found.update(meetings(Meetings.together(row.meetings for row in rows), contents))
    found["choices"] = {player: list(choices(Meetings.together(some), contents)) for player, some in by_player.items()}
    return found
