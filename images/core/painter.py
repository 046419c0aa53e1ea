"""What every game's pictures have in common: from its views to scenes."""

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from engine.core.messages import Message
from engine.core.model import Model
from images.core.scene import Scene

P_in = TypeVar("P_in", bound=Model, contravariant=True)
V_in = TypeVar("V_in", bound=Model, contravariant=True)

Say = Callable[[Message], str]
"""Gives the words that stand on a picture."""


class Painter(Protocol[P_in, V_in]):
    """A game's pictures. Draws from views alone, so a picture cannot show what its audience may not see."""

    def board(self, view: P_in, say: Say) -> Scene:
        """Return the table as everybody sees it."""
        ...

    def panel(self, view: V_in, say: Say, page: int = 0) -> Scene | None:
        """Return what one seat sees on its private panel, or None if there is nothing to show.

        Where a panel can show several pictures (`Text.sights`), `page` says which; one that is not there counts as the
        first.
        """
        ...

    def leaf(self, view: P_in, id: str, say: Say) -> Scene | None:
        """Return the picture of a page of the story (`Text.book`), or None if it has none."""
        return None

    def rules(self, page: str, say: Say) -> Scene | None:
        """Return the picture of one page of the rules, or None if it has none."""
        ...

    def gallery(self, seed: int, say: Say) -> Iterator[tuple[str, Scene]]:
        """Yield a name and a scene for every kind of picture, on positions made from `seed`."""
        ...
