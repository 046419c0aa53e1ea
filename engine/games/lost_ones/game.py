"""Lost Ones, whole, with any pack."""

from collections.abc import Mapping
from typing import Literal

from engine.core.game import GameDef, Result, Trial
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.lost_ones.actions import ACTIONS, Action
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.checks import problems
from engine.games.lost_ones.checks.texts import text_problems, writing
from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.events import EVENTS, WHISPERS, Event
from engine.games.lost_ones.explorer import Explorer
from engine.games.lost_ones.foresight import foresee, shows
from engine.games.lost_ones.informed import Informed
from engine.games.lost_ones.lesson import LESSON
from engine.games.lost_ones.lobby import LostOnesLobby
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import Pack
from engine.games.lost_ones.players import Wanderer
from engine.games.lost_ones.rules import LostOnes
from engine.games.lost_ones.state import State
from engine.games.lost_ones.text import LostOnesText
from engine.games.lost_ones.traces import contents, traces
from engine.games.lost_ones.views import PublicView, SeatView, Table

LOBBY = LostOnesLobby()

DEADLINES: Mapping[str, float] = {
    "character": 1.0,
    "begin": 1.0,
    "turn": 1.0,
    "caretaker": 1.0,
    "follow": 0.25,
    "help": 0.25,
    "react": 0.25,
    "discard": 0.5,
    "recover": 0.5,
    "banes": 0.5,
    "lead": 0.5,
    "fight": 0.5,
    "assign": 0.5,
    "branch": 0.5,
}
"""Of a table's day: a turn takes it all, a reaction or a question of coming along six hours (LO-100)."""


def result(options: Options, seats: int, outcome: Outcome) -> Result:
    """Return what a finished game is remembered by: whether everybody came home."""
    return Result(board=LOBBY.board_of(options, seats), won=bool(outcome.winners), score=None)


def journal(options: Options) -> Literal["person", "group", "off"]:
    """Return whose journal keeps the pages (LO-93)."""
    return options.journal


def figures(view: PublicView) -> Mapping[str, float]:
    """Return what is worth a mean over many games."""
    table = view.table
    return {
        "tiles": len(table.placed),
        "encounters": len(table.done),
        "tokens": len(table.plots),
        "boons": sum(len(hero.boons) for hero in table.heroes),
        "banes": sum(len(hero.banes) for hero in table.heroes),
        "phase": table.phase,
    }


def turn_number(table: Table) -> int:
    """Return which turn of the night it is; what lies between two turns belongs to the one before."""
    before = len(table.heroes) * (table.round - 1)
    return before + sum(hero.acted for hero in table.heroes) + int(table.hero is not None)


TRIALS = (Trial("greedy", 2000, least=0.03, most=0.2), Trial("informed", 2000, least=0.7))
"""What the balance is measured by: whoever explores wins seldom, whoever knows the book mostly (E4).

Those who know it make for a Gateway by lot: a fifth of them for each.
"""


def lost_ones(pack: Pack) -> GameDef[Options, State, Action, Event, Model, PublicView, SeatView]:
    """Return the game, played with a pack."""
    book = Book(pack)
    rules = LostOnes(book)
    return GameDef(
        id="lost_ones",
        prefix="lo",
        rules=rules,
        lobby=LOBBY,
        text=LostOnesText(),
        players={"random": Wanderer(rules.objection), "greedy": Explorer(), "informed": Informed(book)},
        options=Options,
        state=State,
        actions=ACTIONS,
        events=EVENTS,
        whispers=WHISPERS,
        result=result,
        default_player="greedy",
        deadlines=DEADLINES,
        rounds=lambda view: view.table.round,
        turn=lambda view: turn_number(view.table),
        figures=figures,
        lesson=LESSON,
        foresee=foresee,
        shows=shows,
        pack=pack,
        with_pack=lost_ones,
        journal=journal,
        faults=lambda pack: (*problems(pack), *text_problems(pack)),
        writing=writing,
        contents=contents,
        traces=traces,
        walkers={f"informed-{gateway.id}": Informed(book, gateway.id) for gateway in pack.gateways},
        trials=TRIALS,
    )


LOST_ONES = lost_ones(load_pack())
