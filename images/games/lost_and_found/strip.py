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
_PAD, _LINE, _GAP = 20, 52, 16
_BADGE, _COUNT = 40, 46  # a badge's letter; the height of the line with the count
_CHIP = 80 + _COUNT
_BOX = WIDTH - 2 * MARGIN
_INNER = _BOX - 2 * _PAD
_LOOSE, _LOOSE_STEP = 96, 134  # a line of loose cards: its height, and the room for one item
_SLOTS = 4  # fewer items than that stand in the middle


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
        strips.append(in_hand(say(message("lf-picture-in-hand")), table.in_hand))
    if table.spread:
        strips.append(row_of_hints(say(message("lf-picture-open-hints")), table.spread))
    strips.append(found(table, 0 if table.options.open_hints else view.supply, say))
    return stacked(strips)


def found(table: Table, supply: int, say: Say) -> Strip:
    """Return the tally: per item the cards found in the grid, of how many if that is known, and the hint pile."""
    total = None if table.options.random_counts else len(table.up) // len(table.items)
    head = (_title(say(message("lf-picture-found")), 560), *((_pile(supply),) if supply else ()))
    return _tally(head, [(item, table.up.count(item), total) for item in table.items])


def loose(title: str, items: Sequence[int], kinds: Sequence[int]) -> Strip:
    """Return loose cards on one line: per item that there is, its badge and how many."""
    present = [item for item in kinds if item in items]
    mark, step = badges.badge_side(_BADGE), _LOOSE_STEP
    left = _BOX - _PAD - len(present) * step
    row: list[Item] = [_line(title, left - 2 * _PAD, _LOOSE)]
    for i, item in enumerate(present):
        x = left + i * step
        row.append(Place(badges.badge(item, _BADGE), x, (_LOOSE - mark) // 2))
        row.append(
            Text(f"×{items.count(item)}", x + mark + 2, _LOOSE / 2, 40, THEME.ink_on_ground, "title", anchor="lm")
        )
    return Strip(_LOOSE, (box(_LOOSE, tuple(row)),))


def in_hand(title: str, item: int) -> Strip:
    """Return the hint that was taken and not yet laid, on one line."""
    side, height = 118, 150
    card = cards.face(item, "", side, THEME.glow_shadows, hint=True)
    words = Text(title, _PAD + side + 36, height / 2, 46, THEME.accent, anchor="lm", fit=_INNER - side - 60)
    return Strip(height, (box(height, (Place(card, _PAD + 4, (height - side) // 2), words)),))


def _line(words: str, fit: float, height: int) -> Text:
    return Text(words, _PAD + 8, height / 2, READ, THEME.ink_on_ground, anchor="lm", fit=fit)


def _title(words: str, fit: float) -> Text:
    return _line(words, fit, 2 * (_PAD + 20))


def _tally(head: tuple[Item, ...], chips: Sequence[tuple[int, int, int | None]]) -> Strip:
    """Return a box of chips (item, count, of how many) under a line."""
    height = 2 * _PAD + _LINE + _CHIP
    slots = max(_SLOTS, len(chips))
    step = _INNER // slots
    left = _PAD + (_INNER - len(chips) * step) // 2
    placed = (Place(_chip(*chip, step), left + i * step, _PAD + _LINE) for i, chip in enumerate(chips))
    return Strip(height, (box(height, (*head, *placed)),))


@lru_cache(maxsize=256)
def _chip(item: int, count: int, total: int | None, width: int) -> Piece:
    """Return an item's badge and sprite above its count."""
    kind, middle, mark = KINDS[item], width / 2, badges.badge_side(_BADGE)
    return Piece(
        width,
        _CHIP,
        (
            Sprite(kind.sprite, middle + 28, 38, 96 * kind.size + 6, shadows=THEME.thing_shadows),
            Place(badges.badge(item, _BADGE), round(middle - 38 - mark / 2), round(42 - mark / 2)),
            *(_number(count, middle) if total is None else _pips(item, count, total, middle)),
        ),
    )


def _number(count: int, middle: float) -> tuple[Item, ...]:
    y = _CHIP - _COUNT / 2 + 4
    return (Text(str(count), middle, y, 44, THEME.ink_on_ground, "title", shadow=THEME.text_shadow),)


def _pips(item: int, count: int, total: int, middle: float) -> tuple[Item, ...]:
    """Return one pip per card of the item, those found filled."""
    kind, radius, step, y = KINDS[item], 10.0, 26.0, _CHIP - _COUNT / 2 + 6
    full = Gradient(0.35, 0.3, 0.8, 0, ((0.0, "#ffffff"), (0.35, kind.light), (1.0, kind.colour)), radial=True)
    pips = []
    for i in range(total):
        x = middle + (i - (total - 1) / 2) * step
        outline = shapes.circle(x, y, radius)
        if i < count:
            pips.append(Shape(outline, fill=full, stroke=THEME.paper, width=3))
        else:
            pips.append(Shape(outline, fill="#00000066", stroke=fade(THEME.paper, 0.45), width=2))
    return tuple(pips)


@lru_cache(maxsize=64)
def _pile(supply: int) -> Place:
    """Return the face-down hint cards with their number, at the right of the first line."""
    width, height = 170, 70
    heap = tuple(Place(cards.small_back(48), 6 + 5 * i, 14 - 5 * i) for i in range(min(supply, 3)))
    number = Text(f"×{supply}", width, height / 2, 46, THEME.accent, "title", anchor="rm", shadow=THEME.text_shadow)
    piece = Piece(width, height, (*heap, Place(badges.bulb(46), 38, 24), number))
    return Place(piece, _BOX - width - _PAD - 6, _PAD - 16)


def row_of_hints(title: str, items: Sequence[int]) -> Strip:
    """Return hint cards in a row, or two rows, under a title."""
    rows = 1 if len(items) <= _ROW else 2
    per_row = -(-len(items) // rows)
    step = min(132, _INNER // per_row)
    side = step - 12
    height = 2 * _PAD + _LINE + rows * step - 8
    placed = (
        Place(
            cards.face(item, "", side, THEME.card_shadows, hint=True),
            _PAD + 4 + i % per_row * step,
            _PAD + _LINE + 4 + i // per_row * step,
        )
        for i, item in enumerate(items)
    )
    return Strip(height, (box(height, (_title(title, _INNER), *placed)),))


_ROW = 8  # cards to a row


def box(height: int, items: tuple[Item, ...]) -> Place:
    """Return a dark panel across the picture with the items on it."""
    return Place(Piece(_BOX, height, (*_panel(height), *items)), MARGIN, 0)


@lru_cache(maxsize=64)
def _panel(height: int) -> tuple[Shape, ...]:
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.line, 0.6)), (1.0, fade(THEME.line, 0.25))))
    return (
        Shape(shapes.rounded(1, 1, _BOX - 2, height - 2, 26), fill=THEME.strip),
        Shape(shapes.rounded(1.5, 1.5, _BOX - 3, height - 3, 26), stroke=line, width=2),
    )
