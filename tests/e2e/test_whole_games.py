"""Whole games to their end: by panel, by typing, by both; one to six people; every variant; nothing sent amiss."""

import random
import re

import pytest

from cogs.components import Verb
from engine.core.model import evolve
from engine.games.lost_and_found.actions import Declare, FlipCard, Look, PutBack
from tests.e2e.hands import (
    Choose,
    Mixed,
    Moment,
    Panel,
    TestTable,
    Typed,
    anything,
    going_on,
    offered,
    open_table,
    play,
)
from tests.e2e.office import open_office
from tests.e2e.stacked import stacked

NAMES = ("ana", "ben", "cleo", "dev", "eli", "fay")
GAMES = {
    "basic alone": (1, {}),
    "basic, two": (2, {}),
    "basic, three": (3, {}),
    "basic, four": (4, {}),
    "pick both first": (2, {"grid": "3x3-3", "commit_both": "yes"}),
    "always swap": (2, {"grid": "3x3-3", "always_swap": "yes"}),
    "flip your own": (3, {"grid": "3x3-3", "flip_own": "yes"}),
    "open hints": (2, {"open_hints": "yes"}),
    "random counts": (2, {"grid": "3x4-4", "random_counts": "yes"}),
    "act twice": (2, {"double": "yes"}),
    "everything at once": (
        2,
        {"commit_both": "yes", "always_swap": "yes", "flip_own": "yes", "open_hints": "yes", "double": "yes"},
    ),
    "the whole box": (2, {"grid": "5x6-5"}),
    "the whole box, pairs": (1, {"grid": "5x6-5", "commit_both": "yes"}),
    "the smallest": (4, {"grid": "2x4-2"}),
    "a target": (2, {"grid": "3x3-3", "target": 4}),
    "a challenge": (2, {"challenge": 9}),
    "a table of six": (6, {"max_seats": 6, "hints": 1}),
    "a vote": (3, {"grid": "3x3-3", "declare_vote": "yes"}),
    "early": (2, {"grid": "3x3-3", "declare_early": "yes"}),
    "own notes": (2, {"grid": "3x4-4", "memory": "notes"}),
    "full log": (2, {"grid": "3x4-4", "memory": "full"}),
}  # fmt: skip


def budget(moments: list[Moment]) -> float:
    """Return how many calls outside interactions there were for each action."""
    paid = [request for moment in moments for request in moment.requests if not request.free]
    return len(paid) / len(moments)


def check(moments: list[Moment]) -> None:
    """Check what must hold in every game: who was called, how much was posted, what it cost."""
    for moment in moments:
        over = moment.after.status.outcome is not None
        called = set() if over else set(moment.after.awaited) - set(moment.before.awaited)
        assert sorted(moment.pings) == sorted(called), f"after {moment.action}"
        assert len(moment.posts) <= 1, f"after {moment.action}"
        if moment.posts:
            assert called or over, f"a new message in the middle of a turn, after {moment.action}"
    assert budget(moments) <= 1 / 4


async def check_end(table: TestTable) -> None:
    """Check that the end is shown to everybody and that nothing can be done any more."""
    content = await table.running()
    assert content.status.outcome is not None
    shown = await table.message()
    assert shown.id == table.office.public()[-1].id
    assert not offered(shown, Verb.TURN)
    assert re.search("Something is out of place|All sorted", shown.text)
    for person in table.people:
        assert (await table.peek(person)).offers == ()


TYPED = [
    "basic, two", "basic, three", "pick both first", "open hints", "random counts", "act twice", "everything at once",
    "the whole box", "a challenge", "a vote", "early",
]  # fmt: skip
BY_PANEL = [name for name in GAMES if name not in TYPED or name in ("act twice", "a vote", "the whole box")]


@pytest.mark.parametrize("name", BY_PANEL)
async def test_by_panel(office, name):
    seats, options = GAMES[name]
    table = await open_table(office, [office.person(n) for n in NAMES[:seats]], **options)
    check(await play(table, Panel(table), random.Random(name), choose=going_on))
    await check_end(table)


@pytest.mark.parametrize("name", TYPED)
async def test_typed(office, name):
    seats, options = GAMES[name]
    table = await open_table(office, [office.person(n) for n in NAMES[:seats]], **options)
    check(await play(table, Typed(table), random.Random(name), choose=anything))
    await check_end(table)


@pytest.mark.parametrize(("seats", "choose"), [(2, going_on), (3, anything)])
async def test_both_mixed_within_a_turn(office, seats, choose: Choose):
    table = await open_table(office, [office.person(n) for n in NAMES[:seats]])
    rng = random.Random(seats)
    check(await play(table, Mixed(table, rng), rng, choose=choose))
    await check_end(table)


def tidy(peek, rng) -> int:
    """Put cards back as they were, turn one up, and say "All sorted!"."""
    wanted = (Declare, FlipCard, PutBack, Look)
    best = min(
        (wanted.index(type(offer.action)), getattr(offer.action, "swap", False), i)
        for i, offer in enumerate(peek.offers)
        if type(offer.action) in wanted
    )
    return best[-1]


def grouped(state):
    """Deal every item's cards in one piece."""
    return evolve(state, cards=tuple(sorted(state.cards)))


@pytest.mark.parametrize("hands", [Panel, Typed])
async def test_a_challenge_is_won_and_remembered(tmp_path, hands):
    async with open_office(tmp_path / "office", games=stacked(grouped)) as office:
        ana = office.person("ana")
        for name in ("none yet", "won", "won again"):
            best = (await office.slash(ana, "game best", game="lost_and_found")).text
            assert (office.say("best-none") in best) == (name == "none yet")
            table = await open_table(office, [ana], challenge=1)
            await play(table, hands(table), random.Random(1), choose=tidy)
            outcome = (await table.running()).status.outcome
            assert (outcome.reason, outcome.winners, outcome.score) == ("declared", (0,), 8)
            assert "Something is out of place" not in (await table.message()).text
        best = (await office.slash(ana, "game best", game="lost_and_found")).text
        assert "🏅" in best
        assert best.count("**8**") == 3
