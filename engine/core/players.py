"""What automatic players of all games share: how they see, and the one that every game has, which acts at random."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.game import AnyGame, Eyes
from engine.core.model import Model
from engine.core.play import fill
from engine.core.protocol import Concede, Offer
from engine.core.rng import SEED_BYTES, Rng


def seen_by(game: AnyGame, eyes: Mapping[str, Eyes[Any]], player: str, view: Any, rng: Rng) -> Any:
    """Return a seat's view as an automatic player looks at it in order to choose.

    `eyes` are those of each game by id. Raises KeyError if a game whose players see imperfectly has none.
    """
    acuity = game.acuity.get(player, 1.0)
    return view if acuity >= 1 else eyes[game.id].seen(view, acuity, rng)


def unseeing(game: AnyGame, eyes: Mapping[str, Eyes[Any]], player: str, view: Any) -> Any:
    """Return a seat's view for the memory of an automatic player: one that sees imperfectly remembers no pictures.

    What it noticed when it chose is gone, as what it did not notice must not come back. Raises what `seen_by` does.
    """
    return view if game.acuity.get(player, 1.0) >= 1 else eyes[game.id].seen(view, 0.0, Rng(bytes(SEED_BYTES)))


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
