"""A seat's private panel. Everybody may see everything; what differs is whose things come first."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.games.lost_ones.views import SeatView
from images.core.painter import Say
from images.core.scene import Scene
from images.games.lost_ones import map as land
from images.games.lost_ones.hand import belongings, hand
from images.games.lost_ones.symbols import symbols

Drawn = Callable[[SeatView, int, Say], Scene | None]
"""Draws one of the panel's pictures from a view and the hero whose it is."""


def panel(view: SeatView, say: Say, page: int = 0) -> Scene | None:
    """Return one of the view's sights, the first for a page that is not there; None where it has no picture."""
    sights = view.sights
    shown = sights[page] if 0 <= page < len(sights) else sights[0]
    drawn = SIGHTS.get(shown.kind)
    return None if drawn is None else drawn(view, shown.hero, say)


def _around(view: SeatView, hero: int, say: Say) -> Scene:
    return land.close_up(view.public, hero)


def _map(view: SeatView, hero: int, say: Say) -> Scene:
    return land.overview(view.public)


def _symbols(view: SeatView, hero: int, say: Say) -> Scene:
    return symbols(view.public.table.options.theme, say)


SIGHTS: Mapping[str, Drawn] = MappingProxyType(
    {"around": _around, "map": _map, "hand": hand, "belongings": belongings, "symbols": _symbols}
)
"""What draws each kind of sight."""
