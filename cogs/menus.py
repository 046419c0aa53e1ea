"""A seat's offers as controls, for any game: grids of buttons, rows of buttons, or selects, whichever fits.

Everything here is a function of the seat's own view and offers, so that order, number, labels and disabled controls
tell no more than the view does.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.components import NO_TICKET, Control, Verb
from cogs.layout import CHOICES, PER_ROW, Row, Style, button, choice, cost, row, rows, select
from cogs.panel import Panel
from cogs.words import Words
from engine.core.protocol import Concede, Offer

MOST_BUTTONS = 10
"""More than so many choices that form no grid go into a select: a wall of buttons is hard to read on a phone."""

MOST_BESIDE = 5
"""The same for what comes after that which the panel is about."""

SHORT, MOST_SHORT_BUTTONS = 3, 25
"""Labels of a few characters may be more buttons: five stand in a row even on a phone."""

BLANK = "·"
PAGING_COST = 3  # a row with two buttons

Parts = list["str | Row"]


@dataclass(frozen=True, slots=True)
class Item:
    """One offer of a group: its position among all offers, its label, and its place if the group is a grid."""

    index: int
    offer: Offer[Any]
    label: str
    place: tuple[int, int] | None
    asks: bool

    @property
    def value(self) -> str:
        """The offer as a select's choice: act, ask its question first, or open its form."""
        return f"{'f' if self.offer.form else 'q' if self.asks else 'a'}{self.index}"

    def control(self, panel: Panel) -> Control:
        """Return the control that carries the offer out, opens its form, or asks its question."""
        if self.offer.form:
            empty = "." * len(self.offer.form)
            return panel.control(Verb.FORM, f"{self.index}{empty}")
        return panel.control(Verb.ASK if self.asks else Verb.ACT, str(self.index))


@dataclass(frozen=True, slots=True)
class Group:
    """Offers that stand together: they share all of their path but the last element."""

    heading: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """One page of controls, and how many pages there are."""

    parts: Parts
    pages: int = 1


def groups(panel: Panel, *, aside: bool = False) -> list[Group]:
    """Return a seat's offers in groups, in their own order: what is wanted now, or what stands `aside`.

    Votes to give up are in neither: they stand under the table's "More".
    """
    peek, text = panel.peek, panel.game.text
    found: dict[tuple[str, ...], list[Item]] = {}
    headings: dict[tuple[str, ...], str] = {}
    for index, offer in enumerate(peek.offers):
        if isinstance(offer.action, Concede) or text.aside(peek.view, offer) != aside:
            continue
        labels = [panel.words.label(part) for part in text.label(peek.view, offer)]
        key = offer.path[:-1]
        headings.setdefault(key, " · ".join(labels[:-1]))
        asks = text.confirm(peek.view, offer) is not None
        place = text.place(peek.view, offer)
        found.setdefault(key, []).append(Item(index, offer, labels[-1], place, asks))
    return [Group(headings[key], tuple(items)) for key, items in found.items()]


def menu(
    panel: Panel, found: Sequence[Group], room: int, page: int = 0, *, lead: bool = True, prefix: str = ""
) -> Menu:
    """Return controls for groups of offers in at most `room` components; what does not fit stands on further pages.

    `lead`: these are what the panel is about; otherwise something that stands above them is. `prefix` stands before
    the number of a page in a control's id.
    """
    plain = [_selects(group, panel) for group in found]
    bright = _bright(found) if lead else 0
    if sum(map(cost_of, plain)) > room:
        return _paged([part for parts in plain for part in parts], panel, room, page, prefix)
    chosen = list(plain)
    for i, group in enumerate(found):
        used = sum(cost_of(parts) for j, parts in enumerate(chosen) if j != i)
        fitting = (parts for parts in _layouts(group, panel, bright=i < bright) if cost_of(parts) <= room - used)
        chosen[i] = next(fitting, plain[i])
    return Menu([part for parts in chosen for part in parts])


def cost_of(parts: Iterable["str | Row"]) -> int:
    """Return how many components these parts are."""
    return cost(parts) - 1


def _bright(found: Sequence[Group]) -> int:
    """Return how many groups from the first on have bright buttons: all to the first that is a choice of several.

    A game offers first what a turn is about. What comes after it, such as passing, must not outshine it.
    """
    return next((i for i, group in enumerate(found, 1) if group.heading), len(found))


def _layouts(group: Group, panel: Panel, *, bright: bool) -> Iterable[Parts]:
    """Yield the ways of showing a group, best first."""
    placed = {item.place: item for item in group.items if item.place is not None}
    if len(placed) == len(group.items) > 1:
        width = 1 + max(col for _, col in placed)
        height = 1 + max(row for row, _ in placed)
        if width <= PER_ROW:
            yield [*_heading(group), *_grid(placed, width, height, panel)]
    if few([item.label for item in group.items], MOST_BUTTONS if bright else MOST_BESIDE):
        buttons = [button(item.control(panel), item.label, _style(item, bright=bright)) for item in group.items]
        yield [*_heading(group), *rows(buttons)]


def few(labels: Sequence[str], most: int = MOST_BUTTONS) -> bool:
    """Whether choices with these labels are few enough, or short enough, for buttons."""
    return len(labels) <= most or (len(labels) <= MOST_SHORT_BUTTONS and all(len(label) <= SHORT for label in labels))


def _heading(group: Group) -> Parts:
    return [f"**{group.heading}**"] if group.heading else []


def _style(item: Item, *, bright: bool) -> discord.ButtonStyle:
    if not bright:
        return Style.secondary
    return Style.success if item.asks else Style.primary


def _grid(placed: Mapping[tuple[int, int], Item], width: int, height: int, panel: Panel) -> Parts:
    made: Parts = []
    for r in range(height):
        buttons = []
        for c in range(width):
            item = placed.get((r, c))
            if item is None:
                buttons.append(button(panel.idle(f"{r}.{c}"), BLANK, disabled=True))
            else:
                buttons.append(button(item.control(panel), item.label))
        made.append(row(buttons))
    return made


def _selects(group: Group, panel: Panel) -> Parts:
    """Return a group as selects of at most 25 choices each; a grid is cut between its rows."""
    made: Parts = []
    chunks = _chunks(group.items)
    for chunk in chunks:
        options = [choice(item.label, item.value) for item in chunk]
        control = panel.control(Verb.CHOOSE, str(chunk[0].index))
        made.append(select(control, options, _placeholder(group, chunk, panel.words, alone=len(chunks) == 1)))
    return made


def _placeholder(group: Group, chunk: Sequence[Item], words: Words, *, alone: bool) -> str:
    """Return what a select says while nothing is chosen: what for, and its part of the choices if it has only one."""
    if alone and group.heading:
        return f"{group.heading} …"
    span = chunk[0].label if len(chunk) == 1 else f"{chunk[0].label} – {chunk[-1].label}"
    return f"{group.heading}: {span}" if group.heading else words.tag("panel-choose", span=span)


def _chunks(items: Sequence[Item]) -> list[Sequence[Item]]:
    """Cut into few, evenly filled chunks of at most 25, between rows if the items form a grid."""
    units: list[list[Item]] = []
    for item in items:
        if units and item.place and units[-1][-1].place and units[-1][-1].place[0] == item.place[0]:
            units[-1].append(item)
        else:
            units.append([item])
    if any(len(unit) > CHOICES for unit in units):
        units = [[item] for item in items]
    count = -(-len(items) // CHOICES)
    while True:
        chunks = _filled(units, -(-len(items) // count))
        if all(len(chunk) <= CHOICES for chunk in chunks):
            return chunks
        count += 1


def _filled(units: Sequence[Sequence[Item]], size: int) -> list[Sequence[Item]]:
    """Put whole units into chunks, each closed once it has `size` items."""
    chunks: list[list[Item]] = [[]]
    for unit in units:
        if chunks[-1] and len(chunks[-1]) + len(unit) / 2 > size:
            chunks.append([])
        chunks[-1].extend(unit)
    return list(chunks)


def _paged(parts: Parts, panel: Panel, room: int, page: int, prefix: str) -> Menu:
    pages: list[Parts] = [[]]
    for part in parts:
        if cost_of([*pages[-1], part]) > room - PAGING_COST:
            pages.append([])
        pages[-1].append(part)
    page = min(page, len(pages) - 1)
    turn = turning(lambda arg: panel.turning(Verb.PANEL, f"{prefix}{arg}"), page, len(pages), panel.words)
    return Menu([*pages[page], turn], len(pages))


def paging(verb: Verb, game: int, page: int, pages: int, words: Words, prefix: str = "") -> Row:
    """Return the two buttons that turn pages of something that is no panel."""
    return turning(lambda arg: Control(verb, game, NO_TICKET, f"{prefix}{arg}"), page, pages, words)


def turning(to: Callable[[str], Control], page: int, pages: int, words: Words) -> Row:
    """Return the two buttons that turn pages; they say where they lead. `to` gives the control for a page."""
    back, on = page - 1, page + 1
    return row(
        [
            button(
                to(f"{back}" if back >= 0 else f"{page}.back"),
                words.tag("page-back", page=max(back, 0) + 1, pages=pages),
                disabled=back < 0,
            ),
            button(
                to(f"{on}" if on < pages else f"{page}.on"),
                words.tag("page-on", page=min(on, pages - 1) + 1, pages=pages),
                disabled=on >= pages,
            ),
        ]
    )
