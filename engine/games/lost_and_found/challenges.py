"""The ten challenges by number, what a finished game is remembered by, and what a set-up can score.

A1.4 to A1.7 of the rule notes; badges LF-28, best lists LF-40.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.game import Result
from engine.core.model import evolve
from engine.core.protocol import Outcome
from engine.games.lost_and_found.deal import hints_dealt
from engine.games.lost_and_found.options import Options

MOST_BADGE_SEATS = 4
"""A badge is earned at tables of the rulebook's size only (LF-28)."""

_ON_3X4 = Options(rows=3, cols=4, kinds=4)

CHALLENGES: Mapping[int, Options] = MappingProxyType(
    {
        1: Options(challenge=1, rows=3, cols=3, kinds=3, hints=0, target=1),
        2: evolve(_ON_3X4, challenge=2, hints=0, target=3),
        3: evolve(_ON_3X4, challenge=3, hints=0, flip_own=True, target=2),
        4: Options(challenge=4, hints=1, target=8),
        5: Options(challenge=5, hints=0, always_swap=True, target=4),
        6: Options(challenge=6, hints=0, commit_both=True, target=6),
        7: evolve(_ON_3X4, challenge=7, hints=1, target=6),
        8: Options(challenge=8, hints=1, double=True),
        9: Options(challenge=9, rows=4, cols=5, kinds=5, hints=1, open_hints=True, target=6),
        10: Options(challenge=10, rows=5, cols=6, kinds=5, hints=0),
    }
)

BADGES = tuple(f"challenge-{number}" for number in CHALLENGES)

NEUTRAL = ("look_seconds", "max_seats", "ladder")
"""Settings that a challenge leaves free: a timer, the seats (counted at the end), and the order of the challenges."""


def badge_of(challenge: int) -> str:
    """Return the badge that a challenge earns."""
    return f"challenge-{challenge}"


def as_defined(options: Options) -> bool:
    """Whether a set-up is the challenge that it names, with no house rule but those that change nothing (LF-28)."""
    defined = CHALLENGES.get(options.challenge or 0)
    if defined is None:
        return False
    return options == evolve(defined, **{name: getattr(options, name) for name in NEUTRAL})


def passed(options: Options, outcome: Outcome) -> bool:
    """Whether a game was won with the score that its target asks for (LF-26)."""
    return outcome.score is not None and outcome.score >= (options.target or 1)


def greatest_score(options: Options, seats: int) -> int:
    """Return the greatest possible score (A1.4): every action before the declaration is a hint if there is one."""
    if options.declare_early:
        return options.cells
    actions = 2 if options.double else 1
    return options.cells - actions + min(actions, hints_dealt(options, seats))


COUNTED: Mapping[str, tuple[str, object]] = MappingProxyType(
    {
        "v1": ("commit_both", True),
        "v2": ("always_swap", True),
        "v3": ("flip_own", True),
        "v4": ("open_hints", True),
        "v5": ("random_counts", True),
        "double": ("double", True),
        "early": ("declare_early", True),
        "grid": ("hint_touch", "grid"),
        "least1": ("least_each", 1),
        "least2": ("least_each", 2),
    }
)
"""Settings that change what can be scored: the part of a best list's key that names one, and its value then."""


def board_of(options: Options, seats: int) -> str:
    """Return the key of the best list: set-ups with equal keys are comparable (LF-40).

    House rules that change what can be scored are part of it; those that are off are not named.
    """
    on = "+".join(key for key, (name, value) in COUNTED.items() if getattr(options, name) == value)
    grid = f"{options.rows}x{options.cols}-{options.kinds}"
    return f"{grid} h{options.hints} p{seats} {options.memory} {on}".rstrip()


def of_board(key: str) -> tuple[Options, int]:
    """Return a set-up and a number of seats whose best list has this key."""
    grid, hints, seats, memory, *on = key.split()
    rows, cols, kinds = (int(number) for number in grid.replace("x", "-").split("-"))
    switched = dict(COUNTED[part] for part in "".join(on).split("+") if part)
    values = {"rows": rows, "cols": cols, "kinds": kinds, "hints": int(hints[1:]), "memory": memory} | switched
    return evolve(Options(), **values), int(seats[1:])


def result(options: Options, seats: int, outcome: Outcome) -> Result:
    """Return what a finished game is remembered by."""
    earned = seats <= MOST_BADGE_SEATS and as_defined(options) and passed(options, outcome)
    return Result(
        board=board_of(options, seats),
        won=outcome.score is not None,
        score=outcome.score,
        badge=badge_of(options.challenge) if earned and options.challenge else None,
    )
