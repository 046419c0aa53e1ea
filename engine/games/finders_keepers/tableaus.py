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
        Missed(seat=one.seat, number=one.number, tile=table.closed[one.number - 1], slot=dealt[one.seat][slot - 1])
        for one in sorted(state.overlooked, key=lambda one: (one.seat, one.number))
        if one.seat in table.seated
        for slot in one.slots
    ]
    return Reveal(missed=tuple(missed))
