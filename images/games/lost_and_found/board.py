"""The table as everybody sees it while the game runs, or with one seat's own marks on it."""

from engine.games.lost_and_found.views import PublicView
from images.core.painter import Say
from images.core.scene import Scene
from images.games.lost_and_found.grid import frame, measure
from images.games.lost_and_found.layout import NOBODY, finished, free_spots, grid_cards, hints
from images.games.lost_and_found.marks import Own, marks
from images.games.lost_and_found.strip import MARGIN, lower_part
from images.games.lost_and_found.theme import HEIGHT


def board(view: PublicView, say: Say, own: Own = NOBODY) -> Scene:
    """Return the scene of a running game."""
    table, done = view.table, marks(view.table)
    spots = table.spots if table.phase == "place" else ()
    lower = lower_part(view, say)
    geometry = measure(table, spots, HEIGHT - lower.height - 2 * MARGIN)
    return finished(
        (
            *frame(geometry),
            *free_spots(geometry, spots),
            *grid_cards(table, geometry, done, own),
            *hints(table, geometry, done),
        ),
        geometry.bottom,
        lower,
    )
