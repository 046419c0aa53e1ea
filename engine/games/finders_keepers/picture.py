"""What a Keep Me card shows. Only the pictures and the players' eyesight read it: no text, offer or log ever does."""

from typing import Annotated

from pydantic import Field, model_validator

from engine.core.model import Model
from engine.games.finders_keepers.objects import CONFLICTS, FIND_ME

SEED_BITS = 63
"""Of a layout seed. Seeds are drawn anew for every card of every game, so that no catalogue of cards can be made."""

CLUTTER_COUNTS = (0, 8, 16)
"""About how many objects without a tile lie on a card: none, some, many."""


class Picture(Model):
    """One Keep Me card: `objects` are places in FIND_ME, ascending; `seed` decides how everything lies.

    The seed decides position, size and turn, what lies above what, the ground, the beads and the clutter.
    """

    objects: Annotated[tuple[int, ...], Field(max_length=8)]
    seymour: bool = False
    clutter: Annotated[int, Field(ge=0, le=max(CLUTTER_COUNTS))]
    seed: Annotated[int, Field(ge=0, lt=1 << SEED_BITS)]

    @model_validator(mode="after")
    def _possible(self) -> "Picture":
        if list(self.objects) != sorted(set(self.objects)) or not set(self.objects) <= set(range(len(FIND_ME))):
            raise ValueError("objects are places in FIND_ME, each once, ascending")
        if conflicting(self.objects):
            raise ValueError("two objects that look alike")
        return self


def conflicting(objects: tuple[int, ...]) -> bool:
    """Whether two of the objects must not lie on one card."""
    names = {FIND_ME[number] for number in objects}
    return any(pair <= names for pair in CONFLICTS)
