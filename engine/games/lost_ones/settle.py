"""When a night ends (A4.4, A4.5): Gateway, caught, clock, story, an empty hand, nobody can do anything."""

from typing import get_args

from engine.core.events import Ended
from engine.core.model import evolve
from engine.core.protocol import Outcome
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import Choose, GainPlot, SetFlag, Transform, Unlock, When, Win
from engine.games.lost_ones.state import Doom
from engine.games.lost_ones.turn_offers import trapped
from engine.games.lost_ones.work import Fork, Results, Struggle, Work

DOOMS: tuple[Doom, ...] = get_args(Doom)
QUIET = (SetFlag, GainPlot, Unlock, Transform)
"""What asks nobody and takes nothing."""
LEFT = (Choose, When, SetFlag, GainPlot, Win)
"""What of a result is still done when the night is lost."""


def end(d: Draft, reason: str) -> None:
    """End the game. Won or lost, it is the same for everybody."""
    won = reason == "gateway"
    owners = tuple(sorted({body.owner for body in d.heroes}))
    d.outcome = Outcome(reason=reason, winners=owners if won else ())
    d.gateway = d.won if won else None
    _put_foes_back(d)
    d.ask, d.lapsed, d.minded, d.work = None, False, False, []
    d.decision += 1
    d.say(Ended(outcome=d.outcome), reveals=True)


def doomed(d: Draft) -> bool:
    """End the game at once where it is lost, but for the choices that a result still has (LO-70, LO-85).

    One of them may open a Gateway: if they were left out only where none does, that would tell.
    """
    if d.won is not None:
        return False
    if d.dooms:
        _leave_off(d)
    lost = bool(d.dooms) and not d.work
    out_of_breath = d.options.strict_hand and _empty(d) and not _opens_now(d)
    if lost or out_of_breath:
        settle(d, complete=True)
    return d.outcome is not None


def _leave_off(d: Draft) -> None:
    """Leave off everything but choices and what the story still gives: nothing else matters to a lost night."""
    work: list[Work] = []
    for frame in d.work:
        if isinstance(frame, Fork):
            work.append(frame)
        elif isinstance(frame, Results):
            left = tuple(outcome for outcome in frame.outcomes if isinstance(outcome, LEFT))
            if left:
                work.append(frame if left == frame.outcomes else evolve(frame, outcomes=left))
    _put_foes_back(d)
    d.work = work


def _put_foes_back(d: Draft) -> None:
    """Put the foes of all unfinished fights under their deck."""
    d.foe_deck += tuple(frame.foe for frame in d.work if isinstance(frame, Struggle))


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


def _opens_now(d: Draft) -> bool:
    """Whether the next thing that anybody could notice is a Gateway that opens."""
    frame = d.work[-1] if d.work else None
    outcomes = frame.outcomes if isinstance(frame, Results) else ()
    return isinstance(next((outcome for outcome in outcomes if not isinstance(outcome, QUIET)), None), Win)
