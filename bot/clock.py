"""Time, passed in wherever it matters, so that tests and the simulated Discord set it."""

import time
from typing import Protocol

DISCORD_EPOCH = 1_420_070_400.0
"""Unix seconds at which Discord's ids begin to count."""


class Clock(Protocol):
    """What tells the time. It must be Discord's time: ids of interactions are compared with it."""

    def now(self) -> float:
        """Return Unix seconds."""
        ...


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        """Return Unix seconds."""
        return time.time()


def snowflake(at: float) -> int:
    """Return the smallest Discord id of the millisecond nearest to the Unix time `at`."""
    return max(0, round((at - DISCORD_EPOCH) * 1000)) << 22
