"""/finders-keepers …: one group for both games, numbers as people write them, one sentence for what cannot be done."""

import pytest

from bot.errors import StaleTicket
from bot.service import Asked
from cogs.components import Verb
from cogs.errors import Sentence
from cogs.typed import Pairs, continued, several
from engine.games.finders_keepers.actions import Claim
from tests.e2e.finders import BASIC, EXPERT, games, small
from tests.e2e.hands import open_lobby, open_table
from tests.e2e.office import Office

LATER = 1 << 62
"""The id of an interaction that comes after all others."""
NUMBERS: Pairs = [(str(number), place) for place, number in enumerate((1, 4, 7, 10, 11, 12))]


@pytest.fixture
async def office(tmp_path):
    async with Office(tmp_path, games=games(small(8))) as running:
        yield running


async def claims(table, person):
    return (await table.peek(person)).view.claims


@pytest.mark.parametrize("cards", ["1 4 7", "7,4,1", " 1;4 ; 7 7 ", "1+4 & 7"])
async def test_numbers_are_taken_as_people_write_them(office, people, cards):
    table = await open_table(office, people, kind=BASIC)
    await office.slash(people[0], "finders-keepers claim", cards=cards)
    assert await claims(table, people[0]) == ((1, 4, 7),)


@pytest.mark.parametrize("cards", ["9", "1 9", "0", "-", "one", "1.5", "1\u202e4", "a" * 500, "1 " * 900 + "x"])
async def test_a_card_that_does_not_lie_there_is_one_sentence(office, people, cards):
    table = await open_table(office, people, kind=BASIC)
    answer = await office.slash(people[0], "finders-keepers claim", cards=cards)
    assert answer.text == office.say("fk-error-no-such-card")
    assert await claims(table, people[0]) == (None,)


async def test_suggestions_go_on_from_what_was_typed(office, people):
    await open_table(office, people, kind=BASIC)

    async def offered(typed):
        return [v for _, v in (await office.autocomplete(people[0], "finders-keepers claim", "cards", typed)).choices]

    assert await offered("") == [*"12345678"]
    assert await offered("1 4") == ["1 4", "1 4 2", "1 4 3", "1 4 5", "1 4 6", "1 4 7", "1 4 8"]
    assert await offered("1,4,") == await offered("1 4")
    assert await offered("1 x") == []
    eve = office.person("eve")
    assert (await office.autocomplete(eve, "finders-keepers claim", "cards", "")).choices == []


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("", ["1", "4", "7", "10", "11", "12"]),
        ("1", ["1", "1 4", "1 7", "1 10", "1 11", "1 12"]),
        ("4 1", ["4 1", "4 1 7", "4 1 10", "4 1 11", "4 1 12"]),
        ("4 2", []),
        ("x 4", []),
    ],
)
def test_lists_of_names_are_continued(typed, names):
    assert continued(NUMBERS, typed) == names


def test_several_names_are_found_in_their_own_order():
    assert several(NUMBERS, "12, 4 4", "no") == [1, 5]
    for wrong in ("", " , ", "4 5"):
        with pytest.raises(Sentence):
            several(NUMBERS, wrong, "no")


async def test_of_several_open_tiles_one_is_named(office, people):
    table = await open_table(office, people, kind=BASIC, tiles_per_round=3)
    ana = people[0]
    assert (await office.slash(ana, "finders-keepers claim", cards="1")).text == office.say("fk-error-which-tile")
    tiles = await offered_tiles(office, ana)
    assert len(tiles) == 3
    await office.slash(ana, "finders-keepers claim", cards="1 2", tile=tiles[1])
    await office.slash(ana, "finders-keepers none", tile=tiles[0])
    assert await claims(table, ana) == ((), (1, 2), None)
    assert all("(" not in tile for tile in await offered_tiles(office, ana)), "names, not answers"
    wrong = await office.slash(ana, "finders-keepers claim", cards="1", tile="chimera")
    assert wrong.text == office.say("fk-error-no-such-tile")
    await office.slash(ana, "finders-keepers none")
    assert await claims(table, ana) == ((), (1, 2), ())
    assert (await office.slash(ana, "finders-keepers none")).text == office.say("error-not-now")


async def offered_tiles(office, person):
    return [value for _, value in (await office.autocomplete(person, "finders-keepers claim", "tile", "")).choices]


@pytest.mark.parametrize("several", [1, 2])
async def test_a_tile_that_is_named_must_be_open(office, people, several):
    table = await open_table(office, people, kind=BASIC, tiles_per_round=several)
    ana = people[0]
    closed = (await offered_tiles(office, ana))[0]
    for person in people:
        await office.slash(person, "finders-keepers none", **({"tile": closed} if several == 1 else {}))
    before = await claims(table, ana)
    for name, options in (("claim", {"cards": "2"}), ("none", {})):
        answer = await office.slash(ana, f"finders-keepers {name}", tile=closed, **options)
        assert answer.text == office.say("fk-error-no-such-tile")
    assert await claims(table, ana) == before == (None,) * several
    now = (await offered_tiles(office, ana))[0]
    await office.slash(ana, "finders-keepers claim", cards="2", tile=now)
    assert (await claims(table, ana))[0] == (2,)


async def test_a_claim_for_a_tile_that_closes_meanwhile_is_not_taken_for_the_next(office, people):
    table = await open_table(office, people, kind=BASIC)
    ana, ben = people
    await office.slash(ana, "finders-keepers claim", cards="1")
    peeked = await office.service.peek(table.game_id, ana.id)
    late = Asked(Claim(slots=frozenset({2, 3})), peeked.ticket)
    await office.slash(ben, "finders-keepers none")
    with pytest.raises(StaleTicket):
        await office.service.act(table.game_id, ana.id, late, LATER)
    assert await claims(table, ana) == (None,)


async def test_gentle_games_name_the_most(office, people):
    await open_table(office, people, kind=BASIC, wrong="ignore")
    answer = await office.slash(people[0], "finders-keepers claim", cards="1 2 3 4 5")
    assert answer.text == office.say("fk-error-too-many", most=4)


async def test_the_table_decides_which_game_is_meant(office, people):
    ana, ben = people
    assert (await office.slash(ana, "finders-keepers search")).text == office.say("error-no-table")
    table = await open_table(office, [ana], kind=BASIC, practice="yes")
    for name, options in (("capture", {"tile": "x"}), ("pass", {}), ("hand", {})):
        answer = await office.slash(ana, f"finders-keepers {name}", **options)
        assert answer.text == office.say("fk-error-only-expert")
    assert (await office.slash(ana, "finders-keepers search")).private.files == ("look.webp",)
    expert = await open_table(office, [ben, office.person("cleo")], kind=EXPERT)
    for name, options in (("claim", {"cards": "1"}), ("none", {})):
        assert (await office.slash(ben, f"finders-keepers {name}", **options)).text == office.say("fk-error-only-basic")
    for name in ("hand", "search", "cards"):
        assert (await office.slash(ben, f"finders-keepers {name}")).private.files == ("look.webp",)
    assert await claims(table, ana) == (None,)
    assert (await expert.running()).view.table.turn == 1


async def test_an_expert_turn_is_typed(office, people):
    table = await open_table(office, people, kind=EXPERT)
    (person,) = await table.awaited()
    (other,) = [p for p in people if p is not person]
    assert (await office.slash(other, "finders-keepers capture", tile="x")).text == office.say("error-not-now")
    tiles = [v for _, v in (await office.autocomplete(person, "finders-keepers capture", "tile", "")).choices]
    assert len(tiles) == 5
    cells = [v for _, v in (await office.autocomplete(person, "finders-keepers capture", "cells", "1 ")).choices]
    assert cells[:3] == ["1", "1 2", "1 3"]
    for options, error in (
        ({"tile": tiles[0]}, "fx-error-which-cells"),
        ({"tile": "chimera", "cells": "1"}, "fx-error-no-such-tile"),
        ({"tile": tiles[0], "cells": "10"}, "fk-error-no-such-card"),
    ):
        assert (await office.slash(person, "finders-keepers capture", **options)).text == office.say(error)
    before = (await table.content()).table.version
    await office.slash(person, "finders-keepers capture", tile=tiles[0], cells="1 2 3 4 5 6 7 8 9")
    assert (await table.running()).view.table.mistaken
    assert (await table.content()).table.version == before + 1


@pytest.mark.parametrize(
    ("which", "alt"),
    [
        ("Cards 5 to 8", "Your cluttered cards, numbers 5 to 8."),
        ("card 3", "Your cluttered card, number 3."),
        ("3", "Your cluttered card, number 3."),
        *((str(number), f"Your cluttered card, number {number}.") for number in range(1, 9)),
    ],
)
async def test_a_picture_is_asked_for_by_name_or_number(office, people, which, alt):
    await open_table(office, people, kind=BASIC)
    answer = await office.slash(people[0], "finders-keepers cards", which=which)
    assert [picture.alt for picture in answer.private.pictures] == [alt]


async def test_a_number_is_that_of_ones_own_card_whatever_others_are_called(office):
    people = [office.person(name, shown_as=shown) for name, shown in (("ana", "7"), ("ben", "Card 3"), ("cleo", "12"))]
    await open_table(office, people, kind=BASIC)
    for number in range(1, 9):
        answer = await office.slash(people[0], "finders-keepers cards", which=f" {number} ")
        assert [picture.alt for picture in answer.private.pictures] == [f"Your cluttered card, number {number}."]


async def test_in_text_mode_the_cards_of_others_are_looked_at_in_words(office, people):
    table = await open_table(office, people, kind=BASIC, text_mode="yes")
    ana = people[0]
    theirs = (await table.peek(ana)).view.public.tableaus[1]
    answer = await office.slash(ana, "finders-keepers cards", which="ben: 5 to 8")
    assert answer.private.pictures == ()
    named = [office.say("fk-object", object=word) for word in theirs[5].words]
    assert f"6: {', '.join(named)}" in answer.text.replace("**", "")
    own = await office.slash(ana, "finders-keepers cards", which="3")
    assert "Cluttered cards of" not in own.text


async def test_a_picture_that_is_not_there_is_one_sentence(office, people):
    await open_table(office, people, kind=BASIC)
    for which in ("99", "nonsense", "card"):
        answer = await office.slash(people[0], "finders-keepers cards", which=which)
        assert answer.text == office.say("fk-error-no-such-sheet")


async def test_a_lobby_is_no_running_game(office, people):
    await open_lobby(office, people, kind=BASIC)
    for name, options in (("search", {}), ("cards", {}), ("none", {}), ("claim", {"cards": "1"})):
        answer = await office.slash(people[0], f"finders-keepers {name}", **options)
        assert answer.text == office.say("error-not-running")


@pytest.mark.parametrize("kind", [BASIC, EXPERT])
async def test_a_game_without_a_vote_to_give_up_says_what_to_do_instead(office, people, kind):
    table = await open_table(office, people, kind=kind)
    answer = await office.slash(people[0], "game concede")
    assert answer.text == office.say("error-concede-no-vote")
    more = await table.press(people[0], Verb.MORE)
    labels = [button.label for button in more.private.buttons]
    assert office.say("button-concede") not in labels
    assert office.say("button-leave") in labels
