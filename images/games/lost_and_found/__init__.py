"""The pictures of Lost & Found."""

from collections.abc import Iterator

from engine.games.lost_and_found.views import PublicView, SeatView
from images.core.painter import Painter, Say
from images.core.scene import Scene
from images.games.lost_and_found import gallery, pages
from images.games.lost_and_found.board import board
from images.games.lost_and_found.panel import panel
from images.games.lost_and_found.reveal import reveal


class LostAndFoundPainter(Painter[PublicView, SeatView]):
    """Draws the game from its views (protocol: `images.core.painter.Painter`)."""

    def board(self, view: PublicView, say: Say) -> Scene:
        """Return the table as everybody sees it, after the end with everything turned up."""
        return board(view, say) if view.reveal is None else reveal(view, view.reveal, say)

    def panel(self, view: SeatView, say: Say, page: int = 0) -> Scene | None:
        """Return what one seat sees on its private panel, which has one picture."""
        return panel(view, say)

    def rules(self, page: str, say: Say) -> Scene | None:
        """Return the picture of one page of the rules, or None if it has none."""
        return pages.page(page, say)

    def gallery(self, seed: int, say: Say) -> Iterator[tuple[str, Scene]]:
        """Yield a name and a scene for every kind of picture, on positions made from `seed`."""
        for name, view in (*gallery.boards(seed), *gallery.ends(seed)):
            yield name, self.board(view, say)
        for name, own in gallery.panels(seed):
            if (scene := self.panel(own, say)) is not None:
                yield name, scene
        for page in pages.PAGES:
            if (scene := self.rules(page, say)) is not None:
                yield f"rules-{page}", scene
