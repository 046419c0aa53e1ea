"""/game notify: how somebody wants to be told that they are awaited."""

import re
from dataclasses import replace
from functools import cache
from zoneinfo import available_timezones

from discord import app_commands

from bot.publication import Notices, Way
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.layout import Page
from cogs.presenter import Answer, Interaction
from cogs.tables import choices
from cogs.translator import Tell
from cogs.words import Words

WAYS: tuple[Way, ...] = ("channel", "private", "never")
CLOCK = re.compile(r"([01]?[0-9]|2[0-3])(?:[:.h]([0-5][0-9]))?", re.ASCII)

Choices = list[app_commands.Choice[str]]


@cache
def zones() -> tuple[str, ...]:
    """Return the time zones that somebody may live in, by name; read from the machine's own list once."""
    places = sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    return (*places, "UTC")


def minutes_of(text: str) -> int:
    """Return a time of day in minutes since midnight. Raises Sentence."""
    found = CLOCK.fullmatch(text.strip())
    if found is None:
        raise Sentence("error-no-time")
    return int(found[1]) * 60 + int(found[2] or 0)


def clock_of(minutes: int) -> str:
    """Return a time of day as it is written."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def changed(old: Notices, way: Way | None, zone: str | None, begin: str | None, end: str | None) -> Notices:
    """Return somebody's choice with what they named changed. Raises Sentence for what makes no sense.

    Quiet hours that end when they begin are none.
    """
    new = old
    if way is not None:
        new = replace(new, way=way, closed=False)
    if zone is not None:
        named = next((name for name in zones() if name.casefold() == zone.strip().replace(" ", "_").casefold()), None)
        if named is None:
            raise Sentence("error-no-zone")
        new = replace(new, zone=named)
    if begin is not None or end is not None:
        if begin is None or end is None:
            raise Sentence("error-half-quiet")
        if new.zone is None:
            raise Sentence("error-zone-first")
        quiet = (minutes_of(begin), minutes_of(end))
        new = replace(new, quiet=None if quiet[0] == quiet[1] else quiet)
    return new


def page_of(notices: Notices, words: Words) -> Page:
    """Return what somebody has chosen, in words."""
    way = "closed" if notices.way == "private" and notices.closed else notices.way
    lines = [f"### {words.say('notify-title')}", words.say(f"notify-{way}")]
    if notices.way != "never":
        if notices.quiet is None:
            lines += [words.say("notify-no-quiet"), f"-# {words.say('notify-how')}"]
        else:
            (begin, end), zone = map(clock_of, notices.quiet), notices.zone or "UTC"
            said = words.say("notify-quiet", begin=begin, end=end, zone=zone.replace("_", " "))
            lines += [said, f"-# {words.say('notify-about')}"]
    return notice("\n".join(lines))


def notify_command(group: app_commands.Group, hub: Hub, tell: Tell) -> None:
    """Add /game notify."""

    @group.command(name="notify", description=tell("command-notify"))
    @app_commands.rename(zone="time-zone", begin="quiet-from", end="quiet-to")
    @app_commands.describe(
        where=tell("option-notify-where"),
        zone=tell("option-time-zone"),
        begin=tell("option-quiet-from"),
        end=tell("option-quiet-to"),
    )
    @app_commands.choices(where=[app_commands.Choice(name=tell(f"notify-where-{way}"), value=way) for way in WAYS])
    async def notify(
        interaction: Interaction,
        where: str | None = None,
        zone: str | None = None,
        begin: str | None = None,
        end: str | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            words, reminders = hub.words(interaction), hub.service.reminders
            old = await reminders.notices(answer.user_id)
            way = next((way for way in WAYS if way == where), None)
            new = changed(old, way, zone, begin, end)
            if new != old or (where, zone, begin, end) != (None,) * 4:
                await reminders.choose(answer.user_id, replace(new, locale=words.locale))
                hub.deadlines_moved()
            await answer.private(page_of(new, words))

        await hub.run(interaction, work)

    @notify.autocomplete("zone")
    async def suggest_zone(interaction: Interaction, typed: str) -> Choices:
        return choices([(name.replace("_", " "), name) for name in zones()], typed.replace("_", " "))

    async def suggest_time(interaction: Interaction, typed: str) -> Choices:
        return choices([(clock_of(hour * 60),) * 2 for hour in range(24)], typed)

    notify.autocomplete("begin")(suggest_time)
    notify.autocomplete("end")(suggest_time)
