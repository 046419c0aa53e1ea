"""Games over days: every token is dead by the next action, yet calls stay few, boards true and messages rare."""

import random
from collections import Counter

import pytest

from tests.e2e.hands import Mixed, Panel, Typed, going_on, open_table, play

MINUTE, HOUR = 60, 3600
LOBBY = 4  # actions before the start: open, set an option, join, start


@pytest.mark.parametrize(
    ("hands", "gap"), [(Panel, 5 * MINUTE), (Typed, 20 * MINUTE), (Panel, 2 * HOUR), (Typed, 30 * HOUR)]
)
async def test_a_game_with_pauses(office, hands, gap):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3")

    async def pause(n):
        await office.advance(gap)

    moments = await play(table, hands(table), random.Random(gap), choose=going_on, between=pause)
    paid = [request for moment in moments for request in moment.requests if not request.free]
    assert len(paid) <= (LOBBY + len(moments)) / 4
    posts = Counter(moment.before.view.table.turn for moment in moments for _ in moment.posts)
    long_turns = 5 * gap > HOUR  # then the board becomes an hour old within a turn, and is posted anew, once
    assert max(posts.values()) <= 1 + long_turns
    called = Counter((m.after.view.table.turn, user) for m in moments for user in m.pings)
    assert set(called.values()) == {1}
    for moment in moments:
        if moment.after.passed:
            assert moment.posts, "a turn that passes is shown at once"
    shown = await table.message()
    assert shown.id == office.public()[-1].id
    assert not shown.has_button("take your turn")


async def test_old_boards_lose_their_buttons(office):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, grid="3x3-3")
    rng = random.Random(3)
    await play(table, Mixed(table, rng), rng, choose=going_on)
    with_buttons = [message for message in office.public() if message.has_button("take your turn")]
    assert with_buttons == []


async def test_a_burst_by_many_tables_stays_within_the_budget(office):
    """Six tables in one channel, played in turn: what each costs does not grow."""
    tables = [await open_table(office, [office.person(f"p{i}")], grid="2x4-2") for i in range(6)]
    mark = len(office.requests)
    actions = 0
    for table in tables:
        rng = random.Random(table.game_id)
        actions += len(await play(table, Panel(table), rng, choose=going_on))
    paid = [request for request in office.recorder.since(mark) if not request.free]
    assert len(paid) <= actions / 4
