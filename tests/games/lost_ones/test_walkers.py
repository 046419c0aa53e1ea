"""The automatic players: they come home when they know how, and always come to an end."""

import pytest

from bot.commands.simulate import play_game
from engine.core.ids import Seat
from engine.core.rng import Rng
from engine.games.lost_ones.actions import Move
from engine.games.lost_ones.explorer import Explorer
from engine.games.lost_ones.game import LOST_ONES
from engine.games.lost_ones.options import Options
from tests.games.lost_ones.builders import GILLS, night, who, world

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


def test_an_explorer_goes_back_to_where_it_was_thrown_out_once_it_can_stay() -> None:
    book = world(icons={2: ("foe",), 4: ("underwater",)}, walls=[(4, "N"), (4, "E")])
    known = {"placed": (1, 2, 4), "read": ("1", "2"), "done": ("1.1", "1.2", "2.1", "2.2")}
    explorer = Explorer()
    for boons, side in (((), "E"), ((GILLS,), "N")):
        game = night(book, who(boons=boons), **known)
        seen = game.rules.seat_view(game.state, Seat(0))
        action = explorer.choose(explorer.start(seen), seen, game.offers(), Rng(bytes(32)))
        assert action == Move(hero=0, side=side)
