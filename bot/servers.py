"""What may be known of a server: what its managers have set, and what was played there.

Like the types of `bot.publication` these leave the service.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import Field

from engine.core.model import Model

Threads = Literal["allowed", "always", "never"]
ReminderPolicy = Literal["both", "one", "none"]
MOST_CHANNELS = 25


class ServerSettings(Model):
    """What the managers of a server have set; the defaults hold where they have not. Stored as JSON."""

    channels: tuple[int, ...] = Field((), max_length=MOST_CHANNELS)  # where games may start; empty: everywhere
    most_tables: Literal[1, 2, 3, 5, 10] | None = None  # open in one channel and its threads at a time; None: any
    threads: Threads = "allowed"  # whether a table may, must or must not have a thread of its own
    language: str | None = Field(None, pattern="^[a-z]{2,3}(-[A-Z0-9]{2,3})?$")  # None: the server's own
    reminders: ReminderPolicy = "both"
    statistics: bool = True


@dataclass(frozen=True, slots=True)
class Best:
    """One entry of a best list: the people who won; none of them if only automatic players did."""

    board: str
    score: int | None
    winner_ids: tuple[int, ...]
    ended_at: float


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games somebody has played to the end, and won."""

    user_id: int
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Tallies:
    """How many games were played to the end, how many of them somebody won, and by whom, the most wins first."""

    games: int = 0
    won: int = 0
    people: tuple[Tally, ...] = ()


@dataclass(frozen=True, slots=True)
class Records:
    """A server's records of one game: best scores per set-up, badges, games played and won.

    Tables with automatic players have lists and numbers of their own and earn no badges.
    """

    best: Mapping[str, tuple[Best, ...]]
    badges: Mapping[str, float]  # badge -> when it was first earned
    with_automatic: Mapping[str, tuple[Best, ...]] = field(default_factory=dict)
    tallies: Tallies = Tallies()
    tallies_with_automatic: Tallies = Tallies()


@dataclass(frozen=True, slots=True)
class SettingChange:
    """One change of a server's settings: who (None: somebody who was erased), when (Unix seconds), what, to what."""

    user_id: int | None
    at: float
    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class SetUp:
    """How often a set-up was played to the end, and won."""

    board: str
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """What was played of one game on one server in some time. `seconds`: how long a game takes, on average.

    `set_ups` and `people` are those with the most games.
    """

    kind: str
    opened: int
    ended: int
    won: int
    seconds: float | None
    set_ups: tuple[SetUp, ...]
    people: tuple[Tally, ...]
