"""Playout moves per second through the protocol, checked and unchecked, as a share of the bare-tuple version's."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.game import AnyGame, seats_of
from engine.core.play import act
from engine.core.protocol import Concede
from engine.core.rng import SEED_BYTES, Rng
from engine.games import GAMES
from engine.games.lost_and_found.actions import Declare
from tests.bench.bare import playout as bare_playout

AIMS = {"checked_of_bare": 0.05, "unchecked_of_bare": 0.08}
SEATS = 4


def protocol_playout(game: AnyGame, random: Random, *, checked: bool) -> int:
    """Play one random game through views, offers and (if checked) `act`; return the number of moves.

    Like the bare version it plays to the last card: nobody declares or concedes.
    """
    rules: Any = game.rules
    rng = Rng(random.randbytes(SEED_BYTES))
    state = rules.setup(game.options(), seats_of(SEATS), rng).state
    moves = 0
    while (pending := rules.status(rules.public_view(state)).pending) is not None:
        seat = pending.seats[int(random.random() * len(pending.seats))]
        offers = [o for o in rules.offers(rules.seat_view(state, seat)) if type(o.action) not in (Concede, Declare)]
        action = offers[int(random.random() * len(offers))].action
        step = act(rules, state, seat, action, rng) if checked else rules.apply(state, seat, action, rng)
        state = step.state
        moves += 1
    return moves


def speed(play: Callable[[Random], int], games: int, seed: int) -> float:
    """Return moves per second over so many games."""
    random = Random(seed)
    start = time.perf_counter()
    moves = sum(play(random) for _ in range(games))
    return moves / (time.perf_counter() - start)


def measure(rounds: int = 5) -> dict[str, float]:
    """Return medians of ratios, the three versions taken in turn in every round."""
    game = GAMES["lost_and_found"]
    checked, unchecked = [], []
    for i in range(rounds):
        bare = speed(lambda random: bare_playout(random, SEATS)[0], 300, i)
        checked.append(speed(lambda random: protocol_playout(game, random, checked=True), 25, i) / bare)
        unchecked.append(speed(lambda random: protocol_playout(game, random, checked=False), 25, i) / bare)
    return {
        "checked_of_bare": sorted(checked)[rounds // 2],
        "unchecked_of_bare": sorted(unchecked)[rounds // 2],
    }
