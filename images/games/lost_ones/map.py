"""The map of the Otherworld: the close-up round a hero, everything that is placed, and the closing map."""

from collections.abc import Iterator

from engine.games.lost_ones.views import PublicView
from images.core.painter import Say
from images.core.scene import Generated, Place, Scene
from images.games.lost_ones import ground, overlay, routes, signs, strip, window
from images.games.lost_ones.chart import Chart, Window, around, column_name
from images.games.lost_ones.overlay import Board
from images.games.lost_ones.theme import THEMES, WIDTH

_LEFT, _TOP, _RIGHT, _GAP = 60, 60, 16, 18
_LINE = 6  # pixels of the frame


def close_up(view: PublicView, hero: int | None) -> Scene:
    """Return the tiles round a hero, or round the first one."""
    return _scene(view, window.close_up(view, hero), near=True)


def overview(view: PublicView) -> Scene:
    """Return everything that is placed; after the end with the ways that were gone."""
    return _scene(view, window.overview(view), near=False)


def board(view: PublicView, say: Say) -> Scene:
    """Return what everybody sees: the close-up round the hero on turn, after the end the closing map."""
    if view.table.outcome is not None:
        return overview(view)
    return close_up(view, attended(view))


def attended(view: PublicView) -> int | None:
    """Return the hero round whom things happen: the one on turn, or the first who is asked."""
    if view.table.hero is not None:
        return view.table.hero
    return view.table.ask.waiting[0] if view.table.ask is not None and view.table.ask.waiting else None


def _scene(view: PublicView, shown: Window, near: bool) -> Scene:
    table, theme = view.table, THEMES[view.table.options.theme]
    side = (WIDTH - _LEFT - _RIGHT) // shown.columns // 2 * 2
    wide, high = shown.columns * side, shown.rows * side
    at = Board(shown, side, _LEFT + (WIDTH - _LEFT - _RIGHT - wide) // 2, _TOP, near)
    chart = Chart(theme.name, side, shown, around(shown, view), overlay.lights(view, at))
    places = [
        Place(Generated(wide, high, ground.draw, (chart,)), at.x, at.y),
        *_frame(theme.name, at, wide, high),
        *_rims(theme.name, at),
    ]
    if table.outcome is not None:
        places += routes.routes(view, at)
    places += overlay.over(view, at)
    bottom = at.y + high + _GAP
    return Scene(WIDTH, bottom + strip.HEIGHT + _GAP, theme.ground, (*places, *strip.strip(table, bottom)))


def _frame(theme: str, at: Board, wide: int, high: int) -> Iterator[Place]:
    """Yield the four sides of the line round the map."""
    for y in (at.y - _LINE, at.y + high):
        yield Place(signs.bar(theme, wide + 2 * _LINE, _LINE), at.x - _LINE, y)
    for x in (at.x - _LINE, at.x + wide):
        yield Place(signs.bar(theme, _LINE, high + 2 * _LINE), x, at.y - _LINE)


def _rims(theme: str, at: Board) -> list[Place]:
    """Return the columns' letters above the map and the rows' numbers beside it."""
    shown, side = at.window, at.side
    above = [
        Place(signs.rim(theme, column_name(shown.left + i), side, _TOP - 6), at.x + i * side, 0)
        for i in range(shown.columns)
    ]
    beside = [
        Place(signs.rim(theme, str(shown.top + i + 1), at.x - 4, side), 0, at.y + i * side) for i in range(shown.rows)
    ]
    return above + beside
