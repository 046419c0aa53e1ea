"""What servers have set and what people have chosen, in the store."""

from dataclasses import replace
from pathlib import Path

from bot.store.guilds import KEPT, ChangeRow
from bot.store.sqlite import SqliteStore
from tests.store.conftest import Open
from tests.store.house import ANA, BEN, CHANNEL, GUILD, move, opened

CHANGE = ChangeRow(GUILD, ANA, 9_100_000_000_000_000_001, "threads", '"never"', 2.5)
OTHER_GUILD = GUILD + 1


async def test_nothing_is_set_at_first(store: SqliteStore) -> None:
    assert await store.guilds.settings(GUILD) is None
    assert await store.guilds.changes(GUILD, 10) == ()


async def test_settings_and_changes_come_back_after_a_restart(open_store: Open, file: Path) -> None:
    store = await open_store(file)
    assert await store.guilds.change(CHANGE, '{"threads":"never"}')
    await store.close()
    store = await open_store(file)
    assert await store.guilds.settings(GUILD) == '{"threads":"never"}'
    assert await store.guilds.changes(GUILD, 10) == (CHANGE,)
    assert await store.guilds.settings(OTHER_GUILD) is None


async def test_an_interaction_changes_settings_once(store: SqliteStore) -> None:
    await store.guilds.change(CHANGE, '{"threads":"never"}')
    again = replace(CHANGE, value='"always"')
    assert not await store.guilds.change(again, '{"threads":"always"}')
    assert await store.guilds.settings(GUILD) == '{"threads":"never"}'
    assert await store.guilds.changes(GUILD, 10) == (CHANGE,)


async def test_old_changes_are_forgotten_in_each_server_apart(store: SqliteStore) -> None:
    await store.guilds.change(replace(CHANGE, guild_id=OTHER_GUILD), "{}")
    for number in range(1, KEPT + 4):
        change = replace(CHANGE, interaction_id=CHANGE.interaction_id + number, value=str(number))
        await store.guilds.change(change, "{}")
    kept = await store.guilds.changes(GUILD, 10 * KEPT)
    assert [change.value for change in kept] == [str(number) for number in range(KEPT + 3, 3, -1)]
    assert len(await store.guilds.changes(OTHER_GUILD, 10)) == 1


async def test_open_tables_are_counted_by_channel_without_ended_ones_and_ones_own(store: SqliteStore) -> None:
    await opened(store, interaction_id=7)
    await opened(store, channel_id=CHANNEL + 1)
    await opened(store, channel_id=CHANNEL + 2)
    await opened(store, guild_id=OTHER_GUILD)
    over = await opened(store)
    await store.commit(move(over, status="over"))
    count = store.guilds.open_tables
    assert await count(GUILD, {CHANNEL, CHANNEL + 1}, 8) == 2
    assert await count(GUILD, {CHANNEL, CHANNEL + 1}, 7) == 1


async def test_people_are_counted_until_they_wish_otherwise(store: SqliteStore) -> None:
    assert await store.people.counted(ANA)
    await store.people.count(ANA, False)
    assert not await store.people.counted(ANA)
    assert await store.people.counted(BEN)
    await store.people.count(ANA, True)
    assert await store.people.counted(ANA)
