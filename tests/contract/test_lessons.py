"""Every game's lesson: whatever a learner chooses of what its tasks want, the game's own rules let them go on."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from engine.core.errors import Illegal
from engine.core.game import AnyGame
from engine.core.lessons import Position, Script, position
from engine.core.play import check
from engine.games import GAMES

LEAST_TASKS, MOST_TASKS, MOST_WANTED = 5, 8, 36
LESSONS = [game for game in GAMES.values() if game.lesson is not None]


def script_of(game: AnyGame) -> Script:
    assert game.lesson is not None
    return game.lesson


def paths(script: Script) -> Iterator[tuple[int, ...]]:
    """Yield, for each task, every choice for it after the first choices and after the last ones before."""
    for number, task in enumerate(script.tasks):
        before = script.tasks[:number]
        for choice in range(len(task.wanted)):
            yield (*(0 for _ in before), choice)
            yield (*(len(earlier.wanted) - 1 for earlier in before), choice)


def views(game: AnyGame, at: Position) -> object:
    return game.rules.seat_view(at.state, script_of(game).learner)


@pytest.mark.parametrize("game", LESSONS, ids=lambda game: game.id)
def test_a_lesson_has_few_tasks_with_words_of_their_own(game: AnyGame) -> None:
    script = script_of(game)
    assert LEAST_TASKS <= len(script.tasks) <= MOST_TASKS
    assert len({task.name for task in script.tasks} | {"end"}) == len(script.tasks) + 1
    assert all(1 <= len(task.wanted) <= MOST_WANTED for task in script.tasks)


@pytest.mark.parametrize("game", LESSONS, ids=lambda game: game.id)
def test_a_lesson_can_be_played_to_its_end_whatever_is_chosen(game: AnyGame) -> None:
    script = script_of(game)
    for path in paths(script):
        at = position(game.rules, script, path[:-1])
        status = game.rules.status(game.rules.public_view(at.state))
        assert status.pending is not None
        assert script.learner in status.pending.seats, f"the learner waits at {path}"
        check(game.rules, at.state, script.learner, script.tasks[len(path) - 1].wanted[path[-1]])
        position(game.rules, script, path)


@pytest.mark.parametrize("game", LESSONS, ids=lambda game: game.id)
def test_a_lesson_is_the_same_every_time_and_every_task_changes_something(game: AnyGame) -> None:
    script = script_of(game)
    once, again = ([position(game.rules, script, (0,) * n) for n in range(len(script.tasks) + 1)] for _ in range(2))
    assert once == again
    assert all(views(game, a) != views(game, b) for a, b in pairwise(once))


@pytest.mark.parametrize("game", LESSONS, ids=lambda game: game.id)
def test_there_is_no_task_or_choice_beyond_the_script(game: AnyGame) -> None:
    script = script_of(game)
    with pytest.raises(Illegal):
        position(game.rules, script, (0,) * (len(script.tasks) + 1))
    with pytest.raises(Illegal):
        position(game.rules, script, (len(script.tasks[0].wanted),))
