"""Names of things: cells, places, items, seats. Ids and values only; the words stand in the message catalogue."""

from collections.abc import Iterable, Sequence

from engine.core.ids import Seat
from engine.core.messages import Message, MessageValue, SeatName, Several, message
from engine.games.lost_and_found.options import ITEMS, Options
from engine.games.lost_and_found.views import Hint, Seen


def cell_name(options: Options, cell: int) -> str:
    """Return a cell's coordinates, the column's letter before the row's number: "A1" is the first."""
    row, col = divmod(cell, options.cols)
    return f"{chr(ord('A') + col)}{row + 1}"


def cell_names(options: Options, cells: Iterable[int]) -> Several:
    """Return the names of cells as a list of words."""
    return Several(tuple(cell_name(options, cell) for cell in cells))


def looked_at(options: Options, cells: Sequence[int]) -> MessageValue:
    """Return the one or two cells of a turn's looks ("A1 and B2")."""
    names = [cell_name(options, cell) for cell in cells]
    return message("lf-two", first=names[0], second=names[1]) if len(names) == 2 else Several(tuple(names))


def item_name(item: int) -> Message:
    """Return an item's name with its emblem."""
    return message("lf-item", item=ITEMS[item])


def plain_item(item: int) -> Message:
    """Return an item's name without an emblem, for texts that are read aloud."""
    return message("lf-item.plain", item=ITEMS[item])


def who(seat: Seat) -> SeatName:
    """Return whoever sits there, to be named where the message is shown."""
    return SeatName(seat)


def where(options: Options, row: int, col: int) -> Message:
    """Return a place outside the grid by the grid cell next to it, or by the nearest corner ("2 below B4")."""
    down = row - (options.rows - 1) if row >= options.rows else min(row, 0)
    right = col - (options.cols - 1) if col >= options.cols else min(col, 0)
    near = cell_name(options, min(max(row, 0), options.rows - 1) * options.cols + min(max(col, 0), options.cols - 1))
    values: dict[str, MessageValue] = {"cell": near}
    if down:
        values |= {"vertical": "below" if down > 0 else "above", "rows": abs(down)}
    if right:
        values |= {"horizontal": "right" if right > 0 else "left", "cols": abs(right)}
    kind = "corner" if down and right else "column" if down else "row"
    return Message(f"lf-where-{kind}", values)


def spot_name(options: Options, spots: Sequence[tuple[int, int]], row: int, col: int) -> Message:
    """Return the label of a place for a hint: its number, as on the panel's picture, and where it is."""
    return message("lf-spot", number=spots.index((row, col)) + 1, where=where(options, row, col))


def seen_list(options: Options, seen: Iterable[Seen], *, plain: bool = False) -> Several:
    """Return cells with the items seen there, as a list."""
    name = plain_item if plain else item_name
    return Several(tuple(message("lf-card", cell=cell_name(options, s.cell), item=name(s.item)) for s in seen))


def hint_list(options: Options, hints: Iterable[Hint], *, plain: bool = False) -> Several:
    """Return the laid hints with their places, as a list."""
    name = plain_item if plain else item_name
    return Several(tuple(message("lf-hint-at", item=name(h.item), where=where(options, h.row, h.col)) for h in hints))


def counted(items: Iterable[int], *, plain: bool = False) -> Several:
    """Return how many there are of each item, as a list in the order of ITEMS."""
    found = list(items)
    name = plain_item if plain else item_name
    return Several(
        tuple(message("lf-counted", count=found.count(item), item=name(item)) for item in sorted(set(found)))
    )
