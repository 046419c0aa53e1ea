"""Pages of a story as messages: grouped, cut between paragraphs, within Discord's limits, the same when sent again."""

import pytest

from cogs.components import Control, Verb
from cogs.layout import CHARACTERS, COMPONENTS, Picture, button, row
from cogs.story_page import MOST_PAGES, ROOM, Sheet, cut, reading_page, sheets
from engine.core.game import Leaf
from tests.cogs.toys import WORDS, say

PICTURE, OTHER = Picture(b"RIFF", "a bed"), Picture(b"RIFX", "a hat")


def leaf(name: str, text: str = "It is night.") -> Leaf:
    return Leaf(name, say(name), say(text), say("a bed"))


def texts(sheet: Sheet) -> list[str]:
    return [part for part in sheet.page.parts if isinstance(part, str)]


def test_pages_of_one_change_go_out_together() -> None:
    made = sheets([(5, leaf("one"), PICTURE), (5, leaf("two"), None), (6, leaf("three"), OTHER)], WORDS, 4)
    assert [texts(sheet) for sheet in made] == [
        ["### one", "It is night.", "### two", "It is night.", "### three", "It is night."]
    ]
    assert (made[0].version, made[0].key) == (6, "5.0")
    assert made[0].page.filenames == ("board.webp", "board-2.webp")
    assert [file.filename for file in made[0].page.files()] == ["board.webp", "board-2.webp"]


def test_a_picture_stands_once_in_a_message() -> None:
    pages = [(5, leaf("one"), PICTURE), (6, leaf("two"), PICTURE), (7, leaf("three"), OTHER)]
    (made,) = sheets(pages, WORDS, 4)
    assert [part for part in made.page.parts if not isinstance(part, str)] == [PICTURE, OTHER]
    long = "of night " * (ROOM // 12)
    first, second = sheets([(5, leaf("one", long), PICTURE), (6, leaf("two", long), PICTURE)], WORDS, 4)
    assert PICTURE in first.page.parts
    assert PICTURE in second.page.parts, "another message has it anew"


@pytest.mark.parametrize("count", [1, MOST_PAGES, MOST_PAGES + 1, 9])
def test_every_message_fits(count: int) -> None:
    long = "\n\n".join(f"Paragraph {n} " + "of night " * 60 for n in range(20))
    made = sheets([(7, leaf(f"page {n}", long), PICTURE) for n in range(count)], WORDS, 6)
    for sheet in made:
        view = sheet.page.view()
        assert view.total_children_count <= COMPONENTS
        assert sum(map(len, texts(sheet))) <= CHARACTERS
    assert len({sheet.key for sheet in made}) == len(made)
    assert [sheet.version for sheet in made] == [6] * (len(made) - 1) + [7]
    said = "\n\n".join(text for sheet in made for text in texts(sheet))
    assert [said.count(f"Paragraph {n} ") for n in range(20)] == [count] * 20


def test_what_is_told_again_is_told_in_the_same_messages() -> None:
    long = "\n\n".join("word " * 300 for _ in range(5))
    pages = [(5, leaf("one"), None), (6, leaf("two", long), None), (7, leaf("three"), None)]
    made = sheets(pages, WORDS, 4)
    assert [(sheet.key, sheet.version) for sheet in made] == [("5.0", 5), ("6.0", 5), ("6.1", 5), ("6.2", 7)]
    again = sheets(pages[1:], WORDS, 5)
    assert [(sheet.key, texts(sheet)) for sheet in again] == [(sheet.key, texts(sheet)) for sheet in made[1:]]


@pytest.mark.parametrize("text", ["", "short", "a b c " * 90, "x" * 250, "one\n\ntwo\n\n" + "three " * 40])
def test_cutting_loses_nothing(text: str) -> None:
    parts = cut(text, 100)
    assert all(len(part) <= 100 for part in parts)
    assert "".join("".join(parts).split()) == "".join(text.split())


def test_a_page_that_is_read_again_stands_in_one_message() -> None:
    page = reading_page(leaf("one", "night " * 1000), PICTURE, WORDS)
    assert page.parts[0] == "### one"
    assert page.pictures == (PICTURE,)
    assert sum(len(part) for part in page.parts if isinstance(part, str)) <= ROOM


def test_controls_stand_below_the_last_page() -> None:
    (made,) = sheets([(5, leaf("one"), None)], WORDS, 4)
    controls = row([button(Control(Verb.TURN, 7), "My turn")])
    followed = made.followed_by(controls)
    assert followed.page.parts == (*made.page.parts, controls)
    assert (followed.version, followed.key) == (made.version, made.key)
