"""The player that every game has: it does anything that it may, at random."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.model import Model
from engine.core.play import fill
from engine.core.protocol import Concede, Offer
from engine.core.rng import Rng


def random_fill(offer: Offer[Any], rng: Rng) -> Any:
    """Return the offer's action with every form field filled at random."""
    chosen = {
        pick.name: rng.shuffled(range(len(pick.choices)))[: pick.least + rng.below(pick.most - pick.least + 1)]
        for pick in offer.form
    }
    return fill(offer, chosen)


class RandomPlayer:
    """Chooses uniformly among the offers and fills forms at random; gives the game up only if nothing else is left."""

    def __init__(self, objection: Callable[[Any, Any], str | None]) -> None:
        """`objection` is that of the game's Rules: a filling that it refuses falls back to the offer's own action."""
        self._objection = objection

    def start(self, view: Model) -> None:
        """Remember nothing."""

    def observe(self, memory: None, view: Model, public: Sequence[Model], private: Sequence[Model]) -> None:
        """Remember nothing."""

    def choose(self, memory: None, view: Model, offers: Sequence[Offer[Any]], rng: Rng) -> Any:
        """Return an admitted action."""
        going_on = [offer for offer in offers if not isinstance(offer.action, Concede)]
        offer = rng.choice(going_on or list(offers))
        if not offer.form:
            return offer.action
        action = random_fill(offer, rng)
        return offer.action if self._objection(view, action) else action
