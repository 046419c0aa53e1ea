"""/game privacy: what is kept about somebody, as a file, and the way to have it erased."""

import discord
from discord import app_commands

from bot.publication import About
from cogs.components import Control, Verb
from cogs.errors import Sentence
from cogs.hub import Hub, notice
from cogs.layout import Document, Page, Style, button, row
from cogs.presenter import Answer, Interaction
from cogs.table_page import QUIET
from cogs.translator import Tell
from cogs.words import Words

EXPORT, COUNT, UNCOUNT, ASK, ERASE = "file", "in", "out", "ask", "erase"
FILE = "my-data.json"
TOPICS = (
    "seats",
    "actions",
    "results",
    "tables hosted",
    "plans",
    "votes",
    "seats offered",
    "visits",
    "open looks",
    "calls",
    "reminders sent",
    "reminders wanted",
    "statistics",
    "settings of servers",
)
"""What is told on the page, in this order: all that the file has, where there is any."""


class PrivacyDesk:
    """What people can know and decide of what is kept about them. Everything here is for their eyes alone."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def show(self, answer: Answer) -> None:
        """Show what is kept about whoever asks."""
        about = await self.hub.service.privacy.about(answer.user_id)
        await answer.private(_page(about, self.hub.words(answer.interaction)))

    async def pressed(self, answer: Answer, control: Control) -> None:
        """Do what a button of that page says."""
        match control.arg:
            case arg if arg == EXPORT:
                await self._export(answer)
            case arg if arg in (COUNT, UNCOUNT):
                await self.hub.service.privacy.count(answer.user_id, arg == COUNT)
                await self.show(answer)
            case arg if arg == ASK:
                await self._ask(answer)
            case arg if arg == ERASE:
                await self._erase(answer)
            case "":
                await self.show(answer)
            case _:
                raise Sentence("error-old-control")

    async def _export(self, answer: Answer) -> None:
        words = self.hub.words(answer.interaction)
        about = await self.hub.service.privacy.about(answer.user_id)
        back = row([button(Control(Verb.PRIVACY), words.tag("form-back"))])
        await answer.private(
            Page(parts=(words.say("privacy-exported"), Document(about.export, FILE), back), accent=QUIET)
        )

    async def _ask(self, answer: Answer) -> None:
        words = self.hub.words(answer.interaction)
        buttons = [
            button(Control(Verb.PRIVACY, arg=ERASE), words.tag("privacy-erase-yes"), Style.danger),
            button(Control(Verb.PRIVACY), words.tag("question-no")),
        ]
        await answer.private(notice(words.say("privacy-ask"), row(buttons)))

    async def _erase(self, answer: Answer) -> None:
        """Blank what is still open on somebody's screen, forget them, and show their tables without them."""
        for look in await self.hub.service.looks():
            if look.user_id == answer.user_id:
                await self.hub.looks.blank(look)
        changed = await self.hub.service.privacy.erase(answer.user_id)
        await answer.private(notice(self.hub.words(answer.interaction).say("privacy-erased")))
        self.hub.deadlines_moved()
        for content in changed:
            try:
                await self.hub.show(content)
            except discord.HTTPException:  # the next start, or whoever comes to the table, shows it
                continue


def _page(about: About, words: Words) -> Page:
    said = (words.say(f"privacy-{topic.replace(' ', '-')}", count=about.counts[topic]) for topic in TOPICS)
    kept = [line for line in said if line]
    counted = button(
        Control(Verb.PRIVACY, arg=UNCOUNT if about.counted else COUNT),
        words.tag("privacy-uncount" if about.counted else "privacy-count"),
    )
    buttons = [
        button(Control(Verb.PRIVACY, arg=EXPORT), words.tag("privacy-export"), Style.primary),
        counted,
        button(Control(Verb.PRIVACY, arg=ASK), words.tag("privacy-erase"), Style.danger),
    ]
    return Page(
        parts=(f"### {words.say('privacy-title')}", "\n".join(kept), words.say("privacy-text"), row(buttons)),
        accent=QUIET,
    )


def privacy_command(group: app_commands.Group, desk: PrivacyDesk, hub: Hub, tell: Tell) -> None:
    """Add /game privacy."""

    @group.command(name="privacy", description=tell("command-privacy"))
    async def privacy(interaction: Interaction) -> None:
        await hub.run(interaction, desk.show)
