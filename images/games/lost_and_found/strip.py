"""What stands below the grid: what was found, the hints that are left, the hint in hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.messages import message
from engine.games.lost_and_found.views import PublicView, Table
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Item, Piece, Place, Shape, Sprite, Text
from images.core.theme import fade
from images.games.lost_and_found import badges, cards
from images.games.lost_and_found.theme import KINDS, READ, THEME, WIDTH

MARGIN = 30  # to the picture's sides, and from the grid
_PAD, _LINE, _CHIP, _GAP = 20, 50, 84, 16
_BADGE = 40


@dataclass(frozen=True, slots=True)
class Strip:
    """Places with y counted from the strip's own top, and its height in pixels."""

    height: int
    items: tuple[Place, ...]


def stacked(strips: Sequence[Strip]) -> Strip:
    """Return strips one below the other."""
    items: list[Place] = []
    y = 0
    for strip in strips:
        items += [Place(item.piece, item.x, item.y + y) for item in strip.items]
        y += strip.height + _GAP
    return Strip(max(0, y - _GAP), tuple(items))


def lower_part(view: PublicView, say: Say) -> Strip:
    """Return all that stands below the grid of a running game."""
    table = view.table
    strips = []
    if table.in_hand is not None:
        strips.append(row_of_hints(say(message("lf-picture-in-hand")), (table.in_hand,), glowing=True))
    if table.spread:
        strips.append(row_of_hints(say(message("lf-picture-open-hints")), table.spread))
    strips.append(found(table, 0 if table.options.open_hints else view.supply, say))
    return stacked(strips)


def found(table: Table, supply: int, say: Say) -> Strip:
    """Return the tally: per item the cards found in the grid, of how many if that is known, and the hint pile."""
    totals = "" if table.options.random_counts else f"/{len(table.up) // len(table.items)}"
    chips = [(item, f"{table.up.count(item)}{totals}") for item in table.items]
    title = Text(say(message("lf-picture-found")), _PAD + 8, _PAD + 21, READ, THEME.ink_on_ground, anchor="lm", fit=560)
    pile = (_pile(supply),) if supply else ()
    return _tally((title,), pile, chips)


def counts(title: str, items: Sequence[int], kinds: Sequence[int]) -> Strip:
    """Return a tally of loose cards: how many there are of each item."""
    words = Text(title, _PAD + 8, _PAD + 21, READ, THEME.ink_on_ground, anchor="lm", fit=WIDTH - 2 * MARGIN - 3 * _PAD)
    return _tally((words,), (), [(item, f"×{items.count(item)}") for item in kinds])


def _tally(title: tuple[Text, ...], pile: tuple[Place, ...], chips: Sequence[tuple[int, str]]) -> Strip:
    width, height = WIDTH - 2 * MARGIN, 2 * _PAD + _LINE + _CHIP
    step = (width - 2 * _PAD) / max(4, len(chips))
    items: list[Item] = [*title, *pile]
    for i, (item, words) in enumerate(chips):
        items += _chip(item, words, _PAD + i * step, _PAD + _LINE + _CHIP / 2 + 4)
    return Strip(height, (_box(width, height, tuple(items)),))


def _chip(item: int, words: str, x: float, y: float) -> tuple[Item, ...]:
    mark = badges.badge_side(_BADGE)
    return (
        Sprite(KINDS[item].sprite, x + 62, y - 4, 66, shadows=THEME.thing_shadows),
        Place(badges.badge(item, _BADGE), round(x - 12), round(y - mark / 2 + 6)),
        Text(words, x + 104, y + 1, 42, THEME.ink_on_ground, "title", anchor="lm", shadow=THEME.text_shadow),
    )


def _pile(supply: int) -> Place:
    """Return the face-down hint cards with their number, at the right of the first line."""
    width, height = 150, 64
    heap = tuple(Place(cards.small_back(46), 6 + 4 * i, 12 - 4 * i) for i in range(min(supply, 3)))
    mark = badges.bulb(42)
    words = Text(f"×{supply}", width - 4, height / 2, 44, THEME.accent, "title", anchor="rm", shadow=THEME.text_shadow)
    piece = Piece(width, height, (*heap, Place(mark, 34, 24), words))
    return Place(piece, WIDTH - 2 * MARGIN - width - _PAD, _PAD - 14)


def row_of_hints(title: str, items: Sequence[int], glowing: bool = False) -> Strip:
    """Return hint cards in a row, or two rows, under a title."""
    width = WIDTH - 2 * MARGIN
    rows = 1 if len(items) <= 8 else 2
    per_row = -(-len(items) // rows)
    step = min(132, (width - 2 * _PAD) / per_row)
    side = round(step - 12)
    height = 2 * _PAD + _LINE + rows * round(step) - 8
    words = Text(title, _PAD + 8, _PAD + 21, READ, THEME.ink_on_ground, anchor="lm", fit=width - 3 * _PAD)
    shadows = THEME.glow_shadows if glowing else THEME.card_shadows
    placed = tuple(
        Place(
            cards.face(item, "", side, shadows, hint=True),
            round(_PAD + 4 + i % per_row * step),
            round(_PAD + _LINE + 4 + i // per_row * step),
        )
        for i, item in enumerate(items)
    )
    return Strip(height, (_box(width, height, (words, *placed)),))


def _box(width: int, height: int, items: tuple[Item, ...]) -> Place:
    return Place(Piece(width, height, (*_panel(width, height), *items)), MARGIN, 0)


@lru_cache(maxsize=64)
def _panel(width: int, height: int) -> tuple[Shape, ...]:
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.line, 0.6)), (1.0, fade(THEME.line, 0.25))))
    return (
        Shape(shapes.rounded(1, 1, width - 2, height - 2, 26), fill=THEME.strip),
        Shape(shapes.rounded(1.5, 1.5, width - 3, height - 3, 26), stroke=line, width=2),
    )
