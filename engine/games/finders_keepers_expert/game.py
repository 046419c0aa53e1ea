"""Finders Keepers Expert, whole."""

from collections.abc import Mapping

from engine.core.game import GameDef, Result
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.finders_keepers.players import ACUITY
from engine.games.finders_keepers_expert.actions import ACTIONS, Action
from engine.games.finders_keepers_expert.events import EVENTS, WHISPERS, Event
from engine.games.finders_keepers_expert.foresight import foresee, shows
from engine.games.finders_keepers_expert.lesson import LESSON
from engine.games.finders_keepers_expert.lobby import FindersKeepersExpertLobby
from engine.games.finders_keepers_expert.options import Options
from engine.games.finders_keepers_expert.players import Guesser, Hunter
from engine.games.finders_keepers_expert.rules import FindersKeepersExpert
from engine.games.finders_keepers_expert.state import State
from engine.games.finders_keepers_expert.text import FindersKeepersExpertText
from engine.games.finders_keepers_expert.upgrades import who_began
from engine.games.finders_keepers_expert.views import PublicView, SeatView

RULES, LOBBY = FindersKeepersExpert(), FindersKeepersExpertLobby()


def result(options: Options, seats: int, outcome: Outcome) -> Result:
    """Return what a finished game is remembered by: the winner's points."""
    return Result(board=LOBBY.board_of(options, seats), won=bool(outcome.winners), score=outcome.score)


def figures(view: PublicView) -> Mapping[str, float]:
    """Return what is worth a mean over many games: cards captured, tiles left, shared wins, the first seat's wins."""
    table, scores = view.table, view.scores
    assert table.outcome is not None, "figures are those of an ended game"
    assert scores is not None, "the end shows all scores"
    winners = table.outcome.winners
    return {
        "captured": sum(score.cards for score in scores),
        "tiles_left": sum(place.stack for place in table.places),
        "joint_wins": len(winners) > 1,
        "first_seat_wins": table.first in winners,
    }


FINDERS_KEEPERS_EXPERT: GameDef[Options, State, Action, Event, Model, PublicView, SeatView] = GameDef(
    id="finders_keepers_expert",
    prefix="fx",
    rules=RULES,
    lobby=LOBBY,
    text=FindersKeepersExpertText(),
    players={"random": Guesser(RULES.objection), "easy": Hunter(), "steady": Hunter(), "sharp": Hunter()},
    options=Options,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    whispers=WHISPERS,
    result=result,
    default_player="steady",
    deadlines={"turn": 1.0},
    rounds=lambda view: view.table.turn,
    turn=lambda view: (view.table.leg, view.table.turn),
    figures=figures,
    lesson=LESSON,
    foresee=foresee,
    shows=shows,
    schema=2,
    upgrades={1: who_began},
    acuity=ACUITY,
)
