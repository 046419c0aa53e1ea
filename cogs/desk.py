"""One table's public message, kept up to date: edited in place, posted anew when the turn passes, never more.

A desk holds nothing that cannot be lost: which tokens can still edit the message, and how many calls outside
interactions the table has earned. The store knows what is behind.
"""

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord

from bot.logs import ids
from bot.publication import TAKEN_OFF, LobbyCard, Publication, Table
from cogs.layout import Page
from cogs.presenter import Answer, Live
from cogs.table_page import old_page
from cogs.troubles import ARCHIVED, BAD_TOKEN, NOT_EDITABLE, TOO_OLD, UNKNOWN_MESSAGE, Parked, parked
from cogs.words import Words

if TYPE_CHECKING:
    from cogs.outbox import Outbox

log = logging.getLogger(__name__)

Content = Publication | LobbyCard

ACTIONS_PER_CALL = 4
MOST_CREDIT = 2.0
FRESH_SECONDS = 3600.0
"""An older message is posted anew: Discord limits edits of messages that are older than an hour."""

MOST_OLD = 3
MOST_LIVES = 8
MOST_TOLD = 8
MOST_RESTORED = 1
"""How often a message that was deleted is posted again before somebody asks for it."""
MOST_BELOW = 4
"""With so many messages of the story below it, the table's message is posted anew."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands."""

    channel_id: int
    message_id: int


class Desk:
    """One table's public message."""

    def __init__(self, game_id: int, outbox: "Outbox") -> None:
        self.game_id, self._outbox = game_id, outbox
        self.lock = asyncio.Lock()
        self.message_id: int | None = None
        self.channel_id = 0
        self.lives: list[Live] = []
        self.credit = 0.0
        self._wanted: Content | None = None
        self._anew = False
        self._call = False
        self._renewed = False  # the message was posted anew in this turn because it was old
        self._old: list[Place] = []
        self._told: dict[int, frozenset[int]] = {}  # who was shown which of the last decisions by a message anew
        self._sheets: list[str] = []  # messages of the story that were sent, though not all of their change were
        self._deleted = 0  # messages in a row that turned out to be deleted
        self._taken_off = False  # deleted once too often: there is no message until somebody asks for it
        self._below = 0  # messages of the story below the table's
        self._looks: bytes | None = None  # the digest of the page that the message shows, as far as this desk knows
        self.shown = -1  # the version that the message shows, as far as this desk knows

    @property
    def untidy(self) -> bool:
        """Whether an old message still has its buttons."""
        return bool(self._old)

    @property
    def idle(self) -> bool:
        """Whether forgetting this desk loses nothing but earned calls."""
        return not self.lock.locked() and self._wanted is None and not self.live(self.message_id)

    def live(self, message_id: int | None) -> Live | None:
        """Return the token that can edit a message for the longest time, if there is one."""
        now = self._outbox.presenter.now()
        self.lives = [live for live in self.lives if live.expires_at > now]
        fitting = [live for live in self.lives if live.message_id == message_id]
        return max(fitting, key=lambda live: live.expires_at, default=None)

    def clicked(self, table: Table, answer: Answer) -> None:
        """Keep the token of somebody who clicked on a public message of the table, be it the newest or an old one."""
        source = answer.source_id
        if source is None or answer.from_private:
            return
        self.lives = [*self.lives, answer.live(source)][-MOST_LIVES:]
        if source != (self.message_id or table.message_id):
            self._outdated(Place(answer.interaction.channel_id or table.channel_id, source))

    def _outdated(self, place: Place) -> None:
        if place not in self._old:
            self._old = [*self._old, place][-MOST_OLD:]

    def _spend(self) -> None:
        """Count one call outside interactions; what must be sent may be owed for a while."""
        self.credit = max(self.credit - 1, -MOST_CREDIT)

    def earn(self) -> None:
        """Count one action."""
        self.credit = min(self.credit + 1 / ACTIONS_PER_CALL, MOST_CREDIT)

    async def show(self, content: Content, answer: Answer | None, *, anew: bool, call: bool, must: bool) -> None:
        """Show the newest content; of a burst only the newest is drawn.

        `anew`: post a new message. `call`: ping those who are awaited, once for each decision. `must`: show it even if
        that takes a call that the table has not earned. Raises Parked.
        """
        if self._wanted is None or content.table.version >= self._wanted.table.version:
            self._wanted = content
        self._anew |= anew
        self._call |= call
        async with self.lock:
            if self._wanted is None:
                return
            content, self._wanted = self._wanted, None
            anew, self._anew = self._anew, False
            call, self._call = self._call, False
            self._follow(content)
            try:
                if self._taken_off and content.table.open:
                    raise Parked("deleted", self.channel_id)
                await self._tell(content, answer)
                anew = (anew and not (call and self._called(content))) or self._below >= MOST_BELOW
                if anew or self.message_id is None:
                    self._renewed = False
                    await self._post(content, answer, call=call)
                elif self._stale():
                    await self._renew(content, answer, must=must)
                else:
                    await self._edit(content, answer, must=must)
            except BaseException:
                self._anew, self._call = self._anew or anew, self._call or call  # for whoever shows it next
                raise
            await self._sweep(content)

    async def tidy(self, content: Content) -> None:
        """Take the buttons from old messages of the table."""
        async with self.lock:
            self._follow(content)
            await self._sweep(content)

    def _follow(self, content: Content) -> None:
        """Take over where the message stands, as the store knows it; from then on this desk knows better."""
        if self.channel_id:
            return
        table = content.table
        self.channel_id, self.message_id = table.channel_id, table.message_id or None
        self._taken_off = table.message_id == TAKEN_OFF

    def _stale(self) -> bool:
        assert self.message_id is not None
        posted = discord.utils.snowflake_time(self.message_id).timestamp()
        return self._outbox.presenter.now() - posted > FRESH_SECONDS

    async def _page(self, content: Content) -> Page:
        return await self._outbox.presenter.table(content, await self._locale(content))

    async def _locale(self, content: Content) -> str:
        return await self._outbox.locale(content.table.guild_id)

    async def _renew(self, content: Content, answer: Answer | None, *, must: bool) -> None:
        """Post a message anew that is too old to be edited, but once a turn: a slow turn fills no channel."""
        if must or not self._renewed:
            self._renewed = True
            await self._post(content, answer, call=False)

    # editing

    async def _edit(self, content: Content, answer: Answer | None, *, must: bool) -> None:
        """Edit the message in place, if it would change; where that cannot be, post it anew or leave it behind."""
        live = self.live(self.message_id)
        if live is None and self.credit < 1 and not must:
            return
        page = await self._page(content)
        if page.digest == self._looks:
            await self._published(content)
            return
        try:
            await self._refresh(content, page, must=must)
        except discord.HTTPException as error:
            if error.code not in NOT_EDITABLE:
                raise parked(error, self.channel_id) from error
            if error.code == UNKNOWN_MESSAGE:
                await self._was_deleted(content)
            await self._post(content, answer, call=False)

    async def _refresh(self, content: Content, page: Page, *, must: bool) -> None:
        """Edit the message, if that is free, earned or a `must`. Raises discord.HTTPException."""
        self._looks = None
        if await self._edit_alive(page) or await self._edit_earned(page, must=must):
            await self._shows(content, page)

    async def _shows(self, content: Content, page: Page) -> None:
        """Note that the message stands, and what it shows."""
        self._looks, self._deleted = page.digest, 0
        await self._published(content)

    async def _was_deleted(self, content: Content) -> None:
        """Count a deleted message. Raises Parked if it seems to be on purpose: the next one waits for /game check.

        The end is shown all the same: it is the last message, and everybody waits for it.
        """
        self._deleted += 1
        if self._deleted > MOST_RESTORED and content.table.open:
            self._taken_off, self.message_id = True, None
            await self._outbox.service.moved(self.game_id, self.channel_id, TAKEN_OFF)
            raise Parked("deleted", self.channel_id)

    async def check(self, content: Content) -> None:
        """Bring the message up to date where it stands. Raises Parked with a code of why it does not stand.

        No interaction's token is used: it would hide that the bot has lost its rights.
        """
        async with self.lock:
            self._follow(content)
            if self.message_id is None:
                raise Parked(await self._outbox.trouble_in(self.channel_id) or "deleted", self.channel_id)
            try:
                page = await self._page(content)
                await self._edit_earned(page, must=True)
                await self._shows(content, page)
            except discord.HTTPException as error:
                if error.code not in (TOO_OLD, ARCHIVED):
                    raise parked(error, self.channel_id) from error
                if error.code == ARCHIVED and (trouble := await self._outbox.trouble_in(self.channel_id)):
                    raise Parked(trouble, self.channel_id) from error

    async def _edit_alive(self, page: Page) -> bool:
        """Edit through a live token; forget tokens that turn out dead."""
        while (live := self.live(self.message_id)) is not None:
            try:
                await self._outbox.presenter.edit(live, page)
            except discord.HTTPException as error:
                if error.code not in BAD_TOKEN:
                    raise
                self.lives.remove(live)
            else:
                return True
        return False

    async def _edit_earned(self, page: Page, *, must: bool) -> bool:
        if self.credit < 1 and not must:
            return False
        assert self.message_id is not None
        self._spend()
        await self._outbox.presenter.edit_in_channel(self._outbox.message(self.channel_id, self.message_id), page)
        return True

    # the story

    async def _tell(self, content: Content, answer: Answer | None) -> None:
        """Post the pages of the story that have not been posted, each message once, before the table's own follows."""
        if not isinstance(content, Publication) or not content.untold:
            return
        service, presenter = self._outbox.service, self._outbox.presenter
        story = await service.story(self.game_id)
        if not story.pages:
            return
        for sheet in await presenter.story(story, await self._locale(content)):
            nonce = f"{self.game_id}.{sheet.key}"
            if nonce not in self._sheets:
                try:
                    await self._sent(sheet.page, answer, nonce)
                except discord.HTTPException as error:
                    raise parked(error, self.channel_id) from error
                self._sheets.append(nonce)
                self._below += 1
            await service.told(self.game_id, sheet.version)
        self._sheets.clear()

    # posting

    async def _post(self, content: Content, answer: Answer | None, *, call: bool) -> None:
        """Post the message anew, as the actor's own follow-up where that is possible."""
        called = self._to_call(content, answer) if call else frozenset()
        page, before = await self._page(content), self.message_id
        pinged = await self._to_ping(content, called)
        try:
            message_id, live = await self._sent(replace(page, mentions=tuple(sorted(pinged))), answer)
        except discord.HTTPException as error:
            await self._not_pinged(content, pinged)
            raise parked(error, self.channel_id) from error
        if live is not None:
            self.lives = [*self.lives, live][-MOST_LIVES:]
        self._note_called(content, called)
        self.message_id, self._looks, self._below = message_id, page.digest, 0
        if before is not None:
            self._outdated(Place(self.channel_id, before))
        await self._outbox.service.moved(self.game_id, self.channel_id, message_id)
        await self._published(content)

    async def _sent(self, page: Page, answer: Answer | None, nonce: str | None = None) -> tuple[int, Live | None]:
        """Send a message and return its id, with the token that can edit it if there is one."""
        if answer is not None and answer.interaction.channel_id == self.channel_id:
            try:
                message_id = await answer.public(page)
            except discord.HTTPException as error:
                if error.code not in BAD_TOKEN:
                    raise
            else:
                return message_id, answer.live(message_id)
        self._spend()
        channel = self._outbox.channel(self.channel_id)
        return await self._outbox.presenter.post_in_channel(channel, page, nonce), None

    def _to_call(self, content: Content, answer: Answer | None) -> frozenset[int]:
        """Return whom to call: those who are awaited and did not just act."""
        if not isinstance(content, Publication) or content.status.pending is None:
            return frozenset()
        return frozenset(content.awaited) - ({answer.user_id} if answer else set())

    def _called(self, content: Content) -> bool:
        """Whether all who are awaited were called for this decision, which was taken back meanwhile and is open again.

        They need no message anew: whoever goes to and fro fills no channel.
        """
        if not isinstance(content, Publication) or content.status.pending is None:
            return False
        return set(content.awaited) <= self._told.get(content.status.pending.id, frozenset())

    async def _to_ping(self, content: Content, called: frozenset[int]) -> frozenset[int]:
        """Return who of those who are called is to be pinged now; the others were before, or hear of it later."""
        if not called or not isinstance(content, Publication):
            return frozenset()
        return await self._outbox.service.reminders.call(content, called)

    async def _not_pinged(self, content: Content, pinged: frozenset[int]) -> None:
        """Let those be pinged by the next message whom a refused one should have pinged."""
        if isinstance(content, Publication):
            await self._outbox.service.reminders.uncall(content, pinged)

    def _note_called(self, content: Content, called: frozenset[int]) -> None:
        if called and isinstance(content, Publication) and content.status.pending is not None:
            decision = content.status.pending.id
            self._told[decision] = self._told.get(decision, frozenset()) | called
            while len(self._told) > MOST_TOLD:
                del self._told[next(iter(self._told))]

    async def _published(self, content: Content) -> None:
        self.shown = content.table.version
        await self._outbox.service.published(self.game_id, content.table.version)

    async def move(self, content: Content, channel_id: int) -> None:
        """Let the next message be posted, in this or another channel: somebody asked for it."""
        self._follow(content)
        self._deleted, self._taken_off = 0, False
        if channel_id != self.channel_id:
            if self.message_id is not None:
                self._outdated(Place(self.channel_id, self.message_id))
            self.channel_id, self.message_id = channel_id, None

    # tidying up

    async def _sweep(self, content: Content) -> None:
        """Take the buttons from messages that a newer one replaced, as far as tokens and earned calls reach."""
        link = f"https://discord.com/channels/{content.table.guild_id}/{self.channel_id}/{self.message_id}"
        words = Words(self._outbox.presenter.catalogue, await self._locale(content), content.table)
        left = []
        for place in self._old:
            try:
                if not await self._stripped(place, old_page(words, link)):
                    left.append(place)
            except discord.HTTPException as error:
                log.info("an old message could not be tidied up", extra=ids(game=self.game_id, code=error.code))
        self._old = left

    async def _stripped(self, place: Place, page: Page) -> bool:
        live = self.live(place.message_id)
        if live is not None:
            await self._outbox.presenter.edit(live, page)
            return True
        if self.credit < 1:
            return False
        self._spend()
        message = self._outbox.message(place.channel_id, place.message_id)
        await self._outbox.presenter.edit_in_channel(message, page)
        return True
