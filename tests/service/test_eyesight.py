"""Automatic players are handed what their eyes notice, and stand still while every person at the table is away."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core.events import Paused, SeatAway
from engine.core.model import evolve
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.finders_keepers.actions import Claim, Resume
from engine.games.finders_keepers.game import FINDERS_KEEPERS
from tests.service.house import ANA, CHANNEL, GUILD, House
from tests.service.toy import Bid, Counting, SeatView, toy


class Dim:
    """Eyes that turn a view into one that tells the acuity, and a number out of the stream."""

    def __init__(self) -> None:
        self.acuities: list[float] = []

    def seen(self, view: SeatView, acuity: float, rng: Rng) -> SeatView:
        self.acuities.append(acuity)
        return evolve(view, bid=10 + rng.below(90) if acuity else 0)


class Watcher(Counting):
    """Bids the last digit of what it sees, and writes everything down."""

    def __init__(self) -> None:
        self.started: list[int | None] = []
        self.observed: list[int | None] = []
        self.chosen: list[int | None] = []
        self.offered: list[int] = []

    def start(self, view: SeatView) -> int:
        self.started.append(view.bid)
        return 0

    def observe(self, memory: int, view: SeatView, public: Sequence[Any], private: Sequence[Any]) -> int:
        self.observed.append(view.bid)
        return memory

    def choose(self, memory: int, view: SeatView, offers: Sequence[Offer[Any]], rng: Rng) -> Any:
        self.chosen.append(view.bid)
        self.offered.append(len(offers))
        return Bid(amount=min((view.bid or 0) % 10, 6))


async def watched(serve: Callable[..., House], acuity: float, eyes: Dim, *, restart: bool = False) -> Watcher:
    """Let a watcher with this acuity play a game of three rounds against Ana."""
    watcher = Watcher()
    game = toy(players={"watcher": watcher}, default_player="watcher", acuity={"watcher": acuity})
    house = serve(game, eyes={game.id: eyes})
    table = await house.table(ANA, players=["watcher"], rounds=3)
    for _ in range(3):
        if restart:
            house = serve(game, eyes={game.id: eyes})
        await house.bid(table, ANA, 1)
    assert await house.status(table) == "over"
    return watcher


async def test_they_choose_by_what_they_notice_and_remember_no_pictures(serve: Callable[..., House]) -> None:
    eyes = Dim()
    watcher = await watched(serve, 0.5, eyes)
    assert len(watcher.chosen) == 3
    assert all(bid is not None and bid >= 10 for bid in watcher.chosen), "what was noticed"
    assert set(watcher.started) | set(watcher.observed) == {0}, "with closed eyes"
    assert watcher.observed
    assert set(eyes.acuities) == {0.5, 0.0}
    assert watcher.offered == [4, 4, 4], "all that the seat may do"


async def test_perfect_eyes_are_not_asked(serve: Callable[..., House]) -> None:
    eyes = Dim()
    watcher = await watched(serve, 1.0, eyes)
    assert set(watcher.chosen) == {None}, "its own view"
    assert eyes.acuities == []


async def test_they_notice_the_same_after_a_restart(serve: Callable[..., House]) -> None:
    looks = [(await watched(serve, 0.5, Dim(), restart=restart)).chosen for restart in (False, True)]
    assert looks[0] == looks[1]
    assert len(set(looks[0])) > 1, "every look is a new one"


async def test_without_eyes_they_act_at_random_rather_than_see_all(
    serve: Callable[..., House], caplog: pytest.LogCaptureFixture
) -> None:
    watcher = Watcher()
    game = toy(players={"watcher": watcher}, default_player="watcher", acuity={"watcher": 0.5})
    house = serve(game, eyes={})
    table = await house.table(ANA, players=["watcher"])
    await house.bid(table, ANA, 1)
    assert watcher.chosen == watcher.started == watcher.observed == []
    assert "could not choose game=1 seat=1 error=KeyError" in caplog.text


async def test_they_stand_still_while_every_person_is_away(serve: Callable[..., House]) -> None:
    house = serve(FINDERS_KEEPERS)
    card = await house.service.open(FINDERS_KEEPERS.id, GUILD, CHANNEL, ANA, "Ana", house.interaction())
    table = card.table.game_id
    for _ in range(2):
        await house.service.add_player(table, ANA, "sharp")
    await house.service.set_deadline(table, ANA, 3600)
    await house.service.start(table, ANA, house.interaction())
    tiles, kinds = [], list[set[type]]()
    for _ in range(3):
        house.clock.at += 3601
        (late,) = await house.service.lapse_due()
        tiles.append((late.view.table.number, late.view.table.phase))  # type: ignore[attr-defined]
        kinds.append({type(event) for event in late.events})
    assert tiles == [(2, "search"), (3, "search"), (4, "paused")], "two tiles with the others, and then none alone"
    assert [SeatAway in of for of in kinds] == [False, True, False]
    assert Paused in kinds[2]
    assert await house.service.next_deadline() is None
    receipt = await house.ask(table, ANA, Resume())
    assert receipt.publication.awaited == (ANA,)
    assert receipt.publication.status.away == ()
    places = receipt.publication.view.table.places  # type: ignore[attr-defined]
    assert [place.final for place in places] == [False, True, True], "they play again"
    await house.ask(table, ANA, Claim())
    assert (await house.peek(table, ANA)).view.public.table.number == 5  # type: ignore[attr-defined]
