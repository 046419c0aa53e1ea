"""/lost-found …: a turn of Lost & Found, typed. A thin map from names to the seat's own offers."""

from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands

from bot.errors import ServiceError
from bot.publication import Peek
from cogs.controls import Controls
from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.presenter import Answer, Interaction
from cogs.tables import choices, meant, suggestions
from cogs.words import Words
from engine.core.model import Model
from engine.core.play import fill
from engine.core.protocol import Offer
from engine.games.lost_and_found.actions import (
    Declare,
    EndTurn,
    FlipCard,
    Look,
    LookPair,
    PlaceHint,
    PutBack,
    Skip,
    TakeHint,
    Vote,
)

KIND = "lost_and_found"

Choices = list[app_commands.Choice[str]]
Tell = Callable[..., str]
Pairs = list[tuple[str, int]]
"""Labels as the panel shows them, with positions among the offers or among a form's choices."""


def commands(hub: Hub, controls: Controls) -> app_commands.Group:
    """Return the command group /lost-found."""
    tell = Words(hub.catalogue).tag
    group = app_commands.Group(name="lost-found", description=tell("lf-command-play"), guild_only=True)
    typed = Typed(hub, controls)
    _with_cells(group, typed, tell)
    _hints(group, typed, tell)
    for name, action in SIMPLE:
        _tables(typed, _one(group, typed, tell, name, action))
    return group


class Typed:
    """Finds the offer that a typed command means."""

    def __init__(self, hub: Hub, controls: Controls) -> None:
        self.hub, self.controls = hub, controls

    async def peek(self, interaction: Interaction, table: str | None) -> Peek:
        """Return the caller's own view of the table that is meant."""
        found = await meant(self.hub, interaction, table, KIND)
        if found.status == "lobby":
            raise Sentence("error-not-running")
        return await self.hub.peek(found.game_id, interaction.user.id)

    def words(self, interaction: Interaction, peek: Peek) -> Words:
        """Return words for the caller."""
        return self.hub.words(interaction, peek.table)

    def labels(self, peek: Peek, words: Words, *kinds: type[Model]) -> Pairs:
        """Return the offers of these kinds by the last part of their labels."""
        text = self.hub.game(peek.table).text
        return [
            (words.label(text.label(peek.view, offer)[-1]), index)
            for index, offer in enumerate(peek.offers)
            if isinstance(offer.action, kinds)
        ]

    def pair(self, peek: Peek, words: Words) -> tuple[int, Offer[Any], Pairs] | None:
        """Return the offer to look at two cards at once with its choices by name, or None if there is none."""
        text = self.hub.game(peek.table).text
        for index, offer in enumerate(peek.offers):
            if isinstance(offer.action, LookPair):
                pick = offer.form[0]
                names = [words.label(text.choice(peek.view, pick.name, value)) for value in pick.choices]
                return index, offer, [(name, i) for i, name in enumerate(names)]
        return None

    async def run(
        self, interaction: Interaction, table: str | None, choose: Callable[[Peek, Words], tuple[int, Model]]
    ) -> None:
        """Carry out what `choose` finds among the caller's offers: a position and the action to send."""

        async def work(answer: Answer) -> None:
            peek = await self.peek(interaction, table)
            index, action = choose(peek, self.words(interaction, peek))
            await self.controls.play.offer(answer, peek, index, action)

        await self.hub.run(interaction, work)

    async def suggest(self, interaction: Interaction, typed: str, pairs: Callable[[Peek, Words], Pairs]) -> Choices:
        """Suggest names from the caller's own offers; nothing to somebody who has none."""
        try:
            peek = await self.peek(interaction, getattr(interaction.namespace, "table", None))
        except (Sentence, ServiceError):
            return []
        names = [name for name, _ in pairs(peek, self.words(interaction, peek))]
        return choices([(name, name) for name in names], typed)


def named(pairs: Pairs, name: str, unknown: str) -> int:
    """Return the position of what was named: its whole label, or its first word. Raises Sentence(unknown).

    Emoji and signs that stand alone may be left out.
    """
    if not pairs:
        raise Sentence("error-not-now")
    wanted = _written(name)
    whole = [index for label, index in pairs if _written(label) == wanted]
    first = [index for label, index in pairs if _written(label)[:1] == wanted]
    for found in (whole, first):
        if len(found) == 1:
            return found[0]
    raise Sentence(unknown)


def _written(name: str) -> list[str]:
    """Return the words of a name that have a letter or digit; what is no text at all is a name that nobody has."""
    return [word for word in str(name).casefold().split() if any(sign.isalnum() for sign in word)]


def _action(peek: Peek, index: int) -> tuple[int, Model]:
    return index, peek.offers[index].action


def _with_cells(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="look", description=tell("lf-command-look"))
    @app_commands.describe(cell=tell("lf-option-cell"), second=tell("lf-option-second"), table=tell("option-table"))
    async def look(interaction: Interaction, cell: str, second: str | None = None, table: str | None = None) -> None:
        await typed.run(interaction, table, lambda peek, words: _look(typed, peek, words, cell, second))

    @group.command(name="flip", description=tell("lf-command-flip"))
    @app_commands.describe(cell=tell("lf-option-cell"), table=tell("option-table"))
    async def flip(interaction: Interaction, cell: str, table: str | None = None) -> None:
        def choose(peek: Peek, words: Words) -> tuple[int, Model]:
            return _action(peek, named(typed.labels(peek, words, FlipCard), cell, "lf-error-no-such-cell"))

        await typed.run(interaction, table, choose)

    @look.autocomplete("cell")
    @look.autocomplete("second")
    async def to_look_at(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: _to_look_at(typed, peek, words))

    @flip.autocomplete("cell")
    async def to_flip(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: typed.labels(peek, words, FlipCard))

    _tables(typed, look, flip)


def _to_look_at(typed: Typed, peek: Peek, words: Words) -> Pairs:
    pair = typed.pair(peek, words)
    return pair[2] if pair else typed.labels(peek, words, Look)


def _look(typed: Typed, peek: Peek, words: Words, cell: str, second: str | None) -> tuple[int, Model]:
    pair = typed.pair(peek, words)
    if pair is None:
        return _action(peek, named(typed.labels(peek, words, Look), cell, "lf-error-no-such-cell"))
    index, offer, names = pair
    if second is None:
        raise Sentence("lf-error-two-cells")
    both = [named(names, name, "lf-error-no-such-cell") for name in (cell, second)]
    if both[0] == both[1]:
        raise Sentence("lf-error-two-cells")
    return index, fill(offer, {offer.form[0].name: both})


def _hints(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="hint", description=tell("lf-command-hint"))
    @app_commands.describe(card=tell("lf-option-card"), spot=tell("lf-option-spot"), table=tell("option-table"))
    async def hint(
        interaction: Interaction, card: str | None = None, spot: str | None = None, table: str | None = None
    ) -> None:
        await typed.run(interaction, table, lambda peek, words: _hint(typed, peek, words, card, spot))

    @hint.autocomplete("card")
    async def cards(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: _open_cards(typed, peek, words))

    @hint.autocomplete("spot")
    async def spots(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: typed.labels(peek, words, PlaceHint))

    _tables(typed, hint)


def _open_cards(typed: Typed, peek: Peek, words: Words) -> Pairs:
    return [pair for pair in typed.labels(peek, words, TakeHint) if len(peek.offers[pair[1]].path) > 1]


def _hint(typed: Typed, peek: Peek, words: Words, card: str | None, spot: str | None) -> tuple[int, Model]:
    places = typed.labels(peek, words, PlaceHint)
    if places:
        if spot is None:
            raise Sentence("lf-error-which-spot")
        return _action(peek, named(places, spot, "lf-error-no-such-spot"))
    taking = typed.labels(peek, words, TakeHint)
    opened = _open_cards(typed, peek, words)
    if not opened:
        if not taking:
            raise Sentence("error-not-now")
        return _action(peek, taking[0][1])
    if card is None:
        raise Sentence("lf-error-which-card")
    return _action(peek, named(opened, card, "lf-error-no-such-card"))


SIMPLE: Sequence[tuple[str, Model]] = (
    ("swap", PutBack(swap=True)),
    ("keep", PutBack(swap=False)),
    ("sorted", Declare()),
    ("end", EndTurn()),
    ("skip", Skip()),
    ("agree", Vote(agree=True)),
    ("disagree", Vote(agree=False)),
)
"""Commands that are one action each."""


def _one(
    group: app_commands.Group, typed: Typed, tell: Tell, name: str, action: Model
) -> "app_commands.Command[Any, ..., Any]":
    @group.command(name=name, description=tell(f"lf-command-{name}"))
    @app_commands.describe(table=tell("option-table"))
    async def callback(interaction: Interaction, table: str | None = None) -> None:
        def choose(peek: Peek, words: Words) -> tuple[int, Model]:
            for index, offer in enumerate(peek.offers):
                if offer.admits(action):
                    return index, action
            raise Sentence("error-not-now")

        await typed.run(interaction, table, choose)

    return callback


def _tables(typed: Typed, *found: "app_commands.Command[Any, ..., Any]") -> None:
    async def suggest(interaction: Interaction, value: str) -> Choices:
        return await suggestions(typed.hub, interaction, value, KIND)

    for command in found:
        command.autocomplete("table")(suggest)
