"""What is kept about somebody is told, given out, and goes without a trace; the games that they leave go on."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

from bot.publication import ANYBODY, LobbyCard, Notices, OpenLook, Publication
from bot.service.replay import replay
from bot.store.privacy import ABOUT
from bot.store.sqlite import SqliteStore
from tests.service.house import ANA, BEN, CHANNEL, CLEO, DAN, GUILD, NAMES, House


def places(conn: sqlite3.Connection, *wanted: str) -> Iterator[str]:
    """Yield every column of every table in which one of these words stands anywhere."""
    tables = [row[0] for row in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        rows = conn.execute(f"SELECT * FROM {table}").fetchall()
        columns = [row[1] for row in conn.execute(f"PRAGMA table_info({table})")]
        for row in rows:
            yield from (
                f"{table}.{column}"
                for column, value in zip(columns, row, strict=True)
                if any(word in str(value) for word in wanted)
            )


async def everywhere(store: SqliteStore, *wanted: str) -> set[str]:
    return await store.read(lambda conn: set(places(conn, *wanted)))


async def over(house: House, *people: int) -> int:
    """Play a game to its end and return its id."""
    game_id = await house.table(*people, rounds=1)
    for person in people:
        await house.bid(game_id, person, 1)
    assert (await house.service.publication(game_id)).status.outcome is not None  # type: ignore[union-attr]
    return game_id


async def lived_in(house: House) -> dict[str, int]:
    """Let Ana leave traces in everything that there is; return her tables by what they are."""
    service = house.service
    tables = {
        "running": await house.table(ANA, BEN, CLEO, rounds=3, deadline=3600),
        "over": await over(house, ANA, BEN),
        "lobby": await house.lobby(ANA, BEN),
        "left": await house.table(ANA, BEN, CLEO, rounds=3),
        "minded": await house.table(ANA, BEN, CLEO, rounds=3),
        "offered": await house.table(BEN, CLEO, rounds=3),
        "cancelled": await house.table(ANA, BEN, rounds=3),
    }
    await house.bid(tables["running"], BEN, 3)
    await service.leave(tables["left"], ANA, house.interaction())
    await service.handovers.rest(tables["minded"], ANA, house.interaction())
    await service.handovers.offer(tables["offered"], BEN, ANA, house.interaction())
    for person in (ANA, BEN):
        await service.cancel(tables["cancelled"], person, False, house.interaction())
    await service.cancel(tables["running"], ANA, False, house.interaction())
    await service.visits.seen(tables["running"], ANA, 1)
    await service.reminders.choose(ANA, Notices("private", "Europe/Berlin", (0, 60)))
    await service.guilds.change(GUILD, ANA, "threads", "never", house.interaction())
    await service.privacy.count(ANA, False)
    await service.keep_look(OpenLook(tables["running"], ANA, 77, "token", 9e9, 1))
    running = await service.publication(tables["running"])
    assert isinstance(running, Publication)
    await service.reminders.call(running, {ANA})
    house.clock.at += 950
    await service.reminders.due()
    return tables


async def test_what_is_kept_is_told_and_given_out(house: House) -> None:
    tables = await lived_in(house)
    about = await house.service.privacy.about(ANA)
    assert about.counts["seats"] == 5
    assert about.counts["results"] == 1
    assert not about.counted
    given = json.loads(about.export)
    assert given["user_id"] == str(ANA)
    assert {row["guild_id"] for row in given["seats"]} == {str(GUILD)}
    assert {row["game_id"] for row in given["actions"]} <= set(tables.values())
    assert any(row["action"] == {"kind": "bid", "amount": 1} for row in given["actions"])
    assert given["reminders wanted"][0]["zone"] == "Europe/Berlin"
    assert not any(str(other) in about.export for other in (BEN, CLEO, DAN))
    assert not any(NAMES[other] in about.export for other in (BEN, CLEO, DAN))
    assert "token" not in about.export


async def test_every_place_where_their_id_stands_has_its_topic(house: House) -> None:
    await lived_in(house)
    found = (await house.service.privacy.about(ANA)).counts
    assert {topic for topic in ABOUT if not found[topic]} == {"plans"}, "nothing here is planned"
    for place in await everywhere(house.store, str(ANA)):
        table, column = place.split(".")
        told = [sql for sql in ABOUT.values() if re.search(rf"\b(FROM|JOIN) {table}\b", sql)]
        assert any(re.search(rf"\b{column}\b", sql) for sql in told), place


async def test_channels_of_a_setting_are_text_as_other_ids_are(house: House) -> None:
    await house.service.guilds.change(GUILD, ANA, "channels", (2**60 + 1,), house.interaction())
    given = json.loads((await house.service.privacy.about(ANA)).export)
    assert given["settings of servers"][0]["value"] == [str(2**60 + 1)]


async def test_somebody_unknown_has_nothing(house: House) -> None:
    await lived_in(house)
    about = await house.service.privacy.about(DAN)
    assert not any(about.counts.values())
    assert about.counted
    assert await house.service.privacy.erase(DAN) == ()


async def test_nothing_is_left_anywhere(house: House) -> None:
    await lived_in(house)
    before = await everywhere(house.store, str(ANA), "Ana")
    assert {
        "seats.user_id",
        "seats.owner_id",
        "seats.offer",
        "seats.name",
        "actions.user_id",
        "results.user_ids",
    } <= before
    assert {"votes.user_id", "visits.user_id", "looks.user_id"} <= before
    assert {"guild_changes.user_id", "notices.user_id", "reminders.user_id", "calls.user_id"} <= before
    await house.service.privacy.erase(ANA)
    assert await everywhere(house.store, str(ANA), "Ana") == set()


async def test_the_games_go_on_and_the_others_lose_nothing(house: House) -> None:
    tables = await lived_in(house)
    ben_before = await house.service.privacy.about(BEN)
    changed = await house.service.privacy.erase(ANA)
    assert {shown.table.game_id for shown in changed} == {
        tables[name] for name in ("running", "lobby", "minded", "offered")
    }
    ben_after = (await house.service.privacy.about(BEN)).counts
    assert ben_after == {**ben_before.counts, "tables hosted": ben_before.counts["tables hosted"] + 2}
    running = await house.service.publication(tables["running"])
    assert isinstance(running, Publication)
    assert running.table.status == "running"
    assert running.table.seats[0].user_id is None
    assert running.table.seats[0].name == ""
    assert running.table.host_id == BEN
    lobby = await house.service.publication(tables["lobby"])
    assert isinstance(lobby, LobbyCard)
    assert [who.user_id for who in lobby.table.seats] == [BEN]
    minded = (await house.service.publication(tables["minded"])).table
    assert minded.seats[0].player is not None
    assert minded.seats[0].owner_id is None
    while await house.service.inbox.waiting(BEN) or await house.service.inbox.waiting(CLEO):
        for person in (BEN, CLEO):
            for waiting in await house.service.inbox.waiting(person):
                await house.bid(waiting.table.game_id, person, 1)
    assert {(await house.service.publication(tables[name])).table.status for name in ("running", "minded")} == {"over"}


async def test_a_game_that_ended_is_remembered_without_them(house: House) -> None:
    tables = await lived_in(house)
    assert (await house.service.records(GUILD, "toy")).tallies.people
    await house.service.privacy.erase(ANA)
    records = await house.service.records(GUILD, "toy")
    assert ANA not in {person.user_id for person in records.tallies.people}
    loaded = await house.service._tables.load(tables["over"])
    assert len(list(replay(loaded, await house.store.log(tables["over"])))) == 3, "it diverges from nothing"


async def test_the_last_person_ends_the_game(house: House) -> None:
    game_id = await house.table(ANA, players=["counting"], rounds=3)
    (shown,) = await house.service.privacy.erase(ANA)
    assert shown.table.status in ("over", "cancelled")
    assert await everywhere(house.store, str(ANA), "Ana") == set()
    assert game_id == shown.table.game_id


async def test_whoever_is_erased_twice_or_comes_back_starts_afresh(house: House) -> None:
    game_id = await house.table(ANA, BEN, CLEO, rounds=3)
    await house.service.privacy.erase(ANA)
    await house.service.privacy.erase(ANA)
    await house.join(game_id, ANA)
    assert (await house.peek(game_id, ANA)).seat == 0
    assert (await house.service.privacy.about(ANA)).counts["seats"] == 1


async def test_a_game_that_cannot_be_read_forgets_them_too(house: House, serve: Callable[..., House]) -> None:
    game_id = await house.table(ANA, BEN, rounds=3)
    await house.store._change("UPDATE games SET state_schema = 99 WHERE game_id = ?", game_id)
    after = serve()
    assert await after.service.privacy.erase(ANA) == ()
    assert await everywhere(after.store, str(ANA), "Ana") == set()
    await house.store._change("UPDATE games SET state_schema = 1 WHERE game_id = ?", game_id)
    await after.service.resume()
    shown: Any = await after.service.publication(game_id)
    assert shown.table.status == "running"
    assert shown.table.seats[0].player is not None


async def test_a_lobby_that_cannot_be_read_forgets_them_too(house: House, serve: Callable[..., House]) -> None:
    shared, alone = await house.lobby(ANA, BEN), await house.lobby(ANA)
    await house.store._change("UPDATE games SET options = '{\"colour\":5}'")
    after = serve()
    await after.service.privacy.erase(ANA)
    assert await everywhere(after.store, str(ANA), "Ana") == set()
    found = {table.game_id: table for table in await after.service.tables(statuses=("frozen", "cancelled"))}
    assert [who.user_id for who in found[shared].seats] == [BEN]
    assert found[alone].status == "cancelled", "nobody is left who could call it off"


async def test_whoever_sits_in_is_not_named_to_the_owner(house: House) -> None:
    game_id = await house.table(ANA, BEN, rounds=3)
    await house.service.handovers.offer(game_id, ANA, ANYBODY, house.interaction())
    await house.join(game_id, DAN)
    about = await house.service.privacy.about(ANA)
    assert '"name": "Ana"' in about.export
    assert "Dan" not in about.export


async def test_what_called_them_in_a_channel_is_taken_away(house: House) -> None:
    game_id = await house.table(ANA, BEN, CLEO, rounds=3, deadline=3600)
    await house.bid(game_id, BEN, 1)
    await house.bid(game_id, CLEO, 1)
    house.clock.at += 950
    (reminder,) = await house.service.reminders.due()
    await house.service.reminders.posted(reminder, CHANNEL, 77)
    await house.service.privacy.erase(ANA)
    assert await house.service.reminders.answered() == ((CHANNEL, 77),)
    assert await house.service.reminders.answered() == ()


async def test_best_lists_name_nobody_who_does_not_wish_to_be_counted(house: House) -> None:
    await over(house, ANA, BEN)
    named = await house.service.records(GUILD, "toy")
    await house.service.privacy.count(ANA, False)
    after = await house.service.records(GUILD, "toy")
    assert {person.user_id for person in named.tallies.people} == {ANA, BEN}
    assert {person.user_id for person in after.tallies.people} == {BEN}
    winners = [entry.winner_ids for board in after.best.values() for entry in board]
    assert winners == [(BEN,)], "both won with equal bids"
    assert after.tallies.games == named.tallies.games


async def test_an_owner_and_whoever_sits_in_can_each_be_erased(house: House) -> None:
    for erased, name, stays in ((ANA, "Ana", DAN), (DAN, "Dan", ANA)):
        game_id = await house.table(ANA, BEN, rounds=3)
        await house.service.handovers.offer(game_id, ANA, ANYBODY, house.interaction())
        await house.join(game_id, DAN)
        await house.service.privacy.erase(erased)
        assert await everywhere(house.store, str(erased), name) == set()
        table = (await house.service.publication(game_id)).table
        assert table.status == "running"
        assert stays in (table.seats[0].user_id, table.seats[0].owner_id)
        await house.service.privacy.erase(stays)
        assert await everywhere(house.store, str(stays)) == set()
