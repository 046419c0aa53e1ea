"""Automatic players. They capture with the tile that brings the most points, as far as their eyes notice.

How well they see is their only difference (see `Eyes`). In text mode, where there is nothing to look at, they read.
"""

from collections.abc import Sequence

from engine.core.game import Player
from engine.core.model import Model
from engine.core.players import RandomPlayer
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.finders_keepers.deck import SEYMOUR
from engine.games.finders_keepers.players import shows
from engine.games.finders_keepers_expert.actions import Action, Capture, Stop
from engine.games.finders_keepers_expert.events import Event
from engine.games.finders_keepers_expert.views import SeatView, Slot


class Hunter(Player[SeatView, Event, Model, Action, None]):
    """Captures the most that it sees, and passes if it sees nothing."""

    def start(self, view: SeatView) -> None:
        """Remember nothing."""

    def observe(self, memory: None, view: SeatView, public: Sequence[Event], private: Sequence[Model]) -> None:
        """Remember nothing."""

    def choose(self, memory: None, view: SeatView, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return the best capture, one of the best by lot; the first other thing to do if there is none."""
        found = [(offer, _seen(view, offer.action)) for offer in offers if isinstance(offer.action, Capture)]
        most = max((_worth(slots) for _, slots in found), default=0)
        if not most:
            return next(offer.action for offer in offers if not isinstance(offer.action, Capture))
        offer, slots = rng.choice([one for one in found if _worth(one[1]) == most])
        assert isinstance(offer.action, Capture)
        if not offer.form:
            return offer.action
        cells = frozenset(slot.number - 1 for slot in slots[: offer.form[0].most])
        return Capture(tile=offer.action.tile, cells=cells)


def _seen(view: SeatView, action: Capture) -> list[Slot]:
    """Return the cards that show a tile's object, those with Seymour first."""
    slots = [slot for slot in view.public.grid if slot is not None and shows(slot, action.tile)]
    return sorted(slots, key=lambda slot: not _seymour(slot))


def _worth(slots: Sequence[Slot]) -> int:
    return sum(1 + _seymour(slot) for slot in slots)


def _seymour(slot: Slot) -> bool:
    return SEYMOUR in slot.words if slot.picture is None else slot.picture.seymour


class Guesser(RandomPlayer):
    """Captures at random. It does not stop a game."""

    def choose(self, memory: None, view: Model, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return an admitted action."""
        playing = [offer for offer in offers if not isinstance(offer.action, Stop)]
        action: Action = super().choose(memory, view, playing or offers, rng)
        return action
