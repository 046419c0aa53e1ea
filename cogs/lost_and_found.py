"""/lost-found …: a turn of Lost & Found, typed. A thin map from names to the seat's own offers."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.publication import Peek
from cogs.controls import Controls
from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.presenter import Interaction
from cogs.translator import Tell, telling
from cogs.typed import Choices, Chosen, Pairs, Typed, at, named
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

KINDS = ("lost_and_found",)


def commands(hub: Hub, controls: Controls) -> app_commands.Group:
    """Return the command group /lost-found."""
    tell = telling(hub.catalogue)
    group = app_commands.Group(name="lost-found", description=tell("lf-command-play"), guild_only=True)
    typed = Typed(hub, controls, KINDS)
    _with_cells(group, typed, tell)
    _hints(group, typed, tell)
    for name, action in SIMPLE:
        typed.single(group, tell, name, f"lf-command-{name}", action)
    return group


def _with_cells(group: app_commands.Group, typed: Typed, tell: Tell) -> None:
    @group.command(name="look", description=tell("lf-command-look"))
    @app_commands.describe(cell=tell("lf-option-cell"), second=tell("lf-option-second"), table=tell("option-table"))
    async def look(interaction: Interaction, cell: str, second: str | None = None, table: str | None = None) -> None:
        await typed.run(interaction, table, lambda peek, words: _look(typed, peek, words, cell, second))

    @group.command(name="flip", description=tell("lf-command-flip"))
    @app_commands.describe(cell=tell("lf-option-cell"), table=tell("option-table"))
    async def flip(interaction: Interaction, cell: str, table: str | None = None) -> None:
        def choose(peek: Peek, words: Words) -> Chosen:
            return at(peek, named(typed.labels(peek, words, FlipCard), cell, "lf-error-no-such-cell"))

        await typed.run(interaction, table, choose)

    @look.autocomplete("cell")
    @look.autocomplete("second")
    async def to_look_at(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: _to_look_at(typed, peek, words))

    @flip.autocomplete("cell")
    async def to_flip(interaction: Interaction, value: str) -> Choices:
        return await typed.suggest(interaction, value, lambda peek, words: typed.labels(peek, words, FlipCard))

    typed.with_tables(look, flip)


def _pair(typed: Typed, peek: Peek, words: Words) -> tuple[int, Offer[Any], Pairs] | None:
    """Return the offer to look at two cards at once with its choices by name, or None if there is none."""
    for index, offer in enumerate(peek.offers):
        if isinstance(offer.action, LookPair):
            return index, offer, typed.picks(peek, words, offer)
    return None


def _to_look_at(typed: Typed, peek: Peek, words: Words) -> Pairs:
    pair = _pair(typed, peek, words)
    return pair[2] if pair else typed.labels(peek, words, Look)


def _look(typed: Typed, peek: Peek, words: Words, cell: str, second: str | None) -> Chosen:
    pair = _pair(typed, peek, words)
    if pair is None:
        return at(peek, named(typed.labels(peek, words, Look), cell, "lf-error-no-such-cell"))
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

    typed.with_tables(hint)


def _open_cards(typed: Typed, peek: Peek, words: Words) -> Pairs:
    return [pair for pair in typed.labels(peek, words, TakeHint) if len(peek.offers[pair[1]].path) > 1]


def _hint(typed: Typed, peek: Peek, words: Words, card: str | None, spot: str | None) -> Chosen:
    places = typed.labels(peek, words, PlaceHint)
    if places:
        if spot is None:
            raise Sentence("lf-error-which-spot")
        return at(peek, named(places, spot, "lf-error-no-such-spot"))
    taking = typed.labels(peek, words, TakeHint)
    if taking and spot is not None:  # nobody knows yet which card it is, and there is no way back (LF-11)
        raise Sentence("lf-error-spot-early")
    opened = _open_cards(typed, peek, words)
    if not opened:
        if not taking:
            raise Sentence("error-not-now")
        return at(peek, taking[0][1])
    if card is None:
        raise Sentence("lf-error-which-card")
    return at(peek, named(opened, card, "lf-error-no-such-card"))


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
