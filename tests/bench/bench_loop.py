"""How late the event loop is while the painting processes never rest."""

import asyncio
import secrets
import statistics
import time

from bot.catalogue import Catalogue
from bot.rendering import RenderPool
from engine.core.game import seats_of
from engine.core.model import Model
from engine.core.play import act
from engine.core.players import RandomPlayer
from engine.core.rng import SEED_BYTES, Rng
from engine.games import GAMES

AIMS = {"lag_p99_ms": 5.0}
GAME = GAMES["lost_and_found"]
SECONDS = 6.0
TICK = 0.002
IN_FLIGHT = 4


def _views() -> list[Model]:
    """Return the public views of one random game."""
    rules, rng = GAME.rules, Rng(bytes(SEED_BYTES))
    player = RandomPlayer(rules.objection)
    state = rules.setup(GAME.options(), seats_of(2), rng).state
    views = [rules.public_view(state)]
    while (pending := rules.status(views[-1]).pending) is not None:
        view = rules.seat_view(state, pending.seats[0])
        state = act(rules, state, pending.seats[0], player.choose(None, view, rules.offers(view), rng), rng).state
        views.append(rules.public_view(state))
    return views


async def _lags(until: float) -> list[float]:
    lags = []
    while (before := time.perf_counter()) < until:
        await asyncio.sleep(TICK)
        lags.append(time.perf_counter() - before - TICK)
    return lags


async def _paint(pool: RenderPool, until: float) -> int:
    """Ask for one picture after the other; a nonce each keeps the cache out of it."""
    painted = 0
    say = Catalogue.load().say
    views = _views()
    while time.perf_counter() < until:
        view = views[painted % len(views)]
        painted += await pool.picture(GAME.id, "board", view, say, nonce=secrets.token_bytes(8)) is not None
    return painted


async def _measure() -> dict[str, float]:
    idle = await _lags(time.perf_counter() + SECONDS / 3)
    pool = RenderPool(1)
    await pool.start()
    try:
        await _paint(pool, time.perf_counter() + SECONDS / 3)  # warm
        until = time.perf_counter() + SECONDS
        busy, *painted = await asyncio.gather(_lags(until), *(_paint(pool, until) for _ in range(IN_FLIGHT)))
    finally:
        await pool.close()
    p99 = statistics.quantiles(busy, n=100)[98]
    return {
        "lag_p99_ms": p99 * 1000,
        "lag_p99_of_idle": p99 / statistics.quantiles(idle, n=100)[98],
        "pictures": float(sum(painted)),
    }


def measure() -> dict[str, float]:
    """Return the 99th percentile of the loop's lag while one process paints: in ms, and over that of an idle loop."""
    return asyncio.run(_measure())
