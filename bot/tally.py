"""What many simulated games come to: figures, what was met and what never, how choices went."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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


def meetings(played: Sequence[Finished], contents: Contents) -> dict[str, Any]:
    """Return, of all that there is to meet, what was met how often, never, or rarely, and how choices went."""
    times = Counter(trace for one in played for trace in one.met)
    kinds = contents.ids.items()
    few = RARE * len(played)
    return {
        "met": {kind: {id: times[kind, id] for id in ids} for kind, ids in kinds},
        "never": {kind: [id for id in ids if not times[kind, id]] for kind, ids in kinds},
        "rare": {kind: [id for id in ids if 0 < times[kind, id] < few] for kind, ids in kinds},
        "choices": list(choices(played, contents)),
    }


def choices(played: Sequence[Finished], contents: Contents) -> Iterator[dict[str, dict[str, Any]]]:
    """Yield for each choice its sides: in how many games each was taken, and the share of these that was won."""
    for kind, ids in contents.choices:
        sides = {}
        for id in ids:
            taken = [one.won for one in played if (kind, id) in one.met]
            sides[id] = {"taken": len(taken), "win_rate": mean([float(won) for won in taken])}
        yield sides


def mean(numbers: Sequence[float]) -> float | None:
    """Return the mean to three places, None of nothing."""
    return round(sum(numbers) / len(numbers), 3) if numbers else None
