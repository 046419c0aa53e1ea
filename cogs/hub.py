"""What every command and control needs, and the one way of answering: acknowledge, do it, say what went wrong."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.catalogue import Catalogue
from bot.errors import Frozen, NotFound, NotRunning, SeatHeld
from bot.logs import ids
from bot.publication import Draft, LobbyCard, Peek, Publication, Receipt, Reminder, Table
from bot.service import GameService
from cogs.arrivals import Arrivals, How
from cogs.components import Control, Verb
from cogs.desk import Content
from cogs.errors import NotYet, Sentence, report, sentence, unanswerable
from cogs.layout import Page, Row, button, row
from cogs.looks import Looks
from cogs.outbox import Outbox
from cogs.panel_page import Ask
from cogs.planned import plan_button
from cogs.presenter import Answer, Interaction, Presenter
from cogs.reminding import Reminding
from cogs.retries import Retries
from cogs.seats_page import back_button
from cogs.table_page import QUIET
from cogs.troubles import Parked
from cogs.words import Words, locale_of
from engine.core.game import AnyGame

log = logging.getLogger(__name__)


class _Gate:
    """Keeps one person's panel of one table from going back in time while several answers are under way."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.version = -1


@dataclass
class Hub:
    """Everything that answers need, built once for a client."""

    client: discord.Client
    service: GameService
    catalogue: Catalogue
    games: Mapping[str, AnyGame]
    presenter: Presenter
    outbox: Outbox
    looks: Looks
    retries: Retries
    deadlines_moved: Callable[[], None]
    arrivals: Arrivals = field(default_factory=Arrivals)

    def __post_init__(self) -> None:
        self.reminding = Reminding(self.outbox, self.service, self.presenter)
        self._gates: WeakValueDictionary[tuple[int, int], _Gate] = WeakValueDictionary()

    def words(self, interaction: Interaction, table: Table | None = None) -> Words:
        """Return words for whoever clicked or typed."""
        return Words(self.catalogue, locale_of(interaction), table, self.games)

    async def public_words(self, guild_id: int, table: Table | None = None) -> Words:
        """Return words for everybody in a server."""
        return Words(self.catalogue, await self.outbox.locale(guild_id), table, self.games)

    def game(self, table: Table) -> AnyGame:
        """Return the game that is played at a table."""
        return self.games[table.kind]

    async def table(
        self, interaction: Interaction, game_id: int, *, unreadable: bool = False, anywhere: bool = False
    ) -> Table:
        """Return a table of this server. Raises NotFound for any other, whatever an old or forged id says.

        `anywhere`: whoever sits at a table of another server may have it too, for what only they are shown. A game that
        cannot be read raises Frozen unless `unreadable` ones will do.
        """
        frozen: Frozen | None = None
        try:
            table = (await self.content(game_id)).table
        except Frozen as error:
            table, frozen = error.table, error
        at_home = table.guild_id == interaction.guild_id
        if not at_home and not (anywhere and table.seat_of(interaction.user.id) is not None):
            raise NotFound(game_id)
        if frozen is not None and not unreadable:
            raise frozen
        return table

    async def visited(self, answer: Answer, game_id: int, *, unreadable: bool = False) -> Table:
        """Return a table like `table`, and keep the click that led there: it may edit the table's message."""
        table = await self.table(answer.interaction, game_id, unreadable=unreadable)
        self.outbox.clicked(table, answer)
        return table

    async def content(self, game_id: int) -> Content:
        """Return what the table's public message shows. Raises NotFound, Frozen."""
        return await self.service.publication(game_id)

    async def peek(self, game_id: int, user_id: int) -> Peek:
        """Return somebody's own view of a game that runs or has ended. Raises NotSeated, NotRunning, Frozen."""
        peek = await self.service.peek(game_id, user_id)
        if peek.table.status == "cancelled":
            raise NotRunning(game_id)
        return peek

    # answering

    async def run(self, interaction: Interaction, work: Callable[[Answer], Awaitable[None]], game_id: int = 0) -> None:
        """Acknowledge an interaction, do the work, and turn whatever goes wrong into one private sentence."""
        answer = Answer(interaction)
        with self.arrivals.one() as arrival:
            try:
                await answer.begin()
                if arrival.late:
                    raise Sentence("error-restarting")
                await work(answer)
            except Exception as error:
                arrival.how = await self.fail(answer, error, game_id)

    async def fail(self, answer: Answer, error: Exception, game_id: int) -> How:
        """Tell somebody privately what went wrong, and return whether that is "refused" or "failed". Never raises."""
        if unanswerable(error):
            log.info("could no longer be answered", extra=ids(interaction=answer.interaction.id))
            return "refused"
        words = self.words(answer.interaction)
        try:
            if isinstance(error, Frozen):
                await self._freeze(answer, error.table)
            game = await self._game_of(game_id)
            text = sentence(error, words, game)
            how: How = "failed" if text is None else "refused"
            if text is None:
                text = words.say(
                    "error-bug", reference=report(error, game_id=game_id, interaction_id=answer.interaction.id)
                )
            await answer.aside(notice(text, *self._remedy(error, words)))
            return how
        except discord.HTTPException as second:
            log.info("could not be answered", extra=ids(interaction=answer.interaction.id, code=second.code))
        except Exception as second:
            report(second, game_id=game_id, interaction_id=answer.interaction.id)
        return "failed"

    def _remedy(self, error: Exception, words: Words) -> list[Row]:
        """Return the button that puts right what went wrong, where there is one."""
        match error:
            case SeatHeld():
                return [row([back_button(error.game_id, words)])]
            case NotYet():
                return [row([plan_button(error.peek, words)])]
            case _:
                return []

    async def _freeze(self, answer: Answer, table: Table) -> None:
        """Say for everybody, on the message that was clicked, that the game cannot be read just now."""
        at_home = table.guild_id == answer.interaction.guild_id
        if at_home and answer.source_id is not None and not answer.from_private:
            await self.presenter.edit(answer.live(answer.source_id), await self._frozen_page(table))

    async def _frozen_page(self, table: Table) -> Page:
        words = await self.public_words(table.guild_id, table)
        check = button(Control(Verb.CHECK, table.game_id), words.tag("button-check"))
        return notice(words.say("table-frozen"), row([check]))

    async def frozen(self, table: Table) -> None:
        """Say in a table's channel that the game cannot be read just now. Raises discord.HTTPException."""
        if table.message_id:
            message = self.outbox.message(table.channel_id, table.message_id)
            await self.presenter.edit_in_channel(message, await self._frozen_page(table))
            await self.service.published(table.game_id, table.version)

    async def command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that discord.py could not even begin: an old one, or options of the wrong kind."""
        if interaction.type is discord.InteractionType.autocomplete:
            report(error, game_id=0, interaction_id=interaction.id)
            return
        wrong = isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch | app_commands.TransformerError
        )

        async def work(answer: Answer) -> None:
            raise Sentence("error-old-command") if wrong else error

        await self.run(interaction, work)

    async def _game_of(self, game_id: int) -> AnyGame | None:
        if not game_id:
            return None
        try:
            return self.games.get((await self.content(game_id)).table.kind)
        except Exception:
            return None

    # the private panel

    async def panel(self, answer: Answer, peek: Peek, ask: Ask | None = None, note: str = "") -> None:
        """Show somebody's own panel, and write down what secret it shows.

        An answer that was overtaken by a newer one while its picture was drawn is not shown any more.
        """
        key = (peek.table.game_id, answer.user_id)
        gate = self._gates.setdefault(key, _Gate())
        elsewhere = await self._elsewhere(peek, answer.user_id)
        page, seen = await self.presenter.panel(peek, locale_of(answer.interaction), ask or Ask(), note, elsewhere)
        async with gate.lock:
            if gate.version > peek.table.version and answer.panel_id is not None:
                return
            gate.version = max(gate.version, peek.table.version)
            known = answer.panel_id
            if seen.open and known is not None:
                await self.looks.open(peek, answer, known, seen)
            message_id = await answer.private(page)
            if seen.open and known is None:
                await self.looks.open(peek, answer, message_id, seen)
            elif not seen.open and known is not None:
                await self.looks.closed(known)
        if seen.open:
            await self.looks.review(peek.table.game_id)
        await self.service.visits.seen(peek.table.game_id, answer.user_id, peek.table.version)

    async def _elsewhere(self, peek: Peek, user_id: int) -> int:
        """Return at how many other tables somebody is awaited, if they are not at this one."""
        pending = peek.status.pending
        if pending is not None and peek.seat in pending.seats:
            return 0
        return len(await self.service.inbox.waiting(user_id, but=peek.table.game_id))

    async def plan(self, answer: Answer, draft: Draft, ask: Ask, note: str = "") -> None:
        """Show what somebody may plan in their panel's place."""
        page = await self.presenter.plan(draft, locale_of(answer.interaction), ask, note)
        if answer.panel_id is not None:
            await self.looks.closed(answer.panel_id)
        await answer.private(page)

    # after something was stored

    async def settle(self, answer: Answer, receipt: Receipt, note: str = "", sight: int = 0) -> None:
        """Show what an action led to: other looks blanked, the actor's panel, then the table for everybody."""
        game_id = receipt.publication.table.game_id
        self.deadlines_moved()
        await self.looks.review(game_id, but=answer.panel_id)
        if receipt.peek is not None:
            try:
                await self.panel(answer, receipt.peek, Ask(sight=sight), note)
            except discord.HTTPException as error:
                log.info("a panel was not shown", extra=ids(interaction=answer.interaction.id, code=error.code))
        if not receipt.duplicate:
            await self.publish(answer, receipt.publication)

    async def show(self, content: Content) -> None:
        """Show a table that nobody acted at: a deadline passed, or the program was stopped before it could."""
        await self.looks.review(content.table.game_id)
        try:
            await self._shown(content, self.outbox.came(content))
        except Parked as parked:
            log.info("a table waits for its channel", extra=ids(game=content.table.game_id, code=parked.code))
        except discord.HTTPException as error:
            log.warning("a table was not shown", extra=ids(game=content.table.game_id, code=error.code))
            self.retries.add(content.table.game_id)

    async def publish(self, answer: Answer, content: Publication | LobbyCard) -> None:
        """Show a changed table to everybody; if it cannot be shown, tell the actor what is missing."""
        self.deadlines_moved()
        await self._taken(content, self.outbox.acted(content, answer))

    async def repost(self, answer: Answer, content: Content, channel_id: int) -> None:
        """Post the table's message anew in a channel, because somebody asked for it. Raises Parked, Sentence."""
        await self._taken(content, self.outbox.repost(content, answer, channel_id))

    async def _taken(self, content: Content, showing: Awaitable[None]) -> None:
        """Show a table; if Discord has trouble of its own it is shown later, and whoever acted is told."""
        try:
            await self._shown(content, showing)
        except discord.HTTPException as error:
            log.warning("a table was not shown", extra=ids(game=content.table.game_id, code=error.code))
            self.retries.add(content.table.game_id)
            raise Sentence("error-not-shown") from error
        finally:
            self.deadlines_moved()  # somebody may be owed a call now

    async def remind(self, reminder: Reminder) -> None:
        """Tell somebody what waits for them still. One that fails stops no other."""
        try:
            left = await self.service.reminders.still(reminder)
            if left is not None:
                await self.reminding.remind(left)
        except Exception as error:
            report(error, game_id=reminder.tables[0].game_id, interaction_id=0)

    async def _shown(self, content: Content, showing: Awaitable[None]) -> None:
        """Show a table. Its clock stands still while its board cannot be shown. Raises Parked.

        An end is tried again and again: nobody sits there any more who could ask for it.
        """
        game_id = content.table.game_id
        try:
            await showing
        except Parked:
            if content.table.open:
                await self.service.reach.stop(game_id)
            else:
                self.retries.add(game_id)
            raise
        if content.table.time_left is not None and await self.service.reach.go_on(game_id):
            self.deadlines_moved()
            await self.outbox.came(await self.content(game_id))

    async def check(self, content: Content) -> str | None:
        """Bring a table's message up to date where it stands; return None, or a code of why it does not stand.

        A turn of which nobody could be told is told of now, a clock that was stopped goes on.
        """
        try:
            await self._shown(content, self.outbox.check(content))
        except Parked as parked:
            return parked.code
        except discord.HTTPException as error:
            log.warning("a table could not be checked", extra=ids(game=content.table.game_id, code=error.code))
            return "trouble"
        return None


def notice(text: str, *rows: Row) -> Page:
    """Return a page of one sentence, with controls or none."""
    return Page(parts=(text, *rows), accent=QUIET)
