"""A warm picture (layout, composing, encoding) as a multiple of the bare encoding of the same picture."""

import statistics
import time
from collections.abc import Callable

from bot.catalogue import Catalogue
from images.core.paint import compose, encode
from images.games import PAINTERS

AIMS = {"warm_of_encoding": 1.5}
ROUNDS = 15


def _seconds(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def measure() -> dict[str, float]:
    """Return, over every picture of every game's gallery, the median and the worst ratio of composing and encoding."""
    catalogue = Catalogue.load()
    ratios = []
    for painter in PAINTERS.values():
        for _, scene in painter.gallery(1, catalogue.say):
            image = compose(scene)
            whole, bare = [], []
            for _ in range(ROUNDS):
                bare.append(_seconds(lambda image=image: encode(image)))
                whole.append(_seconds(lambda scene=scene: encode(compose(scene))))
            ratios.append(statistics.median(whole) / statistics.median(bare))
    return {"warm_of_encoding": statistics.median(ratios), "warm_of_encoding_worst": max(ratios)}
