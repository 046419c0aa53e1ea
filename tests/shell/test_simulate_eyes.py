"""`simulate` with games of pictures: the players see through eyes, and the figures are those of the rule notes."""

import json
from functools import cache
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands.simulate import play_game, simulate
from engine.core.rng import Rng
from engine.games import GAMES
from images.games import EYES

BASIC, EXPERT = GAMES["finders_keepers"], GAMES["finders_keepers_expert"]
TILES = {2: 17.7, 3: 16.3, 4: 15.5, 5: 13.9, 6: 13.4}
"""Seats -> mean number of tiles until a win, with perfect spotting and exactly four objects a card (A2.4)."""
CAPTURED = {2: 58, 3: 59, 4: 59}
"""Seats -> mean number of cards captured, five tiles in hand, greedy play (A3.4)."""
FIRST = {2: 0.59, 3: 0.42, 4: 0.38}
"""Seats -> how often the first seat wins or shares the win (A3.4, FK-30)."""
JOINT = {2: 0.045, 3: 0.072, 4: 0.093, 5: 0.105, 6: 0.102}


@cache
def figures(kind: str, seats: int, games: int = 120) -> dict[str, Any]:
    game = GAMES[kind]
    return simulate(game, game.options(exact=True), seats, "sharp", games, 7)


@pytest.mark.parametrize("seats", TILES)
def test_tiles_until_a_win_are_those_of_a2_4(seats: int) -> None:
    run = figures(BASIC.id, seats)
    assert (run["wins"], run["unfinished"]) == (run["games"], 0)
    assert run["figures"]["tiles"] == pytest.approx(TILES[seats], rel=0.1)
    assert run["mean_rounds"] == run["figures"]["tiles"]
    assert run["figures"]["joint_wins"] == pytest.approx(JOINT[seats], abs=0.06)


@pytest.mark.parametrize("seats", CAPTURED)
def test_cards_captured_are_those_of_a3_4(seats: int) -> None:
    run = figures(EXPERT.id, seats)
    assert run["figures"]["captured"] == pytest.approx(CAPTURED[seats], rel=0.1)
    assert run["figures"]["tiles_left"] < 1
    assert run["figures"]["first_seat_wins"] == pytest.approx(FIRST[seats], abs=0.12)
    assert run["mean_score"] > run["figures"]["captured"] / seats, "the winner has more than an equal share"


@pytest.mark.parametrize(("hand", "captured", "left"), [(3, 51, 3.6), (4, 57, 0.6), (6, 59, 0.1)])
def test_other_hand_sizes_of_a3_4(hand: int, captured: int, left: float) -> None:
    run = simulate(EXPERT, EXPERT.options(exact=True, hand=hand), 2, "sharp", 60, 3)
    assert run["figures"]["captured"] == pytest.approx(captured, rel=0.1)
    assert run["figures"]["tiles_left"] == pytest.approx(left, abs=1.5)


class Half:
    """Eyes that notice nothing on some cards, without looking at a picture's masks."""

    def __init__(self) -> None:
        self.acuities: set[float] = set()

    def seen(self, view: Any, acuity: float, rng: Rng) -> Any:
        self.acuities.add(acuity)
        return EYES["finders_keepers"].seen(view, 0.0, rng) if not acuity or rng.below(2) else view


def test_players_see_through_the_eyes_they_are_given() -> None:
    eyes = Half()
    run = simulate(BASIC, BASIC.options(exact=True), 2, "easy", 20, 1, {BASIC.id: eyes})
    assert eyes.acuities == {0.0, BASIC.acuity["easy"]}
    assert run["figures"]["tiles"] > TILES[2] * 1.2, "what is overlooked takes longer"
    blind = play_game(BASIC, BASIC.options(pile_end="most"), 2, "sharp", bytes(32), {})
    assert blind.figures, "who sees all needs no eyes"


def test_who_sees_better_wins_sooner() -> None:
    """With the real eyes on real pictures."""
    tiles = [
        simulate(BASIC, BASIC.options(), 2, player, 3, 5)["figures"]["tiles"] for player in ("easy", "steady", "sharp")
    ]
    assert tiles == sorted(tiles, reverse=True)
    assert tiles[0] > tiles[2]


def test_the_command_prints_the_games_own_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", EXPERT.id, "--games", "3", "--player", "sharp", "--set", "hand=4"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["figures"].keys() == {"captured", "tiles_left", "joint_wins", "first_seat_wins"}
    assert printed["options"] == {"hand": 4}
