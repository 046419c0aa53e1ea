"""`python -m bot simulate`: figures as JSON on stdout, reasons on stderr."""

import json
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands.simulate import play_game, simulate
from engine.games import GAMES

GAME = GAMES["lost_and_found"]
KEYS = {"game", "seats", "games", "wins", "mean_score", "mean_rounds", "loss_reasons", "actions_per_second", "player"}


def figures(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert main(["simulate", *argv]) == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


def test_it_prints_one_json_object_with_what_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    printed = figures(capsys, "lost_and_found", "--games", "12", "--seats", "3", "--seed", "4", "--player", "random")
    assert printed.keys() >= KEYS
    assert (printed["game"], printed["games"], printed["seats"], printed["player"]) == (
        "lost_and_found",
        12,
        3,
        "random",
    )
    assert printed["wins"] + sum(printed["loss_reasons"].values()) + printed["unfinished"] == 12
    assert printed["actions_per_second"] > 0
    assert printed["mean_rounds"] >= 1


def test_equal_arguments_give_equal_figures(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [figures(capsys, "lost_and_found", "--games", "6", "--player", "random", "--seed", "9") for _ in range(2)]
    for run in runs:
        del run["actions_per_second"]
    assert runs[0] == runs[1]
    other = figures(capsys, "lost_and_found", "--games", "6", "--player", "random", "--seed", "10")
    assert other["mean_actions"] != runs[0]["mean_actions"]


def test_settings_may_be_given_as_json_or_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("lost_and_found", "--games", "2", "--player", "random")
    by_json = figures(capsys, *few, "--options", '{"rows": 3, "cols": 3, "kinds": 3, "hints": 1}')
    by_name = figures(capsys, *few, "--set", "grid=3x3-3", "--set", "hints=1")
    assert by_json["options"] == by_name["options"] == {"rows": 3, "cols": 3, "kinds": 3, "hints": 1}


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--options", "{"), "--options"),
        (("--options", '{"rows": "four"}'), "rows"),
        (("--options", '{"colour": 1}'), "colour"),
        (("--options", '{"rows": 7}'), "do not fill that grid"),
        (("--seats", "5"), "more players than seats"),
        (("--set", "hints=9"), "cannot have this value"),
        (("--set", "nothing=1"), "no such setting"),
        (("--player", "nobody"), "keen, random"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], words: str
) -> None:
    assert main(["simulate", "lost_and_found", "--games", "1", *argv]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert words in printed.err


def test_only_games_that_exist_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["chess"], ["lost_and_found", "--games", "0"]):
        with pytest.raises(SystemExit) as caught:
            main(["simulate", *argv])
        assert caught.value.code == 2
    assert "lost_and_found" in capsys.readouterr().err


def test_scores_are_means_over_won_games() -> None:
    run = simulate(GAME, GAME.options(rows=2, kinds=2), 1, "keen", 8, 1)
    scores = [score for score, times in run["scores"].items() for _ in range(times)]
    assert len(scores) == run["wins"]
    assert run["mean_score"] == round(sum(scores) / len(scores), 3)
    one = play_game(GAME, GAME.options(rows=2, kinds=2), 1, "keen", bytes(32))
    assert one.outcome is not None
    assert one.rounds is not None
