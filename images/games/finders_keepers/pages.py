"""A small picture for each page of the basic game's rules, almost without words: the page itself has them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from images.core.painter import Say
from images.core.scene import Piece, Place, Scene, Sprite
from images.games.finders_keepers import marks, tiles
from images.games.finders_keepers.reveal import podium
from images.games.finders_keepers.sketches import (
    arrow,
    buttons,
    example,
    frame,
    heap,
    on_corner,
    scene,
    shown,
    tile_of,
)
from images.games.finders_keepers.theme import THEME, WIDTH

DUCK = "rubber-duck"
_WITH = example(DUCK, "key", "toadstool", "scissors", seed=11)
_ALSO = example(DUCK, "butterfly", "hourglass", seed=25)
_WITHOUT = example("bell", "die", "kite", "snail", seed=34)
_THIRD = example("rocket", "pretzel", "candle", "magnet", seed=47)


def page(name: str, say: Say) -> Scene | None:
    """Return the picture of a page, or None if it has none."""
    return PAGES[name](say) if name in PAGES else None


def _aim(say: Say) -> Scene:
    """A tile, and the two cards of three on which its object lies."""
    tile = Place(tiles.tile(tile_of(DUCK), say, 300, glowing=True), 330, 30)
    side, y = 286, 372
    cards = (
        *shown(_WITH, 26, y, side, circled=(DUCK,)),
        *shown(_WITHOUT, 337, y, side),
        *shown(_ALSO, 648, y, side, circled=(DUCK,)),
    )
    ticks = [on_corner(marks.tick(84), x, y, side) for x in (26, 648)]
    return scene(y + side + 40, (tile, *cards, *ticks))


def _turn(say: Say) -> Scene:
    """A tile is turned, cards are chosen, all are ready, cards are collected."""
    width, height, gap, side = 440, 270, 28, 168
    turned = (Place(tiles.back(170), 34, 52), arrow(212, 136, 66, 18), Place(tiles.small(tile_of(DUCK), 140), 284, 66))
    search = (
        *shown(_WITH, 36, 62, side, "3", circled=(DUCK,)),
        *shown(_WITHOUT, 236, 62, side, "4"),
        on_corner(marks.tick(70), 36, 62, side),
    )
    ready = [
        placed
        for seat in range(3)
        for placed in (
            Place(marks.token(seat, 112), 40 + 124 * seat, 72),
            Place(marks.tick(62), 40 + 124 * seat + 66, 142),
        )
    ]
    keep = (*shown(_WITH, 34, 62, 150), arrow(198, 136, 76, 20), Place(heap(4, 110), 286, 66))
    places: list[Place] = []
    for i, drawn in enumerate((turned, search, ready, keep)):
        x, y = 26 + i % 2 * (width + gap), 30 + i // 2 * (height + gap)
        places += frame(x, y, width, height, drawn, str(i + 1))
    return scene(2 * height + gap + 60, places)


def _claims(say: Say) -> Scene:
    """Two right cards are collected; one wrong card spoils it all."""
    side, width, height = 216, 908, 280
    tile = Place(tiles.small(tile_of(DUCK), 128), 24, 76)

    def row(y: int, second: Piece, other: tuple[Place, ...], end: Place) -> tuple[Place, ...]:
        cards = (*shown(_WITH, 186, 34, side, circled=(DUCK,)), *other)
        ticks = (on_corner(marks.tick(78), 186, 34, side), on_corner(second, 430, 34, side))
        return frame(26, y, width, height, (tile, *cards, *ticks, arrow(672, 140, 70, 20), end))

    right = row(28, marks.tick(78), shown(_ALSO, 430, 34, side, circled=(DUCK,)), Place(heap(2, 116), 762, 74))
    wrong = row(332, marks.cross(78), shown(_WITHOUT, 430, 34, side), Place(marks.cross(120), 764, 80))
    return scene(640, (*right, *wrong))


def _end(say: Say) -> Scene:
    """Two have collected everything on the same tile; a third has not."""
    width, places = 620, [*podium((0, 2))]
    for i, (seat, left) in enumerate(((0, 0), (2, 0), (1, 3))):
        row = Piece(
            width, 74, (Place(marks.token(seat, 68), 0, 3), *marks.cards_left(left, 12, 84, 37, width - 84, 46))
        )
        places.append(Place(row, (WIDTH - width) // 2, 238 + 88 * i))
    return scene(520, places)


def clutter_and_tiles(say: Say) -> Scene:
    """The same objects with no clutter, some and much; several tiles at once."""
    side, y = 290, 30
    names = (DUCK, "camera", "feather", "lollipop")
    cards = [
        placed
        for i, clutter in enumerate((0, 8, 16))
        for placed in shown(example(*names, seed=5, clutter=clutter), 24 + i * (side + 21), y, side)
    ]
    open_tiles = [
        Place(tiles.small(tile_of(name), 150), 24 + 190 * i, y + side + 34)
        for i, name in enumerate((DUCK, "bell", "kite", "crown", "snail"))
    ]
    return scene(y + side + 34 + 150 + 32, (*cards, *open_tiles))


def _here(say: Say) -> Scene:
    """A tile for all, and beside it a panel with one's own cards and their numbers."""
    tile = Place(tiles.tile(tile_of(DUCK), say, 300, glowing=True), 26, 134)
    side = 210
    own = (
        *shown(_WITH, 34, 34, side, "1"),
        *shown(_ALSO, 266, 34, side, "2"),
        *shown(_WITHOUT, 34, 266, side, "3"),
        *shown(_THIRD, 266, 266, side, "4"),
        Place(buttons(450, "1234", "12"), 30, 498),
    )
    lens = Place(Piece(96, 96, (Sprite("magnifying glass", 48, 48, 90, 0, THEME.thing_shadows),)), 26 + 908 - 88, 0)
    return scene(630, (tile, arrow(338, 284, 74, 22), *frame(424, 24, 510, 586, own), lens))


PAGES: Mapping[str, Callable[[Say], Scene]] = MappingProxyType(
    {"aim": _aim, "turn": _turn, "claims": _claims, "end": _end, "options": clutter_and_tiles, "here": _here}
)
