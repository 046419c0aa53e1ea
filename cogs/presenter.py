"""The only send and edit calls for game content: private answers, the table's public message, blanked looks.

What may be shown to whom is checked here at run time once more: a table message is made of a Publication or a
LobbyCard, a panel of a Peek, and a private page goes out as an ephemeral message or not at all.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.catalogue import Catalogue
from bot.publication import Draft, Frame, Lesson, LobbyCard, Peek, Publication, Recap, Reel, Story, Table
from bot.rendering import RenderPool
from cogs.components import PAGE, Verb
from cogs.layout import Page, Picture, row
from cogs.lesson_page import lesson_page, panel_in
from cogs.lobby_page import lobby_page
from cogs.panel import Panel
from cogs.panel_page import Ask, Sight, panel_of, panel_page, sight
from cogs.plan_page import plan_page
from cogs.recap_page import recap_page, shows_own
from cogs.replay_page import Spot, reel_page, replay_page
from cogs.story_page import Sheet, sheets
from cogs.table_page import cancelled_page, table_page, turn_button
from cogs.words import Words
from engine.core.game import AnyGame, Leaf
from engine.core.model import Model

log = logging.getLogger(__name__)

TOKEN_SECONDS = 15 * 60.0
MARGIN_SECONDS = 60.0
"""A token is not relied on in its last minute."""

ACKNOWLEDGED = 40060
MISSING_PERMISSIONS = 50013
SILENT: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none()}
NONCE_BYTES = 16

Interaction = discord.Interaction[Any]
T = TypeVar("T")


class NotPrivate(Exception):
    """A private page came out as a public message; it was taken back at once."""


async def delivered(page: Page, send: Callable[[Page], Awaitable[T]]) -> T:
    """Send a page; where Discord lets us attach no files, with words in the place of its pictures."""
    try:
        return await send(page)
    except discord.Forbidden as error:
        if error.code != MISSING_PERMISSIONS or not page.pictures:
            raise
    return await send(page.in_words())


@dataclass(frozen=True, slots=True)
class Live:
    """A message that an interaction's token can still edit, outside the budget of the bot's other calls."""

    webhook: discord.Webhook
    message_id: int
    expires_at: float

    def __repr__(self) -> str:
        return f"Live(message_id={self.message_id})"


class Answer:
    """One interaction and the messages that answer it. `begin` first, within three seconds."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.user_id = interaction.user.id
        self.expires_at = interaction.created_at.timestamp() + TOKEN_SECONDS
        source = interaction.message
        self.source_id = source.id if source else None
        self.from_private = bool(source and source.flags.ephemeral)
        self._panel_id = self.source_id if self.from_private else None
        self._loading = False

    @property
    def webhook(self) -> discord.Webhook:
        """The interaction's own webhook."""
        return self.interaction.followup

    @property
    def panel_id(self) -> int | None:
        """The private message that `private` edits, if there is one yet."""
        return self._panel_id

    @property
    def loading(self) -> bool:
        """Whether this answers a command that still shows "thinking"."""
        return self._loading

    async def begin(self) -> None:
        """Acknowledge. An interaction that was delivered twice is acknowledged already, which is fine."""
        component = self.interaction.type is discord.InteractionType.component
        try:
            if component:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
        except discord.InteractionResponded:
            pass
        self._loading = not component

    async def private(self, page: Page) -> int:
        """Show a page to whoever acted and nobody else; return the message's id.

        A later call edits the same message. Raises NotPrivate if Discord made it public.
        """
        if self._loading:
            edit = self.interaction.edit_original_response
            sent = await delivered(page, lambda page: edit(view=page.view(), attachments=page.files(), **SILENT))
            self._loading = False
            self._panel_id = sent.id
            return await self._checked(sent)
        if self._panel_id is not None:
            await _edited(self.webhook, self._panel_id, page)
            return self._panel_id
        return await self.aside(page, keep=True)

    def turn_over(self) -> None:
        """Let the next `private` call begin a message of its own."""
        self._panel_id = None

    async def aside(self, page: Page, *, keep: bool = False) -> int:
        """Show a page privately in a message of its own; `keep`: later `private` calls edit it."""
        if self._loading:
            return await self.private(page)
        send = self.webhook.send
        sent = await delivered(
            page, lambda page: send(view=page.view(), files=page.files(), ephemeral=True, wait=True, **SILENT)
        )
        if keep:
            self._panel_id = sent.id
        return await self._checked(sent)

    async def _checked(self, sent: discord.Message) -> int:
        if not sent.flags.ephemeral:
            await self.webhook.delete_message(sent.id)
            raise NotPrivate
        return sent.id

    async def public(self, page: Page) -> int:
        """Post a page in the channel as this interaction's own follow-up; return the message's id.

        The first follow-up of a deferred command would inherit its privacy, so the command must be answered before.
        """
        if self._loading:
            raise RuntimeError("a command is answered before its public follow-up")
        send, pings = self.webhook.send, page.allowed_mentions()
        sent = await delivered(
            page, lambda page: send(view=page.view(), files=page.files(), wait=True, allowed_mentions=pings)
        )
        return sent.id

    async def close(self) -> None:
        """Take back the "thinking" message of a command that needs no words of its own."""
        if self._loading:
            await self.interaction.delete_original_response()
            self._loading = False

    def live(self, message_id: int) -> Live:
        """Return the right to edit a message that this interaction wrote or was clicked on."""
        return Live(self.webhook, message_id, self.expires_at - MARGIN_SECONDS)


class Presenter:
    """Makes pages of what the service gave out, draws their pictures, and sends them."""

    def __init__(self, catalogue: Catalogue, pool: RenderPool, games: Mapping[str, AnyGame], now: Callable[[], float]):
        self.catalogue, self.pool, self.games, self.now = catalogue, pool, games, now

    def game(self, table: Table) -> AnyGame:
        """Return the game that is played at a table."""
        return self.games[table.kind]

    async def table(self, content: Publication | LobbyCard, locale: str) -> Page:
        """Return the table's public message. It names the people who are awaited, and pings nobody yet."""
        if not isinstance(content, Publication | LobbyCard):
            raise TypeError("a table message is made of what is public")
        game = self.game(content.table)
        words = Words(self.catalogue, locale, content.table, self.games)
        if content.table.status == "cancelled":
            return cancelled_page(content.table, game, words)
        if isinstance(content, LobbyCard):
            return lobby_page(content, game, words)
        picture = await self._board(content.view, game, words, content.table.game_id)
        return table_page(content, game, words, picture)

    async def _board(self, view: Model, game: AnyGame, words: Words, key: int | None = None) -> Picture | None:
        """Draw what everybody sees. Of a table, its id being `key`, the newest view wins."""
        data = await self.pool.picture(game.id, "board", view, words.label, key=key)
        return Picture(data, words.label(game.text.alt(view))) if data else None

    async def panel(self, peek: Peek, locale: str, ask: Ask, note: str = "", elsewhere: int = 0) -> tuple[Page, Sight]:
        """Return one seat's private panel and what it shows of secrets; see `panel_page`."""
        if not isinstance(peek, Peek):
            raise TypeError("a panel is made of one seat's own view")
        game = self.game(peek.table)
        words = Words(self.catalogue, locale, peek.table, self.games)
        seen = sight(peek, game, self.now())
        panel = panel_of(peek, game, words, ask)
        if seen.gone or ask.beside:
            return panel_page(panel, None, seen, ask, note, elsewhere=elsewhere), seen
        picture = await self._look(panel)
        missing = picture is None and self.pool.draws(game.id, "panel", peek.view, words.label, sight=panel.sight)
        return panel_page(panel, picture, seen, ask, note, missing=missing, elsewhere=elsewhere), seen

    async def _look(self, panel: Panel) -> Picture | None:
        """Draw a panel's picture. Of a table's there is one for each seat, so the newest wins."""
        peek, game, say = panel.peek, panel.game, panel.words.label
        nonce = secrets.token_bytes(NONCE_BYTES)
        key = (peek.table.game_id, peek.seat) if peek.table.game_id else None
        data = await self.pool.picture(game.id, "panel", peek.view, say, nonce=nonce, key=key, sight=panel.sight)
        return Picture(data, say(game.text.panel_alt(peek.view, panel.sight)), private=True) if data else None

    async def plan(self, draft: Draft, locale: str, ask: Ask, note: str = "") -> Page:
        """Return what one seat may plan, below the picture of its panel unless that shows something secret."""
        if not isinstance(draft, Draft):
            raise TypeError("a plan is made of one seat's own view")
        game = self.game(draft.peek.table)
        words = Words(self.catalogue, locale, draft.peek.table, self.games)
        secret = game.text.exposure(draft.peek.view) is not None
        picture = None if secret else await self._look(panel_of(draft.peek, game, words, ask))
        return plan_page(
            Panel(draft.ahead, game, words, of=(Verb.PLAN, str(draft.peek.table.version))), picture, ask, note
        )

    async def lesson(self, lesson: Lesson, words: Words, ask: Ask, note: str = "") -> Page:
        """Return a task of a lesson, with the learner's own panel and its picture."""
        if not isinstance(lesson, Lesson):
            raise TypeError("a lesson is made of the learner's own view")
        game = self.game(lesson.peek.table)
        panel = panel_in(lesson, game, words.at(lesson.peek.table), ask)
        picture = None if ask.beside else await self._look(panel)
        view: Any = lesson.peek.view
        if lesson.over and picture is None:  # a game that has ended is shown on its board
            picture = await self._board(view.public, game, panel.words)
        missing = picture is None and self.pool.draws(game.id, "panel", view, panel.words.label, sight=panel.sight)
        return lesson_page(lesson, panel, picture, ask, note, missing=missing)

    async def recap(self, recap: Recap, locale: str) -> Page:
        """Return what happened since somebody last looked, with one picture: the seat's own, or the table's."""
        if not isinstance(recap, Recap):
            raise TypeError("what happened is told from one person's own view")
        table = recap.publication.table
        game, words = self.game(table), Words(self.catalogue, locale, table, self.games)
        own = recap.peek if shows_own(recap, game) else None
        picture = None if own is None else await self._look(panel_of(own, game, words, Ask()))
        picture = picture or await self._board(recap.publication.view, game, words, table.game_id)
        return recap_page(recap, game, words, picture)

    async def replay(self, frame: Frame, spot: Spot, words: Words, note: str = "") -> Page:
        """Return one step of a game that has ended, for whoever asked."""
        if not isinstance(frame, Frame):
            raise TypeError("a replay is made of what was seen at one step")
        game = self.game(frame.table)
        picture = None if spot.worded else await self._frame(frame, spot, game, words)
        return replay_page(frame, spot, game, words, picture, note)

    async def _frame(self, frame: Frame, spot: Spot, game: AnyGame, words: Words) -> Picture | None:
        """Return what the seat saw; where that was nothing of its own, and for the table, the board."""
        say, text = words.label, game.text
        if frame.own is not None and self.pool.draws(game.id, "panel", frame.own, say, sight=spot.sight):
            nonce = secrets.token_bytes(NONCE_BYTES)
            data = await self.pool.picture(game.id, "panel", frame.own, say, nonce=nonce, sight=spot.sight)
            return Picture(data, say(text.panel_alt(frame.own, spot.sight)), private=True) if data else None
        return await self._board(frame.view, game, words)

    async def reel(self, reel: Reel, words: Words, by: str) -> Page | None:
        """Return the message that shares a whole game; None if its film could not be made."""
        if not isinstance(reel, Reel):
            raise TypeError("a film is made of what was public")
        game = self.game(reel.table)
        film = await self.pool.film(game.id, reel.views, words.label)
        return reel_page(reel, game, words, film, by) if film else None

    async def story(self, story: Story, locale: str) -> list[Sheet]:
        """Return the messages that tell a table's pages which have not been posted.

        Whoever has read the last of them finds the way to the own panel below it, while the game goes on.
        """
        game, words = self.game(story.table), Words(self.catalogue, locale, story.table, self.games)
        pages = [(version, leaf, await self.leaf(game, leaf, story.view, words)) for version, leaf in story.pages]
        made = sheets(pages, words, story.pages[0][0] - 1 if pages else story.version)
        if made and story.table.status == "running":
            made[-1] = made[-1].followed_by(row([turn_button(story.table.game_id, game, words, PAGE)]))
        return made

    async def leaf(self, game: AnyGame, leaf: Leaf, view: Model, words: Words) -> Picture | None:
        """Return the picture of a page of a story, or None if the page has none."""
        data = await self.pool.picture(game.id, "leaf", view, words.label, leaf=leaf.id)
        return Picture(data, words.label(leaf.alt)) if data else None

    async def rules_picture(self, game: AnyGame, page: str, words: Words, alt: str) -> Picture | None:
        """Return the picture of a rules page, or None if the page has none."""
        data = await self.pool.picture(game.id, "rules", page, words.label)
        return Picture(data, alt) if data else None

    # calls on messages

    async def edit(self, live: Live, page: Page) -> None:
        """Edit a message through an interaction's token. Nobody is pinged by an edit."""
        await _edited(live.webhook, live.message_id, page)

    async def edit_in_channel(self, message: discord.PartialMessage, page: Page) -> None:
        """Edit a message with the bot's own rights: one of the calls that are budgeted."""
        await delivered(page, lambda page: message.edit(view=page.view(), attachments=page.files(), **SILENT))

    async def delete_in_channel(self, message: discord.PartialMessage) -> None:
        """Delete a message of the bot's own: one of the calls that are budgeted."""
        await message.delete()

    async def post_privately(self, client: discord.Client, user_id: int, page: Page) -> tuple[int, int]:
        """Send somebody a private message and return its channel's id and its own.

        Raises discord.HTTPException if they take none.
        """
        channel = await client.create_dm(discord.Object(user_id))
        return channel.id, await self.post_in_channel(channel, page)

    async def post_in_channel(self, channel: discord.abc.Messageable, page: Page, nonce: str | None = None) -> int:
        """Post a message with the bot's own rights: one of the calls that are budgeted.

        One of the same `nonce`, if that was sent in the last minutes, is not posted again.
        """
        sent = await delivered(
            page,
            lambda page: channel.send(
                view=page.view(),
                files=page.files(),
                allowed_mentions=page.allowed_mentions(),
                nonce=nonce,  # type: ignore[arg-type]  # None means none
            ),
        )
        return sent.id

    async def try_in_channel(self, channel: discord.abc.Messageable, page: Page) -> discord.Message:
        """Post a message exactly as it is, pictures and all, without a sound: to find out whether that works."""
        return await channel.send(
            view=page.view(), files=page.files(), allowed_mentions=page.allowed_mentions(), silent=True
        )


async def _edited(webhook: discord.Webhook, message_id: int, page: Page) -> None:
    edit = webhook.edit_message
    await delivered(page, lambda page: edit(message_id, view=page.view(), attachments=page.files(), **SILENT))
