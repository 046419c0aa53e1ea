"""What a seat may do, from its view alone: no offer depends on what a picture shows (C3)."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.ids import Seat
from engine.core.protocol import Offer, Pending, Pick, Status
from engine.games.finders_keepers.actions import Action, Claim, Done, Resume, Stop, TurnTile, VoidTile
from engine.games.finders_keepers.options import GENTLE_CLAIMS
from engine.games.finders_keepers.views import PublicView, SeatView, Table

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


def _search(table: Table, seat: Seat) -> Offers:
    place, tiles = table.places[seat], len(table.open)
    made: Offers = ()
    if not place.locked:
        most = GENTLE_CLAIMS if table.options.wrong == "ignore" else len(place.taken)
        made = _claims(place.slots, most, tiles)
        if tiles > 1 and not place.final:
            made = (*made, DONE)
    return (*made, *_voids(tiles)) if seat == table.owner else made


def offers(view: SeatView) -> Offers:
    """Return all that the seat may do."""
    table, seat = view.public.table, view.seat
    if table.phase == "over" or seat not in table.seated:
        return ()
    made: Mapping[str, Offers] = {
        "search": _search(table, seat) if table.phase == "search" else (),
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
    return Status(seated, pending=_pending(table), away=away)


def _pending(table: Table) -> Pending:
    match table.phase:
        case "reveal":
            return Pending(table.decision, "reveal", (table.revealer,))
        case "search":
            awaited = table.awaited
            also = tuple(
                seat
                for seat in table.seated
                if seat not in awaited and (seat == table.owner or not table.places[seat].locked)
            )
            return Pending(table.decision, "search", awaited, also)
        case _:
            return Pending(table.decision, "paused", table.seated)
