"""Whole decks to look at, and a digest of how their cards lie: run as `python -m` it prints that digest."""

import hashlib
import sys
from functools import lru_cache

from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.deck import deck
from engine.games.finders_keepers.picture import CLUTTER_COUNTS, Picture
from images.games.finders_keepers.card import draw
from images.games.finders_keepers.layout import layout

SEEDS = (1, 2)
SIDE = 446
"""Pixels of a card on a sheet."""


@lru_cache(maxsize=8)
def cards(seed: int, clutter: int) -> tuple[Picture, ...]:
    """Return the sixty cards of a game."""
    return deck(Rng(seed.to_bytes(SEED_BYTES, "big")), clutter)


def digest() -> str:
    """Return a digest of the layouts of some cards of each clutter and of one card's pixels."""
    digested = hashlib.blake2b(digest_size=16)
    for clutter in CLUTTER_COUNTS:
        for picture in cards(SEEDS[0], clutter)[:10]:
            digested.update(repr(layout(picture)).encode())
        digested.update(draw(cards(SEEDS[0], clutter)[0], SIDE).tobytes())
    return digested.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
