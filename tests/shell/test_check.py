"""`python -m bot check` on games' content: everything at once, in words for authors."""

import json
import sys
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot import prose
from bot.__main__ import main
from bot.commands import check
from engine.core.content import ContentError
from engine.core.game import AnyGame, Passage, Writing
from engine.core.model import Model
from engine.games import GAMES


class Pack(Model):
    """A pack that nobody reads."""


def writing(*texts: str, kind: str = "page", words: Iterable[str] = ()) -> Writing:
    passages = tuple(Passage(f"book.toml: {place}", text, kind) for place, text in enumerate(texts))
    return Writing(passages, frozenset(words), {"page": 5.0})


def game(*faults: str, texts: Writing | None = None) -> AnyGame:
    any_game = next(iter(GAMES.values()))
    return replace(
        any_game, pack=Pack(), faults=lambda pack: faults, writing=None if texts is None else lambda pack: texts
    )


def checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], **games: AnyGame
) -> tuple[int, list[str], dict[str, Any]]:
    monkeypatch.setattr("bot.commands.check.problems", list)
    monkeypatch.setattr("engine.games.GAMES", games)
    code = main(["check"])
    out, err = capsys.readouterr()
    return code, err.splitlines(), json.loads(out)


def test_all_faults_of_all_packs_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = {
        "a": game("one", "two", texts=writing("A wrod.")),
        "b": game("three"),
        "c": replace(game("four"), pack=None),
    }
    code, err, out = checked(monkeypatch, capsys, **games)
    assert (code, out["problems"]) == (1, 4)
    assert err[:2] == ["one", "two"]
    assert err[2].startswith('book.toml: 0: "wrod" is in no dictionary')
    assert err[3:] == ["three"]


def test_a_sound_pack_has_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(monkeypatch, capsys, a=game(texts=writing("A cow looks at the sea.")))[:2] == (0, [])


def test_a_pack_that_cannot_be_read_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(pack: object) -> Iterable[str]:
        raise ContentError(["words.toml: names: Field required", "x.toml: not TOML"])

    code, err, _ = checked(monkeypatch, capsys, a=replace(game(), faults=broken))
    assert (code, err) == (1, ["words.toml: names: Field required", "x.toml: not TOML"])


def test_games_that_cannot_be_loaded_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreadable:
        def __getattr__(self, name: str) -> object:
            raise ContentError(["tiles/001.toml: x: Input should be a valid integer"])

    monkeypatch.setitem(sys.modules, "engine.games", Unreadable())
    assert check.content_problems() == ["tiles/001.toml: x: Input should be a valid integer"]


def test_without_the_dictionary_the_rest_is_checked_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "bot.prose", None)
    code, err, _ = checked(monkeypatch, capsys, a=game("one", texts=writing("A wrod.")))
    assert (code, err) == (1, [check.NO_DICTIONARY, "one"])


@pytest.mark.parametrize(
    ("word", "better"),
    [
        ("color", "colour"),
        ("Neighbors", "Neighbours"),
        ("gray", "grey"),
        ("centered", "centred"),
        ("realized", "realised"),
        ("apologizing", "apologising"),
        ("traveler", "traveller"),
        ("plowing", "ploughing"),
    ],
)
def test_american_spellings_are_found(word: str, better: str) -> None:
    (problem,) = prose.problems(writing(f"A {word} thing.", kind="word"))
    assert problem == f'book.toml: 0: "{word}" is American; in Britain it is "{better.lower()}"'
    assert not list(prose.problems(writing(f"A {better} thing.", kind="word")))


@pytest.mark.parametrize(
    "word", ["size", "prizes", "seized", "capsizing", "draught", "kerb", "ploughman", "cow's", "we'll"]
)
def test_british_words_pass(word: str) -> None:
    assert not list(prose.problems(writing(f"A {word} thing.", kind="word")))


def test_names_are_written_as_the_pack_has_them() -> None:
    own = ["Gudge", "blackleaded"]
    assert not list(prose.problems(writing("Gudge and Gudge's hat: GUDGE. Blackleaded, or blackleaded.", words=own)))
    (problem,) = prose.problems(writing("A hat for gudge.", words=own))
    assert '"gudge"' in problem


EASY = "The cow looks at you. You look at the cow. Then she goes on with her lunch."
HARD = "Notwithstanding considerable administrative complications, negotiations regarding accommodation continued."


def test_the_grade_of_a_text_is_that_of_the_formula() -> None:
    words, sentences, syllables = 17, 3, 17
    assert [prose.syllables(word) for word in ("cow", "lighthouse", "considerable")] == [1, 2, 4]
    assert prose.grade(EASY) == pytest.approx(0.39 * words / sentences + 11.8 * syllables / words - 15.59)
    assert prose.grade("…") == 0.0
    assert prose.grade(HARD) > 12


def test_a_page_that_is_too_hard_is_found_and_only_where_it_is_read_as_a_page() -> None:
    assert not list(prose.problems(writing(EASY)))
    (problem,) = prose.problems(writing(HARD))
    assert problem.startswith("book.toml: 0: reads like grade")
    assert not list(prose.problems(writing(HARD, kind="label")))
