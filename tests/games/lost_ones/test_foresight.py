"""What may be planned in Lost Ones: to begin a turn, a way over the tiles that lie there, one deed, the end of it."""

from typing import Any

from engine.core.ids import Seat
from engine.core.plans import foreseen
from engine.games.lost_ones.actions import Attempt, Begin, EndTurn, Explore, Move
from engine.games.lost_ones.events import Drew, Moved, TilePlaced, TurnEnded
from engine.games.lost_ones.foresight import shows
from engine.games.lost_ones.game import lost_ones
from tests.games.lost_ones.builders import Night, night, who, world

BOOK = world()
GAME = lost_ones(BOOK.pack)


def planned(game: Night, *before: Any, seat: int = 1) -> list[Any] | None:
    then = foreseen(GAME, game.rules.seat_view(game.state, Seat(seat)), before)
    return None if then is None else [offer.action for offer in then.offers]


def sides(game: Night, tile: int) -> list[Any]:
    """Return the sides of a tile that lead to placed tiles."""
    face = next(face for face in game.view.tiles if face.n == tile)
    return [side for side, way in face.sides.items() if way.to in {each.n for each in game.view.tiles}]


def test_a_turn_begins_and_goes_over_the_map() -> None:
    game = night(BOOK, who(), who(), placed=(1, 2))
    assert planned(game) == [Begin(hero=1)]
    begun = planned(game, Begin(hero=1)) or []
    [side] = sides(game, 1)
    assert Move(hero=1, side=side) in begun
    assert any(isinstance(action, Explore) for action in begun)
    there = planned(game, Begin(hero=1), Move(hero=1, side=side)) or []
    [back] = sides(game, 2)
    assert Move(hero=1, side=back) in there, "from the tile where it will stand"
    assert EndTurn(hero=1) in there
    assert planned(game, Begin(hero=1), EndTurn(hero=1)) is None


def test_a_way_ends_with_the_actions_of_a_turn() -> None:
    game = night(BOOK, who(), who(), placed=(1, 2))
    [on], [back] = sides(game, 1), sides(game, 2)
    way: list[Any] = [Begin(hero=1)]
    while (steps := [a for a in planned(game, *way) or () if isinstance(a, Move)]) and len(way) < 9:
        way.append(steps[0])
    assert [action.side for action in way[1:]] == [on, back, on]
    assert EndTurn(hero=1) in (planned(game, *way) or ())


def test_what_is_unknown_ends_it() -> None:
    game = night(BOOK, who(), who(), placed=(1, 2))
    unknown = next(action for action in planned(game, Begin(hero=1)) or () if isinstance(action, Explore | Attempt))
    assert planned(game, Begin(hero=1), unknown) is None


def test_nothing_while_ones_own_hero_is_on_turn_or_everybody_is_ones_own() -> None:
    game = night(BOOK, who(), who(), placed=(1, 2))
    assert planned(game, seat=0) is None
    alone = night(BOOK, who(), placed=(1, 2))
    assert planned(alone, seat=0) is None
    two = night(BOOK, who(), who(), placed=(1, 2), options={"solo_two": True})
    assert planned(two, seat=0) is None


def test_ways_and_ends_of_turns_show_nothing_but_tiles_and_cards_do() -> None:
    view = night(BOOK, who(), who()).view
    assert not shows(view, Moved(heroes=(0,), old=1, new=2))
    assert not shows(view, TurnEnded(hero=0))
    assert shows(view, TilePlaced(tile="2"))
    assert shows(view, Drew(hero=0, cards=(1,)))
