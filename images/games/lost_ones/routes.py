"""The closing map: the way that each hero has gone, dotted in its colour."""

from collections.abc import Mapping, Sequence

from engine.games.lost_ones.views import PublicView
from images.core.scene import Piece, Place, Shape
from images.core.shapes import line
from images.games.lost_ones.chart import Spot, spot
from images.games.lost_ones.overlay import Board
from images.games.lost_ones.paths import MIDDLE
from images.games.lost_ones.theme import HEROES

_APART = 0.085  # of a square, between the lines of two heroes


def routes(view: PublicView, board: Board) -> tuple[Place, ...]:
    """Return the heroes' ways as one piece that covers the map."""
    where = {face.n: spot(face) for face in view.tiles}
    width, height = board.window.columns * board.side, board.window.rows * board.side
    drawn: list[Shape] = []
    for number, hero in enumerate(view.table.heroes):
        drawn += _way(where, hero.route, number, len(view.table.heroes), board)
    return (Place(Piece(width, height, tuple(drawn)), board.x, board.y),) if drawn else ()


def _way(where: Mapping[int, Spot], route: Sequence[int], number: int, heroes: int, board: Board) -> list[Shape]:
    off = (number - (heroes - 1) / 2) * _APART
    points = [
        (
            (column - board.window.left + MIDDLE[0] + off) * board.side,
            (row - board.window.top + MIDDLE[1] + off) * board.side,
        )
        for column, row in (where[tile] for tile in route if tile in where)
    ]
    if len(points) < 2:
        return []
    d, dot = line(*points), max(5.0, 0.062 * board.side)
    gap = (0.1, 1.75 * dot)
    return [
        Shape(d, stroke="#0b0818b0", width=1.75 * dot, dash=gap),
        Shape(d, stroke="#fff8e6", width=1.35 * dot, dash=gap),
        Shape(d, stroke=HEROES[number].colour, width=dot, dash=gap),
    ]
