"""The deal (rulebook, Expert, Set Up)."""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.rng import Rng
from engine.games.finders_keepers.deck import deck, word_list
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers_expert.matches import able
from engine.games.finders_keepers_expert.options import CELLS, TILES, Options
from engine.games.finders_keepers_expert.state import Card, State
from engine.games.finders_keepers_expert.views import Place, Table


def deal(options: Options, seats: int, playing: Sequence[Seat], first: Seat, rng: Rng) -> State:
    """Return a fresh game for those of the seats that play, dealt anew while nobody could capture anything (FK-46)."""
    while True:
        state = _dealt(options, seats, playing, first, rng)
        if any(able(state, seat) for seat in playing):
            return state


def _dealt(options: Options, seats: int, playing: Sequence[Seat], first: Seat, rng: Rng) -> State:
    cards = rng.shuffled(_cards(options, rng))
    tiles = rng.shuffled(range(len(FIND_ME)))
    each = TILES[len(playing)]
    own: list[tuple[int, ...]] = [()] * seats
    for i, seat in enumerate(playing):
        own[seat] = tiles[i * each : (i + 1) * each]
    places = tuple(
        Place(
            hand=mine[: options.hand],
            stack=len(mine[options.hand :]),
            gone=Seat(seat) not in playing,
        )
        for seat, mine in enumerate(own)
    )
    return State(
        table=Table(options=options, places=places, seat=first, first=first, turn=0, decision=0),
        grid=cards[:CELLS],
        reserve=cards[CELLS:],
        stacks=tuple(mine[options.hand :] for mine in own),
        captured=((),) * seats,
        out=tiles[len(playing) * each :],
    )


def _cards(options: Options, rng: Rng) -> tuple[Card, ...]:
    pictures = deck(rng, options.clutter, options.exact)
    if not options.text_mode:
        return tuple(Card(picture=picture) for picture in pictures)
    return tuple(Card(picture=picture, words=word_list(picture, rng)) for picture in pictures)
