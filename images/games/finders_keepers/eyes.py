"""How automatic players see cards: what is hidden more is noticed less."""

from engine.core.model import evolve
from engine.core.rng import Rng
from engine.games.finders_keepers.picture import Picture
from engine.games.finders_keepers.views import SeatView, Slot
from images.games.finders_keepers.layout import LEAST_FIND_ME, LEAST_SEYMOUR, fractions, seymour_seen

_PARTS = 1_000_000
_FREE, _HIDDEN = 0.5, 2.0  # exponents of the acuity: for a thing that lies free, and for one hidden as far as may be
_CLUTTERED = 0.02  # what every other thing on the card adds to them


class FindersKeepersEyes:
    """Eyesight for the basic game (protocol: `engine.core.game.Eyes`)."""

    def seen(self, view: SeatView, acuity: float, rng: Rng) -> SeatView:
        """Return the view with what is noticed on the seat's own cards; it does not look at those of the others."""
        if acuity >= 1:
            return view
        own = tuple(looked_at(slot, acuity, rng) for slot in view.own)
        tableaus = tuple(
            own if tableau and seat == view.seat else tuple(looked_at(slot, 0, rng) for slot in tableau)
            for seat, tableau in enumerate(view.public.tableaus)
        )
        return evolve(view, own=own, public=evolve(view.public, tableaus=tableaus))


def looked_at(slot: Slot, acuity: float, rng: Rng) -> Slot:
    """Return a card with only what is noticed of it. Words can all be read."""
    return slot if slot.picture is None else evolve(slot, picture=noticed(slot.picture, acuity, rng))


def noticed(picture: Picture, acuity: float, rng: Rng) -> Picture:
    """Return a card with only what is noticed of it, each thing by a chance of its own."""
    if acuity <= 0:
        return evolve(picture, objects=(), seymour=False)
    visible = fractions(picture)
    objects = tuple(
        number
        for number in picture.objects
        if rng.below(_PARTS) < _chance(acuity, visible[number], LEAST_FIND_ME, picture.clutter)
    )
    seymour = picture.seymour and rng.below(_PARTS) < _chance(
        acuity, seymour_seen(picture), LEAST_SEYMOUR, picture.clutter
    )
    return evolve(picture, objects=objects, seymour=seymour)


def _chance(acuity: float, visible: float, least: int, clutter: int) -> int:
    """Return the chance to notice a thing, in millionths; `least` hundredths of it are visible in any case."""
    hidden = min(1.0, max(0.0, (1 - visible) / (1 - least / 100)))
    chance: float = acuity ** (_FREE + (_HIDDEN - _FREE) * hidden + _CLUTTERED * clutter)
    return round(_PARTS * chance)
