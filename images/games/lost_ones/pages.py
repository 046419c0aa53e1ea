"""A picture for each page of the rules, without words: the page itself has them (alternatives: `lo-rules-*.alt`)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.games.lost_ones import words
from engine.games.lost_ones.effects import EFFECTS, Ability
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Generated, Piece, Place, Scene, Shape, Sprite
from images.core.theme import fade
from images.games.lost_ones import cards, figures, leaves, moon, settings, signs
from images.games.lost_ones.sketches import (
    arrow,
    board,
    button,
    frame,
    framed,
    labelled,
    line_of_words,
    plain_card,
    sideways,
    square,
    standing,
    walking,
)
from images.games.lost_ones.theme import THEMES, WIDTH

_THEME = "moonlit"
_EDGE = 26


def page(name: str, say: Say) -> Scene | None:
    """Return the picture of a page, or None if it has none."""
    return PAGES[name](say) if name in PAGES else None


def _scene(height: int, places: Sequence[Place]) -> Scene:
    return Scene(WIDTH, height, THEMES[_THEME].ground, tuple(places))


def _aim(say: Say) -> Scene:
    """A small map in the moonlight: a hero, the Nightmare two tiles off, a tree with a door at the edge."""
    side, x, y = 210, 35, 30
    squares = [
        square(0, 1, "bedfield", "E"), square(1, 1, "bedfield", "EW"), square(2, 1, "sea", "EWN"),
        square(3, 1, "tallywood", "EW"), square(4, 1, "elsewood", "W"), square(2, 0, "winter", "S"),
        square(1, 0, "elsewood", ""), square(3, 0, "winter", ""),
    ]  # fmt: skip
    places = board(_THEME, squares, 5, 2, side, x, y, ((2.5, 1.6), (4.5, 1.7)))
    grown = Sprite("hollows tree", side / 2 + 20, side / 2 + 34, side + 30, 0, THEMES[_THEME].thing_shadows)
    tree = Piece(side + 40, side + 60, (grown,))
    places += [
        Place(figures.nightmare(_THEME, 220), x - 5, y + side - 20),
        standing(_THEME, 0, "kaya", 214, x + 2 * side + side // 2, y + 2 * side - 22),
        Place(tree, x + 4 * side - 34, y + side - 70),
    ]
    return _scene(2 * side + 60, places)


def _turn(say: Say) -> Scene:
    """A new tile is laid, a figure walks, cards pay for a deed, a boon is turned sideways."""
    width, height, gap = 520, 300, 28
    side = 200
    explore = [
        *board(_THEME, [square(0, 0, "bedfield", "E"), square(1, 0, "winter", "W")], 2, 1, side, 60, 62, ((0.5, 0.6),)),
        standing(_THEME, 1, "fenrir", 180, 60 + side // 2, 62 + side - 18),
        Place(arrow(_THEME, 96), 60 + side - 48, 8),
    ]
    walk = [
        *board(_THEME, [square(0, 0, "tallywood", "E"), square(1, 0, "sea", "W")], 2, 1, side, 60, 50, ((1.5, 0.6),)),
        standing(_THEME, 0, "kaya", 180, 60 + side + side // 2, 50 + side - 18),
        *walking(60 + side // 2, 50 + side - 26, 60 + side + 40),
    ]
    pay = [
        Place(plain_card(_THEME, ("search",), ("🔑",), 150), 36, 36),
        Place(plain_card(_THEME, ("talk", "evade"), ("🫖",), 150), 200, 36),
        Place(arrow(_THEME, 80), 364, 128),
        Place(signs.encounter(_THEME, "1", 64, "done", read=False), 446, 118),
    ]
    boon = [
        Place(plain_card(_THEME, (), ("🪜",), 150, boon=True), 40, 36),
        Place(arrow(_THEME, 80), 204, 128),
        Place(sideways(_THEME, ("🪜",), 134), 296, 82),
    ]
    places: list[Place] = []
    for i, drawn in enumerate((explore, walk, pay, boon)):
        left, top = _EDGE + i % 2 * (width + gap), _EDGE + i // 2 * (height + gap)
        places += frame(_THEME, left, top, width, height, drawn, str(i + 1))
    return _scene(2 * height + gap + 2 * _EDGE, places)


def _map(say: Say) -> Scene:
    """A tile with a path of stepping stones, a bramble hedge, and a chained lock on its edge."""
    side, y = 356, 20
    squares = [
        square(0, 0, "tallywood", "N"), square(1, 0, "elsewood", "WE"), square(2, 0, "hobhill", "W"),
    ]  # fmt: skip
    x = (WIDTH - 3 * side) // 2
    places = board(_THEME, squares, 3, 1, side, x, y, ((1.5, 0.6),))
    places.append(Place(signs.lock(side, upright=True), x + 2 * side - round(0.15 * side), y + round(0.07 * side)))
    places.append(Place(signs.number(_THEME, "36", 74, read=False), x + side + 14, y + 14))
    places.append(standing(_THEME, 3, "maeve", 300, x + side + side // 2, y + side - 36))
    return _scene(side + 64, places)


def _effects(say: Say) -> Scene:
    """Seven round signs with their names."""
    places: list[Place] = []
    for i, effect in enumerate(EFFECTS):
        row, column = divmod(i, 4)
        wide = (WIDTH - 2 * _EDGE) // (4 if row == 0 else 3)
        sign = signs.medallion(f"{effect.replace('_', ' ')} sign", 170)
        places += labelled(_THEME, sign, say(words.effect(effect)), _EDGE + column * wide, _EDGE + row * 260, wide)
    return _scene(2 * 260 + 2 * _EDGE, places)


def _pages(say: Say) -> Scene:
    """A page with two deeds; below, three cards of two players add up to the first one's cost."""
    picture = _picture("tallywood", ("🐿", "📜", "🪑"), "rules-pages")
    first: tuple[Ability, ...] = ("search", "talk", "talk", "evade")
    second: tuple[Ability, ...] = ("challenge", "solve")
    places = [*framed(_THEME, picture, 80, 26)]
    for i, cost in enumerate((first, second)):
        places += _deed(40, 446 + i * 104, str(i + 1), cost)
    hands: Sequence[tuple[tuple[Ability, ...], str, int]] = (
        (("search",), "🔑", 0), (("talk",), "🐐", 1), (("talk", "evade"), "🎩", 1),
    )  # fmt: skip
    for i, (icons, sprite, hero) in enumerate(hands):
        x = 60 + i * 350
        places.append(Place(plain_card(_THEME, icons, (sprite,), 210), x + 10, 676))
        places.append(Place(cards.owner(_THEME, hero, 76), x + 180, 850))
    return _scene(1020, places)


def _deed(x: int, y: int, number: str, cost: Sequence[Ability]) -> list[Place]:
    width = WIDTH - 2 * x
    tokens = THEMES[_THEME]
    outline = shapes.rounded(1, 1, width - 2, 90, 22)
    strip = Piece(width, 92, (Shape(outline, tokens.strip, fade(tokens.frame, 0.6), 2),))
    places = [Place(strip, x, y), Place(signs.encounter(_THEME, number, 72, "open", read=False), x + 14, y + 10)]
    places.append(Place(line_of_words(_THEME, 380), x + 110, y + 30))
    for i, ability in enumerate(cost):
        places.append(Place(signs.medallion(cards.sign(ability), 72), x + width - (len(cost) - i) * 84 - 10, y + 10))
    return places


def _picture(region: str, sprites: tuple[str, ...], seed: str) -> Generated:
    return leaves.picture(_THEME, settings.region(region), sprites, seed)


def _cards(say: Say) -> Scene:
    """A hand of cards with ability signs, a boon turned sideways, a bane beside it."""
    shown: Sequence[tuple[tuple[Ability, ...], str]] = (
        (("search",), "🔑"), (("solve", "talk"), "🧩"), (("evade",), "🐇"), (("challenge", "search"), "🔨"),
        (("talk",), "🐐"),
    )  # fmt: skip
    places = [
        Place(plain_card(_THEME, icons, (sprite,), 196), 30 + i * 216, 30 + abs(i - 2) * 16)
        for i, (icons, sprite) in enumerate(shown)
    ]
    places.append(Place(sideways(_THEME, ("🪜",), 220), 190, 430))
    places.append(Place(plain_card(_THEME, (), ("🥛",), 200, bane=True), 690, 404))
    return _scene(740, places)


def _foes(say: Say) -> Scene:
    """A polite wolf beside its chair; the tall, feathered Nightmare with a blanket over its arm."""
    picture = _picture("elsewood", ("raven nurse", "🐺", "🪑"), "rules-foes")
    return _scene(leaves.HEIGHT + 52, framed(_THEME, picture, 80, 26))


def _moon(say: Say) -> Scene:
    """A dial with four moons: new, waxing, full, waning."""
    sky = leaves.picture(_THEME, settings.region("moor"), (), "rules-moon")
    side = 360
    dial = Place(moon.clock(_THEME, side, 3), 170, 46)
    return _scene(leaves.HEIGHT + 52, [*framed(_THEME, sky, 80, 26), dial])


def _end(say: Say) -> Scene:
    """An open door in a tree trunk with light behind it, and a row of numbered stars."""
    picture = leaves.picture(_THEME, settings.dawn("bedfield"), ("hollows tree",), "rules-end")
    places = framed(_THEME, picture, 80, 26)
    for i in range(4):
        places.append(Place(cards.token(_THEME, str(3 * i + 1), 150), 220 + i * 180, leaves.HEIGHT + 44))
    return _scene(leaves.HEIGHT + 220, places)


def _here(say: Say) -> Scene:
    """The map that everybody sees; beside it a private panel with a page of the story and buttons."""
    side = 176
    squares = [
        square(0, 0, "winter", "S"), square(1, 0, "winter", "ES"), square(2, 0, "tallywood", "W"),
        square(0, 1, "underbell", "NE"), square(1, 1, "bedfield", "NWES"), square(2, 1, "sea", "W"),
        square(1, 2, "afternoon", "N"),
    ]  # fmt: skip
    places = board(_THEME, squares, 3, 3, side, _EDGE, 30, ((1.5, 1.6), (2.5, 1.6)))
    places += [
        standing(_THEME, 0, "kaya", 170, _EDGE + side + side // 2, 30 + 2 * side - 22),
        standing(_THEME, 1, "fenrir", 170, _EDGE + 2 * side + side // 2, 30 + 2 * side - 22),
    ]
    left, width = _EDGE + 3 * side + 30, WIDTH - 2 * _EDGE - 3 * side - 30
    size = (width - 40, 204)
    arguments = (_THEME, settings.region("sea"), ("🐄", "🪜"), "rules-here", *size)
    wide = (width - 60) // 2
    own = [
        Place(Generated(*size, leaves.draw_small, arguments), 20, 20),
        *(Place(line_of_words(_THEME, width - 60 - (i % 3) * 60), 24, 244 + i * 34) for i in range(4)),
        *(Place(button(_THEME, wide, i == 0), 20 + i % 2 * (wide + 20), 396 + i // 2 * 66) for i in range(4)),
    ]  # fmt: skip
    places += frame(_THEME, left, 30, width, 3 * side, own)
    return _scene(3 * side + 60, places)


PAGES: Mapping[str, Callable[[Say], Scene]] = MappingProxyType(
    {
        "aim": _aim,
        "turn": _turn,
        "map": _map,
        "effects": _effects,
        "pages": _pages,
        "cards": _cards,
        "foes": _foes,
        "moon": _moon,
        "end": _end,
        "here": _here,
    }
)
