"""The map of Lost Ones: composing it as a multiple of its bare encoding, when somebody moves and when a tile is new.

A warm map is the same one again. After a move the land is lit anew and the figures stand elsewhere; a new tile paints
nine squares of land. Times of the processor, each against the encoding of the same picture.
"""

import statistics
import time
from collections.abc import Callable
from functools import partial

from engine.games.lost_ones.views import PublicView
from images.core import paint as painting
from images.core.scene import Scene
from images.games.lost_ones import cells
from images.games.lost_ones.gallery import World, public
from images.games.lost_ones.map import close_up, overview

AIMS = {
    "warm_of_encoding": 1.5,
    "move_of_encoding": 1.5,
    "overview_move_of_encoding": 1.5,
    "new_tile_of_encoding": 2.5,
    "new_land_of_encoding": 10.0,
}
START, TILES, STEPS = (5, 5), 36, 9


def _seconds(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def _whole(view: PublicView, draw: Callable[[PublicView], Scene]) -> None:
    painting.encode(painting.compose(draw(view)))


def _near(view: PublicView) -> Scene:
    return close_up(view, 0)


def _ratio(views: list[PublicView], draw: Callable[[PublicView], Scene]) -> float:
    """Return the median over these views of drawing one after the other against encoding alone."""
    painting.compose(draw(views[0]))
    whole, bare = [], []
    for view in views[1:]:
        if view is not views[0]:
            painting._generated.clear()  # what other tables' pictures may have pushed out
        whole.append(_seconds(partial(_whole, view, draw)))
        image = painting.compose(draw(view))
        bare.append(_seconds(partial(painting.encode, image)))
    return statistics.median(whole) / statistics.median(bare)


def _walk() -> list[PublicView]:
    """Return views between which a hero goes from tile to tile."""
    world = World(1)
    spots = world.grown(START, TILES)
    rest = [spots[3], spots[9], spots[14]]
    return [public(World(1), spots, [at, *rest], theme="moonlit") for at in spots[: STEPS + 1]]


def _growth() -> list[PublicView]:
    """Return views of which each has one tile more."""
    spots = World(1).grown(START, TILES)
    return [public(World(1), spots[:count], [START]) for count in range(TILES - STEPS, TILES + 1)]


def measure() -> dict[str, float]:
    """Return four ratios, and what a close-up costs from nothing."""
    walk, growth = _walk(), _growth()
    for view in walk:  # the pieces are there, as on any table that has been played at for a while
        painting.compose(_near(view))
    cells.forget()
    cold = _seconds(partial(_whole, walk[0], _near))
    bare = _seconds(partial(painting.encode, painting.compose(_near(walk[0]))))
    return {
        "warm_of_encoding": _ratio([walk[0]] * STEPS, _near),
        "move_of_encoding": _ratio(walk, _near),
        "overview_move_of_encoding": _ratio(walk, overview),
        "new_tile_of_encoding": _ratio(growth, overview),
        "new_land_of_encoding": cold / bare,
    }
