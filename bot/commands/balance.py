"""`python -m bot balance GAME`: plays all trials of a game and writes what they come to, for people and for programs.

Equal arguments write equal files, whatever the machine and the number of processes.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from bot.balance import Row, verdicts, written
from bot.commands.simulate import play_games, positive
from bot.tally import Finished, choices, figures, meetings
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
        help="games of a trial; informed-*=20 means all whose names begin so (as many as the trial says)",
    )
    parser.add_argument("--most", type=positive, default=None, metavar="N", help="at most so many games of a trial")
    parser.add_argument("--seed", type=int, default=2, metavar="S", help="seed of the whole run (2)")
    parser.add_argument("--processes", type=positive, default=1, metavar="N", help="processes that play (1)")
    parser.add_argument("--out", type=Path, default=Path("docs/balance"), metavar="DIR", help="where (docs/balance)")


def run(args: argparse.Namespace) -> int:
    """Play and write; return 1 if a target is missed."""
    game = GAMES[args.game]
    least, most = game.lobby.seat_range(game.options())
    trials = [_sized(trial, args.games, args.most) for trial in game.trials]
    rows = list(_rows(game, trials, args.seats or range(least, most + 1), args.seed, args.processes))
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


def _rows(game: AnyGame, trials: Sequence[Trial], seats: Sequence[int], seed: int, processes: int) -> Iterator[Row]:
    """Play each trial for each number of seats."""
    for trial in trials:
        for k in seats:
            played = play_games(game, game.options(), k, trial.player, trial.games, seed, processes=processes)
            row = row_of(trial, k, played)
            print(f"{row.name}: {row.figures['win_rate']:.1%} of {trial.games}", file=sys.stderr)
            yield row


def row_of(trial: Trial, seats: int, played: Sequence[Finished]) -> Row:
    """Return the row of games that were played."""
    return Row(trial, {"player": trial.player, "seats": seats, "games": len(played), **figures(played)}, tuple(played))


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
    everybody = [one for row in rows for one in row.played]
    by_player: dict[str, list[Finished]] = {}
    for row in rows:
        by_player.setdefault(row.trial.player, []).extend(row.played)
    found.update(meetings(everybody, contents))
    found["choices"] = {player: list(choices(played, contents)) for player, played in by_player.items()}
    return found
