"""Checks of costs against hands (E4): what a hand of cards can be expected to pay."""

from collections.abc import Iterator, Sequence

from engine.core.rng import SEED_BYTES, Rng
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.checks.histories import Histories
from engine.games.lost_ones.checks.problem import of_tile
from engine.games.lost_ones.effects import Cost
from engine.games.lost_ones.payment import Icons, icons
from engine.games.lost_ones.standing import BASE_LIMIT

MOST_OF_A_TYPE, MOST_IN_ALL = 3, 4
SAMPLES = 2000
"""Hands that are dealt for a chance; its standard error is about one in a hundred."""
REQUIRED_CHANCE = 0.60
"""That a full hand pays for an encounter that a way home needs."""
ONE_HAND, ONE_HAND_CHANCE = 4, 0.25
FOE_ALONE, FOE_TOGETHER = 0.80, 0.90
FOE_MOST = 3
TWO_HANDS = 12


def problems(book: Book) -> Iterator[str]:
    """Yield costs that are too high."""
    deck = Deck(book)
    yield from _costs(book)
    yield from _required(book, deck)
    yield from _foes(book, deck)


class Deck:
    """The ability deck, shuffled many times, always in the same ways: the first cards of each are a hand."""

    def __init__(self, book: Book) -> None:
        rng = Rng(bytes(SEED_BYTES), stream=b"checks")
        cards = [icons(card.icons) for card in book.pack.abilities]
        self._shuffled = [rng.shuffled(cards) for _ in range(SAMPLES)]

    def chance(self, cost: Cost, size: int) -> float:
        """Return how likely a random hand of `size` cards pays a cost."""
        return sum(_pays(hand[:size], cost.each) for hand in self._shuffled) / SAMPLES


def _pays(hand: Sequence[Icons], need: Icons) -> bool:
    return all(sum(card[i] for card in hand) >= n for i, n in enumerate(need) if n)


def _costs(book: Book) -> Iterator[str]:
    """Few of a type, few in all; three of one only beside another choice."""
    for tile in book.pack.tiles:
        for encounter in tile.encounters:
            each = encounter.cost.each
            if max(each) > MOST_OF_A_TYPE or sum(each) > MOST_IN_ALL:
                yield of_tile(tile, encounter.id, f"costs more than {MOST_OF_A_TYPE} of a type or {MOST_IN_ALL} in all")
            if max(each) == MOST_OF_A_TYPE == sum(each) and tile.relation == "single":
                yield of_tile(tile, encounter.id, "costs three of one type and has no alternative")


def _required(book: Book, deck: Deck) -> Iterator[str]:
    """What a way home needs can be paid by most full hands, for each number of players."""
    histories = Histories(book)
    for gateway in (e for e in book.encounters.values() if e.kind == "gateway"):
        way = histories.to(gateway.id)
        for id in way.deeds if way else ():
            encounter, tile = book.encounters[id], book.tiles[book.tile_of[id]]
            for seats, size in BASE_LIMIT.items():
                chance = deck.chance(encounter.cost, seats * size)
                if chance < REQUIRED_CHANCE:
                    yield of_tile(tile, id, f"is paid by {chance:.0%} of the full hands of {seats}, on the way home")
            if (chance := deck.chance(encounter.cost, ONE_HAND)) < ONE_HAND_CHANCE:
                yield of_tile(tile, id, f"is paid by {chance:.0%} of hands of {ONE_HAND} cards, on the way home")


def _foes(book: Book, deck: Deck) -> Iterator[str]:
    """Foes can be paid by nearly every full hand."""
    for foe in book.pack.foes:
        if foe.cost.total > FOE_MOST:
            yield f"foes.toml: foe {foe.id}: costs {foe.cost.total} icons, at most {FOE_MOST} may be asked"
        if (chance := deck.chance(foe.cost, BASE_LIMIT[1])) < FOE_ALONE:
            yield f"foes.toml: foe {foe.id}: is paid by {chance:.0%} of full hands of one alone"
        if (chance := deck.chance(foe.cost, TWO_HANDS)) < FOE_TOGETHER:
            yield f"foes.toml: foe {foe.id}: is paid by {chance:.0%} of the full hands of two"
