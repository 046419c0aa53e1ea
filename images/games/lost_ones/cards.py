"""Cards of every kind as pieces: a picture, a band with the name, signs, words."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.messages import Message
from engine.games.lost_ones import words
from engine.games.lost_ones.effects import Ability
from engine.games.lost_ones.pack import AbilityCard, BaneCard, BoonCard, Character
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Item, Piece, Place, Shape, Sprite, Text
from images.core.theme import fade, mix
from images.games.lost_ones import figures
from images.games.lost_ones.card_art import art
from images.games.lost_ones.card_theme import ABILITY_HUES, BANE_HUE, BOON_HUE, CARD_THEMES, FREE_HUE, Hue
from images.games.lost_ones.lettering import Saying, fits, name_lines, set_in
from images.games.lost_ones.theme import HEROES, HeroToken

SHAPE = 1.52
"""Height of a card in widths."""

_DISC = 20  # how much of a card's foot its number covers
_EASY = 18  # from this size on words are read easily
_UNITS = 260  # lengths below are of a card so many units wide


def height(width: int) -> int:
    """Return how high a card of a width is."""
    return round(SHAPE * width)


def sign(ability: Ability) -> str:
    """Return the name of an ability's drawing."""
    return f"{ability} sign"


def ability_card(theme: str, face: AbilityCard, say: Say, width: int) -> Piece:
    """Return an ability card, `width` pixels wide."""
    tokens = CARD_THEMES[theme]
    rule = words.ability_rule(face)
    sayings = [] if rule is None else [Saying(_sentence(say(rule)), tokens.rule, "story", 700)]
    sayings.append(Saying(face.flavour, tokens.flavour, "aside", scale=0.86 if rule else 1.0))
    hues = tuple(ABILITY_HUES[icon] for icon in face.icons[:2])
    signs = tuple(sign(icon) for icon in face.icons)
    return _card(theme, face.name, hues, face.art.sprites, f"ability-{face.id}", tuple(sayings), signs, width, _DISC)


def boon_card(theme: str, face: BoonCard, ready: bool, say: Say, width: int) -> Piece:
    """Return a boon; one that is used up is dimmed until the moon moves on."""
    sayings = _ruled(theme, words.boon_rules(face), face.flavour, say)
    piece = _card(theme, face.name, (BOON_HUE,), face.art.sprites, f"boon-{face.n}", sayings, ("boon sign",), width)
    return piece if ready else used(theme, piece, say)


def bane_card(theme: str, face: BaneCard, say: Say, width: int) -> Piece:
    """Return a bane, in cold colours."""
    sayings = _ruled(theme, words.bane_rules(face), face.flavour, say)
    return _card(theme, face.name, (BANE_HUE,), face.art.sprites, f"bane-{face.id}", sayings, ("bane sign",), width)


def character_card(theme: str, face: Character, hero: int | None, ready: bool, say: Say, width: int) -> Piece:
    """Return a character with the talent, in its hero's colour if somebody is this character."""
    tokens = CARD_THEMES[theme]
    sayings = (
        Saying(face.talent.name, tokens.rule, "inscription", 700, 1.12),
        Saying(face.talent.text, tokens.flavour),
    )
    hue = FREE_HUE if hero is None else _hue(HEROES[hero])
    sprites = (figures.sprite(face.id), *face.art.sprites[:2])
    piece = _card(theme, face.name, (hue,), sprites, f"character-{face.id}", sayings, (), width)
    return piece if ready else used(theme, piece, say)


def _hue(token: HeroToken) -> Hue:
    return Hue(mix(token.colour, "#000000", 0.18), token.light, mix(token.colour, "#0a0a1c", 0.78))


def _ruled(theme: str, rules: Sequence[Message], flavour: str, say: Say) -> tuple[Saying, ...]:
    tokens = CARD_THEMES[theme]
    said = [Saying(_sentence(say(rule)), tokens.rule, "story", 700) for rule in rules]
    return (*said, Saying(flavour, tokens.flavour, "aside", scale=0.86))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=256)
def _card(
    theme: str, name: str, hues: tuple[Hue, ...], sprites: tuple[str, ...], seed: str, sayings: tuple[Saying, ...],
    signs: tuple[str, ...], width: int, foot: float = 10,
) -> Piece:  # fmt: skip
    tokens, u, tall = CARD_THEMES[theme], width / _UNITS, height(width)
    line, fine = (tokens.cold, fade(tokens.cold, 0.5)) if BANE_HUE in hues else (tokens.line, tokens.fine)
    frame, corner = 7 * u, round(13 * u)
    size, lines = name_lines(name, width - 2 * frame - 14 * u, 27 * u, 17 * u)
    band = (14 + 29 * len(lines)) * u if name else 18 * u
    inner = width - 2 * frame
    top = _top(sayings, inner - 18 * u, tall, band + frame + (6 + foot) * u, u, len(lines) > 1)
    window = (width - 2 * round(frame), top - round(frame) + 2)
    body = Gradient(0.5, 0.0, 0.5, 1.0, ((0.0, tokens.bright), (1.0, tokens.dark)))
    strip = Gradient(
        0, 0, 1, 0, ((0.0, hues[0].band), (0.35, hues[0].band), (0.65, hues[-1].band), (1.0, hues[-1].band))
    )
    drawn: list[Item] = [
        Shape(shapes.rounded(0, 0, width, tall, 18 * u), fill=tokens.edge),
        Shape(shapes.rounded(2.2 * u, 2.2 * u, width - 4.4 * u, tall - 4.4 * u, 16 * u), body, line, 2.4 * u),
        Place(art(theme, hues, sprites[:3], seed, window, corner), round(frame), round(frame)),
        Shape(shapes.rounded(frame, frame, inner, tall - 2 * frame, corner), stroke=fine, width=1.2 * u),
        Shape(shapes.rounded(frame - 2 * u, top, inner + 4 * u, band, 3 * u), fill=strip, stroke=line, width=2 * u),
        *(
            Text(
                line, width / 2, top + band / 2 + (i - (len(lines) - 1) / 2) * 1.06 * size, size, tokens.title,
                "inscription", 700, shadow=tokens.title_shadow, read=False,
            )
            for i, line in enumerate(lines)
        ),
        *set_in(
            sayings, frame + 9 * u, top + band + 6 * u, inner - 18 * u, tall - top - band - frame - (6 + foot) * u,
            25 * u, 15 * u,
        ),
    ]  # fmt: skip
    for i, name in enumerate(signs):
        drawn.append(_sign(theme, name, i, width, u))
    return Piece(width, tall, tuple(drawn), tokens.shadows)


def _top(sayings: Sequence[Saying], width: float, tall: int, taken: float, u: float, long: bool) -> int:
    """Return how high a card's picture is: lower where there is much to read."""
    tops = (0.42, 0.40, 0.37, 0.34) if long else (0.445, 0.41, 0.38, 0.34)
    for top in tops:
        if fits(sayings, width, tall * (1 - top) - taken, _EASY * u):
            break
    return round(top * tall)


def blank(theme: str, hues: tuple[Hue, ...], sprites: tuple[str, ...], signs: tuple[str, ...], width: int) -> Piece:
    """Return a card without words: strokes stand for them."""
    u, tall = width / _UNITS, height(width)
    tokens = CARD_THEMES[theme]
    card = _card(theme, "", hues, sprites, "blank-" + "".join(sprites), (), signs, width)
    strokes = [
        Shape(shapes.rounded(inset * u, 0.60 * tall + 34 * i * u, width - 2 * inset * u, 9 * u, 4 * u), tokens.fine)
        for i, inset in enumerate((26, 40, 26, 40))
    ]
    return Piece(width, tall, (*card.items, *strokes), card.shadows)


@lru_cache(maxsize=64)
def owner(theme: str, hero: int, side: int) -> Piece:
    """Return a hero's letter on its colour."""
    token = HEROES[hero]
    plate = Shape(shapes.rounded(2, 2, side - 4, side - 4, 0.3 * side), fill=token.colour, stroke="#fff8e6", width=3)
    words = Text(token.letter, side / 2, side / 2 + 1, 0.66 * side, token.ink, "inscription", 800)
    return Piece(side, side, (plate, words), CARD_THEMES[theme].shadows)


@lru_cache(maxsize=64)
def token(theme: str, words: str, side: int) -> Piece:
    """Return a plot token with its number."""
    drawn = (
        Sprite("plot token", side / 2, side / 2, side),
        Text(words, side / 2, side / 2 + 1, 0.34 * side, "#4d3203", "inscription", 800),
    )
    return Piece(side, side, drawn, CARD_THEMES[theme].shadows)


def _sign(theme: str, name: str, i: int, width: int, u: float) -> Item:
    side = 66 * u
    x = 38 * u if i == 0 else width - 38 * u
    return Sprite(name, x, 38 * u, side, 0, CARD_THEMES[theme].shadows)


def used(theme: str, piece: Piece, say: Say) -> Piece:
    """Return a card that is used up until the moon moves on: veiled, with a crescent."""
    tokens, u = CARD_THEMES[theme], piece.width / _UNITS
    x, y, r = piece.width - 40 * u, 40 * u, 32 * u
    outer, inner = 0.62 * r, 0.52 * r
    moon = (
        f"M{x - 0.05 * r:.1f} {y - outer:.1f}A{outer:.1f} {outer:.1f} 0 1 0 {x + 0.58 * r:.1f} {y + 0.26 * r:.1f}"
        f"A{inner:.1f} {inner:.1f} 0 0 1 {x - 0.05 * r:.1f} {y - outer:.1f}z"
    )
    drawn = (
        *piece.items,
        Shape(shapes.rounded(0, 0, piece.width, piece.height, 18 * u), fill=tokens.veil),
        Shape(shapes.circle(x, y, r), fill="#14142cf0", stroke=tokens.line, width=3 * u),
        Shape(moon, fill="#ffe9b0"),
    )
    return Piece(piece.width, piece.height, drawn, piece.shadows)


@lru_cache(maxsize=64)
def numbered(theme: str, words: str, size: int) -> Piece:
    """Return a card's number on a disc, `size` pixels large."""
    tokens, side = CARD_THEMES[theme], round(1.36 * size)
    middle = side / 2
    disc = Shape(shapes.circle(middle, middle, middle - 2), fill=tokens.number, stroke=tokens.line, width=3)
    text = Text(words, middle, middle + 0.02 * size, size, tokens.number_ink, "inscription", 800)
    return Piece(side, side, (disc, text), tokens.shadows)


@lru_cache(maxsize=16)
def pile(theme: str, side: int) -> Piece:
    """Return the backs of some cards, `side` pixels high."""
    tokens, w = CARD_THEMES[theme], 0.70 * side
    drawn: list[Item] = []
    for i in range(3):
        x, y = (2 - i) * 0.055 * side, i * 0.045 * side
        h = 0.90 * side
        drawn.append(Shape(shapes.rounded(x + 1, y + 1, w, h, 0.1 * side), fill="#2a2f66", stroke=tokens.line, width=2))
        if i == 2:
            star = shapes.star(x + w / 2, y + h / 2, 0.24 * side, 0.35, 4)
            drawn.append(Shape(shapes.polygon(star), fill=fade("#ffe9b0", 0.95)))
    return Piece(round(w + 0.13 * side) + 4, side + 4, tuple(drawn), tokens.shadows)
