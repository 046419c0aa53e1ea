"""Judging a tile's claims: the bot is the referee, from the cards' data (FK-05 to FK-08)."""

from dataclasses import dataclass

from engine.core.ids import Seat
from engine.core.model import evolve
from engine.games.finders_keepers.events import Found, TileClosed
from engine.games.finders_keepers.options import Wrong
from engine.games.finders_keepers.state import Overlooked, State
from engine.games.finders_keepers.steps import on_table
from engine.games.finders_keepers.views import Verdict


@dataclass(frozen=True, slots=True)
class Judged:
    """One seat's part in a tile: its verdict, what it overlooked, and whether anything that it claimed was wrong.

    Only a card that could have been claimed and was not was overlooked, not one of a claim that is void (FK-08).
    """

    verdict: Verdict
    missed: tuple[int, ...]
    wrong: bool


def matching(state: State, seat: Seat, tile: int) -> tuple[int, ...]:
    """Return the numbers of a seat's cards that still lie there and show a tile's object."""
    cards = state.cards[seat]
    return tuple(slot for slot in state.table.places[seat].slots if tile in cards[slot - 1].objects)


def collected(rule: Wrong, claimed: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    """Return what of a claim is collected: one wrong card voids all of it, unless wrong cards are ignored (FK-06)."""
    good = tuple(slot for slot in claimed if slot in right)
    return good if rule == "ignore" or good == claimed else ()


def judge(state: State, seat: Seat, place: int) -> Judged:
    """Judge one seat's claim for the open tile at a place. A card that an earlier tile has collected is no mistake."""
    table = state.table
    tile, claim = table.open[place], state.claims[seat][place]
    lying, right = table.places[seat].slots, matching(state, seat, tile)
    claimed = tuple(slot for slot in claim or () if slot in lying)
    got = collected(table.options.wrong, claimed, right)
    verdict = Verdict(tile=tile, number=table.number, claimed=None if claim is None else claimed, collected=got)
    missed = () if table.places[seat].locked else tuple(slot for slot in right if slot not in claimed)
    return Judged(verdict, missed, wrong=not set(claimed) <= set(right))


def judged(state: State, place: int) -> tuple[State, TileClosed, dict[Seat, Judged]]:
    """Return the state after one open tile was judged for all seats at once, what all may hear of it, and the rest."""
    table = state.table
    by_seat = {seat: judge(state, seat, place) for seat in table.seated}
    show, number = table.options.show_misses, table.number
    found = tuple(
        Found(seat=seat, slots=one.verdict.collected, missed=one.missed if show else ())
        for seat, one in by_seat.items()
    )
    places = list(table.places)
    for seat, one in by_seat.items():
        if one.verdict.collected:
            taken = tuple(
                number if slot in one.verdict.collected else old for slot, old in enumerate(places[seat].taken, 1)
            )
            places[seat] = evolve(places[seat], taken=taken)
    event = TileClosed(tile=table.open[place], number=number, found=found)
    state = on_table(state, places=tuple(places), closed=(*table.closed, table.open[place]))
    overlooked = tuple(
        Overlooked(seat=seat, number=number, slots=one.missed) for seat, one in by_seat.items() if one.missed
    )
    return evolve(state, overlooked=(*state.overlooked, *overlooked)), event, by_seat
