"""Names and descriptions of commands in the languages of the catalogues: Discord shows each person their own.

A description carries the id of its message. A name has none in the code: message `name-<command>` or
`name-option-<option>` gives it where a language has one, and `en` repeats the name in the code.
"""

import re
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.catalogue import BASE, Catalogue
from engine.core.messages import MessageValue, message

Tell = Callable[..., app_commands.locale_str]

NAMES = {
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
}
TYPED = re.compile(r"`(/?)([a-z]+(?:-[a-z]+)*)((?: [a-z]+(?:-[a-z]+)*)*)")
"""A command or an option as texts name them: the first word, and the words after it."""


def telling(catalogue: Catalogue) -> Tell:
    """Return what makes descriptions: the text in the base language, with the id of its message for the others."""

    def tell(id: str, **values: MessageValue) -> app_commands.locale_str:
        return app_commands.locale_str(catalogue.say(message(id, **values)), id=id, values=values)

    return tell


class Translator(app_commands.Translator):
    """Gives Discord the words of every locale that has its own."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._spoken = frozenset(locale for locale in discord.Locale if catalogue.speaks(str(locale)))

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a name or a description in a locale, None if that has no words of its own for it."""
        if locale not in self._spoken:  # most of Discord's thirty: asked of every word, at every start
            return None
        id = string.extras.get("id") or _name_id(context)
        return None if id is None else self._catalogue.own(id, str(locale), string.extras.get("values", {}))


def _name_id(context: app_commands.TranslationContextTypes) -> str | None:
    data: Any = context.data
    if context.location in NAMES:
        return name_id(data.qualified_name)
    if context.location is app_commands.TranslationContextLocation.parameter_name:
        return option_id(data.name)
    return None


def name_id(command: str) -> str:
    """Return the id of a command's name; `command` is the whole of it, such as "game new"."""
    return f"name-{command.replace(' ', '-')}"


def option_id(option: str) -> str:
    """Return the id of an option's name."""
    return f"name-option-{option.replace('_', '-')}"


def renamed(text: str, catalogue: Catalogue, locale: str) -> str:
    """Return a text with commands and options named as a locale's readers see them: ``/game new`` as ``/spiel neu``."""
    if locale.partition("-")[0] == BASE:
        return text

    def own(id: str, otherwise: str) -> str:
        return catalogue.own(id, locale) or otherwise

    def rename(found: re.Match[str]) -> str:
        slash, first, rest = found.groups()
        if not slash:
            return f"`{own(option_id(first), first)}{rest}"
        words = [own(name_id(first), first)]
        words += [own(name_id(f"{first} {word}"), word) for word in rest.split()]
        return f"`/{' '.join(words)}"

    return TYPED.sub(rename, text)
