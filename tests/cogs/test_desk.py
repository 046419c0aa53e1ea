"""The table's public message: one edit for a burst, one post for a turn, and few calls of the bot's own."""

import asyncio
from typing import Any, cast

import pytest

from bot.publication import Publication
from cogs.desk import ACTIONS_PER_CALL
from cogs.layout import Page
from cogs.outbox import Outbox
from cogs.troubles import Parked
from tests.cogs.fakes import FakeReminders, World, answer_of, outbox_of, refused
from tests.cogs.toys import ANA, BEN, card, publication

OWN = {"edit", "post"}
"""Calls outside interactions' own webhooks."""


def pinged(page: Page) -> tuple[int, ...]:
    users = page.allowed_mentions().users
    return tuple(user.id for user in users) if isinstance(users, list) else ()


def turn(version: int, seat: int = 1, decision: int | None = None) -> Publication:
    """The turn has just passed to a seat."""
    return publication(seat=seat, decision=decision or version, passed=True, version=version)


async def test_the_first_message_is_the_actors_follow_up() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(card(version=1), answer_of(world))
    assert world.did() == ["follow-up"]
    assert world.published == [1]
    assert len(world.moved) == 1


async def test_a_passed_turn_is_posted_anew_and_calls_the_awaited_once() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(card(version=1), answer_of(world))
    world.did()
    await outbox.acted(turn(2), answer_of(world))
    (post, _, page), (strip, old, _) = world.calls
    assert (post, strip) == ("follow-up", "edit by token")
    assert pinged(page) == (BEN,)
    assert old == world.moved[0][1]
    world.did()
    await outbox.acted(turn(3, decision=2), answer_of(world, BEN))
    assert world.did() == ["edit by token"], "a decision that was taken back and is open again needs no new message"


async def test_whoever_has_quiet_hours_is_not_pinged_by_a_later_post_either() -> None:
    world = World()
    outbox = outbox_of(world)
    quiet = cast(FakeReminders, outbox.service.reminders).quiet
    quiet.add(BEN)
    await outbox.acted(turn(2), answer_of(world))
    quiet.clear()
    await outbox.acted(turn(3, decision=2), answer_of(world))
    assert [pinged(page) for what, _, page in world.calls if what == "follow-up"] == [()]
    await outbox.acted(turn(4), answer_of(world))
    assert pinged(world.calls[-2][2]) == (BEN,), "the next turn is another thing"


async def test_a_kill_right_after_the_post_calls_nobody_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    before = outbox_of(world)
    service = cast(Any, before.service)

    async def killed(*noted: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(service, "moved", killed)
    with pytest.raises(asyncio.CancelledError):
        await before.came(turn(2))
    monkeypatch.undo()
    await Outbox(before.client, service, before.presenter).came(turn(2))
    assert [(what, pinged(page)) for what, _, page in world.calls] == [("post", (BEN,)), ("post", ())]


async def test_whoever_acted_is_not_called() -> None:
    world = World()
    await outbox_of(world).acted(turn(2, seat=0), answer_of(world, ANA))
    assert pinged(world.calls[0][2]) == ()


async def test_nobody_is_called_by_an_edit() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    world.did()
    await outbox.acted(publication(seat=1, decision=2, version=2), answer_of(world, BEN))
    assert [(what, pinged(page)) for what, _, page in world.calls] == [("edit by token", ())]


async def test_a_burst_is_few_edits_and_the_newest_wins() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    world.did()
    world.gate = asyncio.Event()
    burst = [asyncio.create_task(outbox.acted(publication(version=v), answer_of(world))) for v in range(2, 22)]
    await asyncio.sleep(0)
    world.gate.set()
    await asyncio.gather(*burst)
    assert world.did() in (["edit by token"], ["edit by token"] * 2)
    assert world.drawn[-1] == 21
    assert world.published[-1] == 21


async def test_an_overtaken_version_is_not_drawn() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(5), answer_of(world))
    desk = outbox.desk(7)
    await desk.lock.acquire()
    tasks = [asyncio.create_task(outbox.acted(publication(version=v), answer_of(world))) for v in (8, 7, 6)]
    await asyncio.sleep(0)
    desk.lock.release()
    await asyncio.gather(*tasks)
    assert world.drawn == [5, 8]


async def test_a_turn_that_passed_within_a_burst_is_still_called() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(card(version=1), answer_of(world))
    world.did()
    desk = outbox.desk(7)
    await desk.lock.acquire()
    passed = asyncio.create_task(outbox.acted(turn(2, decision=2), answer_of(world)))
    await asyncio.sleep(0)
    later = asyncio.create_task(outbox.acted(publication(seat=1, decision=2, version=3), answer_of(world)))
    await asyncio.sleep(0)
    desk.lock.release()
    await asyncio.gather(passed, later)
    posts = [(pinged(page), page.parts) for what, _, page in world.calls if what == "follow-up"]
    assert posts == [((BEN,), ("version 3",))]


@pytest.mark.parametrize("passes_every", [1, 3, 5])
async def test_slow_play_stays_within_the_budget(passes_every: int) -> None:
    """Every action comes by slash command, an hour and more after the last: no token helps."""
    world = World()
    outbox = outbox_of(world)
    calls = 0
    for version in range(1, 201):
        world.at += 4000
        if version % passes_every == 0:
            await outbox.acted(turn(version, seat=version % 2), answer_of(world))
        else:
            await outbox.acted(publication(version=version, message_id=None), answer_of(world))
        calls += sum(kind in OWN for kind in world.did())
        assert calls <= version / ACTIONS_PER_CALL


async def test_quick_play_by_slash_commands_stays_within_the_budget() -> None:
    world = World()
    outbox = outbox_of(world)
    kinds: list[str] = []
    for version in range(1, 101):
        world.at += 20
        passed = version % 5 == 0
        content = turn(version, seat=version % 2) if passed else publication(version=version)
        await outbox.acted(content, answer_of(world))
        kinds += world.did()
    assert sum(kind in OWN for kind in kinds) <= 100 / ACTIONS_PER_CALL
    assert kinds.count("follow-up") == 21  # the first message, and one for each turn
    assert world.published[-1] == 100


async def test_without_token_and_credit_the_message_is_left_behind_and_the_next_post_shows_it() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    world.at += 1000
    world.did()
    await outbox.acted(publication(version=2), answer_of(world))
    assert world.did() == []
    assert world.published == [1]
    await outbox.acted(turn(3), answer_of(world))
    assert world.did()[0] == "follow-up"
    assert world.published == [1, 3]


async def test_a_click_on_the_message_brings_it_up_to_date() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    message_id = world.moved[0][1]
    world.at += 1000
    await outbox.acted(publication(version=2), answer_of(world))
    world.did()
    click = answer_of(world, BEN, on=message_id)
    now = publication(version=2, message_id=message_id)
    outbox.clicked(now.table, click)
    await outbox.catch_up(now, click)
    assert world.did() == ["edit by token"]
    await outbox.catch_up(now, click)
    assert world.did() == []


async def test_a_click_on_an_old_message_takes_its_buttons() -> None:
    world = World()
    outbox = outbox_of(world)
    for version in (1, 2):
        world.at += 1000
        await outbox.acted(turn(version), answer_of(world))
    old = world.moved[0][1]
    world.did()
    click = answer_of(world, BEN, on=old)
    now = turn(2)
    outbox.clicked(now.table, click)
    await outbox.catch_up(now, click)
    assert [(what, id) for what, id, _ in world.calls] == [("edit by token", old)]


@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_a_message_that_cannot_be_edited_is_posted_anew_without_a_call(code: int) -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    world.did()
    world.failing["edit by token"] = [code, code]
    await outbox.acted(publication(seat=1, version=2), answer_of(world, BEN))
    assert [(what, pinged(page)) for what, _, page in world.calls] == [("follow-up", ())]
    assert world.published == [1, 2]


async def test_an_old_message_is_posted_anew_but_once_a_turn() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    kinds = []
    for version in (2, 3, 4):
        world.at += 3700
        world.did()
        await outbox.acted(publication(seat=1, version=version), answer_of(world, BEN))
        kinds.append([kind for kind in world.did() if kind == "follow-up"])
    assert kinds == [["follow-up"], [], []]
    await outbox.acted(turn(5), answer_of(world, BEN))
    assert world.published == [1, 2, 5]


@pytest.mark.parametrize("code", [10015, 50027])
async def test_a_dead_token_is_forgotten_and_the_next_way_is_tried(code: int) -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    desk = outbox.desk(7)
    desk.credit = 1.0
    world.did()
    world.failing["edit by token"] = [code]
    await outbox.acted(publication(version=2), answer_of(world))
    assert world.did() == ["edit"]
    assert not [live for live in desk.lives if live.message_id == desk.message_id]


@pytest.mark.parametrize(("code", "said"), [(10003, "no-channel"), (50001, "no-permission"), (50013, "no-permission")])
async def test_a_closed_channel_parks_the_table_and_a_repost_elsewhere_repairs_it(code: int, said: str) -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    world.did()
    world.failing["post"] = [code]
    with pytest.raises(Parked) as parked:
        await outbox.came(turn(2, seat=0))
    assert parked.value.code == said
    assert world.published == [1]
    await outbox.repost(turn(2, seat=0), answer_of(world, BEN, channel_id=5), 5)
    assert "follow-up" in world.did()
    assert world.moved[-1][0] == 5
    assert world.published[-1] == 2


async def test_what_a_failed_post_should_have_done_is_done_by_the_next() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(card(version=1), answer_of(world))
    world.did()
    world.failing["follow-up"] = [0]
    with pytest.raises(type(refused(0))):
        await outbox.acted(turn(2, decision=9), answer_of(world))
    await outbox.acted(publication(seat=1, decision=9, version=3), answer_of(world))
    assert [(what, pinged(page)) for what, _, page in world.calls][:1] == [("follow-up", (BEN,))]


async def test_a_deadline_posts_with_a_call_of_the_bots_own() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1, seat=0), answer_of(world, BEN))
    world.did()
    await outbox.came(turn(2, seat=1))
    assert [(what, pinged(page)) for what, _, page in world.calls if what == "post"] == [("post", (BEN,))]


async def test_a_repost_pings_nobody_and_leaves_one_message_with_buttons() -> None:
    world = World()
    outbox = outbox_of(world)
    await outbox.acted(turn(1), answer_of(world))
    world.did()
    await outbox.repost(turn(1), answer_of(world, BEN), 2)
    assert [(what, pinged(page)) for what, _, page in world.calls] == [("follow-up", ()), ("edit by token", ())]


async def test_after_a_restart_a_table_that_was_behind_is_edited_in_place() -> None:
    world = World()
    await outbox_of(world).came(publication(version=4, message_id=world.fresh_id()))
    assert world.did() == ["edit"]
    assert world.published == [4]


async def test_many_desks_are_not_kept_for_ever() -> None:
    world = World()
    outbox = outbox_of(world)
    outbox.MOST_DESKS = 10
    for game_id in range(50):
        await outbox.acted(publication(game_id=game_id, version=1), answer_of(world))
        world.at += 1000
    assert len(outbox._desks) <= 11
