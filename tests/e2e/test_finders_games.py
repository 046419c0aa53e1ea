"""Whole games of both Finders Keepers to their end: by panel, by typing, by both; with automatic players, restarts."""

import random

import pytest

from cogs.components import Verb
from tests.e2e.finders import BASIC, EXPERT, TypedFinders, capturing, games, showing, unanswered
from tests.e2e.hands import Mixed, Moment, Panel, TestTable, control, offered, open_lobby, open_table, play
from tests.e2e.office import Office

NAMES = ("ana", "ben", "cleo", "dev", "eli", "fay")
HANDS = {
    "panel": lambda table, rng: Panel(table),
    "typed": lambda table, rng: TypedFinders(table),
    "mixed": lambda table, rng: Mixed(table, rng, TypedFinders),
}


@pytest.fixture
async def office(tmp_path):
    async with Office(tmp_path, games=games()) as running:
        yield running


def check(moments: list[Moment]) -> None:
    """Check who was called, how much was posted, and what it cost."""
    for moment in moments:
        over = moment.after.status.outcome is not None
        called = set() if over else set(moment.after.awaited) - set(moment.before.awaited)
        assert sorted(moment.pings) == sorted(called), f"after {moment.action}"
        assert len(moment.posts) == bool(called or over), f"after {moment.action}"
    paid = [request for moment in moments for request in moment.requests if not request.free]
    assert len(paid) / len(moments) <= 1 / 4


async def check_end(table: TestTable) -> None:
    """Check that the end is shown and remembered, for everybody, and that nothing can be done any more."""
    content = await table.running()
    assert content.status.outcome is not None
    assert content.status.outcome.winners
    shown = await table.message()
    assert shown.id == table.office.public()[-1].id
    assert not offered(shown, Verb.TURN)
    for person in table.people:
        assert (await table.peek(person)).offers == ()
    won = [f"<@{content.table.seats[seat].user_id}>" for seat in content.status.outcome.winners]
    best = (await table.office.slash(table.people[0], "game best", game=content.table.kind)).text
    assert f"{' '.join(won)} · <t:" in best
    assert all(f"{winner} · 1 win in 1 game" in best for winner in won)


BASICS = {
    "two": (2, "panel", {}),
    "three": (3, "mixed", {}),
    "six": (6, "typed", {}),
    "three tiles at a time": (2, "mixed", {"tiles_per_round": 3}),
    "gentle": (2, "panel", {"wrong": "ignore", "clutter": 16}),
    "hidden cards": (2, "mixed", {"private_tableaus": "yes", "show_misses": "yes"}),
    "words": (2, "mixed", {"text_mode": "yes"}),
    "turned by hand": (3, "panel", {"manual_reveal": "yes", "wrong": "lockout"}),
    "practice": (1, "panel", {"practice": "yes"}),
}


@pytest.mark.parametrize("name", BASICS)
async def test_basic(office, name):
    seats, hands, options = BASICS[name]
    table = await open_table(office, [office.person(n) for n in NAMES[:seats]], kind=BASIC, **options)
    rng = random.Random(name)
    moments = await play(table, HANDS[hands](table, rng), rng, choose=unanswered, picking=showing)
    if not options.get("practice"):
        check(moments)
    await check_end(table)


EXPERTS = {
    "two": (2, "panel", {}),
    "three": (3, "typed", {}),
    "four": (4, "mixed", {}),
    "the bot collects": (2, "mixed", {"collect": "auto"}),
    "words": (2, "panel", {"text_mode": "yes", "clutter": 16}),
    "match": (2, "mixed", {"match_play": "yes", "pass_cycles": "yes"}),
    "everybody passes": (2, "mixed", {"auto_pass": "no", "must_take": "trust", "hand": 3}),
}


@pytest.mark.parametrize("name", EXPERTS)
async def test_expert(office, name):
    seats, hands, options = EXPERTS[name]
    table = await open_table(office, [office.person(n) for n in NAMES[:seats]], kind=EXPERT, **options)
    rng = random.Random(name)
    check(await play(table, HANDS[hands](table, rng), rng, choose=capturing, picking=showing))
    await check_end(table)


@pytest.mark.parametrize(("kind", "choose"), [(BASIC, unanswered), (EXPERT, capturing)])
async def test_automatic_players_play_along(office, kind, choose):
    ana = office.person("ana")
    table = await open_lobby(office, [ana], kind=kind)
    for player in (1, 2):
        lobby = await table.message()
        fill = next(s for s in lobby.selects if s.custom_id == control(lobby, Verb.FILL))
        await office.select(ana, lobby, [fill.options[player][1]], custom_id=fill.custom_id)
    await table.press(ana, Verb.START)
    rng = random.Random(3)
    moments = await play(table, Mixed(table, rng, TypedFinders), rng, choose=choose, picking=showing)
    assert {moment.person for moment in moments} == {ana}
    assert not [user for moment in moments for user in moment.pings]
    assert (await table.running()).status.outcome.winners


@pytest.mark.parametrize(("kind", "choose"), [(BASIC, unanswered), (EXPERT, capturing)])
async def test_a_restart_before_every_action(office, kind, choose):
    table = await open_table(office, [office.person(n) for n in NAMES[:2]], kind=kind)
    rng = random.Random(4)

    async def restart(n):
        await office.restart(gently=n % 2 == 0)

    hands = Mixed(table, rng, TypedFinders)
    moments = await play(table, hands, rng, choose=choose, picking=showing, between=restart)
    assert all(len(moment.posts) <= 1 for moment in moments)
    await check_end(table)
