"""A first turn of Lost & Found: a small grid with three cards face down, one swap from being sorted."""

from engine.core.ids import Seat
from engine.core.lessons import Deeds, Script, Task
from engine.games.lost_and_found.actions import Declare, EndTurn, FlipCard, Look, PlaceHint, PutBack, TakeHint
from engine.games.lost_and_found.options import ITEMS, Options

OTHER, ME = Seat(0), Seat(1)
A1, B1, C1, D1, A2, B2, C2, D2 = range(8)
KEYS, SOCKS = ITEMS.index("keys"), ITEMS.index("socks")

# The deal: socks keys socks socks / keys keys socks keys. The top hint is keys. All is sorted once A1 and D2 change.

BESIDE_KEYS = ((0, -1), (1, -1), (-1, 0), (-1, 1), (2, 0), (2, 1))
"""Row and column of the places that touch A1, B1, A2 or B2."""


def _turn(seat: Seat, other: int, flip: int) -> Deeds:
    """Return a turn that looks at two cards, changes nothing, and turns one of them up."""
    actions = (Look(cell=flip), Look(cell=other), PutBack(swap=False), FlipCard(cell=flip), EndTurn())
    return tuple((seat, action) for action in actions)


LESSON = Script(
    number=211,
    options=Options(rows=2, cols=4, kinds=2, hints=1, first_seat="owner", chosen=(KEYS, SOCKS)),
    seats=2,
    learner=ME,
    before=(
        *_turn(OTHER, A1, B1),
        *_turn(ME, D1, C1),
        *_turn(OTHER, A1, D1),
        *_turn(ME, C2, A2),
        *_turn(OTHER, B2, C2),
    ),
    tasks=(
        Task("look", (Look(cell=A1),)),
        Task("second-look", (Look(cell=D2),)),
        Task("put-back", (PutBack(swap=True),)),
        Task("hint", (TakeHint(),)),
        Task("place", tuple(PlaceHint(row=row, col=col) for row, col in BESIDE_KEYS)),
        Task("declare", (Declare(),)),
    ),
)
