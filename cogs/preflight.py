"""A test of a channel: whatever a table does is done there once, and what Discord refuses is named.

The permission bits alone would not tell: only a message that stood there, was edited and read again proves that a table
can stand there. What was put up for it is taken away again.
"""

from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeVar

import discord

from cogs.hub import Hub
from cogs.layout import Page, Picture
from cogs.permissions import lacking
from cogs.presenter import Answer
from cogs.table_page import QUIET
from cogs.words import Words

T = TypeVar("T")

TINY = b"RIFF\x18\x00\x00\x00WEBPVP8L\x0c\x00\x00\x00//\xc0\x0b\x00(h\xc1\xab\xd3\xff\x00"
"""A picture of 48 by 48 pixels in one colour."""


class Step(StrEnum):
    """What a table does in its channel, in the order in which it is tried; part of message ids."""

    POST = "post"
    PICTURE = "picture"
    MENTION = "mention"
    EDIT = "edit"
    READ = "read"
    THREAD = "thread"
    THREAD_POST = "thread-post"


NEEDS: dict[Step, tuple[str, ...]] = {
    Step.POST: ("view_channel", "send_messages"),
    Step.PICTURE: ("attach_files",),
    Step.MENTION: (),
    Step.EDIT: ("view_channel",),
    Step.READ: ("read_message_history",),
    Step.THREAD: ("create_public_threads",),
    Step.THREAD_POST: ("send_messages_in_threads",),
}
"""Which permissions Discord asks for."""


@dataclass
class Report:
    """What came of a test. What stands neither in `done` nor in `refused` could not be tried.

    `refused` has the permissions that are missing, as message id suffixes; none if it was not for want of one. `left`
    is a thread that Discord does not let us remove.
    """

    steps: tuple[Step, ...]
    done: set[Step] = field(default_factory=set)
    refused: dict[Step, tuple[str, ...]] = field(default_factory=dict)
    left: int | None = None

    @property
    def complete(self) -> bool:
        """Whether a table can do all that it does."""
        return self.done.issuperset(self.steps)


class Preflight:
    """One test of the channel in which somebody asked for it."""

    def __init__(self, hub: Hub, answer: Answer, words: Words) -> None:
        """`words` are those for everybody in the server: the test can be seen while it lasts."""
        self._outbox, self._presenter = hub.outbox, hub.presenter
        self._answer, self._words = answer, words
        interaction = answer.interaction
        self._channel_id = interaction.channel_id or 0
        channel = interaction.channel
        self._parent = channel if isinstance(channel, discord.TextChannel) else None
        self._needs = dict(NEEDS)
        if isinstance(channel, discord.Thread):
            self._needs[Step.POST] = ("view_channel", "send_messages_in_threads")
        steps = tuple(step for step in Step if self._parent is not None or not step.startswith("thread"))
        self._report = Report(steps)

    async def run(self) -> Report:
        """Try everything and tidy up."""
        message = await self._post()
        try:
            if message is not None:
                await self._work_on(message)
            if self._parent is not None:
                await self._thread(self._parent, message)
        finally:
            if message is not None:
                await _gone(message)
        for step in self._report.steps:  # what could not be tried, but would not work either
            if step not in self._report.done and (names := lacking(self._answer.interaction, self._needs[step])):
                self._report.refused.setdefault(step, names)
        return self._report

    async def _tried(self, step: Step, work: Awaitable[T]) -> T | None:
        """Do one step; None if Discord refuses it."""
        try:
            result = await work
        except discord.HTTPException:
            self._report.refused[step] = lacking(self._answer.interaction, self._needs[step])
            return None
        self._report.done.add(step)
        return result

    async def _post(self) -> discord.Message | None:
        """Post a message with a picture, or if that is refused without one."""
        channel = self._outbox.channel(self._channel_id)
        message = await self._tried(Step.PICTURE, self._presenter.try_in_channel(channel, self._page("preflight")))
        if message is None:
            worded = self._page("preflight").in_words()
            message = await self._tried(Step.POST, self._presenter.try_in_channel(channel, worded))
            if message is None:
                del self._report.refused[Step.PICTURE]  # nobody knows
        self._report.done |= {Step.POST} if message is not None else set()
        return message

    async def _work_on(self, message: discord.Message) -> None:
        """Do with the message what a table does with its own."""
        if self._answer.user_id in [user.id for user in message.mentions]:
            self._report.done.add(Step.MENTION)
        else:
            self._report.refused[Step.MENTION] = ()
        own = self._outbox.message(self._channel_id, message.id)
        pictures = Step.PICTURE in self._report.done
        page = self._page("preflight-edited")
        await self._tried(Step.EDIT, self._presenter.edit_in_channel(own, page if pictures else page.in_words()))
        read = await self._tried(Step.READ, own.fetch())
        if read is not None and pictures and not read.attachments:
            self._report.done.discard(Step.PICTURE)
            self._report.refused[Step.PICTURE] = ()

    async def _thread(self, parent: discord.TextChannel, message: discord.Message | None) -> None:
        """Open a thread, under the message where it may be read again: then Discord writes no line about it."""
        under = message if Step.READ in self._report.done else None
        name = self._words.tag("preflight-thread")
        thread = await self._tried(Step.THREAD, self._outbox.new_thread(parent, name, under))
        if thread is None:
            return
        page = replace(self._page("preflight").in_words(), mentions=())  # a ping would make somebody join the thread
        await self._tried(Step.THREAD_POST, self._presenter.try_in_channel(thread, page))
        if not await _gone(thread) and not await _closed(thread):
            self._report.left = thread.id

    def _page(self, id: str) -> Page:
        user_id = self._answer.user_id
        picture = Picture(TINY, self._words.tag("preflight-picture"))
        text = self._words.say(id, person=f"<@{user_id}>")
        return Page(parts=(text, picture), accent=QUIET, mentions=(user_id,))


async def _gone(thing: discord.Message | discord.Thread) -> bool:
    """Delete what was put up for the test, and say whether it is gone."""
    try:
        await thing.delete()
    except discord.HTTPException:
        return False
    return True


async def _closed(thread: discord.Thread) -> bool:
    """Close a thread that may not be deleted, and say whether that was done."""
    try:
        await thread.edit(archived=True)
    except discord.HTTPException:
        return False
    return True
