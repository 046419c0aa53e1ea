"""All that Expert has to say: what a seat may do, what is wanted of it, who is awaited.

No word depends on a picture. In text mode the words of the cards take the pictures' place (FK-40).
"""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Text
from engine.core.ids import Value
from engine.core.messages import Message, message
from engine.core.model import Model
from engine.core.protocol import Offer, Pending
from engine.games.finders_keepers.words import joined, legend, people, tile_name, who, word_lists
from engine.games.finders_keepers_expert import described, narrative
from engine.games.finders_keepers_expert.actions import Capture, Pass, Stop
from engine.games.finders_keepers_expert.events import Event
from engine.games.finders_keepers_expert.options import COLS, GENTLE_CELLS
from engine.games.finders_keepers_expert.views import PublicView, SeatView, Table


class FindersKeepersExpertText(Text[PublicView, SeatView, Event, Model]):
    """The words of Expert by id."""

    pages: tuple[str, ...] = ("aim", "turn", "pointing", "end", "options", "here")

    def label(self, view: SeatView, offer: Offer[Any]) -> tuple[Message, ...]:
        """Return the labels of an offer: what it does, and with which tile."""
        match offer.action:
            case Capture(tile=tile):
                return message("fx-do-capture"), tile_name(tile)
            case Pass():
                return (message("fx-do-pass", again=int(view.public.table.reminded)),)
            case _:
                return (message(f"fx-do-{offer.path[0]}"),)

    def place(self, view: SeatView, offer: Offer[Any]) -> tuple[int, int] | None:
        """Return None: no offers form a grid."""
        return None

    def choice(self, view: SeatView, field: str, value: Value) -> Message:
        """Return the number of the card at a cell."""
        return message("fk-number", number=int(value) + 1)

    def choice_place(self, view: SeatView, field: str, value: Value) -> tuple[int, int] | None:
        """Return the cell as row and column."""
        return divmod(int(value), COLS)

    def confirm(self, view: SeatView, offer: Offer[Any]) -> Message | None:
        """Ask before the last one at the table stops."""
        return message("fx-confirm-stop") if isinstance(offer.action, Stop) else None

    def prompt(self, view: SeatView) -> Message:
        """Return what the seat is asked for, with its tiles, and in text mode the cards."""
        lines = [self._wanted(view)]
        if view.public.table.options.text_mode and view.public.cells:
            lines.append(word_lists(slot for slot in view.public.grid if slot is not None))
        return joined(lines)

    def _wanted(self, view: SeatView) -> Message:
        table = view.public.table
        if view.seat not in table.seated:
            return message("fx-prompt-left")
        if table.phase != "turn":
            return message(f"fx-prompt-{table.phase}")
        if table.places[view.seat].away:
            return message("fx-prompt-away")
        hand = described.hand(view)
        if view.seat != table.seat:
            return message("fx-prompt-wait", who=who(table.seat), tiles=hand, count=len(hand.items))
        return message(
            "fx-prompt-turn",
            how=_how(table),
            collect=table.options.collect,
            wrong=table.options.wrong,
            most=GENTLE_CELLS,
            tiles=hand,
            count=len(hand.items),
        )

    def sentence(self, view: PublicView, event: Event) -> Message | None:
        """Return one public event in words."""
        return narrative.sentence(view, event)

    def whisper(self, view: SeatView, event: Model) -> Message | None:
        """Return None: there are no private events."""
        return None

    def refusal(self, code: str) -> Message:
        """Return the sentence for a refusal of the lobby."""
        return message(f"fx-refused-{code.replace('_', '-')}")

    def waiting(self, view: PublicView, pending: Pending) -> Message:
        """Return who is awaited and for what."""
        return message(f"fx-waiting-{pending.kind}", who=people(pending.seats), how=_how(view.table))

    def headline(self, view: PublicView) -> Message:
        """Return whose turn it is and how many cards are to come, or how it ended."""
        return narrative.headline(view)

    def log(self, view: PublicView) -> Sequence[Message]:
        """Return the last lines of the public log."""
        return narrative.log(view)

    def result(self, view: PublicView) -> Sequence[Message]:
        """Return the end in words."""
        return narrative.result(view)

    def alt(self, view: PublicView) -> Message:
        """Return the board in words."""
        return described.board(view)

    def in_words(self, view: PublicView) -> Message:
        """Return the board in words, in text mode with those of the cards."""
        return described.in_words(view)

    def legend(self, view: PublicView) -> Message | None:
        """Return whose the numbers on the board are."""
        return legend(view.table.seated)

    def sights(self, view: SeatView) -> Sequence[Message]:
        """Return the pictures that the panel can show: the grid, parts of it, and single cards; none in text mode."""
        if view.public.table.options.text_mode:
            return ()
        return tuple(map(described.sight, view.sheets))

    def panel_alt(self, view: SeatView, page: int = 0) -> Message:
        """Return one of the panel's pictures in words."""
        return described.panel(view, page)

    def exposure(self, view: SeatView) -> int | None:
        """Return None: everything that a panel shows lies open on the table (FK-33)."""
        return None


def _how(table: Table) -> str:
    """Return how the turn stands: an attempt failed (FK-21), a pass was refused (FK-22), both, or neither."""
    if table.mistaken:
        return "both" if table.reminded else "retry"
    return "reminded" if table.reminded else "first"
