"""The table's buttons for everybody: words, rules, who is awaited, leaving, giving up, calling off."""

from bot.errors import NotSeated
from bot.publication import LobbyCard, Publication
from cogs.components import Control, Verb, number
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.layout import CHARACTERS, Page, Style, button, row, rows
from cogs.menus import paging
from cogs.permissions import manages
from cogs.play import find
from cogs.presenter import Answer
from cogs.seats_page import leaving
from cogs.table_page import RUNNING, lines
from engine.core.errors import Over
from engine.core.game import AnyGame
from engine.core.protocol import Concede


class TableDesk:
    """What the buttons of a table do besides playing."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def _running(self, answer: Answer, game_id: int) -> Publication:
        await self.hub.visited(answer, game_id)
        content = await self.hub.content(game_id)
        if isinstance(content, LobbyCard):
            raise Sentence("error-not-running")
        return content

    async def words(self, answer: Answer, control: Control) -> None:
        """Say the board in words: what the picture shows, who is awaited, and of the log the newest that finds room."""
        content = await self._running(answer, control.game)
        words = self.hub.words(answer.interaction, content.table)
        game = self.hub.game(content.table)
        pending = content.status.pending
        parts = [
            f"### {words.text(game.text.headline(content.view))}",
            words.text(game.text.in_words(content.view)),
            words.text(game.text.waiting(content.view, pending)) if pending else "",
        ]
        room = CHARACTERS - sum(map(len, parts))
        parts.append(lines([words.text(line) for line in game.text.log(content.view)], room, newest=True))
        await answer.private(Page(parts=parts, accent=RUNNING))

    async def rules(self, answer: Answer, control: Control) -> None:
        """Show a page of a game's rules."""
        kind, _, page = control.arg.partition(".")
        if kind not in self.hub.games:
            raise Sentence("error-old-control")
        await self.rules_page(answer, self.hub.games[kind], number(page.partition(".")[0]) or 0)

    async def rules_page(self, answer: Answer, game: AnyGame, page: int) -> None:
        """Show a page of a game's rules, with its picture."""
        words = self.hub.words(answer.interaction)
        pages = game.text.pages
        page = min(page, len(pages) - 1)
        id = f"{game.prefix}-rules-{pages[page]}"
        title, text = words.tag(f"{id}.title"), words.say(id)
        alt = words.tag(f"{id}.alt")
        picture = await self.hub.presenter.rules_picture(game, pages[page], words, alt)
        foot = paging(Verb.RULES, 0, page, len(pages), words, prefix=f"{game.id}.")
        head = f"### {words.title(game)} · {title}\n-# {words.say('page-number', page=page + 1, pages=len(pages))}"
        await answer.private(Page(parts=(head, picture, text, foot), accent=RUNNING))

    async def more(self, answer: Answer, control: Control) -> None:
        """Show what else can be done at a table."""
        content = await self._running(answer, control.game)
        words = self.hub.words(answer.interaction, content.table)
        seated = content.table.seat_of(answer.user_id) is not None
        buttons = [button(Control(Verb.CHECK, control.game), words.tag("button-check"))]
        if seated or content.table.owned_by(answer.user_id) is not None:
            buttons.append(button(Control(Verb.HAND, control.game), words.tag("button-hand-over")))
        buttons.append(button(Control(Verb.RECEIPT, control.game), words.tag("button-receipt")))
        if seated:
            if votes(self.hub.game(content.table)):
                buttons.append(button(Control(Verb.CONCEDE, control.game), words.tag("button-concede")))
            buttons.append(button(Control(Verb.LEAVE, control.game), words.tag("button-leave")))
        if seated or manages(answer.interaction):
            buttons.append(button(Control(Verb.CANCEL, control.game), words.tag("button-cancel-game")))
        await answer.private(notice(words.say("more-title"), *rows(buttons)))

    # leaving, giving up, calling off

    async def ask(self, answer: Answer, game_id: int, id: str, yes: Verb) -> None:
        """Ask whether somebody really wants to. A game that cannot be read can still be called off."""
        table = await self.hub.visited(answer, game_id, unreadable=yes is Verb.CANCEL_YES)
        theirs = table.seat_of(answer.user_id), table.owned_by(answer.user_id)
        if theirs == (None, None) and not (yes is Verb.CANCEL_YES and manages(answer.interaction)):
            raise NotSeated(game_id)
        words = self.hub.words(answer.interaction, table)
        buttons = [
            button(Control(yes, game_id), words.tag(f"{id}-yes"), Style.danger),
            button(Control(Verb.CHECK, game_id), words.tag("question-no")),
        ]
        said = leaving(table, answer.user_id, words) if yes is Verb.LEAVE_YES else words.say(id)
        await answer.private(notice(said, row(buttons)))

    async def concede(self, answer: Answer, game_id: int) -> None:
        """Ask the game's own question before a vote to give up is counted."""
        table = await self.hub.visited(answer, game_id)
        peek = await self.hub.peek(game_id, answer.user_id)
        words = self.hub.words(answer.interaction, table)
        if peek.status.outcome is not None:
            raise Over
        index = find(tuple(peek.offers), Concede())
        if index is None:
            raise Sentence("error-concede-counted" if votes(self.hub.game(table)) else "error-concede-no-vote")
        asked = self.hub.game(table).text.confirm(peek.view, peek.offers[index])
        buttons = [
            button(Control(Verb.CONCEDE_YES, game_id), words.tag("ask-concede-yes"), Style.danger),
            button(Control(Verb.CHECK, game_id), words.tag("question-no")),
        ]
        await answer.private(notice(words.text(asked) if asked else words.say("ask-concede"), row(buttons)))

    async def cancel(self, answer: Answer, game_id: int) -> None:
        """Call a table off, or vote for it, also if its game cannot be read."""
        table = await self.hub.visited(answer, game_id, unreadable=True)
        manager = manages(answer.interaction)
        content = await self.hub.service.cancel(game_id, answer.user_id, manager, answer.interaction.id)
        words = self.hub.words(answer.interaction, table)
        done = content.table.status == "cancelled"
        await self.hub.looks.review(game_id)
        if answer.from_private or answer.loading:
            await answer.private(notice(words.say("cancelled" if done else "cancel-counted")))
        await self.hub.publish(answer, content)


def votes(game: AnyGame) -> bool:
    """Whether a game knows the vote to give up."""
    return game.knows(Concede())
