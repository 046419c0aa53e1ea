"""Two languages at one table: everybody reads the server's in the channel, and their own in what they alone see."""

import random

import pytest

from bot.catalogue import Catalogue
from cogs.components import Verb
from cogs.words import Words
from tests.e2e.hands import Panel, control, going_on, open_lobby, play, reach

ENGLISH, GERMAN = "en-US", "de"
BOTH = pytest.mark.parametrize(("server", "own"), [(ENGLISH, GERMAN), (GERMAN, ENGLISH)])
CATALOGUE = Catalogue.load()


def said(id, locale, **values):
    """Return a message as a reader of a language finds it."""
    return Words(CATALOGUE, locale).say(id, **values)


def other(locale):
    return GERMAN if locale == ENGLISH else ENGLISH


class Reader:
    """Looks whether texts are in the language that they should be in."""

    def __init__(self, locale):
        self.locale = locale

    def reads(self, text, *ids):
        for id in ids:
            assert said(id, self.locale) in text, f"{id} in {self.locale}: {text}"
            assert said(id, other(self.locale)) not in text, f"{id} in {other(self.locale)}: {text}"


async def set_up(office, server, own):
    """Return somebody who reads `own` and sits alone at a table of a server that reads `server`."""
    ana = office.person("ana", locale=own, manager=True)
    await office.service.guilds.change(office.guild.id, ana.id, "language", server.partition("-")[0], 1)
    return ana


@BOTH
async def test_a_table_from_its_lobby_to_its_film(office, server, own):
    ana = await set_up(office, server, own)
    everybody, reader = Reader(server), Reader(own)
    table = await open_lobby(office, [ana], grid="2x4-2")
    lobby = await table.message()
    everybody.reads(lobby.words, "button-join", "button-start", "button-options")
    more = await table.press(ana, Verb.OPTIONS)
    reader.reads(more.private.words, "options-title")

    await table.press(ana, Verb.START)
    board = await table.message()
    everybody.reads(board.words, "button-turn", "button-words", "button-more")
    assert said("lf-alt-grid", server, rows=2, cols=4) in board.pictures[0].alt
    reader.reads((await table.press(ana, Verb.MORE)).private.words, "more-title", "button-leave")
    reader.reads((await table.press(ana, Verb.RULES)).private.words, "lf-rules-aim.title", "lf-rules-aim.alt")
    await reach(table, Panel(table), random.Random(1), "return")
    panel = office.message(table.panels[ana.id])
    reader.reads(panel.words, "lf-do-swap", "lf-do-keep")
    await office.restart(gently=False)
    blanked = office.message(panel.id)
    reader.reads(blanked.words, "panel-blank", "button-again")

    await office.slash(ana, "lost-found keep")
    await office.slash(ana, "lost-found hint")
    spots = [shown for shown, _ in (await office.autocomplete(ana, "lost-found hint", "spot")).choices]
    assert any(said("lf-where-row", own, horizontal="left", cols=1, cell="A1") in spot for spot in spots), spots

    await play(table, Panel(table), random.Random(2), choose=going_on)
    ended = await table.message()
    everybody.reads(ended.words, "button-play-again", "button-replay")
    replay = (await office.click(ana, ended, custom_id=control(ended, Verb.REPLAY))).private
    reader.reads(replay.words, "replay-turns", "replay-on", "button-share")
    shared = await office.click(ana, replay, custom_id=control(replay, Verb.SHARE))
    film = next(message for message in office.public() if message.files and message.id != ended.id)
    assert said("film-by", server, who="ana") in film.text
    reader.reads(shared.private.text, "film-shared")


@BOTH
async def test_private_answers_choices_errors_and_reminders(office, server, own):
    ana = await set_up(office, server, own)
    reader = Reader(own)
    for command, id in [
        ("about", "about-privacy"),
        ("game list", "list-empty"),
        ("game inbox", "inbox-no-tables"),
        ("game plans", "plans-empty"),
        ("game privacy", "privacy-text"),
        ("game stats", "stats-none"),
        ("game undo", "error-no-table"),
        ("game tutorial", "lesson-explained"),
        ("game-setup", "setup-about"),
    ]:
        reader.reads((await office.slash(ana, command)).private.text, id)
    table = await open_lobby(office, [ana], grid="2x4-2")
    await office.service.set_deadline(table.game_id, ana.id, 24 * 3600)
    await table.press(ana, Verb.START)
    reader.reads((await office.slash(ana, "lost-found sorted")).private.text, "error-not-now")
    await office.slash(ana, "game notify", where="private")
    await office.advance(13 * 3600)
    channel = office.env.backend.dm_channels[ana.id]
    [told] = office.env.backend.messages[channel]
    reader.reads(office.message(told).words, "reminder-title", "button-inbox")
