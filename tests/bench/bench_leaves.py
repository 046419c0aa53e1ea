"""Lost Ones' cards and pages: composing a picture as a multiple of its bare encoding, warm and from nothing.

Warm is what a press costs that shows a hand again, or with one card less. Times of the processor, each against the
encoding of the same picture.
"""

import statistics
import time
from collections.abc import Callable

from bot.catalogue import Catalogue
from images.core import paint as painting
from images.core.scene import Scene
from images.games.lost_ones.gallery_cards import seen, story
from images.games.lost_ones.hand import belongings, hand
from images.games.lost_ones.leaves import leaf

AIMS = {"hand_of_encoding": 1.5, "belongings_of_encoding": 1.5, "leaf_of_encoding": 1.5}
ROUNDS = 9
CARDS = 9


def _seconds(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def _ratio(draw: Callable[[], Scene]) -> float:
    """Return laying out, composing and encoding against encoding alone, everything painted before."""
    image = painting.compose(draw())
    whole = [_seconds(lambda: painting.encode(painting.compose(draw()))) for _ in range(ROUNDS)]
    bare = [_seconds(lambda: painting.encode(image)) for _ in range(ROUNDS)]
    return statistics.median(whole) / statistics.median(bare)


def _first(draws: list[Callable[[], Scene]]) -> float:
    """Return the median over pictures that nobody has seen yet."""
    ratios = []
    for draw in draws:
        whole = _seconds(lambda draw=draw: painting.encode(painting.compose(draw())))
        image = painting.compose(draw())
        ratios.append(whole / _seconds(lambda image=image: painting.encode(image)))
    return statistics.median(ratios)


def measure() -> dict[str, float]:
    """Return the ratios."""
    say = Catalogue.load().say
    full, things = seen(1, CARDS), seen(2, boons=(True, False) * 3, banes=2)
    pages = [f"tile-{page.key}" for page in story(1).pages]
    draws: list[Callable[[], Scene]] = [lambda id=id: _page(id) for id in pages]  # type: ignore[misc]
    return {
        "new_leaf_of_encoding": _first(draws),
        "new_hand_of_encoding": _first([lambda seed=seed: hand(seen(seed, CARDS), 0, say) for seed in (3, 4, 5)]),  # type: ignore[misc]
        "hand_of_encoding": _ratio(lambda: hand(full, 0, say)),
        "belongings_of_encoding": _ratio(lambda: belongings(things, 0, say)),
        "leaf_of_encoding": _ratio(draws[0]),
    }


def _page(id: str) -> Scene:
    scene = leaf(story(1), id, lambda message: "")
    assert scene is not None
    return scene
