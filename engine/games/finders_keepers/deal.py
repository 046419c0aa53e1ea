"""The deal (rulebook, Set Up)."""

from collections.abc import Sequence

from engine.core.ids import Seat
from engine.core.rng import Rng
from engine.games.finders_keepers.deck import deck, word_list
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers.options import Options, cards_each
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.views import Place, Table


def deal(options: Options, seats: Sequence[Seat], rng: Rng) -> State:
    """Return the state before the first tile is turned; the seat before the first one is the revealer (FK-18)."""
    n, each = len(seats), cards_each(len(seats))
    cards = rng.shuffled(deck(rng, options.clutter, options.exact))
    first = Seat(rng.below(n)) if options.first_seat == "random" else Seat(0)
    pile = rng.shuffled(range(len(FIND_ME)))
    dealt = tuple(cards[seat * each : (seat + 1) * each] for seat in range(n))
    words = tuple(tuple(word_list(card, rng) for card in own) for own in dealt) if options.text_mode else ()
    table = Table(
        options=options,
        places=(Place(taken=(0,) * each),) * n,
        phase="reveal",
        revealer=first,
        decision=0,
    )
    return State(
        table=table,
        cards=dealt,
        words=words,
        pile=pile,
        claims=((),) * n,
        verdicts=((),) * n,
        unused=cards[n * each :],
    )
