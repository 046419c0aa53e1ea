"""Points and winners (rulebook, Ending the Game and Scoring)."""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.games.finders_keepers_expert.events import Score
from engine.games.finders_keepers_expert.state import State


def scores(state: State) -> tuple[Score, ...]:
    """Return what every seat has captured in this game; whoever left keeps its cards (FK-35)."""
    return tuple(
        Score(seat=Seat(seat), cards=len(cards), seymours=sum(card.picture.seymour for card in cards))
        for seat, cards in enumerate(state.captured)
    )


def added(a: Sequence[Score], b: Sequence[Score]) -> tuple[Score, ...]:
    """Return the sums of two games, by seat; nothing may stand for a game."""
    if not a or not b:
        return tuple(a or b)
    return tuple(
        Score(seat=x.seat, cards=x.cards + y.cards, seymours=x.seymours + y.seymours) for x, y in zip(a, b, strict=True)
    )


def winners(of: Sequence[Score], seated: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return who has the most points, then the most Seymour cards; still equal, they share (FK-31)."""
    here = [score for score in of if score.seat in seated]
    best = max((score.points, score.seymours) for score in here)
    return tuple(score.seat for score in here if (score.points, score.seymours) == best)
