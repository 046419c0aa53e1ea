"""The driver itself, tried on a tiny bot."""

import pytest
from simcord.backend.errors import SetupError

from tests.e2e.driver import Call, Driver, Press
from tests.e2e.logs import LogTrap
from tests.e2e.tiny_bot import PICTURE, TinyBot


@pytest.fixture
async def driver():
    async with Driver(lambda now: TinyBot()) as running:
        yield running


async def test_a_message_is_read_as_a_person_sees_it(driver):
    ana = driver.person("ana")
    answer = await driver.slash(ana, "page")
    (shown,) = driver.sees(ana)
    assert (shown.text, shown.reader) == ("Number 0", None)
    assert shown.button("count").custom_id == "tiny:0"
    assert shown.selects[0].options == (("red", "red"), ("green", "green"))
    assert (shown.pictures[0].alt, shown.pictures[0].data) == ("The number 0", PICTURE)
    assert "Pick a colour" in shown.words
    assert "The number 0" in shown.words
    assert answer.messages == [shown]


async def test_buttons_answer_after_a_restart_gentle_or_not(driver):
    ana = driver.person("ana")
    await driver.slash(ana, "page")
    (shown,) = driver.sees(ana)
    for n, gently in enumerate((True, False)):
        await driver.restart(gently=gently)
        await driver.click(ana, shown, f"Count {n}")
        assert driver.message(shown.id).text == f"Number {n + 1}"
    assert driver.acknowledgement_failures == []


async def test_selects_and_forms(driver):
    ana = driver.person("ana")
    shown = (await driver.slash(ana, "page")).messages[0]
    assert (await driver.select(ana, shown, ["green"], custom_id="tiny-pick")).private.text == "You picked green"
    form = await driver.slash(ana, "form")
    assert form.modal is not None
    assert (await driver.submit(ana, form, {"word": "hat"})).private.text == "The word is hat"


async def test_private_messages_are_seen_by_one_person(driver):
    ana, ben = driver.person("ana", locale="de"), driver.person("ben")
    answer = await driver.slash(ana, "whisper")
    assert [message.text for message in driver.sees(ana)] == ["psst, de", "and again"]
    assert driver.sees(ben) == driver.public() == []
    assert {request.reader for request in answer.requests} == {ana.id}
    with pytest.raises(SetupError):
        await driver.click(ben, answer.private, "anything")


async def test_every_request_is_kept_with_its_route_and_pings(driver):
    ana = driver.person("ana")
    sync = driver.requests[-1]
    assert (sync.method, sync.route, sync.free) == ("PUT", "/applications/{id}/commands", False)
    answer = await driver.slash(ana, "say", word="hello")
    (said,) = answer.requests
    assert (said.route, said.free, said.reader, said.pings) == (
        "/interactions/{id}/{token}/callback", True, None, (ana.id,),
    )  # fmt: skip
    assert said.content["content"] == f"{ana.actor.mention} hello 0"
    page = await driver.slash(ana, "page")
    assert [(file.filename, file.data) for file in page.requests[0].files] == [("board.webp", PICTURE)]
    edit = await driver.click(ana, page.messages[0], "Count 0")
    assert (edit.requests[0].callback, edit.requests[0].pings) == (7, ())


async def test_refused_requests_are_kept_with_their_code(driver):
    ana = driver.person("ana")
    driver.refuse("POST", "/interactions/*/callback", 10062, status=404)
    answer = await driver.slash(ana, "say", word="hello")
    assert [request.code for request in answer.requests] == [10062]
    assert len(driver.acknowledgement_failures) == 1


async def test_an_interaction_without_an_answer_is_noticed(driver):
    await driver.slash(driver.person("ana"), "silent")
    assert len(driver.acknowledgement_failures) == 1


async def test_autocomplete_offers_choices(driver):
    ana = driver.person("ana")
    assert (await driver.autocomplete(ana, "say", "word", "a")).choices == [
        ("word apple", "apple"),
        ("word pear", "pear"),
    ]
    assert (await driver.autocomplete(ana, "say", "word", "pp")).choices == [("word apple", "apple")]


async def test_several_interactions_at_once_old_and_hostile(driver):
    ana, ben = driver.person("ana"), driver.person("ben")
    shown = (await driver.slash(ana, "page")).messages[0]
    answers = await driver.at_once(
        Press(ana, shown, "tiny:0"), Press(ben, shown, "tiny:7"), Press(ben, shown, "tiny-pick", ["red"])
    )
    assert [answer.acknowledged for answer in answers] == [True, True, True]
    assert driver.message(shown.id).text == "Number 8"  # the last edit won
    assert answers[2].private.text == "You picked red"
    hostile = await driver.forge(Call(ana, "say", {"word": "x" * 5000, "number": "three"}, raw=True))
    assert not hostile.acknowledged


async def test_a_button_that_is_no_longer_there_still_reaches_the_bot(driver):
    ana = driver.person("ana")
    old = (await driver.slash(ana, "page")).messages[0]
    await driver.click(ana, old, "Count 0")
    with pytest.raises(SetupError):
        await driver.click(ana, old, "Count 0")
    await driver.forge(Press(ana, old, "tiny:0"))
    assert driver.message(old.id).text == "Number 1"


async def test_an_interaction_delivered_twice_is_answered_once(driver):
    answer = await driver.slash(driver.person("ana"), "say", word="hello")
    await driver.redeliver(answer)
    assert [request.code for request in driver.requests[-2:]] == [None, 40060]


async def test_time_passes_only_when_told(driver):
    before = driver.now()
    await driver.slash(driver.person("ana"), "page")
    assert driver.now() == before
    await driver.advance(3600)
    assert driver.now() == before + 3600


async def test_a_deleted_message_is_gone(driver):
    ana = driver.person("ana")
    shown = (await driver.slash(ana, "page")).messages[0]
    await driver.delete_message(shown)
    assert driver.sees(ana) == []
    with pytest.raises(LookupError):
        driver.message(shown.id)


def test_the_log_trap_keeps_what_no_level_shows():
    import logging

    with LogTrap() as trap:
        logging.getLogger("anything").debug("the %s", "secret")
        logging.getLogger("anything").warning("careful")
    assert trap.texts() == ["DEBUG anything: the secret", "WARNING anything: careful"]
    assert trap.serious() == ["WARNING anything: careful"]
    logging.getLogger("anything").debug("afterwards")
    assert len(trap.records) == 2
