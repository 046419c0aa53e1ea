"""The pictures of Lost & Found."""

from collections.abc import Iterator

from engine.games.lost_and_found.views import PublicView, SeatView
from images.core.painter import Say
from images.core.scene import Scene
from images.games.lost_and_found.board import board


class LostAndFoundPainter:
    """Draws the game from its views (protocol: `images.core.painter.Painter`)."""

    def board(self, view: PublicView, say: Say) -> Scene:
        """Return the table as everybody sees it, after the end with everything turned up."""
        return board(view, say)

    def panel(self, view: SeatView, say: Say) -> Scene | None:
        """Return what one seat sees on its private panel."""
        return board(view.public, say)

    def rules(self, page: str, say: Say) -> Scene | None:
        """Return the picture of one page of the rules, or None if it has none."""
        return None

    def gallery(self, seed: int, say: Say) -> Iterator[tuple[str, Scene]]:
        """Yield a name and a scene for every kind of picture, on positions made from `seed`."""
        return iter(())
