"""What managers set for their server, and what comes of it."""

import asyncio
from collections.abc import Callable

import pytest

from bot.errors import BadSetting, NotHere, TooManyTables
from bot.servers import ServerSettings, SettingChange
from bot.store.guilds import ChangeRow
from tests.service.house import ANA, BEN, CHANNEL, GUILD, House

THREAD = CHANNEL + 1


async def set_(house: House, name: str, value: object, user: int = ANA) -> ServerSettings:
    return await house.service.guilds.change(GUILD, user, name, value, house.interaction())


async def open_in(house: House, channel_id: int, *threads: int, interaction: int | None = None) -> None:
    interaction = interaction or house.interaction()
    async with house.service.guilds.opening(GUILD, channel_id, threads, interaction):
        await house.service.open("toy", GUILD, threads[0] if threads else channel_id, ANA, "Ana", interaction)


async def test_everything_is_allowed_at_first(house: House) -> None:
    settings = await house.service.guilds.settings(GUILD)
    assert settings == ServerSettings(
        channels=(), most_tables=None, threads="allowed", language=None, reminders="both", statistics=True
    )
    await open_in(house, CHANNEL)


async def test_settings_are_kept_and_changes_noted(serve: Callable[..., House], house: House) -> None:
    await set_(house, "channels", (CHANNEL,))
    house.clock.at += 60
    await set_(house, "reminders", "one", BEN)
    again = serve()  # after a restart, or after the bot was removed and invited again
    assert await again.service.guilds.settings(GUILD) == ServerSettings(channels=(CHANNEL,), reminders="one")
    assert await again.service.guilds.reminder_policy(GUILD) == "one"
    assert await again.service.guilds.reminder_policy(GUILD + 1) == "both"
    now = house.clock.at
    assert await again.service.guilds.changes(GUILD) == (
        SettingChange(BEN, now, "reminders", "one"),
        SettingChange(ANA, now - 60, "channels", [CHANNEL]),
    )


async def test_what_stays_the_same_is_no_change(house: House) -> None:
    await set_(house, "threads", "allowed")
    assert await house.service.guilds.changes(GUILD) == ()


async def test_a_repeated_interaction_does_not_undo_what_came_after_it(house: House) -> None:
    first = house.interaction()
    change = house.service.guilds.change
    await change(GUILD, ANA, "threads", "never", first)
    await set_(house, "threads", "always", BEN)
    assert (await change(GUILD, ANA, "threads", "never", first)).threads == "always"
    assert len(await house.service.guilds.changes(GUILD)) == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("threads", "sometimes"),
        ("most_tables", 4),
        ("language", "../en"),
        ("channels", tuple(range(26))),
        ("channels", ("x",)),
        ("nonsense", 1),
    ],
)
async def test_what_cannot_be_set_changes_nothing(house: House, name: str, value: object) -> None:
    with pytest.raises(BadSetting):
        await set_(house, name, value)
    assert await house.service.guilds.settings(GUILD) == ServerSettings()
    assert await house.service.guilds.changes(GUILD) == ()


async def test_changes_at_once_are_all_kept(house: House) -> None:
    await asyncio.gather(
        set_(house, "threads", "never"), set_(house, "reminders", "none"), set_(house, "language", "en")
    )
    assert await house.service.guilds.settings(GUILD) == ServerSettings(
        threads="never", reminders="none", language="en"
    )


async def test_tables_are_opened_in_the_chosen_channels_only(house: House) -> None:
    await set_(house, "channels", (CHANNEL + 5, CHANNEL + 6))
    with pytest.raises(NotHere) as error:
        await open_in(house, CHANNEL)
    assert error.value.channels == (CHANNEL + 5, CHANNEL + 6)
    await open_in(house, CHANNEL + 5, THREAD)  # in a thread of such a channel
    assert len(await house.service.tables(guild_id=GUILD)) == 1


async def test_a_channel_and_its_threads_hold_so_many_tables(house: House) -> None:
    await set_(house, "most_tables", 2)
    await open_in(house, CHANNEL)
    await open_in(house, CHANNEL, THREAD)
    with pytest.raises(TooManyTables) as error:
        await open_in(house, CHANNEL, THREAD)
    assert error.value.most == 2
    await open_in(house, CHANNEL + 5)
    first = (await house.service.tables(channel_id=CHANNEL))[0]
    await house.service.cancel(first.game_id, ANA, False, house.interaction())
    await open_in(house, CHANNEL, THREAD)


async def test_of_two_at_once_one_gets_the_last_place(house: House) -> None:
    await set_(house, "most_tables", 1)
    told = await asyncio.gather(open_in(house, CHANNEL), open_in(house, CHANNEL), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in told) == ["NoneType", "TooManyTables"]
    assert len(await house.service.tables(channel_id=CHANNEL)) == 1


async def test_a_repeated_interaction_finds_the_table_that_it_opened(house: House) -> None:
    await set_(house, "most_tables", 1)
    interaction = house.interaction()
    await open_in(house, CHANNEL, interaction=interaction)
    await open_in(house, CHANNEL, interaction=interaction)
    assert len(await house.service.tables(channel_id=CHANNEL)) == 1


async def test_settings_that_cannot_be_read_are_those_of_the_start(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.store.guilds.change(ChangeRow(GUILD, ANA, 1, "threads", '"sideways"', 0.0), '{"threads":"sideways"}')
    assert await house.service.guilds.settings(GUILD) == ServerSettings()
    assert "cannot be read" in caplog.text
