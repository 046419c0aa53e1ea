"""The end: who has won, how far everybody came, and some cards that were overlooked, with the object circled."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.messages import message
from engine.games.finders_keepers.views import Missed, PublicView, Reveal, Table
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Piece, Place, Scene, Shape, Text
from images.core.theme import fade
from images.games.finders_keepers import marks, tiles
from images.games.finders_keepers.board import MARGIN, progress
from images.games.finders_keepers.sheets import GAP, bare, corner_beside, disc_on
from images.games.finders_keepers.theme import READ, THEME, WIDTH

HEAD, _CROWNED = 210, 150
TITLE = 64
_CAPTION = 76
_SIDE = 404


def reveal(view: PublicView, shown: Reveal, say: Say) -> Scene:
    """Return the scene of a game that has ended; `shown` is the view's reveal."""
    table = view.table
    places = [*podium(_winners(table))]
    rows, bottom = progress(table, MARGIN, HEAD + MARGIN, WIDTH - 2 * MARGIN, 2)
    places += rows
    missed = shown.shown
    if missed:
        places.append(title(say(message("fk-picture-missed")), bottom + MARGIN))
        cards, bottom = _overlooked(missed, say, bottom + MARGIN + TITLE + GAP)
        places += cards
    return Scene(WIDTH, bottom + MARGIN, THEME.ground, tuple(places))


def _winners(table: Table) -> tuple[int, ...]:
    return tuple(table.outcome.winners) if table.outcome else ()


def podium(winners: Sequence[int]) -> Iterable[Place]:
    """Yield the winners' tokens under crowns, or a lonely lens where nobody has won."""
    if not winners:
        yield Place(tiles.back(_CROWNED), (WIDTH - _CROWNED) // 2, MARGIN)
        return
    step = min(190, (WIDTH - 2 * MARGIN) // len(winners))
    left = (WIDTH - step * len(winners)) // 2
    for place, seat in enumerate(winners):
        x = left + place * step + (step - _CROWNED) // 2
        yield Place(marks.token(int(seat), _CROWNED), x, HEAD - _CROWNED + 18)
        yield Place(marks.crown(96), x + (_CROWNED - 96) // 2, 14)


def _overlooked(missed: Sequence[Missed], say: Say, top: int) -> tuple[tuple[Place, ...], int]:
    side, gap = _SIDE, (WIDTH - 2 * _SIDE) // 3
    places: list[Place] = []
    for place, one in enumerate(missed):
        row, column = divmod(place, 2)
        x, y = gap + column * (side + gap), top + row * (side + _CAPTION + GAP)
        assert one.slot.picture is not None, "only cards with a picture are shown"
        places += bare(one.slot.picture, x, y, side, (one.tile,))
        places.append(disc_on(str(one.slot.number), x, y, side, corner_beside(one.slot.picture, one.tile)))
        places.append(Place(_caption(int(one.seat), tiles.name(one.tile, say), side), x, y + side + 6))
    rows = -(-len(missed) // 2)
    return tuple(places), top + rows * (side + _CAPTION + GAP) - GAP


@lru_cache(maxsize=128)
def _caption(seat: int, words: str, width: int) -> Piece:
    """Return who overlooked what."""
    return Piece(
        width,
        _CAPTION - 6,
        (
            Place(marks.token(seat, 64), 6, 3),
            Text(
                words, 84, 36, READ + 2, THEME.ink_on_ground, "title", anchor="lm", fit=width - 90,
                shadow=THEME.text_shadow,
            ),
        ),
    )  # fmt: skip


@lru_cache(maxsize=16)
def _title(words: str) -> Piece:
    width = WIDTH - 2 * MARGIN
    line = Gradient(0, 0, 1, 0, ((0.0, fade(THEME.accent, 0.0)), (0.5, THEME.accent), (1.0, fade(THEME.accent, 0.0))))
    return Piece(
        width,
        TITLE,
        (
            Shape(shapes.rounded(0, TITLE - 5, width, 3, 1.5), fill=line),
            Text(words, width / 2, TITLE / 2 - 2, 50, THEME.accent, "title", fit=width, shadow=THEME.text_shadow),
        ),
    )


def title(words: str, y: int) -> Place:
    """Return a heading across the picture."""
    return Place(_title(words), MARGIN, y)
