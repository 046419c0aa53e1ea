"""The sixty Keep Me cards of one game: which objects lie on which card (FK-37 to FK-39), and the words of text mode."""

from collections.abc import Mapping, Sequence

from engine.core.rng import Rng
from engine.games.finders_keepers.objects import CLUTTER, CONFLICTS, FIND_ME
from engine.games.finders_keepers.options import CARDS
from engine.games.finders_keepers.picture import SEED_BITS, Picture

SEYMOUR_CARDS = 12
EACH = 6
"""On how many cards an object lies; in a mixed deck on one more or fewer, or just as many."""
OBJECTS = 4
"""How many objects lie on a card; in a mixed deck on average."""
MIXED: Mapping[int, int] = {3: 24, 4: 18, 5: 12, 6: 6}
"""Number of objects -> number of cards, in a mixed deck."""
MOST_CLUTTER_WORDS = 8
"""More words than these would not fit beside a card's own."""
SEYMOUR = "seymour"
"""His word in text mode."""


def deck(rng: Rng, clutter: int, exact: bool = False) -> tuple[Picture, ...]:
    """Return the cards in no order; `exact`: four objects on every card, every object on six."""
    objects = _dealt(rng, exact)
    shown = frozenset(rng.shuffled(range(CARDS))[:SEYMOUR_CARDS])
    return tuple(
        Picture(objects=tuple(sorted(on)), seymour=number in shown, clutter=clutter, seed=rng.below(1 << SEED_BITS))
        for number, on in enumerate(objects)
    )


def _dealt(rng: Rng, exact: bool) -> list[list[int]]:
    """Return the objects by card: dealt at random, then exchanged until no card has one twice or two that conflict."""
    sizes = [OBJECTS] * CARDS if exact else [size for size, cards in MIXED.items() for _ in range(cards)]
    while True:
        pool = list(rng.shuffled(_copies(rng, exact)))
        cards: list[list[int]] = []
        for size in rng.shuffled(sizes):
            cards.append(pool[:size])
            del pool[:size]
        if _repaired(cards, rng):
            return cards


def _copies(rng: Rng, exact: bool) -> list[int]:
    """Return every object as often as it lies on a card; as many have one more as have one fewer than six."""
    order = rng.shuffled(range(len(FIND_ME)))
    uneven = 0 if exact else rng.below(len(FIND_ME) // 2 + 1)
    more, fewer = set(order[:uneven]), set(order[uneven : 2 * uneven])
    return [number for number in range(len(FIND_ME)) for _ in range(EACH + (number in more) - (number in fewer))]


_CLASHES: tuple[frozenset[int], ...] = tuple(
    frozenset(other for other, name in enumerate(FIND_ME) if other == number or frozenset({name, mine}) in CONFLICTS)
    for number, mine in enumerate(FIND_ME)
)
"""By object, what may not lie beside it: itself, and what looks like it."""

_MOST_TRIES = 200


def _fits(card: Sequence[int], place: int, number: int) -> bool:
    """Whether an object may lie at a place of a card, beside what else lies there."""
    return all(other not in _CLASHES[number] for i, other in enumerate(card) if i != place)


def _repaired(cards: list[list[int]], rng: Rng) -> bool:
    """Exchange objects that may not lie where they do; False if chance does not help."""
    for card in cards:
        for place in range(len(card)):
            for _ in range(_MOST_TRIES):
                if _fits(card, place, card[place]):
                    break
                other = rng.choice(cards)
                there = rng.below(len(other))
                if other is not card and _fits(card, place, other[there]) and _fits(other, there, card[place]):
                    card[place], other[there] = other[there], card[place]
            else:
                return False
    return True


def word_list(picture: Picture, rng: Rng) -> tuple[str, ...]:
    """Return a card's words in no order: its objects, Seymour, and as many others as lie about, up to eight."""
    others = rng.shuffled(CLUTTER)[: min(picture.clutter, MOST_CLUTTER_WORDS)]
    seymour = (SEYMOUR,) if picture.seymour else ()
    return rng.shuffled((*(FIND_ME[number] for number in picture.objects), *seymour, *others))
