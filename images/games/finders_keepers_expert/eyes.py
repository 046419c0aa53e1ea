"""Eyesight for Expert: everybody looks at the cards in the middle."""

from engine.core.model import evolve
from engine.core.rng import Rng
from engine.games.finders_keepers_expert.views import SeatView
from images.games.finders_keepers.eyes import looked_at


class FindersKeepersExpertEyes:
    """How automatic players see (protocol: `engine.core.game.Eyes`)."""

    def seen(self, view: SeatView, acuity: float, rng: Rng) -> SeatView:
        """Return the view with what is noticed on the cards in the middle."""
        if acuity >= 1:
            return view
        grid = tuple(slot if slot is None else looked_at(slot, acuity, rng) for slot in view.public.grid)
        return evolve(view, public=evolve(view.public, grid=grid))
