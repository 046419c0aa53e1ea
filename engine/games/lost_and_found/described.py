"""The pictures in words: exactly what they show, for people who do not see them."""

from engine.core.messages import Message, MessageValue, Several, message
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.views import PublicView, Reveal, SeatView, Seen, Table
from engine.games.lost_and_found.words import (
    cell_names,
    counted,
    hint_list,
    looked_at,
    plain_item,
    seen_list,
    spot_name,
)


def board(view: PublicView) -> Message:
    """Return the board: every face-up card and hint with its place, and which cells are face down."""
    table = view.table
    if view.reveal is not None:
        return _revealed(table, view.reveal)
    parts: list[MessageValue] = [_cards(table), *_hints(table)]
    if table.looked:
        parts.append(message("lf-alt-held", cells=looked_at(table.options, table.looked)))
    if table.in_hand is not None:
        parts.append(message("lf-alt-in-hand", item=plain_item(table.in_hand)))
    if table.spread:
        parts.append(message("lf-alt-spread", items=counted(table.spread, plain=True)))
    elif view.supply:
        parts.append(message("lf-alt-supply", count=view.supply))
    return _joined(table.options, parts)


def panel(view: SeatView) -> Message:
    """Return a seat's own picture: the cards in its hand, the numbered places for a hint, or the board."""
    table = view.public.table
    if view.seen:
        return message("lf-alt-seen", cards=seen_list(table.options, view.seen, plain=True))
    if table.phase == "place":
        spots = tuple(spot_name(table.options, table.spots, row, col) for row, col in table.spots)
        return _joined(table.options, [_cards(table), *_hints(table), message("lf-alt-spots", spots=Several(spots))])
    return board(view.public)


def _joined(options: Options, parts: list[MessageValue]) -> Message:
    """Return sentences one after the other, behind the size of the grid."""
    text: MessageValue = message("lf-alt-grid", rows=options.rows, cols=options.cols)
    for part in parts:
        text = message("lf-alt-join", first=text, then=part)
    assert isinstance(text, Message)
    return text


def _cards(table: Table) -> Message:
    up = tuple(Seen(cell=cell, item=item) for cell, item in enumerate(table.up) if item is not None)
    down = tuple(cell for cell, item in enumerate(table.up) if item is None)
    return message(
        "lf-alt-cards",
        up_count=len(up),
        up=seen_list(table.options, up, plain=True),
        down_count=len(down),
        down=cell_names(table.options, down),
    )


def _hints(table: Table) -> tuple[Message, ...]:
    if not table.hints:
        return ()
    return (message("lf-alt-hints", hints=hint_list(table.options, table.hints, plain=True)),)


def _revealed(table: Table, reveal: Reveal) -> Message:
    options = table.options
    cards = tuple(Seen(cell=cell, item=item) for cell, item in enumerate(reveal.cards))
    return _joined(
        options,
        [
            message("lf-alt-revealed", cards=seen_list(options, cards, plain=True)),
            message("lf-alt-counted", count=len(reveal.down), cells=cell_names(options, reveal.down)),
            *_hints(table),
        ],
    )
