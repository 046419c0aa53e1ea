"""Building blocks of messages (Components V2), within Discord's limits."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any
from zlib import crc32

import discord
from discord import ui

from cogs.components import Control
from cogs.names import escaped

COMPONENTS = 39
"""One fewer than Discord takes: discord.py 2.7 counts one too many where somebody clicks, and a click on 40 fails."""

CHARACTERS = 4000
CHOICES = 25
PER_ROW = 5
LABEL = 80
CHOICE_LABEL = 100
PLACEHOLDER = 150
ALT = 1024

Row = ui.ActionRow[Any]
Button = ui.Button[Any]
Style = discord.ButtonStyle


def shortened(text: str, longest: int) -> str:
    """Return a text of at most `longest` characters, an ellipsis in place of what is cut."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def button(
    control: Control, label: str, style: Style = Style.secondary, *, disabled: bool = False, emoji: str | None = None
) -> Button:
    """Return a button with a label that fits."""
    return ui.Button(
        label=shortened(label, LABEL) or None, custom_id=control.id, style=style, disabled=disabled, emoji=emoji
    )


def choice(label: str, value: str, *, chosen: bool = False, description: str | None = None) -> discord.SelectOption:
    """Return one choice of a select, its words cut to fit."""
    about = shortened(description, CHOICE_LABEL) if description else None
    return discord.SelectOption(label=shortened(label, CHOICE_LABEL), value=value, default=chosen, description=about)


def select(
    control: Control,
    options: Sequence[discord.SelectOption],
    placeholder: str,
    *,
    least: int = 1,
    most: int = 1,
    disabled: bool = False,
) -> Row:
    """Return a row with one select of 1 … 25 options."""
    item: ui.Select[Any] = ui.Select(
        id=_own(control),
        custom_id=control.id,
        options=list(options),
        placeholder=shortened(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        disabled=disabled,
    )
    return ui.ActionRow(item)


def _own(control: Control) -> int:
    """Return the number by which a select is told from the others of its message.

    Numbered by their place, as they are without, a select would go on showing what was chosen in the one that stood
    there before.
    """
    return _FIRST_OWN + crc32(control.id.encode()) % _FIRST_OWN


_FIRST_OWN = 1 << 30  # above the numbers that places get


def channel_select(control: Control, chosen: Iterable[int], placeholder: str, kinds: list[discord.ChannelType]) -> Row:
    """Return a row with a select of channels; any number of them, or none, may be chosen."""
    defaults = [discord.SelectDefaultValue(id=id, type=discord.SelectDefaultValueType.channel) for id in chosen]
    item: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=control.id,
        channel_types=kinds,
        placeholder=shortened(placeholder, PLACEHOLDER),
        min_values=0,
        max_values=CHOICES,
        default_values=defaults,
    )
    return ui.ActionRow(item)


def row(buttons: Iterable[Button]) -> Row:
    """Return a row of at most five buttons."""
    return ui.ActionRow(*buttons)


def rows(buttons: Sequence[Button]) -> list[Row]:
    """Return buttons in as few rows as they need, evenly filled."""
    if not buttons:
        return []
    count = -(-len(buttons) // PER_ROW)
    width = -(-len(buttons) // count)
    return [row(buttons[i : i + width]) for i in range(0, len(buttons), width)]


def row_cost(row: Row) -> int:
    """Return how many components a row counts for."""
    return 1 + len(row.children)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be attached: what it shows in words, and whether it is anybody's secret."""

    data: bytes
    alt: str
    private: bool = False

    @property
    def filename(self) -> str:
        """The only two file names there are: none tells anything. Of several the later ones are numbered."""
        return "look.webp" if self.private else "board.webp"


@dataclass(frozen=True, slots=True)
class Document:
    """A text file to be attached, for its reader alone."""

    text: str
    filename: str


@dataclass(frozen=True, slots=True)
class Page:
    """A message, ready but for sending: text and rows from top to bottom.

    `head` stands above the frame (people who are called), `parts` inside it. A `Picture` among the parts is attached.
    """

    parts: Sequence["str | Picture | Document | Row | None"]
    accent: int
    head: str = ""
    mentions: tuple[int, ...] = field(default=())

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures in the order in which they are attached."""
        return tuple(part for part in self.parts if isinstance(part, Picture))

    @property
    def filenames(self) -> tuple[str, ...]:
        """The pictures' file names, each once."""
        first, *more = [picture.filename for picture in self.pictures] or [""]
        return (first, *(name.replace(".", f"-{n}.") for n, name in enumerate(more, 2)))

    @property
    def digest(self) -> bytes:
        """What the message would look like, in short: equal for messages that nobody can tell apart."""
        components: Any = self.view().to_components()  # type: ignore[no-untyped-call]
        whole = hashlib.blake2s(json.dumps([self.head, components]).encode())
        for picture in self.pictures:
            whole.update(hashlib.blake2s(picture.data).digest())
        return whole.digest()

    def in_words(self) -> "Page":
        """Return the page with words in the place of its pictures, cut so that everything else keeps its room."""
        room = CHARACTERS - len(self.head) - sum(len(part) for part in self.parts if isinstance(part, str))
        each = room // max(1, len(self.pictures))
        parts = [
            shortened(escaped(part.alt), max(1, each)) if isinstance(part, Picture) else part for part in self.parts
        ]
        return replace(self, parts=parts)

    def files(self) -> list[discord.File]:
        """Return new files to attach; a file can be sent once."""
        named = zip(self.pictures, self.filenames, strict=False)
        documents = (part for part in self.parts if isinstance(part, Document))
        return [
            *(discord.File(BytesIO(picture.data), name) for picture, name in named),
            *(discord.File(BytesIO(document.text.encode()), document.filename) for document in documents),
        ]

    def view(self) -> ui.LayoutView:
        """Return the message's components. It is stopped, so that discord.py keeps nothing of it in memory."""
        view = ui.LayoutView(timeout=None)
        if self.head:
            view.add_item(ui.TextDisplay(self.head))
        frame: ui.Container[Any] = ui.Container(accent_colour=self.accent)
        room, names = CHARACTERS - len(self.head), iter(self.filenames)
        for part in self.parts:
            if part is None or part == "":
                continue
            if isinstance(part, str):
                text = shortened(part, max(1, room))
                room -= len(text)
                frame.add_item(ui.TextDisplay(text))
            elif isinstance(part, Picture):
                frame.add_item(_gallery(part, next(names)))
            elif isinstance(part, Document):
                frame.add_item(ui.File(f"attachment://{part.filename}"))
            else:
                frame.add_item(part)
        view.add_item(frame)
        view.stop()
        return view

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Return whom the message may ping: the people it calls and nobody else."""
        people = [discord.Object(user) for user in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people or False)


def _gallery(picture: Picture, name: str) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=shortened(picture.alt, ALT))
    return gallery


def cost(parts: Iterable["str | Picture | Document | Row | None"], head: str = "") -> int:
    """Return how many components a message of these parts has, its frame included."""
    inside = sum(1 if isinstance(part, str | Picture | Document) else row_cost(part) for part in parts if part)
    return inside + 1 + bool(head)
