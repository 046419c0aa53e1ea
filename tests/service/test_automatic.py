import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.publication import Publication
from bot.service.automatic import stream
from bot.service.tables import Loaded
from engine.core.errors import GameError
from engine.core.ids import Seat
from engine.core.protocol import Lapse, Leave, Offer, Step
from engine.core.rng import Rng
from tests.service.house import ANA, BEN, House
from tests.service.toy import TOY, Bid, Counting, Note, Opened, Roll, Sealed, SeatView, State, ToyRules, toy


def bids(publication: Publication) -> list[tuple[int | None, ...]]:
    return [event.bids for event in publication.events if isinstance(event, Opened)]


async def test_they_play_on_until_a_person_is_awaited(house: House) -> None:
    game = await house.table(ANA, players=["counting", "counting"])
    receipt = await house.bid(game, ANA, 3)
    seats = [event.seat for event in receipt.publication.events if isinstance(event, Sealed)]
    assert seats == [0, 1, 2], "the two had bid before; the round closes, and they bid in the next one"
    assert receipt.publication.awaited == (ANA,)
    assert not receipt.publication.passed, "Ana is at the table and need not be called"
    log = await house.store.log(game)
    assert [entry.kind for entry in log] == [
        "open", "player", "player", "start", "automatic", "automatic", "act", "automatic", "automatic"
    ]  # fmt: skip
    assert [entry.version for entry in log] == list(range(1, 10)), "each action is stored"
    assert [entry.interaction_id is None for entry in log[4:]] == [True, True, False, True, True]


async def test_the_start_covers_their_first_turns(house: House) -> None:
    game = await house.lobby(ANA, players=["counting"])
    receipt = await house.service.start(game, ANA, house.interaction())
    assert receipt.publication.events == (Sealed(seat=Seat(1)),)
    assert receipt.publication.passed
    assert receipt.publication.awaited == (ANA,)


async def test_they_see_nothing_of_others(house: House) -> None:
    """Whispers of an automatic seat reach nobody else's receipt."""
    game = await house.table(ANA, players=["counting"])
    receipt = await house.bid(game, ANA, 3)
    assert receipt.peek is not None
    assert [whisper.amount for whisper in receipt.peek.whispers] == [3]  # type: ignore[attr-defined]


async def played(make: Callable[[], House], *, restart: bool, undo: bool = False) -> list[tuple[int | None, ...]]:
    """Play a game against one that bids what it remembers, and return all opened bids."""
    house = make()
    game = await house.table(ANA, players=["counting"], rounds=6)
    out: list[tuple[int | None, ...]] = []
    for number in range(6):
        if restart:
            house = make()
        if undo:
            await house.ask(game, ANA, Note())
            ticket = (await house.peek(game, ANA)).ticket
            await house.service.undo(game, ANA, ticket, house.interaction())
        await house.ask(game, ANA, Note() if number % 2 else Roll())
        out += bids((await house.bid(game, ANA, 0)).publication)
    assert await house.status(game) == "over"
    return out


async def test_memory_survives_a_restart(serve: Callable[[], House]) -> None:
    plain = await played(serve, restart=False)
    assert plain == [(0, 0), (0, 4), (0, 8), (0, 2), (0, 6), (0, 0)], "four events a round"
    assert await played(serve, restart=True) == plain


async def test_what_was_taken_back_is_not_remembered(serve: Callable[[], House]) -> None:
    assert await played(serve, restart=False, undo=True) == await played(serve, restart=False)


async def test_a_vote_does_not_disturb_memory(house: House) -> None:
    game = await house.table(ANA, BEN, players=["counting"])
    await house.service.cancel(game, ANA, False, house.interaction())
    await house.bid(game, ANA, 0)
    await house.service.cancel(game, ANA, False, house.interaction())
    await house.bid(game, BEN, 0)
    await house.bid(game, ANA, 0)
    receipt = await house.bid(game, BEN, 0)
    assert bids(receipt.publication) == [(0, 0, 4)], "three sealed and one opened"


class Stricter(ToyRules):
    """The rules after an update: the same game from the same seed goes differently."""

    def setup(self, options: Any, seats: Any, rng: Rng) -> Step[State, Any, Any]:
        rng.below(10)
        return super().setup(options, seats, rng)


@pytest.mark.parametrize("rules", ["changed", "failing"])
async def test_a_log_that_leads_elsewhere_is_not_believed(
    house: House, serve: Callable[..., House], rules: str
) -> None:
    game = await house.table(ANA, players=["counting"])
    await house.ask(game, ANA, Note())
    if rules == "failing":
        await house.store._change("UPDATE actions SET action = '{}' WHERE kind = 'act'")
        after = serve()
    else:
        after = serve(toy(rules=Stricter()))
    await after.bid(game, ANA, 0)
    receipt = await after.bid(game, ANA, 0)
    [opened] = bids(receipt.publication)
    assert opened[1] == 0, "it starts anew from what it sees"


async def test_their_randomness_is_their_own(serve: Callable[[], House]) -> None:
    """The deal's stream is where it would be without them, and the same table plays the same again."""
    rolls = []
    for players in ([], ["random"], ["random"]):
        house = serve()
        game = await house.table(ANA, players=players)
        loaded = await house.service._tables.load(game)
        rolls.append((await house.ask(game, ANA, Roll())).publication.events[-1])
        first = [entry.action for entry in await house.store.log(game) if entry.kind == "automatic"]
        draws = sum('"roll"' in str(action) or '"note"' in str(action) for action in first)
        assert loaded.row.rng_cursor == 1 + draws
    assert rolls[1] == rolls[2]
    streams = {(seat, v): stream(at(loaded, v), Seat(seat)).below(2**60) for seat in (0, 1) for v in (1, 2)}
    assert len(set(streams.values())) == 4, "each choice has a stream of its own"


def at(loaded: Loaded, version: int) -> Loaded:
    return replace(loaded, row=replace(loaded.row, version=version))


@pytest.mark.parametrize("player", ["faulty", "cheat"])
async def test_a_player_that_fails_is_helped(house: House, player: str, caplog: pytest.LogCaptureFixture) -> None:
    game = await house.table(ANA, players=[player])
    receipt = await house.bid(game, ANA, 1)
    assert receipt.publication.view.round == 2
    assert "seat=1" in caplog.text
    assert "hidden" not in caplog.text


class Forgetful(Counting):
    """Cannot observe."""

    def observe(self, memory: int, view: SeatView, public: Any, private: Any) -> int:
        raise KeyError("hidden")


async def test_a_player_that_cannot_observe(serve: Callable[..., House]) -> None:
    house = serve(toy(players={"counting": Forgetful()}))
    game = await house.table(ANA, players=["counting"])
    await house.bid(game, ANA, 1)
    receipt = await house.bid(game, ANA, 1)
    assert bids(receipt.publication) == [(1, 0)]


class Endless(ToyRules):
    """Automatic seats are always awaited and never done."""

    def apply(self, state: State, actor: Seat | None, action: Any, rng: Rng) -> Step[State, Any, Any]:
        return Step(state) if actor == 1 else super().apply(state, actor, action, rng)


async def test_players_that_go_round_in_circles(
    serve: Callable[..., House], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.automatic.MOST_ACTIONS", 20)
    house = serve(toy(rules=Endless()))
    game = await house.table(ANA, players=["random"])
    assert "do not come to an end" in caplog.text
    await house.ask(game, ANA, Note())


class Fragile(ToyRules):
    """Fails when an automatic seat bids."""

    broken = True

    def apply(self, state: State, actor: Seat | None, action: Any, rng: Rng) -> Step[State, Any, Any]:
        if actor == 1 and self.broken:
            raise ZeroDivisionError
        return super().apply(state, actor, action, rng)


async def test_what_a_person_did_is_answered_whatever_comes_after(serve: Callable[..., House]) -> None:
    rules = Fragile()
    house = serve(toy(rules=rules))
    game = await house.table(ANA, players=["counting"])
    receipt = await house.bid(game, ANA, 3)
    assert receipt.publication.view.sealed == (0,)
    rules.broken = False
    after = serve(toy(rules=rules))
    [publication] = await after.service.resume()
    assert publication.table.game_id == game
    assert publication.view.round == 2
    assert publication.awaited == (ANA,)
    assert await after.service.resume() == ()


async def test_a_player_that_the_game_no_longer_has(house: House, serve: Callable[..., House]) -> None:
    game = await house.table(ANA, players=["faulty"])
    after = serve(toy(players={"counting": Counting()}))
    receipt = await after.bid(game, ANA, 0)
    assert receipt.publication.view.round == 2


class Slow(Counting):
    """Notes in which thread it thinks."""

    threads: list[str] = []  # noqa: RUF012

    def choose(self, memory: int, view: SeatView, offers: Any, rng: Rng) -> Any:
        self.threads.append(threading.current_thread().name)
        return Bid()


async def test_they_think_beside_the_loop(serve: Callable[..., House]) -> None:
    house = serve(toy(players={"counting": Slow()}))
    await house.table(ANA, players=["counting"])
    assert Slow.threads
    assert threading.current_thread().name not in Slow.threads


class Idle(ToyRules):
    """An automatic seat is awaited but has nothing to do."""

    def offers(self, view: SeatView) -> Any:
        return () if view.seat == 1 else super().offers(view)


async def test_an_awaited_seat_without_offers(serve: Callable[..., House]) -> None:
    house = serve(toy(rules=Idle()))
    game = await house.table(ANA, players=["counting"])
    receipt = await house.bid(game, ANA, 3)
    assert receipt.publication.view.sealed == (0,)


async def test_they_answer_after_a_lapse(house: House) -> None:
    game = await house.table(ANA, players=["counting"], deadline=3600)
    house.clock.at += 1800
    [publication] = await house.service.lapse_due()
    assert [type(event) for event in publication.events] == [Opened, Sealed]
    assert publication.passed, "Ana did not see her turn lapse"
    assert await house.status(game) == "running"


async def test_table_actions_are_not_theirs(house: House) -> None:
    game = await house.table(ANA, players=["counting"])
    loaded = await house.service._tables.load(game)
    offers: list[Offer[Any]] = list(TOY.rules.offers(TOY.rules.seat_view(loaded.state, Seat(0))))
    assert not any(offer.admits(action) for offer in offers for action in (Leave(seat=Seat(1)), Lapse(decision=1)))
    with pytest.raises(GameError):
        await house.ask(game, ANA, Leave(seat=Seat(1)))
