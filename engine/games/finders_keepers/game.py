"""Finders Keepers, whole."""

from collections.abc import Mapping

from engine.core.game import GameDef, Result
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.finders_keepers.actions import ACTIONS, Action
from engine.games.finders_keepers.events import EVENTS, WHISPERS, Event
from engine.games.finders_keepers.lesson import LESSON
from engine.games.finders_keepers.lobby import FindersKeepersLobby
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.players import ACUITY, Guesser, Spotter
from engine.games.finders_keepers.rules import FindersKeepers
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.text import FindersKeepersText
from engine.games.finders_keepers.views import PublicView, SeatView

RULES, LOBBY = FindersKeepers(), FindersKeepersLobby()


def result(options: Options, seats: int, outcome: Outcome) -> Result:
    """Return what a finished game is remembered by. A race has winners and no score that tables could compare."""
    return Result(board=LOBBY.board_of(options, seats), won=bool(outcome.winners), score=None)


def figures(view: PublicView) -> Mapping[str, float]:
    """Return what is worth a mean over many games: tiles turned, cards collected, whether several won together."""
    table = view.table
    assert table.outcome is not None, "figures are those of an ended game"
    winners = table.outcome.winners
    return {
        "tiles": len(table.closed),
        "collected": sum(place.keepers for place in table.places),
        "joint_wins": len(winners) > 1,
    }


FINDERS_KEEPERS: GameDef[Options, State, Action, Event, Model, PublicView, SeatView] = GameDef(
    id="finders_keepers",
    prefix="fk",
    rules=RULES,
    lobby=LOBBY,
    text=FindersKeepersText(),
    players={"random": Guesser(RULES.objection), "easy": Spotter(), "steady": Spotter(), "sharp": Spotter()},
    options=Options,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    whispers=WHISPERS,
    result=result,
    default_player="steady",
    deadlines={"search": 1.0, "reveal": 1.0},
    rounds=lambda view: len(view.table.closed),
    turn=lambda view: len(view.table.closed),
    figures=figures,
    lesson=LESSON,
    acuity=ACUITY,
)
