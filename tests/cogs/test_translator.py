"""Commands in every language: what Discord is told, and texts that name commands as their readers see them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.catalogue import BASE, Catalogue, message_files, named, parse
from bot.sync import digest
from cogs.translator import Translator, name_id, option_id, renamed
from cogs.words import OFF, ON, Words
from engine.core.game import AnyGame
from engine.core.messages import message
from engine.games import GAMES
from tests.e2e.office import Office

CATALOGUE = Catalogue.load(strict=True)
ENGLISH_ONLY = {"lost_ones"}
"""Games that are told in English so far."""
OTHERS = [locale for locale in CATALOGUE.locales if locale != BASE]
NAME = re.compile(r"^[-_'\w]{1,32}$")


def entries(locale: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Return id (or id.attribute) -> (where it stands, the values that it names)."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for file in message_files():
        if file.stem != locale:
            continue
        where = file.parent.parent.name
        for id, node in named(parse(file)[0]):
            parts = [(id, node.value), *((f"{id}.{each.id.name}", each.value) for each in node.attributes)]
            for name, pattern in parts:
                if pattern is not None:
                    found[name] = (where, frozenset(variables(pattern)))
    return found


def variables(node: Any) -> Iterator[str]:
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if type(each).__name__ == "VariableReference":
                yield each.id.name
            elif hasattr(each, "span"):
                yield from variables(each)


def test_there_is_a_second_language() -> None:
    assert "de" in OTHERS


@pytest.mark.parametrize("locale", OTHERS)
def test_no_message_is_missing_and_none_says_more_than_it_is_given(locale: str) -> None:
    base, theirs = entries(BASE), entries(locale)
    wanted = {id for id, (where, _) in base.items() if where not in ENGLISH_ONLY}
    assert sorted(wanted - set(theirs)) == []
    assert sorted(set(theirs) - set(base)) == []
    assert [id for id, (_, values) in theirs.items() if not values <= base[id][1]] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_a_test_of_missing_messages_can_fail(locale: str) -> None:
    assert CATALOGUE.own("lo-name", locale) is None
    assert CATALOGUE.own("button-start", locale) != CATALOGUE.say(message("button-start"))


@pytest.fixture
async def tree(tmp_path: Path) -> Any:
    async with Office(tmp_path) as office:
        yield office._bot.tree  # type: ignore[attr-defined]


def walked(tree: Any) -> Iterator[tuple[str, str]]:
    """Yield the id of every name of a command or an option, with the name in the code."""
    for command in tree.walk_commands():
        yield name_id(command.qualified_name), command.name
        for option in getattr(command, "parameters", ()):
            yield option_id(option.display_name), option.display_name


def walked_ids(tree: Any, group: str) -> Iterator[str]:
    """Yield the ids of all names in one group of commands."""
    top = tree.get_command(group)
    for command in (top, *top.walk_commands()):
        yield name_id(command.qualified_name)
        yield from (option_id(option.display_name) for option in getattr(command, "parameters", ()))


async def test_every_name_stands_in_the_catalogue_as_it_is_in_the_code(tree: Any) -> None:
    english = {id: CATALOGUE.say(message(id)) for id in entries(BASE) if id.startswith("name-")}
    told = dict(walked(tree))
    assert english.items() <= told.items()
    assert {id for id in told if id not in english} <= set(walked_ids(tree, "lost-ones")), "Lost Ones is in English"


@pytest.mark.parametrize("locale", OTHERS)
async def test_discord_is_told_names_and_descriptions_that_it_takes(tree: Any, locale: str) -> None:
    translator = Translator(CATALOGUE)
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, translator)
        for part in parts(payload):
            name = part.get("name_localizations", {}).get(locale)
            assert name is None or (NAME.match(name) and name == name.lower()), name
            assert len(part.get("description_localizations", {}).get(locale, "")) <= 100
        for group in [payload, *parts(payload)]:
            names = [each.get("name_localizations", {}).get(locale, each["name"]) for each in group.get("options", ())]
            assert len(set(names)) == len(names), names
    game = await tree.get_command("game").get_translated_payload(tree, translator)
    assert game["name_localizations"] == {"de": "spiel"}
    for command in tree.get_commands():
        if command.name != "lost-ones":  # its words are English
            payload = await command.get_translated_payload(tree, translator)
            assert [part["name"] for part in parts(payload) if part.get("description_localizations") == {}] == []
    new = next(each for each in game["options"] if each["name"] == "new")
    assert new["name_localizations"] == {"de": "neu"}
    assert new["description_localizations"]["de"] == CATALOGUE.own("command-new", "de")
    assert {each["name_localizations"]["de"] for each in new["options"]} == {"spiel", "wo"}


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options", ()):
        yield from parts(option)


async def test_other_words_in_another_language_are_told_to_discord(tree: Any) -> None:
    before = await digest(tree, None)
    await tree.set_translator(None)
    assert await digest(tree, None) != before


def test_texts_name_commands_and_options_as_their_readers_see_them() -> None:
    text = "Press `/game check`, then `/finders-keepers capture 1 2`, with `table`; `code` stays."
    assert renamed(text, CATALOGUE, "en-GB") == text
    assert renamed(text, CATALOGUE, "de") == (
        "Press `/spiel prüfen`, then `/finders-keepers fangen 1 2`, with `tisch`; `code` stays."
    )
    german = Words(CATALOGUE, "de")
    assert "`/spiel neu`" in german.say("list-empty")
    assert "`/game new`" in Words(CATALOGUE, "en-US").say("list-empty")


async def test_a_choice_and_an_unknown_locale() -> None:
    translator = Translator(CATALOGUE)
    string = app_commands.locale_str("Here", id="where-here")
    context: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.choice_name, None)  # type: ignore[arg-type]
    assert await translator.translate(string, discord.Locale.german, context) == "Hier"
    assert await translator.translate(string, discord.Locale.french, context) is None
    assert await translator.translate(app_commands.locale_str("x"), discord.Locale.german, context) is None


SHOWN = 32
"""About so many signs of what is chosen can be read in a closed menu on a phone."""


@pytest.mark.parametrize("locale", [BASE, *OTHERS])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_of_a_setting_has_words_and_the_usual_ones_fit_on_a_phone(game: AnyGame, locale: str) -> None:
    words, options = Words(CATALOGUE, locale), game.options()
    for field in game.lobby.fields(options, game.lobby.seat_range(options)[0]):
        for value in field.values:
            said = words.option_value(game, field.name, value)
            assert said != value or value in (OFF, ON), f"{field.name}: {value} is shown as it is in the code"
        if field.page == 0:
            now = words.option_value(game, field.name, field.value)
            line = words.tag("option-choice", option=words.option(game, field.name), value=now)
            assert len(line) <= SHOWN, line
