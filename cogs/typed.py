"""Typed turns, for all games' own commands: which table is meant, which of the seat's offers, what is suggested."""

import re
from collections.abc import Callable, Collection
from typing import Any

from discord import app_commands

from bot.errors import ServiceError
from bot.publication import Peek, Table
from cogs.controls import Controls
from cogs.errors import NotYet, Sentence
from cogs.hub import Hub
from cogs.presenter import Answer, Interaction
from cogs.tables import choices, meant, suggestions
from cogs.translator import Tell
from cogs.words import Words
from engine.core.model import Model
from engine.core.protocol import Offer

Choices = list[app_commands.Choice[str]]
Pairs = list[tuple[str, int]]
"""Labels as the panel shows them, with positions among the offers or among a form's choices."""

FindPairs = Callable[[Peek, Words], Pairs]

Chosen = tuple[int, Model]
"""An offer's position, and the action to send: the offer's own, or with its form filled in."""

AnyCommand = app_commands.Command[Any, ..., Any]

BETWEEN = re.compile(r"[\s,;+&]+")
"""What may stand between several names."""


class Typed:
    """Finds the offer that a typed command means, at tables of these kinds."""

    def __init__(self, hub: Hub, controls: Controls, kinds: Collection[str]) -> None:
        self.hub, self.controls, self.kinds = hub, controls, kinds

    async def table(self, interaction: Interaction, named: str | None, *, ended: bool = False) -> Table:
        """Return the running table that is meant, or with `ended` one whose game is over. Raises Sentence."""
        found = await meant(self.hub, interaction, named, self.kinds, ended=ended)
        if found.status == "lobby":
            raise Sentence("error-not-running")
        return found

    async def peek(self, interaction: Interaction, table: str | None, *, ended: bool = False) -> Peek:
        """Return the caller's own view of the table that is meant."""
        found = await self.table(interaction, table, ended=ended)
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

    def picks(self, peek: Peek, words: Words, offer: Offer[Any]) -> Pairs:
        """Return the choices of an offer's first form field by name."""
        text, pick = self.hub.game(peek.table).text, offer.form[0]
        return [(words.label(text.choice(peek.view, pick.name, value)), i) for i, value in enumerate(pick.choices)]

    async def run(self, interaction: Interaction, table: str | None, choose: Callable[[Peek, Words], Chosen]) -> None:
        """Carry out what `choose` finds among the caller's offers."""

        async def work(answer: Answer) -> None:
            peek = await self.peek(interaction, table)
            try:
                index, action = choose(peek, self.words(interaction, peek))
            except Sentence as error:
                if error.id == "error-not-now" and peek.can_plan:
                    raise NotYet(peek) from None
                raise
            await self.controls.play.offer(answer, peek, index, action)

        await self.hub.run(interaction, work)

    async def suggest(self, interaction: Interaction, typed: str, pairs: FindPairs) -> Choices:
        """Suggest names from the caller's own view; nothing to somebody who has none."""
        return choices([(name, name) for name, _ in await self._found(interaction, pairs)], typed)

    async def suggest_several(self, interaction: Interaction, typed: str, pairs: FindPairs) -> Choices:
        """Suggest how a list of names, such as "1 4 7", may go on."""
        names = continued(await self._found(interaction, pairs), typed)
        return choices([(name, name) for name in names], "")

    async def view(self, interaction: Interaction) -> tuple[Peek, Words] | None:
        """Return the view and the words of somebody who is typing a command, or None if they have none."""
        try:
            peek = await self.peek(interaction, getattr(interaction.namespace, "table", None), ended=True)
        except (Sentence, ServiceError):
            return None
        return peek, self.words(interaction, peek)

    async def _found(self, interaction: Interaction, pairs: FindPairs) -> Pairs:
        found = await self.view(interaction)
        return [] if found is None else pairs(*found)

    def with_tables(self, *commands: AnyCommand, ended: bool = False) -> None:
        """Let commands suggest the tables that their option `table` may name; `ended`: they only read."""

        async def suggest(interaction: Interaction, value: str) -> Choices:
            return await suggestions(self.hub, interaction, value, self.kinds, others=ended, ended=ended)

        for command in commands:
            command.autocomplete("table")(suggest)

    def single(self, group: app_commands.Group, tell: Tell, name: str, description: str, action: Model) -> None:
        """Add a command that is one action and nothing else."""

        @group.command(name=name, description=tell(description))
        @app_commands.describe(table=tell("option-table"))
        async def callback(interaction: Interaction, table: str | None = None) -> None:
            await self.run(interaction, table, lambda peek, words: admitting(peek, action))

        self.with_tables(callback)


def at(peek: Peek, index: int) -> Chosen:
    """Return an offer's own action."""
    return index, peek.offers[index].action


def admitting(peek: Peek, action: Model) -> Chosen:
    """Return an action with the offer that admits it. Raises Sentence if none does."""
    for index, offer in enumerate(peek.offers):
        if offer.admits(action):
            return index, action
    raise Sentence("error-not-now")


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


def several(pairs: Pairs, names: str, unknown: str) -> list[int]:
    """Return the positions of all that was named, in the order of `pairs`. Raises Sentence(unknown)."""
    found = {named(pairs, name, unknown) for name in BETWEEN.split(str(names)) if name}
    if not found:
        raise Sentence(unknown)
    return sorted(found)


def continued(pairs: Pairs, names: str) -> list[str]:
    """Return what several names may become: as they are, and with each of the others in the place of the last.

    Nothing if one of those before the last is unknown.
    """
    labels = [label for label, _ in pairs]
    given = [name for name in BETWEEN.split(str(names)) if name]
    if set(given) <= set(labels):
        begun, whole = given, [" ".join(given)] if given else []
    else:
        begun, whole = given[:-1], []
        if not set(begun) <= set(labels):
            return []
    last = "" if begun == given else given[-1]
    further = [label for label in labels if label not in begun and label.startswith(last)]
    return [*whole, *(" ".join([*begun, label]) for label in further)]


def _written(name: str) -> list[str]:
    """Return the words of a name that have a letter or digit; what is no text at all is a name that nobody has."""
    return [word for word in str(name).casefold().split() if any(sign.isalnum() for sign in word)]
