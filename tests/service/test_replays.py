"""Replays: what everybody saw and what each seat saw, step by step, exactly as it went out when it happened."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from bot.errors import NoReplay, NotFound, NotOver
from bot.publication import Frame
from bot.service import Asked, replays
from bot.service.replays import REEL, thinned
from engine.core.events import SeatLeft, SeatTaken
from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.players import RandomPlayer
from engine.core.protocol import Step
from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.lost_and_found.game import LOST_AND_FOUND
from tests.contract.hooks import HOOKS
from tests.service.house import ANA, BEN, CHANNEL, CLEO, GUILD, House
from tests.service.toy import Bid, Note, Roll, ToyRules, toy


@dataclass(frozen=True)
class Seen:
    """What went out when something happened: to everybody, and to whoever acted."""

    version: int
    view: Any
    events: tuple[Any, ...]
    views: tuple[Any, ...]  # by seat
    actor: Seat
    whispers: tuple[Any, ...]


async def lobby(house: House, game: AnyGame) -> int:
    card = await house.service.open(game.id, GUILD, CHANNEL, ANA, "Ana", house.interaction())
    await house.service.join(card.table.game_id, BEN, "Ben", house.interaction())
    return card.table.game_id


async def views(house: House, game_id: int) -> tuple[Any, ...]:
    return tuple([(await house.peek(game_id, user)).view for user in (ANA, BEN)])


async def recorded(house: House, game: AnyGame, game_id: int, *, most: int = 1500) -> list[Seen]:
    """Play a game of Ana and Ben at random to its end, and write down what goes out."""
    rng, chance, helper = Rng(bytes([4]) * 32), RandomPlayer(game.rules.objection), HOOKS[game.id].helper
    seen: list[Seen] = []
    while len(seen) < most and await house.status(game_id) == "running":
        for user in (ANA, BEN):
            peek = await house.peek(game_id, user)
            if peek.status.pending and peek.seat in peek.status.pending.seats:
                break
        player = game.players[helper] if helper and rng.below(2) else chance
        action = player.choose(player.start(peek.view), peek.view, peek.offers, rng)
        receipt = await house.service.act(game_id, user, Asked(action), house.interaction())
        went, own = receipt.publication, receipt.peek
        assert own is not None
        each = await views(house, game_id)
        seen.append(Seen(went.table.version, went.view, went.events, each, own.seat, own.whispers))
    return seen


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_every_step_is_what_went_out_then(serve: Callable[..., House], game: AnyGame) -> None:
    house = serve(game)
    game_id = await lobby(house, game)
    deal = await house.service.start(game_id, ANA, house.interaction())
    dealt = await views(house, game_id)
    seen = await recorded(house, game, game_id)
    assert await house.status(game_id) == "over"
    first = await house.service.replays.frame(game_id, 0)
    assert (first.step, first.steps) == (0, len(seen) + 1)
    assert (first.view, first.events) == (deal.publication.view, deal.publication.events)
    assert [(await house.service.replays.frame(game_id, 0, seat)).own for seat in (0, 1)] == list(dealt)
    for step, then in enumerate(seen, 1):
        frame = await house.service.replays.frame(game_id, step)
        assert (frame.view, frame.events, frame.own, frame.whispers) == (then.view, then.events, None, ())
        assert frame.seats == (Seat(0), Seat(1))
        for seat in frame.seats:
            own = await house.service.replays.frame(game_id, step, seat)
            assert (own.seat, own.own, own.view) == (seat, then.views[seat], then.view)
            if seat == then.actor:
                assert own.whispers == then.whispers
    last = await house.service.replays.frame(game_id, 10**6)
    assert last.step == len(seen)
    assert last.status.outcome is not None
    await _turns_and_reel(house, game, game_id, last)


async def _turns_and_reel(house: House, game: AnyGame, game_id: int, last: Frame) -> None:
    """Turns begin where the game says so; the reel leads from the deal to the end."""
    steps = [turn.step for turn in last.turns]
    assert steps[0] == 0
    assert steps == sorted(set(steps))
    assert 1 < len(steps) < last.steps
    assert last.turn == len(steps) - 1
    assert game.turn is not None
    before, after = [(await house.service.replays.frame(game_id, steps[1] + by)).view for by in (-1, 0)]
    assert game.turn(before) != game.turn(after)
    reel = await house.service.replays.reel(game_id)
    assert 2 < len(reel.views) <= REEL
    assert reel.views[0] == (await house.service.replays.frame(game_id, 0)).view
    assert reel.views[-1] == last.view
    assert reel.status == last.status


async def ended(house: House) -> int:
    """Play a toy game with a note that was taken back, and a roll of the die, to its end."""
    table = await house.table(ANA, BEN, rounds=1)
    await house.ask(table, ANA, Note())
    await house.service.undo(table, ANA, (await house.peek(table, ANA)).ticket, house.interaction())
    await house.ask(table, ANA, Roll())
    await house.bid(table, ANA, 3)
    await house.bid(table, BEN, 5)
    assert await house.status(table) == "over"
    return table


async def test_what_was_taken_back_is_no_step(house: House) -> None:
    table = await ended(house)
    frames = [await house.service.replays.frame(table, step, 0) for step in range(4)]
    assert frames[0].steps == 4, "deal, roll, bid, bid"
    assert [[event.kind for event in frame.events] for frame in frames] == [  # type: ignore[attr-defined]
        [], ["rolled"], ["sealed"], ["sealed", "opened"],
    ]  # fmt: skip
    assert [frame.own.bid for frame in frames] == [None, None, 3, None]  # type: ignore[union-attr]
    assert [len(frame.whispers) for frame in frames] == [0, 0, 1, 0]
    assert [turn.step for turn in frames[0].turns] == [0, 1, 2, 3], "without turns every step is one"
    assert [turn.seats for turn in frames[0].turns] == [(0, 1), (0, 1), (1,), ()]


async def test_what_automatic_players_do_is_told_step_by_step(house: House) -> None:
    table = await house.lobby(ANA, players=["counting", "counting"], rounds=2)
    start = await house.service.start(table, ANA, house.interaction())
    receipts = [start, *[await house.bid(table, ANA, 3) for _ in range(2)]]
    frames = [await house.service.replays.frame(table, step, 1) for step in range(7)]
    assert frames[-1].steps == 7, "the deal and six bids"
    assert [event for frame in frames for event in frame.events] == [
        event for receipt in receipts for event in receipt.publication.events
    ]
    assert [frames[at].view for at in (2, 5, 6)] == [receipt.publication.view for receipt in receipts]
    assert [len(frame.whispers) for frame in frames] == [0, 1, 0, 0, 1, 0, 0], "only its own bids"


async def test_a_running_game_is_not_replayed(house: House) -> None:
    table = await house.table(ANA, BEN)
    await house.bid(table, ANA, 3)
    waiting = await house.lobby(CLEO)
    for game_id in (table, waiting):
        for ask in (house.service.replays.frame(game_id, 0), house.service.replays.frame(game_id, 1, 0),
                    house.service.replays.reel(game_id), house.service.replays.steps(game_id)):  # fmt: skip
            with pytest.raises(NotOver):
                await ask
    with pytest.raises(NotFound):
        await house.service.replays.frame(999, 0)


async def test_a_game_that_was_called_off_keeps_what_seats_saw(house: House) -> None:
    table = await house.table(ANA, BEN)
    await house.bid(table, ANA, 3)
    await house.service.cancel(table, ANA, True, house.interaction())
    frame = await house.service.replays.frame(table, 1, 0)
    assert (frame.seat, frame.own, frame.seats, frame.whispers) == (None, None, (), ())
    assert frame.view.sealed == (0,)  # type: ignore[attr-defined]
    lobby = await house.lobby(CLEO)
    await house.service.cancel(lobby, CLEO, False, house.interaction())
    with pytest.raises(NotOver):
        await house.service.replays.frame(lobby, 0)


async def test_a_seat_that_is_not_there_shows_what_everybody_saw(house: House) -> None:
    table = await ended(house)
    for seat in (-1, 2, 99):
        frame = await house.service.replays.frame(table, 2, seat)
        assert (frame.seat, frame.own, frame.whispers) == (None, None, ())


async def test_changed_rules_are_noticed(serve: Callable[..., House]) -> None:
    table = await ended(serve())

    class Kinder(ToyRules):
        def apply(self, state: Any, actor: Any, action: Any, rng: Rng) -> Step[Any, Any, Any]:
            better = Bid(amount=action.amount + 1) if isinstance(action, Bid) else action
            return super().apply(state, actor, better, rng)

    changed = serve(toy(rules=Kinder()))
    for _ in range(2):
        with pytest.raises(NoReplay):
            await changed.service.replays.frame(table, 0)
    assert (await serve().service.replays.frame(table, 0)).steps == 4


async def test_only_a_few_games_are_kept_and_none_is_played_twice_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def counted(loaded: Any, entries: Any) -> Any:
        played.append(loaded.game_id)
        return once(loaded, entries)

    once = replays.recorded
    monkeypatch.setattr(replays, "recorded", counted)
    monkeypatch.setattr(replays, "KEPT", 2)
    tables = [await ended(house) for _ in range(3)]
    for table in (tables[0], tables[0], tables[1], tables[0], tables[2], tables[1]):
        await house.service.replays.frame(table, 1)
    assert played == [tables[0], tables[1], tables[2], tables[1]]


async def test_whoever_took_a_seat_over_is_not_named_for_what_was_before(serve: Callable[..., House]) -> None:
    house = serve(LOST_AND_FOUND)
    table = await lobby(house, LOST_AND_FOUND)
    await house.service.start(table, ANA, house.interaction())
    await house.service.leave(table, BEN, house.interaction())
    await house.service.join(table, CLEO, "Cleo", house.interaction())
    await house.service.leave(table, CLEO, house.interaction())
    await house.service.cancel(table, ANA, True, house.interaction())
    frames = [await house.service.replays.frame(table, step) for step in (1, 2, 3)]
    told = [list(zip(map(type, frame.events), frame.taken_since, strict=True)) for frame in frames]
    assert [events[0] for events in told] == [(SeatLeft, True), (SeatTaken, False), (SeatLeft, False)]


def test_a_long_game_is_thinned_out_evenly() -> None:
    assert thinned([0, 3, 3, 9], 40) == (0, 3, 9)
    few = thinned(range(100), 7)
    assert (len(few), few[0], few[-1]) == (7, 0, 99)
    assert all(15 <= b - a <= 18 for a, b in pairwise(few))


async def test_a_film_goes_out_once_whatever_stops_in_between(serve: Callable[..., House]) -> None:
    house = serve()
    game = await house.table(ANA, BEN)
    assert await house.service.replays.film(game) is None
    assert [await house.service.replays.claim_film(game) for _ in range(2)] == [True, False]
    assert await house.service.replays.film(game) == 0
    replays = serve().service.replays
    assert not await replays.claim_film(game), "it may have gone out before the stop"
    await replays.film_posted(game, None)
    assert await replays.claim_film(game), "it was refused"
    await replays.film_posted(game, 77)
    assert await serve().service.replays.film(game) == 77
    assert not await replays.claim_film(game)
