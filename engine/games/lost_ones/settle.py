"""When a night ends (A4.4, A4.5): Gateway, caught, clock, story, an empty hand, nobody can do anything."""

from typing import get_args

from engine.core.events import Ended
from engine.core.protocol import Outcome
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import Outcome as Effect
from engine.games.lost_ones.effects import Win
from engine.games.lost_ones.locks import walk
from engine.games.lost_ones.state import Doom
from engine.games.lost_ones.turn_offers import trapped
from engine.games.lost_ones.work import Fork, Results, Work

DOOMS: tuple[Doom, ...] = get_args(Doom)


def end(d: Draft, reason: str) -> None:
    """End the game. Won or lost, it is the same for everybody."""
    won = reason == "gateway"
    owners = tuple(sorted({body.owner for body in d.heroes}))
    d.outcome = Outcome(reason=reason, winners=owners if won else ())
    d.gateway = d.won if won else None
    d.ask, d.lapsed, d.minded, d.work = None, False, False, []
    d.decision += 1
    d.say(Ended(outcome=d.outcome), reveals=True)


def doomed(d: Draft) -> bool:
    """End the game at once where it is lost, unless what is still to come may open a Gateway (LO-70, LO-85)."""
    if not (d.dooms or (d.options.strict_hand and _empty(d))) or d.won is not None or _may_win(d):
        return False
    settle(d, complete=True)
    return True


def settle(d: Draft, *, complete: bool = False) -> None:
    """See whether the game has ended; not in the midst of a result, whose rewards count (LO-73)."""
    if not complete and any(isinstance(frame, Results) for frame in d.work):
        return
    if d.won is not None:
        end(d, "gateway")
    elif d.dooms:
        end(d, min(d.dooms, key=DOOMS.index))
    elif _empty(d):
        end(d, "hand")


def settle_turn(d: Draft) -> None:
    """See whether the game has ended after a whole action: also because nobody has anything to do (LO-87)."""
    settle(d, complete=True)
    if d.outcome is None and not _way_out(d) and trapped(d.view()):
        end(d, "trapped")


def _empty(d: Draft) -> bool:
    return any(not body.hand for body in d.heroes)


def _way_out(d: Draft) -> bool:
    """Whether somebody can plainly walk: the quick half of the search."""
    for body in d.heroes:
        tile = d.tile(body.tile)
        for side, exit_ in tile.sides.items():
            if (
                (exit_.lock is None or f"{tile.key}:{side}" in d.unlocked)
                and exit_.to != d.nightmare
                and d.key(exit_.to)
            ):
                return True
    return False


def _may_win(d: Draft) -> bool:
    return any(isinstance(outcome, Win) for frame in d.work for outcome in walk(_outcomes(frame)))


def _outcomes(frame: Work) -> tuple[Effect, ...]:
    match frame:
        case Results(outcomes=outcomes):
            return outcomes
        case Fork(of=of):
            return tuple(outcome for branch in of for outcome in branch.outcomes)
        case _:
            return ()
