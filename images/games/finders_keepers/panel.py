"""A private panel: what is looked for, and one sheet of cards."""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.finders_keepers.picture import Picture
from engine.games.finders_keepers.views import SeatView, Sheet
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Item, Piece, Place, Scene, Shape, Text
from images.core.theme import fade
from images.games.finders_keepers import marks, tiles
from images.games.finders_keepers.sheets import GAP, sheet
from images.games.finders_keepers.theme import READ, THEME, WIDTH

_STRIP = 132
_TOKEN = 84


def panel(view: SeatView, say: Say, page: int = 0) -> Scene | None:
    """Return one of the pictures of the panel, the first for a page that is not there; None where there is no card.

    In text mode there is none either: its cards are words (FK-40).
    """
    shown = view.sheet(page)
    if shown is None or view.public.table.options.text_mode:
        return None
    open_tiles = view.public.table.open if view.public.table.phase == "search" else ()
    places: list[Place] = []
    top = GAP
    if open_tiles or shown.seat != view.seat:
        whose = None if shown.seat == view.seat else int(shown.seat)
        places.append(Place(wanted(open_tiles, say, whose), GAP, GAP))
        top += _STRIP + GAP
    cards, bottom = sheet([(str(number), picture) for number, picture in _cards(view, shown)], top)
    return Scene(WIDTH, bottom + GAP, THEME.ground, (*places, *cards))


def _cards(view: SeatView, shown: Sheet) -> Sequence[tuple[int, Picture | None]]:
    tableau = view.own if shown.seat == view.seat else view.public.tableaus[shown.seat]
    return [(slot.number, slot.picture) for slot in tableau if slot.number in shown.slots]


def wanted(open_tiles: Sequence[int], say: Say, whose: int | None = None) -> Piece:
    """Return the strip above the cards: whose they are if they are another seat's, and what is looked for."""
    words = tiles.name(open_tiles[0], say) if len(open_tiles) == 1 else ""
    return _wanted(tuple(open_tiles), words, whose)


@lru_cache(maxsize=64)
def _wanted(open_tiles: tuple[int, ...], words: str, whose: int | None) -> Piece:
    width, side = WIDTH - 2 * GAP, _STRIP - 16
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.accent, 0.6)), (1.0, fade(THEME.accent, 0.25))))
    drawn: list[Item] = [
        Shape(shapes.rounded(1, 1, width - 2, _STRIP - 2, 26), fill=THEME.strip, stroke=line, width=2),
    ]
    x = 18
    if whose is not None:
        drawn.append(Place(marks.token(whose, _TOKEN), x + 4, (_STRIP - _TOKEN) // 2))
        x += _TOKEN + 30
    for number in open_tiles:
        drawn.append(Place(tiles.small(number, side), x, 8))
        x += side + 20
    if words:
        room = width - x - 24
        size = min(64, max(READ, 1.55 * room / max(1, len(words))))
        drawn.append(
            Text(
                words, x + 14, _STRIP / 2 + 2, size, THEME.accent, "title", anchor="lm", fit=room,
                shadow=THEME.text_shadow,
            )
        )  # fmt: skip
    return Piece(width, _STRIP, tuple(drawn))
