"""`python -m bot balance`: trials, targets, tables; and what simulations say of content."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.balance import Row, verdicts, written
from bot.commands.simulate import play_games
from bot.tally import Finished, Meetings, figures, meetings
from engine.core.game import Contents, Trial
from engine.core.ids import Seat
from engine.core.protocol import Outcome

CONTENTS = Contents(ids={"page": ("1", "2", "3"), "deed": ("a", "b")}, choices=(("deed", ("a", "b")),))
WON, LOST = Outcome(reason="home", winners=(Seat(0),)), Outcome(reason="fell", winners=())


def game(outcome: Outcome | None, *met: tuple[str, str]) -> Finished:
    return Finished(outcome, actions=10, rounds=3, figures={"tiles": 4.0}, met=frozenset(met))


def test_what_was_met_is_counted_once_a_game() -> None:
    played = [
        game(WON, ("page", "1"), ("deed", "a")),
        game(LOST, ("page", "1"), ("deed", "b")),
        game(LOST, ("deed", "a")),
    ]
    found = meetings(Meetings.of(played), CONTENTS)
    assert found["met"] == {"page": {"1": 2, "2": 0, "3": 0}, "deed": {"a": 2, "b": 1}}
    assert found["never"] == {"page": ["2", "3"], "deed": []}
    assert found["rare"] == {"page": [], "deed": []}
    assert found["choices"] == [{"a": {"taken": 2, "win_rate": 0.5}, "b": {"taken": 1, "win_rate": 0.0}}]


def test_what_is_met_in_less_than_a_hundredth_of_games_is_rare() -> None:
    played = [game(LOST, ("page", "1"), *((("page", "2"),) if n == 0 else ())) for n in range(101)]
    assert meetings(Meetings.of(played), CONTENTS)["rare"]["page"] == ["2"]
    assert meetings(Meetings.of(played[:100]), CONTENTS)["rare"]["page"] == []
    halves = Meetings.together((Meetings.of(played[:50]), Meetings.of(played[50:])))
    assert meetings(halves, CONTENTS) == meetings(Meetings.of(played), CONTENTS)


def row(*played: Finished, least: float = 0.0, most: float = 1.0) -> Row:
    numbers: Mapping[str, Any] = {"player": "p", "seats": 2, "games": len(played), **figures(played)}
    return Row(Trial("p", len(played), least, most), numbers, Meetings.of(played))


def missed(*rows: Row, never: Mapping[str, list[str]] | None = None) -> list[str]:
    return [verdict.sentence for verdict in verdicts({"never": never or {}}, rows) if not verdict.met]


def test_targets_that_are_missed_are_named() -> None:
    half = [game(WON), game(LOST)]
    assert missed(row(*half, least=0.4, most=0.6)) == []
    assert missed(row(*half, least=0.6)) == ["p, 2 seats: wins 50.0%; 60% to 100% are wanted"]
    assert missed(row(*half, most=0.4)) == ["p, 2 seats: wins 50.0%; 0% to 40% are wanted"]
    assert missed(row(*half, game(None))) == ["p, 2 seats: 33.3% stop at the step limit"]
    assert missed(row(*half), never={"page": ["2"], "deed": []}) == ["every page is met: never: 2"]


def test_one_reason_for_most_losses_is_a_fault_where_there_are_enough_of_them() -> None:
    other = game(Outcome(reason="slept", winners=()))
    assert missed(row(*[game(LOST)] * 12, *[other] * 8)) == []
    assert missed(row(*[game(LOST)] * 13, *[other] * 7)) == [
        "p, 2 seats: 65% of 20 losses are fell; at most 60% are wanted"
    ]
    assert missed(row(*[game(LOST)] * 19)) == []


def test_the_report_has_its_tables() -> None:
    one = row(game(WON, ("page", "1"), ("deed", "a")), game(LOST, ("deed", "b")))
    found = {"game": "toy", "seed": 5, "rows": [one.figures], **meetings(one.meetings, CONTENTS)}
    found["choices"] = {"p": found["choices"]}
    lines = written(found, [one]).splitlines()
    assert lines[0] == "# Balance of `toy`"
    assert "--seed 5 --games p=2" in lines[2]
    assert "| p | 2 | 2 | 50.0 | 100 | 0 | 3.0 | 4.0 |" in lines
    assert "| every page is met: never: 2, 3 | **no** |" in lines
    assert "| page | 3 | 1 | 2, 3 |  |" in lines
    assert "| a | 1 | 100 | b | 1 | 0 |" in lines


def test_the_command_plays_every_trial_and_says_what_is_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["balance", "lost_ones", "--most", "1", "--seats", "1", "--out"]
    assert main([*argv, str(tmp_path / "one")]) == 1  # one game meets next to nothing
    assert "every page is met" in capsys.readouterr().err
    found = json.loads((tmp_path / "one" / "lost_ones.json").read_text("utf-8"))
    assert {line["player"] for line in found["rows"]} == {"greedy", "informed"}
    assert set(found["choices"]) == {line["player"] for line in found["rows"]}
    assert main([*argv, str(tmp_path / "again")]) == 1
    for name in ("lost_ones.json", "lost_ones.md"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "again" / name).read_bytes()


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []

    def counted(*args: Any, **more: Any) -> Any:
        played.append((args[3], args[2]))
        return play_games(*args, **more)

    def report(out: str, *more: str) -> tuple[bytes, bytes]:
        argv = ["balance", "lost_ones", "--most", "1", "--out", str(tmp_path / out), *more]
        assert main(argv) == 1
        return tuple((tmp_path / out / f"lost_ones.{kind}").read_bytes() for kind in ("json", "md"))  # type: ignore[return-value]

    monkeypatch.setattr("bot.commands.balance.play_games", counted)
    keep = ("--keep", str(tmp_path / "rows"))
    report("half", "--seats", "1", *keep)
    alone = played.copy()
    whole = report("whole", "--seats", "1", "2", *keep)
    assert played[len(alone) :] == [(player, 2) for player, _ in alone]
    assert report("again", "--seats", "1", "2") == whole
    played.clear()
    report("other", "--seats", "1", "--seed", "3", *keep)
    assert played == alone


def test_trials_are_as_long_as_is_asked_for(tmp_path: Path) -> None:
    argv = [
        "balance",
        "lost_ones",
        "--seats",
        "1",
        "--games",
        "*=1",
        "in*=2",
        "--out",
        str(tmp_path),
    ]
    assert main(argv) == 1
    found = json.loads((tmp_path / "lost_ones.json").read_text("utf-8"))
    games = {line["player"]: line["games"] for line in found["rows"]}
    assert games == {"greedy": 1, "informed": 2}


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    def run(*more: str) -> dict[str, Any]:
        argv = ["simulate", "lost_ones", "--games", "3", "--seats", "2", "--player", "random"]
        assert main([*argv, *more]) == 0
        printed: dict[str, Any] = json.loads(capsys.readouterr().out)
        del printed["actions_per_second"]
        return printed

    alone = run()
    assert run("--processes", "2") == alone
    assert alone["met"]["page"]["1"] == 3
    assert "100" in alone["never"]["page"]
