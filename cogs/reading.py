"""Reading again: a page of a table's story, and the journal of all pages that somebody has read in a game."""

import re
from collections.abc import Collection, Sequence

from discord import app_commands

from bot.publication import Entry, LobbyCard, Publication
from cogs.components import Control, Verb, number, values_of
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.layout import CHOICES, Page, Row, button, choice, row, select
from cogs.menus import paging
from cogs.presenter import Answer, Interaction
from cogs.story_page import STORY, reading_page
from cogs.tables import choices, meant
from engine.core.game import AnyGame, Leaf

Choices = list[app_commands.Choice[str]]


class Reading:
    """What people read again. Everything is shown to whoever asks and to nobody else."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # one table's book

    async def _book(self, interaction: Interaction, named: str | None, kinds: Collection[str]) -> Publication:
        found = await meant(self.hub, interaction, named, kinds, others=True, ended=True)
        content = await self.hub.content(found.game_id)
        if isinstance(content, LobbyCard):
            raise Sentence("error-not-running")
        return content

    async def titles(self, interaction: Interaction, typed: str, kinds: Collection[str]) -> Choices:
        """Suggest the pages of the table that is meant, the latest first."""
        try:
            content = await self._book(interaction, getattr(interaction.namespace, "table", None), kinds)
        except Sentence:
            return []
        words = self.hub.words(interaction, content.table)
        leaves = self.hub.game(content.table).text.book(content.view)
        return choices([(words.label(leaf.title), leaf.id) for leaf in reversed(leaves)], typed)

    async def page(self, answer: Answer, wanted: str, named: str | None, kinds: Collection[str]) -> None:
        """Show a page of the table that is meant, by its id, its title, or what only its title has, in any case."""
        content = await self._book(answer.interaction, named, kinds)
        words, game = self.hub.words(answer.interaction, content.table), self.hub.game(content.table)
        leaf = titled([(leaf.id, words.label(leaf.title), leaf) for leaf in game.text.book(content.view)], wanted)
        if leaf is None:
            raise Sentence("error-no-such-page")
        picture = await self.hub.presenter.leaf(game, leaf, content.view, words)
        await answer.private(reading_page(leaf, picture, words))

    # the journal

    async def _entries(self, answer: Answer, kind: str) -> tuple[Entry, ...]:
        if kind not in self.hub.games:
            raise Sentence("error-old-control")
        guild = answer.interaction.guild_id or 0
        return await self.hub.service.journal(kind, answer.user_id, guild)

    async def journal(self, answer: Answer, kind: str, page: int = 0) -> None:
        """Show the titles of all pages that somebody has read in a game."""
        entries = await self._entries(answer, kind)
        words, game = self.hub.words(answer.interaction), self.hub.games[kind]
        if not entries:
            await answer.private(notice(words.say("journal-empty")))
            return
        pages = -(-len(entries) // CHOICES)
        page = min(page, pages - 1)
        here = entries[page * CHOICES : (page + 1) * CHOICES]
        parts: list[str | Row] = [
            f"### {words.title(game)} · {words.say('journal-title')}\n{words.say('journal-count', count=len(entries))}",
            self._titles(here, kind, page, answer),
        ]
        if pages > 1:
            parts.append(paging(Verb.JOURNAL, 0, page, pages, words, prefix=f"{kind}."))
        await answer.private(Page(parts=parts, accent=STORY))

    def _titles(self, entries: Collection[Entry], kind: str, page: int, answer: Answer) -> Row:
        words = self.hub.words(answer.interaction)
        options = [
            choice(words.at(entry.table).label(entry.leaf.title), f"{entry.table.game_id}:{entry.leaf.id}")
            for entry in entries
        ]
        return select(Control(Verb.LEAF, arg=f"{kind}.{page}"), options, words.tag("journal-choose"))

    async def turned(self, answer: Answer, control: Control) -> None:
        """Show another page of titles."""
        kind, _, page = control.arg.partition(".")
        await self.journal(answer, kind, number(page.partition(".")[0]) or 0)

    async def chosen(self, answer: Answer, control: Control) -> None:
        """Show the page that was chosen, if it is in the journal of whoever chose it."""
        kind = control.arg.partition(".")[0]
        wanted = next(iter(values_of(answer.interaction)), "")
        for entry in await self._entries(answer, kind):
            if wanted == f"{entry.table.game_id}:{entry.leaf.id}":
                await answer.private(await self._entry_page(answer, self.hub.games[kind], entry, control.arg))
                return
        raise Sentence("error-no-such-page")

    async def _entry_page(self, answer: Answer, game: AnyGame, entry: Entry, back: str) -> Page:
        words = self.hub.words(answer.interaction, entry.table)
        leaf: Leaf = entry.leaf
        picture = await self.hub.presenter.leaf(game, leaf, entry.view, words)
        shown = reading_page(leaf, picture, words)
        foot = row([button(Control(Verb.JOURNAL, arg=back), words.tag("journal-back"))])
        return Page(parts=(*shown.parts, foot), accent=shown.accent)


def titled(pages: Sequence[tuple[str, str, Leaf]], wanted: str) -> Leaf | None:
    """Return the page that somebody means, of pages with ids and titles.

    Its id or its whole title; else the only one whose title begins so, has it as whole words, or has it anywhere.
    """
    said = " ".join(wanted.casefold().split())
    known = [(id, " ".join(title.casefold().split()), leaf) for id, title, leaf in pages]
    exact = next((leaf for id, title, leaf in known if wanted == id or said == title), None)
    if exact is not None or not said:
        return exact
    ways = (
        [leaf for _, title, leaf in known if title.startswith(said)],
        [leaf for _, title, leaf in known if re.search(rf"\b{re.escape(said)}(?!\w)", title)],
        [leaf for _, title, leaf in known if said in title],
    )
    return next((found[0] for found in ways if len(found) == 1), None)
