"""People who play while they come and go, the bot stops, and Discord loses boards, channels, rights and servers."""

import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Any

from bot.publication import Publication
from cogs.components import Verb, parse
from engine.core.protocol import Concede
from tests.e2e import hands, lost
from tests.e2e.finders import BASIC, EXPERT, TypedFinders, capturing, showing, unanswered
from tests.e2e.hands import Mixed, TestTable, Typed, anywhere, control, going_on, offered
from tests.e2e.office import Office, Person, Press, Shown

LOST_AND_FOUND, LOST_ONES = "lost_and_found", "lost_ones"
WAYS: dict[str, tuple[Any, Any, Any]] = {
    LOST_AND_FOUND: (Typed, going_on, anywhere),
    BASIC: (TypedFinders, unanswered, showing),
    EXPERT: (TypedFinders, capturing, showing),
}
RIGHTS = ("send_messages", "view_channel", "attach_files", "create_public_threads")
FINAL = {Verb.LEAVE_YES, Verb.CANCEL_YES, Verb.CONCEDE_YES, Verb.QUIT, Verb.HAND_YES}
MOST_OLD = 40


class Wanderers:
    """One table and four people around it; `step` does one thing at random, `finish` puts all right and plays on."""

    def __init__(self, table: TestTable, rng: random.Random) -> None:
        self.table, self.office, self.rng = table, table.office, rng
        self.old: list[Shown] = []
        self.thread: Any = None
        self._kind = ""
        self._greedy = lost.Greedy(3)

    async def step(self) -> None:
        """Do one thing, then remember what was seen."""
        things: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (10, self.play), (3, self.check), (3, self.press_old), (2, self.leave), (4, self.sit), (1, self.wait),
            (3, self.hand), (2, self.delete_board), (2, self.delete_room), (2, self.into_thread), (2, self.turn_rights),
            (1, self.lock), (2, self.restart), (1, self.outage), (1, self.removed), (3, self.look), (2, self.undo),
            (3, self.plan), (2, self.mind), (1, self.night),
        ]  # fmt: skip
        (thing,) = self.rng.choices([thing for _, thing in things], [weight for weight, _ in things])
        await thing()
        for person in self.table.people:
            self.old = [*self.old, *self.office.sees(person)[-1:]][-MOST_OLD:]

    # playing, as far as it works

    async def play(self) -> None:
        """Let somebody who is awaited do something; while Discord is broken they may find no way to."""
        if await self.table.over() or not await self.table.awaited():
            return
        with contextlib.suppress(AssertionError, LookupError):
            await self.act()

    async def act(self) -> None:
        """Let somebody who is awaited do something. Fails if that does not work."""
        kind = (await self.table.running()).table.kind
        if kind == LOST_ONES:
            await lost.step(self.table, lost.LostPanel(self.table), self._greedy)
            return
        typed, choose, picking = WAYS[kind]
        await hands.step(self.table, Mixed(self.table, self.rng, typed), self.rng, choose, picking)

    async def press_old(self) -> None:
        """Press something on a message of before, as it looked then, if its channel is still there."""
        there = [shown for shown in self.old if shown.channel_id in self.office.env.backend.channels]
        if not there:
            return
        shown = self.rng.choice(there)
        items = [i for i in shown.buttons if (c := parse(i.custom_id or "")) and c.verb not in FINAL]
        if items:
            custom_id = str(self.rng.choice(items).custom_id)
            await self.office.forge(Press(self.rng.choice(self.table.people), shown, custom_id))

    # people

    async def seated(self) -> list[Person]:
        """Return the people at the table."""
        table = (await self.table.content()).table
        return [person for person in self.table.people if table.seat_of(person.id) is not None]

    async def leave(self) -> None:
        """Let somebody leave, but not the last."""
        people = await self.seated()
        if len(people) > 1 and not await self.table.over():
            who = self.rng.choice(people)
            asked = (await self.office.slash(who, "game leave")).private
            if offered(asked, Verb.LEAVE_YES):
                await self.office.click(who, asked, custom_id=control(asked, Verb.LEAVE_YES))

    async def sit(self) -> None:
        """Let somebody take a free seat where the board offers one."""
        people = await self.seated()
        others = [person for person in self.table.people if person not in people]
        with contextlib.suppress(LookupError, AssertionError):
            await self.table.press(self.rng.choice(others), Verb.SIT)

    async def hand(self) -> None:
        """Let somebody give their seat to whoever likes or to an automatic player, keep it after all, or come back."""
        who = self.rng.choice(self.table.people)
        asked = (await self.office.slash(who, "game hand-over")).private
        ways = [b for b in asked.buttons if (c := parse(b.custom_id or "")) and c.verb in (Verb.HAND_YES, Verb.BACK)]
        if ways:
            await self.office.click(who, asked, custom_id=str(self.rng.choice(ways).custom_id))

    async def mind(self) -> None:
        """Let somebody ask what goes on, and do what is offered about seats: a vote for a stand-in, or the way back."""
        who = self.rng.choice(self.table.people)
        asked = (await self.office.slash(who, "game check", table=str(self.table.game_id))).private
        await self._press_one_of(who, asked, {Verb.MIND, Verb.BACK, Verb.CATCH_UP})

    # what they look at, plan and take back

    async def look(self) -> None:
        """Let somebody look at what there is for them."""
        what = self.rng.choice(("inbox", "catch-up", "plans", "board", "list"))
        await self.office.slash(self.rng.choice(self.table.people), f"game {what}")

    async def undo(self) -> None:
        """Let somebody take their last step back, if that is possible."""
        await self.office.slash(self.rng.choice(self.table.people), "game undo")

    async def plan(self) -> None:
        """Let somebody plan something, or do or forget what they planned."""
        who = self.rng.choice(self.table.people)
        shown: Shown | None = (await self.office.slash(who, "game board")).private
        for _ in range(3):
            if shown is not None:
                shown = await self._press_one_of(who, shown, {Verb.PLAN, Verb.PLAN_GO, Verb.PLAN_DROP})

    async def night(self) -> None:
        """Let somebody choose how they are told, with quiet hours."""
        way = self.rng.choice(("channel", "private", "never"))
        hours = {"time-zone": "Europe/Berlin", "quiet-from": "22", "quiet-to": "7"}
        await self.office.slash(self.rng.choice(self.table.people), "game notify", where=way, **hours)

    async def _press_one_of(self, who: Person, shown: Shown, verbs: set[Verb]) -> Shown | None:
        """Press one of a message's buttons that ask for this; return what is shown then, None if there are none."""
        found = [b for b in shown.buttons if not b.disabled]
        ids = [b.custom_id for b in found if (c := parse(b.custom_id or "")) and c.verb in verbs]
        if not ids:
            return None
        answer = await self.office.click(who, shown, custom_id=str(self.rng.choice(ids)))
        private = [message for message in answer.messages if message.reader is not None]
        return private[-1] if private else None

    # what Discord loses

    async def delete_board(self) -> None:
        """Delete the board."""
        with contextlib.suppress(LookupError, AssertionError):
            await self.office.delete_message(await self.table.message())

    async def delete_room(self) -> None:
        """Delete the thread, or the channel if there is no thread."""
        if self.thread is not None:
            await self.office.delete_thread(self.thread)
            self.thread = None
        else:
            await self.office.delete_channel()

    async def into_thread(self) -> None:
        """Move the table into a thread."""
        if self.thread is None and (people := await self.seated()):
            self.thread = await self.office.open_thread()
            await self.repair(self.rng.choice(people), self.thread)

    async def turn_rights(self) -> None:
        """Take rights from the bot, or give all back."""
        self.office.forbid(*self.rng.sample(RIGHTS, self.rng.randint(0, 2)))

    async def lock(self) -> None:
        """Lock the room that the table stands in: nothing can be posted or changed there."""
        room = (await self.table.content()).table.channel_id
        for method in ("POST", "PATCH"):
            self.office.refuse(method, f"/channels/{room}/messages*", 160005, status=400, times=None)

    async def outage(self) -> None:
        """Let the server have an outage."""
        await self.office.silence()
        await self.office.advance(self.rng.choice([60, 3 * 86_400]))
        await self.office.end_silence()

    async def removed(self) -> None:
        """Remove the bot from the server and invite it again, days later."""
        await self.office.remove_bot()
        if self.rng.random() < 0.5:
            await self.office.restart()
        await self.office.advance(self.rng.choice([3600, 10 * 86_400]))
        await self.office.end_silence()

    async def restart(self) -> None:
        """Stop the bot in some way and start it again."""
        await self.office.restart(gently=self.rng.random() < 0.5)

    async def wait(self) -> None:
        """Let time pass."""
        await self.office.advance(self.rng.choice([60, 16 * 60, 7200, 2 * 86_400]))

    # what people do about it

    async def check(self) -> None:
        """Let anybody ask what goes on, and perhaps do something about it."""
        await self.repair(self.rng.choice(self.table.people))

    async def repair(self, who: Person, channel: Any = None) -> None:
        """Ask what goes on, and press the first button that puts the board somewhere."""
        answer = await self.office.slash(who, "game check", channel, table=str(self.table.game_id))
        shown = answer.private
        if offered(shown, Verb.REPOST):
            await self.office.click(who, shown, custom_id=control(shown, Verb.REPOST))

    async def finish(self) -> Publication:
        """Let Discord work again and the players put their board back; play to the end, or vote to give up."""
        self.office.forbid()
        self.office.accept_again()
        if not await self.table.over():
            await self.repair((await self.seated())[0])
            await self.stands()
        for n in range(hands.MOST_ACTIONS):
            if await self.table.over():
                return await self.table.running()
            if not await self.table.awaited():  # everybody was away for too long: the deadline lets the game rest
                await self.office.advance(7200)
            elif n < 30 or not await self.give_up():
                await self.act()
        raise AssertionError("the game does not end")

    async def stands(self) -> None:
        """Check that the board stands where people see it, and that no clock stands still."""
        table = (await self.table.running()).table
        assert offered(await self.table.message(), Verb.TURN)
        assert table.channel_id in self.office.env.backend.channels
        assert table.time_left is None

    async def give_up(self) -> bool:
        """Let all vote to give up, where the game has that and they have not done so; return whether anybody could."""
        done = False
        for person in await self.seated():
            peek = None if await self.table.over() else await self.table.peek(person)
            if peek is not None and any(isinstance(offer.action, Concede) for offer in peek.offers):
                asked = (await self.office.slash(person, "game concede")).private
                await self.office.click(person, asked, custom_id=control(asked, Verb.CONCEDE_YES))
                done = True
        return done


async def wandering(office: Office, kind: str, rng: random.Random, **options: int | str) -> Wanderers:
    """Start a game of two people and an automatic player, where a turn may take an hour; two others look on."""
    people = [office.person(name) for name in ("ana", "ben", "cleo")] + [office.person("keeper", manager=True)]
    table = await hands.open_lobby(office, people[:2], kind=kind, **options)
    table.people = people
    await office.service.set_deadline(table.game_id, people[0].id, 3600)
    await office.service.add_player(table.game_id, people[0].id, office.games[kind].default_player)
    await table.press(people[0], Verb.START)
    return Wanderers(table, rng)
