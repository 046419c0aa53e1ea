"""What somebody may not know reaches them through no channel: worlds that differ only in that send them the same."""

import json
import random
import re

import pytest

import cogs.table_page
from bot.service.tables import Tables
from cogs.components import Verb
from tests.e2e.hands import (
    Mixed,
    Moment,
    going_on,
    open_table,
    step,
)
from tests.e2e.office import Office, open_office
from tests.e2e.stacked import Known, stacked
from tests.e2e.traffic import Request

WORLDS = {
    "basic": {},
    "pick both first, always swap": {"commit_both": "yes", "always_swap": "yes"},
    "open hints, act twice": {"open_hints": "yes", "double": "yes"},
    "random counts": {"random_counts": "yes", "grid": "3x4-4"},
    "own notes": {"memory": "notes"},
    "the whole box": {"grid": "5x6-5"},
}
ACTIONS = 15
NAMES = ("ana", "ben", "cleo")


class Run:
    """What one world sent: everything, in order, and every log line."""

    def __init__(self, office: Office, moments: list[Moment], users: dict[str, int]) -> None:
        self.requests = list(office.requests)
        self.moments = moments
        self.users = users
        self.log = [re.sub(r"0x[0-9a-f]+", "0x", text) for text in office.trap.texts()]

    def shown_to(self, name: str | None) -> list[tuple]:
        """Return all that one person (None: everybody) could notice of every request, to the last byte."""
        reader = self.users[name] if name else None
        return [noticed(request) for request in self.requests if request.reader == reader]

    def outline(self) -> list[tuple]:
        """Return what even a private message shows to others: that it was sent, when, where and how."""
        return [(r.step, r.method, r.route, r.callback, r.reader, r.code, r.pings, len(r.files)) for r in self.requests]


def noticed(request: Request) -> tuple:
    """Return all of a request, but for the number that discord.py draws at random where the bot sets no nonce."""
    files = tuple((file.filename, file.data, file.description) for file in request.files)
    body = request.body
    if isinstance(body, dict) and str(body.get("nonce")).isdecimal():
        body = {name: value for name, value in body.items() if name != "nonce"}
    return request.step, request.method, request.path, json.dumps(body, sort_keys=True), files, request.pings


async def look_around(office, table, people) -> None:
    """Let somebody who is not on turn use whatever there is to look at."""
    for person in people:
        for verb in (Verb.WORDS, Verb.RULES, Verb.MORE, Verb.TURN):
            await table.press(person, verb)
        for command in ("board", "check", "catch-up", "inbox"):
            await office.slash(person, f"game {command}")
        for command in ("list", "best", "rules"):
            await office.slash(person, f"game {command}")
        for command, option in (("look", "cell"), ("flip", "cell"), ("hint", "spot"), ("hint", "card")):
            await office.autocomplete(person, f"lost-found {command}", option, "")
        for command, options in (("look", {"cell": "A1"}), ("flip", {"cell": "B1"}), ("hint", {}), ("sorted", {})):
            await office.slash(person, f"lost-found {command}", **options)


async def run(folder, games, options, seed) -> Run:
    """Play the beginning of a game in one world; who watches looks around at every step."""
    async with open_office(folder, **({"games": games} if games else {})) as office:
        ana, ben, cleo = (office.person(name) for name in NAMES)
        table = await open_table(office, [ana, ben], **options)
        rng, moments = random.Random(seed), []
        hands = Mixed(table, rng)
        for n in range(ACTIONS):
            if await table.over():
                break
            moments.append(await step(table, hands, rng, going_on))
            if n % 5 == 2:
                waiting = [person for person in (ana, ben) if person not in await table.awaited()]
                await look_around(office, table, [cleo, *waiting])
            if n == 9:
                await office.restart(gently=False)
        assert not await table.over(), "the end shows everything; the worlds must not reach it"
        return Run(office, moments, {"ana": ana.id, "ben": ben.id, "cleo": cleo.id})


@pytest.mark.parametrize("name", WORLDS)
async def test_two_worlds_alike_to_somebody_send_them_the_same(tmp_path, name):
    options = WORLDS[name]
    real = await run(tmp_path / "real", None, options, name)
    for viewer, seats in {"ana": {0}, "ben": {1}, "cleo": set()}.items():
        known = Known.to(seats, real.moments)
        games = stacked(lambda state, known=known: known.redeal(state, random.Random(1)))
        other = await run(tmp_path / viewer, games, options, name)
        assert other.outline() == real.outline()
        assert other.shown_to(None) == real.shown_to(None)
        assert other.shown_to(viewer) == real.shown_to(viewer)
        assert other.log == real.log
        unlike = [who for who in ("ana", "ben") if other.shown_to(who) != real.shown_to(who)]
        assert unlike, "the worlds do not differ in anything that anybody saw: this proves nothing"


async def test_pairs_of_worlds_notice_a_leak(tmp_path, monkeypatch):
    """The same comparison fails where the table message shows what the seat on turn holds."""
    held = {}
    peek, waiting = Tables.peek, cogs.table_page._waiting

    def overheard(self, loaded, seat, *whispers):
        made = peek(self, loaded, seat, *whispers)
        held[made.table.game_id] = made.view.seen
        return made

    def leaking(publication, *rest):
        return waiting(publication, *rest) + str(held.get(publication.table.game_id))

    monkeypatch.setattr(Tables, "peek", overheard)
    monkeypatch.setattr(cogs.table_page, "_waiting", leaking)
    real = await run(tmp_path / "real", None, {}, "basic")
    known = Known.to(set(), real.moments)
    held.clear()
    other = await run(tmp_path / "other", stacked(lambda state: known.redeal(state, random.Random(1))), {}, "basic")
    assert other.outline() == real.outline()
    assert other.shown_to(None) != real.shown_to(None)
