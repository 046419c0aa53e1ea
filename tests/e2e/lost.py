"""Lost Ones as its people use it: what a greedy explorer would do, on the panel or typed."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.publication import Peek
from bot.service.tables import events_of
from cogs.components import Verb, parse
from cogs.forms import Filling
from cogs.story_page import STORY
from engine.core.model import Model
from engine.core.protocol import Concede
from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.lost_ones.actions import Attempt, EndTurn, Explore, Move, PlayText, Prefer, UseBoon, UseTalent
from tests.e2e.hands import Moment, Panel, TestTable, control, filling_of, offered, open_table
from tests.e2e.office import Answer, Office, Person, Shown

KIND = "lost_ones"
MOST_ACTIONS = 400


class Greedy:
    """Chooses as the game's own explorer does."""

    def __init__(self, number: int = 1, player: str = "greedy") -> None:
        self.rng = Rng(number.to_bytes(32, "big"), stream=b"choices")
        self.player = GAMES[KIND].players[player]
        self.memory: Any = None

    def action(self, peek: Peek) -> Any:
        """Return what to do."""
        self.memory = self.memory or self.player.start(peek.view)
        return self.player.choose(self.memory, peek.view, peek.offers, self.rng)


def offer_of(peek: Peek, action: Model) -> int:
    """Return the position of the offer that admits an action."""
    return next(i for i, offer in enumerate(peek.offers) if offer.admits(action))


def asks(office: Office, peek: Peek, index: int, action: Model) -> bool:
    """Return whether a question stands before an action, as its form was filled in."""
    return office.games[KIND].text.confirm(peek.view, replace(peek.offers[index], action=action)) is not None


class LostPanel(Panel):
    """Plays with the private panel alone."""

    async def act(self, person: Person, peek: Peek, action: Any) -> Answer:
        """Carry an action out, its form filled in."""
        index = offer_of(peek, action)
        if not peek.offers[index].form:
            return await self.do(person, peek, index)
        office, shown = self.table.office, await self.form(person, peek, action)
        answer = await office.click(person, shown, custom_id=sender(shown))
        if not asks(office, peek, index, action):
            return answer
        shown = answer.private
        return await office.click(person, shown, custom_id=sender(shown))

    async def form(self, person: Person, peek: Peek, action: Any) -> Shown:
        """Open an action's form and fill it in, but do not send it."""
        index = offer_of(peek, action)
        offer, shown = peek.offers[index], await self.table.panel(person, peek.ticket)
        shown = await self._opened(person, shown, Filling.begin(index, offer))
        for place, pick in enumerate(offer.form):
            wanted = {i for i, value in enumerate(pick.choices) if value in getattr(action, pick.name)}
            shown = await self._field(person, shown, place, wanted)
        return shown

    async def _field(self, person: Person, shown: Shown, place: int, wanted: set[int]) -> Shown:
        office = self.table.office
        for part in range(2):
            found = [s for s in shown.selects if _marks(s.custom_id, f"{place}.{part}.")]
            values = [value for _, value in found[0].options if int(value) in wanted] if found else []
            if values:
                shown = (await office.select(person, shown, values, custom_id=found[0].custom_id)).private
        for position in sorted(wanted):
            filling = filling_of(shown)
            if filling is not None and position not in filling.chosen[place]:
                after = filling.with_field(place, filling.chosen[place] | {position})
                if offered(shown, Verb.FORM, after.text):
                    shown = (await office.click(person, shown, custom_id=control(shown, Verb.FORM, after.text))).private
        return shown


def _marks(custom_id: str, start: str) -> bool:
    found = parse(custom_id)
    return found is not None and found.verb is Verb.MARK and found.arg.startswith(start)


def sender(shown: Shown) -> str:
    """Return the id of the button that sends a form."""
    return next(str(b.custom_id) for b in shown.buttons if (c := parse(b.custom_id or "")) and c.verb is Verb.SEND)


def told_in(office: Office) -> list[str]:
    """Return the titles of the story's pages as they were posted."""
    lines = [line for shown in office.public() if is_story(shown) for line in shown.text.splitlines()]
    return [_title(line.removeprefix("### ")) for line in lines if line.startswith("### ")]


async def pages_of(office: Office, table: TestTable) -> list[str]:
    """Return the titles of the pages that a table has come to, in that order."""
    game, content = office.games[KIND], await table.running()
    words = table.words(await table.peek(table.people[0]))
    events = [event for entry in await office.service._store.log(table.game_id) for event in events_of(game, entry)]
    leaves = [leaf for event in events for leaf in game.text.leaves(content.view, event)]
    return [_title(words.text(leaf.title)) for leaf in leaves]


def _title(title: str) -> str:
    """Return a title without what changes later: where the tile lies."""
    return title.partition(" · ")[0]


def is_story(shown: Shown) -> bool:
    """Return whether a message tells pages of the story."""
    return any(part.get("accent_color") == STORY for part in shown.payload["components"])


COMMANDS: dict[type, tuple[str, str]] = {
    Explore: ("explore", "side"),
    Move: ("move", "side"),
    UseBoon: ("boon", "boon"),
    PlayText: ("play", "card"),
    UseTalent: ("talent", "choice"),
}


class LostTyped(LostPanel):
    """Plays with slash commands where there is one; a payment is filled in on the panel that the command opens."""

    async def act(self, person: Person, peek: Peek, action: Any) -> Answer:
        """Carry an action out."""
        index, office = offer_of(peek, action), self.table.office
        if isinstance(action, EndTurn):
            return await office.slash(person, "lost-ones end-turn")
        if isinstance(action, Attempt) and peek.offers[index].form:
            shown = (await office.slash(person, "lost-ones encounter", deed=action.encounter)).private
            self.table.panels[person.id] = shown.id
            return await super().act(person, peek, action)
        command = COMMANDS.get(type(action))
        if command is None:
            return await super().act(person, peek, action)
        name, option = command
        answer = await office.slash(person, f"lost-ones {name}", **{option: peek.offers[index].path[-1]})
        return await self._confirmed(person, answer, index) if asks(office, peek, index, action) else answer


async def step(table: TestTable, hands: LostPanel, greedy: Greedy) -> Moment:
    """Let one of the awaited people do one thing, and check that it was done."""
    before, mark = await table.running(), len(table.office.requests)
    person = next(person for person in table.people if person.id in before.awaited)
    peek = await table.peek(person)
    action = greedy.action(peek)
    assert not isinstance(action, Concede | Prefer)
    answer = await hands.act(person, peek, action)
    after = await table.running()
    assert after.table.version > before.table.version, f"{action} did nothing: {answer.text}"
    return Moment(person, action, before, after, answer, tuple(table.office.recorder.since(mark)))


async def play(
    table: TestTable,
    hands: LostPanel,
    greedy: Greedy,
    *,
    between: Callable[[int], Awaitable[None]] | None = None,
) -> list[Moment]:
    """Play a game to its end. `between` happens before each action."""
    moments: list[Moment] = []
    while not await table.over():
        assert len(moments) < MOST_ACTIONS, "the game does not end"
        if between is not None:
            await between(len(moments))
        moments.append(await step(table, hands, greedy))
    return moments


async def reach(table: TestTable, hands: LostPanel, greedy: Greedy, kind: str) -> bool:
    """Play on until a decision of this kind is open; return whether there was one before the end."""
    for _ in range(MOST_ACTIONS):
        pending = (await table.running()).status.pending
        if pending is None or pending.kind == kind:
            return pending is not None
        await step(table, hands, greedy)
    return False


async def night_with(
    office: Office, people: Sequence[Person], kind: str, player: str = "greedy"
) -> tuple[TestTable, LostPanel, Greedy]:
    """Play one night after the other, each in its own way, until a decision of this kind is open.

    Which decisions come soon depends on the automatic player who chooses.
    """
    for number in range(1, 20):
        table = await open_table(office, people, kind=KIND)
        hands, greedy = LostPanel(table), Greedy(number, player)
        if await reach(table, hands, greedy, kind):
            return table, hands, greedy
    raise AssertionError(f"there never was a {kind}")
