"""What a host may ask of a running bot, on a port of the own machine only: whether it is well, and how much it does.

Numbers of tables, clicks and pictures; no ids, no names, nothing of any game. Off unless a port is set.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LOOPBACK = "127.0.0.1"
SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the bot does its work. `well` is all that matters; the rest says what is wrong."""

    well: bool = False
    connected: bool = False
    watching: bool = False  # what is done in the background is being done
    drawing: bool = False
    servers: int = 0
    tables: int = 0  # lobbies and running games
    behind: int = 0  # tables whose newest board does not stand on Discord
    up_seconds: int = 0


class Meters:
    """What is counted while the bot runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._answers = Counter(
            "lost_property_answers", "Interactions answered, by how that went", ["how"], registry=self.registry
        )
        self._seconds = Histogram(
            "lost_property_answer_seconds", "From receipt to answer", buckets=SECONDS, registry=self.registry
        )
        self.health = Gauge("lost_property_health", "Numbers of the health check", ["what"], registry=self.registry)
        self._began = time.monotonic()

    def answered(self, how: str, seconds: float) -> None:
        """Count an interaction, by how it was answered (see cogs.arrivals), and in how many seconds."""
        self._answers.labels(how).inc()
        self._seconds.observe(seconds)

    @property
    def up_seconds(self) -> int:
        """For how long this has been counting."""
        return int(time.monotonic() - self._began)


class Monitor:
    """The two pages. `ask` gives the present health."""

    def __init__(self, meters: Meters, ask: Callable[[], Awaitable[Health]]) -> None:
        self._meters, self._ask = meters, ask
        self._runner: web.AppRunner | None = None

    async def start(self, port: int) -> int:
        """Answer on this port of the own machine (0: any free one) and return it. Raises OSError if it is taken."""
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, port).start()
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Answer no more."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _health(self, request: web.Request) -> web.Response:
        health = await self._ask()
        return web.json_response(asdict(health), status=200 if health.well else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        for what, value in asdict(await self._ask()).items():
            self._meters.health.labels(what).set(value)
        body = generate_latest(self._meters.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})
