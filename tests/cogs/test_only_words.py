"""A page whose pictures Discord does not take goes out in words, once."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from cogs.layout import CHARACTERS, Page, Picture
from cogs.presenter import delivered

PICTURE = Picture(b"x", "A *board*, [seen](https://example.org) by <@1>")
SHOWN = Page(parts=("above", PICTURE, None, "below"), accent=0, head="you")


def refused(code: int) -> discord.Forbidden:
    response = cast(Any, SimpleNamespace(status=403, reason="no"))
    return discord.Forbidden(response, {"code": code, "message": "no"})


class Channel:
    """Takes a page unless it holds what is not `taken`; keeps what it was sent."""

    def __init__(self, *, files: bool, code: int = 50013) -> None:
        self.files, self.code = files, code
        self.sent: list[Page] = []

    async def send(self, page: Page) -> int:
        self.sent.append(page)
        if page.files() and not self.files:
            raise refused(self.code)
        return len(self.sent)


def texts(page: Page) -> list[str]:
    return [item.content for item in page.view().walk_children() if isinstance(item, ui.TextDisplay)]


async def test_a_page_that_is_taken_is_sent_as_it_is() -> None:
    channel = Channel(files=True)
    assert await delivered(SHOWN, channel.send) == 1
    assert channel.sent == [SHOWN]


async def test_words_stand_where_the_picture_was_and_mean_nothing_to_discord() -> None:
    channel = Channel(files=False)
    assert await delivered(SHOWN, channel.send) == 2
    page = channel.sent[1]
    assert not page.pictures
    assert texts(page) == [
        "you",
        "above",
        r"A \*board\*, \[seen\]\(https\:\/\/example\.org\) by \<\@1\>",
        "below",
    ]


@pytest.mark.parametrize(("page", "code"), [(SHOWN, 50001), (Page(parts=("words",), accent=0), 50013)])
async def test_what_words_would_not_help_is_not_tried_again(page: Page, code: int) -> None:
    sent = []

    async def send(page: Page) -> None:
        sent.append(page)
        raise refused(code)

    with pytest.raises(discord.Forbidden):
        await delivered(page, send)
    assert sent == [page]


def test_long_words_leave_everything_else_its_room() -> None:
    page = Page(parts=("a" * 1000, Picture(b"x", "b" * 9000), "c" * 1000), accent=0, head="d" * 100)
    shown = texts(page.in_words())
    assert [len(text) for text in shown] == [100, 1000, CHARACTERS - 2100, 1000]
    assert shown[2].endswith("…")
