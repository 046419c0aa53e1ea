"""A private panel of Expert: the seat's own tiles, large, and some of the cards in the middle."""

from engine.games.finders_keepers_expert.views import SeatView
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Gradient, Piece, Place, Scene, Shape
from images.core.theme import fade
from images.games.finders_keepers import tiles
from images.games.finders_keepers.sheets import sheet
from images.games.finders_keepers.theme import THEME, WIDTH
from images.games.finders_keepers_expert.board import GAP, nine, numbered

_TILE, _MOST = 146, 6
STRIP = _TILE + tiles.CAPTION + GAP
_SHEET = 6  # cards that a sheet of two columns holds


def panel(view: SeatView, say: Say, page: int = 0) -> Scene | None:
    """Return one of the panel's pictures, the first for a page that is not there; None where no card lies.

    In text mode there is none either: its cards are words (FK-40).
    """
    public = view.public
    sheets = view.sheets
    if not sheets or public.table.options.text_mode or public.table.phase == "over":
        return None
    shown = sheets[page] if 0 <= page < len(sheets) else sheets[0]
    hand = public.table.places[view.seat].hand
    places, top = ((), GAP) if not hand else ((Place(own_tiles(hand, say), GAP, GAP),), STRIP + 2 * GAP)
    if len(shown) > _SHEET:
        cards, bottom = nine(public, top)
    else:
        cards, bottom = sheet([numbered(number, public.grid[number - 1]) for number in shown], top)
    return Scene(WIDTH, bottom + GAP, THEME.ground, (*places, *cards))


def own_tiles(hand: tuple[int, ...], say: Say) -> Piece:
    """Return face-up tiles in a row, with their names."""
    width, height = WIDTH - 2 * GAP, STRIP
    line = Gradient(0, 0, 0, 1, ((0.0, fade(THEME.accent, 0.6)), (1.0, fade(THEME.accent, 0.25))))
    share = (width - GAP) // len(hand)
    side = min(_TILE, (width - GAP) // max(_MOST, len(hand)) - 6)
    ground = Shape(shapes.rounded(1, 1, width - 2, height - 2, 26), fill=THEME.strip, stroke=line, width=2)
    named = (
        Place(tiles.captioned(number, say, side, share), GAP // 2 + i * share, GAP // 2)
        for i, number in enumerate(hand)
    )
    return Piece(width, height, (ground, *named))
