"""What lies on the land: numbers, signs, tokens, locks, and those who walk there. All of it from the public view."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.games.lost_ones.effects import SIDES, Effect, Side
from engine.games.lost_ones.views import EncounterFace, PublicView, SideFace, TileFace
from images.core.scene import Generated, Piece, Place
from images.games.lost_ones import figures, signs
from images.games.lost_ones.chart import FACING, TOWARDS, Light, Spot, Window, beside, spot
from images.games.lost_ones.paths import MIDDLE
from images.games.lost_ones.theme import READ, WIDTH

_EDGE = 0.035  # of a square, between a sign and the tile's edge
_TURNS: Mapping[Side, int] = {"E": 0, "S": 90, "W": 180, "N": 270}


@dataclass(frozen=True, slots=True)
class Board:
    """Where the map stands on a picture: window, pixels of a square, upper left corner, whether it is a close-up."""

    window: Window
    side: int
    x: int
    y: int
    near: bool

    def corner(self, at: Spot) -> tuple[int, int]:
        """Return the upper left corner of a square in the picture."""
        return self.x + (at[0] - self.window.left) * self.side, self.y + (at[1] - self.window.top) * self.side

    def centred(self, piece: Piece | Generated, at: Spot, x: float, y: float) -> Place:
        """Return a piece with its middle at (x, y) of a square, in squares."""
        left, top = self.corner(at)
        return Place(
            piece, round(left + x * self.side - piece.width / 2), round(top + y * self.side - piece.height / 2)
        )


def over(view: PublicView, board: Board) -> Iterator[Place]:
    """Yield everything that lies on the land, the lowest first."""
    faces = {spot(face): face for face in view.tiles}
    shown = [(at, face) for at, face in sorted(faces.items(), key=lambda one: one[0][::-1]) if board.window.holds(at)]
    for at, face in shown:
        yield from _sides(view, board, at, face, faces)
    yield from _far_numbers(view, board, faces)
    running = shown if view.table.outcome is None else []
    for at, face in running:
        yield from _effects(board, face.icons, *board.corner(at))
    yield from _walkers(view, board)
    for at, face in running:
        yield from _signs(view, board, at, face)
    edge = round(_EDGE * board.side)
    for at, face in shown:
        left, top = board.corner(at)
        yield Place(_number(board, view.table.options.theme, face.n), left + edge, top + edge)


def _sides(view: PublicView, board: Board, at: Spot, face: TileFace, faces: Mapping[Spot, TileFace]) -> Iterator[Place]:
    """Yield locks and arrows on a tile's sides.

    Where one of two neighbours is shut and the other is not, each keeps its sign on its own side of the border.
    """
    for side in SIDES:
        if side not in face.sides:
            continue
        dx, dy = TOWARDS[side]
        other = faces.get(beside(at, side))
        piece = _sign(view, board, face, side, other)
        if piece is not None:
            apart = _APART if other is not None and _differ(view, face, side, other) else 0.0
            x, y = 0.5 + (0.5 - apart) * dx, (MIDDLE[1] if dx else 0.5) + (0.5 - apart) * dy
            yield _within(board, board.centred(piece, at, x, y))


_APART = 0.15
"""How far from the border a side's sign stands, in squares, where its neighbour's is another."""


def _sign(view: PublicView, board: Board, face: TileFace, side: Side, other: TileFace | None) -> Piece | None:
    """Return what lies on a tile's side: a lock, an open lock, an arrow where nobody comes back, or nothing."""
    back = other is not None and FACING[side] in other.sides
    back_shut = other is not None and _is_shut(view, other, FACING[side])
    if _is_shut(view, face, side):
        return None if back_shut and side in "NW" else signs.lock(board.side, side in "EW")
    if other is not None and (back_shut or not (back or face.sides[side].locked)):
        return signs.one_way(board.side, _TURNS[side])
    return signs.opened(board.side) if face.sides[side].locked else None


def _differ(view: PublicView, face: TileFace, side: Side, other: TileFace) -> bool:
    """Whether a border can be crossed in one direction only, though both tiles have a way over it."""
    return FACING[side] in other.sides and _is_shut(view, face, side) != _is_shut(view, other, FACING[side])


def _is_shut(view: PublicView, face: TileFace, side: Side) -> bool:
    printed: SideFace | None = face.sides.get(side)
    return printed is not None and printed.locked and f"{face.key}:{side}" not in view.table.unlocked


def _within(board: Board, place: Place) -> Place:
    """Return a place moved so far that it does not reach beyond the map."""
    right = board.x + board.window.columns * board.side - place.piece.width
    bottom = board.y + board.window.rows * board.side - place.piece.height
    return Place(place.piece, min(max(place.x, board.x), right), min(max(place.y, board.y), bottom))


def _far_numbers(view: PublicView, board: Board, faces: Mapping[Spot, TileFace]) -> Iterator[Place]:
    """Yield the numbers that stand in the mist where a way leads to a tile that is not placed."""
    far: dict[Spot, int] = {}
    for at, face in faces.items():
        for side, printed in face.sides.items():
            goal = beside(at, side)
            if goal not in faces and board.window.holds(goal):
                far.setdefault(goal, printed.to)
    size = max(READ, round(0.30 * board.side)) if board.near else round(0.36 * board.side)
    for goal, number in sorted(far.items(), key=lambda one: one[0][::-1]):
        piece = signs.far_number(view.table.options.theme, str(number), size, board.near)
        yield board.centred(piece, goal, 0.5, 0.5)


def _number(board: Board, theme: str, n: int) -> Piece:
    """Return a tile's number, which stands in its upper left corner and which nobody there may hide."""
    size = max(READ, round(0.22 * board.side)) if board.near else round(0.25 * board.side)
    return signs.number(theme, str(n), size, board.near)


def _signs(view: PublicView, board: Board, at: Spot, face: TileFace) -> Iterator[Place]:
    """Yield what lies along a tile's lower edge: encounters, what can be had there. Nobody there may hide it."""
    side, edge = board.side, round(_EDGE * board.side)
    left, top = board.corner(at)
    bottom = top + side - edge
    page = next((page for page in view.pages if page.key == face.key), None)
    if page is None:
        wide = round((0.20 if board.near else 0.24) * side)
        yield Place(signs.mark("shut book", wide), left + edge, bottom - wide)
        return
    yield from _encounters(view, board, page.encounters, left + edge, bottom)
    kinds = [
        f"{each.kind} sign" for each in page.encounters if each.kind != "normal" and _state(view, each) != "closed"
    ]
    for i, kind in enumerate(kinds):
        wide = round(0.25 * side)
        yield Place(signs.medallion(kind, wide), left + side - edge - (i + 1) * wide, bottom - wide)


def _effects(board: Board, icons: Sequence[Effect], left: int, top: int) -> Iterator[Place]:
    """Yield a tile's effects in the printed order, from its upper right corner down, beside whoever stands there."""
    side, edge = board.side, round(_EDGE * board.side)
    wide = round((0.26 if board.near else 0.28) * side)
    step = min(0.96 * wide, (side - 2 * edge - wide) / max(1, len(icons) - 1))
    for i, icon in enumerate(icons):
        piece = signs.medallion(f"{icon.replace('_', ' ')} sign", wide)
        yield Place(piece, left + side - edge - wide, round(top + edge + i * step))


def _encounters(
    view: PublicView, board: Board, encounters: Sequence[EncounterFace], left: int, bottom: int
) -> Iterator[Place]:
    wide = max(READ, round(0.215 * board.side)) if board.near else round(0.17 * board.side)
    for i, each in enumerate(encounters):
        words = each.id.rpartition(".")[2] if board.near else ""
        token = signs.encounter(view.table.options.theme, words, wide, _state(view, each), board.near)
        yield Place(token, left + round(i * 0.98 * wide), bottom - wide)


def _state(view: PublicView, encounter: EncounterFace) -> str:
    if encounter.id in view.table.closed:
        return "closed"
    return "done" if encounter.id in view.table.done and not encounter.repeatable else "open"


def walkers(view: PublicView) -> dict[int, list[int]]:
    """Return who stands on which tile: heroes by number, in their order."""
    found: dict[int, list[int]] = {}
    for number, hero in enumerate(view.table.heroes):
        found.setdefault(hero.tile, []).append(number)
    return found


_PLACES = {1: (0.5,), 2: (0.29, 0.60), 3: (0.26, 0.49, 0.72), 4: (0.16, 0.387, 0.613, 0.84)}
_ASIDE, _LONG = 0.09, 0.37  # of a square: whoever is alone beside a long number steps aside
_CROWDED = {2: 0.66, 3: 0.64, 4: 0.62}
"""Height of each of several on one tile, in squares: their heads are below its number, between the locks."""


def _walkers(view: PublicView, board: Board) -> Iterator[Place]:
    """Yield the Nightmare and the heroes, the northernmost first; the hero on turn before those beside it."""
    where = {face.n: spot(face) for face in view.tiles}
    standing = walkers(view)
    tiles = {*standing, *({view.table.nightmare} if view.table.nightmare is not None else ())}
    for tile in sorted(tiles, key=lambda n: where[n][::-1]):
        if not board.window.holds(where[tile]):
            continue
        if tile == view.table.nightmare:
            yield _nightmare(view, board, where[tile], bool(standing.get(tile)))
        yield from _heroes(view, board, where[tile], standing.get(tile, []))


def _nightmare(view: PublicView, board: Board, at: Spot, company: bool) -> Place:
    x, foot = (0.6, MIDDLE[1]) if company else (0.5, MIDDLE[1] + 0.18)
    wanted = 1.25 if not board.near else 0.86 if company else 1.02
    height = _below_letters(board, at, wanted, foot, figures.TALL_NIGHTMARE)
    piece = figures.nightmare(view.table.options.theme, height)
    return _clear(board.centred(piece, at, x, foot + (0.5 - figures.FEET_OF_NIGHTMARE) * height / board.side))


def _heroes(view: PublicView, board: Board, at: Spot, heroes: Sequence[int]) -> Iterator[Place]:
    theme, table = view.table.options.theme, view.table
    if not heroes:
        return
    alone = len(heroes) == 1
    foot, plate = MIDDLE[1] + (0.12 if alone else 0.17), 0.75 if board.near else 0.80
    wanted = _CROWDED[len(heroes)] if not alone else 1.0 if board.near else 1.24
    height = _below_letters(board, at, wanted, foot, figures.TALL)
    for number, x in sorted(zip(heroes, _PLACES[len(heroes)], strict=True), key=lambda one: one[0] == table.hero):
        hero = table.heroes[number]
        letter = float(READ) if board.near else 0.26 * board.side
        low = round((plate - foot) * board.side)
        piece = figures.standee(theme, number, hero.character, height, letter, low, number == table.hero, board.near)
        aside = _ASIDE if alone and _number(board, theme, hero.tile).width > _LONG * board.side else 0.0
        yield _clear(board.centred(piece, at, x + aside, foot + (0.5 - figures.FEET) * height / board.side))


def _below_letters(board: Board, at: Spot, wanted: float, foot: float, tall: float) -> int:
    """Return the height in pixels of a figure, smaller in the top row: no head hides the letter of its column.

    `wanted` and `foot`, where its feet stand, in squares; `tall`: how far it reaches above its feet, of its height.
    """
    return round((min(wanted, foot / tall) if at[1] == board.window.top else wanted) * board.side)


def _clear(place: Place) -> Place:
    """Return a place that does not reach beyond the picture's edges."""
    return Place(place.piece, min(max(0, place.x), WIDTH - place.piece.width), max(0, place.y))


def lights(view: PublicView, board: Board) -> tuple[Light, ...]:
    """Return the lanterns of those who walk on the map, brightest where the turn is and where a way home is open."""
    won = view.table.outcome is not None and bool(view.table.outcome.winners)
    where = {face.n: spot(face) for face in view.tiles}
    found: list[Light] = []
    for number, hero in enumerate(view.table.heroes):
        column, row = where[hero.tile]
        turn = number == view.table.hero
        x, y = column - board.window.left + MIDDLE[0], row - board.window.top + MIDDLE[1] - 0.1
        found.append(Light(x, y, 2.4 if won else 1.45 if turn else 1.15, 1.0 if turn or won else 0.8))
    return tuple(dict.fromkeys(found))
