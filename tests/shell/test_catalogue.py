from pathlib import Path

import pytest

from bot.catalogue import Catalogue, CatalogueError, UnknownMessage, UnsaidValue, message_files
from engine.core.ids import Seat
from engine.core.messages import Message, SeatName, Several, message

EN = """
plain = Hello
    .title = A title
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
turn = { $who }, it is your turn with { $cards }.
cards = { $list }
list-separator = { ", " }
seat-number = Seat { $number }
only-attributes =
    .a = An attribute
"""


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    en, de = tmp_path / "en.ftl", tmp_path / "de.ftl"
    en.write_text(EN, encoding="utf-8")
    de.write_text('plain = Hallo\nlist-separator = { " und " }\n', encoding="utf-8")
    return [en, de]


@pytest.fixture
def catalogue(files: list[Path]) -> Catalogue:
    return Catalogue(files, strict=True)


def test_says_values_plurals_and_attributes(catalogue: Catalogue) -> None:
    assert catalogue.say(message("plain")) == "Hello"
    assert catalogue.say(message("plain.title")) == "A title"
    assert catalogue.say(message("count", n=1)) == "one card"
    assert catalogue.say(message("count", n=3)) == "3 cards"


def test_nested_messages_lists_and_names_are_said_first(catalogue: Catalogue) -> None:
    cards = Several((message("count", n=1), "A1", 7))
    said = catalogue.say(message("turn", who=SeatName(Seat(1)), cards=cards), names=lambda seat: f"<name {seat}>")
    assert said == "<name 1>, it is your turn with one card, A1, 7."


def test_a_seat_without_a_name_is_said_by_number(catalogue: Catalogue) -> None:
    assert catalogue.say(message("cards", list=SeatName(Seat(0)))) == "Seat 1"


def test_placeables_carry_no_isolating_marks_and_braces_in_values_are_only_text(catalogue: Catalogue) -> None:
    assert catalogue.say(message("cards", list="{ $evil }")) == "{ $evil }"


def test_a_list_longer_than_one_placeable_may_be_is_joined_whole(catalogue: Catalogue) -> None:
    said = catalogue._value(Several(tuple("x" * 100 for _ in range(40))), "en", None)
    assert len(str(said)) == 40 * 100 + 39 * 2


@pytest.mark.parametrize("length", [1, 1000, 1001, 2501, 20_000])
def test_a_value_may_be_as_long_as_a_page(length: int) -> None:
    text = "x" * length
    assert Catalogue.load(strict=True).say(message("seat-left", name=text)) == f"{text} (left)"


@pytest.mark.parametrize("locale", ["de", "de-AT"])
def test_another_locale_falls_back_message_by_message(catalogue: Catalogue, locale: str) -> None:
    assert catalogue.say(message("plain"), locale) == "Hallo"
    assert catalogue.say(message("plain.title"), locale) == "A title"
    assert catalogue.say(message("count", n=2), locale) == "2 cards"
    assert catalogue.say(message("cards", list=Several(("a", "b"))), locale) == "a und b"


def test_a_locale_nobody_wrote_is_said_in_english(catalogue: Catalogue) -> None:
    assert catalogue.say(message("plain"), "xx-strange") == "Hello"


@pytest.mark.parametrize("id", ["missing", "plain.missing", "only-attributes"])
def test_an_unknown_id_raises_when_strict(catalogue: Catalogue, id: str) -> None:
    assert not catalogue.has(id)
    with pytest.raises(UnknownMessage):
        catalogue.say(Message(id))


def test_a_value_that_was_not_given_raises_when_strict(catalogue: Catalogue) -> None:
    with pytest.raises(UnsaidValue, match="cards"):
        catalogue.say(message("cards"))


def test_in_production_an_unknown_id_is_said_as_itself_and_logged(
    files: list[Path], caplog: pytest.LogCaptureFixture
) -> None:
    assert Catalogue(files).say(message("missing")) == "missing"
    assert "missing" in caplog.text


def test_every_problem_is_reported_at_once(tmp_path: Path) -> None:
    first, second = tmp_path / "a" / "en.ftl", tmp_path / "b" / "en.ftl"
    for file, text in ((first, "one = 1\n\nbroken = { $x\n"), (second, "one = again\n-term = x\n-term = y\n")):
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError) as caught:
        Catalogue([first, second])
    report = "\n".join(caught.value.problems)
    assert f"{first}:3: " in report or f"{first}:4: " in report
    assert f"{second}: one is defined in {first} too" in report
    assert f"{second}: -term is defined in {second} too" in report


def test_no_english_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"no en\.ftl"):
        Catalogue([])


def test_the_programs_own_files_load() -> None:
    catalogue = Catalogue.load(strict=True)
    assert "en" in catalogue.locales
    assert all(file.suffix == ".ftl" and file.parent.name == "messages" for file in message_files())
