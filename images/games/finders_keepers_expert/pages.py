"""A small picture for each page of Expert's rules, almost without words: the page itself has them."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.games.finders_keepers_expert.views import Picture
from images.core.painter import Say
from images.core.scene import Piece, Place, Scene, Sprite
from images.games.finders_keepers import marks, tiles
from images.games.finders_keepers.pages import clutter_and_tiles
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
from images.games.finders_keepers_expert.panel import own_tiles

_KEY = "key"
_HAND = ("umbrella", _KEY, "teddy", "marble", "rocket")
_NINE = (
    example("candle", "snail", "crown", seed=3),
    example(_KEY, "pretzel", "domino", seed=8),
    example("whistle", "kite", "seashell", "cupcake", seed=13, seymour=True),
    example("magnet", "butterfly", "button", seed=21),
    example("anchor", "cherries", "thread", seed=27),
    example(_KEY, "dinosaur", "hourglass", seed=31, seymour=True),
    example("feather", "guitar", "puzzle-piece", seed=44),
    example("lollipop", "scissors", "paper-boat", seed=52),
    example("spinning-top", "ladybird", "die", seed=66),
)
_FIRST, _OTHER, _WRONG = 1, 5, 4  # places in _NINE


def page(name: str, say: Say) -> Scene | None:
    """Return the picture of a page, or None if it has none."""
    return PAGES[name](say) if name in PAGES else None


def _grid(x: int, y: int, side: int, circled: Sequence[str] = ()) -> tuple[Place, ...]:
    step = side + 14
    return tuple(
        placed
        for cell, picture in enumerate(_NINE)
        for placed in shown(picture, x + cell % 3 * step, y + cell // 3 * step, side, "", _on(picture, circled))
    )


def _on(picture: Picture, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if tile_of(name) in picture.objects)


def _aim(say: Say) -> Scene:
    """Nine cards in the middle, five tiles before a seat."""
    side = 196
    grid = _grid((WIDTH - 3 * side - 28) // 2, 28, side)
    bottom = 28 + 3 * side + 28
    hand = Place(own_tiles(tuple(map(tile_of, _HAND)), say), 18, bottom + 24)
    return scene(bottom + 24 + hand.piece.height + 24, (*grid, hand))


def _turn(say: Say) -> Scene:
    """A tile is chosen, its cards are pointed at and captured, hand and middle are filled up."""
    width, height, gap = 440, 270, 28
    chosen = tuple(
        Place(tiles.small(tile_of(name), 112 if name == _KEY else 84), x, 66 if name == _KEY else 94)
        for name, x in zip(_HAND[:4], (26, 126, 254, 346), strict=True)
    )
    pointed = (
        *shown(_NINE[_FIRST], 36, 62, 168, "2", (_KEY,)),
        *shown(_NINE[_OTHER], 236, 62, 168, "6", (_KEY,)),
        *(on_corner(marks.tick(66), x, 62, 168) for x in (36, 236)),
    )
    taken = (*shown(_NINE[_FIRST], 30, 64, 148), arrow(196, 138, 78, 20), Place(heap(3, 112), 288, 70))
    filled = (
        *(Place(tiles.back(108), 34, 44), arrow(156, 98, 62, 16), Place(tiles.small(tile_of("bell"), 104), 238, 46)),
        *(Place(marks.card_back(92), 42, 160), arrow(156, 206, 62, 16), *shown(_NINE[7], 238, 158, 96)),
    )
    places: list[Place] = []
    for i, drawn in enumerate((chosen, pointed, taken, filled)):
        x, y = 26 + i % 2 * (width + gap), 30 + i // 2 * (height + gap)
        places += frame(x, y, width, height, drawn, str(i + 1))
    return scene(2 * height + gap + 60, places)


def _pointing(say: Say) -> Scene:
    """One wrong card and nothing is taken, but there is a second try."""
    side, width, height = 200, 908, 262
    tile = Place(tiles.small(tile_of(_KEY), 120), 24, 72)

    def row(y: int, words: str, second: tuple[Place, ...], sign: Piece, end: Sequence[Place]) -> tuple[Place, ...]:
        cards = (*shown(_NINE[_FIRST], 190, 34, side, circled=(_KEY,)), *second)
        signs = (on_corner(marks.tick(74), 190, 34, side), on_corner(sign, 420, 34, side))
        return frame(26, y, width, height, (tile, *cards, *signs, arrow(654, 134, 70, 20), *end), words)

    wrong = row(30, "1", shown(_NINE[_WRONG], 420, 34, side), marks.cross(74), (Place(marks.cross(110), 760, 78),))
    right = row(
        320, "2", shown(_NINE[_OTHER], 420, 34, side, circled=(_KEY,)), marks.tick(74), (Place(heap(2, 112), 756, 68),)
    )
    return scene(612, (*wrong, *right))


def _end(say: Say) -> Scene:
    """A card is a point, a card with Seymour two."""
    side, y = 270, 40
    seymour = Place(Piece(250, 250, (Sprite("seymour", 125, 125, 236, 0, THEME.thing_shadows),)), 690, 60)
    one = (*shown(_NINE[0], 40, y, side), on_corner(marks.points("1", 110), 40, y, side))
    two = (*shown(_NINE[_OTHER], 370, y, side), on_corner(marks.points("2", 110), 370, y, side))
    return scene(y + side + 50, (*one, *two, seymour))


def _here(say: Say) -> Scene:
    """The middle for all, and beside it a panel with one's tiles and the cells' numbers."""
    grid = _grid(26, 60, 124)
    side = 196
    own = (
        *(Place(tiles.small(tile_of(name), 92), 20 + 98 * i, 26) for i, name in enumerate(_HAND[:4])),
        *shown(_NINE[_FIRST], 14, 146, side, "2"),
        *shown(_NINE[_OTHER], 216, 146, side, "6"),
        Place(buttons(400, "2468", "26"), 10, 372),
    )
    return scene(530, (*grid, arrow(440, 260, 68, 20), *frame(516, 34, 422, 462, own)))


PAGES: Mapping[str, Callable[[Say], Scene]] = MappingProxyType(
    {"aim": _aim, "turn": _turn, "pointing": _pointing, "end": _end, "options": clutter_and_tiles, "here": _here}
)
