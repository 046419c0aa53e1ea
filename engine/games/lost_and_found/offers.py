"""What a seat may do, from its view alone. Offers without a form are shared between games and positions."""

from functools import lru_cache

from engine.core.protocol import Concede, Offer, Pick
from engine.games.lost_and_found.actions import (
    Action,
    Declare,
    EndTurn,
    FlipCard,
    Look,
    LookPair,
    PlaceHint,
    PutBack,
    Skip,
    TakeHint,
    Vote,
)
from engine.games.lost_and_found.steps import actions_per_turn
from engine.games.lost_and_found.views import SeatView, Table

Offers = tuple[Offer[Action], ...]

MOST_CELLS = 30

LOOK: Offers = tuple(Offer(("look", str(cell)), Look(cell=cell)) for cell in range(MOST_CELLS))
FLIP: Offers = tuple(Offer(("flip", str(cell)), FlipCard(cell=cell)) for cell in range(MOST_CELLS))
TAKE: Offer[Action] = Offer(("take_hint",), TakeHint())
DECLARE: Offer[Action] = Offer(("declare",), Declare())
END_TURN: Offer[Action] = Offer(("end_turn",), EndTurn())
SWAP: Offer[Action] = Offer(("put_back", "swap"), PutBack(swap=True))
KEEP: Offer[Action] = Offer(("put_back", "keep"), PutBack(swap=False))
SKIP: Offer[Action] = Offer(("skip",), Skip())
CONCEDE: Offer[Action] = Offer(("concede",), Concede())
VOTES: Offers = (Offer(("vote", "agree"), Vote(agree=True)), Offer(("vote", "disagree"), Vote(agree=False)))


@lru_cache(maxsize=1024)
def place_offer(row: int, col: int) -> Offer[Action]:
    """Return the shared offer to lay a hint at a place."""
    return Offer(("place_hint", f"{row}:{col}"), PlaceHint(row=row, col=col))


@lru_cache(maxsize=64)
def open_hint_offer(index: int) -> Offer[Action]:
    """Return the shared offer to take an open hint (LF-22)."""
    return Offer(("take_hint", str(index)), TakeHint(index=index))


@lru_cache(maxsize=1024)
def _places(spots: tuple[tuple[int, int], ...]) -> Offers:
    return tuple(place_offer(row, col) for row, col in spots)


Up = tuple[int | None, ...]
"""Table.up: the item at each face-up cell."""


def _looks(up: Up, looked: tuple[int, ...]) -> Offers:
    return tuple([LOOK[cell] for cell, item in enumerate(up) if item is None and cell not in looked])


@lru_cache(maxsize=4096)
def _pair(up: Up) -> Offers:
    """Return the offer to name two cards at once (LF-19)."""
    cells = tuple([cell for cell, item in enumerate(up) if item is None])
    return (Offer(("look_pair",), LookPair(cells=frozenset(cells[:2])), (Pick("cells", cells, 2, 2),)),)


def _flips(table: Table) -> Offers:
    """Return the cells that may be turned up: any that are down, under V3 those just put back (LF-10, LF-21).

    Where an absence has left V3 without a target, any face-down cell will do.
    """
    if table.options.flip_own and (own := [cell for cell in table.returned if table.up[cell] is None]):
        return tuple([FLIP[cell] for cell in sorted(own)])
    return tuple([FLIP[cell] for cell, item in enumerate(table.up) if item is None])


def _hints(table: Table, supply: int) -> Offers:
    """Return the ways to take a hint: the top one, or one of each open item; none without a free place for it."""
    if not supply or (table.options.hint_touch == "grid" and not table.spots):
        return ()
    if not table.options.open_hints:
        return (TAKE,)
    return tuple(open_hint_offer(table.spread.index(item)) for item in dict.fromkeys(table.spread))


def _act(table: Table, supply: int) -> Offers:
    early = table.options.declare_early and table.actions == actions_per_turn(table.options) and not table.votes
    return (
        *_flips(table),
        *_hints(table, supply),
        *((DECLARE,) if early else ()),
    )


def _turn(table: Table, supply: int) -> Offers:
    """Return what may be done in the turn by whoever carries it out."""
    match table.phase:
        case "look" if table.options.commit_both:
            return _pair(table.up)
        case "look" | "second_look":
            return _looks(table.up, table.looked)
        case "return":
            return (SWAP,) if table.options.always_swap else (SWAP, KEEP)
        case "act":
            return _act(table, supply)
        case "place":
            return _places(table.spots)
        case _:
            return (DECLARE, END_TURN)


def offers(view: SeatView) -> Offers:
    """Return all that the seat may do: the turn's step, or what an absent seat leaves to it (LF-32), and giving up.

    Giving up is open to every seat at any time that has not asked for it yet (LF-33).
    """
    table, seat = view.public.table, view.seat
    if table.phase == "over" or seat in table.gone:
        return ()
    giving_up = () if seat in table.conceding else (CONCEDE,)
    if table.phase == "vote":
        voted = any(seat == other for other, _ in table.votes)
        return giving_up if voted else (*VOTES, *giving_up)
    if seat == table.seat:
        return (*_turn(table, view.public.supply), *giving_up)
    if not table.caretaker:
        return giving_up
    return ((SKIP,) if table.phase == "look" else _turn(table, view.public.supply)) + giving_up
