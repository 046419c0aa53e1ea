"""The pictures of Expert Finders Keepers."""

from collections.abc import Iterator

from engine.games.finders_keepers_expert.views import PublicView, SeatView
from images.core.painter import Painter, Say
from images.core.scene import Scene
from images.games.finders_keepers_expert import gallery, pages
from images.games.finders_keepers_expert.board import board
from images.games.finders_keepers_expert.panel import panel
from images.games.finders_keepers_expert.reveal import reveal


class FindersKeepersExpertPainter(Painter[PublicView, SeatView]):
    """Draws Expert from its views (protocol: `images.core.painter.Painter`)."""

    def board(self, view: PublicView, say: Say) -> Scene:
        """Return the table as everybody sees it, after the end with the scores."""
        return board(view, say) if view.reveal is None else reveal(view, view.reveal, say)

    def panel(self, view: SeatView, say: Say, page: int = 0) -> Scene | None:
        """Return one of the pictures of a seat's private panel."""
        return panel(view, say, page)

    def rules(self, page: str, say: Say) -> Scene | None:
        """Return the picture of one page of the rules, or None if it has none."""
        return pages.page(page, say)

    def gallery(self, seed: int, say: Say) -> Iterator[tuple[str, Scene]]:
        """Yield a name and a scene for every kind of picture, on positions made from `seed`."""
        for name, view in (*gallery.boards(seed), *gallery.ends(seed)):
            yield name, self.board(view, say)
        for name, own, page in gallery.panels(seed):
            if (scene := self.panel(own, say, page)) is not None:
                yield name, scene
        for name in pages.PAGES:
            if (scene := self.rules(name, say)) is not None:
                yield f"rules-{name}", scene
