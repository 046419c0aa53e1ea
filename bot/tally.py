"""What many simulated games come to: figures, what was met and what never, how choices went."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import Contents
from engine.core.protocol import Outcome

RARE = 0.01
"""What is met in a smaller share of games is told of as rare."""

Trace = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Finished:
    """One game that was played: `outcome` is None if it did not end, `rounds` None if the game has none.

    `figures` are the game's own; `met` is what it came upon, as (kind, id).
    """

    outcome: Outcome | None
    actions: int
    rounds: int | None
    badge: str | None = None
    figures: Mapping[str, float] = field(default_factory=dict)
    met: frozenset[Trace] = frozenset()

    @property
    def won(self) -> bool:
        """Whether it ended well."""
        return self.outcome is not None and bool(self.outcome.winners)


def figures(played: Sequence[Finished]) -> dict[str, Any]:
    """Return the figures of any game."""
    ended = [one.outcome for one in played if one.outcome is not None]
    won = [outcome for outcome in ended if outcome.winners]
    scores = [outcome.score for outcome in won if outcome.score is not None]
    rounds = [one.rounds for one in played if one.rounds is not None]
    names = next((tuple(one.figures) for one in played if one.figures), ())
    return {
        "wins": len(won),
        "win_rate": round(len(won) / len(played), 4),
        "mean_score": mean(scores),
        "best_score": max(scores, default=None),
        "scores": dict(sorted(Counter(scores).items())),
        "badges": dict(Counter(one.badge for one in played if one.badge is not None)),
        "mean_rounds": mean(rounds),
        "figures": {name: mean([one.figures[name] for one in played if one.figures]) for name in names},
        "mean_actions": mean([one.actions for one in played]),
        "loss_reasons": dict(Counter(outcome.reason for outcome in ended if not outcome.winners)),
        "unfinished": len(played) - len(ended),
    }


@dataclass(frozen=True, slots=True)
class Meetings:
    """What many games came upon: in how many of them each thing was met, and how many of these were won."""

    games: int
    met: Mapping[Trace, int]
    won: Mapping[Trace, int]

    @classmethod
    def of(cls, played: Sequence[Finished]) -> "Meetings":
        """Count what games have met."""
        return cls(
            len(played),
            Counter(trace for one in played for trace in one.met),
            Counter(trace for one in played if one.won for trace in one.met),
        )

    @classmethod
    def together(cls, some: Iterable["Meetings"]) -> "Meetings":
        """Return the sum of several."""
        games, met, won = 0, Counter[Trace](), Counter[Trace]()
        for one in some:
            games += one.games
            met.update(one.met)
            won.update(one.won)
        return cls(games, met, won)


def meetings(found: Meetings, contents: Contents) -> dict[str, Any]:
    """Return, of all that there is to meet, what was met how often, never, or rarely, and how choices went."""
    kinds, times, few = contents.ids.items(), found.met, RARE * found.games
    return {
        "met": {kind: {id: times.get((kind, id), 0) for id in ids} for kind, ids in kinds},
        "never": {kind: [id for id in ids if not times.get((kind, id))] for kind, ids in kinds},
        "rare": {kind: [id for id in ids if 0 < times.get((kind, id), 0) < few] for kind, ids in kinds},
        "choices": list(choices(found, contents)),
    }


def choices(found: Meetings, contents: Contents) -> Iterator[dict[str, dict[str, Any]]]:
    """Yield for each choice its sides: in how many games each was taken, and the share of these that was won."""
    for kind, ids in contents.choices:
        sides = {}
        for id in ids:
            taken, won = found.met.get((kind, id), 0), found.won.get((kind, id), 0)
            sides[id] = {"taken": taken, "win_rate": round(won / taken, 3) if taken else None}
        yield sides


def mean(numbers: Sequence[float]) -> float | None:
    """Return the mean to three places, None of nothing."""
    return round(sum(numbers) / len(numbers), 3) if numbers else None
