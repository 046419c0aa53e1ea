"""The report on a game's balance: its targets, whether they are met, and the tables as Markdown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tally import Meetings
from engine.core.game import Trial

MOST_UNFINISHED = 0.01
"""The share of games that may stop at the step limit."""
MOST_FOR_ONE_REASON = 0.6
"""The share of the losses that one reason may have, where there are enough to tell."""
ENOUGH_LOSSES = 20


@dataclass(frozen=True, slots=True)
class Row:
    """The games of one trial with one number of seats; `figures` are those of `bot.tally`, and which row it is."""

    trial: Trial
    figures: Mapping[str, Any]
    meetings: Meetings

    @property
    def name(self) -> str:
        """The row in words."""
        return f"{self.trial.player}, {self.figures['seats']} seats"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A target, and whether it is met."""

    met: bool
    sentence: str


def verdicts(found: Mapping[str, Any], rows: Sequence[Row]) -> Iterator[Verdict]:
    """Yield every target: shares of wins, losses and stops of each row, and that everything was met."""
    for row in rows:
        yield from _of_row(row)
    for kind, ids in found.get("never", {}).items():
        missing = f"never: {', '.join(ids)}" if ids else "all"
        yield Verdict(not ids, f"every {kind} is met: {missing}")


def _of_row(row: Row) -> Iterator[Verdict]:
    rate, trial = row.figures["win_rate"], row.trial
    yield Verdict(
        trial.least <= rate <= trial.most,
        f"{row.name}: wins {rate:.1%}; {trial.least:.0%} to {trial.most:.0%} are wanted",
    )
    losses, games = row.figures["loss_reasons"], row.figures["games"]
    total = sum(losses.values())
    if total >= ENOUGH_LOSSES:
        reason = max(losses, key=lambda name: losses[name])
        share = losses[reason] / total
        yield Verdict(
            share <= MOST_FOR_ONE_REASON,
            f"{row.name}: {share:.0%} of {total} losses are {reason}; at most {MOST_FOR_ONE_REASON:.0%} are wanted",
        )
    stopped = row.figures["unfinished"] / games
    yield Verdict(stopped <= MOST_UNFINISHED, f"{row.name}: {stopped:.1%} stop at the step limit")


def written(found: Mapping[str, Any], rows: Sequence[Row]) -> str:
    """Return the report as Markdown."""
    parts = [f"# Balance of `{found['game']}`", _how(found), _games(rows)]
    parts += ["## Targets", _table(("target", "met"), [(v.sentence, _yes(v.met)) for v in verdicts(found, rows)])]
    if "met" in found:
        parts += ["## What was met", _meetings(found)]
        parts += ["## Choices", CHOICES]
        parts += [_choices(player, sides) for player, sides in found["choices"].items()]
    return "\n\n".join(parts) + "\n"


CHOICES = (
    "Of each two ways of which a table can take only one: in how many games it was taken, and the share of these that "
    "were won."
)


def _how(found: Mapping[str, Any]) -> str:
    games: dict[str, int] = {row["player"]: row["games"] for row in found["rows"]}
    numbers = " ".join(f"{player}={n}" for player, n in games.items())
    return (
        f"Written by `make balance ARGS='--seed {found['seed']} --games {numbers}'`. The first table says what was "
        "played; the same figures as a program reads them stand beside this file."
    )


def _games(rows: Sequence[Row]) -> str:
    """Return a line for each row; losses as shares of the losses."""
    reasons = sorted({reason for row in rows for reason in row.figures["loss_reasons"]})
    names = list(rows[0].figures["figures"]) if rows else []
    head = ("player", "seats", "games", "win %", *(f"{r} %" for r in reasons), "stopped", "rounds", *names)
    return _table(head, [_line(row, reasons, names) for row in rows])


def _line(row: Row, reasons: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    losses = row.figures["loss_reasons"]
    total = sum(losses.values())
    shares = (f"{100 * losses.get(reason, 0) / total:.0f}" if total else "" for reason in reasons)
    means = (_number(row.figures["figures"].get(name)) for name in names)
    first = (row.trial.player, str(row.figures["seats"]), str(row.figures["games"]))
    wins = f"{100 * row.figures['win_rate']:.1f}"
    return (*first, wins, *shares, str(row.figures["unfinished"]), _number(row.figures["mean_rounds"]), *means)


def _meetings(found: Mapping[str, Any]) -> str:
    lines = []
    for kind, times in found["met"].items():
        never, rare = found["never"][kind], found["rare"][kind]
        seldom = ", ".join(f"{id} ({times[id]})" for id in rare)
        lines.append((kind, str(len(times)), str(len(times) - len(never)), ", ".join(never), seldom))
    return _table(("kind", "there are", "met", "never met", "in less than 1 % of games"), lines)


def _choices(player: str, choices: Sequence[Mapping[str, Mapping[str, Any]]]) -> str:
    lines = [tuple(part for id, side in sides.items() for part in _side(id, side)) for sides in choices]
    return f"### {player}\n\n" + _table(("one", "taken", "won %", "other", "taken", "won %"), lines)


def _side(id: str, side: Mapping[str, Any]) -> tuple[str, str, str]:
    rate = side["win_rate"]
    return id, str(side["taken"]), "" if rate is None else f"{100 * rate:.0f}"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


def _yes(met: bool) -> str:
    return "yes" if met else "**no**"


def _table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    rows = (head, ["---"] * len(head), *lines)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
