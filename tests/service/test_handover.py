"""Seats change hands while a game runs: by their holder's wish, by a vote of the others, and back to their owners."""

from collections.abc import Callable

import pytest

from bot.errors import (
    AlreadySeated,
    NobodyElse,
    NotAbsent,
    NotRunning,
    NotSeated,
    NoVacantSeat,
    SeatHeld,
)
from bot.publication import ANYBODY, Publication, Receipt
from bot.service.absence import MOST_MISSED, MOST_SECONDS
from bot.service.replay import replay
from engine.core.errors import Over
from engine.core.events import SeatHanded
from engine.core.ids import Seat
from engine.games import GAMES
from engine.games.lost_and_found.actions import Look
from tests.service.house import ANA, BEN, CLEO, DAN, GUILD, NAMES, House
from tests.service.toy import Bid, Note, Turn

LATE = 1800  # seconds that a bid may take at a table of an hour


async def offer(house: House, game: int, user: int, to: int | None = ANYBODY) -> Publication:
    return await house.service.handovers.offer(game, user, to, house.interaction())


async def rest(house: House, game: int, user: int) -> Publication:
    return await house.service.handovers.rest(game, user, house.interaction())


async def vote(house: House, game: int, user: int, seat: int) -> Publication:
    return await house.service.handovers.vote(game, user, Seat(seat), house.interaction())


async def reclaim(house: House, game: int, user: int) -> Receipt:
    return await house.service.handovers.reclaim(game, user, NAMES[user], house.interaction())


async def take(house: House, game: int, user: int) -> Receipt:
    receipt = await house.join(game, user)
    assert isinstance(receipt, Receipt)
    return receipt


async def lapse(house: House) -> None:
    house.clock.at += LATE
    assert len(await house.service.lapse_due()) == 1


async def holders(house: House, game: int) -> list[object]:
    content = await house.service.publication(game)
    return [who.user_id or who.player for who in content.table.seats]


async def replayed(house: House, game: int) -> None:
    """Play the log again; raises unless it leads to the stored state."""
    loaded = await house.service._tables.load(game)
    list(replay(loaded, await house.store.log(game)))


# by the holder's wish


async def test_an_offered_seat_is_taken_by_whoever_comes_first(house: House) -> None:
    game = await house.table(ANA, BEN)
    with pytest.raises(NoVacantSeat):
        await take(house, game, CLEO)
    offered = await offer(house, game, BEN)
    assert offered.table.seats[1].offer == ANYBODY
    assert not offered.passed, "nobody is called for that"
    taken = await take(house, game, CLEO)
    assert taken.publication.events == (SeatHanded(seat=Seat(1)),)
    assert taken.peek is not None
    assert taken.peek.seat == 1
    seat = taken.publication.table.seats[1]
    assert (seat.user_id, seat.name, seat.owner_id, seat.owner, seat.offer) == (CLEO, "Cleo", BEN, "Ben", None)
    with pytest.raises(NoVacantSeat):
        await take(house, game, DAN)
    with pytest.raises(SeatHeld):
        await house.peek(game, BEN)
    with pytest.raises(SeatHeld):
        await house.bid(game, BEN, 3)
    await house.bid(game, CLEO, 3)
    await replayed(house, game)


async def test_a_seat_offered_to_one_person_is_nobody_elses(house: House) -> None:
    game = await house.table(ANA, BEN)
    await offer(house, game, BEN, CLEO)
    with pytest.raises(NoVacantSeat):
        await take(house, game, DAN)
    with pytest.raises(AlreadySeated):
        await offer(house, game, BEN, ANA)
    assert await holders(house, game) == [ANA, BEN], "nobody is put into a game by somebody else"
    await take(house, game, CLEO)
    assert await holders(house, game) == [ANA, CLEO]


async def test_an_offer_can_be_taken_back(house: House) -> None:
    game = await house.table(ANA, BEN)
    await offer(house, game, BEN)
    await offer(house, game, BEN, None)
    with pytest.raises(NoVacantSeat):
        await take(house, game, CLEO)


async def test_only_who_has_a_seat_can_offer_it(house: House) -> None:
    game = await house.table(ANA, BEN)
    for act in (offer, rest, reclaim):
        with pytest.raises(NotSeated):
            await act(house, game, CLEO)
    with pytest.raises(AlreadySeated):
        await reclaim(house, game, ANA)


async def test_an_automatic_player_sits_in_until_the_owner_is_back(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=3)
    resting = await rest(house, game, BEN)
    assert await holders(house, game) == [ANA, "counting"]
    assert resting.table.seats[1].owner_id == BEN
    with pytest.raises(NoVacantSeat):
        await take(house, game, CLEO)
    await house.bid(game, ANA, 1)
    back = await reclaim(house, game, BEN)
    assert back.peek is not None
    assert await holders(house, game) == [ANA, BEN]
    assert back.publication.table.seats[1].owner_id is None
    await house.bid(game, ANA, 1)
    await house.bid(game, BEN, 2)
    await replayed(house, game)


async def test_taking_the_own_seat_back_is_joining(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO)
    await rest(house, game, BEN)
    await offer(house, game, CLEO)
    taken = await take(house, game, BEN)
    assert taken.peek is not None
    assert taken.peek.seat == 1


async def test_somebody_takes_over_from_an_automatic_player_and_the_owner_from_them(house: House) -> None:
    game = await house.table(ANA, BEN)
    await offer(house, game, BEN)
    await rest(house, game, BEN)
    await take(house, game, CLEO)
    assert await holders(house, game) == [ANA, CLEO]
    await reclaim(house, game, BEN)
    assert await holders(house, game) == [ANA, BEN]
    with pytest.raises(NotSeated):
        await house.peek(game, CLEO)


async def test_the_owner_may_offer_the_seat_while_an_automatic_player_sits_in(house: House) -> None:
    game = await house.table(ANA, BEN)
    await rest(house, game, BEN)
    await offer(house, game, BEN, DAN)
    await take(house, game, DAN)
    assert await holders(house, game) == [ANA, DAN]


async def test_the_last_person_cannot_leave_it_to_automatic_players(house: House) -> None:
    game = await house.table(ANA, players=["counting"])
    with pytest.raises(NobodyElse):
        await rest(house, game, ANA)
    await offer(house, game, ANA)
    await take(house, game, BEN)
    assert await holders(house, game) == [BEN, "counting"]


async def test_votes_and_the_hosts_part_go_with_who_is_there(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO)
    await house.service.cancel(game, ANA, False, house.interaction())
    resting = await rest(house, game, ANA)
    assert resting.table.cancel_votes == ()
    assert resting.table.host_id == BEN


async def test_an_action_before_is_not_taken_back_by_who_comes_after(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.ask(game, BEN, Note())
    assert (await house.peek(game, BEN)).can_undo
    await offer(house, game, BEN)
    receipt = await take(house, game, CLEO)
    assert receipt.peek is not None
    assert not receipt.peek.can_undo


async def test_what_was_done_once_is_not_done_again(house: House) -> None:
    game, handovers = await house.table(ANA, BEN), house.service.handovers
    one = house.interaction()
    for _ in range(3):
        await handovers.rest(game, BEN, one)
    two = house.interaction()
    receipts = [await handovers.reclaim(game, BEN, "Ben", two) for _ in range(3)]
    assert [receipt.duplicate for receipt in receipts] == [False, True, True]
    three = house.interaction()
    for _ in range(2):
        await handovers.offer(game, BEN, ANYBODY, three)
    kinds = [entry.kind for entry in await house.store.log(game) if entry.kind != "automatic"]
    assert kinds[-3:] == ["rest", "reclaim", "offer"]


# memories


async def test_whoever_sits_in_remembers_nothing_of_before(serve: Callable[..., House]) -> None:
    """The toy's player bids how much it has heard of since it came: a restart makes no difference."""
    bids = []
    for restart in (False, True):
        house = serve()
        game = await house.table(ANA, BEN, rounds=3)
        await house.bid(game, ANA, 1)
        await house.bid(game, BEN, 2)  # five events and whispers reach Ben's seat
        await rest(house, game, BEN)
        if restart:
            house = serve()
        await house.bid(game, ANA, 1)
        log = await house.store.log(game)
        bids.append([entry.action for entry in log if entry.kind == "automatic"])
    first = Bid(amount=0).model_dump_json()
    assert bids[0] == bids[1]
    assert bids[0][0] == first


async def test_an_automatic_player_that_comes_again_has_forgotten(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=3)
    await rest(house, game, BEN)
    await house.bid(game, ANA, 1)
    await reclaim(house, game, BEN)
    await rest(house, game, BEN)
    await house.bid(game, ANA, 1)
    bids = [entry.action for entry in await house.store.log(game) if entry.kind == "automatic"]
    assert bids[0] == Bid(amount=0).model_dump_json()
    assert bids[-1] == Bid(amount=2).model_dump_json(), "Ana's bid and the opening are all that it has heard of"


async def test_keen_eye_does_not_know_what_the_owner_looked_at(serve: Callable[..., House]) -> None:
    game = GAMES["lost_and_found"]
    house = serve(game)
    card = await house.service.open(game.id, 1, 2, ANA, "Ana", house.interaction())
    table = card.table.game_id
    await house.service.join(table, BEN, "Ben", house.interaction())
    await house.service.start(table, ANA, house.interaction())
    content = await house.service.publication(table)
    assert isinstance(content, Publication)
    [owner] = content.awaited
    for cell in (0, 1):
        await house.ask(table, owner, Look(cell=cell))
    view = (await house.peek(table, owner)).view
    assert len(view.seen) == 2
    resting = await rest(house, table, owner)
    assert resting.view.table.looked == (), "the cards were put back"
    for service in (house.service, serve(game).service):
        loaded = await service._tables.load(table)
        memory = await service._automatic._memory(loaded, view.seat)
        assert memory.seen[:2] == (None, None)


# by a vote of the others


async def test_a_seat_that_missed_deadlines_may_be_filled_by_the_others(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=3, deadline=3600)
    for _ in range(MOST_MISSED):
        with pytest.raises(NotAbsent):
            await vote(house, game, ANA, 1)
        await house.bid(game, ANA, 1)
        await house.bid(game, CLEO, 1)
        await lapse(house)
    content = await house.service.publication(game)
    assert isinstance(content, Publication)
    assert content.absent == (1,)
    asked = await vote(house, game, ANA, 1)
    assert asked.table.seats[1].votes == (ANA,)
    assert await holders(house, game) == [ANA, BEN, CLEO], "one of two others is not enough"
    await vote(house, game, ANA, 1)
    for user, seat in ((ANA, 0), (BEN, 1), (ANA, 2)):
        with pytest.raises(NotAbsent):
            await vote(house, game, user, seat)
    with pytest.raises(NotSeated):
        await vote(house, game, DAN, 1)
    done = await vote(house, game, CLEO, 1)
    assert await holders(house, game) == [ANA, "counting", CLEO]
    assert (done.table.seats[1].owner_id, done.table.seats[1].offer) == (BEN, ANYBODY)
    assert done.absent == ()
    await take(house, game, DAN)
    await reclaim(house, game, BEN)
    assert await holders(house, game) == [ANA, BEN, CLEO]
    await replayed(house, game)


async def test_whoever_is_back_in_time_keeps_the_seat(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=3, deadline=3600)
    for _ in range(MOST_MISSED):
        await house.bid(game, ANA, 1)
        await house.bid(game, CLEO, 1)
        await lapse(house)
    await vote(house, game, ANA, 1)
    back = await house.ask(game, BEN, Note())
    assert back.publication.absent == ()
    assert back.publication.table.seats[1].votes == ()
    with pytest.raises(NotAbsent):
        await vote(house, game, CLEO, 1)


async def test_a_vote_goes_with_its_voter(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=3, deadline=3600)
    for _ in range(MOST_MISSED):
        await house.bid(game, ANA, 1)
        await house.bid(game, CLEO, 1)
        await lapse(house)
    await vote(house, game, ANA, 1)
    left = await house.service.leave(game, ANA, house.interaction())
    assert isinstance(left, Receipt)
    assert left.publication.table.seats[1].votes == ()


async def test_while_all_are_late_nobody_in_particular_is(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=3, deadline=3600)
    for _ in range(MOST_MISSED):
        await lapse(house)
    content = await house.service.publication(game)
    assert isinstance(content, Publication)
    assert content.absent == ()


async def test_without_a_deadline_days_of_waiting_count(house: House) -> None:
    game = await house.table(ANA, BEN)
    house.clock.at += MOST_SECONDS
    with pytest.raises(NotAbsent):
        await vote(house, game, ANA, 1)  # they wait for Ana too
    await house.bid(game, ANA, 1)
    with pytest.raises(NotAbsent):
        await vote(house, game, BEN, 0)
    done = await vote(house, game, ANA, 1)
    assert done.view.round == 2, "the one other person decides alone, and the automatic player goes on"
    assert await holders(house, game) == [ANA, "counting"]


@pytest.mark.parametrize("whose", ["the bot", "the server"])
async def test_who_could_not_come_was_not_absent(house: House, whose: str) -> None:
    game = await house.table(ANA, BEN)
    await house.bid(game, ANA, 1)
    house.clock.at += MOST_SECONDS / 2
    await house.service.outages.leave()
    if whose == "the server":
        await house.service.reach.server_lost(GUILD, removed=False)
    house.clock.at += 5 * MOST_SECONDS
    await house.service.outages.make_up()
    await house.service.reach.server_found(GUILD)
    with pytest.raises(NotAbsent):
        await vote(house, game, ANA, 1)
    house.clock.at += MOST_SECONDS / 2
    await vote(house, game, ANA, 1)
    assert await holders(house, game) == [ANA, "counting"]


async def test_a_new_decision_has_days_of_its_own(house: House) -> None:
    game = await house.table(ANA, BEN)
    house.clock.at += MOST_SECONDS
    await house.ask(game, ANA, Turn())
    await house.bid(game, ANA, 1)
    with pytest.raises(NotAbsent):
        await vote(house, game, ANA, 1)


# going for good


async def test_whoever_sat_in_leaves_it_to_an_automatic_player(house: House) -> None:
    game = await house.table(ANA, BEN)
    await offer(house, game, BEN)
    await take(house, game, CLEO)
    await house.service.leave(game, CLEO, house.interaction())
    assert await holders(house, game) == [ANA, "counting"]
    await reclaim(house, game, BEN)


async def test_the_last_person_gives_seats_back_to_their_owners(house: House) -> None:
    game = await house.table(ANA, BEN)
    await rest(house, game, BEN)
    left = await house.service.leave(game, ANA, house.interaction())
    assert isinstance(left, Receipt)
    assert left.publication.table.status == "running"
    assert left.publication.table.host_id == BEN
    assert left.publication.passed, "Ben is called"
    assert await holders(house, game) == [None, BEN]
    await replayed(house, game)
    await house.service.leave(game, BEN, house.interaction())
    assert await house.status(game) == "over"


async def test_the_last_person_sat_in(house: House) -> None:
    game = await house.table(ANA)
    await offer(house, game, ANA)
    await take(house, game, BEN)
    await house.service.leave(game, BEN, house.interaction())
    assert await holders(house, game) == [ANA]


async def test_an_owner_leaves_the_seat_for_good(house: House) -> None:
    game = await house.table(ANA, BEN)
    await offer(house, game, BEN)
    await take(house, game, CLEO)
    await house.service.leave(game, BEN, house.interaction())
    with pytest.raises(NotSeated):
        await reclaim(house, game, BEN)
    with pytest.raises(NotSeated):
        await house.service.leave(game, BEN, house.interaction())
    await house.bid(game, CLEO, 1)


# the end


async def test_a_seat_counts_for_who_holds_it_or_owns_it_at_the_end(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=1)
    await rest(house, game, BEN)
    await offer(house, game, CLEO)
    await take(house, game, DAN)
    await house.bid(game, ANA, 1)
    await house.bid(game, DAN, 1)
    assert await house.status(game) == "over"
    records = await house.service.records((await house.service.publication(game)).table.guild_id, "toy")
    [best] = records.with_automatic["1"]
    assert best.winner_ids == (ANA, BEN, DAN)
    for act in (reclaim, rest):
        with pytest.raises((Over, NotSeated)):
            await act(house, game, BEN)
    with pytest.raises(NotSeated):
        await house.peek(game, BEN)


async def test_a_game_that_an_automatic_player_helped_in_earns_no_badge(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=3)
    await rest(house, game, BEN)
    await reclaim(house, game, BEN)
    for _ in range(3):
        await house.bid(game, ANA, 5)
        if await house.status(game) == "running" and 1 not in (await house.peek(game, ANA)).view.public.sealed:
            await house.bid(game, BEN, 5)
    assert await house.status(game) == "over"
    records = await house.service.records((await house.service.publication(game)).table.guild_id, "toy")
    assert records.badges == {}
    assert not records.best


async def test_nothing_of_this_is_done_at_a_table_that_was_called_off(house: House) -> None:
    game = await house.table(ANA, BEN)
    await rest(house, game, BEN)
    await house.service.cancel(game, ANA, True, house.interaction())
    for act in (reclaim, rest, offer):
        with pytest.raises((NotRunning, NotSeated)):
            await act(house, game, BEN)
