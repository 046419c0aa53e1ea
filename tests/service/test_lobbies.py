import asyncio
from collections.abc import Callable

import pytest

from bot.errors import (
    AgainOpen,
    AlreadySeated,
    BadDeadline,
    BadgeMissing,
    Full,
    NoPlayer,
    NotFound,
    NotHost,
    NotInLobby,
    NotRunning,
    NotSeated,
    ServiceError,
    UnknownGame,
    UnknownPlayer,
)
from bot.publication import LobbyCard, Receipt
from engine.core.errors import Refused
from tests.service.house import ANA, BEN, CHANNEL, CLEO, DAN, GUILD, House
from tests.service.toy import Options


def names(card: LobbyCard | Receipt | None) -> list[str]:
    assert isinstance(card, LobbyCard)
    return [seat.name for seat in card.table.seats]


async def test_a_new_lobby(house: House) -> None:
    card = await house.service.open("toy", GUILD, CHANNEL, ANA, "Ana *_*", house.interaction())
    table = card.table
    assert (table.kind, table.guild_id, table.channel_id, table.host_id) == ("toy", GUILD, CHANNEL, ANA)
    assert (table.status, table.version, table.message_id, table.options) == ("lobby", 1, None, Options())
    assert names(card) == ["Ana *_*"]
    assert [field.name for field in card.fields] == ["rounds", "most"]
    assert (card.problem, card.seat_range) == (None, (1, 3))
    assert await house.service.lobby(table.game_id) == card
    assert await house.service.publication(table.game_id) == card


async def test_opened_once_by_one_interaction(house: House) -> None:
    one = house.interaction()
    cards = await asyncio.gather(*(house.service.open("toy", GUILD, CHANNEL, ANA, "Ana", one) for _ in range(5)))
    assert len({card.table.game_id for card in cards}) == 1
    assert len(await house.service.tables()) == 1


async def follow(house: House, game_id: int, user: int) -> int:
    card = await house.service.open("toy", GUILD, CHANNEL, user, "Who", house.interaction(), follows=game_id)
    return card.table.game_id


async def test_a_table_is_followed_once_whoever_asks_and_whatever_happens(serve: Callable[..., House]) -> None:
    house = serve()
    game = await house.table(ANA, BEN)
    both = await asyncio.gather(*(follow(house, game, user) for user in (ANA, BEN)), return_exceptions=True)
    [opened] = [each for each in both if isinstance(each, int)]
    assert [type(each) for each in both if each != opened] == [AgainOpen]
    house = serve()
    with pytest.raises(AgainOpen):
        await follow(house, game, CLEO)
    with pytest.raises(AgainOpen):
        await house.service.require_first(game)
    assert [table.game_id for table in await house.service.tables(statuses=("lobby",))] == [opened]
    await house.service.cancel(opened, DAN, True, house.interaction())
    await house.service.require_first(game)
    assert await follow(house, game, CLEO) != opened, "what was called off makes room"


async def test_no_such_game_or_table(house: House) -> None:
    with pytest.raises(UnknownGame):
        await house.service.open("chess", GUILD, CHANNEL, ANA, "Ana", house.interaction())
    for call in (
        house.service.lobby(99),
        house.service.publication(99),
        house.service.peek(99, ANA),
        house.join(99, ANA),
    ):
        with pytest.raises(NotFound):
            await call


async def test_twenty_joins_of_one_person_make_one_seat(house: House) -> None:
    game = await house.lobby(ANA)
    answers = await asyncio.gather(*(house.join(game, BEN) for _ in range(20)), return_exceptions=True)
    assert names(await house.service.lobby(game)) == ["Ana", "Ben"]
    assert sum(isinstance(answer, LobbyCard) for answer in answers) == 1
    assert sum(isinstance(answer, AlreadySeated) for answer in answers) == 19


async def test_one_interaction_joins_once(house: House) -> None:
    game, one = await house.lobby(ANA), house.interaction()
    cards = await asyncio.gather(*(house.service.join(game, BEN, "Ben", one) for _ in range(5)))
    assert {tuple(names(card)) for card in cards} == {("Ana", "Ben")}
    assert {card.table.version for card in cards if isinstance(card, LobbyCard)} == {2}


async def test_more_people_than_seats(house: House) -> None:
    game = await house.lobby(ANA, most=2)
    answers = await asyncio.gather(*(house.join(game, user) for user in (BEN, CLEO, DAN)), return_exceptions=True)
    assert sum(isinstance(answer, Full) for answer in answers) == 2
    assert len(names(await house.service.lobby(game))) == 2
    with pytest.raises(Full):
        await house.service.add_player(game, ANA, "random")


async def test_the_host_role_passes_on(house: House) -> None:
    game = await house.lobby(ANA, players=["random"])
    await house.join(game, BEN)
    card = await house.service.leave(game, ANA, house.interaction())
    assert names(card) == ["Ben", "random"], "the host has seat 0"
    assert isinstance(card, LobbyCard)
    assert card.table.host_id == BEN
    with pytest.raises(NotHost):
        await house.service.set_option(game, ANA, "rounds", 1)
    await house.service.set_option(game, BEN, "rounds", 1)


async def test_a_guest_leaves(house: House) -> None:
    game = await house.lobby(ANA, BEN, CLEO)
    card = await house.service.leave(game, BEN, house.interaction())
    assert names(card) == ["Ana", "Cleo"]
    assert isinstance(card, LobbyCard)
    assert card.table.host_id == ANA
    with pytest.raises(NotSeated):
        await house.service.leave(game, BEN, house.interaction())


async def test_the_last_person_to_leave_cancels_the_lobby(house: House) -> None:
    game, one = await house.lobby(ANA, players=["random"]), house.interaction()
    for _ in range(2):
        card = await house.service.leave(game, ANA, one)
        assert isinstance(card, LobbyCard)
        assert card.table.status == "cancelled"
    with pytest.raises(NotRunning):
        await house.join(game, BEN)
    assert await house.service.tables() == ()


async def test_options_go_through_the_game(house: House) -> None:
    game = await house.lobby(ANA, BEN, CLEO)
    card = await house.service.set_option(game, ANA, "rounds", 3)
    assert card.table.options == Options(rounds=3)
    version = card.table.version
    for name, value in (("most", 2), ("colour", 1)):
        with pytest.raises(Refused) as refused:
            await house.service.set_option(game, ANA, name, value)
        assert refused.value.code == "cannot"
    assert (await house.service.set_option(game, ANA, "rounds", 3)).table.version == version, "nothing changed"
    with pytest.raises(NotHost):
        await house.service.set_option(game, BEN, "rounds", 1)


async def test_the_deadline(house: House) -> None:
    game = await house.lobby(ANA, BEN)
    assert (await house.service.set_deadline(game, ANA, 3600)).table.deadline_seconds == 3600
    assert (await house.service.set_deadline(game, ANA, None)).table.deadline_seconds is None
    assert (await house.service.set_deadline(game, ANA, 45)).table.deadline_seconds == 45
    for seconds in (0, -5, 44, 30 * 86_400 + 1):
        with pytest.raises(BadDeadline):
            await house.service.set_deadline(game, ANA, seconds)
    with pytest.raises(NotHost):
        await house.service.set_deadline(game, BEN, 3600)


async def test_automatic_players(house: House) -> None:
    game = await house.lobby(ANA)
    card = await house.service.add_player(game, ANA, "counting")
    assert [(seat.user_id, seat.player) for seat in card.table.seats] == [(ANA, None), (None, "counting")]
    with pytest.raises(UnknownPlayer):
        await house.service.add_player(game, ANA, "genius")
    await house.service.add_player(game, ANA, "random")
    assert names(await house.service.remove_player(game, ANA)) == ["Ana", "counting"]
    assert names(await house.service.remove_player(game, ANA)) == ["Ana"]
    with pytest.raises(NoPlayer):
        await house.service.remove_player(game, ANA)
    for call in (house.service.add_player(game, BEN, "random"), house.service.remove_player(game, BEN)):
        with pytest.raises(NotHost):
            await call


async def test_start(house: House) -> None:
    game, one = await house.lobby(ANA, BEN), house.interaction()
    with pytest.raises(NotHost):
        await house.service.start(game, BEN, house.interaction())
    with pytest.raises(NotRunning):
        await house.peek(game, ANA)
    first, second = await asyncio.gather(*(house.service.start(game, ANA, one) for _ in range(2)))
    assert (first.duplicate, second.duplicate) == (False, True)
    assert first.publication.table.status == "running"
    assert first.publication.awaited == (ANA, BEN)
    assert first.publication.passed
    assert first.peek is not None
    assert first.peek.seat == 0
    for call in (
        house.service.start(game, ANA, house.interaction()),
        house.service.set_option(game, ANA, "rounds", 1),
        house.service.set_deadline(game, ANA, 3600),
        house.service.add_player(game, ANA, "random"),
        house.service.remove_player(game, ANA),
    ):
        with pytest.raises(NotInLobby):
            await call


async def test_a_set_up_that_cannot_start(house: House) -> None:
    game = await house.lobby(ANA, rounds=99)
    assert (await house.service.lobby(game)).problem == "too_many_rounds"
    with pytest.raises(Refused) as refused:
        await house.service.start(game, ANA, house.interaction())
    assert refused.value.code == "too_many_rounds"


async def test_a_seat_too_many(house: House) -> None:
    game = await house.lobby(ANA, BEN, CLEO)
    row = await house.store.load(game)
    assert row is not None
    options = Options(most=2).model_dump_json()
    await house.store._change("UPDATE games SET options = ? WHERE game_id = ?", options, game)
    assert (await house.service.lobby(game)).problem == "too_many_seats"
    with pytest.raises(Refused):
        await house.service.start(game, ANA, house.interaction())


async def test_a_set_up_that_must_be_earned(house: House) -> None:
    game = await house.lobby(ANA, hard=1)
    card = await house.service.lobby(game)
    assert (card.problem, [note.id for note in card.summary]) == ("badge_missing", ["toy-hard"])
    with pytest.raises(BadgeMissing) as missing:
        await house.service.start(game, ANA, house.interaction())
    assert missing.value.badge == "ten"
    earning = await house.table(ANA, rounds=2)
    for _ in range(2):
        await house.bid(earning, ANA, 9)
    assert (await house.service.lobby(game)).problem is None
    await house.service.start(game, ANA, house.interaction())


async def test_a_new_table_takes_the_setting_of_the_server(serve: object) -> None:
    house: House = serve(deadline_seconds=7200)  # type: ignore[operator]
    game = await house.lobby(ANA)
    assert (await house.service.lobby(game)).table.deadline_seconds == 7200


def test_every_error_has_a_code_of_its_own() -> None:
    kinds = [ServiceError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    codes = [kind.code for kind in kinds]
    assert len(set(codes)) == len(codes) > 15


async def test_lists(house: House) -> None:
    one = await house.lobby(ANA, BEN)
    house.clock.at += 1
    two = await house.table(BEN)
    house.clock.at += 1
    ended = await house.table(ANA, rounds=1)
    await house.bid(ended, ANA, 1)

    async def found(**conditions: object) -> list[int]:
        return [table.game_id for table in await house.service.tables(**conditions)]  # type: ignore[arg-type]

    assert await found() == [two, one]
    assert await found(user_id=ANA) == [one]
    assert await found(user_id=BEN, kind="toy", guild_id=GUILD, channel_id=CHANNEL) == [two, one]
    assert await found(statuses=("over",)) == [ended]
    assert await found(kind="other") == []
    assert await found(guild_id=1) == []
