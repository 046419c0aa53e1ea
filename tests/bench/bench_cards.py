"""Keep Me cards: making one against the bare compositing of its things; a sheet of six against its bare encoding."""

import statistics
import time
from collections.abc import Callable

from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.deck import deck
from engine.games.finders_keepers.picture import Picture
from images.core import paint as painting
from images.core.scene import Scene
from images.games.finders_keepers import grounds
from images.games.finders_keepers.card import draw
from images.games.finders_keepers.layout import layout
from images.games.finders_keepers.sheets import GAP, sheet
from images.games.finders_keepers.theme import THEME, WIDTH
from images.games.finders_keepers.turning import turned

AIMS = {"card_of_bare_compositing": 3.0, "sheet_of_encoding": 1.5, "deck_seconds": 4.0}
SIDE, CLUTTER, SHEET, ROUNDS = 446, 16, 6, 9


def _seconds(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def _bare(picture: Picture) -> None:
    """Put a card's things where they lie, and nothing else: no search, no shadows, no beads, no light, no frame."""
    canvas = grounds.ground(grounds.NAMES[0], SIDE).copy()
    for thing in layout(picture).things:
        image, x, y = turned(thing, SIDE / 480)
        canvas.paste(image, (x, y), image)


def _card(picture: Picture) -> None:
    layout.cache_clear()
    draw(picture, SIDE)


def measure() -> dict[str, float]:
    """Return two ratios, and the seconds of processor time that a whole deck takes on an idle core."""
    cards = deck(Rng(bytes(SEED_BYTES)), CLUTTER)
    cold = _seconds(lambda: [_card(picture) for picture in cards])
    whole, bare = [], []
    for picture in cards:
        whole.append(_seconds(lambda picture=picture: _card(picture)))
        bare.append(_seconds(lambda picture=picture: _bare(picture)))
    places, bottom = sheet([(str(number), picture) for number, picture in enumerate(cards[:SHEET], 1)], GAP)
    scene = Scene(WIDTH, bottom + GAP, THEME.ground, places)
    image = painting.compose(scene)
    composed, encoded = [], []
    for _ in range(ROUNDS):
        composed.append(_seconds(lambda: painting.encode(painting.compose(scene))))
        encoded.append(_seconds(lambda: painting.encode(image)))
    return {
        "card_of_bare_compositing": statistics.median(whole) / statistics.median(bare),
        "sheet_of_encoding": statistics.median(composed) / statistics.median(encoded),
        "deck_seconds": cold,
    }
