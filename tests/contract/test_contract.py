"""The contract that every game keeps, those that are not in GAMES yet included."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import Over, Refused
from engine.core.game import AnyGame
from engine.core.play import act
from engine.core.rng import Rng
from engine.games import GAMES
from tests.contract.checks import Watch
from tests.contract.driver import Moment, Setup, play, seed
from tests.contract.hooks import HOOKS

EVERY_GAME = pytest.mark.parametrize("game", [hooks.game for hooks in HOOKS.values()], ids=HOOKS.keys())
SOME = settings(max_examples=settings.default.max_examples // 2)
BEGINNING = 20
"""Actions."""
FEW = settings(max_examples=settings.default.max_examples // 5)


def test_every_game_has_hooks() -> None:
    assert set(HOOKS) >= set(GAMES)


@EVERY_GAME
@SOME
@given(data=st.data(), number=st.integers(0, 2**32), unrest=st.sampled_from([3, 9, 30]))
def test_everything_holds_at_every_step_of_a_restless_game(
    game: AnyGame, data: st.DataObject, number: int, unrest: int
) -> None:
    options, seats = data.draw(HOOKS[game.id].setups)
    setup = Setup(options, seats, number, unrest, helper=HOOKS[game.id].helper)
    watch = Watch(game, HOOKS[game.id], setup)
    play(game, setup, watch)
    assert watch.other_worlds, "no world differed: the paired tests compared nothing"


@EVERY_GAME
def test_everything_holds_with_every_single_setting(game: AnyGame) -> None:
    """The beginning of a game for each value that a setting can have: chance would seldom draw some of them."""
    seats, played = min(3, game.lobby.seat_range(game.options())[1]), 0
    for field in game.lobby.fields(game.options(), seats):
        others = [value for value in field.values if value != field.value]
        for value in others[:1] + others[1:][-1:]:
            try:
                options = game.lobby.changed(game.options(), field.name, value, seats)
            except Refused:
                continue
            if game.lobby.problem(options, seats) is None:
                setup = Setup(options, seats, played, unrest=9, limit=BEGINNING, helper=HOOKS[game.id].helper)
                play(game, setup, Watch(game, HOOKS[game.id], setup))
                played += 1
    assert played > 3


@EVERY_GAME
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_holds_in_the_basic_game(game: AnyGame, seats: int) -> None:
    least, most = game.lobby.seat_range(game.options())
    if not least <= seats <= most:
        return
    setup = Setup(game.options(), seats, number=seats, helper=HOOKS[game.id].helper)
    watch = Watch(game, HOOKS[game.id], setup)
    play(game, setup, watch)
    if seats > 1 and game.foresee is not None:
        assert watch.carried_out, "no plan could be carried out as it was made: the tests of plans compared nothing"


@EVERY_GAME
@SOME
@given(data=st.data(), number=st.integers(0, 2**32))
def test_a_set_up_from_the_lobby_can_start_and_ends(game: AnyGame, data: st.DataObject, number: int) -> None:
    options, seats = data.draw(HOOKS[game.id].setups)
    assert game.lobby.problem(options, seats) is None
    for field in game.lobby.fields(options, seats):
        assert field.value in field.values
    assert game.options.model_validate_json(options.model_dump_json()) == options
    state = play(game, Setup(options, seats, number, helper=HOOKS[game.id].helper))
    outcome = game.rules.status(game.rules.public_view(state)).outcome
    assert outcome is not None
    assert game.result(options, seats, outcome).won == bool(outcome.winners)


@EVERY_GAME
@FEW
@given(data=st.data(), number=st.integers(0, 2**32))
def test_the_same_seed_gives_the_same_game(game: AnyGame, data: st.DataObject, number: int) -> None:
    options, seats = data.draw(HOOKS[game.id].setups)
    runs: list[list[Moment]] = [[], []]
    for run in runs:
        play(game, Setup(options, seats, number, unrest=9, helper=HOOKS[game.id].helper), run.append)
    assert runs[0] == runs[1]
    replayed = _replayed(game, runs[0], number)
    assert replayed == runs[0][-1].step.state


def _replayed(game: AnyGame, moments: list[Moment], number: int) -> Any:
    """Return the state after the logged actions, read back from JSON as they are stored."""
    state, rng = moments[0].step.state, Rng(seed(number))
    rng.cursor = moments[1].cursor if len(moments) > 1 else 0
    for moment in moments[1:]:
        stored = game.actions.validate_json(game.actions.dump_json(moment.action))
        state = act(game.rules, state, moment.actor, stored, rng).state
    return state


@EVERY_GAME
def test_nothing_can_be_done_after_the_end(game: AnyGame) -> None:
    moments: list[Moment] = []
    most = game.lobby.seat_range(game.options())[1]
    play(game, Setup(game.options(), most, helper=HOOKS[game.id].helper), moments.append)
    state = moments[-1].step.state
    for moment in moments[1:]:
        with pytest.raises(Over):
            act(game.rules, state, moment.actor, moment.action, Rng(seed(1)))
