"""All that Lost & Found has to say: what a seat may do, what is wanted of it, who is awaited."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Text
from engine.core.ids import Seat, Value
from engine.core.messages import Message, MessageValue, Several, message
from engine.core.protocol import Concede, Offer, Pending
from engine.games.lost_and_found import described, narrative
from engine.games.lost_and_found.actions import Declare, FlipCard, Look, PlaceHint, TakeHint
from engine.games.lost_and_found.consent import votes_needed
from engine.games.lost_and_found.events import Event, Saw
from engine.games.lost_and_found.views import PublicView, SeatView
from engine.games.lost_and_found.words import cell_name, item_name, seen_list, spot_name, who


class LostAndFoundText(Text[PublicView, SeatView, Event, Saw]):
    """The words of Lost & Found by id."""

    pages: tuple[str, ...] = ("aim", "turn", "hints", "end", "variants", "challenges", "here")

    def label(self, view: SeatView, offer: Offer[Any]) -> tuple[Message, ...]:
        """Return the labels of an offer: what it does, and with which cell, item or place."""
        first = Message(f"lf-do-{offer.path[0].replace('_', '-')}", self._count(view, offer))
        if len(offer.path) == 1:
            return (first,)
        return first, self._detail(view, offer)

    def _count(self, view: SeatView, offer: Offer[Any]) -> dict[str, MessageValue]:
        return {"count": view.public.supply} if isinstance(offer.action, TakeHint) else {}

    def _detail(self, view: SeatView, offer: Offer[Any]) -> Message:
        table = view.public.table
        match offer.action:
            case Look(cell=cell) | FlipCard(cell=cell):
                return message("lf-cell", cell=cell_name(table.options, cell))
            case TakeHint(index=index):
                return item_name(table.spread[index])
            case PlaceHint(row=row, col=col):
                return spot_name(table.options, table.spots, row, col)
            case _:
                return message(f"lf-do-{offer.path[1]}")

    def place(self, view: SeatView, offer: Offer[Any]) -> tuple[int, int] | None:
        """Return the cell of a look or a flip as row and column."""
        match offer.action:
            case Look(cell=cell) | FlipCard(cell=cell):
                return divmod(cell, view.public.table.options.cols)
            case _:
                return None

    def choice(self, view: SeatView, field: str, value: Value) -> Message:
        """Return the name of a cell to look at."""
        return message("lf-cell", cell=cell_name(view.public.table.options, int(value)))

    def choice_place(self, view: SeatView, field: str, value: Value) -> tuple[int, int] | None:
        """Return the cell as row and column."""
        return divmod(int(value), view.public.table.options.cols)

    def confirm(self, view: SeatView, offer: Offer[Any]) -> Message | None:
        """Ask before declaring, in the same words whether right or wrong, and before giving up."""
        match offer.action:
            case Declare():
                return message("lf-confirm-declare", vote=int(view.public.table.options.declare_vote))
            case Concede():
                return message("lf-confirm-concede", alone=int(len(view.public.table.seated) == 1))
            case _:
                return None

    def prompt(self, view: SeatView) -> Message:
        """Return what the seat is asked for, with the cards in its hand, and its notes where it may have them."""
        wanted = self._wanted(view)
        if not view.notes:
            return wanted
        notes = seen_list(view.public.table.options, view.notes)
        return message("lf-prompt-notes", prompt=wanted, notes=notes)

    def _wanted(self, view: SeatView) -> Message:
        table = view.public.table
        if table.phase == "over":
            return message("lf-prompt-over")
        if table.phase == "vote":
            voted = any(view.seat == seat for seat, _ in table.votes)
            return message("lf-prompt-voted") if voted else message("lf-prompt-vote", who=who(table.votes[0][0]))
        if view.seat != table.seat:
            return self._beside(view)
        values: dict[str, MessageValue] = {
            "seen": seen_list(table.options, view.seen),
            "hints": view.public.supply if table.spots else 0,
            "actions": table.actions,
            "silent": int(table.options.talk == "silent"),
        }
        if table.in_hand is not None:
            values["item"] = item_name(table.in_hand)
        return Message(f"lf-prompt-{self._step(view.public)}", values)

    def _beside(self, view: SeatView) -> Message:
        """Return what a seat reads that is not on turn; it may go on for an absent one (LF-32)."""
        table = view.public.table
        if not table.caretaker:
            return message("lf-prompt-wait", who=who(table.seat))
        if table.phase == "look":
            return message("lf-prompt-may-skip", who=who(table.seat))
        item: MessageValue = "" if table.in_hand is None else item_name(table.in_hand)
        return message("lf-prompt-caretaker", who=who(table.seat), step=self._step(view.public), item=item)

    def _step(self, view: PublicView) -> str:
        """Return the step of the turn as part of an id; variants that change what is asked have ids of their own."""
        table = view.table
        match table.phase:
            case "look" if table.options.commit_both:
                return "look-pair"
            case "return" if table.options.always_swap:
                return "return-swap"
            case "act" if table.options.flip_own:
                return "act-own"
            case phase:
                return phase.replace("_", "-")

    def sentence(self, view: PublicView, event: Event) -> Message | None:
        """Return one public event in words."""
        return narrative.sentence(view, event)

    def whisper(self, view: SeatView, event: Saw) -> Message | None:
        """Return what the seat has just seen."""
        cell = cell_name(view.public.table.options, event.cell)
        return message("lf-card", cell=cell, item=item_name(event.item))

    def retold(self, view: PublicView, events: Sequence[Event]) -> Sequence[Message]:
        """Return what the table remembers of the events (LF-30)."""
        return narrative.retold(view, events)

    def whispered(self, view: SeatView, events: Sequence[Saw]) -> Sequence[Message]:
        """Return nothing: what was seen is not shown again (LF-30); notes stand in the prompt where they are kept."""
        return ()

    def refusal(self, code: str) -> Message:
        """Return the sentence for a refusal of the lobby."""
        return message(f"lf-refused-{code.replace('_', '-')}")

    def waiting(self, view: PublicView, pending: Pending) -> Message:
        """Return who is awaited and for what, and who wishes to give up (LF-33)."""
        waiting, wishes = self._waiting(view, pending), view.table.conceding
        if not wishes:
            return waiting
        by = Several(tuple(who(seat) for seat in wishes))
        return message("lf-waiting-wishes", waiting=waiting, who=by, needed=votes_needed(view.table))

    def _waiting(self, view: PublicView, pending: Pending) -> Message:
        table = view.table
        match pending.kind:
            case "vote":
                return message("lf-waiting-vote", who=Several(tuple(who(seat) for seat in pending.seats)))
            case "caretaker" if pending.seats == (table.seat,):
                return message("lf-waiting-late", who=who(table.seat))
            case "caretaker" if table.phase == "look":
                return message("lf-waiting-skip", who=who(table.seat))
            case "caretaker":
                return message("lf-waiting-caretaker", who=who(table.seat), step=self._step(view))
            case _:
                return message("lf-waiting-turn", who=who(Seat(table.seat)), step=self._step(view))

    def headline(self, view: PublicView) -> Message:
        """Return round, turn, cards face down and hints left, or how it ended."""
        return narrative.headline(view)

    def log(self, view: PublicView) -> Sequence[Message]:
        """Return the public log as far as the table remembers."""
        return narrative.log(view)

    def result(self, view: PublicView) -> Sequence[Message]:
        """Return the end in words."""
        return narrative.result(view)

    def alt(self, view: PublicView) -> Message:
        """Return the board in words."""
        return described.board(view)

    def panel_alt(self, view: SeatView, page: int = 0) -> Message:
        """Return the panel's picture in words."""
        return described.panel(view)

    def exposure(self, view: SeatView) -> int | None:
        """Return how long the cards in hand may be read (LF-31); notes may be until the game moves on."""
        if view.seen:
            return view.public.table.options.look_seconds
        return 0 if view.notes else None
