import json
from pathlib import Path

import pytest

from bot import lint
from bot.__main__ import main

EN = """
greeting = Hello, { $name }
    .short = Hi
whole = { greeting } and { -brand }, { $n }
-brand = Lost Property
error-full = Full
error-gone = Gone
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program that says all its messages, each with what it needs."""
    (tmp_path / "cogs" / "messages").mkdir(parents=True)
    (tmp_path / "cogs" / "messages" / "en.ftl").write_text(EN, encoding="utf-8")
    return tmp_path


GOOD = """
say("whole", name="x", n=1)
tag("greeting.short")
say(f"error-{code}")
Message("greeting", {"name": 1})
Message("greeting", values)
message("greeting", **values)
log("no such-id here"), {"not-an-id-that-must-exist": 1}
"""


def found(program: Path, source: str) -> list[str]:
    (program / "cogs" / "x.py").write_text(source, encoding="utf-8")
    return lint.problems(program, ("cogs",))


def test_what_fits_has_no_problem(program: Path) -> None:
    assert found(program, GOOD) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('say("missing")', "cogs/x.py:9: no message is called missing"),
        ('say("greeting.long")', "cogs/x.py:9: no message is called greeting.long"),
        ('say(f"lobby-{x}")', "cogs/x.py:9: no message is called lobby-…"),
        ('message("greeting")', "cogs/x.py:9: greeting also needs $name"),
        ('message("whole", n=1)', "cogs/x.py:9: whole also needs $name"),
        ('Message("greeting", {"nam": 1})', "cogs/x.py:9: greeting also needs $name"),
        ('Message("greeting")', "cogs/x.py:9: greeting also needs $name"),
    ],
)
def test_a_wrong_use_is_named_with_its_place(program: Path, line: str, problem: str) -> None:
    assert found(program, f"{GOOD}{line}\n") == [problem]


def test_messages_that_nobody_says_are_named(program: Path) -> None:
    assert found(program, GOOD.replace('say(f"error-{code}")', 'say("error-full")')) == [
        "cogs/messages/en.ftl: error-gone is never said"
    ]


def test_an_f_string_without_letters_of_its_own_uses_nothing(program: Path) -> None:
    assert "cogs/messages/en.ftl: error-gone is never said" in found(program, 'key = f"{a}-{b}"')


@pytest.mark.parametrize(
    ("locale", "text", "problem"),
    [
        ("en", "error-x = { nothing }", "error-x is made of nothing, which is not there"),
        ("en", "error-x = { -nothing }", "error-x is made of -nothing, which is not there"),
        ("de", "error-y = Neu", "error-y is not in en"),
        ("de", "error-full = Voll, { $name }", "error-full names $name, which en does not"),
        ("de", "error-full = { -brand }", "error-full is made of -brand, which is not there"),
    ],
)
def test_faults_of_a_file_are_named(program: Path, locale: str, text: str, problem: str) -> None:
    file = program / "cogs" / "messages" / f"{locale}.ftl"
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    file.write_text(f"{before}{text}\n", encoding="utf-8")
    assert found(program, GOOD) == [f"cogs/messages/{locale}.ftl: {problem}"]


def test_files_that_cannot_be_read_are_told_of_alone(program: Path) -> None:
    file = program / "cogs" / "messages" / "en.ftl"
    file.write_text(EN + "error-full = again\n", encoding="utf-8")
    (problem,) = found(program, GOOD)
    assert "error-full is defined in" in problem


@pytest.fixture
def no_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games' packs are left alone: their own tests look at them."""
    monkeypatch.setattr("bot.commands.check.content_problems", list)


@pytest.mark.usefixtures("no_content")
def test_the_program_itself_has_no_problem(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check"])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert json.loads(out)["problems"] == 0


@pytest.mark.usefixtures("no_content")
def test_problems_go_to_stderr_and_make_the_command_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.commands.check.problems", lambda: ["one", "two"])
    assert main(["check"]) == 1
    out, err = capsys.readouterr()
    assert err == "one\ntwo\n"
    assert json.loads(out)["problems"] == 2
