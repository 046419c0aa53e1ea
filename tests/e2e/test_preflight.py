"""The test of a channel: it really does what a table does, names what is missing, and leaves nothing behind."""

import pytest

from cogs.components import Verb
from tests.e2e.hands import control, offered
from tests.e2e.office import Press

STEPS = ("post", "picture", "mention", "edit", "read", "thread", "thread-post", "private")
THREAD_CREATED = 18


@pytest.fixture
def keeper(office):
    return office.person("keeper", manager=True)


async def preflight(office, keeper, channel=None):
    """Let the channel be tested and return what is shown of it."""
    page = (await office.slash(keeper, "game-setup", channel)).private
    answer = await office.click(keeper, page, custom_id=control(page, Verb.PREFLIGHT))
    assert office.message(page.id) == page  # the settings stay as they are
    return answer.private


def done(office, shown):
    """Return the steps that worked."""
    lines = shown.text.splitlines()
    said = {step: office.say("preflight-done", what=office.say(f"preflight-step-{step}")) for step in STEPS}
    return {step for step, line in said.items() if line in lines}


def refused(office, step, *permissions):
    names = ", ".join(f"**{office.say(f'permission-{name}')}**" for name in permissions)
    return office.say("preflight-refused", what=office.say(f"preflight-step-{step}"), names=names)


def written(office):
    """Return the public messages, without the line that the simulated Discord writes about every new thread."""
    return [message for message in office.public() if message.payload["type"] != THREAD_CREATED]


async def test_everything_is_really_done_and_taken_away_again(office, keeper):
    mark = len(office.requests)
    shown = await preflight(office, keeper)
    assert shown.reader == keeper.id
    assert done(office, shown) == set(STEPS)
    assert office.say("preflight-complete") in shown.text
    assert written(office) == []
    assert not office.channel.threads
    sent = [r for r in office.recorder.since(mark) if r.route.startswith("/channels/")]
    assert [(r.method, r.route) for r in sent] == [
        ("POST", "/channels/{id}/messages"),
        ("PATCH", "/channels/{id}/messages/{id}"),
        ("GET", "/channels/{id}/messages/{id}"),
        ("POST", "/channels/{id}/messages/{id}/threads"),
        ("POST", "/channels/{id}/messages"),
        ("DELETE", "/channels/{id}"),
        ("DELETE", "/channels/{id}/messages/{id}"),
    ]
    assert sent[0].files
    assert int(sent[0].body["flags"]) & (1 << 12)  # without a sound
    assert [r.pings for r in sent if r.pings] == [(keeper.id,)]


@pytest.mark.parametrize(
    ("right", "step", "advice"),
    [
        ("attach_files", "picture", "preflight-no-pictures"),
        ("read_message_history", "read", "preflight-no-reading"),
        ("create_public_threads", "thread", "preflight-no-threads"),
        ("send_messages_in_threads", "thread-post", "preflight-no-threads"),
    ],
)
async def test_what_is_missing_is_named_with_what_works_without_it(office, keeper, right, step, advice):
    office.forbid(right)
    shown = await preflight(office, keeper)
    assert refused(office, step, right.replace("_", "-")) in shown.text
    assert office.say("preflight-where") in shown.text
    assert office.say(advice) in shown.text
    untried = {"thread-post"} if step == "thread" else set()
    assert done(office, shown) == set(STEPS) - {step} - untried
    assert written(office) == []


async def test_where_threads_cannot_be_opened_they_are_switched_off_by_one_button(office, keeper):
    office.forbid("create_public_threads")
    shown = await preflight(office, keeper)
    await office.click(keeper, shown, custom_id=control(shown, Verb.SETTING, "threads.never"))
    assert (await office.service.guilds.settings(office.guild.id)).threads == "never"
    await office.slash(keeper, "game new", game="lost_and_found")
    assert len(await office.service.tables()) == 1
    again = await preflight(office, keeper)
    assert not offered(again, Verb.SETTING, "threads.never")


async def test_where_only_threads_can_be_written_in_every_table_gets_one(office, keeper):
    office.forbid("send_messages")
    shown = await preflight(office, keeper)
    assert refused(office, "post", "send-messages") in shown.text
    assert done(office, shown) == {"thread", "thread-post", "private"}
    assert office.say("preflight-untried", what=office.say("preflight-step-edit")) in shown.text
    assert office.say("preflight-only-threads") in shown.text
    await office.click(keeper, shown, custom_id=control(shown, Verb.SETTING, "threads.always"))
    await office.slash(keeper, "game new", game="lost_and_found")
    (table,) = await office.service.tables()
    assert table.channel_id != office.channel.id
    assert office.message(table.message_id).has_button("join")


async def test_all_that_is_missing_is_named_at_once_and_nothing_works(office, keeper):
    office.forbid("send_messages", "attach_files", "create_public_threads", "send_messages_in_threads")
    shown = await preflight(office, keeper)
    for step, right in (
        ("post", "send-messages"),
        ("picture", "attach-files"),
        ("thread", "create-public-threads"),
        ("thread-post", "send-messages-in-threads"),
    ):
        assert refused(office, step, right) in shown.text
    assert done(office, shown) == {"private"}
    assert office.say("preflight-no-tables") in shown.text
    assert office.public() == []
    office.forbid()
    await office.click(keeper, shown, custom_id=control(shown, Verb.PREFLIGHT, "again"))
    assert done(office, office.message(shown.id)) == set(STEPS)


async def test_what_discord_refuses_against_the_permissions_is_found_all_the_same(office, keeper):
    office.refuse("PATCH", "/channels/*/messages/*", 50013, times=2)
    office.refuse("POST", "/channels/*/threads", 160004, status=400)
    shown = await preflight(office, keeper)
    for step in ("edit", "thread"):
        assert office.say("preflight-trouble", what=office.say(f"preflight-step-{step}")) in shown.text
    assert office.say("preflight-complete") not in shown.text


async def test_a_thread_that_cannot_be_deleted_is_closed(office, keeper):
    office.refuse("DELETE", "/channels/*", 50013)
    shown = await preflight(office, keeper)
    (closed,) = office.env.backend.archived_threads(office.channel.id, private=False)
    assert str(closed.id) not in shown.text
    assert written(office) == []


async def test_a_thread_that_cannot_even_be_closed_is_named(office, keeper):
    office.forbid("manage_channels")  # which the simulated Discord asks for, for both
    shown = await preflight(office, keeper)
    (thread,) = office.bot.get_guild(office.guild.id).threads
    assert office.say("preflight-left", thread=f"<#{thread.id}>") in shown.text
    assert done(office, shown) == set(STEPS)


async def test_a_thread_is_tested_without_threads_of_its_own(office, keeper):
    await office.slash(keeper, "game new", game="lost_and_found", where="thread")
    (thread,) = office.channel.threads
    shown = await preflight(office, keeper, thread)
    assert done(office, shown) == set(STEPS) - {"thread", "thread-post"}
    assert office.say("preflight-complete") in shown.text


async def test_only_managers_may_test(office, keeper):
    ana = office.person("ana")
    page = (await office.slash(keeper, "game-setup")).private
    answer = await office.forge(Press(ana, page, control(page, Verb.PREFLIGHT)))
    assert answer.private.text == office.say("error-not-manager")
    assert office.public() == []
