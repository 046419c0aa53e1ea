"""Messages in somebody's words: their language, and names as the place needs them."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.catalogue import BASE, Catalogue
from bot.publication import Occupant, Table
from cogs.names import marked, plain
from engine.core.game import AnyGame
from engine.core.ids import Seat, Value
from engine.core.messages import Message, MessageValue, message


@dataclass(frozen=True, slots=True)
class Words:
    """Says messages in one locale; `table` gives seats their names."""

    catalogue: Catalogue
    locale: str = BASE
    table: Table | None = None

    def text(self, what: Message) -> str:
        """Return a message for text that Discord reads as markup: names are escaped."""
        return self.catalogue.say(what, self.locale, self._marked)

    def label(self, what: Message) -> str:
        """Return a message for buttons, menus, alt text and pictures, which show markup as it is: names are plain."""
        return self.catalogue.say(what, self.locale, self._plain)

    def say(self, id: str, **values: MessageValue) -> str:
        """Return a message of the shared layer as text."""
        return self.text(message(id, **values))

    def tag(self, id: str, **values: MessageValue) -> str:
        """Return a message of the shared layer as a label."""
        return self.label(message(id, **values))

    def at(self, table: Table) -> "Words":
        """Return the same words with this table's names."""
        return Words(self.catalogue, self.locale, table)

    def has(self, id: str) -> bool:
        """Whether the catalogue knows a message (or `id.attribute`)."""
        return self.catalogue.has(id, self.locale)

    def occupant(self, who: Occupant, *, markup: bool = True) -> str:
        """Return who sits there: a name, an automatic player marked as such, or the word for nobody."""
        style = marked if markup else plain
        if who.player is not None:
            return self.catalogue.say(message("seat-automatic", name=style(who.name)), self.locale)
        if who.user_id is None:
            return self.catalogue.say(message("seat-free"), self.locale)
        return style(who.name)

    def _marked(self, seat: Seat) -> str:
        return self._named(seat, markup=True)

    def _plain(self, seat: Seat) -> str:
        return self._named(seat, markup=False)

    def _named(self, seat: Seat, *, markup: bool) -> str:
        if self.table is None or not 0 <= seat < len(self.table.seats):
            return self.catalogue.say(message("seat-number", number=seat + 1), self.locale)
        return self.occupant(self.table.seats[seat], markup=markup)

    # words that a game's catalogue keeps under ids made of its prefix

    def title(self, game: AnyGame) -> str:
        """Return a game's name."""
        return self.tag(f"{game.prefix}-name")

    def option(self, game: AnyGame, name: str) -> str:
        """Return the name of a lobby setting."""
        return self.tag(f"{game.prefix}-option-{hyphens(name)}")

    def option_value(self, game: AnyGame, name: str, value: Value) -> str:
        """Return one value of a lobby setting: its own words, the setting's words for any value, or as it is."""
        own = f"{game.prefix}-option-{hyphens(name)}.value-{hyphens(str(value))}"
        if self.has(own):
            return self.tag(own)
        general = f"{game.prefix}-option-{hyphens(name)}.value"
        return self.tag(general, value=value) if self.has(general) else str(value)

    def player(self, game: AnyGame, player: str) -> str:
        """Return the name of a kind of automatic player."""
        return self.tag(f"{game.prefix}-player-{hyphens(player)}")


def hyphens(name: str) -> str:
    """Return a name as part of a message id."""
    return name.lower().replace("_", "-").replace(" ", "-")


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """Return the language of whoever clicked or typed."""
    return str(interaction.locale)


def public_locale_of(guild: discord.Guild | None) -> str:
    """Return the language of what everybody in a server reads."""
    return str(guild.preferred_locale) if guild else BASE
