"""Lost & Found, whole."""

from engine.core.game import GameDef
from engine.core.players import RandomPlayer
from engine.games.lost_and_found.actions import ACTIONS, Action
from engine.games.lost_and_found.challenges import BADGES, result
from engine.games.lost_and_found.events import EVENTS, WHISPERS, Event, Saw
from engine.games.lost_and_found.foresight import foresee, shows
from engine.games.lost_and_found.keen import Keen
from engine.games.lost_and_found.lesson import LESSON
from engine.games.lost_and_found.lobby import LostAndFoundLobby
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.rules import LostAndFound
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.text import LostAndFoundText
from engine.games.lost_and_found.views import PublicView, SeatView

RULES = LostAndFound()

LOST_AND_FOUND: GameDef[Options, State, Action, Event, Saw, PublicView, SeatView] = GameDef(
    id="lost_and_found",
    prefix="lf",
    rules=RULES,
    lobby=LostAndFoundLobby(),
    text=LostAndFoundText(),
    players={"random": RandomPlayer(RULES.objection), "keen": Keen()},
    options=Options,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    whispers=WHISPERS,
    result=result,
    default_player="keen",
    deadlines={"turn": 1.0, "caretaker": 1.0, "vote": 1.0},
    badges=BADGES,
    rounds=lambda view: view.table.round,
    foresee=foresee,
    shows=shows,
    turn=lambda view: view.table.turn,
    lesson=LESSON,
)
