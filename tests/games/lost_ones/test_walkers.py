"""The automatic players: they come home when they know how, and always come to an end."""

import pytest

from bot.commands.simulate import play_game
from engine.games.lost_ones.game import LOST_ONES
from engine.games.lost_ones.options import Options

GATEWAYS = tuple(gateway.id for gateway in LOST_ONES.pack.gateways)  # type: ignore[union-attr]


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


@pytest.mark.parametrize("gateway", GATEWAYS)
def test_whoever_knows_the_book_opens_the_gateway_it_makes_for(gateway: str) -> None:
    games = [play_game(LOST_ONES, Options(), 2, f"informed-{gateway}", seed(n)) for n in range(3)]
    assert {trace for one in games for trace in one.met if trace[0] == "gateway"} == {("gateway", gateway)}


@pytest.mark.parametrize("player", ["greedy", "random", "informed"])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_game_comes_to_an_end(player: str, seats: int) -> None:
    for n in range(2):
        assert play_game(LOST_ONES, Options(), seats, player, seed(n)).outcome is not None


def test_parties_are_mixed_and_games_differ() -> None:
    games = [play_game(LOST_ONES, Options(), 3, "greedy", seed(n)) for n in range(3)]
    assert len({one.met for one in games}) == 3
    assert {kind for one in games for kind, _ in one.met} >= {"page", "encounter", "card"}
