"""The end: every card turned up, groups outlined, what counted and what lies apart, and the cards left over."""

from collections.abc import Mapping

from engine.core.messages import message
from engine.games.lost_and_found.views import PublicView, Reveal, Table
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Item, Piece, Place, Scene, Shadow, Shape, Sprite, Text
from images.games.lost_and_found import badges, cards
from images.games.lost_and_found.grid import Cell, Geometry, frame, measure, name
from images.games.lost_and_found.layout import finished
from images.games.lost_and_found.strip import MARGIN, Strip, box, loose, stacked
from images.games.lost_and_found.theme import HEIGHT, KINDS, READ, THEME, WIDTH

_BANNER = 150


def reveal(view: PublicView, shown: Reveal, say: Say) -> Scene:
    """Return the scene of a game that has ended; `shown` is the view's reveal."""
    table = view.table
    lower = _lower(view, shown, say)
    geometry = measure(table, (), HEIGHT - lower.height - 2 * MARGIN)
    at = _laid_out(table, shown)
    groups = groups_of(at)
    counted = set(shown.down) if _score(table) is not None else set()
    apart = set(shown.split)
    home = {item: max((g for g in groups if at[g[0]] == item), key=len) for item in apart}
    places = [*frame(geometry), outlines(geometry, at, geometry.bottom + MARGIN)]
    for cell, item in at.items():
        inside = 0 <= cell[0] < geometry.rows and 0 <= cell[1] < geometry.cols
        number = cell[0] * geometry.cols + cell[1]
        label = name(table, number) if inside else ""
        card = cards.face(item, label, geometry.side, _CARD_SHADOWS, hint=not inside)
        places.append(Place(card, *geometry.corner(cell)))
        if item in apart and cell not in home[item]:
            places.append(_corner(geometry, cell, badges.stray(_mark(geometry)), right=False))
        if inside and number in counted:
            places.append(_corner(geometry, cell, badges.star(_mark(geometry)), right=True))
    return finished(places, geometry.bottom, lower)


_CARD_SHADOWS = (Shadow(1, 3, 3, "#00100f8c"),)


def _score(table: Table) -> int | None:
    return table.outcome.score if table.outcome else None


def _mark(geometry: Geometry) -> int:
    return max(36, round(0.36 * geometry.side))


def _corner(geometry: Geometry, cell: Cell, mark: Piece, right: bool) -> Place:
    """Return a mark on a card's upper right or left corner."""
    x, y = geometry.corner(cell)
    out = round(0.2 * mark.width)
    return Place(mark, x + geometry.side - mark.width + out if right else x - out, y - out)


def _laid_out(table: Table, shown: Reveal) -> dict[Cell, int]:
    """Return the item at each place, hints included."""
    cols = table.options.cols
    at: dict[Cell, int] = {divmod(cell, cols): item for cell, item in enumerate(shown.cards)}
    return at | {(hint.row, hint.col): hint.item for hint in table.hints}


def groups_of(at: Mapping[Cell, int]) -> tuple[tuple[Cell, ...], ...]:
    """Return the groups of equal cards that touch by edges, each and all in reading order."""
    found: list[tuple[Cell, ...]] = []
    free = sorted(at)
    while free:
        group, todo = {free[0]}, [free[0]]
        while todo:
            row, col = todo.pop()
            near = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
            fresh = [cell for cell in near if cell not in group and at.get(cell) == at[free[0]]]
            group.update(fresh)
            todo += fresh
        found.append(tuple(sorted(group)))
        free = [cell for cell in free if cell not in group]
    return tuple(found)


def outlines(geometry: Geometry, at: Mapping[Cell, int], height: int) -> Place:
    """Return every group as one patch of its colour that shows round its cards and joins them."""
    wide = max(3.0, (geometry.pitch - geometry.side) / 2 - 1.5)
    drawn: list[Item] = []
    for group in groups_of(at):
        kind = KINDS[at[group[0]]]
        patch = "".join(_patch(geometry, cell, group, wide) for cell in group)
        drawn += [Shape(patch, stroke=kind.light, width=2.5), Shape(patch, fill=kind.light)]
    return Place(Piece(WIDTH, height, tuple(drawn), (Shadow(0, 0, 7, "#ffffff8c"), Shadow(1, 5, 5, "#00100f99"))), 0, 0)


def _patch(geometry: Geometry, cell: Cell, group: tuple[Cell, ...], wide: float) -> str:
    """Return a card's part of its group's outline: its own frame, and bridges to the right and below."""
    x, y = geometry.corner(cell)
    side, (row, col) = geometry.side, cell
    parts = [shapes.rounded(x - wide, y - wide, side + 2 * wide, side + 2 * wide, 0.12 * side + wide)]
    right, below = (row, col + 1), (row + 1, col)
    inset = 0.12 * side
    if right in group:
        parts.append(shapes.rounded(x + side / 2, y - wide, geometry.corner(right)[0] - x, side + 2 * wide, 0))
    if below in group:
        parts.append(shapes.rounded(x - wide, y + side / 2, side + 2 * wide, geometry.corner(below)[1] - y, 0))
    if right in group and below in group and (row + 1, col + 1) in group:
        end = geometry.corner((row + 1, col + 1))
        parts.append(
            shapes.rounded(
                x + side - inset, y + side - inset, end[0] - x - side + 2 * inset, end[1] - y - side + 2 * inset, 0
            )
        )
    return "".join(parts)


def _lower(view: PublicView, shown: Reveal, say: Say) -> Strip:
    """Return the score, or what the crosses mean, and the cards that never came to the table."""
    strips = []
    score = _score(view.table)
    if score is not None:
        strips.append(_points(view.table, score, say))
    elif shown.split:
        strips.append(_key(say))
    kinds = view.table.items
    if shown.unused_hints:
        strips.append(loose(say(message("lf-picture-unused")), shown.unused_hints, kinds))
    if shown.aside:
        strips.append(loose(say(message("lf-picture-aside")), shown.aside, kinds))
    return stacked(strips)


def _points(table: Table, score: int, say: Say) -> Strip:
    """Return the score on a star; a hat where at least half of the grid stayed face down (LF-17)."""
    words = say(message("lf-picture-points", score=score))
    star = 138
    items: list[Item] = [
        Place(badges.star(star, str(score), 62), 26, (_BANNER - star) // 2),
        Text(words, 190, _BANNER / 2, 56, THEME.ink_on_ground, "title", anchor="lm", fit=500, shadow=THEME.text_shadow),
    ]
    if 2 * score >= len(table.up):
        items.append(Sprite("top hat", WIDTH - 2 * MARGIN - 96, _BANNER / 2 - 2, 112, 8, THEME.thing_shadows))
    return Strip(_BANNER, (box(_BANNER, tuple(items)),))


def _key(say: Say) -> Strip:
    mark, height = 58, 92
    return Strip(
        height,
        (
            box(
                height,
                (
                    Place(badges.stray(mark), 26, (height - mark) // 2),
                    Text(
                        say(message("lf-picture-apart")),
                        102,
                        height / 2,
                        READ + 2,
                        THEME.ink_on_ground,
                        anchor="lm",
                        fit=760,
                    ),
                ),
            ),
        ),
    )
