"""All that Finders Keepers has to say: what a seat may do, what is wanted of it, who is awaited.

No word depends on a picture. In text mode the words of the cards take the pictures' place (FK-40).
"""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Text
from engine.core.ids import Value
from engine.core.messages import Message, message
from engine.core.model import Model
from engine.core.protocol import Offer, Pending
from engine.games.finders_keepers import described, narrative
from engine.games.finders_keepers.actions import Claim, Stop, VoidTile
from engine.games.finders_keepers.events import Event
from engine.games.finders_keepers.options import GENTLE_CLAIMS
from engine.games.finders_keepers.steps import worth_a_line
from engine.games.finders_keepers.views import PublicView, SeatView, Verdict
from engine.games.finders_keepers.words import joined, legend, numbers, people, tile_name, tile_names, who, word_lists


class FindersKeepersText(Text[PublicView, SeatView, Event, Model]):
    """The words of the basic game by id."""

    pages: tuple[str, ...] = ("aim", "turn", "claims", "end", "options", "here")

    def label(self, view: SeatView, offer: Offer[Any]) -> tuple[Message, ...]:
        """Return the labels of an offer: what it does, and for which tile."""
        table = view.public.table
        match offer.action:
            case Claim(tile=tile) if len(table.open) == 1:
                changed = int(view.claims[tile] is not None)
                return message("fk-do-claim", tile=tile_name(table.open[tile])), message("fk-do-send", changed=changed)
            case Claim(tile=tile):
                return message("fk-do-search"), self._numbered(view, tile)
            case VoidTile(tile=tile) if len(table.open) == 1:
                return message("fk-do-void", count=1), message("fk-do-void-it")
            case VoidTile(tile=tile):
                return message("fk-do-void", count=len(table.open)), tile_name(table.open[tile])
            case _:
                return (message(f"fk-do-{offer.path[0].replace('_', '-')}", tiles=table.options.tiles_per_round),)

    def _numbered(self, view: SeatView, tile: int) -> Message:
        """Return one of several open tiles, with what the seat has answered for it."""
        answer = view.claims[tile]
        return message(
            "fk-do-tile",
            tile=tile_name(view.public.table.open[tile]),
            answered=-1 if answer is None else len(answer),
            cards=numbers(answer or ()),
        )

    def place(self, view: SeatView, offer: Offer[Any]) -> tuple[int, int] | None:
        """Return None: no offers form a grid."""
        return None

    def choice(self, view: SeatView, field: str, value: Value) -> Message:
        """Return the number of a card."""
        return message("fk-number", number=value)

    def choice_place(self, view: SeatView, field: str, value: Value) -> tuple[int, int] | None:
        """Return None: cards are numbered, they form no grid."""
        return None

    def confirm(self, view: SeatView, offer: Offer[Any]) -> Message | None:
        """Ask before a tile is voided, and before the last one at the table stops."""
        match offer.action:
            case VoidTile(tile=tile):
                return message("fk-confirm-void", tile=tile_name(view.public.table.open[tile]))
            case Stop():
                return message("fk-confirm-stop")
            case _:
                return None

    def prompt(self, view: SeatView) -> Message:
        """Return what the seat is asked for, what became of its last claims, and in text mode its cards."""
        lines = [self._wanted(view), *map(_verdict, view.verdicts)]
        if view.public.table.options.text_mode and view.own:
            lines.append(word_lists(view.own))
        return joined(lines)

    def _wanted(self, view: SeatView) -> Message:
        table = view.public.table
        if view.seat not in table.seated:
            return message("fk-prompt-left")
        match table.phase:
            case "search":
                return self._search(view)
            case "reveal" if view.seat != table.revealer:
                return message("fk-prompt-wait", who=who(table.revealer))
            case "reveal":
                return message("fk-prompt-reveal", tiles=table.options.tiles_per_round)
            case phase:
                return message(f"fk-prompt-{phase}")

    def _search(self, view: SeatView) -> Message:
        table = view.public.table
        place = table.places[view.seat]
        if place.locked:
            return message("fk-prompt-locked", count=len(table.open), tiles=tile_names(table.open))
        if not place.final:
            return message(
                "fk-prompt-search",
                count=len(table.open),
                tiles=tile_names(table.open),
                away=int(place.away),
                wrong=table.options.wrong,
                most=GENTLE_CLAIMS,
            )
        if len(table.open) > 1:
            return message("fk-prompt-ready", count=len(table.open))
        return message("fk-prompt-sent", count=len(view.claims[0] or ()), cards=numbers(view.claims[0] or ()))

    def sentence(self, view: PublicView, event: Event) -> Message | None:
        """Return one public event in words."""
        return narrative.sentence(view, event)

    def whisper(self, view: SeatView, event: Model) -> Message | None:
        """Return None: there are no private events."""
        return None

    def retold(self, view: PublicView, events: Sequence[Event]) -> Sequence[Message]:
        """Return the events that the log would still have, if it were long enough (FK-10)."""
        return super().retold(view, worth_a_line(view.table, tuple(events)))

    def refusal(self, code: str) -> Message:
        """Return the sentence for a refusal of the lobby."""
        return message(f"fk-refused-{code.replace('_', '-')}")

    def waiting(self, view: PublicView, pending: Pending) -> Message:
        """Return who is awaited and for what."""
        return message(f"fk-waiting-{pending.kind}", who=people(pending.seats))

    def headline(self, view: PublicView) -> Message:
        """Return the open tiles by name, or how it ended."""
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

    def legend(self, view: PublicView) -> Message | None:
        """Return whose the numbers on the board are."""
        return legend(view.table.seated)

    def sights(self, view: SeatView) -> Sequence[Message]:
        """Return the pictures that the panel can show: one's own cards, one by one as well, and those of the others.

        In text mode words take their place.
        """
        return tuple(described.sight(view, sheet) for sheet in view.sheets)

    def panel_alt(self, view: SeatView, page: int = 0) -> Message:
        """Return one of the panel's pictures in words."""
        return described.panel(view, page)

    def exposure(self, view: SeatView) -> int | None:
        """Return None: nothing on a panel has to be taken away again.

        The cards lie open all game long, or before their own seat, and a seat may always see its own sealed claim
        (C1). What was collected with it is public when the tile closes.
        """
        return None


def _verdict(verdict: Verdict) -> Message:
    """Return how a claim was judged. A claim of nothing is told without a hint whether it was right (FK-08)."""
    if not verdict.claimed:
        how = "silent" if verdict.claimed is None else "none"
    elif verdict.collected == verdict.claimed:
        how = "all"
    else:
        how = "some" if verdict.collected else "void"
    return message(
        "fk-verdict",
        how=how,
        tile=tile_name(verdict.tile),
        claimed=numbers(verdict.claimed or ()),
        count=len(verdict.collected),
        collected=numbers(verdict.collected),
    )
