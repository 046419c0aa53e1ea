"""`python -m bot balance GAME`: plays all trials of a game and writes what they come to, for people and for programs.

Equal arguments write equal files, whatever the machine and the number of processes.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.balance import Row, verdicts, written
from bot.commands.simulate import play_games, positive
from bot.tally import Finished, choices, figures, meetings
from engine.core.game import AnyGame
from engine.games import GAMES

MEASURED = sorted(id for id, game in GAMES.items() if game.trials)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", choices=MEASURED, metavar="GAME", help=", ".join(MEASURED))
    parser.add_argument("--seats", type=positive, nargs="+", default=None, metavar="K", help="seats (all there can be)")
    parser.add_argument("--most", type=positive, default=None, metavar="N", help="at most so many games of a trial")
    parser.add_argument("--seed", type=int, default=2, metavar="S", help="seed of the whole run (2)")
    parser.add_argument("--processes", type=positive, default=1, metavar="N", help="processes that play (1)")
    parser.add_argument("--out", type=Path, default=Path("docs/balance"), metavar="DIR", help="where (docs/balance)")


def run(args: argparse.Namespace) -> int:
    """Play and write; return 1 if a target is missed."""
    game = GAMES[args.game]
    least, most = game.lobby.seat_range(game.options())
    rows = list(_rows(game, args.seats or range(least, most + 1), args.most, args.seed, args.processes))
    found = {"game": game.id, "seed": args.seed, "rows": [row.figures for row in rows], **_together(game, rows)}
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / f"{game.id}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (args.out / f"{game.id}.md").write_text(written(found, rows), encoding="utf-8")
    missed = [verdict for verdict in verdicts(found, rows) if not verdict.met]
    for verdict in missed:
        print(verdict.sentence, file=sys.stderr)
    return 1 if missed else 0


def _rows(game: AnyGame, seats: Sequence[int], most: int | None, seed: int, processes: int) -> Iterator[Row]:
    """Play each trial for each number of seats."""
    for trial in game.trials:
        for k in seats:
            games = trial.games if most is None else min(most, trial.games)
            played = play_games(game, game.options(), k, trial.player, games, seed, processes=processes)
            row: dict[str, Any] = {"player": trial.player, "seats": k, "games": games, **figures(played)}
            print(f"{trial.player}, {k}: {row['win_rate']:.1%} of {games}", file=sys.stderr)
            yield Row(trial, row, tuple(played))


def _together(game: AnyGame, rows: Sequence[Row]) -> Mapping[str, Any]:
    """Return what was met in all games, and for each player how its choices went."""
    if game.contents is None:
        return {}
    contents = game.contents(game.pack)
    everybody = [one for row in rows for one in row.played]
    by_player: dict[str, list[Finished]] = {}
    for row in rows:
        by_player.setdefault(row.trial.player, []).extend(row.played)
    found = meetings(everybody, contents)
    found["choices"] = {player: list(choices(played, contents)) for player, played in by_player.items()}
    return found
