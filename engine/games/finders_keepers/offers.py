"""What a seat may do, from its view alone: no offer depends on what a picture shows (C3)."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.ids import Seat
from engine.core.protocol import Offer, Pending, Pick, Status
from engine.games.finders_keepers.actions import Action, Claim, Done, Resume, Stop, TurnTile, VoidTile
from engine.games.finders_keepers.options import GENTLE_CLAIMS
from engine.games.finders_keepers.views import PublicView, SeatView

Offers = tuple[Offer[Action], ...]

DONE: Offer[Action] = Offer(("done",), Done())
TURN: Offer[Action] = Offer(("turn_tile",), TurnTile())
RESUME: Offer[Action] = Offer(("resume",), Resume())
STOP: Offer[Action] = Offer(("stop",), Stop())


@lru_cache(maxsize=4096)
def _claims(slots: tuple[int, ...], most: int, tiles: int) -> Offers:
    """Return an offer for each open tile: any of one's own cards, or none."""
    form = (Pick("slots", slots, 0, min(most, len(slots))),)
    return tuple(Offer(("claim", str(tile)), Claim(tile=tile), form) for tile in range(tiles))


@lru_cache(maxsize=8)
def _voids(tiles: int) -> Offers:
    return tuple(Offer(("void_tile", str(tile)), VoidTile(tile=tile)) for tile in range(tiles))


def _umpires(view: PublicView) -> tuple[Seat, ...]:
    """Return the seats that may void a tile now.

    It is voided to be redrawn (FK-42), so the very last ones cannot be: nobody ends the game by it.
    """
    return view.table.umpires if view.pile or not view.table.last_pass else ()


def _search(view: PublicView, seat: Seat) -> Offers:
    table = view.table
    place, tiles = table.places[seat], len(table.open)
    made: Offers = ()
    if not place.locked:
        most = GENTLE_CLAIMS if table.options.wrong == "ignore" else len(place.taken)
        made = _claims(place.slots, most, tiles)
        if tiles > 1 and not place.final:
            made = (*made, DONE)
    return (*made, *_voids(tiles)) if seat in _umpires(view) else made


def offers(view: SeatView) -> Offers:
    """Return all that the seat may do."""
    table, seat = view.public.table, view.seat
    if table.phase == "over" or seat not in table.seated:
        return ()
    made: Mapping[str, Offers] = {
        "search": _search(view.public, seat) if table.phase == "search" else (),
        "reveal": (TURN,) if seat == table.revealer else (),
        "paused": (RESUME,),
    }
    alone = (STOP,) if len(table.seated) == 1 else ()
    return (*made[table.phase], *alone)


def status(view: PublicView) -> Status:
    """Say who is awaited: all who have not answered, whoever turns the next tile, or anybody after a pause."""
    table = view.table
    seated = table.seated
    if table.outcome is not None:
        return Status(seated, outcome=table.outcome)
    away = tuple(seat for seat in seated if table.places[seat].away)
    return Status(seated, pending=_pending(view), away=away)


def _pending(view: PublicView) -> Pending:
    table = view.table
    match table.phase:
        case "reveal":
            return Pending(table.decision, "reveal", (table.revealer,))
        case "search":
            awaited, umpires = table.awaited, _umpires(view)
            also = tuple(
                seat
                for seat in table.seated
                if seat not in awaited and (seat in umpires or not table.places[seat].locked)
            )
            return Pending(table.decision, "search", awaited, also)
        case _:
            return Pending(table.decision, "paused", table.seated)
