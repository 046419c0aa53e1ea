"""The end of Expert: who has won, everybody's cards, Seymours and points, and the tiles that nobody saw."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.messages import message
from engine.games.finders_keepers_expert.views import PublicView, Reveal, Score
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Item, Piece, Place, Scene, Shape, Sprite, Text
from images.games.finders_keepers import marks, tiles
from images.games.finders_keepers.board import MARGIN
from images.games.finders_keepers.reveal import HEAD, TITLE, podium, title
from images.games.finders_keepers.theme import THEME, WIDTH

_ROW = 116
_TOKEN = 92
_TILE, _ACROSS = 84, 9


def reveal(view: PublicView, shown: Reveal, say: Say) -> Scene:
    """Return the scene of a game that has ended; `shown` is the view's reveal."""
    outcome = view.table.outcome
    winners = tuple(int(seat) for seat in outcome.winners) if outcome else ()
    scores = sorted(view.scores or (), key=lambda score: (-score.points, -score.seymours, score.seat))
    places = [*podium(winners)]
    top = HEAD + MARGIN
    places += [
        Place(_score(score, int(score.seat) in winners), MARGIN, top + i * _ROW) for i, score in enumerate(scores)
    ]
    bottom = top + len(scores) * _ROW
    unseen = shown.face_down
    if unseen:
        places.append(title(say(message("fx-picture-unseen")), bottom + MARGIN // 2))
        bottom += MARGIN // 2 + TITLE + 12
        places.append(Place(_unseen(unseen), MARGIN, bottom))
        bottom += -(-len(unseen) // _ACROSS) * (_TILE + 12) + 24
    return Scene(WIDTH, bottom + MARGIN, THEME.ground, tuple(places))


@lru_cache(maxsize=128)
def _score(score: Score, won: bool) -> Piece:
    """Return a seat's token, its cards, those with Seymour, and its points on a golden disc."""
    width, height = WIDTH - 2 * MARGIN, _ROW - 12
    middle = height / 2
    drawn: list[Item] = [
        Shape(shapes.rounded(2, 2, width - 4, height - 4, 28), fill=THEME.strip),
        Place(marks.token(int(score.seat), _TOKEN), 12, (height - _TOKEN) // 2),
        Place(marks.kept(74), 170, round(middle) - 37),
        Text(f"×{score.cards}", 256, middle + 1, 54, THEME.ink_on_ground, "title", anchor="lm"),
        Sprite("seymour", 462, middle, 92, 0, THEME.thing_shadows),
        Text(f"×{score.seymours}", 520, middle + 1, 54, THEME.ink_on_ground, "title", anchor="lm"),
        Place(marks.points(str(score.points), 96), width - 116, round(middle) - 48),
    ]
    if won:
        drawn.insert(1, Shape(shapes.rounded(2, 2, width - 4, height - 4, 28), stroke=THEME.accent, width=4))
    return Piece(width, height, tuple(drawn))


def _unseen(numbers: Sequence[int]) -> Piece:
    """Return the tiles that lay face down to the end."""
    rows = -(-len(numbers) // _ACROSS)
    step = _TILE + 12
    width, height = WIDTH - 2 * MARGIN, rows * step + 24
    drawn: list[Item] = [Shape(shapes.rounded(2, 2, width - 4, height - 4, 26), fill=THEME.bar)]
    left = (width - min(len(numbers), _ACROSS) * step + 12) // 2
    for i, number in enumerate(numbers):
        row, column = divmod(i, _ACROSS)
        drawn.append(Place(tiles.small(number, _TILE), left + column * step, 18 + row * step))
    return Piece(width, height, tuple(drawn))
