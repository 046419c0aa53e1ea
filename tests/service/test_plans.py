"""Standing answers: carried out once, at once, as their maker's own; never on what they could not know."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.errors import NotNow, NotSeated, StaleTicket
from bot.publication import Draft, Receipt
from bot.service import Clicked, Planned
from bot.service.replay import replay
from bot.store.sqlite import SqliteStore
from engine.core.errors import Illegal, Over, Refused, Stale
from engine.core.ids import Seat
from engine.core.messages import Message
from tests.service.house import ANA, BEN, CLEO, House, StillClock
from tests.service.toy import Bid, Note, Opened, Roll, Rolled, Sealed, ToyRules, toy

BID, ROLL, TURN = 0, 1, 2
"""What may be planned. A note stands aside, and so is not among it."""


async def planned(house: House, game: int, user: int, *amounts: int, version: int | None = None) -> Draft:
    """Plan a bid for each of the next rounds."""
    for amount in amounts:
        draft = await house.service.plans.draft(game, user)
        seen = draft.peek.table.version if version is None else version
        draft = await house.service.plans.add(game, user, Clicked(draft.ahead.ticket, BID, {"amount": (amount,)}), seen)
    return draft


async def waiting(house: House, *, rounds: int = 3, **options: Any) -> int:
    """Open a table of Ana and Ben where Ana has bid, and Ben has not."""
    game = await house.table(ANA, BEN, rounds=rounds, **options)
    await house.bid(game, ANA, 1)
    return game


async def yes(house: House, game: int, user: int) -> Receipt:
    peek = await house.peek(game, user)
    return await house.service.act(game, user, Planned(peek.ticket, peek.table.version), house.interaction())


async def state_of(house: House, game: int, user: int) -> str | None:
    plan = (await house.peek(game, user)).plan
    return plan.state if plan else None


# making one


async def test_what_is_planned_is_said_in_the_games_words(house: House) -> None:
    game = await waiting(house)
    assert (await house.peek(game, ANA)).can_plan
    assert not (await house.peek(game, BEN)).can_plan
    draft = await planned(house, game, ANA, 4)
    assert draft.peek.plan is not None
    [step] = draft.peek.plan.steps
    assert (step.kind, step.action) == ("bid", Bid(amount=4))
    assert (step.label, step.chosen) == ((Message("toy-do-bid"),), (Message("toy-amount", {"amount": 4}),))
    assert [offer.path for offer in draft.ahead.offers] == [("bid",), ("roll",), ("turn",)]
    assert (await house.peek(game, ANA)).plan == draft.peek.plan
    assert (await house.peek(game, BEN)).plan is None


async def test_a_plan_is_no_change_of_the_table(house: House) -> None:
    game = await waiting(house)
    before = await house.service.publication(game)
    await planned(house, game, ANA, 4)
    assert await house.service.publication(game) == before
    assert len(await house.store.log(game)) == before.table.version
    await house.service.plans.drop(game, ANA)
    assert await house.service.publication(game) == before


async def test_one_who_is_awaited_plans_nothing(house: House) -> None:
    game = await waiting(house)
    with pytest.raises(NotNow):
        await house.service.plans.draft(game, BEN)
    with pytest.raises(NotSeated):
        await house.service.plans.draft(game, CLEO)
    with pytest.raises(NotSeated):
        await house.service.plans.drop(game, CLEO)


async def test_a_draft_that_was_changed_is_out_of_date(house: House) -> None:
    game = await waiting(house)
    draft = await house.service.plans.draft(game, ANA)
    click, version = Clicked(draft.ahead.ticket, BID, {"amount": (4,)}), draft.peek.table.version
    twice = (house.service.plans.add(game, ANA, click, version) for _ in range(2))
    first, second = await asyncio.gather(*twice, return_exceptions=True)
    assert isinstance(first, Draft)
    assert isinstance(second, StaleTicket), "the same click a second time adds nothing"
    plan = (await house.peek(game, ANA)).plan
    assert plan is not None
    assert len(plan.steps) == 1


async def test_what_the_rules_would_refuse_is_not_planned(house: House) -> None:
    game = await waiting(house)
    draft = await house.service.plans.draft(game, ANA)
    version = draft.peek.table.version
    with pytest.raises(Refused):
        await house.service.plans.add(game, ANA, Clicked(draft.ahead.ticket, BID, {"amount": (7,)}), version)
    with pytest.raises(Illegal):
        await house.service.plans.add(game, ANA, Clicked(draft.ahead.ticket, 9, {}), version)
    with pytest.raises(Illegal):
        await house.service.plans.add(game, ANA, Clicked(draft.ahead.ticket, BID, {"amount": (99,)}), version)
    assert await state_of(house, game, ANA) is None


# carrying it out


async def test_it_is_done_at_once_and_as_ones_own(house: House, store: SqliteStore) -> None:
    game = await waiting(house)
    await planned(house, game, ANA, 4)
    receipt = await house.bid(game, BEN, 2)
    assert receipt.publication.events == (Sealed(seat=Seat(1)), Opened(bids=(1, 2)), Sealed(seat=Seat(0)))
    assert receipt.publication.awaited == (BEN,), "whoever has answered is not called"
    mine = await house.peek(game, ANA)
    assert (mine.view.bid, mine.plan) == (4, None)
    last = (await store.log(game))[-1]
    assert (last.kind, last.seat, last.user_id, last.interaction_id) == ("plan", 0, ANA, None)
    loaded = await house.service._tables.load(game)
    assert list(replay(loaded, await store.log(game)))


async def test_it_is_done_once(house: House) -> None:
    game = await waiting(house)
    await planned(house, game, ANA, 4)
    await house.bid(game, BEN, 2)
    await house.bid(game, BEN, 2)
    peek = await house.peek(game, ANA)
    assert (peek.view.public.round, peek.view.bid) == (3, None), "the third round waits for both"


async def test_after_its_own_news_the_rest_of_a_plan_waits(house: House) -> None:
    game = await waiting(house)
    await planned(house, game, ANA, 4, 5)
    await house.bid(game, BEN, 2)
    await house.bid(game, BEN, 2)
    peek = await house.peek(game, ANA)
    assert peek.plan is not None
    assert (peek.plan.state, peek.plan.private) == ("asks", True), "their own bid was a private event"
    await yes(house, game, ANA)
    assert (await house.peek(game, ANA)).view.bid == 5


@pytest.mark.parametrize("planner", [ANA, BEN])
async def test_what_came_out_since_is_asked_about(house: House, planner: int) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=2)
    others = [user for user in (ANA, BEN, CLEO) if user != planner]
    await house.bid(game, planner, 1)
    await planned(house, game, planner, 4)
    await house.ask(game, others[0], Roll())
    for user in others:
        await house.bid(game, user, 2)
    peek = await house.peek(game, planner)
    assert peek.plan is not None
    assert peek.plan.state == "asks"
    [news] = peek.plan.news
    assert isinstance(news, Rolled), "opened bids are no news in this game"
    assert peek.view.bid is None
    with pytest.raises(NotNow):
        await house.service.plans.draft(game, planner)
    receipt = await yes(house, game, planner)
    assert receipt.peek is not None
    assert (receipt.peek.view.bid, receipt.peek.plan) == (4, None)


async def test_what_was_seen_before_it_was_made_is_no_news(house: House) -> None:
    game = await waiting(house)
    await house.ask(game, BEN, Roll())
    await planned(house, game, ANA, 4)
    await house.bid(game, BEN, 2)
    assert (await house.peek(game, ANA)).view.bid == 4


async def test_what_came_out_while_the_panel_was_open_is_news(house: House) -> None:
    game = await waiting(house)
    seen = (await house.peek(game, ANA)).table.version
    await house.ask(game, BEN, Roll())
    await planned(house, game, ANA, 4, version=seen)
    await house.bid(game, BEN, 2)
    assert await state_of(house, game, ANA) == "asks"


async def test_without_a_say_every_reveal_is_news(serve: Callable[..., House]) -> None:
    house = serve(toy(shows=None))
    game = await waiting(house)
    await planned(house, game, ANA, 4)
    await house.bid(game, BEN, 2)
    assert await state_of(house, game, ANA) == "asks"


async def test_a_question_that_was_not_asked_is_asked(house: House) -> None:
    game = await waiting(house)

    async def turning() -> Draft:
        draft = await house.service.plans.draft(game, ANA)
        click = Clicked(draft.ahead.ticket, TURN, {})
        return await house.service.plans.add(game, ANA, click, draft.peek.table.version)

    await turning()
    await house.ask(game, BEN, Note())
    await house.bid(game, BEN, 2)
    peek = await house.peek(game, ANA)
    assert peek.plan is not None
    assert (peek.plan.state, peek.plan.news, peek.plan.private) == ("asks", (), False)
    assert peek.plan.steps[0].question == Message("toy-sure", {"notes": 1}), "as it is now"
    assert peek.view.public.decision == 2
    await yes(house, game, ANA)
    assert (await house.peek(game, ANA)).view.public.decision == 3
    await house.bid(game, ANA, 1)
    await turning()
    await house.bid(game, BEN, 1)
    assert (await house.peek(game, ANA)).view.public.decision == 5, "the same question was answered when it was planned"


class NoTurns(ToyRules):
    """After a note nothing can be rolled."""

    def offers(self, view: Any) -> Any:
        found = super().offers(view)
        return tuple(offer for offer in found if not (view.public.notes and offer.action == Roll()))


async def test_what_is_no_longer_possible_is_dropped(serve: Callable[..., House]) -> None:
    house = serve(toy(rules=NoTurns()))
    game = await waiting(house)
    draft = await house.service.plans.draft(game, ANA)
    await house.service.plans.add(game, ANA, Clicked(draft.ahead.ticket, ROLL, {}), draft.peek.table.version)
    await house.ask(game, BEN, Note())
    receipt = await house.bid(game, BEN, 2)
    assert set(receipt.publication.awaited) == {ANA, BEN}
    assert await state_of(house, game, ANA) == "gone"
    with pytest.raises(Stale):
        await yes(house, game, ANA)
    await house.bid(game, ANA, 2)
    await house.bid(game, BEN, 2)
    assert await state_of(house, game, ANA) is None, "its turn is over, and so is the note"


async def test_a_plan_for_another_decision_waits(serve: Callable[..., House]) -> None:
    class Renamed(ToyRules):
        """In the second round the question is another."""

        def status(self, view: Any) -> Any:
            found = super().status(view)
            if found.pending is None or view.round != 2:
                return found
            pending = type(found.pending)(found.pending.id, "auction", found.pending.seats)
            return type(found)(found.seated, found.vacant, pending=pending)

    house = serve(toy(rules=Renamed()))
    game = await waiting(house)
    await planned(house, game, ANA, 4)
    await house.bid(game, BEN, 2)
    assert (await house.peek(game, ANA)).view.bid is None
    assert await state_of(house, game, ANA) == "ready"
    await house.bid(game, ANA, 2)
    await house.bid(game, BEN, 2)
    assert await state_of(house, game, ANA) == "asks", "now it is its turn; their own bid was shown to them since"


class Failing(ToyRules):
    """Fails at a bid of nine."""

    def apply(self, state: Any, actor: Any, action: Any, rng: Any) -> Any:
        if action == Bid(amount=9):
            raise KeyError("hidden")
        return super().apply(state, actor, action, rng)


async def test_a_plan_that_fails_holds_nobody_up(serve: Callable[..., House], caplog: pytest.LogCaptureFixture) -> None:
    house = serve(toy(rules=Failing()))
    game = await waiting(house)
    await planned(house, game, ANA, 9)
    receipt = await house.bid(game, BEN, 2)
    assert set(receipt.publication.awaited) == {ANA, BEN}
    assert await state_of(house, game, ANA) is None
    assert "the plan of a seat failed game=1 seat=0 error=KeyError" in caplog.text
    assert "hidden" not in caplog.text


async def test_automatic_players_and_plans_take_turns(house: House) -> None:
    game = await house.table(ANA, BEN, players=("counting",), rounds=3)
    await house.bid(game, ANA, 1)
    await planned(house, game, ANA, 4)
    await house.bid(game, BEN, 2)
    view = (await house.peek(game, BEN)).view.public
    assert (view.round, set(view.sealed)) == (2, {Seat(0), Seat(2)})


# what else may happen


async def test_a_restart_between_the_turn_and_the_plan(serve: Callable[..., House], store: SqliteStore) -> None:
    house = serve()
    game = await waiting(house)
    await planned(house, game, ANA, 4)
    rows = (await house.service._tables.load(game)).row.plans
    await store.plans.keep(game, ())
    await house.bid(game, BEN, 2)  # as if the process had died before it looked at plans
    await store.plans.keep(game, rows)
    again = serve()
    assert [publication.table.game_id for publication in await again.service.resume()] == [game]
    assert (await again.peek(game, ANA)).view.bid == 4
    assert await again.service.resume() == (), "once"


async def test_it_can_be_taken_back_by_its_maker(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=3)
    await house.bid(game, ANA, 1)
    await planned(house, game, ANA, 4, 5)
    await house.bid(game, BEN, 2)
    await house.bid(game, CLEO, 2)
    peek = await house.peek(game, ANA)
    assert (peek.view.bid, peek.can_undo) == (4, True)
    undone = await house.service.undo(game, ANA, peek.ticket, house.interaction())
    assert undone.peek is not None
    assert (undone.peek.view.bid, undone.peek.plan) == (None, None), "and is not done again"
    await house.ask(game, BEN, Note())
    assert (await house.peek(game, ANA)).view.bid is None


async def test_undo_by_another_judges_anew(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=3)
    await house.bid(game, ANA, 1)
    await planned(house, game, ANA, 4)
    await house.bid(game, BEN, 2)
    peek = await house.peek(game, BEN)
    await house.service.undo(game, BEN, peek.ticket, house.interaction())
    await house.bid(game, BEN, 3)
    await house.bid(game, CLEO, 3)
    assert (await house.peek(game, ANA)).view.bid == 4


async def test_whoever_leaves_leaves_no_plan_behind(house: House) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=3)
    await house.bid(game, ANA, 1)
    await planned(house, game, ANA, 4)
    await house.service.leave(game, ANA, house.interaction())
    assert (await house.service._tables.load(game)).row.plans == ()
    await house.join(game, ANA)
    assert await state_of(house, game, ANA) is None


async def test_the_end_takes_all_plans(house: House) -> None:
    game = await house.table(ANA, BEN, rounds=2)
    await house.bid(game, ANA, 1)
    await planned(house, game, ANA, 4)
    await house.service.cancel(game, ANA, True, house.interaction())
    assert await house.status(game) == "cancelled"
    assert (await house.service._tables.load(game)).row.plans == ()
    other = await house.table(ANA, BEN, rounds=1)
    await house.bid(other, ANA, 1)
    await planned(house, other, ANA, 4)
    await house.bid(other, BEN, 1)
    assert (await house.service._tables.load(other)).row.plans == ()
    with pytest.raises(Over):
        await house.service.plans.draft(other, ANA)


async def test_a_deadline_ends_what_waited_for_a_word(house: House, clock: StillClock) -> None:
    game = await house.table(ANA, BEN, CLEO, rounds=3, deadline=60)
    await house.bid(game, ANA, 1)
    await planned(house, game, ANA, 4)
    await house.ask(game, BEN, Roll())
    clock.at += 31
    await house.service.lapse_due()
    assert await state_of(house, game, ANA) == "asks"
    clock.at += 31
    await house.service.lapse_due()
    assert await state_of(house, game, ANA) is None
    assert (await house.peek(game, ANA)).view.bid is None


async def test_a_deadline_leads_to_a_plan(house: House, clock: StillClock) -> None:
    game = await waiting(house, deadline=60)
    await planned(house, game, ANA, 4)
    clock.at += 31
    [publication] = await house.service.lapse_due()
    assert publication.awaited == (BEN,)
    assert (await house.peek(game, ANA)).view.bid == 4


async def test_an_interaction_that_led_to_a_plan_is_carried_out_once(house: House) -> None:
    game = await waiting(house)
    await planned(house, game, ANA, 4)
    one = house.interaction()
    receipts = [await house.ask(game, BEN, Bid(amount=2), one) for _ in range(2)]
    assert [receipt.duplicate for receipt in receipts] == [False, True]
    assert (await house.peek(game, BEN)).view.public.sealed == (0,)


async def test_a_plan_of_a_game_that_has_changed_is_forgotten(house: House, store: SqliteStore) -> None:
    game = await waiting(house)
    await planned(house, game, ANA, 4)
    [row] = (await house.service._tables.load(game)).row.plans
    strange = row.steps.replace('"bid"', '"bet"')
    await store.plans.keep(game, [evolved(row, strange)])
    assert await state_of(house, game, ANA) is None
    await house.bid(game, BEN, 2)
    assert (await house.service._tables.load(game)).row.plans == ()


def evolved(row: Any, steps: str) -> Any:
    return type(row)(user_id=row.user_id, version=row.version, steps=steps)
