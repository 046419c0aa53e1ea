"""Four people who press whatever they see and type whatever there is, while time passes, the bot restarts and Discord
forgets: nothing is ever left unanswered, no error is logged, and every table that is left can be played to its end."""

import random

import pytest

from cogs.components import Verb, parse
from tests.e2e.finders import BASIC, EXPERT, TypedFinders, capturing, showing, unanswered
from tests.e2e.hands import Mixed, TestTable, Typed, anywhere, going_on, play
from tests.e2e.office import Office, Person
from tests.e2e.screen import Button
from tests.volume import volume

SLASH = (
    "game new", "game board", "game check", "game list", "game best", "game rules", "game leave", "game concede",
    "game cancel", "game undo", "lost-found look", "lost-found flip", "lost-found hint", "lost-found swap",
    "lost-found keep", "lost-found sorted", "lost-found end", "lost-found skip", "lost-found agree",
    "lost-found disagree", "finders-keepers search", "finders-keepers cards", "finders-keepers claim",
    "finders-keepers none", "finders-keepers capture", "finders-keepers pass", "finders-keepers hand",
)  # fmt: skip
OPTIONS = {
    "lost-found look": ("cell", "second"), "lost-found flip": ("cell",), "lost-found hint": ("spot", "card"),
    "game new": ("game",), "finders-keepers cards": ("which",), "finders-keepers claim": ("cards", "tile"),
    "finders-keepers none": ("tile",), "finders-keepers capture": ("tile", "cells"),
}  # fmt: skip
NEEDED = {"cell": "B2", "cards": "1 2", "tile": "bell"}
RARELY = {Verb.LEAVE_YES, Verb.CANCEL_YES, Verb.CONCEDE_YES, Verb.QUIT, Verb.UNDO}
PLAYING = {
    Verb.TURN,
    Verb.ACT,
    Verb.ASK,
    Verb.CHOOSE,
    Verb.FORM,
    Verb.MARK,
    Verb.SIGHT,
    Verb.SEND,
    Verb.START,
    Verb.JOIN,
}
REFUSALS = [(10008, 404), (10015, 404), (50027, 401), (50013, 403), (0, 500)]
WAYS = {
    "lost_and_found": (Typed, going_on, anywhere),
    BASIC: (TypedFinders, unanswered, showing),
    EXPERT: (TypedFinders, capturing, showing),
}
STEPS = 100
MOST_TABLES = 2


def verb_of(item) -> Verb | None:
    """Return what a control asks for."""
    found = parse(item.custom_id or "")
    return found.verb if found else None


class Monkeys:
    """Does something at random, again and again."""

    def __init__(self, office: Office, people: list[Person], rng: random.Random) -> None:
        self.office, self.people, self.rng = office, people, rng

    async def step(self) -> None:
        """Do one thing."""
        dice = self.rng.random()
        who = self.rng.choice(self.people)
        if dice < 0.68:
            await self.press(who)
        elif dice < 0.88:
            await self.type(who)
        elif dice < 0.92:
            await self.office.advance(self.rng.choice([1, 60, 16 * 60, 2 * 3600, 25 * 3600]))
        elif dice < 0.95:
            await self.office.restart(gently=self.rng.random() < 0.5)
        elif dice < 0.97 and (messages := self.office.public()):
            await self.office.delete_message(self.rng.choice(messages))
        else:
            code, status = self.rng.choice(REFUSALS)
            self.office.refuse(self.rng.choice(["PATCH", "POST"]), "/webhooks/*", code, status=status)

    async def press(self, who: Person) -> None:
        """Use a control that somebody sees on one of the newest messages; most often one that plays."""
        seen = [(shown, item) for shown in self.office.sees(who)[-6:] for item in (*shown.buttons, *shown.selects)]
        usable = [(shown, item) for shown, item in seen if not item.disabled and verb_of(item) is not None]
        playing = [(shown, item) for shown, item in usable if verb_of(item) in PLAYING]
        if not usable:
            await self.type(who)
            return
        shown, item = self.rng.choice(playing if playing and self.rng.random() < 0.6 else usable)
        if verb_of(item) in RARELY and self.rng.random() < 0.8:
            return
        if isinstance(item, Button):
            await self.office.click(who, shown, custom_id=item.custom_id)
            return
        values = [value for _, value in item.options]
        n = self.rng.randint(item.least, min(item.most, len(values)))
        await self.office.select(who, shown, self.rng.sample(values, n), custom_id=item.custom_id)

    async def type(self, who: Person) -> None:
        """Send a command, its options chosen from what is suggested."""
        name = self.rng.choice(SLASH)
        if name == "game new" and len(await self.office.service.tables()) >= MOST_TABLES:
            name = "game board"
        options = {}
        for option in OPTIONS.get(name, ()):
            choices = (await self.office.autocomplete(who, name, option, "")).choices
            if choices:
                options[option] = self.rng.choice(choices)[1]
            elif option in NEEDED:
                options[option] = NEEDED[option]
        await self.office.slash(who, name, **options)


@pytest.mark.parametrize("seed", range(volume(3, 12)))
async def test_whatever_people_do_the_office_stands(office, seed):
    office.allowed.append("was not shown|not be blanked|could not be")
    people = [office.person(name) for name in ("ana", "ben", "cleo")] + [office.person("keeper", manager=True)]
    rng = random.Random(seed)
    monkeys = Monkeys(office, people, rng)
    for _ in range(STEPS):
        await monkeys.step()
    office.accept_again()
    for found in await office.service.tables(statuses=("running",)):
        table = TestTable(office, found.game_id, people, named=True)
        typed, choose, picking = WAYS[found.kind]
        await play(table, Mixed(table, rng, typed), rng, choose=choose, picking=picking)
        assert await table.over()
