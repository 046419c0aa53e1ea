"""A hero's ability cards, and what lies before a hero: character, boons, banes."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.messages import message
from engine.games.lost_ones import words
from engine.games.lost_ones.views import SeatView
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Item, Piece, Place, Scene, Shape, Text
from images.games.lost_ones import cards, figures, leaves, settings
from images.games.lost_ones.card_art import bust
from images.games.lost_ones.lettering import titled
from images.games.lost_ones.theme import HEROES, READ, THEMES, WIDTH

GAP = 20
HEAD = 116
_MOST = 1_480_000  # pixels of a picture
_IN_A_ROW = 4


def hand(view: SeatView, hero: int, say: Say) -> Scene:
    """Return a hero's hand, numbered as in the menus."""
    public = view.public
    table, theme = public.table, public.table.options.theme
    body = table.heroes[hero]
    faces = {face.id: face for face in public.abilities}
    shown = [faces[id] for id in body.hand]
    title = say(message("lo-sight-hand", own=int(body.owner == view.seat), hero=words.hero(public, hero)))
    head = Place(heading(theme, title, hero, body.character, len(body.discard)), 0, 0)
    if not shown:
        return _empty(theme, head)
    width, rows = grid(len(shown), _IN_A_ROW, cards.numbered(theme, "1", READ).height - 18)
    pieces = [cards.ability_card(theme, face, say, width) for face in shown]
    return laid(theme, head, pieces, rows, numbers=True)


def _empty(theme: str, head: Place) -> Scene:
    """A made bed under the moon is all that is left."""
    bed = leaves.picture(theme, settings.region("bedfield"), ("made bed",), "empty-hand")
    x = (WIDTH - bed.width) // 2
    line = Shape(shapes.rounded(2, 2, bed.width - 4, bed.height - 4, 16), stroke=THEMES[theme].frame, width=3)
    frame = Piece(bed.width, bed.height, (line,))
    return Scene(
        WIDTH, HEAD + bed.height + 2 * GAP, THEMES[theme].ground, (head, Place(bed, x, HEAD), Place(frame, x, HEAD))
    )


def belongings(view: SeatView, hero: int, say: Say) -> Scene:
    """Return what lies before a hero: the character, boons, banes; before it is chosen all that there are."""
    public = view.public
    table, theme = public.table, public.table.options.theme
    body = table.heroes[hero]
    if body.character is None:
        return _choice(view, theme, hero, say)
    title = say(message("lo-sight-belongings", own=int(body.owner == view.seat), hero=words.hero(public, hero)))
    head = Place(heading(theme, title, hero, body.character, None), 0, 0)
    people = [face for face in public.characters if body.character == face.id]
    boons, banes = ({face.n: face for face in public.boons}, {face.id: face for face in public.banes})
    width, rows = grid(len(people) + len(body.boons) + len(body.banes), _IN_A_ROW, 0)
    pieces = [cards.character_card(theme, person, hero, body.talent_ready, say, width) for person in people]
    pieces += [cards.boon_card(theme, boons[held.boon], held.ready, say, width) for held in body.boons]
    pieces += [cards.bane_card(theme, banes[id], say, width) for id in body.banes]
    return laid(theme, head, pieces, rows, numbers=False)


def _choice(view: SeatView, theme: str, hero: int, say: Say) -> Scene:
    """Return the characters that somebody may be; those that are chosen bear their hero's letter."""
    public = view.public
    head = Place(heading(theme, say(message("lo-sight-characters")), hero, None, None), 0, 0)
    chosen = {hero.character: number for number, hero in enumerate(public.table.heroes)}
    width, rows = grid(max(1, len(public.characters)), _IN_A_ROW, 0)
    pieces = [cards.character_card(theme, face, chosen.get(face.id), True, say, width) for face in public.characters]
    scene = laid(theme, head, pieces, rows, numbers=False)
    letters = []
    for face, place in zip(public.characters, scene.items[1:], strict=True):
        if face.id in chosen:
            letter = cards.owner(theme, chosen[face.id], 72)
            letters.append(Place(letter, place.x + width - 80, place.y + 8))
    return replace(scene, items=(*scene.items, *letters))


def grid(count: int, in_a_row: int, below: int) -> tuple[int, tuple[int, ...]]:
    """Return how wide cards are and how many lie in each row, so that all are as large as they can be."""
    best: tuple[int, tuple[int, ...]] = (0, ())
    for columns in range(min(2, in_a_row), 8 if count > 12 else in_a_row + 1):
        rows = -(-count // columns)
        width = min(344, (WIDTH - (columns + 1) * GAP) // columns)
        room = _MOST / WIDTH - HEAD - GAP
        width = min(width, int((room / rows - GAP - below) / cards.SHAPE))
        if width > best[0]:
            full, more = divmod(count, rows)
            best = (width, tuple(full + (1 if row < more else 0) for row in range(rows)))
    return best


def laid(theme: str, head: Place, pieces: Sequence[Piece], rows: Sequence[int], numbers: bool) -> Scene:
    """Return cards in rows below a heading."""
    places, at, y = [head], 0, HEAD
    for count in rows if pieces else ():
        row = pieces[at : at + count]
        width = row[0].width
        gap = min(3 * GAP, (WIDTH - count * width) // (count + 1))
        x = (WIDTH - count * width - (count - 1) * gap) // 2
        for i, piece in enumerate(row):
            places.append(Place(piece, x + i * (width + gap), y))
            if numbers:
                disc = cards.numbered(theme, str(at + i + 1), READ)
                places.append(Place(disc, x + i * (width + gap) + (width - disc.width) // 2, y + piece.height - 20))
        at += count
        y += pieces[0].height + GAP + (cards.numbered(theme, "1", READ).height - 18 if numbers else 0)
    return Scene(WIDTH, y, THEMES[theme].ground, tuple(places))


def heading(theme: str, title: str, hero: int, character: str | None, discards: int | None) -> Piece:
    """Return the strip above the cards: whose they are, and how many lie discarded."""
    tokens, token = THEMES[theme], HEROES[hero]
    side, room = 88, 40 if discards is None else 210
    x, y = GAP + 6, (HEAD - side) // 2
    middle = side / 2
    drawn: list[Item] = [
        Shape(shapes.circle(x + middle, y + middle, middle), fill=token.colour, stroke="#fff8e6", width=4),
        Place(bust(figures.sprite(character), side - 10), x + 5, y + 5),
        Shape(shapes.rounded(x + 56, y + 54, 40, 40, 12), fill=token.colour, stroke="#fff8e6", width=3),
        Text(token.letter, x + 76, y + 75, 32, token.ink, "inscription", 800, read=False),
        titled(
            title,
            x + side + 30,
            HEAD / 2 + 2,
            WIDTH - x - side - 30 - room,
            50,
            tokens.accent,
            tokens.text_shadow,
            True,
        ),
    ]
    if discards is not None:
        drawn.append(Place(cards.pile(theme, 76), WIDTH - GAP - 168, (HEAD - 80) // 2))
        drawn.append(
            Text(
                str(discards),
                WIDTH - GAP - 60,
                HEAD / 2 + 2,
                52,
                tokens.ink_on_ground,
                "inscription",
                700,
                shadow=tokens.text_shadow,
            )
        )
    return Piece(WIDTH, HEAD, tuple(drawn))
