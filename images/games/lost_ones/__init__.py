"""The pictures of Lost Ones."""

from collections.abc import Iterator

from engine.games.lost_ones.views import PublicView, SeatView
from images.core.painter import Say
from images.core.scene import Scene
from images.games.lost_ones import gallery, gallery_cards, leaves, pages
from images.games.lost_ones.map import board, overview
from images.games.lost_ones.panel import panel


class LostOnesPainter:
    """Draws the game from its views (protocol: `images.core.painter.Painter`)."""

    def board(self, view: PublicView, say: Say) -> Scene:
        """Return the table as everybody sees it: the map round the hero on turn, after the end the closing map."""
        return board(view, say)

    def overview(self, view: PublicView, say: Say) -> Scene:
        """Return everything that is placed."""
        return overview(view)

    def panel(self, view: SeatView, say: Say, page: int = 0) -> Scene | None:
        """Return one of the pictures of a seat's private panel."""
        return panel(view, say, page)

    def leaf(self, view: PublicView, id: str, say: Say) -> Scene | None:
        """Return the picture of a page of the story, or None if it has none."""
        return leaves.leaf(view, id, say)

    def rules(self, page: str, say: Say) -> Scene | None:
        """Return the picture of one page of the rules, or None if it has none."""
        return pages.page(page, say)

    def gallery(self, seed: int, say: Say) -> Iterator[tuple[str, Scene]]:
        """Yield a name and a scene for every kind of picture, on positions made from `seed`."""
        for name, view in gallery.boards(seed):
            yield name, self.board(view, say)
        for name, view in gallery.overviews(seed):
            yield name, self.overview(view, say)
        for name, view in gallery.ends(seed):
            yield name, self.board(view, say)
        for name, own, page in gallery.panels(seed):
            if (scene := self.panel(own, say, page)) is not None:
                yield name, scene
        for name, own, kind in gallery_cards.panels(seed):
            page = next(i for i, sight in enumerate(own.sights) if sight.kind == kind)
            if (scene := self.panel(own, say, page)) is not None:
                yield f"panel-{name}", scene
        for name, view, id in gallery_cards.leaves(seed):
            if (scene := self.leaf(view, id, say)) is not None:
                yield name, scene
        for name in pages.PAGES:
            if (scene := self.rules(name, say)) is not None:
                yield f"rules-{name}", scene
