"""What the managers of a server see: its settings, each with a control, and what was changed last."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import discord

from bot.servers import ServerSettings, SettingChange
from cogs.components import Control, Verb
from cogs.errors import mentions
from cogs.layout import Page, Row, Style, button, channel_select, choice, row, select
from cogs.table_page import QUIET
from cogs.words import OFF, ON, Words

CHANNELS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
]
"""Where people can talk."""
NONE = "none"
MOST_TABLES = (None, 1, 2, 3, 5, 10)
THREADS = ("allowed", "always", "never")
REMINDERS = ("both", "one", "none")
MOST_NAMED = 10
"""Channels that are named in one line; the select shows all."""
SETTINGS, CHANGES = "0", "1"
"""Pages, as the controls name them."""


def setup_page(settings: ServerSettings, words: Words, known: Collection[int], note: str = "") -> Page:
    """Return the page of the settings. `known` are the channels that can be chosen; others are not shown as chosen."""
    chosen = [id for id in settings.channels if id in known]
    control = Control(Verb.SETTING, arg="channels")
    switched = ("off", Style.success) if settings.statistics else ("on", Style.secondary)
    buttons = [
        button(
            Control(Verb.SETTING, arg=f"statistics.{switched[0]}"),
            said("statistics", settings.statistics, words.tag),
            switched[1],
        ),
        button(Control(Verb.PREFLIGHT), words.tag("button-preflight"), Style.primary),
        button(Control(Verb.SETUP, arg=CHANGES), words.tag("button-changes")),
    ]
    parts: list[str | Row] = [
        f"### {words.say('setup-title')}\n{words.say('setup-about')}",
        note,
        said("channels", settings.channels, words.say),
        channel_select(control, chosen, words.tag("setup-channels-choose"), CHANNELS),
        _select("most_tables", MOST_TABLES, settings.most_tables, words),
        _select("threads", THREADS, settings.threads, words),
        _select("language", (None, *words.catalogue.locales), settings.language, words),
        _select("reminders", REMINDERS, settings.reminders, words),
        row(buttons),
    ]
    return Page(parts=parts, accent=QUIET)


def changes_page(changes: Sequence[SettingChange], words: Words) -> Page:
    """Return the page of the last changes."""
    lines = [
        words.say(
            "setup-change",
            day=f"<t:{int(change.at)}:d>",
            person=f"<@{change.user_id}>" if change.user_id else words.say("setup-nobody"),
            what=said(change.name, change.value, words.say),
        )
        for change in changes
    ]
    back = button(Control(Verb.SETUP, arg=SETTINGS), words.tag("setup-back"))
    parts = (f"### {words.say('setup-changes')}", "\n".join(lines) or words.say("setup-no-changes"), row([back]))
    return Page(parts=parts, accent=QUIET)


def said(name: str, value: Any, say: Callable[..., str]) -> str:
    """Return a setting with its value in words; `say` is that of the words for text, or the one for labels."""
    match name:
        case "channels":
            more = " …" if len(value) > MOST_NAMED else ""
            return say("setup-channels", channels=mentions(value[:MOST_NAMED]) + more or NONE)
        case "most_tables":
            return say("setup-most-tables", most=value or 0)
        case "threads":
            return say(f"setup-threads-{value}")
        case "language":
            return say("setup-language", language=say(f"language-{value.lower()}") if value else NONE)
        case "reminders":
            return say(f"setup-reminders-{value}")
        case _:
            return say("setup-statistics", shown=ON if value else OFF)


def _select(name: str, values: Sequence[Any], now: Any, words: Words) -> Row:
    options = []
    for value in values:
        about = f"setup-{name}-{value}.about"
        description = words.tag(about) if words.has(about) else None
        label = said(name, value, words.tag)
        options.append(choice(label, str(value or NONE), chosen=value == now, description=description))
    return select(Control(Verb.SETTING, arg=name), options, words.tag(f"setup-choose-{name.replace('_', '-')}"))
