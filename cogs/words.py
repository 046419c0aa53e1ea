"""Messages in somebody's words: their language, and names as the place needs them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

import discord

from bot.catalogue import BASE, Catalogue
from bot.publication import Occupant, Table
from cogs.names import marked, plain
from cogs.translator import renamed
from engine.core.game import AnyGame
from engine.core.ids import Seat, Value
from engine.core.messages import Message, MessageValue, message

OFF, ON = "no", "yes"
"""The values of a setting that is switched on or off."""


@dataclass(frozen=True, slots=True)
class Words:
    """Says messages in one locale; `table` gives seats their names, and its game names the automatic players."""

    catalogue: Catalogue
    locale: str = BASE
    table: Table | None = None
    games: Mapping[str, AnyGame] = field(default_factory=lambda: MappingProxyType({}))

    def text(self, what: Message) -> str:
        """Return a message for text that Discord reads as markup: names are escaped."""
        said = self._begun(self.catalogue.say(what, self.locale, self._marked))
        return renamed(said, self.catalogue, self.locale)

    def label(self, what: Message) -> str:
        """Return a message for buttons, menus, alt text and pictures, which show markup as it is: names are plain."""
        return renamed(self.catalogue.say(what, self.locale, self._plain), self.catalogue, self.locale)

    def say(self, id: str, **values: MessageValue) -> str:
        """Return a message of the shared layer as text."""
        return self.text(message(id, **values))

    def tag(self, id: str, **values: MessageValue) -> str:
        """Return a message of the shared layer as a label."""
        return self.label(message(id, **values))

    def at(self, table: Table) -> "Words":
        """Return the same words with this table's names."""
        return replace(self, table=table)

    def has(self, id: str) -> bool:
        """Whether the catalogue knows a message (or `id.attribute`)."""
        return self.catalogue.has(id, self.locale)

    def occupant(self, seat: int, *, markup: bool = True) -> str:
        """Return who sits there: a name, an automatic player marked as such, or who left the seat."""
        if self.table is None or not 0 <= seat < len(self.table.seats):
            return self.catalogue.say(message("seat-number", number=seat + 1), self.locale)
        who = self.table.seats[seat]
        style = marked if markup else plain
        if who.player is not None:
            name = self._automatic(self.table, seat, who.player)
            return self.catalogue.say(message("seat-automatic", name=style(name)), self.locale)
        if _former(who):
            return self.catalogue.say(message("seat-former"), self.locale)
        if who.user_id is None:
            return self.catalogue.say(message("seat-left", name=style(who.name)), self.locale)
        return style(who.name)

    def people(self, *, markup: bool = True) -> list[str]:
        """Return who sits at the table, seat by seat."""
        seats = self.table.seats if self.table else ()
        return [self.occupant(seat, markup=markup) for seat in range(len(seats))]

    def _automatic(self, table: Table, seat: int, player: str) -> str:
        """Return an automatic player's name, with a number where several of its kind sit there."""
        game = self.games.get(table.kind)
        name = self.player(game, player) if game else table.seats[seat].name
        alike = [i for i, who in enumerate(table.seats) if who.player == player]
        return f"{name} {alike.index(seat) + 1}" if len(alike) > 1 else name

    def _begun(self, said: str) -> str:
        """Return a text with a large letter where it begins with somebody who is not named any more."""
        if self.table is None or not any(map(_former, self.table.seats)):
            return said
        former = self.catalogue.say(message("seat-former"), self.locale)
        return said[:1].upper() + said[1:] if said.startswith(former) else said

    def _marked(self, seat: Seat) -> str:
        return self.occupant(seat)

    def _plain(self, seat: Seat) -> str:
        return self.occupant(seat, markup=False)

    # words that a game's catalogue keeps under ids made of its prefix

    def either(self, own: str, shared: str) -> str:
        """Return the id of a game's own words, or of the shared ones if it has none."""
        return own if self.has(own) else shared

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
        if self.has(general):
            return self.tag(general, value=value)
        return self.tag(f"option-{value}") if value in (OFF, ON) else str(value)

    def board(self, game: AnyGame, key: str) -> str:
        """Return the name of a set-up in a best list; of one that only an older version could read, that it is old."""
        try:
            return self.text(game.lobby.board(key))
        except Exception:  # one old entry does not hide the others
            return self.say("board-old")

    def player(self, game: AnyGame, player: str) -> str:
        """Return the name of a kind of automatic player."""
        return self.tag(f"{game.prefix}-player-{hyphens(player)}")


def _former(who: Occupant) -> bool:
    """Whether whoever sat there had everything about them erased."""
    return who.user_id is None and who.player is None and not who.name


def hyphens(name: str) -> str:
    """Return a name as part of a message id."""
    return name.lower().replace("_", "-").replace(" ", "-")


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """Return the language of whoever clicked or typed."""
    return str(interaction.locale)
