"""/finders-keepers …: both Finders Keepers games, typed. The table where somebody sits decides which one is meant."""

from collections.abc import Collection

from discord import app_commands

from bot.publication import Peek, Table
from cogs.controls import Controls
from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.panel_page import Ask
from cogs.presenter import Answer, Interaction
from cogs.tables import mine
from cogs.translator import Tell, telling
from cogs.typed import Choices, Chosen, Pairs, Typed, admitting, at, named, several
from cogs.words import Words
from engine.core.messages import Message, Several
from engine.core.model import Model
from engine.core.play import fill
from engine.games.finders_keepers.actions import Claim, Done
from engine.games.finders_keepers_expert.actions import Capture, Pass

BASIC, EXPERT = ("finders_keepers",), ("finders_keepers_expert",)
KINDS = BASIC + EXPERT


def commands(hub: Hub, controls: Controls) -> app_commands.Group:
    """Return the command group /finders-keepers."""
    tell = telling(hub.catalogue)
    group = app_commands.Group(name="finders-keepers", description=tell("fk-command-play"), guild_only=True)
    both = Typed(hub, controls, KINDS)
    basic = OneGame(hub, controls, BASIC, "fk-error-only-basic")
    expert = OneGame(hub, controls, EXPERT, "fk-error-only-expert")
    _looking(group, both, tell)
    _claiming(group, basic, tell)
    _capturing(group, expert, tell)
    expert.single(group, tell, "pass", "fx-command-pass", Pass())
    _panel(group, expert, tell, "hand", "fx-command-hand")
    return group


class OneGame(Typed):
    """Commands of one of the two games, which say so at a table of the other."""

    def __init__(self, hub: Hub, controls: Controls, kinds: Collection[str], other: str) -> None:
        """`other` is the message that says so."""
        super().__init__(hub, controls, kinds)
        self.other = other

    async def table(self, interaction: Interaction, named: str | None, *, ended: bool = False) -> Table:
        """Return the running table that is meant, or with `ended` one whose game is over. Raises Sentence."""
        if not await mine(self.hub, interaction, self.kinds) and await mine(self.hub, interaction, KINDS):
            raise Sentence(self.other)
        return await super().table(interaction, named, ended=ended)


# looking


def _panel(group: app_commands.Group, typed: Typed, tell: Tell, name: str, description: str) -> None:
    """Add a command that opens the panel."""

    @group.command(name=name, description=tell(description))
    @app_commands.describe(table=tell("option-table"))
    async def panel(interaction: Interaction, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await typed.controls.play.open(answer, (await typed.table(interaction, table)).game_id)

        await typed.hub.run(interaction, work)

    typed.with_tables(panel)


def _looking(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    _panel(group, typed, tell, "search", "fk-command-search")

    @group.command(name="cards", description=tell("fk-command-cards"))
    @app_commands.describe(which=tell("fk-option-which"), table=tell("option-table"))
    async def cards(interaction: Interaction, which: str | None = None, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            peek = await typed.peek(interaction, table)
            words = typed.words(interaction, peek)
            sight = 0 if which is None else _sight(typed, peek, words, which)
            await typed.hub.panel(answer, peek, Ask(sight=sight))

        await typed.hub.run(interaction, work)

    @cards.autocomplete("which")
    async def pictures(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: _sights(typed, peek, words))

    typed.with_tables(cards)


def _sights(typed: Typed, peek: Peek, words: Words) -> Pairs:
    """Return the pictures of a panel by name."""
    sights = typed.hub.game(peek.table).text.sights(peek.view)
    return [(words.label(what), i) for i, what in enumerate(sights)]


def _sight(typed: Typed, peek: Peek, words: Words, which: str) -> int:
    """Return the picture that was named, or the closest one of the own card whose number was given."""
    sights = typed.hub.game(peek.table).text.sights(peek.view)
    own = [(len(cards), i) for i, what in enumerate(sights) if which.strip() in (cards := _numbers_on(what))]
    return min(own)[1] if own else named(_sights(typed, peek, words), which, "fk-error-no-such-sheet")


def _numbers_on(sight: Message) -> list[str]:
    """Return the numbers of the seat's own cards on a picture, or of those in the middle."""
    own = sight.values.get("own")
    return [str(number) for number in own.items] if isinstance(own, Several) else []


# the basic game


def _claiming(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="claim", description=tell("fk-command-claim"))
    @app_commands.describe(cards=tell("fk-option-cards"), tile=tell("fk-option-tile"), table=tell("option-table"))
    async def claim(interaction: Interaction, cards: str, tile: str | None = None, table: str | None = None) -> None:
        await typed.run(interaction, table, lambda peek, words: _claim(typed, peek, words, cards, tile))

    @group.command(name="none", description=tell("fk-command-none"))
    @app_commands.describe(tile=tell("fk-option-tile"), table=tell("option-table"))
    async def none(interaction: Interaction, tile: str | None = None, table: str | None = None) -> None:
        await typed.run(interaction, table, lambda peek, words: _none(typed, peek, words, tile))

    @claim.autocomplete("cards")
    async def own(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest_several(interaction, value, lambda peek, words: _numbers(typed, peek, words, Claim))

    async def tiles(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: _tiles(typed, peek, words))

    claim.autocomplete("tile")(tiles)
    none.autocomplete("tile")(tiles)
    typed.with_tables(claim, none)


def _numbers(typed: Typed, peek: Peek, words: Words, kind: type[Model]) -> Pairs:
    """Return the cards that may be named, the same for every tile."""
    offers = [offer for offer in peek.offers if isinstance(offer.action, kind) and offer.form]
    return typed.picks(peek, words, offers[0]) if offers else []


def _tiles(typed: Typed, peek: Peek, words: Words) -> Pairs:
    """Return the open tiles by name, with the offers to claim for them."""
    text = typed.hub.game(peek.table).text
    return [
        (words.label(tile), index)
        for index, offer in enumerate(peek.offers)
        if isinstance(offer.action, Claim)
        for part in text.label(peek.view, offer)
        if isinstance(tile := part.values.get("tile"), Message)
    ]


def _claim(typed: Typed, peek: Peek, words: Words, cards: str, tile: str | None) -> Chosen:
    return _pointing(typed, peek, words, _claimed(typed, peek, words, tile), cards)


def _claimed(typed: Typed, peek: Peek, words: Words, tile: str | None) -> int:
    """Return the offer to claim for the tile that was named, which must be open, or else for the only one."""
    found = _tiles(typed, peek, words)
    if tile is not None or not found:
        return named(found, (tile or "").partition("(")[0], "fk-error-no-such-tile")
    if len(found) > 1:
        raise Sentence("fk-error-which-tile")
    return found[0][1]


def _none(typed: Typed, peek: Peek, words: Words, tile: str | None) -> Chosen:
    """Claim nothing for the open tile; of several for the one that was named, or for all that have no answer."""
    if tile is None and len(_tiles(typed, peek, words)) > 1:
        return admitting(peek, Done())
    index = _claimed(typed, peek, words, tile)
    return index, fill(peek.offers[index], {"slots": ()})


def _pointing(typed: Typed, peek: Peek, words: Words, index: int, cards: str) -> Chosen:
    """Return an offer with its cards filled in."""
    offer = peek.offers[index]
    positions = several(typed.picks(peek, words, offer), cards, "fk-error-no-such-card")
    (pick,) = offer.form
    if len(positions) > pick.most:
        raise Sentence("fk-error-too-many", most=pick.most)
    return index, fill(offer, {pick.name: positions})


# Expert


def _capturing(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="capture", description=tell("fx-command-capture"))
    @app_commands.describe(tile=tell("fx-option-tile"), cells=tell("fx-option-cells"), table=tell("option-table"))
    async def capture(interaction: Interaction, tile: str, cells: str | None = None, table: str | None = None) -> None:
        await typed.run(interaction, table, lambda peek, words: _capture(typed, peek, words, tile, cells))

    @capture.autocomplete("tile")
    async def hand(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: typed.labels(peek, words, Capture))

    @capture.autocomplete("cells")
    async def lying(interaction: Interaction, value: str) -> Choices:
        def found(peek: Peek, words: Words) -> Pairs:
            return _numbers(typed, peek, words, Capture)

        return await typed.suggest_several(interaction, value, found)

    typed.with_tables(capture)


def _capture(typed: Typed, peek: Peek, words: Words, tile: str, cells: str | None) -> Chosen:
    index = named(typed.labels(peek, words, Capture), tile, "fx-error-no-such-tile")
    if not peek.offers[index].form:
        return at(peek, index)
    if cells is None:
        raise Sentence("fx-error-which-cells")
    return _pointing(typed, peek, words, index, cells)
