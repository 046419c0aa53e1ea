"""/lost-ones …: a turn of Lost Ones, typed. A thin map from names to the seat's own offers."""

from collections.abc import Callable

from discord import app_commands

from bot.publication import Peek
from cogs.controls import Controls
from cogs.errors import Sentence
from cogs.forms import Filling
from cogs.hub import Hub
from cogs.panel_page import Ask
from cogs.presenter import Answer, Interaction
from cogs.tables import choices
from cogs.translator import Tell, telling
from cogs.typed import Choices, Chosen, Pairs, Typed, at, named
from cogs.words import Words
from engine.core.model import Model
from engine.games.lost_ones.actions import (
    Attempt,
    EndTurn,
    Explore,
    Move,
    PlayText,
    Prefer,
    UseBoon,
    UseTalent,
)

KINDS = ("lost_ones",)
MAP, HANDS = "lo-sight-map", ("lo-sight-hand", "lo-sight-belongings")
"""Pictures of the panel, by the ids of their labels."""


def commands(hub: Hub, controls: Controls) -> app_commands.Group:
    """Return the command group /lost-ones."""
    tell = telling(hub.catalogue)
    group = app_commands.Group(name="lost-ones", description=tell("lo-command-turn"), guild_only=True)
    typed = Typed(hub, controls, KINDS)
    _panel(group, typed, tell)
    for name, option, kind in DEEDS:
        _deed(group, typed, tell, name, option, kind)
    _end_turn(group, typed, tell)
    for name, about, values in STANDING:
        _standing(group, typed, tell, name, about, values)
    _pictures(group, typed, tell)
    _pages(group, typed, tell)
    return group


DEEDS: tuple[tuple[str, str, type[Model]], ...] = (
    ("explore", "side", Explore),
    ("move", "side", Move),
    ("encounter", "deed", Attempt),
    ("boon", "boon", UseBoon),
    ("play", "card", PlayText),
    ("talent", "choice", UseTalent),
)
"""Commands that choose among the offers of one kind: name, option, kind."""

STANDING = (("follow", "follow", ("always", "ask", "never")), ("help-with", "help", ("ask", "yes")))
"""Commands that set a standing answer: name, what about, values."""


def _panel(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="turn", description=tell("lo-command-turn"))
    @app_commands.describe(table=tell("option-table"))
    async def turn(interaction: Interaction, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await typed.controls.play.open(answer, (await typed.table(interaction, table)).game_id)

        await typed.hub.run(interaction, work)

    typed.with_tables(turn)


# deeds


def _deed(group: app_commands.Group, typed: Typed, tell: Tell, name: str, option: str, kind: type[Model]) -> None:
    @group.command(name=name, description=tell(f"lo-command-{name}"))
    @app_commands.describe(what=tell(f"lo-option-{option}"), table=tell("option-table"))
    @app_commands.rename(what=option)
    async def deed(interaction: Interaction, what: str, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            peek = await typed.peek(interaction, table)
            index = _meant(typed, peek, typed.words(interaction, peek), what, kind)
            if peek.offers[index].form:
                filling = Filling.begin(index, peek.offers[index])
                await typed.hub.panel(answer, peek, Ask(filling=filling))
                return
            await typed.controls.play.offer(answer, peek, *at(peek, index))

        await typed.hub.run(interaction, work)

    @deed.autocomplete("what")
    async def possible(interaction: Interaction, value: str) -> Choices:
        return await _suggest(typed, interaction, value, lambda peek, words: _by_id(typed, peek, words, kind))

    typed.with_tables(deed)


Names = list[tuple[str, str]]
"""What is shown, and the id that stands for it."""


async def _suggest(typed: Typed, interaction: Interaction, value: str, find: Callable[[Peek, Words], Names]) -> Choices:
    """Suggest names from the caller's own view; nothing to somebody who has none."""
    found = await typed.view(interaction)
    return [] if found is None else choices(find(*found), value)


def _by_id(typed: Typed, peek: Peek, words: Words, kind: type[Model]) -> Names:
    """Return the offers of a kind as they stand on the panel, each with its own part of the path."""
    return [(label, peek.offers[index].path[-1]) for label, index in typed.labels(peek, words, kind)]


def _meant(typed: Typed, peek: Peek, words: Words, what: str, kind: type[Model]) -> int:
    """Return the offer of a kind that was chosen from the list, or named: by its label, or by a word that leads there.

    A side is named by its direction, everything else by its first word.
    """
    labels = typed.labels(peek, words, kind)
    exact = [index for _, index in labels if peek.offers[index].path[-1].casefold() == what.strip().casefold()]
    if len(exact) == 1:
        return exact[0]
    if kind in (Explore, Move):
        sides = [(words.tag("lo-side", side=peek.offers[index].path[-1]), index) for _, index in labels]
        return named(sides, what, "lo-error-no-such-way")
    return named(labels, what, "lo-error-no-such-thing")


def _end_turn(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="end-turn", description=tell("lo-command-end-turn"))
    @app_commands.describe(table=tell("option-table"))
    async def end_turn(interaction: Interaction, table: str | None = None) -> None:
        def choose(peek: Peek, words: Words) -> Chosen:
            found = typed.labels(peek, words, EndTurn)
            if len(found) != 1:
                raise Sentence("error-not-now")
            return at(peek, found[0][1])

        await typed.run(interaction, table, choose)

    typed.with_tables(end_turn)


# standing answers


def _standing(
    group: app_commands.Group, typed: Typed, tell: Tell, name: str, about: str, values: tuple[str, ...]
) -> None:
    @group.command(name=name, description=tell(f"lo-command-{name}"))
    @app_commands.describe(always=tell("lo-option-always"), table=tell("option-table"))
    @app_commands.choices(
        always=[app_commands.Choice(name=tell(f"lo-prefer-{about}", value=value), value=value) for value in values]
    )
    async def standing(interaction: Interaction, always: str, table: str | None = None) -> None:
        def choose(peek: Peek, words: Words) -> Chosen:
            offered = [(i, offer.action) for i, offer in enumerate(peek.offers) if isinstance(offer.action, Prefer)]
            for index, action in offered:
                if (action.about, action.value) == (about, always):
                    return at(peek, index)
            same = any(action.about == about for _, action in offered)
            raise Sentence("lo-error-already" if same else "error-not-now")

        await typed.run(interaction, table, choose)

    typed.with_tables(standing)


# pictures


def _pictures(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="map", description=tell("lo-command-map"))
    @app_commands.describe(table=tell("option-table"))
    async def whole_map(interaction: Interaction, table: str | None = None) -> None:
        await _show(typed, interaction, table, lambda peek, words: _first(_sights(typed, peek, words, (MAP,))))

    @group.command(name="hand", description=tell("lo-command-hand"))
    @app_commands.describe(whose=tell("lo-option-whose"), table=tell("option-table"))
    async def hand(interaction: Interaction, whose: str | None = None, table: str | None = None) -> None:
        def which(peek: Peek, words: Words) -> int:
            found = _sights(typed, peek, words, HANDS)
            return _first(found) if whose is None else named(found, whose, "lo-error-no-such-thing")

        await _show(typed, interaction, table, which)

    @hand.autocomplete("whose")
    async def hands(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: _sights(typed, peek, words, HANDS))

    typed.with_tables(whole_map, hand, ended=True)


async def _show(typed: Typed, interaction: Interaction, table: str | None, which: Callable[[Peek, Words], int]) -> None:
    """Show the caller's panel with one of its pictures."""

    async def work(answer: Answer) -> None:
        peek = await typed.peek(interaction, table, ended=True)
        await typed.hub.panel(answer, peek, Ask(sight=which(peek, typed.words(interaction, peek))))

    await typed.hub.run(interaction, work)


def _sights(typed: Typed, peek: Peek, words: Words, kinds: tuple[str, ...]) -> Pairs:
    """Return the panel's pictures of some kinds by name."""
    sights = typed.hub.game(peek.table).text.sights(peek.view)
    return [(words.label(what), i) for i, what in enumerate(sights) if what.id in kinds]


def _first(found: Pairs) -> int:
    """Return the first of the pictures. Raises Sentence if there is none yet."""
    if not found:
        raise Sentence("error-not-now")
    return found[0][1]


# pages of the story


def _pages(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    reading, (kind,) = typed.controls.reading, KINDS

    @group.command(name="page", description=tell("lo-command-page"))
    @app_commands.describe(page=tell("lo-option-page"), table=tell("option-table"))
    async def page_again(interaction: Interaction, page: str, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await reading.page(answer, page, table, KINDS)

        await typed.hub.run(interaction, work)

    @page_again.autocomplete("page")
    async def titles(interaction: Interaction, value: str) -> Choices:
        return await reading.titles(interaction, value, KINDS)

    @group.command(name="journal", description=tell("lo-command-journal"))
    async def journal(interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await reading.journal(answer, kind)

        await typed.hub.run(interaction, work)

    typed.with_tables(page_again, ended=True)
