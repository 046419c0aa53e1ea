"""Pages of a game's story as messages: several in one message where they fit, long ones cut between paragraphs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from cogs.layout import CHARACTERS, Page, Picture, Row, shortened
from cogs.words import Words
from engine.core.game import Leaf

STORY = 0x5B5F9E
"""Colour of the frame."""

ROOM = CHARACTERS - 200
"""Characters of a message that pages may take."""

MOST_PAGES = 4
"""How many pages stand in one message."""

Parts = tuple["str | Picture", ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One message of a story. After it everything up to `version` has been told. `key` is its own at its table."""

    page: Page
    version: int
    key: str

    def followed_by(self, controls: Row) -> "Sheet":
        """Return the message with controls at its end."""
        return replace(self, page=replace(self.page, parts=(*self.page.parts, controls)))


@dataclass(frozen=True, slots=True)
class _Piece:
    """A page, or a part of a long one: the n-th of its version. `last`: nothing of that comes after it."""

    parts: Parts
    version: int
    number: int
    last: bool

    @property
    def size(self) -> int:
        return sum(len(part) for part in self.parts if isinstance(part, str))


def sheets(pages: Sequence[tuple[int, Leaf, Picture | None]], words: Words, told: int) -> list[Sheet]:
    """Return the messages that tell these pages, in their order; each page comes with its version and picture.

    `told` is the version up to which everything was told before.
    """
    made: list[Sheet] = []
    for group in _together(_pieces(pages, words)):
        first, last = group[0], group[-1]
        told = last.version if last.last else max(told, last.version - 1)
        made.append(Sheet(Page(parts=list(_once(group)), accent=STORY), told, f"{first.version}.{first.number}"))
    return made


def _once(pieces: Iterable[_Piece]) -> Iterator[str | Picture]:
    """Yield what stands on pages, but no picture that stands further up in the same message."""
    shown: set[bytes] = set()
    for part in (part for piece in pieces for part in piece.parts):
        if isinstance(part, str):
            yield part
        elif part.data not in shown:
            shown.add(part.data)
            yield part


def leaf_parts(leaf: Leaf, picture: Picture | None, words: Words) -> list[Parts]:
    """Return a page as what fits into a message each: title, picture, text; of a long one the rest follows."""
    title = f"### {words.text(leaf.title)}"
    bodies = cut(words.text(leaf.body), ROOM - len(title))
    first: Parts = (title, picture, bodies[0]) if picture is not None else (title, bodies[0])
    return [first, *((body,) for body in bodies[1:])]


def _pieces(pages: Sequence[tuple[int, Leaf, Picture | None]], words: Words) -> Iterator[list[_Piece]]:
    """Yield the pieces of each version."""
    for version, group in groupby(pages, key=lambda page: page[0]):
        parts = [part for _, leaf, picture in group for part in leaf_parts(leaf, picture, words)]
        yield [_Piece(part, version, n, last=n + 1 == len(parts)) for n, part in enumerate(parts)]


def _together(versions: Iterable[list[_Piece]]) -> list[list[_Piece]]:
    """Return pieces by message: as many as fit into each. What a version brings is parted only if no message holds it.

    So a message that is sent again after something went wrong is the same one.
    """
    groups: list[list[_Piece]] = []
    for pieces in versions:
        if not groups or not _fit([*groups[-1], *pieces]) or not groups[-1][-1].last:
            groups.append([])
        for piece in pieces:
            if groups[-1] and not _fit([*groups[-1], piece]):
                groups.append([])
            groups[-1].append(piece)
    return groups


def _fit(pieces: Sequence[_Piece]) -> bool:
    return len(pieces) <= MOST_PAGES and sum(piece.size for piece in pieces) <= ROOM


def cut(text: str, room: int) -> list[str]:
    """Return a text in parts of at most `room` characters: cut between paragraphs, else lines, else words."""
    parts = [""]
    for paragraph in text.split("\n\n"):
        for piece in _short(paragraph, room):
            joined = f"{parts[-1]}\n\n{piece}" if parts[-1] else piece
            if len(joined) <= room:
                parts[-1] = joined
            else:
                parts.append(piece)
    return parts


def _short(paragraph: str, room: int) -> Iterator[str]:
    while len(paragraph) > room:
        at = max(paragraph.rfind("\n", 0, room), paragraph.rfind(" ", 0, room))
        at = at if at > 0 else room
        yield paragraph[:at].rstrip()
        paragraph = paragraph[at:].lstrip()
    yield paragraph


def reading_page(leaf: Leaf, picture: Picture | None, words: Words) -> Page:
    """Return a page that somebody reads again, in one message: what does not fit is cut off."""
    parts = leaf_parts(leaf, picture, words)
    whole = "\n\n".join(part for more in parts for part in more if isinstance(part, str))
    head, _, body = whole.partition("\n\n")
    return Page(parts=(head, picture, shortened(body, ROOM - len(head))), accent=STORY)
