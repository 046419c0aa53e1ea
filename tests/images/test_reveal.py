"""The end of Finders Keepers: overlooked cards bear their own numbers, and none is shown twice."""

from engine.core.ids import Seat
from engine.core.rng import Rng
from engine.games.finders_keepers.deck import deck
from engine.games.finders_keepers.views import Missed, Reveal, Slot
from images.games.finders_keepers.reveal import _SIDE, _overlooked
from images.games.finders_keepers.sheets import disc_on

PICTURES = deck(Rng(bytes(32)), 0)


def missed(seat: int, tile_number: int, slot: int) -> Missed:
    picture = PICTURES[slot]
    return Missed(seat=Seat(seat), number=tile_number, tile=picture.objects[0], slot=Slot(number=slot, picture=picture))


def test_a_card_is_shown_once_and_seats_take_turns() -> None:
    found = (missed(0, 1, 9), missed(0, 2, 9), missed(0, 2, 3), missed(1, 2, 9), missed(1, 3, 4))
    chosen = [(one.seat, one.slot.number) for one in Reveal(missed=found).shown]
    assert chosen == [(0, 9), (1, 9), (0, 3), (1, 4)]


def test_a_card_bears_its_own_number_and_not_that_of_the_tile() -> None:
    places, _ = _overlooked([missed(0, 1, 9)], lambda words: words.id, 0)
    discs = [disc_on(number, 0, 0, _SIDE).piece for number in ("9", "1")]
    assert [disc in [place.piece for place in places] for disc in discs] == [True, False]
