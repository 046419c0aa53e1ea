"""Every game looks in its replay as it looked on the table; seats' pictures, and the pages of a story, come back."""

import random

import pytest

from cogs.components import Verb
from cogs.replay_page import SEATS, SIGHTS
from tests.e2e.finders import BASIC, EXPERT, capturing, games, showing, unanswered
from tests.e2e.hands import Panel, control, open_table, play
from tests.e2e.lost import KIND, Greedy, LostPanel, told_in
from tests.e2e.lost import play as play_lost
from tests.e2e.office import Office
from tests.e2e.test_replays import goto, turn


@pytest.fixture
async def office(tmp_path):
    async with Office(tmp_path, games=games()) as running:
        yield running


async def played(table, kind):
    """Play a game to its end; return its moments and the board after each step at which it was posted."""
    boards = {}

    async def keep(step):
        shown = await table.message()
        if not boards or shown.id != boards[max(boards)].id:  # just posted, for this step
            boards[step] = shown

    if kind == KIND:
        moments = await play_lost(table, LostPanel(table), Greedy(3), between=keep)
    else:
        choose = unanswered if kind == BASIC else capturing
        hands, rng = Panel(table), random.Random(1)
        moments = await play(table, hands, rng, choose=choose, picking=showing, between=keep)
    await keep(len(moments))
    return moments, boards


async def walked(office, person, table):
    """Step through a whole game as the table; return every page."""
    ended = await table.message()
    shown = (await office.click(person, ended, custom_id=control(ended, Verb.REPLAY))).private
    pages = [shown]
    while True:
        try:
            goto(shown, "on")
        except LookupError:
            return pages
        shown = await turn(office, person, shown, "on")
        pages.append(shown)


@pytest.mark.parametrize("kind", [BASIC, EXPERT, KIND])
async def test_the_boards_are_those_of_then(office, kind):
    people = [office.person("ana")] if kind == KIND else [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, kind=kind)
    moments, boards = await played(table, kind)
    assert len(boards) > 2
    pages = await walked(office, office.person("cleo"), table)
    assert len(pages) == len(moments) + 1
    for step, board in boards.items():
        then, now = board.pictures[0], pages[step].pictures[0]
        assert (now.alt, now.data) == (then.alt, then.data), f"step {step}"
    assert {page.files for page in pages} == {("board.webp",)}
    await check_legend(office, people[0], pages, boards[max(boards)])
    if kind == KIND:
        check_story(told_in(office), pages)


async def check_legend(office, person, pages, ended):
    """Whom the marks on the pictures stand for is said below the pictures and the film, as on the table."""
    legend = next(line for line in ended.text.splitlines() if line.startswith("-# On the "))
    assert legend in pages[-1].text
    assert sum("-# On the " in page.text for page in pages) >= len(pages) - 2, "but before there is anybody to name"
    last = (await office.slash(person, "game replay")).private
    await office.click(person, last, custom_id=goto(last, "film"))
    assert legend in office.public()[-1].text


def check_story(told, pages):
    """Every page of the story stands at the step that reached it, in the order in which they were read."""
    assert len(told) > 3
    at = 0
    for title in told:
        at = next(i for i in range(at, len(pages)) if title in pages[i].text)


def sights(shown):
    """Return the select of a seat's pictures."""
    return next(select for select in shown.selects if select.custom_id.endswith(f".{SIGHTS}"))


@pytest.mark.parametrize("kind", [BASIC, EXPERT])
async def test_a_seat_s_pictures_can_all_be_looked_at(office, kind):
    people = [office.person("ana"), office.person("ben")]
    table = await open_table(office, people, kind=kind)
    await played(table, kind)
    shown = (await office.slash(people[0], "game replay")).private
    page = await turn(office, people[0], shown, SEATS, "1")
    assert page.files == ("look.webp",)
    seen = {}
    for _, value in sights(page).options[:4]:
        page = await turn(office, people[0], page, SIGHTS, value)
        seen[value] = (page.pictures[0].alt, page.pictures[0].data)
        assert page.files == ("look.webp",)
    assert len(set(seen.values())) == len(seen) > 2
    on = await turn(office, people[0], page, "on")
    assert sights(on).chosen == (value,), "the same picture, a step later"
    worded = await turn(office, people[0], on, "words")
    assert worded.pictures == ()
    assert on.pictures[0].alt.splitlines()[0] in worded.text.replace("\\", "")
