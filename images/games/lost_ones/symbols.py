"""A sheet of every sign in the game with its name."""

from collections.abc import Sequence

from engine.core.messages import Message, message
from engine.games.lost_ones import words
from engine.games.lost_ones.effects import ABILITIES, EFFECTS
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Piece, Place, Scene, Shape, Text
from images.core.theme import fade
from images.games.lost_ones import moon, signs
from images.games.lost_ones.cards import sign
from images.games.lost_ones.theme import READ, THEMES, WIDTH

_EDGE, _COLUMNS, _ROW, _SIDE, _GAP = 26, 3, 102, 84, 20
_WIDE = (WIDTH - 2 * _EDGE) // _COLUMNS
_CLOCK = 168

Named = tuple[Piece, Message]


def symbols(theme: str, say: Say) -> Scene:
    """Return the sheet: abilities, effects, what lies on the map, the four moons."""
    places: list[Place] = []
    top = _EDGE
    for group in (_abilities(), _effects(), _marks(theme)):
        places += _panel(theme, top, -(-len(group) // _COLUMNS) * _ROW)
        for i, (piece, name) in enumerate(group):
            x, y = _EDGE + i % _COLUMNS * _WIDE, top + i // _COLUMNS * _ROW
            places.append(Place(piece, x + 16 + (_SIDE - piece.width) // 2, y + (_ROW - piece.height) // 2))
            places.append(Place(_name(theme, say(name), _WIDE - _SIDE - 40), x + _SIDE + 34, y))
        top += -(-len(group) // _COLUMNS) * _ROW + _GAP
    return Scene(WIDTH, top + _CLOCK + 70 + _EDGE, THEMES[theme].ground, (*places, *_moons(theme, top, say)))


def _abilities() -> Sequence[Named]:
    return [(signs.medallion(sign(each), _SIDE), words.ability(each)) for each in ABILITIES]


def _effects() -> Sequence[Named]:
    return [(signs.medallion(f"{each.replace('_', ' ')} sign", _SIDE), words.effect(each)) for each in EFFECTS]


def _marks(theme: str) -> Sequence[Named]:
    """Return what lies on the map, and what cards bear."""
    tokens = [
        (signs.encounter(theme, "1", _SIDE, "open", read=False), "open"),
        (signs.encounter(theme, "2", _SIDE, "done", read=False), "done"),
        (signs.encounter(theme, "X", _SIDE, "closed", read=False), "closed"),
    ]
    drawn = [
        (signs.mark("shut padlock", _SIDE), "locked"),
        (signs.mark("open padlock", _SIDE), "unlocked"),
        (signs.mark("shut book", _SIDE), "unread"),
        (signs.mark("rest sign", _SIDE), "rest"),
        (signs.mark("gateway sign", _SIDE), "gateway"),
        (signs.mark("plot token", _SIDE), "plot"),
        (signs.mark("boon sign", _SIDE), "boon"),
    ]
    return [(piece, message("lo-symbol", symbol=name)) for piece, name in (*tokens, *drawn)]


def _moons(theme: str, top: int, say: Say) -> list[Place]:
    """Return the four phases side by side."""
    places = _panel(theme, top, _CLOCK + 70)
    wide = (WIDTH - 2 * _EDGE) // moon.QUARTERS
    for i in range(moon.QUARTERS):
        x = _EDGE + i * wide
        places.append(Place(moon.clock(theme, _CLOCK, i + 1), x + (wide - _CLOCK) // 2, top + 12))
        words = say(message("lo-symbol", symbol=f"phase-{i + 1}"))
        places.append(Place(_name(theme, words, wide - 12, middle=True, height=60), x + 6, top + _CLOCK + 8))
    return places


def _panel(theme: str, top: int, height: int) -> list[Place]:
    tokens, width = THEMES[theme], WIDTH - 2 * _EDGE + 24
    line = Gradient(0, 0, 0, 1, ((0.0, fade(tokens.frame, 0.9)), (1.0, fade(tokens.frame, 0.45))))
    outline = shapes.rounded(1.5, 1.5, width - 3, height - 3, 24)
    return [Place(Piece(width, height, (Shape(outline, tokens.strip, line, 2),)), _EDGE - 12, top)]


def _name(theme: str, words: str, width: int, middle: bool = False, height: int = _ROW) -> Piece:
    tokens = THEMES[theme]
    anchor, x = ("mm", width / 2) if middle else ("lm", 0.0)
    text = Text(
        words, x, height / 2, READ + 4, tokens.ink_on_ground, "story", 700, anchor, width, tokens.text_shadow
    )  # fmt: skip
    return Piece(width, height, (text,))
