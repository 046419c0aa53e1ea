"""Seeded games for the contract tests: random players, now and then a lapse, somebody leaving or joining."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.game import AnyGame, seats_of
from engine.core.ids import Seat
from engine.core.play import act
from engine.core.players import RandomPlayer
from engine.core.protocol import Concede, HandOver, Join, Lapse, Leave, Status, Step
from engine.core.rng import Rng


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


@dataclass(frozen=True)
class Moment:
    """One step of a game: `before` and the action are None at the deal. `cursor` is the stream's before the action."""

    before: Any
    actor: Seat | None
    action: Any
    step: Step[Any, Any, Any]
    cursor: int


@dataclass(frozen=True)
class Setup:
    """One game to play. `unrest`: one action in so many is the table's or a wish to give up; 0 never.

    `patience`: how often an action that would end the game is chosen anew, so that games are not all short.
    `helper`: the automatic player, one without a memory, that chooses about every other action.
    """

    options: Any
    seats: int
    number: int = 1
    unrest: int = 0
    patience: int = 4
    limit: int = 600
    helper: str | None = None


def _table_action(status: Status, rng: Rng) -> Any:
    """Return a lapse, or somebody leaving (not the last one), joining or handing a seat over."""
    what = rng.below(4)
    if what == 0 and len(status.seated) > 1:
        return Leave(seat=rng.choice(status.seated))
    if what == 1 and status.vacant:
        return Join(seat=rng.choice(status.vacant))
    if what == 2:
        return HandOver(seat=rng.choice(status.seated))
    assert status.pending is not None
    return Lapse(decision=status.pending.id)


def _giving_up(game: AnyGame, state: Any, status: Status) -> Seat | None:
    for seat in status.seated:
        if any(isinstance(offer.action, Concede) for offer in game.rules.offers(game.rules.seat_view(state, seat))):
            return seat
    return None


def _next(game: AnyGame, state: Any, status: Status, setup: Setup, rng: Rng) -> tuple[Seat | None, Any]:
    assert status.pending is not None
    if setup.unrest and rng.below(setup.unrest) == 0:
        if rng.below(5) == 0 and (seat := _giving_up(game, state, status)) is not None:
            return seat, Concede()
        return None, _table_action(status, rng)
    late = status.pending.also and rng.below(8) == 0
    seat = rng.choice(status.pending.also if late else status.pending.seats)
    view = game.rules.seat_view(state, seat)
    for _ in range(setup.patience):
        action = _chosen(game, view, setup, rng)
        if not _ends(game, state, seat, action):
            return seat, action
    return seat, _chosen(game, view, setup, rng)


def _chosen(game: AnyGame, view: Any, setup: Setup, rng: Rng) -> Any:
    helped = setup.helper is not None and rng.below(2) == 0
    player = game.players[setup.helper] if helped and setup.helper else RandomPlayer(game.rules.objection)
    return player.choose(player.start(view), view, game.rules.offers(view), rng)


def _ends(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Whether an action would end the game."""
    after = act(game.rules, state, seat, action, Rng(seed(0))).state
    return game.rules.status(game.rules.public_view(after)).outcome is not None


def play(game: AnyGame, setup: Setup, watch: Callable[[Moment], None] = lambda moment: None) -> Any:
    """Play one game to its end or the limit and return the last state; `watch` sees every step, the deal first."""
    rng, choices = Rng(seed(setup.number)), Rng(seed(setup.number), stream=b"choices")
    step = game.rules.setup(setup.options, seats_of(setup.seats), rng)
    watch(Moment(None, None, None, step, 0))
    for _ in range(setup.limit):
        state = step.state
        status = game.rules.status(game.rules.public_view(state))
        if status.outcome is not None:
            break
        actor, action = _next(game, state, status, setup, choices)
        cursor = rng.cursor
        step = act(game.rules, state, actor, action, rng)
        watch(Moment(state, actor, action, step, cursor))
    return step.state
