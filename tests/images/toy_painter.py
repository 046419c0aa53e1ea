"""A game whose pictures are small squares: for tests of the render pool."""

from collections.abc import Iterator

from engine.core.model import Model
from images.core.painter import Say
from images.core.scene import Ground, Piece, Place, Scene, Shape
from images.core.shapes import rounded

GROUND = Ground("felt", "#2b6d6f", "#0c2429")


class Toy(Model):
    """A view: a number, and whether its layout fails."""

    number: int
    broken: bool = False


class ToyPainter:
    """Draws a square whose place tells the number."""

    def board(self, view: Toy, say: Say) -> Scene:
        """Return the board."""
        if view.broken:
            raise ValueError("secret")
        square = Piece(8, 8, (Shape(rounded(0, 0, 8, 8, 2), fill="#ffffff"),))
        return Scene(96, 64, GROUND, (Place(square, 8 * (view.number % 10), 8 * (view.number // 10)),))

    def panel(self, view: Toy, say: Say, page: int = 0) -> Scene | None:
        """Return the panel; there is none for 0."""
        return self.board(view, say) if view.number else None

    def rules(self, page: str, say: Say) -> Scene | None:
        """Return the picture of the only page."""
        return self.board(Toy(number=1), say) if page == "aim" else None

    def gallery(self, seed: int, say: Say) -> Iterator[tuple[str, Scene]]:
        """Yield the board."""
        yield "board", self.board(Toy(number=seed % 10), say)


PAINTERS = {"toy": ToyPainter()}
