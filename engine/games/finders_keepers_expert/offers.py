"""What a seat may do, from its view alone: no offer depends on what a picture shows (C3)."""

from functools import lru_cache

from engine.core.ids import Seat
from engine.core.protocol import Offer, Pending, Pick, Status
from engine.games.finders_keepers_expert.actions import Action, Capture, Pass, Resume, Return, Stop
from engine.games.finders_keepers_expert.options import GENTLE_CELLS, Options
from engine.games.finders_keepers_expert.views import PublicView, SeatView

Offers = tuple[Offer[Action], ...]

PASS: Offer[Action] = Offer(("pass",), Pass())
RETURN: Offer[Action] = Offer(("return",), Return())
RESUME: Offer[Action] = Offer(("resume",), Resume())
STOP: Offer[Action] = Offer(("stop",), Stop())


@lru_cache(maxsize=4096)
def _pointing(tile: int, cells: tuple[int, ...], most: int) -> Offer[Action]:
    """Return the offer to capture with a tile, pointing at any cards."""
    form = (Pick("cells", cells, 1, min(most, len(cells))),)
    return Offer(("capture", str(tile)), Capture(tile=tile, cells=frozenset(cells[:1])), form)


@lru_cache(maxsize=64)
def _naming(tile: int) -> Offer[Action]:
    """Return the offer to name a tile, whose cards the bot collects."""
    return Offer(("capture", str(tile)), Capture(tile=tile))


def _captures(options: Options, hand: tuple[int, ...], cells: tuple[int, ...]) -> Offers:
    if options.collect == "auto":
        return tuple(map(_naming, hand))
    most = GENTLE_CELLS if options.wrong == "ignore" else len(cells)
    return tuple(_pointing(tile, cells, most) for tile in hand) if cells else ()


def offers(view: SeatView) -> Offers:
    """Return all that the seat may do."""
    table, seat = view.public.table, view.seat
    if table.phase == "over" or seat not in table.seated:
        return ()
    made: Offers = ()
    if table.phase == "paused":
        made = (RESUME,)
    elif table.places[seat].away:
        made = (RETURN,)
    elif seat == table.seat:
        made = (*_captures(table.options, table.places[seat].hand, view.public.cells), PASS)
    return (*made, STOP) if len(table.seated) == 1 else made


def status(view: PublicView) -> Status:
    """Say who is awaited: the seat on turn, or anybody after a pause; whoever is away may be back at any time."""
    table = view.table
    if table.outcome is not None:
        return Status(table.seated, outcome=table.outcome)
    away = tuple(Seat(seat) for seat in table.seated if table.places[seat].away)
    if table.phase == "paused":
        return Status(table.seated, pending=Pending(table.decision, "paused", table.seated), away=away)
    return Status(table.seated, pending=Pending(table.decision, "turn", (table.seat,), away), away=away)
