"""Every control that was ever shown, used later, by anybody; and ids that were never shown."""

import random
from collections.abc import Iterator

import pytest

from cogs.components import Verb, parse
from tests.e2e.hands import Mixed, going_on, open_lobby, open_table, play, step
from tests.e2e.office import Press

FINAL = {Verb.LEAVE_YES, Verb.CONCEDE_YES, Verb.CANCEL_YES, Verb.QUIT}
"""What a seated person may do at any time, whatever its message's age."""


class Album:
    """Every message that people saw, with its controls."""

    def __init__(self, office) -> None:
        self.office = office
        self.pressed: dict[tuple[int, str, tuple[str, ...] | None], Press] = {}

    def keep(self) -> None:
        """Remember all controls that are there now."""
        for messages in self.office.env.backend.messages.values():
            for message_id in list(messages):
                shown = self.office.message(message_id)
                for button in [button for button in shown.buttons if not button.disabled]:
                    self._add(Press(None, shown, button.custom_id))
                for select in shown.selects:
                    for _, value in (select.options[0], select.options[-1]):
                        self._add(Press(None, shown, select.custom_id, (value,)))

    def _add(self, press: Press) -> None:
        values = tuple(press.values) if press.values is not None else None
        self.pressed.setdefault((press.message.id, press.custom_id, values), press)

    def all(self, by) -> Iterator[Press]:
        """Return everything, pressed by one person."""
        for press in self.pressed.values():
            yield Press(by, press.message, press.custom_id, press.values)


async def played(office, people, rng, *, actions):
    """Play some actions of a game and return the table and all controls that were shown."""
    album = Album(office)
    table = await open_lobby(office, people)
    album.keep()
    await table.press(people[0], Verb.START)
    await table.press(people[0], Verb.MORE)
    for _ in range(actions):
        album.keep()
        await step(table, Mixed(table, rng), rng, going_on)
    return table, album


def answered(office, answer) -> bool:
    """Whether an interaction got exactly one kind of answer: a private message, or an edit of what was clicked."""
    return answer.acknowledged and all(request.code is None for request in answer.requests)


def told_alone(answer) -> set[int | None]:
    """Return who can read what an interaction wrote."""
    return {request.reader for request in answer.requests if request.content.get("components")}


async def test_a_stranger_can_use_no_control_ever_shown(office):
    people, eve = [office.person("ana"), office.person("ben")], office.person("eve")
    table, album = await played(office, people, random.Random(1), actions=10)
    assert len(album.pressed) > 100
    before, seen = (await table.content()).table.version, (await table.message()).text
    for press in album.all(eve):
        answer = await office.forge(press)
        assert answered(office, answer), press.custom_id
        if press.message.reader is None:
            assert told_alone(answer) == {eve.id}, press
    assert (await table.content()).table.version == before
    assert (await table.message()).text == seen


@pytest.mark.parametrize("restart", [False, True])
async def test_the_players_old_controls_change_nothing(office, restart):
    people = [office.person("ana"), office.person("ben")]
    rng = random.Random(2)
    table, album = await played(office, people, rng, actions=8)
    if restart:
        await office.restart(gently=False)
    before = (await table.running()).table.version
    now = {(await table.peek(person)).ticket for person in people}
    for person in people:
        for press in album.all(person):
            found = parse(press.custom_id)
            if found.verb in FINAL or found.ticket in now:
                continue
            assert answered(office, await office.forge(press)), press.custom_id
    after = await table.running()
    assert after.table.version == before
    await play(table, Mixed(table, rng), rng, choose=going_on)


async def test_every_old_control_is_answered_after_the_end(office):
    people = [office.person("ana"), office.person("ben")]
    rng = random.Random(3)
    table, album = await played(office, people, rng, actions=7)
    await play(table, Mixed(table, rng), rng)
    album.keep()
    await office.advance(25 * 3600)
    before = (await table.running()).table.version
    for press in album.all(people[1]):
        assert answered(office, await office.forge(press)), press.custom_id
    assert (await table.running()).table.version == before


FORGED = [
    "lp1:act:1:-:0", "lp1:act:1:0123456789:0", "lp1:act:999999:-:0", "lp1:act:0:-:0", "lp1:act:1:zz:0", "lp1:",
    "lp1:act:1:TICKET:99", "lp1:act:1:TICKET:-1", "lp1:act:1:TICKET:", "lp1:act:1:TICKET:0x0", "lp1:act:1:TICKET:٣",
    "lp1:act:9999999999999999999:-:0", "lp1:act:99999999999999999999:-:0", "lp1:nothing:1:-:0", "lp9:act:1:-:0",
    "lp1:rules:0:-:nothing.0", "lp1:rules:0:-:lost_and_found.999999", "lp1:rules:0:-:", "lp1:rules:0:-:.",
    "lp1:form:1:TICKET:0.", "lp1:form:1:TICKET:0.AAAA.BBBB", "lp1:form:1:TICKET:~", "lp1:mark:1:TICKET:9.9.0.A",
    "lp1:send:1:TICKET:0.A", "lp1:send:1:TICKET:~~", "lp1:ask:1:TICKET:77", "lp1:undo:1:TICKET:", "lp1:panel:1:-:9999",
    "lp1:panel:1:-:\u202e", "lp1:opts:1:-:99", "lp1:set:1:-:grid.0", "lp1:flags:1:-:0", "lp1:post:1:-:",
    "lp1:" + "x" * 90,
]  # fmt: skip


@pytest.mark.parametrize("who", ["ana", "eve"])
async def test_ids_that_were_never_shown_get_one_sentence(office, who):
    ana, eve = office.person("ana"), office.person("eve")
    table = await open_table(office, [ana])
    panel = await table.open_panel(ana)
    ticket = (await table.peek(ana)).ticket
    before = (await table.running()).table.version
    by = ana if who == "ana" else eve
    for custom_id in FORGED:
        for values in (None, ["a0"], ["q99"], ["f0"], ["\u0000"], ["int.3"], ["str.9x9-9"], ["x" * 100], []):
            press = Press(by, panel, custom_id.replace("TICKET", ticket), values)
            answer = await office.forge(press)
            assert answered(office, answer), press
            assert told_alone(answer) == {by.id} or press.message.reader != by.id or ":post:" in custom_id, press
    assert (await table.running()).table.version == before


async def test_a_table_of_another_server_is_not_there(office):
    ana = office.person("ana")
    table = await open_table(office, [ana])
    panel = await table.open_panel(ana)
    other = office.env.create_guild("Elsewhere")
    channel = other.create_text_channel("elsewhere")
    twin = type(ana)(other.add_member(ana.actor.user))
    answer = await office.slash(twin, "game check", channel, table=str(table.game_id))
    assert office.say("error-no-such-table") in answer.text
    assert (await office.slash(twin, "game list", channel)).text == office.say("list-empty")
    assert panel.text not in answer.text
