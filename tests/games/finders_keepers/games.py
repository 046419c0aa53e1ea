"""Whole games of automatic players with perfect eyes, for tests of both games."""

from collections.abc import Iterator
from typing import Any

from engine.core.game import AnyGame, seats_of
from engine.core.play import act
from engine.core.protocol import Step
from engine.core.rng import Rng
from tests.contract.driver import seed


def sharp_game(game: AnyGame, options: Any, seats: int, number: int) -> Iterator[Step[Any, Any, Any]]:
    """Yield the deal and every step up to the end."""
    rules, rng, choices = game.rules, Rng(seed(number)), Rng(seed(number), stream=b"choices")
    step = rules.setup(options, seats_of(seats), rng)
    yield step
    while (pending := rules.status(rules.public_view(step.state)).pending) is not None:
        view = rules.seat_view(step.state, pending.seats[0])
        action = game.players["sharp"].choose(None, view, rules.offers(view), choices)
        step = act(rules, step.state, pending.seats[0], action, rng)
        yield step
