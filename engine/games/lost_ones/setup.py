"""The deal (LO-01 to LO-08)."""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.rng import Rng
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.standing import BASE_LIMIT
from engine.games.lost_ones.state import State
from engine.games.lost_ones.views import Hero, Table


def deal(book: Book, options: Options, seats: Sequence[Seat], rng: Rng) -> State:
    """Return the table before anybody has a character: decks shuffled, hands dealt, everybody on the first tile."""
    owners = (seats[0], seats[0]) if options.solo_two and len(seats) == 1 else tuple(seats)
    pack, size = book.pack, BASE_LIMIT[len(owners)]
    start = pack.manifest.start
    deck = rng.shuffled(card.id for card in pack.abilities)
    heroes = tuple(
        Hero(owner=owner, tile=start, hand=deck[h * size : (h + 1) * size], route=(start,))
        for h, owner in enumerate(owners)
    )
    return State(
        table=Table(options=options, heroes=heroes, placed=(str(start),)),
        deck=deck[len(owners) * size :],
        bane_deck=rng.shuffled(card.id for card in pack.banes),
        foe_deck=rng.shuffled(card.id for card in pack.foes),
        supply=tuple(card.n for card in pack.boons),
    )
