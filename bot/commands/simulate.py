"""`python -m bot simulate GAME`: automatic players play many games; one JSON object says how they fared.

Players see what people in their seats would see, never a state, and of pictures what they notice. Equal arguments give
equal figures, speed apart.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from pydantic import ValidationError

from bot.catalogue import Catalogue
from bot.tally import Finished, Meetings, Trace, figures, meetings
from engine.core.errors import Refused
from engine.core.game import AnyGame, Eyes, Player, seats_of
from engine.core.ids import Seat, Value
from engine.core.play import act
from engine.core.players import seen_by, unseeing
from engine.core.protocol import Outcome, Step
from engine.core.rng import Rng
from engine.games import GAMES
from images.games import EYES

MOST_ACTIONS = 20_000
"""A game that takes longer is counted as unfinished."""


class SetupError(Exception):
    """The games cannot be set up as asked for; the text says why, in English."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seats", type=positive, default=None, metavar="K", help="seats (the fewest that can play)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the whole run (1)")
    parser.add_argument("--player", default=None, metavar="NAME", help="who sits in every seat")
    parser.add_argument("--options", default="{}", metavar="JSON", help="the game's options, as one JSON object")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="change a lobby setting, as often as you like"
    )
    parser.add_argument("--processes", type=positive, default=1, metavar="N", help="processes that play (1)")


def run(args: argparse.Namespace) -> int:
    """Play, and print the figures; return 0, or 2 if the games cannot be set up like this."""
    game = GAMES[args.game]
    try:
        options, seats = _set_up(game, args)
        player = args.player or game.default_player
        if player not in players(game):
            raise SetupError(f"no such player: {player} (there are {', '.join(sorted(players(game)))})")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(simulate(game, options, seats, player, args.games, args.seed, processes=args.processes), indent=2))
    return 0


def players(game: AnyGame) -> Mapping[str, Player[Any, Any, Any, Any, Any]]:
    """Return all automatic players of a game, those that only simulations use among them."""
    return {**game.players, **game.walkers}


def simulate(
    game: AnyGame,
    options: Any,
    seats: int,
    player: str,
    games: int,
    seed: int,
    eyes: Mapping[str, Eyes[Any]] = EYES,
    processes: int = 1,
) -> dict[str, Any]:
    """Play `games` games and return the figures; the number of processes changes nothing but the speed.

    Scores, rounds and the game's own figures are means; null where there is nothing to count. Of games with content
    the figures also say what was met in how many games, what never, what rarely, and how choices went.
    """
    began = time.perf_counter()
    played = play_games(game, options, seats, player, games, seed, eyes, processes)
    seconds = time.perf_counter() - began
    found = {
        "game": game.id,
        "player": player,
        "seats": seats,
        "games": games,
        "seed": seed,
        **figures(played),
        "actions_per_second": round(sum(one.actions for one in played) / seconds, 1),
        "options": options.model_dump(mode="json", exclude_defaults=True),
    }
    if game.contents is not None:
        found.update(meetings(Meetings.of(played), game.contents(game.pack)))
    return found


def play_games(
    game: AnyGame,
    options: Any,
    seats: int,
    player: str,
    games: int,
    seed: int,
    eyes: Mapping[str, Eyes[Any]] = EYES,
    processes: int = 1,
) -> Sequence[Finished]:
    """Play games number 0 … games-1 of a run and return them in order.

    Several processes know games by their id and see with everybody's eyes; only one of them takes others.
    """
    if processes == 1:
        return [play_game(game, options, seats, player, _seed(seed, number), eyes) for number in range(games)]
    jobs = [
        (game.id, options.model_dump_json(), seats, player, [_seed(seed, n) for n in range(first, games, processes)])
        for first in range(processes)
    ]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        shares = [share.result() for share in [pool.submit(_play_share, *job) for job in jobs]]
    return [shares[number % processes][number // processes] for number in range(games)]


def _play_share(game_id: str, options: str, seats: int, player: str, seeds: Sequence[bytes]) -> list[Finished]:
    """Play some games of a run in a process of its own."""
    game = GAMES[game_id]
    chosen = game.options.model_validate_json(options)
    return [play_game(game, chosen, seats, player, seed) for seed in seeds]


def play_game(
    game: AnyGame, options: Any, seats: int, player: str, seed: bytes, eyes: Mapping[str, Eyes[Any]] = EYES
) -> Finished:
    """Play one game with the same kind of player in every seat, each with a memory and random streams of its own."""
    rules, everyone = game.rules, seats_of(seats)
    who = players(game)[player]
    rng, streams = Rng(seed), {seat: Rng(seed, stream=b"player%d" % seat) for seat in everyone}
    looks = {seat: Rng(seed, stream=b"eyes%d" % seat) for seat in everyone}

    def remembered(state: Any, seat: Seat) -> Any:
        return unseeing(game, eyes, player, rules.seat_view(state, seat))

    met: set[Trace] = set()

    def saw(step: Step[Any, Any, Any]) -> None:
        if game.traces is not None:
            met.update(trace for event in step.public for trace in game.traces(event))

    first = rules.setup(options, everyone, rng)
    saw(first)
    state = first.state
    memories = {seat: who.start(remembered(state, seat)) for seat in everyone}
    for actions in range(MOST_ACTIONS):
        public = rules.public_view(state)
        status = rules.status(public)
        if status.outcome is not None:
            return _finished(game, options, seats, status.outcome, actions, public, frozenset(met))
        assert status.pending is not None, "a game that has not ended waits for somebody"
        seat = status.pending.seats[0]
        view = rules.seat_view(state, seat)
        seen = seen_by(game, eyes, player, view, looks[seat])
        action = who.choose(memories[seat], seen, rules.offers(view), streams[seat])
        step = act(rules, state, seat, action, rng)
        saw(step)
        state = step.state
        for other in everyone:
            memories[other] = who.observe(memories[other], remembered(state, other), *_received(step, other))
    return Finished(None, MOST_ACTIONS, None, met=frozenset(met))


def _finished(
    game: AnyGame, options: Any, seats: int, outcome: Outcome, actions: int, public: Any, met: frozenset[Trace]
) -> Finished:
    return Finished(
        outcome,
        actions,
        rounds=game.rounds(public) if game.rounds else None,
        badge=game.result(options, seats, outcome).badge,
        figures=game.figures(public) if game.figures else {},
        met=met,
    )


def _received(step: Step[Any, Any, Any], seat: Seat) -> tuple[Sequence[Any], Sequence[Any]]:
    """Return the public events of a step and those that reached the seat alone."""
    return step.public, tuple(event for to, event in step.private if to == seat)


def _seed(run: int, number: int) -> bytes:
    return hashlib.blake2b(f"{run}/{number}".encode(), digest_size=32).digest()


def positive(text: str) -> int:
    """Return a number of at least 1 from a command line."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _set_up(game: AnyGame, args: argparse.Namespace) -> tuple[Any, int]:
    """Return the options and the number of seats. Raises SetupError with the reason why they cannot be played."""
    try:
        options = game.options.model_validate_json(args.options)
    except ValidationError as error:
        faults = "; ".join(f"{'.'.join(map(str, e['loc'])) or 'options'}: {e['msg']}" for e in error.errors())
        raise SetupError(f"--options: {faults}") from None
    seats = args.seats or game.lobby.seat_range(options)[0]
    for setting in args.set:
        name, _, value = setting.partition("=")
        options = _changed(game, options, name, value, seats)
    if code := game.lobby.problem(options, seats):
        raise SetupError(_sentence(game, code))
    return options, seats


def _changed(game: AnyGame, options: Any, name: str, text: str, seats: int) -> Any:
    value: Value = int(text) if text.lstrip("-").isdecimal() else text
    try:
        return game.lobby.changed(options, name, value, seats)
    except Refused as refused:
        raise SetupError(f"--set {name}={text}: {_sentence(game, refused.code)}") from None


def _sentence(game: AnyGame, code: str) -> str:
    return Catalogue.load().say(game.text.refusal(code))
