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
        strip = wanted(open_tiles, say, None if shown.seat == view.seat else int(shown.seat))
        places.append(Place(strip, GAP, GAP))
        top += strip.height + GAP
    cards, bottom = sheet([(str(number), picture) for number, picture in _cards(view, shown)], top)
    return Scene(WIDTH, bottom + GAP, THEME.ground, (*places, *cards))


def _cards(view: SeatView, shown: Sheet) -> Sequence[tuple[int, Picture | None]]:
    tableau = view.own if shown.seat == view.seat else view.public.tableaus[shown.seat]
    return [(slot.number, slot.picture) for slot in tableau if slot.number in shown.slots]


def wanted(open_tiles: Sequence[int], say: Say, whose: int | None = None) -> Piece:
    """Return the strip above the cards: whose they are if they are another seat's, and what is looked for by name."""
    if len(open_tiles) == 1:
        (number,) = open_tiles
        return _one(number, tiles.name(number, say), whose)
    left = 18 if whose is None else 18 + _TOKEN + 30
    share = (_WIDE - left - 18) // max(1, len(open_tiles))
    height = _STRIP + (tiles.CAPTION if open_tiles else 0)
    named = (
        Place(tiles.captioned(number, say, _SIDE, share), left + i * share, 8) for i, number in enumerate(open_tiles)
    )
    return Piece(_WIDE, height, (*_bar(height, whose), *named))


_WIDE, _SIDE = WIDTH - 2 * GAP, _STRIP - 16


def _bar(height: int, whose: int | None) -> tuple[Item, ...]:
    """Return the strip's ground, and the token of whose cards they are."""
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.accent, 0.6)), (1.0, fade(THEME.accent, 0.25))))
    ground = Shape(shapes.rounded(1, 1, _WIDE - 2, height - 2, 26), fill=THEME.strip, stroke=line, width=2)
    return (ground,) if whose is None else (ground, Place(marks.token(whose, _TOKEN), 22, (height - _TOKEN) // 2))


@lru_cache(maxsize=64)
def _one(number: int, words: str, whose: int | None) -> Piece:
    """Return the strip with the only open tile and its name."""
    x = 18 if whose is None else 18 + _TOKEN + 30
    left = x + _SIDE + 34
    room = _WIDE - left - 10
    size = min(64, max(READ, 1.55 * room / len(words)))
    name = Text(
        words, left, _STRIP / 2 + 2, size, THEME.accent, "title", anchor="lm", fit=room,
        shadow=THEME.text_shadow,
    )  # fmt: skip
    return Piece(_WIDE, _STRIP, (*_bar(_STRIP, whose), Place(tiles.small(number, _SIDE), x, 8), name))
