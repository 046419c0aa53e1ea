"""What may be read again, and what must not be read at all."""

import re

import pytest

from cogs.components import Verb, parse
from engine.core.model import Model, evolve
from engine.games import GAMES
from engine.games.lost_ones.game import LOST_ONES, lost_ones
from engine.games.lost_ones.pack import Pack
from tests.e2e.hands import control, open_table
from tests.e2e.lost import KIND, Greedy, LostPanel, LostTyped, step
from tests.e2e.office import Press, open_office
from tests.e2e.traffic import strings_of

MARK = re.compile(r"canary-([a-z]+)-([0-9a-z.]+)-end")


def marked() -> Pack:
    """Return the pack with a word of its own in everything that is read, seen or met."""
    pack = LOST_ONES.pack
    assert isinstance(pack, Pack)

    def said(model: Model, kind: str, name: object, *fields: str) -> Model:
        return evolve(model, **{field: f"{getattr(model, field)} canary-{kind}-{name}-end" for field in fields})

    tiles = []
    for tile in pack.tiles:
        deeds = tuple(said(said(e, "result", e.id, "result"), "deed", e.id, "label") for e in tile.encounters)
        tiles.append(evolve(said(tile, "page", tile.key, "name", "intro"), encounters=deeds))
    return evolve(
        pack,
        tiles=tuple(tiles),
        boons=tuple(said(card, "boon", card.n, "name") for card in pack.boons),
        banes=tuple(said(card, "bane", card.id, "name") for card in pack.banes),
        foes=tuple(said(card, "foe", card.id, "name") for card in pack.foes),
        plots=tuple(said(plot, "plot", plot.n, "name", "ending") for plot in pack.plots),
        gateways=tuple(said(gate, "gateway", gate.id.replace("_", ""), "ending") for gate in pack.gateways),
    )


async def test_nothing_that_is_unread_leaves_the_bot(tmp_path):
    async with open_office(tmp_path / "office", games={**GAMES, KIND: lost_ones(marked())}) as office:
        table = await open_table(office, [office.person("ana"), office.person("ben")], kind=KIND)
        hands, greedy = LostPanel(table), Greedy(3)
        for _ in range(60):
            await step(table, hands, greedy)
        await office.restart()
        await office.slash(table.people[0], "lost-ones journal")
        await office.autocomplete(table.people[0], "lost-ones page", "page")
        view = (await table.running()).view
        sent = {
            found for request in office.requests for text in strings_of(request.body) for found in MARK.findall(text)
        }
    met = {
        "page": set(view.table.read),
        "deed": {face.id for page in view.pages for face in page.encounters},
        "result": set(view.table.done),
        "boon": {str(face.n) for face in view.boons},
        "bane": {str(face.id) for face in view.banes},
        "foe": {str(foe) for foe in view.table.foes_met},
    }
    assert len({name for kind, name in sent if kind == "page"}) > 5, "the words are looked for in the right place"
    assert not [(kind, name) for kind, name in sent if name not in met.get(kind, ())]


async def played(office, people, actions, number=3, **options):
    table = await open_table(office, people, kind=KIND, **options)
    hands, greedy = LostTyped(table), Greedy(number)
    for _ in range(actions):
        if not await table.over():
            await step(table, hands, greedy)
    return table


def titles(shown):
    return [label for select in shown.selects for label, _ in select.options]


async def test_a_page_is_read_again(office):
    table = await played(office, [office.person("ana")], 12)
    (ana,) = table.people
    found = (await office.autocomplete(ana, "lost-ones page", "page", "prologue")).choices
    assert [value for _, value in found] == ["prologue"]
    again = (await office.slash(ana, "lost-ones page", page="prologue")).private
    assert "You wake because your feet are cold" in again.text
    by_title = (await office.slash(ana, "lost-ones page", page="Prologue")).private
    assert by_title.text == again.text
    assert (await office.slash(ana, "lost-ones page", page="prolo")).private.text == again.text
    unread = await office.slash(ana, "lost-ones page", page="tile-121")
    assert office.say("error-no-such-page") in unread.text
    looking_on = (await office.slash(office.person("zoe"), "lost-ones page", page="prologue")).private
    assert looking_on.text == again.text


async def test_the_journal_has_what_one_has_read_and_no_more(office):
    ana, ben = office.person("ana"), office.person("ben")
    await played(office, [ana], 12)
    await played(office, [ben], 30)
    empty = await office.slash(office.person("zoe"), "lost-ones journal")
    assert office.say("journal-empty") in empty.text
    mine = (await office.slash(ana, "lost-ones journal")).private
    his = (await office.slash(ben, "lost-ones journal")).private
    assert "Prologue" in titles(mine)
    assert len(titles(his)) > len(titles(mine)) > 2
    value = next(value for select in mine.selects for label, value in select.options if label == "Prologue")
    page = (await office.select(ana, mine, [value], custom_id=mine.selects[0].custom_id)).private
    assert "You wake because your feet are cold" in page.text
    back = (await office.click(ana, page, custom_id=control(page, Verb.JOURNAL))).private
    assert titles(back) == titles(mine)


async def test_a_page_of_somebody_elses_journal_cannot_be_asked_for(office):
    ana, ben = office.person("ana"), office.person("ben")
    await played(office, [ana], 4)
    await played(office, [ben], 30)
    mine = (await office.slash(ana, "lost-ones journal")).private
    his = (await office.slash(ben, "lost-ones journal")).private
    known = set(titles(mine))
    value = next(value for select in his.selects for label, value in select.options if label not in known)
    forged = await office.forge(Press(ana, mine, mine.selects[0].custom_id, [value]))
    assert office.say("error-no-such-page") in forged.text


@pytest.mark.parametrize(
    ("journal", "mine", "others"), [("person", True, False), ("group", True, True), ("off", False, False)]
)
async def test_whose_journal_it_is(office, journal, mine, others):
    ana, zoe = office.person("ana"), office.person("zoe")
    await played(office, [ana], 4, journal=journal)
    for person, expected in ((ana, mine), (zoe, others)):
        shown = (await office.slash(person, "lost-ones journal")).private
        assert bool(shown.selects) == expected


async def test_a_long_journal_has_pages(office):
    ana = office.person("ana")
    for number in range(1, 8):
        await played(office, [ana], 60, number=number)
        if len(await office.service.journal(KIND, ana.id, office.guild.id)) > 25:
            break
    first = (await office.slash(ana, "lost-ones journal")).private
    assert len(titles(first)) == 25
    on = [
        b.custom_id
        for b in first.buttons
        if (c := parse(b.custom_id or "")) and c.verb is Verb.JOURNAL and not b.disabled
    ]
    second = (await office.click(ana, first, custom_id=on[-1])).private
    assert titles(second)
    assert not set(titles(first)) & set(titles(second))


async def test_who_left_keeps_what_was_read(office):
    ana, ben = office.person("ana"), office.person("ben")
    table = await played(office, [ana, ben], 12)
    asked = (await office.slash(ben, "game leave")).private
    await office.click(ben, asked, custom_id=control(asked, Verb.LEAVE_YES))
    assert (await table.running()).table.seat_of(ben.id) is None
    shown = (await office.slash(ben, "lost-ones journal")).private
    assert "Prologue" in titles(shown)


async def test_after_the_end_everything_can_still_be_read(office):
    table = await played(office, [office.person("ana")], 8)
    (ana,) = table.people
    more = (await table.press(ana, Verb.MORE)).private
    asked = (await office.click(ana, more, custom_id=control(more, Verb.CONCEDE))).private
    await office.click(ana, asked, custom_id=control(asked, Verb.CONCEDE_YES))
    assert await table.over()
    named = str(table.game_id)
    for told in ({}, {"table": named}):
        page = (await office.slash(ana, "lost-ones page", page="prologue", **told)).private
        assert "You wake because your feet are cold" in page.text
        assert "Squares" in (await office.slash(ana, "lost-ones map", **told)).private.pictures[0].alt
        assert (await office.slash(ana, "lost-ones hand", **told)).private.pictures
    offered = [value for _, value in (await office.autocomplete(ana, "lost-ones map", "table")).choices]
    assert offered == [named]
    moved = await office.slash(ana, "lost-ones end-turn", table=named)
    assert office.say("error-no-such-table") in moved.text


async def test_map_and_hands_are_shown_when_asked_for(office):
    table = await played(office, [office.person("ana"), office.person("ben")], 8)
    ana = table.people[0]
    whole = (await office.slash(ana, "lost-ones map")).private
    assert "Squares" in whole.pictures[0].alt
    hand = (await office.slash(ana, "lost-ones hand")).private
    assert "holds" in hand.pictures[0].alt
    offered = [value for _, value in (await office.autocomplete(ana, "lost-ones hand", "whose")).choices]
    other = (await office.slash(ana, "lost-ones hand", whose=offered[-1])).private
    assert other.pictures[0].alt != hand.pictures[0].alt
