"""The settings of a server: every page is one that Discord takes, and every value has its words."""

import discord
import pytest
from discord import ui

from bot.servers import MOST_CHANNELS, ServerSettings, SettingChange
from cogs.components import Verb, parse
from cogs.layout import Page
from cogs.preflight import Report, Step
from cogs.preflight_page import preflight_page
from cogs.setup_page import changes_page, said, setup_page
from tests.cogs.test_menus import judge
from tests.cogs.toys import ANA, CATALOGUE, WORDS

CHANNELS = tuple(range(1_300_000_000_000_000_000, 1_300_000_000_000_000_000 + MOST_CHANNELS))
STEPS = tuple(Step)


def settings_of(page: Page) -> list[str]:
    found = [parse(item.custom_id or "") for item in page.view().walk_children() if isinstance(item, ui.Button)]
    return [control.arg for control in found if control and control.verb is Verb.SETTING]


def texts(page: Page) -> str:
    return "\n".join(item.content for item in page.view().walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize("settings", [ServerSettings(), ServerSettings(channels=CHANNELS, statistics=False)])
def test_the_page_is_taken_by_discord(settings: ServerSettings) -> None:
    judge(setup_page(settings, WORDS, CHANNELS, note="x" * 300))


def test_a_channel_that_is_gone_is_not_shown_as_chosen() -> None:
    page = setup_page(ServerSettings(channels=CHANNELS[:2]), WORDS, CHANNELS[1:])
    (select,) = [item for item in page.view().walk_children() if isinstance(item, ui.ChannelSelect)]
    assert [chosen.id for chosen in select.default_values] == [CHANNELS[1]]
    assert {chosen.type for chosen in select.default_values} == {discord.SelectDefaultValueType.channel}
    assert (select.min_values, select.max_values) == (0, MOST_CHANNELS)


def test_every_language_has_its_name() -> None:
    named = [said("language", locale, WORDS.tag) for locale in CATALOGUE.locales]
    assert len({*named, said("language", None, WORDS.tag)}) == len(named) + 1


def test_changes_are_listed_with_who_and_when() -> None:
    changes = [SettingChange(ANA, 1_800_000_000.0, "channels", list(CHANNELS))] * 10
    page = changes_page(changes, WORDS)
    judge(page)
    assert texts(page).count(f"<t:1800000000:d> · <@{ANA}> · ") == 10
    erased = SettingChange(None, 1_800_000_000.0, "threads", "never")
    assert f"· {WORDS.say('setup-nobody')} · {WORDS.say('setup-threads-never')}" in texts(changes_page([erased], WORDS))
    assert WORDS.say("setup-no-changes") in texts(changes_page([], WORDS))


@pytest.mark.parametrize(
    ("done", "now", "offered"),
    [
        (STEPS, "allowed", []),
        ({Step.POST, Step.THREAD}, "allowed", ["threads.never"]),
        ({Step.POST}, "never", []),
        ({Step.THREAD, Step.THREAD_POST}, "allowed", ["threads.always"]),
        ({Step.THREAD, Step.THREAD_POST}, "always", []),
        ({Step.THREAD}, "allowed", []),
        ((), "allowed", []),
    ],
)
def test_a_test_offers_what_helps_and_is_not_set_yet(done: set[Step], now: str, offered: list[str]) -> None:
    page = preflight_page(Report(STEPS, set(done)), ServerSettings(threads=now), WORDS)  # type: ignore[arg-type]
    judge(page)
    assert settings_of(page) == offered


def test_a_channel_without_threads_is_told_nothing_about_them() -> None:
    steps = tuple(step for step in STEPS if not step.startswith("thread"))
    page = preflight_page(Report(steps, {Step.POST}), ServerSettings(), WORDS)
    assert settings_of(page) == []
    assert "thread" not in texts(page).casefold()
