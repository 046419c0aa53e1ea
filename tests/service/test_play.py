import asyncio
import logging
import sqlite3
from dataclasses import replace

import pytest

from bot.clock import snowflake
from bot.errors import CannotUndo, NotRunning, NotSeated, StaleTicket
from bot.publication import Publication
from bot.service.play import Asked, opened_by
from bot.service.tables import Cause
from bot.service.undo import Why, why_not
from bot.store import StoreError
from bot.store.records import EntryRow
from engine.core.errors import Illegal, Over, Refused, Stale
from engine.core.ids import Seat
from engine.core.protocol import Join, Lapse, Leave, Pending
from tests.service.house import ANA, BEN, CHANNEL, CLEO, House, StillClock
from tests.service.toy import Bid, Note, Noted, Opened, Roll, Rolled, Sealed, Turn, YourBid

BID, NOTE, ROLL = 0, 1, 2


async def test_a_whole_game(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=1)
    receipt = await house.click(game, ANA, BID, amount=[3])
    assert receipt.publication.events == (Sealed(seat=Seat(0)),)
    assert receipt.publication.awaited == (BEN,)
    assert receipt.peek is not None
    assert receipt.peek.whispers == (YourBid(amount=3),)
    receipt = await house.bid(game, BEN, 4)
    assert receipt.publication.events == (Sealed(seat=Seat(1)), Opened(bids=(3, 4)))
    assert receipt.publication.table.status == "over"
    assert receipt.publication.passed
    assert receipt.publication.status.outcome is not None
    assert await house.service.publication(game) == await house.service.publication(game)
    for call in (house.ask(game, ANA, Note()), house.service.leave(game, ANA, 1), house.join(game, CLEO)):
        with pytest.raises(Over):
            await call
    assert (await house.peek(game, ANA)).offers == ()


async def test_nobody_sees_what_another_seat_sealed(house: House) -> None:
    game = await house.table(ANA, BEN)
    receipt = await house.bid(game, ANA, 8)
    assert "8" not in receipt.publication.view.model_dump_json()
    assert (await house.peek(game, BEN)).whispers == ()
    later = await house.ask(game, BEN, Note())
    assert later.peek is not None
    assert later.peek.whispers == ()


async def test_two_people_at_once(house: House) -> None:
    game = await house.table(ANA, BEN)
    before = await house.peek(game, BEN)
    receipts = await asyncio.gather(house.bid(game, ANA, 1), house.click(game, BEN, BID, before.ticket, amount=[2]))
    assert [receipt.publication.table.version for receipt in receipts] == [4, 5]
    assert receipts[1].publication.view.round == 2


async def test_two_clicks_at_once(house: House) -> None:
    """The second comes with the ticket of a decision that the first has answered."""
    game = await house.table(ANA)
    ticket = (await house.peek(game, ANA)).ticket
    clicks = (house.click(game, ANA, BID, ticket, amount=[n]) for n in (4, 5))
    first, second = await asyncio.gather(*clicks, return_exceptions=True)
    assert not isinstance(first, BaseException)
    assert isinstance(second, StaleTicket)
    assert (second.peek.view.public.round, second.peek.ticket) == (2, (await house.peek(game, ANA)).ticket)
    await house.click(game, ANA, BID, second.peek.ticket)


async def test_the_same_interaction_twice(house: House) -> None:
    game, one = await house.table(ANA, BEN), house.interaction()
    receipts = await asyncio.gather(*(house.ask(game, ANA, Note(), one) for _ in range(3)))
    assert [receipt.duplicate for receipt in receipts] == [False, True, True]
    assert [receipt.publication.view.notes for receipt in receipts] == [1, 1, 1]
    assert receipts[2].peek == (await house.peek(game, ANA))
    await house.bid(game, ANA, 3)
    assert (await house.ask(game, ANA, Note(), one)).duplicate, "even when it could not be done any more"


async def test_an_interaction_that_failed_may_come_again(house: House) -> None:
    game, one = await house.table(ANA), house.interaction()
    with pytest.raises(Refused) as refused:
        await house.ask(game, ANA, Bid(amount=7), one)
    assert refused.value.code == "unlucky"
    assert not (await house.ask(game, ANA, Bid(amount=6), one)).duplicate


async def test_panels_stay_good_while_others_answer(house: House) -> None:
    game = await house.table(ANA, BEN)
    ticket = (await house.peek(game, ANA)).ticket
    await house.bid(game, BEN, 2)
    await house.click(game, ANA, BID, ticket, amount=[1])


@pytest.mark.parametrize("action", [Bid(amount=10), Lapse(decision=1), Leave(seat=Seat(1)), Join(seat=Seat(1))])
async def test_what_no_offer_admits(house: House, action: Bid) -> None:
    game = await house.table(ANA, BEN)
    version = (await house.peek(game, ANA)).table.version
    with pytest.raises(Illegal):
        await house.ask(game, ANA, action)
    assert (await house.peek(game, ANA)).table.version == version


@pytest.mark.parametrize(("offer", "filled"), [(4, {}), (-1, {}), (BID, {"amount": [10]}), (BID, {"amount": [1, 2]})])
async def test_clicks_that_mean_nothing(house: House, offer: int, filled: dict[str, list[int]]) -> None:
    game = await house.table(ANA)
    with pytest.raises(Illegal):
        await house.click(game, ANA, offer, **filled)


async def test_strangers(house: House) -> None:
    game, lobby = await house.table(ANA), await house.lobby(ANA)
    for at in (game, lobby):
        for call in (house.peek(at, BEN), house.ask(at, BEN, Note()), house.click(at, BEN, 0, "x"),
                     house.service.undo(at, BEN, "x", house.interaction())):  # fmt: skip
            with pytest.raises(NotSeated):
                await call
    with pytest.raises(NotRunning):
        await house.ask(lobby, ANA, Note())


async def test_a_command_older_than_the_decision(house: House) -> None:
    game = await house.table(ANA)
    early = house.interaction()
    house.clock.at += 5
    await house.bid(game, ANA, 1)
    with pytest.raises(Stale):
        await house.ask(game, ANA, Bid(amount=2), early)
    await house.ask(game, ANA, Bid(amount=2))


async def test_a_command_that_was_chosen_among_other_offers(house: House) -> None:
    """Two people at once: what was typed for one decision is not taken for the next."""
    game = await house.table(ANA, BEN)
    ticket = (await house.peek(game, ANA)).ticket
    await house.ask(game, BEN, Bid(amount=2))
    await house.service.act(game, ANA, Asked(Bid(amount=1), ticket), house.interaction())
    with pytest.raises(StaleTicket):
        await house.service.act(game, ANA, Asked(Bid(amount=3), ticket), house.interaction())


def test_a_decision_opens_when_its_action_is_done_and_not_when_it_was_sent() -> None:
    sent = snowflake(1_800_000_000.0)
    cause = Cause("act", ANA, sent, arrived=50.0)
    assert opened_by(cause, 50.0) == sent
    assert opened_by(cause, 52.0) - sent == snowflake(1_800_000_002.0) - snowflake(1_800_000_000.0)
    assert opened_by(cause, 49.0) == sent, "a clock that is set back"


async def test_a_command_from_before_the_deadline_passed(house: House) -> None:
    game = await house.table(ANA, deadline=3600)
    house.clock.at += 1799
    early = house.interaction()
    house.clock.at += 1
    await house.service.lapse_due()
    with pytest.raises(Stale):
        await house.ask(game, ANA, Bid(amount=2), early)
    await house.ask(game, ANA, Bid(amount=2))


# Undo


async def test_the_last_action_is_taken_back(house: House) -> None:
    game = await house.table(ANA, BEN)
    before = await house.peek(game, ANA)
    assert not before.can_undo
    after = (await house.ask(game, ANA, Note())).peek
    assert after is not None
    assert after.can_undo
    assert not (await house.peek(game, BEN)).can_undo
    one = house.interaction()
    receipts = await asyncio.gather(*(house.service.undo(game, ANA, after.ticket, one) for _ in range(2)))
    assert [receipt.duplicate for receipt in receipts] == [False, True]
    undone = receipts[0].peek
    assert undone is not None
    assert (undone.view, undone.offers) == (before.view, before.offers)
    assert not undone.can_undo
    assert undone.table.version == after.table.version + 1
    assert undone.table.opened == undone.table.version
    for stale in (before.ticket, after.ticket):
        with pytest.raises(StaleTicket):
            await house.click(game, ANA, NOTE, stale)
    with pytest.raises(StaleTicket):
        await house.service.undo(game, ANA, after.ticket, house.interaction())
    with pytest.raises(CannotUndo):
        await house.service.undo(game, ANA, undone.ticket, house.interaction())


async def undo(house: House, game: int, user: int) -> None:
    await house.service.undo(game, user, (await house.peek(game, user)).ticket, house.interaction())


async def refused(house: House, game: int, user: int) -> str:
    """Return why somebody's last action is not taken back."""
    with pytest.raises(CannotUndo) as caught:
        await undo(house, game, user)
    return caught.value.why


async def test_what_cannot_be_taken_back_and_why(house: House) -> None:
    game = await house.table(ANA, BEN)
    assert await refused(house, game, ANA) == "nothing"
    await house.ask(game, ANA, Note())
    assert await refused(house, game, BEN) == "nothing", "what another has done is not theirs"
    await house.ask(game, BEN, Note())
    assert await refused(house, game, ANA) == "others"
    await house.ask(game, BEN, Roll())
    assert await refused(house, game, BEN) == "shown"
    await house.ask(game, ANA, Note())
    assert await refused(house, game, BEN) == "shown", "it would be just as impossible if nobody had gone on"
    await house.service.leave(game, BEN, house.interaction())
    assert await refused(house, game, ANA) == "others"


async def test_what_was_taken_back_is_not_taken_back_again(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.ask(game, ANA, Note())
    await house.ask(game, ANA, Note())
    await undo(house, game, ANA)
    assert await refused(house, game, ANA) == "taken-back"
    await house.ask(game, BEN, Note())
    assert await refused(house, game, ANA) == "taken-back"


async def test_nothing_is_taken_back_past_a_deadline(house: House, clock: StillClock) -> None:
    game = await house.table(ANA, BEN, deadline=60)
    await house.ask(game, ANA, Note())
    clock.at += 31
    await house.service.lapse_due()
    assert await refused(house, game, ANA) == "deadline"


def test_nothing_is_taken_back_past_an_automatic_player() -> None:
    mine = EntryRow(version=3, kind="act", at=0.0, seat=0, user_id=ANA, action="{}")
    another = EntryRow(version=4, kind="automatic", at=0.0, seat=1, action="{}")
    vote = EntryRow(version=5, kind="cancel", at=0.0, user_id=BEN)
    assert why_not([mine, another, vote], ANA) is Why.AUTOMATIC
    assert why_not([mine, another, replace(mine, version=5, user_id=BEN)], ANA) is Why.OTHERS, "people come first"


async def test_nothing_is_taken_back_after_the_end(house: House) -> None:
    game = await house.table(ANA, rounds=1)
    await house.bid(game, ANA, 3)
    assert await house.status(game) == "over"
    assert await refused(house, game, ANA) == "over"


async def test_a_late_button_gets_the_reason(house: House) -> None:
    game = await house.table(ANA, BEN)
    panel = (await house.ask(game, ANA, Note())).peek
    assert panel is not None
    await house.bid(game, BEN, 1)
    await house.ask(game, ANA, Turn())
    await house.ask(game, ANA, Roll())
    with pytest.raises(CannotUndo) as caught:
        await house.service.undo(game, ANA, panel.ticket, house.interaction())
    assert caught.value.why == "shown", "the panel is out of date, but that is not what they want to know"


async def test_taking_back_draws_no_other_number(house: House) -> None:
    game = await house.table(ANA, BEN)

    async def noted() -> tuple[str | None, int]:
        await house.ask(game, ANA, Note())
        found = await house.store.load(game)
        assert found is not None
        return found.game.state, found.game.rng_cursor

    first = await noted()
    await undo(house, game, ANA)
    assert await noted() == first


async def test_a_vote_does_not_stand_in_the_way_of_undo(house: House) -> None:
    game = await house.table(ANA, BEN)
    await house.ask(game, ANA, Note())
    await house.service.cancel(game, BEN, False, house.interaction())
    await undo(house, game, ANA)
    assert (await house.peek(game, ANA)).view.public.notes == 0


async def test_undo_cannot_roll_again(house: House) -> None:
    """The random stream goes back with the state, so what comes after an undo is what came without it."""
    plain = await house.table(ANA, BEN)
    tried = await house.table(ANA, BEN)
    for _ in range(3):
        await house.ask(tried, ANA, Note())
        await undo(house, tried, ANA)
    first, second = await house.ask(plain, ANA, Roll()), await house.ask(tried, ANA, Roll())
    assert first.publication.events == second.publication.events
    assert isinstance(first.publication.events[0], Rolled)


async def test_undo_does_not_win_time(house: House) -> None:
    game = await house.table(ANA, BEN, deadline=3600)
    at = (await house.peek(game, ANA)).table.deadline_at
    house.clock.at += 100
    await house.ask(game, ANA, Bid(amount=1))
    await undo(house, game, ANA)
    assert (await house.peek(game, ANA)).table.deadline_at == at == house.clock.at + 1700
    turned = await house.ask(game, ANA, Turn())
    assert turned.publication.table.deadline_at == house.clock.at + 1800, "a new decision"
    house.clock.at += 100
    await undo(house, game, ANA)
    assert (await house.peek(game, ANA)).table.deadline_at == at == await house.service.next_deadline()
    assert (await house.peek(game, ANA)).status.pending == Pending(1, "bid", (Seat(0), Seat(1)))


async def test_undo_does_not_win_time_to_look(house: House) -> None:
    """What was taken back opened no decision, so what may be read for so long after its opening is over as before."""
    game = await house.table(ANA, BEN)
    at = (await house.peek(game, ANA)).table.opened_at
    house.clock.at += 100
    await house.ask(game, BEN, Note())
    await undo(house, game, BEN)
    assert (await house.peek(game, ANA)).table.opened_at == at
    await house.ask(game, ANA, Turn())
    await undo(house, game, ANA)
    assert (await house.peek(game, ANA)).table.opened_at == house.clock.at


# What is told


async def test_who_must_be_told(house: House) -> None:
    game = await house.table(ANA, BEN)
    passed = [
        (await house.ask(game, ANA, Note())).publication.passed,
        (await house.bid(game, ANA, 1)).publication.passed,  # Ben was told at the start
        (await house.bid(game, BEN, 1)).publication.passed,  # a new round: Ana is awaited again
        (await house.bid(game, BEN, 1)).publication.passed,
        (await house.bid(game, ANA, 1)).publication.passed,  # the end
    ]
    assert passed == [False, False, True, False, True]


async def test_the_outbox(house: House) -> None:
    game = await house.lobby(ANA, BEN)
    assert await house.service.behind() == (game,)
    await house.service.moved(game, CHANNEL + 2, 77)
    await house.service.published(game, 2)
    assert await house.service.behind() == ()
    await house.service.start(game, ANA, house.interaction())
    await house.service.published(game, 3)
    await house.ask(game, ANA, Note())
    await house.bid(game, ANA, 1)
    await house.ask(game, BEN, Note())
    await undo(house, game, BEN)
    behind = await house.service.publication(game)
    assert isinstance(behind, Publication)
    assert behind.events == (Noted(seat=Seat(0)), Sealed(seat=Seat(0))), (
        "what was not published yet, without the undone"
    )
    assert not behind.passed
    assert (behind.table.channel_id, behind.table.message_id) == (CHANNEL + 2, 77)
    await house.bid(game, BEN, 1)
    behind = await house.service.publication(game)
    assert isinstance(behind, Publication)
    assert behind.passed, "a turn that was not published yet must be told"
    await house.service.published(game, behind.table.version)
    shown = await house.service.publication(game)
    assert isinstance(shown, Publication)
    assert (shown.events, shown.passed) == ((), False)
    assert await house.service.behind() == ()


async def test_a_table_far_behind_tells_the_last_changes_only(house: House) -> None:
    game = await house.table(ANA)
    for _ in range(60):
        await house.ask(game, ANA, Note())
    behind = await house.service.publication(game)
    assert isinstance(behind, Publication)
    assert len(behind.events) == 50


# Trouble


async def test_a_disk_that_fails_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await house.table(ANA)
    before = await house.peek(game, ANA)
    rows = "bot.store.turns.rows.write_games"

    def full(conn: sqlite3.Connection, moves: object) -> int:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(rows, full)
        one = house.interaction()
        with pytest.raises(StoreError):
            await house.ask(game, ANA, Note(), one)
    assert await house.peek(game, ANA) == before
    assert not (await house.ask(game, ANA, Note(), one)).duplicate


@pytest.mark.parametrize("moments", range(12))
async def test_whoever_goes_away_while_it_is_stored(house: House, moments: int) -> None:
    game = await house.table(ANA)
    one = house.interaction()
    waiting = asyncio.create_task(house.ask(game, ANA, Note(), one))
    for _ in range(moments):
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    again = await house.ask(game, ANA, Note(), one)
    assert again.publication.view.notes == 1
    assert len(await house.store.log(game)) == 3


async def test_idle_games_cost_nothing(house: House) -> None:
    for _ in range(200):
        await house.table(ANA)
    tables = house.service._tables
    assert len(tables._locks) == 0
    assert len(tables._states) <= 64
    assert len(house.service._automatic._memories) == 0


async def test_nothing_secret_is_logged_or_printed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    game = await house.table(ANA, BEN, players=["faulty"])
    await house.bid(game, ANA, 5)
    secrets = [str((await house.store.read(lambda conn: conn.execute("SELECT state FROM games").fetchone()))[0])]
    loaded = await house.service._tables.load(game)
    assert '"hidden":' in secrets[0]
    hidden = str(loaded.state.hidden)
    assert hidden in secrets[0]
    with pytest.raises(Illegal) as error:
        await house.ask(game, BEN, Bid(amount=55))
    texts = [repr(loaded), repr(error.value), str(error.value), caplog.text]
    assert not [text for text in texts if hidden in text or "\\x00" in text or "amount" in text]


def test_what_follows_later_makes_earlier_commands_too_old() -> None:
    """By the interaction's own id and how much time passed on our clock, so that the clocks need not agree."""
    asked = snowflake(1_700_000_000.0) + 5
    assert opened_by(Cause("act", ANA, asked), 99.0) == asked
    following = Cause("automatic", None, asked, since=50.0)
    assert opened_by(following, 50.0) == asked
    assert opened_by(following, 52.5) == asked + (2500 << 22)
    assert opened_by(following, 49.0) == asked, "our clock was set back"
    assert opened_by(Cause("lapse"), 1_800_000_000.0) == snowflake(1_800_000_000.0)


def test_snowflakes() -> None:
    assert snowflake(1_420_070_400.0) == 0
    assert snowflake(1_420_070_400.001) == 1 << 22
    assert snowflake(0.0) == 0
