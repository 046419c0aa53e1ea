"""Automatic players. They find what their eyes notice in the pictures of their own view (see `Eyes`), and claim it.

How well they see is their only difference. In text mode, where there is nothing to look at, they read the words.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.game import Player
from engine.core.model import Model
from engine.core.players import RandomPlayer
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.finders_keepers.actions import Action, Claim, Stop, VoidTile
from engine.games.finders_keepers.events import Event
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers.views import SeatView, Slot

ACUITY: Mapping[str, float] = MappingProxyType({"easy": 0.55, "steady": 0.8, "sharp": 1.0})
"""How well each kind of player sees."""


def shows(slot: Slot, tile: int) -> bool:
    """Whether a card shows a tile's object, as far as the view goes."""
    if slot.picture is None:
        return FIND_ME[tile] in slot.words
    return tile in slot.picture.objects


class Spotter(Player[SeatView, Event, Model, Action, None]):
    """Claims every card on which it sees the object, for one open tile after the other."""

    def start(self, view: SeatView) -> None:
        """Remember nothing."""

    def observe(self, memory: None, view: SeatView, public: Sequence[Event], private: Sequence[Model]) -> None:
        """Remember nothing."""

    def choose(self, memory: None, view: SeatView, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return a claim for the first tile without one, or the only other thing to do."""
        for offer in offers:
            if isinstance(offer.action, Claim) and view.claims[offer.action.tile] is None:
                return _claim(view, offer.action.tile, offer.form[0].most)
        return offers[0].action


def _claim(view: SeatView, place: int, most: int) -> Claim:
    tile = view.public.table.open[place]
    found = [slot.number for slot in view.own if shows(slot, tile)]
    return Claim(slots=frozenset(found[:most]), tile=place)


class Guesser(RandomPlayer):
    """Claims at random. It neither disputes tiles nor stops a game."""

    def choose(self, memory: None, view: Model, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return an admitted action."""
        playing = [offer for offer in offers if not isinstance(offer.action, VoidTile | Stop)]
        action: Action = super().choose(memory, view, playing or offers, rng)
        return action
