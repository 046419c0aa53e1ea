"""The cards before each seat as they may be shown, and after the end those on which something was overlooked."""

from engine.core.ids import Seat
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.views import Missed, Reveal, Slot

Slots = tuple[Slot, ...]


class Tableaus:
    """Makes slots of a state's cards. Cards are the same all game long, so the last game's slots are kept."""

    def __init__(self) -> None:
        self._last: tuple[object, object, tuple[Slots, ...]] | None = None

    def dealt(self, state: State) -> tuple[Slots, ...]:
        """Return all cards by seat as they were dealt: pictures, or in text mode words."""
        last = self._last
        if last is None or last[0] is not state.cards or last[1] is not state.words:
            last = self._last = (state.cards, state.words, _slots(state))
        return last[2]

    def lying(self, state: State, seat: Seat) -> Slots:
        """Return the cards that a seat has not collected yet."""
        dealt = self.dealt(state)[seat]
        return tuple(dealt[number - 1] for number in state.table.places[seat].slots)


def _slots(state: State) -> tuple[Slots, ...]:
    if state.table.options.text_mode:
        return tuple(
            tuple(Slot(number=number, words=words) for number, words in enumerate(own, 1)) for own in state.words
        )
    return tuple(
        tuple(Slot(number=number, picture=picture) for number, picture in enumerate(own, 1)) for own in state.cards
    )


def reveal(state: State, tableaus: Tableaus) -> Reveal:
    """Return every card on which a seat that stayed overlooked a tile's object, by seat and tile (FK-08)."""
    table, dealt = state.table, tableaus.dealt(state)
    missed = [
        Missed(seat=seat, number=number, tile=tile, slot=slot)
        for seat in table.seated
        for number, tile in enumerate(table.closed, 1)
        for slot, picture, taken in zip(dealt[seat], state.cards[seat], table.places[seat].taken, strict=True)
        if tile in picture.objects and not 0 < taken <= number
    ]
    return Reveal(missed=tuple(missed))
