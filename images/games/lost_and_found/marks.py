"""What a table's picture points out: what just happened, and what one seat may do or has noted."""

from dataclasses import dataclass

from engine.games.lost_and_found.views import SeatView, Table
from images.games.lost_and_found.grid import Cell


@dataclass(frozen=True, slots=True)
class Marks:
    """What happened in the latest turn that did anything: grid cells, and the hints that were laid."""

    held: frozenset[int] = frozenset()
    returned: frozenset[int] = frozenset()
    swapped: frozenset[int] = frozenset()
    flipped: frozenset[int] = frozenset()
    laid: frozenset[Cell] = frozenset()


def marks(table: Table) -> Marks:
    """Return the marks of a table, read from its own fields and from its log, as far as the options let that reach."""
    doing = [(line.turn, line.event) for line in table.log if line.event.kind in ("put_back", "flipped", "hint_placed")]
    latest = table.turn if table.looked else max((turn for turn, _ in doing), default=0)
    returned: frozenset[int] = frozenset()
    swapped: frozenset[int] = frozenset()
    flipped, laid = set[int](), set[Cell]()
    for event in (event for turn, event in doing if turn == latest):
        if event.kind == "put_back":
            returned = frozenset(event.cells)
            swapped = returned if event.swapped else frozenset()
        elif event.kind == "flipped":
            flipped.add(event.cell)
        elif event.kind == "hint_placed":
            laid.add((event.row, event.col))
    return Marks(frozenset(table.looked), returned - swapped, swapped, frozenset(flipped), frozenset(laid))


@dataclass(frozen=True, slots=True)
class Own:
    """What only one seat's picture shows: the cells that it may choose among fewer, and its notes (cell, item)."""

    choosable: frozenset[int] = frozenset()
    notes: tuple[tuple[int, int], ...] = ()


def own(view: SeatView, on_turn: bool) -> Own:
    """Return a seat's own marks. Cells are marked as choosable only where not every face-down card is (LF-21)."""
    table = view.public.table
    down = {cell for cell, item in enumerate(table.up) if item is None}
    choosable: set[int] = set()
    if on_turn and table.phase == "act" and table.options.flip_own:
        choosable = down & set(table.returned)
    notes = tuple((note.cell, note.item) for note in view.notes if note.cell in down)
    return Own(frozenset(choosable), notes)
