"""A table as its people use it: by panel, by typing, or both, always from what they are shown."""

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.publication import LobbyCard, Peek, Publication
from cogs.components import Verb, parse
from cogs.forms import Filling, positions
from cogs.lobby_page import encoded
from cogs.words import Words
from engine.core.play import fill
from engine.core.protocol import Concede, Offer
from engine.games.lost_and_found.actions import (
    Declare,
    EndTurn,
    FlipCard,
    Look,
    LookPair,
    PlaceHint,
    PutBack,
    Skip,
    TakeHint,
    Vote,
)  # fmt: skip
from tests.e2e.office import Answer, Office, Person, Request, Shown

LOST_AND_FOUND = "lost_and_found"
MOST_ACTIONS = 300
OF_NO_TABLE = {
    *(Verb.RULES, Verb.JOURNAL, Verb.LEAF, Verb.STATS, Verb.SETUP, Verb.SETTING, Verb.PREFLIGHT, Verb.INBOX, Verb.NEXT),
    *(Verb.LESSON, Verb.PRIVACY, Verb.IDLE),
}
"""What controls ask for that belong to no table, whatever id they carry."""


def control(shown: Shown, verb: Verb, arg: str | None = None) -> str:
    """Return the id of a message's enabled button or select that asks for this. Raises LookupError."""
    for item in (*shown.buttons, *shown.selects):
        found = parse(item.custom_id or "")
        if found and found.verb is verb and not item.disabled and arg in (None, found.arg):
            return str(item.custom_id)
    raise LookupError(f"no {verb} {arg or ''} in: {shown.words}")


def offered(shown: Shown, verb: Verb, arg: str | None = None) -> bool:
    """Return whether a message has such a control, enabled."""
    try:
        control(shown, verb, arg)
    except LookupError:
        return False
    return True


@dataclass
class TestTable:
    """One game at one office. `people` are all who may sit at it."""

    __test__ = False

    office: Office
    game_id: int
    people: Sequence[Person]
    named: bool = False  # commands name the table, since people sit at several
    panels: dict[int, int] = field(default_factory=dict)  # user id -> message id of the open panel

    # what can be known

    async def content(self) -> Publication | LobbyCard:
        """Return what everybody may know of the table."""
        found: Publication | LobbyCard = await self.office.service.publication(self.game_id)
        return found

    async def running(self) -> Publication:
        """Return the running or ended table. Fails for a lobby."""
        content = await self.content()
        assert isinstance(content, Publication)
        return content

    async def over(self) -> bool:
        """Return whether the game has ended or was called off."""
        content = await self.content()
        return content.table.status not in ("lobby", "running")

    async def message(self) -> Shown:
        """Return the table's public message."""
        message_id = (await self.content()).table.message_id
        assert message_id is not None
        return self.office.message(message_id)

    async def awaited(self) -> list[Person]:
        """Return the people who may answer the open decision."""
        wanted = (await self.running()).awaited
        return [person for person in self.people if person.id in wanted]

    async def peek(self, person: Person) -> Peek:
        """Return a person's own view."""
        peek: Peek = await self.office.service.peek(self.game_id, person.id)
        return peek

    def words(self, peek: Peek) -> Words:
        """Return English words for this table."""
        return Words(self.office.bot.catalogue, "en-US", peek.table)  # type: ignore[attr-defined]

    def label(self, peek: Peek, offer: Offer[Any]) -> str:
        """Return what an offer is called."""
        text = self.office.games[peek.table.kind].text
        return self.words(peek).label(text.label(peek.view, offer)[-1])

    def choice(self, peek: Peek, offer: Offer[Any], position: int) -> str:
        """Return what a choice of an offer's first form field is called."""
        text, pick = self.office.games[peek.table.kind].text, offer.form[0]
        return self.words(peek).label(text.choice(peek.view, pick.name, pick.choices[position]))

    # what can be done

    async def press(self, person: Person, verb: Verb, arg: str | None = None) -> Answer:
        """Click a button of the table's public message."""
        shown = await self.message()
        return await self.office.click(person, shown, custom_id=control(shown, verb, arg))

    async def open_panel(self, person: Person) -> Shown:
        """Open a person's private panel from the table's message, or where that was deleted by asking what goes on."""
        try:
            panel = (await self.press(person, Verb.TURN)).private
        except LookupError:
            check = (await self.office.slash(person, "game check", table=str(self.game_id))).private
            again = control(check, Verb.PANEL)
            panel = (await self.office.click(person, check, custom_id=again)).private
        self.panels[person.id] = panel.id
        return panel

    async def panel(self, person: Person, ticket: str) -> Shown:
        """Return a panel with the present offers: the open one if it is up to date, else a new one."""
        try:
            shown = self.office.message(self.panels[person.id])
        except LookupError:  # none yet, or it was dismissed
            return await self.open_panel(person)
        tickets = {found.ticket for b in (*shown.buttons, *shown.selects) if (found := parse(b.custom_id or ""))}
        return shown if ticket in tickets else await self.open_panel(person)

    async def restart(self, **how: Any) -> None:
        """Restart the bot."""
        await self.office.restart(**how)


class Panel:
    """Plays with the private panel alone."""

    def __init__(self, table: TestTable) -> None:
        self.table = table

    async def do(self, person: Person, peek: Peek, index: int, chosen: Sequence[int] = ()) -> Answer:
        """Carry out the offer at `index`, its form's field filled with the choices at these positions."""
        office, shown = self.table.office, await self.table.panel(person, peek.ticket)
        if peek.offers[index].form:
            return await self._fill(person, shown, peek, index, chosen)
        for _ in range(10):
            for verb in (Verb.ACT, Verb.ASK):
                if offered(shown, verb, str(index)):
                    answer = await office.click(person, shown, custom_id=control(shown, verb, str(index)))
                    return await self._confirmed(person, answer, index) if verb is Verb.ASK else answer
            for select in shown.selects:
                for _, value in select.options:
                    if value in (f"a{index}", f"q{index}"):
                        answer = await office.select(person, shown, [value], custom_id=select.custom_id)
                        return await self._confirmed(person, answer, index) if value[0] == "q" else answer
            shown = await self._next_page(person, shown)
        raise LookupError(f"offer {index} is on no page of the panel")

    async def _confirmed(self, person: Person, answer: Answer, index: int) -> Answer:
        shown = answer.private
        return await self.table.office.click(person, shown, custom_id=control(shown, Verb.ACT, str(index)))

    async def _next_page(self, person: Person, shown: Shown) -> Shown:
        on = [b for b in shown.buttons if (c := parse(b.custom_id or "")) and c.verb is Verb.PANEL and c.arg.isdigit()]
        enabled = [button for button in on if not button.disabled]
        if not enabled:
            raise LookupError(f"no further page: {shown.words}")
        return (await self.table.office.click(person, shown, custom_id=enabled[-1].custom_id)).private

    async def _fill(self, person: Person, shown: Shown, peek: Peek, index: int, chosen: Sequence[int]) -> Answer:
        office, offer = self.table.office, peek.offers[index]
        shown = await self._opened(person, shown, Filling.begin(index, offer))
        filling = filling_of(shown) or Filling.begin(index, offer)
        for position in sorted(chosen):
            filling = filling.toggled(0, position, offer.form[0])
            if offered(shown, Verb.FORM, filling.text):
                shown = (await office.click(person, shown, custom_id=control(shown, Verb.FORM, filling.text))).private
        for custom_id in [s.custom_id for s in shown.selects if _is(s.custom_id, Verb.MARK)]:
            place = custom_id.split(":")[-1].split(".")[:2]
            select = next(s for s in shown.selects if s.custom_id.split(":")[-1].split(".")[:2] == place)
            values = [value for _, value in select.options if int(value) in chosen]
            if values:
                shown = (await office.select(person, shown, values, custom_id=select.custom_id)).private
        return await office.click(person, shown, custom_id=control(shown, Verb.SEND, filling.text))

    async def _opened(self, person: Person, shown: Shown, filling: Filling) -> Shown:
        """Return the panel with this form open; what else was begun there is given up."""
        for _ in range(2):
            if any(_belongs(shown, filling, verb) for verb in (Verb.MARK, Verb.SEND)):
                empty = (filling_of(shown) or filling).cleared().text
                if offered(shown, Verb.FORM, empty):
                    clear = control(shown, Verb.FORM, empty)
                    shown = (await self.table.office.click(person, shown, custom_id=clear)).private
                return shown
            if not offered(shown, Verb.FORM, filling.text):
                shown = await self.table.open_panel(person)
            if offered(shown, Verb.FORM, filling.text):
                opening = control(shown, Verb.FORM, filling.text)
                shown = (await self.table.office.click(person, shown, custom_id=opening)).private
        raise LookupError(f"no form in {shown.words}")


def filling_of(shown: Shown) -> Filling | None:
    """Return what a shown form's sending button says has been chosen."""
    for button in shown.buttons:
        found = parse(button.custom_id or "")
        if found is not None and found.verb is Verb.SEND:
            head, *parts = found.arg.split(".")
            index, _, emptied = head.partition("~")
            return Filling(int(index), tuple(positions(part) or frozenset() for part in parts), int(emptied or 0))
    return None


def _is(custom_id: str, verb: Verb) -> bool:
    found = parse(custom_id)
    return found is not None and found.verb is verb


def _belongs(shown: Shown, filling: Filling, verb: Verb) -> bool:
    """Whether a panel shows a control of this offer's form, be it enabled or not."""
    found = [c for item in (*shown.buttons, *shown.selects) if (c := parse(item.custom_id or "")) and c.verb is verb]
    states = [c.arg.split(".", 2)[-1] if verb is Verb.MARK else c.arg for c in found]
    return any(state.partition(".")[0].partition("~")[0] == str(filling.offer) for state in states)


class Typed:
    """Plays with slash commands alone; a question is answered by its button."""

    def __init__(self, table: TestTable) -> None:
        self.table = table

    async def do(self, person: Person, peek: Peek, index: int, chosen: Sequence[int] = ()) -> Answer:
        """Carry out the offer at `index`, its form's field filled with the choices at these positions."""
        offer = peek.offers[index]
        name, options = self._command(peek, offer, chosen)
        if self.table.named:
            options["table"] = str(self.table.game_id)
        answer = await self.table.office.slash(person, f"lost-found {name}", **options)
        if isinstance(offer.action, Declare):
            shown = answer.private
            yes = control(shown, Verb.ACT, str(index))
            return await self.table.office.click(person, shown, custom_id=yes)
        return answer

    def _command(self, peek: Peek, offer: Offer[Any], chosen: Sequence[int]) -> tuple[str, dict[str, str]]:
        label = self.table.label(peek, offer)
        match offer.action:
            case Look():
                return "look", {"cell": label}
            case LookPair():
                first, second = (self.table.choice(peek, offer, position) for position in chosen)
                return "look", {"cell": first, "second": second}
            case PutBack(swap=swap):
                return ("swap" if swap else "keep"), {}
            case FlipCard():
                return "flip", {"cell": label}
            case TakeHint():
                return "hint", {"card": label} if len(offer.path) > 1 else {}
            case PlaceHint():
                return "hint", {"spot": label}
            case Vote(agree=agree):
                return ("agree" if agree else "disagree"), {}
            case Declare():
                return "sorted", {}
            case EndTurn():
                return "end", {}
            case Skip():
                return "skip", {}
        raise TypeError(offer.action)


class Mixed:
    """Plays now with the panel, now by typing, within one turn."""

    def __init__(self, table: TestTable, rng: random.Random, typed: "Callable[[TestTable], Hands]" = Typed) -> None:
        self.ways: tuple[Hands, Hands] = (Panel(table), typed(table))
        self.rng = rng

    async def do(self, person: Person, peek: Peek, index: int, chosen: Sequence[int] = ()) -> Answer:
        """Carry out the offer at `index` in one of the two ways."""
        return await self.rng.choice(self.ways).do(person, peek, index, chosen)


class Hands(Protocol):
    """A way to do what is offered."""

    async def do(self, person: Person, peek: Peek, index: int, chosen: Sequence[int] = ()) -> Answer:
        """Carry out the offer at `index`, its form's field filled with the choices at these positions."""
        ...


Choose = Callable[[Peek, random.Random], int]
Picking = Callable[[Peek, int, random.Random], Sequence[int]]
"""Positions among the choices of an offer's form."""


def anything(peek: Peek, rng: random.Random) -> int:
    """Choose any offer but giving up; "All sorted!" only at times, so that games last."""
    open_ = [i for i, offer in enumerate(peek.offers) if not isinstance(offer.action, Concede)]
    going_on = [i for i in open_ if not isinstance(peek.offers[i].action, Declare)]
    return rng.choice(going_on if going_on and rng.random() < 0.9 else open_)


def going_on(peek: Peek, rng: random.Random) -> int:
    """Choose any offer but giving up and "All sorted!"; the game ends with its last card."""
    return rng.choice(
        [i for i, offer in enumerate(peek.offers) if not isinstance(offer.action, Concede | Declare)]
        or [i for i, offer in enumerate(peek.offers) if isinstance(offer.action, Declare)]
    )


@dataclass(frozen=True)
class Moment:
    """One action of a game: who did what, what everybody knew before and after, and what the bot sent."""

    person: Person
    action: Any
    before: Publication
    after: Publication
    answer: Answer
    requests: tuple[Request, ...]

    @property
    def pings(self) -> list[int]:
        """The user ids that new messages notified."""
        return [user for request in self.requests for user in request.pings]

    @property
    def posts(self) -> list[Request]:
        """The new messages that everybody sees."""
        posts = [r for r in self.requests if r.method == "POST" and r.reader is None and r.code is None]
        return [r for r in posts if r.callback in (None, 4)]


def anywhere(peek: Peek, index: int, rng: random.Random) -> Sequence[int]:
    """Choose as few as possible, at random."""
    pick = peek.offers[index].form[0]
    return rng.sample(range(len(pick.choices)), pick.least)


async def step(
    table: TestTable,
    hands: Hands,
    rng: random.Random,
    choose: Choose = anything,
    picking: Picking = anywhere,
    *,
    before: Publication | None = None,
) -> Moment:
    """Let one of the awaited people do one thing, and check that it was done; `before` is the table if it is known."""
    before, mark = before or await table.running(), len(table.office.requests)
    person = rng.choice([person for person in table.people if person.id in before.awaited])
    peek = await table.peek(person)
    index = choose(peek, rng)
    chosen: Sequence[int] = ()
    action = peek.offers[index].action
    if form := peek.offers[index].form:
        chosen = picking(peek, index, rng)
        action = fill(peek.offers[index], {form[0].name: chosen})
    answer = await hands.do(person, peek, index, chosen)
    after = await table.running()
    assert after.table.version > before.table.version, f"{action} did nothing: {answer.text}"
    return Moment(person, action, before, after, answer, tuple(table.office.recorder.since(mark)))


async def play(
    table: TestTable,
    hands: Hands,
    rng: random.Random,
    *,
    choose: Choose = anything,
    picking: Picking = anywhere,
    between: Callable[[int], Awaitable[None]] | None = None,
) -> list[Moment]:
    """Play a game to its end. `between` happens before each action."""
    moments: list[Moment] = []
    content = await table.running()
    while content.table.status == "running":
        assert len(moments) < MOST_ACTIONS, "the game does not end"
        if between is not None:
            await between(len(moments))
            content = await table.running()
        moments.append(await step(table, hands, rng, choose, picking, before=content))
        content = moments[-1].after
    return moments


async def play_until(table: TestTable, hands: Hands, rng: random.Random, action: type[Any]) -> Moment:
    """Play on until somebody has done something of this kind, and return that moment."""
    for _ in range(MOST_ACTIONS):
        moment = await step(table, hands, rng, going_on)
        if isinstance(moment.action, action):
            return moment
    raise AssertionError(f"nobody ever did {action.__name__}")


async def reach(table: TestTable, hands: Hands, rng: random.Random, phase: str) -> None:
    """Play on until the turn is at this phase."""
    for _ in range(MOST_ACTIONS):
        if (await table.running()).view.table.phase == phase:
            return
        await step(table, hands, rng, going_on)
    raise AssertionError(f"the turn never is at {phase}")


async def open_table(
    office: Office, people: Sequence[Person], *, kind: str = LOST_AND_FOUND, **options: int | str
) -> TestTable:
    """Let the first person open a lobby and set options, the others join, and the first start the game."""
    table = await open_lobby(office, people, kind=kind, **options)
    await table.press(people[0], Verb.START)
    return table


async def open_lobby(
    office: Office, people: Sequence[Person], *, kind: str = LOST_AND_FOUND, **options: int | str
) -> TestTable:
    """Let the first person open a lobby and set options, and the others join."""
    before = {table.game_id for table in await office.service.tables()}
    await office.slash(people[0], "game new", game=kind)
    (game_id,) = {table.game_id for table in await office.service.tables()} - before
    table = TestTable(office, game_id, people)
    for name, value in options.items():
        await set_option(table, people[0], name, value)
    for person in people[1:]:
        await table.press(person, Verb.JOIN)
    return table


async def set_option(table: TestTable, host: Person, name: str, value: int | str) -> None:
    """Choose a setting where the lobby offers it: on its message or on the pages of further rules."""
    shown = await table.message()
    for page in range(6):
        for select in shown.selects:
            found = parse(select.custom_id)
            sent = [encoded(value)]
            if found is not None and found.verb is Verb.SWITCH and value in ("yes", "no"):
                sent = [*(v for v in select.chosen if v != name), *([name] if value == "yes" else [])]
                listed = name in [v for _, v in select.options]
            else:
                listed = found is not None and found.verb is Verb.SET and found.arg.startswith(f"{name}.")
                listed = listed and sent[0] in [v for _, v in select.options]
            if listed:
                await table.office.select(host, shown, sent, custom_id=select.custom_id)
                return
        if page == 0:
            shown = (await table.press(host, Verb.OPTIONS)).private
        else:
            on = control(shown, Verb.OPTIONS, str(page))
            shown = (await table.office.click(host, shown, custom_id=on)).private
    raise LookupError(f"the lobby does not offer {name}={value}")
