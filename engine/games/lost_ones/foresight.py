"""What a seat may plan for its hero's next turn: to begin it, steps over the map as it lies, one deed, its end."""

from collections.abc import Sequence

from engine.core.events import Conceding, SeatLeft, SeatTaken
from engine.core.model import evolve
from engine.games.lost_ones.actions import Action, Begin, Move
from engine.games.lost_ones.asks import AskBegin, AskTurn
from engine.games.lost_ones.events import (
    CardsDiscarded,
    CardsRecovered,
    CharacterChosen,
    Event,
    FightWish,
    HelpRefused,
    Lapsed,
    Moved,
    Paid,
    RoundBegan,
    Stayed,
    TalentUsed,
    TextPlayed,
    Traded,
    TurnBegan,
    TurnEnded,
)
from engine.games.lost_ones.views import Hero, PublicView, SeatView, Table


def foresee(view: SeatView, before: Sequence[Action]) -> SeatView | None:
    """Return the seat's view as its hero may begin its turn, or in that turn after some steps over placed tiles.

    What any other action would lead to cannot be known. None while the hero is on turn, before there are characters,
    and for a seat that plays two: it is always awaited itself.
    """
    table = view.public.table
    mine = [h for h, body in enumerate(table.heroes) if body.owner == view.seat]
    if table.outcome is not None or not table.read or len(mine) != 1 or view.seat not in table.seated:
        return None
    hero = mine[0]
    if table.hero == hero or len(table.heroes) == 1:
        return None
    begun = _with_hero(table, hero, acted=False, redrawn=True)
    if not before:
        turn = evolve(begun, hero=None, used=0, refused=(), ask=AskBegin(waiting=(hero,)), lapsed=False)
        return _seen(view, turn)
    if not isinstance(before[0], Begin):
        return None
    turn = evolve(begun, hero=hero, used=0, explored=False, halted=False, refused=(), lapsed=False)
    turn = evolve(turn, ask=AskTurn(waiting=(hero,)))
    for action in before[1:]:
        to = _behind(view.public, turn.heroes[hero], action)
        if to is None:
            return None
        turn = evolve(_with_hero(turn, hero, tile=to, came_from=turn.heroes[hero].tile), used=turn.used + 1)
    return _seen(view, turn)


def _seen(view: SeatView, table: Table) -> SeatView:
    return evolve(view, public=evolve(view.public, table=table))


def _with_hero(table: Table, hero: int, **changes: object) -> Table:
    heroes = table.heroes
    return evolve(table, heroes=(*heroes[:hero], evolve(heroes[hero], **changes), *heroes[hero + 1 :]))


def _behind(view: PublicView, body: Hero, action: Action) -> int | None:
    """Return the tile that a step leads to, or None if the action is no step."""
    face = next(face for face in view.tiles if face.n == body.tile)
    return face.sides[action.side].to if isinstance(action, Move) and action.side in face.sides else None


QUIET = (
    CardsDiscarded | CardsRecovered | CharacterChosen | Conceding | FightWish | HelpRefused | Lapsed | Moved | Paid
    | RoundBegan | SeatLeft | SeatTaken | Stayed | TalentUsed | TextPlayed | Traded | TurnBegan | TurnEnded
)  # fmt: skip
"""Events by which nothing comes to light: hands, ways and discards lie open."""


def shows(view: PublicView, event: Event) -> bool:
    """Whether an event may bring something to light: a tile, a page, a card that was drawn, what an effect does."""
    return not isinstance(event, QUIET)
